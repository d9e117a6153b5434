"""Who answers the questions: people at the screen and bots in their process, as equals."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.botprocess import BotProcess
from engine.codec import CodecError, decode_kind
from engine.core import Action, Code, Game, IllegalAnswer, Json, Seat, View
from engine.rng import Rng

#: Seconds a bot may take before the watch-dog steps in: three times the longest budget, and
#: the start of a process.
PATIENCE = 12.0


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

    Signals: `answered(ticket, action)`; `troubled(seat, key)` when a bot had to be "restarted"
    or its answer "replaced".
    """

    answered = Signal(int, object)
    troubled = Signal(int, str)

    human = False

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name

    def ask(self, question: Question) -> None:
        """Put a question; the answer comes by signal."""

    def withdraw(self) -> None:
        """The open question needs no answer any more."""

    def describe(self) -> Json:
        """The entry of this player in a record."""
        return {"kind": "human", "name": self.name}


class HumanPlayer(Player):
    """A person: answers through the table, which hands them to the session."""

    human = True


class BotPlayer(Player):
    """A bot of some level, asked through the bot process; watched, restarted, replaced."""

    def __init__(
        self, name: str, level: str, process: BotProcess, parent: QObject | None = None
    ) -> None:
        super().__init__(name, parent)
        self.level = level
        #: What the bot last told of its thinking (see docs/bot-protocol.md), or None.
        self.thought: Json = None
        self._process = process
        self._question: Question | None = None
        self._retried = False
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._on_failure)
        process.answered.connect(self._on_answer)
        process.failed.connect(self._on_failure)

    def ask(self, question: Question) -> None:
        self._question = question
        self._retried = False
        self._send(question)

    def withdraw(self) -> None:
        if self._question is not None:
            self._process.cancel(self._question.ticket)
        self._question = None
        self._watch.stop()

    def describe(self) -> Json:
        return {"kind": "bot", "name": self.name, "level": self.level}

    def _send(self, question: Question) -> None:
        self._watch.start(int(PATIENCE * 1000))
        self._process.ask(
            question.ticket,
            question.game,
            question.view,
            question.legal,
            self.level,
            question.seed,
        )

    def _on_answer(self, ticket: int, answer: object) -> None:
        question = self._question
        if question is None or ticket != question.ticket:
            return
        assert isinstance(answer, dict)
        try:
            action = decode_kind(question.game.actions, answer.get("action"))
            legal = question.game.code(action) in question.codes
        except (CodecError, IllegalAnswer):
            legal = False
        if not legal:
            self._fail(question)
            return
        self.thought = answer.get("thought")
        self._give(question, action)

    def _on_failure(self) -> None:
        """The process ended, talked nonsense or has been silent for too long."""
        if self._question is not None:
            self._fail(self._question)

    def _fail(self, question: Question) -> None:
        """Restart the process once; the second time, answer by the game's own heuristic."""
        self._watch.stop()
        if not self._retried:
            self._retried = True
            self.troubled.emit(question.seat, "restarted")
            self._process.restart()
            self._send(question)
            return
        self.troubled.emit(question.seat, "replaced")
        self._give(question, question.game.action(self._fallback(question)))

    def _fallback(self, question: Question) -> Code:
        codes = list(question.codes)
        return question.game.policy.suggest(question.view, codes, Rng(question.seed))

    def _give(self, question: Question, action: Action) -> None:
        self._watch.stop()
        self._question = None
        self.answered.emit(question.ticket, action)
