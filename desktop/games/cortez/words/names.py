"""The names of Cortez' cards inside sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop.language.translation import join_words, translate
from engine.core.values import Seat
from engine.games.cortez.actions import ANY, NAMED, PRICES
from engine.games.cortez.cards import NATIONS, PROVISION_NAMES
from engine.games.cortez.rules.combat import RECRUIT_COUNT
from engine.games.cortez.views.view import CortezView


def provisions(cards: Sequence[str | None]) -> str:
    """Return provisions inside a sentence, such as "2 gold and 1 food"; hidden ones are counted."""
    parts = [_several(name, cards.count(name)) for name in PROVISION_NAMES if name in cards]
    hidden = cards.count(None)
    if hidden:
        parts.append(translate("CortezNames", "%n provision(s)", "", hidden))
    return join_words(parts)


def provisions_left(cards: Sequence[str | None], kinds: Collection[str]) -> str:
    """Return the numbers left of these kinds, zeros included, such as "2 gold and 0 food"."""
    return join_words(
        [_several(name, cards.count(name)) for name in PROVISION_NAMES if name in kinds]
    )


def recruits(view: CortezView, seat: Seat) -> int:
    """Return the number of warriors that a seat draws for a Food; a short deck gives fewer."""
    return min(
        RECRUIT_COUNT, sum(batch.size for batch in view.decks[NATIONS.index(view.nations[seat])])
    )


def warriors(cards: Sequence[str | int | None]) -> str:
    """Return warriors inside a sentence, such as "warriors of 6 and 4"; hidden ones are counted."""
    values = sorted((warrior_value(card) for card in cards if card is not None), reverse=True)
    if len(values) < len(cards) or not cards:
        return translate("CortezNames", "%n warrior(s)", "", len(cards))
    if len(values) == 1:
        return translate("CortezNames", "a warrior of {value}").format(value=values[0])
    text = translate("CortezNames", "warriors of {values}")
    return text.format(values=join_words([str(value) for value in values]))


def warrior_value(card: str | int) -> int:
    """Return the value of a warrior, given as a card or as its value."""
    return card if isinstance(card, int) else int(card[-1])


def price(asked: str) -> str:
    """Return a mercenary's price inside a sentence, after "for"."""
    return {
        "free": translate("CortezNames", "nothing"),
        "any1": translate("CortezNames", "%n provision(s)", "", 1),
        "any2": translate("CortezNames", "%n provision(s)", "", 2),
        "gold1": translate("CortezNames", "%n Gold", "", 1),
        "gold2": translate("CortezNames", "%n Gold", "", 2),
    }[asked]


def price_of(asked: str, due: Sequence[str]) -> str:
    """Return a mercenary's price as in `price`; `due` has the provisions of a NAMED price."""
    if asked != NAMED:
        return price(asked)
    if not due:
        return price(PRICES[0])
    free = due.count(ANY)
    parts = [translate("CortezNames", "%n provision(s)", "", free)] if free else []
    known = [card for card in due if card != ANY]
    return join_words([*parts, provisions(known)] if known else parts)


def help_offered(warrior: str | int | None, number: int, weapons: int) -> str:
    """Return a mercenary's help inside a sentence, such as "a warrior of 5 and 1 weapon"."""
    parts = [warriors([warrior])] if number else []
    if weapons:
        parts.append(_several("weapon", weapons))
    return join_words(parts)


def _several(name: str, number: int) -> str:
    match name:
        case "camouflage":
            return translate("CortezNames", "%n Camouflage", "", number)
        case "weapon":
            return translate("CortezNames", "%n Weapon(s)", "", number)
        case "food":
            return translate("CortezNames", "%n Food", "", number)
    return translate("CortezNames", "%n Gold", "", number)
