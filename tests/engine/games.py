"""What the laws need to know of each game: its cards and pieces, listed from an open view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from typing import Any

from engine.games import GAMES
from engine.games.condottiere.cards import CARD_NAMES, FIRST_DECK, THIRD_DECK

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


def contrees(view: Any) -> list[str]:
    """16 tiles and 24 towers a seat: what neither stands nor lies waits or has been demolished."""
    waiting = sum(black + white for black, white in view.tiles_left)
    white = len(view.white) + sum(white for _, white in view.tiles_left)
    assert white == (2 if view.options.expert else 0)
    towers = [
        len(view.towers[seat]) + view.supply[seat] + view.demolished[1 - seat] for seat in (0, 1)
    ]
    standing = [name for names in view.towers for name in names]
    assert len(set(standing)) == len(standing)
    assert not set(standing) & {name for names in view.banned for name in names}
    return [
        *(f"tile {i}" for i in range(len(set(view.land)) + waiting)),
        *(f"tower {i} of {seat}" for seat in (0, 1) for i in range(towers[seat])),
    ]


def condottiere(view: Any) -> list[str]:
    """Every card of the deck; those in no open place are the draw pile."""
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
    return _cards(tuple(deck))


@cache
def _cards(deck: tuple[int, ...]) -> list[str]:
    return [f"{CARD_NAMES[kind]} {i}" for kind, count in enumerate(deck) for i in range(count)]


TOKENS: dict[str, Tokens] = {
    "cannir": cannir,
    "contrees": contrees,
    "condottiere1": condottiere,
    "condottiere3": condottiere,
}

assert set(TOKENS) == set(GAMES), "every game must be held to the laws"
