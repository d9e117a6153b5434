"""Events of Contrées; 11 towers or tiles can only fall at one stroke."""

from __future__ import annotations

from desktop.games.contrees.adjacency import corners
from engine.core.values import Event
from engine.games.contrees.actions import Hex
from engine.games.contrees.events import (
    ENCIRCLEMENT,
    POSSESSION,
    Built,
    Demolished,
    Ended,
    Laid,
    LandFinished,
    Lost,
    Passed,
    Started,
    Taken,
)
from engine.games.contrees.state import BLOCKED, BY_STANDARDS, BY_SUPPLIES


def _hexes(number: int) -> tuple[Hex, ...]:
    return tuple((q, 0) for q in range(number))


def _towers(number: int) -> tuple[str, ...]:
    return tuple(f"tower {i}" for i in range(number))


EVENTS: tuple[Event, ...] = (
    Started(0),
    Laid(0, (0, 0)),
    Laid(0, (1, -1), white=True),
    LandFinished(0),
    Built(0, corners((0, 0))[1], (0, 0)),
    *(Taken(0, _hexes(number), white) for number, white in ((1, 0), (1, 1), (2, 0), (2, 1))),
    *(Taken(0, _hexes(number), white) for number, white in ((2, 2), (3, 0), (3, 1), (3, 2))),
    # Whose towers fall is the other's; told of the seat that loses them.
    *(
        Demolished(1, _towers(number), by)
        for by in (POSSESSION, ENCIRCLEMENT)
        for number in (1, 2, 11)
    ),
    *(Lost(0, _hexes(number), white) for number, white in ((1, 0), (1, 1), (2, 0), (2, 1))),
    *(Lost(0, _hexes(number), white) for number, white in ((11, 0), (11, 1), (11, 2))),
    Passed(0),
    Ended(0, BY_STANDARDS, (11, 2), (1, 0)),
    Ended(0, BLOCKED, (2, 1), (0, 0)),
    Ended(0, BY_SUPPLIES, (1, 0), (0, 11)),
    Ended(0, BY_SUPPLIES, (2, 2), (11, 1)),
    Ended(0, BY_SUPPLIES, (0, 0), (1, 0)),
    Ended(None, BY_SUPPLIES, (2, 2), (2, 2)),
)
