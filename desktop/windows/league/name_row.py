"""A player's line on the score sheet while the evening is set up: the name, and who plays."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.language.names import level_detail, level_name
from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS
from desktop.style.screen_reader import set_accessible_name
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, text_scale
from desktop.windows.shelf.seat_row import MAX_WRITTEN_NAME, SeatChoice
from engine.bots.bot_names import LEVEL_NAMES
from engine.core.errors import one_line
from engine.play.setup import NAMES, SeatSetup

#: Height from which the list stands below the name.
_MIN_STACKED_HEIGHT = 58.0
_FIELD_HEIGHT, _LIST_HEIGHT = 30.0, 26.0
#: Pixels beside the words of an open list.
_MARGIN = 22


class NameRow(SelfUpdating, TextScaled, QWidget):
    """Edits a player.

    Signals:
        changed(): another name was written, or another kind of player chosen.
    """

    changed = Signal()

    def __init__(self, number: int, player: SeatSetup, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        #: The kinds of players: a person, and bots by level.
        self._kinds = ("", *LEVEL_NAMES)
        self.name_edit = QLineEdit(player.name, self)
        self.name_edit.setObjectName("seat-name")
        self.name_edit.setMaxLength(MAX_WRITTEN_NAME)
        self.name_edit.setAcceptDrops(False)
        self.name_edit.textChanged.connect(self.changed)
        self.kind_combo = SeatChoice(self)
        for kind in self._kinds:
            self.kind_combo.addItem("", kind)
        known = player.kind == "bot" and player.level in LEVEL_NAMES
        self.kind_combo.setCurrentIndex(self._kinds.index(player.level) if known else 0)
        self.kind_combo.currentIndexChanged.connect(self.changed)
        self.retranslate()

    def player(self) -> SeatSetup:
        """Return the player as shown; without a name, the usual one of this line."""
        level = self._kinds[self.kind_combo.currentIndex()]
        name = one_line(self.name_edit.text().strip()) or NAMES[self._number]
        return SeatSetup("bot", name, level) if level else SeatSetup("human", name)

    def retranslate(self) -> None:
        charge = LOOKS[self._number].name()
        self.name_edit.setPlaceholderText(NAMES[self._number])
        self.name_edit.setAccessibleName(
            translate("Shelf", "Name of {charge}").format(charge=charge)
        )
        self.name_edit.setToolTip(translate("Shelf", "Click to change the name"))
        set_accessible_name(
            self.kind_combo, translate("Shelf", "Who plays {charge}").format(charge=charge)
        )
        self.kind_combo.setItemText(0, translate("League", "Person"))
        for index, level in enumerate(self._kinds[1:], start=1):
            self.kind_combo.setItemText(index, level_name(level))
            self.kind_combo.setItemData(index, level_detail(level), Qt.ItemDataRole.ToolTipRole)
        listed = self.kind_combo.view()
        listed.setMinimumWidth(listed.sizeHintForColumn(0) + _MARGIN)

    def restyle(self) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @property
    def _shield_size(self) -> float:
        return min(40.0, self.height() * 0.62)

    def _place(self) -> None:
        """Put the list below the name, or beside it in a low row."""
        left, width, height = self._shield_size * 1.34 + 8, self.width() - 6.0, float(self.height())
        # The list needs the same width in every row.
        wanted = self.kind_combo.sizeHint().width() / text_scale()
        if height >= _MIN_STACKED_HEIGHT:
            top = (height - _FIELD_HEIGHT - _LIST_HEIGHT) / 2
            self.put(self.name_edit, left, top, width - left, _FIELD_HEIGHT)
            self.put(
                self.kind_combo,
                left + 5,
                top + _FIELD_HEIGHT,
                min(wanted, width - left - 5),
                _LIST_HEIGHT,
            )
            return
        share = min(wanted, (width - left) * 0.52)
        field = min(_FIELD_HEIGHT, height - 2)
        top = (height - field) / 2
        self.put(self.name_edit, left, top, width - left - share - 3, field)
        self.put(self.kind_combo, width - share, top, share, field)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        shield = self._shield_size
        LOOKS[self._number].shield(painter, 6 + shield * 0.6, self.height() / 2, shield)
        painter.end()
