"""The chronicle of Condottiere: events as lines of rich text.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.condottiere.words.battle import reckoning
from desktop.games.condottiere.words.names import a_card, cards_named
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from engine.core.values import Event, Seat
from engine.games.condottiere.events import (
    Announced,
    BattleBegan,
    BattleEnded,
    Conquered,
    Dealt,
    Declined,
    Drew,
    Ended,
    FinalBattle,
    GameEnded,
    HandDiscarded,
    HandKept,
    Kept,
    LinesDiscarded,
    Passed,
    PawnPassed,
    PileRenewed,
    Played,
    PopeMoved,
    RegionChosen,
    RoundEnded,
    Shown,
    Standing,
    Started,
    Struck,
    TakenBack,
    TurnedUp,
)

_SEASONS = ("winter", "spring")

#: Events that settle the events before them.
SETTLING = (BattleEnded, Conquered, Ended, GameEnded)
#: Events that are a seat's own action.
_SEAT_EVENTS = (Played, Passed, PopeMoved, RegionChosen, Declined, HandDiscarded, Kept, Drew, Shown)


def author(event: Event) -> Seat | None:
    """Return the seat whose action an event is; None when the event is only a consequence."""
    return event.seat if isinstance(event, _SEAT_EVENTS) else None


def favours(event: Event, seat: Seat) -> bool:
    """Return whether a settling event is good for a seat."""
    match event:
        case BattleEnded(conqueror=gainer) | Conquered(seat=gainer):
            return gainer == seat
        case Ended(winners=winners) | GameEnded(winners=winners):
            return seat in winners
    return False


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return one or two whole sentences, or "" for an event that needs none."""
    # Names are chosen by people and must be escaped in rich text.
    names = [escape(name, quote=False) for name in names]
    match event:
        case Played(seat, card, face_down):
            return _played_sentence(names[seat], card, face_down)
        case Announced(_, total, hidden):
            text = translate("CondottiereChronicle", "Strength:\xa0{total}.")
            if hidden:
                text = translate("CondottiereChronicle", "Strength shown:\xa0{total}.")
            return text.format(total=total)
        case Passed(seat, final):
            return _passed_sentence(names[seat], final)
        case TurnedUp(seat, card):
            return _turned_up(names[seat], card)
        case TakenBack(seat, card):
            return _taken_back(names[seat], card)
        case Struck(seat, cards, by):
            return _struck_sentence(names[seat], cards, by)
        case PopeMoved(seat, region):
            return _pope(names[seat], region)
        case BattleEnded():
            return reckoning.battle(event, names)
        case Conquered(_, region, loser) if loser is not None:
            return _lost_sentence(names[loser], region)
        case FinalBattle() | GameEnded() | Ended():
            return reckoning.ending(event, names)
    return _interval_sentence(event, names)


def kept_hand_sentence(name: str) -> str:
    """Return the sentence about a seat that keeps its hand, which the chronicle itself omits."""
    if not name:
        return translate("CondottiereChronicle", "You keep your hand.")
    return translate("CondottiereChronicle", "{name} keeps the hand.").format(name=name)


def without_implied_events(events: Sequence[Event]) -> list[Event]:
    """Return the events of one step, in order, that the other events do not imply.

    Hands are dealt wherever a game, a round or a final battle begins. Seats without cards pass
    automatically. A new season discards the other for all seats at once.
    """
    remaining: list[Event] = []
    for event in events:
        if not _is_implied(event, remaining):
            remaining.append(event)
    return remaining


def _is_implied(event: Event, kept: Sequence[Event]) -> bool:
    """Return whether a line of the chronicle already implies an event."""
    match event:
        case LinesDiscarded() | HandKept() | Standing():
            return True
        case Dealt():
            return any(
                isinstance(other, (Started, RoundEnded, Kept, FinalBattle, Dealt)) for other in kept
            )
        case Passed():
            return bool(kept)
        case BattleBegan():
            return any(isinstance(other, RegionChosen) for other in kept)
        case Conquered(loser=None):
            return True
        case Struck(by=by) if by in _SEASONS:
            return any(isinstance(other, Struck) for other in kept)
    return False


# -- in battle -------------------------------------------------------------------------------------


def _played_sentence(name: str, card: str | None, face_down: bool) -> str:
    match bool(name), card, face_down:
        case False, str(), True:
            text = translate("CondottiereChronicle", "You play {card}, face down.")
        case False, _, _:
            text = translate("CondottiereChronicle", "You play {card}.")
        case True, str(), True:
            text = translate("CondottiereChronicle", "{name} plays {card}, face down.")
        case True, None, _:
            text = translate("CondottiereChronicle", "{name} plays a card, face down.")
        case _:
            text = translate("CondottiereChronicle", "{name} plays {card}.")
    return text.format(name=name, card=a_card(card) if card else "")


def _passed_sentence(name: str, final: bool) -> str:
    match bool(name), final:
        case False, True:
            return translate("CondottiereChronicle", "You pass.")
        case False, False:
            return translate("CondottiereChronicle", "You defend, and wait.")
        case True, True:
            text = translate("CondottiereChronicle", "{name} passes.")
        case _:
            text = translate("CondottiereChronicle", "{name} defends, and waits.")
    return text.format(name=name)


def _turned_up(name: str, card: str) -> str:
    if not name:
        text = translate("CondottiereChronicle", "You turn up {card}.")
    else:
        text = translate("CondottiereChronicle", "{name} turns up {card}.")
    return text.format(name=name, card=a_card(card))


def _taken_back(name: str, card: str) -> str:
    if not name:
        text = translate("CondottiereChronicle", "You take back {card}.")
    else:
        text = translate("CondottiereChronicle", "{name} takes back {card}.")
    return text.format(name=name, card=a_card(card))


def _struck_sentence(name: str, cards: Sequence[str], reason: str) -> str:
    if reason == "winter":
        return translate("CondottiereChronicle", "Spring is over.")
    if reason == "spring":
        return translate("CondottiereChronicle", "Winter is over.")
    if not name:
        text = translate("CondottiereChronicle", "You lose {cards}.")
    else:
        text = translate("CondottiereChronicle", "{name} loses {cards}.")
    return text.format(name=name, cards=cards_named(cards))


def _pope(name: str, region: str | None) -> str:
    match bool(name), region:
        case False, None:
            text = translate("CondottiereChronicle", "You leave the Pope off the map.")
        case False, _:
            text = translate("CondottiereChronicle", "You put the Pope on {region}.")
        case True, None:
            text = translate("CondottiereChronicle", "{name} leaves the Pope off the map.")
        case _:
            text = translate("CondottiereChronicle", "{name} puts the Pope on {region}.")
    return text.format(name=name, region=region_name(region) if region else "")


def _lost_sentence(name: str, region: str) -> str:
    if not name:
        text = translate("CondottiereChronicle", "You lose {region}.")
    else:
        text = translate("CondottiereChronicle", "{name} loses {region}.")
    return text.format(name=name, region=region_name(region))


# -- between battles -------------------------------------------------------------------------------


def _interval_sentence(event: Event, names: Sequence[str]) -> str:
    """Return the sentence about an event between two battles, or "" for any other event."""
    match event:
        case Started(seat, game):
            return _start_sentence(names[seat], game)
        case Dealt():
            return translate("CondottiereChronicle", "All hands are empty, so cards are dealt.")
        case RegionChosen(seat, region, defender):
            holder = None if defender is None else names[defender]
            return _choice_sentence(names[seat], region, holder)
        case BattleBegan(_, region):
            text = translate("CondottiereChronicle", "The battle for {region} begins.")
            return text.format(region=region_name(region))
        case Declined(seat):
            if not names[seat]:
                return translate("CondottiereChronicle", "You decline to choose a region.")
            text = translate("CondottiereChronicle", "{name} declines to choose a region.")
            return text.format(name=names[seat])
        case PawnPassed(seat):
            return reckoning.pawn(names[seat])
        case HandDiscarded(seat, count):
            return _hand_discarded(names[seat], count)
        case RoundEnded(number, stalled):
            return f"<em>{_round_ended(number, stalled)}</em>"
        case Kept(seat, cards):
            return _kept_sentence(names[seat], cards)
        case Drew(seat, cards):
            return _drawing_sentence(names[seat], cards)
        case Shown(seat, cards, to):
            return _shown_sentence(names[seat], cards, None if to is None else names[to])
        case PileRenewed():
            return translate(
                "CondottiereChronicle", "The discarded cards are shuffled into a new pile."
            )
    return ""


def _start_sentence(name: str, game: int) -> str:
    match bool(name), game:
        case False, 1:
            text = translate(
                "CondottiereChronicle", "Lots are drawn: you get the Condottiere’s pawn."
            )
        case False, _:
            text = translate(
                "CondottiereChronicle", "Game {game} begins. You have the Condottiere’s pawn."
            )
        case True, 1:
            text = translate(
                "CondottiereChronicle", "Lots are drawn: {name} gets the Condottiere’s pawn."
            )
        case _:
            text = translate(
                "CondottiereChronicle", "Game {game} begins. {name} has the Condottiere’s pawn."
            )
    return text.format(name=name, game=game)


def _choice_sentence(name: str, region: str, holder: str | None) -> str:
    """Return the sentence about the choice of a region; `holder` is its owner's name or None."""
    match bool(name), holder:
        case False, None:
            text = translate("CondottiereChronicle", "You choose {region}.")
        case False, _:
            text = translate("CondottiereChronicle", "You attack {region}, held by {holder}.")
        case True, None:
            text = translate("CondottiereChronicle", "{name} chooses {region}.")
        case True, "":
            text = translate("CondottiereChronicle", "{name} attacks {region}, held by you.")
        case _:
            text = translate("CondottiereChronicle", "{name} attacks {region}, held by {holder}.")
    return text.format(name=name, region=f"<b>{region_name(region)}</b>", holder=holder or "")


def _hand_discarded(name: str, count: int) -> str:
    if not name:
        return translate("CondottiereChronicle", "You discard your hand of %n card(s).", "", count)
    text = translate("CondottiereChronicle", "{name} discards a hand of %n card(s).", "", count)
    return text.format(name=name)


def _shown_sentence(name: str, cards: Sequence[str | None], to: str | None) -> str:
    """Return the sentence about shown cards.

    `to` is the name of the seat that sees them, None if all do.
    """
    seen_cards = [card for card in cards if card is not None]
    if len(seen_cards) < len(cards):
        text = translate("CondottiereChronicle", "{name} shows {other} %n card(s).", "", len(cards))
        return text.format(name=name, other=to)
    match bool(name), to:
        case False, None:
            text = translate("CondottiereChronicle", "You show {cards} to everyone.")
        case False, _:
            text = translate("CondottiereChronicle", "You show {cards} to {other}.")
        case True, None:
            text = translate("CondottiereChronicle", "{name} shows {cards} to everyone.")
        case True, "":
            text = translate("CondottiereChronicle", "{name} shows you {cards}.")
        case _:
            text = translate("CondottiereChronicle", "{name} shows {cards} to {other}.")
    return text.format(name=name, other=to, cards=cards_named(seen_cards))


def _round_ended(number: int, stalled: bool) -> str:
    if stalled:
        text = translate(
            "CondottiereChronicle",
            "Nobody played any cards, so round {number} ends. New hands are dealt.",
        )
    else:
        text = translate("CondottiereChronicle", "Round {number} ends; new hands are dealt.")
    return text.format(number=number)


def _kept_sentence(name: str, cards: Sequence[str | None]) -> str:
    known_cards = [card for card in cards if card]
    if not cards:
        if not name:
            return translate("CondottiereChronicle", "You keep no card.")
        return translate("CondottiereChronicle", "{name} keeps no card.").format(name=name)
    if not name and known_cards:
        text = translate("CondottiereChronicle", "You keep {cards}.")
    elif known_cards:
        text = translate("CondottiereChronicle", "{name} keeps {cards}.")
    else:
        text = translate("CondottiereChronicle", "{name} keeps %n card(s).", "", len(cards))
    return text.format(name=name, cards=cards_named(known_cards))


def _drawing_sentence(name: str, cards: Sequence[str | None]) -> str:
    known_cards = [card for card in cards if card]
    if not cards:
        if not name:
            return translate("CondottiereChronicle", "You draw no card.")
        return translate("CondottiereChronicle", "{name} draws no card.").format(name=name)
    if not name and known_cards:
        text = translate("CondottiereChronicle", "You draw {cards}.")
    elif known_cards:
        text = translate("CondottiereChronicle", "{name} draws {cards}.")
    else:
        text = translate("CondottiereChronicle", "{name} draws %n card(s).", "", len(cards))
    return text.format(name=name, cards=cards_named(known_cards))
