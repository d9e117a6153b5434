"""What a tower of Contrées does, and what the strongest reply to it does, by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.state import ASK_PLACE, FREE, PLACE, POSSESSING_TOWERS, ContreesState

#: The points and the towers that a tower gains or costs, compared in this order.
Amount = tuple[int, int]

#: The number of towers that a prize razes at least.
MIN_PRIZE_TOWERS = 2


@dataclass(frozen=True, slots=True)
class TowerEffects:
    """What one tower does."""

    #: The seat that builds it.
    seat: int
    #: Its corner, as numbered in the land.
    corner: int
    #: The tiles that its seat takes, and the tiles that the other one only loses.
    taken_tiles: frozenset[int]
    freed: frozenset[int]
    #: The corners of the towers that it razes.
    felled: frozenset[int]
    #: The score of both seats before it and after it.
    score_before: tuple[int, int]
    score_after: tuple[int, int]
    #: The seat that wins with it at once; FREE if none.
    winner: int
    #: The points by which it changes the lead of its seat, and the number of towers it razes.
    amount: Amount

    @property
    def is_costly(self) -> bool:
        """Whether it costs the other seat points or the match."""
        return self.amount[0] > 0 or self.winner == self.seat


@dataclass(frozen=True, slots=True)
class Exchange:
    """A tower with the strongest reply to it."""

    deed: TowerEffects
    #: None if no reply takes, frees or razes anything.
    reply: TowerEffects | None
    #: What the same seat can gain most by after that reply; None if nothing.
    answer: TowerEffects | None
    #: The reply that this tower prevents, after which no other one costs as much; None if none.
    prevented: TowerEffects | None
    #: The tiles beside the tower that one more takes, also after the reply.
    reach: frozenset[int]


def effects_of(state: ContreesState, code: Code) -> TowerEffects:
    """Return what a tower of the seat to move does; the state stays as it is."""
    seat, other, after = state.turn, 1 - state.turn, state.clone()
    after.step(code, Rng(0))
    tiles = range(len(state.owner))
    # Few towers take or raze anything, and the sets are slow.
    taken = freed = felled = frozenset[int]()
    if after.tiles[seat] > state.tiles[seat]:
        taken = frozenset(i for i in tiles if state.owner[i] != seat == after.owner[i])
    if after.demolished[seat] > state.demolished[seat]:
        standing = range(len(state.tower))
        felled = frozenset(i for i in standing if state.tower[i] == other != after.tower[i])
        freed = frozenset(i for i in tiles if state.owner[i] == other and after.owner[i] == FREE)
    old, new = state.score(), after.score()
    points = (new[seat] - old[seat]) - (new[other] - old[other])
    return TowerEffects(
        seat,
        state.land.index[code - PLACE],
        taken,
        freed,
        felled,
        (int(old[0]), int(old[1])),
        (int(new[0]), int(new[1])),
        after.winner() if after.decision is None else FREE,
        (int(points), len(felled)),
    )


def strongest_reply(state: ContreesState, seat: int) -> TowerEffects | None:
    """Return what costs `seat` most if its rival is to move, or None if nothing costs anything.

    A reply that wins the match costs most, then points count, then razed towers.
    """
    rival = 1 - seat
    if state.turn != rival or state.decision is None or not state.supply[rival]:
        return None
    replies = (effects_of(state, code) for code in state.codes())
    costly = [reply for reply in replies if reply.amount > (0, 0)]
    return max(costly, key=lambda reply: (reply.winner == rival, reply.amount), default=None)


def exchange(state: ContreesState, code: Code) -> Exchange:
    """Return a tower of the seat to move, the strongest reply to it, and the one it prevents."""
    seat, after, idle = state.turn, state.clone(), state.clone()
    after.step(code, Rng(0))
    idle.turn, idle.decision = 1 - seat, ASK_PLACE[1 - seat]
    deed, reply = effects_of(state, code), strongest_reply(after, seat)
    earlier = strongest_reply(idle, seat)
    prevented = earlier if earlier is not None and _is_less(reply, earlier) else None
    reach = tiles_in_reach(after, seat).intersection(
        state.land.seen[3 * deed.corner : 3 * deed.corner + 3]
    )
    answer = None
    if reply is not None:
        after.step(PLACE + int(state.land.sites[reply.corner]), Rng(0))
        reach &= tiles_in_reach(after, seat)
        answer = strongest_reply(after, 1 - seat)
    return Exchange(deed, reply, answer, prevented, frozenset(reach))


def _is_less(reply: TowerEffects | None, earlier: TowerEffects) -> bool:
    """Return whether a reply costs fewer points, or only fewer towers where none costs points."""
    if reply is None:
        return True
    if reply.winner != FREE:
        return False
    if reply.amount[0] == earlier.amount[0] > 0:
        return False
    return reply.amount < earlier.amount


def lead_of(state: ContreesState, seat: int) -> Amount:
    """Return how many points a seat is ahead, and razed towers; below 0 if it is behind."""
    score, razed = state.score(), state.demolished
    return int(score[seat] - score[1 - seat]), int(razed[seat] - razed[1 - seat])


def may_be_razed(state: ContreesState, code: Code) -> bool:
    """Return whether a reply may demolish the tower that an action builds."""
    seat, world, site = state.turn, state.clone(), state.land.index[code - PLACE]
    world.step(code, Rng(0))
    if world.decision is None or world.turn == seat:
        return False
    return any(site in effects_of(world, reply).felled for reply in world.codes())


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


def richest_prize(state: ContreesState, code: Code) -> Code | None:
    """Return a tower that takes a tile and razes several, if `code` gives it up for nothing.

    `code` gains nothing then, the strongest reply can raze its tower, and the prize keeps more
    points after the strongest reply to it. None otherwise.
    """
    deed = effects_of(state, code)
    if deed.taken_tiles or deed.felled or not may_be_razed(state, code):
        return None
    prizes = []
    for other in state.codes():
        effects = effects_of(state, other)
        if effects.taken_tiles and len(effects.felled) >= MIN_PRIZE_TOWERS:
            prizes.append((_lead_after_reply(state, other), effects.amount, other))
    best = max(prizes, default=None)
    return best[-1] if best is not None and best[0] > _lead_after_reply(state, code) else None


def _lead_after_reply(state: ContreesState, code: Code) -> float:
    """Return how many points the seat to move is ahead after an action and its strongest reply."""
    seat, after = state.turn, state.clone()
    after.step(code, Rng(0))
    reply = strongest_reply(after, seat)
    if reply is not None and reply.winner == reply.seat:
        return -inf
    return lead_of(after, seat)[0] - (reply.amount[0] if reply is not None else 0)
