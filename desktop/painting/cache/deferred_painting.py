"""Whether painting may be spread over several events, so that a window appears without delay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class IdleTime:
    """Whether windows may show a table before all its pictures are painted."""

    #: Whether the application's window is shown, so that painting may be spread.
    is_window_shown: bool = False
    #: Whether painting outside of a window is spread over several events too, for the moment.
    spreads_outside_windows: bool = False

    @contextmanager
    def spread_outside_windows(self) -> Iterator[None]:
        """Spread painting over several events also where no window is shown."""
        self.spreads_outside_windows = True
        try:
            yield
        finally:
            self.spreads_outside_windows = False


#: The application's instance; `is_window_shown` becomes True once its window is shown. A table
#: painted outside of a window is complete at once, except within `spread_outside_windows`.
IDLE_TIME = IdleTime()
