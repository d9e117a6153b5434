"""The server of this computer's tables: at which port it serves."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.play import local_server
from desktop.play.local_server import LocalServer
from engine.commands import serve
from engine.server import network_search
from engine.server.invitation import Invitation
from engine.server.processes import PORT, serve_command
from engine.system.files import Lock
from tests.patience import PATIENCE_MS, PATIENCE_S


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    """Return the socket of another program that listens."""
    with socket.socket(socket.AF_INET6) as other:
        other.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        other.bind(("::", 0))
        other.listen()
        yield other


def served_port(qtbot: QtBot, server: LocalServer) -> int:
    with qtbot.waitSignal(server.serving) as serving:
        server.start()
    return Invitation.parse(serving.args[0]).port


def test_where_the_usual_port_is_taken_the_next_start_keeps_the_other_one(
    qtbot: QtBot, tmp_path: Path, taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = taken.getsockname()[1]
    monkeypatch.setattr(local_server, "PORT", usual)
    parent = QObject()
    ports = []
    for _ in range(2):
        # The guests of a table know its port.
        server = LocalServer(tmp_path, parent)
        ports.append(served_port(qtbot, server))
        server.close()
    assert ports[0] == ports[1] != usual


def test_a_server_waits_for_the_port_that_its_guests_know(
    qtbot: QtBot, tmp_path: Path, taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / local_server.FOLDER).mkdir()
    port = taken.getsockname()[1]
    (tmp_path / local_server.FOLDER / "port").write_text(str(port), "ascii")
    parent = QObject()
    server = LocalServer(tmp_path, parent)
    delays: list[int] = []

    def on_delay() -> None:
        # The server of a window that was killed ends a moment later.
        delays.append(server._ports[0])
        if len(delays) == 2:
            taken.close()

    server.delayed.connect(on_delay)
    monkeypatch.setattr(local_server, "_LAST_PORT_SECONDS", inf)
    assert served_port(qtbot, server) == port
    assert delays == [port, port]
    server.close()


def test_a_folder_that_another_server_uses_is_waited_for_and_then_named(
    qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QObject()
    (tmp_path / local_server.FOLDER).mkdir()
    lock = Lock(tmp_path / local_server.FOLDER / "server.lock")
    assert lock.take()
    server = LocalServer(tmp_path, parent)
    server._patience_timer.setInterval(PATIENCE_MS)
    with qtbot.waitSignal(server.delayed):
        server.start()
    with qtbot.waitSignal(server.failed) as failed:
        server._patience_timer.timeout.emit()
    assert failed.args == ["in_use"]
    # It can be tried again.
    with qtbot.waitSignal(server.delayed):
        server.start()
    lock.release()
    qtbot.waitUntil(lambda: bool(server.invitation))
    server.close()


def test_a_server_that_never_answers_fails_with_a_sentence(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        local_server,
        "serve_command",
        lambda *how: [sys.executable, "-c", "import time; time.sleep(600)"],
    )
    parent = QObject()
    server = LocalServer(tmp_path, parent)
    server._patience_timer.setInterval(0)
    with qtbot.waitSignal(server.failed) as failed:
        server.start()
    assert failed.args == ["server_silent"]
    assert server._process is None


@pytest.mark.skipif(sys.platform == "win32", reason="the parent of a process changes on POSIX only")
def test_a_server_ends_with_its_window_even_if_its_input_stays_open(tmp_path: Path) -> None:
    script = (
        "import json, subprocess, sys; c = json.loads(sys.argv[1]);"
        "p = subprocess.Popen(c); p.wait()"
    )
    command = json.dumps(serve_command(tmp_path / local_server.FOLDER, 0, ""))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", script, command.replace('"-P", ', "")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    ) as window:
        assert window.stdout is not None
        assert b"serving" in window.stdout.readline()
        window.terminate()
        # The output ends with the last process that has it.
        assert window.stdout.read() == b""
    lock = Lock(tmp_path / local_server.FOLDER / "server.lock")
    assert lock.take()
    lock.release()


def test_tables_open_although_the_network_carries_no_announcement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stopped: list[Any] = []

    async def never(announcement: network_search.Announcement) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(network_search.Announcement, "begin", never)
    monkeypatch.setattr(serve, "_stop_by_signals", lambda *how: None)

    # The window closes its input as soon as the server serves.
    def end(future: asyncio.Future[None]) -> None:
        stopped.append(future)
        future.set_result(None)

    monkeypatch.setattr(serve, "_end_with_input", end)
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    args = parser.parse_args(["--child", "--announce", "Ana", "--port", "0"])
    asyncio.run(asyncio.wait_for(serve._serve(args, tmp_path), PATIENCE_S))
    assert len(stopped) == 1
    assert '"serving"' in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "x", "0", "70000", "-3"])
def test_a_damaged_file_leads_to_the_usual_port(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    (tmp_path / local_server.FOLDER).mkdir()
    (tmp_path / local_server.FOLDER / "port").write_text(text, "ascii")
    parent = QObject()
    assert LocalServer(tmp_path, parent)._last_port() == PORT


def test_a_server_that_is_killed_serves_again_at_the_same_port(
    qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QObject()
    server = LocalServer(tmp_path, parent)
    port = served_port(qtbot, server)
    assert server._process is not None
    with qtbot.waitSignal(server.serving) as serving:
        server._process._process.kill()
    assert Invitation.parse(serving.args[0]).port == port
    server.close()
