"""Starting up, in a process of its own: names, places, language, a file named on the way in."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from desktop.app import first_show
from desktop.games import TABLES
from desktop.system.single_instance import Instance
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.play.record import save
from engine.system.scratch_folders import PREFIX
from tests.desktop.kit import Services, settle
from tests.packaging.screen import needs_screen, screen_server
from tests.patience import PATIENCE_S

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
    """Return the first page of a fresh application."""
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


def test_an_unresponsive_window_is_reported(tmp_path: Path) -> None:
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


WINDOW = [sys.executable, "-m", "conquista"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"QT_QPA_PLATFORM": "xcb"}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"QT_QPA_PLATFORM": "wayland"}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"QT_QPA_PLATFORM": "nonsense"}, "QT_QPA_PLATFORM is nonsense"),
        ({"DISPLAY": "nowhere.invalid:7"}, "DISPLAY is nowhere.invalid:7"),
    ],
)
def test_where_there_is_no_screen_it_says_so_in_a_line(
    tmp_path: Path, environment: dict[str, str], said: str
) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    kept = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [*WINDOW, "--data", tmp_path],
        env={**kept, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    line = f"conquista: there is no screen to open a window on ({said})\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", line)


@contextmanager
def playing(folder: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Yield the window over a match of bots, whose process has begun in a folder of its own."""
    bots = tuple({"kind": "bot", "name": name, "level": "level5"} for name in ("Ana", "Bruno"))
    file = folder / "bots.conquista"
    save(new_record(GAMES["cannir"], 2, 7, None, bots), file)
    (folder / "tmp").mkdir(exist_ok=True)
    program = subprocess.Popen(
        [*WINDOW, "--data", folder / "data", file],
        env={**os.environ, "TMPDIR": str(folder / "tmp"), **environment},
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while not left_in(folder):
            assert program.poll() is None, program.communicate()
            sleep(0.02)
        yield program
    finally:
        program.kill()
        program.communicate()


def left_in(folder: Path) -> list[str]:
    """Return the temporary folders of a window."""
    return [file.name for file in (folder / "tmp").glob(f"{PREFIX}*")]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_next_start_sweeps_away_what_one_left_that_was_ended(tmp_path: Path) -> None:
    left = ""
    for number in (signal.SIGTERM, signal.SIGKILL, None):
        until = monotonic() + PATIENCE_S
        with playing(tmp_path) as program:
            while not left_in(tmp_path) or left in left_in(tmp_path):
                assert program.poll() is None, program.communicate()
                assert monotonic() < until, "it is never swept away"
                sleep(0.02)
            if number is not None:
                program.send_signal(number)
                assert program.communicate(timeout=PATIENCE_S)[1] == ""
                (left,) = left_in(tmp_path)


#: Closes the window, as its button does, once the bots' process has begun.
QUITTER = """
import sys, tempfile
from pathlib import Path
from PySide6.QtCore import QTimer
from desktop import app
from engine.system.scratch_folders import PREFIX

def quit():
    if list(Path(tempfile.gettempdir()).glob(PREFIX + "*")):
        timer.stop()
        if sys.argv[1] == "close":
            app.QApplication.closeAllWindows()
        else:
            app.QApplication.quit()

def watch():
    global timer
    timer = QTimer(interval=10)
    timer.timeout.connect(quit)
    timer.start()

app.finish_start = watch
sys.exit(app.main(sys.argv[2:]))
"""


@pytest.mark.parametrize("how", ["close", "quit"])
def test_nothing_is_left_of_one_that_was_closed(tmp_path: Path, file: Path, how: str) -> None:
    folder = tmp_path / "tmp"
    folder.mkdir()
    bots = tuple({"kind": "bot", "name": name, "level": "level5"} for name in ("Ana", "Bruno"))
    save(new_record(GAMES["cannir"], 2, 7, None, bots), file)
    done = subprocess.run(
        [sys.executable, "-c", QUITTER, how, "--data", tmp_path / "data", file],
        env={**os.environ, "TMPDIR": str(folder)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert list(folder.iterdir()) == []


@needs_screen
def test_when_its_screen_goes_it_goes_with_a_word(tmp_path: Path) -> None:
    with screen_server() as (display, server):
        places = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        with playing(tmp_path, **places) as program:
            server.kill()
            _, said = program.communicate(timeout=PATIENCE_S)
            assert program.returncode == 1
    # What the system's own library says of it is not ours.
    assert "QProcess" not in said
    assert "Traceback" not in said


class Order(QObject):
    """What a window is sent, in order: whether it is painted, and when it appears."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.kinds: list[QEvent.Type] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.kinds.append(event.type())
        return False
