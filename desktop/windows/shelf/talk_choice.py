"""The choice how much bots talk, on the start panel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyleOptionComboBox, QWidget

from desktop.language.names import after_colon, talk_meaning, talk_name
from desktop.language.translation import translate
from desktop.storage.settings import Settings
from desktop.style.widgets import DropDown
from engine.play.record import TALKS

#: Pixels around an entry of the list.
_LIST_MARGIN = 32


class TalkChoice(DropDown):
    """A combo box with the name of each choice; its list explains them. The settings store the
    choice."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        #: Whether seats of the chosen game make agreements.
        self.has_agreements = True
        self.setObjectName("talk")
        # The closed box is as wide as a name, not as an entry of the list.
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.activated.connect(self._on_chosen)

    def retranslate(self) -> None:
        """List the choices, and show the one in the settings."""
        self.clear()
        for talk in TALKS:
            meaning = after_colon(talk_meaning(talk, bargains=self.has_agreements), ())
            text = translate("Settings", "{talk}: {meaning}")
            self.addItem(text.format(talk=talk_name(talk), meaning=meaning), talk)
        self.setCurrentIndex(self.findData(self._settings.talk))
        self.setToolTip(talk_meaning(self._settings.talk, bargains=self.has_agreements))
        self.setAccessibleName(translate("Settings", "Table talk"))

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        option.currentText = talk_name(self._settings.talk)

    def showPopup(self) -> None:
        view = self.view()
        view.setTextElideMode(Qt.TextElideMode.ElideNone)
        view.setMinimumWidth(view.sizeHintForColumn(0) + _LIST_MARGIN)
        super().showPopup()
        popup, window = view.window(), self.window()
        # The list is wider than the box, which may be at the right edge of the window.
        right = window.mapToGlobal(window.rect().topRight()).x()
        if popup.x() + popup.width() > right:
            popup.move(
                max(window.mapToGlobal(window.rect().topLeft()).x(), right - popup.width()),
                popup.y(),
            )

    def _on_chosen(self) -> None:
        self._settings.set("talk", self.currentData())
