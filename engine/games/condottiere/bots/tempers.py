"""Preferences of the tempers at Condottiere."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import BOLD, CAREFUL, Code
from engine.games.condottiere.bots.outlook import seen_strengths, winning_regions
from engine.games.condottiere.cards import MERCENARIES, VALUE
from engine.games.condottiere.rules.battle import strongest
from engine.games.condottiere.rules.regions import BIT, NEIGHBOURS
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    PASS,
    POPE,
    CondottiereState,
)
from engine.games.condottiere.rules.table import BATTLE, CHOOSE, FINAL, NOBODY
from engine.games.condottiere.views.sampler import world
from engine.games.condottiere.views.view import CondottiereView

#: The value of a full preference, as win probability.
WORTH = 0.04
#: The strength of the highest mercenary.
DEAREST = max(VALUE)


def temper_bonus(view: CondottiereView, codes: Sequence[Code], temper: str) -> list[float]:
    """Return the preference for each action, as win probability.

    Bold prefers to take the lead in a battle. Careful prefers cheap mercenaries. Grudging acts
    against the winner of the last battle if the seat fought in it: it prefers to take the lead from
    that seat, to bar it from a winning region, and to fight for regions beside its own.
    """
    if view.phase not in ("battle", "final_battle", "choose_region"):
        return []
    table = world(view, Rng(0))
    if temper == BOLD:
        return [WORTH * _takes_lead(table, code) for code in codes]
    if temper == CAREFUL:
        return [WORTH * _thrift(table, code) for code in codes]
    foe = offender(table)
    if foe == NOBODY:
        return []
    return [WORTH * _acts_against(table, code, foe) for code in codes]


def offender(table: CondottiereState) -> int:
    """Return the seat that took the region the seat to move last fought for, or NOBODY."""
    seat, taker = table.turn, table.last_conqueror
    if taker in (NOBODY, seat) or not table.last_lines[seat]:
        return NOBODY
    return taker


def _takes_lead(table: CondottiereState, code: Code) -> bool:
    seat = table.turn
    if table.phase not in (BATTLE, FINAL) or code >= PASS:
        return False
    if strongest(seen_strengths(table, seat)) == seat:
        return False
    after = table.clone()
    after.step(code, Rng(0))
    fought_on = after.last_lines is table.last_lines
    return fought_on and strongest(seen_strengths(after, seat)) == seat


def _thrift(table: CondottiereState, code: Code) -> float:
    if table.phase not in (BATTLE, FINAL) or code >= MERCENARIES:
        return 0.0
    return 1.0 - VALUE[code] / DEAREST


def _acts_against(table: CondottiereState, code: Code, foe: int) -> bool:
    if table.phase == CHOOSE:
        region = code - CHOOSE_REGION
        return code < DECLINE and NEIGHBOURS[region] & table.owned[foe] > 0
    if POPE <= code < PASS:
        region = code - POPE
        return region < len(BIT) and winning_regions(table, foe) & BIT[region] > 0
    leads = strongest(seen_strengths(table, table.turn)) == foe
    return leads and _takes_lead(table, code)
