"""The chronicle of Contrées: events as lines of rich text.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.contrees.words.amounts import of_towers, starting, tiles
from desktop.games.contrees.words.names import corner_beside, hex_name
from desktop.games.contrees.words.outcomes import falling, lost_tiles_sentence
from desktop.language.translation import join_words, translate
from engine.core.values import Event, Seat
from engine.games.contrees.actions import Hex
from engine.games.contrees.events import (
    ENCIRCLEMENT,
    Built,
    Demolished,
    Ended,
    Laid,
    LandFinished,
    Lost,
    Passed,
    Started,
    Taken,
)
from engine.games.contrees.state import BLOCKED, BY_STANDARDS

#: Events that settle the events before them.
SETTLING = (Demolished, Ended, Lost, Taken)
#: Events that are a seat's own action.
_SEAT_EVENTS = (Laid, Built, Taken)


def author(event: Event) -> Seat | None:
    """Return the seat whose action an event is; None when the event is only a consequence."""
    return event.seat if isinstance(event, _SEAT_EVENTS) else None


def favours(event: Event, seat: Seat) -> bool:
    """Return whether a settling event is good for a seat."""
    match event:
        case Taken(seat=gainer) | Demolished(seat=gainer):
            return gainer == seat
        case Lost(seat=loser):
            return loser != seat
        case Ended(winner=winner):
            return winner == seat
    return False


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return one whole sentence, or "" for an event that needs none."""
    # Names are chosen by people and must be escaped in rich text.
    names = [escape(name, quote=False) for name in names]
    match event:
        case Started(seat):
            return _start_sentence(names[seat])
        case Laid(seat, place, is_snow):
            return _laying_sentence(names[seat], hex_name(place), is_snow)
        case LandFinished(seat):
            return f"<em>{_land_finished(names[seat])}</em>"
        case Built(seat, at, tile):
            return _built(names[seat], corner_beside(tile, at))
        case Taken(seat, hexes, snow_count):
            if snow_count:
                return _taken_snow(names[seat], tiles(len(hexes), snow_count), _hex_list(hexes))
            return _taking_sentence(names[seat], _hex_list(hexes))
        case Demolished(seat, towers, by):
            text = _falling_sentence(len(towers), names[1 - seat], surrounded=by == ENCIRCLEMENT)
            return f"<em>{text}</em>"
        case Lost(seat, hexes, snow_count):
            return f"<em>{_loss_sentence(len(hexes), snow_count, names[seat])}</em>"
        case Passed(seat):
            return _passed_sentence(names[seat])
        case Ended():
            return f"<em>{_end_sentence(event, names)}</em>"
    return ""


def without_implied_events(events: Sequence[Event]) -> list[Event]:
    """Return the events of one step with losses of the same kind added up.

    Their order is: towers that fell to possession, surrounded towers, then tiles lost by that.
    """
    kept_events: list[Event] = []
    for event in sorted(events, key=_order):
        if kept_events and _adds_to(kept_events[-1], event):
            kept_events[-1] = _add_up(kept_events[-1], event)
        else:
            kept_events.append(event)
    return kept_events


def _order(event: Event) -> int:
    match event:
        case Built() | Taken() | Laid() | LandFinished() | Started():
            return 0
        case Demolished(by=by):
            return 2 if by == ENCIRCLEMENT else 1
        case Lost():
            return 3
    return 4


def _adds_to(earlier: Event, event: Event) -> bool:
    match earlier, event:
        case Demolished(by=before), Demolished(by=now):
            return before == now
        case Lost(), Lost():
            return True
    return False


def _add_up(earlier: Event, event: Event) -> Event:
    match earlier, event:
        case Demolished(seat, before, by), Demolished(towers=more):
            return Demolished(seat, before + more, by)
        case Lost(seat, hexes, snow_count), Lost(hexes=others, white=more):
            return Lost(seat, hexes + others, snow_count + more)
    raise TypeError(event)


def _start_sentence(name: str) -> str:
    if not name:
        return translate("ContreesChronicle", "Lots are drawn: you begin.")
    return translate("ContreesChronicle", "Lots are drawn: {name} begins.").format(name=name)


def _hex_list(hexes: Sequence[Hex]) -> str:
    return join_words([hex_name(tile) for tile in hexes])


def _laying_sentence(name: str, place: str, is_snow: bool) -> str:
    match bool(name), is_snow:
        case False, False:
            text = translate("ContreesChronicle", "You lay a tile: {place}.")
        case False, True:
            text = translate("ContreesChronicle", "You lay your <b>snow tile</b>: {place}.")
        case True, False:
            text = translate("ContreesChronicle", "{name} lays a tile: {place}.")
        case _:
            text = translate("ContreesChronicle", "{name} lays a <b>snow tile</b>: {place}.")
    return text.format(name=name, place=place)


def _land_finished(name: str) -> str:
    if not name:
        return translate("ContreesChronicle", "The land is finished. You build first.")
    return translate("ContreesChronicle", "The land is finished. {name} builds first.").format(
        name=name
    )


def _built(name: str, corner: str) -> str:
    if not name:
        text = translate("ContreesChronicle", "You build a tower: {corner}.")
    else:
        text = translate("ContreesChronicle", "{name} builds a tower: {corner}.")
    return text.format(name=name, corner=corner)


def _taking_sentence(name: str, places: str) -> str:
    if not name:
        text = translate("ContreesChronicle", "You <b>take {places}</b>.")
    else:
        text = translate("ContreesChronicle", "{name} <b>takes {places}</b>.")
    return text.format(name=name, places=places)


def _taken_snow(name: str, what: str, places: str) -> str:
    if not name:
        text = translate("ContreesChronicle", "You <b>take {tiles}</b>: {places}.")
    else:
        text = translate("ContreesChronicle", "{name} <b>takes {tiles}</b>: {places}.")
    return text.format(name=name, tiles=what, places=places)


def _falling_sentence(number: int, name: str, *, surrounded: bool) -> str:
    """Return the sentence about a number of fallen towers of one seat.

    Some languages need another grammatical person here than in a tag.
    """
    match number, surrounded:
        case _ if name:
            return falling(number, name, surrounded=surrounded)
        case 1, False:
            text = translate("ContreesChronicle", "One of your towers falls.")
        case _, False:
            text = translate("ContreesChronicle", "{number} of your towers fall.")
        case 1, True:
            text = translate("ContreesChronicle", "One of your towers is surrounded and falls.")
        case _:
            text = translate(
                "ContreesChronicle", "{number} of your towers are surrounded and fall."
            )
    return starting(text, of_towers(number))


def _loss_sentence(number: int, snow_count: int, name: str) -> str:
    if name:
        return lost_tiles_sentence(number, snow_count, name)
    text = translate("ContreesChronicle", "You lose {tiles}.")
    return text.format(tiles=tiles(number, snow_count))


def _passed_sentence(name: str) -> str:
    if not name:
        return translate("ContreesChronicle", "You cannot build, so you pass.")
    return translate("ContreesChronicle", "{name} cannot build, and passes.").format(name=name)


def _end_sentence(event: Ended, names: Sequence[str]) -> str:
    return (
        f"{_end_reason(event.by)} {winner_text(event.winner, event.score, event.demolished, names)}"
    )


def _end_reason(reason: str) -> str:
    if reason == BY_STANDARDS:
        return translate("ContreesChronicle", "A tenth standard ends the game.")
    if reason == BLOCKED:
        return translate("ContreesChronicle", "Neither player can build.")
    return translate("ContreesChronicle", "The last tower is built.")


def winner_text(
    winner: Seat | None, score: Sequence[int], demolished: Sequence[int], names: Sequence[str]
) -> str:
    """Return in words who won, and by how much."""
    if winner is None:
        return translate("ContreesChronicle", "The score and the razed towers are level: a draw.")
    name = names[winner]
    level = score[0] == score[1]
    points = demolished if level else score
    match bool(name), level:
        case False, False:
            text = translate("ContreesChronicle", "You win, {more} to {less}!")
        case False, True:
            text = translate(
                "ContreesChronicle",
                "The score is level: you win on razed towers, {more} to {less}!",
            )
        case True, False:
            text = translate("ContreesChronicle", "{name} wins, {more} to {less}.")
        case _:
            text = translate(
                "ContreesChronicle",
                "The score is level: {name} wins on razed towers, {more} to {less}.",
            )
    return text.format(name=name, more=points[winner], less=points[1 - winner])
