"""Who comes first on a busy machine: the window before those that think for it."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

#: By how much a process that thinks stands back, as in `nice`: at five it has a quarter of a
#: processor that somebody else wants, and all of one that nobody does.
BACK: Final = 5


def stand_back() -> None:
    """Let others go first: this process thinks, and so do those it starts.

    Of systems that are not like Unix nothing is asked.
    """
    if hasattr(os, "nice"):
        # A sandbox may forbid it, and it is no more than a courtesy.
        with suppress(OSError):
            os.nice(BACK)
