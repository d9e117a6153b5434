"""Immediate effects of an action of Contrées, and the rival's possible replies."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.contrees.land import AROUND, HEXES, TILES, corner_name, hex_of
from engine.games.contrees.state import ASK_PLACE, FREE, HOLD, PLACE, ContreesState


def reasons(world: ContreesState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    - `joins`: tiles that a laid tile touches
    - `takes`, `threatens`: tiles taken, and tiles that one more tower would take
    - `razes`: towers demolished
    - `denies`, `saves`: tiles and towers the rival can no longer take
    - `offers`, `exposes`: tiles and towers the rival can now take
    - `wins`, `loses`: the outcome, with the winner

    There is one effect for each tile or tower. A single one that is taken, threatened or exposed is
    named.
    """
    if code < PLACE:
        hex_ = code % HEXES
        return _effects_up_to("joins", sum(hex_ + step in world.hexes for step in AROUND))
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    tiles = range(len(world.land.hexes))
    taken = {tile for tile in tiles if world.owner[tile] == seat != before.owner[tile]}
    found = [
        *_tile_effects("takes", taken, world),
        *_effects_up_to("razes", int(world.demolished[seat] - before.demolished[seat])),
        *_tile_effects(
            "threatens", _tiles_in_reach(world, seat) - _tiles_in_reach(before, seat), world
        ),
    ]
    if world.decision is None:
        winner = world.winner()
        if winner >= 0:
            found.append(Effect("wins") if winner == seat else Effect("loses", seat=winner))
        return found
    # The replies of the rival if nothing had been built.
    before.turn, before.decision = 1 - seat, ASK_PLACE[1 - seat]
    lost, felled = _worst_replies(before, seat)
    loses, fells = _worst_replies(world, seat)
    then, now = max(map(len, felled), default=0), max(map(len, fells), default=0)
    found += [*_effects_up_to("denies", lost - loses), *_effects_up_to("offers", loses)]
    # A tower saved can no longer fall in reply, alone or with others.
    safe = len(frozenset().union(*felled) - frozenset().union(*fells))
    found += _effects_up_to("saves", min(then - now, safe))
    if now == 1 and len(fells) == 1:
        ((tower,),) = fells
        return [*found, Effect("exposes", corner_name(world.land.sites[tower]), number=1)]
    return found + _effects_up_to("exposes", now)


def _effects_up_to(kind: str, maximum: int) -> list[Effect]:
    """Return an effect for each number up to `maximum`, because "at least n" includes all smaller
    ones.
    """
    return [Effect(kind, number=1 + n) for n in range(maximum)]


def _tile_effects(kind: str, tiles: set[int], state: ContreesState) -> list[Effect]:
    """Return an effect for each tile; a single tile is named."""
    if len(tiles) != 1:
        return _effects_up_to(kind, len(tiles))
    q, r = hex_of(state.land.hexes[min(tiles)])
    return [Effect(kind, f"{q},{r}", number=1)]


def _tiles_in_reach(state: ContreesState, seat: int) -> set[int]:
    """Return the tiles that one more tower of a seat would take."""
    land = state.land
    if state.decision is None or not state.supply[seat]:
        return set()
    return {
        tile
        for tile in range(len(land.hexes))
        if state.owner[tile] != seat
        and state.count[seat * TILES + tile] == HOLD - 1
        and any(state.tower[corner] == FREE for corner in land.ring[6 * tile : 6 * tile + 6])
    }


def _worst_replies(state: ContreesState, seat: int) -> tuple[int, set[frozenset[int]]]:
    """Return the worst replies to `seat`.

    These are the most tiles its rival, which is to move, can take by a tower, and each set of
    towers that a tower would demolish together.
    """
    rival = 1 - seat
    taken, felled = 0, set[frozenset[int]]()
    if state.turn != rival or state.decision is None or not state.supply[rival]:
        return taken, felled
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        taken = max(taken, int(twin.tiles[rival] - state.tiles[rival]))
        if twin.demolished[rival] > state.demolished[rival]:
            standing = range(len(state.tower))
            felled.add(frozenset(i for i in standing if state.tower[i] == seat != twin.tower[i]))
    return taken, felled
