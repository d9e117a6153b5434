"""Beatriz: a dark braid and a green hat with a white plume."""

from __future__ import annotations

from desktop.painting.engraving import Engraving, oval
from desktop.painting.shapes import disc, linear_gradient, vertical_gradient, with_alpha
from desktop.painting.sitters.sitter import FaceShape, Sitter, SitterMoment
from desktop.painting.sitters.strokes import (
    GOLD_DARK,
    GOLD_LIGHT,
    gold,
    lit_gradient,
    paint_gem,
    paint_neck,
    paint_shoulders,
    paint_strands,
    sheaf,
    soft_spot,
)

_SKIN = "#dba87c"
_SHINE = "#a5846c"
#: The knots of the braid: x, y, radius.
_BRAID = ((19, 27, 5.4), (22.5, 34, 5.3), (24.4, 41, 4.9), (25, 47.6, 4.3), (24.6, 53.4, 3.6))
_HAIR = (
    "M-15.6 2 C-19 -14 -10 -22 1 -22 C13 -22 19 -13 16 4 C15.4 -3 12 -9 4 -12.4 "
    "C-4 -12 -13 -8 -15.6 2 Z"
)
_PLUME = (
    "M8 -4 C16 -25 36 -31 46.6 -17 C51.4 -9.4 47.6 0.4 40.6 5.4 C42 -0.6 40.6 -4.8 36.4 -7.4 "
    "C36.8 -4.4 35.6 -2.4 33.6 -1.4 C33.4 -5.6 30.6 -8.4 26.4 -8.4 C19.6 -8.2 13 -4 8 0 Z"
)


def _paint_back(e: Engraving, moment: SitterMoment) -> None:
    shape = (
        "M-15 -10 C-21 2 -20 18 -14 26 L15 27 C26 24 30 36 25 50 C20 52 17 48 20 40 "
        "C22 34 18 30 14 28 C18 16 20 2 17 -8 Z"
    )
    e.paint_part(shape, lit_gradient(-4, 0, 40, "#4a352b", "#2f2019", "#160d0a"), 0.9)
    if not moment.is_small:
        with e.clipped_to(shape):
            strands = sheaf(
                (-15, -8, -19, 4, -17, 18, -12, 26), (-10, -8, -12, 4, -11, 18, -7, 26), 6
            )
            e.line(strands, with_alpha(_SHINE, 90), 0.4)


def _paint_body(e: Engraving, moment: SitterMoment) -> None:
    cloth = linear_gradient(-40, 30, 40, 60, (0, "#cf5638"), (0.5, "#a5341f"), (1, "#6a1511"))
    paint_shoulders(e, moment, cloth, width=42)
    if not moment.is_small:
        for side in (-1, 1):
            seam = sheaf(
                (side * 24, 35, side * 26, 44, side * 26, 54, side * 24, 62),
                (side * 36, 41, side * 38, 48, side * 39, 55, side * 38, 62), 4,
            )  # fmt: skip
            e.line(seam, with_alpha("#f0c060", 130), 0.6)
    shirt = "M-20 31 C-12 51 12 51 20 31 L10 25 L-10 25 Z"
    e.paint_part(shirt, linear_gradient(-18, 28, 18, 48, (0, "#fffaf0"), (1, "#d9c9a8")), 0.7)
    paint_neck(e, moment, _SKIN, 6.2)
    skin = linear_gradient(-12, 26, 12, 42, (0, "#e6b88c"), (1, "#b9825a"))
    e.paint_part("M-15 29 C-9 44 9 44 15 29 L7.4 24 L-7.4 24 Z", skin, 0.5)
    with e.clipped_to("M-15 29 C-9 44 9 44 15 29 L7.4 24 L-7.4 24 Z"):
        soft_spot(e, 2, 26, 11, 6, "#5a2410", 105)
    if not moment.is_small:
        frill = "M-19.6 32 C-12 50 12 50 19.6 32"
        e.line(frill, with_alpha("#8d7a58", 190), 0.5)
        e.line("M-17.6 32 C-11 47.4 11 47.4 17.6 32", with_alpha("#b3a27c", 150), 0.4)
        e.line("M-10 32.4 Q0 42 10 32.4", GOLD_DARK, 1.5)
        e.line("M-10 32.4 Q0 42 10 32.4", GOLD_LIGHT, 0.8)
        paint_gem(e, 0, 39.8, 2.1, 2.7, "#1c7a56")
    for x, y, r in _BRAID:
        fill = linear_gradient(
            x - r, y - 4, x + r, y + 4, (0, "#6d5244"), (0.5, "#35241c"), (1, "#160d0a")
        )
        e.paint_part(oval(x, y, r, r * 0.92), fill, 0.7)
        if not moment.is_small:
            arcs = sheaf(
                (x - r * 0.8, y - 1.6, x - 1, y - 3.4, x + 1.4, y - 1.4, x + r * 0.7, y + 2.6),
                (x - r * 0.6, y + 1.6, x - 1.4, y + 0.4, x, y + 1.6, x + r * 0.2, y + 3.6),
                4,
            )
            e.line(arcs, with_alpha(_SHINE, 150), 0.42)
    if not moment.is_small:
        e.line("M21.4 55.4 Q24.6 57 27.6 55.2", "#c9352a", 1.6)


def _paint_hair(e: Engraving, moment: SitterMoment) -> None:
    e.paint_part(_HAIR, lit_gradient(-5, -15, 26, "#6a4f40", "#33221b", "#150c08"), 0.8)
    if not moment.is_small:
        count = 12 if moment.is_large else 5
        with e.clipped_to(_HAIR):
            left = sheaf(
                (-15.4, 0, -17, -10, -8, -15, 4, -13), (-10, -14, -6, -19, 0, -20, 4, -18), count
            )
            right = sheaf(
                (15.8, 2, 15, -5, 10, -10, 4, -12.6), (17, -10, 14, -18, 8, -20, 3, -19), count
            )
            e.line(left, with_alpha(_SHINE, 120), 0.4)
            e.line(right, with_alpha(_SHINE, 95), 0.4)
        e.fill(disc(6.0, 9.2, 0.7), "#3a1a10")
    e.line(oval(-15.2, 9.6, 2.4, 3.3), "#5c3a0a", 1.7)
    e.line(oval(-15.2, 9.6, 2.4, 3.3), GOLD_LIGHT, 0.95)


def _paint_top(e: Engraving, moment: SitterMoment) -> None:
    with e.transformed(0, -15, -11):
        white = linear_gradient(10, -24, 46, 4, (0, "#ffffff"), (0.6, "#f3e8d0"), (1, "#c9b68e"))
        e.paint_part(_PLUME, white, 0.9)
        if not moment.is_small:
            with e.clipped_to(_PLUME):
                barbs = sheaf(
                    (10, -4, 20, -27, 42, -30, 44, 3),
                    (10, -3, 18, -9, 27, -11, 33, -2),
                    15 if moment.is_large else 6,
                )
                e.line(barbs, with_alpha("#7d6a48", 150), 0.4)
            e.line("M9 -3 C20 -20 38 -20 43 0", with_alpha("#6a5630", 190), 0.7)
        crown = "M-15 1 C-14 -15 -7 -20 2 -19.6 C11 -19 15 -12 15.6 1 Z"
        felt = linear_gradient(-14, -18, 16, 0, (0, "#4f9a7a"), (0.45, "#23644a"), (1, "#0c3022"))
        e.paint_part(crown, felt, 0.9, shade=moment.hatched(0.34), gap=1.4)
        with e.clipped_to(crown):
            soft_spot(e, -6, -13, 8, 6, "#b6ecd0", 90)
        if moment.is_large:
            paint_strands(
                e, ["M-4 -18.6 C-2 -13 0 -12 4 -12.6", "M6 -18 C5 -14 6 -12 9 -11"], "#04180f", 0.6
            )
        e.paint_part(
            "M-15 -2.8 C-6 0.4 8 0.4 15.6 -2.8 L15.8 2 L-15.4 2 Z", gold(-15, -3, 16, 2), 0.6
        )
        brim = "M-29.6 3.4 C-26 -4 26 -6.4 31.4 0.6 C26.6 6 -22 9 -29.6 3.4 Z"
        felt = vertical_gradient(-4, 8, (0, "#4a9474"), (0.45, "#1f5f47"), (1, "#08281c"))
        e.paint_part(brim, felt, 0.9, shade=moment.hatched(0.28), gap=1.2)
        if not moment.is_small:
            e.line("M-28.4 3 C-24 -2.6 24 -5 30 0.4", with_alpha("#bfe8d0", 120), 0.7)
        paint_gem(e, 11.8, -3, 2.7, 2.7, "#c9352a")


BEATRIZ = Sitter(
    "Beatriz",
    FaceShape(
        skin=_SKIN, brow="#1f130d", thick=1.5, iris="#6a4420", lips="#b3302a", width=14.2, jaw=10.8,
        chin=3.6, length=19, nose="small", eye=1.1, has_lashes=True, shaded_brow=0.9,
    ),
    back=_paint_back, body=_paint_body, hair=_paint_hair, top=_paint_top, drop=3, lift=-6,
)  # fmt: skip
