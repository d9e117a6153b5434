"""The sea and the coast of the map: washes along the shore, hachures, rhumb lines."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPen

from desktop.games.condottiere.art.inks import (
    COAST,
    FOREIGN,
    HACHURE,
    SEA,
    SEAL,
    SHALLOWS,
)
from desktop.games.condottiere.art.map.geometry import land_path, rough_land, rough_shore
from desktop.painting.shapes import (
    hair,
    linear_gradient,
    mix_colours,
    paint_lines,
    pen,
    stroke_path,
    walk,
    with_alpha,
)

#: Distance from the shore and strength of the outer washes.
_WASHES = ((95.0, 0.10), (70.0, 0.12))
#: Distance from the shore of each hachure line, and the strength of the wash that begins there.
_LINES = (
    (49.0, 0.13), (39.0, 0.0), (31.0, 0.15), (24.5, 0.0), (19.0, 0.17),
    (14.4, 0.0), (10.6, 0.16), (7.4, 0.0), (4.6, 0.0), (2.2, 0.0),
)  # fmt: skip
#: Tolerance of the shore's shape, by the least distance from it.
_ROUGHNESS = ((35.0, 5.0), (16.0, 2.6), (6.0, 1.0), (0.0, 0.0))
_TICK_STEP = 2.6
_RHUMB_COUNT = 32
#: Bands painted as one part.
_BANDS_PER_PART = 3


def paint_sea(
    painter: QPainter, area: QRectF, rose: QPointF, *, paper: bool = False, rough: float = 0.0
) -> None:
    """Paint the sea of an area, with rhumb lines from the compass rose.

    `rough` is the least tolerance of the shore's shape, for small pictures.
    """
    for layer in sea_layers(paper=paper, rough=rough):
        layer(painter, area)
    paint_bearings(painter, area, rose)


def sea_layers(
    *, paper: bool = False, rough: float = 0.0
) -> list[Callable[[QPainter, QRectF], None]]:
    """Return the layers of the sea from below; each paints quickly.

    Washes and hachures are bands laid over one another, the widest first. Each band is the coast
    drawn with a pen as wide as the band, so nothing has to be computed and everything stays a
    vector.
    """
    bands = _bands()
    portions = [bands[i : i + _BANDS_PER_PART] for i in range(0, len(bands), _BANDS_PER_PART)]
    return [
        lambda painter, area: painter.fillRect(area, _water(area, 0)),
        *(partial(_paint_bands, bands=some, paper=paper, rough=rough) for some in portions),
    ]


def _bands() -> list[tuple[float, float, float]]:
    """Return the reach of each band from the shore, and its shares of shallows and of ink."""
    bands = []
    shallow = 0.0
    for reach, wash in _WASHES:
        shallow += (1 - shallow) * wash
        bands.append((reach, shallow, 0.0))
    for i, (reach, wash) in enumerate(_LINES):
        nearness = i / (len(_LINES) - 1)
        half = (0.73 + 0.62 * nearness) / 2
        bands.append((reach + half, shallow, 0.84 * nearness**1.15 + 0.1))
        shallow += (1 - shallow) * wash
        bands.append((reach - half, shallow, 0.0))
    return bands


def _paint_bands(
    painter: QPainter,
    area: QRectF,
    *,
    bands: Iterable[tuple[float, float, float]],
    paper: bool,
    rough: float,
) -> None:
    for reach, shallow, ink in bands:
        _paint_band(painter, reach, _water(area, shallow, ink), paper, rough)


def paint_bearings(painter: QPainter, area: QRectF, rose: QPointF) -> None:
    """Paint rhumb lines from the compass rose, and the swell along the shore."""
    _paint_bearings(painter, area, rose)
    dice = random.Random(9)
    ticks = []
    for x, y, _ in walk(land_path(), _TICK_STEP):
        if area.contains(x, y):
            half = dice.uniform(4.2, 9.5)
            ticks.append(QLineF(x - half, y, x + half, y))
    paint_lines(painter, ticks, hair(with_alpha("#24485a", 140), 0.73))


def paint_mainland(painter: QPainter, area: QRectF, *, paper: bool = False) -> None:
    """Paint all land as foreign land, darker towards its edge."""
    for layer in mainland_layers(paper=paper):
        layer(painter, area)


def mainland_layers(*, paper: bool = False) -> list[Callable[[QPainter, QRectF], None]]:
    """Return the layers of `paint_mainland` from below; each paints quickly."""
    return [_paint_land] if paper else [_paint_land_shadow, _paint_land]


def _paint_land_shadow(painter: QPainter, area: QRectF) -> None:
    # Soft edges need no small bends.
    soft = rough_land(_ROUGHNESS[2][1]).translated(0, 2)
    for reach, alpha in ((9, 22), (6, 34), (3, 50)):
        stroke_path(painter, soft, pen(with_alpha("#15303c", alpha), 2 * reach))


def _paint_land(painter: QPainter, area: QRectF) -> None:
    land = land_path()
    soft = rough_land(_ROUGHNESS[2][1])
    south = linear_gradient(
        0, area.top(), 0, area.bottom(), (0, FOREIGN[0]), (0.55, FOREIGN[1]), (1, FOREIGN[2])
    )
    painter.fillPath(land, south)
    painter.save()
    painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
    for width, alpha in ((21, 26), (12, 34), (5.3, 46)):
        stroke_path(painter, soft, pen(with_alpha("#a8874a", alpha), width))
    painter.restore()


def paint_coastline(painter: QPainter) -> None:
    """Paint the line between land and sea."""
    stroke_path(painter, land_path(), pen(COAST, 2.2))


def _paint_band(
    painter: QPainter, reach: float, colour: QLinearGradient, paper: bool, rough: float
) -> None:
    line = pen("#000", 2 * reach)
    line.setBrush(QBrush(colour))
    # Far from the shore its small bends are invisible, and the cost of wide strokes grows by the
    # corner.
    tolerance = max(rough, next(rough for minimum, rough in _ROUGHNESS if reach > minimum))
    if paper:
        painter.strokePath(rough_land(tolerance), line)
        return
    # The pieces are opaque and may overlap; as one stroke, their many edges take three times as
    # long.
    for piece in rough_shore(tolerance):
        painter.strokePath(piece, line)


def _water(area: QRectF, shallow: float, ink: float = 0.0) -> QLinearGradient:
    """Return the sea's gradient, mixed with shares of the colours of shallows and hachures."""
    stops = [mix_colours(mix_colours(colour, SHALLOWS, shallow), HACHURE, ink) for colour in SEA]
    return linear_gradient(
        area.left(), area.top(), area.right(), area.bottom(),
        (0, stops[0]), (0.5, stops[1]), (1, stops[2]),
    )  # fmt: skip


def _paint_bearings(painter: QPainter, area: QRectF, rose: QPointF) -> None:
    """Paint thirty-two lines from the rose, every fourth of them red."""
    reach = area.width() + area.height()
    for red in (False, True):
        lines = []
        for i in range(_RHUMB_COUNT):
            if (i % 4 == 0) == red:
                turn = math.tau * i / _RHUMB_COUNT
                away = QPointF(math.cos(turn), math.sin(turn)) * reach
                lines.append(QLineF(rose, rose + away))
        thin = QPen(with_alpha(SEAL, 66) if red else with_alpha("#7c5a34", 60), 0.8)
        paint_lines(painter, lines, thin)
