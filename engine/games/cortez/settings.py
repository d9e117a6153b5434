"""What the options and the number of seats make of a match of Cortez, as small numbers.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.options import CortezOptions

#: So many seats or fewer play two rounds, more play three.
FEW_SEATS: Final = 3


class Rules:
    """The same for a whole match; never changed."""

    def __init__(self, options: CortezOptions, seats: int) -> None:
        self.options: CortezOptions = options
        self.seats: int = seats
        self.rounds: int = 2 if seats <= FEW_SEATS else 3
        self.teleport: bool = options.bribery_teleport
        #: What a provision of each type is worth in a bid.
        self.worth: list[int] = [
            options.camouflage_worth,
            options.weapon_worth,
            options.food_worth,
            options.gold_worth,
        ]
        self.most_worth: int = max(self.worth)
        #: How many event cards of each kind there are, without treasures.
        self.events: list[int] = [
            options.bridges,
            options.flight_spanish,
            options.flight_aztec,
            options.attack_spanish,
            options.attack_aztec,
            options.supply,
            options.pillage,
            options.mutiny,
            options.corruption,
            0,
        ]
        #: How many bribery cards of each kind there are.
        self.bribery: list[int] = [
            options.own_move,
            options.foreign_move,
            options.five_warriors,
            options.five_provisions,
            options.vp3,
            options.vp5,
            options.vp7,
            options.useless,
        ]
