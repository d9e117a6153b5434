"""Names on the map: cities with a halo, seas and lands spaced along a curve."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from desktop.games.condottiere.art.inks import LAND_NAME, SEA_NAME
from desktop.games.condottiere.art.map.chart import Lettering, chart
from desktop.games.condottiere.art.map.geometry import REGIONS, label_point
from desktop.painting.lettering import (
    LAYOUT_PX,
    paint_invisible_text,
    paint_letter,
    paint_searchable_text,
)
from desktop.painting.shapes import is_clipped_away, pen, smooth, stroke_path, with_alpha
from desktop.style.theme import serif

#: Size of a city's name in map units.
_CITY_TYPE_SIZE = 22.0
#: Greatest width of a city's name in map units; longer names are set smaller.
_MAX_CITY_WIDTH = 124.0


def paint_city_names(painter: QPainter, names: Mapping[str, str], *, paper: bool = False) -> None:
    """Paint the names of the cities, each centred at its place."""
    for region in REGIONS:
        point = label_point(region)
        if is_clipped_away(
            painter,
            QRectF(point.x() - _MAX_CITY_WIDTH / 2 - 6, point.y() - 30, _MAX_CITY_WIDTH + 12, 60),
        ):
            continue
        paint_halo_text(
            painter,
            point,
            names[region],
            _CITY_TYPE_SIZE,
            "#1f150b",
            room=_MAX_CITY_WIDTH,
            paper=paper,
        )


def paint_halo_text(
    painter: QPainter,
    point: QPointF,
    text: str,
    size: float,
    colour: str,
    *,
    room: float,
    weight: int = 700,
    paper: bool = False,
) -> None:
    """Paint a name centred at a point, with a pale halo to keep it readable over relief."""
    path = QPainterPath()
    path.addText(0, 0, serif(LAYOUT_PX, weight), text)
    rect = path.boundingRect()
    if rect.isEmpty():
        return
    scale = min(size / LAYOUT_PX, room / rect.width())
    width = rect.width() * scale
    if is_clipped_away(painter, QRectF(point.x() - width / 2, point.y() - size, width, 2 * size)):
        return
    painter.save()
    painter.translate(point)
    painter.scale(scale, scale)
    # Align by the height of capitals, so that all names have the same offset from their place.
    painter.translate(-rect.center().x(), LAYOUT_PX * 0.33)
    stroke_path(painter, path, pen(with_alpha("#fbf1d8", 220), 5.6 / scale))
    if paper:
        painter.setPen(QColor(colour))
        paint_searchable_text(painter, 0, 0, text, serif(LAYOUT_PX, weight))
    else:
        painter.fillPath(path, QColor(colour))
    painter.restore()


def paint_place_names(
    painter: QPainter, names: Mapping[str, str], area: QRectF, *, paper: bool = False
) -> None:
    """Paint the names of the seas and lands that fit into the area and occur in the mapping."""
    for place, lettering in chart().names.items():
        text = names.get(place, "")
        if text and all(area.contains(*point) for point in lettering.along):
            _paint_along_curve(painter, lettering, text, paper)


def _paint_along_curve(painter: QPainter, lettering: Lettering, text: str, paper: bool) -> None:
    """Paint a text letter by letter along the curve of its place."""
    capitals = lettering.kind != "island"
    text = text.upper() if capitals else text
    font = serif(LAYOUT_PX, 400, italic=True)
    metrics = QFontMetricsF(font)
    curve = smooth(lettering.along)
    if is_clipped_away(painter, curve.boundingRect().adjusted(-40, -40, 40, 40)):
        return
    length = curve.length()
    scale, spacing = lettering.size / LAYOUT_PX, lettering.spacing
    widths = [metrics.horizontalAdvance(letter) * scale for letter in text]
    total = sum(widths) + spacing * (len(text) - 1)
    if total > length:
        shrink = length / total
        scale, spacing, total = scale * shrink, spacing * shrink, length
        widths = [width * shrink for width in widths]
    at = (length - total) / 2
    painter.setFont(font)
    painter.setPen(QColor(SEA_NAME if lettering.kind == "sea" else LAND_NAME))
    for letter, width in zip(text, widths, strict=True):
        share = curve.percentAtLength(at + width / 2)
        painter.save()
        painter.translate(curve.pointAtPercent(share))
        painter.rotate(-curve.angleAtPercent(share))
        painter.scale(scale, scale)
        paint_letter(painter, -width / scale / 2, 0, letter, font, paper=paper)
        painter.restore()
        at += width + spacing
    if paper:
        # Searchable text must be level: PDF readers split a curved word into letters.
        centre, size = curve.pointAtPercent(0.5), scale * LAYOUT_PX
        rect = QRectF(centre.x() - total / 2, centre.y() - size / 2, total, size)
        paint_invisible_text(painter, rect, text, font)


def paint_spaced_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    colour: str,
    *,
    weight: int = 400,
    spacing: float = 0.0,
    paper: bool = False,
) -> None:
    """Paint one letter-spaced line in the middle of a rect, shrunk where it is too long.

    Letters are set one by one: a font's own spacing comes out too wide on paper.
    """
    font = serif(LAYOUT_PX, weight)
    metrics = QFontMetricsF(font)
    gap = spacing / size * LAYOUT_PX
    widths = [metrics.horizontalAdvance(letter) for letter in text]
    width = sum(widths) + gap * (len(text) - 1)
    scale = min(size / LAYOUT_PX, rect.width() / max(1.0, width))
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    y = (metrics.ascent() - metrics.descent()) / 2
    at = -width / 2
    for letter, wide in zip(text, widths, strict=True):
        paint_letter(painter, at, y, letter, font, paper=paper)
        at += wide + gap
    if paper:
        paint_invisible_text(
            painter, QRectF(-width / 2, -LAYOUT_PX / 2, width, LAYOUT_PX), text, font
        )
    painter.restore()
