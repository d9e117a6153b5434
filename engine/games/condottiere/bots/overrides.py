"""Rules that replace a pass chosen by search with an action as good, and prefer faster wins.

A search resolves small differences poorly, and giving up a lead or a region looks absurd where
something else was as good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.condottiere.bots.blunders import CHEAP, is_alone, lead_left, win_declined
from engine.games.condottiere.bots.outlook import (
    seen_strengths,
    strength_with,
    winning_regions,
    would_win,
)
from engine.games.condottiere.cards import SURRENDER
from engine.games.condottiere.rules.battle import single_strength, strongest
from engine.games.condottiere.rules.regions import BIT, largest_group
from engine.games.condottiere.rules.state import CHOOSE_REGION, DECLINE, PASS, CondottiereState
from engine.games.condottiere.rules.table import BATTLE, CHOOSE, NOBODY
from engine.games.condottiere.views.sampler import world
from engine.games.condottiere.views.view import CondottiereView

#: The difference in win probability that a search cannot resolve.
NOISE = 0.03


def override(view: CondottiereView, code: Code, values: Mapping[Code, float]) -> Code:
    """Return the action to play instead of `code`, or `code`.

    `values`: the win probability a search found for each action it tried.
    """
    if code != PASS or code not in values:
        return code
    table = world(view, Rng(0))
    if table.phase != BATTLE or table.rules.hidden:
        return code
    return next(
        (better for better in _better_actions(table) if _is_as_good(values, better, code)), code
    )


def _better_actions(table: CondottiereState) -> list[Code]:
    """Return the actions preferable to a pass, the cheapest first."""
    strengths = {kind: single_strength(kind, table.season) for kind in table.hands[table.turn]}
    fighters = sorted(filter(strengths.get, strengths), key=lambda kind: (strengths[kind], kind))
    if lead_left(table, PASS):
        return [SURRENDER]
    if win_declined(table, PASS):
        return fighters
    return [kind for kind in fighters if _takes_cheaply(table, kind)]


def _takes_cheaply(table: CondottiereState, kind: int) -> bool:
    """Return whether a card beats a small strength, and no other seat can answer."""
    seat = table.turn
    totals = seen_strengths(table, seat)
    leader = strongest(totals)
    if leader in (NOBODY, seat, table.defender) or totals[leader] > CHEAP or not is_alone(table):
        return False
    return strength_with(table, seat, [kind]) > totals[leader]


def _is_as_good(values: Mapping[Code, float], other: Code, code: Code) -> bool:
    """Return whether a search found `other` as good as `code`."""
    return other in values and values[other] >= values[code] - NOISE


def soonest_win(view: CondottiereView, codes: Sequence[Code]) -> list[float]:
    """Return how near each action brings the seat to move to winning the game; [] if not known.

    A region counts by the regions still missing after it; where the contested region wins the game,
    an action counts if it leads.
    """
    table = world(view, Rng(0))
    seat = table.turn
    if table.phase == CHOOSE and any(single_strength(kind, 0) for kind in table.hands[seat]):
        return [_nearness(table, seat, code) for code in codes]
    if table.phase == BATTLE and would_win(table, seat):
        return [float(_leads_after(table, seat, code)) for code in codes]
    return []


def _nearness(table: CondottiereState, seat: int, code: Code) -> float:
    """Return 1 for a region that wins the game, less for each missing region, 0 for none."""
    if code == DECLINE:
        return 0.0
    region = BIT[code - CHOOSE_REGION]
    if winning_regions(table, seat) & region:
        return 1.0
    linked = largest_group(table.owned[seat] | region)
    missing = min(table.rules.group - linked, table.rules.total - table.holdings[seat] - 1)
    return 1.0 / (2.0 + max(0, missing))


def _leads_after(table: CondottiereState, seat: int, code: Code) -> bool:
    """Return whether the seat visibly leads the battle after an action, or has won it."""
    after = table.clone()
    after.step(code, Rng(0))
    if after.battle != table.battle or after.phase != BATTLE:
        return after.last_conqueror == seat
    return strongest(seen_strengths(after, seat)) == seat
