"""Lorenzo: lean, under a red chaperon with a golden chain."""

from __future__ import annotations

import math

from desktop.painting.engraving import INK, Engraving, oval
from desktop.painting.shapes import disc, linear_gradient, vertical_gradient, with_alpha
from desktop.painting.sitters.sitter import FaceShape, Sitter, SitterMoment
from desktop.painting.sitters.strokes import (
    gold,
    lit_gradient,
    paint_gem,
    paint_neck,
    paint_shoulders,
    sheaf,
    soft_spot,
)

_SKIN = "#dcb48e"
_FOLD = "#4a0808"
_TAIL = "M16 -12 C27 -2 30 14 30 30 C31 42 28 52 22 60 L12 58 C20 44 20 20 14 2 Z"
_CROWN = "M-14 -17 C-19 -30 -8 -42 4 -38 C12 -44 25 -38 22 -26 C26 -22 24 -16 18 -14 Z"
_ROLL = (
    "M-20.5 -12 C-24 -20 -16 -26 -10 -24.4 C-3 -26.6 5 -26.6 11 -24.4 C18 -26 24 -19 20.6 -12 "
    "C18 -6.4 12 -9.4 8 -10.8 C2 -12 -3 -12 -8 -10.8 C-12 -9.4 -18 -6.4 -20.5 -12 Z"
)


def _paint_back(e: Engraving, moment: SitterMoment) -> None:
    shape = (
        "M-18 -14 C-23 0 -22 14 -20 22 C-14 26 -8 22 -8 18 L8 18 C8 24 14 26 20 22 "
        "C22 12 23 0 18 -14 Z"
    )
    e.paint_part(shape, lit_gradient(-6, -4, 34, "#4b403b", "#241b18", "#0e0908"), 0.9)


def _paint_body(e: Engraving, moment: SitterMoment) -> None:
    cloth = linear_gradient(-38, 30, 38, 60, (0, "#554a5c"), (0.5, "#352d3a"), (1, "#131016"))
    paint_shoulders(e, moment, cloth, width=41)
    if moment.is_large:  # velvet folds
        for side in (-1, 1):
            folds = sheaf(
                (side * 18, 36, side * 22, 46, side * 20, 54, side * 22, 62),
                (side * 34, 40, side * 37, 48, side * 36, 56, side * 38, 62), 5,
            )  # fmt: skip
            e.line(folds, with_alpha("#0a070c", 150), 0.7)
            e.line(folds.translated(-0.8, 0), with_alpha("#a597b4", 70), 0.4)
    paint_neck(e, moment, _SKIN, 6.8)
    collar = "M-13 27 C-8 34 8 34 13 27 L15 33 C8 41 -8 41 -15 33 Z"
    linen = linear_gradient(-14, 26, 14, 40, (0, "#fffaf0"), (1, "#c9b68e"))
    e.paint_part(collar, linen, 0.7, shade=moment.hatched(0.24), gap=1.2)
    if not moment.is_small:
        for i in range(11):
            angle = math.pi * (i + 0.5) / 11
            x, y = -22 * math.cos(angle), 35 + 13 * math.sin(angle)
            with e.transformed(x, y, 90 - math.degrees(angle)):
                e.paint_part(oval(0, 0, 2.5, 1.8), gold(-3, -2, 3, 2), 0.6)
                e.line(oval(0, 0, 1.2, 0.7), with_alpha("#5c3f0a", 200), 0.4)
        paint_gem(e, 0, 51.4, 2.9, 3.2, "#29528f")
        for y in (41.6, 44.6):
            e.fill(disc(0, y, 0.9), "#d9b25c")
    red = linear_gradient(12, 0, 32, 40, (0, "#dd5a4c"), (0.5, "#a82a24"), (1, "#5c0f0d"))
    e.paint_part(_TAIL, red, 0.9, shade=moment.hatched(0.24), gap=1.5, turn=70)
    if not moment.is_small:
        with e.clipped_to(_TAIL):
            folds = sheaf(
                (16, -4, 22, 14, 22, 36, 15, 58),
                (21, -6, 29, 10, 29, 40, 22, 58),
                8 if moment.is_large else 4,
            )
            e.line(folds, with_alpha(_FOLD, 150), 0.55)
            e.line(folds.translated(-0.7, 0), with_alpha("#ffb0a0", 64), 0.35)


def _paint_hair(e: Engraving, moment: SitterMoment) -> None:
    left = (
        "M-16 -8 C-20 2 -20.6 14 -18.6 21 C-15 23.6 -11.6 21.6 -10.8 17 "
        "C-12.8 10 -13.2 0 -11.6 -8 Z"
    )
    right = "M16 -8 C20 2 20.6 14 18.6 21 C15.4 23.6 12 21.6 11.2 17 C13 10 13.2 0 11.6 -8 Z"
    fringe = (
        "M-15 -6 C-12 -14 12 -14 15 -6 L12 -9 L9 -7.6 L4 -9.2 L0 -8 L-5 -9.2 L-9 -7.6 L-12 -8.8 Z"
    )
    for shape in (left, right, fringe):
        e.paint_part(shape, lit_gradient(-6, -2, 30, "#6d5d54", "#2e231f", "#120c0a", at=0.6), 0.7)
    if moment.is_small:
        return
    count = 8 if moment.is_large else 4
    for side, shape in ((-1, left), (1, right)):
        with e.clipped_to(shape):
            strands = sheaf(
                (side * 16, -6, side * 19.4, 4, side * 19.6, 14, side * 18, 21),
                (side * 12, -6, side * 13, 2, side * 13.4, 12, side * 11.6, 19), count,
            )  # fmt: skip
            e.line(strands, with_alpha("#a8948a", 105), 0.4)
            soft_spot(e, side * 15.4, 3, 4, 4, "#e8d6c8", 60)
    # Hollow cheeks.
    for path, alpha in (
        ("M-9.4 5.6 Q-8.8 10.4 -6.4 13", 125),
        ("M8.2 5.6 Q7.4 10.4 5.4 13.2", 145),
    ):
        e.line(path, with_alpha(INK, alpha), 0.55)
    soft_spot(e, -9.4, 10, 2.8, 5, "#5a2412", 80)
    soft_spot(e, 8.4, 10, 3.2, 5.4, "#5a2412", 100)


def _paint_top(e: Engraving, moment: SitterMoment) -> None:
    red = linear_gradient(-14, -38, 24, -14, (0, "#ea7264"), (0.45, "#b8322b"), (1, "#640f0d"))
    e.paint_part(_CROWN, red, 0.9, shade=moment.hatched(0.26), gap=1.4)
    if not moment.is_small:
        with e.clipped_to(_CROWN):
            soft_spot(e, -6, -32, 7, 5, "#ffc4b4", 100)
            folds = sheaf(
                (-12, -19, -14, -30, -6, -36, 3, -36.6),
                (14, -16, 18, -26, 20, -30, 22, -32),
                8 if moment.is_large else 4,
            )
            e.line(folds, with_alpha(_FOLD, 165), 0.6)
    roll = vertical_gradient(-26, -7, (0, "#f08a7c"), (0.42, "#c23a32"), (1, "#640f0d"))
    e.paint_part(_ROLL, roll, 0.95, shade=moment.hatched(0.2), gap=1.3)
    if not moment.is_small:
        with e.clipped_to(_ROLL):
            for x in (-16, -11.5, -7, -2.5, 2, 6.5, 11, 15.5):
                twist = f"M{x - 0.6} -26 C{x + 3} -21 {x + 2.6} -14 {x - 1} -9"
                e.line(twist, with_alpha(_FOLD, 175), 0.65)
                e.line(
                    f"M{x + 0.8} -24.6 C{x + 4} -20 {x + 3.6} -15 {x + 1} -11",
                    with_alpha("#ffc4b4", 74),
                    0.5,
                )
        paint_gem(e, -1.2, -17.4, 2.3, 2.3, "#e8c050")


LORENZO = Sitter(
    "Lorenzo",
    FaceShape(
        skin=_SKIN, brow="#1c120d", thick=1.6, iris="#4a3820", lips="#a8604e", width=13.2, jaw=9.6,
        chin=4.2, length=21.4, nose="hooked", eye=0.94, shaded_brow=0.8,
    ),
    back=_paint_back, body=_paint_body, hair=_paint_hair, top=_paint_top, drop=2, lift=-9,
)  # fmt: skip
