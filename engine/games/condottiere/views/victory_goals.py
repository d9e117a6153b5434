"""The distance of each seat from winning, and the regions that win the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from engine.core.values import Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.options import Options
from engine.games.condottiere.rules.battle import highest_in, line_strength, sole_leader
from engine.games.condottiere.rules.core_state import FINAL, PHASES, SEASON_SPRING, SEASONS
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.endings import ADJACENT, FINAL_BATTLE, POINTS, SHARED
from engine.games.condottiere.rules.regions import (
    ALL_REGIONS,
    BIT,
    REGION_COUNT,
    group_of,
    members_of,
)
from engine.games.condottiere.rules.stopping_cards import can_stop, strike_highest
from engine.games.condottiere.views.refusals import can_regions_be_captured
from engine.games.condottiere.views.sampler import visible_part
from engine.games.condottiere.views.standings import battle_lead, count_unseen, is_awake, tally
from engine.games.condottiere.views.view import CondottiereView

#: The cards that set the season of a battle.
_SEASONS = ("winter", "spring")


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
        if view.region in winning_regions(view, seat) and _may_take(view, seat, ahead.first)
    ]
    alone = all(passed for seat, passed in enumerate(view.passed) if seat != asked_seat)
    if alone and ahead.leader == asked_seat:
        seats = [seat for seat in seats if seat == asked_seat]
    return tuple(sorted(seats, key=lambda seat: (seat not in ahead.first, -ahead.strengths[seat])))


def won_by_passing(view: CondottiereView) -> Seat | None:
    """Return the seat that wins the game if the seat to move passes.

    All other seats must be out of the battle except the leader. None if no seat wins for certain.
    """
    leader = battle_lead(view).leader
    if leader is None or view.defender is not None:
        return None
    fighting = {seat for seat in range(len(view.hands)) if is_awake(view, seat)}
    alone = fighting <= {view.turn, leader}
    return leader if alone and leader in contenders(view) else None


def unstoppable_winner(view: CondottiereView) -> Seat | None:
    """Return the rival of the seat to move that wins the game by this battle for certain.

    It leads, no third seat may act, and no card of the seat to move keeps it from the lead. None
    while a hand or a line that matters is hidden.
    """
    seat, winner = view.turn, won_by_passing(view)
    if winner is None or winner == seat:
        return None
    if None in view.hands[seat] or any(None in line for line in view.table):
        return None
    helpers = [seat] if is_awake(view, seat) else []
    return None if can_stop(visible_part(view), helpers, winner, []) else winner


def plain_strength(cards: Iterable[str]) -> int:
    """Return the strength of cards without a season."""
    return tally(cards, None, 0).total


def _may_take(view: CondottiereView, seat: Seat, first: Sequence[Seat]) -> bool:
    """Return whether a seat may still take the contested region.

    A seat that is out of the battle may if it is the strongest, or if bishops and a season make it
    so: those that are seen, and one of each that a hidden hand may hold. With hidden lines it may.
    """
    if is_awake(view, seat):
        return True
    if not view.table[seat]:
        return False
    if seat in first or any(None in line for line in view.table):
        return True
    awake = [hand for other, hand in enumerate(view.hands) if is_awake(view, other)]
    held = [card for hand in awake for card in hand]
    if None in held:
        held += [name for name, count, _ in count_unseen(view) if count]
    state = visible_part(view)
    seasons = [state.season, *(SEASONS.index(card) for card in _SEASONS if card in held)]
    bishops = held.count("bishop") if state.rules.has_pope else 0
    struck = [strike_highest(state.lines, times) for times in range(bishops + 1)]
    return any(_leader(lines, season) == seat for lines in struck for season in seasons)


def _leader(lines: list[list[int]], season: int) -> Seat:
    """Return who leads with these lines in a season; negative for nobody."""
    highest = 0
    for line in lines:
        highest = highest_in(line, len(line), highest)
    highest = highest if season == SEASON_SPRING else 0
    return sole_leader([line_strength(line, len(line), season, highest) for line in lines])


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
