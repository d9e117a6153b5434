"""The prospects of a seat: regions that win it the game, and strengths as it sees them.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Seat
from engine.games.condottiere.cards import DRUM, VALUE
from engine.games.condottiere.rules.battle import highest_value, line_strength, sole_leader
from engine.games.condottiere.rules.core_state import (
    NOBODY,
    SEASON_SPRING,
    SEASON_WINTER,
    CoreState,
)
from engine.games.condottiere.rules.regions import (
    ALL_REGIONS,
    BIT,
    NEIGHBOURS,
    NOWHERE,
    REGION_COUNT,
    group_of,
    member_count,
)

#: The rough strength a card of an unseen hand adds to a line.
UNSEEN_CARD_STRENGTH: Final = 3
#: The average strength of a face-down card.
FACE_DOWN_STRENGTH: Final = 4
#: The average strength of a face-down card in winter.
FACE_DOWN_WINTER_STRENGTH: Final = 1


def winning_regions(state: CoreState, seat: Seat) -> int:
    """Return the mask of regions that win the game for a seat; the Pope's region is included."""
    mine = state.owned[seat]
    region_count = state.holdings[seat]
    rules = state.rules
    open_to = ALL_REGIONS & ~mine if rules.captures_regions else state.free
    if region_count + 1 >= rules.regions_anywhere:
        return open_to
    mask = 0
    if region_count + 1 >= rules.regions_in_group:
        for region in range(REGION_COUNT):
            if not open_to & BIT[region] or not NEIGHBOURS[region] & mine:
                continue
            if member_count(group_of(region, mine | BIT[region])) >= rules.regions_in_group:
                mask |= BIT[region]
    return mask


def rivals_wins(state: CoreState, seat: Seat) -> int:
    """Return the mask of regions that win the game for another seat."""
    mask = 0
    for other in range(state.rules.seats):
        if other != seat:
            mask |= winning_regions(state, other)
    return mask


def would_win(state: CoreState, seat: Seat) -> bool:
    """Return whether the contested region wins the game for the seat."""
    region = state.region
    mine = state.owned[seat]
    if region == NOWHERE or mine & BIT[region]:
        return False
    region_count = state.holdings[seat] + 1
    if region_count >= state.rules.regions_anywhere:
        return True
    if region_count < state.rules.regions_in_group or not NEIGHBOURS[region] & mine:
        return False
    return member_count(group_of(region, mine | BIT[region])) >= state.rules.regions_in_group


def may_win(state: CoreState, seat: Seat) -> bool:
    """Return whether the seat may still lay cards and the contested region wins it the game."""
    if state.passed_seats & BIT[seat] or not state.hands[seat]:
        return False
    return would_win(state, seat)


def seen_strengths(state: CoreState, seat: Seat) -> list[int]:
    """Return the strength of each line as `seat` sees it, without face-down cards of others."""
    return _strengths(state, seat, state.season)


def guessed_strengths(state: CoreState, seat: Seat, season: int) -> list[int]:
    """Return the strengths in a season as `seat` sees them, guessing face-down cards."""
    totals = _strengths(state, seat, season)
    down = state.face_down_seats & ~BIT[seat]
    if down:
        guess = FACE_DOWN_WINTER_STRENGTH if season == SEASON_WINTER else FACE_DOWN_STRENGTH
        for other in range(state.rules.seats):
            if down & BIT[other]:
                # An unseen last card is not assumed to be the drum.
                drum = DRUM in state.lines[other][:-1]
                totals[other] = totals[other] + (guess + guess if drum else guess)
    return totals


def _strengths(state: CoreState, seat: Seat, season: int) -> list[int]:
    down = state.face_down_seats & ~BIT[seat]
    highest = 0
    if season == SEASON_SPRING:
        highest = highest_value(state, only_shown=True)
        if state.face_down_seats & BIT[seat]:
            highest = max(highest, VALUE[state.lines[seat][-1]])
    totals: list[int] = []
    for other in range(state.rules.seats):
        line = state.lines[other]
        length = len(line) - 1 if down & BIT[other] else len(line)
        totals.append(line_strength(line, length, season, highest))
    return totals


def is_exposed(state: CoreState, seat: Seat) -> bool:
    """Return whether a rival of `seat` may still take the lead and would win the game.

    Return False if a rival that would win the game is in the lead.
    """
    totals = seen_strengths(state, seat)
    leader = sole_leader(totals)
    if leader not in (NOBODY, seat) and would_win(state, leader):
        return False
    maximum = max(totals)
    for other in range(state.rules.seats):
        if other == seat or not may_win(state, other):
            continue
        if totals[other] + UNSEEN_CARD_STRENGTH * len(state.hands[other]) > maximum:
            return True
    return False


def feared_strength(state: CoreState, seat: Seat) -> int:
    """Return the strength expected of a rival of `seat` that would win the game by the region.

    The rival leads or may take the lead; 0 if there is none.
    """
    totals = seen_strengths(state, seat)
    leader = sole_leader(totals)
    maximum = max(totals)
    highest = 0
    for other in range(state.rules.seats):
        if other in (seat, state.defender) or not would_win(state, other):
            continue
        rival_strength = totals[other]
        if may_win(state, other):
            rival_strength += UNSEEN_CARD_STRENGTH * len(state.hands[other])
        if rival_strength > highest and (other == leader or rival_strength > maximum):
            highest = rival_strength
    return highest


def whole_strength(state: CoreState, seat: Seat) -> int:
    """Return the strength of the line of `seat` with its whole hand, in the current season."""
    return strength_with(state, seat, state.hands[seat])


def strength_with(state: CoreState, seat: Seat, kinds: list[int]) -> int:
    """Return the strength of the line of `seat` with these kinds of cards added."""
    highest = 0
    if state.season == SEASON_SPRING:
        highest = highest_value(state, only_shown=True)
        for kind in kinds:
            highest = max(highest, VALUE[kind])
    line = state.lines[seat] + kinds
    return line_strength(line, len(line), state.season, highest)
