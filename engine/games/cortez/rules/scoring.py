"""Scoring: treasures, the leading nation, and points.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    BRIBERY_POINTS,
    GOLD,
    NATIONS,
    nation_of,
)
from engine.games.cortez.rules.core_state import NOBODY, OVER, CoreState
from engine.games.cortez.rules.map_tables import CITY_SQUARES

NATION_POINTS: Final = 5
TROOP_POINTS: Final = 5
OBJECTIVE_POINTS: Final = 10
TREASURE_POINTS: Final = 10

#: The lines of a score in order; the last one is their sum.
LINES: Final[list[str]] = [
    *("nation", "troops", "objective", "treasures", "gold", "bribery", "total"),
]


def city_squares_of(state: CoreState, seat: int) -> list[int]:
    """Return the numbers of the city squares with a troop of a seat, in ascending order."""
    numbers: list[int] = []
    for i, square in enumerate(CITY_SQUARES):
        troop = state.troop_on_square[square]
        if troop != NOBODY and state.collars[troop] == seat:
            numbers.append(i + 1)
    return numbers


def city_rank(numbers: list[int]) -> int:
    """Return the rank of a set of city squares: by their number, then by the highest."""
    return len(numbers) * (len(CITY_SQUARES) + 1) + numbers[-1] if numbers else 0


def award_treasure(state: CoreState, events: list[Event] | None) -> None:
    """Award the treasure of this round to the seat that rules the city, if there is one."""
    squares_by_seat = [city_squares_of(state, seat) for seat in range(state.rules.seats)]
    best = NOBODY
    for seat in range(state.rules.seats):
        if squares_by_seat[seat] and (
            best == NOBODY or city_rank(squares_by_seat[seat]) > city_rank(squares_by_seat[best])
        ):
            best = seat
    if best != NOBODY:
        state.treasures[best] += 1
    if events is not None:
        troops = tuple([len(numbers) for numbers in squares_by_seat])
        square = None
        if best != NOBODY and troops.count(troops[best]) > 1:
            square = _square_name(squares_by_seat[best][-1])
        winner = None if best == NOBODY else best
        events.append(happened.TreasureAwarded(winner, state.round, troops, square))


def nation_squares(state: CoreState, nation: int) -> list[int]:
    """Return the numbers of the city squares with a troop of a nation, marked or not, ascending."""
    numbers: list[int] = []
    for i, square in enumerate(CITY_SQUARES):
        troop = state.troop_on_square[square]
        if troop != NOBODY and nation_of(troop) == nation:
            numbers.append(i + 1)
    return numbers


def leading_nation(state: CoreState) -> int:
    """Return the nation on more city squares, in a tie the one on the highest; NOBODY if empty."""
    ranks = [city_rank(nation_squares(state, nation)) for nation in range(len(NATIONS))]
    if ranks[0] == ranks[1]:
        return NOBODY
    return 0 if ranks[0] > ranks[1] else 1


def is_objective_met(state: CoreState, seat: int) -> bool:
    """Return whether a troop of a seat is on the temple of its objective."""
    temple = state.objectives[seat]
    if not temple:
        return False
    troop = state.troop_on_square[CITY_SQUARES[temple - 1]]
    return troop != NOBODY and state.collars[troop] == seat


def score_of(state: CoreState, seat: int, nation: int) -> list[int]:
    """Return the lines of a seat's score if `leading_nation` leads."""
    first = seat * BRIBERY_KIND_COUNT
    bribery = 0
    for kind in range(BRIBERY_KIND_COUNT):
        bribery += state.bribery[first + kind] * BRIBERY_POINTS[kind]
    lines = [
        NATION_POINTS if state.nations[seat] == nation else 0,
        TROOP_POINTS * len(city_squares_of(state, seat)),
        OBJECTIVE_POINTS if is_objective_met(state, seat) else 0,
        TREASURE_POINTS * state.treasures[seat],
        state.held_count(seat, GOLD),
        bribery,
    ]
    lines.append(sum(lines))
    return lines


def finish(state: CoreState, reason: str, events: list[Event] | None) -> None:
    """End the match; most points win, then most troops in the city, then the highest square."""
    state.leading_nation = leading_nation(state)
    state.score = [score_of(state, seat, state.leading_nation) for seat in range(state.rules.seats)]
    best = 0
    worth: list[int] = []
    for seat in range(state.rules.seats):
        # The factor makes the points outweigh any rank in the city.
        worth.append(state.score[seat][-1] * 1000 + city_rank(city_squares_of(state, seat)))
        best = max(best, worth[seat])
    state.winners = 0
    for seat in range(state.rules.seats):
        if worth[seat] == best:
            state.winners |= 1 << seat
    state.ended_by = reason
    state.phase = OVER
    if events is not None:
        _report_nation(state, events)
        winners = tuple([s for s in range(state.rules.seats) if state.winners & (1 << s)])
        points = tuple([lines[-1] for lines in state.score])
        events.append(happened.Ended(winners, reason, points))


def _report_nation(state: CoreState, events: list[Event]) -> None:
    squares_by_nation = [nation_squares(state, nation) for nation in range(len(NATIONS))]
    name = None if state.leading_nation == NOBODY else NATIONS[state.leading_nation]
    square = None
    if name is not None and len(squares_by_nation[0]) == len(squares_by_nation[1]):
        square = _square_name(squares_by_nation[state.leading_nation][-1])
    events.append(
        happened.NationWon(name, (len(squares_by_nation[0]), len(squares_by_nation[1])), square)
    )


def _square_name(number: int) -> str:
    return BOARD.name(CITY_SQUARES[number - 1])
