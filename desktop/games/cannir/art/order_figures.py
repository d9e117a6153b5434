"""The figures on the cards: an upright sword, an open hand, a closed book, each with a crest."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPen

from desktop.games.cannir.art.orders import CREST_SHARES, Order, crest
from desktop.painting.effects import paint_shadow
from desktop.painting.materials.card_stock import GOLD, GOLD_DARK, GOLD_LIGHT, paint_plaque
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    paint_lines,
    pen,
    place_path,
    polygon,
    radial_gradient,
    rounded,
    smooth,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.painting.svg_path import shape

_SHADE = QColor(0, 0, 0, 145)


def paint_figure(
    painter: QPainter,
    order: Order,
    value: int,
    x: float,
    y: float,
    scale: float,
    *,
    paper: bool = False,
) -> None:
    """Paint the figure of an order with the crest of a family; it fills about 40 by 60 units."""
    paint, radius, at = {
        "red": (_paint_sword, 13.2, (0.0, -6.2)),
        "grey": (_paint_hand, 13.2, (0.6, 8.0)),
        "green": (_paint_book, 12.6, (2.3, -1.0)),
    }[order.key]
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    if order.key == "green":
        painter.rotate(-5)
    paint(painter, paper)
    heraldic = order.key == "red"
    size = radius * CREST_SHARES[value] * (1.03 if heraldic else 1)
    paint_plaque(
        painter, crest(value), *at, radius, size, order.ink, heraldic=heraldic, paper=paper
    )
    painter.restore()


def _paint_body(
    painter: QPainter, path: QPainterPath, fill: QGradient | QColor, line: QPen
) -> None:
    painter.fillPath(path, QBrush(fill))
    stroke_path(painter, path, line)


def _paint_sword(painter: QPainter, paper: bool) -> None:
    """Paint the sword of an order; on paper without shading."""
    blade = polygon([(0, -34), (3.6, -27), (3.2, 15), (-3.2, 15), (-3.6, -27)])
    guard = smooth(
        [(-15.6, 10.4), (-13.4, 11.2), (-8, 14.0), (0, 14.2), (8, 14.0), (13.4, 11.2),
         (15.6, 10.4), (17.6, 12.2), (16.4, 14.8), (8, 17.4), (0, 18.4), (-8, 17.4),
         (-16.4, 14.8), (-17.6, 12.2)],
        closed=True,
    )  # fmt: skip
    paint_shadow(painter, blade, _SHADE, 1.6, 1.2, 1.6, paper=paper)
    paint_shadow(painter, guard, _SHADE, 1.4, 1, 1.4, paper=paper)
    left = polygon([(0, -34), (0, 15), (-3.2, 15), (-3.6, -27)])
    right = polygon([(0, -34), (3.6, -27), (3.2, 15), (0, 15)])
    painter.fillPath(
        left, linear_gradient(-3.6, 0, 0, 0, (0, "#dfe4ea"), (0.35, "#ffffff"), (1, "#d5dbe3"))
    )
    painter.fillPath(
        right, linear_gradient(0, 0, 3.6, 0, (0, "#aab4c1"), (0.75, "#9aa4b2"), (1, "#c2cad4"))
    )
    groove = polygon([(-0.8, -25), (0, -27), (0.8, -25), (0.7, 14), (-0.7, 14)])
    painter.fillPath(groove, QColor("#7c8796"))
    stroke_path(painter, blade, pen(with_alpha("#2b2f3a", 210), 0.45))
    grip = rounded(QRectF(-1.9, 16, 3.8, 11.4), 1)
    _paint_body(
        painter,
        grip,
        linear_gradient(-1.9, 0, 1.9, 0, (0, "#2f180f"), (0.4, "#6b4130"), (1, "#2f180f")),
        pen(with_alpha("#1c0d06", 200), 0.3),
    )
    turns = [QLineF(-1.9, 18.2 + i * 2, 1.9, 17.2 + i * 2) for i in range(5)]
    paint_lines(painter, turns, pen(GOLD, 0.5))
    metal = vertical_gradient(11, 18.5, (0, GOLD_LIGHT), (0.55, GOLD), (1, GOLD_DARK))
    _paint_body(painter, guard, metal, pen(with_alpha("#3a2508", 210), 0.4))
    pommel = radial_gradient(-1, 28.5, 5, (0, "#fbeab4"), (0.4, GOLD), (1, GOLD_DARK))
    _paint_body(painter, disc(0, 29.6, 3.4), pommel, pen(with_alpha("#3a2508", 210), 0.4))


def _paint_hand(painter: QPainter, paper: bool) -> None:
    """Paint the hand of an order; on paper without shading."""
    unit = 30.0
    palm = place_path(shape("cannir", "figures", "hand.svg"), 0, -2, unit)
    paint_shadow(painter, palm, QColor(0, 0, 0, 150), 2, 1.2, 1.8, paper=paper)
    skin = linear_gradient(-16, -26, 16, 24, (0, "#fbf6ea"), (0.55, "#dcd5c8"), (1, "#aea9a3"))
    _paint_body(painter, palm, skin, pen(with_alpha("#2b2f38", 220), 0.55))

    def line(x0: float, y0: float, x1: float, y1: float) -> QLineF:
        return QLineF(x0 * unit, y0 * unit - 2, x1 * unit, y1 * unit - 2)

    between = [(-0.21, 0.04, -0.23, -0.4), (0.048, 0, 0.056, -0.52), (0.29, 0.05, 0.34, -0.34)]
    paint_lines(painter, [line(*ends) for ends in between], pen(with_alpha("#4b4f59", 190), 0.7))
    joints = [(-0.35, -0.2, 0.15), (-0.08, -0.36, 0.16), (0.19, -0.3, 0.16), (0.435, -0.06, 0.13)]
    paint_lines(
        painter,
        [line(x - w / 2, y, x + w / 2, y) for x, y, w in joints],
        pen(with_alpha("#4b4f59", 90), 0.45),
    )
    sleeve = polygon([(-12.2, 26), (12.6, 26), (15.6, 36), (-15.2, 36)])
    dark = pen(with_alpha("#20242c", 220), 0.5)
    _paint_body(
        painter,
        sleeve,
        linear_gradient(-14, 0, 15, 0, (0, "#5b6270"), (0.4, "#878e9b"), (1, "#3c424e")),
        dark,
    )
    cuff = rounded(QRectF(-14, 21.5, 28.5, 5.4), 1.2)
    _paint_body(
        painter, cuff, vertical_gradient(21, 27, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK)), dark
    )
    lattice = []
    for i in range(9):
        x = -12 + i * 3.1
        lattice += [QLineF(x, 22.6, x + 1.5, 25.8), QLineF(x + 1.5, 22.6, x, 25.8)]
    paint_lines(painter, lattice, pen(with_alpha("#5a3d10", 150), 0.5))


def _paint_book(painter: QPainter, paper: bool) -> None:
    """Paint the book of an order; on paper without shading."""
    w, h = 37.0, 50.0
    x, y = -w / 2 - 0.5, -h / 2 - 1
    dark = pen(with_alpha("#0c2018", 230), 0.5)
    behind = rounded(QRectF(x + 1.6, y + 2.4, w + 3.6, h + 2.6), 1.6)
    paint_shadow(painter, behind, QColor(0, 0, 0, 160), 2.2, 1.4, 2, paper=paper)
    _paint_body(painter, behind, QColor("#1d4230"), dark)
    painter.fillPath(polygon([(x + 3, y + 2.6), (x + w + 3.8, y + 2.6), (x + w + 3.8, y + h + 3.6),
                        (x + 3, y + h + 3.6)]), QColor("#efe3c2"))  # fmt: skip
    leaves = []
    for i in range(4):
        q = 0.6 + i * 0.75
        leaves.append(QLineF(x + w + q, y + 2.8, x + w + q, y + h + 3.2))
        leaves.append(QLineF(x + 3, y + h + q, x + w + 3, y + h + q))
    paint_lines(painter, leaves, pen(with_alpha("#8d7a4d", 170), 0.28))
    leather = linear_gradient(x, y, x + w, y + h, (0, "#7fb08f"), (0.5, "#5b9070"), (1, "#3c6e52"))
    _paint_body(painter, rounded(QRectF(x, y, w, h), 1.8), leather, dark)
    spine = linear_gradient(x, 0, x + 5.2, 0, (0, "#24513b"), (0.5, "#568a6b"), (1, "#2b5c44"))
    _paint_body(
        painter, rounded(QRectF(x, y, 5.2, h), 1.6), spine, pen(with_alpha("#0c2018", 160), 0.4)
    )
    bands = [QLineF(x + 0.2, y + h * q, x + 5.2, y + h * q) for q in (0.16, 0.36, 0.64, 0.84)]
    paint_lines(painter, bands, pen(GOLD, 0.8))
    frame = QPainterPath()
    frame.addRect(QRectF(x + 7.6, y + 2.6, w - 10.4, h - 5.2))
    stroke_path(painter, frame, pen(with_alpha(GOLD_LIGHT, 230), 0.55))
    metal = linear_gradient(x, y, x + w, y + h, (0, "#f8e8b4"), (0.5, GOLD_LIGHT), (1, GOLD))
    edge = pen(with_alpha("#3a2508", 180), 0.35)
    x0, x1, y0, y1 = x + 5.4, x + w, y, y + h
    for cx, cy, sx, sy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1)):
        _paint_body(painter, polygon([(cx, cy), (cx + 7 * sx, cy), (cx, cy + 7 * sy)]), metal, edge)
        painter.fillPath(disc(cx + 2.2 * sx, cy + 2.2 * sy, 0.55), QColor(GOLD_DARK))
    for q in (0.24, 0.76):
        _paint_body(painter, rounded(QRectF(x1 - 5, y + h * q - 1.7, 10.2, 3.4), 1), metal, edge)
        painter.fillPath(disc(x1 - 3, y + h * q, 0.6), QColor(GOLD_DARK))
