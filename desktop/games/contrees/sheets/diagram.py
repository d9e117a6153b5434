"""Positions of Contrées in plan, flat and readable without colours, for the rules summary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.contrees.adjacency import frontier
from desktop.games.contrees.art.dyes import dye
from desktop.games.contrees.art.geometry import (
    HEX_SIDE,
    all_corners,
    bounds,
    corner,
    hexagon,
    tile_centre,
    walls,
)
from desktop.games.contrees.art.painter import paint_standard_counter, paint_tower_counter
from desktop.painting.heraldry import fill_sign, paint_border
from desktop.painting.lettering import glyph_path
from desktop.painting.shapes import (
    disc,
    mix_colours,
    paint_lines,
    pen,
    place_path,
    polygon,
    stroke_path,
)
from desktop.printing.print_page import PaperSize
from desktop.printing.running_text import INK, RUBRIC
from engine.core.values import Event, Json, Seat
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Hex, Place
from engine.games.contrees.events import Demolished, Lost, Taken
from engine.games.contrees.liberties import groups
from engine.games.contrees.views import ContreesView
from engine.play.match import Match
from engine.play.position_file import set_up

#: Not squeezed.
_PLAN_RATIO = 1.0
#: Pixels around the hexes: half a tower with its ring.
_MARGIN = 43.0
#: Diameter, side, radius.
_TOWER, _STANDARD, _FREE = 60.0, 60.0, 11.0
_GRASS, _SNOW, _WALL, _EDGE = "#dfe9c9", "#ffffff", "#e6dcc4", "#6f634c"


@dataclass(frozen=True, slots=True)
class DiagramMoment:
    """A position in the middle of a game, with its marks."""

    land: Sequence[Hex]
    #: Corners with towers, of each seat.
    towers: tuple[Sequence[str], Sequence[str]] = ((), ())
    white: Sequence[Hex] = ()
    #: The corner where the first seat builds, which is ringed, or "". Effects are marked.
    built: str = ""
    #: Whether to show the land after that tower is built.
    is_after_building: bool = False
    #: A corner of the group whose liberties are marked, or "".
    group: str = ""
    #: Whether to show the places for the next tile.
    are_places_shown: bool = False

    def size(self, side: float) -> PaperSize:
        """Return the size of the picture with hexes of this side."""
        area = self._area()
        return PaperSize(area.width() * side / HEX_SIDE, area.height() * side / HEX_SIDE)

    def paint(self, painter: QPainter, side: float) -> None:
        """Paint the picture with its upper left corner at the origin."""
        painter.save()
        painter.scale(side / HEX_SIDE, side / HEX_SIDE)
        painter.translate(-self._area().topLeft())
        _Picture(self).paint(painter)
        painter.restore()

    def view(self) -> ContreesView:
        """Return the view before the tower is built or, with `is_after_building`, after it."""
        match = self._match()
        if self.built and self.is_after_building:
            match.submit(0, Place(self.built))
        return match.view(None)

    def previewed_events(self) -> Sequence[Event]:
        """Return the events of building the tower; () when it is built already or there is none."""
        if not self.built or self.is_after_building:
            return ()
        return CONTREES.preview(self._match().view(0), Place(self.built))

    def _match(self) -> Match[ContreesView]:
        written: dict[str, Json] = {
            "phase": "land" if self.are_places_shown else "conquest",
            "land": [list(tile) for tile in self.land],
            "turn": "A",
        }
        if self.white:
            written["white"] = [list(tile) for tile in self.white]
        if not self.are_places_shown:
            written["towers"] = {"A": list(self.towers[0]), "B": list(self.towers[1])}
        options = {"expert": bool(self.white)}
        return set_up(CONTREES, {"options": options, "position": written})

    def _area(self) -> QRectF:
        hexes = [*self.land, *(frontier(self.land) if self.are_places_shown else ())]
        air = 4.0 if self.are_places_shown else _MARGIN
        return bounds(hexes, _PLAN_RATIO).adjusted(-air, -air, air, air)


class _Picture:
    """A moment with its effects, computed by the rules."""

    def __init__(self, moment: DiagramMoment) -> None:
        self.moment = moment
        self.view = moment.view()
        self.lost: set[Hex] = set()
        self.taken_tiles: set[Hex] = set()
        self.doomed: set[str] = set()
        for event in moment.previewed_events():
            match event:
                case Taken(hexes=tiles):
                    self.taken_tiles.update(tiles)
                case Lost(hexes=tiles):
                    self.lost.update(tiles)
                case Demolished(towers=corners):
                    self.doomed.update(corners)

    # -- layers from below -------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        view = self.view
        for tile in frontier(self.moment.land) if self.moment.are_places_shown else ():
            _paint_place(painter, tile)
        owners = {tile: seat for seat, tiles in enumerate(view.owners) for tile in tiles}
        for tile in view.land:
            self._paint_tile(painter, tile, owners.get(tile))
        lines = [
            QLineF(corner(a, _PLAN_RATIO), corner(b, _PLAN_RATIO)) for a, b in walls(view.land)
        ]
        paint_lines(painter, lines, pen(_EDGE, 15))
        paint_lines(painter, lines, pen(_WALL, 10))
        towers = {at: seat for seat, corners in enumerate(view.towers) for at in corners}
        if self.moment.built and not self.moment.is_after_building:
            towers[self.moment.built] = 0
        for at in all_corners(view.land):
            self._paint_corner(painter, at, towers.get(at))

    def _paint_tile(self, painter: QPainter, tile: Hex, owner: int | None) -> None:
        """Paint a tile in the colour of its owner, if any."""
        snow = tile in self.moment.white
        painter.fillPath(_ground(tile, 1), QColor(_SNOW if snow else _GRASS))
        paint_border(painter, _ground(tile, 0.94), pen(_EDGE, 2))
        seat = 0 if tile in self.taken_tiles else owner
        if seat is not None:
            colour = dye(seat).base
            painter.fillPath(_ground(tile, 0.86), mix_colours(colour, "#ffffff", 0.72))
            stroke_path(painter, _ground(tile, 0.8), pen(colour, 5))
        centre = tile_centre(tile, _PLAN_RATIO)
        if snow:
            point = centre + QPointF(0, 49)
            painter.fillPath(_lozenge(point, 18), QColor("#ffffff"))
            stroke_path(painter, _lozenge(point, 18), pen(INK, 2.4))
            fill_sign(painter, place_path(glyph_path("3", 700), point.x(), point.y(), 0.22), INK)
        if seat is not None:
            painter.save()
            painter.translate(centre)
            paint_standard_counter(painter, seat, _STANDARD)
            painter.restore()
        if tile in self.lost:
            _paint_cross(painter, centre, 24)

    def _paint_corner(self, painter: QPainter, at: str, seat: Seat | None) -> None:
        painter.save()
        painter.translate(corner(at, _PLAN_RATIO))
        if seat is not None:
            if at == self.moment.built:
                painter.fillPath(disc(0, 0, 42), QColor("#ffffff"))
                stroke_path(painter, disc(0, 0, 39), pen(INK, 5))
            paint_tower_counter(painter, seat, _TOWER)
            if at in self.doomed:
                _paint_cross(painter, QPointF(), 25)
        else:
            self._paint_free(painter, at)
        painter.restore()

    def _paint_free(self, painter: QPainter, at: str) -> None:
        if any(at in corners for corners in self.view.banned):
            painter.fillPath(disc(0, 0, 21), QColor("#ffffff"))
            bar = [QLineF(-14, -14, 14, 14)]
            stroke_path(painter, disc(0, 0, 20), pen(RUBRIC, 6))
            paint_lines(painter, bar, pen(RUBRIC, 6))
            return
        for group in groups(self.view) if self.moment.group else ():
            if self.moment.group in group.towers and at in group.free:
                painter.fillPath(disc(0, 0, 20), QColor("#ffffff"))
                stroke_path(painter, disc(0, 0, 18), pen(dye(group.seat).base, 6))
                painter.fillPath(disc(0, 0, 7), QColor(dye(group.seat).base))
                return
        painter.fillPath(disc(0, 0, _FREE), QColor("#fffdf7"))
        stroke_path(painter, disc(0, 0, _FREE), pen(_EDGE, 3))


# -- helpers ---------------------------------------------------------------------------------------


def _ground(tile: Hex, scale: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(hexagon(tile, scale, _PLAN_RATIO))
    path.closeSubpath()
    return path


def _lozenge(point: QPointF, size: float) -> QPainterPath:
    x, y = point.x(), point.y()
    return polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)])


def _paint_place(painter: QPainter, tile: Hex) -> None:
    """Paint a place for a tile."""
    stroke_path(painter, _ground(tile, 0.88), pen(_EDGE, 3, dash=(3, 3)))
    point = tile_centre(tile, _PLAN_RATIO)
    arms = (QPointF(13, 0), QPointF(0, 13))
    paint_lines(painter, [QLineF(point - arm, point + arm) for arm in arms], pen(_EDGE, 4))


def _paint_cross(painter: QPainter, point: QPointF, reach: float) -> None:
    """Paint a cross over something that falls."""
    arms = (QPointF(reach, reach), QPointF(reach, -reach))
    lines = [QLineF(point - arm, point + arm) for arm in arms]
    paint_lines(painter, lines, pen("#ffffff", 11))
    paint_lines(painter, lines, pen(RUBRIC, 6))


#: The land of three tiles in the examples.
_THREE: Sequence[Hex] = ((0, 0), (1, 0), (0, 1))
#: The land of two tiles in the examples.
_TWO: Sequence[Hex] = ((0, 0), (1, 0))
_TAKING = (("0,0,N", "0,-1,S", "1,-1,S"), ("-1,1,N", "0,0,S", "1,0,N"))
_TRIPLE = (
    ("1,-1,S", "0,0,S", "1,0,S", "0,0,N", "1,0,N", "0,1,S"),
    ("-1,1,N", "2,-1,S", "1,1,N", "-1,2,N"),
)
_FOUR: Sequence[Hex] = ((0, 0), (1, 0), (0, 1), (1, 1))
_HELD = (("0,0,S", "1,0,S"), ("1,0,N", "2,-1,S", "1,1,N", "0,1,N"))
_SIEGE = (("1,-1,S", "1,0,S", "-1,1,N"), ("0,1,N", "0,0,S"))
MOMENTS: Mapping[str, DiagramMoment] = {
    "land": DiagramMoment(((0, 0), (1, 0), (0, 1), (2, -1)), are_places_shown=True),
    "taking": DiagramMoment(_THREE, _TAKING, built="0,1,N"),
    "taken": DiagramMoment(_THREE, _TAKING, built="0,1,N", is_after_building=True),
    "three": DiagramMoment(_THREE, _TRIPLE, built="0,1,N"),
    "three taken": DiagramMoment(_THREE, _TRIPLE, built="0,1,N", is_after_building=True),
    "losing": DiagramMoment(_FOUR, _HELD, built="1,-1,S"),
    "lost": DiagramMoment(_FOUR, _HELD, built="1,-1,S", is_after_building=True),
    "group": DiagramMoment(_THREE, (("1,0,S", "-1,2,N"), ("0,1,N", "0,0,S")), group="0,0,S"),
    "siege": DiagramMoment(_THREE, _SIEGE, built="-1,2,N"),
    "own siege": DiagramMoment(
        _TWO, ((), ("0,-1,S", "1,-1,S")), built="0,0,N", is_after_building=True
    ),
    "barred": DiagramMoment(
        _TWO, (("0,-1,S",), ("0,0,N", "2,-1,S")), built="1,-1,S", is_after_building=True
    ),
    "snow": DiagramMoment(
        ((0, 0), (1, 0)),
        (("0,0,S", "0,-1,S", "-1,1,N", "0,0,N"), ("1,0,N", "2,-1,S", "1,1,N", "1,0,S")),
        white=((1, 0),),
    ),
}
