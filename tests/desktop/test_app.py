"""Starting up, in a process of its own: names, places, language, a file named on the way in."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from desktop.app import first_show
from desktop.games import TABLES
from desktop.instance import Instance
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_no_pipe_keeps_it_from_starting(tmp_path: Path, file: Path) -> None:
    data = tmp_path / "data"
    (data / "games").mkdir(parents=True)
    shutil.copy(file, data / "games" / "ok.conquista")
    places = (".window.lock", "ledger.json", "settings.json", "painted", "pictures", "reviews")
    games = (".ok.conquista.lock", "x.conquista", ".conquista-deleted")
    for name in (*places, *(f"games/{name}" for name in games), "sent.conquista-puzzle"):
        os.mkfifo(data / name)
    sent = str(data / "sent.conquista-puzzle")
    notice = str(start(tmp_path, sent, "--data", str(data), LC_ALL="C.UTF-8")["notice"])
    assert "settings cannot be read" in notice
    assert "ledger cannot be read" in notice
    assert (
        start(tmp_path, str(data / "games" / "ok.conquista"), "--data", str(data))["answers"] == 0
    )


def test_a_persons_own_things_stay_as_they_are(tmp_path: Path, file: Path) -> None:
    data = tmp_path / "data"
    names = [
        *("thesis.doc", "settings.json", "ledger.json", ".window.lock", ".conquista-notes.part"),
        *("autosave.conquista", "left.conquista.bak", "games/deleted/thesis.doc"),
        *("games/deleted/old.conquista", "pictures/holiday.png", "reviews/films.jsonl"),
        *("painted/walls.pixels", "games/mine.conquista", "games/.conquista-deleted/note.txt"),
        *(f"watched/{number}.conquista" for number in range(30)),
    ]
    for name in names:
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / name).write_text(json.dumps({"mine": name}))
    for name in ("autosave.conquista", "games/mine.conquista", "games/deleted/old.conquista"):
        shutil.copy(file, data / name)
    before = {name: (data / name).read_bytes() for name in names}
    notice = str(start(tmp_path, "--data", str(data), LC_ALL="C.UTF-8")["notice"])
    assert "another program" in notice
    start(tmp_path, str(data / "games" / "mine.conquista"), "--data", str(data))
    assert {name: (data / name).read_bytes() for name in names} == before


def test_a_window_that_does_not_answer_is_told_of(tmp_path: Path) -> None:
    first = Instance(tmp_path / "state" / "conquista")
    assert first.begin()
    assert "Another window" in str(start(tmp_path, LC_ALL="C.UTF-8")["notice"])
    first.end()
    assert start(tmp_path, LC_ALL="C.UTF-8")["notice"] == ""


def test_a_home_of_any_bytes_is_used_as_it_is(tmp_path: Path) -> None:
    home = tmp_path / os.fsdecode(b"caf\xe9")
    try:
        home.mkdir()
    except OSError:
        pytest.skip("this disk has only names of Unicode letters")
    empty = {"XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "relative", "XDG_CACHE_HOME": ""}
    start(home, **empty)
    assert [path.name for path in tmp_path.iterdir()] == [home.name]
    assert (home / ".config" / "conquista" / "settings.json").is_file()
    assert (home / ".local" / "state" / "conquista").is_dir()


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
