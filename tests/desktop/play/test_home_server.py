"""The server of this computer's tables: at which port it serves."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.play import home_server
from desktop.play.home_server import HomeServer
from engine.server.invitation import Invitation
from engine.server.processes import PORT

PATIENCE = 60_000


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    """Return the socket of another program that listens."""
    with socket.socket(socket.AF_INET6) as other:
        other.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        other.bind(("::", 0))
        other.listen()
        yield other


def served_port(qtbot: QtBot, server: HomeServer) -> int:
    with qtbot.waitSignal(server.serving, timeout=PATIENCE) as serving:
        server.start()
    return Invitation.parse(serving.args[0]).port


def test_where_the_usual_port_is_taken_the_next_start_keeps_the_other_one(
    qtbot: QtBot, tmp_path: Path, taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = taken.getsockname()[1]
    monkeypatch.setattr(home_server, "PORT", usual)
    parent = QObject()
    ports = []
    for _ in range(2):
        # The guests of a table know its port.
        server = HomeServer(tmp_path, parent)
        ports.append(served_port(qtbot, server))
        server.close()
    assert ports[0] == ports[1] != usual


def test_a_server_waits_for_the_port_that_its_guests_know(
    qtbot: QtBot, tmp_path: Path, taken: socket.socket
) -> None:
    (tmp_path / home_server.FOLDER).mkdir()
    port = taken.getsockname()[1]
    (tmp_path / home_server.FOLDER / "port").write_text(str(port), "ascii")
    parent = QObject()
    server = HomeServer(tmp_path, parent)
    failed: list[int] = []
    start = server._start

    def try_again() -> None:
        # The server of a window that was killed ends a moment later.
        failed.append(server._ports[0])
        if len(failed) == 2:
            taken.close()
        start()

    server._start = try_again  # type: ignore[method-assign]
    assert served_port(qtbot, server) == port
    assert failed == [port, port]
    server.close()


@pytest.mark.parametrize("text", ["", "x", "0", "70000", "-3"])
def test_a_damaged_file_leads_to_the_usual_port(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    (tmp_path / home_server.FOLDER).mkdir()
    (tmp_path / home_server.FOLDER / "port").write_text(text, "ascii")
    parent = QObject()
    assert HomeServer(tmp_path, parent)._last_port() == PORT


def test_a_server_that_is_killed_serves_again_at_the_same_port(
    qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QObject()
    server = HomeServer(tmp_path, parent)
    port = served_port(qtbot, server)
    assert server._process is not None
    with qtbot.waitSignal(server.serving, timeout=PATIENCE) as serving:
        server._process._process.kill()
    assert Invitation.parse(serving.args[0]).port == port
    server.close()
