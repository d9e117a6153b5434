"""The distance of each seat from winning, and the regions that win the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from engine.core.values import Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.options import Options
from engine.games.condottiere.rules.core_state import FINAL, PHASES
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.endings import ADJACENT, FINAL_BATTLE, POINTS, SHARED
from engine.games.condottiere.rules.regions import (
    ALL_REGIONS,
    BIT,
    REGION_COUNT,
    group_of,
    members_of,
)
from engine.games.condottiere.views.refusals import can_regions_be_captured
from engine.games.condottiere.views.standings import battle_lead, tally
from engine.games.condottiere.views.view import CondottiereView

#: Cards without strength that neither end a battle nor remove another seat's card.
_HARMLESS = frozenset({"scarecrow", "drum", "winter", "spring"})


class Goal(NamedTuple):
    """The numbers of regions that win the game."""

    #: Linked regions.
    linked: int
    #: Regions anywhere on the map; None if no number wins.
    anywhere: int | None


@cache
def goal_of(options: Options, seats: int) -> Goal:
    """Return the numbers of regions that win."""
    rules = MatchRules(options, seats)
    anywhere = rules.regions_anywhere
    return Goal(rules.regions_in_group, anywhere if anywhere <= REGION_COUNT else None)


def winning_regions(view: CondottiereView, seat: Seat) -> tuple[str, ...]:
    """Return the regions that can be fought for and would win the game for a seat.

    The Pope's region is not among them. () in a final battle, and when the match is over.
    """
    if view.decision is None or view.phase == PHASES[FINAL]:
        return ()
    rules = MatchRules(view.options, len(view.owners))
    mine = BOARD.mask(view.owners[seat])
    return tuple(
        BOARD.ids[region]
        for region in members_of(_conquerable_mask(view, mine))
        if rules.is_won_with(mine | BIT[region])
    )


def winning_seats_by_region(view: CondottiereView) -> dict[str, list[Seat]]:
    """Return the seats each region would win the game for."""
    seats_by_region: dict[str, list[Seat]] = {}
    for seat in range(len(view.hands)):
        for region in winning_regions(view, seat):
            seats_by_region.setdefault(region, []).append(seat)
    return seats_by_region


def seats_with_most_regions(view: CondottiereView) -> tuple[Seat, ...]:
    """Return the seats with the most regions, which win a game that ends without a victory."""
    region_counts = [len(regions) for regions in view.owners]
    return tuple(seat for seat, number in enumerate(region_counts) if number == max(region_counts))


def contenders(view: CondottiereView) -> tuple[Seat, ...]:
    """Return the seats that may still take a contested winning region, the strongest first."""
    ahead, asked_seat = battle_lead(view), view.turn
    seats = [
        seat
        for seat in range(len(view.hands))
        if view.region in winning_regions(view, seat)
        and _may_take(view, seat, ahead.strengths[seat])
    ]
    alone = all(passed for seat, passed in enumerate(view.passed) if seat != asked_seat)
    if alone and ahead.leader == asked_seat:
        seats = [seat for seat in seats if seat == asked_seat]
    return tuple(sorted(seats, key=lambda seat: (seat not in ahead.first, -ahead.strengths[seat])))


def won_by_passing(view: CondottiereView) -> Seat | None:
    """Return the seat that wins the game if the seat to move passes.

    All other seats must have passed except the leader. None if no seat wins for certain.
    """
    leader = battle_lead(view).leader
    if leader is None or view.defender is not None:
        return None
    fighting = {seat for seat, passed in enumerate(view.passed) if not passed}
    alone = fighting <= {view.turn, leader}
    return leader if alone and leader in contenders(view) else None


def is_unstoppable(view: CondottiereView, winner: Seat, seat: Seat) -> bool:
    """Return whether no card of `seat` can keep `winner` from the region it leads in.

    All other lines must be without strength and hidden cards. Winter and spring always leave the
    leader some strength.
    """
    ahead, hand = battle_lead(view), [card for card in view.hands[seat] if card is not None]
    if len(hand) < len(view.hands[seat]):
        return False
    line = [card for card in view.table[seat] if card is not None]
    alone = all(
        other == winner or not (strength or ahead.hidden[other])
        for other, strength in enumerate(ahead.strengths)
    )
    return (
        winner != seat
        and alone
        and _HARMLESS.issuperset(hand)
        and not plain_strength((*hand, *line))
    )


def plain_strength(cards: Iterable[str]) -> int:
    """Return the strength of cards without a season."""
    return tally(cards, None, 0).total


def _may_take(view: CondottiereView, seat: Seat, strength: int) -> bool:
    """Return whether a seat has cards, laid or in hand, to take the region with."""
    has_laid = strength > 0 or view.face_down[seat]
    return has_laid or (bool(view.hands[seat]) and not view.passed[seat])


def _conquerable_mask(view: CondottiereView, mine: int) -> int:
    """Return the mask of regions a seat can still conquer."""
    closed = mine
    if not can_regions_be_captured(view):
        for regions in view.owners:
            closed |= BOARD.mask(regions)
    if view.pope is not None:
        closed |= BOARD.mask((view.pope,))
    return ALL_REGIONS & ~closed


def deciding_regions(view: CondottiereView) -> tuple[str, ...]:
    """Return the regions that won a finished match: a realm, or all regions of the winners."""
    if view.ended_by in (POINTS, FINAL_BATTLE, SHARED):
        return ()
    needed = goal_of(view.options, len(view.owners)).linked
    mask = 0
    for seat in view.winners:
        mine = BOARD.mask(view.owners[seat])
        realm = _realm(mine) if view.ended_by == ADJACENT else 0
        mask |= realm if realm.bit_count() >= needed else mine
    return tuple(BOARD.ids[region] for region in members_of(mask))


def _realm(mine: int) -> int:
    """Return the mask of the largest group of connected regions."""
    return max(
        (group_of(region, mine) for region in members_of(mine)), key=int.bit_count, default=0
    )
