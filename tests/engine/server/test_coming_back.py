"""Lines that break, servers that are killed: nothing is lost, nothing is taken twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.rng import Rng
from engine.core.values import Json
from engine.play.match import Match
from engine.play.record import Record
from engine.server import messages
from engine.server.invitation import Invitation
from engine.server.messages import Begin
from tests.engine.server import served_tables as house_module
from tests.engine.server.served_tables import (
    Person,
    bot,
    friend,
    gather,
    open_house,
    run,
)
from tests.engine.server.test_matches import hold_views

ROOT = Path(__file__).parents[3]


class Proxy:
    """Passes bytes between clients and a server, and breaks or delays the lines now and then."""

    def __init__(self, port: int, rng: Rng, chance: float, delay: float = 0.0) -> None:
        """Break a line with this chance at each piece of data, or delay it so many seconds."""
        self._port, self._rng, self._chance, self._delay = port, rng, chance, delay
        self.breaks = 0
        self.delays = 0
        self.port = 0

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Proxy]:
        async with await asyncio.start_server(self._serve, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield self

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, here = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        tasks = [
            asyncio.create_task(self._pass_on(reader, here)),
            asyncio.create_task(self._pass_on(there, writer)),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        writer.transport.abort()
        here.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(4_096):
                if self._rng.random() < self._chance:
                    self.breaks += 1
                    # A part of what was sent still arrives.
                    writer.write(data[: self._rng.below(len(data))])
                    return
                if self._delay and self._rng.random() < 0.1:
                    self.delays += 1
                    await asyncio.sleep(self._delay * self._rng.random())
                writer.write(data)


def through_breaking_lines(folder: Path, game: str, chance: float, delay: float, seed: int) -> int:
    """Play a whole match over bad lines; return how often one was broken."""

    async def play() -> int:
        async with open_house(folder) as house:
            proxy = Proxy(house.service.port, Rng(seed), chance, delay)
            async with proxy.listening():
                host = await house.host(game, friend(), bot())
                house.port = proxy.port
                guest = await house.guest(host, 1, "Maud")
                host.client.send(Begin())
                host.play()
                guest.play()
                for number in range(10):
                    guest.client.send(messages.Talk(number + 1, f"line {number}"))
                await gather(
                    host.until(lambda: bool(host.match and host.match.full_match)),
                    guest.until(lambda: bool(guest.match and guest.match.full_match)),
                )
                await host.until(lambda: len(host.said) == 10)
                # Every line of talk came once, and in its order.
                assert host.said == [f"line {number}" for number in range(10)]
                hold_views([host, guest], house.match_of(host).record)
            return proxy.breaks

    return run(play())


@pytest.mark.parametrize("game", ["cannir", "condottiere3"])
def test_a_match_over_lines_that_break_and_stutter(game: str, tmp_path: Path) -> None:
    assert through_breaking_lines(tmp_path, game, 0.05, 0.01, 1) > 0


@pytest.mark.slow
def test_many_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """500 breaks, with delays up to 3 seconds: no view ever differs from the server's."""
    monkeypatch.setattr(house_module, "PATIENCE", 3_600.0)
    breaks = seed = 0
    while breaks < 500:
        seed += 1
        folder = tmp_path / str(seed)
        breaks += through_breaking_lines(folder, "condottiere3", 0.1, 3.0 * (seed % 4 == 0), seed)


def test_answers_that_come_twice_are_taken_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host("cannir", friend())
            guest = await house.guest(host, 1, "Maud")
            for person in (host, guest):
                send = person.client.send

                def twice(message: object, send: object = send) -> None:
                    send(message)  # type: ignore[operator]
                    send(message)  # type: ignore[operator]

                person.client.send = twice  # type: ignore[method-assign]
            host.client.send(Begin())
            host.play()
            guest.play()
            await gather(
                host.until(lambda: bool(host.match and host.match.full_match)),
                guest.until(lambda: bool(guest.match and guest.match.full_match)),
            )
            answers = len(house.match_of(host).record.answers)
            for person in (host, guest):
                questions = [m["question"] for m in person.of("taken")]
                assert len(set(questions)) * 2 >= len(questions)
            hold_views([host, guest], house.match_of(host).record)
            assert answers == host.match.ply if host.match else 0

    run(play())


def test_a_lost_line_is_seen_by_the_others_and_heals(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host("cannir", friend())
            proxy = Proxy(house.service.port, Rng(1), 0.0)
            async with proxy.listening():
                house.port = proxy.port
                guest = await house.guest(host, 1, "Maud")
                proxy._chance = 1.0
                guest.client.send(messages.Talk(1, "lost"))
                await host.until(lambda: host.presence(1) == "lost")
                assert "1" in host.table["absent"]
                proxy._chance = 0.0
                await host.until(lambda: host.presence(1) == "here")
                # What was said meanwhile arrives.
                await host.until(lambda: host.said == ["lost"])
            states = [message["state"] for message in guest.of("link")]
            assert states[:3] == ["trying", "up", "down"]
            assert states[-1] == "up"

    run(play())


def test_a_line_that_is_silent_is_noticed(tmp_path: Path) -> None:
    """A peer that vanished without a word, as when a computer sleeps."""
    limits = replace(house_module.WIDE, ping_seconds=0.05, pong_seconds=0.05)

    async def play() -> None:
        async with open_house(tmp_path, limits) as house:
            host = await house.host("cannir", friend())
            sleeping = asyncio.Event()

            async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                there, here = await asyncio.open_connection("127.0.0.1", house.service.port)

                async def pass_on(one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
                    while (data := await one.read(4_096)) and not sleeping.is_set():
                        other.write(data)
                    await asyncio.sleep(60)

                tasks = [
                    asyncio.create_task(pass_on(reader, here)),
                    asyncio.create_task(pass_on(there, writer)),
                ]
                try:
                    await asyncio.wait(tasks)
                finally:
                    for task in tasks:
                        task.cancel()
                    here.transport.abort()
                    writer.transport.abort()

            async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
                house.port = server.sockets[0].getsockname()[1]
                guest = await house.guest(host, 1, "Maud")
                sleeping.set()
                await host.until(lambda: host.presence(1) == "lost")
                await guest.leave_the_line()

    run(play())


def test_tables_are_opened_again_with_the_same_invitations(tmp_path: Path) -> None:
    async def before() -> tuple[str, str, list[str], int]:
        async with open_house(tmp_path) as house:
            host = await house.host("condottiere3", friend(), friend(), bot())
            lines = [host.invitation(1), host.invitation(2)]
            guest = await house.guest(host, 1, "Maud")
            host.client.send(Begin())
            host.play()
            guest.play()
            await host.until(lambda: bool(host.match and host.match.ply >= 10))
            guest.client.send(messages.Talk(1, "see you tomorrow"))
            await guest.until(lambda: bool(guest.of("done")))
            home = replace(host.client.seat, kind="seat", table=host.table["table"])
            return home.line(), host.table["table"], lines, house.service.port

    async def after(home: str, lines: list[str], port: int) -> None:
        async with open_house(tmp_path, port=port) as house:
            host = house.join(Person(Invitation.parse(home), "Host"))
            guest = house.join(Person(Invitation.parse(lines[0]), "Maud"))
            for person in (host, guest):
                await person.until(lambda p=person: p.match is not None)
            assert host.seat == 0
            assert host.table["host"] == 0
            assert host.invitation(2) == lines[1]
            late = house.join(Person(Invitation.parse(lines[1]), "Otto"))
            for person in (host, guest, late):
                person.play()
            await gather(
                *(person.until(lambda p=person: bool(p.match and p.match.full_match))
                  for person in (host, guest, late))
            )  # fmt: skip
            assert guest.said == ["see you tomorrow"]
            hold_views([host, guest], house.match_of(host).record)

    home, _, lines, port = run(before())
    run(after(home, lines, port))


def test_damaged_files_of_tables_are_put_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def make() -> str:
        async with open_house(tmp_path) as house:
            host = await house.host("cannir", friend())
            return str(host.table["table"])

    async def reopen() -> list[str]:
        async with open_house(tmp_path) as house:
            return [*house.store.tables]

    sound = run(make())
    folder = tmp_path / "tables"
    text = (folder / f"{sound}.json").read_text()
    (folder / "00000001.json").write_text(text[:-20])
    (folder / "00000002.json").write_text(text.replace('"cannir"', '"chess"'))
    (folder / "00000003.json").write_text(text.replace('"format":1', '"format":2'))
    (folder / "notes.txt").write_text("a file of somebody")
    assert run(reopen()) == [sound]
    names = {path.name for path in folder.iterdir()}
    assert names == {
        f"{sound}.json",
        "00000001.json.bad",
        "00000002.json.bad",
        "00000003.json",
        "notes.txt",
    }
    assert caplog.text.count("cannot be opened") == 3


# -- killed ----------------------------------------------------------------------------------------


class Server:
    """`conquista serve` in a process that can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.store: Invitation | None = None
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "engine", "serve", "--data", str(self.folder)),
            *("--listen", "127.0.0.1", "--port", str(self.port), "--child"),
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert self._process.stdout is not None
        message = json.loads(await self._process.stdout.readline())
        self.store = Invitation.parse(message["invitation"])
        self.port = self.store.port

    async def end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        return await self._process.wait()


def killed_now_and_then(folder: Path, kills: int, seed: int) -> int:
    """Play a match while the server is killed; return how often it was."""

    async def play() -> int:
        rng, server = Rng(seed), Server(folder)
        await server.start()
        assert server.store is not None
        done = 0
        people: list[Person] = []
        try:
            rules = messages.TableRules()
            create = messages.Create("", "", "", "condottiere3", (friend(), bot()), {}, rules)
            host = Person(server.store, "Host", create=create)
            host.task = asyncio.create_task(host.client.run())
            people.append(host)
            await host.until(lambda: bool(host.table))
            guest = Person(Invitation.parse(host.invitation(1)), "Maud", seed=1)
            guest.task = asyncio.create_task(guest.client.run())
            people.append(guest)
            await host.until(lambda: host.presence(1) == "here")
            host.client.send(Begin())
            host.play()
            guest.play()
            # The answers that a client was told were taken: they must stand for ever.
            for _ in range(kills):
                taken = len(host.of("taken")) + len(guest.of("taken"))
                some = 1 + rng.below(8)
                await gather(
                    *(
                        p.until(
                            lambda: (
                                len(host.of("taken")) + len(guest.of("taken")) >= taken + some  # noqa: B023
                                or bool(host.match and host.match.full_match)
                            )
                        )
                        for p in [host]
                    )
                )
                if host.match and host.match.full_match:
                    break
                await server.end(signal.SIGKILL)
                done += 1
                await server.start()
            await gather(
                host.until(lambda: bool(host.match and host.match.full_match)),
                guest.until(lambda: bool(guest.match and guest.match.full_match)),
            )
            assert host.match is not None
            assert host.match.full_match is not None
            record: Record = host.match.full_match.record
            hold_views(people, record)
            answers: list[tuple[int, Json]] = [*record.answers]
            for person in people:
                given = [action for seat, action in answers if seat == person.seat]
                taken_questions = {m["question"] for m in person.of("taken")}
                assert len(taken_questions) <= len(given)
            assert Match(record).result is not None
        finally:
            for person in people:
                await person.leave_the_line()
            status = await server.end(signal.SIGTERM)
        assert status == 0
        return done

    return run(play())


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_server_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    assert killed_now_and_then(tmp_path, 2, 1) == 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_server_that_is_killed_two_hundred_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "PATIENCE", 3_600.0)
    killed = seed = 0
    while killed < 200:
        seed += 1
        killed += killed_now_and_then(tmp_path / str(seed), 20, seed)
