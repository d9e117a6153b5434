"""The printed decks of Cortez: the number of each card, and their backs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.card_backs import BACKS, paint_back
from desktop.games.cortez.art.cards import back_of, paint_card
from desktop.games.cortez.words.card_texts import card_line, card_words
from desktop.language.translation import translate
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.printing.print_page import PaperSize
from desktop.printing.sheets import Deck
from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    CARDS_PER_PROVISION,
    CHIEFS,
    EVENT_NAMES,
    FIRST_TEMPLE,
    NATIONS,
    OBJECTIVE_COUNT,
    PROVISION_NAMES,
    TREASURE,
    WARRIOR_DECK,
)
from engine.games.cortez.options import CortezOptions

TREASURES = 3


def card_counts() -> Counter[str]:
    """Return the number of each card in a game, in the order of the decks."""
    chosen = asdict(CortezOptions())
    counts = Counter(dict.fromkeys(PROVISION_NAMES, CARDS_PER_PROVISION))
    for nation in NATIONS:
        counts.update({f"{nation}{value}": n for value, n in enumerate(WARRIOR_DECK) if value})
    counts.update(f"temple{FIRST_TEMPLE + i}" for i in range(OBJECTIVE_COUNT))
    counts.update({event: chosen[event] for event in EVENT_NAMES[:TREASURE]})
    counts["treasure"] = TREASURES
    counts.update({card: chosen[card] for card in BRIBERY_NAMES})
    counts.update(chief for chiefs in CHIEFS for chief in chiefs)
    return counts


def cards_of(*families: str) -> list[str]:
    """Return all cards with these backs, as often as the game has them."""
    return [card for card in card_counts().elements() if back_of(card) in families]


def decks() -> Sequence[Deck]:
    """Return all decks, each with its back."""
    return [_deck(family) for family in BACKS]


def _deck(family: str) -> Deck:
    ids = cards_of(family)
    fronts = [partial(_paint_front, card) for card in ids]
    back = partial(paint_back, family=family, paper=True, bare=True)
    names = {card: card_words(card).name for card in ids}
    texts = {card: card_line(card) for card in ids}
    size = PaperSize(*CARD_SIZE)
    return Deck(
        _title(), size, fronts, back, across=10, id=family, ids=ids, names=names, texts=texts
    )


def _title() -> str:
    return translate("CortezPrint", "Cards")


def _paint_front(card: str, painter: QPainter) -> None:
    paint_card(painter, card, card_words(card), paper=True, bare=True)
