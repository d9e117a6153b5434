"""How long the window is deaf while bots play: the time of every event, in the real window.

`python -m benchmarks.stalls GAME [--size 1440x900] [--seconds 30] [--seats N] [--profile]` plays
one game on the display there is (a screen, or `xvfb-run`) and tells what took long, while bots play
and while language, theme and size change, a hint is sought, a match is reviewed and boxes of the
shelf are chosen; `run()` does so for every game and two sizes of the window, in a process each, and
`markdown()` for the smaller size.
"""

from __future__ import annotations

import argparse
import compileall
import cProfile
import email
import gc
import json
import os
import pstats
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, process_time, thread_time

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.timing import table
from desktop import app
from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.painting.cache.disk_cache import DISK
from desktop.storage.game_store import GameStore
from desktop.storage.settings import Settings
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.menus import Menus
from desktop.windows.shelf.boxes import ShelfBox
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.core.game import Game
from engine.core.values import Json
from engine.games import GAMES
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record

ROOT = Path(__file__).resolve().parents[1]
#: Milliseconds an event may take: two frames of a usual screen.
STALL = 33.0
SIZES = ("1440x900", "1920x1080")
#: How `run` does it, so that it comes to an end.
BRIEF = ("--seconds", "10", "--worst", "2")
#: Seconds after a change in which what it brought is still being painted; between two sizes of a
#: window that is being dragged; and in which a hint is thought out.
AFTER, FRAME, HINT = 1.5, 0.05, 6.0
#: Seconds after a box was chosen or a page entered, in which its table or pictures are painted.
CHOSEN = 4.0
PERSON = {"kind": "human", "name": ""}
#: Answers of a match that is to be reviewed, at the most.
MAX_ACTIONS = 3000
#: Who plays where not everybody is told: four, or as many as there is room for.
SEATS = 4


#: The rows of the table of docs/performance.md: what it is called there, and which changes it is
#: the longest event of.
ROWS = {
    "a hint": ("hint sought",),
    "a review opened": ("a review opened",),
    "a lesson entered": ("a lesson entered",),
    "the puzzles entered": ("the puzzles entered",),
    "the editor entered": ("the editor entered",),
    "a change of language": ("language fr", "language en"),
    "a change of theme": ("theme dark", "theme light"),
}


def run() -> Iterator[str]:
    """For each game and size: the opening of its table, and the events of ten seconds."""
    yield "\nEvents of the window while bots play"
    if not has_display():
        yield "  (there is no display: nothing is handed to a screen)"
    for size in SIZES:
        for game in GAMES:
            yield measured(game, "--size", size, *BRIEF).rstrip()


def markdown() -> Iterator[str]:
    """The table of docs/performance.md, in milliseconds by the clock, at the smaller size."""
    found: dict[str, dict[str, float]] = {
        game: json.loads(measured(game, "--size", SIZES[0], "--json")) for game in GAMES
    }
    rows = [
        (row, *(f"{figures[row]:.0f}" for figures in found.values()))
        for row in next(iter(found.values()))
    ]
    yield from table(("", *found), rows)


def has_display() -> bool:
    return sys.platform != "linux" or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def measured(*arguments: str) -> str:
    """What a process of its own prints that measures one game."""
    environment = dict(os.environ)
    if not has_display():
        environment["QT_QPA_PLATFORM"] = "offscreen"
    command = [sys.executable, "-m", "benchmarks.stalls", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.stalls", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--size", default=SIZES[0], help="of the window")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long bots play")
    parser.add_argument("--shelf", type=float, default=3.0, help="seconds before a game is begun")
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--level", default="level1", help="of the bots")
    parser.add_argument("--seed", type=int, default=1, help="the deal")
    parser.add_argument("--worst", type=int, default=5, help="how many long events are named")
    parser.add_argument("--profile", action="store_true", help="say what long events spent it on")
    parser.add_argument("--json", action="store_true", help="print the column of the table alone")
    return parser.parse_args()


@dataclass(frozen=True, order=True)
class Event:
    """Milliseconds on the clock and of this thread alone, and what it was."""

    took: float
    work: float
    what: str
    profile: pstats.Stats | None = None


class Recorder(QApplication):
    """Qt's application that times whatever its loop sends."""

    def __init__(self, *, profiled: bool) -> None:
        super().__init__(["conquista"])
        self._profiled, self._inside = profiled, False
        self.events: list[Event] = []
        #: Milliseconds and generation of each search for garbage.
        self.collections: list[tuple[float, int]] = []
        self.on_paint: Callable[[QObject], None] | None = None
        self._collecting = 0.0
        gc.callbacks.append(self._collected)

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        if self._inside:
            if self.on_paint is None:
                # Some thousand while a page is made: what is measured is not this.
                return super().notify(receiver, event)
            painted = event.type() == QEvent.Type.Paint
            done = super().notify(receiver, event)
            # By then another may have been seen.
            if painted and self.on_paint is not None:
                self.on_paint(receiver)
            return done
        owner = receiver.parent()
        what = f"{event.type().name} to {type(receiver).__name__}"
        what += f" of {type(owner).__name__}" if owner is not None else ""
        profile = cProfile.Profile() if self._profiled else None
        self._inside = True
        worked, begun = thread_time(), perf_counter()
        try:
            if profile is not None:
                return bool(profile.runcall(super().notify, receiver, event))
            return super().notify(receiver, event)
        finally:
            took, work = (perf_counter() - begun) * 1e3, (thread_time() - worked) * 1e3
            self._inside = False
            stats = pstats.Stats(profile) if profile is not None and work > STALL / 3 else None
            self.events.append(Event(took, work, what, stats))

    def _collected(self, phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = perf_counter()
        else:
            took = (perf_counter() - self._collecting) * 1e3
            self.collections.append((took, told["generation"]))


def wait(seconds: float) -> None:
    """Let events come for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def opening(
    application: Recorder, window: MainWindow, begin: Callable[[], None]
) -> tuple[float, float]:
    """Milliseconds from the wish for a table until it is seen: by the clock, and of work."""
    loop = QEventLoop()

    def painted(receiver: QObject) -> None:
        pages = [page for page in window.findChildren(MatchPage) if page.isVisible()]
        if any(receiver is page.view.viewport() for page in pages):
            application.on_paint = None
            # Once what was painted has been handed to the screen.
            QTimer.singleShot(0, loop.quit)

    application.on_paint = painted
    at, worked = perf_counter(), thread_time()
    QTimer.singleShot(0, begin)
    loop.exec()
    return (perf_counter() - at) * 1e3, (thread_time() - worked) * 1e3


def compile_ahead() -> None:
    """Have Python's compiled files ready, as where Conquista is installed.

    Also where Python was told to write none.
    """
    sys.pycache_prefix = str(Path(tempfile.gettempdir()) / "conquista-compiled")
    for folder in (ROOT / "desktop", ROOT / "engine", Path(email.__file__).parent):
        compileall.compile_dir(folder, quiet=2)


def main(args: argparse.Namespace) -> None:
    """Open the table of a game, let bots play, open it again; print what was measured."""
    compile_ahead()
    QCoreApplication.setApplicationName("conquista")
    application = Recorder(profiled=args.profile)
    settings = Settings(None)
    settings.set("theme", args.theme)
    settings.set("game", args.game)
    language = Language(application)
    language.install("en")
    game = GAMES[args.game]
    seats = args.seats or min(SEATS, max(game.seats))
    players = tuple({"kind": "bot", "name": f"B{i}", "level": args.level} for i in range(seats))

    def begin() -> None:
        window.open_record(new_record(game, seats, args.seed, None, players))

    with tempfile.TemporaryDirectory() as folder:
        DISK.keep_in(Path(folder) / "painted")
        window = MainWindow(GAMES, TABLES, settings, language, GameStore(Path(folder)))
        window.resize(*map(int, args.size.split("x")))
        app.first_show(window, None)
        app.finish_start()
        window.rehearse()
        wait(args.shelf)
        ahead = ("painted ahead at the shelf", list(application.events))
        application.events.clear()
        first, opened = opening(application, window, begin), list(application.events)
        application.events.clear()
        application.collections.clear()
        worked, until, steps = process_time(), perf_counter() + args.seconds, 0
        while (left := until - perf_counter()) > 0:
            wait(min(1.0, left))
            assert window.session is not None
            if window.session.result() is not None or left <= 1:
                steps += window.session.match.ply
                if left > 1:
                    begin()
        spent = (process_time() - worked) / max(1, steps) * 1e3
        events, collections = list(application.events), list(application.collections)
        changes = [ahead, *changed(application, window, settings)]
        window.leave_table()
        wait(args.shelf)
        second = opening(application, window, begin)
        window.leave_table()
        window.open_record(new_record(game, seats, args.seed, None, (PERSON, *players[1:])))
        changes.append(("hint sought", hint_sought(application, window)))
        window.leave_table()
        changes.append(("a review opened", reviewed(application, window, game, seats, players)))
        window.leave_table()
        for box in window.findChildren(ShelfBox):
            act = partial(box.setChecked, True)
            changes.append((f"box of {box.game} chosen", during(application, act, CHOSEN)))
        changes += visited(application, window, args.game)
        window.close()
    if args.json:
        print(json.dumps(column(events, dict(changes), first[0])))
    else:
        print(f"  {args.game} {args.size}, {seats} bots, {args.seconds:.0f} s, {steps} steps")
        for said, (took, work) in (("opened", first), ("again", second)):
            print(f"    {said}: {took:.0f} ms by the clock, {work:.0f} ms of work")
        if args.profile:
            name(opened, args.worst)
        report(events, collections, changes, spent, args.worst)
    sys.stdout.flush()
    # What Qt does at the end is not measured.
    os._exit(0)


def column(
    events: list[Event], changes: dict[str, list[Event]], opening: float
) -> dict[str, float]:
    """The figures of a game for the table, in milliseconds by the clock."""
    times = sorted(event.took for event in events)
    return {
        "bots play: 99 of 100 below": percentile(times, 99),
        "bots play: longest": times[-1],
        **{
            row: max(event.took for what in names for event in changes[what])
            for row, names in ROWS.items()
        },
        "a table visible after *Play*": opening,
    }


def report(
    events: list[Event],
    collections: list[tuple[float, int]],
    changes: list[tuple[str, list[Event]]],
    spent: float,
    worst: int,
) -> None:
    """Print what was measured; `spent`: milliseconds of the process a step."""
    tell(events, collections)
    name(events, worst)
    print(f"    process time {spent:.0f} ms a step")
    for what, during_it in changes:
        longest = max(during_it, key=lambda event: event.work)
        over = sum(event.work > STALL for event in during_it)
        print(f"    {what}: {over} over {STALL:.0f} ms, the longest:")
        name([longest], 1) if over <= 1 else name(during_it, 3)


def percentile(times: list[float], percent: int) -> float:
    """The time below which so many percent of sorted times are."""
    return times[min(len(times) - 1, len(times) * percent // 100)]


def during(application: Recorder, act: Callable[[], object], seconds: float = AFTER) -> list[Event]:
    """What happened from an act on, for so long; the act is one event of it."""
    application.events.clear()
    QTimer.singleShot(0, application, act)
    wait(seconds)
    return list(application.events)


def changed(
    application: Recorder, window: MainWindow, settings: Settings
) -> Iterator[tuple[str, list[Event]]]:
    """What happens while settings and the size of the window change, back and forth."""
    for key, values in (("language", ("fr", "en")), ("theme", ("dark", "light"))):
        for value in values:
            yield f"{key} {value}", during(application, partial(settings.set, key, value))
    usual = window.size()
    for step in (*range(1, 9), 0):
        size = usual - QSize(12 * step, 8 * step)
        seconds = AFTER if step == 0 else FRAME
        yield (
            f"size {size.width()}x{size.height()}",
            during(application, partial(window.resize, size), seconds),
        )


def visited(
    application: Recorder, window: MainWindow, game: str
) -> Iterator[tuple[str, list[Event]]]:
    """What happens when the pages beside the shelf are entered for the first time."""
    (shelf,) = window.findChildren(ShelfPage)
    for box in window.findChildren(ShelfBox):
        if box.game == game:
            box.setChecked(True)
    wait(CHOSEN)
    ways: dict[str, Callable[[], object]] = {
        "a lesson": partial(window.learn, game),
        "the puzzles": shelf.puzzles_requested.emit,
        "the editor": window.findChildren(Menus)[0].edit_requested.emit,
        "the games": shelf.games_requested.emit,
        "the ledger": shelf.ledger_requested.emit,
    }
    for what, act in ways.items():
        yield f"{what} entered", during(application, act, CHOSEN)
        window.leave_table()
        wait(AFTER)


def hint_sought(application: Recorder, window: MainWindow) -> list[Event]:
    """What happens while a hint is thought out and shown, as soon as the person is asked."""
    (page,) = (page for page in window.findChildren(MatchPage) if page.isVisible())
    while not page.hint.is_possible:
        wait(AFTER)
    return during(application, page.hint.ask, HINT)


def reviewed(
    application: Recorder,
    window: MainWindow,
    game: Game,
    seats: int,
    players: tuple[Json, ...],
) -> list[Event]:
    """What happens when a match that is over, here of bots' answers alone, is reviewed."""
    match = Match(new_record(game, seats, 1, None, players))
    play_scripted(match, MAX_ACTIONS)
    window.open_record(match.record)
    wait(CHOSEN)
    (page,) = (page for page in window.findChildren(MatchPage) if page.isVisible())
    return during(application, page.review.open, CHOSEN)


def name(events: list[Event], worst: int) -> None:
    """Print what the longest events were."""
    for event in sorted(events, key=lambda event: -event.work)[:worst]:
        print(f"      {event.took:.0f} ms ({event.work:.0f} of work): {event.what}")
        if event.profile is not None:
            event.profile.sort_stats("cumulative").print_stats(45)


def tell(events: list[Event], collections: list[tuple[float, int]]) -> None:
    """Print how long events and searches for garbage took."""
    for how, times in (
        ("by work", sorted(event.work for event in events)),
        ("by the clock", sorted(event.took for event in events)),
    ):
        half, most = percentile(times, 50), percentile(times, 99)
        over = sum(time > STALL for time in times)
        print(
            f"    {len(times)} events {how}: p50 {half:.2f} ms, p99 {most:.1f} ms, "
            f"longest {times[-1]:.0f} ms, {over} over {STALL:.0f} ms"
        )
    full = sum(generation == 2 for _, generation in collections)
    longest = max([0.0, *(took for took, _ in collections)])
    print(f"    garbage: {len(collections)} searches, {full} full, the longest {longest:.0f} ms")


if __name__ == "__main__":
    main(arguments())
