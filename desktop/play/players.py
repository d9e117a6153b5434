"""The players of a match: people at the screen and bots in their process share one interface.

`Party` keeps the players of all seats as people leave and come back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.system.bot_process import BotProcess
from engine.bots.bot import Budget
from engine.bots.names import is_program
from engine.bots.protocol import Request
from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Action, Code, Heard, Json, Seat, View
from engine.data.codec import CodecError, decode_kind
from engine.data.json_documents import whole_number
from engine.play.match import Match

#: Seconds a bot may take before it counts as silent: three times the longest thinking time, plus
#: the start of a process.
MAX_SILENCE_S = 12.0
#: An upper limit for reported iterations: more than any bot reaches in its time, so larger numbers
#: are not believed.
MAX_ITERATIONS = 10**9
#: Open the process of an external program for a seat of the given level, as a child of the given
#: object. Returns the process and the name of the bot to ask in it, or the reason for failure:
#: "gone" (the program no longer exists) or "walls" (it cannot be sandboxed, as others are here).
OpenProgram = Callable[[str, QObject], tuple[BotProcess, str] | str]
#: Failures in one match after which its bots are not asked any more.
MAX_FAILURES = 2


@dataclass(slots=True)
class Failures:
    """The number of times a process failed.

    All bots of a match share one process and therefore one count; each seat of an external program
    has its own.
    """

    count: int = 0

    @property
    def is_given_up(self) -> bool:
        """Whether bots failed so often that they are not asked any more."""
        return self.count >= MAX_FAILURES


@dataclass(frozen=True, slots=True)
class Question:
    """One decision put to a player; `ticket` distinguishes late answers from current ones."""

    ticket: int
    seat: Seat
    game: Game
    view: View
    codes: tuple[Code, ...]
    #: Seeds the random draws of the player.
    seed: int
    #: The statements that a bot hears (`Match.heard`).
    heard: tuple[Heard, ...] = ()

    @property
    def legal(self) -> list[Action]:
        """The legal actions."""
        return [self.game.action(code) for code in self.codes]


class Patience(QTimer):
    """Ends a question to a bot process that is not one of its seat, if no answer comes in time.

    The process is then restarted, and its `failed` signal says "silent".
    """

    def __init__(self, process: BotProcess, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self._process = process
        self.timeout.connect(self._on_silence)

    def begin(self, budget: Budget | None = None) -> None:
        """Wait as long as a bot may think with this budget on a busy machine."""
        seconds = budget.seconds if budget is not None else None
        self.start(int((MAX_SILENCE_S + 3 * (seconds or 0.0)) * 1000))

    def _on_silence(self) -> None:
        self._process.restart()
        self._process.failed.emit("silent")


class Player(QObject):
    """A player of one seat.

    Signals:
        action_chosen(ticket, action).
        bot_failed(seat, key, reason): the bot process was "restarted", or the bot's answers are
            "replaced" from now on. The reason is "silent", "illegal", one of `OpenProgram`, or one
            of `BotProcess.failed`.
    """

    action_chosen = Signal(int, object)
    bot_failed = Signal(int, str, str)

    is_human = False

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name

    @property
    def iterations(self) -> int | None:
        """The number of iterations behind the last answer, or None when it is unknown."""
        return None

    def ask(self, question: Question) -> None:
        """Put a question to the player; the answer comes by signal."""

    def withdraw(self) -> None:
        """Cancel the open question."""

    def leave(self) -> None:
        """Stop answering for the seat: another player takes it, or the match is closed."""

    def describe(self) -> Json:
        """Return the entry of this player in a record."""
        return {"kind": "human", "name": self.name}


class HumanPlayer(Player):
    """A person, who answers through the table; the table passes the answers to the session."""

    is_human = True


class BotPlayer(Player):
    """A bot of some level; after failures its process is restarted, and finally replaced."""

    def __init__(
        self,
        name: str,
        level: str,
        process: BotProcess,
        failures: Failures,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(name, parent)
        self.level = level
        self._failures = failures
        #: The last report on the bot's thinking (see docs/bot-protocol.md), or None.
        self.thought: Json = None
        self._process = process
        self._question: Question | None = None
        self._silence_timer = QTimer(self)
        self._silence_timer.setSingleShot(True)
        self._silence_timer.timeout.connect(self._on_silence)
        process.replied.connect(self._on_replied)
        process.failed.connect(self._on_failure)

    @property
    def is_given_up(self) -> bool:
        """Whether its process failed too often to be asked again."""
        return self._failures.is_given_up

    def ask(self, question: Question) -> None:
        self._question = question
        self.thought = None
        if self._failures.is_given_up:
            self._choose_by_policy()
        else:
            self._send(question)

    def withdraw(self) -> None:
        if self._question is not None:
            self._process.cancel(self._question.ticket)
        self._question = None
        self._silence_timer.stop()

    @property
    def iterations(self) -> int | None:
        """The iterations the bot reported, or None; also None when the answer is not its own."""
        thought = self.thought
        iterations = whole_number(thought.get("iterations")) if isinstance(thought, dict) else None
        if iterations is None or not 0 <= iterations <= MAX_ITERATIONS:
            return None
        return iterations

    def describe(self) -> Json:
        return {"kind": "bot", "name": self.name, "level": self.level}

    def _send(self, question: Question) -> None:
        self._silence_timer.start(int(MAX_SILENCE_S * 1000))
        self._process.ask(question.ticket, self._request(question))

    def _request(self, question: Question) -> Request:
        return Request(
            question.game,
            question.view,
            question.legal,
            self.level,
            question.seed,
            heard=question.heard,
        )

    def _on_replied(self, ticket: int, reply: object) -> None:
        question = self._question
        if question is None or ticket != question.ticket:
            return
        assert isinstance(reply, dict)
        try:
            action = decode_kind(question.game.actions, reply.get("action"))
            legal = question.game.code(action) in question.codes
        except (CodecError, IllegalActionError):
            legal = False
        if not legal:
            self._fail(question, "illegal")
            return
        self.thought = reply.get("thought")
        self._emit_action(question, action)

    def _on_silence(self) -> None:
        self._on_failure("silent")

    def _on_failure(self, reason: str) -> None:
        """Handle a failure of the process, or a silence that lasted too long."""
        # The failure may be another bot's, and this bot may have been asked since, without the
        # process.
        if self._question is not None and not self._failures.is_given_up:
            self._fail(self._question, reason)

    def _fail(self, question: Question, reason: str) -> None:
        """Ask once more in a new process; after the second failure of a match, answer without."""
        self._silence_timer.stop()
        self._failures.count += 1
        self._process.restart()
        if self._failures.is_given_up:
            self.bot_failed.emit(question.seat, "replaced", reason)
            self._choose_by_policy()
        else:
            self.bot_failed.emit(question.seat, "restarted", reason)
            self._send(question)

    def _choose_by_policy(self) -> None:
        """Answer with the heuristic policy of the game."""
        question = self._question
        if question is not None:
            rng = Rng(question.seed)
            code = question.game.policy.suggest(question.view, list(question.codes), rng)
            self._emit_action(question, question.game.action(code))

    def _emit_action(self, question: Question, action: Action) -> None:
        self._silence_timer.stop()
        self._question = None
        self.action_chosen.emit(question.ticket, action)


class ProgramPlayer(BotPlayer):
    """An external program; it has a process of its own and sees only the view of its seat."""

    def __init__(
        self, name: str, level: str, parent: QObject, open_program: OpenProgram | None
    ) -> None:
        process_or_failure = open_program(level, parent) if open_program is not None else "gone"
        #: Why the program could not be opened; "" when it was, or when the failure has been
        #: reported.
        self._open_failure = process_or_failure if isinstance(process_or_failure, str) else ""
        if isinstance(process_or_failure, str):
            process_or_failure = BotProcess(parent=parent), level
        process, self._bot_name = process_or_failure
        failures = Failures(MAX_FAILURES if self._open_failure else 0)
        super().__init__(name, level, process, failures, parent)
        process.setParent(self)

    @property
    def iterations(self) -> int | None:
        """None, even if the program reports some: its search cannot be repeated here."""
        return None

    def ask(self, question: Question) -> None:
        if self._open_failure:
            # Report it once, when the program is first needed.
            failure, self._open_failure = self._open_failure, ""
            self.bot_failed.emit(question.seat, "replaced", failure)
        super().ask(question)

    def leave(self) -> None:
        self._process.restart()

    def _request(self, question: Question) -> Request:
        return replace(super()._request(question), level=self._bot_name)


def new_player(
    entry: Json,
    process: BotProcess,
    failures: Failures,
    parent: QObject,
    open_program: OpenProgram | None = None,
) -> Player:
    """Create the player for an entry of a record: {"kind", "name", "level"}."""
    if entry.get("kind") != "bot":
        return HumanPlayer(entry.get("name", ""), parent)
    if is_program(entry["level"]):
        return ProgramPlayer(entry["name"], entry["level"], parent, open_program)
    return BotPlayer(entry["name"], entry["level"], process, failures, parent)


class Party(QObject):
    """The players of a match, and the viewer of the screen."""

    def __init__(
        self,
        match: Match,
        process: BotProcess,
        parent: QObject,
        action_chosen: Callable[[int, Action], None],
        bot_failed: Callable[[Seat, str, str], None],
        open_program: OpenProgram | None = None,
    ) -> None:
        """Connect `action_chosen` and `bot_failed` to these signals of every player."""
        super().__init__(parent)
        self._match, self._process = match, process
        self._action_chosen, self._bot_failed = action_chosen, bot_failed
        self._failures, self._open_program = Failures(), open_program
        self.players: list[Player] = []
        #: The seat whose view the screen shows; None shows only the table (between two people).
        self.viewer: Seat | None = None
        self.update_seats()

    def update_seats(self) -> None:
        """Update the players and the viewer to the people now at the table."""
        attendance = self._match.attendance
        for seat in range(self._match.seats):
            entry = attendance.player(seat)
            former = self.players[seat : seat + 1]
            if former and former[0].describe() == entry:
                continue
            player = new_player(entry, self._process, self._failures, self, self._open_program)
            player.action_chosen.connect(self._action_chosen)
            player.bot_failed.connect(self._bot_failed)
            self.players[seat : seat + 1] = [player]
            for old_player in former:
                old_player.leave()
                old_player.deleteLater()
        everybody, people = attendance.people, self.people
        if not everybody:
            self.viewer = OMNISCIENT
        elif len(everybody) == 1:
            (self.viewer,) = everybody
        elif len(people) == 1:
            (self.viewer,) = people
        elif self.viewer not in people:
            self.viewer = None

    def close(self) -> None:
        """Tell every player that the match is closed."""
        for player in self.players:
            player.leave()

    @property
    def people(self) -> list[Seat]:
        """The seats of the people at the table."""
        return self._match.attendance.present_seats

    @property
    def person(self) -> Seat | None:
        """The seat of the person at the screen.

        The viewer or, with covered hands, the person who is asked.
        """
        if self.viewer in self.people:
            return self.viewer
        decision = self._match.decision
        return decision.seat if decision is not None and decision.seat in self.people else None

    @property
    def undoer(self) -> Seat | None:
        """The seat whose last choice can be taken back: the viewer's, or else the last person's.

        None when there is no such choice.
        """
        match = self._match
        chosen = [step.seat for step in match.steps if match.takes_back(step)]
        action_chosen = [seat for seat in chosen if seat in self.people]
        if self.viewer in self.people:
            return self.viewer if self.viewer in action_chosen else None
        return action_chosen[-1] if action_chosen else None
