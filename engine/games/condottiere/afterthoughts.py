"""What is given in Condottiere in place of a pass that a search finds no better.

Searches tell apart poorly what differs by little, and a person laughs at who throws a lead or a
region away where something else was as good.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Code
from engine.games.condottiere.battle import single_strength, strongest
from engine.games.condottiere.cards import SURRENDER
from engine.games.condottiere.lapses import CHEAP, alone, lead_left, win_declined
from engine.games.condottiere.prospects import seen_strengths, strength_with
from engine.games.condottiere.sampler import world
from engine.games.condottiere.state import PASS, CondottiereState
from engine.games.condottiere.table import BATTLE, NOBODY
from engine.games.condottiere.views import CondottiereView
from engine.rng import Rng

#: Chances of winning that a search cannot tell apart.
NOISE = 0.03


def afterthought(view: CondottiereView, code: Code, values: Mapping[Code, float]) -> Code:
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
