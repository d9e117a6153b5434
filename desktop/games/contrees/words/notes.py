"""Notes at the pointer about tiles and corners of Contrées, with the rules that apply."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.contrees.adjacency import corners
from desktop.games.contrees.words import accessibility
from desktop.games.contrees.words.amounts import of_towers, starting
from desktop.games.contrees.words.outcomes import liberties
from desktop.language.translation import translate
from desktop.table.callouts.note import titled_text
from engine.games.contrees.actions import Hex
from engine.games.contrees.liberties import counts
from engine.games.contrees.views import ContreesView


def tile(view: ContreesView, place: Hex, names: Sequence[str]) -> str:
    """Return the callout about a tile: its owner, the towers around it, and how it is taken."""
    title = escape(accessibility.describe_tile(view, place, names), quote=False)
    if view.phase == "land":
        return titled_text(title)
    return titled_text(title, _towers(view, place, names), taking_rule())


def place(view: ContreesView, tile: Hex, names: Sequence[str]) -> str:
    """Return the callout about a free hex while the land grows."""
    rule = translate("ContreesNotes", "Each of your two tiles must share a side with the land.")
    return titled_text(accessibility.describe_place(view, tile, names), rule)


def tray(*, is_snow: bool) -> str:
    """Return the callout about the tiles still to lay, with how to lay one."""
    title = translate("ContreesNotes", "Tiles still to lay")
    if is_snow:
        title = translate("ContreesNotes", "Snow tile still to lay")
    sentence = translate(
        "Contrees", "Drag the tile to a free place beside the land, or click that place."
    )
    counts = translate("ContreesNotes", "A snow tile counts three at the end.") if is_snow else ""
    return titled_text(title, sentence, counts)


def corner(view: ContreesView, at: str, names: Sequence[str], *, has_tag: bool) -> str:
    """Return the callout about a corner or its tower, and when towers fall.

    With `has_tag`, the liberties are left out, because a tag shows them already.
    """
    title = escape(accessibility.describe_corner(view, at, names), quote=False)
    free = counts(view).get(at)
    if free is None:
        return titled_text(title, taking_rule())
    return titled_text(title, "" if has_tag else liberties(free), siege())


def taking_rule() -> str:
    """Return the rule of how a tile is taken."""
    return translate(
        "ContreesNotes",
        "Four towers of one player around a tile take it, and the enemy towers around it fall at "
        "once.",
    )


def siege() -> str:
    """Return the rule of how a group of towers falls."""
    return translate(
        "ContreesNotes",
        "A group of towers falls when the opponent builds on the last free corner beside it.",
    )


def _towers(view: ContreesView, place: Hex, names: Sequence[str]) -> str:
    """Return the numbers of each seat's towers around a tile."""
    ring = set(corners(place))
    sentences = []
    for seat, name in enumerate(names):
        number = len(ring & set(view.towers[seat]))
        if number:
            sentences.append(_surrounding_towers_sentence(number, escape(name, quote=False)))
    return " ".join(sentences)


def _surrounding_towers_sentence(number: int, name: str) -> str:
    """Return the sentence about the towers of one seat around a tile, at least one."""
    if number == 1:
        text = translate("ContreesNotes", "One of {name}’s towers around it.")
        if not name:
            text = translate("ContreesNotes", "One of your towers around it.")
        return text.format(name=name)
    text = translate("ContreesNotes", "{number} of {name}’s towers around it.")
    if not name:
        text = translate("ContreesNotes", "{number} of your towers around it.")
    return starting(text, of_towers(number)).format(name=name)
