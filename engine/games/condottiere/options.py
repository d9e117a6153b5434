"""The options of a match of Condottiere, by edition."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

#: Metadata of an option that has no effect without another one.
_OF_POINTS = {"needs": "points_match"}


@dataclass(frozen=True, slots=True)
class FirstOptions:
    """The options of the first edition."""

    #: Play several games, until a seat has 20 points.
    points_match: bool = False
    #: Play a points match to 30 points instead of 20.
    to_thirty: bool = field(default=False, metadata=_OF_POINTS)


@dataclass(frozen=True, slots=True)
class ThirdOptions:
    """The five optional rules of the third edition, in any combination, and two rule variants."""

    points_match: bool = False
    #: Play a points match to 30 points instead of 20.
    to_thirty: bool = field(default=False, metadata=_OF_POINTS)
    draw_after_battle: bool = False
    #: Kept cards count towards the new hand; otherwise the new hand is dealt in addition to them.
    refill: bool = False
    larger_kingdoms: bool = False
    capture_regions: bool = False
    hidden_cards: bool = False


Options = FirstOptions | ThirdOptions
EditionOptions = TypeVar("EditionOptions", bound=Options)
