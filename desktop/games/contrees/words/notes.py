"""What tiles and corners of Contrées are, and the rules that hold for them, beside the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.contrees.art.geometry import corners
from desktop.games.contrees.words import accessibility
from desktop.games.contrees.words.amounts import of_towers, starting
from desktop.games.contrees.words.outcomes import liberties
from desktop.language.translation import translate
from desktop.table.callouts.note import titled
from engine.games.contrees.bots.liberties import counts
from engine.games.contrees.events import Hex
from engine.games.contrees.views import ContreesView


def tile(view: ContreesView, place: Hex, names: Sequence[str]) -> str:
    """A tile of the land: whose it is, the towers around it, and what takes it."""
    title = escape(accessibility.tile(view, place, names), quote=False)
    if view.phase == "land":
        return titled(title)
    return titled(title, _towers(view, place, names), four_take())


def place(view: ContreesView, at: Hex, names: Sequence[str]) -> str:
    """A hex without a tile, while the land grows."""
    rule = translate("ContreesNotes", "Each of your two tiles must share a side with the land.")
    return titled(accessibility.place(view, at, names), rule)


def tray(*, white: bool) -> str:
    """The tiles that somebody still has to lay, and how one is laid."""
    title = translate("ContreesNotes", "Tiles still to lay")
    if white:
        title = translate("ContreesNotes", "Snow tile still to lay")
    said = translate(
        "Contrees", "Drag the tile to a free place beside the land, or click that place."
    )
    counts = translate("ContreesNotes", "In the end a snow tile counts three.") if white else ""
    return titled(title, said, counts)


def corner(view: ContreesView, at: str, names: Sequence[str], *, told: bool) -> str:
    """A corner, or the tower there, and when towers fall; of its group, unless that is told."""
    title = escape(accessibility.corner(view, at, names), quote=False)
    free = counts(view).get(at)
    if free is None:
        return titled(title, four_take())
    return titled(title, "" if told else liberties(free), siege())


def four_take() -> str:
    """How a tile is taken."""
    return translate(
        "ContreesNotes",
        "Four towers of one player around a tile take it: the other’s towers there fall.",
    )


def siege() -> str:
    """How a group of towers falls."""
    return translate(
        "ContreesNotes",
        "No free corner means razed: whoever builds on the last one beside a group of the other’s "
        "fells all of it.",
    )


def _towers(view: ContreesView, place: Hex, names: Sequence[str]) -> str:
    """How many towers of each stand around a tile."""
    ring = set(corners(place))
    said = []
    for seat, name in enumerate(names):
        number = len(ring & set(view.towers[seat]))
        if number:
            said.append(_around(number, escape(name, quote=False)))
    return " ".join(said)


def _around(number: int, name: str) -> str:
    """How many towers, from one, a seat has around a tile; `name`: "" for whoever reads."""
    if number == 1:
        text = translate("ContreesNotes", "One of {name}’s towers around it.")
        if not name:
            text = translate("ContreesNotes", "One of your towers around it.")
        return text.format(name=name)
    text = translate("ContreesNotes", "{number} of {name}’s towers around it.")
    if not name:
        text = translate("ContreesNotes", "{number} of your towers around it.")
    return starting(text, of_towers(number)).format(name=name)
