"""Faces: the head with its light and shadow, eyes, brows, nose and mouth."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from desktop.painting.engraving import INK, Engraving, oval
from desktop.painting.faces import Mood
from desktop.painting.shapes import disc, linear_gradient, radial_gradient, with_alpha
from desktop.painting.sitters.mouth import paint_mouth
from desktop.painting.sitters.sitter import Detail, FaceShape, SitterMoment
from desktop.painting.sitters.strokes import box, soft_spot

#: The faces look a little to the left: where the middle of their features is.
MIDDLE = -1.2
#: The height of the eyes, and how far they are from the middle.
_EYE_Y, _EYE_X, _SMALL_EYE_X = -2.6, 6.9, 7.2
#: How much larger features are drawn, by detail.
_GROWTH = {Detail.SMALL: 1.32, Detail.MEDIUM: 1.1, Detail.LARGE: 1.0}
_SHADOW = "#5a2412"
#: How deep shadows are: a small face must stay bright.
_DEPTH = {Detail.SMALL: 0.4, Detail.MEDIUM: 0.85, Detail.LARGE: 1.0}


def face_path(f: FaceShape) -> str:
    """Return the outline of a face without hair."""
    w, jaw, chin, h = f.width, f.jaw, f.chin, f.length
    return (
        f"M{-w} -5 C{-w} -23 {w} -23 {w} -5 C{w} 3 {jaw + 1} {h * 0.62} {chin} {h - 0.6} "
        f"C{chin * 0.5} {h + 0.9} {-chin * 0.5} {h + 0.9} {-chin} {h - 0.6} "
        f"C{-jaw - 1} {h * 0.62} {-w} 3 {-w} -5 Z"
    )


def paint_head(e: Engraving, f: FaceShape, moment: SitterMoment) -> None:
    """Paint the head without features and hair, lit from the upper left."""
    path, base = face_path(f), QColor(f.skin)
    fill = radial_gradient(-6, -7, 34, (0, base.lighter(114)), (0.5, base), (1, base.darker(132)))
    e.paint_part(path, fill, 0.85, shade=moment.hatched(0.22), gap=1.35, turn=12, seed=5)
    with e.clipped_to(path):
        _paint_light(e, f, moment)
        _paint_flush(e, moment)
    if f.is_old and moment.is_large:
        for y, reach in ((-13.8, 7.0), (-11.6, 8.4), (-9.6, 6.4)):
            e.line(f"M{-reach} {y} Q0 {y - 1.6} {reach} {y}", with_alpha(INK, 95), 0.35)


def _paint_light(e: Engraving, f: FaceShape, moment: SitterMoment) -> None:
    """Paint the shadows of hat and cheek, the sockets of the eyes, and the lights."""
    depth = _DEPTH[moment.detail]
    far = linear_gradient(
        2, 0, f.width, 3, (0, with_alpha(_SHADOW, 0)), (1, with_alpha(_SHADOW, round(88 * depth)))
    )
    e.painter.fillRect(-20, -26, 40, 52, far)
    if f.shaded_brow:
        alpha = round(150 * f.shaded_brow * depth)
        shade = linear_gradient(
            0, -17, 1.5, -6.5, (0, with_alpha(_SHADOW, alpha)), (1, with_alpha(_SHADOW, 0))
        )
        e.painter.fillRect(-20, -26, 40, 22, shade)
    for side in (-1, 1):
        soft_spot(e, MIDDLE + side * 6.6, -3.4, 6.4, 4.6, _SHADOW, round(66 * depth))
    soft_spot(e, MIDDLE - 0.4, -6, 2.2, 7, "#fff2dc", 80)
    soft_spot(e, MIDDLE - 2.2, 4.6, 2.2, 2, "#fff2dc", 95)
    soft_spot(e, MIDDLE, 16.8, 4.4, 2.6, "#fff2dc", 60)
    soft_spot(e, MIDDLE + 0.4, 14.6, 4.2, 1.3, _SHADOW, 62)
    soft_spot(e, 1.6, f.length + 1, 11, 4, _SHADOW, 74)
    for x in (-9.4, 8.2):
        soft_spot(e, x, 5.6, 5.8, 4.6, "#d8604a", 50)
    soft_spot(e, -9.6, 3, 3.6, 3, "#fff2dc", 70)
    if moment.is_large:
        hatching = box(5.5, -1, 12, 20)
        with e.clipped_to(hatching):
            e.hatch(hatching, 0.55, gap=1.25, width=0.28, turn=-32, seed=9)


def _paint_flush(e: Engraving, moment: SitterMoment) -> None:
    """Paint the colour that a mood brings into a face."""
    match moment.mood:
        case Mood.GLAD:
            for x in (-9.5, 8.5):
                soft_spot(e, x, 5.5, 6.4, 4.6, "#e8764a", 96)
        case Mood.ANGRY:
            for x in (-9.5, 8.5):
                soft_spot(e, x, 5, 6.6, 5.2, "#c2341c", 120)
            soft_spot(e, 0, -9, 15, 8, "#c2341c", 84)
        case Mood.PLOTTING:  # lit from below
            e.fill(oval(0, -13, 19, 14), with_alpha("#2a1c3a", 52))
            soft_spot(e, -3, 17, 12, 6, "#ffe2a8", 120)
        case Mood.CALM:
            pass


# -- features --------------------------------------------------------------------------------------


def paint_features(e: Engraving, f: FaceShape, moment: SitterMoment) -> None:
    """Paint eyes, brows, nose and mouth."""
    growth = _GROWTH[moment.detail]
    spread = _SMALL_EYE_X if moment.is_small else _EYE_X
    sides = (-1,) if f.has_patch else (-1, 1)
    for side in sides:
        _paint_eye(e, f, moment, side, growth, MIDDLE + side * spread)
    for side in (-1, 1):
        _paint_brow(e, f, moment, side, growth, spread)
    _paint_nose(e, f, moment)
    if moment.mood is Mood.ANGRY and not moment.is_small:
        for x, foot in ((-1.5, -1.0), (1.4, 0.9)):
            e.line(f"M{MIDDLE + x} -9.2 L{MIDDLE + foot} -5.2", with_alpha(INK, 170), 0.6)
    paint_mouth(e, f, moment, growth, MIDDLE)


def _paint_brow(
    e: Engraving, f: FaceShape, moment: SitterMoment, side: int, growth: float, spread: float
) -> None:
    pose, thick = moment.pose, f.thick * growth
    raised = -pose.uneven if side == 1 else (1.2 if pose.uneven else 0)
    if f.has_patch and side == 1:
        raised -= 0.8
    inner = _EYE_Y - 5.2 + pose.brow_in + raised
    outer = _EYE_Y - 5.4 + pose.brow_out + raised
    x0, x1 = MIDDLE + side * 2.9, MIDDLE + side * (spread + 4.7)
    top = (inner + outer) / 2 - pose.arch
    brow = QPainterPath(QPointF(x0, inner + thick * 0.55))
    brow.quadTo((x0 + x1) / 2, top + thick * 0.35, x1, outer + 0.4)
    brow.quadTo((x0 + x1) / 2, top - thick * 0.95, x0, inner - thick * 0.65)
    brow.closeSubpath()
    e.fill(brow, f.brow)
    if not moment.is_large:
        return
    e.line(brow, with_alpha(INK, 120), 0.22)
    hairs = []
    for i in range(11):
        share = (i + 0.5) / 11
        x = x0 + (x1 - x0) * share
        y = (1 - share) ** 2 * inner + 2 * share * (1 - share) * top + share**2 * outer
        reach = thick * (0.62 - 0.4 * share)
        hairs.append(((x - side * 0.3, y + reach * 0.7), (x + side * 1.1, y - reach)))
    e.lines(hairs, with_alpha(QColor(f.brow).darker(190), 150), 0.26)


def _lid_line(x: float, y: float, w: float, h: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - w, y + 0.4))
    path.cubicTo(x - w * 0.4, y - h * 1.25, x + w * 0.4, y - h * 1.25, x + w, y + 0.1)
    return path


def _paint_eye(
    e: Engraving, f: FaceShape, moment: SitterMoment, side: int, growth: float, x: float
) -> None:
    pose, mood, y = moment.pose, moment.mood, _EYE_Y
    w, h = 3.9 * growth * f.eye, 2.75 * growth * f.eye
    if mood is Mood.GLAD and moment.is_small:  # laughing eyes: in a few pixels an arc says it best
        e.line(f"M{x - w} {y + 0.8} Q{x} {y - h * 1.35} {x + w} {y + 0.8}", INK, 1.6)
        return
    lash = _lid_line(x, y, w, h)
    eye = QPainterPath(lash)
    eye.cubicTo(x + w * 0.4, y + h * 1.05, x - w * 0.4, y + h * 1.05, x - w, y + 0.4)
    white = linear_gradient(x, y - h, x, y + h, (0, "#e6d6bd"), (0.5, "#fdf7ea"), (1, "#efe0c8"))
    e.fill(eye, white)
    with e.clipped_to(eye):
        _paint_iris(e, f, moment, x + pose.look * w * 0.48, y + pose.look_down * h - 0.1, growth)
        if not moment.is_small:
            e.fill(box(x - w, y - h * 1.3, 2 * w, h * 0.85), with_alpha("#3a2010", 62))
        _paint_lids(e, f, moment, side, growth, QPointF(x, y))
    e.line(eye, with_alpha(INK, 120), 0.35)
    weight = (1.0 if f.has_lashes else 0.75) * growth
    e.line(lash, INK, weight)
    if f.has_lashes:
        corner = x + side * w
        for reach, rise in ((1.5, -1.2), (1.0, -2.0)) if moment.is_large else ((1.4, -1.1),):
            ends = f"L{corner + side * reach} {y + rise}"
            e.line(f"M{corner - side * (1.5 - reach)} {y - 0.1} {ends}", INK, 0.7 * growth)
    if moment.is_large:
        crease = f"M{x - w * 0.85} {y - h * 1.02} Q{x} {y - h * 1.72} {x + w * 0.95} {y - h * 0.95}"
        if mood is not Mood.ANGRY:
            e.line(crease, with_alpha(_SHADOW, 150), 0.34)
        bag = 175 if f.is_old else 95
        e.line(
            f"M{x - w * 0.8} {y + h + 0.9} Q{x} {y + h + 2.1} {x + w * 0.8} {y + h + 0.8}",
            with_alpha(INK, bag), 0.38,
        )  # fmt: skip
        if f.is_old or mood is Mood.GLAD:  # crow's feet
            for turn in (-1.2, 0.2, 1.6):
                start = x + side * (w + 1.0)
                ends = f"L{start + side * 2.4} {y + 0.6 + turn * 1.5}"
                e.line(f"M{start} {y + 0.6 + turn * 0.5} {ends}", with_alpha(INK, 95), 0.32)


def _paint_iris(
    e: Engraving, f: FaceShape, moment: SitterMoment, x: float, y: float, growth: float
) -> None:
    radius = 2.2 * growth * f.eye
    if moment.is_small:
        e.fill(disc(x, y, radius), "#1c1208")
        return
    base = QColor(f.iris)
    iris = radial_gradient(
        x + radius * 0.2, y + radius * 0.45, radius * 1.2, (0, base.lighter(165)), (0.6, base),
        (1, base.darker(190)),
    )  # fmt: skip
    e.fill(disc(x, y, radius), iris)
    e.line(disc(x, y, radius), with_alpha("#120b05", 190), 0.3)
    e.fill(disc(x, y, radius * 0.52), "#120b05")
    e.fill(disc(x - radius * 0.36, y - radius * 0.4, radius * 0.3), "#ffffff")
    e.fill(disc(x + radius * 0.4, y + radius * 0.42, radius * 0.15), with_alpha("#ffffff", 150))


def _paint_lids(
    e: Engraving, f: FaceShape, moment: SitterMoment, side: int, growth: float, at: QPointF
) -> None:
    pose, skin = moment.pose, QColor(f.skin)
    x, y, w, h = at.x(), at.y(), 3.9 * growth * f.eye, 2.75 * growth * f.eye
    is_angry = moment.mood is Mood.ANGRY
    tilt = 1.5 * side if is_angry else 0.0
    top = y - h
    level = top + 2 * h * pose.lid
    lid = QPainterPath(QPointF(x - w - 1, top - 2))
    lid.lineTo(x + w + 1, top - 2)
    lid.lineTo(x + w + 1, level - tilt)
    lid.quadTo(x, level - (0.1 if is_angry else 1.0), x - w - 1, level + tilt)
    lid.closeSubpath()
    e.fill(lid, skin.darker(112))
    e.line(lid, INK, 0.75 * growth)
    if not pose.low_lid:
        return
    level = y + h - 2 * h * pose.low_lid
    low = QPainterPath(QPointF(x - w - 1, y + h + 2))
    low.lineTo(x - w - 1, level + 1.2)
    low.quadTo(x, level - 0.9, x + w + 1, level + 1.2)
    low.lineTo(x + w + 1, y + h + 2)
    low.closeSubpath()
    e.fill(low, skin)
    e.line(low, with_alpha(INK, 150), 0.4)


# -- the nose --------------------------------------------------------------------------------------

_NOSES = {
    "hooked": "M0.8 -4.4 C-1.4 -2.2 -4.8 2.4 -4.6 5.6 C-4.4 7.7 -2.3 7.8 -1.4 6.4",
    "broad": ("M-0.8 -3 L-2.6 3.6 C-5 4.4 -4.4 7 -2 6.8 Q0 8 2 6.8 C3.6 6.6 3.6 4.8 2.4 4.2"),
    "small": "M-0.6 0 L-2.4 5 Q-0.8 6.4 0.8 5.7",
    "straight": "M-0.6 -3.4 L-3 5 Q-1.2 6.8 1.2 5.9",
}


def _paint_nose(e: Engraving, f: FaceShape, moment: SitterMoment) -> None:
    with e.transformed(MIDDLE, 0):
        if not moment.is_small:
            with e.clipped_to(box(-0.2, -4, 5, 11.4)):
                soft_spot(e, 0.6, 2.4, 3.4, 6, _SHADOW, 84)
            soft_spot(e, -0.6, 7.6, 3.6, 1.4, _SHADOW, 88)
        width = 1.15 if moment.is_small else 0.72 if f.nose == "small" else 0.8
        e.line(_NOSES[f.nose], with_alpha(INK, 215), width)
        if moment.is_large:
            lines = [
                ((0.7, y), (2.7 - 0.1 * y, y + 0.25)) for y in (-1.2, -0.2, 0.8, 1.8, 2.8, 3.8)
            ]
            e.lines(lines, with_alpha(INK, 115), 0.28)
            e.fill(oval(1.5, 5.9, 0.75, 0.36), with_alpha("#2a1008", 170))
        if moment.is_small:
            return
        if moment.mood is Mood.ANGRY:
            folds, alpha = ("M-5.4 4.6 Q-7.6 7.2 -7.8 10.4", "M4.6 4.6 Q6.8 7.2 7 10.4"), 130
        elif moment.mood is Mood.GLAD or f.is_old:
            folds, alpha = ("M-5 6 Q-8.4 8 -8.4 11.6", "M4.4 6 Q7.8 8 7.8 11.6"), 120
        else:
            return
        for fold in folds:
            e.line(fold, with_alpha(INK, alpha), 0.5)
