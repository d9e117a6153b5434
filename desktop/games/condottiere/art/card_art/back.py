"""The back of all cards: lilies, crossed blades and a medallion, in point symmetry."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.painting.engraving import Engraving, parse_path, with_opacity
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import disc, linear_gradient, polygon, radial_gradient, rounded
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION

_GOLD = "#d9b76a"
_X, _Y = CARD_SIZE[0] / 2, CARD_SIZE[1] / 2

# The upper half of a lily, 12 wide, with its foot at the origin.
_LILY = (
    "M0 -6.2 C.9 -4.8 1.8 -3.6 1.8 -2.2 C1.8 -1.2 1.3 -.7 1.1 -.4 L-1.1 -.4 "
    "C-1.3 -.7 -1.8 -1.2 -1.8 -2.2 C-1.8 -3.6 -.9 -4.8 0 -6.2 Z "
    "M-1.7 -.4 C-2 -1.4 -2.4 -2.6 -3.6 -3.1 C-4.8 -3.6 -5.6 -2.8 -5.3 -1.7 "
    "C-5.1 -.9 -4.2 -.6 -3.8 -1.1 C-3.2 -1.6 -2.7 -1.2 -2.5 -.4 Z "
    "M1.7 -.4 C2 -1.4 2.4 -2.6 3.6 -3.1 C4.8 -3.6 5.6 -2.8 5.3 -1.7 "
    "C5.1 -.9 4.2 -.6 3.8 -1.1 C3.2 -1.6 2.7 -1.2 2.5 -.4 Z "
    "M-3.4 -.45 L3.4 -.45 L3.4 0 L-3.4 0 Z"
)

#: By edition: the leather from the middle outwards, the medallion, and its lines.
_LEATHER = {
    FIRST_EDITION.id: (("#2f6470", "#1c444e", "#0e2429"), ("#2a5a64", "#0f2a30"), "#0c1c20"),
    THIRD_EDITION.id: (("#8c2a24", "#6c1d1b", "#471111"), ("#7d2620", "#3c0f10"), "#2a1210"),
}


def paint_leather(engraving: Engraving, edition_id: str, *, plain: bool = False) -> None:
    """Paint the back inside a card's paper edge; `plain` omits small details."""
    (middle, ground, rim), (bright, deep), ink = _LEATHER[edition_id]
    field = rounded(_inset(2.6), 1.6)
    engraving.fill(field, radial_gradient(_X, _Y, 52, (0, middle), (0.65, ground), (1, rim)))
    if not plain:
        with engraving.clipped_to(rounded(_inset(4.6), 0.8)):
            _paint_lozenges(engraving)
    engraving.line(field, ink, 0.5)
    for depth in (4.2, 4.9):
        engraving.line(rounded(_inset(depth), 0.8), _GOLD, 0.22 if not plain else 0.8)
    if not plain:
        _paint_corners(engraving, ink)
    size = 1.35 if plain else 1.0
    with engraving.transformed(_X, _Y, size=size):
        _paint_medallion(engraving, bright, deep, ink)


def _inset(depth: float) -> QRectF:
    return QRectF(0, 0, *CARD_SIZE).adjusted(depth, depth, -depth, -depth)


def _paint_lozenges(engraving: Engraving) -> None:
    """Paint the pattern of lozenges and lilies."""
    lines = QPainterPath()
    lily = parse_path(_LILY).translated(0, 2.4)
    lily.addPath(parse_path("M-1 3 L1 3 C1.2 4.4 1.6 5.2 0 6.4 C-1.6 5.2 -1.2 4.4 -1 3 Z"))
    for row in range(13):
        for column in range(9):
            x = _X + (column - 4) * 9 + (4.5 if row % 2 else 0)
            y = _Y + (row - 6) * 7.2
            lines.addPath(polygon([(x, y - 7.2), (x + 4.5, y), (x, y + 7.2), (x - 4.5, y)]))
            if row % 2:
                engraving.fill(disc(x, y, 0.55), with_opacity(_GOLD, 0.55))
            else:
                upright = QTransform().translate(x, y).rotate(0 if y < _Y else 180)
                if abs(y - _Y) > 1:
                    engraving.fill(upright.scale(0.34, 0.34).map(lily), with_opacity(_GOLD, 0.5))
    engraving.line(lines, with_opacity(_GOLD, 0.3), 0.2)


def _paint_corners(engraving: Engraving, ink: str) -> None:
    leaf = (
        "M5.6 5.6 L17 5.6 C15 7.6 12.6 7.2 11.4 8.8 C10.2 10.4 11.4 12 9.4 12.6 "
        "C8 13 7.6 15.6 5.6 17.4 Z"
    )
    for turned in (0, 180):
        for flip in (False, True):
            with (
                engraving.transformed(_X, _Y, turned),
                engraving.transformed(_X if flip else -_X, -_Y, flip=flip),
            ):
                engraving.paint_part(leaf, _GOLD, 0.16, ink=ink)
                engraving.line("M7 7 L12 7.6 M7 7 L7.4 12", with_opacity(ink, 0.7), 0.25)


def _turns(angle: float) -> Iterator[float]:
    """Yield the angle of both diagonals, in both directions each."""
    for side in (-1, 1):
        for turned in (0, 180):
            yield turned + side * angle


def _paint_medallion(engraving: Engraving, bright: str, deep: str, ink: str) -> None:
    """Engrave the medallion in the middle of the back."""
    iron = linear_gradient(-2, -30, 2, 0, (0, "#f3ead0"), (1, "#b8a888"))
    for turn in _turns(33):
        with engraving.transformed(0, 0, turn):
            engraving.paint_part("M-1.1 0 L1.1 0 L.9 -26 L0 -30 L-.9 -26 Z", iron, 0.3, ink=ink)
            engraving.lines([((0, -4), (0, -25))], with_opacity(ink, 0.5), 0.2)
    engraving.paint_part(disc(0, 0, 18.6), ink, 0.45, ink=_GOLD)
    x, y = (
        (0, 0) if engraving.paper else (-4.5, -6)
    )  # a printed back must look the same upside down
    engraving.fill(disc(0, 0, 17.6), radial_gradient(x, y, 24, (0, bright), (1, deep)))
    engraving.line(disc(0, 0, 16.6), _GOLD, 0.35)
    leaf = parse_path("M-2.2 0 C-1 -1.1 1 -1.1 2.2 0 C1 1.1 -1 1.1 -2.2 0 Z")
    for i in range(40):
        way = math.tau * i / 40
        transform = QTransform().translate(math.cos(way) * 14.6, math.sin(way) * 14.6)
        transform.rotate(math.degrees(way) + 90 + (28 if i % 2 else -28))
        engraving.fill(transform.map(leaf), _GOLD)
    for turn in _turns(45):
        with engraving.transformed(0, 0, turn):
            engraving.paint_part(
                "M-.75 0 L.75 0 L.6 -9 L0 -11.6 L-.6 -9 Z", "#efe3c4", 0.22, ink=ink
            )
    engraving.paint_part(disc(0, 0, 7.6), deep, 0.4, ink=_GOLD)
    for turned in (0, 180):
        with engraving.transformed(0, 0, turned):
            engraving.fill(_LILY, _GOLD)
