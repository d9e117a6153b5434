"""The colours of a seat on cloth, paint and roof tiles: base, lit and shaded."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor

from desktop.painting.shapes import mix_colours
from desktop.style.theme import SEATS
from engine.core.values import Seat


@dataclass(frozen=True, slots=True)
class Dye:
    """Colours and charge of a seat."""

    charge: str
    base: QColor
    light: QColor
    dark: QColor


@cache
def dye(seat: Seat) -> Dye:
    """Return the dye of a seat, derived from the common table of seat colours."""
    colour = SEATS[seat]
    base = QColor(colour.colour)
    vivid = mix_colours(base, QColor.fromHsvF(base.hueF(), 1.0, base.valueF()), 0.5)
    return Dye(colour.charge, vivid, mix_colours(vivid, colour.light, 0.62), vivid.darker(165))
