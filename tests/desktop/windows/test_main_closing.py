"""The window goes: the game is kept, the bots end, and being killed loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.storage.game_store import GameStore
from desktop.windows.main import MainWindow
from tests.desktop.kit import Services, list_games, settle
from tests.desktop.windows.main_kit import record
from tests.patience import PATIENCE_S


def test_closing_keeps_the_game_and_ends_the_bots(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    bots = tuple({"kind": "bot", "name": name, "level": "level1"} for name in ("A", "B"))
    services.settings.set("pace", "instant")
    window.open_record(record(players=bots))
    session = window.session
    assert session is not None
    with qtbot.waitSignal(session.advanced):
        pass
    window.close()
    settle()
    assert window.session is None
    (found,) = list_games(services.again().store).games()
    assert found.ply >= 1


CHILD = """
import sys
from PySide6.QtCore import QTimer
from desktop import app
from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.storage.settings import Settings, config_file
from desktop.storage.game_store import GameStore, state_folder
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from desktop.windows.dialogs.message import Message
from engine.games import GAMES
from engine.play.match_files import new_record

application = app.create()
language = Language(application)
language.install("en")
window = MainWindow(
    GAMES, TABLES, Settings(config_file()), language, GameStore(state_folder())
)
window.show()
people = tuple({"kind": "human", "name": name} for name in ("Ana", "Bruno"))
window.open_record(new_record(GAMES["cannir"], 2, 5, None, people))
def answer():
    match = window.session.match
    window.session.submit(match.decision.seat, match.legal()[0])
    print(match.ply, state_folder(), flush=True)
timer = QTimer()
timer.timeout.connect(answer)
timer.start(20)
application.exec()
"""


def test_killed_in_the_middle_it_continues(qtbot: QtBot, tmp_path: Path) -> None:
    """The last answer that was given is there after the process was killed outright."""
    root = Path(__file__).resolve().parents[3]
    places = {key: str(tmp_path) for key in ("HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
    environment = {**os.environ, **places, "PYTHONPATH": str(root)}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    given = 0
    while given < 5:
        line = child.stdout.readline().split()
        assert line, "the application ended by itself"
        given, folder = int(line[0]), Path(line[1])
    child.send_signal(signal.SIGKILL)
    assert child.wait(PATIENCE_S) == -signal.SIGKILL
    child.stdout.close()
    (found,) = list_games(GameStore(folder)).games()
    assert found.ply >= 5
    assert not found.is_in_use


FAULTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from desktop import app
from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.storage.settings import Settings, config_file
from desktop.storage.game_store import GameStore, state_folder
from desktop.windows.main import MainWindow
from engine.games import GAMES

application = app.create()
language = Language(application)
language.install("en")
window = MainWindow(
    GAMES, TABLES, Settings(config_file()), language, GameStore(state_folder())
)

class Faulty(QWidget):
    def paintEvent(self, event):
        # Unlike `raise`, an error of C code is only made into an exception object when caught.
        len(3)

sys.excepthook = lambda kind, *error: print("reported", kind.__name__, flush=True)
window.show()
faulty = Faulty(window)
faulty.resize(50, 50)
faulty.show()
application.processEvents()
faulty.update()
QTimer.singleShot(200, application.quit)
application.exec()
print("alive", flush=True)
"""


def test_an_error_in_painting_does_not_end_the_program(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[3]
    places = {key: str(tmp_path) for key in ("HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
    environment = {**os.environ, **places, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", FAULTY], env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "reported TypeError" in done.stdout
    assert done.stdout.endswith("alive\n")
