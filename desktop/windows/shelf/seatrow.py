"""One seat on the start panel: its shield, who sits there, and how strong a bot."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from desktop.language import translate
from desktop.names import level_detail, level_name, you
from desktop.painting.seatlook import SeatLook
from desktop.painting.shapes import rounded
from desktop.retranslated import Retranslated
from desktop.setup import LEVELS, NAMES, Chair
from engine.core import one_line

KINDS = ("human", "bot")
HEIGHT, LOW = 86, 74


class SeatRow(Retranslated, QFrame):
    """Edits one chair.

    Signals: `changed()` when somebody else sits down.
    """

    changed = Signal()

    def __init__(self, seat: int, chair: Chair, look: SeatLook, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._seat, self._look = seat, look
        self._alone = False
        self._name = QLineEdit(chair.name, self)
        self._name.setObjectName("seat-name")
        self._name.setMaxLength(20)
        self._name.editingFinished.connect(self._show_start)
        self._show_start()
        self._charge = QLabel(self)
        self._charge.setProperty("role", "charge")
        self._kind = _Choice(self)
        self._level = _Choice(self)
        for kind in KINDS:
            self._kind.addItem("", kind)
        for level in LEVELS:
            self._level.addItem("", level)
        self._kind.setCurrentIndex(KINDS.index(chair.kind))
        self._level.setCurrentIndex(LEVELS.index(chair.level))
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._level.currentIndexChanged.connect(self._explain_level)
        top = QHBoxLayout()
        top.addWidget(self._name, 1)
        top.addWidget(self._charge)
        low = QHBoxLayout()
        low.setSpacing(8)
        # Under the first letter of the name, which its frame sets in a little.
        low.setContentsMargins(5, 0, 0, 0)
        low.addWidget(self._kind, 1)
        low.addWidget(self._level, 1)
        grid = QGridLayout(self)
        self._grid = grid
        grid.addLayout(top, 0, 0)
        grid.addLayout(low, 1, 0)
        policy = self._level.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._level.setSizePolicy(policy)
        self._level.setVisible(chair.kind == "bot")
        self.set_low(False)
        self.retranslate()

    def chair(self) -> Chair:
        """Who sits here, as it stands on the row."""
        return Chair(
            KINDS[self._kind.currentIndex()],
            one_line(self._name.text().strip()),
            LEVELS[self._level.currentIndex()],
        )

    def set_low(self, low: bool) -> None:
        """Whether there is little room for the rows."""
        self.setFixedHeight(LOW if low else HEIGHT)
        self._grid.setContentsMargins(69, 2 if low else 6, 12, 4 if low else 9)
        self._grid.setVerticalSpacing(1 if low else 4)

    def _show_start(self) -> None:
        """A long name is cut at its end, not at its beginning."""
        self._name.setCursorPosition(0)

    def set_alone(self, alone: bool) -> None:
        """Whether exactly one person plays, who may then stay nameless."""
        self._alone = alone
        self.retranslate()

    def retranslate(self) -> None:
        nameless = self._alone and self.chair().kind == "human"
        self._name.setPlaceholderText(you() if nameless else NAMES[self._seat])
        self._name.setAccessibleName(translate("Shelf", "Name"))
        self._name.setToolTip(translate("Shelf", "Click to change the name"))
        self._charge.setText(self._look.name())
        self._kind.setItemText(0, translate("Shelf", "Human"))
        self._kind.setItemText(1, translate("Shelf", "Bot"))
        self._kind.setAccessibleName(translate("Shelf", "Who plays"))
        for index, level in enumerate(LEVELS):
            self._level.setItemText(index, level_name(level))
            self._level.setItemData(index, level_detail(level), Qt.ItemDataRole.ToolTipRole)
        self._level.setAccessibleName(translate("Shelf", "Strength of the bot"))
        self._explain_level()

    def _explain_level(self) -> None:
        explained = level_detail(LEVELS[self._level.currentIndex()])
        self._level.setToolTip(explained)
        self._level.setAccessibleDescription(explained)

    def _on_kind(self, index: int) -> None:
        self._level.setVisible(KINDS[index] == "bot")
        self.changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._look.fill(p, rounded(QRectF(0, 7, 4, self.height() - 14), 2))
        self._look.shield(p, 38, self.height() / 2, 44)
        p.end()


class _Choice(QComboBox):
    """A drop-down that leaves the wheel to the panel it is scrolled with."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
