"""Proofs in battles that decide a game: actions that certainly win it or let a rival win it.

A seat that has passed or has no cards can no longer help, and a seat whose own conquest wins the
game will not. Cards in other hands do not count; a rival's face-down card is assumed to be the
strongest.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.condottiere.cards import (
    BISHOP,
    COURTESAN,
    DRUM,
    HEROINE,
    MERCENARIES,
    SPRING,
    WINTER,
)
from engine.games.condottiere.rules.battle import POPE_OFF_MAP
from engine.games.condottiere.rules.core_state import BATTLE, FINAL, OVER
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, POPE, CondottiereState

#: The value of an action that loses the game.
LOST: Final = 0.0
#: The value of an action that wins the game; less if the victory is shared.
WON: Final = 1.0
#: The value of an action that does not decide the game.
UNPROVEN: Final = 0.5
#: The assumed kind of a face-down card: the strongest mercenary.
ASSUMED_FACE_DOWN: Final = MERCENARIES - 1


def verdicts(state: CondottiereState, codes: list[Code]) -> dict[Code, float]:
    """Return the actions with a certain result.

    WON: they win against every answer of other seats. LOST: they let a rival win.
    """
    if state.phase != BATTLE and state.phase != FINAL:
        return {}
    seat = state.turn
    alone = True
    last = True
    threat = False
    for other in range(state.rules.seats):
        if other == seat:
            continue
        wins = wins_by_conquest(state, other)
        threat = threat or wins
        if not state.passed_seats & BIT[other] and state.hands[other]:
            alone = False
            last = last and wins
    bare = state.clone()
    bare.passed_seats = state.rules.all_seats_mask & ~BIT[seat]
    certain = True
    for other in range(state.rules.seats):
        if other != seat and bare.face_down_seats & BIT[other]:
            bare.lines[other][-1] = ASSUMED_FACE_DOWN
            certain = False
    losing = last and (threat or _outcome(bare, PASS) == LOST)
    if not losing and not (certain and wins_by_conquest(state, seat)):
        return {}
    values: dict[Code, float] = {}
    helpless = True
    for code in codes:
        after = bare.clone()
        after.step(code, Rng(0))
        ended = not _battle_continues(bare, after)
        value = _end_value(bare, after) if ended else _best_outcome(after)
        if value == WON and certain and (alone or (ended and code < PASS)):
            values[code] = WON
        elif value == LOST and losing:
            values[code] = LOST
            continue
        helpless = False
    if values.get(PASS) == WON:
        return {PASS: WON}
    return {} if helpless else values


def wins_by_conquest(state: CondottiereState, seat: Seat) -> bool:
    """Return whether a seat wins the game if it wins this battle."""
    if state.phase == FINAL:
        return bool(state.participant_seats & BIT[seat])
    if seat == state.defender:
        return False
    return state.rules.is_won_with(state.owned[seat] | BIT[state.region])


def _battle_continues(before: CondottiereState, after: CondottiereState) -> bool:
    """Return whether the battle of `before` continues in `after`."""
    return (
        after.phase == before.phase
        and after.battle == before.battle
        and after.game == before.game
        and after.stake == before.stake
    )


def _end_value(before: CondottiereState, after: CondottiereState) -> float:
    """Return the value of the end of a battle for the seat that was to move.

    In a points match, a game that gives a rival more points counts as lost.
    """
    seat = before.turn
    if after.phase == OVER:
        return after.returns()[seat]
    if after.points != before.points:
        gained = [after.points[other] - before.points[other] for other in range(before.rules.seats)]
        if gained[seat] < max(gained):
            return LOST
    return UNPROVEN


def _outcome(state: CondottiereState, code: Code) -> float:
    after = state.clone()
    after.step(code, Rng(0))
    return _end_value(state, after)


def _best_outcome(state: CondottiereState) -> float:
    """Return the best value for the seat to move if no other seat lays a card.

    It tries all its strength at once, after any number of bishops, with either season or none.
    """
    hand = state.hands[state.turn]
    best = _outcome(state, PASS)
    strikes = 0
    if BISHOP in hand:
        if state.rules.has_pope:
            strikes = hand.count(BISHOP)
        elif state.phase == BATTLE:
            best = max(best, _outcome(state, BISHOP))
    seasons = [season for season in (WINTER, SPRING) if season in hand]
    plan = [kind for kind in hand if kind < MERCENARIES or kind in (DRUM, HEROINE, COURTESAN)]
    for number in range(strikes + 1):
        struck = [POPE + POPE_OFF_MAP] * number
        best = max(best, _play_out(state, struck + plan))
        for season in seasons:
            best = max(best, _play_out(state, [*struck, season, *plan]))
    return best


def _play_out(state: CondottiereState, plan: list[Code]) -> float:
    """Return the value of laying these cards and then passing."""
    after = state.clone()
    for code in plan:
        after.step(code, Rng(0))
    if _battle_continues(state, after):
        after.step(PASS, Rng(0))
    return _end_value(state, after)
