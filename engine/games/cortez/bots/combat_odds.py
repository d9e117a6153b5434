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
from engine.games.cortez.rules.table import TableState
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
#: In place of plans: to add no card, and to surrender.
HOLDING: Final = -1
SURRENDERING: Final = -2
#: The margins over the other side's probable strength, in standard deviations of it, with which
#: plans are compared: with the last one a side wins almost certainly.
MARGINS: Final[list[float]] = [0.0, 0.65, 1.3, 2.2]


def own_strength(table: TableState, seat: int) -> float:
    """Return the strength of all cards of a seat."""
    return strength_with_weapons(hand_of(table, seat), table.held(seat, WEAPON))


def hand_of(table: TableState, seat: int) -> list[int]:
    """Return the values of a seat's warriors, the best first."""
    found: list[int] = []
    for value in range(VALUE_SLOTS - 1, 0, -1):
        for _ in range(table.warriors[seat * VALUE_SLOTS + value]):
            found.append(value)
    return found


def strength_with_weapons(values: list[int], weapons: int) -> float:
    """Return the strength of warriors, listed best first, with this number of weapons."""
    return float(sum(values) + sum(values[:weapons]))


def weapons_of(table: TableState, seat: int) -> float:
    """Return the expected number of weapons of another seat."""
    first = seat * PROVISION_TYPE_COUNT
    known = table.known_provisions[first : first + PROVISION_TYPE_COUNT]
    hidden = table.provision_count(seat) - sum(known)
    return known[WEAPON] + max(0, hidden) / PROVISION_TYPE_COUNT


def food_probability(table: TableState, seat: int) -> float:
    """Return the probability that another seat holds a food."""
    first = seat * PROVISION_TYPE_COUNT
    known = table.known_provisions[first : first + PROVISION_TYPE_COUNT]
    if known[FOOD]:
        return 1.0
    hidden = table.provision_count(seat) - sum(known)
    return 1.0 - 0.75 ** max(0, hidden)


def reserve(table: TableState, seat: int, buys: bool) -> list[float]:
    """Return mean and variance of the strength another seat can bring, from the size of its hands.

    `buys`: it may still buy warriors for a food.
    """
    warriors = float(table.warrior_count(seat))
    if buys and table.deck_size(table.nations[seat]):
        warriors += RECRUIT_COUNT * food_probability(table, seat)
    armed = min(warriors, weapons_of(table, seat))
    return [
        MEAN_WARRIOR_STRENGTH * warriors + MEAN_WEAPON_STRENGTH * armed,
        WARRIOR_VARIANCE * warriors + WEAPON_VARIANCE * armed + 1.0,
    ]


def probability_above(own: float, mean: float, variance: float) -> float:
    """Return the probability that a strength exceeds one of this mean and variance."""
    return 1.0 / (1.0 + exp(-1.7 * (own - mean) / sqrt(variance)))


def chance(table: TableState, own: float, defender: int) -> float:
    """Return the probability that all of a strength beats a defender that may buy warriors."""
    if own <= 0.0:
        return 0.0
    guess = reserve(table, defender, buys=True)
    return probability_above(own, INITIAL_HAND_SHARE * guess[0] + 0.5, guess[1])


# -- laying cards ----------------------------------------------------------------------------------


def facing(table: TableState, combat_state: CombatState, side: int) -> list[float]:
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
    rest = reserve(table, combat_state.fighters[other], buys=False)
    part = RAISED_HAND_SHARE
    if combat_state.step == OPENING:
        part = INITIAL_HAND_SHARE
    elif combat_state.holds:
        # The other side has just held.
        part = 0.1
    return [mean + part * rest[0], variance + part * part * rest[1]]


def best_laying(table: TableState, stake: float) -> int:
    """Return the best action of the fighter; `stake` is the value of winning over losing.

    A plan adds a number of warriors, either the best or the weakest of the hand, and a number of
    weapons. The plan with the best chance after its cost is begun.
    """
    combat_state = combat.combat_of(table)
    seat = table.turn
    side = combat.side_of(table, seat)
    guess = facing(table, combat_state, side)
    # The defender wins ties.
    edge = -0.5 if side == ATTACKER else 0.5
    here = [card % VALUE_SLOTS for card in combat_state.laid[side]]
    hand = hand_of(table, seat)
    armed = combat_state.weapons[side]
    held = table.held(seat, WEAPON)
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
            for arms in range(min(held, MAX_PLANNED_WEAPONS, len(there) - armed) + 1):
                if arms:
                    total += there[armed + arms - 1]
                elif not number:
                    continue
                cost = laid + WEAPON_COST * arms
                worth = stake * probability_above(total + edge, guess[0], guess[1])
                if worth - cost > best:
                    best = worth - cost
                    code = codes.ADD_WARRIOR + added[0] if number else codes.ADD_WEAPON
    if code == codes.DONE and side == DEFENDER and combat_state.step == REPLY and not here:
        return codes.SURRENDER
    return code


# -- whole plans -----------------------------------------------------------------------------------


class Plans:
    """All plans of the fighter to move: the best or the weakest warriors, with some weapons.

    Costs and chances are those of `best_laying`, which lays the first card of a plan.
    """

    def __init__(self, table: TableState) -> None:
        fight = combat.combat_of(table)
        seat = table.turn
        side = combat.side_of(table, seat)
        self.guess: list[float] = facing(table, fight, side)
        # The defender wins ties.
        edge = -0.5 if side == ATTACKER else 0.5
        counts = [0] * VALUE_SLOTS
        total = 0
        own = 0
        for card in fight.laid[side]:
            counts[card % VALUE_SLOTS] += 1
            total += card % VALUE_SLOTS
            if card // VALUE_SLOTS == seat:
                own += 1
        count = len(fight.laid[side])
        armed = fight.weapons[side]
        #: Whether the fighter may add nothing.
        self.may_hold: bool = fight.step != OPENING or fight.added > 0
        #: Whether it may surrender in place of laying cards.
        self.may_surrender: bool = fight.step == REPLY and not fight.added
        #: The strength of the side without more cards, 0 if there are none.
        self.power: float = total + _doubled(counts, armed) + edge if count else 0.0
        self.is_bare: bool = count == 0 and side == DEFENDER
        self.hand: list[int] = hand_of(table, seat)
        held = min(table.held(seat, WEAPON), MAX_PLANNED_WEAPONS)
        #: By plan, whether its warriors are the weakest, their number, and that of its weapons.
        self.weakest: list[bool] = []
        self.numbers: list[int] = []
        self.arms: list[int] = []
        self.powers: list[float] = []
        self.costs: list[float] = []
        hand = self.hand
        maximum = min(len(hand), MAX_PLANNED_WARRIORS)
        for weakest in range(2):
            tally = counts[:]
            added = 0
            for number in range(maximum + 1):
                if number:
                    value = hand[len(hand) - number] if weakest else hand[number - 1]
                    tally[value] += 1
                    added += value
                if weakest and (number == 0 or number == len(hand)):
                    continue
                if number == 0 and not self.may_hold:
                    continue
                swapped = min(number, max(0, RECRUIT_COUNT - own))
                # Laid warriors are replaced by average ones, so good ones cost more.
                laid = WARRIOR_COST * (number - swapped) + SWAP_COST * (
                    added - MEAN_WARRIOR_STRENGTH * number
                )
                for arms in range(min(held, count + number - armed) + 1):
                    if number or arms:
                        self.weakest.append(weakest == 1)
                        self.numbers.append(number)
                        self.arms.append(arms)
                        self.powers.append(total + added + _doubled(tally, armed + arms) + edge)
                        self.costs.append(laid + WEAPON_COST * arms)

    def cards(self, plan: int) -> list[int]:
        """Return the codes that lay the cards of a plan; HOLDING lays none."""
        if plan < 0:
            return [codes.SURRENDER] if plan == SURRENDERING else []
        number = self.numbers[plan]
        hand = self.hand
        chosen = hand[len(hand) - number :] if self.weakest[plan] else hand[:number]
        warriors = [codes.ADD_WARRIOR + value for value in chosen]
        return warriors + [codes.ADD_WEAPON] * self.arms[plan]

    def worth(self, plan: int, stake: float) -> float:
        """Return the value of a plan in points; `stake` is the value of winning over losing."""
        if plan == SURRENDERING or (plan == HOLDING and self.is_bare):
            return 0.0
        power = self.power if plan == HOLDING else self.powers[plan]
        cost = 0.0 if plan == HOLDING else self.costs[plan]
        return stake * probability_above(power, self.guess[0], self.guess[1]) - cost

    def best(self, stake: float) -> int:
        """Return the best plan, perhaps HOLDING."""
        mean = self.guess[0]
        slope = -1.7 / sqrt(self.guess[1])
        best = self.worth(HOLDING, stake) if self.may_hold or self.is_bare else -1000.0
        chosen = HOLDING
        for plan in range(len(self.powers)):
            worth = stake / (1.0 + exp(slope * (self.powers[plan] - mean))) - self.costs[plan]
            if worth > best:
                best = worth
                chosen = plan
        return chosen

    def compared(self, stake: float) -> dict[int, int]:
        """Return the plans worth comparing, each by one of its cards, the cheapest first.

        They hold, reach a margin over what the other side probably brings, lay everything, or
        surrender. No plan lays more than one that wins almost certainly.
        """
        found: dict[int, int] = {}
        if self.may_hold and not self.is_bare:
            found[codes.DONE] = HOLDING
        spread = sqrt(self.guess[1])
        chosen = [self.cheapest(self.guess[0] + margin * spread) for margin in MARGINS]
        if HOLDING in chosen:
            chosen.append(self.strongest())
        chosen.append(self.best(stake))
        ranked = sorted([(self.costs[plan], plan) for plan in chosen if plan != HOLDING])
        for _, plan in ranked:
            if plan in found.values():
                continue
            for code in self.cards(plan):
                if code not in found:
                    found[code] = plan
                    break
        if self.may_surrender:
            found[codes.SURRENDER] = SURRENDERING
        return found

    def cheapest(self, power: float) -> int:
        """Return the cheapest plan with a power, or HOLDING."""
        chosen = HOLDING
        for plan in range(len(self.powers)):
            enough = self.powers[plan] >= power
            if enough and (chosen == HOLDING or self.costs[plan] < self.costs[chosen]):
                chosen = plan
        return chosen

    def strongest(self) -> int:
        """Return the strongest plan, or HOLDING."""
        chosen = HOLDING
        for plan in range(len(self.powers)):
            if chosen == HOLDING or self.powers[plan] > self.powers[chosen]:
                chosen = plan
        return chosen


def best_plan(table: TableState, stake: float) -> list[int]:
    """Return the cards with which the fighter to move fights best, as codes.

    `stake` is the value of winning over losing. A defender without any plan surrenders.
    """
    plans = Plans(table)
    plan = plans.best(stake)
    if plan == HOLDING and plans.is_bare and plans.may_surrender:
        return [codes.SURRENDER]
    return plans.cards(plan)


def _doubled(counts: list[int], weapons: int) -> int:
    """Return the sum of the highest warriors, as many as there are weapons."""
    total = 0
    value = VALUE_SLOTS - 1
    while weapons > 0 and value > 0:
        number = min(weapons, counts[value])
        total += number * value
        weapons -= number
        value -= 1
    return total
