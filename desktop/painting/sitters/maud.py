"""Maud: an abbess with spectacles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from desktop.painting.engraving import Engraving, oval
from desktop.painting.faces import Mood
from desktop.painting.shapes import disc, linear_gradient, vertical_gradient, with_alpha
from desktop.painting.sitters.sitter import FaceShape, Sitter, SitterMoment
from desktop.painting.sitters.strokes import (
    gold,
    lit_gradient,
    paint_shoulders,
    paint_strands,
    sheaf,
    soft_spot,
)

_LINEN_INK = "#85724e"
_VEIL = (
    "M-22 -12 C-24 -30 -10 -37 0 -37 C10 -37 24 -30 22 -12 C25 2 29 20 33 34 L24 34 "
    "C22 18 20 0 17 -12 C12 -22.4 -12 -22.4 -17 -12 C-20 0 -22 18 -24 34 L-33 34 "
    "C-29 20 -25 2 -22 -12 Z"
)
_WIMPLE = (
    "M-20 -16 C-24 4 -22 22 -16 32 C-6 38 6 38 16 32 C22 22 24 4 20 -16 C12 -28 -12 -28 -20 -16 Z"
)
_OPENING = (
    "M-13.6 -6 C-13.6 -17 13.6 -17 13.6 -6 C14 4 11.4 12 4.6 18.6 C2 20.4 -2 20.4 -4.6 18.6 "
    "C-11.4 12 -14 4 -13.6 -6 Z"
)


def _paint_back(e: Engraving, moment: SitterMoment) -> None:
    shape = "M-20 -20 C-30 0 -33 22 -38 46 L38 46 C33 22 30 0 20 -20 C12 -36 -12 -36 -20 -20 Z"
    cloth = lit_gradient(-8, -10, 62, "#5c5654", "#2e2a2c", "#121012", at=0.5)
    e.paint_part(shape, cloth, 1.0, shade=moment.hatched(0.3), gap=1.7, turn=80)


def _paint_body(e: Engraving, moment: SitterMoment) -> None:
    cloth = vertical_gradient(28, 60, (0, "#524b4d"), (1, "#1a1719"))
    paint_shoulders(e, moment, cloth, width=41)
    bib = "M-25 26 C-21 51 21 51 25 26 C14 36 -14 36 -25 26 Z"
    linen = linear_gradient(-24, 26, 24, 50, (0, "#ffffff"), (0.55, "#f1e8d4"), (1, "#c4b48e"))
    e.paint_part(bib, linen, 0.8, shade=moment.hatched(0.2), gap=1.6)
    if moment.is_small:
        return
    with e.clipped_to(bib):
        soft_spot(e, 0, 32, 22, 6, "#4a3a20", 90)
        left = sheaf((-21, 34, -14, 42, -6, 46, 0, 47), (-9, 35, -6, 39, -2, 41, 2, 41), 6)
        right = sheaf((21, 34, 15, 41, 9, 45, 3, 46.6), (12, 35, 10, 38, 7, 41, 4, 43), 5)
        e.line(left, with_alpha(_LINEN_INK, 140), 0.4)
        e.line(right, with_alpha(_LINEN_INK, 140), 0.4)
    cord = "M-11 44 C-7 48 -3 49 0 49.6 C3 49 7 48 11 44"
    e.line(cord, "#4a2c12", 0.9)
    cross = (
        "M-1.3 49 L1.3 49 L1.3 52.4 L5 52.4 L5 55 L1.3 55 L1.3 62 L-1.3 62 L-1.3 55 L-5 55 "
        "L-5 52.4 L-1.3 52.4 Z"
    )
    e.paint_part(cross, gold(-5, 49, 5, 62), 0.6)


def _paint_wimple(e: Engraving, moment: SitterMoment) -> None:
    wimple = QPainterPath()
    wimple.setFillRule(Qt.FillRule.OddEvenFill)
    wimple.addPath(e.path(_WIMPLE))
    wimple.addPath(e.path(_OPENING))
    linen = linear_gradient(-20, -10, 20, 30, (0, "#ffffff"), (0.55, "#f2e9d6"), (1, "#b9a87e"))
    e.paint_part(wimple, linen, 0.8, shade=moment.hatched(0.14), gap=1.7)
    if moment.is_small:
        return
    with e.clipped_to(wimple):
        soft_spot(e, -19, -4, 4, 18, "#4a3a20", 100)
        soft_spot(e, 19.6, -4, 5, 20, "#4a3a20", 130)
        soft_spot(e, 0, 23, 10, 3, "#4a3a20", 84)
    count = 7 if moment.is_large else 4
    for side in (-1, 1):
        folds = sheaf(
            (side * 18.6, 2, side * 18.6, 14, side * 15.4, 24, side * 8, 31),
            (side * 14, 10, side * 12.6, 17, side * 9, 22, side * 4, 25.4), count,
        )  # fmt: skip
        e.line(folds, with_alpha(_LINEN_INK, 135), 0.38)
    paint_strands(e, ["M-5 23 Q0 25.4 6 23", "M-7 27 Q0 30 8 27"], _LINEN_INK, 0.45)
    # The band across the brow.
    e.line("M-12.6 -9.6 C-9 -14.6 9 -14.6 12.6 -9.6", with_alpha(_LINEN_INK, 170), 0.5)


def _paint_top(e: Engraving, moment: SitterMoment) -> None:
    wool = linear_gradient(-24, -34, 28, 20, (0, "#7a716e"), (0.4, "#3b3538"), (1, "#131012"))
    e.paint_part(_VEIL, wool, 1.0, shade=moment.hatched(0.22), gap=1.6, turn=75)
    if not moment.is_small:
        with e.clipped_to(_VEIL):
            for side in (-1, 1):
                folds = sheaf(
                    (side * 18.4, -12, side * 21.4, 2, side * 23, 18, side * 25.4, 34),
                    (side * 21.6, -12, side * 25, 2, side * 28, 18, side * 31.6, 34), 6,
                )  # fmt: skip
                e.line(folds, with_alpha("#c9bcae", 70), 0.4)
            soft_spot(e, -8, -31, 10, 4, "#d9cec2", 90)
        paint_strands(e, ["M-17.6 -14.6 C-12 -24.8 12 -24.8 17.6 -14.6"], "#c9bcae", 0.5)
    _paint_spectacles(e, moment)


def _paint_spectacles(e: Engraving, moment: SitterMoment) -> None:
    drop = 3.4 if moment.mood is Mood.PLOTTING else 0.5
    rim = 2.2 if moment.is_small else 1.5
    with e.transformed(0, drop):
        for x in (-8.1, 5.7):
            glass = oval(x, -2.4, 5.6, 5.2)
            e.fill(glass, with_alpha("#eaf3f2", 44))
            e.line(glass, "#33200e", rim + 0.7)
            e.line(glass, gold(x - 5, -7, x + 5, 3), rim * 0.62)
            if not moment.is_small:
                e.line(
                    f"M{x - 3.4} -3.8 Q{x - 2.6} -5.9 {x - 0.4} -6.1",
                    with_alpha("#ffffff", 225), 0.75,
                )  # fmt: skip
            if moment.is_large:
                gleam = f"M{x + 1.2} 1.6 L{x + 3.6} -1.6 L{x + 4.2} -0.6 L{x + 2.4} 1.8 Z"
                e.fill(gleam, with_alpha("#ffffff", 80))
        e.line("M-2.8 -3.6 Q-1.2 -6.6 0.4 -3.6", "#33200e", rim + 0.5)
        e.line("M-2.8 -3.6 Q-1.2 -6.6 0.4 -3.6", "#c9a24b", rim * 0.45)
        e.fill(disc(-1.2, -5.3, 1.0), "#c9a24b")


MAUD = Sitter(
    "Maud",
    FaceShape(
        skin="#e6c2a2", brow="#8d857a", thick=1.4, iris="#5a6a5a", lips="#b3705e", width=14.4,
        jaw=12, chin=5, length=19.4, eye=0.92, is_old=True, shaded_brow=0.5,
    ),
    back=_paint_back, body=_paint_body, hair=_paint_wimple, top=_paint_top, drop=1, lift=-2,
)  # fmt: skip
