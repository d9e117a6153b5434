"""Whole matches in a process that has no Qt, with the bots' own process and the loop of asyncio."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.games import GAMES
from engine.play.match import Match
from engine.play.record import from_text
from engine.system.resources import root

PLAY = """
import asyncio, sys
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import to_text
from engine.table.asyncio_loop import AsyncioLoop
from engine.table.bot_process import BotProcess
from engine.table.table import Reports, Table

async def play(game, levels):
    players = [{"kind": "bot", "name": "Otto", "level": level} for level in levels]
    shortest = {"short": True} if game == "cortez" else None
    match = Match(new_record(GAMES[game], len(players), 1, shortest, tuple(players)))
    loop, over = AsyncioLoop(), asyncio.get_running_loop().create_future()
    bots = BotProcess(loop)
    table = Table(match, loop, bots, Reports(finished=over.set_result))
    table.start()
    await over
    table.close()
    bots.close()
    await loop.wait_closed()
    print(to_text(match.record))

asyncio.run(play(sys.argv[1], sys.argv[2:]))
assert not [name for name in sys.modules if name.startswith(("PySide6", "shiboken", "desktop"))]
"""


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_a_whole_match(game: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-X", "dev", "-c", PLAY, game, "random", "level1"],
        cwd=root(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Warning" not in ran.stderr
    record = from_text(ran.stdout)
    assert Match(record).result is not None
    assert not record.marks
    assert record.thoughts
