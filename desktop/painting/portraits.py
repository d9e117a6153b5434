"""Portraits of the bots at a table, in a roundel or under an arch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from desktop.painting.cache.pictures import Pictures, blit, picture_of
from desktop.painting.effects import paint_shadow
from desktop.painting.engraving import Engraving
from desktop.painting.faces import BotFace, Mood, faces_of
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import disc, linear_gradient, pen, pixel_scale, stroke_path, with_alpha
from desktop.painting.sitters.gallery import SITTERS, paint_figure, paint_light
from desktop.painting.sitters.gestures import thinking_pose
from desktop.painting.sitters.ground import paint_ground
from desktop.painting.sitters.sitter import MEDIUM_PX, SitterMoment, detail_of, pose_of
from desktop.style.theme import current_theme

__all__ = ["ARCH", "ROUNDEL", "BotFace", "Mood", "faces_of", "paint_portrait", "portrait_pixmap"]

#: The frames of a portrait.
ROUNDEL: Final = "roundel"
ARCH: Final = "arch"

_EDGE = ("#f2dd9a", "#c9a24b", "#7d5a1f")
#: The frame's own colour where no seat gives it one.
_PLAIN = "#7a5a34"
#: The width of the white ring outside the seat's colour with high contrast, in pixels.
_WHITE_PX, _SMALL_WHITE_PX = 3.0, 2.0
#: From this width in pixels a roundel may carry the shield of its seat.
_SHIELD_PX = 44.0
#: The width of that shield, as a share of the roundel's and at least in pixels.
_SHIELD_SHARE, _MIN_SHIELD_PX = 0.27, 21.0
#: How far a hat may reach out of an arch, as a share of its width.
_OUT_SHARE = 0.06
#: Only in the dark: portraits stay lit, but a little less.
_DIM = "#0a0618"


def paint_portrait(
    painter: QPainter,
    rect: QRectF,
    who: BotFace | str,
    mood: Mood = Mood.CALM,
    frame: str = ROUNDEL,
    *,
    look: SeatLook | None = None,
    with_shield: bool = False,
    at_px: float = 0.0,
    thinking: int = 0,
) -> None:
    """Paint a portrait into a rect: the largest roundel in its middle, or an arch that fills it.

    `look` gives the frame the colour of a seat; `with_shield` adds its shield at the lower right,
    from 44 px. `at_px` is the width in logical pixels that decides how much is drawn, whatever the
    screen's pixel ratio; 0 takes it from the painter. `thinking` is the pose of a sitter that
    thinks, 1 or 2.
    """
    face = BotFace(who) if isinstance(who, str) else who
    width = min(rect.width(), rect.height()) if frame == ROUNDEL else rect.width()
    detail = detail_of(at_px or width * pixel_scale(painter))
    pose = pose_of(mood, face.temper)
    if thinking:
        pose = thinking_pose(pose, face.temper, thinking)
    moment = SitterMoment(mood, pose, detail, face.temper, thinking)
    painter.save()
    if frame == ROUNDEL:
        _paint_roundel(painter, rect.center(), width, face, moment, look)
        if with_shield and look is not None and width >= _SHIELD_PX:
            at, size = width * 0.34, max(_MIN_SHIELD_PX, width * _SHIELD_SHARE)
            look.shield(painter, rect.center().x() + at, rect.center().y() + at, size)
    else:
        _paint_arched(painter, rect, face, moment, look)
    painter.restore()


def portrait_pixmap(
    who: BotFace | str,
    mood: Mood,
    width: float,
    ratio: float = 1.0,
    frame: str = ROUNDEL,
    *,
    look: SeatLook | None = None,
    with_shield: bool = False,
    height: float = 0.0,
) -> QPixmap:
    """Return a portrait as a picture, `width` pixels wide and `height` or as high as wide.

    Around it there is a margin for shadow and hat: see `margin_of`.
    """
    margin = margin_of(width)
    body = QRectF(0, 0, width, height or width)
    full_rect = body.adjusted(-margin, -margin, margin, margin)

    def paint(painter: QPainter) -> None:
        paint_portrait(
            painter, body, who, mood, frame, look=look, with_shield=with_shield, at_px=width
        )

    picture = picture_of(full_rect, ratio, paint)
    picture.setDevicePixelRatio(ratio)
    return picture


def margin_of(width: float) -> float:
    """Return how far shadow, shield and hat reach out of a portrait of this width."""
    return max(3.0, width * 0.1)


def draw_portrait(
    painter: QPainter,
    rect: QRectF,
    face: BotFace,
    mood: Mood,
    pictures: Pictures,
    frame: str = ROUNDEL,
    *,
    look: SeatLook | None = None,
    with_shield: bool = False,
    opacity: float = 1.0,
    thinking: int = 0,
) -> bool:
    """Draw a portrait as a picture that is kept; return False while it waits to be painted."""
    margin = margin_of(rect.width())
    theme = current_theme()
    colour = look.colour if look is not None else ""
    name = (
        *(face, mood, thinking, frame, colour, with_shield, theme.dark),
        *(rect.width(), rect.height()),
    )  # fmt: skip
    body = QRectF(0, 0, rect.width(), rect.height())

    def paint(painter: QPainter) -> None:
        paint_portrait(
            painter, body, face, mood, frame,
            look=look, with_shield=with_shield, at_px=rect.width(), thinking=thinking,
        )  # fmt: skip

    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    painter.translate(rect.topLeft())
    full_rect = body.adjusted(-margin, -margin, margin, margin)
    drawn = blit(painter, pictures, name, full_rect, paint, whole=True)
    painter.restore()
    return drawn


# -- frames ----------------------------------------------------------------------------------------


def _ring_colour(look: SeatLook | None) -> QColor:
    if look is None:
        return QColor(_PLAIN)
    return QColor(look.light if current_theme().high_contrast else look.colour)


def _paint_inside(painter: QPainter, face: BotFace, moment: SitterMoment) -> None:
    """Paint ground and sitter in a space of -50 to 50."""
    paint_ground(Engraving(painter), moment)
    paint_figure(painter, SITTERS[face.sitter], moment)
    paint_light(painter, moment)


def _dim(painter: QPainter, path: QPainterPath) -> None:
    theme = current_theme()
    if theme.dark and not theme.high_contrast:
        painter.fillPath(path, with_alpha(_DIM, 26))


def _paint_roundel(
    painter: QPainter,
    centre: QPointF,
    width: float,
    face: BotFace,
    moment: SitterMoment,
    look: SeatLook | None,
) -> None:
    """Paint a round frame: a golden edge, the ring of the seat, and the portrait."""
    x, y, radius = centre.x(), centre.y(), width / 2
    is_strong = current_theme().high_contrast
    if is_strong:
        painter.fillPath(disc(x, y, radius), QColor("#ffffff"))
        radius -= _WHITE_PX if width >= MEDIUM_PX else _SMALL_WHITE_PX
    disc_path = disc(x, y, radius)
    if not is_strong:
        shadow = QColor(20, 12, 4, 150)
        paint_shadow(painter, disc_path, shadow, max(1.0, width * 0.02), 0, max(0.8, width * 0.02))
    stops = zip((0.0, 0.45, 1.0), _EDGE, strict=True)
    edge = linear_gradient(x - radius, y - radius, x + radius, y + radius, *stops)
    painter.fillPath(disc_path, edge)
    stroke_path(painter, disc_path, pen(with_alpha("#2a1a08", 200), max(0.7, width * 0.008)))
    is_wide = width >= MEDIUM_PX
    painter.fillPath(disc(x, y, radius * (0.94 if is_wide else 0.97)), _ring_colour(look))
    inner = radius * (0.86 if is_wide else 0.83)
    inside = disc(x, y, inner)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    painter.translate(x, y)
    painter.scale(inner / 50, inner / 50)
    _paint_inside(painter, face, moment)
    painter.restore()
    _dim(painter, inside)
    stroke_path(painter, inside, pen(with_alpha("#1e140a", 190), max(0.8, width * 0.009)))


def _arch(rect: QRectF, inset: float) -> QPainterPath:
    """Return an arch in a rect, `inset` smaller on every side."""
    b = rect.adjusted(inset, inset, -inset, -inset)
    width, spring = b.width(), b.top() + b.width() * 0.42
    path = QPainterPath(QPointF(b.left(), b.bottom()))
    path.lineTo(b.left(), spring)
    shoulder = b.top() + width * 0.12
    path.cubicTo(b.left(), shoulder, b.left() + width * 0.22, b.top(), b.center().x(), b.top())
    path.cubicTo(b.right() - width * 0.22, b.top(), b.right(), shoulder, b.right(), spring)
    path.lineTo(b.right(), b.bottom())
    path.closeSubpath()
    return path


def _paint_arched(
    painter: QPainter, rect: QRectF, face: BotFace, moment: SitterMoment, look: SeatLook | None
) -> None:
    """Paint an arch with the sitter at its foot; a plume or a hennin may break its top."""
    width = rect.width()
    arch_path = _arch(rect, 0)
    if current_theme().high_contrast:
        stroke_path(painter, arch_path, pen("#ffffff", 4))
    else:
        paint_shadow(painter, arch_path, QColor(20, 12, 4, 150), width * 0.016, 0, width * 0.016)
    stops = zip((0.0, 0.45, 1.0), _EDGE, strict=True)
    edge = linear_gradient(rect.left(), rect.top(), rect.right(), rect.bottom(), *stops)
    painter.fillPath(arch_path, edge)
    stroke_path(painter, arch_path, pen(with_alpha("#2a1a08", 210), max(0.6, width * 0.0055)))
    ring = _arch(rect, width * 0.018)
    painter.fillPath(ring, _ring_colour(look))
    stroke_path(painter, ring, pen(with_alpha("#fff3c8", 110), max(0.5, width * 0.0036)))
    inside = _arch(rect, width * 0.045)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    _enter(painter, rect)
    paint_ground(Engraving(painter), moment)
    painter.restore()
    stroke_path(painter, inside, pen(with_alpha("#1e140a", 210), max(0.7, width * 0.0064)))
    above = QPainterPath()
    out = width * _OUT_SHARE
    above.addRect(QRectF(rect.left() - out, rect.top() - out, width + 2 * out, width * 0.5))
    painter.save()
    painter.setClipPath(inside.united(above), Qt.ClipOperation.IntersectClip)
    _enter(painter, rect)
    paint_figure(painter, SITTERS[face.sitter], moment)
    painter.restore()
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    _enter(painter, rect)
    paint_light(painter, moment)
    painter.restore()
    _dim(painter, inside)


def _enter(painter: QPainter, rect: QRectF) -> None:
    """Enter a space of -50 to 50 at the foot of an arch."""
    painter.translate(rect.center().x(), rect.bottom() - rect.width() * 0.5)
    painter.scale(rect.width() / 100, rect.width() / 100)
