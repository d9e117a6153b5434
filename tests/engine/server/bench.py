"""A table without a network: a clock that the test sets, and people whose lines are lists."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count
from typing import Any

from engine.core.rng import Rng
from engine.core.values import Json, Seat
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.record import Record
from engine.play.seen_match import SeenMatch
from engine.server import messages, online_table, votes
from engine.server.bot_pool import BotPool
from engine.server.limits import Limits
from engine.server.messages import write
from engine.server.online_table import OnlineTable
from engine.server.playing import Playing
from engine.server.seats import Guest, new_state
from engine.server.server_context import ServerContext
from engine.table.loop import Pipe, PipeListener, Start
from tests.engine.server.served_tables import InstantBots


class Call:
    """A call in the future, which can be cancelled."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class StillLoop:
    """A loop whose time passes only when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self._calls: list[tuple[float, int, Call]] = []
        self._number = count()

    def call_soon(self, callback: Callable[[], None]) -> Call:
        return self.call_later(0.0, callback)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Call:
        call = Call(callback)
        heapq.heappush(self._calls, (self.now + seconds, next(self._number), call))
        return call

    def start_process(self, start: Start, listener: PipeListener) -> Pipe:
        raise AssertionError("no process is needed here")

    def pass_time(self, seconds: float = 0.0) -> None:
        """Make all calls that are due within some seconds."""
        until = self.now + seconds
        while self._calls and self._calls[0][0] <= until:
            self.now, _, call = heapq.heappop(self._calls)
            if call.callback is not None:
                call.callback()
        self.now = until


class Wire:
    """The line to one person, whose messages are kept as text."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.ended_by: dict[str, Json] = {}

    def send(self, message: Json) -> None:
        assert not self.ended_by
        self.sent.append(write(message))

    def end(self, message: Json) -> None:
        self.ended_by = message


class Sitter:
    """A person at the table."""

    def __init__(self, table: OnlineTable, key: str, secret: str, name: str) -> None:
        self.table, self.key, self.wire = table, key, Wire()
        self.guest: Guest = table.seat_person(self.wire, messages.Sit(table.id, key, secret, name))
        self.seen: SeenMatch[Any] | None = None
        self._read = 0
        self.state: dict[str, Json] = {}
        self.received: list[dict[str, Json]] = []

    def read(self) -> list[dict[str, Json]]:
        """Return what has come since the last time."""
        import json

        new = [json.loads(text) for text in self.wire.sent[self._read :]]
        self._read = len(self.wire.sent)
        for message in new:
            if message["is"] == "table":
                self.state = message
            elif message["is"] == "match":
                if self.seen is None or message["message"]["kind"] == "opening":
                    self.seen = SeenMatch(message["message"])
                else:
                    self.seen.receive(message["message"])
        self.received += new
        return new

    def send(self, message: Any) -> str:
        """Send a message; return the key of a refusal, or "" once it was taken."""
        self.read()
        self.table.take(self.guest, message)
        refusals = [new["why"] for new in self.read() if new["is"] == "refused"]
        return str(refusals[0]) if refusals else ""

    def answer(self, rng: Rng | None = None) -> str:
        """Answer the open question, with the first legal answer or at random."""
        self.read()
        assert self.seen is not None
        assert self.seen.question is not None
        legal = self.seen.legal()
        action = legal[rng.below(len(legal)) if rng is not None else 0]
        match = self.table.state.match
        return self.send(messages.AnswerMessage(match, self.seen.question, encode(action)))

    @property
    def is_asked(self) -> bool:
        self.read()
        return self.seen is not None and self.seen.question is not None

    def come_back(self) -> Sitter:
        """Return the same person on another line."""
        return Sitter(self.table, self.key, "", "")


class Bench:
    """A table of people and bots."""

    def __init__(
        self,
        game: str,
        *plans: messages.SeatPlan,
        rules: messages.TableRules | None = None,
        limits: Limits | None = None,
        options: Json = None,
    ) -> None:
        self.loop = StillLoop()
        self.bots: list[InstantBots] = []
        self.pool = BotPool(self.loop, self._make_bots)
        #: Texts of the records in the order in which they were written.
        self.written: list[Json] = []
        self.is_disk_full = False
        self.removed: list[OnlineTable] = []
        #: The record with which the next match begins, in place of one that is dealt.
        self.dealt: Record | None = None
        around = ServerContext(
            limits or Limits(absence_seconds=180.0),
            self.loop,
            lambda kind, table, secret: f"{kind} {secret.hex()}",
            self._keep,
            self.removed.append,
            self._play,
        )
        create = messages.Create(
            "", "0" * 32, "Host", game, plans, options or {}, rules or messages.TableRules()
        )
        self.table = OnlineTable(new_state("0000000a", create), around)
        self.host = Sitter(self.table, "0" * 32, "", "")
        self.people = [self.host]
        self.settle()

    def _make_bots(self, loop: Any) -> InstantBots:
        self.bots.append(InstantBots(loop))
        return self.bots[-1]

    def _play(self, table: OnlineTable, record: Record) -> Playing:
        dealt = record if self.dealt is None else self.dealt
        return Playing(table, Match(dealt), self.loop, self.pool.for_table())

    def _keep(self, table: OnlineTable) -> None:
        if self.is_disk_full:
            raise OSError(28, "No space left on device")
        playing = table.playing
        self.written.append(encode(playing.record) if playing is not None else None)

    @property
    def asked_in_bots(self) -> int:
        """The number of questions to bots so far."""
        return sum(len(bots.asked) for bots in self.bots)

    def settle(self, seconds: float = 0.0) -> None:
        """Let everything happen that is due, and read what was sent."""
        self.loop.pass_time(seconds)
        for person in self.people:
            person.read()

    def secret(self, seat: Seat) -> str:
        self.settle()
        return str(self.host.state["seats"][seat]["invitation"]).removeprefix("seat ")

    def join(self, seat: Seat, name: str = "") -> Sitter:
        """Return a new person who used the invitation for a seat."""
        name = name or f"Guest {seat}"
        person = Sitter(self.table, f"{seat + 1:032d}", self.secret(seat), name)
        self.people.append(person)
        self.settle()
        return person

    def begin(self) -> None:
        assert self.host.send(messages.Begin()) == ""
        self.settle()

    def lose(self, person: Sitter) -> None:
        """Break the line of a person."""
        self.table.note_lost_connection(person.guest)
        self.people.remove(person)
        self.settle()

    def back(self, person: Sitter) -> Sitter:
        """Let a person come back, and return them."""
        again = person.come_back()
        self.people.append(again)
        self.settle()
        return again

    @property
    def match(self) -> Match:
        assert self.table.playing is not None
        return self.table.playing.match

    def asked(self) -> Sitter:
        """Return the person who is asked."""
        self.settle()
        return next(person for person in self.people if person.is_asked)

    def play(self, rng: Rng, answers: int = 100_000) -> None:
        """Let people answer at random, so often or to the end."""
        for _ in range(answers):
            self.settle()
            asked = [person for person in self.people if person.is_asked]
            if not asked:
                break
            assert asked[0].answer(rng) == ""
        self.settle()


def set_time(monkeypatch: Any, bench: Bench) -> None:
    """Let the time of day follow the bench's clock."""
    for module in (online_table, votes):
        monkeypatch.setattr(module, "time", lambda: 1_000_000.0 + bench.loop.now)
