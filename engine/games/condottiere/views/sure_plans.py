"""Cards that take the contested region for certain, because nobody is left to answer them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from engine.core.rng import Rng
from engine.games.condottiere.cards import (
    CARD_NAMES,
    DRUM,
    HEROINE,
    MERCENARIES,
    SPRING,
    VALUE,
    WINTER,
)
from engine.games.condottiere.rules.battle import line_strengths, sole_leader
from engine.games.condottiere.rules.core_state import BATTLE
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views.prospects import takes_at_once
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.view import CondottiereView

MAX_PLAN_CARDS = 4
#: What the cards besides mercenaries are worth to keep, as the value of a mercenary.
_COSTS = {HEROINE: 10, WINTER: 8, DRUM: 7, SPRING: 6}


@lru_cache(maxsize=16)
def taking_cards(view: CondottiereView) -> tuple[str, ...]:
    """Return the cheapest cards with which the seat to move takes the contested region.

    All other seats have passed, and no card lies face down, so that nothing else can happen. The
    result is empty if that does not hold, if the seat leads already, or if its hand does not reach.
    """
    if view.decision is None or not takes_at_once(view) or any(view.face_down):
        return ()
    state = sample_world(view, Rng(0))
    if sole_leader(line_strengths(state, only_shown=False)) == state.turn:
        return ()
    cards_found = next((cards for cards in _sets(state) if _takes(state, cards)), ())
    return tuple(CARD_NAMES[kind] for kind in cards_found)


def _sets(state: CondottiereState) -> Iterator[tuple[int, ...]]:
    """Yield the sets of cards in hand that may bring the lead, the cheapest first."""
    hand = sorted(kind for kind in state.hands[state.turn] if kind < MERCENARIES or kind in _COSTS)
    sets = {
        cards
        for count in range(1, MAX_PLAN_CARDS + 1)
        for cards in combinations(sorted(hand, key=_cost, reverse=True), count)
    }
    yield from sorted(sets, key=lambda cards: (sum(map(_cost, cards)), len(cards), cards))


def _cost(kind: int) -> int:
    return VALUE[kind] if kind < MERCENARIES else _COSTS[kind]


def _takes(state: CondottiereState, cards: tuple[int, ...]) -> bool:
    """Return whether the seat to move leads alone once it has laid these cards."""
    seat, after = state.turn, state.clone()
    for kind in cards:
        if after.phase != BATTLE or after.battle != state.battle:
            return False
        after.step(kind, Rng(0))
    if after.phase != BATTLE or after.battle != state.battle:
        return after.last_conqueror == seat
    return sole_leader(line_strengths(after, only_shown=False)) == seat
