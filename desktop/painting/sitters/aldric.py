"""Aldric: a red beard under a plumed helmet."""

from __future__ import annotations

from desktop.painting.engraving import INK, Engraving, steel
from desktop.painting.faces import Mood
from desktop.painting.shapes import disc, linear_gradient, vertical_gradient, with_alpha
from desktop.painting.sitters.sitter import FaceShape, Sitter, SitterMoment
from desktop.painting.sitters.strokes import (
    gold,
    lit_gradient,
    paint_neck,
    paint_shoulders,
    paint_strands,
    sheaf,
    soft_spot,
)

_SKIN = "#dfa67c"
_BEARD = (
    "M-15 1 C-14.4 6 -11.5 8.6 -7 8.2 C-3.4 7.4 2.6 7.4 5 8.2 C10 8.6 14.2 6 15 1 "
    "C19 13 15.4 24 9.4 29.4 L8.2 27 L5.6 32.6 L3.4 29 L0.4 35 L-2.4 29.6 L-5.6 33.4 L-7.4 28.4 "
    "L-9.6 29.8 C-15.4 24 -18.4 13 -15 1 Z"
)
_HELMET = (
    "M-19 -1 C-22 -25 -12 -34 0 -34.5 C12 -34 22 -25 19 -1 L15.6 1.5 C16 -10 12 -14.6 0 -14.6 "
    "C-12 -14.6 -16 -10 -15.6 1.5 Z"
)
_BAND = (
    "M-20.4 -11 C-15 -18 -8 -19.6 0 -19.6 C8 -19.6 15 -18 20.4 -11 L19.4 -6 "
    "C14 -13.6 8 -15 0 -15 C-8 -15 -14 -13.6 -19.4 -6 Z"
)
_PLUME = (
    "M1 -31.5 C4 -44 22 -50 34 -40 C43 -32 42 -18 31.5 -9.6 C35 -17 32.6 -22.6 26.4 -26 "
    "C28 -22 27 -19 24.6 -17.4 C25 -23 21.4 -27.4 15.4 -28.6 C10 -29.6 6 -29.4 1 -31.5 Z"
)


def _paint_body(e: Engraving, moment: SitterMoment) -> None:
    cloth = vertical_gradient(28, 60, (0, "#94302a"), (1, "#5c1210"))
    paint_shoulders(e, moment, cloth, width=47)
    if not moment.is_small:
        e.line(
            "M-12 37 C-10 46 -9 54 -9 62 M12 37 C10 46 9 54 9 62", with_alpha("#e6c373", 200), 0.9
        )
        for y in (44, 49, 54, 59):
            e.fill(disc(0, y, 1.1), "#d9b25c")
    for side in (-1, 1):
        plate = (
            f"M{side * 50} 62 C{side * 48} 42 {side * 38} 35 {side * 28} 34 "
            f"C{side * 23} 42 {side * 23} 52 {side * 26} 62 Z"
        )
        fill = steel(-50, 36, -24, 60) if side < 0 else steel(24, 36, 50, 60)
        e.paint_part(plate, fill, 0.9, shade=moment.hatched(0.45), gap=1.3, turn=-10)
        if moment.is_small:
            continue
        for y in (44, 50, 56):
            rim = f"M{side * 49} {y + 6} Q{side * 36} {y - 4} {side * 24.4} {y + 1.4}"
            e.line(rim, with_alpha("#ffffff", 130), 1.2)
            e.line(rim, with_alpha(INK, 180), 0.55)
        e.fill(disc(side * 30, 39.4, 0.9), "#c9a24b")
        e.fill(disc(side * 28.4, 46.2, 0.9), "#c9a24b")
    paint_neck(e, moment, _SKIN, 9)
    collar = "M-17 30 C-10 39 10 39 17 30 L15 22.6 C8 30 -8 30 -15 22.6 Z"
    e.paint_part(collar, steel(-16, 22, 16, 38), 0.8, shade=moment.hatched(0.4), gap=1.2)
    if not moment.is_small:
        e.line("M-16 27.4 C-9 35.6 9 35.6 16 27.4", gold(-16, 27, 16, 34), 1.0)


def _paint_beard(e: Engraving, moment: SitterMoment) -> None:
    fill = lit_gradient(-5, 11, 27, "#de7c3a", "#b0501e", "#642609")
    e.paint_part(_BEARD, fill, 0.8, shade=moment.hatched(0.2), gap=1.5, turn=70)
    if moment.is_small:
        return
    with e.clipped_to(_BEARD):
        soft_spot(e, -7, 15, 7, 9, "#ffb36a", 95)
        soft_spot(e, 11, 24, 9, 12, "#3c1404", 110)
    count = 16 if moment.is_large else 8
    left = sheaf((-13.4, 6, -15.5, 15, -12, 22, -9, 28), (-2, 16, -2, 22, -1, 28, 0, 33), count)
    right = sheaf((13.4, 6, 16, 15, 13, 22, 9, 28), (1.6, 16, 2, 22, 2, 27, 1, 33), count)
    for strands in (left, right):
        e.line(strands, with_alpha("#4a1a06", 165), 0.5)
        e.line(strands.translated(-0.5, 0), with_alpha("#ffc48a", 90), 0.3)


def _paint_moustache(e: Engraving, moment: SitterMoment) -> None:
    up = {Mood.GLAD: -2.6, Mood.ANGRY: 2.6, Mood.PLOTTING: 0.2, Mood.CALM: 0.8}[moment.mood]
    lean = -2.2 if moment.mood is Mood.PLOTTING else 0.0
    shape = (
        f"M-1.2 8 C-4.6 6.4 -9 7.4 -12 {10 + up * 0.5} C-13.4 {11.2 + up} -14.8 {11.4 + up} "
        f"-16 {10.2 + up} C-14.6 {14.6 + up * 0.7} -9.4 {13.8 + up * 0.3} -6 12 "
        f"C-3.8 11.6 -2.2 11.2 -1.2 10.2 C-0.2 11.2 1.4 11.6 3.6 12 "
        f"C7 {13.8 + up * 0.3} 12.2 {14.6 + up * 0.7 + lean} 13.6 {10.2 + up + lean} "
        f"C12.4 {11.4 + up + lean} 11 {11.2 + up + lean} 9.6 {10 + up * 0.5} "
        "C6.6 7.4 2.2 6.4 -1.2 8 Z"
    )
    e.paint_part(shape, lit_gradient(-5, 8, 16, "#e88a46", "#bb5822", "#7a3110"), 0.7)
    if moment.is_large:
        foot = 11.4 + up
        left = sheaf(
            (-2, 8.6, -6, 7.6, -10, 9.6, -14, foot),
            (-2, 10.2, -6, 10.6, -9, 12.4, -13, foot + 1),
            5,
        )
        right = sheaf(
            (-0.2, 8.6, 3.8, 7.6, 7.8, 9.6, 11.6, foot + lean),
            (-0.2, 10.2, 3.8, 10.6, 6.8, 12.4, 10.8, foot + 1 + lean), 5,
        )  # fmt: skip
        for strands in (left, right):
            e.line(strands, with_alpha("#4a1a06", 150), 0.35)


def _paint_top(e: Engraving, moment: SitterMoment) -> None:
    _paint_moustache(e, moment)
    red = linear_gradient(6, -48, 36, -12, (0, "#f0655a"), (0.45, "#c0302a"), (1, "#6d100f"))
    e.paint_part(_PLUME, red, 0.9)
    if not moment.is_small:
        with e.clipped_to(_PLUME):
            barbs = sheaf(
                (3, -32, 12, -49, 38, -48, 35, -12),
                (4, -30, 12, -31, 25, -30, 26, -19),
                15 if moment.is_large else 6,
            )
            e.line(barbs, with_alpha("#4a0606", 150), 0.5)
            e.line(barbs.translated(-0.6, -0.5), with_alpha("#ffb0a0", 80), 0.35)
        e.line("M2 -31.6 C10 -42 30 -43 35 -22", with_alpha("#ffd9c8", 170), 0.9)
    e.paint_part(_HELMET, steel(-18, -34, 20, -4), 1.0, shade=0.34, gap=1.3, turn=10)
    with e.clipped_to(_HELMET):
        soft_spot(e, -9, -27, 8, 6, "#ffffff", 170)
        soft_spot(e, 15, -12, 7, 13, "#1e2a30", 100)
    e.paint_part(_BAND, gold(-20, -18, 20, -8), 0.7)
    e.paint_part("M-1.8 -34.6 C-3.6 -29 -3.6 -24 -2.6 -19.6 L1 -19.6 C0.2 -24 0.4 -29 1.4 -34.6 Z",
           steel(-3, -34, 2, -20), 0.5)  # fmt: skip
    if moment.is_small:
        return
    for x, y in ((-15.6, -13.2), (-9, -16.6), (-1, -17.4), (8, -16.8), (15.2, -13.4)):
        e.fill(disc(x, y, 0.95), "#5c3f0a")
        e.fill(disc(x - 0.3, y - 0.3, 0.35), "#fff2c0")
    e.line("M-14 -25 C-10.4 -30.4 -7 -31.6 -5 -31.8", with_alpha("#ffffff", 200), 1.2)
    paint_strands(
        e, ["M-17.4 -3 C-18 -8 -17.6 -10 -17 -12", "M17.4 -3 C18 -8 17.6 -10 17 -12"], INK, 0.5
    )
    # A scar across the brow and the cheek.
    e.line("M-11 -10.6 L-8.8 -6.8 M-8.2 1.2 L-6.6 5.8", "#9a3a26", 0.9)
    e.line("M-10.5 -10.8 L-8.3 -7 M-7.7 1 L-6.2 5.4", with_alpha("#fff0dc", 130), 0.35)


ALDRIC = Sitter(
    "Aldric",
    FaceShape(
        skin=_SKIN, brow="#8d3a12", thick=2.3, iris="#4a7a8a", lips="#b3604a", width=15.4, jaw=13.4,
        chin=7, nose="broad", shaded_brow=0.8,
    ),
    body=_paint_body, hair=_paint_beard, top=_paint_top, size=0.98, drop=1.5, lift=-3,
)  # fmt: skip
