"""Round markers to cut out, one for each seat: what stands on the board for a player."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.language.names import charge_name
from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import write
from desktop.painting.shapes import around, disc, outline, pen
from desktop.printing.text import FINE
from desktop.style.theme import SeatColour

DIAMETER = 30.0  # millimetres


def paint_marker(p: QPainter, seat: SeatColour) -> None:
    """A marker with its upper left corner at the origin: shield and charge, named at the foot."""
    r = DIAMETER / 2
    p.fillPath(disc(r, r, r), QColor(seat.colour))
    p.fillPath(disc(r, r, r - 1.9), around(r, r - 4, r * 1.4, (0, "#fffaec"), (1, "#ead9b2")))
    outline(p, disc(r, r, r - 1.9), pen("#c9a24b", 0.5))
    outline(p, disc(r, r, r), pen("#2a2118", 0.15))
    paint_shield(p, r, r - 2.1, 13.5, seat.colour, seat.charge, paper=True)
    place = QRectF(r - 8.5, r + 6.6, 17, 4)
    write(p, place, charge_name(seat.charge), FINE, seat.dark, weight=600)
