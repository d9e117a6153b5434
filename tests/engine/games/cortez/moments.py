"""Moments of Cortez for two seats, A the Spanish one, as states to ask and to answer."""

from __future__ import annotations

from typing import Any, Final

from engine.games.cortez.board import BOARD
from engine.games.cortez.rules.map_tables import VILLAGES
from engine.games.cortez.rules.state import CortezState
from engine.play.position_file import match_of
from tests.engine.games.cortez.kit import nations, troops

SEATS: Final = "AB"
VILLAGE_NAMES: Final = [BOARD.name(square) for square, cards in enumerate(VILLAGES) if cards]


def acting(board: str, seats: str = SEATS, windows: bool = False, **more: Any) -> CortezState:
    """Seat A is asked for its first action of two, unless told otherwise.

    `windows`: by the rules of version 1.
    """
    moment = {
        "nations": nations(seats),
        "phase": "actions",
        "active": "A",
        "turn": "A",
        "actions_left": 2,
        "troops": troops(board),
        "objectives": {"A": 24, "B": 17},
    }
    data = {
        "game": "cortez",
        "options": {"windows": windows},
        "seats": list(seats),
        "position": {**moment, **more},
    }
    state = match_of(data)[0]._state
    assert isinstance(state, CortezState)
    return state
