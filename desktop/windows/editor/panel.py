"""The panel beside the board that is edited: what the position is, what was refused, buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop import keys
from desktop.controls import Segments, plain_label, pop_above, rule
from desktop.language import translate
from desktop.painting.fadingscroll import FadingScroll
from desktop.retranslated import Retranslated
from desktop.table.buttons import Button
from desktop.textsize import unscaled
from desktop.windows.puzzles.blocks import Coached

#: The room kept for what was refused, so that nothing moves when it comes.
_SAID = 66
#: Pixels beside everything, between buttons, and of a scroll bar.
_MARGIN, _BESIDE, _BAR = 18, 8, 12
#: In a panel at least so high everything has more air.
_TALL = 760


class EditorPanel(Retranslated, QFrame):
    """Signals: what is to be done: `undone()`, `redone()`, `restarted()`, `cleared()`, `opened()`,
    `pasted()`, `copied()`, `written()`, `pictured()`, `played()`, `checked()`: the coach is asked,
    or stopped; `left()`; `seated(number of seats)`.
    """

    undone = Signal()
    redone = Signal()
    restarted = Signal()
    cleared = Signal()
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
        self._heading, self._now = self._label("heading"), self._label("sentence")
        self._standing, self._above_standing = self._label("sentence"), rule(self)
        self._title, self._aim = "", self._label("quiet")
        self._help, self.said = self._label("quiet"), self._label("aside")
        self.said.setMinimumHeight(_SAID)
        self._say: Callable[[], str] = str
        self._seats_label = self._label("quiet")
        self.seats = Segments(self, len(seats), width=38, height=24)
        for number, button in zip(seats, self.seats.buttons, strict=True):
            button.setText(str(number))
            button.clicked.connect(lambda _=False, n=number: self.seated.emit(n))
        self.undo, self.redo = Button(self), Button(self)
        self.restart, self.clear = Button(self), Button(self)
        self.open, self.share = Button(self), Button(self)
        self.play, self.leave = Button(self), Button(self)
        self.check = Button(self, main=True)
        self.check.fix(height=36)
        # The longest words come close to its edges rather than make all else too wide.
        self.check.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.verdict = Coached(self)
        self.verdict.hide()
        self._thinking = False
        for button, signal in (
            (self.undo, self.undone),
            (self.redo, self.redone),
            (self.restart, self.restarted),
            (self.clear, self.cleared),
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

    def _label(self, role: str) -> QLabel:
        label = plain_label(self, role, wrapped=True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return label

    def _compose(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 14, _MARGIN, 14)
        column.setSpacing(10)
        inner = QWidget(self)
        # The coach is asked where nothing moves when they answer.
        several = len(self._seats) > 1
        self.seats.setVisible(several)
        self._seats_label.setVisible(several)
        self._below = rule(inner)
        self._flow = QVBoxLayout(inner)
        self._flow.setContentsMargins(0, 0, 0, 0)
        for part in (
            *(self._heading, self._aim, self._now, self.check, self.verdict, rule(inner)),
            *(self._help, self.said, self._below, self._seats_label, self.seats),
        ):
            self._flow.addWidget(part)
        self._pairs = QGridLayout()
        self._pairs.setHorizontalSpacing(_BESIDE)
        pairs = (self.undo, self.redo), (self.restart, self.clear), (self.open, self.share)
        for line, pair in enumerate(pairs):
            for place, button in enumerate(pair):
                self._pairs.addWidget(button, line, place)
        self._flow.addLayout(self._pairs)
        # Below all that is clicked: it comes and goes, and moves nothing.
        self._flow.addWidget(self._above_standing)
        self._flow.addWidget(self._standing)
        self._flow.addStretch(1)
        scroll = FadingScroll(self)
        scroll.setWidget(inner)
        column.addWidget(scroll, 1)
        foot = QHBoxLayout()
        foot.setSpacing(_BESIDE)
        foot.addWidget(self.play, 1)
        foot.addWidget(self.leave, 1)
        column.addLayout(foot)

    def retranslate(self) -> None:
        self._heading.setText(self._title or translate("Editor", "Your position"))
        self._help.setText(
            translate(
                "Editor",
                "Drag a piece onto the board, or off it to take it away; or click a piece, then "
                "its place. A right click takes away, too.",
            )
        )
        self.said.setText(self._say())
        self._seats_label.setText(translate("Editor", "Players:"))
        self.seats.setToolTip(translate("Editor", "An empty board for so many"))
        self.undo.set_label(translate("Editor", "Undo"))
        self.redo.set_label(translate("Editor", "Redo"))
        self.restart.set_label(translate("Editor", "Start over"))
        self.clear.set_label(translate("Editor", "Empty board"))
        self.open.set_label(translate("Editor", "Open…"))
        self.share.set_label(translate("Editor", "Share…"))
        self.play.set_label(translate("Editor", "Play from here"))
        self.leave.set_label(translate("Puzzles", "Leave"), keys.cap_of("back"))
        check = translate("Puzzles", "Check with the coach")
        stop = translate("Puzzles", "Stop the coach")
        self.check.set_label(stop if self._thinking else check, keys.cap_of("coach"))
        for button, name in ((self.undo, "undo"), (self.redo, "redo")):
            button.setToolTip(f"{button.text()} ({keys.cap_of(name)})")
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
        wide = self.width() - 2 * _MARGIN
        # Beside the one there may be a scroll bar, beside the other is a button.
        for button, room in ((self.check, wide - _BAR), (self.leave, (wide - _BESIDE) // 2)):
            button.show_key(True)
            button.show_key(button.sizeHint().width() <= room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_air()
        self._share_room()
        self._fit_buttons()

    @property
    def _tall(self) -> bool:
        return unscaled(self.height()) >= _TALL

    def _give_air(self) -> None:
        """Everything is farther apart where there is room."""
        self._flow.setSpacing(14 if self._tall else 9)
        self._pairs.setVerticalSpacing(14 if self._tall else 8)

    @property
    def heading(self) -> str:
        """What stands at its top."""
        return self._heading.text()

    @property
    def now(self) -> str:
        """What it says of the position."""
        return self._now.text()

    @property
    def standing(self) -> str:
        """How it says the players stand."""
        return self._standing.text()

    def show_now(self, now: str, standing: str, seats: int) -> None:
        """What is asked at the position, how the players stand, and how many play."""
        self._now.setText(now)
        self._standing.setText(standing)
        self._share_room()
        self.seats.choose(self._seats.index(seats))

    def show_origin(self, title: str, aim: str) -> None:
        """The puzzle of which it is a copy, and what is to be done there; or nothing."""
        self._title = title
        self._aim.setText(aim)
        self._heading.setToolTip(aim)
        self._share_room()
        self.retranslate()

    def say(self, said: Callable[[], str], *, refused: bool) -> None:
        """Why an edit was refused, or where the keys stand; in the language of the moment."""
        role = "aside" if refused else "quiet"
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().unpolish(self.said)
            self.said.style().polish(self.said)
        self._say = said
        self.said.setText(said())
        self._share_room()

    def tell_verdict(self, head: str, said: str, good: bool | None, *, thinking: bool) -> None:
        """What the coach says; nothing, for an empty headline."""
        self._thinking = thinking
        self.verdict.say(head, said, good, busy=thinking)
        self.verdict.setVisible(bool(head))
        self._share_room()
        self.retranslate()

    def _share_room(self) -> None:
        """In a small window what the coach says takes the room of the rest, and the aim of a puzzle
        is a tooltip.
        """
        self._aim.setVisible(self._tall and bool(self._aim.text()))
        for part in (self._above_standing, self._standing):
            part.setVisible(self._tall and bool(self.standing))
        free = self._tall or not self.verdict.isVisibleTo(self)
        self._help.setVisible(free)
        self.said.setVisible(free or bool(self.said.text()))
        self._below.setVisible(free or bool(self.said.text()))

    def allow(self, *, undo: bool, redo: bool, restart: bool, play: bool, check: bool) -> None:
        """What can be done now."""
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.restart.setEnabled(restart)
        self.play.setEnabled(play)
        self.check.setEnabled(check)
