"""What hostile clients send: nothing of it crashes a server, starves others or brings secrets."""

from __future__ import annotations

import asyncio
import json
import ssl
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from engine.core.rng import Rng
from engine.core.values import Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.server import messages
from engine.server.client import seat_key
from engine.server.identity import client_context
from engine.server.invitation import Invitation
from engine.server.messages import MAX_BYTES, Begin, Hello, Sit, read_server_message, write
from engine.server.service import Connection
from tests.engine.server.bench import Bench
from tests.engine.server.served_tables import (
    WIDE,
    House,
    Person,
    bot,
    friend,
    gather,
    open_house,
    run,
)

GAME = "condottiere3"
RULES = {game.id: game.version for game in GAMES.values()}
HELLO = write(encode(Hello(messages.PROTOCOL, "test", RULES)))


def raw(house: House) -> Any:
    """Return a connection of websockets alone, without the manners of our client."""
    return connect(
        f"wss://127.0.0.1:{house.service.port}/",
        ssl=client_context(house.identity.fingerprint),
        compression=None,
        proxy=None,
        ping_interval=None,
        close_timeout=0.5,
    )


async def entered(house: House, host: Person, seat: int, socket: ClientConnection) -> None:
    """Take a seat by hand."""
    invited = Invitation.parse(host.invitation(seat))
    key = seat_key(b"hostile", invited)
    await socket.send(HELLO)
    await socket.send(write(encode(Sit(invited.table, key, invited.secret.hex(), "Hostile"))))
    await socket.recv()
    assert read_server_message(await socket.recv())["is"] == "seated"


async def rest(socket: ClientConnection) -> list[dict[str, Json]]:
    """Return what comes until the connection ends."""
    got = []
    with suppress(ConnectionClosed):
        async for frame in socket:
            got.append(read_server_message(frame))
    return got


NO_ENTRY: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    "[" * 10_000,
    '{"do":' * 2_000,
    '{"do": "close"}',
    '{"do": "begin"}',
    '{"do": "hello"}',
    '{"do": "hello", "protocol": "1"}',
    '{"do": "hello", "protocol": 1, "rules": {"x": {}}}',
    '{"do": "sit", "table": "../../etc", "key": "x"}',
    '{"do": "answer", "match": 1, "question": 1}',
    b"\x00" * 100,
    "GET / HTTP/1.1",
]


@pytest.mark.parametrize("frame", NO_ENTRY, ids=range(len(NO_ENTRY)))
def test_what_is_no_greeting_ends_the_connection(frame: str | bytes, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend())
            async with raw(house) as socket:
                await socket.send(frame)
                (refused,) = await rest(socket)
            assert (refused["is"], refused["why"]) == ("refused", "malformed")
            async with raw(house) as socket:
                await socket.send(HELLO)
                await socket.send(frame)
                got = await rest(socket)
            assert got[-1]["is"] == "refused"
            assert not [message for message in got if message["is"] in ("seated", "table")]
            assert not house.service._addresses or house.service._addresses.total() == 1
            assert len(house.store.tables[host.table["table"]].guests) == 1

    run(play())


def test_a_message_that_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            async with raw(house) as socket:
                await socket.send(HELLO)
                with suppress(ConnectionClosed):
                    await socket.send("x" * (MAX_BYTES + 1))
                await rest(socket)
            assert socket.close_code == 1009

    run(play())


SAMPLES: list[dict[str, Json]] = [
    {"do": "answer", "match": 1, "question": 2, "action": {"do": "play", "card": "drum"}},
    {"do": "act", "id": 1, "ply": 0, "action": {"do": "say_remark", "word": "thanks"}},
    {"do": "talk", "id": 3, "text": "word"},
    {"do": "undo", "ply": 1},
    {"do": "replace", "seat": 0},
    {"do": "vote", "ballot": 1, "yes": True},
    {"do": "plan", "seat": 1, "kind": "bot", "level": "random"},
    {"do": "settle", "rules": {"hints": True}},
    {"do": "invite", "seat": 1},
    {"do": "admit", "knock": 1, "seat": 1},
    {"do": "close"},
    {"do": "hint"},
    {"do": "leave"},
    {"do": "return"},
]
ODD: list[Json] = [
    None, True, -1, 0, 1, 2, 2**40, 1.5, "", "x" * 300, "\u202e", [], {}, [[]], {"do": 1}, "begin",
]  # fmt: skip


def mutated(rng: Rng) -> str:
    """Return a message with some damage, mostly in its values, now and then in its text."""
    sample = {**SAMPLES[rng.below(len(SAMPLES))]}
    for _ in range(1 + rng.below(2)):
        key = [*sample][rng.below(len(sample))]
        inner = sample[key]
        if isinstance(inner, dict) and inner and rng.below(2):
            inner = {**inner}
            inner[[*inner][rng.below(len(inner))]] = ODD[rng.below(len(ODD))]
            sample[key] = inner
        elif rng.below(12):
            # Numbers that exist, so that something happens.
            sample[key] = rng.below(9) if isinstance(inner, int) else inner
        else:
            sample[key] = ODD[rng.below(len(ODD))]
    text = write(sample)
    if rng.below(20):
        return text
    at = rng.below(len(text) + 1)
    piece = ['"', "{", "[", "]", "}", "9" * 40, "null", "\\", "-", "\x00", ""][rng.below(11)]
    return text[:at] + piece + text[at + rng.below(6) :]


async def attack(house: House, host: Person, seat: int, rng: Rng, heard: list[int]) -> None:
    """Send damaged messages as somebody who sits at a table, until `heard` says it is enough."""
    while heard[0] > 0:
        async with raw(house) as socket:
            await entered(house, host, seat, socket)
            reading = asyncio.create_task(rest(socket))
            with suppress(ConnectionClosed):
                while heard[0] > 0:
                    await socket.send(mutated(rng))
                    await asyncio.sleep(0)
            await reading if socket.close_code else reading.cancel()


def fuzz(tmp_path: Path, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack a table from one of its seats while the others play."""
    heard = [count]

    def counting(frame: str | bytes) -> Any:
        heard[0] -= 1
        return messages.read(frame)

    monkeypatch.setattr("engine.server.service.read", counting)

    async def play() -> None:
        async with open_house(tmp_path, replace(WIDE, failures=count)) as house:
            host = await house.host(GAME, friend(), friend(), bot())
            guest = await house.guest(host, 1, "Maud")
            # The seat is taken by hand first, so that it is the attacker's.
            invitation = host.invitation(2)
            async with raw(house) as socket:
                await entered(house, host, 2, socket)
            host.client.send(Begin())
            host.play()
            guest.play()
            kept = host.invitation
            host.invitation = lambda seat: invitation if seat == 2 else kept(seat)  # type: ignore[method-assign]
            await attack(house, host, 2, Rng(7), heard)
            assert not [m for m in host.received if m.get("why") == "fault"]
            # The table is as it should be: others play on, and see the same.
            table = house.store.tables[host.table["table"]]
            playing = table.playing
            assert playing is not None
            host.plays = guest.plays = False
            for person in (host, guest):
                await person.until(
                    lambda p=person: bool(p.match) and p.match.ply == playing.match.ply
                )
                assert person.match is not None
                assert person.match.view(person.seat) == playing.match.view(person.seat)

    run(play())


def test_damaged_messages_from_a_seat(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    fuzz(tmp_path, 120, monkeypatch)
    assert "fault" not in caplog.text


def fuzz_table(count: int) -> None:
    """Give a table damaged messages from one seat while the others play on, match after match."""
    bench = Bench(GAME, friend(), friend(), bot())
    hostile = bench.join(2, "Hostile")
    bench.join(1)
    bench.begin()
    bench.people.remove(hostile)
    rng, refused, taken = Rng(11), 0, 0
    for _ in range(count):
        try:
            message = messages.read(mutated(rng))
        except messages.MessageError:
            refused += 1
            continue
        bench.table.take(hostile.guest, message)
        taken += 1
        hostile.wire.sent.clear()
        if rng.below(20) == 0:
            bench.settle()
            for person in bench.people:
                if person.is_asked:
                    assert person.answer(rng) in ("", "late", "over")
            if hostile.guest not in bench.table.guests:
                hostile.guest = bench.back(hostile).guest
                bench.people.pop()
            if bench.table.phase == "over":
                bench.host.send(messages.Rematch())
                for person in bench.people:
                    person.seen = None
                bench.settle()
    assert taken > count // 4
    assert refused > count // 10
    assert bench.table.phase in ("playing", "over")
    for person in bench.people:
        bench.settle()
        assert person.seen is not None
        assert person.guest.seat is not None
        assert person.seen.view(person.seen.seat) == bench.match.view(person.guest.seat)


def test_damaged_messages_to_a_table() -> None:
    fuzz_table(1_500)


@pytest.mark.slow
def test_many_damaged_messages_to_a_table() -> None:
    """100,000 messages; the memory stays as it was after the first ones."""
    import gc

    fuzz_table(5_000)
    gc.collect()
    before = len(gc.get_objects())
    fuzz_table(100_000)
    gc.collect()
    assert len(gc.get_objects()) < before + 20_000


def test_a_flood_is_slowed_down_and_hinders_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, replace(WIDE, burst=20, rate=50.0)) as house:
            host = await house.host(GAME, friend(), friend())
            guest = await house.guest(host, 1, "Maud")
            taken = 0
            table = house.store.tables[host.table["table"]]
            take = table.take

            def count(who: Any, message: Any) -> None:
                nonlocal taken
                taken += who.seat == 2
                take(who, message)

            table.take = count  # type: ignore[method-assign,assignment]
            async with raw(house) as socket:
                await entered(house, host, 2, socket)

                async def flood() -> None:
                    while True:
                        await socket.send('{"do":"hint"}')
                        await asyncio.sleep(0)

                flooding = asyncio.create_task(flood())
                loop = asyncio.get_running_loop()
                began = loop.time()
                for number in range(5):
                    guest.client.send(messages.Talk(number + 1, "still here"))
                await host.until(lambda: len(host.said) == 5)
                passed = loop.time() - began
                assert taken <= 20 + 50 * (passed + 1.0)
                flooding.cancel()
                with suppress(asyncio.CancelledError, ConnectionClosed):
                    await flooding

    run(play())


class StuckSocket:
    """A connection whose other side reads nothing."""

    def __init__(self) -> None:
        self.transport = self
        self.is_aborted = False
        self.sent: list[str] = []
        self._never: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def send(self, text: str) -> None:
        self.sent.append(text)
        await self._never

    def abort(self) -> None:
        self.is_aborted = True
        self._never.set_exception(ConnectionClosed(None, None))


def test_who_reads_too_slowly_is_dropped() -> None:
    """What waits for one connection is bounded; the person comes back and gets what is missing."""

    async def play() -> None:
        socket = StuckSocket()
        connection = Connection(socket, 1_000)  # type: ignore[arg-type]
        pump = asyncio.create_task(connection.send_queued())
        for number in range(9):
            connection.send({"is": "x", "text": "x" * 60, "number": number})
            await asyncio.sleep(0)
        # Eight wait behind the one that is being sent.
        assert not socket.is_aborted
        assert len(socket.sent) == 1
        connection.send({"is": "x", "text": "x" * 200})
        assert socket.is_aborted
        assert not connection._waiting
        connection.send({"is": "x"})
        assert not connection._waiting
        await connection.finish(pump)

    run(play())


def test_a_single_large_message_is_sent_to_everybody() -> None:
    """The record of a long match may be larger than what otherwise may wait."""

    async def play() -> None:
        socket = StuckSocket()
        connection = Connection(socket, 1_000)  # type: ignore[arg-type]
        connection.send({"is": "x", "text": "x" * 5_000})
        assert not socket.is_aborted

    run(play())


def test_no_more_connections_than_are_allowed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, replace(WIDE, per_address=3)) as house:
            host = await house.host(GAME, friend())
            guest = await house.guest(host, 1, "Maud")
            async with raw(house) as one:
                await one.send(HELLO)
                await one.recv()
                async with raw(house) as another:
                    (refused,) = await rest(another)
                assert refused["why"] == "busy"
            host.client.send(Begin())
            await guest.until(lambda: guest.match is not None)

    run(play())


def test_half_a_handshake_and_noise_are_no_connection(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, replace(WIDE, entry_seconds=0.2)) as house:
            port = house.service.port
            writers = []
            for data in (b"", b"GET / HTTP/1.0\r\n\r\n", b"\x16\x03\x01\x02\x00", b"\xff" * 5_000):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(data)
                writers.append(writer)
            context = client_context(house.identity.fingerprint)
            for data in (b"", b"GET / HTTP/1.0\r\n\r\n", b"POST /x HTTP/1.1\r\n" * 100):
                _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context)
                writer.write(data)
                writers.append(writer)
            host = await house.host(GAME, friend())
            assert host.table["phase"] == "open"
            for writer in writers:
                writer.transport.abort()

    run(play())


def test_a_server_in_the_middle_gets_nothing(tmp_path: Path) -> None:
    """A server with another certificate is noticed before a client has said a word."""

    async def play() -> None:
        heard = []

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.append(await reader.read(100))
            writer.close()

        async with open_house(tmp_path / "true") as house:
            host = await house.host(GAME, friend())
            invited = Invitation.parse(host.invitation(1))
            from engine.server.identity import own_identity

            false = own_identity(tmp_path / "false").context
            async with await asyncio.start_server(listen, "127.0.0.1", 0, ssl=false) as server:
                port = server.sockets[0].getsockname()[1]
                guest = house.join(Person(replace(invited, port=port), "Maud"))
                await guest.until(lambda: len(guest.of("link")) >= 2)
                assert guest.of("link")[1]["tried"] == [
                    {"address": "127.0.0.1", "why": "other_certificate"}
                ]
            assert not any(heard)

    run(play())


def test_a_client_follows_no_redirection(tmp_path: Path) -> None:
    from websockets.asyncio.server import serve
    from websockets.http11 import Response

    from engine.server.identity import own_identity

    identity = own_identity(tmp_path)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend())
            invited = Invitation.parse(host.invitation(1))

            def redirect(connection: Any, request: Any) -> Response:
                response: Response = connection.respond(302, "elsewhere")
                response.headers["Location"] = f"wss://127.0.0.1:{house.service.port}/"
                return response

            async def never(connection: Any) -> None:
                raise AssertionError("nobody is let in here")

            async with serve(
                never, "127.0.0.1", 0, ssl=identity.context, process_request=redirect
            ) as other:
                port = other.sockets[0].getsockname()[1]
                guest = house.join(Person(replace(invited, port=port), "Maud"))
                await guest.until(lambda: len(guest.of("link")) >= 2)
                assert guest.of("link")[1]["tried"] == [
                    {"address": "127.0.0.1", "why": "no_server"}
                ]

    run(play())


@pytest.mark.parametrize(
    "frame",
    ["x", "[]", '{"is": 1}', '{"is": "match", "match": 1, "message": {"serial": "1"}}', b"\x00"],
)
def test_what_no_server_says_stops_a_client(frame: str | bytes, tmp_path: Path) -> None:
    from websockets.asyncio.server import serve

    from engine.server.identity import own_identity

    identity = own_identity(tmp_path)

    async def speak(connection: Any) -> None:
        with suppress(WebSocketException, ssl.SSLError):
            await connection.recv()
            await connection.send('{"is": "welcome"}')
            await connection.recv()
            await connection.send(frame)
            await connection.wait_closed()

    async def play() -> None:
        async with serve(speak, "127.0.0.1", 0, ssl=identity.context) as server:
            port = server.sockets[0].getsockname()[1]
            invited = Invitation(
                "seat", ("127.0.0.1",), port, bytes(16), "0000000a", identity.fingerprint
            )
            person = Person(invited, "Maud")
            person.task = asyncio.create_task(person.client.run())
            await person.task
            assert person.received[-1] == {"is": "link", "state": "stopped", "why": "malformed"}

    run(play())


def test_errors_of_the_rules_end_one_connection_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault of our own is logged, and costs whoever ran into it one connection."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend())
            guest = await house.guest(host, 1, "Maud")
            table = house.store.tables[host.table["table"]]

            def fail(seat: int, message: Any) -> None:
                raise ZeroDivisionError

            say, table._say = table._say, fail  # type: ignore[assignment,method-assign]
            guest.client.send(messages.Talk(1, "word"))
            await guest.until(lambda: bool(guest.of("refused")))
            assert guest.of("refused")[0]["why"] == "fault"
            table._say = say  # type: ignore[method-assign]
            await guest.until(lambda: len(guest.of("seated")) == 2)
            # What was not taken was sent again.
            await gather(host.until(lambda: host.said == ["word"]))

    run(play())
    assert "fault of the server" in caplog.text


def test_json_of_messages_is_plain(tmp_path: Path) -> None:
    """Everything that a server sends is one JSON object that our own bounds allow."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend(), bot())
            guest = await house.guest(host, 1, "Maud")
            host.client.send(Begin())
            host.play()
            guest.play()
            await host.until(lambda: bool(host.match and host.match.ply > 20))
            for message in host.received:
                assert json.loads(write(message)) == message

    run(play())
