"""Determinizations: worlds consistent with a view, with the hidden cards dealt at random."""

from __future__ import annotations

from engine.core.policy import Sampler
from engine.core.rng import Rng
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NUMBERS
from engine.games.cannir.events import Suite
from engine.games.cannir.state import (
    ASK_CHOICE,
    ASK_PLAY,
    CARD_COUNT,
    CHOOSING,
    VALUE,
    CannirState,
)
from engine.games.cannir.suites import EQUAL
from engine.games.cannir.views import CannirView

#: Takes the place of a hidden card until one is drawn for it.
UNKNOWN = -1


def suite_number(suite: Suite) -> int:
    """Return the number of a suite given by names."""
    return BOARD.mask(suite.cells) | (EQUAL if suite.kind == "equal" else 0)


def visible_part(
    view: CannirView,
) -> tuple[CannirState, list[int], list[tuple[int, int, int, int]]]:
    """Return the visible part of `view`.

    These are the state without its hidden cards, the unseen cards, and the veiled places as
    (excluded value, cell, height in the stack, owner); a veiled card is higher than the excluded
    value.
    """
    state = CannirState(len(view.hands), view.options.free_paths, view.options.veiled)
    seen_cards: set[int] = {CARD_NUMBERS[name] for name in view.removed}
    veiled: list[tuple[int, int, int, int]] = []
    state.removed = [CARD_NUMBERS[name] for name in view.removed]
    for cell, stack in enumerate(view.board):
        numbers = []
        for height, laid_card in enumerate(stack):
            if laid_card.card is None:
                assert laid_card.veil is not None
                veiled.append((laid_card.above, cell, height, laid_card.veil))
                numbers.append(UNKNOWN)
                continue
            card = CARD_NUMBERS[laid_card.card]
            seen_cards.add(card)
            numbers.append(card)
            if laid_card.veil is not None:
                state.veil[card] = laid_card.veil
                state.above[card] = laid_card.above
            if laid_card.up:
                state.up |= 1 << cell
                state.values[cell] = VALUE[card]
        state.stacks[cell] = numbers
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = [UNKNOWN if name is None else CARD_NUMBERS[name] for name in hand]
        seen_cards.update(card for card in state.hands[seat] if card != UNKNOWN)
    state.turn = view.turn
    if view.decision is not None:
        asked_for = ASK_CHOICE if view.decision.kind == CHOOSING else ASK_PLAY
        state.decision = asked_for[view.decision.seat]
    if view.sovereign is not None:
        suite = Suite(view.sovereign.kind, view.sovereign.cells)
        state.sovereign = suite_number(suite)
        state.owner = view.sovereign.owner
    state.choices = [suite_number(suite) for suite in view.choices]
    state.winner = -1 if view.winner is None else view.winner
    state.ended_by = view.ended_by
    state.find_suites()
    # The most constrained place comes first. The constraints are nested, so every world remains
    # equally likely.
    veiled.sort(reverse=True)
    return state, [card for card in range(CARD_COUNT) if card not in seen_cards], veiled


def sampler(view: CannirView, memory: float) -> Sampler:
    """Return a function that draws worlds; `memory` below 1 forgets failed grey cards."""
    base, unseen, veiled = visible_part(view)
    if memory < 1.0:
        veiled = [(0, cell, height, owner) for _, cell, height, owner in veiled]
    pile = view.pile

    def draw(rng: Rng) -> CannirState:
        return _deal_hidden(base.clone(), unseen, veiled, pile, rng)

    return draw


def sample_world(view: CannirView, rng: Rng) -> CannirState:
    """Return one world consistent with `view`."""
    base, unseen, veiled = visible_part(view)
    return _deal_hidden(base, unseen, veiled, view.pile, rng)


def _deal_hidden(
    state: CannirState,
    unseen: list[int],
    veiled: list[tuple[int, int, int, int]],
    pile: int,
    rng: Rng,
) -> CannirState:
    """Deal the unseen cards to veils, hands and pile of `state`, and return it."""
    cards = unseen[:]
    rng.shuffle(cards)
    if veiled:
        state.veil = state.veil[:]
        state.above = state.above[:]
    for above, cell, height, owner in veiled:
        index = next((i for i, card in enumerate(cards) if VALUE[card] > above), 0)
        card = cards.pop(index)
        stack = state.stacks[cell][:]
        stack[height] = card
        state.stacks[cell] = stack
        state.veil[card] = owner
        state.above[card] = above
    for seat, hand in enumerate(state.hands):
        if UNKNOWN in hand:
            state.hands[seat] = sorted(cards.pop() if card == UNKNOWN else card for card in hand)
    state.pile = cards
    assert len(cards) == pile
    return state
