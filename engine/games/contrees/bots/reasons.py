"""Immediate effects of an action of Contrées, and the rival's possible replies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.contrees.land import AROUND, HEXES, corner_name, hex_of
from engine.games.contrees.replies import Reply, possible_replies, tiles_in_reach
from engine.games.contrees.state import ASK_PLACE, PLACE, ContreesState


def reasons(world: ContreesState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    - `joins`: tiles that a laid tile touches
    - `takes`: tiles taken
    - `threatens`: tiles that one more tower takes, unless one reply puts all out of reach
    - `forces`: the same if a reply does so, but none by demolishing a tower
    - `undone`: the towers with whose fall such a reply ends all threats of the action
    - `razes`: towers demolished
    - `denies`, `saves`: tiles and towers the rival can no longer take
    - `offers`, `exposes`: tiles and towers the rival can now take
    - `risks`: towers the rival can now take and could not before
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
    ]
    if world.decision is None:
        winner = world.winner()
        if winner >= 0:
            found.append(Effect("wins") if winner == seat else Effect("loses", seat=winner))
        return found
    threatened = frozenset(tiles_in_reach(world, seat) - tiles_in_reach(before, seat))
    # The replies of the rival if nothing had been built.
    before.turn, before.decision = 1 - seat, ASK_PLACE[1 - seat]
    earlier, replies = possible_replies(before, seat), possible_replies(world, seat, threatened)
    found += _threat_effects(threatened, replies, world)
    lost, loses = _sets(reply.taken for reply in earlier), _sets(reply.taken for reply in replies)
    denied = "" if loses else _tile_names(_only(lost), world)
    found += _effects_up_to("denies", _most(lost) - _most(loses), denied)
    found += _effects_up_to("offers", _most(loses), _tile_names(_only(loses), world))
    felled, fells = _sets(reply.felled for reply in earlier), _sets(r.felled for r in replies)
    # A tower saved can no longer fall in reply, alone or with others.
    in_danger = frozenset[int]().union(*felled)
    safe = in_danger - frozenset().union(*fells)
    saved = "" if fells else _tower_names(_only(felled), world)
    found += _effects_up_to("saves", min(_most(felled) - _most(fells), len(safe)), saved)
    found += _effects_up_to("exposes", _most(fells), _tower_names(_only(fells), world))
    return found + _tower_effects("risks", _sets(towers - in_danger for towers in fells), world)


def _threat_effects(
    threatened: frozenset[int], replies: Sequence[Reply], state: ContreesState
) -> list[Effect]:
    """Return the effect of new threats, which depends on what the best reply does to them."""
    if not threatened:
        return []
    ends = [reply for reply in replies if not reply.left]
    if razing := _sets(reply.felled for reply in ends):
        return _tower_effects("undone", razing, state)
    return _tile_effects("forces" if ends else "threatens", threatened, state)


def _tower_effects(
    kind: str, sets: Collection[frozenset[int]], state: ContreesState
) -> list[Effect]:
    """Return an effect for each tower of the largest set, named if there is only one set."""
    return _effects_up_to(kind, _most(sets), _tower_names(_only(sets), state))


def _sets(found: Iterable[frozenset[int]]) -> set[frozenset[int]]:
    """Return the different sets that are not empty."""
    return {pieces for pieces in found if pieces}


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
