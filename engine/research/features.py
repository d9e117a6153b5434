"""What a seat knows as numbers, in one way for all games: feature hashing.

Views are nested and of varying length. Every value in one is a feature, named by where it stands
and what it is (`hands[0]=drum`), and a hash of that name says which of `SIZE` places it has
(Weinberger et al. 2009). Nothing is learnt, no game is named, and the same knowledge always gives
the same numbers; two features may share a place.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from math import copysign, log2
from typing import Final

from engine.core.values import Json

#: Places of an observation.
SIZE: Final = 4096
#: Numbers beyond 2 to this power, either way, look alike.
SCALE: Final = 16.0


def features(data: Json) -> Iterator[tuple[int, float]]:
    """Places and numbers, from -1 to 1: 1 for what is there, and how great every number is."""
    waiting: list[tuple[str, Json]] = [("", data)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [(f"{path}.{key}", part) for key, part in value.items()]
        elif isinstance(value, list):
            waiting += [(f"{path}[{i}]", part) for i, part in enumerate(value)]
            waiting.append((f"{path}#", len(value)))
        else:
            yield _place(f"{path}={value}"), 1.0
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                size = min(1.0, log2(1.0 + abs(value)) / SCALE)
                yield _place(path), copysign(size, value)


@lru_cache(maxsize=1 << 16)
def _place(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") % SIZE
