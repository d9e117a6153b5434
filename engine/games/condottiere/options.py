"""What a match of Condottiere may agree on, per edition."""

from __future__ import annotations

from dataclasses import dataclass, field

#: An option that changes another, and is nothing without it.
_OF_POINTS = {"needs": "points_match"}


@dataclass(frozen=True, slots=True)
class FirstOptions:
    """What a match of the first edition may agree on."""

    #: Several games, until somebody has 20 points.
    points_match: bool = False
    #: In a points match: 30 instead of 20.
    to_thirty: bool = field(default=False, metadata=_OF_POINTS)


@dataclass(frozen=True, slots=True)
class ThirdOptions:
    """The five optional rules of the third edition, in any combination, and two readings."""

    points_match: bool = False
    #: In a points match: 30 points instead of 20.
    to_thirty: bool = field(default=False, metadata=_OF_POINTS)
    draw_after_battle: bool = False
    #: Kept cards count towards the new hand; otherwise the new hand is dealt on top of them.
    refill: bool = False
    larger_kingdoms: bool = False
    capture_regions: bool = False
    hidden_cards: bool = False


Options = FirstOptions | ThirdOptions
