"""The seventeen regions: colours of owners, and lights of contested and eligible regions."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient

from desktop.games.condottiere.art.inks import AMBER, FREE, OCHRE, SEAL
from desktop.games.condottiere.art.map.geometry import REGIONS, city_point, region_path
from desktop.painting.contrast import CHOSEN, DANGER, LIT, paint_high_contrast
from desktop.painting.shapes import disc, is_clipped_away, pen, polygon, stroke_path, with_alpha
from desktop.style.theme import SEATS
from engine.core.values import Seat

#: Opacity of each seat's wash, chosen so that all look equally strong on parchment.
_WASH = (0.46, 0.42, 0.38, 0.50, 0.44, 0.48)
#: Brightness of the watercolour relative to the enamel of a shield, in per cent.
_WATERCOLOUR_PERCENT = 108
#: Widths and opacities of the strokes that strengthen the edge of a wash.
_EDGE = (
    (50.0, 0.05), (42.0, 0.05), (34.0, 0.06), (27.0, 0.07),
    (20.0, 0.09), (14.0, 0.11), (9.0, 0.14), (5.0, 0.17),
)  # fmt: skip
#: Rays around a realm: their number, and half the angle of one in radians.
_RAY_COUNT, _HALF_RAY = 36, 0.03
_FAINT_EDGE = ((29.0, 0.07), (16.0, 0.10), (8.0, 0.14))


class RegionState(Enum):
    """The state of a region in the interface."""

    PLAIN = "plain"
    CONTESTED = "contested"
    CHOOSABLE = "choosable"
    HOVER = "hover"
    THREATENED = "threatened"
    DIMMED = "dimmed"
    WON = "won"


#: Fill, edge light and their opacities, painted below the engraving.
_LIGHT = {
    RegionState.CONTESTED: ("#ffe9a6", 0.55, "#f0a81e", 1.0),
    RegionState.CHOOSABLE: ("#ffeeb8", 0.18, "#f0b53a", 0.45),
    RegionState.HOVER: ("#ffe9a6", 0.5, "#f0a81e", 0.8),
    RegionState.THREATENED: ("#f3b9a2", 0.24, "#b8281e", 0.8),
    RegionState.DIMMED: ("#b8a67c", 0.5, "#8f7d55", 0.3),
    RegionState.WON: ("#ffe9a6", 0.0, "#ffd35a", 0.9),
}
#: Widths of a ring's pale and coloured lines, and its colour.
_RING = {
    RegionState.CONTESTED: (5.8, 2.8, AMBER),
    RegionState.CHOOSABLE: (4.2, 1.6, "#c98a1c"),
    RegionState.HOVER: (6.2, 3.0, "#c97a10"),
    RegionState.THREATENED: (5.2, 2.6, SEAL),
    RegionState.WON: (7.0, 3.4, AMBER),
}


#: Colours of a ring in high contrast.
_STARK = {
    RegionState.CONTESTED: DANGER,
    RegionState.CHOOSABLE: LIT,
    RegionState.HOVER: CHOSEN,
    RegionState.WON: LIT,
}


def paint_free_regions(painter: QPainter, first: int = 0, last: int = len(REGIONS)) -> None:
    """Paint regions `first` to `last` (exclusive) without owners."""
    for number, region in list(enumerate(REGIONS))[first:last]:
        path = region_path(region)
        if is_clipped_away(painter, path.boundingRect()):
            continue
        painter.fillPath(path, QColor(FREE[number % len(FREE)]))
        _paint_edge(painter, path, OCHRE, _FAINT_EDGE, 1)


def paint_region(
    painter: QPainter,
    region: str,
    owner: Seat | None = None,
    state: RegionState = RegionState.PLAIN,
    *,
    spread: float = 1.0,
) -> None:
    """Paint the owner's colour and the light of the state, both below the engraving.

    `spread` from 0 to 1 is how far the owner's colour has run from the city.
    """
    path = region_path(region)
    if owner is not None and spread > 0:
        painter.save()
        if spread < 1:
            painter.setClipPath(_spread(path, region, spread), Qt.ClipOperation.IntersectClip)
        colour = QColor(SEATS[owner].colour).lighter(_WATERCOLOUR_PERCENT)
        painter.fillPath(path, _faded(colour, _WASH[owner]))
        _paint_edge(painter, path, colour, _EDGE, 1)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        paint_high_contrast(painter, path, SEATS[owner].light, 10)
        painter.restore()
    if state is RegionState.PLAIN:
        return
    fill, opacity, edge, light = _LIGHT[state]
    painter.fillPath(path, _faded(fill, opacity))
    _paint_edge(painter, path, edge, ((34.0, 0.16), (22.0, 0.22), (13.0, 0.30)), light)


def paint_ring(
    painter: QPainter, region: str, state: RegionState, *, seat: Seat | None = None
) -> None:
    """Paint the outline of a region, above the engraving; a threat has the colour of its seat."""
    if state not in _RING:
        return
    pale, width, colour = _RING[state]
    path = region_path(region)
    stroke_path(painter, path, pen(with_alpha("#fff3c4", 240), pale))
    if state is RegionState.THREATENED:
        dash = (3.2, 2.2)
        line = pen(SEATS[seat].colour if seat is not None else colour, width, dash=dash)
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroke_path(painter, path, line)
    else:
        stroke_path(painter, path, pen(colour, width))
        paint_high_contrast(painter, path, _STARK[state], width + 2.6)


def paint_rays(painter: QPainter, middle: QPointF, realm: QPainterPath, reach: float) -> None:
    """Paint rays that go out from a point, up to `reach` map units, and leave out the realm."""
    around = QPainterPath()
    around.addEllipse(middle, reach, reach)
    painter.setClipPath(around.subtracted(realm))
    light = QRadialGradient(middle, reach)
    light.setColorAt(0, with_alpha("#fffbe6", 255))
    light.setColorAt(1, with_alpha("#fff3c4", 0))
    for i in range(_RAY_COUNT):
        turn = math.tau * i / _RAY_COUNT
        sides = (turn - _HALF_RAY, turn + _HALF_RAY)
        tips = [(middle.x() + reach * math.cos(t), middle.y() + reach * math.sin(t)) for t in sides]
        painter.fillPath(polygon([(middle.x(), middle.y()), *tips]), QBrush(light))


def paint_region_focus(painter: QPainter, region: str) -> None:
    """Paint the keyboard focus: a dark dashed line inside the region's ring."""
    path = region_path(region)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    stroke_path(painter, path, pen("#fff8e0", 15))
    stroke_path(painter, path, pen("#2a1c08", 11, dash=(0.9, 0.7)))
    stroke_path(painter, path, pen("#fff8e0", 6.5))
    painter.restore()


def _paint_edge(
    painter: QPainter,
    path: QPainterPath,
    colour: str | QColor,
    strokes: tuple[tuple[float, float], ...],
    strength: float,
) -> None:
    """Strengthen the colour along the edge of a region, on the inside only."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for width, opacity in strokes:
        stroke_path(painter, path, pen(_faded(colour, opacity * strength), width))
    painter.restore()


def _spread(path: QPainterPath, region: str, share: float) -> QPainterPath:
    """Return a disc round the city, which covers the whole region when `share` is 1."""
    city, rect = city_point(region), path.boundingRect()
    corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
    far = max(math.dist(city.toTuple(), corner.toTuple()) for corner in corners)
    return disc(city.x(), city.y(), far * share)


def _faded(colour: str | QColor, opacity: float) -> QColor:
    return with_alpha(colour, round(255 * opacity))
