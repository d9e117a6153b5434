"""Rules that replace an action chosen by search with one that is certainly no worse.

A search evaluates laid cards one by one and finds small differences; these rules compare whole
plans, and the two actions of a turn in either order, by what the seat to move can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cortez import codes
from engine.games.cortez.bots import action_values, candidates, combat_odds
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.bots.round_trips import village_errand
from engine.games.cortez.cards import CAMOUFLAGE, VALUE_SLOTS, WEAPON
from engine.games.cortez.rules import combat
from engine.games.cortez.rules.combat_data import ATTACKER, DEFENDER, CombatState, strength
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    BID_PHASE,
    COMBAT_STEP_PHASE,
    DECISION_KINDS,
    KEEP_PROVISIONS_PHASE,
    KEEP_WARRIORS_PHASE,
    MERCENARY_PHASE,
    NOBODY,
    PARLEY_ANSWER_PHASE,
)
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.reachable import SQUARE_BIT, reachable_mask, troops_mask
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN, RECRUIT_COUNT
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

#: The kinds of decision for which an override exists.
OVERRIDDEN_KINDS = (
    DECISION_KINDS[ACTION_PHASE],
    DECISION_KINDS[COMBAT_STEP_PHASE],
    DECISION_KINDS[PARLEY_ANSWER_PHASE],
    DECISION_KINDS[BID_PHASE],
    DECISION_KINDS[MERCENARY_PHASE],
)
#: The difference in win probability that a search cannot resolve.
SEARCH_NOISE = 0.01
#: The greatest share of the stake that a certain win may cost in weapons.
MAX_WEAPON_SHARE = 0.3
#: The points by which two actions must be better than two others.
MIN_GAIN = 0.3
#: The points by which kept provisions may be worth less than the best choice: which of two useful
#: cards serves more depends on plans that their values do not know.
MAX_LOSS = 0.75


def override(view: CortezView, code: Code, values: Mapping[Code, float]) -> Code:
    """Return a better action than `code`, or `code` if none is certain to be better.

    `values` is the win probability a search found for each action it tried.
    """
    if view.decision is None or view.decision.kind not in OVERRIDDEN_KINDS:
        return code
    if view.decision.kind == DECISION_KINDS[BID_PHASE]:
        # The auction goes on: what a higher bid would gain can still be bid later.
        lower = (other for other in values if codes.BID_AMOUNT <= other < code)
        return min((other for other in lower if _is_as_good(values, other, code)), default=code)
    if view.decision.kind == DECISION_KINDS[MERCENARY_PHASE]:
        # Help that brings nothing gives cards away.
        return codes.PASS if _is_as_good(values, codes.PASS, code) else code
    state = sample_world(view, Rng(0))
    if state.phase == ACTION_PHASE:
        return _prefer_temple(state, _first_of_two(state, code))
    if state.phase == PARLEY_ANSWER_PHASE:
        # Accept a payment worth as much as the combat: the cards are certain.
        paid = codes.ACCEPT in state.codes() and _worth_of(state, codes.ACCEPT) > 0.0
        return codes.ACCEPT if paid and _is_as_good(values, codes.ACCEPT, code) else code
    if code not in (codes.DONE, codes.SURRENDER):
        return code
    combat_state = combat.combat_of(state)
    side = combat.side_of(state, state.turn)
    stake = action_values.stake(Outlook(state, state.turn))
    if _wins_by_weapons(state, combat_state, side, stake):
        return codes.ADD_WEAPON
    raising = [other for other in values if other not in (codes.DONE, codes.SURRENDER)]
    if _is_precious(state, combat_state, side) and any(
        _is_as_good(values, other, code) for other in raising
    ):
        plan = combat_odds.best_laying(state, stake)
        if plan in raising:
            return plan
    if _is_behind(state, combat_state, side):
        return _worst_warrior(state, combat_state, side) or code
    return code


def sensible_codes(view: CortezView, legal: Sequence[Code]) -> Sequence[Code]:
    """Return the actions without those that keep worse cards than another one.

    Of warriors only the best are worth keeping, of provisions those whose value beside the others
    of their kind is about the highest. Who has helped one side of a combat does not help the other.
    All other decisions keep all their actions.
    """
    kind = view.decision.kind if view.decision is not None else ""
    if kind == DECISION_KINDS[MERCENARY_PHASE]:
        return _without_contrary_help(view, legal)
    if kind == DECISION_KINDS[KEEP_WARRIORS_PHASE]:
        loss = 0.0
    elif kind == DECISION_KINDS[KEEP_PROVISIONS_PHASE]:
        loss = MAX_LOSS
    else:
        return legal
    values = action_values.action_values(sample_world(view, Rng(0)), list(legal))
    minimum = max(values) - loss
    return [code for code, value in zip(legal, values, strict=True) if value >= minimum]


def _without_contrary_help(view: CortezView, legal: Sequence[Code]) -> Sequence[Code]:
    """Return the actions without help against a side to which the seat has lent a warrior."""
    if view.combat is None or view.decision is None:
        return legal
    seat = view.decision.seat
    laid = view.combat.laid
    helped = [
        side for side in (ATTACKER, DEFENDER) if any(card.seat == seat for card in laid[side])
    ]
    if not helped:
        return legal
    offers = range(codes.HELP, codes.TRADE_WITH)
    return [code for code in legal if code not in offers or codes.helped_side(code) in helped]


def _first_of_two(state: CortezState, code: Code) -> Code:
    """Return the action that should precede `code`, while both actions are left."""
    if state.actions_left < ACTIONS_PER_TURN:
        return code
    if code == codes.DRAW:
        return _prefer_errand(state) or code
    if not codes.MOVE_TROOP <= code < codes.FLIGHT_TROOP:
        return code
    if state.troop_on_square[(code - codes.MOVE_TROOP) % SQUARE_COUNT] != NOBODY:
        return codes.RECRUIT if _should_recruit_first(state, code) else code
    return _prefer_village_first(state, code)


def _prefer_errand(state: CortezState) -> Code | None:
    """Return a visit to a village whose troop comes back with the second action.

    None unless both the visit and the return are worth more than the alternatives. No other seat
    moves in between.
    """
    code = village_errand(state)
    if code is None:
        return None
    prospect = Outlook(state, state.turn)
    troop, village = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    base = codes.MOVE_TROOP + troop * SQUARE_COUNT
    likely = candidates.best_actions(state, state.codes())
    others = [other for other in likely if not base <= other < base + SQUARE_COUNT]
    card = action_values.action_value(prospect, codes.DRAW)
    best = max([action_values.action_value(prospect, other) for other in [codes.DRAW, *others]])
    # With a full hand every card is worth less.
    gain = VILLAGES[village] * card
    back = prospect.square_value(state.square_of_troop[troop]) - prospect.outside
    return code if gain > card + best and back > best else None


def _should_recruit_first(state: CortezState, code: Code) -> bool:
    """Return whether recruiting before an attack is worth more than an action after it."""
    troop, square = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    if state.warrior_count(state.turn) > RECRUIT_COUNT or codes.RECRUIT not in state.codes():
        return False
    if CITY_NUMBERS[state.square_of_troop[troop]] == state.objectives[state.turn] != 0:
        # A troop that leaves its temple needs the second action to come back.
        return False
    prospect = Outlook(state, state.turn)
    now = action_values.attack_worth(prospect, troop, square, reinforced=False)
    then = action_values.attack_worth(prospect, troop, square, reinforced=True)
    return then - now > MIN_GAIN + action_values.action_value(prospect, codes.DRAW)


def _prefer_village_first(state: CortezState, code: Code) -> Code:
    """Return a move to a village instead of the free city square the same troop can reach from it.

    The visit must gain more than any other second action. In the other order the troop would end
    outside the city.
    """
    troop, square = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    if CITY_NUMBERS[state.square_of_troop[troop]] or not CITY_NUMBERS[square]:
        return code
    base = codes.MOVE_TROOP + troop * SQUARE_COUNT
    likely = candidates.best_actions(state, state.codes())
    others = [other for other in likely if not base <= other < base + SQUARE_COUNT]
    prospect = Outlook(state, state.turn)
    best_gain = (
        max([action_values.action_value(prospect, other) for other in [codes.DRAW, *others]])
        + MIN_GAIN
    )
    best = code
    for move in likely:
        village = move - base
        if base <= move < base + SQUARE_COUNT and VILLAGES[village]:
            gain = prospect.drawn_value(VILLAGES[village])
            if (
                state.troop_on_square[village] == NOBODY
                and gain > best_gain
                and _can_go_on(state, move, square)
            ):
                best, best_gain = move, gain
    return best


def sounder_codes(view: CortezView, code: Code) -> Sequence[Code]:
    """Return the move to the temple of the objective where `code` enters the city elsewhere."""
    if view.decision is None or view.decision.kind != DECISION_KINDS[ACTION_PHASE]:
        return ()
    better = _prefer_temple(sample_world(view, Rng(0)), code)
    return () if better == code else (better,)


def _prefer_temple(state: CortezState, code: Code) -> Code:
    """Return a move to the free temple of the objective instead of another city square."""
    temple = state.objectives[state.turn]
    if not temple or not codes.MOVE_TROOP <= code < codes.FLIGHT_TROOP:
        return code
    troop, square = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    home = CITY_SQUARES[temple - 1]
    if (
        not CITY_NUMBERS[square]
        or state.troop_on_square[square] != NOBODY
        or state.troop_on_square[home] != NOBODY
    ):
        return code
    # Only if it costs no more camouflage.
    barring = troops_mask(state.square_of_troop, state.collars, state.turn)
    for camouflage_paid in range(state.held_count(state.turn, CAMOUFLAGE) + 1):
        reachable = reachable_mask(
            state.square_of_troop[troop], barring, state.broken_bridges, camouflage_paid
        )
        if reachable & SQUARE_BIT[home]:
            return codes.MOVE_TROOP + troop * SQUARE_COUNT + home
        if reachable & SQUARE_BIT[square]:
            break
    return code


def _can_go_on(state: CortezState, code: Code, square: int) -> bool:
    """Return whether a troop can go on to a square after a move to a village."""
    troop, village = divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)
    barring = troops_mask(state.square_of_troop, state.collars, state.turn)
    camouflage = state.held_count(state.turn, CAMOUFLAGE)
    for camouflage_paid in range(camouflage + 1):
        if (
            reachable_mask(
                state.square_of_troop[troop], barring, state.broken_bridges, camouflage_paid
            )
            & SQUARE_BIT[village]
        ):
            return bool(
                reachable_mask(village, barring, state.broken_bridges, camouflage - camouflage_paid)
                & SQUARE_BIT[square]
            )
    return False


def _worth_of(state: CortezState, code: Code) -> float:
    """Return the worth of an action, in points."""
    return action_values.action_values(state, [code])[0]


def _is_as_good(values: Mapping[Code, float], other: Code, code: Code) -> bool:
    """Return whether a search found `other` as good as `code`."""
    return other in values and code in values and values[other] >= values[code] - SEARCH_NOISE


def _is_precious(state: CortezState, combat_state: CombatState, side: int) -> bool:
    """Return whether the fighter defends its own collar, or its objective is at stake."""
    if side == DEFENDER and not combat_state.is_by_proxy:
        return True
    return CITY_NUMBERS[combat_state.square] == state.objectives[state.turn]


def _is_behind(state: CortezState, combat_state: CombatState, side: int) -> bool:
    """Return whether a side would probably lose with the cards it has laid."""
    expected = combat_odds.opposing_strength(state, combat_state, side)
    edge = -0.5 if side == ATTACKER else 0.5
    return not combat_state.laid[side] or combat_state.strength(side) + edge < expected[0]


def _worst_warrior(state: CortezState, combat_state: CombatState, side: int) -> Code | None:
    """Return the worst warrior if the fighter gains by laying and redrawing it, else None.

    This costs nothing in a lost combat, as long as the fighter redraws all it has laid and the
    warrior is no better than average.
    """
    seat = state.turn
    own_count = sum(card // VALUE_SLOTS == seat for card in combat_state.laid[side])
    if own_count >= RECRUIT_COUNT:
        return None
    hand = combat_odds.hand_of(state, seat)
    return (
        codes.ADD_WARRIOR + hand[-1]
        if hand and hand[-1] <= combat_odds.MEAN_WARRIOR_STRENGTH
        else None
    )


def _wins_by_weapons(
    state: CortezState, combat_state: CombatState, side: int, stake: float
) -> bool:
    """Return whether weapons in hand make an uncertain combat certain at a reasonable cost.

    The other side must have laid all its warriors. Unseen ones count as the best.
    """
    seat, other = state.turn, 1 - side
    if state.warrior_count(combat_state.fighters[other]):
        return False
    rival_values = [
        card % VALUE_SLOTS if card // VALUE_SLOTS == seat else VALUE_SLOTS - 1
        for card in combat_state.laid[other]
    ]
    maximum = strength(rival_values, combat_state.weapons[other])
    own_values = [card % VALUE_SLOTS for card in combat_state.laid[side]]
    armed = combat_state.weapons[side]
    # The defender wins ties.
    minimum = maximum + 1 if side == ATTACKER else maximum
    for extra_weapons in range(min(state.held_count(seat, WEAPON), len(own_values) - armed) + 1):
        if strength(own_values, armed + extra_weapons) >= minimum:
            return 0.0 < extra_weapons * combat_odds.WEAPON_COST <= MAX_WEAPON_SHARE * stake
    return False
