"""An evening in one window, as a program: bots play one match after the other.

`python -m tests.campaign.evening MATCHES [GAME...]` prints after each match, as a line of JSON, the
resident memory in MiB and how many QObjects Python holds besides those of the window itself.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
from itertools import islice
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject

from desktop import app
from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.storage.game_store import GameStore
from desktop.storage.settings import Settings
from desktop.windows.main import MainWindow
from desktop.windows.pictures.board_picture import BoardPainter
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.play.record import Record


def record(number: int, games: list[str]) -> Record:
    """Return the match of that number.

    The games in turn, each with all its numbers of seats in turn.
    """
    game = GAMES[games[number % len(games)]]
    seats = game.seats[-1 - number // len(games) % len(game.seats)]
    players = tuple({"kind": "bot", "name": f"B{i}", "level": "level1"} for i in range(seats))
    return new_record(game, seats, number, None, players)


def memory() -> float:
    """Resident memory of this process, in MiB; Linux only."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def play_out(window: MainWindow) -> int:
    """Let the bots play to the end; how many answers there were."""
    session = window.session
    assert session is not None
    while session.result() is None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return session.match.ply


def settle(application: QCoreApplication) -> None:
    """Let go what is to be deleted, and let the shelf paint its small boards to their end."""
    while True:
        for _ in range(5):
            application.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if not any(isinstance(thing, BoardPainter) for thing in gc.get_objects()):
            return


def main(matches: int, games: list[str], folder: Path) -> None:
    application = app.create()
    settings = Settings(None)
    for key, value in {"animation": "off", "pace": "instant", "confirm": False}.items():
        settings.set(key, value)
    language = Language(application)
    language.install("en")
    window = MainWindow(GAMES, TABLES, settings, language, GameStore(folder))
    window.show()
    IDLE_TIME.is_window_shown = True
    # Before the first match: nothing of it is to be kept for good.
    app.clean_up()
    for number in range(matches):
        window.open_record(record(number, games))
        plies = play_out(window)
        window.leave_table()
        settle(application)
        objects = sum(isinstance(thing, QObject) for thing in gc.get_objects())
        told = {"memory": round(memory(), 1), "objects": objects, "plies": plies}
        print(json.dumps(told), flush=True)
    window.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        wanted = list(islice(sys.argv, 2, None)) or list(TABLES)
        main(int(sys.argv[1]), wanted, Path(home))
