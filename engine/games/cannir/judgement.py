"""What a seat can tell of a move from its own view: the chance that a suite stands, and advice."""

from __future__ import annotations

from math import comb

from engine.core import Code
from engine.games.cannir.events import CannirView
from engine.games.cannir.sampler import skeleton, world
from engine.games.cannir.state import HAND, CannirState
from engine.games.cannir.threats import breakers
from engine.rng import Rng

#: What a seat's chance is thought to be worth once its suite was broken.
BROKEN = 0.3
#: The same for a board without suites, if nobody can make one at once.
QUIET = 0.4
#: What another's suite is worth that a third seat must break.
TRUST = 0.2


def advise(view: CannirView, codes: list[Code], rng: Rng) -> Code:
    """The answer of best prospects one move ahead; by lot among equals."""
    seat = view.seat
    assert seat is not None
    _, unseen, _ = skeleton(view)
    table = world(view, rng)
    best: list[Code] = []
    highest = -1.0
    for code in codes:
        worth = prospect(table, code, seat, unseen)
        if worth > highest:
            best, highest = [], worth
        if worth == highest:
            best.append(code)
    return best[rng.below(len(best))]


def prospect(table: CannirState, code: Code, seat: int, unseen: list[int]) -> float:
    """Rough chance in [0, 1] of `seat` after an answer, whatever the others hold."""
    after = table.clone()
    after.step(code, Rng(0))
    if after.decision is None:
        return 1.0 if after.winner == seat else 0.0
    if after.turn == seat:  # a choice of suite follows: its own question
        after.step(after.codes()[0], Rng(0))
        if after.decision is None:
            return 0.0
    rival = after.turn
    others = HAND * (after.seats - 1)
    if after.owner == seat:
        stands = spared(len(unseen), len(breakers(after, rival, unseen)), others)
        return stands + (1 - stands) * BROKEN
    if after.owner == rival:
        return 0.0
    makers = len(breakers(after, rival, unseen))
    if after.owner >= 0:
        return TRUST * (1 - spared(len(unseen), makers, HAND))
    return QUIET * spared(len(unseen), makers, HAND)


def spared(unseen: int, bad: int, held: int) -> float:
    """Chance that none of `held` cards drawn from `unseen` is among `bad` of them."""
    return comb(unseen - bad, held) / comb(unseen, held) if held <= unseen else 0.0
