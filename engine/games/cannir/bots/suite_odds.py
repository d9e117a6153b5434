"""The probability that a suite survives, estimated without seeing other hands.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import comb
from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cannir.bots.threats import breaking_cards
from engine.games.cannir.state import HAND_SIZE, CannirState

#: The reward of an empty pile, with which all lose; better than a win of another seat.
PILE_REWARD: Final = 0.1
#: The estimated value of a seat after its suite was broken.
BROKEN_SUITE_VALUE: Final = 0.3
#: The estimated value of a board without suites, if no seat can make one at once.
NO_SUITE_VALUE: Final = 0.4
#: The estimated value of another seat's suite that a third seat must break.
MUST_BREAK_VALUE: Final = 0.2


def action_prospect(
    table: CannirState, code: Code, seat: int, unseen: list[int], rng: Rng
) -> float:
    """Return the rough value of an action for `seat` in [0, 1], for all hands of other seats.

    `unseen` are all cards `seat` cannot see; the other hands in `table` do not matter.
    """
    after = table.clone()
    after.step(code, rng)
    if after.decision is None or after.turn != seat:
        return _outlook(after, seat, unseen)
    # A choice of suite follows: the seat takes the best.
    best = 0.0
    for choice in after.codes():
        chosen = after.clone()
        chosen.step(choice, rng)
        worth = _outlook(chosen, seat, unseen)
        if worth > best:
            best = worth
    return best


def _outlook(after: CannirState, seat: int, unseen: list[int]) -> float:
    """Return the rough value of a table for `seat` once its turn is over."""
    if after.decision is None:
        return 0.0  # The next seat has won, or all have lost: no seat wins by its own action.
    makers = len(breaking_cards(after, unseen))
    if after.owner == seat:
        stands = probability_of_none(len(unseen), makers, HAND_SIZE * (after.seats - 1))
        return stands + (1 - stands) * BROKEN_SUITE_VALUE
    if after.owner >= 0:
        return MUST_BREAK_VALUE * (1 - probability_of_none(len(unseen), makers, HAND_SIZE))
    return NO_SUITE_VALUE * probability_of_none(len(unseen), makers, HAND_SIZE)


def probability_of_none(unseen: int, bad: int, held: int) -> float:
    """Return the probability that `held` cards drawn from `unseen` contain no `bad` ones."""
    return comb(unseen - bad, held) / comb(unseen, held) if held <= unseen else 0.0


def best_of(table: CannirState, codes: list[Code], seat: int, unseen: list[int], rng: Rng) -> Code:
    """Return the action with the best value, a random one among equals."""
    best: list[Code] = []
    highest = -1.0
    for code in codes:
        worth = action_prospect(table, code, seat, unseen, rng)
        if worth > highest:
            best = []
            highest = worth
        if worth == highest:
            best.append(code)
    return best[rng.below(len(best))]
