"""The version of the program, and whether the bots run compiled."""

from __future__ import annotations

from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES

#: The version of a source tree that was not installed.
UNINSTALLED = "0"


@cache
def version() -> str:
    """Return the version of the installed package."""
    # Imported on demand because the import is slow and the version is rarely needed.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("conquista")
    except PackageNotFoundError:
        return UNINSTALLED


def is_compiled() -> bool:
    """Return whether the modules in which searches spend their time run compiled (all, or none)."""
    from engine.core import rng

    return str(rng.__file__).endswith(tuple(EXTENSION_SUFFIXES))
