"""Pips that count down: the cards of a draw pile, and the supply of a seat."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.painting.shapes import (
    disc,
    mix_colours,
    pen,
    polyline,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)


def paint_pips(painter: QPainter, rect: QRectF, left: int, total: int, *, ground: str) -> None:
    """Paint one pip for each card of the pile: spent ones dark, the last one red with a cross.

    `ground` is the background colour; spent pips are a shade of it.
    """
    step = rect.width() / total
    radius = min(step * 0.26, rect.height() * 0.45)
    y = rect.center().y()
    base = QColor(ground)
    spent = mix_colours(base, "#ffffff" if base.lightnessF() < 0.5 else "#000000", 0.16)
    for i in range(total):
        x = rect.left() + step * (i + 0.5)
        pip = disc(x, y, radius)
        last = i == total - 1
        if i < total - left:
            painter.fillPath(pip, spent)
        elif last:
            painter.fillPath(
                pip, vertical_gradient(y - radius, y + radius, (0, "#cf4452"), (1, "#a12233"))
            )
        else:
            painter.fillPath(
                pip, vertical_gradient(y - radius, y + radius, (0, "#efd48e"), (1, "#c08f3a"))
            )
        stroke_path(painter, pip, pen(with_alpha("#0f1022", 210), radius * 0.18))
        if last:
            arm = radius * 0.45
            for side in (-1, 1):
                bar = polyline([(x - arm, y - side * arm), (x + arm, y + side * arm)])
                stroke_path(painter, bar, pen("#ffe3c4", radius * 0.3))


def paint_supply(
    painter: QPainter, rect: QRectF, left: int, total: int, *, colour: str, ground: str
) -> None:
    """Paint one small block for each item of the initial supply.

    The remaining ones come first, in `colour`.
    """
    step = rect.width() / total
    width = min(step * 0.78, rect.height())
    base = QColor(ground)
    spent = mix_colours(base, "#ffffff" if base.lightnessF() < 0.5 else "#000000", 0.1)
    full = QColor(colour)
    for i in range(total):
        x = rect.left() + step * i + (step - width) / 2
        block = QRectF(x, rect.top(), width, rect.height())
        shape = rounded(block, min(2.0, width / 4))
        if i < left:
            painter.fillPath(
                shape,
                vertical_gradient(block.top(), block.bottom(), (0, full.lighter(125)), (1, full)),
            )
            stroke_path(painter, shape, pen(full.darker(140), 0.8))
        else:
            painter.fillPath(shape, spent)
            stroke_path(painter, shape, pen(mix_colours(spent, "#000000", 0.12), 0.8))
