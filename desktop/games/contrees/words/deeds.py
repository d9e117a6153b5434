"""Sentences about the immediate effect of an action at Contrées.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop.games.contrees.adjacency import corners, hexes_of, neighbours
from desktop.games.contrees.words.names import hex_name, sides_shared, tile_name
from desktop.games.contrees.words.outcomes import effects
from desktop.language.translation import join_words, translate
from engine.core.values import Action, Event, Seat
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Hex, Lay, Place
from engine.games.contrees.events import Demolished, Taken
from engine.games.contrees.state import POSSESSING_TOWERS
from engine.games.contrees.views import ContreesView

#: The most tiles that a corner belongs to.
TILES_AT_CORNER = 3
#: The number of tiles around a place from which it is a gap.
_GAP_SIDES = 4


def immediate_effect(view: ContreesView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence about an action, or "" where nothing is worth a remark."""
    if view.decision is None:
        return ""
    events = CONTREES.preview(view, action)
    if gain := _capture_clause(view, events):
        return translate("ContreesTags", "{fact}.").format(fact=gain)
    if isinstance(action, Lay):
        return _laid_tile_text(view, action)
    sentences = effects(view, action, events, names)
    if not sentences and isinstance(action, Place):
        sentences = [
            *_progress_sentences(view, action.at, view.decision.seat),
            *_blocked_corner_sentences(view, action.at, names),
        ]
    return sentences[0] if sentences else ""


def progress_sentence(view: ContreesView, action: Place, names: Sequence[str]) -> str:
    """Return which tile a tower brings closer by its place, or blocks, or ""."""
    assert view.decision is not None
    sentences = [
        *_progress_sentences(view, action.at, view.decision.seat),
        *_blocked_corner_sentences(view, action.at, names),
    ]
    return sentences[0] if sentences else ""


def _laid_tile_text(view: ContreesView, action: Lay) -> str:
    """Return what the corners of a laid tile are worth; "" for the first tile."""
    corners_of_three = [
        corner
        for corner in corners(action.hex)
        if sum(tile in view.land for tile in hexes_of(corner)) == 2
    ]
    if corners_of_three:
        return translate(
            "ContreesTags",
            "It makes %n corner(s) where one tower counts for three tiles.",
            "",
            len(corners_of_three),
        )
    number = sides_shared(view, action.hex)
    if not number:
        return ""
    # No two of these tiles touch each other, so that each side has corners of its own.
    return translate(
        "ContreesTags",
        "It makes %n corner(s) where one tower counts for two tiles.",
        "",
        2 * number,
    )


def explanation(view: ContreesView, action: Action, names: Sequence[str]) -> str:
    """Return why the place of a laid tile matters, or "" for any other action."""
    if view.decision is None or not isinstance(action, Lay) or not view.land:
        return ""
    new_tile, land_after = action.hex, {*view.land, action.hex}
    beside = [tile for tile in neighbours(new_tile) if tile in view.land]
    if action.white:
        shared = [corner for corner in corners(new_tile) if _tiles_at(corner, land_after) > 1]
        return translate(
            "ContreesTags",
            "A snow tile counts three at the end; here %n of its corner(s) count for other"
            " tiles, too.",
            "",
            len(shared),
        )
    enclosed = [tile for tile in (new_tile, *beside) if land_after.issuperset(neighbours(tile))]
    if enclosed:
        text = translate(
            "ContreesTags", "It encloses {tile}: each of its corners then belongs to three tiles."
        )
        return text.format(tile=hex_name(enclosed[0]))
    if len(beside) >= _GAP_SIDES:
        text = translate("ContreesTags", "It fills the gap between {tiles}.")
        return text.format(tiles=join_words(sorted(map(hex_name, beside))))
    if any(_tiles_at(corner, land_after) == TILES_AT_CORNER for corner in corners(new_tile)):
        return _first_builder_text(view, land_after, names)
    return _next_corner_text(view, new_tile, land_after, names)


def _tiles_at(corner: str, laid: Collection[Hex]) -> int:
    return sum(tile in laid for tile in hexes_of(corner))


def _first_builder_text(view: ContreesView, laid: Collection[Hex], names: Sequence[str]) -> str:
    """Return the number of corners of three tiles on the land, and who may build on one first."""
    assert view.decision is not None
    seat, tiles_left = view.decision.seat, sum(map(sum, view.tiles_left))
    # Seats lay two tiles in turn; after the last pair the other seat builds.
    turns_left = (tiles_left + view.laid_this_turn + 1) // 2
    first = seat if turns_left % 2 == 0 else 1 - seat
    corner_set = {corner for tile in laid for corner in corners(tile)}
    count = sum(_tiles_at(corner, laid) == TILES_AT_CORNER for corner in corner_set)
    text = translate(
        "ContreesTags",
        "That leaves %n corner(s) where three tiles meet, and you build first.",
        "",
        count,
    )
    if names[first]:
        text = translate(
            "ContreesTags",
            "That leaves %n corner(s) where three tiles meet, and {name} builds first.",
            "",
            count,
        )
    return text.format(name=names[first])


def _next_corner_text(
    view: ContreesView, place: Hex, laid: Collection[Hex], names: Sequence[str]
) -> str:
    """Return how many places beside the new tile can make a corner of three, and who lays next.

    The result is "" if there is none.
    """
    assert view.decision is not None
    around = neighbours(place)
    pairs = [(around[i - 1], around[i]) for i in range(len(around))]
    open_places = {
        one if other in laid else other for one, other in pairs if (one in laid) != (other in laid)
    }
    seat, tiles_left = view.decision.seat, sum(map(sum, view.tiles_left))
    if not open_places or tiles_left < 2:
        return ""
    following = seat if not view.laid_this_turn else 1 - seat
    text = translate(
        "ContreesTags",
        "Beside the new tile, %n place(s) can make a corner where three tiles meet; you lay next.",
        "",
        len(open_places),
    )
    if names[following]:
        text = translate(
            "ContreesTags",
            "Beside the new tile, %n place(s) can make a corner where three tiles meet; {name} "
            "lays next.",
            "",
            len(open_places),
        )
    return text.format(name=names[following])


def _capture_clause(view: ContreesView, events: Sequence[Event]) -> str:
    """Return the tiles and towers that an action wins at once as a clause, or ""."""
    taken = [
        tile_name(view, tile)
        for event in events
        if isinstance(event, Taken)
        for tile in event.hexes
    ]
    razed = sum(len(event.towers) for event in events if isinstance(event, Demolished))
    if taken and razed:
        text = translate("ContreesTags", "It takes {tiles} and razes %n tower(s)", "", razed)
    elif taken:
        text = translate("ContreesTags", "It takes {tiles}")
    elif razed:
        text = translate("ContreesTags", "It razes %n tower(s)", "", razed)
    else:
        return ""
    return text.format(tiles=join_words(taken))


def _progress_sentences(view: ContreesView, corner: str, seat: Seat) -> list[str]:
    """Return how far the seat is from taking the tile it is closest to."""
    near_sentences = []
    later = view.supply[seat] - 1
    # Corners at the edge of the numbered hexes touch hexes without a number.
    for tile in [tile for tile in hexes_of(corner) if tile in view.land]:
        ring = set(corners(tile))
        open_ = len(ring & set(view.towers[1 - seat])) <= len(ring) - POSSESSING_TOWERS
        own_count = len(ring & {*view.towers[seat], corner})
        if open_ and tile not in view.owners[seat] and own_count + later >= POSSESSING_TOWERS:
            near_sentences.append((own_count, tile))
    if not near_sentences:
        return []
    own_count, tile = max(near_sentences)
    others = [
        tile_name(view, other)
        for many, other in near_sentences
        if many == own_count and other != tile
    ]
    match own_count:
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
    if own_count > 1 and others:
        text = translate("ContreesTags", "{fact}, and also {tiles}.")
        tiles = join_words(others)
        sentence = text.format(fact=sentence.removesuffix("."), tiles=tiles)
    return [sentence]


def _blocked_corner_sentences(view: ContreesView, corner: str, names: Sequence[str]) -> list[str]:
    """Return the sentence about the tile where the new tower costs the rival a corner."""
    assert view.decision is not None
    rival = 1 - view.decision.seat
    tiles = [tile for tile in hexes_of(corner) if tile in view.land]
    if not tiles:
        return []
    tile = max(tiles, key=lambda one: len(set(corners(one)) & set(view.towers[rival])))
    if not names[rival]:
        text = translate("ContreesTags", "It leaves you with one fewer free corner around {tile}.")
    else:
        text = translate(
            "ContreesTags", "It leaves {name} with one fewer free corner around {tile}."
        )
    return [text.format(name=names[rival], tile=tile_name(view, tile))]
