"""A seat on the start panel: its shield, its player, and the strength of a bot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from desktop.language.names import (
    level_detail,
    level_name,
    only_person_name,
    temper_detail,
    temper_name,
)
from desktop.language.translation import translate
from desktop.painting.faces import BotFace, Mood
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import rounded
from desktop.style.screen_reader import set_accessible_name
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled
from desktop.style.widgets import DropDown
from engine.bots.bot_names import LEVEL_NAMES
from engine.core.errors import one_line
from engine.core.values import Seat
from engine.play.setup import DEFAULT_LEVEL, NAMES, SeatSetup, temper_of

PLAYER_KINDS = ("human", "bot")
#: The longest name that can be written, in characters; saved games may have longer ones.
MAX_WRITTEN_NAME = 20
#: Height of a row, in pixels.
HEIGHT = 86
#: Height of a row in a low panel.
LOW_HEIGHT = 71
#: The width of a portrait, with the shield of its seat at its foot.
_PORTRAIT_WIDTH = 58.0
#: Pixels beside the words of an open list.
_MARGIN = 22
#: Pixels beside the words of a closed list: frame, padding and arrow of the style sheet.
_LIST_PADDING = 40


class SeatRow(SelfUpdating, TextScaled, QFrame):
    """Edits the chair of a seat.

    Signals:
        changed(): another kind of player was chosen.
        level_chosen(level): another strength was chosen for a bot.
        renamed(): another name was written.
    """

    changed = Signal()
    level_chosen = Signal(str)
    renamed = Signal()

    def __init__(
        self,
        seat: Seat,
        chair: SeatSetup,
        look: SeatLook,
        parent: QWidget,
        portraits: LatePortraits,
        programs: Sequence[str] = (),
    ) -> None:
        """Create the row; `programs` are the levels of external programs that play this game."""
        super().__init__(parent)
        self._levels = (*LEVEL_NAMES, *programs)
        self.setProperty("role", "card")
        self._seat, self._look = seat, look
        self._portraits = portraits
        #: Whose portrait is shown; None for a person.
        self._face: BotFace | None = None
        self._is_alone = False
        self._name = QLineEdit(chair.name, self)
        self._name.setAcceptDrops(False)
        self._name.setObjectName("seat-name")
        self._name.setMaxLength(MAX_WRITTEN_NAME)
        self._name.editingFinished.connect(self._show_start)
        self._show_start()
        self._charge = QLabel(self)
        self._charge.setProperty("role", "charge")
        self._kind = SeatChoice(self)
        self._level = SeatChoice(self)
        for kind in PLAYER_KINDS:
            self._kind.addItem("", kind)
        for level in self._levels:
            self._level.addItem("", level)
        self._kind.setCurrentIndex(PLAYER_KINDS.index(chair.kind))
        # A chair whose program was removed gets a bot of the default level.
        start_level = chair.level if chair.level in self._levels else DEFAULT_LEVEL
        self._level.setCurrentIndex(self._levels.index(start_level))
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._level.currentIndexChanged.connect(self._explain_bot)
        self._level.currentIndexChanged.connect(self._on_level)
        self._name.textChanged.connect(self._explain_bot)
        self._name.textChanged.connect(self.renamed)
        top = QHBoxLayout()
        # Keeps the frame of the name, visible while it is edited, off the charge.
        top.setSpacing(8)
        top.addWidget(self._name, 1)
        top.addWidget(self._charge)
        low = QHBoxLayout()
        low.setSpacing(4)
        # Aligns the lists with the first letter of the name, which its frame indents a little.
        low.setContentsMargins(5, 0, 0, 0)
        low.addWidget(self._kind)
        low.addWidget(self._level, 1)
        grid = QGridLayout(self)
        self._grid = grid
        grid.addLayout(top, 0, 0)
        grid.addLayout(low, 1, 0)
        policy = self._level.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        if programs:
            # Program names may be longer than the row allows.
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        self._level.setSizePolicy(policy)
        self._level.setVisible(chair.kind == "bot")
        self.set_low(low=False)
        self.retranslate()

    def chair(self) -> SeatSetup:
        """Return the chair as shown on the row."""
        return SeatSetup(
            PLAYER_KINDS[self._kind.currentIndex()],
            one_line(self._name.text().strip()),
            self._levels[self._level.currentIndex()],
        )

    def set_low(self, low: bool) -> None:
        """Set whether the row is low, where there is little room."""
        self._is_low = low
        self.fix(height=LOW_HEIGHT if low else HEIGHT)
        self._grid.setContentsMargins(scaled(69), 2 if low else 6, 8, 4 if low else 9)
        self._grid.setVerticalSpacing(1 if low else 4)

    def restyle(self) -> None:
        self.set_low(self._is_low)

    def _show_start(self) -> None:
        """Scroll to the beginning, so that a long name is cut off at its end."""
        self._name.setCursorPosition(0)

    def set_alone(self, alone: bool) -> None:
        """Set whether exactly one person plays, who may then stay nameless."""
        self._is_alone = alone
        self.retranslate()

    def retranslate(self) -> None:
        nameless = self._is_alone and self.chair().kind == "human"
        self._name.setPlaceholderText(only_person_name() if nameless else NAMES[self._seat])
        charge = self._look.name()
        self.setAccessibleName(translate("Shelf", "Seat of {charge}").format(charge=charge))
        named = translate("Shelf", "Name of {charge}").format(charge=charge)
        self._name.setAccessibleName(named)
        self._name.setToolTip(translate("Shelf", "Click to change the name"))
        self._kind.setItemText(0, translate("Shelf", "Human"))
        self._kind.setItemText(1, translate("Shelf", "Bot"))
        # Only names of programs may be cut.
        widths = (self.fontMetrics().horizontalAdvance(self._kind.itemText(i)) for i in (0, 1))
        self._kind.setMinimumWidth(max(widths) + _LIST_PADDING)
        set_accessible_name(
            self._kind, translate("Shelf", "Who plays {charge}").format(charge=charge)
        )
        for index, level in enumerate(self._levels):
            self._level.setItemText(index, level_name(level))
            self._level.setItemData(index, level_detail(level), Qt.ItemDataRole.ToolTipRole)
        listed = self._level.view()
        listed.setMinimumWidth(listed.sizeHintForColumn(0) + _MARGIN)
        set_accessible_name(
            self._level, translate("Shelf", "Strength of {charge}").format(charge=charge)
        )
        self._explain_bot()

    def _explain_bot(self) -> None:
        """Explain the bot's strength and temper."""
        chair = self.chair()
        name = chair.name or NAMES[self._seat]
        temper = temper_of(chair.level, name) if chair.kind == "bot" else ""
        explained = "\n".join(
            filter(None, [level_detail(chair.level), temper_detail(temper, name)])
        )
        self._level.setToolTip(explained)
        self._level.setAccessibleDescription(explained)
        charge = self._look.name()
        self._charge.setText(f"{charge} · {temper_name(temper, name)}" if temper else charge)
        self._charge.setToolTip(temper_detail(temper, name))

    def show_face(self, face: BotFace | None) -> None:
        """Show the portrait that stands for the bot; None for a person."""
        if face != self._face:
            self._face = face
            self.update()

    def set_level(self, level: str) -> None:
        """Choose the strength of the bot."""
        self._level.setCurrentIndex(self._levels.index(level))

    def _on_level(self, index: int) -> None:
        self.level_chosen.emit(self._levels[index])

    def _on_kind(self, index: int) -> None:
        self._level.setVisible(PLAYER_KINDS[index] == "bot")
        self._explain_bot()
        self.changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._look.fill(painter, rounded(QRectF(0, 7, 4, self.height() - 14), 2))
        middle = QPointF(38, self.height() / 2)
        is_painted = self._face is not None and self._portraits.paint(
            painter, middle, _PORTRAIT_WIDTH, self._face, Mood.CALM, self._look, with_shield=True
        )
        if not is_painted:
            self._look.shield(painter, middle.x(), middle.y(), 44)
        painter.end()


class SeatChoice(DropDown):
    """A drop-down list that ends long texts with an ellipsis."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as Qt does, but end a text that is too long with an ellipsis."""
        if self.fontMetrics().horizontalAdvance(self.currentText()) + _LIST_PADDING <= self.width():
            super().paintEvent(event)
            return
        # Imported for long names only, because these classes load hundreds of enumerations.
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter

        painter = QStylePainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        style = QStyle.ComplexControl.CC_ComboBox
        part = QStyle.SubControl.SC_ComboBoxEditField
        text_width = self.style().subControlRect(style, option, part, self).width()
        option.currentText = option.fontMetrics.elidedText(
            option.currentText,
            Qt.TextElideMode.ElideRight,
            text_width,
        )
        painter.drawComplexControl(style, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
