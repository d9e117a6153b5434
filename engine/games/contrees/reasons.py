"""What comes of an answer at Contrées at once, and what the rival could do next."""

from __future__ import annotations

from engine.core import Code, Fact
from engine.games.contrees.land import AROUND, HEXES, TILES
from engine.games.contrees.state import ASK_PLACE, FREE, HOLD, PLACE, ContreesState
from engine.rng import Rng


def reasons(world: ContreesState, code: Code, rng: Rng) -> list[Fact]:
    """Tiles it `joins`; or tiles it `takes`, and `threatens` to, and towers it `razes`; tiles it
    `denies` the rival and towers it `saves`, those it leaves to be taken (`offers`) and demolished
    (`exposes`), all at least so many; and whether it `wins` or `loses`.
    """
    if code < PLACE:
        hex_ = code % HEXES
        return _counted("joins", sum(hex_ + step in world.hexes for step in AROUND))
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    found = [
        *_counted("takes", int(world.tiles[seat] - before.tiles[seat])),
        *_counted("razes", int(world.demolished[seat] - before.demolished[seat])),
        *_counted("threatens", len(_in_reach(world, seat) - _in_reach(before, seat))),
    ]
    if world.decision is None:
        winner = world.winner()
        if winner >= 0:
            found.append(Fact("wins") if winner == seat else Fact("loses", seat=winner))
        return found
    # What the rival could do if nothing had been built.
    before.turn, before.decision = 1 - seat, ASK_PLACE[1 - seat]
    feared, left = _worst(before, seat), _worst(world, seat)
    for left_to, spared, then, now in zip(
        ("offers", "exposes"), ("denies", "saves"), feared, left, strict=True
    ):
        found += [*_counted(spared, then - now), *_counted(left_to, now)]
    return found


def _counted(kind: str, most: int) -> list[Fact]:
    """Each number up to `most`: who does something three times does it twice."""
    return [Fact(kind, number=1 + n) for n in range(most)]


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


def _worst(state: ContreesState, seat: int) -> tuple[int, int]:
    """Tiles the rival of `seat`, who is on turn, can take with a tower, and towers it can fell."""
    rival = 1 - seat
    if state.turn != rival or state.decision is None:
        return 0, 0
    taken = felled = 0
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        taken = max(taken, int(twin.tiles[rival] - state.tiles[rival]))
        felled = max(felled, int(twin.demolished[rival] - state.demolished[rival]))
    return taken, felled
