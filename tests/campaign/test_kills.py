"""Killed while playing and while writing: no answer that was kept is lost, nothing is left over."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.storage.game_store import GameStore
from engine.games import find
from engine.play.match_files import load_match, new_record
from engine.play.record import save
from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]

#: Plays one match after the other, tells after every answer that it is kept.
PLAYER = """
import sys
from pathlib import Path
from random import Random
from PySide6.QtCore import QCoreApplication
from desktop.storage.game_store import GameStore
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record

application = QCoreApplication([])
store, random = GameStore(Path(sys.argv[1])), Random(int(sys.argv[2]))
PEOPLE = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"})
while True:
    match = Match(new_record(random.choice(list(GAMES.values())), 2, 5, None, PEOPLE))
    while match.result is None:
        match.submit(match.decision.seat, random.choice(match.legal()))
        store.save(match)
        print(match.ply, store.path_of(match), flush=True)
    store.release(match)
"""


@contextmanager
def child(*arguments: object, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Yield a second Python in the root of the sources; killed at the end, if it was not before."""
    with subprocess.Popen(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def leftovers(folder: Path) -> list[Path]:
    """Return files that were being written."""
    return list(folder.rglob("*.part"))


def kill_while_writing(folder: Path, times: int) -> int:
    """Kill a player so often, each time after another answer; how many temporary files it left."""
    random, left = Random(5), 0
    for number in range(times):
        with child("-c", PLAYER, folder, number) as process:
            assert process.stdout is not None
            for _ in range(random.randint(1, 40)):
                ply, _, path = process.stdout.readline().strip().partition(" ")
            time.sleep(random.random() * 0.01)
        left += len(leftovers(folder))
        assert load_match(Path(path)).ply >= int(ply)
        store = GameStore(folder)
        assert leftovers(folder) == []
        assert not store.is_in_use(Path(path))
        store.close()
    for file in folder.rglob("*.conquista"):
        load_match(file)
    return left


def kill_the_window(home: Path, times: int) -> None:
    """Kill the application so often, bots playing in its window."""
    bots = tuple({"kind": "bot", "name": name, "level": "level1"} for name in ("Ana", "Bruno"))
    places = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_STATE_HOME": home / "state"}
    settings = home / "config" / "conquista" / "settings.json"
    settings.parent.mkdir(parents=True)
    hurried = {"format": 1, "language": "en", "animation": "off", "pace": "instant"}
    settings.write_text(json.dumps(hurried))
    random, folder = Random(7), home / "state" / "conquista"
    for number in range(times):
        file = home / "given.conquista"
        game = find(list(TABLES)[number % len(TABLES)])
        save(new_record(game, 2, number, None, bots), file)
        before = set(folder.rglob("*.conquista"))
        environment = {name: str(path) for name, path in places.items()}
        with child("-m", "desktop", file, **environment):
            end = time.monotonic() + PATIENCE_S
            while not set(folder.rglob("*.conquista")) - before and time.monotonic() < end:
                time.sleep(0.02)
            time.sleep(random.random() * 2)
        (found,) = set(folder.rglob("*.conquista")) - before
        assert load_match(found).ply > 0
        GameStore(folder).close()
        assert leftovers(home) == []
    json.loads(settings.read_text())


def test_killed_while_writing(qtbot: QtBot, tmp_path: Path) -> None:
    kill_while_writing(tmp_path, 4)


@pytest.mark.slow
def test_killed_170_times_while_writing(qtbot: QtBot, tmp_path: Path) -> None:
    print(kill_while_writing(tmp_path, 170), "temporary files were left and swept away")


@pytest.mark.slow
def test_killed_30_times_while_bots_played_in_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    kill_the_window(tmp_path, 30)
