"""Reasons why a troop cannot be marked, moved or put on a square, as stable keys, from a view."""

from __future__ import annotations

from typing import Final

from engine.core.values import Action, Seat
from engine.games.cortez import actions
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import NATIONS, TROOP_NUMBERS, nation_of
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.paths import NO_COLLAR, NOWHERE, UNREACHABLE
from engine.games.cortez.squares import CITY, WATER
from engine.games.cortez.views.map_seen import SeenMap
from engine.games.cortez.views.view import CortezView

_TEMPLE_SQUARES: Final = frozenset(BOARD.city[number - 1] for number in BOARD.temples)
_SQUARE_OF_BRIDGE: Final = {bridge.id: bridge.square for bridge in BOARD.bridges}


def refusal(view: CortezView, seat: Seat, action: Action) -> str:
    """Return the reason against an action about troops or bridges, or ""."""
    seen_map = SeenMap.from_view(view)
    match action:
        case actions.Mark(troop):
            return _mark_refusal(view, seen_map, seat, troop)
        case actions.Collar(troop):
            return (
                ""
                if troop == actions.NONE
                else _unmarked_refusal(seen_map, troop, view.nations[seat])
            )
        case actions.FlipBridge(bridge):
            return _flip_refusal(seen_map, bridge)
        case actions.Flight(troop, to):
            return _flight_refusal(view, seen_map, troop, to)
        case actions.Attack(troop, to):
            return _attack_refusal(view, seen_map, troop, to)
        case actions.PlaceLoser(to):
            return _place_refusal(seen_map, to)
        case actions.Move(troop, to):
            return _move_refusal(view, seen_map, seat, troop, to)
    return "unknown"


def square_of(name: str) -> int:
    """Return the square of a name; NOWHERE if the name is unknown."""
    try:
        return BOARD.square(name)
    except KeyError:
        return NOWHERE


def _is_on_board(seen_map: SeenMap, troop: str) -> bool:
    return troop in TROOP_NUMBERS and seen_map.square_of_troop[TROOP_NUMBERS[troop]] != NOWHERE


def _unmarked_refusal(seen_map: SeenMap, troop: str, nation: str) -> str:
    """Return the reason why a troop is no unmarked troop of the nation; "" if it is one."""
    if not _is_on_board(seen_map, troop):
        return "unknown"
    number = TROOP_NUMBERS[troop]
    if NATIONS[nation_of(number)] != nation:
        return "wrong_nation"
    return "" if seen_map.collars[number] == NO_COLLAR else "marked"


def _free_square_refusal(seen_map: SeenMap, square: int) -> str:
    """Return the reason why no troop may be put on a square; "" if it is free."""
    if seen_map.is_broken(square):
        return "bridge_destroyed"
    return "" if seen_map.troop_on_square[square] == NOBODY else "occupied"


def _mark_refusal(view: CortezView, seen_map: SeenMap, seat: Seat, troop: str) -> str:
    if reason := _unmarked_refusal(seen_map, troop, view.nations[seat]):
        return reason
    at = seen_map.square_of_troop[TROOP_NUMBERS[troop]]
    return "in_city" if BOARD.kinds[at] == CITY else ""


def _flip_refusal(seen_map: SeenMap, bridge: str) -> str:
    if bridge == actions.NONE:
        return ""
    if bridge not in _SQUARE_OF_BRIDGE:
        return "unknown"
    return "" if seen_map.troop_on_square[_SQUARE_OF_BRIDGE[bridge]] == NOBODY else "occupied"


def _flight_refusal(view: CortezView, seen_map: SeenMap, troop: str, to: str) -> str:
    square = square_of(to)
    if square == NOWHERE:
        return "unknown"
    nation = (view.event or "").removeprefix("flight_")
    if reason := _unmarked_refusal(seen_map, troop, nation):
        return reason
    if BOARD.kinds[seen_map.square_of_troop[TROOP_NUMBERS[troop]]] != CITY:
        return "not_in_city"
    if BOARD.kinds[square] in (CITY, WATER):
        return "in_city" if BOARD.kinds[square] == CITY else "on_water"
    return _free_square_refusal(seen_map, square)


def _attack_refusal(view: CortezView, seen_map: SeenMap, troop: str, to: str) -> str:
    """Return the key of the reason why an attack is refused, or ""."""
    square = square_of(to)
    if square == NOWHERE:
        return "unknown"
    nation = (view.event or "").removeprefix("attack_")
    if reason := _unmarked_refusal(seen_map, troop, nation):
        return reason
    ground = BOARD.kinds[seen_map.square_of_troop[TROOP_NUMBERS[troop]]]
    if ground in (CITY, WATER):
        return "in_city" if ground == CITY else "on_water"
    if BOARD.kinds[square] != CITY:
        return "not_in_city"
    if reason := _free_square_refusal(seen_map, square):
        return reason
    others = any(
        seen_map.troop_on_square[at] == NOBODY for at in BOARD.city if at not in _TEMPLE_SQUARES
    )
    return "temples_last" if others and square in _TEMPLE_SQUARES else ""


def _place_refusal(seen_map: SeenMap, to: str) -> str:
    square = square_of(to)
    if square == NOWHERE:
        return "unknown"
    return "in_city" if BOARD.kinds[square] == CITY else _free_square_refusal(seen_map, square)


def _move_refusal(view: CortezView, seen_map: SeenMap, seat: Seat, troop: str, to: str) -> str:
    """Return the key of the reason why a move is refused, or ""."""
    square = square_of(to)
    if not _is_on_board(seen_map, troop) or square == NOWHERE:
        return "unknown"
    number = TROOP_NUMBERS[troop]
    if seen_map.collars[number] != seat:
        return "not_your_troop"
    if square == seen_map.square_of_troop[number]:
        return "same_square"
    other = seen_map.troop_on_square[square]
    if other != NOBODY:
        if seen_map.collars[other] == seat:
            return "own_troop"
        if seen_map.collars[other] == NO_COLLAR and nation_of(other) == nation_of(number):
            return "own_nation"
    if reason := _path_refusal(view, seen_map, seat, number, square):
        return reason
    return "no_warrior" if other != NOBODY and not view.warriors[seat] else ""


def _path_refusal(view: CortezView, seen_map: SeenMap, seat: Seat, troop: int, square: int) -> str:
    """Return the reason why a troop cannot get to a square by the rules of movement."""
    if seen_map.is_broken(square):
        return "bridge_destroyed"
    cost = seen_map.costs(troop)[square]
    if cost == UNREACHABLE:
        return "unreachable"
    return "no_camouflage" if cost > view.provisions[seat].count("camouflage") else ""


def can_move(view: CortezView, seat: Seat) -> bool:
    """Return whether a seat has any legal move as an action."""
    seen_map = SeenMap.from_view(view)
    names = [name for name, troop in TROOP_NUMBERS.items() if seen_map.collars[troop] == seat]
    squares = [BOARD.name(square) for square in range(len(BOARD.kinds))]
    return any(
        not _move_refusal(view, seen_map, seat, name, to) for name in names for to in squares
    )


def bribe_cost(view: CortezView, action: actions.Bribe) -> int:
    """Return the camouflage due for a legal move by a bribery card."""
    if view.options.bribery_teleport:
        return 0
    return SeenMap.from_view(view).costs(TROOP_NUMBERS[action.troop or ""])[
        square_of(action.to or "")
    ]


def bribe_refusal(view: CortezView, seat: Seat, action: actions.Bribe) -> str:
    """Return the reason why a bribery card cannot put the troop on the square."""
    seen_map = SeenMap.from_view(view)
    square = square_of(action.to or "")
    troop = action.troop or ""
    if not _is_on_board(seen_map, troop) or square == NOWHERE:
        return "unknown"
    number = TROOP_NUMBERS[troop]
    owner = seen_map.collars[number]
    if owner == NO_COLLAR:
        return "not_marked"
    if (owner == seat) is not (action.card == "own_move"):
        return "own_troop" if owner == seat else "not_your_troop"
    if square == seen_map.square_of_troop[number]:
        return "same_square"
    if reason := _free_square_refusal(seen_map, square):
        return reason
    return (
        "" if view.options.bribery_teleport else _path_refusal(view, seen_map, seat, number, square)
    )
