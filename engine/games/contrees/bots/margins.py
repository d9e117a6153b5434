"""The margin of a win or loss after an action, to compare certain wins, and the last tower."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.bots.win_probability import chance
from engine.games.contrees.ending import final_lead
from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.positions import world_of
from engine.games.contrees.replies import richest_prize
from engine.games.contrees.state import TOWER_COUNT, WHITE_TILE_POINTS, ContreesState
from engine.games.contrees.views import ContreesView

#: The value of a demolished tower in tiles; no match can demolish enough to outweigh a tile.
DEMOLISHED_VALUE = 1 / (10 * TOWER_COUNT)
#: The least advantage: less than one demolished tower.
TOWER_LEAST = DEMOLISHED_VALUE / 2
#: The difference in win probability that a short search cannot resolve, with that of a temper.
SEARCH_NOISE = 0.08
#: Maximum number of actions whose margins are called better.
MAX_BETTER = 6
#: The weight of the lead after the best reply beside that at the end, less than a demolished tower.
SOON_WEIGHT = DEMOLISHED_VALUE / 300
#: The weight of the log odds of winning in tiles, less than any demolished tower.
LOG_ODDS_WEIGHT = DEMOLISHED_VALUE / 1000


def margins(view: ContreesView, codes: Sequence[Code]) -> list[float]:
    """Return the margin of each action after the rival's best reply, or at the end if that is near.

    It counts tiles, then demolished towers, then the estimated win probability.
    """
    if view.phase != "conquest":
        return []
    before = world_of(view)
    return [_margin(before, code) for code in codes]


def better_margins(view: ContreesView, code: Code, least: float) -> list[Code]:
    """Return the actions with the greatest margins, if they exceed that of `code` by `least`.

    They take or keep most for certain. The greatest comes first.
    """
    if view.phase != "conquest":
        return []
    codes = world_of(view).codes()
    margin_by_code = dict(zip(codes, margins(view, codes), strict=True))
    enough = [other for other in codes if margin_by_code[other] > margin_by_code[code] + least]
    return sorted(enough, key=lambda other: -margin_by_code[other])[:MAX_BETTER]


def gains(view: ContreesView, codes: Sequence[Code]) -> list[float]:
    """Return what each action takes at once, below 1: tiles first, then razed towers."""
    if view.phase != "conquest":
        return []
    before = world_of(view)
    lead, most = _lead(before, before.turn), 2 * WHITE_TILE_POINTS * TILE_COUNT
    values = []
    for code in codes:
        after = before.clone()
        after.step(code, Rng(0))
        values.append(max(0.0, _lead(after, before.turn) - lead) / most)
    return values


def prize_taken(view: ContreesView, code: Code, values: Mapping[Code, float]) -> Code:
    """Return the tower for which `code` gives up too much (`richest_prize`), or `code`.

    `values` are what a search found. One that it values much less than `code` is not returned.
    """
    if view.phase != "conquest":
        return code
    prize = richest_prize(world_of(view), code)
    if prize is None or values.get(prize, 1.0) < values.get(code, 0.0) - SEARCH_NOISE:
        return code
    return prize


def last_tower(view: ContreesView, code: Code) -> Code:
    """Return an action that ends the match with a greater margin than `code`, or `code`."""
    before = world_of(view)
    lead = _end_margin(before, code)
    if lead is None:
        return code
    best = code
    for other in before.codes():
        margin = _end_margin(before, other)
        if margin is not None and margin > lead:
            best, lead = other, margin
    return best


def _end_margin(before: ContreesState, code: Code) -> float | None:
    """Return the margin of an action that ends the match; None if the match goes on."""
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
    final = final_lead(after, seat)
    if final is not None:
        # Of actions that end alike, the one that takes first is better.
        worst = final[0] + DEMOLISHED_VALUE * final[1] + SOON_WEIGHT * worst
    return worst + LOG_ODDS_WEIGHT * log(max(likely, 1e-12) / max(1.0 - likely, 1e-12))


def _lead(state: ContreesState, seat: int) -> float:
    """Return the lead in tiles, white ones as three, and in demolished towers."""
    score = state.score()
    demolished = int(state.demolished[seat]) - int(state.demolished[1 - seat])
    return score[seat] - score[1 - seat] + DEMOLISHED_VALUE * demolished
