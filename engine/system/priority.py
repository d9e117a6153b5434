"""The priority of processes that think, which is lower than that of the window."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

#: The increment of `nice` for a process that thinks: at 5 it gets a quarter of a busy processor and
#: all of an idle one.
NICE_INCREMENT: Final = 5


def lower_priority() -> None:
    """Lower the priority of this process and its future children.

    Does nothing on systems that are not like Unix.
    """
    if hasattr(os, "nice"):
        # A sandbox may forbid it, and it is not essential.
        with suppress(OSError):
            os.nice(NICE_INCREMENT)
