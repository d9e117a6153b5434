"""The panel beside the board that is edited: what the position is, what was refused, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.lettering import Flow, Piece
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import outline, pen, rounded
from desktop.panels.box import Block
from desktop.panels.held_card import SeatState, Size
from desktop.panels.seat_card import SeatCard
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import unscaled
from desktop.style.theme import current_theme, serif
from desktop.style.widgets import Segments, plain_label, pop_above, rule
from desktop.table.buttons import Button
from desktop.table.game import Cards
from desktop.windows.puzzles.blocks import Coached
from desktop.windows.puzzles.signs import paint_cross


class Said(Block):
    """Why an edit was refused, or what a piece is called; gone while there is nothing to say."""

    def __init__(self, parent: QWidget) -> None:
        self._said, self._refused = "", False
        super().__init__(parent)

    def text(self) -> str:
        """What it says."""
        return self._said

    def say(self, said: str, *, refused: bool) -> None:
        """Say something else."""
        self._said, self._refused = said, refused
        self.setAccessibleName(said)
        self.setVisible(bool(said))
        self.fit()

    def _flow(self, width: float) -> Flow:
        theme = current_theme()
        return Flow((Piece(self._said, serif(16), theme.text),), width - 50)

    def needed(self, width: float) -> float:
        return max(38.0, self._flow(width).height + 16)

    def paint(self, p: QPainter) -> None:
        theme = current_theme()
        frame = rounded(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 6)
        p.fillPath(frame, QColor(theme.card if self._refused else theme.mark))
        flow = self._flow(self.width())
        top = (self.height() - flow.height) / 2
        if self._refused:
            outline(p, frame, pen(theme.danger, 1.3))
            paint_cross(p, QPointF(21, top + 11), 5)
            flow.paint(p, QPointF(38, top))
        else:
            flow.paint(p, QPointF(14, top))


#: Pixels beside everything, above the first and below the last, between buttons.
_MARGIN, _EDGE, _BESIDE = 18, 12, 8
#: In a panel at least so high everything has more air, and seats and ways are told at length.
_TALL = 700
#: Pixels of the height that are kept for all else where seats are shown larger.
_ELSE = 640
#: In a small window: seats up to which there is room for all else, and beyond which for little.
_FEW, _MANY = 3, 4


class EditorPanel(SelfUpdating, QFrame):
    """Signals: what is to be done: `opened()`, `pasted()`, `copied()`, `written()`, `pictured()`,
    `played()`, `checked()`: the coach is asked, or stopped; `left()`; `seated(number of seats)`.
    """

    opened = Signal()
    pasted = Signal()
    copied = Signal()
    written = Signal()
    pictured = Signal()
    played = Signal()
    checked = Signal()
    left = Signal()
    seated = Signal(int)

    def __init__(self, seats: range, parent: QWidget) -> None:
        """`seats`: how many can play the game."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._seats = seats
        inner = self._inner = QWidget(self)
        self._title = ""
        self._heading, self._kicker = self._label("headline"), self._label("kicker")
        self._standing = self._label("sentence")
        self.said = Said(self)
        self._say: Callable[[], str] = str
        self._refused = False
        self._seats_label = plain_label(inner, "heading")
        self.seats = Segments(inner, len(seats), width=27, height=20)
        for number, button in zip(seats, self.seats.buttons, strict=True):
            button.setText(str(number))
            button.clicked.connect(lambda _=False, n=number: self.seated.emit(n))
        self.holders: list[SeatCard] = []
        self._looks: Sequence[SeatLook] = ()
        #: How pieces are moved, with the mouse and by keys.
        self.ways = self._label("quiet")
        self.open, self.share = Button(self), Button(self)
        self.play, self.leave = Button(self), Button(self)
        self.check = Button(self, main=True)
        self.verdict = Coached(self)
        self._thinking = False
        for button, signal in (
            (self.play, self.played),
            (self.check, self.checked),
            (self.leave, self.left),
        ):
            button.clicked.connect(signal)
        self.share_menu, self.open_menu = QMenu(self), QMenu(self)
        self._share_actions = [
            self.share_menu.addAction("", signal.emit)
            for signal in (self.copied, self.written, self.pictured)
        ]
        self._open_actions = [
            self.open_menu.addAction("", signal.emit) for signal in (self.opened, self.pasted)
        ]
        self.share.clicked.connect(lambda: pop_above(self.share_menu, self.share))
        self.open.clicked.connect(lambda: pop_above(self.open_menu, self.open))
        self._compose()
        self.retranslate()
        self.say(str, refused=False)
        self.tell_verdict("", "", None, thinking=False)

    def _label(self, role: str) -> QLabel:
        label = plain_label(self._inner, role, wrapped=True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return label

    def _compose(self) -> None:
        self._flow = QVBoxLayout(self._inner)
        self._flow.setContentsMargins(_MARGIN, _EDGE, _MARGIN, _EDGE)
        for part in (self._heading, self._kicker, self._standing):
            self._flow.addWidget(part)
        count = QHBoxLayout()
        count.addWidget(self._seats_label, 1)
        # Where only so many can play there is nothing to choose.
        self.seats.setVisible(len(self._seats) > 1)
        count.addWidget(self.seats)
        self._flow.addLayout(count)
        self._flow.addWidget(rule(self._inner))
        self._holders = QVBoxLayout()
        self._flow.addLayout(self._holders)
        self._flow.addWidget(self.ways)
        self._flow.addStretch(1)
        scroll = FadingScroll(self, over=True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._inner)
        # What comes and goes does so at the foot: nothing that is read or clicked moves for it.
        foot = QVBoxLayout()
        foot.setContentsMargins(_MARGIN - 4, 6, _MARGIN - 4, _EDGE)
        foot.setSpacing(_BESIDE)
        foot.addWidget(self.said)
        foot.addWidget(self.verdict)
        self.check.fix(height=36)
        foot.addWidget(self.check)
        for pair in ((self.play, self.share), (self.open, self.leave)):
            row = QHBoxLayout()
            row.setSpacing(_BESIDE)
            for button in pair:
                button.fix(height=32)
                row.addWidget(button, 1)
            foot.addLayout(row)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scroll, 1)
        whole.addLayout(foot)
        # The longest words come close to its edges rather than make all else too wide.
        for button in (self.check, self.play, self.share, self.open, self.leave):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        self._heading.setText(self._title or translate("Editor", "Your position"))
        self.said.say(self._say(), refused=self._refused)
        self._seats_label.setText(translate("Editor", "Players"))
        self.seats.setAccessibleName(translate("Editor", "Players"))
        self.seats.setToolTip(translate("Editor", "An empty board for so many"))
        arrows, lay = (
            f"{shortcuts.cap_of('left')}\u00a0{shortcuts.cap_of('right')}",
            shortcuts.cap_of("confirm"),
        )
        self.ways.setText(
            translate(
                "Editor",
                "Drag a piece onto the board, or off it to take it away; or click it, then its "
                "place. By keys: {arrows}, {lay} and {take}.",
            ).format(arrows=arrows, lay=lay, take=shortcuts.cap(QKeySequence("Del")))
        )
        self.open.set_label(translate("Editor", "Open…"))
        self.share.set_label(translate("Editor", "Share…"))
        self.play.set_label(translate("Editor", "Play from here"))
        self.leave.set_label(translate("Puzzles", "Leave"), shortcuts.cap_of("back"))
        check = translate("Puzzles", "Check with the coach")
        stop = translate("Puzzles", "Stop the coach")
        self.check.set_label(stop if self._thinking else check, shortcuts.cap_of("coach"))
        texts = (
            translate("Editor", "Copy as a line of text"),
            translate("Editor", "Save as a file…"),
            translate("Editor", "Save as a picture…"),
        )
        for action, text in zip(self._share_actions, texts, strict=True):
            action.setText(text)
        texts2 = (
            translate("Editor", "Open a file…"),
            translate("Editor", "Paste a line of text"),
        )
        for action, text in zip(self._open_actions, texts2, strict=True):
            action.setText(text)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """The key beside the words gives way to the words."""
        for button in (self.check, self.leave):
            button.show_key(True)
            button.show_key(button.sizeHint().width() <= button.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        self._fit_buttons()

    @property
    def _tall(self) -> bool:
        return unscaled(self.height()) >= _TALL

    @property
    def heading(self) -> str:
        """What stands at its top."""
        return self._heading.text()

    @property
    def kicker(self) -> str:
        """What stands below that."""
        return self._kicker.text()

    @property
    def standing(self) -> str:
        """How it says the players stand."""
        return self._standing.text()

    def show_standing(self, standing: str) -> None:
        """How the players stand."""
        self._standing.setText(standing)
        self._share_room()

    def show_seats(
        self, states: Sequence[SeatState], looks: Sequence[SeatLook], cards: Cards | None
    ) -> None:
        """What everybody has."""
        if self._looks != looks:
            self._looks = looks
            for card in self.holders:
                card.deleteLater()
            self.holders = [SeatCard(look, cards, self._inner) for look in looks]
            for card in self.holders:
                self._holders.addWidget(card)
        for card, state in zip(self.holders, states, strict=True):
            card.show_state(state)
        self.seats.choose(self._seats.index(len(states)))
        self._share_room()

    def show_origin(self, title: str, aim: str, aside: str) -> None:
        """The puzzle of which it is a copy, and what is to be done there, or nothing; and what
        there is to know of it.
        """
        self._title = title
        self._kicker.setText(aside)
        self._heading.setToolTip(aim)
        self._share_room()
        self.retranslate()

    def say(self, said: Callable[[], str], *, refused: bool) -> None:
        """Why an edit was refused, or where the keys stand; in the language of the moment."""
        self._say, self._refused = said, refused
        self.said.say(said(), refused=refused)

    def tell_verdict(self, head: str, said: str, good: bool | None, *, thinking: bool) -> None:
        """What the coach says; nothing, for an empty headline."""
        self._thinking = thinking
        self.verdict.say(head, said, good, busy=thinking)
        self.verdict.setVisible(bool(head))
        self._share_room()
        self.retranslate()

    def _share_room(self) -> None:
        """In a small window seats are told of in two lines each; many of them leave no room for
        ways to move pieces, nor for what is always true.
        """
        tall, count = self._tall, len(self.holders)
        self._kicker.setVisible(tall or count <= _MANY)
        self._flow.setSpacing(10 if tall else 6)
        self._holders.setSpacing(5 if tall else 2)
        self._standing.setVisible(bool(self.standing))
        self.ways.setVisible(tall or count <= _FEW)
        size = Size.LOW
        larger = sum(card.short_height() for card in self.holders)
        if tall and larger <= unscaled(self.height()) - _ELSE:
            size = Size.SHORT
        for card in self.holders:
            card.set_size(size)

    def allow(self, *, play: bool, check: bool) -> None:
        """What can be done now."""
        self.play.setEnabled(play)
        self.check.setEnabled(check)
