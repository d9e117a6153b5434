"""Every card of Cannir, listed from an open view, and how many a view hides."""

from __future__ import annotations

from typing import Any

from engine.games.cannir.cards import CARD_NAMES
from tests.hidden import Family


def tokens(view: Any) -> list[str]:
    """Return all 21 cards.

    The pile is what no open view shows, so it is counted as the missing ones.
    """
    cards = [laid.card for stack in view.board for laid in stack]
    cards += [card for hand in view.hands for card in hand]
    cards += view.removed
    assert len(cards) + view.pile == 21
    rest = [name for name in CARD_NAMES if name not in cards]
    assert len(rest) == view.pile
    return [*cards, *rest]


def families(view: Any) -> list[Family]:
    """Return one family: every card is drawn from one pile."""
    unknown = sum(hand.count(None) for hand in view.hands)
    return [Family(frozenset(CARD_NAMES), unknown, view.pile)]
