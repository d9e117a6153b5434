"""The options and the number of seats of a match, converted to small ints for the rules.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.options import CortezOptions

#: Matches with at most this many seats last two rounds, all others three; short ones last one.
MAX_TWO_ROUND_SEATS: Final = 3


class MatchRules:
    """The settings of a match; they never change."""

    def __init__(self, options: CortezOptions, seats: int) -> None:
        self.options: CortezOptions = options
        self.seats: int = seats
        usual_rounds = 2 if seats <= MAX_TWO_ROUND_SEATS else 3
        self.rounds: int = 1 if options.short else usual_rounds
        self.has_bribery_teleport: bool = options.bribery_teleport
        #: Whether seats are asked for trades, bribery cards and so on, as in version 1.
        self.has_turn_windows: bool = options.windows
        #: The worth of a provision of each type in a bid.
        self.worth: list[int] = [
            options.camouflage_worth,
            options.weapon_worth,
            options.food_worth,
            options.gold_worth,
        ]
        self.max_worth: int = max(self.worth)
        #: The number of event cards of each kind, without treasures.
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
        #: The number of bribery cards of each kind.
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
