"""Isabeau: fair, with a veiled hennin and a collar of ermine."""

from __future__ import annotations

import math

from desktop.painting.engraving import Engraving
from desktop.painting.shapes import linear_gradient, vertical_gradient, with_alpha
from desktop.painting.sitters.sitter import FaceShape, Sitter, SitterMoment
from desktop.painting.sitters.strokes import (
    GOLD_LIGHT,
    gold,
    paint_gem,
    paint_neck,
    paint_pearl,
    paint_shoulders,
    sheaf,
    soft_spot,
)

_SKIN = "#f2d2b6"
_VEIL_INK = "#7d7058"
_CONE = (
    "M-15.5 -9 C-12 -17 -4 -19.6 3 -18.6 C10 -18 15 -14.6 16 -9 C20 -22 20.4 -36 18 -46.4 "
    "C14.6 -48 11.8 -47 10 -45 C2 -34 -10 -22 -15.5 -9 Z"
)
_BAND = (
    "M-16.6 -5.6 C-13 -14.6 -5 -17.8 2 -17.2 C10 -16.8 15.6 -13 16.8 -5.6 L16.6 -10.6 "
    "C14.6 -17 9 -20.6 2 -21 C-6 -21.4 -14 -17.6 -16.8 -10.4 Z"
)
_NECKLINE = "M-14 29 L-9 26 C-5 33 5 33 9 26 L14 29 C8 44 4 52 0 60 C-4 52 -8 44 -14 29 Z"
_ERMINE = (
    "M-25 34 L-9 25 C-8 36 -3 45 0 53 C3 45 8 36 9 25 L25 34 C18 46 8 58 4 64 L-4 64 "
    "C-8 58 -18 46 -25 34 Z"
)


def _paint_back(e: Engraving, moment: SitterMoment) -> None:
    veil = "M12 -40 C30 -30 37 0 40 36 C33 43 22 38 16 30 C20 10 18 -14 8 -30 Z"
    for shape, alpha in ((veil, 205), ("M-10 -14 C-20 0 -22 16 -26 33 L-13 30 Z", 195)):
        cloth = linear_gradient(
            -20, -20, 40, 36, (0, with_alpha("#ffffff", alpha)), (1, with_alpha("#d9d2c4", alpha))
        )
        e.paint_part(shape, cloth, 0.65)
    if not moment.is_small:
        with e.clipped_to(veil):
            folds = sheaf(
                (13, -38, 24, -20, 22, 6, 20, 32),
                (24, -30, 33, -8, 36, 14, 38, 36),
                12 if moment.is_large else 5,
            )
            e.line(folds, with_alpha(_VEIL_INK, 110), 0.4)
        folds = sheaf((-11, -10, -19, 2, -19, 16, -22, 31), (-10, -6, -14, 6, -14, 18, -15, 30), 5)
        e.line(folds, with_alpha(_VEIL_INK, 100), 0.4)


def _paint_body(e: Engraving, moment: SitterMoment) -> None:
    cloth = linear_gradient(-38, 30, 38, 62, (0, "#4f82c4"), (0.45, "#2c5a9c"), (1, "#142f62"))
    paint_shoulders(e, moment, cloth, width=40)
    if moment.is_large:  # a brocade of small lilies
        for x, y in ((-31.0, 46.0), (-26, 55), (-36, 57), (31, 46), (26, 55), (36, 57)):
            mark = f"M{x} {y - 2.2} L{x + 1.2} {y} L{x} {y + 2.2} L{x - 1.2} {y} Z"
            e.fill(mark, with_alpha("#e6c973", 190))
    paint_neck(e, moment, "#efcdb0", 5.8)
    skin = linear_gradient(-10, 26, 10, 46, (0, "#f6dcc4"), (1, "#cfa486"))
    e.paint_part(_NECKLINE, skin, 0.5)
    ermine = linear_gradient(-24, 26, 24, 60, (0, "#ffffff"), (0.6, "#f4ecdc"), (1, "#c9bda4"))
    e.paint_part(_ERMINE, ermine, 0.8, shade=moment.hatched(0.14), gap=1.5)
    e.paint_part("M-9 26 C-7 36 -3 43 0 49 C3 43 7 36 9 26 C5 31 -5 31 -9 26 Z", skin, 0.5)
    with e.clipped_to("M-9 26 C-7 36 -3 43 0 49 C3 43 7 36 9 26 C5 31 -5 31 -9 26 Z"):
        soft_spot(e, 1.4, 27.4, 8, 4.4, "#6a3018", 92)
    if moment.is_small:
        return
    for side in (-1, 1):
        for x, y in ((17.4, 35.0), (20.6, 36.6), (12.2, 43), (15, 45), (6.6, 52.4), (9, 54.4)):
            tail = (
                f"M{side * x} {y - 1.9} C{side * x + 0.9} {y} {side * x + 0.7} {y + 1.6} "
                f"{side * x} {y + 2.2} C{side * x - 0.7} {y + 1.6} {side * x - 0.9} {y} "
                f"{side * x} {y - 1.9} Z"
            )
            e.fill(tail, "#2a1c10")
    for i in range(9):
        angle = math.pi * (i + 0.5) / 9
        paint_pearl(e, -7.6 * math.cos(angle), 27.6 + 7.8 * math.sin(angle), 1.05)
    paint_gem(e, 0, 38.4, 1.7, 2.3, "#b3202e")


def _paint_hair(e: Engraving, moment: SitterMoment) -> None:
    hair = (
        "M-15.4 0 C-17 -15 -9 -20 0 -20 C9 -20 17 -15 15.4 0 C14 -8 10 -13.4 0 -13.8 "
        "C-10 -13.4 -14 -8 -15.4 0 Z"
    )
    fill = linear_gradient(-15, -18, 15, -4, (0, "#f8df98"), (0.5, "#dcb052"), (1, "#9c6e20"))
    e.paint_part(hair, fill, 0.7)
    if not moment.is_small:
        count = 9 if moment.is_large else 4
        with e.clipped_to(hair):
            for side in (-1, 1):
                strands = sheaf(
                    (side * 15, -2, side * 14, -10, side * 8, -14, side * 0.5, -14.4),
                    (side * 13, -12, side * 9, -17, side * 5, -18, side * 0.5, -18.4), count,
                )  # fmt: skip
                e.line(strands, with_alpha("#6d4a14", 150), 0.36)


def _paint_top(e: Engraving, moment: SitterMoment) -> None:
    velvet = linear_gradient(-12, -28, 20, -22, (0, "#86b0e6"), (0.45, "#2f62a8"), (1, "#11295a"))
    e.paint_part(_CONE, velvet, 0.95, shade=moment.hatched(0.28), gap=1.5, turn=-20)
    with e.clipped_to(_CONE):
        soft_spot(e, 3, -31, 4, 12, "#dceafc", 80)
        if not moment.is_small:
            for share in (0.2, 0.42, 0.62, 0.8):
                x, y = -15.5 + share * 26, -11 - 35 * share
                ribbon = f"M{x - 1} {y + 1} Q{x + 12 - 8 * share} {y - 4} {19 + share} {y + 3}"
                e.line(ribbon, with_alpha("#7d5a1f", 230), 1.5)
                e.line(ribbon, with_alpha(GOLD_LIGHT, 240), 0.9)
                if moment.is_large:
                    e.line(ribbon, with_alpha("#ffffff", 120), 0.25)
    e.paint_part(_BAND, gold(-16, -18, 17, -8), 0.7)
    if not moment.is_small:
        for x, y in (
            (-13.2, -11.6),
            (-8, -16),
            (-2, -18.4),
            (4.4, -18.4),
            (10.2, -15.8),
            (14.6, -11.8),
        ):
            paint_pearl(e, x, y, 0.85)
    veil = (
        "M10 -45 C16 -53 24 -44 28 -30 C33 -14 32 6 37 25 C28 10 26 -10 21 -26 "
        "C18 -36 14 -42 10 -45 Z"
    )
    gauze = vertical_gradient(
        -48, 24, (0, with_alpha("#ffffff", 225)), (1, with_alpha("#ece4d2", 190))
    )
    e.paint_part(veil, gauze, 0.6)
    if not moment.is_small:
        with e.clipped_to(veil):
            folds = sheaf(
                (12, -46, 20, -36, 27, -10, 36, 22),
                (18, -48, 30, -34, 30, 0, 36, 24),
                9 if moment.is_large else 4,
            )
            e.line(folds, with_alpha(_VEIL_INK, 140), 0.4)


ISABEAU = Sitter(
    "Isabeau",
    FaceShape(
        skin=_SKIN, brow="#a8792e", thick=1.0, iris="#3f6fa8", lips="#c25a50", width=13.8, jaw=10.2,
        chin=3.4, length=19.4, nose="small", eye=1.06, has_lashes=True, shaded_brow=0.35,
    ),
    back=_paint_back, body=_paint_body, hair=_paint_hair, top=_paint_top, size=0.98, drop=6,
    lift=-6,
)  # fmt: skip
