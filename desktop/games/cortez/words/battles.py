"""The course of a combat in sentences for the chronicle, as rich text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from desktop.games.cortez.words import names as named
from desktop.games.cortez.words.card_texts import card_name
from desktop.games.cortez.words.places import square_phrase
from desktop.language.translation import translate
from engine.core.values import Event, Seat
from engine.games.cortez.actions import NAMED
from engine.games.cortez.events import (
    Answered,
    CollarKept,
    CollarLost,
    CombatBegan,
    CombatEnded,
    HelpSought,
    LayingEnded,
    LotTurned,
    MercenaryOffered,
    MercenaryPassed,
    ParleyOffered,
    ProvisionsGiven,
    WarriorLaid,
    WeaponLaid,
)


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """Cards that a seat laid one after another, as one event. It is not an event of the rules."""

    event: ClassVar[str] = "laid"
    seat: Seat
    side: str
    warriors: tuple[str | None, ...]
    weapons: int = 0


def laid_cards(event: Event) -> Laid | None:
    """Return the cards an event lays in a combat, or None."""
    match event:
        case Laid():
            return event
        case WarriorLaid(seat, _, side, card):
            return Laid(seat, side, (card,))
        case WeaponLaid(seat, side):
            return Laid(seat, side, (), 1)
    return None


def merge_events(before: Event, after: Event) -> Laid | None:
    """Return two consecutive events as one, or None if they cannot be joined."""
    first, second = laid_cards(before), laid_cards(after)
    if first is None or second is None:
        return None
    if (first.seat, first.side) != (second.seat, second.side):
        return None
    warriors = (*first.warriors, *second.warriors)
    return Laid(first.seat, first.side, warriors, first.weapons + second.weapons)


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return the text of an event of a combat or a bargain; "" for other events."""
    match event:
        case LotTurned(seat, card):
            return _lot_sentence(names[seat], card)
        case CombatBegan():
            return _began_sentence(event, names)
        case ParleyOffered(seat, to, cards):
            return _parley_sentence(names[seat], names[to], cards)
        case HelpSought(seat, to, price):
            return _sought_sentence(names[seat], names[to], price)
        case Answered(seat, _, accepted):
            return answer_sentence(names[seat], accepted=accepted)
        case ProvisionsGiven(seat, to, cards):
            return _given_sentence(names[seat], names[to], cards)
        case WarriorLaid(seat, _, _, card):
            return _laid_sentence(names[seat], named.warriors([card]))
        case Laid(seat, _, warriors, weapons):
            arms = named.provisions(["weapon"] * weapons)
            if not warriors or not weapons:
                return _laid_sentence(names[seat], named.warriors(warriors) if warriors else arms)
            return _laid_sentence(names[seat], named.warriors(warriors), arms)
        case WeaponLaid(seat):
            if not names[seat]:
                return translate("CortezBattles", "You lay a Weapon.")
            return translate("CortezBattles", "{name} lays a Weapon.").format(name=names[seat])
        case LayingEnded(seat, held=True):
            if not names[seat]:
                return translate("CortezBattles", "You add nothing.")
            return translate("CortezBattles", "{name} adds nothing.").format(name=names[seat])
        case MercenaryOffered():
            return _offered_sentence(event, names)
        case MercenaryPassed(seat):
            return passed_sentence(names[seat])
        case CombatEnded():
            return _ended_sentence(event, names)
        case CollarLost(seat):
            if not names[seat]:
                return translate("CortezBattles", "Your collar comes off the troop.")
            return translate("CortezBattles", "{name}’s collar comes off the troop.").format(
                name=names[seat]
            )
        case CollarKept(seat):
            if not names[seat]:
                return translate("CortezBattles", "It was your last troop: it keeps its collar.")
            text = translate("CortezBattles", "It was {name}’s last troop: it keeps its collar.")
            return text.format(name=names[seat])
    return ""


def _lot_sentence(name: str, card: str | None) -> str:
    if card is None:
        if not name:
            return translate("CortezBattles", "Lots are drawn: you defend.")
        return translate("CortezBattles", "Lots are drawn: {name} defends.").format(name=name)
    if not name:
        text = translate("CortezBattles", "To decide who defends, you turn up “{card}”.")
    else:
        text = translate("CortezBattles", "To decide who defends, {name} turns up “{card}”.")
    return text.format(name=name, card=card_name(card))


def _began_sentence(event: CombatBegan, names: Sequence[str]) -> str:
    """Return the sentence about the beginning of a combat."""
    name, other = names[event.seat], names[event.defender]
    match event.proxy, bool(name), bool(other):
        case False, False, _:
            text = translate("CortezBattles", "You attack {other} {place}.")
        case False, True, False:
            text = translate("CortezBattles", "{name} attacks you {place}.")
        case False, _, _:
            text = translate("CortezBattles", "{name} attacks {other} {place}.")
        case True, False, _:
            text = translate(
                "CortezBattles", "You attack an unmarked troop {place}; {other} defends it."
            )
        case True, True, False:
            text = translate(
                "CortezBattles", "{name} attacks an unmarked troop {place}; you defend it."
            )
        case _:
            text = translate(
                "CortezBattles", "{name} attacks an unmarked troop {place}; {other} defends it."
            )
    square_text = f"<b>{square_phrase(event.square)}</b>"
    return text.format(name=name, other=other, place=square_text)


def _parley_sentence(name: str, other: str, cards: Sequence[str]) -> str:
    if not name:
        text = translate("CortezBattles", "You offer {other} {cards} for surrendering.")
    elif not other:
        text = translate("CortezBattles", "{name} offers you {cards} for surrendering.")
    else:
        text = translate("CortezBattles", "{name} offers {other} {cards} for surrendering.")
    return text.format(name=name, other=other, cards=named.provisions(cards))


def answer_sentence(name: str, *, accepted: bool) -> str:
    """Return the sentence for an accepted or refused offer."""
    match bool(name), accepted:
        case False, True:
            return translate("CortezBattles", "You accept.")
        case False, False:
            return translate("CortezBattles", "You refuse.")
        case True, True:
            text = translate("CortezBattles", "{name} accepts.")
        case _:
            text = translate("CortezBattles", "{name} refuses.")
    return text.format(name=name)


def passed_sentence(name: str) -> str:
    """Return the sentence for a seat that offers no help."""
    if not name:
        return translate("CortezBattles", "You stay out.")
    return translate("CortezBattles", "{name} stays out.").format(name=name)


def _given_sentence(name: str, other: str, cards: Sequence[str]) -> str:
    if not name:
        text = translate("CortezBattles", "You give {other} {cards}.")
    elif not other:
        text = translate("CortezBattles", "{name} gives you {cards}.")
    else:
        text = translate("CortezBattles", "{name} gives {other} {cards}.")
    return text.format(name=name, other=other, cards=named.provisions(cards))


def _laid_sentence(name: str, cards: str, arms: str = "") -> str:
    """Return the sentence for laid cards.

    `arms` have a clause of their own, because the values of warriors are numbers too.
    """
    match bool(name), bool(arms):
        case False, False:
            text = translate("CortezBattles", "You lay {card}.")
        case False, True:
            text = translate("CortezBattles", "You lay {card}, with {arms}.")
        case True, False:
            text = translate("CortezBattles", "{name} lays {card}.")
        case _:
            text = translate("CortezBattles", "{name} lays {card}, with {arms}.")
    return text.format(name=name, card=cards, arms=arms)


def _offered_sentence(event: MercenaryOffered, names: Sequence[str]) -> str:
    name, other = names[event.seat], names[event.to]
    if not name:
        text = translate("CortezBattles", "You offer {other} {help} for {price}.")
    elif not other:
        text = translate("CortezBattles", "{name} offers you {help} for {price}.")
    else:
        text = translate("CortezBattles", "{name} offers {other} {help} for {price}.")
    help_ = named.help_offered(event.warrior, event.warriors, event.weapons)
    return text.format(
        name=name, other=other, help=help_, price=named.price_of(event.price, event.due)
    )


def _sought_sentence(name: str, other: str, price: tuple[str, ...]) -> str:
    if not name:
        text = translate("CortezBattles", "You ask {other} for help, for {price}.")
    elif not other:
        text = translate("CortezBattles", "{name} asks you for help, for {price}.")
    else:
        text = translate("CortezBattles", "{name} asks {other} for help, for {price}.")
    return text.format(name=name, other=other, price=named.price_of(NAMED, price))


def _ended_sentence(event: CombatEnded, names: Sequence[str]) -> str:
    """Return the sentence about the winner and the strengths. The winner's strength is never the
    lower one."""
    name, other = names[event.winner], names[event.loser]
    high, low = max(event.strengths), min(event.strengths)
    if event.by in ("surrender", "parley"):
        if not other:
            text = translate("CortezBattles", "You surrender to {name}.")
        elif not name:
            text = translate("CortezBattles", "{other} surrenders to you.")
        else:
            text = translate("CortezBattles", "{other} surrenders to {name}.")
    elif event.by == "tie":
        if not name:
            text = translate("CortezBattles", "{high} against {low}: you win the tie as defender.")
        else:
            text = translate(
                "CortezBattles", "{high} against {low}: {name} wins the tie as defender."
            )
    elif not name:
        text = translate("CortezBattles", "You win the combat: {high} against {low}.")
    else:
        text = translate("CortezBattles", "{name} wins the combat: {high} against {low}.")
    return text.format(name=name, other=other, high=f"<b>{high}</b>", low=low)
