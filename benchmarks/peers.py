"""From exec to the first mapped window, beside the desktop games that people know.

`run()` starts each program in turn on the display there is, alone on it: KReversi, Iagno, GNOME
Chess and Pioneers where they are installed, the smallest window Qt for Python can show, and
Conquista from this tree, compiled (build/compiled, by `make play`) and frozen (dist, by `make
bundle`) where those were built. Everybody has a home and a message bus that the first round, which
is not counted, has furnished. Linux only.
"""

from __future__ import annotations

import ctypes
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from ctypes.util import find_library
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

from benchmarks.footprint import memory
from benchmarks.timing import table

ROOT = Path(__file__).resolve().parents[1]
PEERS = ("kreversi", "iagno", "gnome-chess", "pioneers")
#: Where Debian puts games, which is not on the path of everybody.
GAMES = "/usr/games"
ROUNDS = 7
#: Seconds until a program shows no window, and from its window until its memory is looked at.
PATIENCE, STAY = 60.0, 10.0
#: What the others are compared with.
SMALLEST_WINDOW = "smallest PySide6 window"
#: Pixels: what is smaller is no window of a game.
MIN_WINDOW_SIDE = 150

BARE = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
widget = QWidget()
widget.resize(1440, 900)
widget.show()
application.exec()
"""
OURS = "import conquista; conquista.window()"


@dataclass(frozen=True, slots=True)
class Program:
    """How one is started, and in which folder."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT


@dataclass(frozen=True, slots=True)
class Figures:
    """Of one program: milliseconds by the clock and of the processor until its window; MiB."""

    name: str
    clock: float
    work: float
    resident: float
    proportional: float


def run() -> Iterator[str]:
    """Medians of the clock and of processor time until the window, and memory at rest."""
    yield f"\nFirst mapped window, medians of {ROUNDS}; memory {STAY:.0f} s later"
    if not has_display():
        yield "  (there is no display of X11: nothing is started)"
        return
    for missing in sorted({program.name for program in known()} - {one.name for one in here()}):
        yield f"  ({missing} is not here)"
    for one in measured():
        yield (
            f"  {one.name:<26} {one.clock:>5.0f} ms by the clock, {one.work:>5.0f} ms of work,"
            f" {one.resident:>4.0f} MiB resident, {one.proportional:>4.0f} proportional"
        )


def markdown() -> Iterator[str]:
    """The table of docs/performance.md, the quickest program first."""
    if not has_display():
        return
    found = sorted(measured(), key=lambda one: one.clock)
    bare = next(one.clock for one in found if one.name == SMALLEST_WINDOW)
    yield from table(
        ("program", "by the clock", "beside the smallest", "processor", "MiB resident"),
        (
            (
                *(one.name, f"{one.clock:.0f} ms", f"× {one.clock / bare:.1f}"),
                *(f"{one.work:.0f} ms", f"{one.resident:.0f}"),
            )
            for one in found
        ),
    )


def has_display() -> bool:
    return sys.platform == "linux" and bool(os.environ.get("DISPLAY"))


def here() -> list[Program]:
    """The programs that are installed or built."""
    return [program for program in known() if shutil.which(program.command[0])]


def measured() -> list[Figures]:
    """All programs that are here, started by turns."""
    programs = here()
    told: dict[str, list[tuple[float, float]]] = {program.name: [] for program in programs}
    rest: dict[str, tuple[float, float]] = {}
    with ExitStack() as stack:
        screen = Screen()
        stack.callback(screen.close)
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        environment = stack.enter_context(session(home))
        for round_ in range(ROUNDS + 1):
            for program in programs:
                # Who ran first furnished its home; who ran last rests and is looked at.
                stay = STAY if round_ in (0, ROUNDS) else 0.0
                *times, held = start(program, screen, environment, stay)
                if round_:
                    told[program.name].append((times[0], times[1]))
                rest[program.name] = held
    found = []
    for program in programs:
        clock, work = (median(column) * 1e3 for column in zip(*told[program.name], strict=True))
        found.append(Figures(program.name, clock, work, *rest[program.name]))
    return found


def known() -> Iterator[Program]:
    """All that may be compared; those that are not installed or built as well."""
    for peer in PEERS:
        yield Program(peer, (shutil.which(peer) or f"{GAMES}/{peer}",))
    yield Program(SMALLEST_WINDOW, (sys.executable, "-c", BARE))
    yield Program("Conquista, this tree", (sys.executable, "-c", OURS))
    builds = ROOT / "build" / "compiled"
    newest = max(builds.glob("*-*/"), key=lambda folder: folder.stat().st_mtime, default=None)
    python = str(builds) if newest is None else sys.executable
    yield Program("Conquista, compiled", (python, "-c", OURS), newest or builds)
    yield Program("Conquista, frozen", (str(ROOT / "dist" / "conquista" / "conquista-gui"),))


@contextmanager
def session(home: Path) -> Iterator[Mapping[str, str]]:
    """The environment of somebody who has just logged in: an empty home, and a message bus."""
    run_time = home / "run"
    run_time.mkdir(mode=0o700)
    kept = {key: text for key, text in os.environ.items() if not key.startswith(("XDG_", "PYTHON"))}
    # Every round after the first finds Python's compiled files, as after any installation.
    compiled = str(home / "compiled")
    environment = kept | {
        "HOME": str(home), "XDG_RUNTIME_DIR": str(run_time), "PYTHONPYCACHEPREFIX": compiled,
    }  # fmt: skip
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        start_new_session=True,
    )  # fmt: skip
    assert bus.stdout is not None
    try:
        address = bus.stdout.readline().strip()
        yield environment | {"DBUS_SESSION_BUS_ADDRESS": address}
    finally:
        # With it go the services that were started over it.
        os.killpg(bus.pid, signal.SIGTERM)
        bus.wait()
        bus.stdout.close()


def start(
    program: Program, screen: Screen, environment: Mapping[str, str], stay: float
) -> tuple[float, float, tuple[float, float]]:
    """Seconds of the clock and of the processor until a window is there, and MiB after a while.

    Raises TimeoutError when there is none.
    """
    screen.forget()
    begun = perf_counter()
    process = subprocess.Popen(
        program.command, cwd=program.folder, env=environment, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        screen.wait_for_window(PATIENCE)
        clock, work = perf_counter() - begun, processor(process.pid)
        sleep(stay)
        held = [memory(member) for member in members(process.pid)]
        return clock, work, (sum(rss for rss, _ in held), sum(pss for _, pss in held))
    except TimeoutError:
        raise TimeoutError(f"{program.name} shows no window") from None
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def members(session_id: int) -> list[int]:
    """The processes of a session: a program and what it started."""
    everybody = (int(folder.name) for folder in Path("/proc").glob("[0-9]*"))
    # Numbers from the third field on: state, parent, group, session.
    return [member for member in everybody if stat(member)[3:4] == [str(session_id)]]


def processor(session_id: int) -> float:
    """Seconds of the processor that a session has taken."""
    # User and system time, and those of children that have ended, in ticks.
    ticks = sum(int(text) for member in members(session_id) for text in stat(member)[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def stat(process: int) -> list[str]:
    """What the system tells of a process, after its name; nothing when it is gone."""
    try:
        told = Path(f"/proc/{process}/stat").read_text("utf-8", "replace")
    except OSError:
        return []
    return told.rpartition(")")[2].split()


class _Event(ctypes.Structure):
    """XMapEvent, padded to XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("event", ctypes.c_ulong),
        ("window", ctypes.c_ulong),
        ("override_redirect", ctypes.c_int),
        ("rest", ctypes.c_long * 24),
    )


class Screen:
    """Hears at once of every window that comes up on the display.

    Raises OSError without one.
    """

    _MAP_NOTIFY, _SUBSTRUCTURE_NOTIFY = 19, 1 << 19

    def __init__(self) -> None:
        self._x = ctypes.CDLL(find_library("X11") or "libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        display = self._x.XOpenDisplay(None)
        if not display:
            raise OSError(f"no display {os.environ.get('DISPLAY')}")
        self._display = ctypes.c_void_p(display)
        # A window may be gone before it is asked for its size: that must not end this process.
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
        self._ignores = kind(lambda _display, _error: 0)
        self._x.XSetErrorHandler(self._ignores)
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        self._x.XSelectInput(self._display, root, ctypes.c_long(self._SUBSTRUCTURE_NOTIFY))
        self._x.XSync(self._display, 0)

    def close(self) -> None:
        self._x.XCloseDisplay(self._display)

    def forget(self) -> None:
        """What came up until now does not count."""
        self._x.XSync(self._display, 1)

    def wait_for_window(self, seconds: float) -> None:
        """Until a window of a fair size has come up.

        Raises TimeoutError.
        """
        limit = perf_counter() + seconds
        event = _Event()
        while True:
            while self._x.XPending(self._display):
                self._x.XNextEvent(self._display, ctypes.byref(event))
                plain = event.type == self._MAP_NOTIFY and not event.override_redirect
                if plain and min(self._size(event.window)) >= MIN_WINDOW_SIDE:
                    return
            left = limit - perf_counter()
            connection = self._x.XConnectionNumber(self._display)
            if left <= 0 or not select.select([connection], [], [], left)[0]:
                raise TimeoutError

    def _size(self, window: int) -> tuple[int, int]:
        root, numbers = ctypes.c_ulong(), [ctypes.c_uint() for _ in range(6)]
        places = [ctypes.byref(number) for number in numbers]
        given = self._x.XGetGeometry(
            self._display, ctypes.c_ulong(window), ctypes.byref(root), *places
        )
        _, _, width, height, _, _ = (number.value for number in numbers)
        return (width, height) if given else (0, 0)
