"""What may come of the next answer, whatever cards the others hold and the pile holds next.

Veiled cards are beyond telling.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.policy import PossibleOutcomes
from engine.core.values import Code
from engine.games.cannir.sampler import UNKNOWN, skeleton
from engine.games.cannir.state import CHOOSING, PLACE_DOWN, CannirState
from engine.games.cannir.suites import CELLS
from engine.games.cannir.views import CannirView


def possible_outcomes(view: CannirView) -> PossibleOutcomes[CannirState] | None:
    """See `Game.possible_outcomes`; a world for every card that may be held, or drawn by the
    viewer.
    """
    if view.options.veiled or view.seat is None or view.decision is None:
        return None
    base, unseen, _ = skeleton(view)
    key = (
        *(base.turn, view.decision.kind, base.up, base.sovereign, base.owner, view.pile),
        tuple(base.hands[view.seat]),
        tuple(stack[-1] if stack else UNKNOWN for stack in base.stacks),
        tuple(unseen),
        tuple(base.choices),
    )
    own = view.turn == view.seat
    if not own and view.decision.kind == CHOOSING:
        world = _dealt(base, unseen, -1, None)
        return PossibleOutcomes(key, ((world, world.codes()),))
    if not own and not base.placeable():
        # Whether a card may be thrown away depends on the others in hand.
        return None
    worlds: list[tuple[CannirState, Sequence[Code]]] = []
    for card in unseen:
        if own:
            # It is drawn next: the answer itself does not depend on it.
            world = _dealt(base, unseen, -1, card)
            codes = world.codes()
        else:
            world = _dealt(base, unseen, view.turn, card)
            codes = [code for code in world.codes() if code % PLACE_DOWN // CELLS == card]
        worlds.append((world, codes))
    return PossibleOutcomes(key, worlds)


def _dealt(base: CannirState, unseen: list[int], holder: int, card: int | None) -> CannirState:
    """A world in which the holder has the card, or, with no holder, it lies on the pile."""
    made = base.clone()
    rest = [one for one in unseen if one != card]
    for seat, hand in enumerate(made.hands):
        dealt = [card] if seat == holder and card is not None else []
        for held in hand:
            if held != UNKNOWN:
                dealt.append(held)
            elif len(dealt) < len(hand):
                dealt.append(rest.pop())
        made.hands[seat] = sorted(dealt)
    if holder < 0 and card is not None:
        rest.append(card)
    made.pile = rest
    return made
