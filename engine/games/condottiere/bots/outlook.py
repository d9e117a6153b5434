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
    TableState,
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


def winning_regions(table: TableState, seat: Seat) -> int:
    """Return the mask of regions that win the game for a seat; the Pope's region is included."""
    mine = table.owned[seat]
    held = table.holdings[seat]
    rules = table.rules
    open_to = ALL_REGIONS & ~mine if rules.captures_regions else table.free
    if held + 1 >= rules.regions_anywhere:
        return open_to
    found = 0
    if held + 1 >= rules.regions_in_group:
        for region in range(REGION_COUNT):
            if not open_to & BIT[region] or not NEIGHBOURS[region] & mine:
                continue
            if member_count(group_of(region, mine | BIT[region])) >= rules.regions_in_group:
                found |= BIT[region]
    return found


def rivals_wins(table: TableState, seat: Seat) -> int:
    """Return the mask of regions that win the game for another seat."""
    found = 0
    for other in range(table.rules.seats):
        if other != seat:
            found |= winning_regions(table, other)
    return found


def would_win(table: TableState, seat: Seat) -> bool:
    """Return whether the contested region wins the game for the seat."""
    region = table.region
    mine = table.owned[seat]
    if region == NOWHERE or mine & BIT[region]:
        return False
    held = table.holdings[seat] + 1
    if held >= table.rules.regions_anywhere:
        return True
    if held < table.rules.regions_in_group or not NEIGHBOURS[region] & mine:
        return False
    return member_count(group_of(region, mine | BIT[region])) >= table.rules.regions_in_group


def may_win(table: TableState, seat: Seat) -> bool:
    """Return whether the seat may still lay cards and the contested region wins it the game."""
    if table.passed_seats & BIT[seat] or not table.hands[seat]:
        return False
    return would_win(table, seat)


def seen_strengths(table: TableState, seat: Seat) -> list[int]:
    """Return the strength of each line as `seat` sees it, without face-down cards of others."""
    return _strengths(table, seat, table.season)


def guessed_strengths(table: TableState, seat: Seat, season: int) -> list[int]:
    """Return the strengths in a season as `seat` sees them, guessing face-down cards."""
    totals = _strengths(table, seat, season)
    down = table.face_down_seats & ~BIT[seat]
    if down:
        guess = FACE_DOWN_WINTER_STRENGTH if season == SEASON_WINTER else FACE_DOWN_STRENGTH
        for other in range(table.rules.seats):
            if down & BIT[other]:
                # An unseen last card is not assumed to be the drum.
                drum = DRUM in table.lines[other][:-1]
                totals[other] = totals[other] + (guess + guess if drum else guess)
    return totals


def _strengths(table: TableState, seat: Seat, season: int) -> list[int]:
    down = table.face_down_seats & ~BIT[seat]
    highest = 0
    if season == SEASON_SPRING:
        highest = highest_value(table, only_shown=True)
        if table.face_down_seats & BIT[seat]:
            highest = max(highest, VALUE[table.lines[seat][-1]])
    totals: list[int] = []
    for other in range(table.rules.seats):
        line = table.lines[other]
        length = len(line) - 1 if down & BIT[other] else len(line)
        totals.append(line_strength(line, length, season, highest))
    return totals


def is_exposed(table: TableState, seat: Seat) -> bool:
    """Return whether a rival of `seat` may still take the lead and would win the game.

    Return False if a rival that would win the game is in the lead.
    """
    totals = seen_strengths(table, seat)
    leader = sole_leader(totals)
    if leader not in (NOBODY, seat) and would_win(table, leader):
        return False
    maximum = max(totals)
    for other in range(table.rules.seats):
        if other == seat or not may_win(table, other):
            continue
        if totals[other] + UNSEEN_CARD_STRENGTH * len(table.hands[other]) > maximum:
            return True
    return False


def feared_strength(table: TableState, seat: Seat) -> int:
    """Return the strength expected of a rival of `seat` that would win the game by the region.

    The rival leads or may take the lead; 0 if there is none.
    """
    totals = seen_strengths(table, seat)
    leader = sole_leader(totals)
    maximum = max(totals)
    found = 0
    for other in range(table.rules.seats):
        if other in (seat, table.defender) or not would_win(table, other):
            continue
        reached = totals[other]
        if may_win(table, other):
            reached += UNSEEN_CARD_STRENGTH * len(table.hands[other])
        if reached > found and (other == leader or reached > maximum):
            found = reached
    return found


def whole_strength(table: TableState, seat: Seat) -> int:
    """Return the strength of the line of `seat` with its whole hand, in the current season."""
    return strength_with(table, seat, table.hands[seat])


def strength_with(table: TableState, seat: Seat, kinds: list[int]) -> int:
    """Return the strength of the line of `seat` with these kinds of cards added."""
    highest = 0
    if table.season == SEASON_SPRING:
        highest = highest_value(table, only_shown=True)
        for kind in kinds:
            highest = max(highest, VALUE[kind])
    line = table.lines[seat] + kinds
    return line_strength(line, len(line), table.season, highest)
