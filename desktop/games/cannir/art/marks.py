"""The changing marks on the cloth: lit cells, the sovereign thread, previews and signs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.cannir.art.geometry import CARD_HEIGHT, CARD_WIDTH, MEDALLION_RADIUS
from desktop.games.cannir.art.orders import ORDERS, emblem
from desktop.painting.contrast import CHOSEN, LAST, LIT, paint_high_contrast
from desktop.painting.effects import Mode, paint_glow, paint_shadow
from desktop.painting.materials.textile import paint_cord
from desktop.painting.shapes import (
    beginning,
    disc,
    mix_colours,
    pen,
    place_path,
    rounded,
    star,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import SeatColour

_LIT = "#ffe7a3"
BADGE_RADIUS = 11.5


def paint_medallion_lit(painter: QPainter, point: QPointF) -> None:
    """Paint a medallion that can be chosen, with bright ring and star."""
    x, y, r = point.x(), point.y(), MEDALLION_RADIUS
    paint_glow(
        painter, disc(x, y, r + 1), QColor(255, 226, 140, 205), 8, 6, Mode.CompositionMode_Screen
    )
    stroke_path(painter, disc(x, y, r), pen(_LIT, 2.4))
    stroke_path(painter, disc(x, y, r - 3.5), pen(with_alpha("#fff7d8", 200), 1))
    paint_glow(painter, star(x, y, r * 0.3, r * 0.12), QColor(255, 226, 140, 120), 3, 2)
    painter.fillPath(star(x, y, r * 0.37, r * 0.16), QColor("#ffefc0"))
    paint_high_contrast(painter, disc(x, y, r), LIT, 4.5)


def paint_card_lit(painter: QPainter, point: QPointF, turn: float = 0) -> None:
    """Paint the same light round a card on a cell that can be chosen."""
    frame = card_frame(point, turn, 2)
    paint_glow(painter, frame, QColor(255, 226, 140, 205), 6, 4, Mode.CompositionMode_Screen)
    stroke_path(painter, frame, pen(_LIT, 2.2))
    paint_high_contrast(painter, frame, LIT, 4.5)


def paint_last_move_halo(painter: QPainter, point: QPointF, turn: float = 0) -> None:
    """Paint a cool light round the card laid or turned last; it belongs below that card."""
    frame = card_frame(point, turn, 3)
    paint_glow(painter, frame, with_alpha("#cfe2ff", 225), 5, 5, Mode.CompositionMode_Screen)
    stroke_path(painter, frame, pen(with_alpha("#e6f0ff", 150), 1.4))
    paint_high_contrast(painter, frame, LAST, 4)


def paint_focus(painter: QPainter, point: QPointF, card: bool) -> None:
    """Paint the keyboard focus of a cell.

    It is a pale ring with a dark edge, visible on gold and blue.
    """
    ring = card_frame(point, 0, 6) if card else disc(point.x(), point.y(), MEDALLION_RADIUS + 5)
    stroke_path(painter, ring, pen(QColor(8, 10, 34, 220), 5))
    stroke_path(painter, ring, pen("#ffffff", 2.2))
    paint_high_contrast(painter, ring, CHOSEN, 4.5)


def paint_sovereign_ground(painter: QPainter, path: QPainterPath, seat: SeatColour) -> None:
    """Paint the ground below a sovereign suite: darker gold, and the light of the seat."""
    night = QColor("#0b0d24")
    paint_glow(painter, path, with_alpha(night, 235), 12, 30)
    paint_glow(painter, path, with_alpha(night, 235), 5, 14)
    deep = mix_colours(seat.colour, seat.light, 0.45)
    paint_glow(painter, path, with_alpha(deep, 150), 11, 12, Mode.CompositionMode_Plus)
    paint_glow(painter, path, with_alpha(deep, 210), 4, 7, Mode.CompositionMode_Plus)
    painter.fillPath(path, with_alpha("#12142e", 205))
    painter.fillPath(path, with_alpha(seat.light, 40))


def paint_sovereign_thread(
    painter: QPainter, path: QPainterPath, seat: SeatColour, *, sewn: float = 1.0
) -> None:
    """Paint the cord round a sovereign suite, above the cards. `sewn` is its visible share."""
    part = beginning(path, sewn)
    core = mix_colours(seat.light, seat.colour, 0.06)
    paint_high_contrast(painter, part, CHOSEN, 9)
    paint_cord(
        painter,
        part,
        4.6,
        core,
        QColor(seat.colour).darker(112),
        mix_colours(seat.light, "#ffffff", 0.78),
    )
    shine = with_alpha(mix_colours(seat.light, "#ffffff", 0.45), 150)
    paint_glow(painter, part, shine, 2.5, 2, Mode.CompositionMode_Screen)


def paint_sovereign_breath(painter: QPainter, path: QPainterPath, seat: SeatColour) -> None:
    """Paint the light above the cord that comes and goes."""
    bright = mix_colours(seat.light, "#ffffff", 0.5)
    paint_glow(painter, path, with_alpha(bright, 190), 5, 5, Mode.CompositionMode_Screen)
    paint_glow(painter, path, with_alpha(bright, 150), 2, 2, Mode.CompositionMode_Screen)


def paint_sovereign_flourish(painter: QPainter, path: QPainterPath, seat: SeatColour) -> None:
    """Paint the light of a winning suite, which comes once and goes."""
    bright = mix_colours(seat.light, "#ffffff", 0.6)
    paint_glow(painter, path, with_alpha(bright, 235), 13, 16, Mode.CompositionMode_Screen)
    paint_glow(painter, path, with_alpha("#fff3c8", 230), 4, 6, Mode.CompositionMode_Screen)


def paint_preview_outline(painter: QPainter, path: QPainterPath, seat: SeatColour) -> None:
    """Paint the thread a move would sew: dashed, in the light colour of its seat."""
    paint_high_contrast(painter, path, seat.dark, 6)
    stroke_path(painter, path, pen(QColor(10, 16, 48, 150), 4.6, dash=(2.1, 2.4)))
    stroke_path(painter, path, pen(mix_colours(seat.light, "#ffffff", 0.25), 2.6, dash=(3.7, 4.24)))


def paint_ghost_frame(painter: QPainter, point: QPointF) -> None:
    """Paint the frame of a card that is only considered; the card itself has an opacity of 62 %."""
    paint_high_contrast(painter, card_frame(point, 0, 1), CHOSEN, 3.5)
    stroke_path(painter, card_frame(point, 0, 1), pen("#8fd0ff", 2.2, dash=(3, 2.4)))


def paint_attack_sign(painter: QPainter, point: QPointF, scale: float = 1.0) -> None:
    """Paint two crossed swords on a red disc, for a card that can be attacked."""
    sword = emblem(ORDERS["r"])
    crossed = QPainterPath()
    for turn in (35, -35):
        crossed = crossed.united(place_path(sword, 0, 0, 8.2, turn))
    _paint_sign(painter, point, scale, ("#c23346", "#7d1524"), crossed)


def paint_restore_sign(painter: QPainter, point: QPointF, scale: float = 1.0) -> None:
    """Paint an open hand on a grey disc, for a card that can be restored."""
    hand = place_path(emblem(ORDERS["g"]), 0, 0, 7.4)
    _paint_sign(painter, point, scale, ("#76809a", "#3a4152"), hand)


def _paint_sign(
    painter: QPainter, point: QPointF, scale: float, ground: tuple[str, str], sign: QPainterPath
) -> None:
    painter.save()
    painter.translate(point)
    painter.scale(scale, scale)
    paint_shadow(painter, disc(0, 0, BADGE_RADIUS), QColor(0, 0, 0, 170), 2, 0, 1)
    painter.fillPath(disc(0, 0, BADGE_RADIUS), QColor("#fbeecb"))
    painter.fillPath(disc(0, 0, 10), vertical_gradient(-10, 10, (0, ground[0]), (1, ground[1])))
    painter.fillPath(sign, QColor("#fff4dc"))
    painter.restore()


def sign_point(point: QPointF) -> QPointF:
    """Return the centre of the sign at the upper right of a card on a cell."""
    return point + QPointF(CARD_WIDTH / 2 - 7, 8 - CARD_HEIGHT / 2)


def card_frame(point: QPointF, turn: float, air: float) -> QPainterPath:
    """Return the edge of a card on a cell, `air` units outside it."""
    width, height = CARD_WIDTH / 2 + air, CARD_HEIGHT / 2 + air
    frame = rounded(QRectF(-width, -height, 2 * width, 2 * height), 3 + air)
    return place_path(frame, point.x(), point.y(), 1, turn)
