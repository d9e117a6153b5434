"""What will soon be needed is imported a few modules an event."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Callable, Generator, Iterator
from functools import partial
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.system import stepped_work
from desktop.system.line_process import LineProcess
from desktop.system.stepped_work import (
    BackgroundImports,
    SteppedWork,
    load_some,
    one_by_one,
)
from desktop.windows.main import MainWindow
from desktop.windows.shelf.shelf_page import ShelfPage
from desktop.windows.shelf.start_panel import StartPanel
from engine.games import GAMES
from engine.play.setup import Setup
from tests.desktop.kit import find, settle
from tests.desktop.windows.main_kit import record
from tests.desktop.windows.shelf.shelf_kit import LEFT, box_of

pytestmark = pytest.mark.usefixtures("hurried")

MODULES = 25


@pytest.fixture(autouse=True)
def _at_leisure() -> Iterator[None]:
    IDLE_TIME.is_window_shown = True
    yield
    IDLE_TIME.is_window_shown = False


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], object]]:
    """Imports a module of a package of its own, of which nothing is imported yet."""
    package = tmp_path / "heap"
    package.mkdir()
    (package / "__init__.py").touch()
    for number in range(MODULES):
        (package / f"leaf{number}.py").write_text("READ = True\n")
        following = f"from heap import link{number + 1}\n" if number < MODULES - 1 else ""
        (package / f"link{number}.py").write_text(f"{following}READ = True\n")
    leaves = "".join(f"from heap import leaf{number}\n" for number in range(MODULES))
    (package / "wide.py").write_text(f"{leaves}READ = True\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(stepped_work, "COUNTED_PREFIXES", ("heap.",))
    yield lambda name: import_module(f"heap.{name}")
    for name in [name for name in sys.modules if name.split(".")[0] == "heap"]:
        del sys.modules[name]


def imported() -> int:
    return sum(name.startswith("heap.") for name in sys.modules)


def test_a_few_modules_are_imported_at_a_time(load: Callable[[str], object]) -> None:
    counts = []
    while not load_some(partial(load, "wide"), 10):
        counts.append(imported())
    counts.append(imported())
    # The module that needs all others is begun anew each time, and counted.
    assert counts == [9, 18, 26]
    assert load_some(lambda: sys.modules["heap.wide"].READ, 0)
    assert not any(isinstance(finder, stepped_work._ImportCounter) for finder in sys.meta_path)


def test_modules_that_each_need_the_next_are_imported_as_well(
    load: Callable[[str], object],
) -> None:
    while not load_some(partial(load, "link0"), 2):
        pass
    assert imported() == MODULES


def test_imports_of_a_compiled_module_happen_in_one_step(
    load: Callable[[str], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Those here are not compiled, but come from a loader as well.
    monkeypatch.setattr(stepped_work, "ExtensionFileLoader", SourceFileLoader)
    assert load_some(partial(load, "wide"), 10)
    assert imported() == MODULES + 1
    assert not load_some(lambda: [load(f"link{number}") for number in (20, 10, 0)], 1)


def test_an_import_that_is_stopped_keeps_nothing_alive(load: Callable[[str], object]) -> None:
    class Owner:
        """Something that imports."""

        def load(self) -> object:
            return load("wide")

    owner = Owner()
    known = weakref.ref(owner)
    gc.disable()
    try:
        assert not load_some(owner.load, 10)
        del owner
        assert known() is None
    finally:
        gc.enable()


def test_import_errors_are_reported(load: Callable[[str], object]) -> None:
    with pytest.raises(ModuleNotFoundError):
        load_some(partial(load, "missing"))
    assert not any(isinstance(finder, stepped_work._ImportCounter) for finder in sys.meta_path)


def test_it_is_loaded_in_many_events(qtbot: QtBot, load: Callable[[str], object]) -> None:
    owner, told = QObject(), list[int]()
    wanted = BackgroundImports((partial(load, "wide"), partial(load, "link0")), owner)
    wanted.finished.connect(lambda: told.append(imported()))
    wanted.start()
    assert (imported(), told) == (stepped_work.MODULES_PER_EVENT - 1, [])
    qtbot.waitUntil(lambda: bool(told))
    assert told == [2 * MODULES + 1]


def test_it_is_loaded_at_once_when_it_is_asked_for(
    qtbot: QtBot, load: Callable[[str], object]
) -> None:
    owner, told = QObject(), list[int]()
    wanted = BackgroundImports((partial(load, "wide"), partial(load, "link0")), owner)
    wanted.finished.connect(lambda: told.append(imported()))
    wanted.start()
    wanted.finish()
    assert told == [2 * MODULES + 1]
    qtbot.waitUntil(lambda: not owner.children())
    assert len(told) == 1


def test_what_paints_is_not_ended_in_the_middle(
    qtbot: QtBot, load: Callable[[str], object]
) -> None:
    """A picture that is dropped while it is painted crashes the program."""
    owner, told = QObject(), list[object]()

    def paint() -> None:
        told.append("begun")
        load("wide")
        told.append(imported())

    wanted = BackgroundImports((partial(load, "link0"),), owner, [paint])
    wanted.finished.connect(lambda: told.append("finished"))
    wanted.start()
    qtbot.waitUntil(lambda: "finished" in told)
    assert told == ["begun", 2 * MODULES + 1, "finished"]


def test_steps_are_taken_one_an_event(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, taken = QObject(), list[str]()
    QTimer.singleShot(0, lambda: taken.append("between"))
    steps = [partial(taken.append, name) for name in ("first", "second")]
    one_by_one(owner, *steps, owner.deleteLater, *steps)
    assert not taken
    qtbot.waitUntil(lambda: not isValid(owner))
    assert taken == ["between", "first", "second"]
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", False)
    one_by_one(QObject(), *steps)
    assert taken[3:] == ["first", "second"]


# -- in the window ---------------------------------------------------------------------------------


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """Modules that take forever to import, unless somebody needs them at once."""
    waiting: list[Callable[[], object]] = []

    def never(load: Callable[[], object]) -> bool:
        waiting.append(load)
        return False

    monkeypatch.setattr(stepped_work, "load_some", never)
    return waiting


def test_a_box_comes_before_what_its_panel_needs(
    qtbot: QtBot, window: MainWindow, slow: list[Callable[[], object]]
) -> None:
    (shelf,) = window.findChildren(ShelfPage)
    begun: list[tuple[str, Setup]] = []
    shelf.play_requested.disconnect()
    shelf.play_requested.connect(lambda game, setup: begun.append((game, setup)))
    assert shelf.setup().seats in GAMES["cannir"].seats
    qtbot.mouseClick(box_of(shelf, "contrees"), LEFT)
    assert shelf.chosen_game_id == "contrees"
    assert slow
    assert not shelf.is_settled
    # Whoever is as quick as that plays the game they chose, and not with the other's seats.
    qtbot.mouseClick(find(shelf, QPushButton, "play"), LEFT)
    assert shelf.is_settled
    ((game, setup),) = begun
    assert (game, setup.seats in GAMES["contrees"].seats) == ("contrees", True)
    assert set(setup.options) == {"expert"}


def test_only_the_box_chosen_last_is_shown(
    qtbot: QtBot, window: MainWindow, slow: list[Callable[[], object]]
) -> None:
    (shelf,) = window.findChildren(ShelfPage)
    (panel,) = window.findChildren(StartPanel)
    shown: list[str] = []
    for game in ("cortez", "contrees"):
        qtbot.mouseClick(box_of(shelf, game), LEFT)
    panel.show_when_loaded(BackgroundImports((dict,), panel), lambda: shown.append("cannir"))
    panel.setup()
    assert shown == ["cannir"]
    assert shelf.is_settled


def test_a_page_that_comes_late_does_not_push_a_table_aside(
    qtbot: QtBot, window: MainWindow, slow: list[Callable[[], object]]
) -> None:
    (shelf,) = window.findChildren(ShelfPage)
    shelf.games_requested.emit()
    assert shelf.isVisible()
    (coming,) = window.findChildren(BackgroundImports)
    window.open_record(record())
    coming.finish()
    assert window.session is not None
    window.leave_table()
    shelf.games_requested.emit()
    (coming,) = (
        imports for imports in window.findChildren(BackgroundImports) if imports is not coming
    )
    coming.finish()
    assert not shelf.isVisible()


def test_stopping_an_ended_process_is_allowed(qtbot: QtBot) -> None:
    """Each deletes itself, and its owner may still hold it."""
    owner = QObject()
    stepped = SteppedWork((step for step in range(3)), owner)
    imports = BackgroundImports((), owner)
    process = LineProcess([sys.executable, "-c", "pass"], {}, owner)
    stepped.begin()
    imports.start()
    qtbot.waitUntil(partial(is_left_alone, owner))
    for work in (stepped, imports, process):
        assert not isValid(work)
        work.stop()


def is_left_alone(owner: QObject) -> bool:
    """Return whether all that worked for an owner has deleted itself."""
    settle()
    return not owner.children()


def test_work_with_a_fault_does_not_count_as_done(qtbot: QtBot) -> None:
    def faulty() -> Generator[object, None, None]:
        yield "half"
        raise RuntimeError("a fault")

    grown: list[object] = []
    work = SteppedWork(faulty(), owner := QObject())
    work.grown.connect(grown.append)
    with qtbot.captureExceptions() as faults:
        work.begin()
        qtbot.waitUntil(partial(is_left_alone, owner))
    assert [str(fault[1]) for fault in faults] == ["a fault"]
    assert not grown
