"""By how much a seat of Contrées wins or loses after an answer: what tells sure wins apart."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.bots.win_probability import chance
from engine.games.contrees.positions import world
from engine.games.contrees.state import TOWERS, ContreesState
from engine.games.contrees.views import ContreesView

#: Of one tile, a tower more demolished; no match demolishes so many.
RAZED = 1 / (10 * TOWERS)
#: Of one tile, what is within reach, by the logarithm of the odds of winning.
IN_REACH = RAZED / 1000


def margins(view: ContreesView, codes: Sequence[Code]) -> list[float]:
    """After the rival's best reply: tiles, then towers demolished, then how the land looks."""
    if view.phase != "conquest":
        return []
    before = world(view)
    return [_margin(before, code) for code in codes]


def last_tower(view: ContreesView, code: Code) -> Code:
    """An answer that ends the match with a greater lead than `code` does, or `code`."""
    before = world(view)
    lead = _ended(before, code)
    if lead is None:
        return code
    best = code
    for other in before.codes():
        found = _ended(before, other)
        if found is not None and found > lead:
            best, lead = other, found
    return best


def _ended(before: ContreesState, code: Code) -> float | None:
    """By how much an answer that ends the match wins or loses it; None: it goes on."""
    after = before.clone()
    after.step(code, Rng(0))
    return _lead(after, before.turn) if after.decision is None else None


def _margin(before: ContreesState, code: Code) -> float:
    seat = before.turn
    after = before.clone()
    after.step(code, Rng(0))
    if after.decision is None:
        return _lead(after, seat)
    likely = chance(after) if seat == 0 else 1.0 - chance(after)
    worst = _lead(after, seat)
    if after.turn != seat:
        for reply in after.codes():
            there = after.clone()
            there.step(reply, Rng(0))
            worst = min(worst, _lead(there, seat))
    return worst + IN_REACH * log(max(likely, 1e-12) / max(1.0 - likely, 1e-12))


def _lead(state: ContreesState, seat: int) -> float:
    """Tiles, white ones as three, and demolished towers."""
    score = state.score()
    razed = int(state.demolished[seat]) - int(state.demolished[1 - seat])
    return score[seat] - score[1 - seat] + RAZED * razed
