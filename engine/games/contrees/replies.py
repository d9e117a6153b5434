"""What the replies of the rival may do after a tower of Contrées was built."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.land import TILES
from engine.games.contrees.state import FREE, PLACE, POSSESSING_TOWERS, ContreesState


@dataclass(frozen=True, slots=True)
class Reply:
    """What one reply of the rival does."""

    #: The tiles it takes, and the towers it demolishes.
    taken: frozenset[int]
    felled: frozenset[int]
    #: The threatened tiles that stay in reach after it.
    left: frozenset[int]


def possible_replies(
    state: ContreesState, seat: int, threatened: frozenset[int] = frozenset()
) -> list[Reply]:
    """Return the replies of the rival of `seat`, if it is to move, that take, raze or end anything.

    `threatened` are the tiles that `seat` threatens to take.
    """
    rival = 1 - seat
    if state.turn != rival or state.decision is None or not state.supply[rival]:
        return []
    found: list[Reply] = []
    tiles, standing = range(len(state.owner)), range(len(state.tower))
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        taken, felled, left = frozenset[int](), frozenset[int](), threatened
        if twin.tiles[rival] > state.tiles[rival]:
            taken = frozenset(i for i in tiles if state.owner[i] != rival == twin.owner[i])
        if twin.demolished[rival] > state.demolished[rival]:
            felled = frozenset(i for i in standing if state.tower[i] == seat != twin.tower[i])
        if threatened:
            left &= tiles_in_reach(twin, seat)
        if taken or felled or left != threatened:
            found.append(Reply(taken, felled, left))
    return found


def may_be_razed(state: ContreesState, code: Code) -> bool:
    """Return whether a reply may demolish the tower that an action builds."""
    seat, world, site = state.turn, state.clone(), state.land.index[code - PLACE]
    world.step(code, Rng(0))
    return any(site in reply.felled for reply in possible_replies(world, seat))


def tiles_in_reach(state: ContreesState, seat: int) -> set[int]:
    """Return the tiles that one more tower of a seat would take."""
    land = state.land
    if state.decision is None or not state.supply[seat]:
        return set()
    return {
        tile
        for tile in range(len(land.hexes))
        if state.owner[tile] != seat
        and state.count[seat * TILES + tile] == POSSESSING_TOWERS - 1
        and any(state.tower[corner] == FREE for corner in land.ring[6 * tile : 6 * tile + 6])
    }
