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
from engine.games.cortez.rules.core_state import NOBODY, OVER, TableState
from engine.games.cortez.rules.map_tables import CITY_SQUARES

NATION_POINTS: Final = 5
TROOP_POINTS: Final = 5
OBJECTIVE_POINTS: Final = 10
TREASURE_POINTS: Final = 10

#: The lines of a score in order; the last one is their sum.
LINES: Final[list[str]] = [
    *("nation", "troops", "objective", "treasures", "gold", "bribery", "total"),
]


def city_squares_of(table: TableState, seat: int) -> list[int]:
    """Return the numbers of the city squares with a troop of a seat, in ascending order."""
    numbers: list[int] = []
    for i, square in enumerate(CITY_SQUARES):
        troop = table.troop_on_square[square]
        if troop != NOBODY and table.collars[troop] == seat:
            numbers.append(i + 1)
    return numbers


def city_rank(numbers: list[int]) -> int:
    """Return the rank of a set of city squares: by their number, then by the highest."""
    return len(numbers) * (len(CITY_SQUARES) + 1) + numbers[-1] if numbers else 0


def award_treasure(table: TableState, events: list[Event] | None) -> None:
    """Award the treasure of this round to the seat that rules the city, if there is one."""
    held = [city_squares_of(table, seat) for seat in range(table.rules.seats)]
    best = NOBODY
    for seat in range(table.rules.seats):
        if held[seat] and (best == NOBODY or city_rank(held[seat]) > city_rank(held[best])):
            best = seat
    if best != NOBODY:
        table.treasures[best] += 1
    if events is not None:
        troops = tuple([len(numbers) for numbers in held])
        square = None
        if best != NOBODY and troops.count(troops[best]) > 1:
            square = _square_name(held[best][-1])
        winner = None if best == NOBODY else best
        events.append(happened.TreasureAwarded(winner, table.round, troops, square))


def nation_squares(table: TableState, nation: int) -> list[int]:
    """Return the numbers of the city squares with a troop of a nation, marked or not, ascending."""
    numbers: list[int] = []
    for i, square in enumerate(CITY_SQUARES):
        troop = table.troop_on_square[square]
        if troop != NOBODY and nation_of(troop) == nation:
            numbers.append(i + 1)
    return numbers


def leading_nation(table: TableState) -> int:
    """Return the nation on more city squares, in a tie the one on the highest; NOBODY if empty."""
    ranks = [city_rank(nation_squares(table, nation)) for nation in range(len(NATIONS))]
    if ranks[0] == ranks[1]:
        return NOBODY
    return 0 if ranks[0] > ranks[1] else 1


def is_objective_met(table: TableState, seat: int) -> bool:
    """Return whether a troop of a seat is on the temple of its objective."""
    temple = table.objectives[seat]
    if not temple:
        return False
    troop = table.troop_on_square[CITY_SQUARES[temple - 1]]
    return troop != NOBODY and table.collars[troop] == seat


def score_of(table: TableState, seat: int, nation: int) -> list[int]:
    """Return the lines of a seat's score if `leading_nation` leads."""
    first = seat * BRIBERY_KIND_COUNT
    bribery = 0
    for kind in range(BRIBERY_KIND_COUNT):
        bribery += table.bribery[first + kind] * BRIBERY_POINTS[kind]
    lines = [
        NATION_POINTS if table.nations[seat] == nation else 0,
        TROOP_POINTS * len(city_squares_of(table, seat)),
        OBJECTIVE_POINTS if is_objective_met(table, seat) else 0,
        TREASURE_POINTS * table.treasures[seat],
        table.held(seat, GOLD),
        bribery,
    ]
    lines.append(sum(lines))
    return lines


def finish(table: TableState, reason: str, events: list[Event] | None) -> None:
    """End the match; most points win, then most troops in the city, then the highest square."""
    table.leading_nation = leading_nation(table)
    table.score = [score_of(table, seat, table.leading_nation) for seat in range(table.rules.seats)]
    best = 0
    worth: list[int] = []
    for seat in range(table.rules.seats):
        # The factor makes the points outweigh any rank in the city.
        worth.append(table.score[seat][-1] * 1000 + city_rank(city_squares_of(table, seat)))
        best = max(best, worth[seat])
    table.winners = 0
    for seat in range(table.rules.seats):
        if worth[seat] == best:
            table.winners |= 1 << seat
    table.ended_by = reason
    table.phase = OVER
    if events is not None:
        _report_nation(table, events)
        winners = tuple([s for s in range(table.rules.seats) if table.winners & (1 << s)])
        points = tuple([lines[-1] for lines in table.score])
        events.append(happened.Ended(winners, reason, points))


def _report_nation(table: TableState, events: list[Event]) -> None:
    held = [nation_squares(table, nation) for nation in range(len(NATIONS))]
    name = None if table.leading_nation == NOBODY else NATIONS[table.leading_nation]
    square = None
    if name is not None and len(held[0]) == len(held[1]):
        square = _square_name(held[table.leading_nation][-1])
    events.append(happened.NationWon(name, (len(held[0]), len(held[1])), square))


def _square_name(number: int) -> str:
    return BOARD.name(CITY_SQUARES[number - 1])
