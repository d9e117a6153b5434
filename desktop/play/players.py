"""Who answers the questions: people at the screen and bots in their process, as equals; and the
party of all who play a match, as they leave and come back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background.bot_process import BotProcess
from engine.bots.names import is_program
from engine.bots.protocol import Request, whole
from engine.core.errors import IllegalAnswerError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Action, Code, Json, Seat, View
from engine.data.codec import CodecError, decode_kind
from engine.play.match import Match

#: Seconds a bot may take before the watch-dog steps in: three times the longest budget, and
#: the start of a process.
PATIENCE = 12.0
#: More than any bot can do in its time: what is told beyond is not believed.
MOST_ITERATIONS = 10**9
#: Opens the process of an outside program for a seat of this level, which belongs to the given
#: object, and tells which of the program's bots is to be asked; or why there is none: "gone" (there
#: is no such program any more) or "walls" (it cannot be shut in, as others are here).
OpenProgram = Callable[[str, QObject], tuple[BotProcess, str] | str]
#: Failures in one match after which its bots are not asked any more.
MOST_FAILURES = 2


@dataclass(slots=True)
class Failures:
    """How often a process failed: all bots of a match share one, and so the count; each seat of an
    outside program has its own.
    """

    count: int = 0

    @property
    def given_up(self) -> bool:
        return self.count >= MOST_FAILURES


@dataclass(frozen=True, slots=True)
class Question:
    """One decision put to a player; `ticket` tells late answers from current ones."""

    ticket: int
    seat: Seat
    game: Game
    view: View
    codes: tuple[Code, ...]
    #: Seeds whatever the player draws at random.
    seed: int

    @property
    def legal(self) -> list[Action]:
        """The possible answers."""
        return [self.game.action(code) for code in self.codes]


class Player(QObject):
    """Somebody at the table.

    Signals: `answered(ticket, action)`; `bot_failed(seat, key, reason)` when a bot had to be
    "restarted", or its answers are "replaced" from now on. The reason is "silent", "illegal", one
    of `OpenProgram` or one of `BotProcess.failed`.
    """

    answered = Signal(int, object)
    bot_failed = Signal(int, str, str)

    human = False

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name

    @property
    def iterations(self) -> int | None:
        """How long the last answer was thought about; None: nobody knows."""
        return None

    def ask(self, question: Question) -> None:
        """Put a question; the answer comes by signal."""

    def withdraw(self) -> None:
        """The open question needs no answer any more."""

    def leave(self) -> None:
        """It is asked no more: another answers for its seat, or the match is put away."""

    def describe(self) -> Json:
        """The entry of this player in a record."""
        return {"kind": "human", "name": self.name}


class HumanPlayer(Player):
    """A person: answers through the table, which hands them to the session."""

    human = True


class BotPlayer(Player):
    """A bot of some level, asked through the bot process; watched, restarted, replaced."""

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
        #: What the bot last told of its thinking (see docs/bot-protocol.md), or None.
        self.thought: Json = None
        self._process = process
        self._question: Question | None = None
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._on_silence)
        process.answered.connect(self._on_answer)
        process.failed.connect(self._on_failure)

    def ask(self, question: Question) -> None:
        self._question = question
        self.thought = None
        if self._failures.given_up:
            self._improvise()
        else:
            self._send(question)

    def withdraw(self) -> None:
        if self._question is not None:
            self._process.cancel(self._question.ticket)
        self._question = None
        self._watch.stop()

    @property
    def iterations(self) -> int | None:
        """How long the last answer was thought about; None: it is not the bot's own, or untold."""
        thought = self.thought
        told = whole(thought.get("iterations")) if isinstance(thought, dict) else None
        return told if told is not None and 0 <= told <= MOST_ITERATIONS else None

    def describe(self) -> Json:
        return {"kind": "bot", "name": self.name, "level": self.level}

    def _send(self, question: Question) -> None:
        self._watch.start(int(PATIENCE * 1000))
        self._process.ask(question.ticket, self._request(question))

    def _request(self, question: Question) -> Request:
        return Request(question.game, question.view, question.legal, self.level, question.seed)

    def _on_answer(self, ticket: int, answer: object) -> None:
        question = self._question
        if question is None or ticket != question.ticket:
            return
        assert isinstance(answer, dict)
        try:
            action = decode_kind(question.game.actions, answer.get("action"))
            legal = question.game.code(action) in question.codes
        except (CodecError, IllegalAnswerError):
            legal = False
        if not legal:
            self._fail(question, "illegal")
            return
        self.thought = answer.get("thought")
        self._give(question, action)

    def _on_silence(self) -> None:
        self._on_failure("silent")

    def _on_failure(self, reason: str) -> None:
        """The process failed to do its part, or has been silent for too long."""
        # The failure may have been another bot's, and this one asked since without the process.
        if self._question is not None and not self._failures.given_up:
            self._fail(self._question, reason)

    def _fail(self, question: Question, reason: str) -> None:
        """Ask once more in a new process; after the second failure of a match nobody is asked."""
        self._watch.stop()
        self._failures.count += 1
        self._process.restart()
        if self._failures.given_up:
            self.bot_failed.emit(question.seat, "replaced", reason)
            self._improvise()
        else:
            self.bot_failed.emit(question.seat, "restarted", reason)
            self._send(question)

    def _improvise(self) -> None:
        """Answer by the game's own rule of thumb."""
        question = self._question
        if question is not None:
            rng = Rng(question.seed)
            code = question.game.policy.suggest(question.view, list(question.codes), rng)
            self._give(question, question.game.action(code))

    def _give(self, question: Question, action: Action) -> None:
        self._watch.stop()
        self._question = None
        self.answered.emit(question.ticket, action)


class ProgramPlayer(BotPlayer):
    """An outside program: it has a process to itself, and sees what this seat sees alone."""

    def __init__(
        self, name: str, level: str, parent: QObject, open_program: OpenProgram | None
    ) -> None:
        opened = open_program(level, parent) if open_program is not None else "gone"
        #: Why there was no program when it sat down; "": there was, or this has been said.
        self._missed = opened if isinstance(opened, str) else ""
        if isinstance(opened, str):
            opened = BotProcess(parent=parent), level
        process, self._asked_for = opened
        failures = Failures(MOST_FAILURES if self._missed else 0)
        super().__init__(name, level, process, failures, parent)
        process.setParent(self)

    @property
    def iterations(self) -> int | None:
        """Whatever it tells of its thinking: nobody here could think it again."""
        return None

    def ask(self, question: Question) -> None:
        if self._missed:
            # Said once, when it is missed.
            missed, self._missed = self._missed, ""
            self.bot_failed.emit(question.seat, "replaced", missed)
        super().ask(question)

    def leave(self) -> None:
        self._process.restart()

    def _request(self, question: Question) -> Request:
        return replace(super()._request(question), level=self._asked_for)


def new_player(
    entry: Json,
    process: BotProcess,
    failures: Failures,
    parent: QObject,
    open_program: OpenProgram | None = None,
) -> Player:
    """The player of a record's entry: {"kind", "name", "level"}."""
    if entry.get("kind") != "bot":
        return HumanPlayer(entry.get("name", ""), parent)
    if is_program(entry["level"]):
        return ProgramPlayer(entry["name"], entry["level"], parent, open_program)
    return BotPlayer(entry["name"], entry["level"], process, failures, parent)


class Party(QObject):
    """The players of a match, and whose eyes the screen has."""

    def __init__(
        self,
        match: Match,
        process: BotProcess,
        parent: QObject,
        answered: Callable[[int, Action], None],
        bot_failed: Callable[[Seat, str, str], None],
        open_program: OpenProgram | None = None,
    ) -> None:
        """`answered` and `bot_failed` hear the signals of those names of every player."""
        super().__init__(parent)
        self._match, self._process = match, process
        self._answered, self._bot_failed = answered, bot_failed
        self._failures, self._open_program = Failures(), open_program
        self.players: list[Player] = []
        #: Whose view the screen shows; None: only the table (between two people).
        self.viewer: Seat | None = None
        self.sit()

    def sit(self) -> None:
        """Let those answer who are at the table now, and the screen show what they may see."""
        attendance = self._match.attendance
        for seat in range(self._match.seats):
            entry = attendance.player(seat)
            former = self.players[seat : seat + 1]
            if former and former[0].describe() == entry:
                continue
            player = new_player(entry, self._process, self._failures, self, self._open_program)
            player.answered.connect(self._answered)
            player.bot_failed.connect(self._bot_failed)
            self.players[seat : seat + 1] = [player]
            for one in former:
                one.leave()
                one.deleteLater()
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
        """Nobody is asked any more."""
        for player in self.players:
            player.leave()

    @property
    def people(self) -> list[Seat]:
        """The seats of people at the table."""
        return self._match.attendance.present

    @property
    def person(self) -> Seat | None:
        """Who sits at the screen: the viewer, or with covered hands whoever is asked."""
        if self.viewer in self.people:
            return self.viewer
        decision = self._match.decision
        return decision.seat if decision is not None and decision.seat in self.people else None

    @property
    def undoer(self) -> Seat | None:
        """Whose last choice can be taken back: the viewer's; else that of the last person."""
        chosen = [step.seat for step in self._match.steps if step.chosen]
        answered = [seat for seat in chosen if seat in self.people]
        if self.viewer in self.people:
            return self.viewer if self.viewer in answered else None
        return answered[-1] if answered else None
