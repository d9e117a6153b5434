"""Derived figures of an open view, for `conquista position`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.values import Event, Json, Seat
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import NATIONS, TROOP_NAMES, TROOPS_PER_NATION
from engine.games.cortez.events import ProvisionsDrawn
from engine.games.cortez.rules.paths import NOWHERE, UNREACHABLE, moves
from engine.games.cortez.views.map_seen import SeenMap
from engine.games.cortez.views.view import CortezView

#: The lines of a score: their keys in a position file and their fields in a view.
LINES: Final = {
    "nation": "nation",
    "city": "troops",
    "objective": "objective",
    "treasures": "treasures",
    "gold": "gold",
    "bribery": "bribery",
    "total": "total",
}


def position_figures(
    view: CortezView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
) -> dict[str, Json]:
    """Return figures derived from an open view.

    - `strengths`: of the last combat, by seat
    - `reach`: the destinations of the active seat's troops
    - `drawn`: provisions drawn in all steps, by seat
    - `nation`: the nation that leads
    - `score`: the lines by seat, None while the match goes on
    """
    figures: dict[str, Json] = {
        "strengths": None,
        "reach": _reach(view),
        "drawn": _drawn(seats, steps),
        "nation": leading(view),
        "score": None,
    }
    if view.last_outcome is not None:
        fighters = (seats[view.last_outcome.attacker], seats[view.last_outcome.defender])
        figures["strengths"] = dict(zip(fighters, view.last_outcome.strengths, strict=True))
    if view.score:
        figures["score"] = {
            name: {key: getattr(lines, field) for key, field in LINES.items()}
            for name, lines in zip(seats, view.score, strict=True)
        }
    return figures


def _reach(view: CortezView) -> dict[str, Json]:
    """Return troop → square → camouflage for moves as an action, even unaffordable ones."""
    seen_map = SeenMap.from_view(view)
    own_troops = [
        troop
        for troop, collar in enumerate(seen_map.collars)
        if collar == view.turn_seat and seen_map.square_of_troop[troop] != NOWHERE
    ]
    reachable = moves(
        own_troops, seen_map.square_of_troop, seen_map.collars, seen_map.broken_bridges
    )
    return {
        TROOP_NAMES[troop]: {
            BOARD.name(square): cost for square, cost in enumerate(costs) if cost < UNREACHABLE
        }
        for troop, costs in zip(own_troops, reachable, strict=True)
    }


def _drawn(seats: Sequence[str], steps: Sequence[Sequence[Event]]) -> dict[str, int]:
    drawn = dict.fromkeys(seats, 0)
    for events in steps:
        for event in events:
            if isinstance(event, ProvisionsDrawn):
                drawn[seats[event.seat]] += len(event.cards)
    return drawn


def leading(view: CortezView) -> str | None:
    """Return the nation on more city squares, in a tie the nation on the highest; None if empty."""
    seen_map = SeenMap.from_view(view)
    squares_by_nation: tuple[list[int], list[int]] = ([], [])
    for number, square in enumerate(BOARD.city, 1):
        troop = seen_map.troop_on_square[square]
        if troop >= 0:
            squares_by_nation[troop // TROOPS_PER_NATION].append(number)
    ranks = [(len(numbers), max(numbers, default=0)) for numbers in squares_by_nation]
    return None if ranks[0] == ranks[1] else NATIONS[ranks.index(max(ranks))]


def known_cards(view: CortezView, seat: Seat) -> tuple[str, ...]:
    """Return the cards of a seat that are hidden but known to the viewer."""
    provisions = view.known[seat] if None in view.provisions[seat] else ()
    return (*provisions, *view.recalled[seat])
