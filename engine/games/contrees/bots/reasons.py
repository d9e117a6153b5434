"""What comes of an answer at Contrées at once, and what the rival could do next."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.contrees.land import AROUND, HEXES, TILES, corner_name, hex_of
from engine.games.contrees.state import ASK_PLACE, FREE, HOLD, PLACE, ContreesState


def reasons(world: ContreesState, code: Code, rng: Rng) -> list[Effect]:
    """Tiles it `joins`; or tiles it `takes`, and `threatens` to, and towers it `razes`; tiles it
    `denies` the rival and towers it `saves`, those it leaves to be taken (`offers`) and demolished
    (`exposes`), all at least so many; and whether it `wins` or `loses`. A single tile or tower
    that is taken, threatened or exposed is named.
    """
    if code < PLACE:
        hex_ = code % HEXES
        return _counted("joins", sum(hex_ + step in world.hexes for step in AROUND))
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    tiles = range(len(world.land.hexes))
    taken = {tile for tile in tiles if world.owner[tile] == seat != before.owner[tile]}
    found = [
        *_of_tiles("takes", taken, world),
        *_counted("razes", int(world.demolished[seat] - before.demolished[seat])),
        *_of_tiles("threatens", _in_reach(world, seat) - _in_reach(before, seat), world),
    ]
    if world.decision is None:
        winner = world.winner()
        if winner >= 0:
            found.append(Effect("wins") if winner == seat else Effect("loses", seat=winner))
        return found
    # What the rival could do if nothing had been built.
    before.turn, before.decision = 1 - seat, ASK_PLACE[1 - seat]
    lost, felled = _worst(before, seat)
    loses, fells = _worst(world, seat)
    then, now = max(map(len, felled), default=0), max(map(len, fells), default=0)
    found += [*_counted("denies", lost - loses), *_counted("offers", loses)]
    found += _counted("saves", then - now)
    if now == 1 and len(fells) == 1:
        ((tower,),) = fells
        return [*found, Effect("exposes", corner_name(world.land.sites[tower]), number=1)]
    return found + _counted("exposes", now)


def _counted(kind: str, most: int) -> list[Effect]:
    """Each number up to `most`: who does something three times does it twice."""
    return [Effect(kind, number=1 + n) for n in range(most)]


def _of_tiles(kind: str, tiles: set[int], state: ContreesState) -> list[Effect]:
    """The same of tiles; a single one is named."""
    if len(tiles) != 1:
        return _counted(kind, len(tiles))
    q, r = hex_of(state.land.hexes[min(tiles)])
    return [Effect(kind, f"{q},{r}", number=1)]


def _in_reach(state: ContreesState, seat: int) -> set[int]:
    """Tiles that one tower more would take for a seat."""
    land = state.land
    return {
        tile
        for tile in range(len(land.hexes))
        if state.owner[tile] != seat
        and state.count[seat * TILES + tile] == HOLD - 1
        and any(state.tower[corner] == FREE for corner in land.ring[6 * tile : 6 * tile + 6])
    }


def _worst(state: ContreesState, seat: int) -> tuple[int, set[frozenset[int]]]:
    """Tiles the rival of `seat`, who is on turn, can take with a tower at the most, and which
    towers fall together by any that fells some.
    """
    rival = 1 - seat
    taken, felled = 0, set[frozenset[int]]()
    if state.turn != rival or state.decision is None:
        return taken, felled
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        taken = max(taken, int(twin.tiles[rival] - state.tiles[rival]))
        if twin.demolished[rival] > state.demolished[rival]:
            standing = range(len(state.tower))
            felled.add(frozenset(i for i in standing if state.tower[i] == seat != twin.tower[i]))
    return taken, felled
