"""What a seat has before it: how long the match lasts, and what troops and cards are worth.

All worths are in points of the final score. They look at what the seat asked knows: the board, its
own cards, and how many the others hold.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.cortez.bots import combat_odds
from engine.games.cortez.cards import GOLD, NATIONS, PROVISION_TYPES, TREASURE, nation_of
from engine.games.cortez.rules.event_cards import BELOW
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES
from engine.games.cortez.rules.movement import spare_collars, unmarked
from engine.games.cortez.rules.paths import NO_COLLAR
from engine.games.cortez.rules.scoring import (
    NATION_POINTS,
    OBJECTIVE_POINTS,
    TREASURE_POINTS,
    TROOP_POINTS,
)
from engine.games.cortez.rules.table import NOBODY, Table

#: Of each type of provision, what the first, the second card and so on are worth early on.
PROVISIONS: Final[list[list[float]]] = [
    [0.6, 0.5, 0.3, 0.2, 0.15, 0.1],
    [1.1, 1.0, 0.9, 0.7, 0.5, 0.3],
    [1.6, 1.2, 0.9, 0.6, 0.4, 0.2],
    [0.4, 0.3, 0.3, 0.2, 0.2, 0.1],
]
#: A card of a type of which one does not know how many there are already.
AVERAGE: Final = 1.0
#: Own turns before the end in which cards keep their worth.
FADING: Final = 3.0
#: Warriors up to the first number are worth most, up to the second something.
FEW_WARRIORS: Final = 6
MANY_WARRIORS: Final = 12
#: What four warriors more add to a fight.
REINFORCED: Final = 11.0
#: A square of the city with a high number breaks ties.
RANK: Final = 0.04
#: How likely a troop outside reaches its objective in time.
HOPE: Final = 0.8


def until_treasure(table: Table) -> float:
    """Events expected before the treasure of this round."""
    total = sum(table.rules.events)
    turned = len([kind for kind in table.turned if kind != TREASURE])
    upper = max(0, total - BELOW)
    if turned <= upper or not table.round:
        return upper - turned + BELOW / 2
    return max(0.0, (total - turned) / 2)


class Prospect:
    """What a question's answers are judged by, worked out once for all of them."""

    def __init__(self, table: Table, seat: int) -> None:
        rules = table.rules
        seats = rules.seats
        until = until_treasure(table)
        rounds = rules.rounds - max(1, table.round)
        self.table: Table = table
        self.seat: int = seat
        self.nation: int = table.nations[seat]
        #: Own turns expected to come.
        self.left: float = (until + rounds * (sum(rules.events) - 1.0)) / seats
        #: How much of their worth cards still have, how near the next treasure is.
        self.tempo: float = min(1.0, (self.left + 0.3) / FADING)
        self.rush: float = 1.0 / (1.0 + until / seats)
        self.in_city: list[int] = [0] * seats
        self.squares: list[int] = [0] * len(NATIONS)
        for square in CITY_SQUARES:
            troop = table.on[square]
            if troop != NOBODY:
                self.squares[nation_of(troop)] += 1
                if table.collars[troop] != NO_COLLAR:
                    self.in_city[table.collars[troop]] += 1
        self.temple: int = table.objectives[seat]
        #: What a troop outside, one in the city and a change of one there are worth.
        self.marked: int = table.collars.count(seat)
        late = (0.1 + 0.3 * self.left) * min(1.0, 3.0 / (1.0 + self.marked - self.in_city[seat]))
        self.outside: float = TROOP_POINTS * min(0.88, late)
        self.nation_gain: float = NATION_POINTS * self._swing()
        self.treasure_gain: float = (
            TREASURE_POINTS * self.rush * (self.share(seat, 1) - self.share(seat, 0))
        )
        self.inside: float = TROOP_POINTS + self.treasure_gain + self.nation_gain
        self.objective: float = OBJECTIVE_POINTS * (1.0 - HOPE * self.tempo)
        #: How much of a rival's loss is one's gain.
        self.rivalry: float = 1.0 if seats == 2 else 1.6 / seats
        self.strength: float = combat_odds.own_strength(table, seat)
        self.warriors: int = table.warrior_count(seat)
        self.last_troop: bool = self.marked == 1
        #: Chances against each seat, and with reinforcements; below 0: not yet worked out.
        self.odds: list[float] = [-1.0] * (2 * seats)
        #: What a collar is worth; below 0: not yet worked out.
        self.spare: float = -1.0
        #: What bids cost, once that is worked out (see `deals.py`).
        self.dues: list[float] = []

    def _swing(self) -> float:
        """How much likelier one's nation wins with a square more."""
        ahead = self.squares[self.nation] - self.squares[1 - self.nation]
        scale = 1.0 + 0.5 * min(8.0, self.left)
        return _rise((ahead + 0.5) / scale) - _rise((ahead - 0.5) / scale)

    def share(self, seat: int, more: int) -> float:
        """How likely a seat with so many troops more in the city takes the next treasure."""
        total = 0.0
        own = 0.0
        sure = 0.6 + 1.6 * self.rush
        for other in range(len(self.in_city)):
            count = self.in_city[other] + (more if other == seat else 0)
            weight = exp(sure * count) - (0.9 if not count else 0.0)
            total += weight
            if other == seat:
                own = weight
        return own / total

    def collar(self) -> float:
        """What marking the best unmarked troop is worth."""
        if self.spare < 0.0:
            table = self.table
            best = 0.0
            if spare_collars(table, self.seat):
                for troop in unmarked(table, self.nation):
                    best = max(best, self.marked_at(table.at[troop]))
            self.spare = best
        return self.spare

    # -- squares and troops ------------------------------------------------------------------

    def marked_at(self, square: int) -> float:
        """What marking an unmarked troop on a square is worth; its nation gains nothing."""
        if not CITY_NUMBERS[square]:
            return self.outside
        return self.at(square) - self.nation_gain

    def at(self, square: int) -> float:
        """What an own marked troop is worth on a square."""
        number = CITY_NUMBERS[square]
        if not number:
            return self.outside
        worth = self.inside + RANK * number
        if number == self.temple:
            worth += self.objective
        return worth

    def loss(self, troop: int) -> float:
        """What it is worth that another's troop is thrown out of where it stands."""
        table = self.table
        square = table.at[troop]
        owner = table.collars[troop]
        lost = 0.0
        if CITY_NUMBERS[square]:
            if nation_of(troop) != self.nation:
                lost += self.nation_gain
            if owner != NO_COLLAR:
                rival = TROOP_POINTS + TREASURE_POINTS * self.rush * (
                    self.share(owner, 0) - self.share(owner, -1)
                )
                lost += self.rivalry * (rival + 0.12 * OBJECTIVE_POINTS)
        elif owner != NO_COLLAR and table.collars.count(owner) > 1:
            lost += self.rivalry * self.outside
        return lost

    # -- cards -------------------------------------------------------------------------------

    def provisions(self, counts: list[int]) -> float:
        """What a hand of provisions is worth."""
        total = 0.0
        for kind in range(PROVISION_TYPES):
            steps = PROVISIONS[kind]
            for number in range(counts[kind]):
                total += steps[number] if number < len(steps) else 0.05
        return self.tempo * total + counts[GOLD]

    def drawn(self, number: int) -> float:
        """What drawing so many provisions is worth: less with a full hand, which is pillaged."""
        held = self.table.provision_count(self.seat)
        each = AVERAGE if held + number <= 12 else 0.5
        return number * (0.25 + (each - 0.25) * self.tempo)

    def army(self, number: int) -> float:
        """What so many warriors are worth."""
        few = min(number, FEW_WARRIORS)
        many = min(max(0, number - FEW_WARRIORS), MANY_WARRIORS - FEW_WARRIORS)
        rest = number - few - many
        return self.tempo * (0.6 * few + 0.3 * many + 0.05 * rest)

    # -- fights ------------------------------------------------------------------------------

    def chance(self, square: int, reinforced: bool) -> float:
        """How likely an attack on a square succeeds, now or with warriors recruited before."""
        table = self.table
        target = table.on[square]
        owner = table.collars[target]
        if owner != NO_COLLAR:
            return self._against(owner, reinforced)
        total = 0.0
        number = 0
        for seat in range(table.rules.seats):
            if table.nations[seat] == nation_of(target):
                total += self._against(seat, reinforced)
                number += 1
        return total / number

    def _against(self, other: int, reinforced: bool) -> float:
        """How likely an attack on a seat succeeds."""
        index = 2 * other + (1 if reinforced else 0)
        if self.odds[index] < 0.0:
            own = self.strength + (REINFORCED if reinforced else 0.0)
            self.odds[index] = combat_odds.chance(self.table, own, other)
        return self.odds[index]


def _rise(x: float) -> float:
    return 1.0 / (1.0 + exp(-2.0 * x))


def hand(table: Table, seat: int) -> list[int]:
    """The provisions of a seat by type."""
    first = seat * PROVISION_TYPES
    return table.provisions[first : first + PROVISION_TYPES]
