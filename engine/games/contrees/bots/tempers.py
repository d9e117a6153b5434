"""What each temper likes at Contrées."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import BOLD, CAREFUL, Code
from engine.games.contrees.land import NOTHING, TILES
from engine.games.contrees.positions import world
from engine.games.contrees.state import PLACE, ContreesState
from engine.games.contrees.views import ContreesView

#: What an answer is worth, as a chance of winning, that is liked without reserve.
WORTH = 0.04
#: The share of it that it is to build beside tiles of the rival, to who would rather demolish.
BESIDE = 0.5


def tilt(view: ContreesView, codes: Sequence[Code], temper: str) -> list[float]:
    """Bold: to build at tiles where the rival has towers. Careful: beside its own towers. Grudging:
    to demolish, or else to build at tiles that the rival possesses.
    """
    if view.phase != "conquest":
        return []
    table = world(view)
    return [WORTH * _liking(table, code, temper) for code in codes]


def _liking(table: ContreesState, code: Code, temper: str) -> float:
    seat, rival = table.turn, 1 - table.turn
    corner = table.land.index[code - PLACE]
    tiles = [tile for tile in table.land.seen[3 * corner : 3 * corner + 3] if tile != NOTHING]
    if temper == BOLD:
        return sum(table.count[rival * TILES + tile] > 0 for tile in tiles) / len(tiles)
    if temper == CAREFUL:
        near = table.land.joined(corner)
        return sum(table.tower[one] == seat for one in near) / len(near)
    after = table.clone()
    after.step(code, Rng(0))
    if after.demolished[seat] > table.demolished[seat]:
        return 1.0
    return BESIDE * sum(table.owner[tile] == rival for tile in tiles) / len(tiles)
