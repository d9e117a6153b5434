"""What a seat has in prospect: regions that would win it the game, and what it sees of a battle.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core import Seat
from engine.games.condottiere.battle import highest_value, line_strength
from engine.games.condottiere.cards import VALUE
from engine.games.condottiere.realm import (
    ALL_REGIONS,
    BIT,
    NEIGHBOURS,
    NOWHERE,
    REGIONS,
    count,
    group_of,
)
from engine.games.condottiere.table import SPRINGLIKE, Table


def winning_regions(table: Table, seat: Seat) -> int:
    """The regions whose conquest would win the seat the game, as a mask; the Pope's included."""
    mine = table.owned[seat]
    held = table.holdings[seat]
    rules = table.rules
    open_to = ALL_REGIONS & ~mine if rules.capture else table.free
    if held + 1 >= rules.total:
        return open_to
    found = 0
    if held + 1 >= rules.group:
        for region in range(REGIONS):
            if not open_to & BIT[region] or not NEIGHBOURS[region] & mine:
                continue
            if count(group_of(region, mine | BIT[region])) >= rules.group:
                found |= BIT[region]
    return found


def would_win(table: Table, seat: Seat) -> bool:
    """Whether the region fought for would win the seat the game."""
    return table.region != NOWHERE and winning_regions(table, seat) & BIT[table.region] != 0


def seen_strengths(table: Table, seat: Seat) -> list[int]:
    """Strength of each line as `seat` sees it: its own card face down counts, no other does."""
    down = table.down & ~BIT[seat]
    highest = 0
    if table.season == SPRINGLIKE:
        highest = highest_value(table, True)
        if table.down & BIT[seat]:
            highest = max(highest, VALUE[table.rows[seat][-1]])
    totals: list[int] = []
    for other in range(table.rules.seats):
        row = table.rows[other]
        length = len(row) - 1 if down & BIT[other] else len(row)
        totals.append(line_strength(row, length, table.season, highest))
    return totals
