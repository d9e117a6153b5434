"""Shields with charges: the sign of a seat, in every size."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import (
    darker,
    heater,
    linear_gradient,
    luminance,
    pen,
    place_path,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.painting.svg_path import shape

#: Charges on dark fields.
_ARGENT = "#fff6df"
#: Charges on light fields.
_SABLE = "#33210a"
_INK = "#1e140a"
#: The least contrast of a pale sign with a ground that is printed.
_MIN_CONTRAST = 5.2


def charge_path(charge: str) -> QPainterPath:
    """Return the outline of a charge in units of -1 to 1."""
    return shape("common", "charges", f"{charge}.svg")


@runtime_checkable
class SignPainter(Protocol):
    """A painter that chooses the colours of signs, because it changes those of their grounds."""

    def fill_sign(self, path: QPainterPath, colour: QColor, ground: QColor) -> None:
        """Fill a sign that would have this colour on a ground that would have that."""

    def draw_border(self, path: QPainterPath, line: QPen, ground: QColor) -> None:
        """Draw a border that would have this line on a ground of that colour."""


def fill_sign(
    painter: QPainter, path: QPainterPath, colour: str | QColor, ground: str | QColor = "#ffffff"
) -> None:
    """Fill a numeral, a charge or another sign that stands out from its ground.

    A painter that makes the ground pale may give the sign the colour of the ground instead.
    """
    if isinstance(painter, SignPainter):
        painter.fill_sign(path, QColor(colour), QColor(ground))
    else:
        painter.fillPath(path, QColor(colour))


def paint_border(
    painter: QPainter, path: QPainterPath, line: QPen, ground: str | QColor = "#ffffff"
) -> None:
    """Draw a line around something, which stands out from its ground; compare `fill_sign`."""
    if isinstance(painter, SignPainter):
        painter.draw_border(path, line, QColor(ground))
    else:
        stroke_path(painter, path, line)


def ground_for(colour: str | QColor, sign: str | QColor) -> QColor:
    """Return the colour of a printed ground, so dark that a pale sign stands out from it."""
    ground, wanted = QColor(colour), luminance(QColor(sign)) + 0.05
    while wanted / (luminance(ground) + 0.05) < _MIN_CONTRAST:
        ground = darker(ground)
    return ground


def paint_shield(
    painter: QPainter,
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
    paint_shadow(painter, body, QColor(0, 0, 0, 130), width * 0.06, 0, width * 0.05, paper=paper)
    painter.fillPath(
        body, linear_gradient(x, y - height / 2, x, y + height / 2, (0, "#fff6dc"), (1, "#e0cb95"))
    )
    light = linear_gradient(
        x - width / 2, y - width * 0.6, x + width / 2, y + width * 0.6,
        (0, base.lighter(122)), (0.55, base), (1, base.darker(135)),
    )  # fmt: skip
    painter.fillPath(field, light)
    stroke_path(painter, body, pen(with_alpha(_INK, 170), width * 0.022))
    stroke_path(painter, field, pen(with_alpha(_INK, 120), width * 0.016))
    emblem = place_path(charge_path(charge), x, y - width * 0.045, width * 0.325)
    pale = base.lightnessF() * 0.3 + base.greenF() * 0.7 > 0.55
    depth = QColor(255, 255, 255, 70) if pale else QColor(0, 0, 0, 90)
    painter.fillPath(emblem.translated(0, width * 0.02), depth)
    fill_sign(painter, emblem, _SABLE if pale else _ARGENT, base)
    if paper:  # semi-transparent gradients get lost in PDF readers
        return
    gloss = QPainterPath()
    gloss.addRect(QRectF(x - width, y - height, width * 2, height))
    shine = vertical_gradient(
        y - width * 0.6, y, (0, with_alpha("#fff", 60)), (1, with_alpha("#fff", 0))
    )
    painter.fillPath(field.intersected(gloss), shine)
