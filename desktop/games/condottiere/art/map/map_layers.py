"""The layers of the engraved map: ground, then the owners' colours, then engraving and dusk."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.games.condottiere.art.inks import BORDER
from desktop.games.condottiere.art.map.coast import (
    mainland_layers,
    paint_bearings,
    paint_coastline,
    sea_layers,
)
from desktop.games.condottiere.art.map.geometry import (
    FRAME_WIDTH,
    REGIONS,
    city_point,
    italy_path,
    land_path,
)
from desktop.games.condottiere.art.map.lettering import paint_city_names, paint_place_names
from desktop.games.condottiere.art.map.map_furniture import (
    TITLE_SIZE,
    CartoucheTexts,
    paint_cartouche,
    paint_frame,
    paint_scale,
)
from desktop.games.condottiere.art.map.regions import paint_free_regions
from desktop.games.condottiere.art.map.relief import paint_mountains, paint_rivers, paint_woods
from desktop.games.condottiere.art.map.tokens import paint_seal
from desktop.games.condottiere.art.ornaments import paint_rose, paint_ship
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.textile import noise
from desktop.painting.shapes import (
    pen,
    polyline,
    radial_gradient,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from engine.games.condottiere.board import BOARD
from engine.system.memory import until_memory_is_released

_ROSE, _ROSE_RADIUS = QPointF(1000, 580), 77.0
#: The westernmost x of the rose: further west it would touch the coast.
_MIN_ROSE_X = 965.0
#: Place of the rose on sheets too narrow for the eastern sea.
_ROSE_WEST = QPointF(-150, 700)
#: Foot (x, y), scale, and whether it heads east, of each ship.
_SHIPS = ((724, 232, 0.73, False), (1090, 706, 0.98, True))
_SHIP_WEST = (30, 850, 1.1, True)
#: Number of parts in which the mountains are painted, and number of regions in one part.
_RANGES, _REGIONS_AT_ONCE = 4, 6

#: Paints a layer of a sheet, given the whole sheet or the area inside its frame.
SheetLayer = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class MapWords:
    """All texts on the map: by region id, by place id (seas and lands), and in the cartouche."""

    cities: Mapping[str, str]
    places: Mapping[str, str]
    title: CartoucheTexts
    #: Letters of the compass rose for east, south and west.
    compass: tuple[str, str, str]


def paint_map(painter: QPainter, sheet: QRectF, words: MapWords, *, paper: bool = False) -> None:
    """Paint everything static on a sheet in map units; no region has an owner."""
    paint_ground(painter, sheet, paper=paper)
    paint_engraving(painter, sheet, words, paper=paper)


def paint_ground(painter: QPainter, sheet: QRectF, *, paper: bool = False) -> None:
    """Paint all below the owners' colours: parchment, sea, land and free regions."""
    for layer in ground_layers(paper=paper):
        layer(painter, sheet)


def ground_layers(*, paper: bool = False) -> list[SheetLayer]:
    """Return the layers of `paint_ground` from below; each paints quickly."""
    inner: list[SheetLayer] = [
        *sea_layers(paper=paper),
        lambda painter, area: paint_bearings(painter, area, _rose(area)),
        *mainland_layers(paper=paper),
    ]
    regions = range(0, len(REGIONS), _REGIONS_AT_ONCE)
    inner += [partial(_paint_free_regions, first=first) for first in regions]
    if not paper:
        spots = ((24, 34), (11, 30), (4, 24))
        inner += [partial(_paint_mottle, cells=cells, strength=much) for cells, much in spots]
    return [_paint_parchment, *(partial(_inside, layer=layer) for layer in inner)]


def paint_engraving(
    painter: QPainter, sheet: QRectF, words: MapWords, *, paper: bool = False
) -> None:
    """Paint all above the owners' colours: relief, borders, seals, names and ornaments.

    The rest stays transparent.
    """
    for layer in engraving_layers(lambda: words, paper=paper):
        layer(painter, sheet)


def engraving_layers(words: Callable[[], MapWords], *, paper: bool = False) -> list[SheetLayer]:
    """Return the layers of `paint_engraving` from below; each paints quickly.

    `words` is called only when a layer is painted.
    """
    inner: list[SheetLayer] = [
        lambda painter, area: paint_rivers(painter),
        *(partial(_paint_mountains, part=part) for part in range(_RANGES)),
        lambda painter, area: paint_woods(painter, area, _title_rect(area)),
        lambda painter, area: _paint_borders(painter),
        lambda painter, area: paint_place_names(painter, words().places, area, paper=paper),
        lambda painter, area: _paint_ornaments(painter, area, words(), paper=paper),
        lambda painter, area: _paint_seals(painter, paper),
        lambda painter, area: paint_city_names(painter, words().cities, paper=paper),
    ]
    if not paper:
        inner.append(_paint_age)
    return [*(partial(_inside, layer=layer) for layer in inner), paint_frame]


def _inside(painter: QPainter, sheet: QRectF, layer: SheetLayer) -> None:
    """Paint a layer clipped to the area inside the frame."""
    inner = _inner(sheet)
    painter.save()
    painter.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    layer(painter, inner)
    painter.restore()


def _paint_parchment(painter: QPainter, sheet: QRectF) -> None:
    painter.fillRect(
        sheet,
        vertical_gradient(
            sheet.top(), sheet.bottom(), (0, "#e9d6a8"), (0.5, "#f0e0bb"), (1, "#dfc894")
        ),
    )


def _paint_free_regions(painter: QPainter, area: QRectF, *, first: int) -> None:
    paint_free_regions(painter, first, first + _REGIONS_AT_ONCE)


def _paint_mottle(painter: QPainter, area: QRectF, *, cells: int, strength: int) -> None:
    painter.setClipPath(land_path(), Qt.ClipOperation.IntersectClip)
    painter.drawImage(area, _mottle(area, cells, strength))


def _paint_mountains(painter: QPainter, area: QRectF, *, part: int) -> None:
    paint_mountains(painter, area, _title_rect(area), part=part, parts=_RANGES)


def _paint_seals(painter: QPainter, paper: bool) -> None:
    for number, region in enumerate(REGIONS):
        painter.save()
        painter.translate(city_point(region))
        paint_seal(painter, seed=number, paper=paper)
        painter.restore()


def paint_dusk(painter: QPainter, sheet: QRectF) -> None:
    """Darken the map as if in a dark room: browner, and dark towards its edge."""
    painter.fillRect(sheet, with_alpha("#1a0f06", 33))
    centre = sheet.center()
    candlelight = radial_gradient(
        centre.x(),
        centre.y(),
        sheet.width() * 0.62,
        (0, with_alpha("#0a0500", 0)),
        (0.55, with_alpha("#0a0500", 10)),
        (1, with_alpha("#0a0500", 120)),
    )
    painter.fillRect(sheet, candlelight)


def _paint_borders(painter: QPainter) -> None:
    """Paint dashed borders between regions, and solid lines round Italy and along coasts."""
    between = [polyline(line.points) for line in BOARD.lines if line.kind == "border"]
    for path in between:
        stroke_path(painter, path, pen(with_alpha("#fff6de", 190), 4.2))
    dashes = pen(with_alpha(BORDER, 242), 2.0, dash=(3.4, 2.3))
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    for path in between:
        stroke_path(painter, path, dashes)
    stroke_path(painter, italy_path(), pen(with_alpha("#4a3018", 230), 2.0))
    paint_coastline(painter)


def _paint_ornaments(painter: QPainter, inner: QRectF, words: MapWords, *, paper: bool) -> None:
    """Paint the cartouche, the scale, the compass and the ships."""
    rose = _rose(inner)
    ships = (_SHIPS[0], _SHIP_WEST if rose == _ROSE_WEST else _SHIPS[1])
    for x, y, scale, heads_east in ships:
        if x + 40 * scale > inner.right():
            continue
        painter.save()
        painter.translate(x, y)
        paint_ship(painter, scale, east=heads_east)
        painter.restore()
    painter.save()
    painter.translate(rose)
    paint_rose(painter, _ROSE_RADIUS)
    r = _ROSE_RADIUS
    letters = words.compass
    spots = ((r * 1.12, 0.0), (0.0, r * 1.1), (-r * 1.12, 0.0))
    for text, (dx, dy) in zip(letters, spots, strict=True):
        paint_fitted_line(
            painter, QRectF(dx - 30, dy - 12, 60, 24), text, 16, "#3a2c1a", weight=600
        )
    painter.restore()
    width, height = TITLE_SIZE
    corner = _title_rect(inner)
    painter.save()
    painter.translate(corner.left(), corner.top())
    painter.scale(corner.width() / width, corner.width() / width)
    paint_cartouche(painter, words.title, paper=paper)
    if words.title.scale_unit:
        painter.translate(width / 2, height + 58)
        paint_scale(painter, words.title.scale_unit)
    painter.restore()


def _rose(inner: QRectF) -> QPointF:
    x = min(_ROSE.x(), inner.right() - 1.35 * _ROSE_RADIUS)
    return QPointF(x, _ROSE.y()) if x >= _MIN_ROSE_X else _ROSE_WEST


def title_rect(sheet: QRectF) -> QRectF:
    """Return the rect of the cartouche on a sheet."""
    both = _title_rect(_inner(sheet))
    return QRectF(
        both.topLeft(), QSizeF(both.width(), both.width() * TITLE_SIZE[1] / TITLE_SIZE[0])
    )


def _title_rect(inner: QRectF) -> QRectF:
    """Return the rect of cartouche and scale, which shrink where the Alps are near."""
    width, height = TITLE_SIZE
    scale = min(1.0, (18 - inner.left() - 20) / width)
    return QRectF(inner.left() + 20, inner.top() + 28, width * scale, (height + 96) * scale)


def _inner(sheet: QRectF) -> QRectF:
    """Return the sheet without its frame."""
    return sheet.adjusted(FRAME_WIDTH, FRAME_WIDTH, -FRAME_WIDTH, -FRAME_WIDTH)


def _paint_age(painter: QPainter, inner: QRectF) -> None:
    """Paint browned corners."""
    centre = inner.center()
    brown = radial_gradient(
        centre.x(),
        centre.y(),
        inner.width() * 0.62,
        (0, with_alpha("#503208", 0)),
        (0.62, with_alpha("#503208", 0)),
        (1, with_alpha("#46280a", 92)),
    )
    painter.fillRect(inner, brown)


def _mottle(inner: QRectF, cells: int, strength: int) -> QImage:
    """Return the texture of uneven paper, with `cells` spots per 500 map units."""
    per_unit = cells / 500
    return _clouds(round(inner.width() * per_unit), round(inner.height() * per_unit), strength)


@until_memory_is_released(4)
def _clouds(columns: int, rows: int, strength: int) -> QImage:
    """Return random brown and cream spots on a transparent ground."""

    def shade(level: float) -> QColor:
        colour = QColor("#6b4a1e" if level > 0 else "#fffaf0")
        return with_alpha(colour, round(abs(level) ** 1.6 * strength))

    return noise(columns, rows, random.Random(columns), shade)
