"""Immediate effects of an action of Contrées, and the rival's possible replies."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from engine.core.rng import Rng
from engine.core.values import Code, Effect, Seat
from engine.games.contrees.land import AROUND, HEXES, corner_name, hex_of
from engine.games.contrees.replies import (
    RivalReply,
    follow_ups,
    lead_of,
    possible_replies,
    tiles_in_reach,
)
from engine.games.contrees.state import FREE, PLACE, ContreesState


def reasons(world: ContreesState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    - `joins`: tiles that a laid tile touches
    - `meets`: corners at which it completes three tiles
    - `takes`: tiles taken
    - `threatens`: tiles that one more tower takes, unless one reply puts all out of reach
    - `forces`: the same if a reply does so, but none by demolishing a tower
    - `undone`: the towers with whose fall such a reply ends all threats of the action
    - `hunts`: towers that one more tower razes
    - `razes`: towers demolished
    - `denies`, `saves`: tiles and towers the rival can no longer take
    - `secures`: tiles that a reply could have freed and no longer can
    - `offers`, `exposes`: tiles and towers the rival can now take
    - `frees`: tiles that a reply can free now and could not before
    - `risks`: towers the rival can now take and could not before
    - `leads`, `trails`: points ahead or behind after the reply that is worst for the seat
    - `wins`, `loses`: the outcome, with the winner

    There is one effect for each tile or tower. The last one names them all. If the rival can choose
    between several replies, it names what one of the worst does, and its corner after "@".
    """
    if code < PLACE:
        hex_ = code % HEXES
        beside = [hex_ + step in world.hexes for step in AROUND]
        meets = sum(beside[i] and beside[i - 1] for i in range(len(beside)))
        return [*_effects_up_to("joins", sum(beside)), *_effects_up_to("meets", meets)]
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
        return [*found, *_lead_effects(lead_of(world, seat))]
    threatened = frozenset(tiles_in_reach(world, seat) - tiles_in_reach(before, seat))
    # The replies of the rival if nothing had been built.
    earlier, replies = follow_ups(before, 1 - seat), possible_replies(world, seat, threatened)
    found += _threat_effects(threatened, replies, world)
    found += _hunting_effects(before, world, seat)
    found += _effects_on_tiles(earlier, replies, world, seat)
    found += _effects_on_towers(earlier, replies, world)
    leads = [lead_of(world, seat), *(reply.lead for reply in replies)]
    return [*found, *_lead_effects(min(leads))]


def _hunting_effects(before: ContreesState, world: ContreesState, seat: Seat) -> list[Effect]:
    """Return the effect of towers that the next tower of a seat can raze and could not before."""
    known = _union(move.felled for move in follow_ups(before, seat))
    hunted = [(move.at, move.felled - known) for move in follow_ups(world, seat)]
    return _named_effects("hunts", hunted, _tower_names, world)


def _effects_on_tiles(
    earlier: Sequence[RivalReply], replies: Sequence[RivalReply], world: ContreesState, seat: Seat
) -> list[Effect]:
    """Return the effects on tiles of the replies to an action, and of those it prevents."""
    takes = _union(reply.taken for reply in replies)
    # A tile kept from the rival can no longer be taken in reply, whatever else can be now.
    denied = [reply.taken - takes for reply in earlier]
    could_free, frees = (_union(reply.lost for reply in moves) for moves in (earlier, replies))
    held = {tile for tile in could_free - frees if world.owner[tile] == seat}
    freed = [(reply.at, reply.lost - could_free) for reply in replies]
    offered = [(reply.at, reply.taken) for reply in replies]
    return [
        *_effects_up_to("denies", _largest_size(denied), _tile_names(_only_set(denied), world)),
        *_named_effects("offers", offered, _tile_names, world),
        *_tile_effects("secures", held, world),
        *_named_effects("frees", freed, _tile_names, world),
    ]


def _effects_on_towers(
    earlier: Sequence[RivalReply], replies: Sequence[RivalReply], world: ContreesState
) -> list[Effect]:
    """Return the effects on towers of the replies to an action, and of those it prevents."""
    in_danger, falling = (_union(reply.felled for reply in moves) for moves in (earlier, replies))
    # A tower saved can no longer fall in reply, alone or with others.
    saved = [reply.felled - falling for reply in earlier]
    exposed = [(reply.at, reply.felled) for reply in replies]
    risked = [(at, towers - in_danger) for at, towers in exposed]
    return [
        *_effects_up_to("saves", _largest_size(saved), _tower_names(_only_set(saved), world)),
        *_named_effects("exposes", exposed, _tower_names, world),
        *_named_effects("risks", risked, _tower_names, world),
    ]


def _lead_effects(lead: int) -> list[Effect]:
    """Return the effect that says by how much a seat is ahead or behind in the end."""
    return [Effect("leads", number=lead) if lead >= 0 else Effect("trails", number=-lead)]


def _threat_effects(
    threatened: frozenset[int], replies: Sequence[RivalReply], state: ContreesState
) -> list[Effect]:
    """Return the effect of new threats, which depends on what the best reply does to them."""
    if not threatened:
        return []
    ends = [reply for reply in replies if not reply.left]
    if razing := [(reply.at, reply.felled) for reply in ends if reply.felled]:
        return _named_effects("undone", razing, _tower_names, state)
    return _tile_effects("forces" if ends else "threatens", threatened, state)


def _named_effects(
    kind: str,
    found: Sequence[tuple[int, frozenset[int]]],
    names: Callable[[Collection[int], ContreesState], str],
    state: ContreesState,
) -> list[Effect]:
    """Return an effect for each piece of the largest set, with the names of its pieces.

    `found` has the corner from which a tower affects a set. It is named if another tower affects
    another set.
    """
    corner, pieces = max(found, key=lambda each: len(each[1]), default=(FREE, frozenset()))
    about = names(pieces, state)
    if len({each for _, each in found if each}) > 1:
        about = f"{about}@{_tower_names((corner,), state)}"
    return _effects_up_to(kind, len(pieces), about)


def _effects_up_to(kind: str, maximum: int, about: str = "") -> list[Effect]:
    """Return an effect for each number up to `maximum`; the last is about the pieces named.

    They are all needed, because "at least n" includes all smaller numbers.
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


def _union(sets: Iterable[frozenset[int]]) -> frozenset[int]:
    """Return all pieces of some sets."""
    return frozenset[int]().union(*sets)


def _largest_size(sets: Iterable[frozenset[int]]) -> int:
    """Return the size of the largest set."""
    return max(map(len, sets), default=0)


def _only_set(sets: Iterable[frozenset[int]]) -> frozenset[int]:
    """Return the only set that is not empty, however often it occurs; else an empty one."""
    different = {pieces for pieces in sets if pieces}
    return next(iter(different)) if len(different) == 1 else frozenset()
