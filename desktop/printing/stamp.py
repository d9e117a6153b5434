"""Pictures that are painted several times: a PDF stores each of them once."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.print_page import Paint

#: Millimetres around the bounds of a stamp that remain visible: half of a line along its edge.
AIR_MM = 1.0


@runtime_checkable
class StampPainter(Protocol):
    """A painter of sheets whose device can store pictures; see `stamp`."""

    @property
    def mm2_per_unit(self) -> float:
        """Square millimetres per square unit, as in `SheetPainter`; 0 while no ink is saved."""

    def place(self, paint: Paint, bounds: QRectF) -> None:
        """Show the picture that `paint` paints, storing it once."""


def stamp(painter: QPainter, paint: Paint, bounds: QRectF) -> None:
    """Paint a repeated picture; a `StampPainter` shows only what is within bounds.

    A millimetre around the bounds remains visible too. The picture must be opaque, and only upright
    rectangles may clip it.
    """
    if isinstance(painter, StampPainter):
        # All uses of a stored picture share the ink saving of this size.
        size = round(painter.mm2_per_unit, 6)
        saving = partial(paint_sparingly, paint, mm2_per_unit=size)
        painter.place(saving if painter.mm2_per_unit else paint, bounds)
        return
    painter.save()
    paint(painter)
    painter.restore()


class _Identity:
    """Is equal for the same object only.

    It keeps the object alive: another one could get its `id`.
    """

    def __init__(self, held: object) -> None:
        self._held = held

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identity) and self._held is other._held

    def __hash__(self) -> int:
        return id(self._held)


def painter_key(paint: object) -> Hashable:
    """Return a key that is equal for functions that paint the same.

    `partial` objects are compared by their function and arguments. An argument that cannot be
    hashed equals only itself.
    """
    if isinstance(paint, partial):
        keywords = tuple(
            sorted((name, painter_key(value)) for name, value in paint.keywords.items())
        )
        return (
            painter_key(paint.func),
            tuple(painter_key(value) for value in paint.args),
            keywords,
        )
    try:
        hash(paint)
    except TypeError:
        return _Identity(paint)
    return paint
