"""Reasons why an action is illegal, as stable keys, from a view."""

from __future__ import annotations

from engine.core.values import Action
from engine.games.contrees.actions import Lay, Place
from engine.games.contrees.land import (
    corner_number,
    corners,
    frontier,
    hex_number,
)
from engine.games.contrees.state import LAYING
from engine.games.contrees.views import ContreesView


def refusal(view: ContreesView, action: Action) -> str:
    """Return the reason against `action`, or "" if it is legal for the viewer."""
    if view.decision is None:
        return "over"
    if view.seat != view.decision.seat:
        return "not_your_turn"
    laying = view.decision.kind == LAYING
    if isinstance(action, Lay):
        return _check_lay(view, action) if laying else "not_asked"
    if isinstance(action, Place):
        return "not_asked" if laying else _check_place(view, action.at)
    return "unknown"


def _check_lay(view: ContreesView, action: Lay) -> str:
    try:
        number = hex_number(*action.hex)
    except KeyError:
        return "unknown"
    laid_hexes = [hex_number(*tile) for tile in view.land]
    if number in laid_hexes:
        return "occupied"
    if number not in frontier(laid_hexes):
        return "not_connected"
    return "" if view.tiles_left[view.turn][action.white] else "no_tile"


def _check_place(view: ContreesView, corner: str) -> str:
    try:
        site = corner_number(corner)
    except KeyError:
        return "unknown"
    if not any(site in corners(hex_number(*tile)) for tile in view.land):
        return "no_corner"
    if corner in view.towers[0] or corner in view.towers[1]:
        return "occupied"
    return "banned" if corner in view.banned[view.turn] else ""
