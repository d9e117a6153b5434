"""Memory given back when there is leisure: at the start, and when a table is gone."""

from __future__ import annotations

import gc
import linecache


def forget_sources() -> None:
    """Let go of the sources of all modules.

    Qt's binding reads every module that is imported, to see whether it uses Qt, and Python keeps
    what it read for tracebacks: seven megabytes at the shelf. A traceback reads them again.
    """
    linecache.clearcache()


def tidy() -> None:
    """Search for garbage: what refers to itself in circles, such as a table, piles up else."""
    forget_sources()
    gc.collect()
