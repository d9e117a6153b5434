"""The charges of the chiefs' shields in the style of the codex, each in a box of 100.

`field` is the colour of the shield, which shows through windows and ears.
"""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.inks import INK

_PALE = "#fff6dd"


def paint_charge(painter: QPainter, charge: str, field: str, width: float = 2.5) -> None:
    """Paint a charge by its key: lion, tower, lily, eagle, sun or wolf."""
    _PAINTERS[charge](painter, field, width)


def _paint_tower(painter: QPainter, field: str, w: float) -> None:
    draw(
        painter,
        "M-30,44 L-24,-8 L-32,-16 L-32,-42 L-18,-42 L-18,-30 L-7,-30 L-7,-42 L7,-42 L7,-30 "
        "L18,-30 L18,-42 L32,-42 L32,-16 L24,-8 L30,44 Z",
        _PALE,
        w,
    )
    draw(painter, "M-10,44 L-10,22 Q0,8 10,22 L10,44 Z", field, w * 0.7)
    ink(painter, slab(-4, -12, 8, 15, 3), field, w * 0.6)
    paint_line(painter, "M-24,-8 L24,-8", INK, w * 0.8)


def _paint_lily(painter: QPainter, field: str, w: float) -> None:
    draw(painter, "M0,-48 C18,-28 16,-6 7,14 L-7,14 C-16,-6 -18,-28 0,-48 Z", _PALE, w)
    for side in (-1, 1):
        painter.save()
        painter.scale(side, 1)
        draw(
            painter,
            "M7,14 C10,-14 24,-32 40,-20 C50,-10 42,6 30,2 C36,-6 28,-12 22,0 C18,8 16,12 15,14 Z",
            _PALE,
            w,
        )
        draw(painter, "M5,22 C10,34 20,38 24,32 C22,44 6,46 3,30 Z", _PALE, w)
        painter.restore()
    draw(painter, "M0,18 L6,40 L0,48 L-6,40 Z", _PALE, w)
    ink(painter, slab(-19, 12, 38, 10, 4), _PALE, w)


def _paint_sun(painter: QPainter, field: str, w: float) -> None:
    for i in range(16):
        with transformed(painter, 0, 0, turn=i * 22.5):
            ray = "M-4,-24 Q6,-32 0,-42 Q10,-32 5,-24 Z" if i % 2 else "M-7,-24 L0,-48 L7,-24 Z"
            draw(painter, ray, _PALE, w * 0.8)
    ink(painter, oval(0, 0, 25), _PALE, w)
    ink(painter, oval(0, 0, 18), None, w * 0.7)
    for side in (-1, 1):
        ink(painter, oval(side * 7, -4, 2.8), INK, 0)
        ink(painter, oval(side * 11, 5, 2.6), field, 0)
    paint_line(painter, "M-6,8 Q0,13 6,8", INK, w)
    paint_line(painter, "M0,-3 L-2,4 L2,4", INK, w * 0.7)


def _paint_lion(painter: QPainter, field: str, w: float) -> None:
    """Paint the lion on a shield; `field` is the colour behind it, `w` the width of outlines."""
    for i in range(15):
        with transformed(painter, 0, 0, turn=i * 24 + 12):
            draw(painter, "M-11,-22 Q-8,-42 4,-47 Q6,-34 11,-22 Z", _PALE, w * 0.9)
    ink(painter, oval(0, 0, 28), _PALE, 0)
    for side in (-1, 1):
        ink(painter, oval(side * 20, -21, 7.5), _PALE, w)
    draw(
        painter, "M-23,-8 C-22,-28 22,-28 23,-8 C22,10 14,24 0,28 C-14,24 -22,10 -23,-8 Z", _PALE, w
    )
    for side in (-1, 1):
        painter.save()
        painter.scale(side, 1)
        paint_line(painter, "M6,-11 Q12,-16 18,-10", INK, w * 1.1)
        ink(painter, oval(11.5, -6, 3), INK, 0)
        paint_line(painter, "M4,12 Q10,16 15,11", INK, w * 0.8)
        painter.restore()
    draw(painter, "M-8,3 L8,3 L0,12 Z", INK, 0)
    paint_line(painter, "M0,10 L0,16 M-8,19 Q0,14 8,19", INK, w)


def _paint_wolf(painter: QPainter, field: str, w: float) -> None:
    """Paint the wolf's head."""
    draw(
        painter,
        "M-38,-46 L-16,-26 Q0,-32 16,-26 L38,-46 L36,-8 L44,8 L28,12 L14,34 Q0,48 -14,34 L-28,12 "
        "L-44,8 L-36,-8 Z",
        _PALE,
        w,
    )
    for side in (-1, 1):
        painter.save()
        painter.scale(side, 1)
        draw(painter, "M31,-33 L20,-20 L30,-12 Z", field, w * 0.6)
        draw(painter, "M8,-6 L24,-12 Q20,1 10,1 Z", INK, 0)
        paint_line(painter, "M14,34 L7,16 L10,2", INK, w * 0.7)
        painter.restore()
    draw(painter, "M-8,26 L8,26 L0,36 Z", INK, 0)
    paint_line(painter, "M0,34 L0,40", INK, w)


def _paint_eagle(painter: QPainter, field: str, w: float) -> None:
    """Paint the eagle on a shield; `field` is the colour behind it, `w` the width of outlines."""
    for side in (-1, 1):
        painter.save()
        painter.scale(side, 1)
        draw(
            painter,
            "M6,-10 C20,-34 36,-30 47,-42 C50,-24 50,-8 46,4 L40,0 L40,14 L33,9 L31,22 L24,15 "
            "L20,25 L8,14 Z",
            _PALE,
            w,
        )
        paint_line(painter, "M40,0 L36,-20 M33,9 L28,-14 M24,15 L20,-8", INK, w * 0.6)
        paint_line(painter, "M6,26 L16,34 L22,30 M16,34 L20,42 M16,34 L12,43", INK, w * 1.5)
        painter.restore()
    draw(painter, "M-9,-12 C-12,10 -10,24 0,34 C10,24 12,10 9,-12 Z", _PALE, w)
    draw(painter, "M0,30 L11,47 L0,43 L-11,47 Z", _PALE, w)
    draw(
        painter,
        "M-9,-14 C-14,-34 0,-48 12,-40 C20,-38 26,-32 25,-24 C20,-28 16,-28 13,-26 "
        "C14,-20 12,-16 9,-10 Z",
        _PALE,
        w,
    )
    ink(painter, oval(6, -34, 3), INK, 0)
    paint_line(painter, "M-6,0 Q0,6 6,0 M-6,9 Q0,15 6,9 M-6,18 Q0,24 6,18", INK, w * 0.6)


_PAINTERS = {
    "tower": _paint_tower,
    "lily": _paint_lily,
    "sun": _paint_sun,
    "lion": _paint_lion,
    "wolf": _paint_wolf,
    "eagle": _paint_eagle,
}
