"""Which Conquista this is: its version, and whether the bots think compiled."""

from __future__ import annotations

from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES

#: What stands for the version of a source tree that was not installed.
UNINSTALLED = "0"


@cache
def version() -> str:
    """The version of the installed package."""
    # Slow to import, and most evenings nobody asks.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("conquista")
    except PackageNotFoundError:
        return UNINSTALLED


def compiled() -> bool:
    """Whether the modules that searches spend their time in run compiled: all, or none."""
    from engine.core import rng

    return (rng.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
