"""Otto: bald, with an eye patch, a great moustache and a collar of fur."""

from __future__ import annotations

import math

from desktop.painting.engraving import Engraving, oval
from desktop.painting.faces import Mood
from desktop.painting.shapes import linear_gradient, vertical_gradient, with_alpha
from desktop.painting.sitters.face import face_path
from desktop.painting.sitters.sitter import FaceShape, Sitter, SitterMoment
from desktop.painting.sitters.strokes import (
    gold,
    lit_gradient,
    paint_fur,
    paint_gem,
    paint_neck,
    paint_shoulders,
    sheaf,
    soft_spot,
)

_SKIN = "#e0aa8c"
_FUR = (
    "M-46 46 C-44 36 -36 33 -30 31 C-27 27 -20 25 -16 22 C-10 34 10 34 16 22 C20 25 27 27 30 31 "
    "C36 33 44 36 46 46 C36 44 28 50 20 52 C14 60 -14 60 -20 52 C-28 50 -36 44 -46 46 Z"
)
_FEATURES = FaceShape(
    skin=_SKIN, brow="#8d8880", thick=2.7, iris="#4a6a7a", lips="#a85a48", width=16.8, jaw=14.6,
    chin=7, length=20.6, nose="broad", eye=1.12, is_old=True, has_patch=True, shaded_brow=0,
)  # fmt: skip
#: How much the tips of the moustache are raised or hang.
_TIPS = {Mood.GLAD: -9.5, Mood.ANGRY: 8.5, Mood.PLOTTING: 2.5, Mood.CALM: 2.2}


def _paint_body(e: Engraving, moment: SitterMoment) -> None:
    paint_neck(e, moment, _SKIN, 10.5)
    cloth = vertical_gradient(28, 60, (0, "#665a3e"), (1, "#2a2416"))
    paint_shoulders(e, moment, cloth, width=49)
    e.paint_part(_FUR, lit_gradient(-10, 28, 56, "#b98e5a", "#74502a", "#362110"), 1.0)
    if not moment.is_small:
        count = 44 if moment.is_large else 22
        tufts = []
        for row, (across, down) in enumerate(((17, 9), (22, 13), (28, 17), (34, 21), (40, 25))):
            for i in range(count):
                angle = math.pi * (i + 0.5 * (row % 2)) / (count - 1)
                x, y = -math.cos(angle) * across, 25 + math.sin(angle) * down + row * 0.8
                tufts.append((x, y, -math.cos(angle) * 2.2, 1.4 + 1.6 * math.sin(angle)))
        paint_fur(e, _FUR, tufts)
        with e.clipped_to(_FUR):
            soft_spot(e, 0, 27, 20, 8, "#1e1006", 130)
    if not moment.is_small:
        e.line("M-24 47 C-14 52 -8 48 -5.6 46 M24 47 C14 52 8 48 5.6 46", "#4a3208", 1.9)
        e.line("M-24 47 C-14 52 -8 48 -5.6 46 M24 47 C14 52 8 48 5.6 46", "#e6c878", 1.0)
    e.paint_part(
        "M-6 44 C-3 41 3 41 6 44 C7 50 3 54 0 54 C-3 54 -7 50 -6 44 Z", gold(-6, 42, 6, 54), 0.8
    )
    if not moment.is_small:
        paint_gem(e, 0, 47.4, 2.3, 2.3, "#29528f")


def _paint_ears(e: Engraving, moment: SitterMoment) -> None:
    for side in (-1, 1):
        x = side * 17.2
        ear = oval(x, 0, 3.6, 5.2)
        e.paint_part(ear, lit_gradient(x - 1, -2, 7, "#e6b498", "#d0987c", "#9c6248"), 0.8)
        if not moment.is_small:
            e.line(
                f"M{x + side * 1.4} -3 Q{x - side * 1.8} -2 {x - side * 0.4} 2.6", "#8a4a34", 0.5
            )


def _paint_hair(e: Engraving, moment: SitterMoment) -> None:
    for side in (-1, 1):
        tuft = (
            f"M{side * 16.4} -9.6 C{side * 19.6} -5 {side * 19} 4 {side * 15.6} 8.4 "
            f"C{side * 14.4} 3 {side * 14.2} -4 {side * 16.4} -9.6 Z"
        )
        e.paint_part(
            tuft, lit_gradient(side * 16 - 2, -4, 12, "#d4cfc6", "#9a948a", "#625c54"), 0.6
        )
        if moment.is_large:
            strands = sheaf(
                (side * 16.6, -8, side * 18.6, -3, side * 18, 3, side * 16, 7),
                (side * 15.4, -4, side * 16, -1, side * 15.8, 3, side * 15.2, 6), 4,
            )  # fmt: skip
            e.line(strands, with_alpha("#4a453e", 150), 0.32)
    goatee = "M-7 15 C-3 13.6 2 13.6 5.4 15 C7 22 4 30 -1 34 C-6 30 -9 22 -7 15 Z"
    silver = linear_gradient(-8, 14, 8, 32, (0, "#eae6dc"), (0.5, "#a8a298"), (1, "#57524a"))
    e.paint_part(goatee, silver, 0.8)
    if moment.is_small:
        return
    with e.clipped_to(goatee):
        strands = sheaf(
            (-6.4, 15, -8, 22, -5, 29, -1, 34),
            (4.8, 15, 6, 22, 3.4, 28, -1, 33),
            13 if moment.is_large else 6,
        )
        e.line(strands, with_alpha("#3f3a34", 150), 0.36)
        e.line(strands.translated(-0.4, 0), with_alpha("#ffffff", 90), 0.28)
    with e.clipped_to(face_path(_FEATURES)):
        soft_spot(e, -6, -16, 8, 4.6, "#fff8ea", 190)
    e.line("M-8.4 -16.6 C-6 -17.6 -3 -18 -1 -17.8", with_alpha("#ffffff", 170), 1.0)
    # An old scar.
    e.line("M6.6 -17.6 L9.8 -12.6 M6 -14 L9.4 -16.2 M7.2 -12.6 L10.4 -14.4", "#a04a34", 0.55)
    e.line("M7 -17.6 L10.2 -12.6", with_alpha("#fff0e0", 120), 0.25)


def _paint_moustache(e: Engraving, moment: SitterMoment) -> None:
    up = _TIPS[moment.mood]
    lean = -10 if moment.mood is Mood.PLOTTING else 0
    shape = (
        f"M-1.2 7.6 C-5 5.8 -10 7.2 -14 {8.6 + up * 0.5} C-17 {9.4 + up * 0.8} -19.6 {7.6 + up} "
        f"-20.6 {5 + up} C-20.2 {12 + up} -13 {13.8 + up * 0.4} -9 12.4 "
        f"C-5 12.2 -2.4 11 -1.2 9.8 C0 11 2.6 12.2 6.6 12.4 "
        f"C11 {13.8 + up * 0.4} 18 {12 + up + lean} 18.6 {5 + up + lean} "
        f"C17.4 {7.6 + up + lean} 14.6 {9.4 + up * 0.8} 11.6 {8.6 + up * 0.5} "
        "C7.6 7.2 2.6 5.8 -1.2 7.6 Z"
    )
    silver = linear_gradient(-20, 4, 18, 13, (0, "#f6f3ea"), (0.5, "#bdb7ac"), (1, "#6d675e"))
    e.paint_part(shape, silver, 0.85)
    if moment.is_small:
        return
    with e.clipped_to(shape):
        for side, tilt in ((-1, 0), (1, lean)):
            x = -1.2 + side * 1.4
            far = -1.2 + side * 17.6
            strands = sheaf(
                (x, 8, x + side * 5, 6.6, x + side * 10, 8.4 + up * 0.5, far, 6.6 + up + tilt),
                (x, 10.4, x + side * 5, 12, x + side * 9, 13 + up * 0.4, far, 10 + up + tilt),
                8 if moment.is_large else 4,
            )
            e.line(strands, with_alpha("#3f3a34", 150), 0.36)


def _paint_top(e: Engraving, moment: SitterMoment) -> None:
    _paint_moustache(e, moment)
    strap = 2.2 if moment.is_small else 1.5
    e.line("M-15.6 -16.6 C-6 -11 4 -8 17.4 -6.2", "#17100a", strap)
    if not moment.is_small:
        e.line("M-15.4 -17 C-6 -11.4 4 -8.4 17 -6.6", with_alpha("#8a7868", 150), 0.3)
    e.line("M12 1 L16.8 2.6", "#17100a", 1.2)
    patch = "M0.2 -6.6 C4 -8.8 9.6 -8 11.8 -5.6 C13 -1 10.6 3.2 6.4 3.8 C2 3.2 -0.4 -2 0.2 -6.6 Z"
    e.paint_part(patch, lit_gradient(4, -4, 11, "#5c4f47", "#2a201b", "#0c0704"), 0.8)
    if not moment.is_small:
        e.line("M2.4 -5.4 C5 -6.6 8.6 -6.2 10.4 -4.6", with_alpha("#d9c9b4", 130), 0.6)
    if moment.is_large:
        stitches = "M1.4 -5.4 C1.4 -1.6 3.2 2 6.4 2.6 C9.6 2 11.6 -1.4 10.8 -4.8"
        e.line(stitches, with_alpha("#b9a692", 90), 0.3)


OTTO = Sitter(
    "Otto",
    _FEATURES,
    body=_paint_body, behind=_paint_ears, hair=_paint_hair, top=_paint_top, size=1.14,
    drop=-3, lift=-5,
)  # fmt: skip
