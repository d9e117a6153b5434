"""A second start: its wish goes to the first, or it works on files of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, Qt
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from desktop.app import bring_forward, is_link
from desktop.system.single_instance import Instance
from desktop.windows.friends.sit_down_dialog import SitDownDialog
from desktop.windows.main import MainWindow
from engine.play.record import save
from tests.desktop.kit import settle
from tests.desktop.windows.main_kit import record
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.usefixtures("unpainted")

ROOT = Path(__file__).resolve().parents[3]

#: Tells whether it is the first and whether its wish was heard, then waits to be killed.
LATER = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.system import single_instance as instance
application = QCoreApplication([])
instance.REPLY_TIMEOUT_MS = int(sys.argv[2])
later = instance.Instance(Path(sys.argv[1]))
first = later.begin()
if first:
    later.listen()
print(first, flush=True)
print(False if first else later.hand_over(None), flush=True)
if first:
    time.sleep(60)
"""

#: Answers without end whoever connects to it.
PRETENDER = """
import socket, sys, time
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
print("listening", flush=True)
while True:
    client, _ = server.accept()
    try:
        while True:
            client.sendall(sys.argv[2].encode())
            time.sleep(0.01)
    except OSError:
        pass
"""


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[Instance]:
    """Yield the first start, as it would be with this folder for the application's state."""
    instance = Instance(tmp_path / "conquista")
    assert instance.begin()
    instance.listen()
    yield instance
    instance.end()
    settle()


def start(*arguments: str, home: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "XDG_STATE_HOME": str(home), "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=home,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_second_start_hands_its_file_over_and_ends(
    qtbot: QtBot, first: Instance, tmp_path: Path
) -> None:
    save(record(1), tmp_path / "mine.conquista")
    with qtbot.waitSignal(first.open_requested) as wish:
        second = start("-m", "desktop", "mine.conquista", home=tmp_path)
    assert wish.args == [tmp_path / "mine.conquista"]
    assert second.wait(PATIENCE_S) == 0
    assert second.stdout is not None
    second.stdout.close()


@pytest.mark.parametrize("which", ["XDG_RUNTIME_DIR", "TMPDIR", "both"])
def test_a_long_path_keeps_nobody_from_being_heard(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir(mode=0o700)
    for name in ("XDG_RUNTIME_DIR", "TMPDIR") if which == "both" else (which,):
        monkeypatch.setenv(name, str(long))
    instance = Instance(tmp_path / "conquista")
    assert instance.begin()
    instance.listen()
    later = start("-c", LATER, str(tmp_path / "conquista"), "60000", home=tmp_path)
    with qtbot.waitSignal(instance.open_requested):
        pass
    assert later.communicate(timeout=PATIENCE_S)[0] == "False\nTrue\n"
    instance.end()
    settle()


def test_an_unresponsive_other_window_is_reported(window: MainWindow, tmp_path: Path) -> None:
    first, later = Instance(tmp_path / "conquista"), Instance(tmp_path / "conquista")
    assert first.begin()
    assert not later.begin()
    assert later.is_unanswered
    window.report_other_window()
    assert "Another window" in window.notice
    first.end()


def test_a_first_whose_window_is_not_there_yet_is_waited_for(qtbot: QtBot, tmp_path: Path) -> None:
    instance = Instance(tmp_path / "conquista")
    assert instance.begin()
    second = start("-c", LATER, str(tmp_path / "conquista"), "60000", home=tmp_path)
    assert second.stdout is not None
    # It knows that it is not the first, and tries to be heard.
    assert second.stdout.readline() == "False\n"
    with qtbot.waitSignal(instance.open_requested):
        instance.listen()
    assert second.communicate(timeout=PATIENCE_S)[0] == "True\n"
    instance.end()
    settle()


def test_a_first_that_does_not_answer_is_not_waited_for(first: Instance, tmp_path: Path) -> None:
    # This thread handles no event while it waits.
    second = start("-c", LATER, str(tmp_path / "conquista"), "50", home=tmp_path)
    said, _ = second.communicate(timeout=PATIENCE_S)
    assert said == "False\nFalse\n"


@contextmanager
def pretender(instance: Instance, answer: str, home: Path) -> Iterator[None]:
    """Somebody else in the place of the first start, who says `answer` again and again."""
    place = Path(QDir.tempPath()) / instance._name
    process = start("-c", PRETENDER, str(place), answer, home=home)
    assert process.stdout is not None
    assert process.stdout.readline() == "listening\n"
    yield
    process.kill()
    process.wait(PATIENCE_S)
    process.stdout.close()
    place.unlink()


def test_one_that_answers_without_end_is_not_listened_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.system.single_instance.REPLY_TIMEOUT_MS", 200)
    later = Instance(tmp_path / "conquista")
    with pretender(later, ".", tmp_path):
        assert not later.hand_over(None)


def test_requests_are_not_sent_to_another_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Instance(tmp_path / "conquista")
    with pretender(later, "done\n", tmp_path):
        assert later.hand_over(None)
        others = os.getuid() + 1
        monkeypatch.setattr(os, "getuid", lambda: others)
        assert not later.hand_over(None)


def test_after_a_kill_the_next_start_is_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    killed = start("-c", LATER, str(tmp_path / "conquista"), "50", home=tmp_path)
    assert killed.stdout is not None
    assert killed.stdout.readline() == "True\n"
    killed.send_signal(signal.SIGKILL)
    killed.wait(PATIENCE_S)
    killed.stdout.close()
    instance = Instance(tmp_path / "conquista")
    assert instance.begin()
    instance.listen()
    assert instance._server is not None
    assert instance._server.isListening()
    instance.end()


@pytest.mark.parametrize(
    "line", [b"\n", b"[]\n", b'{"open"\n', b'{"open": null, "link": 7}\n', b"x" * 70_000]
)
def test_nonsense_is_not_a_wish(qtbot: QtBot, first: Instance, line: bytes) -> None:
    heard: list[object] = []
    first.open_requested.connect(heard.append)
    client = QLocalSocket()
    client.connectToServer(first._name)
    client.write(line)
    with qtbot.waitSignal(client.disconnected):
        client.flush()
    assert not heard


def test_the_window_comes_to_the_front_with_the_file(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    save(record(1), tmp_path / "mine.conquista")
    window.setWindowState(Qt.WindowState.WindowMinimized)
    bring_forward(window, tmp_path / "mine.conquista")
    assert not window.isMinimized()
    assert window.session is not None
    assert window.session.match.ply == 1


def test_the_window_comes_to_the_front_with_an_invitation(qtbot: QtBot, window: MainWindow) -> None:
    bring_forward(window, "conquista:0123")
    dialog = window.findChild(SitDownDialog)
    assert dialog.invitation == "conquista:0123"
    dialog.reject()


def test_a_link_is_handed_over_as_it_is(qtbot: QtBot, first: Instance) -> None:
    heard: list[object] = []
    first.open_requested.connect(heard.append)
    client = QLocalSocket()
    client.connectToServer(first._name)
    client.write(b'{"open": null, "link": "conquista:0123"}\n')
    client.flush()
    qtbot.waitUntil(lambda: heard == ["conquista:0123"])


def test_a_file_may_be_named_like_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert is_link("conquista:0123")
    (tmp_path / "conquista:0123").touch()
    assert not is_link("conquista:0123")
