"""Memory given back when there is leisure: at the start, and when a table is gone."""

from __future__ import annotations

import gc
import linecache
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    import ctypes

_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")
#: What lets go of all that is kept until it is tidied.
_kept: Final[list[Callable[[], None]]] = []
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


def until_memory_is_released(
    most: int,
) -> Callable[[Callable[_Given, _Made]], Callable[_Given, _Made]]:
    """Keep what a function made last, so many times, as `lru_cache` does: until `release_memory`.

    For what only serves to paint large pictures, such as the grain of wood, and is large itself.
    """

    def keep(make: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
        kept = lru_cache(maxsize=most)(make)
        _kept.append(kept.cache_clear)
        return cast("Callable[_Given, _Made]", kept)

    return keep


def release_memory() -> None:
    """Search for garbage, and give back what was free: some twenty megabytes after a table.

    What refers to itself in circles, such as a table, piles up else.
    """
    libc = _glibc()
    forget_sources()
    for clear in _kept:
        clear()
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
