"""Who keeps a rival from winning the game by a region, and must not leave it to others.

What the others will do is not known; that they do not is lost for certain.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.condottiere.bots.outlook import (
    exposed,
    may_win,
    seen_strengths,
    whole_strength,
    would_win,
)
from engine.games.condottiere.rules.battle import strongest
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, CondottiereState
from engine.games.condottiere.rules.table import BATTLE, NOBODY

#: With so many cards nobody leaves a rival to a single other seat.
MANY: Final = 5


def guarding(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """Those of the answers that do not leave the game to a rival who takes the region, where a card
    stops it: for the last seat that can, and with many cards for the last but one, too.
    """
    if state.phase != BATTLE or state.target or state.rules.hidden:
        return codes
    seat = state.turn
    leader = strongest(seen_strengths(state, seat))
    # Seats besides both who may still lay cards.
    awake = [
        other
        for other in range(state.rules.seats)
        if other not in (seat, leader) and state.hands[other] and not state.passed & BIT[other]
    ]
    rival = leader
    if leader == NOBODY and len(awake) == 1:
        # Left alone with the region, it takes it.
        rival = awake.pop()
    if rival in (NOBODY, seat, state.defender) or not would_win(state, rival):
        return codes
    if len(awake) > 1 or (awake and len(state.hands[seat]) < MANY):
        return codes
    stopping = [code for code in codes if stops(state, code, rival)]
    if not stopping and not (awake and outbids(state, rival)):
        return codes
    if awake or leader == NOBODY or state.passed & BIT[rival]:
        # There is time to lay something else first.
        return [code for code in codes if code not in (PASS, PASS_REVEAL)]
    return stopping


def stops(state: CondottiereState, code: Code, rival: Seat) -> bool:
    """Whether after a card of the seat asked, as that seat sees it, the rival does not lead."""
    if code in (PASS, PASS_REVEAL):
        return False
    after = state.clone()
    after.step(code, Rng(0))
    if after.decision is None or after.battle != state.battle:
        return after.decision is not None
    return strongest(seen_strengths(after, state.turn)) != rival


def outbids(state: CondottiereState, rival: Seat) -> bool:
    """Whether the whole hand of the seat asked brings its line above the rival's."""
    seat = state.turn
    return whole_strength(state, seat) > seen_strengths(state, seat)[rival]


def keeping_watch(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """The answers without passing, for the last seat that keeps a rival from the game: he is
    behind, but may well take the lead, and a card in hand makes it harder for him.
    """
    if PASS not in codes or state.phase != BATTLE or state.target or state.rules.hidden:
        return codes
    seat = state.turn
    if not exposed(state, seat):
        return codes
    for other in range(state.rules.seats):
        if other == seat or state.passed & BIT[other] or not state.hands[other]:
            continue
        if not may_win(state, other):
            return codes
    if any(hardens(state, code) for code in codes):
        return [code for code in codes if code != PASS]
    return codes


def hardens(state: CondottiereState, code: Code) -> bool:
    """Whether a card of the seat asked raises what a rival must exceed, or ends the battle and not
    the game.
    """
    if code == PASS:
        return False
    seat = state.turn
    after = state.clone()
    after.step(code, Rng(0))
    if after.decision is None or after.battle != state.battle:
        return after.decision is not None
    totals = seen_strengths(after, seat)
    return strongest(totals) == seat and totals[seat] > max(seen_strengths(state, seat))
