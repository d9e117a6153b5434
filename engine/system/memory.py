"""Return memory to the system in idle time: after the start, and when a table is closed."""

from __future__ import annotations

import gc
import linecache
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    import ctypes

_Parameters = ParamSpec("_Parameters")
_Result = TypeVar("_Result")
#: Functions that clear the caches kept until `release_memory`.
_clear_caches: Final[list[Callable[[], None]]] = []
#: Allocations of this many bytes go back to the system as soon as they are freed. By default glibc
#: raises this threshold to the largest picture that was ever freed.
_LARGE_BYTES = 256 * 1024
#: The name of the threshold in glibc's `malloc.h`.
_M_MMAP_THRESHOLD = -3


def forget_sources() -> None:
    """Drop the cached sources of all modules.

    PySide6 reads the source of every imported module to see whether it uses Qt's `__feature__`, and
    `linecache` keeps it for tracebacks: seven megabytes at the shelf. A traceback reads it again.
    """
    linecache.clearcache()


def until_memory_is_released(
    max_results: int,
) -> Callable[[Callable[_Parameters, _Result]], Callable[_Parameters, _Result]]:
    """Cache the last `max_results` results of a function, like `lru_cache`, until `release_memory`.

    It is meant for large data that is only needed to paint large pictures, such as the wood grain.
    """

    def keep(make: Callable[_Parameters, _Result]) -> Callable[_Parameters, _Result]:
        cached = lru_cache(maxsize=max_results)(make)
        _clear_caches.append(cached.cache_clear)
        return cast("Callable[_Parameters, _Result]", cached)

    return keep


def release_memory() -> None:
    """Collect garbage and return free memory to the system: some twenty megabytes after a table.

    Objects in reference cycles, such as a table, would pile up otherwise.
    """
    libc = _glibc()
    forget_sources()
    for clear in _clear_caches:
        clear()
    gc.collect()
    if libc is not None:
        libc.malloc_trim(0)


def return_large_allocations() -> bool:
    """Return the memory of large pictures as soon as they are freed.

    Return whether that is possible.
    """
    libc = _glibc()
    return libc is not None and bool(libc.mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES))


@cache
def _glibc() -> ctypes.CDLL | None:
    """Return the C library if it is glibc, whose allocator holds on to memory; else None."""
    if sys.platform != "linux":
        return None
    import ctypes

    try:
        libc = ctypes.CDLL("libc.so.6")
    except OSError:
        return None
    return libc if hasattr(libc, "malloc_trim") and hasattr(libc, "mallopt") else None
