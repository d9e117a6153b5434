"""The processes that a window starts: one that hosts, one line for each person."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.commands.cli import add_commands, new_parser
from engine.commands.cli import run as run_command
from engine.core.rng import Rng
from engine.core.values import Json
from engine.data.codec import encode
from engine.play.seen_match import SeenMatch
from engine.server.invitation import Invitation
from engine.server.line import own_secret
from engine.server.processes import LIBRARIES, line_command
from tests.engine.server.served_tables import run
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[3]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}


class Window:
    """What a window does with its line: writes and reads JSON, and plays at random."""

    def __init__(self, folder: Path, name: str) -> None:
        self.command = line_command(folder / f"{name}.own")
        self.name = name
        self.received: list[dict[str, Json]] = []
        self.match: SeenMatch[Any] | None = None
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, first: Json) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            env=ENVIRONMENT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 24,
        )
        self.send(first)

    def send(self, message: Json) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")

    async def next(self, kind: str) -> dict[str, Json]:
        """Return the next message of a kind."""
        while True:
            assert self._process is not None
            assert self._process.stdout is not None
            line = await self._process.stdout.readline()
            assert line, f"{self.name}: ended before {kind}: {self.received[-3:]}"
            message = json.loads(line)
            self.received.append(message)
            if message["is"] == kind:
                assert isinstance(message, dict)
                return message

    async def play(self, rng: Rng) -> None:
        """Answer every question at random, to the end."""
        while self.match is None or self.match.full_match is None:
            message = await self.next("match")
            if self.match is None:
                self.match = SeenMatch(message["message"])
            else:
                self.match.receive(message["message"])
            if message["message"]["kind"] == "question":
                legal = self.match.legal()
                action = encode(legal[rng.below(len(legal))])
                number = self.match.question
                answer = {"match": message["match"], "question": number, "action": action}
                self.send({"do": "answer", **answer})

    async def end(self) -> int:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        return await self._process.wait()


async def started(folder: Path, *more: str) -> tuple[asyncio.subprocess.Process, str]:
    """Start a server as a window does; return the line with which tables are opened."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "engine", "serve", "--data", str(folder)),
        *("--listen", "127.0.0.1", "--port", "0", "--child", *more),
        env=ENVIRONMENT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert server.stdout is not None
    serving = json.loads(await server.stdout.readline())
    assert serving["is"] == "serving"
    return server, serving["invitation"]


def test_two_windows_and_a_bot_play_a_match(tmp_path: Path) -> None:
    async def play() -> None:
        server, store = await started(tmp_path / "server")
        host, guest = Window(tmp_path, "host"), Window(tmp_path, "guest")
        seats = [{"kind": "friend"}, {"kind": "bot", "level": "random"}]
        create = {"game": "cannir", "seats": seats}
        await host.start({"open": {"invitation": store, "name": "Host", "create": create}})
        home = await host.next("home")
        table = await host.next("table")
        line = table["seats"][1]["invitation"]
        await guest.start({"open": {"invitation": line, "name": "Maud"}})
        await guest.next("seated")
        host.send({"do": "begin"})
        await asyncio.gather(host.play(Rng(1)), guest.play(Rng(2)))
        assert host.match is not None
        assert guest.match is not None
        assert host.match.result == guest.match.result
        assert await host.end() == 0
        # By the line that it was told, the host comes back to the table.
        again = Window(tmp_path, "host")
        await again.start({"open": {"invitation": home["invitation"], "name": "Host"}})
        assert (await again.next("seated"))["seat"] == 0
        assert (await again.next("table"))["phase"] == "over"
        assert await again.end() == 0
        assert await guest.end() == 0
        assert server.stdin is not None
        server.stdin.close()
        assert await server.wait() == 0

    run(play())


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ({"open": {"invitation": "conquista:", "name": "Maud"}}, "cut_off"),
        ({"open": {"name": "Maud"}}, "not_invitation"),
        ({"open": 7}, "invalid"),
        ({"do": "begin"}, "invalid"),
        ([], "invalid"),
    ],
)
def test_a_line_that_makes_no_sense_is_answered(first: Json, why: str, tmp_path: Path) -> None:
    async def play() -> None:
        window = Window(tmp_path, "x")
        await window.start(first)
        assert (await window.next("fault"))["why"] == why
        assert await window.end() == 0

    run(play())


def test_a_club_is_no_table_to_sit_down_at(tmp_path: Path) -> None:
    async def play() -> None:
        store = Invitation("club", ("127.0.0.1",), 1, bytes(16), "", bytes(32)).line()
        window = Window(tmp_path, "x")
        await window.start({"open": {"invitation": store, "name": "Maud"}})
        assert (await window.next("fault"))["why"] == "club"
        await window.end()

    run(play())


def test_nobody_there_is_said_with_what_was_tried(tmp_path: Path) -> None:
    async def play() -> None:
        lost = Invitation("seat", ("127.0.0.1",), 1, bytes(16), "0000000a", bytes(32)).line()
        window = Window(tmp_path, "x")
        await window.start({"open": {"invitation": lost, "name": "Maud"}})
        assert (await window.next("link"))["state"] == "trying"
        down = await window.next("link")
        assert down["state"] == "down"
        assert down["tried"] == [{"address": "127.0.0.1", "why": "nobody_there"}]
        assert down["seconds"] > 0
        window.send({"hurry": True})
        assert (await window.next("link"))["state"] == "trying"
        await window.end()

    run(play())


def test_the_secret_of_a_person_is_made_once_for_them_alone(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "own"
    made = own_secret(path)
    assert own_secret(path) == made
    assert own_secret(tmp_path / "other") != made
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text("damaged")
    finished = subprocess.run(
        line_command(path), env=ENVIRONMENT, capture_output=True, timeout=PATIENCE_S, check=False
    )
    assert finished.returncode == 1
    assert json.loads(finished.stdout)["why"] == "own"


# -- conquista serve -------------------------------------------------------------------------------


def serve(*arguments: str) -> int:
    """Run `conquista serve` in this process, up to what it refuses."""
    parser, commands = new_parser()
    add_commands(commands)
    return run_command(parser, ["serve", *arguments])


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, -2)])
def test_a_server_ends_by_signals(number: signal.Signals, status: int, tmp_path: Path) -> None:
    async def play() -> None:
        server, _ = await started(tmp_path)
        server.send_signal(number)
        assert await server.wait() == status
        # The lock is free, and nothing is half written.
        again, _ = await started(tmp_path)
        again.terminate()
        assert await again.wait() == 0
        assert not [*tmp_path.rglob("*.part")]

    run(play())


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async def play() -> None:
        server, store = await started(tmp_path)
        finished = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "engine", "serve", "--data", str(tmp_path), "--port", "0"],
            env=ENVIRONMENT,
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
        )
        assert finished.returncode == 1
        assert b"another server uses this folder" in finished.stderr
        # The line for opening tables can be printed meanwhile.
        printed = await asyncio.to_thread(
            subprocess.run,
            [
                *(sys.executable, "-m", "engine", "serve", "--data", str(tmp_path)),
                *("--address", "games.example.org", "--invitation"),
            ],
            env=ENVIRONMENT,
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
        )
        shown = Invitation.parse(printed.stdout.decode())
        assert shown.secret == Invitation.parse(store).secret
        assert shown.fingerprint == Invitation.parse(store).fingerprint
        assert (shown.addresses, shown.port) == (("games.example.org",), 7642)
        server.terminate()
        await server.wait()

    run(play())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--certificate", "a.pem"], "belong together"),
        (["--certificate", "a.pem", "--key", "a.key"], "needs --address"),
        (["--address", "two words"], "no name or address"),
        (
            ["--certificate", "no.pem", "--key", "no.key", "--address", "a.example"],
            "no.pem: No such file",
        ),
    ],
)
def test_wrong_options_are_refused_in_a_line(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve("--data", str(tmp_path), "--port", "0", *arguments) == 1
    assert complaint in capsys.readouterr().err.strip().splitlines()[-1]


@pytest.mark.parametrize(
    ("given", "unneeded"),
    [
        # Only a process that serves or connects loads the network: all others start as before.
        (None, ("asyncio", "ssl", "websockets", "cryptography", "zeroconf")),
        (["serve"], ("engine.arena", "engine.bots.search", "engine.puzzles.mining")),
    ],
)
def test_a_command_loads_only_what_it_needs(
    given: list[str] | None, unneeded: tuple[str, ...]
) -> None:
    code = "import sys; from engine.commands.cli import add_commands, new_parser; "
    code += "import engine.server.processes, desktop.commands.cli; "
    code += f"add_commands(new_parser()[1], {given}); "
    code += f"print([name for name in {unneeded} if name in sys.modules])"
    finished = subprocess.run(
        [sys.executable, "-c", code],
        env=ENVIRONMENT,
        capture_output=True,
        timeout=PATIENCE_S,
        check=True,
    )
    assert finished.stdout.decode().strip() == "[]"


def without(library: str, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the main function of a module as if a library were not installed."""
    code = f"import sys; sys.modules[{library!r}] = None; sys.argv[1:] = {list(arguments)}; "
    code += f"from {module} import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code],
        env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=PATIENCE_S,
        check=False,
    )  # fmt: skip


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_server_says_which_library_is_missing(library: str, tmp_path: Path) -> None:
    folder = tmp_path / "server"
    arguments = ("serve", "--data", str(folder), "--port", "0", "--child")
    finished = without(library, "engine.__main__", *arguments)
    assert finished.returncode == 1
    assert json.loads(finished.stdout) == {"is": "fault", "why": "missing_library"}
    assert finished.stderr.count("\n") == 1
    assert f"needs {library}, which is missing" in finished.stderr


@pytest.mark.parametrize("library", ["websockets", "_ssl"])
def test_a_line_says_that_a_library_is_missing(library: str, tmp_path: Path) -> None:
    finished = without(library, "engine.server.line", "--own", str(tmp_path / "own"))
    assert finished.returncode == 1
    assert json.loads(finished.stdout)["why"] == "missing_library"
    assert not finished.stderr
