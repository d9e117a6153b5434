"""The options of a match of Cortez: numbers of cards, values of provisions, rule variants."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

#: The bounds on the number of event cards of one kind.
_EVENTS = {"minimum": 0, "maximum": 6}
#: The bounds on the number of bribery cards of one kind.
_BRIBERY_BOUNDS = {"minimum": 0, "maximum": 4}
#: The bounds on the worth of a provision card in a bid.
_WORTH = {"minimum": 1, "maximum": 9}


@dataclass(frozen=True, slots=True)
class CortezOptions:
    """The options of a match.

    The rulebook does not give the numbers of its event and bribery cards, so players enter those of
    their own copy.
    """

    #: The nation of the first seat; with an odd number of seats it has one seat more than the
    #: other.
    majority: Literal["lot", "spanish", "aztec"] = "lot"
    #: The match ends with the first treasure. The rulebook has no such game.
    short: bool = False
    #: Bribery cards put a troop on any free square instead of moving it by the rules.
    bribery_teleport: bool = False
    #: Whether trades, bribery cards, offers for a surrender and mercenaries are asked for at fixed
    #: moments, as in version 1 of these rules, to replay its matches. Else they are interruptions.
    windows: bool = field(default=False, metadata={"former": True})

    #: The number of event cards of each kind.
    bridges: int = field(default=3, metadata=_EVENTS)
    flight_spanish: int = field(default=1, metadata=_EVENTS)
    flight_aztec: int = field(default=1, metadata=_EVENTS)
    attack_spanish: int = field(default=1, metadata=_EVENTS)
    attack_aztec: int = field(default=1, metadata=_EVENTS)
    #: At least one, because every turn begins with an event.
    supply: int = field(default=3, metadata={**_EVENTS, "minimum": 1})
    pillage: int = field(default=2, metadata=_EVENTS)
    mutiny: int = field(default=2, metadata=_EVENTS)
    corruption: int = field(default=3, metadata=_EVENTS)

    #: The number of bribery cards of each kind.
    own_move: int = field(default=1, metadata=_BRIBERY_BOUNDS)
    foreign_move: int = field(default=1, metadata=_BRIBERY_BOUNDS)
    five_warriors: int = field(default=1, metadata=_BRIBERY_BOUNDS)
    five_provisions: int = field(default=1, metadata=_BRIBERY_BOUNDS)
    vp3: int = field(default=1, metadata=_BRIBERY_BOUNDS)
    vp5: int = field(default=1, metadata=_BRIBERY_BOUNDS)
    vp7: int = field(default=1, metadata=_BRIBERY_BOUNDS)
    useless: int = field(default=2, metadata=_BRIBERY_BOUNDS)

    #: The worth of a provision card of each type in a bid and when lots are drawn.
    camouflage_worth: int = field(default=1, metadata=_WORTH)
    weapon_worth: int = field(default=2, metadata=_WORTH)
    food_worth: int = field(default=3, metadata=_WORTH)
    gold_worth: int = field(default=4, metadata=_WORTH)

    def bid_worth(self, provision: str) -> int:
        """Return the worth of a provision card in a bid."""
        worth: int = getattr(self, f"{provision}_worth")
        return worth
