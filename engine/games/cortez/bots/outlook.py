"""The prospects of a seat: the length of the match, and the values of troops and cards.

All values are points of the final score. They depend on what the seat to move knows: the board, its
own cards, and the sizes of other hands.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.cortez.bots import combat_odds
from engine.games.cortez.cards import (
    GOLD,
    NATIONS,
    PROVISION_TYPE_COUNT,
    TREASURE,
    TROOPS_PER_NATION,
    nation_of,
)
from engine.games.cortez.rules.core_state import NOBODY, CoreState
from engine.games.cortez.rules.event_cards import CARDS_WITH_TREASURE
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES
from engine.games.cortez.rules.movement import spare_collars
from engine.games.cortez.rules.paths import NO_COLLAR, NOWHERE
from engine.games.cortez.rules.scoring import (
    NATION_POINTS,
    OBJECTIVE_POINTS,
    TREASURE_POINTS,
    TROOP_POINTS,
)

#: The values of the first, second etc. provision of each type early in the match.
PROVISIONS: Final[list[list[float]]] = [
    [0.6, 0.5, 0.3, 0.2, 0.15, 0.1],
    [1.1, 1.0, 0.9, 0.7, 0.5, 0.3],
    [1.6, 1.2, 0.9, 0.6, 0.4, 0.2],
    [0.4, 0.3, 0.3, 0.2, 0.2, 0.1],
]
#: The value of a drawn provision of unknown type.
DRAWN_PROVISION_VALUE: Final = 1.0
#: The number of a seat's turns before the end in which cards lose their value.
CARD_FADE_TURNS: Final = 3.0
#: The number of warriors that are worth most.
FULL_VALUE_WARRIORS: Final = 6
#: The number of warriors beyond which more are worth little.
HALF_VALUE_WARRIORS: Final = 12
#: The strength that four more warriors add to a fight.
RECRUITED_STRENGTH: Final = 11.0
#: The value of a city square's number, which breaks ties.
SQUARE_RANK_VALUE: Final = 0.04
#: The probability that a troop outside reaches its objective in time.
OBJECTIVE_CHANCE: Final = 0.8


def until_treasure(state: CoreState) -> float:
    """Return the expected number of events before the treasure of this round."""
    total = sum(state.rules.events)
    turned = len([kind for kind in state.turned_events if kind != TREASURE])
    upper = max(0, total - CARDS_WITH_TREASURE)
    if turned <= upper or not state.round:
        return upper - turned + CARDS_WITH_TREASURE / 2
    return max(0.0, (total - turned) / 2)


class Outlook:
    """The values common to all actions of a decision, computed once."""

    def __init__(self, state: CoreState, seat: int) -> None:
        rules = state.rules
        seats = rules.seats
        until = until_treasure(state)
        rounds = rules.rounds - max(1, state.round)
        self.table: CoreState = state
        self.seat: int = seat
        self.nation: int = state.nations[seat]
        #: The expected number of turns of the seat that are left.
        self.turns_left: float = (until + rounds * (sum(rules.events) - 1.0)) / seats
        #: The remaining share of the value of cards.
        self.card_value_share: float = min(1.0, (self.turns_left + 0.3) / CARD_FADE_TURNS)
        #: The nearness of the next treasure.
        self.treasure_nearness: float = 1.0 / (1.0 + until / seats)
        self.city_counts: list[int] = [0] * seats
        #: What one troop less in the city costs each seat of the next treasure; below 0 until
        #: computed.
        self.share_losses: list[float] = [-1.0] * seats
        self.squares: list[int] = [0] * len(NATIONS)
        for square in CITY_SQUARES:
            troop = state.troop_on_square[square]
            if troop != NOBODY:
                self.squares[nation_of(troop)] += 1
                if state.collars[troop] != NO_COLLAR:
                    self.city_counts[state.collars[troop]] += 1
        self.objective_temple: int = state.objectives[seat]
        #: The number of the seat's marked troops.
        self.marked: int = state.collars.count(seat)
        late = (0.1 + 0.3 * self.turns_left) * min(
            1.0, 3.0 / (1.0 + self.marked - self.city_counts[seat])
        )
        #: The value of one of the seat's marked troops outside the city.
        self.outside: float = TROOP_POINTS * min(0.88, late)
        #: The value of one more city square for the nation.
        self.nation_gain: float = NATION_POINTS * self._nation_swing()
        #: The value of one more troop in the city for the next treasure.
        self.treasure_gain: float = (
            TREASURE_POINTS * self.treasure_nearness * (self.share(seat, 1) - self.share(seat, 0))
        )
        #: The value of one of the seat's marked troops in the city.
        self.inside: float = TROOP_POINTS + self.treasure_gain + self.nation_gain
        #: The value of standing on the temple of the objective.
        self.objective: float = OBJECTIVE_POINTS * (1.0 - OBJECTIVE_CHANCE * self.card_value_share)
        #: The share of a rival's loss that counts as own gain.
        self.rivalry: float = 1.0 if seats == 2 else 1.6 / seats
        self.strength: float = combat_odds.own_strength(state, seat)
        self.warriors: int = state.warrior_count(seat)
        self.last_troop: bool = self.marked == 1
        #: The chances against each seat, without and with reinforcements; below 0 until computed.
        self.attack_odds: list[float] = [-1.0] * (2 * seats)
        #: The same against an unmarked troop, by its nation.
        self.proxy_odds: list[float] = [-1.0] * (2 * len(NATIONS))
        #: The value of a collar; below 0 until computed.
        self.collar_value: float = -1.0
        #: The costs of bids; empty until computed (see `trade_values.py`).
        self.bid_costs: list[float] = []

    def _nation_swing(self) -> float:
        """Return how much one more square raises the probability that the seat's nation wins."""
        ahead = self.squares[self.nation] - self.squares[1 - self.nation]
        scale = 1.0 + 0.5 * min(8.0, self.turns_left)
        return _logistic((ahead + 0.5) / scale) - _logistic((ahead - 0.5) / scale)

    def share(self, seat: int, more: int) -> float:
        """Return the chance of the next treasure for a seat with `more` troops in the city."""
        total = 0.0
        own_weight = 0.0
        sure = 0.6 + 1.6 * self.treasure_nearness
        for other in range(len(self.city_counts)):
            count = self.city_counts[other] + (more if other == seat else 0)
            weight = exp(sure * count) - (0.9 if not count else 0.0)
            total += weight
            if other == seat:
                own_weight = weight
        return own_weight / total

    def share_loss(self, seat: int) -> float:
        """Return how much one troop less in the city lowers the share of a seat."""
        if self.share_losses[seat] < 0.0:
            self.share_losses[seat] = self.share(seat, 0) - self.share(seat, -1)
        return self.share_losses[seat]

    def best_collar_value(self) -> float:
        """Return the value of marking the best unmarked troop."""
        if self.collar_value < 0.0:
            state = self.table
            best = 0.0
            if spare_collars(state, self.seat):
                first = self.nation * TROOPS_PER_NATION
                for troop in range(first, first + TROOPS_PER_NATION):
                    square = state.square_of_troop[troop]
                    if state.collars[troop] == NO_COLLAR and square != NOWHERE:
                        best = max(best, self.marking_value(square))
            self.collar_value = best
        return self.collar_value

    # -- squares and troops ------------------------------------------------------------------------

    def marking_value(self, square: int) -> float:
        """Return the value of marking an unmarked troop on a square; its nation gains nothing."""
        if not CITY_NUMBERS[square]:
            return self.outside
        return self.square_value(square) - self.nation_gain

    def square_value(self, square: int) -> float:
        """Return the value of one of the seat's marked troops on a square."""
        number = CITY_NUMBERS[square]
        if not number:
            return self.outside
        worth = self.inside + SQUARE_RANK_VALUE * number
        if number == self.objective_temple:
            worth += self.objective
        return worth

    def eviction_value(self, troop: int) -> float:
        """Return the value of driving another seat's troop off its square."""
        state = self.table
        square = state.square_of_troop[troop]
        owner = state.collars[troop]
        lost = 0.0
        if CITY_NUMBERS[square]:
            if nation_of(troop) != self.nation:
                lost += self.nation_gain
            if owner != NO_COLLAR:
                rival = TROOP_POINTS + (
                    TREASURE_POINTS * self.treasure_nearness * self.share_loss(owner)
                )
                lost += self.rivalry * (rival + 0.12 * OBJECTIVE_POINTS)
        elif owner != NO_COLLAR and state.collars.count(owner) > 1:
            lost += self.rivalry * self.outside
        return lost

    # -- cards -------------------------------------------------------------------------------------

    def provisions_value(self, counts: list[int]) -> float:
        """Return the value of a hand of provisions."""
        total = 0.0
        for kind in range(PROVISION_TYPE_COUNT):
            steps = PROVISIONS[kind]
            for number in range(counts[kind]):
                total += steps[number] if number < len(steps) else 0.05
        return self.card_value_share * total + counts[GOLD]

    def drawn_value(self, number: int) -> float:
        """Return the value of drawing provisions; less with a full hand, which may be pillaged."""
        hand_size = self.table.provision_count(self.seat)
        each = DRAWN_PROVISION_VALUE if hand_size + number <= 12 else 0.5
        return number * (0.25 + (each - 0.25) * self.card_value_share)

    def army_value(self, number: int) -> float:
        """Return the value of a number of warriors."""
        few = min(number, FULL_VALUE_WARRIORS)
        many = min(max(0, number - FULL_VALUE_WARRIORS), HALF_VALUE_WARRIORS - FULL_VALUE_WARRIORS)
        middle_count = number - few - many
        return self.card_value_share * (0.6 * few + 0.3 * many + 0.05 * middle_count)

    # -- fights ------------------------------------------------------------------------------------

    def attack_chance(self, square: int, reinforced: bool) -> float:
        """Return the probability that an attack succeeds, now or with warriors recruited before."""
        target = self.table.troop_on_square[square]
        owner = self.table.collars[target]
        if owner == NO_COLLAR:
            return self.proxy_chance(nation_of(target), reinforced)
        return self.chance_against(owner, reinforced)

    def proxy_chance(self, nation: int, reinforced: bool) -> float:
        """Return the probability that an attack on an unmarked troop of a nation succeeds."""
        index = 2 * nation + (1 if reinforced else 0)
        if self.proxy_odds[index] < 0.0:
            total = 0.0
            number = 0
            for seat in range(self.table.rules.seats):
                if self.table.nations[seat] == nation:
                    total += self.chance_against(seat, reinforced)
                    number += 1
            self.proxy_odds[index] = total / number
        return self.proxy_odds[index]

    def chance_against(self, other: int, reinforced: bool) -> float:
        """Return the probability that an attack on a seat succeeds."""
        index = 2 * other
        if self.attack_odds[index] < 0.0:
            more = self.strength + RECRUITED_STRENGTH
            pair = combat_odds.chances(self.table, self.strength, more, other)
            self.attack_odds[index] = pair[0]
            self.attack_odds[index + 1] = pair[1]
        return self.attack_odds[index + 1 if reinforced else index]


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-2.0 * x))
