"""Sentences about the effects of an action at Contrées, for tags and for the prompt.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.contrees.adjacency import corners, hexes_of
from desktop.games.contrees.words.amounts import of_corners, of_towers, starting, tiles
from desktop.games.contrees.words.names import sides_shared, tile_name
from desktop.language.translation import translate
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Hex, Lay, Place
from engine.games.contrees.events import ENCIRCLEMENT, Demolished, Lost, Taken
from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.replies import may_be_razed
from engine.games.contrees.state import POSSESSING_TOWERS
from engine.games.contrees.views import ContreesView


def outcome(
    view: ContreesView, action: Action, events: Sequence[Event], names: Sequence[str]
) -> list[str]:
    """Return the effects of an action, and whether the tower could fall in reply.

    `events` are the events of its preview. [] means that nothing is worth a remark.
    """
    risk = razing_reply(view, action, names) if isinstance(action, Place) else []
    return [*effects(view, action, events, names), *risk]


def effects(
    view: ContreesView, action: Action, events: Sequence[Event], names: Sequence[str]
) -> list[str]:
    """Return the effects of an action, given the events of its preview; [] for no remark."""
    match action:
        case Lay():
            return _laying(view, action)
        case Place():
            taken = [event for event in events if isinstance(event, Taken)]
            sentences = [_taking_sentence(event, names[event.seat]) for event in taken]
            done = sentences + losses(events, names)
            return done or [*_denial(view, action, names), *_promise(view, action)]
    return []


def razing_reply(view: ContreesView, action: Place, names: Sequence[str]) -> list[str]:
    """Return the sentence that the rival could raze the tower in reply, or [] if it could not."""
    assert view.decision is not None
    state = CONTREES.sampler(view)(Rng(0))
    if not may_be_razed(state, CONTREES.code(action)):
        return []
    name = names[1 - view.decision.seat]
    text = translate("ContreesTags", "{name} could raze it at once.")
    if not name:
        text = translate("ContreesTags", "You could raze it at once.")
    return [text.format(name=name)]


def aside(view: ContreesView, action: Action, events: Sequence[Event], names: Sequence[str]) -> str:
    """Return the most important effect of an action for the prompt, or ""."""
    for event in events:
        if isinstance(event, Taken):
            text = translate("ContreesTags", "A tower on this corner takes {tiles}.")
            return text.format(tiles=_pointed_at(event))
    if isinstance(action, Place) and (risk := razing_reply(view, action, names)):
        # A tower that falls at once matters more than what it promises.
        return risk[0]
    return next(iter(outcome(view, action, events, names)), "")


def losses(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return the losses by a placement: towers by possession, towers by siege, then tiles."""
    sentences = []
    for surrounded in (False, True):
        fallen = [
            event
            for event in events
            if isinstance(event, Demolished) and (event.by == ENCIRCLEMENT) == surrounded
        ]
        if fallen:
            number = sum(len(event.towers) for event in fallen)
            sentences.append(falling(number, names[1 - fallen[0].seat], surrounded=surrounded))
    lost = [event for event in events if isinstance(event, Lost)]
    if lost:
        number, snow_count = sum(len(event.hexes) for event in lost), sum(e.white for e in lost)
        sentences.append(lost_tiles_sentence(number, snow_count, names[lost[0].seat]))
    return sentences


def falling(number: int, name: str, *, surrounded: bool) -> str:
    """Return the sentence about a number of falling towers of one seat."""
    match number, name, surrounded:
        case 1, "", False:
            text = translate("ContreesTags", "One of your towers falls.")
        case _, "", False:
            text = translate("ContreesTags", "{number} of your towers fall.")
        case 1, "", True:
            text = translate("ContreesTags", "One of your towers is surrounded and falls.")
        case _, "", True:
            text = translate("ContreesTags", "{number} of your towers are surrounded and fall.")
        case 1, _, False:
            text = translate("ContreesTags", "One of {name}’s towers falls.")
        case _, _, False:
            text = translate("ContreesTags", "{number} of {name}’s towers fall.")
        case 1, _, True:
            text = translate("ContreesTags", "One of {name}’s towers is surrounded and falls.")
        case _:
            text = translate("ContreesTags", "{number} of {name}’s towers are surrounded and fall.")
    return starting(text, of_towers(number)).format(name=name)


def lost_tiles_sentence(number: int, snow_count: int, name: str) -> str:
    """Return the sentence about tiles that a seat loses."""
    if not name:
        text = translate("ContreesTags", "You lose {tiles}.")
    else:
        text = translate("ContreesTags", "{name} loses {tiles}.")
    return text.format(name=name, tiles=tiles(number, snow_count))


def bar_reasons(view: ContreesView, corner: str, names: Sequence[str]) -> list[str]:
    """Return why a corner is barred this turn, or [] where it is not barred to any seat."""
    if view.decision is None:
        return []
    for seat, corners_barred in enumerate(view.banned):
        if corner in corners_barred:
            if not names[seat]:
                return [
                    translate("ContreesTags", "Barred this turn:"),
                    translate("ContreesTags", "your tower just fell here."),
                ]
            text = translate("ContreesTags", "Barred to {name} for one turn:")
            return [
                text.format(name=names[seat]),
                translate("ContreesTags", "the tower here has just fallen."),
            ]
    return []


def liberties(number: int) -> str:
    """Return the sentence about the number of a group's liberties."""
    if number == 0:
        return translate("ContreesTags", "This group has no free corner left, but it still stands.")
    if number == 1:
        return translate("ContreesTags", "A single free corner keeps this group alive.")
    text = translate("ContreesTags", "{number} free corners keep this group alive.")
    return text.format(number=number)


def tag(sentences: Sequence[str]) -> str:
    """Return sentences as rich text, the first one in bold."""
    if not sentences:
        return ""
    first, *others = [escape(sentence, quote=False) for sentence in sentences]
    return " ".join([f"<b>{first}</b>", *others])


# -- helpers ---------------------------------------------------------------------------------------


def _taking_sentence(event: Taken, name: str) -> str:
    if not name:
        text = translate("ContreesTags", "Your fourth tower takes {tiles}.")
    else:
        text = translate("ContreesTags", "{name}’s fourth tower takes {tiles}.")
    return text.format(name=name, tiles=_pointed_at(event))


def _pointed_at(event: Taken) -> str:
    """Return a phrase for the taken tiles, which are outlined on the board."""
    if len(event.hexes) > 1:
        return tiles(len(event.hexes), event.white)
    if event.white:
        return translate("ContreesTags", "the snow tile")
    return translate("ContreesTags", "the tile")


def _laying(view: ContreesView, action: Lay) -> list[str]:
    sentences = []
    shared = sides_shared(view, action.hex)
    if shared == 1:
        sentences.append(translate("ContreesTags", "One wall joins this tile to the land."))
    elif shared:
        text = translate("ContreesTags", "{number} walls join this tile to the land.")
        sentences.append(starting(text, of_towers(shared)))
    if action.white:
        sentences.append(translate("ContreesTags", "The snow tile counts three at the end."))
    if len(view.land) == TILE_COUNT - 1:
        sentences.append(translate("ContreesTags", "It is the last tile."))
    return sentences


def _denial(view: ContreesView, action: Place, names: Sequence[str]) -> list[str]:
    """Return the sentences about tiles that a rival one tower short cannot take with that tower.

    After a siege the rival may take them later.
    """
    assert view.decision is not None
    rival = 1 - view.decision.seat
    if not view.supply[rival]:
        return []
    text = translate("ContreesTags", "{name}’s next tower cannot take {tile}.")
    if not names[rival]:
        text = translate("ContreesTags", "Your next tower cannot take {tile}.")
    return [
        text.format(name=names[rival], tile=tile_name(view, tile))
        for tile in hexes_of(action.at)
        if _is_short_by_one(view, rival, tile)
        and not _is_short_by_one(view, rival, tile, blocked=action.at)
    ]


def _promise(view: ContreesView, action: Place) -> list[str]:
    """Return the sentence about tiles that the seat can then take with one more tower."""
    assert view.decision is not None
    seat = view.decision.seat
    if view.supply[seat] == 1:
        return []
    short = [
        tile for tile in hexes_of(action.at) if _is_short_by_one(view, seat, tile, built=action.at)
    ]
    return promise_of(view, short)


def promise_of(view: ContreesView, tiles: Sequence[Hex]) -> list[str]:
    """Return the sentence that each of these tiles needs one more tower; [] without tiles."""
    if not tiles:
        return []
    if len(tiles) > 1:
        text = translate("ContreesTags", "Then {number} tiles need only one more tower each.")
        return [starting(text, of_corners(len(tiles)))]
    text = translate("ContreesTags", "One more tower then takes {tile}.")
    return [text.format(tile=tile_name(view, tiles[0]))]


def _is_short_by_one(
    view: ContreesView, seat: Seat, tile: Hex, *, built: str = "", blocked: str = ""
) -> bool:
    """Return whether one more tower takes a tile.

    `built` and `blocked` are corners assumed to have a tower of the seat or of its rival.
    """
    if tile not in view.land or tile in view.owners[seat]:
        return False
    ring = set(corners(tile))
    own_count = len(ring & {*view.towers[seat], built})
    other = len(ring & {*view.towers[1 - seat], blocked})
    return own_count == POSSESSING_TOWERS - 1 and other <= len(ring) - POSSESSING_TOWERS
