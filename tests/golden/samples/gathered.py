"""What the golden chronicles tell: events of every kind and in every form that words depend on.

Seat 0 acts wherever somebody does, seat 1 is whom it touches, seat 2 looks on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.values import Event
from tests.golden.samples import cannir, condottiere, contrees, cortez

#: By game, events, and several that are told together; the two editions of Condottiere have the
#: same events and the same words for them.
SAMPLES: Mapping[str, Sequence[Event | tuple[Event, ...]]] = MappingProxyType(
    {
        "cannir": cannir.EVENTS,
        "contrees": contrees.EVENTS,
        "condottiere3": condottiere.EVENTS,
        "cortez": cortez.EVENTS,
    }
)
