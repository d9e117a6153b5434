"""Measure tables at a distance: from an answer to its event at the others, and many tables at once.

    python -m benchmarks.online [--tables 200] [--seats 4] [--seconds 30] [--answers 300]

The server is a process of its own with its files on a disk; the clients, scripted people who answer
at random, are in this one, and share the processors with it. A first part plays at a single table,
a second one at many.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from engine.core.rng import Rng
from engine.core.values import Json
from engine.server import messages
from engine.server.client import Client
from engine.server.invitation import Invitation

ROOT = Path(__file__).parent.parent


@dataclass(slots=True)
class Times:
    """When answers were sent, and how long they took."""

    #: The moment at which the answer to the last question of a table was sent.
    sent: dict[str, float] = field(default_factory=dict)
    #: Seconds from an answer to its step at another person, and to the word that it was taken.
    to_others: list[float] = field(default_factory=list)
    to_taken: list[float] = field(default_factory=list)


class Robot:
    """A person who answers at random after a pause, and plays again when a match is over."""

    def __init__(
        self, name: str, times: Times, seed: int, pause: float, line: Invitation, create: Any = None
    ) -> None:
        self._times, self._rng, self._pause = times, Rng(seed), pause
        self.client = Client(line, name.encode(), name, self._on_message, create=create)
        self.table: dict[str, Json] = {}
        self.refused: list[Json] = []
        self._sent_at = 0.0
        self.task = asyncio.create_task(self.client.run())

    def _on_message(self, message: dict[str, Json]) -> None:
        kind = message["is"]
        if kind == "table":
            self.table = message
            if message["phase"] == "over" and message["you"] == message["host"]:
                self.client.send(messages.Rematch())
        elif kind == "taken":
            self._times.to_taken.append(perf_counter() - self._sent_at)
        elif kind == "refused" and message["why"] != "late":
            self.refused.append(message["why"])
        elif kind == "match":
            content = message["message"]
            if content["kind"] == "question":
                loop = asyncio.get_running_loop()
                pause = self._pause * (0.5 + self._rng.random())
                loop.call_later(pause, self._answer, message["match"], content)
            elif content["kind"] == "step" and content["seat"] != self.table.get("you"):
                sent = self._times.sent.pop(str(self.table.get("table")), None)
                if sent is not None:
                    self._times.to_others.append(perf_counter() - sent)

    def _answer(self, match: int, question: Json) -> None:
        legal = question["legal"]
        action = legal[self._rng.below(len(legal))]
        self._sent_at = self._times.sent[str(self.table["table"])] = perf_counter()
        self.client.send(messages.AnswerMessage(match, question["serial"], action))


async def open_table(
    club: Invitation, game: str, seats: int, times: Times, number: int, pause: float
) -> list[Robot]:
    """Return the people of a new table whose match has begun."""
    create = messages.Create("", "", "", game, (messages.SeatPlan("friend"),) * (seats - 1))
    host = Robot(f"host {number}", times, number, pause, club, create)
    while not host.table:
        await asyncio.sleep(0.01)
    robots = [host]
    for seat in range(1, seats):
        line = Invitation.parse(str(host.table["seats"][seat]["invitation"]))
        robots.append(Robot(f"guest {seat}", times, 1_000 * seat + number, pause, line))
    while any(seat["presence"] != "here" for seat in host.table["seats"]):
        await asyncio.sleep(0.01)
    host.client.send(messages.Begin())
    return robots


def figures(name: str, seconds: Sequence[float]) -> str:
    """Return a line with the median and the 99th percentile, in milliseconds."""
    ordered = sorted(seconds)
    if not ordered:
        return f"{name}: none"
    median = ordered[len(ordered) // 2] * 1_000
    high = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1_000
    return f"{name}: median {median:.1f} ms, p99 {high:.1f} ms, {len(ordered)} times"


def memory_of(pid: int) -> float:
    """Return the memory of a process in MiB, where the system tells it."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0.0


async def measure(args: argparse.Namespace, club: Invitation, pid: int) -> None:
    times = Times()
    robots = await open_table(club, args.game, args.seats, times, 0, 0.005)
    while len(times.to_others) < args.answers:
        await asyncio.sleep(0.05)
    for robot in robots:
        robot.task.cancel()
    print("one table")
    print(" ", figures("from an answer to its step at another person", times.to_others))
    print(" ", figures("from an answer to the word that it was taken", times.to_taken))
    if not args.tables:
        return
    times = Times()
    pause = args.pause
    everybody = list(robots)
    for number in range(1, args.tables + 1):
        everybody += await open_table(club, args.game, args.seats, times, number, pause)
    print(f"{args.tables} tables of {args.seats}, about {pause:g} s for an answer")
    times.to_others.clear()
    times.to_taken.clear()
    await asyncio.sleep(args.seconds)
    refused = [why for robot in everybody for why in robot.refused]
    print(" ", figures("from an answer to its step at another person", times.to_others))
    print(" ", figures("from an answer to the word that it was taken", times.to_taken))
    print(f"  {len(times.to_taken) / args.seconds:.0f} answers a second")
    print(f"  refused: {len(refused)}; memory of the server: {memory_of(pid):.0f} MiB")
    for robot in everybody:
        robot.task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="condottiere3")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--pause", type=float, default=8.0, help="seconds for an answer")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [
                *(sys.executable, "-P", "-m", "engine", "serve", "--data", folder, "--child"),
                *("--listen", "127.0.0.1", "--port", "0", "--tables", "1000"),
                *("--per-address", "10000", "--new-tables", "1000"),
            ],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert server.stdout is not None
        try:
            club = Invitation.parse(json.loads(server.stdout.readline())["invitation"])
            asyncio.run(measure(args, club, server.pid))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
