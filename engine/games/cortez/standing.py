"""How likely each seat seems to win an unfinished match.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from engine.games.cortez.cards import (
    BRIBERY_KINDS,
    BRIBERY_POINTS,
    GOLD,
    NATIONS,
    PROVISION_TYPES,
    TROOPS,
    VALUES,
    nation_of,
)
from engine.games.cortez.ground import CITY_SQUARES
from engine.games.cortez.prospect import (
    BLOCKED,
    FADING,
    FEW_WARRIORS,
    HOPE,
    MANY_WARRIORS,
    PROVISIONS,
    until_treasure,
)
from engine.games.cortez.reach import NO_COLLAR
from engine.games.cortez.scoring import (
    NATION_POINTS,
    OBJECTIVE_POINTS,
    TREASURE_POINTS,
    TROOP_POINTS,
)
from engine.games.cortez.table import NOBODY, Table

#: Points by which a seat must lead another to be about three times as likely to win, at the end
#: and how this grows with the square root of the turns left.
LEAD: Final = 2.5
LEAD_GROWTH: Final = 2.2
#: What a card that moves or draws is worth in hand.
CARD: Final = 2.5


def standing(table: Table) -> list[float]:
    """How likely each seat seems to win, from the points it would have now and what it holds."""
    seats = table.rules.seats
    left = turns_left(table)
    points = expected(table, left)
    top = max(points)
    needed = lead(left)
    weights = [exp((own - top) / needed) for own in points]
    total = sum(weights)
    return [weights[seat] / total for seat in range(seats)]


def lead(left: float) -> float:
    """Points of a lead that make three times as likely to win, with so many own turns to come."""
    return LEAD + LEAD_GROWTH * sqrt(left)


def turns_left(table: Table) -> float:
    """Own turns each seat may expect to come."""
    rules = table.rules
    rounds = rules.rounds - max(1, table.round)
    return (until_treasure(table) + rounds * (sum(rules.events) - 1.0)) / rules.seats


def expected(table: Table, left: float) -> list[float]:
    """Points each seat may expect at the end, alike things left out."""
    rules = table.rules
    seats = rules.seats
    tempo = min(1.0, (left + 0.3) / FADING)
    rush = 1.0 / (1.0 + until_treasure(table) / seats)
    inside = [0] * seats
    highest = [0] * seats
    marked = [0] * seats
    squares = [0] * len(NATIONS)
    for i in range(len(CITY_SQUARES)):
        troop = table.on[CITY_SQUARES[i]]
        if troop != NOBODY:
            squares[nation_of(troop)] += 1
            owner = table.collars[troop]
            if owner != NO_COLLAR:
                inside[owner] += 1
                highest[owner] = i + 1
    for troop in range(TROOPS):
        if table.collars[troop] != NO_COLLAR:
            marked[table.collars[troop]] += 1
    scale = 1.0 + 0.5 * min(8.0, left)
    spanish = 1.0 / (1.0 + exp(-2.0 * (squares[0] - squares[1]) / scale))
    ruling = [spanish, 1.0 - spanish]
    shares = _shares(inside, highest, rush)
    points: list[float] = []
    for seat in range(seats):
        total = NATION_POINTS * ruling[table.nations[seat]]
        total += TROOP_POINTS * inside[seat]
        # Of those outside, each needs an action to come in.
        hope = min(0.85, 0.1 + 0.3 * left)
        total += TROOP_POINTS * hope * (marked[seat] - inside[seat])
        total += _objective(table, seat, tempo)
        total += TREASURE_POINTS * (table.treasures[seat] + rush * shares[seat])
        total += _cards(table, seat, tempo)
        points.append(total)
    return points


def _shares(inside: list[int], highest: list[int], rush: float) -> list[float]:
    """How likely each seat takes the next treasure."""
    sure = 0.6 + 1.6 * rush
    weights: list[float] = []
    for seat in range(len(inside)):
        count = inside[seat] + highest[seat] / 60.0
        weights.append(exp(sure * count) - (0.9 if not inside[seat] else 0.0))
    total = sum(weights)
    return [weight / total for weight in weights]


def _objective(table: Table, seat: int, tempo: float) -> float:
    temple = table.objectives[seat]
    if not temple:
        return 0.0
    troop = table.on[CITY_SQUARES[temple - 1]]
    if troop == NOBODY:
        return OBJECTIVE_POINTS * HOPE * tempo
    if table.collars[troop] == seat:
        return float(OBJECTIVE_POINTS)
    if table.collars[troop] == NO_COLLAR and nation_of(troop) == table.nations[seat]:
        return OBJECTIVE_POINTS * HOPE * BLOCKED * tempo
    return OBJECTIVE_POINTS * HOPE * 0.6 * tempo


def _cards(table: Table, seat: int, tempo: float) -> float:
    total = 0.0
    first = seat * PROVISION_TYPES
    for kind in range(PROVISION_TYPES):
        steps = PROVISIONS[kind]
        for number in range(min(table.provisions[first + kind], len(steps))):
            total += steps[number]
    warriors = table.warrior_count(seat)
    strength = 0
    for value in range(1, VALUES):
        strength += value * table.warriors[seat * VALUES + value]
    few = min(warriors, FEW_WARRIORS)
    many = min(max(0, warriors - FEW_WARRIORS), MANY_WARRIORS - FEW_WARRIORS)
    total += 0.6 * few + 0.3 * many + 0.08 * (strength - 3.0 * warriors)
    points = table.held(seat, GOLD)
    base = seat * BRIBERY_KINDS
    for kind in range(BRIBERY_KINDS):
        number = table.bribery[base + kind]
        points += number * BRIBERY_POINTS[kind]
        if kind < 4:
            total += CARD * number
    return tempo * total + points
