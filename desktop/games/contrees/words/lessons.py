"""What became of the corner at Contrées that a player missed, for the review.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.contrees.adjacency import hexes_of
from desktop.games.contrees.words.names import corner_code, tile_name
from desktop.language.translation import join_words, translate
from engine.core.values import Action, Seat, Step
from engine.games.contrees.actions import Place
from engine.games.contrees.views import ContreesView


def lesson(
    action: Action,
    seat: Seat,
    later: Sequence[tuple[int, Step]],
    end: ContreesView,
    names: Sequence[str],
) -> str:
    """Return when the rival built on the corner that a seat left, and which tiles it held there.

    The result is "" if the rival did neither, and for tiles to lay.
    """
    if not isinstance(action, Place):
        return ""
    rival = 1 - seat
    corner = corner_code(end, action.at)
    rival_tiles = [tile for tile in hexes_of(action.at) if tile in end.owners[rival]]
    tiles = join_words(sorted(tile_name(end, tile) for tile in rival_tiles))
    built = [
        (number, step.seat)
        for number, step in later
        if isinstance(step.action, Place) and step.action.at == action.at
    ]
    number = built[0][0] if built and built[0][1] == rival else 0
    name = names[rival]
    if number and rival_tiles:
        text = translate(
            "ContreesReview",
            "You built on {corner} at move {number} and held {tiles} beside it at the end.",
        )
        if name:
            text = translate(
                "ContreesReview",
                "{name} built on {corner} at move {number} and held {tiles} beside it at the end.",
            )
    elif number:
        text = translate("ContreesReview", "You built on {corner} at move {number}.")
        if name:
            text = translate("ContreesReview", "{name} built on {corner} at move {number}.")
    elif rival_tiles:
        text = translate("ContreesReview", "At the end you held {tiles} beside {corner}.")
        if name:
            text = translate("ContreesReview", "At the end {name} held {tiles} beside {corner}.")
    else:
        return ""
    return text.format(name=name, corner=corner, number=number, tiles=tiles)
