"""Memory given back when there is leisure: at the start, and when a table is gone."""

from __future__ import annotations

import gc
import linecache
import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes

#: Bytes from which glibc asks the system for memory that goes back as soon as it is free. Left to
#: itself it takes the largest picture that was ever freed for the measure.
_LARGE = 256 * 1024
#: Its name in glibc's `malloc.h`.
_M_MMAP_THRESHOLD = -3


def forget_sources() -> None:
    """Let go of the sources of all modules.

    Qt's binding reads every module that is imported, to see whether it uses Qt, and Python keeps
    what it read for tracebacks: seven megabytes at the shelf. A traceback reads them again.
    """
    linecache.clearcache()


def tidy() -> None:
    """Search for garbage, and give back what was free: some twenty megabytes after a table.

    What refers to itself in circles, such as a table, piles up else.
    """
    libc = _glibc()
    forget_sources()
    gc.collect()
    if libc is not None:
        libc.malloc_trim(0)


def return_large() -> bool:
    """From now on give back what large pictures took as soon as they go; whether that works."""
    libc = _glibc()
    return libc is not None and bool(libc.mallopt(_M_MMAP_THRESHOLD, _LARGE))


@cache
def _glibc() -> ctypes.CDLL | None:
    """The C library, where it is the one whose allocator holds on to memory."""
    if sys.platform != "linux":
        return None
    import ctypes

    try:
        libc = ctypes.CDLL("libc.so.6")
    except OSError:
        return None
    return libc if hasattr(libc, "malloc_trim") and hasattr(libc, "mallopt") else None
