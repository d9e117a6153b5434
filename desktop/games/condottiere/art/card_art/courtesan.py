"""The courtesan: a carnival mask before an open painted fan."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.games.condottiere.art.card_art.ink import GOLD
from desktop.painting.engraving import (
    INK,
    Engraving,
    join_paths,
    parse_path,
    rounded_rect,
    with_opacity,
)
from desktop.painting.shapes import Point, disc, linear_gradient, polyline, radial_gradient

_ROSE = "#a83c66"
#: Centre of the fan.
_CENTRE = (52.0, 104.0)
_INNER, _OUTER = 30.0, 80.0
#: Degrees.
_BLADES, _FIRST, _LAST = 13, -158.0, -22.0
_MASK = (
    "M0 -9 C8 -17 26 -19 37 -12 C40 -4 36 8 26 14 C16 19 8 12 4 6 C2 3 -2 3 -4 6 "
    "C-8 12 -16 19 -26 14 C-36 8 -40 -4 -37 -12 C-26 -19 -8 -17 0 -9 Z"
)
_EYE = "M7 -1 C12 -8 23 -9 28 -3 C24 5 12 6 7 -1 Z"
_PLUME = "M0 -8 C-3 -18 -2 -30 -10 -38 C-2 -38 2 -32 3 -26 C4 -34 9 -38 14 -38 C8 -30 7 -18 0 -8 Z"


def paint_courtesan(engraving: Engraving) -> None:
    """Paint the mask and the fan on damask."""
    engraving.fill(
        rounded_rect(-6, -6, 112, 142), radial_gradient(52, 60, 80, (0, "#fbeee2"), (1, "#d99aa0"))
    )
    _paint_damask(engraving)
    for i in range(_BLADES):
        _paint_leaf(engraving, i)
    sticks = [_at(_way(i), _INNER + 2) for i in range(_BLADES + 1)]
    for end in sticks:
        engraving.rod(_CENTRE, end, 1.6, "#e9d9b0")
    engraving.paint_part(disc(*_CENTRE, 3.4), GOLD, 0.8)
    tassel = "M52 107 C48 112 54 114 50 120 M52 107 C56 112 53 115 57 119"
    engraving.line(tassel, "#7c2348", 1.1)
    with engraving.transformed(50, 66, -7, 1.04):
        _mask(engraving)


def _paint_damask(engraving: Engraving) -> None:
    leaf = parse_path("M0 -7 C3 -3 5 -2 8 0 C5 2 3 3 0 7 C-3 3 -5 2 -8 0 C-5 -2 -3 -3 0 -7 Z")
    for row in range(-1, 10):
        for column in range(-1, 8):
            x, y = column * 16 + (8 if row % 2 else 0), row * 14
            engraving.line(leaf.translated(x, y), with_opacity(_ROSE, 0.22), 0.5)
            engraving.fill(disc(x, y, 1.2), with_opacity(_ROSE, 0.2))


def _way(place: float) -> float:
    return math.radians(_FIRST + (_LAST - _FIRST) * place / _BLADES)


def _at(way: float, reach: float) -> Point:
    return _CENTRE[0] + math.cos(way) * reach * 0.86, _CENTRE[1] + math.sin(way) * reach


def _paint_leaf(engraving: Engraving, i: int) -> None:
    """Paint one fold of the fan with its gilt bands and a flower or a pearl."""
    first, last, middle = _way(i), _way(i + 1), _way(i + 0.5)
    left, right = _at(first, _OUTER - 1.5), _at(last, _OUTER - 1.5)
    fold = QPainterPath(QPointF(*_at(first, _INNER)))
    fold.lineTo(*left)
    fold.quadTo(*_at(middle, _OUTER + 4.5), *right)
    fold.lineTo(*_at(last, _INNER))
    fold.closeSubpath()
    engraving.paint_part(
        fold, linear_gradient(*left, *right, (0, "#cf5f86"), (0.5, "#b3446c"), (1, "#7c2348")), 0.7
    )
    for reach, width in ((_OUTER - 6, 1.1), (_INNER + 5, 0.9)):
        engraving.line(polyline([_at(first, reach), _at(last, reach)]), "#f2d27a", width)
    x, y = _at(middle, _OUTER - 17)
    if i % 2:
        engraving.paint_part(disc(x, y, 2.6), "#f6d8cf", 0.4, ink="#5f1a36")
    else:
        engraving.paint_part(disc(x, y, 3.6), "#f2d27a", 0.4, ink="#5f1a36")
        for k in range(5):
            turn = math.tau * k / 5
            engraving.fill(disc(x + math.cos(turn) * 3.2, y + math.sin(turn) * 3.2, 1.5), "#f9e7df")
        engraving.fill(disc(x, y, 1.4), "#c98a2a")
    engraving.lines([(_at(first, 4), _at(first, _OUTER - 3))], with_opacity("#4a1229", 0.8), 0.5)


def _mask(engraving: Engraving) -> None:
    """Engrave the mask in her hand."""
    ribbons = (
        "M-34 0 C-46 8 -42 20 -50 28 M-34 0 C-42 10 -36 24 -42 34 "
        "M34 0 C44 8 42 22 50 30 M34 0 C40 12 36 22 40 32"
    )
    engraving.line(ribbons, "#5b2a5e", 2.2)
    mask = parse_path(_MASK)
    engraving.shadow(mask, 1.6, 2, 130)
    engraving.paint_part(
        mask, linear_gradient(0, -18, 0, 18, (0, "#33304a"), (1, "#14121f")), 1, ink="#0d0b12"
    )
    engraving.line(QTransform.fromScale(0.93, 0.88).map(mask), "#efcf7a", 1.1)
    eye = parse_path(_EYE)
    eyes = join_paths(eye, QTransform.fromScale(-1, 1).map(eye))
    engraving.paint_part(eyes, "#f3dfd0", 0.8, ink="#efcf7a")
    for side in (-1, 1):
        with engraving.transformed(0, 0, flip=side < 0):
            for i in range(4):
                curl = (
                    f"M{12 + i * 6} -12 C{14 + i * 6} -15 {17 + i * 5} -14 {16 + i * 5.4:.1f} -11"
                )
                engraving.line(curl, with_opacity("#efcf7a", 0.9), 0.6)
        engraving.fill(disc(side * 33, -8, 1.2), "#efcf7a")
    engraving.paint_part(
        _PLUME, linear_gradient(-8, -36, 10, -10, (0, "#fff6ea"), (1, "#d9607a")), 0.7
    )
    engraving.line(
        "M0 -10 C1 -20 -1 -30 -7 -36 M1 -12 C3 -22 6 -30 11 -36", with_opacity(INK, 0.6), 0.4
    )
    engraving.paint_part(disc(0, -9, 2.8), "#c0392b", 0.8, ink="#efcf7a")
