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
#: The most warriors that a plan adds.
MAX_PLANNED_WARRIORS: Final = 9
#: The most weapons that a plan adds.
MAX_PLANNED_WEAPONS: Final = 4


def own_strength(state: CoreState, seat: int) -> float:
    """Return the strength of all cards of a seat."""
    return strength_with_weapons(hand_of(state, seat), state.held(seat, WEAPON))


def hand_of(state: CoreState, seat: int) -> list[int]:
    """Return the values of a seat's warriors, the best first."""
    found: list[int] = []
    for value in range(VALUE_SLOTS - 1, 0, -1):
        for _ in range(state.warriors[seat * VALUE_SLOTS + value]):
            found.append(value)
    return found


def strength_with_weapons(values: list[int], weapons: int) -> float:
    """Return the strength of warriors, listed best first, with this number of weapons."""
    return float(sum(values) + sum(values[:weapons]))


def weapons_of(state: CoreState, seat: int) -> float:
    """Return the expected number of weapons of another seat."""
    first = seat * PROVISION_TYPE_COUNT
    known = state.known_provisions[first : first + PROVISION_TYPE_COUNT]
    hidden = state.provision_count(seat) - sum(known)
    return known[WEAPON] + max(0, hidden) / PROVISION_TYPE_COUNT


def food_probability(state: CoreState, seat: int) -> float:
    """Return the probability that another seat holds a food."""
    first = seat * PROVISION_TYPE_COUNT
    known = state.known_provisions[first : first + PROVISION_TYPE_COUNT]
    if known[FOOD]:
        return 1.0
    hidden = state.provision_count(seat) - sum(known)
    return 1.0 - 0.75 ** max(0, hidden)


def reserve(state: CoreState, seat: int, buys: bool) -> list[float]:
    """Return mean and variance of the strength another seat can bring, from the size of its hands.

    `buys`: it may still buy warriors for a food.
    """
    warriors = float(state.warrior_count(seat))
    if buys and state.deck_size(state.nations[seat]):
        warriors += RECRUIT_COUNT * food_probability(state, seat)
    armed = min(warriors, weapons_of(state, seat))
    return [
        MEAN_WARRIOR_STRENGTH * warriors + MEAN_WEAPON_STRENGTH * armed,
        WARRIOR_VARIANCE * warriors + WEAPON_VARIANCE * armed + 1.0,
    ]


def probability_above(own: float, mean: float, variance: float) -> float:
    """Return the probability that a strength exceeds one of this mean and variance."""
    return 1.0 / (1.0 + exp(-1.7 * (own - mean) / sqrt(variance)))


def chance(state: CoreState, own: float, defender: int) -> float:
    """Return the probability that all of a strength beats a defender that may buy warriors."""
    if own <= 0.0:
        return 0.0
    guess = reserve(state, defender, buys=True)
    return probability_above(own, INITIAL_HAND_SHARE * guess[0] + 0.5, guess[1])


# -- laying cards ----------------------------------------------------------------------------------


def facing(state: CoreState, combat_state: CombatState, side: int) -> list[float]:
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
    rest = reserve(state, combat_state.fighters[other], buys=False)
    part = RAISED_HAND_SHARE
    if combat_state.step == OPENING:
        part = INITIAL_HAND_SHARE
    elif combat_state.holds:
        # The other side has just held.
        part = 0.1
    return [mean + part * rest[0], variance + part * part * rest[1]]


def best_laying(state: CoreState, stake: float) -> int:
    """Return the best action of the fighter; `stake` is the value of winning over losing.

    A plan adds a number of warriors, either the best or the weakest of the hand, and a number of
    weapons. The plan with the best chance after its cost is begun.
    """
    combat_state = combat.combat_of(state)
    seat = state.turn
    side = combat.side_of(state, seat)
    guess = facing(state, combat_state, side)
    # The defender wins ties.
    edge = -0.5 if side == ATTACKER else 0.5
    here = [card % VALUE_SLOTS for card in combat_state.laid[side]]
    hand = hand_of(state, seat)
    armed = combat_state.weapons[side]
    held = state.held(seat, WEAPON)
    own = len([card for card in combat_state.laid[side] if card // VALUE_SLOTS == seat])
    must = combat_state.step == OPENING and not combat_state.added
    best = -1000.0
    code = codes.DONE
    if not must:
        best = stake * probability_above(strength(here, armed) + edge, guess[0], guess[1])
        if not here and side == DEFENDER:
            best = 0.0
    maximum = min(len(hand), MAX_PLANNED_WARRIORS)
    for number in range(1 if must else 0, maximum + 1):
        for weakest in range(2 if 0 < number < len(hand) else 1):
            added = hand[len(hand) - number :] if weakest else hand[:number]
            there = sorted(here + added, reverse=True)
            total = sum(there) + sum(there[:armed])
            swapped = min(number, max(0, RECRUIT_COUNT - own))
            # Laid warriors are replaced by average ones, so good ones cost more.
            laid = WARRIOR_COST * (number - swapped) + SWAP_COST * (
                sum(added) - MEAN_WARRIOR_STRENGTH * number
            )
            for weapon_count in range(min(held, MAX_PLANNED_WEAPONS, len(there) - armed) + 1):
                if weapon_count:
                    total += there[armed + weapon_count - 1]
                elif not number:
                    continue
                cost = laid + WEAPON_COST * weapon_count
                worth = stake * probability_above(total + edge, guess[0], guess[1])
                if worth - cost > best:
                    best = worth - cost
                    code = codes.ADD_WARRIOR + added[0] if number else codes.ADD_WEAPON
    if code == codes.DONE and side == DEFENDER and combat_state.step == REPLY and not here:
        return codes.SURRENDER
    return code
