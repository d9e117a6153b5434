"""Tables in both event loops, and bots that answer when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import Any, Protocol

import pytest

from engine.bots.protocol import Occasion, Request
from engine.core.routines import Routine
from engine.core.values import Action, Json, Seat
from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.table.asyncio_loop import AsyncioLoop
from engine.table.bot_process import BotListener, Bots
from engine.table.loop import Loop
from engine.table.players import OpenProgram
from engine.table.table import Reports, Table
from tests.patience import PATIENCE_MS, PATIENCE_S

LOOPS = ("asyncio", "qt")


class Turner(Protocol):
    """An event loop that a test turns."""

    @property
    def loop(self) -> Loop:
        """The loop as a table uses it."""

    def until(self, done: Callable[[], bool]) -> None:
        """Turn the loop until something holds."""

    def settle(self) -> None:
        """Let happen what was put off to the next turns."""


class AsyncioTurner:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.loop = AsyncioLoop(loop)

    def until(self, done: Callable[[], bool]) -> None:
        async def wait() -> None:
            while not done():
                await asyncio.sleep(0.001)

        self._loop.run_until_complete(asyncio.wait_for(wait(), PATIENCE_S))

    def settle(self) -> None:
        for _ in range(5):
            self._loop.run_until_complete(asyncio.sleep(0))

    def close(self) -> None:
        self._loop.run_until_complete(asyncio.wait_for(self.loop.wait_closed(), PATIENCE_S))
        self._loop.close()


class QtTurner:
    def __init__(self, qtbot: Any) -> None:
        from PySide6.QtCore import QObject

        from desktop.system.qt_loop import QtLoop

        self._qtbot = qtbot
        self.parent = QObject()
        self.loop = QtLoop(self.parent)

    def until(self, done: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(done, timeout=PATIENCE_MS)

    def settle(self) -> None:
        from tests.desktop.kit import settle

        settle()


@contextmanager
def turning(name: str, request: pytest.FixtureRequest) -> Iterator[Turner]:
    """Yield one of the `LOOPS`."""
    if name == "qt":
        yield QtTurner(request.getfixturevalue("qtbot"))
        return
    turner = AsyncioTurner(asyncio.new_event_loop())
    yield turner
    turner.close()


class HeldBots:
    """Bots that answer when a test says so."""

    def __init__(self) -> None:
        self.asked: dict[int, Request] = {}
        self.occasions: dict[int, Occasion] = {}
        self.cancelled: list[int] = []
        #: What was asked, in order: "ask" or "interrupt", and the seat.
        self.log: list[tuple[str, Seat | None]] = []
        self.restarts = 0
        self.listeners: list[BotListener] = []

    def add_listener(self, listener: BotListener) -> None:
        if listener not in self.listeners:
            self.listeners.append(listener)

    def remove_listener(self, listener: BotListener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)

    def ask(self, ticket: int, request: Request) -> None:
        self.log.append(("ask", request.view.seat))
        self.asked[ticket] = request

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        self.log.append(("interrupt", occasion.view.seat))
        self.occasions[ticket] = occasion

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)

    def restart(self) -> None:
        self.restarts += 1

    def close(self) -> None:
        """Nothing runs."""

    @property
    def ticket(self) -> int:
        """The ticket of the last question."""
        return max(self.asked)

    def reply(self, ticket: int, action: Action | None, **more: Json) -> None:
        """Give an answer."""
        for listener in tuple(self.listeners):
            encoded = None if action is None else encode(action)
            listener.on_reply(ticket, {"answer": ticket, "action": encoded, **more})

    def fail(self, reason: str) -> None:
        """Report that the process is gone."""
        for listener in tuple(self.listeners):
            listener.on_failure(reason)


def human(name: str = "Ada") -> Json:
    return {"kind": "human", "name": name}


def bot(level: str = "random", name: str = "Otto") -> Json:
    return {"kind": "bot", "name": name, "level": level}


@dataclass
class Laid:
    """A table with everything that it reported."""

    turner: Turner
    match: Match
    bots: Bots
    routines: Sequence[Routine] | None = None
    open_program: OpenProgram | None = None
    #: What was reported, in order.
    log: list[tuple[Any, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        names = [entry.name for entry in fields(Reports)]
        self.table = Table(
            self.match,
            self.turner.loop,
            self.bots,
            Reports(**{name: self._enter(name) for name in names}),
            routines=self.routines,
            open_program=self.open_program,
        )

    def _enter(self, name: str) -> Callable[..., None]:
        def enter(*report: object) -> None:
            self.log.append((name, *report))

        return enter

    def reported(self, name: str) -> list[tuple[Any, ...]]:
        """Return what was reported under a name, in order."""
        return [entry[1:] for entry in self.log if entry[0] == name]

    @property
    def tickets(self) -> list[int]:
        """The tickets of the questions that people were asked, in order."""
        return [question.ticket for (question,) in self.reported("asked")]

    def play_on(self, plies: int) -> None:
        """Let everybody at the table, all people, give their first legal answers."""
        for _ in range(plies):
            question = self.table.question
            assert question is not None
            self.table.answer(question.ticket, question.seat, question.legal[0])

    def until_over(self) -> None:
        self.table.start()
        self.turner.until(lambda: bool(self.reported("finished")))


def a_match(*players: Json, game: str = "condottiere3", first: Seat = 0, **more: Any) -> Match:
    """Return a match that begins with a seat; `more` are fields of its record."""
    for seed in range(100):
        record = new_record(GAMES[game], len(players), seed, players=players)
        match = Match(replace(record, **more))
        if match.decision is not None and match.decision.seat == first:
            return match
    raise AssertionError("no deal begins with that seat")
