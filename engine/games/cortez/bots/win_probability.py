"""Estimated win probability of each seat in an unfinished match, from weighted features.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from engine.games.cortez.bots.outlook import until_treasure
from engine.games.cortez.bots.win_weights import KNOTS, MORE_SEAT_WEIGHTS, TWO_SEAT_WEIGHTS
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    BRIBERY_POINTS,
    CAMOUFLAGE,
    FIVE_PROVISIONS,
    FOOD,
    GOLD,
    NATIONS,
    TROOP_COUNT,
    VALUE_SLOTS,
    WEAPON,
    nation_of,
)
from engine.games.cortez.rules.core_state import NOBODY, CoreState
from engine.games.cortez.rules.map_tables import CITY_SQUARES
from engine.games.cortez.rules.paths import NO_COLLAR
from engine.games.cortez.rules.scoring import OBJECTIVE_POINTS, TREASURE_POINTS

#: The lead in points that triples the odds at the end.
TRIPLING_LEAD: Final = 2.5
#: The growth of this lead with the square root of the turns left.
TRIPLING_LEAD_GROWTH: Final = 2.2


def win_probabilities(state: CoreState) -> list[float]:
    """Return the win probability of each seat; the weights change with the turns left."""
    seats = state.rules.seats
    turns = turns_left(state)
    rows = features(state, turns)
    high = upper_knot_index(turns)
    part = share_of(high, turns)
    weights = TWO_SEAT_WEIGHTS if seats == 2 else MORE_SEAT_WEIGHTS
    scores = [0.0] * seats
    for i in range(len(weights)):
        weight = (1.0 - part) * weights[i][high - 1] + part * weights[i][high]
        for seat in range(seats):
            scores[seat] += weight * rows[seat][i]
    top = max(scores)
    shares = [exp(score - top) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def upper_knot_index(left: float) -> int:
    """Return the index of the first knot at or above `left`, from 1 on, or of the last."""
    high = 1
    while high < len(KNOTS) - 1 and KNOTS[high] < left:
        high += 1
    return high


def share_of(high: int, left: float) -> float:
    """Return the share of the upper knot's weights; the knot before has the rest."""
    return min(1.0, max(0.0, (left - KNOTS[high - 1]) / (KNOTS[high] - KNOTS[high - 1])))


def tripling_lead(left: float) -> float:
    """Return the lead in points that triples the odds, for this number of the seat's turns left."""
    return TRIPLING_LEAD + TRIPLING_LEAD_GROWTH * sqrt(left)


def turns_left(state: CoreState) -> float:
    """Return the expected number of a seat's turns left for each seat."""
    rules = state.rules
    rounds = rules.rounds - max(1, state.round)
    return (until_treasure(state) + rounds * (sum(rules.events) - 1.0)) / rules.seats


def features(state: CoreState, left: float) -> list[list[float]]:
    """Return the features of each seat, in the order of their weights (see `win_weights.py`)."""
    seats = state.rules.seats
    rush = 1.0 / (1.0 + until_treasure(state) / seats)
    inside = [0] * seats
    highest = [0] * seats
    marked = [0] * seats
    squares = [0] * len(NATIONS)
    for i in range(len(CITY_SQUARES)):
        troop = state.troop_on_square[CITY_SQUARES[i]]
        if troop != NOBODY:
            squares[nation_of(troop)] += 1
            owner = state.collars[troop]
            if owner != NO_COLLAR:
                inside[owner] += 1
                highest[owner] = i + 1
    for troop in range(TROOP_COUNT):
        if state.collars[troop] != NO_COLLAR:
            marked[state.collars[troop]] += 1
    scale = 1.0 + 0.5 * min(8.0, left)
    spanish = 1.0 / (1.0 + exp(-2.0 * (squares[0] - squares[1]) / scale))
    ruling = [spanish, 1.0 - spanish]
    shares = _shares(inside, highest, rush)
    last = state.round >= state.rules.rounds
    rows: list[list[float]] = []
    for seat in range(seats):
        warriors = state.warrior_count(seat)
        strength = 0
        for value in range(1, VALUE_SLOTS):
            strength += value * state.warriors[seat * VALUE_SLOTS + value]
        points = TREASURE_POINTS * state.treasures[seat]
        temple = state.objectives[seat]
        troop = state.troop_on_square[CITY_SQUARES[temple - 1]] if temple else NOBODY
        if troop != NOBODY and state.collars[troop] == seat:
            points += OBJECTIVE_POINTS
        cards = 0
        for kind in range(BRIBERY_KIND_COUNT):
            number = state.bribery[seat * BRIBERY_KIND_COUNT + kind]
            points += number * BRIBERY_POINTS[kind]
            if kind <= FIVE_PROVISIONS:
                cards += number
        share = rush * shares[seat]
        rows.append(
            [
                ruling[state.nations[seat]],
                float(inside[seat]),
                float(max(0, inside[seat] - 3)),
                float(marked[seat] - inside[seat]),
                points / 10.0,
                float(state.held_count(seat, GOLD)),
                0.0 if last else share,
                share if last else 0.0,
                float(min(3, state.held_count(seat, CAMOUFLAGE))),
                float(state.held_count(seat, WEAPON)),
                float(min(3, state.held_count(seat, FOOD))),
                float(min(4, max(0, warriors - 4))),
                float(max(0, warriors - 8)),
                strength - 3.0 * warriors,
                float(cards),
                1.0 if seat == state.turn_seat else 0.0,
            ]
        )
    return rows


def _shares(inside: list[int], highest: list[int], rush: float) -> list[float]:
    """Return the probability that each seat takes the next treasure."""
    sure = 0.6 + 1.6 * rush
    weights: list[float] = []
    for seat in range(len(inside)):
        count = inside[seat] + highest[seat] / 60.0
        weights.append(exp(sure * count) - (0.9 if not inside[seat] else 0.0))
    total = sum(weights)
    return [weight / total for weight in weights]
