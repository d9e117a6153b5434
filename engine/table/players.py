"""The players of a match: people and bots share one interface.

`Party` keeps the players of all seats as people leave and come back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine.bots.bot import Budget
from engine.bots.bot_names import is_program
from engine.bots.protocol import Request
from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Code, Heard, Json, Seat, View
from engine.data.codec import CodecError, decode_kind
from engine.data.json_documents import whole_number
from engine.play.match import Match
from engine.table.bot_process import Bots
from engine.table.loop import Handle, Loop

#: Seconds a bot may take before it counts as silent: three times the longest thinking time, plus
#: the start of a process.
MAX_SILENCE_S = 12.0
#: An upper limit for reported iterations: more than any bot reaches in its time, so larger numbers
#: are not believed.
MAX_ITERATIONS = 10**9
#: Open the process of an external program for a seat of the given level. Returns the process and
#: the name of the bot to ask in it, or the reason for failure: "gone" (the program no longer
#: exists) or "walls" (it cannot be sandboxed, as others are here).
OpenProgram = Callable[[str], tuple[Bots, str] | str]
#: Failures in one match after which its bots are not asked any more.
MAX_FAILURES = 2


def seconds_of_silence(budget: Budget | None = None) -> float:
    """Return how long a bot may be silent that thinks with this budget on a busy machine."""
    seconds = budget.seconds if budget is not None else None
    return MAX_SILENCE_S + 3 * (seconds or 0.0)


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
    #: The codes among which a bot of ours chooses (`Match.bot_codes`).
    bot_codes: tuple[Code, ...] = ()

    @property
    def legal(self) -> list[Action]:
        """The legal actions."""
        return [self.game.action(code) for code in self.codes]

    @property
    def hint_actions(self) -> list[Action]:
        """The legal actions among which a hint chooses: those among which a bot would."""
        return [self.game.action(code) for code in self.bot_codes or self.codes]


class Player:
    """A player of one seat."""

    is_human = False

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def iterations(self) -> int | None:
        """The number of iterations behind the last answer, or None when it is unknown."""
        return None

    def ask(self, question: Question) -> None:
        """Put a question to the player; the answer goes to the table."""

    def withdraw(self) -> None:
        """Cancel the open question."""

    def leave(self) -> None:
        """Stop answering for the seat: another player takes it, or the match is closed."""

    def describe(self) -> Json:
        """Return the entry of this player in a record."""
        return {"kind": "human", "name": self.name}


class HumanPlayer(Player):
    """A person, whose answers come to the table from outside."""

    is_human = True


@dataclass(frozen=True, slots=True)
class Company:
    """What the bots of a match share."""

    loop: Loop
    bots: Bots
    #: Take an answer, with the ticket of its question.
    answered: Callable[[int, Action], None]
    #: Take notice that a bot failed, as (seat, key, reason): its process was "restarted", or its
    #: answers are "replaced" from now on. The reason is "silent", "illegal", one of `OpenProgram`,
    #: or one of `BotListener.on_failure`.
    failed: Callable[[Seat, str, str], None]
    open_program: OpenProgram | None = None
    failures: Failures = field(default_factory=Failures)


class BotPlayer(Player):
    """A bot of some level; after failures its process is restarted, and finally replaced."""

    def __init__(
        self, name: str, level: str, company: Company, bots: Bots | None, failures: Failures
    ) -> None:
        """Create the player; without `bots`, which failed, the policy answers."""
        super().__init__(name)
        self.level = level
        self._company, self._process, self._failures = company, bots, failures
        #: The last report on the bot's thinking (see docs/bot-protocol.md), or None.
        self.thought: Json = None
        self._question: Question | None = None
        self._silence: Handle | None = None

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
        if self._question is not None and self._process is not None:
            self._process.cancel(self._question.ticket)
        self._close_question()

    def leave(self) -> None:
        if self._process is not None:
            self._process.remove_listener(self)
        self._close_question()

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
        assert self._process is not None
        self._stop_waiting()
        self._silence = self._company.loop.call_later(seconds_of_silence(), self._on_silence)
        self._process.add_listener(self)
        self._process.ask(question.ticket, self._request(question))

    def _request(self, question: Question) -> Request:
        return Request(
            question.game,
            question.view,
            [question.game.action(code) for code in question.bot_codes],
            self.level,
            question.seed,
            heard=question.heard,
        )

    def on_reply(self, ticket: int, reply: Json) -> None:
        """Take a reply of the process, which may be for another seat."""
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
        self._answer(question, action)

    def on_failure(self, reason: str) -> None:
        """Handle a failure of the process, or a silence that lasted too long."""
        # The failure may be another bot's, and this bot may have been asked since, without the
        # process.
        if self._question is not None and not self._failures.is_given_up:
            self._fail(self._question, reason)

    def _on_silence(self) -> None:
        self.on_failure("silent")

    def _fail(self, question: Question, reason: str) -> None:
        """Ask once more in a new process; after the second failure of a match, answer without."""
        assert self._process is not None
        self._stop_waiting()
        self._failures.count += 1
        self._process.restart()
        if self._failures.is_given_up:
            self._company.failed(question.seat, "replaced", reason)
            self._choose_by_policy()
        else:
            self._company.failed(question.seat, "restarted", reason)
            self._send(question)

    def _choose_by_policy(self) -> None:
        """Answer with the heuristic policy of the game."""
        question = self._question
        if question is not None:
            rng = Rng(question.seed)
            code = question.game.bots.policy.suggest(question.view, list(question.bot_codes), rng)
            self._answer(question, question.game.action(code))

    def _answer(self, question: Question, action: Action) -> None:
        self._close_question()
        self._company.answered(question.ticket, action)

    def _close_question(self) -> None:
        self._question = None
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None


class ProgramPlayer(BotPlayer):
    """An external program; it has a process of its own and sees only the view of its seat."""

    def __init__(self, name: str, level: str, company: Company) -> None:
        opened = company.open_program(level) if company.open_program is not None else "gone"
        #: Why the program could not be opened; "" when it was, or when the failure has been
        #: reported.
        self._open_failure = opened if isinstance(opened, str) else ""
        bots, self._bot_name = (None, level) if isinstance(opened, str) else opened
        failures = Failures(MAX_FAILURES if self._open_failure else 0)
        super().__init__(name, level, company, bots, failures)

    @property
    def iterations(self) -> int | None:
        """None, even if the program reports some: its search cannot be repeated here."""
        return None

    def ask(self, question: Question) -> None:
        if self._open_failure:
            # Report it once, when the program is first needed.
            failure, self._open_failure = self._open_failure, ""
            self._company.failed(question.seat, "replaced", failure)
        super().ask(question)

    def leave(self) -> None:
        super().leave()
        if self._process is not None:
            self._process.restart()

    def _request(self, question: Question) -> Request:
        return replace(super()._request(question), level=self._bot_name, legal=question.legal)


def new_player(entry: Json, company: Company) -> Player:
    """Create the player for an entry of a record: {"kind", "name", "level"}."""
    if entry.get("kind") != "bot":
        return HumanPlayer(entry.get("name", ""))
    if is_program(entry["level"]):
        return ProgramPlayer(entry["name"], entry["level"], company)
    return BotPlayer(entry["name"], entry["level"], company, company.bots, company.failures)


class Party:
    """The players of all seats, as people leave and come back."""

    def __init__(self, match: Match, company: Company) -> None:
        self._match, self._company = match, company
        self.players: list[Player] = []
        self.update_seats()

    def update_seats(self) -> None:
        """Update the players to the people now at the table."""
        for seat in range(self._match.seats):
            entry = self._match.attendance.player(seat)
            former = self.players[seat : seat + 1]
            if former and former[0].describe() == entry:
                continue
            self.players[seat : seat + 1] = [new_player(entry, self._company)]
            for old_player in former:
                old_player.leave()

    def deputy(self, seat: Seat, level: str) -> Player:
        """Return a bot that answers for the person at a seat who stays there."""
        entry = self._match.attendance.player(seat)
        return new_player({"kind": "bot", "name": entry["name"], "level": level}, self._company)

    def close(self) -> None:
        """Tell every player that the match is closed."""
        for player in self.players:
            player.leave()

    @property
    def people(self) -> list[Seat]:
        """The seats of the people at the table."""
        return self._match.attendance.present_seats
