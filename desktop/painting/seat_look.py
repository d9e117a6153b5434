"""How seats are told apart wherever they are named: on panels, in lists, before a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.language.names import charge_name
from desktop.painting.heraldry import paint_shield
from desktop.painting.pictures import Pictures, kept
from desktop.style.theme import SEATS, SeatColour, current_theme

_SHIELDS = Pictures("seats: shields")


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A shield and a colour, never the colour alone; where a game has it, a cloth of a pattern."""

    colour: str
    light: str  # for writing and lines on dark ground
    dark: str  # for writing and lines on light ground
    #: What the shield shows, in the language of the moment: "Lion"; may be "".
    name: Callable[[], str]
    #: Paints the shield at x, y and of a width; 1.2 times as high at the most.
    shield: Callable[[QPainter, float, float, float], None]
    #: Fills a path with the seat's cloth; None: with its colour.
    cloth: Callable[[QPainter, QPainterPath], None] | None = None

    @property
    def ink(self) -> str:
        """For writing and lines on the ground of the moment."""
        return self.light if current_theme().dark else self.dark

    def fill(self, p: QPainter, path: QPainterPath) -> None:
        """Fill a path as the seat's own."""
        if self.cloth is None:
            p.fillPath(path, QColor(self.colour))
        else:
            self.cloth(p, path)

    def fill_rect(self, p: QPainter, rect: QRectF) -> None:
        """The same for a rectangle."""
        path = QPainterPath()
        path.addRect(rect)
        self.fill(p, path)


def _heater(p: QPainter, x: float, y: float, width: float, *, who: SeatColour) -> None:
    def at_size(p: QPainter) -> None:
        paint_shield(p, 0, 0, width, who.colour, who.charge)

    kept(p, _SHIELDS, (who.colour, who.charge), QPointF(x, y), width, at_size)


#: The looks of the seats in any game that has no others, in the order seats are given out.
LOOKS: tuple[SeatLook, ...] = tuple(
    SeatLook(
        who.colour, who.light, who.dark, partial(charge_name, who.charge), partial(_heater, who=who)
    )
    for who in SEATS
)
