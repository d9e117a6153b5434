"""The chronicle of Cortez as lines of rich text: cards, turns, events, the end.

An empty name means the person at the screen. `battles` has the sentences of combats.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.cortez.words import battles, results
from desktop.games.cortez.words import names as named
from desktop.games.cortez.words.card_texts import card_name
from desktop.games.cortez.words.places import (
    BRIDGE_NAMES,
    square_phrase,
    to_square,
    troop_phrase,
)
from desktop.language.translation import translate
from engine.core.values import Action, Event, Seat
from engine.games.cortez.actions import NONE, Accept, BuyWarriors, Collar, Done, Pass
from engine.games.cortez.events import (
    Answered,
    AuctionWon,
    BidMade,
    BidPassed,
    BriberyPlayed,
    BridgeFlipped,
    BridgesLeft,
    Collared,
    CollarLost,
    CombatBegan,
    CombatEnded,
    Ended,
    EventTurned,
    HelpSought,
    LayingEnded,
    MercenaryOffered,
    MercenaryPassed,
    Moved,
    ObjectiveDealt,
    OfferEnded,
    ParleyOffered,
    PileRenewed,
    ProvisionsDrawn,
    ProvisionsGiven,
    ProvisionsPaid,
    Put,
    RoundBegan,
    Started,
    TradeProposed,
    TreasureAwarded,
    TurnBegan,
    WarriorLaid,
    WarriorsDrawn,
    WarriorsReturned,
    WeaponLaid,
    WithoutEffect,
)

#: Events that settle something earlier events left open.
SETTLING = (AuctionWon, CollarLost, CombatEnded, Ended, TreasureAwarded)
#: Events that are the act of a seat.
_SEAT_EVENTS = (
    Answered,
    AuctionWon,
    BidMade,
    BidPassed,
    BriberyPlayed,
    BridgeFlipped,
    BridgesLeft,
    Collared,
    CombatBegan,
    EventTurned,
    battles.Laid,
    LayingEnded,
    HelpSought,
    MercenaryOffered,
    MercenaryPassed,
    Moved,
    OfferEnded,
    ParleyOffered,
    ProvisionsGiven,
    ProvisionsPaid,
    Put,
    TradeProposed,
    WarriorLaid,
    WeaponLaid,
)
#: Reasons for which a seat draws or returns cards by its own act; for the others all seats do so at
#: once.
_CAUSES_OF_SEAT = ("recruit", "defence", "draw", "village", "mutiny")


def author(event: Event) -> Seat | None:
    """Return the seat whose act an event is; None if it merely follows or happens to a seat."""
    match event:
        case (
            WarriorsDrawn(seat, _, why)
            | WarriorsReturned(seat, _, why)
            | ProvisionsDrawn(seat, _, why)
        ):
            return seat if why in _CAUSES_OF_SEAT else None
        case CombatEnded(winner, loser, by=by):
            return loser if by in ("surrender", "parley") else winner
    return event.seat if isinstance(event, _SEAT_EVENTS) else None


def favours(event: Event, seat: Seat) -> bool:
    """Return whether a settling event is good for a seat."""
    match event:
        case AuctionWon(seat=gainer) | TreasureAwarded(seat=gainer) | CombatEnded(winner=gainer):
            return gainer == seat
        case CollarLost(seat=loser):
            return loser != seat
        case Ended(winners=winners):
            return seat in winners
    return False


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return one or two sentences, or "" for an event that needs none."""
    # User names may contain markup, and this is rich text.
    names = [escape(name, quote=False) for name in names]
    match event:
        case Started(seat):
            return _started_sentence(names[seat])
        case RoundBegan(number):
            text = translate("CortezChronicle", "Round {round} begins.")
            return f"<em>{text.format(round=number)}</em>"
        case EventTurned(seat, card):
            return _event_sentence(names[seat], card)
        case WithoutEffect():
            return translate("CortezChronicle", "It has no effect.")
        case BridgeFlipped(seat, bridge, intact):
            return _bridge_sentence(names[seat], bridge, intact=intact)
        case BridgesLeft(seat):
            text = _yours_or_named(
                names[seat],
                translate("CortezChronicle", "You leave the bridges as they are."),
                translate("CortezChronicle", "{name} leaves the bridges as they are."),
            )
            return text.format(name=names[seat])
        case Collared():
            return _collar_sentence(names[event.seat], event)
        case Moved():
            return _move_sentence(names, event)
        case Put():
            return _put_sentence(names, event)
        case BidMade() | BidPassed() | AuctionWon():
            return _auction_sentence(event, names)
        case TradeProposed(seat, to, give, get):
            return _trade_sentence(names[seat], names[to], give, get)
        case OfferEnded(seat, to, why):
            return _offer_ended_sentence(names[seat], names[to], why)
        case BriberyPlayed(seat, card):
            text = _yours_or_named(
                names[seat],
                translate("CortezChronicle", "You play “{card}”."),
                translate("CortezChronicle", "{name} plays “{card}”."),
            )
            return text.format(name=names[seat], card=f"<b>{card_name(card)}</b>")
    return (
        _card_sentence(event, names)
        or battles.sentence(event, names)
        or results.sentence(event, names)
    )


def _offer_ended_sentence(name: str, other: str, why: str) -> str:
    if why == "withdrawn":
        if not name:
            text = translate("CortezChronicle", "You withdraw your offer to {other}.")
        elif not other:
            text = translate("CortezChronicle", "{name} withdraws the offer to you.")
        else:
            text = translate("CortezChronicle", "{name} withdraws the offer to {other}.")
    elif not name:
        text = translate("CortezChronicle", "Your offer to {other} has become impossible.")
    elif not other:
        text = translate("CortezChronicle", "{name}’s offer to you has become impossible.")
    else:
        text = translate("CortezChronicle", "{name}’s offer to {other} has become impossible.")
    return text.format(name=name, other=other)


def text_without_event(action: Action, asked: str, name: str) -> str:
    """Return the sentence for an action that causes no event of its own, as plain text.

    "" for all other actions. `asked` is the kind of the decision.
    """
    match action:
        case Accept():
            return battles.answer_sentence(name, accepted=True)
        case BuyWarriors(False):
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You buy no warriors."),
                translate("CortezChronicle", "{name} buys no warriors."),
            )
        case Done():
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You lay no more cards for now."),
                translate("CortezChronicle", "{name} lays no more cards for now."),
            )
        case Collar(troop) if troop == NONE:
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You mark no troop."),
                translate("CortezChronicle", "{name} marks no troop."),
            )
        case Pass() if asked == "trade":
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You do not trade."),
                translate("CortezChronicle", "{name} does not trade."),
            )
        case Pass() if asked == "parley":
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You do not buy a surrender."),
                translate("CortezChronicle", "{name} does not buy a surrender."),
            )
        case Pass() if asked == "mercenary":
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You stay out of the combat."),
                translate("CortezChronicle", "{name} stays out of the combat."),
            )
        case Pass() if asked == "action":
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You can take no action."),
                translate("CortezChronicle", "{name} can take no action."),
            )
        case Pass() if asked in ("bribery_play", "fight_bribery"):
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You play no card."),
                translate("CortezChronicle", "{name} plays no card."),
            )
        case _:
            return ""
    return text.format(name=name)


def without_implied_events(events: Sequence[Event]) -> list[Event]:
    """Return the events of a step that the other events do not already imply.

    Deals and turn changes are left out. Camouflage is reported with its move, and a food for
    warriors with the warriors. Cards that a seat lays one after another are joined.
    """
    kept_events: list[Event] = []
    for event in events:
        match event:
            case TurnBegan() | ObjectiveDealt() | LayingEnded(held=False):
                continue
            case ProvisionsDrawn(why="deal") | WarriorsDrawn(why="deal"):
                continue
            case ProvisionsPaid(why=why) if why in ("camouflage", "recruit", "defence"):
                continue
            case WarriorsReturned(why=why) if why != "mutiny":
                continue
        merged_event = battles.merge_events(kept_events[-1], event) if kept_events else None
        if merged_event is not None:
            kept_events[-1] = merged_event
        else:
            kept_events.append(event)
    return kept_events


def continues(before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Return whether laid cards are joined with those the same seat laid just before."""
    events_before, more = without_implied_events(before), without_implied_events(after)
    return (
        bool(events_before)
        and len(more) == 1
        and battles.merge_events(events_before[-1], more[0]) is not None
    )


def _yours_or_named(name: str, yours: str, others: str) -> str:
    """Return the sentence for the person at the screen, or the one for a named player."""
    return others if name else yours


def _started_sentence(name: str) -> str:
    text = _yours_or_named(
        name,
        translate("CortezChronicle", "You begin. First, everyone marks two troops."),
        translate("CortezChronicle", "{name} begins. First, everyone marks two troops."),
    )
    return text.format(name=name)


def _event_sentence(name: str, card: str) -> str:
    text = _yours_or_named(
        name,
        translate("CortezChronicle", "Your turn. The event is “{card}”."),
        translate("CortezChronicle", "{name}’s turn. The event is “{card}”."),
    )
    return text.format(name=name, card=f"<b>{card_name(card)}</b>")


def _bridge_sentence(name: str, bridge: str, *, intact: bool) -> str:
    if intact:
        text = _yours_or_named(
            name,
            translate("CortezChronicle", "You mend the bridge of {town}."),
            translate("CortezChronicle", "{name} mends the bridge of {town}."),
        )
    else:
        text = _yours_or_named(
            name,
            translate("CortezChronicle", "You break the bridge of {town}."),
            translate("CortezChronicle", "{name} breaks the bridge of {town}."),
        )
    return text.format(name=name, town=BRIDGE_NAMES[bridge])


def _collar_sentence(name: str, event: Collared) -> str:
    if event.why == "mark":
        text = _yours_or_named(
            name,
            translate("CortezChronicle", "You mark the troop {place}."),
            translate("CortezChronicle", "{name} marks the troop {place}."),
        )
    else:
        text = _yours_or_named(
            name,
            translate("CortezChronicle", "You put your collar on {troop} {place}."),
            translate("CortezChronicle", "{name} puts a collar on {troop} {place}."),
        )
    return text.format(name=name, troop=troop_phrase(event.troop), place=square_phrase(event.at))


def _moved_troop(names: Sequence[str], event: Moved | Put) -> str:
    """Return in words whose troop is moved, inside a sentence about the seat that moves it."""
    if event.owner is None:
        return troop_phrase(event.troop)
    if event.owner == event.seat:
        return translate("CortezChronicle", "a troop")
    owner = names[event.owner]
    if not owner:
        return translate("CortezChronicle", "one of your troops")
    return translate("CortezChronicle", "one of {name}’s troops").format(name=owner)


def _move_sentence(names: Sequence[str], event: Moved) -> str:
    """Return the sentence about a move of a troop."""
    name, troop = names[event.seat], _moved_troop(names, event)
    square_text = to_square(event.path[-1])
    if event.camouflage:
        text = _yours_or_named(
            name,
            translate(
                "CortezChronicle", "You move {troop} {place} and pay %n Camouflage.", "",
                event.camouflage,
            ),
            translate(
                "CortezChronicle", "{name} moves {troop} {place} and pays %n Camouflage.", "",
                event.camouflage,
            ),
        )  # fmt: skip
    else:
        text = _yours_or_named(
            name,
            translate("CortezChronicle", "You move {troop} {place}."),
            translate("CortezChronicle", "{name} moves {troop} {place}."),
        )
    return text.format(name=name, troop=troop, place=square_text)


def _put_sentence(names: Sequence[str], event: Put) -> str:
    """Return the sentence about pieces that are put on the board."""
    name, square_text, troop = names[event.seat], to_square(event.to), troop_phrase(event.troop)
    match event.why:
        case "flight":
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You take {troop} out of the city, {place}."),
                translate("CortezChronicle", "{name} takes {troop} out of the city, {place}."),
            )
        case "attack":
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You put {troop} into the city, {place}."),
                translate("CortezChronicle", "{name} puts {troop} into the city, {place}."),
            )
        case "beaten":
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You send the beaten troop {place}."),
                translate("CortezChronicle", "{name} sends the beaten troop {place}."),
            )
        case _:
            troop = _moved_troop(names, event)
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You send {troop} {place}."),
                translate("CortezChronicle", "{name} sends {troop} {place}."),
            )
    return text.format(name=name, troop=troop, place=square_text)


def _auction_sentence(event: BidMade | BidPassed | AuctionWon, names: Sequence[str]) -> str:
    """Return the sentence about a bid, a pass or the end of an auction."""
    name = names[event.seat]
    match event:
        case BidMade(_, amount):
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You bid {amount}."),
                translate("CortezChronicle", "{name} bids {amount}."),
            )
            return text.format(name=name, amount=amount)
        case BidPassed():
            text = _yours_or_named(
                name,
                translate("CortezChronicle", "You pass in the auction."),
                translate("CortezChronicle", "{name} passes in the auction."),
            )
            return text.format(name=name)
    if not event.amount:
        text = _yours_or_named(
            name,
            translate("CortezChronicle", "Nobody bids: you take the bribery card."),
            translate("CortezChronicle", "Nobody bids: {name} takes the bribery card."),
        )
    else:
        text = _yours_or_named(
            name,
            translate("CortezChronicle", "You take the bribery card for {amount}."),
            translate("CortezChronicle", "{name} takes the bribery card for {amount}."),
        )
    result = text.format(name=name, amount=event.amount)
    if event.card is not None:
        it_is = translate("CortezChronicle", "It is “{card}”.")
        result = f"{result} {it_is.format(card=card_name(event.card))}"
    return result


def _trade_sentence(name: str, other: str, give: Sequence[str], get: Sequence[str]) -> str:
    if not name:
        text = translate("CortezChronicle", "You offer {other} {give} for {get}.")
    elif not other:
        text = translate("CortezChronicle", "{name} offers you {give} for {get}.")
    else:
        text = translate("CortezChronicle", "{name} offers {other} {give} for {get}.")
    offered = named.provisions(give), named.provisions(get)
    return text.format(name=name, other=other, give=offered[0], get=offered[1])


def _card_sentence(event: Event, names: Sequence[str]) -> str:
    """Return the sentence for cards drawn, paid or returned; "" for other events."""
    match event:
        case WarriorsDrawn(seat, cards, why):
            if why in ("recruit", "defence"):
                text = _yours_or_named(
                    names[seat],
                    translate("CortezChronicle", "You recruit {cards} for {price}."),
                    translate("CortezChronicle", "{name} recruits {cards} for {price}."),
                )
            else:
                text = _draw_sentence(names[seat], cards)
            price, drawn = named.provisions(["food"]), named.warriors(cards)
            return text.format(name=names[seat], cards=drawn, price=price)
        case ProvisionsDrawn(seat, cards, _):
            text = _draw_sentence(names[seat], cards)
            return text.format(name=names[seat], cards=named.provisions(cards))
        case ProvisionsPaid(seat, provisions, why):
            if why == "pillage":
                text = _yours_or_named(
                    names[seat],
                    translate("CortezChronicle", "You discard {cards}."),
                    translate("CortezChronicle", "{name} discards {cards}."),
                )
            else:
                text = _yours_or_named(
                    names[seat],
                    translate("CortezChronicle", "You pay {cards}."),
                    translate("CortezChronicle", "{name} pays {cards}."),
                )
            return text.format(name=names[seat], cards=named.provisions(provisions))
        case WarriorsReturned(seat, cards, _):
            text = _yours_or_named(
                names[seat],
                translate("CortezChronicle", "You give back {cards}."),
                translate("CortezChronicle", "{name} gives back {cards}."),
            )
            return text.format(name=names[seat], cards=named.warriors(cards))
        case PileRenewed():
            return translate(
                "CortezChronicle", "The discarded provisions are shuffled into a new pile."
            )
    return ""


def _draw_sentence(name: str, cards: Sequence[str | None]) -> str:
    if not cards:
        return _yours_or_named(
            name,
            translate("CortezChronicle", "You draw nothing."),
            translate("CortezChronicle", "{name} draws nothing."),
        )
    return _yours_or_named(
        name,
        translate("CortezChronicle", "You draw {cards}."),
        translate("CortezChronicle", "{name} draws {cards}."),
    )
