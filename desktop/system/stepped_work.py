"""Imports and other long work in small pieces, so that the window stays responsive."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from importlib.machinery import ExtensionFileLoader
from math import inf
from time import monotonic
from types import FrameType

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from desktop.painting.cache.deferred_painting import IDLE_TIME
from engine.core.errors import ConquistaError

#: Modules imported in one event. Each takes about a millisecond, some take ten.
MODULES_PER_EVENT = 5
MAX_WORK_S_PER_EVENT = 0.02
#: Prefixes of the modules that are counted.
COUNTED_PREFIXES = ("desktop.", "engine.")


class _ImportLimitError(BaseException):
    """Ends an import after enough modules.

    It is not an `Exception`, so that no importing module takes it for an error.
    """


class _ImportCounter:
    """A module finder that finds nothing, but stops imports after `max_modules` modules.

    It does not inherit from `MetaPathFinder`: importing that class takes longer than all the work
    here.
    """

    def __init__(self, max_modules: int) -> None:
        self._remaining = max_modules

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if not name.startswith(COUNTED_PREFIXES):
            return
        if self._remaining > 0:
            self._remaining -= 1
        elif not _is_importing_compiled():
            raise _ImportLimitError


def _is_importing_compiled() -> bool:
    """Return whether a compiled module is being imported.

    An interrupted import leaves no trace of a Python module, but a compiled module should be
    imported without interruption.
    """
    steps = ExtensionFileLoader.create_module.__code__, ExtensionFileLoader.exec_module.__code__
    # By the code alone: asking frames for their locals would keep these alive.
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        if frame.f_code in steps:
            return True
        frame = frame.f_back
    return False


def load_some(load: Callable[[], object], max_modules: int = MODULES_PER_EVENT) -> bool:
    """Call `load`, which imports modules, for at most so many of them; return whether it finished.

    An unfinished `load` is called again, and then finds the earlier modules already imported. Every
    call imports at least one module.
    """
    before = len(sys.modules)
    counter = _ImportCounter(max_modules)
    sys.meta_path.insert(0, counter)
    try:
        load()
    except _ImportLimitError:
        pass
    else:
        return True
    finally:
        sys.meta_path.remove(counter)
    # When each module imported the next one, none finished; so allow more.
    return len(sys.modules) == before and load_some(load, 2 * max_modules)


def one_by_one(owner: QObject, *steps: Callable[[], object]) -> None:
    """Call each step in an event of its own, because together they would block the window.

    Steps are dropped once `owner` is destroyed. During the start all steps run at once.
    """
    if not IDLE_TIME.is_window_shown:
        for step in steps:
            step()
    elif steps:

        def go_on() -> None:
            steps[0]()
            one_by_one(owner, *steps[1:])

        QTimer.singleShot(0, owner, go_on)


class SteppedWork(QObject):
    """Runner of a generator, for a few milliseconds per event.

    Signals:
        grown(last): it ended, with the last value it yielded.
        failed(ConquistaError).
    """

    grown = Signal(object)
    failed = Signal(object)

    def __init__(self, steps: Generator[object, None, None], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._last: object = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._run_next)

    def begin(self) -> None:
        """Run the first steps in the next event; during the start run all of them at once."""
        if IDLE_TIME.is_window_shown:
            self._timer.start(0)
        else:
            while not self._run_until(inf):
                pass

    def stop(self) -> None:
        """Close the generator, whose result is no longer wanted, unless it has ended."""
        if isValid(self):
            self._timer.stop()
            self._steps.close()
            self.deleteLater()

    def _run_next(self) -> None:
        self._run_until(monotonic() + MAX_WORK_S_PER_EVENT)

    def _run_until(self, until: float) -> bool:
        """Run steps until a time of the monotonic clock; return whether the generator ended."""
        try:
            self._last = next(self._steps)
            while monotonic() < until:
                self._last = next(self._steps)
        except StopIteration:
            self.stop()
            self.grown.emit(self._last)
        except ConquistaError as error:
            self.stop()
            self.failed.emit(error)
        except Exception:
            # Without this the next event would take the generator for finished.
            self.stop()
            raise
        else:
            return False
        return True


class BackgroundImports(QObject):
    """Calls functions that import modules, one per event; a long one takes several events.

    A long one is ended in the middle and called again. So what paints, or makes widgets, is `work`:
    that follows, each in an event of its own, and is never ended in the middle.

    Signals:
        finished(): after the last call, in an event of its own; the object then deletes itself.
    """

    finished = Signal()

    def __init__(
        self,
        loaders: Sequence[Callable[[], object]],
        parent: QObject,
        work: Sequence[Callable[[], object]] = (),
    ) -> None:
        super().__init__(parent)
        self._loaders, self._work = list(loaders), list(work)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._run_next)

    def start(self) -> None:
        """Load the first few modules now and the others in later events.

        During the start all are loaded at once.
        """
        if IDLE_TIME.is_window_shown:
            self._timer.start(0)
            self._run_next()
        else:
            self.finish()

    def finish(self) -> None:
        """Load everything that is left now."""
        while steps := self._loaders or self._work:
            steps.pop(0)()
        self._emit_loaded()

    def stop(self) -> None:
        """Stop loading, unless all is loaded; the modules are no longer needed."""
        if isValid(self):
            self._timer.stop()
            self.deleteLater()

    def _run_next(self) -> None:
        if self._loaders:
            if load_some(self._loaders[0]):
                del self._loaders[0]
        elif self._work:
            self._work.pop(0)()
        else:
            self._emit_loaded()

    def _emit_loaded(self) -> None:
        self.stop()
        self.finished.emit()
