"""What a seat can tell of a move without seeing other hands: the chance that a suite stands.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import comb
from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cannir.bots.threats import breakers
from engine.games.cannir.state import HAND, CannirState

#: What everybody losing by the empty pile is worth to a bot: better than another's win.
PILE_REWARD: Final = 0.1
#: What a seat's chance is thought to be worth once its suite was broken.
BROKEN: Final = 0.3
#: The same for a board without suites, if nobody can make one at once.
QUIET: Final = 0.4
#: What another's suite is worth that a third seat must break.
TRUST: Final = 0.2


def prospect(table: CannirState, code: Code, seat: int, unseen: list[int], rng: Rng) -> float:
    """Rough chance in [0, 1] of `seat` after an answer, whatever the others hold.

    `unseen` are all cards `seat` cannot see; who really holds them in `table` plays no part.
    """
    after = table.clone()
    after.step(code, rng)
    if after.decision is None:
        return 1.0 if after.winner == seat else 0.0
    if after.turn == seat:  # a choice of suite follows; each is as long as the other
        after.step(after.codes()[0], rng)
    rival = after.turn
    makers = len(breakers(after, rival, unseen))
    if after.owner == seat:
        stands = spared(len(unseen), makers, HAND * (after.seats - 1))
        return stands + (1 - stands) * BROKEN
    if after.owner == rival:
        return 0.0
    if after.owner >= 0:
        return TRUST * (1 - spared(len(unseen), makers, HAND))
    return QUIET * spared(len(unseen), makers, HAND)


def spared(unseen: int, bad: int, held: int) -> float:
    """Chance that none of `held` cards drawn from `unseen` is among `bad` of them."""
    return comb(unseen - bad, held) / comb(unseen, held) if held <= unseen else 0.0


def best_of(table: CannirState, codes: list[Code], seat: int, unseen: list[int], rng: Rng) -> Code:
    """The answer of best prospects; by lot among equals."""
    best: list[Code] = []
    highest = -1.0
    for code in codes:
        worth = prospect(table, code, seat, unseen, rng)
        if worth > highest:
            best = []
            highest = worth
        if worth == highest:
            best.append(code)
    return best[rng.below(len(best))]
