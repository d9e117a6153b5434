"""How long after a cancel the bots' process is ready for another question, in every game.

By the clock, and what the process works meanwhile: on a machine with other things to do, the clock
tells of them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, sleep

from benchmarks.search import MOMENTS, moment
from engine.bots.bot import Budget
from engine.bots.protocol import Request
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Json, State
from engine.games import GAMES

#: Seconds that the question would be thought about, and after which it is cancelled.
LONG, AFTER = 60.0, (0.0, 0.002, 0.01, 0.03, 0.1, 0.3, 1.0)
#: Searches that share the time: one as at the table, five as for a hint.
SEARCHES = (1, 5)
#: Answers after which a match is asked about, too.
PLIES = (0, 10, 30)


class Worker:
    """The bots' process as the application starts it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "engine.bots.worker"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def say(self, message: Json) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()

    def hear(self) -> Json:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def worked(self) -> float:
        """Seconds that all its threads have spent on processors, as Linux tells."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def close(self) -> None:
        self._process.communicate()


def states(game: Game) -> Iterator[State]:
    """Moments with a choice, spread over a match."""
    for seats, plies in {*MOMENTS.get(game.id, []), *((game.seats[0], number) for number in PLIES)}:
        state = moment(game, seats, plies)
        rng = Rng(2)
        while state.decision is not None and len(state.codes()) < 2:
            state.step(state.codes()[0], rng)
        if state.decision is not None:
            yield state


def waits(worker: Worker, game: Game, searches: int) -> Iterator[tuple[float, float]]:
    """Seconds from a cancel to the next reply, and of work, in all moments of a game."""
    for state in states(game):
        assert state.decision is not None
        view = game.view(state, state.decision.seat)
        legal = [game.action(code) for code in state.codes()]
        for after in AFTER:
            asked = Request(game, view, legal, "level5", 7, Budget(seconds=LONG), searches)
            worker.say({"ask": 1, **asked.message()})
            sleep(after)
            began, worked = perf_counter(), worker.worked()
            worker.say({"cancel": 1})
            worker.say({"hello": 1})
            # Some questions need no search and are answered at once.
            while "hello" not in worker.hear():
                pass
            yield perf_counter() - began, worker.worked() - worked


def run() -> Iterator[str]:
    worker = Worker()
    worker.say({"hello": 1})
    worker.hear()
    yield "\nMilliseconds from a cancel until the bots' process takes the next question"
    for game in GAMES.values():
        for searches in SEARCHES:
            clock, work = (
                sorted(times) for times in zip(*waits(worker, game, searches), strict=True)
            )
            yield (
                f"  {game.id:<14} {searches} search{'es' if searches > 1 else '  '}"
                f" {1000 * clock[len(clock) // 2]:>6.1f} usual, {1000 * clock[-1]:>6.1f} most;"
                f" of work {1000 * work[-1]:>6.1f} most"
            )
    worker.close()
