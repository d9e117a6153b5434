"""Estimated win probability of each seat when a region is to be chosen.

It is a softmax over the seats of their features, weighted as fitted to matches between bots
(`win_weights.py`). At that point regions alone say little, and cards say much.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from engine.core.values import Seat
from engine.games.condottiere.bots.outlook import winning_regions
from engine.games.condottiere.cards import COURTESAN, DRUM, HEROINE, KIND_COUNT, MERCENARIES, VALUE
from engine.games.condottiere.rules.core_state import CHOOSE, CoreState
from engine.games.condottiere.rules.editions import GROUP_BONUS_POINTS
from engine.games.condottiere.rules.regions import (
    BIT,
    NEIGHBOURS,
    NOWHERE,
    largest_group,
    member_count,
)

#: The features of a seat before its cards by kind; "by" stands for a product. Power is the rough
#: strength of a hand, share its part of all hands, threat a region that would win and is not barred
#: by the Pope.
OUTLINE_COLUMNS: Final = (
    *("regions", "one region short", "largest group", "one region short of a group"),
    *("threat", "winning regions", "winning regions are barred", "free neighbours"),
    *("pawn", "pawn by threat", "cards", "power", "share", "share by threat", "share by regions"),
    *("pawn by share by threat", "no cards", "no cards by threat", "all cards"),
    *("all cards by threat", "excess of power", "excess by threat", "matched power"),
    *("pawn by share", "share by cards of all", "regions squared"),
)
OUTLINE_FEATURE_COUNT: Final = 26
#: The number of all features of a seat.
FEATURE_COUNT: Final = OUTLINE_FEATURE_COUNT + KIND_COUNT
#: The greatest number of winning regions that counts.
MAX_WINS: Final = 4
#: The greatest number of free neighbours that counts.
MAX_FREE_NEIGHBOURS: Final = 8
#: The power of a heroine; mercenaries count as printed.
POWER_HEROINE: Final = 10
POWER_DRUM: Final = 6
POWER_COURTESAN: Final = 1
#: The power of any other special card.
POWER_OTHER: Final = 3
#: The average points of a game's winner.
MEAN_WINNER_POINTS: Final = 8.0
#: The weight of a lead in points before the last game, fitted to random matches in which each seat
#: is equally likely to win a game.
LEAD_WEIGHT: Final = 0.25


def hand_power(hand: list[int]) -> int:
    """Return the rough strength of a hand in battle."""
    power = 0
    for kind in hand:
        if kind < MERCENARIES:
            power += VALUE[kind]
        elif kind == HEROINE:
            power += POWER_HEROINE
        elif kind == COURTESAN:
            power += POWER_COURTESAN
        elif kind == DRUM:
            power += POWER_DRUM
        else:
            power += POWER_OTHER
    return power


def features(state: CoreState) -> list[list[float]]:
    """Return the features of each seat: `OUTLINE_COLUMNS`, then the number of its cards by kind."""
    powers = [hand_power(hand) for hand in state.hands]
    cards = 0
    for hand in state.hands:
        cards += len(hand)
    return [
        _seat_features(state, seat, powers, sum(powers), cards) for seat in range(state.rules.seats)
    ]


def _seat_features(
    state: CoreState, seat: Seat, powers: list[int], whole: int, cards: int
) -> list[float]:
    """Return the features of a seat; `whole` and `cards` are power and number of all hands."""
    rules = state.rules
    mine = state.owned[seat]
    hand = state.hands[seat]
    own_power = powers[seat]
    region_count = state.holdings[seat]
    rival = 0
    for other in range(rules.seats):
        if other != seat and powers[other] > rival:
            rival = powers[other]
    wins = winning_regions(state, seat)
    barred = BIT[state.pope] if state.pope != NOWHERE else 0
    open_wins = member_count(wins & ~barred)
    near_count = 0
    for region in range(len(NEIGHBOURS)):
        if state.free & BIT[region] and NEIGHBOURS[region] & mine:
            near_count += 1
    largest = largest_group(mine)
    share = float(own_power) / whole if whole else 1.0 / rules.seats
    pawn = 1.0 if state.condottiere == seat else 0.0
    threat = 1.0 if open_wins else 0.0
    empty = 0.0 if hand else 1.0
    alone = 1.0 if hand and len(hand) == cards else 0.0
    excess = max(0, own_power - rival) / 10.0
    row = [
        float(region_count),
        1.0 if region_count + 1 >= rules.regions_anywhere else 0.0,
        float(largest),
        1.0 if largest + 1 >= rules.regions_in_group else 0.0,
        threat,
        float(min(open_wins, MAX_WINS)),
        1.0 if wins and not open_wins else 0.0,
        float(min(near_count, MAX_FREE_NEIGHBOURS)),
        pawn,
        pawn * threat,
        float(len(hand)),
        own_power / 10.0,
        share,
        share * threat,
        share * region_count,
        pawn * share * threat,
        empty,
        empty * threat,
        alone,
        alone * threat,
        excess,
        excess * threat,
        min(own_power, rival) / 10.0,
        pawn * share,
        share * cards / 10.0,
        float(region_count * region_count),
    ]
    row += [0.0] * KIND_COUNT
    for kind in hand:
        row[OUTLINE_FEATURE_COUNT + kind] += 1.0
    return row


def has_reached_choice(begun: CoreState, now: CoreState) -> bool:
    """Return whether play that began at `begun` is judged at `now`.

    It is when a battle has led to the next choice of a region.
    """
    return now.phase == CHOOSE and now.battle != begun.battle


def judge_position(state: CoreState, weights: list[float]) -> list[float]:
    """Return the probability of each seat to win the game, or in a points match the match."""
    chances = softmax([_score(row, weights) for row in features(state)])
    return match_chances(state, chances) if state.target else chances


def _score(row: list[float], weights: list[float]) -> float:
    score = 0.0
    for i in range(FEATURE_COUNT):
        value = row[i]
        if value != 0.0:
            score += value * weights[i]
    return score


def softmax(scores: list[float]) -> list[float]:
    """Return the softmax of the scores."""
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def match_chances(state: CoreState, chances: list[float]) -> list[float]:
    """Return the probability of each seat to win a points match, from those to win the game.

    For each possible winner it adds the points of a win by a connected group and of all held
    regions.
    """
    seats = state.rules.seats
    seat_chances = [0.0] * seats
    for winner in range(seats):
        points = [state.points[seat] + state.holdings[seat] for seat in range(seats)]
        points[winner] += 1 + GROUP_BONUS_POINTS
        best = max(points)
        if best >= state.target:
            parts = [1.0 if seat_points == best else 0.0 for seat_points in points]
            tied = sum(parts)
            parts = [part / tied for part in parts]
        else:
            # The more games are left, the less a lead means.
            games = 1.0 + float(state.target - best) / MEAN_WINNER_POINTS
            parts = softmax([seat_points * LEAD_WEIGHT / sqrt(games) for seat_points in points])
        for seat in range(seats):
            seat_chances[seat] += chances[winner] * parts[seat]
    return seat_chances
