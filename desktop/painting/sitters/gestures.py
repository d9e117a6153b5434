"""How a character shows that it thinks: two poses for each temper, and what its hands do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtGui import QColor, QPainter

from desktop.painting.engraving import Engraving, limb, oval
from desktop.painting.shapes import linear_gradient, with_alpha
from desktop.painting.sitters.sitter import Pose, Sitter, SitterMoment
from engine.core import values

#: How the head differs from its mood in the two poses: turn, dx, dy, lid, look, look_down.
_HEADS: Final = {
    # Drums on the table, and looks at the others.
    values.BOLD: ((-2.5, -0.6, 0.4, 0.0, -0.7, 0.0), (2.5, 0.6, 0.4, 0.0, 0.6, 0.0)),
    # Looks down at her cards, then up from them.
    values.CAREFUL: ((-3.0, -0.4, 2.6, 0.24, -0.5, 0.8), (1.5, 0.4, 0.6, 0.06, 0.7, -0.4)),
    # Looks askance, with a hand at the chin.
    values.GRUDGING: ((3.5, 0.8, 1.4, 0.2, 0.95, 0.1), (-2.0, -0.4, 1.0, 0.26, -0.95, 0.1)),
    # Looks up, then down.
    "": ((2.0, 0.2, -0.6, 0.0, 0.5, -0.6), (-1.0, 0.0, 1.6, 0.14, -0.2, 0.6)),
}
#: The colour of the hands of a sitter in armour.
_STEEL: Final = "#8d99a0"
#: The colours of a card seen from behind: its border, its back and the medallion on it.
_CARD, _BACK, _MEDALLION = "#f4e6c6", "#26345e", "#6b4a12"
#: Fingers on the table: how far each is from the middle, and how high it is in the two poses.
_FINGERS: Final = ((-9.0, 0.0, 3.6), (-3.2, 4.2, 0.0), (2.6, 0.0, 4.2), (8.2, 3.0, 0.0))


def thinking_pose(pose: Pose, temper: str, number: int) -> Pose:
    """Return a pose as a character of a temper holds it while thinking; `number` is 1 or 2."""
    turn, dx, dy, lid, look, down = _HEADS.get(temper, _HEADS[""])[number - 1]
    return replace(
        pose,
        turn=pose.turn + turn,
        dx=pose.dx + dx,
        dy=pose.dy + dy,
        lid=min(0.62, pose.lid + lid),
        look=look,
        look_down=down,
    )


def paint_hands(painter: QPainter, sitter: Sitter, moment: SitterMoment) -> None:
    """Paint what the hands of a sitter who thinks do, before its figure."""
    if not moment.thinking:
        return
    e = Engraving(painter)
    skin = QColor(sitter.features.skin if sitter.features is not None else _STEEL)
    size = 1.35 if moment.is_small else 1.0
    match moment.temper:
        case values.BOLD:
            with e.transformed(16, 45 if moment.is_small else 46, -6, size):
                _paint_fingers(e, skin, moment.thinking)
        case values.CAREFUL:
            lift = -2.0 if moment.thinking == 1 else 1.5
            with e.transformed(
                -15 if moment.is_small else -19, (45 if moment.is_small else 42) + lift, -8, size
            ):
                _paint_fan(e, skin)
        case values.GRUDGING:
            with e.transformed(
                19 if moment.is_small else 17, 43 if moment.is_small else 39, -24, size
            ):
                _paint_fist(e, skin, -1.2 if moment.thinking == 1 else 1.2)


def _paint_fingers(e: Engraving, skin: QColor, number: int) -> None:
    """Paint four fingers on the edge of the table, some of them raised."""
    for x, *raised in _FINGERS:
        y = -raised[number - 1]
        fill = linear_gradient(x - 3, 0, x + 3, 0, (0, skin.lighter(112)), (1, skin.darker(126)))
        e.paint_part(limb((x, 12, 3.1), (x - 1.2, y - 6, 2.5)), fill, 0.9)
        e.fill(oval(x - 1.4, y - 6.6, 1.3, 1.1), with_alpha("#fff2dc", 130))


def _paint_fan(e: Engraving, skin: QColor) -> None:
    """Paint a fan of cards with their backs to the viewer, and the thumb that holds it."""
    for turn in (-22, -4, 14):
        with e.transformed(0, 8, turn), e.transformed(0, -8):
            edge = "M-6.4 -10.4 L6.4 -10.4 L6.4 9 L-6.4 9 Z"
            e.paint_part(edge, QColor(_CARD), 0.8)
            e.fill("M-4.8 -8.8 L4.8 -8.8 L4.8 7.4 L-4.8 7.4 Z", _BACK)
            e.fill(oval(0, -1, 2.0, 2.6), _MEDALLION)
    fill = linear_gradient(-4, 4, 6, 10, (0, skin.lighter(112)), (1, skin.darker(126)))
    e.paint_part(limb((-5, 14, 3.6), (1.5, 6, 2.8)), fill, 0.9)


def _paint_fist(e: Engraving, skin: QColor, shift: float) -> None:
    """Paint a hand at the chin: a fist, and the finger along the cheek."""
    fill = linear_gradient(-6, -4, 8, 8, (0, skin.lighter(112)), (1, skin.darker(130)))
    e.paint_part(limb((1, 14, 6.6), (0, 2, 6.0)), fill, 0.9)
    e.paint_part(limb((-3.4, 1, 2.6), (-1.6 + shift, -10, 2.2)), fill, 0.9)
    for x in (-0.4, 3.0):
        e.line(f"M{x} -1.4 Q{x + 1.6} 1.6 {x + 0.6} 4.8", with_alpha("#3a1c0a", 150), 0.7)
