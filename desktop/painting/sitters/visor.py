"""A closed helmet, for a program of another author: nobody knows its face."""

from __future__ import annotations

from desktop.painting.engraving import INK, Engraving, oval, steel
from desktop.painting.shapes import disc, linear_gradient, with_alpha
from desktop.painting.sitters.sitter import Sitter, SitterMoment
from desktop.painting.sitters.strokes import gold, paint_shoulders, sheaf, soft_spot

_SKULL = (
    "M-18 4 C-22 -20 -12 -33 0 -34 C12 -33 22 -20 18 4 C19 14 14 24 9 28 L-9 28 "
    "C-14 24 -19 14 -18 4 Z"
)
_VISOR = (
    "M-18.6 -7 C-12 -12 12 -12 18.6 -7 C19.6 4 15 17 6 22.4 C3 24.4 -4 24.4 -7 22.4 "
    "C-15 17 -19.6 4 -18.6 -7 Z"
)
_PLUME = (
    "M-2 -33 C-10 -47 8 -50 22 -42 C34 -35 37 -18 30 -6 C31 -17 26 -25 17 -28 C9 -31 3 -30 -2 -33 Z"
)


def _paint_body(e: Engraving, moment: SitterMoment) -> None:
    cloth = linear_gradient(-40, 30, 40, 60, (0, "#7a828a"), (0.5, "#4c545c"), (1, "#22282e"))
    paint_shoulders(e, moment, cloth, width=46)
    for side in (-1, 1):
        plate = (
            f"M{side * 50} 62 C{side * 48} 42 {side * 36} 34 {side * 20} 31 "
            f"C{side * 15} 42 {side * 18} 54 {side * 22} 62 Z"
        )
        fill = steel(-50, 36, -20, 60) if side < 0 else steel(20, 36, 50, 60)
        e.paint_part(plate, fill, 0.9, shade=moment.hatched(0.4), gap=1.3, turn=-10)
        if not moment.is_small:
            for y in (41, 47, 53):
                rim = f"M{side * 49} {y + 8} Q{side * 34} {y - 4} {side * 17} {y + 0.6}"
                e.line(rim, with_alpha("#ffffff", 130), 1.2)
                e.line(rim, with_alpha(INK, 180), 0.55)
    gorget = "M-15 24 L15 24 C18 31 17 36 12 40 C5 43 -5 43 -12 40 C-17 36 -18 31 -15 24 Z"
    e.paint_part(gorget, steel(-15, 24, 15, 42), 0.9, shade=moment.hatched(0.4), gap=1.3)


def _paint_helmet(e: Engraving, moment: SitterMoment) -> None:
    grey = linear_gradient(0, -48, 32, -10, (0, "#e8ecef"), (0.5, "#8d98a0"), (1, "#424c54"))
    e.paint_part(_PLUME, grey, 0.9)
    if not moment.is_small:
        with e.clipped_to(_PLUME):
            barbs = sheaf(
                (-2, -34, -2, -50, 34, -46, 31, -8), (0, -32, 8, -33, 25, -32, 29, -14), 12
            )
            e.line(barbs, with_alpha("#2a3238", 150), 0.45)
    e.paint_part(_SKULL, steel(-18, -34, 20, 20), 1.0, shade=0.3, gap=1.3, turn=10)
    with e.clipped_to(_SKULL):
        soft_spot(e, -8, -26, 8, 6, "#ffffff", 180)
    e.paint_part(
        "M-1.6 -34 C-3 -26 -3 -17 -2.4 -10 L2 -10 C1.6 -17 1.8 -26 1.6 -34 Z",
        gold(-3, -34, 2, -10),
        0.5,
    )
    e.paint_part(_VISOR, steel(-19, -10, 22, 20), 1.0, shade=moment.hatched(0.3), gap=1.3, turn=8)
    with e.clipped_to(_VISOR):
        soft_spot(e, -8, 6, 7, 11, "#ffffff", 150)
        soft_spot(e, 14, 10, 8, 14, "#141c22", 120)
    for side in (-1, 1):
        slit = (
            f"M{side * 2.4 - 1} -3.4 C{side * 6} -4.8 {side * 12} -4.2 {side * 15.4} -2.6 "
            f"C{side * 12} -1 {side * 6} -1.2 {side * 2.4 - 1} -1.4 Z"
        )
        e.paint_part(slit, "#0c0a0c", 1.2 if moment.is_small else 0.6, ink="#2a2420")
    ridge = "M-1 -10 C-2.4 0 -2.6 12 -1.4 23.6"
    e.line(ridge, with_alpha(INK, 200), 0.8)
    e.line("M-2 -9 C-3.4 0 -3.6 12 -2.4 22", with_alpha("#ffffff", 170), 0.8)
    size = 1.0 if moment.is_small else 0.75
    for y in (7, 10.4, 13.8):
        for x in (-9.4, -6.4, 4.2, 7.2):
            e.fill(oval(x + (0.6 if y > 9 else 0), y, size * 0.7, size), "#16120f")
    for side in (-1, 1):
        e.paint_part(disc(side * 17.6, -6.6, 2.3), gold(side * 17 - 2, -9, side * 17 + 2, -4), 0.6)


VISOR = Sitter("visor", None, body=_paint_body, top=_paint_helmet, drop=2)
