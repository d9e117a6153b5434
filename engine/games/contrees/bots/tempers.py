"""Preferences of the tempers at Contrées."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import BOLD, CAREFUL, Code
from engine.games.contrees.land import NO_NUMBER, TILE_COUNT
from engine.games.contrees.positions import world_of
from engine.games.contrees.state import PLACE, ContreesState
from engine.games.contrees.views import ContreesView

#: The value of a full preference, as win probability.
PREFERENCE_VALUE = 0.04
#: The share of `PREFERENCE_VALUE` that a grudging bot gives to building beside the rival's tiles.
BESIDE_SHARE = 0.5


def temper_bonus(view: ContreesView, codes: Sequence[Code], temper: str) -> list[float]:
    """Return the preference for each action, as win probability.

    Bold prefers tiles with rival towers. Careful prefers corners beside its own towers. Grudging
    prefers to demolish, else tiles the rival possesses.
    """
    if view.phase != "conquest":
        return []
    table = world_of(view)
    return [PREFERENCE_VALUE * _preference(table, code, temper) for code in codes]


def _preference(table: ContreesState, code: Code, temper: str) -> float:
    seat, rival = table.turn, 1 - table.turn
    corner = table.land.index[code - PLACE]
    tiles = [tile for tile in table.land.seen[3 * corner : 3 * corner + 3] if tile != NO_NUMBER]
    if temper == BOLD:
        return sum(table.count[rival * TILE_COUNT + tile] > 0 for tile in tiles) / len(tiles)
    if temper == CAREFUL:
        neighbours = table.land.joined(corner)
        return sum(table.tower[corner] == seat for corner in neighbours) / len(neighbours)
    after = table.clone()
    after.step(code, Rng(0))
    if after.demolished[seat] > table.demolished[seat]:
        return 1.0
    return BESIDE_SHARE * sum(table.owner[tile] == rival for tile in tiles) / len(tiles)
