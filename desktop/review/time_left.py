"""How long the parts of a review still take, by their pace so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic

#: The least seconds and the least share of a part from which its pace is known.
_MIN_SECONDS = 3.0
_MIN_SHARE = 0.04


class TimeLeft:
    """The seconds left, from the shares of the parts that were done when."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        #: The time and the share at which each part began.
        self._began: dict[str, tuple[float, float]] = {}

    def restart(self) -> None:
        """Forget the pace."""
        self._began.clear()

    def seconds(self, shares: Mapping[str, float]) -> float | None:
        """Return the seconds until the slowest part is done; None while they are not known.

        `shares` has the share of each running part that is done, from 0 to 1.
        """
        now, longest, is_known = self._clock(), 0.0, True
        for part, share in shares.items():
            began, first = self._began.setdefault(part, (now, share))
            elapsed, done = now - began, share - first
            if done < _MIN_SHARE or elapsed < _MIN_SECONDS:
                is_known = False
            else:
                longest = max(longest, elapsed * (1.0 - share) / done)
        return longest if is_known else None
