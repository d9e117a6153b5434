"""What the replies of the rival may do after a tower of Contrées was built."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.state import ASK_PLACE, FREE, PLACE, POSSESSING_TOWERS, ContreesState


@dataclass(frozen=True, slots=True)
class RivalReply:
    """What one reply of the rival does."""

    #: The corner of its tower.
    at: int
    #: The tiles it takes, and the towers it demolishes.
    taken: frozenset[int]
    felled: frozenset[int]
    #: The tiles that lose their marker because of it.
    lost: frozenset[int]
    #: The threatened tiles that stay in reach after it.
    left: frozenset[int]
    #: How many points the rival's opponent is ahead after it.
    lead: int


def possible_replies(
    state: ContreesState, seat: int, threatened: frozenset[int] = frozenset()
) -> list[RivalReply]:
    """Return the replies of the rival of `seat`, if it is to move, that take, raze or end anything.

    `threatened` are the tiles that `seat` threatens to take.
    """
    rival = 1 - seat
    if state.turn != rival or state.decision is None or not state.supply[rival]:
        return []
    found: list[RivalReply] = []
    tiles, standing = range(len(state.owner)), range(len(state.tower))
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        taken, felled, lost, left = *[frozenset[int]()] * 3, threatened
        if twin.tiles[rival] > state.tiles[rival]:
            taken = frozenset(i for i in tiles if state.owner[i] != rival == twin.owner[i])
        if twin.demolished[rival] > state.demolished[rival]:
            felled = frozenset(i for i in standing if state.tower[i] == seat != twin.tower[i])
            lost = frozenset(i for i in tiles if state.owner[i] == seat != twin.owner[i])
        if threatened:
            left &= tiles_in_reach(twin, seat)
        if taken or felled or left != threatened:
            at = state.land.index[code - PLACE]
            found.append(RivalReply(at, taken, felled, lost, left, lead_of(twin, seat)))
    return found


def follow_ups(state: ContreesState, seat: int) -> list[RivalReply]:
    """Return what the next tower of a seat may do if its rival leaves everything as it is."""
    idle = state.clone()
    idle.turn, idle.decision = seat, ASK_PLACE[seat]
    return possible_replies(idle, 1 - seat)


def lead_of(state: ContreesState, seat: int) -> int:
    """Return how many points a seat is ahead, white tiles as three; below 0 if it is behind."""
    score = state.score()
    return int(score[seat] - score[1 - seat])


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
        and state.count[seat * TILE_COUNT + tile] == POSSESSING_TOWERS - 1
        and any(state.tower[corner] == FREE for corner in land.ring[6 * tile : 6 * tile + 6])
    }
