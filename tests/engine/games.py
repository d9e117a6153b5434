"""What the laws need to know of each game: its cards and pieces, listed from an open view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.games import GAMES

Tokens = Callable[[Any], Iterable[str]]


def cannir(view: Any) -> list[str]:
    """All 21 cards; the pile is what no open view shows, so it is counted as the missing ones."""
    cards = [laid.card for stack in view.board for laid in stack]
    cards += [card for hand in view.hands for card in hand]
    cards += view.removed
    assert len(cards) + view.pile == 21
    from engine.games.cannir.events import CARD_NAMES

    rest = [name for name in CARD_NAMES if name not in cards]
    assert len(rest) == view.pile
    return [*cards, *rest]


TOKENS: dict[str, Tokens] = {"cannir": cannir}

assert set(TOKENS) == set(GAMES), "every game must be held to the laws"
