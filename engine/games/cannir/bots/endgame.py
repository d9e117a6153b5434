"""Exact values when the pile is so low that only one suite can still win or be broken.

With at most three cards left nobody but the seat to play now, or a present owner, can win any
more: the others' best is to break the suite, and whether they can is a matter of counting hands.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cannir.bots.suite_odds import PILE_REWARD, spared
from engine.games.cannir.bots.threats import breakers
from engine.games.cannir.sampler import skeleton, world
from engine.games.cannir.state import HAND, CannirState
from engine.games.cannir.views import CannirView

#: The largest pile these rules of counting hold for, with two players as with three.
LAST_CARDS = 3


def exact_values(view: CannirView, codes: list[Code]) -> dict[Code, float] | None:
    """Expected reward of each answer against perfect denial; None while the pile is too high.

    Veiled cards are beyond counting.
    """
    if view.pile > LAST_CARDS or view.options.veiled or view.seat is None:
        return None
    _, unseen, _ = skeleton(view)
    rng = Rng(0)
    table = world(view, rng)
    return {code: _value(table, code, view.seat, unseen, rng) for code in codes}


def _value(table: CannirState, code: Code, seat: int, unseen: list[int], rng: Rng) -> float:
    after = table.clone()
    after.step(code, rng)
    if after.decision is None:
        if after.winner < 0:
            return PILE_REWARD
        return 1.0 if after.winner == seat else 0.0
    rival = after.decision.seat
    if rival == seat:  # a choice of suite follows
        return max(_value(after, choice, seat, unseen, rng) for choice in after.codes())
    # Who owns a suite wins only if the pile lasts until his turn.
    turns = (after.owner - rival) % after.seats
    if after.owner < 0 or turns >= len(after.pile):
        return PILE_REWARD
    assert turns == 1
    stands = spared(len(unseen), len(breakers(after, rival, unseen)), HAND)
    prize = 1.0 if after.owner == seat else 0.0
    return stands * prize + (1 - stands) * PILE_REWARD
