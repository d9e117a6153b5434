"""Whether painting may be spread over several events, so that a window appears without delay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class IdleTime:
    """Whether windows may show a table before all its pictures are painted."""

    taken: bool = False
    #: Whether painting outside of a window is spread over several events too, for the moment.
    elsewhere: bool = False

    @contextmanager
    def taken_elsewhere(self) -> Iterator[None]:
        """Paint outside of a window as for a window: slow pictures are left for later."""
        self.elsewhere = True
        try:
            yield
        finally:
            self.elsewhere = False


#: The application's instance; `taken` becomes True once its window is shown. A table painted
#: outside of a window is complete at once, except within `taken_elsewhere`.
IDLE_TIME = IdleTime()
