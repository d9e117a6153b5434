"""A few modules, or one step, at a time: what takes long must not keep the window waiting."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from importlib.machinery import ExtensionFileLoader
from math import inf
from time import monotonic
from types import FrameType

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.painting.leisure import IDLE_TIME
from engine.core.errors import ConquistaError

#: Modules imported in one event: of about a millisecond each, but some of ten.
A_FEW = 5
#: Seconds of work in one event.
SLICE = 0.02
#: How the names of modules that are counted begin.
OURS = ("desktop.", "engine.")


class _Enough(BaseException):
    """So many were imported. Not an `Exception`, which whoever imports might take for a fault."""


class _Counting:
    """Finds nothing, but counts what is looked for, and lets no more than a few be imported.

    A finder of modules, though not one by name: to import those takes longer than all it does.
    """

    def __init__(self, most: int) -> None:
        self._left = most

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if not name.startswith(OURS):
            return
        if self._left > 0:
            self._left -= 1
        elif not _within_compiled():
            raise _Enough


def _within_compiled() -> bool:
    """Whether it is a compiled module that needs the next: an import that fails leaves no trace of
    a module in Python, but one that is compiled had better be imported in one go.
    """
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        if isinstance(frame.f_locals.get("self"), ExtensionFileLoader):
            return True
        frame = frame.f_back
    return False


def load_some(load: Callable[[], object], most: int = A_FEW) -> bool:
    """Call what imports modules, for as many as may be; whether it was through.

    What is not through is called again, and finds those imported that were. At least one is.
    """
    before = len(sys.modules)
    counting = _Counting(most)
    sys.meta_path.insert(0, counting)
    try:
        load()
    except _Enough:
        pass
    else:
        return True
    finally:
        sys.meta_path.remove(counting)
    # Where each needed the next, none was through.
    return len(sys.modules) == before and load_some(load, 2 * most)


def one_by_one(owner: QObject, *steps: Callable[[], object]) -> None:
    """Take each step in an event of its own, as together they would keep the window waiting.

    None is taken once `owner` is gone. All at once before there is leisure.
    """
    if not IDLE_TIME.taken:
        for step in steps:
            step()
    elif steps:

        def go_on() -> None:
            steps[0]()
            one_by_one(owner, *steps[1:])

        QTimer.singleShot(0, owner, go_on)


class Growing(QObject):
    """Goes on with what grows step by step, for a few milliseconds an event.

    Signals: `grown(last)`: it is complete; the last thing it yielded. `failed(ConquistaError)`.
    """

    grown = Signal(object)
    failed = Signal(object)

    def __init__(self, steps: Generator[object, None, None], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._last: object = None
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Take the first steps in the next event; all at once before there is leisure."""
        if IDLE_TIME.taken:
            self._turn.start(0)
        else:
            while not self._took(inf):
                pass

    def stop(self) -> None:
        """It is no longer wanted: give up what it holds."""
        self._turn.stop()
        self._steps.close()
        self.deleteLater()

    def _go_on(self) -> None:
        self._took(monotonic() + SLICE)

    def _took(self, until: float) -> bool:
        """Take steps until a moment; whether it is over."""
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
        else:
            return False
        return True


class BackgroundImports(QObject):
    """Calls what imports modules, one function an event, and one in as many events as it takes.

    Signals: `loaded()`, in an event of its own: all were called, and it is gone.
    """

    loaded = Signal()

    def __init__(self, wanted: Sequence[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = list(wanted)
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Load the first few now, and the others in the events that follow.

        All at once before there is leisure.
        """
        if IDLE_TIME.taken:
            self._turn.start(0)
            self._go_on()
        else:
            self.finish()

    def finish(self) -> None:
        """Load at once what is left."""
        while self._wanted:
            self._wanted.pop(0)()
        self._end()

    def stop(self) -> None:
        """What was to be loaded is no longer needed."""
        self._turn.stop()
        self.deleteLater()

    def _go_on(self) -> None:
        if not self._wanted:
            self._end()
        elif load_some(self._wanted[0]):
            del self._wanted[0]

    def _end(self) -> None:
        self.stop()
        self.loaded.emit()
