"""What is given in Condottiere in place of a pass that a search finds no better, and what is nearer
to winning than what a search finds as good.

Searches tell apart poorly what differs by little, and a person laughs at who throws a lead or a
region away where something else was as good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.condottiere.bots.blunders import CHEAP, alone, lead_left, win_declined
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

#: Chances of winning that a search cannot tell apart.
NOISE = 0.03


def override(view: CondottiereView, code: Code, values: Mapping[Code, float]) -> Code:
    """The answer to give instead of `code`, or `code`; `values`: what a search found of answers."""
    if code != PASS or code not in values:
        return code
    table = world(view, Rng(0))
    if table.phase != BATTLE or table.rules.hidden:
        return code
    return next((one for one in _rather(table) if _like(values, one, code)), code)


def _rather(table: CondottiereState) -> list[Code]:
    """What a person would sooner do than pass, the cheapest first."""
    strengths = {kind: single_strength(kind, table.season) for kind in table.hands[table.turn]}
    fighters = sorted(filter(strengths.get, strengths), key=lambda kind: (strengths[kind], kind))
    if lead_left(table, PASS):
        return [SURRENDER]
    if win_declined(table, PASS):
        return fighters
    return [kind for kind in fighters if _takes_cheaply(table, kind)]


def _takes_cheaply(table: CondottiereState, kind: int) -> bool:
    """Whether a card takes the region from who has next to nothing there, and nobody else may lay
    another.
    """
    seat = table.turn
    totals = seen_strengths(table, seat)
    leader = strongest(totals)
    if leader in (NOBODY, seat, table.defender) or totals[leader] > CHEAP or not alone(table):
        return False
    return strength_with(table, seat, [kind]) > totals[leader]


def _like(values: Mapping[Code, float], other: Code, code: Code) -> bool:
    """Whether a search found an answer as good as the one chosen."""
    return other in values and values[other] >= values[code] - NOISE


def soonest_win(view: CondottiereView, codes: Sequence[Code]) -> list[float]:
    """How near answers bring the seat asked to winning the game: regions by how many more it needs
    with them, the lead where the region that is fought for wins.
    """
    table = world(view, Rng(0))
    seat = table.turn
    if table.phase == CHOOSE and any(single_strength(kind, 0) for kind in table.hands[seat]):
        return [_nearness(table, seat, code) for code in codes]
    if table.phase == BATTLE and would_win(table, seat):
        return [float(_leads(table, seat, code)) for code in codes]
    return []


def _nearness(table: CondottiereState, seat: int, code: Code) -> float:
    """1 of a region that wins the game, less the more are needed after it; 0 of none."""
    if code == DECLINE:
        return 0.0
    region = BIT[code - CHOOSE_REGION]
    if winning_regions(table, seat) & region:
        return 1.0
    linked = largest_group(table.owned[seat] | region)
    missing = min(table.rules.group - linked, table.rules.total - table.holdings[seat] - 1)
    return 1.0 / (2.0 + max(0, missing))


def _leads(table: CondottiereState, seat: int, code: Code) -> bool:
    """Whether the seat is seen to lead the battle after an answer, or has won it."""
    after = table.clone()
    after.step(code, Rng(0))
    if after.battle != table.battle or after.phase != BATTLE:
        return after.last_conqueror == seat
    return strongest(seen_strengths(after, seat)) == seat
