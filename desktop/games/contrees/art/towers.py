"""Towers of the two seats: a blue cone roof with the lion, an open orange crown with the tower."""

from __future__ import annotations

import enum
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.games.contrees.art.dyes import Dye, dye
from desktop.games.contrees.art.stone import (
    PLINTH,
    ROUND_RATIO,
    STONE,
    fill,
    paint_courses,
    paint_drum,
    paint_plate,
    paint_rubble,
)
from desktop.painting.effects import Mode, paint_glow
from desktop.painting.heraldry import charge_path
from desktop.painting.shapes import (
    linear_gradient,
    mix_colours,
    pen,
    pixel_scale,
    place_path,
    polygon,
    polyline,
    radial_gradient,
    stroke_path,
    with_alpha,
)
from engine.core.values import Seat

#: Area of a tower at the origin with halo, dust and rubble.
TOWER_RECT = QRectF(-44, -112, 104, 150)
#: Y of the top of a tower with its pennant, where callouts may point.
TOWER_TOP = -88.0
#: Scene units per unit of the tower's drawing: so small that a tower hides no part of another one
#: at the upper end of its wall.
_SCALE = 0.84
_RADIUS, _HEIGHT = 16.0, 40.0
#: Y at which roof or crown begins.
_CROWN = -_HEIGHT - 2
#: Y at which a falling tower breaks in two.
_BREAK_Y = -27.0


class TowerLook(enum.Enum):
    """The state of a tower: built, considered, or about to be demolished."""

    WHOLE = "whole"
    GHOST = "ghost"
    DOOMED = "doomed"


def paint_tower(
    painter: QPainter, seat: Seat, look: TowerLook = TowerLook.WHOLE, *,
    rise: float = 1.0, fall: float = 0.0, paper: bool = False,
) -> None:  # fmt: skip
    """Paint a tower of a seat (0 or 1) on the corner at the origin.

    With `rise` below 1 it comes out of the ground with dust. With `fall` above 0 it breaks down,
    until only rubble is left at 1.
    """
    painter.save()
    painter.scale(_SCALE, _SCALE)
    if look is TowerLook.GHOST:
        halo = polyline([(0, -6), (0, -54)])
        paint_glow(
            painter,
            halo,
            QColor(159, 220, 255, 190),
            8,
            34,
            Mode.CompositionMode_Screen,
            paper=paper,
        )
        _paint_faint(painter, seat)
    elif fall > 0:
        _paint_falling(painter, seat, min(1.0, fall))
    elif look is TowerLook.DOOMED:
        halo = polyline([(2, -4), (2, -52)])
        paint_glow(
            painter, halo, QColor(255, 48, 24, 235), 8, 34, Mode.CompositionMode_Screen, paper=paper
        )
        painter.save()
        painter.rotate(3.5)
        _paint_whole(painter, seat)
        _paint_cracks(painter)
        painter.restore()
        paint_rubble(painter, 0, 8, 11, 21, seed=9)
    elif rise < 1:
        _paint_rising(painter, seat, max(0.0, rise))
    else:
        _paint_whole(painter, seat)
    painter.restore()


def paint_tower_shadow(painter: QPainter) -> None:
    """Paint the shadow of a tower to the lower right."""
    for reach in (12, 24, 36):  # overlapping, so that the shadow is fainter towards its end
        paint_glow(
            painter,
            polyline([(4, 3), (4 + reach, 3 + 0.52 * reach)]),
            QColor(14, 16, 6, 40),
            4.5,
            15,
        )


# -- the whole tower -------------------------------------------------------------------------------


def _paint_whole(painter: QPainter, seat: Seat) -> None:
    cloth = dye(seat)
    paint_drum(painter, 2, _RADIUS + 3.2, 7, PLINTH)
    paint_drum(painter, -3, _RADIUS, _HEIGHT, STONE)
    paint_courses(painter, -3, _RADIUS, (8, 16, 24, 32), 8)
    if seat == 0:
        _paint_roof(painter, cloth)
    else:
        _paint_crown(painter, cloth)
    _drape(painter, cloth)


def _paint_roof(painter: QPainter, cloth: Dye) -> None:
    """Paint a ring of stone, a cone of painted shingles and a pennant."""
    width = _RADIUS + 2.2
    paint_drum(painter, _CROWN, width, 7, STONE)
    paint_plate(painter, _CROWN - 7, width, "#efe4c8")
    foot, reach = _CROWN - 8, width + 2.4
    tip, flat = foot - 29, 0.6
    cone = QPainterPath(QPointF(0, tip))
    cone.lineTo(reach, foot)
    cone.arcTo(QRectF(-reach, foot - reach * flat, 2 * reach, 2 * reach * flat), 0, -180)
    cone.closeSubpath()
    light = linear_gradient(
        -reach, 0, reach, 0,
        (0, cloth.light), (0.28, cloth.light), (0.55, cloth.base), (0.9, cloth.dark),
        (1, mix_colours(cloth.dark, cloth.light, 0.45)),
    )  # fmt: skip
    fill(painter, cone, light, pen(QColor(8, 20, 40, 200), 0.9))
    shingles = QPainterPath()
    for angle in range(205, 345, 20):
        turn = math.radians(angle)
        shingles.moveTo(0, tip)
        shingles.lineTo(reach * math.cos(turn), foot - reach * flat * math.sin(turn))
    for share in (0.45, 0.72):
        width, level = reach * share, tip + (foot - tip) * share
        rect = QRectF(-width, level - width * flat, 2 * width, 2 * width * flat)
        shingles.arcMoveTo(rect, 180)
        shingles.arcTo(rect, 180, 180)
    stroke_path(painter, shingles, pen(with_alpha(cloth.dark.darker(150), 90), 0.7))
    _paint_pennant(painter, tip + 2, cloth)


def _paint_crown(painter: QPainter, cloth: Dye) -> None:
    """Paint an open ring of eight painted merlons round a wooden floor with a pennant."""
    width = _RADIUS + 3.4
    pale, floor = mix_colours(cloth.base, "#fff0cc", 0.45), _CROWN - 8
    paint_drum(
        painter, _CROWN, width, 8,
        (cloth.light, cloth.base, cloth.dark, mix_colours(cloth.dark, "#9fb4c4", 0.35)),
    )  # fmt: skip
    paint_plate(painter, floor, width, pale)
    paint_plate(painter, floor, width - 4.2, "#6b4410")
    paint_plate(painter, floor + 1.4, width - 5.4, "#8f5f18", edge=False)
    turns = sorted((math.radians(45 * i + 22) for i in range(8)), key=math.sin)
    for i, turn in enumerate(turns):
        if i == 4:  # between the merlons of the far and the near side
            _paint_pennant(painter, floor + 2, cloth, pole=30)
        x, y = (width - 2.2) * math.cos(turn), floor + (width - 2.2) * ROUND_RATIO * math.sin(turn)
        half = 4.2 if abs(math.cos(turn)) < 0.8 else 3.2
        colour = mix_colours(cloth.dark, cloth.light, 0.25 + 0.6 * (0.5 - 0.5 * math.cos(turn)))
        painter.setPen(pen(with_alpha(cloth.dark.darker(170), 190), 0.6))
        painter.setBrush(colour)
        painter.drawRect(QRectF(x - half, y - 8, 2 * half, 8.5))
        painter.setBrush(mix_colours(cloth.light, "#fff3d2", 0.5))
        painter.drawRect(QRectF(x - half, y - 9.6, 2 * half, 2.6))


def _paint_pennant(painter: QPainter, foot: float, cloth: Dye, pole: float = 20) -> None:
    """Paint a swallow-tailed pennant on a pole, blowing to the right."""
    stroke_path(painter, polyline([(0, foot), (0, foot - pole)]), pen("#3a2d1c", 1.4))
    top = foot - pole + 1
    flag = QPainterPath(QPointF(0, top))
    flag.cubicTo(6, top - 2.6, 9.5, top + 3.4, 17, top + 0.8)
    flag.lineTo(13.2, top + 4.6)
    flag.lineTo(17, top + 8.8)
    flag.cubicTo(9.5, top + 11, 6, top + 6, 0, top + 9)
    flag.closeSubpath()
    wave = linear_gradient(
        0, 0, 17, 0,
        (0, cloth.base.lighter(118)), (0.45, cloth.base), (0.7, cloth.dark), (1, cloth.base),
    )  # fmt: skip
    fill(painter, flag, wave, pen(with_alpha("#1d150c", 190), 0.7))
    knob = QPainterPath()
    knob.addEllipse(QPointF(0, top - 0.8), 1.4, 1.4)
    fill(painter, knob, QColor("#e9c46a"), pen(with_alpha("#1d150c", 190), 0.5))


def _drape(painter: QPainter, cloth: Dye) -> None:
    """Paint the cloth with the charge, which hangs down the drum."""
    hung = polygon([(-8.2, -36), (8.2, -36), (8.2, -14), (0, -8), (-8.2, -14)])
    light = linear_gradient(-8, 0, 8, 0, (0, cloth.light), (0.4, cloth.base), (1, cloth.dark))
    fill(painter, hung, light, pen("#f6e6b8", 1.1))
    painter.fillPath(place_path(charge_path(cloth.charge), 0, -24.5, 7.0), QColor("#fff8e4"))


# -- rising and falling ----------------------------------------------------------------------------


def _paint_faint(painter: QPainter, seat: Seat) -> None:
    """Paint the whole tower at 80 % opacity, instead of each of its parts."""
    scale = pixel_scale(painter)
    rect = QRectF(-30, -112, 60, 136)
    picture = QImage(
        math.ceil(rect.width() * scale), math.ceil(rect.height() * scale),
        QImage.Format.Format_ARGB32_Premultiplied,
    )  # fmt: skip
    picture.fill(Qt.GlobalColor.transparent)
    picture_painter = QPainter(picture)
    picture_painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture_painter.scale(scale, scale)
    picture_painter.translate(-rect.topLeft())
    _paint_whole(picture_painter, seat)
    picture_painter.end()
    painter.save()
    painter.setOpacity(painter.opacity() * 0.8)
    painter.drawImage(
        QRectF(rect.left(), rect.top(), picture.width() / scale, picture.height() / scale), picture
    )
    painter.restore()


def _above_ground() -> QPainterPath:
    """Return the area above the foot of a tower's plinth."""
    width = _RADIUS + 4
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(-60, -140, 120, 142))
    path.addEllipse(QPointF(0, 2), width, width * ROUND_RATIO)
    return path


def _paint_rising(painter: QPainter, seat: Seat, rise: float) -> None:
    painter.save()
    painter.setClipPath(_above_ground(), Qt.ClipOperation.IntersectClip)
    painter.translate(0, (1 - rise) * 92)
    _paint_whole(painter, seat)
    painter.restore()
    _paint_dust(painter, rise)


def _paint_falling(painter: QPainter, seat: Seat, fall: float) -> None:
    """Paint the head tipping to the right and dropping, the rest sinking, rubble and dust."""
    cut = polygon(
        [
            (-60, -140),
            (60, -140),
            (60, _BREAK_Y - 6),
            (12, _BREAK_Y - 2),
            (4, _BREAK_Y + 5),
            (-3, _BREAK_Y - 4),
            (-10, _BREAK_Y + 4),
            (-60, _BREAK_Y),
        ]
    )
    rest_path = QPainterPath()
    rest_path.addRect(QRectF(-60, -140, 120, 190))
    for piece, head in ((rest_path.subtracted(cut), False), (cut, True)):
        painter.save()
        painter.setClipPath(_above_ground(), Qt.ClipOperation.IntersectClip)
        if head:
            painter.setOpacity(painter.opacity() * (1 - fall**3))
            painter.translate(7 * fall, 46 * fall**2)
            painter.rotate(3.5 + 32 * fall)
        else:
            painter.translate(0, 48 * fall**2)
            painter.rotate(3.5 * (1 - fall))
        painter.setClipPath(piece, Qt.ClipOperation.IntersectClip)
        _paint_whole(painter, seat)
        _paint_cracks(painter)
        painter.restore()
    paint_rubble(painter, 0, 6, 8 + round(10 * fall), 14 + 10 * fall, seed=9)
    _paint_dust(painter, fall)


def _paint_dust(painter: QPainter, share: float) -> None:
    """Paint puffs that swell and thin out round the foot."""
    strength = math.sin(math.pi * min(1.0, max(0.0, share))) * 0.75
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(9):
        turn = math.tau * i / 9 + 0.3
        reach = 15 + 13 * share
        size = 7 + 9 * share * (0.7 + 0.3 * math.sin(5 * turn))
        x, y = reach * math.cos(turn), 2 + reach * 0.6 * math.sin(turn) - 6 * share
        pale = with_alpha("#e6dcc4", round(255 * strength))
        painter.setBrush(
            radial_gradient(x, y, size, (0, pale), (0.45, pale), (1, with_alpha(pale, 0)))
        )
        painter.drawEllipse(QPointF(x, y), size, size * 0.8)


_CRACKS = (
    ((-4, -50), (2, -42), (-5, -33), (3, -24), (-3, -14), (4, -4), (0, 4)),
    ((2, -42), (10, -36), (12, -28)),
    ((-5, -33), (-12, -27)),
    ((3, -24), (11, -17), (10, -9)),
    ((-3, -14), (-11, -8)),
)


def _paint_cracks(painter: QPainter) -> None:
    for crack in _CRACKS:
        stroke_path(painter, polyline(crack), pen("#1b0f08", 1.7))
    lit = polyline((x + 1.1, y) for x, y in _CRACKS[0][:-1])
    stroke_path(painter, lit, pen(with_alpha("#ffe2a8", 170), 0.7))
