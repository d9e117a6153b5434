"""Expected strengths in a combat, chances of winning, and the next card to lay.

Of other seats it uses only the sizes of hands and the provisions all seats know.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from engine.games.cortez import codes
from engine.games.cortez.cards import FOOD, PROVISION_TYPE_COUNT, VALUE_SLOTS, WEAPON
from engine.games.cortez.rules import combat
from engine.games.cortez.rules.combat_data import (
    ATTACKER,
    DEFENDER,
    OPENING,
    REPLY,
    CombatState,
    strength,
)
from engine.games.cortez.rules.core_state import CoreState
from engine.games.cortez.rules.turns import RECRUIT_COUNT

#: The average strength of an unseen warrior.
MEAN_WARRIOR_STRENGTH: Final = 3.0
#: The average strength a weapon adds to the best unseen warriors.
MEAN_WEAPON_STRENGTH: Final = 4.2
#: The variance of an unseen warrior.
WARRIOR_VARIANCE: Final = 2.8
#: The variance of the strength added by a weapon.
WEAPON_VARIANCE: Final = 6.0
#: The share of a hand its holder brings to a fight before it has laid cards.
INITIAL_HAND_SHARE: Final = 0.85
#: The share of the rest of a hand its holder adds afterwards.
RAISED_HAND_SHARE: Final = 0.3
#: The cost of laying a warrior that is not redrawn.
WARRIOR_COST: Final = 0.45
#: The cost of each point of a laid warrior's value above the average.
SWAP_COST: Final = 0.08
#: The cost of laying a weapon.
WEAPON_COST: Final = 0.9
#: The probability that a number of unknown provisions contains a food.
FOOD_PROBABILITIES: Final[list[float]] = [1.0 - 0.75**number for number in range(20)]
#: The most warriors that a plan adds.
MAX_PLANNED_WARRIORS: Final = 9
#: The most weapons that a plan adds.
MAX_PLANNED_WEAPONS: Final = 4


def own_strength(state: CoreState, seat: int) -> float:
    """Return the strength of all cards of a seat."""
    return strength_with_weapons(hand_of(state, seat), state.held_count(seat, WEAPON))


def hand_of(state: CoreState, seat: int) -> list[int]:
    """Return the values of a seat's warriors, the best first."""
    values: list[int] = []
    for value in range(VALUE_SLOTS - 1, 0, -1):
        for _ in range(state.warriors[seat * VALUE_SLOTS + value]):
            values.append(value)
    return values


def strength_with_weapons(values: list[int], weapons: int) -> float:
    """Return the strength of warriors, listed best first, with this number of weapons."""
    return float(sum(values) + sum(values[:weapons]))


def weapons_of(state: CoreState, seat: int) -> float:
    """Return the expected number of weapons of another seat."""
    known = state.known_provisions[seat * PROVISION_TYPE_COUNT + WEAPON]
    return known + hidden_provisions(state, seat) / PROVISION_TYPE_COUNT


def food_probability(state: CoreState, seat: int) -> float:
    """Return the probability that another seat holds a food."""
    if state.known_provisions[seat * PROVISION_TYPE_COUNT + FOOD]:
        return 1.0
    number = hidden_provisions(state, seat)
    return FOOD_PROBABILITIES[number] if number < len(FOOD_PROBABILITIES) else 1.0 - 0.75**number


def hidden_provisions(state: CoreState, seat: int) -> int:
    """Return the number of provisions of another seat whose type is not known."""
    hidden = 0
    first = seat * PROVISION_TYPE_COUNT
    for i in range(first, first + PROVISION_TYPE_COUNT):
        hidden += state.provisions[i] - state.known_provisions[i]
    return max(0, hidden)


def reserve(state: CoreState, seat: int, buys: bool) -> list[float]:
    """Return mean and variance of the strength another seat can bring, from the size of its hands.

    `buys`: it may still buy warriors for a food.
    """
    warriors = float(state.warrior_count(seat))
    if buys and _has_warriors(state.decks[state.nations[seat]]):
        warriors += RECRUIT_COUNT * food_probability(state, seat)
    armed = min(warriors, weapons_of(state, seat)) if warriors else 0.0
    return [
        MEAN_WARRIOR_STRENGTH * warriors + MEAN_WEAPON_STRENGTH * armed,
        WARRIOR_VARIANCE * warriors + WEAPON_VARIANCE * armed + 1.0,
    ]


def _has_warriors(deck: list[list[int]]) -> bool:
    """Return whether a deck has a card to draw."""
    for batch in deck:
        for number in batch:
            if number:
                return True
    return False


def probability_above(own: float, mean: float, variance: float) -> float:
    """Return the probability that a strength exceeds one of this mean and variance."""
    return _above(own, mean, sqrt(variance))


def _above(own: float, mean: float, deviation: float) -> float:
    """Return the probability that a strength exceeds one of this mean and standard deviation."""
    return 1.0 / (1.0 + exp(-1.7 * (own - mean) / deviation))


def chance(state: CoreState, own: float, defender: int) -> float:
    """Return the probability that all of a strength beats a defender that may buy warriors."""
    return chances(state, own, own, defender)[0]


def chances(state: CoreState, own: float, more: float, defender: int) -> list[float]:
    """Return the same for two strengths of the attacker."""
    guess = reserve(state, defender, buys=True)
    mean = INITIAL_HAND_SHARE * guess[0] + 0.5
    deviation = sqrt(guess[1])
    return [
        _above(own, mean, deviation) if own > 0.0 else 0.0,
        _above(more, mean, deviation) if more > 0.0 else 0.0,
    ]


# -- laying cards ----------------------------------------------------------------------------------


def opposing_strength(state: CoreState, combat_state: CombatState, side: int) -> list[float]:
    """Return mean and variance of the final strength of the other side, as seen by this side."""
    seat = combat_state.fighters[side]
    other = 1 - side
    mean = 0.0
    variance = 1.0
    hidden = 0
    for card in combat_state.laid[other]:
        if card // VALUE_SLOTS == seat:
            mean += card % VALUE_SLOTS
        else:
            hidden += 1
    mean += (MEAN_WARRIOR_STRENGTH + 0.3) * hidden + MEAN_WEAPON_STRENGTH * combat_state.weapons[
        other
    ]
    variance += WARRIOR_VARIANCE * hidden + WEAPON_VARIANCE * 0.5 * combat_state.weapons[other]
    reserve_moments = reserve(state, combat_state.fighters[other], buys=False)
    part = RAISED_HAND_SHARE
    if combat_state.step == OPENING:
        part = INITIAL_HAND_SHARE
    elif combat_state.holds:
        # The other side has just held.
        part = 0.1
    return [mean + part * reserve_moments[0], variance + part * part * reserve_moments[1]]


def best_laying(state: CoreState, stake: float) -> int:
    """Return the best action of the fighter; `stake` is the value of winning over losing."""
    return laying_plan(state, stake)[0]


def laying_plan(state: CoreState, stake: float) -> list[int]:
    """Return the best actions of the fighter until its turn to lay cards ends.

    `stake` is the value of winning over losing. A plan adds a number of warriors, either the best
    or the weakest of the hand, and a number of weapons. The plan with the best chance after its
    cost is returned.
    """
    combat_state = combat.combat_of(state)
    seat = state.turn
    side = combat.side_of(state, seat)
    guess = opposing_strength(state, combat_state, side)
    # The defender wins ties.
    edge = -0.5 if side == ATTACKER else 0.5
    mean = guess[0]
    deviation = sqrt(guess[1])
    laid_cards = combat_state.laid[side]
    here: list[int] = []
    own_value = 0
    for card in laid_cards:
        _insert(here, card % VALUE_SLOTS)
        if card // VALUE_SLOTS == seat:
            own_value += 1
    is_bare = not here
    hand = hand_of(state, seat)
    armed = combat_state.weapons[side]
    held_weapons = min(state.held_count(seat, WEAPON), MAX_PLANNED_WEAPONS)
    must = combat_state.step == OPENING and not combat_state.added
    best = -1000.0
    if not must:
        best = stake * _above(strength(here, armed) + edge, mean, deviation)
        if is_bare and side == DEFENDER:
            best = 0.0
    # The best plan: its warriors, whether they are the weakest of the hand, and its weapons.
    warriors = weapons = 0
    is_weakest = False
    swaps = max(0, RECRUIT_COUNT - own_value)
    # All cards of the side by value, with the best and with the weakest warriors of the hand.
    strong = here
    weak = here[:]
    strong_added = weak_added = 0
    for number in range(min(len(hand), MAX_PLANNED_WARRIORS) + 1):
        if number:
            strong_added += hand[number - 1]
            weak_added += hand[len(hand) - number]
            _insert(strong, hand[number - 1])
            _insert(weak, hand[len(hand) - number])
        elif must:
            continue
        swapped = min(number, swaps)
        for weakest in range(2 if 0 < number < len(hand) else 1):
            there = weak if weakest else strong
            added = weak_added if weakest else strong_added
            total = 0
            for i in range(len(there)):
                total += 2 * there[i] if i < armed else there[i]
            # Laid warriors are replaced by average ones, so good ones cost more.
            spent = WARRIOR_COST * (number - swapped) + SWAP_COST * (
                added - MEAN_WARRIOR_STRENGTH * number
            )
            for weapon_count in range(min(held_weapons, len(there) - armed) + 1):
                if weapon_count:
                    total += there[armed + weapon_count - 1]
                elif not number:
                    continue
                cost = spent + WEAPON_COST * weapon_count
                worth = stake * _above(total + edge, mean, deviation) - cost
                if worth > best:
                    best = worth
                    warriors, weapons, is_weakest = number, weapon_count, weakest == 1
    if not warriors and not weapons:
        if side == DEFENDER and combat_state.step == REPLY and is_bare:
            return [codes.SURRENDER]
        return [codes.DONE]
    first = len(hand) - warriors if is_weakest else 0
    plan = [codes.ADD_WARRIOR + value for value in hand[first : first + warriors]]
    return [*plan, *[codes.ADD_WEAPON] * weapons, codes.DONE]


def _insert(values: list[int], value: int) -> None:
    """Insert a value into a list of values, the best first."""
    i = len(values)
    values.append(value)
    while i and values[i - 1] < value:
        values[i] = values[i - 1]
        i -= 1
    values[i] = value
