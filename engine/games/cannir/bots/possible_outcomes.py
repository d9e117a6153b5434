"""Possible outcomes of the next action, for any cards of the other seats and of the pile.

Matches with veiled cards are not covered.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.policy import PossibleOutcomes
from engine.core.values import Code
from engine.games.cannir.sampler import UNKNOWN, visible_part
from engine.games.cannir.state import CHOOSING, PLACE_DOWN, CannirState
from engine.games.cannir.suites import CELL_COUNT
from engine.games.cannir.views import CannirView


def possible_outcomes(view: CannirView) -> PossibleOutcomes[CannirState] | None:
    """Return the possible outcomes of the next action (see `Game.possible_outcomes`).

    There is a world for every card that the seat to move may hold, or that the viewer may draw.
    Return None if cards are veiled, if a watcher asks, or if the outcomes are unknown.
    """
    if view.options.veiled or view.seat is None or view.decision is None:
        return None
    base, unseen, _ = visible_part(view)
    situation_key = (
        *(base.turn, view.decision.kind, base.up, base.sovereign, base.owner, view.pile),
        tuple(base.hands[view.seat]),
        tuple(stack[-1] if stack else UNKNOWN for stack in base.stacks),
        tuple(unseen),
        tuple(base.choices),
    )
    is_own_turn = view.turn == view.seat
    if not is_own_turn and view.decision.kind == CHOOSING:
        world = _deal_world(base, unseen, -1, None)
        return PossibleOutcomes(situation_key, ((world, world.codes()),))
    if not is_own_turn and not base.placeable():
        # Whether a card may be discarded depends on the others in hand.
        return None
    worlds: list[tuple[CannirState, Sequence[Code]]] = []
    for card in unseen:
        if is_own_turn:
            # The action does not depend on the card drawn after it.
            world = _deal_world(base, unseen, -1, card)
            codes = world.codes()
        else:
            world = _deal_world(base, unseen, view.turn, card)
            codes = [code for code in world.codes() if code % PLACE_DOWN // CELL_COUNT == card]
        worlds.append((world, codes))
    return PossibleOutcomes(situation_key, worlds)


def _deal_world(base: CannirState, unseen: list[int], holder: int, card: int | None) -> CannirState:
    """Return a world in which the holder has the card; if `holder` is -1, it is on the pile."""
    world = base.clone()
    other_cards = [other for other in unseen if other != card]
    for seat, hand in enumerate(world.hands):
        dealt = [card] if seat == holder and card is not None else []
        for hand_card in hand:
            if hand_card != UNKNOWN:
                dealt.append(hand_card)
            elif len(dealt) < len(hand):
                dealt.append(other_cards.pop())
        world.hands[seat] = sorted(dealt)
    if holder < 0 and card is not None:
        other_cards.append(card)
    world.pile = other_cards
    return world
