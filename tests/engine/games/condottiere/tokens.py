"""Every card of Condottiere, listed from an open view, and how many a view hides."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain
from typing import Any

from engine.games.condottiere.cards import CARD_NAMES, FIRST_DECK, THIRD_DECK
from engine.games.condottiere.views.view import cards_known
from tests.hidden import Family


def tokens(view: Any) -> list[str]:
    """Return every card of the deck; those in no open place are the draw pile."""
    deck = THIRD_DECK if view.edition == "condottiere3" else FIRST_DECK
    rows = (view.discard, view.fallen, *view.hands, *view.table, *view.buried)
    seen = Counter(chain.from_iterable(rows))
    left = sum(deck) - sum(seen.values())
    assert left == view.pile
    assert all(seen[name] <= deck[kind] for kind, name in enumerate(CARD_NAMES))
    held = [region for regions in view.owners for region in regions]
    assert len(held) == len(set(held))
    assert view.pope is None or view.pope not in held or view.options.capture_regions
    for seat, known in enumerate(view.known):
        if not known:
            continue
        hidden = view.table[seat][-1:] if view.face_down[seat] else ()
        assert not Counter(known) - Counter([*view.hands[seat], *hidden])
    for seat, row in enumerate(view.shown):
        hidden = view.table[seat][-1:] if view.face_down[seat] else ()
        for cards in row:
            assert not Counter(cards) - Counter([*view.hands[seat], *hidden])
            assert not (cards and Counter(view.known[seat]) - Counter(cards))
    return _cards(tuple(deck))


def families(view: Any) -> list[Family]:
    """Return one family; cards taken back are remembered."""
    unknown = sum(hand.count(None) for hand in view.hands)
    seats = (seat for seat in range(len(view.hands)) if seat != view.seat)
    unknown -= sum(len(cards_known(view, seat)) for seat in seats)
    return [Family(frozenset(CARD_NAMES), unknown, view.pile)]


@cache
def _cards(deck: tuple[int, ...]) -> list[str]:
    return [f"{CARD_NAMES[kind]} {i}" for kind, count in enumerate(deck) for i in range(count)]
