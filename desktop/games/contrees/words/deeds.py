"""Sentences about the immediate effect of an action at Contrées.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from desktop.games.contrees.adjacency import corners, hexes_of
from desktop.games.contrees.words.names import tile_name
from desktop.games.contrees.words.outcomes import effects
from desktop.language.translation import translate
from engine.core.values import Action, Seat
from engine.games.contrees import CONTREES
from engine.games.contrees.events import Place, Taken
from engine.games.contrees.state import POSSESSING_TOWERS
from engine.games.contrees.views import ContreesView


def immediate_effect(view: ContreesView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence about an action, or "" where nothing is worth a remark."""
    if view.decision is None:
        return ""
    events = CONTREES.preview(view, action)
    if taken := [tile for event in events if isinstance(event, Taken) for tile in event.hexes]:
        text = translate("ContreesTags", "It takes {tiles}.")
        tiles = [tile_name(view, tile) for tile in taken]
        return text.format(tiles=QLocale().createSeparatedList(tiles))
    sentences = effects(view, action, events, names)
    if not sentences and isinstance(action, Place):
        sentences = [*_nearing(view, action.at, view.decision.seat), *_less(view, action.at, names)]
    return sentences[0] if sentences else ""


def _nearing(view: ContreesView, corner: str, seat: Seat) -> list[str]:
    """Return how many of the four towers the nearest tile has that can still be taken."""
    near = []
    later = view.supply[seat] - 1
    # Corners at the edge of the numbered hexes touch hexes without a number.
    for tile in [tile for tile in hexes_of(corner) if tile in view.land]:
        ring = set(corners(tile))
        open_ = len(ring & set(view.towers[1 - seat])) <= len(ring) - POSSESSING_TOWERS
        own = len(ring & {*view.towers[seat], corner})
        if open_ and tile not in view.owners[seat] and own + later >= POSSESSING_TOWERS:
            near.append((own, tile))
    if not near:
        return []
    own, tile = max(near)
    others = [tile_name(view, other) for many, other in near if many == own and other != tile]
    match own:
        case 1:
            text = translate(
                "ContreesTags", "It is the first of the four towers needed to take {tile}."
            )
        case 2:
            text = translate(
                "ContreesTags", "It is the second of the four towers needed to take {tile}."
            )
        case _:
            text = translate(
                "ContreesTags", "It is the third of the four towers needed to take {tile}."
            )
    sentence = text.format(tile=tile_name(view, tile))
    if own > 1 and others:
        text = translate("ContreesTags", "{fact}, and also {tiles}.")
        tiles = QLocale().createSeparatedList(others)
        sentence = text.format(fact=sentence.removesuffix("."), tiles=tiles)
    return [sentence]


def _less(view: ContreesView, corner: str, names: Sequence[str]) -> list[str]:
    """Return the sentence about the tile around which the rival has a corner fewer."""
    assert view.decision is not None
    rival = 1 - view.decision.seat
    tiles = [tile for tile in hexes_of(corner) if tile in view.land]
    if not tiles:
        return []
    tile = max(tiles, key=lambda one: len(set(corners(one)) & set(view.towers[rival])))
    if not names[rival]:
        text = translate("ContreesTags", "It leaves you with one free corner fewer around {tile}.")
    else:
        text = translate(
            "ContreesTags", "It leaves {name} with one free corner fewer around {tile}."
        )
    return [text.format(name=names[rival], tile=tile_name(view, tile))]
