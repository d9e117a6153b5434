"""The panel of a puzzle: aim, attempts, the coach's verdict, and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.seat_look import SeatLook
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import unscaled
from desktop.style.theme import current_theme
from desktop.table.buttons import Button
from desktop.table.facts import IconPainter
from desktop.table.game_table import Cards
from desktop.windows.puzzles.blocks import (
    AimBlock,
    AttemptRow,
    SectionHeading,
    SolvedBlock,
    TitleBlock,
    VerdictBlock,
)

_MARGIN = 18
#: Height of the main button, in pixels.
_MAIN_BUTTON_HEIGHT = 36
#: Height of the other buttons.
_BUTTON_HEIGHT = 32
#: Height in pixels below which the panel shows only the necessary parts.
_MIN_ROOMY_HEIGHT = 640
#: From this height title and aim stay above the scroll area, in pixels.
_MIN_PINNED_HEIGHT = 480


@dataclass(frozen=True, slots=True)
class AttemptText:
    """An attempt in words, and the cards it was made with."""

    cards: tuple[str, ...]
    head: str
    why: str
    #: The number of places for cards still to come.
    slots: int = 0
    #: How many attempts had the same answers.
    times: int = 1


@dataclass(frozen=True, slots=True)
class PanelState:
    """All that the panel shows at a moment, in the current language."""

    title: str
    grade: int
    origin: str
    aim: str
    reach: str
    note: str
    #: Paints the stakes, or None.
    stakes: IconPainter | None
    tries: tuple[AttemptText, ...]
    tries_note: str
    #: The attempt being made, or None if none is possible now.
    waiting: AttemptText | None
    #: Headline and sentence when the puzzle is solved or its answer was shown; else "".
    solved: tuple[str, str] = ("", "")
    is_sealed: bool = False
    #: Whether the attempt is over; the main button is then in the strip.
    is_over: bool = False
    #: Headline and sentence of the coach's verdict, or "".
    coach: tuple[str, str] = ("", "")
    #: Whether the verdict is good.
    is_good: bool | None = None
    #: Whether the coach is at work; the button then stops it.
    is_thinking: bool = False
    #: Whether a solution can be shown.
    can_show: bool = False
    #: Whether the current try has begun, so that it can be started over.
    is_begun: bool = False


class PuzzlePanel(SelfUpdating, QWidget):
    """The panel of a puzzle.

    Signals:
        check_requested(): ask the coach, or stop it.
        share_requested().
        restart_requested().
        edit_requested().
        next_requested().
        solution_requested(), leave_requested(): the other buttons.
        try_hovered(int, bool): the pointer entered or left a row of attempts, counted from 0.
        language_changed(): the texts must be set anew.
    """

    check_requested = Signal()
    share_requested = Signal()
    restart_requested = Signal()
    edit_requested = Signal()
    next_requested = Signal()
    solution_requested = Signal()
    leave_requested = Signal()
    try_hovered = Signal(int, bool)
    language_changed = Signal()

    def __init__(
        self, look: SeatLook, cards: Cards | None, parent: QWidget, *, editable: bool
    ) -> None:
        """Create the panel; `editable` says whether positions of the game can be edited."""
        super().__init__(parent)
        self._cards = cards
        self._state: PanelState | None = None
        inner = QWidget(self)
        self._column = QVBoxLayout(inner)
        self._column.setSpacing(8)
        #: Above the scroll area, so that title and aim stay visible in a high panel.
        self._head = QVBoxLayout()
        self._head.setSpacing(8)
        self.title, self.aim = TitleBlock(inner), AimBlock(look, inner)
        self.solved, self.coach = SolvedBlock(inner), VerdictBlock(inner)
        self.tries_heading = SectionHeading(inner)
        self.rows: list[AttemptRow] = []
        self.waiting = AttemptRow(cards, inner)
        self.show_button = Button(inner)
        self.show_button.clicked.connect(self.solution_requested)
        self._tries = QVBoxLayout()
        self._tries.setSpacing(2)
        self.restart_button = Button(inner)
        self.restart_button.clicked.connect(self.restart_requested)
        for widget in (self.solved, self.tries_heading):
            self._column.addWidget(widget)
        self._column.addLayout(self._tries)
        self._column.addWidget(self.waiting)
        self._column.addWidget(self.restart_button)
        self._column.addWidget(self.coach)
        self._column.addWidget(self.show_button)
        self._column.addStretch()
        self._scroll = FadingScroll(self, over=True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        self._pin_head()
        self.check_button = Button(self, main=True)
        self.edit_button, self.share_button = Button(self), Button(self)
        self.next_button, self.leave_button = Button(self), Button(self)
        self.edit_button.setVisible(editable)
        self.check_button.clicked.connect(self.check_requested)
        self.share_button.clicked.connect(self.share_requested)
        self.edit_button.clicked.connect(self.edit_requested)
        self.next_button.clicked.connect(self.next_requested)
        self.leave_button.clicked.connect(self.leave_requested)
        self.check_button.fix(height=_MAIN_BUTTON_HEIGHT)
        for button in (
            self.check_button,
            self.show_button,
            self.restart_button,
            *self._plain_buttons(),
        ):
            # The keyboard stays on the board.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._arrange()
        self.retranslate()

    def _plain_buttons(self) -> tuple[Button, ...]:
        return self.edit_button, self.share_button, self.next_button, self.leave_button

    def _arrange(self) -> None:
        foot = QVBoxLayout()
        foot.setContentsMargins(_MARGIN - 4, 6, _MARGIN - 4, 12)
        foot.setSpacing(8)
        foot.addWidget(self.check_button)
        for some in (self._plain_buttons()[:2], self._plain_buttons()[2:]):
            row = QHBoxLayout()
            row.setSpacing(8)
            for button in some:
                button.fix(height=_BUTTON_HEIGHT)
                row.addWidget(button)
            foot.addLayout(row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)

    def _pin_head(self) -> None:
        """Put title and aim above the scroll area, or into it in a low panel."""
        pinned = unscaled(self.height()) >= _MIN_PINNED_HEIGHT
        into = self._head if pinned else self._column
        if into.indexOf(self.title) >= 0:
            return
        for index, part in enumerate((self.title, self.aim)):
            into.insertWidget(index, part)
        self._head.setContentsMargins(_MARGIN, 12 if pinned else 0, _MARGIN, 0)
        self._column.setContentsMargins(_MARGIN, 8 if pinned else 12, _MARGIN, 12)

    def show_state(self, state: PanelState) -> None:
        """Show another state."""
        self._state = state
        self.title.say(state.title, state.grade, state.origin)
        self._say_aim()
        self.solved.say(*state.solved, sealed=state.is_sealed)
        self.solved.setVisible(bool(state.solved[0]))
        self.tries_heading.say(translate("Puzzles", "Your tries"), state.tries_note)
        self.tries_heading.setVisible(bool(state.tries) or state.waiting is not None)
        self._show_tries(state)
        self.coach.say(*state.coach, state.is_good, busy=state.is_thinking)
        self.coach.setVisible(bool(state.coach[0]))
        self.restart_button.setVisible(state.is_begun)
        self.show_button.setVisible(state.can_show)
        self.check_button.set_main(not state.is_over)
        self.retranslate()

    @property
    def _is_low(self) -> bool:
        """Whether the panel is too low for anything that is not needed."""
        return unscaled(self.height()) < _MIN_ROOMY_HEIGHT

    def _say_aim(self) -> None:
        state = self._state
        if state is not None:
            # In a low panel only the picture shows the stakes.
            reach = "" if self._is_low and state.stakes is not None else state.reach
            self.aim.say(state.aim, reach, state.note, state.stakes)

    def bring_coach(self) -> None:
        """Scroll to the coach's verdict."""
        self._scroll.bring(self.coach)

    def bring_solved(self) -> None:
        """Scroll to the message that the puzzle is solved or its answer was shown."""
        self._scroll.bring(self.solved)

    def bring_tries(self) -> None:
        """Scroll to the last failed attempt and to the button that shows the answer."""
        if self.rows:
            self._scroll.bring(self.rows[-1])
        if not self.show_button.isHidden():
            self._scroll.bring(self.show_button)

    def _show_tries(self, state: PanelState) -> None:
        while len(self.rows) > len(state.tries):
            self.rows.pop().deleteLater()
        while len(self.rows) < len(state.tries):
            row = AttemptRow(self._cards, self)
            # Shown at once and in its final width, so that the panel can scroll to it.
            row.resize(self.aim.size().width(), 0)
            row.pointed.connect(partial(self.try_hovered.emit, len(self.rows)))
            self._tries.addWidget(row)
            row.show()
            self.rows.append(row)
        for row, attempt in zip(self.rows, state.tries, strict=True):
            head = attempt.head if attempt.times == 1 else f"{attempt.head} ×{attempt.times}"
            row.say(attempt.cards, head, attempt.why, failed=True, slots=0)
        self.waiting.setVisible(state.waiting is not None)
        if state.waiting is not None:
            now = state.waiting
            self.waiting.say(now.cards, now.head, now.why, failed=False, slots=now.slots)

    def retranslate(self) -> None:
        thinking = self._state is not None and self._state.is_thinking
        check = translate("Puzzles", "Check with the coach")
        stop = translate("Puzzles", "Stop the coach")
        self.check_button.set_label(stop if thinking else check, shortcuts.cap_of("coach"))
        self.show_button.set_label(
            translate("Puzzles", "Show the answer"), shortcuts.cap_of("answer")
        )
        share, over = translate("Puzzles", "Share…"), translate("Puzzles", "Start over")
        self.share_button.set_label(share)
        self.restart_button.set_label(over, shortcuts.cap_of("start over"))
        self.next_button.set_label(translate("Puzzles", "Next"))
        key = shortcuts.cap_of("next puzzle")
        self.next_button.setToolTip(translate("Puzzles", "The next puzzle ({key})").format(key=key))
        self.leave_button.set_label(translate("Puzzles", "Leave"), shortcuts.cap_of("back"))
        self.edit_button.set_label(translate("Puzzles", "Edit a copy"), shortcuts.cap_of("copy"))
        self.edit_button.setToolTip(
            translate("Puzzles", "Change the position as you like; the puzzle stays as it is.")
        )
        self.share_button.setToolTip(
            translate(
                "Puzzles",
                "Copy the puzzle as a line of text, save it as a file or a picture, or open what "
                "others sent.",
            )
        )
        self._fit_buttons()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.language_changed.emit()

    def _fit_buttons(self) -> None:
        """Hide the keys on buttons whose words need the room."""
        for button in (self.check_button, self.edit_button, self.leave_button):
            button.show_key(shown=True)
            button.show_key(button.sizeHint().width() <= max(button.size().width(), 120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()
        self._pin_head()
        self._say_aim()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.panel))
        painter.fillRect(QRectF(0, 0, 1, self.height()), QColor(theme.line))
        painter.end()
