"""Whether a window shows what is painted already, before the rest: painting must not keep it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class IdleTime:
    """Whether windows may show a table before all its pictures are painted."""

    taken: bool = False
    #: Whether what is painted elsewhere at the moment is painted in parts as well.
    elsewhere: bool = False

    @contextmanager
    def taken_elsewhere(self) -> Iterator[None]:
        """Paint as for a window: what would take too long is left out, and follows."""
        self.elsewhere = True
        try:
            yield
        finally:
            self.elsewhere = False


#: The application's: taken as soon as its window is there. Whoever paints a table elsewhere than in
#: a window gets it whole, unless they say otherwise.
IDLE_TIME = IdleTime()
