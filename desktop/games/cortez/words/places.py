"""Names of the places on the map: Nahuatl, the same in every language."""

from __future__ import annotations

from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import Square


def place_names() -> dict[Square, str]:
    """Villages, ports and landmarks by their square."""
    names = {village.square: village.name for village in BOARD.villages}
    names |= {port.square: port.name for port in BOARD.ports}
    return names | {landmark.square: landmark.name for landmark in BOARD.landmarks}
