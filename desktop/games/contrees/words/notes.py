"""What tiles and corners of Contrées are, and the rules that hold for them, beside the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.contrees.art.geometry import corners
from desktop.games.contrees.words import accessibility
from desktop.games.contrees.words.outcomes import liberties
from desktop.language import translate
from desktop.table.note import titled
from engine.games.contrees.events import Hex
from engine.games.contrees.liberties import counts
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
        if not name:
            text = translate("ContreesNotes", "%n of your tower(s) around it.", "", number)
        else:
            text = translate("ContreesNotes", "%n of {name}’s tower(s) around it.", "", number)
        if number:
            said.append(text.format(name=escape(name, quote=False)))
    return " ".join(said)
