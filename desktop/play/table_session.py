"""A match as a page shows and plays it, whether this process owns it or another one."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, Signal

from desktop.play.routine_switches import SeatRoutine
from desktop.system.qt_bots import QtBots
from engine.bots.bot_names import is_program
from engine.core.values import (
    OMNISCIENT,
    Action,
    Event,
    Interruption,
    Leave,
    Result,
    Return,
    Seat,
    Step,
    View,
)
from engine.play.match import Match
from engine.play.readable_match import ReadableMatch
from engine.play.setup import deputy_level
from engine.table.players import Question
from engine.table.seat_routines import Routines


class TableSession(QObject):
    """The only way to a match for a page and its parts.

    Signals:
        started(): the first question is open; with `holds_questions` set, `proceed` asks it.
        advanced(Step): an action was taken; `events_of` returns its events as the screen may show
        them.
        spoke(Step): a seat said something; nothing on the table changes by it.
        asked(seat, Decision, legal actions): a person at the screen is to answer.
        handover_requested(seat): another person is to answer; they confirm with `take_seat`, or
            look at their hand for a moment with `peek`.
        seat_taken(ply): the person who took the screen has seen the first `ply` actions only.
        peeked(): a hand was shown or covered again; show `view()` anew.
        thinking_changed(seat, bool): a bot starts or stops thinking.
        bot_failed(seat, key, reason): a bot failed and the match went on, see `Company.failed`.
        rewound(): answers were taken back or repeated, or a person left their seat or came
            back to it; show `view()` anew.
        finished(Result): the match is over.
        record_changed(): the record changed, but not by an action.
        refused(key): what the person did came too late or was refused by the owner of the match,
            and changed nothing; only in a match at a distance.

    With `holds_questions` set, the widget that shows the match calls `proceed` when its animations
    have finished. Until then no person is asked, and nobody's answer is shown.
    """

    started = Signal()
    advanced = Signal(object)
    spoke = Signal(object)
    asked = Signal(int, object, list)
    handover_requested = Signal(int)
    seat_taken = Signal(int)
    peeked = Signal()
    thinking_changed = Signal(int, bool)
    bot_failed = Signal(int, str, str)
    rewound = Signal()
    finished = Signal(object)
    record_changed = Signal()
    refused = Signal(str)

    #: Whether questions and the actions of others wait for `proceed` after every step.
    holds_questions: bool

    def __init__(self, process: QtBots, parent: QObject | None) -> None:
        """Create the session; `process` answers questions about hints and past moves."""
        super().__init__(parent)
        self.process = process

    # -- the match ---------------------------------------------------------------------------------

    @property
    @abstractmethod
    def match(self) -> ReadableMatch:
        """The match as it is known here."""

    @property
    @abstractmethod
    def full_match(self) -> Match | None:
        """The match with all hidden information; None while only another process has it."""

    @property
    @abstractmethod
    def routines(self) -> Routines[SeatRoutine]:
        """The routines that the game declares, with their switches."""

    @property
    @abstractmethod
    def question(self) -> Question | None:
        """The open question with its legal actions, or None."""

    # -- the people and what they see --------------------------------------------------------------

    @property
    @abstractmethod
    def viewer(self) -> Seat | None:
        """The seat whose view the screen shows; None shows only the table (between two people)."""

    @property
    @abstractmethod
    def people(self) -> list[Seat]:
        """The seats of the people at this screen."""

    @property
    @abstractmethod
    def person(self) -> Seat | None:
        """The seat of the person at the screen.

        The viewer or, with covered hands, the person who is asked.
        """

    def view(self) -> View:
        """Return the view for the screen; all hands are open once the match is over."""
        if self.full_match is not None and (
            self.viewer == OMNISCIENT or self.match.result is not None
        ):
            return self.full_match.open_view()
        return self.match.view(self.viewer)

    def view_at(self, ply: int, *, open_hands: bool = False) -> View:
        """Return the viewer's view after the first `ply` actions.

        With `open_hands`, everything is visible once the match is over.
        """
        if self.full_match is not None:
            opened = open_hands and self.match.result is not None
            if self.viewer == OMNISCIENT or opened:
                return self.full_match.at(ply).open_view()
        return self.match.at(ply).view(self.viewer)

    def events_of(self, step: Step) -> tuple[Event, ...]:
        """Return the events of a step that the viewer perceives."""
        return step.seen_by(self.viewer)

    def opening(self) -> tuple[Event, ...]:
        """Return the events of the deal that the viewer perceived."""
        visible_events = (event.seen_by(self.viewer) for event in self.match.opening)
        return tuple(event for event in visible_events if event is not None)

    @property
    def has_one_person(self) -> bool:
        """Whether a single person plays at this screen."""
        return len(self.people) == 1

    def names(self) -> list[str]:
        """Return the names of the players by seat."""
        attendance = self.match.attendance
        return [attendance.player(seat).get("name", "") for seat in range(self.match.seats)]

    def name_to_viewer(self, seat: Seat) -> str:
        """Return the name of the player of a seat; "" for the person who looks at the screen."""
        return "" if seat == self.viewer else self.names()[seat]

    def plays_here(self, seat: Seat) -> bool:
        """Return whether a person at this screen plays a seat now."""
        return seat in self.people

    def is_program(self, seat: Seat) -> bool:
        """Return whether an external program plays a seat now."""
        return is_program(self.match.attendance.player(seat).get("level"))

    @property
    @abstractmethod
    def has_talk(self) -> bool:
        """Whether players talk at this table."""

    @property
    def is_watched(self) -> bool:
        """Whether nobody at this screen plays: only bots do, or people elsewhere."""
        return not self.people

    def result(self) -> Result | None:
        """Return how the match ended, or None."""
        return self.match.result

    # -- play --------------------------------------------------------------------------------------

    @abstractmethod
    def start(self) -> None:
        """Ask the first open question, or report that the match is over."""

    @abstractmethod
    def submit(self, seat: Seat, action: Action, *, joined: bool = False) -> Step | None:
        """Take the action of a person at the screen.

        Raises IllegalActionError when it is illegal. With `joined`, undo takes it back together
        with the action before. Returns the step, or None if the owner of the match has yet to take
        it.
        """

    @abstractmethod
    def interrupt(self, seat: Seat, action: Interruption, ply: int) -> Step | None:
        """Let a seat act without being asked (`Match.interrupt`).

        Raises IllegalActionError. Returns as `submit` does.
        """

    @abstractmethod
    def proceed(self) -> None:
        """Report that the screen is ready: the next answer is shown, or the person is asked."""

    @abstractmethod
    def ask_later(self) -> None:
        """Ask the person who is already asked anew at the next `proceed`, and nobody before then.

        Without `holds_questions` nothing happens.
        """

    def take_seat(self, seat: Seat) -> None:
        """Give the screen to the person of `seat`: show the missed events, then ask the person.

        Like `peek` and `hand_back`, it does nothing where people do not share a screen.
        """

    def peek(self, seat: Seat | None) -> None:
        """Show the hand of `seat` for a moment; None covers it again."""

    def hand_back(self) -> None:
        """Cover the hand of a person who looked without being asked."""

    @abstractmethod
    def note_hint(self) -> None:
        """Note that the asked player wants a hint, once per decision."""

    @abstractmethod
    def note_hinted(self, action: Action) -> None:
        """Note which answer a hint shows first, for the review."""

    @abstractmethod
    def close(self) -> None:
        """Close the session: no player is asked any more."""

    # -- leaving, resigning and taking back --------------------------------------------------------

    @property
    def can_resign(self) -> bool:
        """Whether the person at the screen can resign a match that is not over."""
        return self.person is not None and self.match.result is None

    @abstractmethod
    def resign(self, seat: Seat) -> None:
        """Resign for `seat`: a match of two ends, a larger one is played on by a bot."""

    @property
    def can_call_off(self) -> bool:
        """Whether the person can ask the others to end the match without a winner."""
        return False

    def call_off(self) -> None:
        """Ask the others to end the match without a winner."""

    @property
    def deputy_level(self) -> str:
        """The level of the bot that answers for a person who leaves."""
        return deputy_level(self.match.players)

    @property
    def can_leave(self) -> bool:
        """Whether the person at the screen can leave their seat to a bot."""
        person = self.person
        return person is not None and not self.match.refusal(person, Leave(self.deputy_level))

    @abstractmethod
    def leave(self, seat: Seat) -> None:
        """Replace the person at `seat` by a bot."""

    def returnable_seats(self) -> list[Seat]:
        """Return the seats to which people at this screen can come back."""
        seats = range(self.match.seats)
        return [seat for seat in seats if not self.match.refusal(seat, Return())]

    @abstractmethod
    def come_back(self, seat: Seat) -> None:
        """Give `seat` back to the person who left it."""

    @property
    @abstractmethod
    def undoer(self) -> Seat | None:
        """The seat whose last choice `undo` takes back by default, or None."""

    @property
    def can_undo(self) -> bool:
        """Whether the person at the screen has an action to take back."""
        return self.undoer is not None

    @abstractmethod
    def undo(self, seat: Seat | None = None) -> None:
        """Go back to the last question that `seat` answered; `seat` defaults to `undoer`."""

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back that can be repeated."""
        return self.match.can_redo

    @abstractmethod
    def redo(self) -> None:
        """Repeat the actions that were taken back, up to the next question of the viewer."""
