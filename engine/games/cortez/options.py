"""What a match of Cortez may agree on: how many cards of each kind there are, and two readings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

#: How many event cards, and how many bribery cards, of one kind there may be.
_EVENTS = {"least": 0, "most": 6}
_CARDS = {"least": 0, "most": 4}
#: What a provision card may be worth when bidding.
_WORTH = {"least": 1, "most": 9}


@dataclass(frozen=True, slots=True)
class CortezOptions:
    """The rulebook does not count its event and bribery cards; here a group writes its own."""

    #: The nation of the first seat; with an odd number of seats it has one more than the other.
    majority: Literal["lot", "spanish", "aztec"] = "lot"
    #: Bribery cards put a troop on any free square, instead of moving it by the rules.
    bribery_teleport: bool = False

    #: Event cards of each kind.
    bridges: int = field(default=3, metadata=_EVENTS)
    flight_spanish: int = field(default=1, metadata=_EVENTS)
    flight_aztec: int = field(default=1, metadata=_EVENTS)
    attack_spanish: int = field(default=1, metadata=_EVENTS)
    attack_aztec: int = field(default=1, metadata=_EVENTS)
    #: Never without: every turn begins with an event.
    supply: int = field(default=3, metadata={**_EVENTS, "least": 1})
    pillage: int = field(default=2, metadata=_EVENTS)
    mutiny: int = field(default=2, metadata=_EVENTS)
    corruption: int = field(default=3, metadata=_EVENTS)

    #: Bribery cards of each kind.
    own_move: int = field(default=1, metadata=_CARDS)
    foreign_move: int = field(default=1, metadata=_CARDS)
    five_warriors: int = field(default=1, metadata=_CARDS)
    five_provisions: int = field(default=1, metadata=_CARDS)
    vp3: int = field(default=1, metadata=_CARDS)
    vp5: int = field(default=1, metadata=_CARDS)
    vp7: int = field(default=1, metadata=_CARDS)
    useless: int = field(default=2, metadata=_CARDS)

    #: What a provision card of each type counts in a bid, and when it is turned for the lot.
    camouflage_worth: int = field(default=1, metadata=_WORTH)
    weapon_worth: int = field(default=2, metadata=_WORTH)
    food_worth: int = field(default=3, metadata=_WORTH)
    gold_worth: int = field(default=4, metadata=_WORTH)

    def worth(self, provision: str) -> int:
        """What a provision card counts in a bid."""
        worth: int = getattr(self, f"{provision}_worth")
        return worth
