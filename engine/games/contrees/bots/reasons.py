"""Immediate effects of an action of Contrées, and the rival's possible replies."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.contrees.land import AROUND, HEXES, TILES, corner_name, hex_of
from engine.games.contrees.state import ASK_PLACE, FREE, PLACE, POSSESSING_TOWERS, ContreesState


def reasons(world: ContreesState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    - `joins`: tiles that a laid tile touches
    - `takes`, `threatens`: tiles taken, and tiles that one more tower would take
    - `razes`: towers demolished
    - `denies`, `saves`: tiles and towers the rival can no longer take
    - `offers`, `exposes`: tiles and towers the rival can now take
    - `wins`, `loses`: the outcome, with the winner

    There is one effect for each tile or tower. The last one names them all if that is certain: the
    rival may be able to choose.
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
    lost, felled = _possible_replies(before, seat)
    loses, fells = _possible_replies(world, seat)
    denied = "" if loses else _tile_names(_only(lost), world)
    found += _effects_up_to("denies", _most(lost) - _most(loses), denied)
    found += _effects_up_to("offers", _most(loses), _tile_names(_only(loses), world))
    # A tower saved can no longer fall in reply, alone or with others.
    safe = frozenset().union(*felled) - frozenset().union(*fells)
    saved = "" if fells else _tower_names(_only(felled), world)
    found += _effects_up_to("saves", min(_most(felled) - _most(fells), len(safe)), saved)
    return found + _effects_up_to("exposes", _most(fells), _tower_names(_only(fells), world))


def _effects_up_to(kind: str, maximum: int, about: str = "") -> list[Effect]:
    """Return an effect for each number up to `maximum`, because "at least n" includes all smaller
    ones. The last is about the pieces named.
    """
    return [
        Effect(kind, about if number == maximum else "", number=number)
        for number in range(1, maximum + 1)
    ]


def _tile_effects(kind: str, tiles: Collection[int], state: ContreesState) -> list[Effect]:
    """Return an effect for each tile, the last one with all their names."""
    return _effects_up_to(kind, len(tiles), _tile_names(tiles, state))


def _tile_names(tiles: Collection[int], state: ContreesState) -> str:
    """Return the coordinates of tiles: "0,1;2,-1"."""
    hexes = (hex_of(state.land.hexes[tile]) for tile in sorted(tiles))
    return ";".join(f"{q},{r}" for q, r in hexes)


def _tower_names(towers: Collection[int], state: ContreesState) -> str:
    """Return the names of corners: "0,1,N;2,-1,S"."""
    return ";".join(corner_name(state.land.sites[tower]) for tower in sorted(towers))


def _most(sets: Collection[frozenset[int]]) -> int:
    """Return the size of the largest set."""
    return max(map(len, sets), default=0)


def _only(sets: Collection[frozenset[int]]) -> frozenset[int]:
    """Return the set that any reply which takes or razes anything takes or razes, or none."""
    return next(iter(sets)) if len(sets) == 1 else frozenset()


def _tiles_in_reach(state: ContreesState, seat: int) -> set[int]:
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


def _possible_replies(
    state: ContreesState, seat: int
) -> tuple[set[frozenset[int]], set[frozenset[int]]]:
    """Return what the replies of the rival of `seat`, which is to move, may do.

    These are the sets of tiles that a tower takes together, and of towers that it demolishes
    together.
    """
    rival = 1 - seat
    taken, felled = set[frozenset[int]](), set[frozenset[int]]()
    if state.turn != rival or state.decision is None or not state.supply[rival]:
        return taken, felled
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        if twin.tiles[rival] > state.tiles[rival]:
            tiles = range(len(state.owner))
            taken.add(frozenset(i for i in tiles if state.owner[i] != rival == twin.owner[i]))
        if twin.demolished[rival] > state.demolished[rival]:
            standing = range(len(state.tower))
            felled.add(frozenset(i for i in standing if state.tower[i] == seat != twin.tower[i]))
    return taken, felled
