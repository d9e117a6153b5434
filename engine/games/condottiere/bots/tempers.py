"""Preferences of the tempers at Condottiere."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import BOLD, CAREFUL, Code
from engine.games.condottiere.bots.outlook import seen_strengths, winning_regions
from engine.games.condottiere.cards import MERCENARIES, VALUE
from engine.games.condottiere.rules.battle import sole_leader
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, FINAL, NOBODY
from engine.games.condottiere.rules.regions import BIT, NEIGHBOURS
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    PASS,
    POPE,
    CondottiereState,
)
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.view import CondottiereView

#: The value of a full preference, as win probability.
PREFERENCE_VALUE = 0.04
#: The strength of the highest mercenary.
MAX_MERCENARY_STRENGTH = max(VALUE)


def temper_bonus(view: CondottiereView, codes: Sequence[Code], temper: str) -> list[float]:
    """Return the preference for each action, as win probability; empty if there is none here.

    Bold prefers to take the lead in a battle. Careful prefers cheap mercenaries. Grudging acts
    against the winner of the last battle if the seat fought in it: it prefers to take the lead from
    that seat, to bar it from a winning region, and to fight for regions beside its own.
    """
    if view.phase not in ("battle", "final_battle", "choose_region"):
        return []
    state = sample_world(view, Rng(0))
    if temper == BOLD:
        return [PREFERENCE_VALUE * _takes_lead(state, code) for code in codes]
    if temper == CAREFUL:
        return [PREFERENCE_VALUE * _thrift(state, code) for code in codes]
    foe = last_victor(state)
    if foe == NOBODY:
        return []
    return [PREFERENCE_VALUE * _acts_against(state, code, foe) for code in codes]


def last_victor(state: CondottiereState) -> int:
    """Return the seat that took the region the seat to move last fought for, or NOBODY."""
    seat, victor = state.turn, state.last_conqueror
    if victor in (NOBODY, seat) or not state.last_lines[seat]:
        return NOBODY
    return victor


def _takes_lead(state: CondottiereState, code: Code) -> bool:
    """Return whether a card takes the lead while the battle goes on."""
    seat = state.turn
    if state.phase not in (BATTLE, FINAL) or code >= PASS:
        return False
    if sole_leader(seen_strengths(state, seat)) == seat:
        return False
    after = state.clone()
    after.step(code, Rng(0))
    fought_on = after.last_lines is state.last_lines
    return fought_on and sole_leader(seen_strengths(after, seat)) == seat


def _thrift(state: CondottiereState, code: Code) -> float:
    """Return how cheap a mercenary is, from 0 to 1; 0 for any other action."""
    if state.phase not in (BATTLE, FINAL) or code >= MERCENARIES:
        return 0.0
    return 1.0 - VALUE[code] / MAX_MERCENARY_STRENGTH


def _acts_against(state: CondottiereState, code: Code, foe: int) -> bool:
    """Return whether an action hurts the seat `foe`: in the battle, by the Pope, or on the map."""
    if state.phase == CHOOSE:
        region = code - CHOOSE_REGION
        return code < DECLINE and NEIGHBOURS[region] & state.owned[foe] > 0
    if POPE <= code < PASS:
        region = code - POPE
        return region < len(BIT) and winning_regions(state, foe) & BIT[region] > 0
    leads = sole_leader(seen_strengths(state, state.turn)) == foe
    return leads and _takes_lead(state, code)
