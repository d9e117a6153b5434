"""The pennant of the season above a battle: petals on green, flakes on blue."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.condottiere.art.inks import GOLD, INK
from desktop.games.condottiere.art.ornaments import paint_engraved
from desktop.painting.effects import paint_shadow
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    paint_lines,
    pen,
    polygon,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)

#: The size that the pennant is designed for.
SEASON_SIZE = (172.0, 51.0)
_CLOTH = {
    "spring": ("#7ea04c", "#5f8136", "#45632a"),
    "winter": ("#7d9fba", "#4a7190", "#2f5069"),
}
_VOICE = {"spring": ("#fffbe8", "#f4f0cf"), "winter": ("#fafdff", "#e2eef6")}
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_season(
    painter: QPainter, rect: QRectF, season: str, title: str, effect: str, *, unrolled: float = 1.0
) -> None:
    """Paint the pennant of "spring" or "winter" on its rod, unrolled from 0 to 1."""
    width, height = SEASON_SIZE
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / width, rect.height() / height)
    if unrolled > 0.02:
        painter.save()
        painter.setClipRect(
            QRectF(-20, 0, width + 40, height * unrolled + (20 if unrolled == 1 else 0)),
            Qt.ClipOperation.IntersectClip,
        )
        _paint_cloth(painter, season)
        paint_season_sign(painter, season, QPointF(24, 26), 12.5)
        title_ink, effect_ink = _VOICE[season]
        paint_fitted_line(
            painter, QRectF(44, 6, 118, 22), title, 17, title_ink, weight=700, align=_LEFT
        )
        paint_fitted_line(
            painter, QRectF(44, 26, 118, 18), effect, 13.2, effect_ink, italic=True, align=_LEFT
        )
        painter.restore()
    if unrolled < 1:
        roll = QRectF(0, height * unrolled - 3, width, 6)
        paint_engraved(painter, rounded(roll, 3), _CLOTH[season][1], 0.9)
    rod = QRectF(-5, -4, width + 10, 7)
    paint_engraved(
        painter, rounded(rod, 3), vertical_gradient(-4, 3, (0, "#a97f52"), (1, "#6f4b28")), 1.2
    )
    for x in (-6.0, width + 6):
        paint_engraved(
            painter,
            disc(x, -0.5, 4.4),
            linear_gradient(x - 4, -4, x + 4, 4, (0, "#ecd28a"), (1, GOLD)),
            1.0,
        )
    painter.restore()


def paint_season_sign(painter: QPainter, season: str, point: QPointF, radius: float) -> None:
    """Paint a blossom or a snowflake."""
    painter.save()
    painter.translate(point)
    painter.scale(radius / 12.5, radius / 12.5)
    if season == "spring":
        _paint_blossom(painter)
    else:
        _paint_flake(painter, 12.5)
    painter.restore()


def paint_drift(painter: QPainter, rect: QRectF, season: str, share: float) -> None:
    """Paint a few falling petals or flakes during a change of season; `share` runs from 0 to 1."""
    dice = random.Random(5)
    fade = math.sin(math.pi * min(1.0, max(0.0, share)))
    for _ in range(26):
        x, y0, speed = dice.random(), dice.uniform(-0.4, 0.6), dice.uniform(0.5, 0.9)
        sway, size = dice.uniform(2, 6), dice.uniform(3.5, 7)
        y = y0 + speed * share
        if not 0 <= y <= 1:
            continue
        point = QPointF(
            rect.left() + x * rect.width() + sway * math.sin(9 * share + 6 * x),
            rect.top() + y * rect.height(),
        )
        painter.save()
        painter.setOpacity(painter.opacity() * fade)
        painter.translate(point)
        painter.rotate(360 * share * speed)
        if season == "spring":
            paint_engraved(painter, _petal(size), "#f3b9c8", 0.5, "#a85a72")
        else:
            _paint_flake(painter, size)
        painter.restore()


def _paint_cloth(painter: QPainter, season: str) -> None:
    width, height = SEASON_SIZE
    cloth = _cut_corners(0, width, height)
    paint_shadow(painter, cloth, with_alpha("#1c1208", 115), 4, 0, 3)
    top, middle, foot = _CLOTH[season]
    paint_engraved(
        painter, cloth, vertical_gradient(0, height, (0, top), (0.6, middle), (1, foot)), 1.4
    )
    stroke_path(painter, _cut_corners(4, width, height), pen(with_alpha("#f2e7b4", 230), 0.8))


def _cut_corners(inset: float, width: float, height: float) -> QPainterPath:
    i, corner = inset, 10 - inset * 0.75
    return polygon([
        (i, i), (width - i, i), (width - i, height - 9 - i * 0.7), (width - i - corner, height - i),
        (i + corner, height - i), (i, height - 9 - i * 0.7),
    ])  # fmt: skip


def _petal(size: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-size * 0.9, -size * 0.4, -size * 0.6, -size * 1.3, -size * 0.12, -size * 1.05)
    path.lineTo(0, -size * 0.9)
    path.lineTo(size * 0.12, -size * 1.05)
    path.cubicTo(size * 0.6, -size * 1.3, size * 0.9, -size * 0.4, 0, 0)
    path.closeSubpath()
    return path


def _paint_blossom(painter: QPainter) -> None:
    """Paint a blossom at the origin."""
    for i in range(5):
        painter.save()
        painter.rotate(72 * i)
        paint_engraved(
            painter,
            _petal(11),
            vertical_gradient(-12, 0, (0, "#fbe3ea"), (1, "#e79ab2")),
            0.7,
            "#8a3f58",
        )
        painter.restore()
    for i in range(7):
        turn = math.tau * i / 7
        x, y = math.cos(turn) * 3.6, math.sin(turn) * 3.6
        paint_lines(painter, [QLineF(0, 0, x, y)], pen("#a8455f", 0.5))
        painter.fillPath(disc(x, y, 0.8), with_alpha("#e8b93a", 255))
    painter.fillPath(disc(0, 0, 1.6), with_alpha("#f2d25a", 255))


def _paint_flake(painter: QPainter, radius: float) -> None:
    lines = []
    for i in range(6):
        turn = math.tau * i / 6 + math.pi / 6
        dx, dy = math.cos(turn), math.sin(turn)
        lines.append(QLineF(0, 0, dx * radius, dy * radius))
        for share, length in ((0.45, 0.3), (0.72, 0.24)):
            x, y = dx * radius * share, dy * radius * share
            for side in (-1, 1):
                a = turn + side * math.pi / 3.4
                reach = length * radius
                lines.append(QLineF(x, y, x + math.cos(a) * reach, y + math.sin(a) * reach))
    paint_lines(painter, lines, pen(with_alpha(INK, 120), radius * 0.2))
    paint_lines(painter, lines, pen("#f8fcff", radius * 0.12))
