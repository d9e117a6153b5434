"""Shields with charges: the sign of a seat, in every size."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import across, down, heater, outline, pen, placed, tint
from desktop.painting.svg_path import shape

_ARGENT = "#fff6df"  # charges on dark fields
_SABLE = "#33210a"  # charges on light fields
_INK = "#1e140a"


def charge_path(charge: str) -> QPainterPath:
    """Return the outline of a charge in units of -1 to 1."""
    return shape("common", "charges", f"{charge}.svg")


@runtime_checkable
class SignPainter(Protocol):
    """A painter that chooses the colours of signs, because it changes those of their grounds."""

    def sign(self, colour: QColor) -> QColor:
        """Return the colour for a sign that would have this colour."""


def fill_sign(p: QPainter, path: QPainterPath, colour: str) -> None:
    """Fill a charge or another sign that stands out from its ground."""
    wanted = QColor(colour)
    p.fillPath(path, p.sign(wanted) if isinstance(p, SignPainter) else wanted)


def paint_shield(
    p: QPainter,
    x: float,
    y: float,
    width: float,
    colour: str | QColor,
    charge: str,
    *,
    paper: bool = False,
) -> None:
    """Paint a heater shield centred at (x, y), 1.18 times as high as wide; legible from 21 px."""
    height = width * 1.18
    body, field = heater(x, y, width), heater(x, y, width * 0.86, height * 0.88)
    base = QColor(colour)
    paint_shadow(p, body, QColor(0, 0, 0, 130), width * 0.06, 0, width * 0.05, paper=paper)
    p.fillPath(body, across(x, y - height / 2, x, y + height / 2, (0, "#fff6dc"), (1, "#e0cb95")))
    light = across(
        x - width / 2, y - width * 0.6, x + width / 2, y + width * 0.6,
        (0, base.lighter(122)), (0.55, base), (1, base.darker(135)),
    )  # fmt: skip
    p.fillPath(field, light)
    outline(p, body, pen(tint(_INK, 170), width * 0.022))
    outline(p, field, pen(tint(_INK, 120), width * 0.016))
    emblem = placed(charge_path(charge), x, y - width * 0.045, width * 0.325)
    pale = base.lightnessF() * 0.3 + base.greenF() * 0.7 > 0.55
    depth = QColor(255, 255, 255, 70) if pale else QColor(0, 0, 0, 90)
    p.fillPath(emblem.translated(0, width * 0.02), depth)
    fill_sign(p, emblem, _SABLE if pale else _ARGENT)
    if paper:  # semi-transparent gradients get lost in PDF readers
        return
    gloss = QPainterPath()
    gloss.addRect(QRectF(x - width, y - height, width * 2, height))
    shine = down(y - width * 0.6, y, (0, tint("#fff", 60)), (1, tint("#fff", 0)))
    p.fillPath(field.intersected(gloss), shine)
