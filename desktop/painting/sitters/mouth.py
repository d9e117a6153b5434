"""Mouths: a smile, bared teeth, a smirk, or lips at rest."""

from __future__ import annotations

from desktop.painting.engraving import INK, Engraving, oval
from desktop.painting.faces import Mood
from desktop.painting.shapes import with_alpha
from desktop.painting.sitters.sitter import FaceShape, SitterMoment
from engine.core.values import BOLD, GRUDGING

_Y = 11.4
_DEEP = "#5a1a12"
_TEETH = "#fdf6e6"
#: How far the corners of a calm mouth hang, by temper.
_CORNERS = {GRUDGING: 1.5, BOLD: -0.3}


def paint_mouth(
    e: Engraving, f: FaceShape, moment: SitterMoment, growth: float, middle: float
) -> None:
    """Paint the mouth of a mood; `growth` enlarges it, `middle` is the middle of the face."""
    with e.transformed(middle - 0.2, _Y):
        match moment.mood:
            case Mood.GLAD:
                _paint_laugh(e, f, moment, growth)
            case Mood.ANGRY:
                _paint_teeth(e, moment, growth)
            case Mood.PLOTTING:
                _paint_smirk(e, f, moment, growth)
            case Mood.CALM:
                _paint_rest(e, f, moment, growth)


def _paint_laugh(e: Engraving, f: FaceShape, moment: SitterMoment, k: float) -> None:
    shape = (
        f"M{-6 * k} -1.2 Q0 1.2 {6 * k} -1.4 "
        f"C{4.4 * k} {5.4 * k} {-4.4 * k} {5.4 * k} {-6 * k} -1.2 Z"
    )
    if not moment.is_small:
        e.line(
            f"M{-3.4 * k} {4.6 * k} Q0 {6.4 * k} {3.4 * k} {4.4 * k}", with_alpha(f.lips, 190), 1.1
        )
    e.paint_part(shape, _DEEP, 0.6)
    with e.clipped_to(shape):
        e.fill(f"M{-6 * k} -2 Q0 1 {6 * k} -2 L{6 * k} 0.6 Q0 {2.6 * k} {-6 * k} 0.6 Z", _TEETH)
        if not moment.is_small:
            e.fill(oval(0, 4.6 * k, 3, 1.6), "#b8473c")
        if moment.is_large:
            teeth = [((x, -2.0), (x, 1.7)) for x in (-3.4, -1.7, 0.0, 1.7, 3.4)]
            e.lines(teeth, with_alpha(INK, 70), 0.2)
    if moment.is_large:
        for x, y, turn in ((-6.4, -1.4, -0.8), (6.4, -1.6, 0.8)):
            e.line(
                f"M{x} {y - 1} Q{x + turn} {y + 0.3} {x + turn * 0.2} {y + 1.4}",
                with_alpha(INK, 150),
                0.45,
            )


def _paint_teeth(e: Engraving, moment: SitterMoment, k: float) -> None:
    if moment.is_small:  # an open mouth: a closed one would look like a moustache
        shape = "M-4.2 2.6 C-3 -1.6 3 -1.6 4.2 2.6 C2 3.8 -2 3.8 -4.2 2.6 Z"
        e.paint_part(shape, "#fbf3e2", 0.9, ink="#6d1a14")
        return
    shape = (
        f"M{-5 * k} 2.8 C{-4 * k} -1.6 {4 * k} -1.6 {5 * k} 2.8 "
        f"C{3 * k} 2.2 {-3 * k} 2.2 {-5 * k} 2.8 Z"
    )
    e.paint_part(shape, "#f4ead4", 0.8)
    with e.clipped_to(shape):
        e.line("M-6 1 L6 1", INK, 0.4)
        teeth = [((x, -3), (x, 4)) for x in (-3.2, -1.1, 1.1, 3.2)]
        e.lines(teeth, with_alpha(INK, 150), 0.3)
    e.line("M-3 4.7 Q0 3.9 3 4.7", with_alpha(INK, 110), 0.45)


def _paint_smirk(e: Engraving, f: FaceShape, moment: SitterMoment, k: float) -> None:
    if not moment.is_small:
        e.fill(
            "M-4 0.8 Q-1 -0.7 0.4 0.1 Q2.4 -0.5 5.4 -1.5 Q3.2 1.4 -1 1.6 Z",
            with_alpha(f.lips, 150),
        )
        e.fill("M-3.2 1.6 Q0.8 3.8 4.4 0.7 Q1 2 -3.2 1.6 Z", with_alpha(f.lips, 200))
    e.line(f"M{-4.4 * k} 1.1 C-1 1.9 {3 * k} 1.2 {6 * k} -1.7", INK, 0.95 * k)
    if not moment.is_small:
        e.line(f"M{6.4 * k} -3.2 Q{7.6 * k} -1.4 {6.6 * k} 0.4", with_alpha(INK, 170), 0.5)


def _paint_rest(e: Engraving, f: FaceShape, moment: SitterMoment, k: float) -> None:
    hang = _CORNERS.get(moment.temper, 0.1)
    if not moment.is_small:
        alpha = 225 if f.has_lashes else 130
        e.fill("M-4 0 Q-1.4 -1.8 0 -0.9 Q1.4 -1.8 4 0 Q0 0.9 -4 0 Z", with_alpha(f.lips, alpha))
        e.fill("M-3.6 0.3 Q0 0.9 3.6 0.3 Q0 4 -3.6 0.3 Z", with_alpha(f.lips, alpha - 30))
    if moment.is_large:
        e.fill(oval(-0.7, 1.5, 1.3, 0.42), with_alpha("#fff2e2", 130))
    e.line(f"M{-4.3 * k} {hang - 0.1} Q0 {0.8 - hang * 0.6} {4.3 * k} {hang - 0.2}", INK, 0.75 * k)
