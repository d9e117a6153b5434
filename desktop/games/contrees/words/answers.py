"""Texts of an action at Contrées: on a button, in the list of all actions, and in full."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.contrees.words.names import (
    DIRECTIONS,
    POINTS,
    corner_key,
    corner_name,
    corner_of_tile,
    direction,
    place_key,
    relative_hex_name,
    tile_name,
    tile_names,
)
from desktop.language.translation import translate
from engine.core.values import Action, Resign
from engine.games.contrees.actions import Lay, Place
from engine.games.contrees.views import ContreesView


def button_label(action: Action) -> str:
    """Return the label of the button that gives an action."""
    match action:
        case Lay(white=True):
            return translate("Contrees", "Lay the snow tile here")
        case Lay():
            return translate("Contrees", "Lay here")
        case Place():
            return translate("Contrees", "Build here")
        case Resign():
            return translate("Contrees", "Give up the game")
    raise TypeError(action)


def colour(is_snow: bool) -> str:
    """Return the label for choosing a colour of tile."""
    if is_snow:
        return translate("Contrees", "Snow tile")
    return translate("Contrees", "Ordinary tile")


def full_effect(action: Action, view: ContreesView) -> str:
    """Return the effect of an action, without a full stop."""
    match action:
        case Place(at):
            text = translate("Contrees", "Build on {corner}")
            return text.format(corner=corner_name(view, at))
        case Lay(place, is_snow) if (key := place_key(view, place)) is not None:
            if is_snow:
                text = translate("Contrees", "Lay your snow tile {place}")
            else:
                text = translate("Contrees", "Lay a tile {place}")
            return text.format(place=relative_hex_name(view, *key))
        case Lay(white=True):
            return translate("Contrees", "Begin the land with your snow tile")
        case Lay():
            return translate("Contrees", "Begin the land with a tile")
        case Resign():
            return translate("Contrees", "Give up the game")
    raise TypeError(action)


def sort_by_tile(legal: Iterable[Action], view: ContreesView) -> list[Action]:
    """Sort answers by the name of their tile, and clockwise round each tile."""
    names = list(tile_names(view))

    def rank(action: Action) -> tuple[int, int, bool]:
        match action:
            case Place(at):
                tile, point = corner_key(view, at)
                return names.index(tile), POINTS.index(point), False
            case Lay(place, is_snow) if (key := place_key(view, place)) is not None:
                tile, point = key
                return names.index(tile), DIRECTIONS.index(point), is_snow
            case Lay(white=is_snow):
                return 0, 0, is_snow
        return len(names), 0, False

    return sorted(legal, key=rank)


def list_entry(action: Action, view: ContreesView) -> tuple[str, str]:
    """Return the tile that an action is listed under, and its name below that tile."""
    match action:
        case Place(at):
            tile, point = corner_key(view, at)
            heading = translate("Contrees", "Tile {tile}").format(tile=tile_name(view, tile))
            return heading, corner_of_tile(point)
        case Lay(place, is_snow) if (key := place_key(view, place)) is not None:
            tile, point = key
            heading = translate("Contrees", "Beside {tile}").format(tile=tile_name(view, tile))
            if is_snow:
                text = translate("Contrees", "{direction}, snow tile")
                return heading, text.format(direction=direction(point))
            return heading, direction(point)
    return "", full_effect(action, view)
