"""What hands, the pile and the decks hold, by a view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.values import Seat
from engine.games.cortez.cards import NATIONS
from engine.games.cortez.views.view import CortezView


def held_count(view: CortezView, seat: Seat, name: str) -> int:
    """Return the number of provisions of a type in a visible hand."""
    return view.provisions[seat].count(name)


def lacks(hand: Sequence[str | None], cards: Sequence[str]) -> bool:
    """Return whether a visible hand has fewer cards of a kind than a list."""
    return any(hand.count(card) < cards.count(card) for card in cards)


def has_provisions_left(view: CortezView) -> bool:
    """Return whether provisions can still be drawn."""
    return view.pile > 0 or any(view.discard.values())


def deck_size(view: CortezView, seat: Seat) -> int:
    """Return the number of warriors a seat can still draw."""
    return sum(batch.size for batch in view.decks[NATIONS.index(view.nations[seat])])
