"""Names of the cards of Condottiere: on the cards, in lists and inside sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop.language.translation import join_words, per_language, translate
from engine.games.condottiere.cards import CARD_KINDS, CARD_NAMES, MERCENARIES, VALUE


def is_mercenary(card: str) -> bool:
    return CARD_KINDS[card] < MERCENARIES


def card_value(card: str) -> int:
    """Return the printed value of a mercenary, or 0 for any other card."""
    return VALUE[CARD_KINDS[card]]


def caption(card: str) -> str:
    """Return the caption on a card: "Mercenary", "Winter"."""
    return _captions()["mercenary" if is_mercenary(card) else card]


def card_name(card: str) -> str:
    """Return the name of a card in a list: "Mercenary 6", "Winter"."""
    if is_mercenary(card):
        text = translate("CondottiereCards", "Mercenary {value}")
        return text.format(value=card_value(card))
    return _captions()[card]


def a_card(card: str) -> str:
    """Return a card as the object of a sentence: "a 6", "a Drum"."""
    if is_mercenary(card):
        return translate("CondottiereCards", "a {value}").format(value=card_value(card))
    return _with_article()[card]


def card_phrase(card: str) -> str:
    """Return a card as the subject of a sentence: "Mercenary 6", "the Drum"."""
    if is_mercenary(card):
        text = translate("CondottiereCards", "Mercenary {value}", "subject of a sentence")
        return text.format(value=card_value(card))
    return _as_subject()[card]


def cards_named(cards: Sequence[str]) -> str:
    """Return cards inside a sentence: "2 cards of value 6, Winter and a Drum"; "" for no cards."""
    counts = Counter(cards)
    names = [_several(card, counts[card]) for card in CARD_NAMES if counts[card]]
    return join_words(names)


def _several(card: str, number: int) -> str:
    if number == 1:
        return a_card(card)
    if is_mercenary(card):
        text = translate("CondottiereCards", "%n card(s) of {value}", "", number)
        return text.format(value=card_value(card))
    return _of_a_kind(number)[card]


def _of_a_kind(number: int) -> dict[str, str]:
    """Return the plural of every kind of card but mercenaries, with its number."""
    return {
        "winter": translate("CondottiereCards", "%n Winter card(s)", "", number),
        "drum": translate("CondottiereCards", "%n Drum(s)", "", number),
        "heroine": translate("CondottiereCards", "%n Heroine(s)", "", number),
        "scarecrow": translate("CondottiereCards", "%n Scarecrow(s)", "", number),
        "surrender": translate("CondottiereCards", "%n Surrender card(s)", "", number),
        "bishop": translate("CondottiereCards", "%n Bishop(s)", "", number),
        "spring": translate("CondottiereCards", "%n Spring card(s)", "", number),
        "courtesan": translate("CondottiereCards", "%n Courtesan(s)", "", number),
    }


@per_language
def _captions() -> dict[str, str]:
    return {
        "mercenary": translate("CondottiereCards", "Mercenary"),
        "winter": translate("CondottiereCards", "Winter"),
        "drum": translate("CondottiereCards", "Drum"),
        "heroine": translate("CondottiereCards", "Heroine"),
        "scarecrow": translate("CondottiereCards", "Scarecrow"),
        "surrender": translate("CondottiereCards", "Surrender"),
        "bishop": translate("CondottiereCards", "Bishop"),
        "spring": translate("CondottiereCards", "Spring"),
        "courtesan": translate("CondottiereCards", "Courtesan"),
    }


@per_language
def _as_subject() -> dict[str, str]:
    return {
        "winter": translate("CondottiereCards", "Winter", "subject of a sentence"),
        "drum": translate("CondottiereCards", "the Drum"),
        "heroine": translate("CondottiereCards", "the Heroine"),
        "scarecrow": translate("CondottiereCards", "the Scarecrow"),
        "surrender": translate("CondottiereCards", "Surrender", "subject of a sentence"),
        "bishop": translate("CondottiereCards", "the Bishop"),
        "spring": translate("CondottiereCards", "Spring", "subject of a sentence"),
        "courtesan": translate("CondottiereCards", "the Courtesan"),
    }


@per_language
def _with_article() -> dict[str, str]:
    return {
        "winter": translate("CondottiereCards", "Winter", "inside a sentence"),
        "drum": translate("CondottiereCards", "a Drum"),
        "heroine": translate("CondottiereCards", "a Heroine"),
        "scarecrow": translate("CondottiereCards", "a Scarecrow"),
        "surrender": translate("CondottiereCards", "Surrender", "inside a sentence"),
        "bishop": translate("CondottiereCards", "a Bishop"),
        "spring": translate("CondottiereCards", "Spring", "inside a sentence"),
        "courtesan": translate("CondottiereCards", "a Courtesan"),
    }
