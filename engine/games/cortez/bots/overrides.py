"""Rules that replace an action chosen by search with one that is certainly no worse.

A search evaluates laid cards one by one and finds small differences; these rules compare whole
plans, and the two actions of a turn in either order, by what the seat to move can see.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cortez import codes
from engine.games.cortez.bots import action_values, candidates, combat_odds
from engine.games.cortez.bots.outlook import Prospect
from engine.games.cortez.bots.round_trips import errand
from engine.games.cortez.cards import CAMOUFLAGE, VALUE_SLOTS, WEAPON
from engine.games.cortez.rules import combat
from engine.games.cortez.rules.fight import ATTACKER, DEFENDER, CombatState, strength
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.reachable import SPOT, reached, troops_mask
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import ACT, KINDS, LAY, NOBODY, PARLEY_ANSWER
from engine.games.cortez.rules.turns import ACTIONS, RECRUITS
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.sampler import world
from engine.games.cortez.views.view import CortezView

#: The kinds of decision with such rules.
ASKED = (KINDS[ACT], KINDS[LAY], KINDS[PARLEY_ANSWER])
#: The difference in win probability that a search cannot resolve.
NOISE = 0.01
#: The most weapons may cost to win for certain, as a share of the stake.
MAX_WEAPON_SHARE = 0.3
#: The points by which two actions must be better than two others.
MIN_GAIN = 0.3


def override(view: CortezView, code: Code, values: Mapping[Code, float]) -> Code:
    """Return the action to play instead of `code`, or `code`.

    `values`: the win probability a search found for each action it tried.
    """
    if view.decision is None or view.decision.kind not in ASKED:
        return code
    table = world(view, Rng(0))
    if table.phase == ACT:
        return _temple_instead(table, _first_of_two(table, code))
    if table.phase == PARLEY_ANSWER:
        # Accept a payment worth as much as the combat: the cards are certain.
        paid = codes.ACCEPT in table.codes() and _worth_of(table, codes.ACCEPT) > 0.0
        return codes.ACCEPT if paid and _is_as_good(values, codes.ACCEPT, code) else code
    if code not in (codes.DONE, codes.SURRENDER):
        return code
    combat_state = combat.combat_of(table)
    side = combat.side_of(table, table.turn)
    stake = action_values.stake(Prospect(table, table.turn))
    if _wins_by_weapons(table, combat_state, side, stake):
        return codes.ADD_WEAPON
    raising = [other for other in values if other not in (codes.DONE, codes.SURRENDER)]
    if _is_precious(table, combat_state, side) and any(
        _is_as_good(values, other, code) for other in raising
    ):
        plan = combat_odds.best_laying(table, stake)
        if plan in raising:
            return plan
    if _is_behind(table, combat_state, side):
        return _worst_warrior(table, combat_state, side) or code
    return code


def _first_of_two(table: CortezState, code: Code) -> Code:
    """Return the action that should precede `code`, while both actions are left."""
    if table.actions_left < ACTIONS:
        return code
    if code == codes.DRAW:
        return _village_errand(table) or code
    if not codes.MOVE_TROOP <= code < codes.FLEE_TROOP:
        return code
    if table.on[(code - codes.MOVE_TROOP) % SQUARE_COUNT] != NOBODY:
        return codes.RECRUIT if _recruits_first(table, code) else code
    return _village_first(table, code)


def _village_errand(table: CortezState) -> Code | None:
    """Return a visit to a village whose troop comes back with the second action.

    None unless both the visit and the return are worth more than the alternatives. No other seat
    moves in between.
    """
    code = errand(table)
    if code is None:
        return None
    ahead = Prospect(table, table.turn)
    troop, village = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    base = codes.MOVE_TROOP + troop * SQUARE_COUNT
    likely = candidates.worthwhile(table, table.codes())
    others = [other for other in likely if not base <= other < base + SQUARE_COUNT]
    card = action_values.worth(ahead, codes.DRAW)
    best = max([action_values.worth(ahead, other) for other in [codes.DRAW, *others]])
    # With a full hand every card is worth less.
    gain = VILLAGES[village] * card
    back = ahead.square_value(table.at[troop]) - ahead.outside
    return code if gain > card + best and back > best else None


def _recruits_first(table: CortezState, code: Code) -> bool:
    """Return whether recruiting before an attack is worth more than an action after it."""
    troop, square = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    if table.warrior_count(table.turn) > RECRUITS or codes.RECRUIT not in table.codes():
        return False
    if CITY_NUMBERS[table.at[troop]] == table.objectives[table.turn] != 0:
        # A troop that leaves its temple needs the second action to come back.
        return False
    ahead = Prospect(table, table.turn)
    now = action_values.attack_worth(ahead, troop, square, False)
    then = action_values.attack_worth(ahead, troop, square, True)
    return then - now > MIN_GAIN + action_values.worth(ahead, codes.DRAW)


def _village_first(table: CortezState, code: Code) -> Code:
    """Return a move to a village instead of the free city square the same troop can reach from it.

    The visit must gain more than any other second action. In the other order the troop would end
    outside the city.
    """
    troop, square = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    if CITY_NUMBERS[table.at[troop]] or not CITY_NUMBERS[square]:
        return code
    base = codes.MOVE_TROOP + troop * SQUARE_COUNT
    likely = candidates.worthwhile(table, table.codes())
    others = [other for other in likely if not base <= other < base + SQUARE_COUNT]
    ahead = Prospect(table, table.turn)
    best_gain = (
        max([action_values.worth(ahead, other) for other in [codes.DRAW, *others]]) + MIN_GAIN
    )
    best = code
    for move in likely:
        village = move - base
        if base <= move < base + SQUARE_COUNT and VILLAGES[village]:
            gain = ahead.drawn_value(VILLAGES[village])
            if table.on[village] == NOBODY and gain > best_gain and _can_go_on(table, move, square):
                best, best_gain = move, gain
    return best


def _temple_instead(table: CortezState, code: Code) -> Code:
    """Return a move to the free temple of the objective instead of another city square."""
    temple = table.objectives[table.turn]
    if not temple or not codes.MOVE_TROOP <= code < codes.FLEE_TROOP:
        return code
    troop, square = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    home = CITY_SQUARES[temple - 1]
    if not CITY_NUMBERS[square] or table.on[square] != NOBODY or table.on[home] != NOBODY:
        return code
    # Only if it costs no more camouflage.
    barring = troops_mask(table.at, table.collars, table.turn)
    for paid in range(table.held(table.turn, CAMOUFLAGE) + 1):
        reachable = reached(table.at[troop], barring, table.broken, paid)
        if reachable & SPOT[home]:
            return codes.MOVE_TROOP + troop * SQUARE_COUNT + home
        if reachable & SPOT[square]:
            break
    return code


def _can_go_on(table: CortezState, code: Code, square: int) -> bool:
    """Return whether a troop can go on to a square after a move to a village."""
    troop, village = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    barring = troops_mask(table.at, table.collars, table.turn)
    held = table.held(table.turn, CAMOUFLAGE)
    for paid in range(held + 1):
        if reached(table.at[troop], barring, table.broken, paid) & SPOT[village]:
            return bool(reached(village, barring, table.broken, held - paid) & SPOT[square])
    return False


def _worth_of(table: CortezState, code: Code) -> float:
    return action_values.worths(table, [code])[0]


def _is_as_good(values: Mapping[Code, float], other: Code, code: Code) -> bool:
    """Return whether a search found `other` as good as `code`."""
    return other in values and code in values and values[other] >= values[code] - NOISE


def _is_precious(table: CortezState, combat_state: CombatState, side: int) -> bool:
    """Return whether the fighter defends its own collar, or its objective is at stake."""
    if side == DEFENDER and not combat_state.proxy:
        return True
    return CITY_NUMBERS[combat_state.square] == table.objectives[table.turn]


def _is_behind(table: CortezState, combat_state: CombatState, side: int) -> bool:
    """Return whether a side would probably lose with the cards it has laid."""
    guess = combat_odds.facing(table, combat_state, side)
    edge = -0.5 if side == ATTACKER else 0.5
    return not combat_state.laid[side] or combat_state.strength(side) + edge < guess[0]


def _worst_warrior(table: CortezState, combat_state: CombatState, side: int) -> Code | None:
    """Return the worst warrior if the fighter gains by laying and redrawing it, else None.

    This costs nothing in a lost combat, as long as the fighter redraws all it has laid and the
    warrior is no better than average.
    """
    seat = table.turn
    own = sum(card // VALUE_SLOTS == seat for card in combat_state.laid[side])
    if own >= RECRUITS:
        return None
    hand = combat_odds.hand_of(table, seat)
    return codes.ADD_WARRIOR + hand[-1] if hand and hand[-1] <= combat_odds.MEAN else None


def _wins_by_weapons(
    table: CortezState, combat_state: CombatState, side: int, stake: float
) -> bool:
    """Return whether weapons in hand make an uncertain combat certain at a reasonable cost.

    The other side must have laid all its warriors. Unseen ones count as the best.
    """
    seat, other = table.turn, 1 - side
    if table.warrior_count(combat_state.fighters[other]):
        return False
    known = [
        card % VALUE_SLOTS if card // VALUE_SLOTS == seat else VALUE_SLOTS - 1
        for card in combat_state.laid[other]
    ]
    maximum = strength(known, combat_state.weapons[other])
    own = [card % VALUE_SLOTS for card in combat_state.laid[side]]
    armed = combat_state.weapons[side]
    # The defender wins ties.
    minimum = maximum + 1 if side == ATTACKER else maximum
    for more in range(min(table.held(seat, WEAPON), len(own) - armed) + 1):
        if strength(own, armed + more) >= minimum:
            return 0.0 < more * combat_odds.WEAPON_COST <= MAX_WEAPON_SHARE * stake
    return False
