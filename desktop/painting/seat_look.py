"""The look of seats wherever they are named: on panels, in lists, before a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.language.names import charge_name
from desktop.painting.cache.pictures import Pictures, blit_sign
from desktop.painting.heraldry import paint_shield
from desktop.style.theme import SEATS, SeatColour, current_theme

_SHIELDS = Pictures("seats: shields")


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The shield and the colour of a seat; colour alone never identifies it.

    Some games add a patterned cloth.
    """

    colour: str
    light: str  # for text and lines on dark backgrounds
    dark: str  # for text and lines on light backgrounds
    #: Name of the charge on the shield in the current language, such as "Lion"; may be "".
    name: Callable[[], str]
    #: Paint the shield at x, y with a width; it is at most 1.2 times as high.
    shield: Callable[[QPainter, float, float, float], None]
    #: Fill a path with the seat's cloth; None fills it with the colour.
    cloth: Callable[[QPainter, QPainterPath], None] | None = None

    @property
    def ink(self) -> str:
        """The colour for text and lines on the current theme's background."""
        return self.light if current_theme().dark else self.dark

    def fill(self, painter: QPainter, path: QPainterPath) -> None:
        """Fill a path with the seat's cloth or colour."""
        if self.cloth is None:
            painter.fillPath(path, QColor(self.colour))
        else:
            self.cloth(painter, path)

    def fill_rect(self, painter: QPainter, rect: QRectF) -> None:
        """Fill a rectangle with the seat's cloth or colour."""
        path = QPainterPath()
        path.addRect(rect)
        self.fill(painter, path)


def _paint_heater(
    painter: QPainter, x: float, y: float, width: float, *, seat_colour: SeatColour
) -> None:
    def at_size(painter: QPainter) -> None:
        paint_shield(painter, 0, 0, width, seat_colour.colour, seat_colour.charge)

    blit_sign(
        painter, _SHIELDS, (seat_colour.colour, seat_colour.charge), QPointF(x, y), width, at_size
    )


#: The looks of seats in games without looks of their own, in the order in which seats are assigned.
LOOKS: tuple[SeatLook, ...] = tuple(
    SeatLook(
        seat_colour.colour,
        seat_colour.light,
        seat_colour.dark,
        partial(charge_name, seat_colour.charge),
        partial(_paint_heater, seat_colour=seat_colour),
    )
    for seat_colour in SEATS
)
