"""Thirty matches are begun, left, watched, continued and finished in turns, with kills between."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.storage.game_store import GameStore
from engine.play.match_files import load_match
from tests.desktop.kit import list_games
from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
SEED, MATCHES, FINISHED, LEAST_KILLS = 2026, 30, 10, 12

#: An evening in the real window: one line for every answer that is on the disk.
EVENING = """
import json, random, sys
from PySide6.QtCore import QTimer
from desktop import app
from desktop.system.qt_bots import QtBots
from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.storage.saved_game_list import SavedGameList
from desktop.storage.settings import Settings, config_file
from desktop.storage.game_store import GameStore, state_folder
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.play.match_files import new_record

dice = random.Random(int(sys.argv[1]))
matches, finished = int(sys.argv[2]), int(sys.argv[3])
# Who answers does not matter here, and no bot is quick enough.
QtBots.ask = lambda *args: None
application = app.create()
language = Language(application)
language.install("en")
settings, store = Settings(config_file()), GameStore(state_folder())
window = MainWindow(GAMES, TABLES, settings, language, store)
window.show()
saved = SavedGameList(store)

def sit():
    window.leave_table()
    saved.refresh()
    saved.read_all()
    games = [one for one in saved.games() if one.is_unfinished]
    if len(saved.games()) < matches and (not games or dice.random() < 0.6):
        game = GAMES[dice.choice(list(TABLES))]
        seats = dice.choice(list(game.seats))
        people = [{"kind": "human", "name": f"P{seat}"} for seat in range(seats)]
        bots = [{"kind": "bot", "name": f"B{seat}", "level": "level1"} for seat in range(seats)]
        players = tuple(bots if dice.random() < 0.3 else people)
        window.open_record(new_record(game, seats, dice.randrange(1, 10**6), None, players))
        return dice.randrange(1, 6)
    if len(saved.games()) == matches and matches - len(games) >= finished:
        print("done", flush=True)
        return 0
    window.open_saved(dice.choice(games).path)
    return 10_000 if dice.random() < 0.25 else dice.randrange(1, 6)

left = 0
def turn():
    global left
    match = window.session.match if window.session is not None else None
    if left <= 0 or match is None or match.result is not None:
        left = sit()
        return
    window.session.submit(match.decision.seat, dice.choice(match.legal()))
    left -= 1
    path = store.path_of(match)
    print(json.dumps([path.parent.name, path.name, match.ply]), flush=True)

timer = QTimer()
timer.timeout.connect(turn)
timer.start(0)
application.exec()
"""


@pytest.mark.slow
def test_whatever_is_killed_every_match_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    dice = random.Random(SEED)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "XDG_STATE_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }
    folder = tmp_path / "conquista"
    #: How many answers of each file were on the disk for certain.
    answers: dict[Path, int] = {}
    kills, over, limits = 0, False, (str(MATCHES), str(FINISHED))
    while not over:
        child = subprocess.Popen(
            [sys.executable, "-c", EVENING, str(dice.randrange(10**6)), *limits],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        # Some are killed at once, others late in the evening; in the end nobody is.
        for _ in range(dice.randrange(1, 120) if kills < LEAST_KILLS else 100_000):
            line = child.stdout.readline()
            assert line, "it ended by itself"
            if line == "done\n":
                over = kills >= LEAST_KILLS
                break
            place, name, ply = json.loads(line)
            answers[folder / place / name] = ply
        child.kill()
        kills += 1
        rest, _ = child.communicate(timeout=PATIENCE_S)
        for line in rest.splitlines():
            if line.endswith("]"):
                place, name, ply = json.loads(line)
                answers[folder / place / name] = ply
        store = GameStore(folder)
        games = {saved.path: saved for saved in list_games(store).games()}
        for path, ply in answers.items():
            assert games[path].trouble is None
            assert games[path].ply - ply in (0, 1), path.name
            assert not games[path].is_in_use
        assert not list(folder.rglob(".conquista-*.part"))
        store.close()
    assert kills > LEAST_KILLS
    assert len(games) == MATCHES
    assert sum(saved.result is not None for saved in games.values()) >= FINISHED
    assert {saved.is_watched for saved in games.values()} == {True, False}
    assert all(load_match(path).ply == saved.ply for path, saved in games.items())
