"""Encode views as vectors of numbers, in the same way for all games: feature hashing.

Views are nested and vary in length. Every value in a view is a feature named by its path and value
(`hands[0]=drum`), and a hash of this name selects one of `OBSERVATION_SIZE` components (Weinberger
et al. 2009). Nothing is learnt, no game is special, and equal views give equal vectors. Two
features may share a component.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from math import copysign, log2
from typing import Final

from engine.core.values import Json

#: Number of components of an observation.
OBSERVATION_SIZE: Final = 4096
#: Numbers beyond 2 to this power, positive or negative, are not distinguished.
MAX_LOG2: Final = 16.0


def features(data: Json) -> Iterator[tuple[int, float]]:
    """Yield components and values in [-1, 1].

    A value that is present counts 1; a number also counts its logarithm, scaled to this range.
    """
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
                size = min(1.0, log2(1.0 + abs(value)) / MAX_LOG2)
                yield _place(path), copysign(size, value)


@lru_cache(maxsize=1 << 16)
def _place(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") % OBSERVATION_SIZE
