"""Starting up, in a process of its own: names, places, language, a file named on the way in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from desktop.app import first_show
from desktop.games import TABLES
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.match import new_record
from engine.record import save
from tests.desktop.kit import Services, settle

ROOT = Path(__file__).resolve().parents[2]

#: Runs the application until its window has settled, tells what it shows, and closes it.
CHILD = """
import json, sys
from PySide6.QtWidgets import QApplication
from desktop import app
from desktop.windows.main import MainWindow

def settle(application):
    for _ in range(20):
        application.processEvents()
    (window,) = (w for w in application.topLevelWidgets() if isinstance(w, MainWindow))
    shown = {
        "title": window.windowTitle(),
        "name": application.applicationName(),
        "notice": window.notice,
        "answers": window.session.match.ply if window.session else None,
    }
    window.close()
    print(json.dumps(shown))
    return 0

app.Application.exec = settle
sys.exit(app.main(sys.argv[1:]))
"""


def start(home: Path, *arguments: str, **environment: str) -> dict[str, object]:
    """What a fresh application shows."""
    places = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_STATE_HOME": home / "state"}
    done = subprocess.run(
        [sys.executable, "-c", CHILD, *arguments],
        env={**os.environ, **{key: str(path) for key, path in places.items()}, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    shown: dict[str, object] = json.loads(done.stdout)
    return shown


@pytest.fixture
def file(tmp_path: Path) -> Path:
    people = tuple({"kind": "human", "name": name} for name in ("Ana", "Bruno"))
    path = tmp_path / "game.conquista"
    save(new_record(GAMES["cannir"], 2, 5, None, people), path)
    return path


def test_the_first_start_takes_the_language_of_the_system(tmp_path: Path) -> None:
    shown = start(tmp_path, LC_ALL="pt_PT.UTF-8", LANGUAGE="pt_PT")
    assert shown == {"title": "Conquista", "name": "conquista", "notice": "", "answers": None}
    settings = json.loads((tmp_path / "config" / "conquista" / "settings.json").read_text())
    assert settings["language"] == "pt"
    assert settings["window"]


def test_a_file_on_the_command_line_lies_on_the_table(tmp_path: Path, file: Path) -> None:
    shown = start(tmp_path, str(file))
    assert shown["answers"] == 0
    assert "Cannir" in str(shown["title"])


def test_damaged_settings_do_not_keep_it_from_starting(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "conquista"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text("{")
    assert "damaged" in str(start(tmp_path, LC_ALL="C.UTF-8")["notice"])


@pytest.mark.parametrize("named", [False, True])
def test_the_page_is_painted_before_the_window_appears(
    qtbot: QtBot, services: Services, file: Path, named: bool
) -> None:
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    seen = Order(window)
    first_show(window, file if named else None)
    settle()
    assert seen.kinds.index(QEvent.Type.Paint) < seen.kinds.index(QEvent.Type.Show)
    assert (window.session is not None) == named
    window.close()


class Order(QObject):
    """What a window is sent, in order: whether it is painted, and when it appears."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.kinds: list[QEvent.Type] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.kinds.append(event.type())
        return False
