"""Exact values for a pile so low that only one suite can still win or be broken.

With at most three cards left only the seat to move or the present owner can still win. The other
seats can at best break the suite, and their chances follow from counting hands.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cannir.bots.suite_odds import PILE_REWARD, probability_of_none
from engine.games.cannir.bots.threats import breaking_cards
from engine.games.cannir.sampler import sample_world, visible_part
from engine.games.cannir.state import HAND_SIZE, CannirState
from engine.games.cannir.views import CannirView

#: The largest pile for which this counting holds, with two and with three players.
LAST_CARDS = 3


def exact_values(view: CannirView, codes: list[Code]) -> dict[Code, float] | None:
    """Return the expected reward of each action against perfect defence.

    The result is None if the pile is too high.

    Veiled cards cannot be counted.
    """
    if view.pile > LAST_CARDS or view.options.veiled or view.seat is None:
        return None
    _, unseen, _ = visible_part(view)
    rng = Rng(0)
    table = sample_world(view, rng)
    return {code: _exact_value(table, code, view.seat, unseen, rng) for code in codes}


def _exact_value(table: CannirState, code: Code, seat: int, unseen: list[int], rng: Rng) -> float:
    """Return the exact reward of `seat` for an action near the end of the pile."""
    after = table.clone()
    after.step(code, rng)
    if after.decision is None:
        if after.winner < 0:
            return PILE_REWARD
        return 1.0 if after.winner == seat else 0.0
    rival = after.decision.seat
    if rival == seat:  # a choice of suite follows
        return max(_exact_value(after, choice, seat, unseen, rng) for choice in after.codes())
    # The owner of a suite wins only if the pile lasts until its turn.
    turns = (after.owner - rival) % after.seats
    if after.owner < 0 or turns >= len(after.pile):
        return PILE_REWARD
    assert turns == 1
    stands = probability_of_none(len(unseen), len(breaking_cards(after, unseen)), HAND_SIZE)
    prize = 1.0 if after.owner == seat else 0.0
    return stands * prize + (1 - stands) * PILE_REWARD


def sure_win(view: CannirView, code: Code) -> float:
    """Return the chance that the only rival cannot end the suite an action leaves to its seat.

    Then the suite wins at once when the seat would move again. 0 if the seat owns no suite after
    the action, or if that suite comes too late; also with more rivals, who may help each other, and
    with veiled cards, which cannot be counted.
    """
    seat = view.seat
    if seat is None or view.turn != seat or len(view.hands) > 2 or view.options.veiled:
        return 0.0
    _, unseen, _ = visible_part(view)
    rng = Rng(0)
    after = sample_world(view, rng)
    after.step(code, rng)
    return _chance_of_standing(after, seat, unseen, rng)


def _chance_of_standing(after: CannirState, seat: int, unseen: list[int], rng: Rng) -> float:
    """Return the chance that a suite of a seat that has just acted stands until its next turn."""
    if after.decision is None:
        return 0.0
    if after.turn == seat:  # a choice of suite follows
        chances = []
        for choice in after.codes():
            chosen = after.clone()
            chosen.step(choice, rng)
            chances.append(_chance_of_standing(chosen, seat, unseen, rng))
        return max(chances)
    if after.owner != seat or len(after.pile) <= 1:
        return 0.0
    return probability_of_none(len(unseen), len(breaking_cards(after, unseen)), HAND_SIZE)
