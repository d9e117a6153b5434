"""Sentences about the table of Contrées for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.contrees.adjacency import corners
from desktop.games.contrees.words.amounts import of_corners, starting
from desktop.games.contrees.words.names import (
    corner_code,
    corner_name,
    place_key,
    relative_hex_name,
    tile_name,
    tile_names,
)
from desktop.games.contrees.words.outcomes import bar_reasons
from desktop.language.names import capital
from desktop.language.translation import translate
from engine.games.contrees.actions import Hex
from engine.games.contrees.views import ContreesView


def describe(view: ContreesView, names: Sequence[str]) -> list[str]:
    """Describe every tile in the order of its name, then each seat's towers."""
    sentences = [describe_tile(view, tile, names) for tile in tile_names(view)]
    for seat, towers in enumerate(view.towers):
        if towers:
            if not names[seat]:
                text = translate("ContreesSaid", "Your towers: {corners}.")
            else:
                text = translate("ContreesSaid", "{name}’s towers: {corners}.")
            codes = ", ".join(sorted(corner_code(view, at) for at in towers))
            sentences.append(text.format(name=names[seat], corners=codes))
    return sentences


def describe_tile(view: ContreesView, place: Hex, names: Sequence[str]) -> str:
    """Describe a tile: its colour and its owner."""
    if place in view.white:
        text = translate("ContreesSaid", "{tile}, a snow tile: {state}.")
    else:
        text = translate("ContreesSaid", "{tile}: {state}.")
    return text.format(tile=tile_name(view, place), state=_state(view, place, names))


def describe_place(view: ContreesView, tile: Hex, names: Sequence[str]) -> str:
    """Describe a hex, with or without a tile."""
    if tile in view.land:
        return describe_tile(view, tile, names)
    key = place_key(view, tile)
    if key is None:
        return translate("ContreesSaid", "The middle of the table.")
    text = translate("ContreesSaid", "Free place {place}.")
    return text.format(place=relative_hex_name(view, *key))


def describe_corner(view: ContreesView, corner: str, names: Sequence[str]) -> str:
    """Describe a corner: the tower on it, or why no tower may be built there."""
    name = corner_name(view, corner)
    name = capital(name)
    for seat, towers in enumerate(view.towers):
        if corner in towers:
            if not names[seat]:
                return translate("ContreesSaid", "{corner}: your tower.").format(corner=name)
            text = translate("ContreesSaid", "{corner}: {name}’s tower.")
            return text.format(corner=name, name=names[seat])
    sentence = translate("ContreesSaid", "{corner}: free.").format(corner=name)
    return " ".join([sentence, *bar_reasons(view, corner, names)])


def _state(view: ContreesView, place: Hex, names: Sequence[str]) -> str:
    for seat, tiles in enumerate(view.owners):
        if place in tiles:
            if not names[seat]:
                return translate("ContreesSaid", "yours")
            return translate("ContreesSaid", "possessed by {name}").format(name=names[seat])
    ring = set(corners(place))
    free = len(ring - {at for towers in view.towers for at in towers})
    match free:
        case 0:
            return translate("ContreesSaid", "nobody’s, no corner free")
        case 1:
            return translate("ContreesSaid", "nobody’s, one corner free")
    text = translate("ContreesSaid", "nobody’s, {number} corners free")
    return starting(text, of_corners(free))
