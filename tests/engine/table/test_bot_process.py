"""The process of bots: what it gets to see, and what is left of it, in both event loops."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.bots.protocol import Request
from engine.core.values import Json
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.system import sandbox
from engine.table.bot_process import MAX_ERROR_BYTES, BotProcess
from engine.table.loop import Handle, Pipe, PipeListener, Start
from tests.engine.table.kit import Turner

if sys.platform != "win32":
    import fcntl

CANNIR = GAMES["cannir"]
#: Answers with what it finds out about the machine.
SPY = """
import json, os, sys
for line in sys.stdin:
    ask = json.loads(line).get("ask")
    if ask is None:
        break
    found = {"environment": dict(os.environ), "folder": os.listdir("."), "place": os.getcwd()}
    print(json.dumps({"answer": ask, "found": found}), flush=True)
"""
PYTHON = str(Path(sys.base_prefix, "bin", "python3"))
ENDINGS = [BotProcess.close, BotProcess.restart]


class Heard:
    """What a process replied."""

    def __init__(self) -> None:
        self.replies: list[tuple[int, Json]] = []
        self.failures: list[str] = []

    def on_reply(self, ticket: int, reply: Json) -> None:
        self.replies.append((ticket, reply))

    def on_failure(self, reason: str) -> None:
        self.failures.append(reason)


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for temporary ones, empty."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def a_request() -> Request:
    match = Match(new_record(CANNIR, 2, 3))
    assert match.decision is not None
    return Request(CANNIR, match.view(match.decision.seat), match.legal(), "level1", 7)


def found_by(turner: Turner, process: BotProcess) -> dict[str, Any]:
    """Return the report of a spy in the place of a bot."""
    heard = Heard()
    process.add_listener(heard)
    process.ask(1, a_request())
    turner.until(lambda: bool(heard.replies or heard.failures))
    assert not heard.failures
    process.remove_listener(heard)
    found: dict[str, Any] = heard.replies[0][1]["found"]
    return found


@pytest.mark.parametrize("ending", ENDINGS)
def test_it_runs_in_an_empty_folder_of_its_own_that_goes_with_it(
    turner: Turner,
    scratch: Path,
    monkeypatch: pytest.MonkeyPatch,
    ending: Callable[[BotProcess], None],
) -> None:
    monkeypatch.setenv("CONQUISTA_SECRET", "42")
    process = BotProcess(turner.loop, [PYTHON, "-c", SPY], contained=False)
    found = found_by(turner, process)
    assert found["folder"] == []
    assert Path(found["place"]).parent == scratch.resolve()
    # LC_CTYPE is Python's own doing where no language is set.
    assert set(found["environment"]) <= {*sandbox.LOADER_VARIABLES, "PATH", "LC_CTYPE"}
    ending(process)
    assert not process.is_running
    turner.until(lambda: not list(scratch.iterdir()))


@pytest.mark.skipif(not sandbox.is_available(), reason="bubblewrap is not installed or not allowed")
def test_in_the_sandbox_it_sees_no_file_of_the_user(turner: Turner, scratch: Path) -> None:
    process = BotProcess(turner.loop, [PYTHON, "-c", SPY], folders=[Path(sys.base_prefix)])
    assert process.contained
    found = found_by(turner, process)
    assert found["folder"] == []
    assert not Path(found["place"]).is_relative_to(scratch)
    process.restart()
    turner.until(lambda: not list(scratch.iterdir()))


def test_one_that_ends_by_itself_leaves_nothing(turner: Turner, scratch: Path) -> None:
    process = BotProcess(turner.loop, [sys.executable, "-c", "open('left', 'w')"], contained=False)
    heard = Heard()
    process.add_listener(heard)
    process.ask(1, a_request())
    turner.until(lambda: bool(heard.failures))
    assert heard.failures == ["ended"]
    assert list(scratch.iterdir()) == []
    assert not process.is_running


def test_one_that_was_ended_before_it_ran_says_nothing(turner: Turner, scratch: Path) -> None:
    process = BotProcess(turner.loop, [PYTHON, "-c", SPY], contained=False)
    heard = Heard()
    process.add_listener(heard)
    process.ask(1, a_request())
    process.restart()
    turner.until(lambda: not list(scratch.iterdir()))
    turner.settle()
    assert not heard.replies
    assert not heard.failures
    # The next question starts another.
    assert found_by(turner, process)["folder"] == []
    process.close()


def test_a_cancelled_question_is_not_answered(turner: Turner) -> None:
    process = BotProcess(turner.loop, [PYTHON, "-c", SPY.replace("break", "continue")])
    heard = Heard()
    process.add_listener(heard)
    process.ask(1, a_request())
    process.cancel(1)
    process.ask(2, a_request())
    turner.until(lambda: bool(heard.replies))
    assert [ticket for ticket, _ in heard.replies] == [2]
    process.close()


class SilentPipe:
    """A process that does nothing, and whose end takes a while."""

    def write(self, data: bytes) -> None:
        """Ignore it."""

    def end(self, then: Callable[[], None], *, kill: bool) -> None:
        """Go on."""


class PipeLoop:
    """A loop that starts processes without a life of their own."""

    def __init__(self) -> None:
        self.started: list[PipeListener] = []

    def call_soon(self, callback: Callable[[], None]) -> Handle:
        raise NotImplementedError

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Handle:
        raise NotImplementedError

    def start_process(self, start: Start, listener: PipeListener) -> Pipe:
        self.started.append(listener)
        return SilentPipe()


def test_nothing_that_a_dropped_process_still_says_is_heard() -> None:
    loop, heard = PipeLoop(), Heard()
    process = BotProcess(loop, [PYTHON], contained=False)
    process.add_listener(heard)
    process.ask(1, a_request())
    process.restart()
    process.ask(1, a_request())
    dropped, now = loop.started
    dropped.on_output(b'{"answer": 1}\nnonsense\n')
    dropped.on_errors(b"x" * (MAX_ERROR_BYTES + 1))
    dropped.on_end(has_started=True)
    assert not heard.replies
    assert not heard.failures
    now.on_output(b'{"ans')
    now.on_output(b'wer": 1}\n{"answer": 1}\n{"answer": 2}\n')
    assert heard.replies == [(1, {"answer": 1})]
    process.close()
    for run in loop.started:
        run.on_end(has_started=True)


@pytest.mark.skipif(sys.platform == "win32", reason="sessions")
@pytest.mark.parametrize("ending", ENDINGS)
def test_child_processes_end_with_their_program(
    turner: Turner, tmp_path: Path, ending: Callable[[BotProcess], None]
) -> None:
    """The child holds a lock as long as it lives."""
    lock = tmp_path / "lock"
    starts = (
        "import fcntl, os, time\n"
        f"handle = os.open({str(lock)!r}, os.O_CREAT | os.O_RDWR)\n"
        "fcntl.flock(handle, fcntl.LOCK_EX)\n"
        "if not os.fork():\n"
        "    time.sleep(600)\n"
    )
    process = BotProcess(turner.loop, [PYTHON, "-c", starts + SPY], contained=False)
    found_by(turner, process)
    ending(process)
    with lock.open() as handle:
        # It is killed at once, but the system may take a moment.
        turner.until(lambda: is_free(handle.fileno()))


def is_free(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
