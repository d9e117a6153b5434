"""The data of the two editions, and the rules of a match from edition, options and seats.

A hot module: it must also compile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.condottiere.cards import FIRST_DECK, THIRD_DECK, deck_of
from engine.games.condottiere.options import Options, ThirdOptions
from engine.games.condottiere.rules.regions import REGION_COUNT, largest_group, member_count

#: The points of a game won by a connected group, in addition to one for each region.
GROUP_BONUS_POINTS: Final = 5


@dataclass(frozen=True)
class Edition:
    """The differences between the editions."""

    id: str
    #: The number of cards of each kind in the deck.
    deck: list[int]
    #: The number of control markers of each colour in the box.
    markers: int
    #: The number of cards dealt for each region held.
    per_region: int
    #: The number of regions that win anywhere on the map, with two or three seats and with more; 0
    #: if none.
    regions_anywhere: tuple[int, int]
    #: The number of cards the last seat with cards may keep for the next round.
    cards_kept: int
    #: Whether the Condottiere may name no region.
    may_decline: bool
    #: Whether a bishop strikes the strongest mercenaries and moves the Pope; otherwise he ends the
    #: battle.
    has_pope: bool
    #: Whether a scarecrow stays in the line.
    scarecrow_stays: bool
    #: Whether the next region is chosen before lines and hands are discarded.
    chooses_early: bool
    #: Whether hands are discarded before a final battle and then every card may be played;
    #: otherwise cards are added to them, and Surrender and Bishop are barred.
    is_final_fresh: bool


FIRST_EDITION: Final = Edition(
    id="condottiere1",
    deck=FIRST_DECK,
    markers=10,
    per_region=2,
    regions_anywhere=(0, 0),
    cards_kept=0,
    may_decline=True,
    has_pope=False,
    scarecrow_stays=True,
    chooses_early=False,
    is_final_fresh=False,
)
THIRD_EDITION: Final = Edition(
    id="condottiere3",
    deck=THIRD_DECK,
    markers=6,
    per_region=1,
    regions_anywhere=(6, 5),
    cards_kept=2,
    may_decline=False,
    has_pope=True,
    scarecrow_stays=False,
    chooses_early=True,
    is_final_fresh=True,
)
EDITIONS: Final[dict[str, Edition]] = {
    edition.id: edition for edition in (FIRST_EDITION, THIRD_EDITION)
}


class MatchRules:
    """The rules of a match; they never change and are shared by all its states."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.seats: int = seats
        self.edition: Edition = (
            THIRD_EDITION if isinstance(options, ThirdOptions) else FIRST_EDITION
        )
        self.draws_after_battle: bool = False
        self.has_larger_kingdoms: bool = False
        self.captures_regions: bool = False
        self.has_hidden_cards: bool = False
        self.refills_hands: bool = False
        if isinstance(options, ThirdOptions):
            self.draws_after_battle = options.draw_after_battle
            self.has_larger_kingdoms = options.larger_kingdoms
            self.captures_regions = options.capture_regions
            self.has_hidden_cards = options.hidden_cards
            self.refills_hands = options.refill
        self.cards: list[int] = deck_of(self.edition.deck)
        self.per_region: int = self.edition.per_region
        self.has_pope: bool = self.edition.has_pope
        self.scarecrow_stays: bool = self.edition.scarecrow_stays
        self.is_final_fresh: bool = self.edition.is_final_fresh
        self.chooses_early: bool = self.edition.chooses_early
        few = seats <= 3
        #: The number of connected regions that win.
        self.regions_in_group: int = (4 if few else 3) + (1 if self.has_larger_kingdoms else 0)
        #: The number of regions that win anywhere on the map; unreachable if none do.
        total = self.edition.regions_anywhere[0 if few else 1]
        self.regions_anywhere: int = total if total else REGION_COUNT + 1
        #: The points that win a points match; 0 without one.
        self.target_points: int = (30 if options.to_thirty else 20) if options.points_match else 0
        self.all_seats_mask: int = (1 << seats) - 1

    def is_won_with(self, mask: int) -> bool:
        """Return whether a seat wins the game when it completes this mask of regions."""
        return (
            member_count(mask) >= self.regions_anywhere
            or largest_group(mask) >= self.regions_in_group
        )
