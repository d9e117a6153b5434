"""What is painted several times: in a PDF it is stored once and placed as often as wanted."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.printing.ink_saving import spare
from desktop.printing.page import Paint

#: Millimetres around something stamped that still show: half of a line along its edge.
AIR = 1.0


@runtime_checkable
class StampPainter(Protocol):
    """A painter of sheets on a device that can store pictures; see `stamp`."""

    @property
    def unit(self) -> float:
        """As that of a `SheetPainter`."""

    def place(self, paint: Paint, bounds: QRectF) -> None:
        """Show what `paint` paints, stored once."""


def stamp(p: QPainter, paint: Paint, bounds: QRectF) -> None:
    """Paint something within bounds (and a millimetre around) that is painted elsewhere as well.

    Only upright rectangles may clip it, and it may not be see-through.
    """
    if isinstance(p, StampPainter):
        # What is stored is as large as here, wherever it is shown.
        p.place(partial(spare, paint, unit=round(p.unit, 6)) if p.unit else paint, bounds)
        return
    p.save()
    paint(p)
    p.restore()


def likeness(paint: object) -> Hashable:
    """Equal for functions that paint the same: partial ones are told apart by what they hold."""
    if isinstance(paint, partial):
        words = tuple(sorted((name, likeness(value)) for name, value in paint.keywords.items()))
        return (likeness(paint.func), tuple(likeness(value) for value in paint.args), words)
    try:
        hash(paint)
    except TypeError:
        return id(paint)
    return paint
