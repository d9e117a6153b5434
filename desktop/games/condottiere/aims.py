"""How far each seat is from winning, and which regions would make it win."""

from __future__ import annotations

from functools import cache

from engine.core import Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.editions import Rules
from engine.games.condottiere.options import Options
from engine.games.condottiere.realm import BIT, REGIONS, largest_group, members
from engine.games.condottiere.refusals import captures
from engine.games.condottiere.views import CondottiereView


@cache
def needs(options: Options, seats: int) -> tuple[int, int | None]:
    """Regions that win when linked, and wherever they lie (None: no number does)."""
    rules = Rules(options, seats)
    return rules.group, rules.total if rules.total <= REGIONS else None


def winning(view: CondottiereView, seat: Seat) -> tuple[str, ...]:
    """The regions that can be fought for and would win the game for a seat."""
    group, total = needs(view.options, len(view.owners))
    mine = BOARD.mask(view.owners[seat])
    enough = total is not None and len(view.owners[seat]) + 1 >= total
    return tuple(
        BOARD.ids[region]
        for region in members(_open_to(view, mine))
        if enough or largest_group(mine | BIT[region]) >= group
    )


def _open_to(view: CondottiereView, mine: int) -> int:
    """The regions a seat may yet conquer."""
    closed = mine
    if not captures(view):
        for held in view.owners:
            closed |= BOARD.mask(held)
    if view.pope is not None:
        closed |= BOARD.mask((view.pope,))
    return ((1 << REGIONS) - 1) & ~closed
