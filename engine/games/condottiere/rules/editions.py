"""The two editions as data, and the rules of one match: edition, options and seats in one.

A hot module: it must also compile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.condottiere.cards import FIRST_DECK, THIRD_DECK, deck_of
from engine.games.condottiere.options import Options, ThirdOptions
from engine.games.condottiere.rules.regions import REGIONS, count, largest_group

#: Points of a game won by a connected group, on top of one per region.
BONUS: Final = 5


@dataclass(frozen=True)
class Edition:
    """What differs between the editions."""

    id: str
    #: Per kind, how many cards the deck holds.
    deck: list[int]
    #: Control markers of each colour in the box.
    markers: int
    #: Cards dealt for each region held.
    per_region: int
    #: Regions that win wherever they lie, with two or three seats and with more; 0: none do.
    totals: tuple[int, int]
    #: Cards the last seat that holds any may keep for the next round.
    keeps: int
    #: Whether the Condottiere may name no region.
    declines: bool
    #: Whether a bishop strikes the strongest mercenaries and moves the Pope; else he ends battles.
    pope: bool
    #: Whether a scarecrow stays in the line.
    scarecrow_stays: bool
    #: Whether the next region is chosen before lines and hands are discarded.
    chooses_early: bool
    #: Whether hands are given up before a final battle, where then every card may be played;
    #: else cards are added to them, and Surrender and Bishop are barred.
    fresh_final: bool


FIRST: Final = Edition(
    id="condottiere1",
    deck=FIRST_DECK,
    markers=10,
    per_region=2,
    totals=(0, 0),
    keeps=0,
    declines=True,
    pope=False,
    scarecrow_stays=True,
    chooses_early=False,
    fresh_final=False,
)
THIRD: Final = Edition(
    id="condottiere3",
    deck=THIRD_DECK,
    markers=6,
    per_region=1,
    totals=(6, 5),
    keeps=2,
    declines=False,
    pope=True,
    scarecrow_stays=False,
    chooses_early=True,
    fresh_final=True,
)
EDITIONS: Final[dict[str, Edition]] = {edition.id: edition for edition in (FIRST, THIRD)}


class Rules:
    """The rules of one match; never changed, shared by all its states."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.edition: Edition = THIRD if isinstance(options, ThirdOptions) else FIRST
        self.draws: bool = False
        self.larger: bool = False
        self.capture: bool = False
        self.hidden: bool = False
        self.refill: bool = False
        if isinstance(options, ThirdOptions):
            self.draws = options.draw_after_battle
            self.larger = options.larger_kingdoms
            self.capture = options.capture_regions
            self.hidden = options.hidden_cards
            self.refill = options.refill
        self.cards: list[int] = deck_of(self.edition.deck)
        self.per_region: int = self.edition.per_region
        self.pope: bool = self.edition.pope
        self.scarecrow_stays: bool = self.edition.scarecrow_stays
        self.fresh_final: bool = self.edition.fresh_final
        self.chooses_early: bool = self.edition.chooses_early
        few = seats <= 3
        #: Regions that win when they are connected, and wherever they lie.
        self.group: int = (4 if few else 3) + (1 if self.larger else 0)
        total = self.edition.totals[0 if few else 1]
        self.total: int = total if total else REGIONS + 1
        self.target: int = (30 if options.to_thirty else 20) if options.points_match else 0
        self.everybody: int = (1 << seats) - 1

    def won_with(self, regions: int) -> bool:
        """Whether a seat that conquers the last of these regions, a mask, wins the game."""
        return count(regions) >= self.total or largest_group(regions) >= self.group
