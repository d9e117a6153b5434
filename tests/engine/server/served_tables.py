"""A server on the loopback with its people, each started and ended by the test that needs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from engine.bots.protocol import Occasion, Request
from engine.core.rng import Rng
from engine.core.values import Json, Seat
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.seen_match import SeenMatch
from engine.server import messages
from engine.server.bot_pool import BotPool
from engine.server.client import Client, Timing
from engine.server.identity import Identity, own_identity
from engine.server.invitation import Invitation, InvitationKind
from engine.server.limits import Limits
from engine.server.service import Service
from engine.server.table_store import TableStore
from engine.table.asyncio_loop import AsyncioLoop
from engine.table.bot_process import BotListener
from engine.table.loop import Loop
from tests.laws import text
from tests.patience import PATIENCE_S

ResultT = TypeVar("ResultT")

#: Seconds after which a test gives up; honest ones take a hundredth.
PATIENCE = float(PATIENCE_S)
#: Pauses that let a test go on at once.
QUICK = Timing(open=5.0, first_pause=0.01, longest_pause=0.05, ping=0.5, pong=5.0)
#: Limits that no honest test reaches.
WIDE = Limits(
    burst=10_000,
    rate=100_000.0,
    lines=1_000,
    entry_seconds=10.0,
    ping_seconds=0.5,
    pong_seconds=5.0,
    absence_seconds=0.0,
)


def run(test: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Run a test to its end, which must come in time."""
    return asyncio.run(asyncio.wait_for(test, PATIENCE))


class InstantBots:
    """Bots without a process: each answers at random in the next turn of the loop."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._listeners: list[BotListener] = []
        self._cancelled: set[int] = set()
        #: The tickets of all questions so far.
        self.asked: list[int] = []
        self.restarts = 0

    def add_listener(self, listener: BotListener) -> None:
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener(self, listener: BotListener) -> None:
        self._listeners.remove(listener)

    def ask(self, ticket: int, request: Request) -> None:
        self.asked.append(ticket)
        action = request.legal[Rng(request.seed).below(len(request.legal))]
        self._reply(ticket, {"answer": ticket, "action": encode(action)})

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        self._reply(ticket, {"answer": ticket, "action": None})

    def _reply(self, ticket: int, reply: Json) -> None:
        def tell() -> None:
            if ticket not in self._cancelled:
                for listener in tuple(self._listeners):
                    listener.on_reply(ticket, reply)

        self._loop.call_soon(tell)

    def cancel(self, ticket: int) -> None:
        self._cancelled.add(ticket)

    def restart(self) -> None:
        self.restarts += 1
        self._cancelled.update(self.asked)

    def close(self) -> None:
        self.restart()


@dataclass
class House:
    """A running server."""

    folder: Path
    store: TableStore
    service: Service
    identity: Identity
    #: Where invitations lead; None for the server itself.
    port: int | None = None
    people: list[Person] = field(default_factory=list)

    def invitation(self, kind: InvitationKind, table: str, secret: bytes) -> Invitation:
        port = self.service.port if self.port is None else self.port
        fingerprint = self.identity.fingerprint
        return Invitation(kind, ("127.0.0.1",), port, secret, table, fingerprint)

    @property
    def club_invitation(self) -> Invitation:
        return self.invitation("club", "", self.store.secret_bytes)

    def join(self, person: Person) -> Person:
        """Let a person connect."""
        self.people.append(person)
        person.task = asyncio.create_task(person.client.run())
        return person

    async def host(
        self,
        game: str,
        *plans: messages.SeatPlan,
        name: str = "Host",
        options: Json = None,
        rules: messages.TableRules | None = None,
    ) -> Person:
        """Return the host of a new table, seated."""
        rules = rules or messages.TableRules()
        create = messages.Create("", "", "", game, plans, options or {}, rules)
        person = self.join(Person(self.club_invitation, name, create=create))
        await person.until(lambda: bool(person.table))
        return person

    async def guest(self, host: Person, seat: Seat, name: str) -> Person:
        """Return a guest who has used the invitation for a seat."""
        invited = Invitation.parse(host.invitation(seat))
        if self.port is not None:
            invited = replace(invited, port=self.port)
        person = self.join(Person(invited, name))
        await person.until(lambda: bool(person.table))
        return person

    def match_of(self, person: Person) -> Match:
        """Return the true match at the table of a person."""
        playing = self.store.tables[person.table["table"]].playing
        assert playing is not None
        return playing.match


class Person:
    """Somebody at a table: what they were sent, and what they make of it."""

    def __init__(
        self,
        invitation: Invitation,
        name: str,
        *,
        own: bytes | None = None,
        create: messages.Create | None = None,
        seed: int = 0,
    ) -> None:
        self.name, self._random = name, Rng(seed)
        own = name.encode() if own is None else own
        self.client = Client(invitation, own, name, self._on_message, create=create, timing=QUICK)
        self.task: asyncio.Task[None] | None = None
        self.received: list[dict[str, Json]] = []
        #: The last state of the table.
        self.table: dict[str, Json] = {}
        self.match: SeenMatch[Any] | None = None
        self.match_number = 0
        #: The view after each ply, as text, as it was last seen.
        self.views: dict[int, str] = {}
        #: Whether questions are answered at once, at random.
        self.plays = False
        self.said: list[str] = []
        self._news = asyncio.Event()

    # -- what comes --------------------------------------------------------------------------------

    def _on_message(self, message: dict[str, Json]) -> None:
        self.received.append(message)
        if message["is"] == "table":
            self.table = message
        elif message["is"] == "match":
            self._on_match(message["match"], message["message"])
        elif message["is"] == "talked":
            self.said += [line["text"] for line in message["lines"]]
        self._news.set()

    def _on_match(self, number: int, message: Json) -> None:
        if self.match is None or number != self.match_number:
            self.match, self.match_number, self.views = SeenMatch(message), number, {}
        else:
            self.match.receive(message)
        self.views[self.match.ply] = text(self.match.view(self.match.seat))
        self._answer()

    def play(self) -> None:
        """Answer questions at random from now on."""
        self.plays = True
        self._answer()

    def _answer(self) -> None:
        question = self.match.question if self.match is not None else None
        if self.plays and question is not None:
            self.answer()

    def answer(self) -> messages.AnswerMessage:
        """Answer the open question at random, and return what was sent."""
        assert self.match is not None
        assert self.match.question is not None
        legal = self.match.legal()
        action = encode(legal[self._random.below(len(legal))])
        sent = messages.AnswerMessage(self.match_number, self.match.question, action)
        self.client.send(sent)
        return sent

    # -- what is asked of them ---------------------------------------------------------------------

    async def until(self, has_happened: Callable[[], bool]) -> None:
        """Wait until something has happened."""
        while not has_happened():
            if self.task is not None and self.task.done():
                raise AssertionError(f"{self.name} was sent away: {self.received[-2:]}")
            self._news.clear()
            try:
                await self._news.wait()
            except asyncio.CancelledError:
                raise AssertionError(
                    f"{self.name} waits in vain after {self.received[-3:]}"
                ) from None

    async def end(self) -> dict[str, Json]:
        """Wait until the client stops by itself, and return the last message of the server."""
        assert self.task is not None
        await self.task
        return self.received[-2]

    async def refusal(self) -> str:
        """Wait for the next refusal and return its key."""
        count = len(self.of("refused"))
        await self.until(lambda: len(self.of("refused")) > count)
        return str(self.of("refused")[-1]["why"])

    def of(self, kind: str) -> list[dict[str, Json]]:
        """Return the messages of a kind so far."""
        return [message for message in self.received if message["is"] == kind]

    @property
    def seat(self) -> Seat:
        return int(self.table["you"])

    def presence(self, seat: Seat) -> str:
        return str(self.table["seats"][seat]["presence"])

    def invitation(self, seat: Seat) -> str:
        return str(self.table["seats"][seat]["invitation"])

    @property
    def is_asked(self) -> bool:
        return self.match is not None and self.match.question is not None

    async def leave_the_line(self) -> None:
        """Lose the connection and do not come back."""
        assert self.task is not None
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


@asynccontextmanager
async def open_house(
    folder: Path,
    limits: Limits = WIDE,
    bots: Callable[[Loop], Any] = InstantBots,
    port: int = 0,
) -> AsyncIterator[House]:
    """Yield a server that listens on the loopback."""
    identity = own_identity(folder)
    loop = AsyncioLoop()
    pool = BotPool(loop, bots)

    def invite(kind: InvitationKind, table: str, secret: bytes) -> str:
        return house.invitation(kind, table, secret).line()

    store = TableStore(folder, loop, pool, limits, invite)
    store.open_tables()
    service = Service(store, identity, limits)
    house = House(folder, store, service, identity)
    await service.start(["127.0.0.1"], port)
    try:
        yield house
    finally:
        for person in house.people:
            await person.leave_the_line()
        store.close()
        await service.stop()
        pool.close()
        await loop.wait_closed()


async def gather(*awaitables: Awaitable[Any]) -> None:
    await asyncio.gather(*awaitables)


def friend(name: str = "") -> messages.SeatPlan:
    return messages.SeatPlan("friend", name)


def bot(level: str = "random") -> messages.SeatPlan:
    return messages.SeatPlan("bot", "", level)


OPEN = messages.SeatPlan()
