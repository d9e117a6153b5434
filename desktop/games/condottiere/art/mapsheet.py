"""The whole engraved map in layers: ground, owners' colours between them, engraving, evening."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.games.condottiere.art.cartouche import (
    TITLE_SIZE,
    Title,
    paint_frame,
    paint_scale,
    paint_title,
)
from desktop.games.condottiere.art.coast import paint_coastline, paint_mainland, paint_sea
from desktop.games.condottiere.art.geometry import (
    FRAME,
    REGIONS,
    city_point,
    italy_path,
    land_path,
)
from desktop.games.condottiere.art.inks import BORDER
from desktop.games.condottiere.art.maplettering import paint_city_names, paint_place_names
from desktop.games.condottiere.art.ornaments import paint_rose, paint_ship
from desktop.games.condottiere.art.regions import paint_free_regions
from desktop.games.condottiere.art.relief import paint_mountains, paint_rivers, paint_woods
from desktop.games.condottiere.art.tokens import paint_seal
from desktop.painting.lettering import write
from desktop.painting.noise import noise
from desktop.painting.shapes import around, down, outline, pen, polyline, tint
from engine.games.condottiere.board import BOARD

_ROSE, _ROSE_RADIUS = QPointF(1000, 580), 77.0
_ROSE_LEAST = 965.0  # no further west can it move before it stands on the coast
#: Where the rose stands on sheets too narrow for the eastern sea.
_ROSE_WEST = QPointF(-150, 700)
#: Foot, scale and heading east of each ship.
_SHIPS = ((724, 232, 0.73, False), (1090, 706, 0.98, True))
_SHIP_WEST = (30, 850, 1.1, True)


@dataclass(frozen=True, slots=True)
class MapWords:
    """All words on the map: by region id, by place id (seas and lands), and in the cartouche."""

    cities: Mapping[str, str]
    places: Mapping[str, str]
    title: Title
    #: What the rose says in the east, the south and the west.
    compass: tuple[str, str, str]


def paint_map(p: QPainter, sheet: QRectF, words: MapWords, *, paper: bool = False) -> None:
    """Everything that never moves on a sheet in map units; nobody owns anything."""
    paint_ground(p, sheet, paper=paper)
    paint_engraving(p, sheet, words, paper=paper)


def paint_ground(p: QPainter, sheet: QRectF, *, paper: bool = False) -> None:
    """Parchment, sea, land and free regions: what lies below the owners' colours."""
    p.fillRect(
        sheet, down(sheet.top(), sheet.bottom(), (0, "#e9d6a8"), (0.5, "#f0e0bb"), (1, "#dfc894"))
    )
    inner = _inner(sheet)
    p.save()
    p.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    paint_sea(p, inner, _rose(inner), paper=paper)
    paint_mainland(p, inner, paper=paper)
    paint_free_regions(p)
    if not paper:
        p.setClipPath(land_path(), Qt.ClipOperation.IntersectClip)
        for cells, strength in ((24, 34), (11, 30), (4, 24)):
            p.drawImage(inner, _mottle(inner, cells, strength))
    p.restore()


def paint_engraving(p: QPainter, sheet: QRectF, words: MapWords, *, paper: bool = False) -> None:
    """Relief, borders, seals, names and ornaments on nothing: what lies above the colours."""
    inner = _inner(sheet)
    p.save()
    p.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    paint_rivers(p)
    taken = _title_rect(inner)
    paint_mountains(p, inner, taken)
    paint_woods(p, inner, taken)
    _borders(p)
    paint_place_names(p, words.places, inner)
    _ornaments(p, inner, words, paper=paper)
    for number, region in enumerate(REGIONS):
        p.save()
        p.translate(city_point(region))
        paint_seal(p, seed=number, paper=paper)
        p.restore()
    paint_city_names(p, words.cities)
    if not paper:
        _age(p, inner)
    p.restore()
    paint_frame(p, sheet)


def paint_dusk(p: QPainter, sheet: QRectF) -> None:
    """The map as it lies in a dark room: browner, and dark towards its edge."""
    p.fillRect(sheet, tint("#1a0f06", 33))
    middle = sheet.center()
    evening = around(
        middle.x(), middle.y(), sheet.width() * 0.62,
        (0, tint("#0a0500", 0)), (0.55, tint("#0a0500", 10)), (1, tint("#0a0500", 120)),
    )  # fmt: skip
    p.fillRect(sheet, evening)


def _borders(p: QPainter) -> None:
    """Dashes on a pale line between regions, a solid line round Italy and along every coast."""
    between = [polyline(line.points) for line in BOARD.lines if line.kind == "border"]
    for path in between:
        outline(p, path, pen(tint("#fff6de", 190), 4.2))
    dashes = pen(tint(BORDER, 242), 2.0, dash=(3.4, 2.3))
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    for path in between:
        outline(p, path, dashes)
    outline(p, italy_path(), pen(tint("#4a3018", 230), 2.0))
    paint_coastline(p)


def _ornaments(p: QPainter, inner: QRectF, words: MapWords, *, paper: bool) -> None:
    rose = _rose(inner)
    ships = (_SHIPS[0], _SHIP_WEST if rose == _ROSE_WEST else _SHIPS[1])
    for x, y, scale, heads_east in ships:
        if x + 40 * scale > inner.right():
            continue
        p.save()
        p.translate(x, y)
        paint_ship(p, scale, east=heads_east)
        p.restore()
    p.save()
    p.translate(rose)
    paint_rose(p, _ROSE_RADIUS)
    r = _ROSE_RADIUS
    letters = words.compass
    spots = ((r * 1.12, 0.0), (0.0, r * 1.1), (-r * 1.12, 0.0))
    for text, (dx, dy) in zip(letters, spots, strict=True):
        write(p, QRectF(dx - 30, dy - 12, 60, 24), text, 16, "#3a2c1a", weight=600)
    p.restore()
    width, height = TITLE_SIZE
    corner = _title_rect(inner)
    p.save()
    p.translate(corner.left(), corner.top())
    p.scale(corner.width() / width, corner.width() / width)
    paint_title(p, words.title, paper=paper)
    if words.title.scale:
        p.translate(width / 2, height + 58)
        paint_scale(p, words.title.scale)
    p.restore()


def _rose(inner: QRectF) -> QPointF:
    x = min(_ROSE.x(), inner.right() - 1.35 * _ROSE_RADIUS)
    return QPointF(x, _ROSE.y()) if x >= _ROSE_LEAST else _ROSE_WEST


def _title_rect(inner: QRectF) -> QRectF:
    """The cartouche and the scale below it, smaller where there is little room before the Alps."""
    width, height = TITLE_SIZE
    scale = min(1.0, (18 - inner.left() - 20) / width)
    return QRectF(inner.left() + 20, inner.top() + 28, width * scale, (height + 96) * scale)


def _inner(sheet: QRectF) -> QRectF:
    """The map without its frame."""
    return sheet.adjusted(FRAME, FRAME, -FRAME, -FRAME)


def _age(p: QPainter, inner: QRectF) -> None:
    """Browned corners."""
    middle = inner.center()
    brown = around(
        middle.x(), middle.y(), inner.width() * 0.62,
        (0, tint("#503208", 0)), (0.62, tint("#503208", 0)), (1, tint("#46280a", 92)),
    )  # fmt: skip
    p.fillRect(inner, brown)


def _mottle(inner: QRectF, cells: int, strength: int) -> QImage:
    """Uneven paper, with so many spots to five hundred units."""
    per_unit = cells / 500
    return _clouds(round(inner.width() * per_unit), round(inner.height() * per_unit), strength)


@lru_cache(maxsize=4)
def _clouds(columns: int, rows: int, strength: int) -> QImage:
    """Random brown and cream, see-through in between."""

    def shade(level: float) -> QColor:
        colour = QColor("#6b4a1e" if level > 0 else "#fffaf0")
        return tint(colour, round(abs(level) ** 1.6 * strength))

    return noise(columns, rows, random.Random(columns), shade)
