"""The pictures in the rules of Contrées, which show real positions as on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.contrees.art.painter import (
    TowerLook,
    all_corners,
    bounds,
    corner,
    hexes_of,
    lozenge_point,
    paint_barred,
    paint_contours,
    paint_doom_cross,
    paint_frontier,
    paint_hover,
    paint_land,
    paint_last,
    paint_liberty,
    paint_lozenge,
    paint_member,
    paint_owned,
    paint_preview,
    paint_standard,
    paint_table,
    paint_threatened,
    paint_tile,
    paint_tower,
    paint_tower_shadow,
    paint_turret,
    standard_point,
    tile_centre,
)
from desktop.games.contrees.words.names import tile_names
from desktop.painting.shapes import rounded
from desktop.rulebook.drawings import DrawingFrame, moments
from desktop.style.theme import serif
from engine.core.values import Action, Json, Seat
from engine.data.codec import decode_kind
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Hex, Lay, Place
from engine.games.contrees.events import Demolished, Lost, Taken
from engine.games.contrees.liberties import groups
from engine.games.contrees.views import ContreesView
from engine.play.match import Match

#: Logical pixels per unit of the land.
_SCALE = 0.46
#: Units left of, above, right of and below the hexes shown.
_MARGINS = (42.0, 96.0, 42.0, 52.0)
#: Radius of the frame.
_CORNER_RADIUS = 7.0
_TOWER_HEIGHT = 92.0

LayerPainter = Callable[[QPainter], None]


def frames(drawing: Json) -> list[DrawingFrame]:
    """Return the frames of a drawing as `docs/rules/contrees.drawings.yaml` defines it."""
    if "pieces" in drawing:
        return [_pieces()]
    drawing_frames: list[DrawingFrame] = []
    crop = QRectF()
    for match, entry, played in moments(CONTREES, drawing):
        if "crop" in entry:
            left, top, right, bottom = _MARGINS
            area = bounds([(q, r) for q, r in entry["crop"]])
            crop = area.adjusted(-left, -top, right, bottom)
        drawing_frames.append(_DrawnMoment(match, crop, entry, played).frame())
    return drawing_frames


class _DrawnMoment:
    """A position, its marks, and the action that led to it."""

    def __init__(
        self,
        match: Match[ContreesView],
        crop: QRectF,
        entry: Mapping[str, Json],
        played: Action | None,
    ) -> None:
        seat = match.decision.seat if match.decision is not None else None
        view = match.view(seat)
        self._view = view
        self._legal = match.legal()
        self._crop = crop
        self._entry = entry
        self._played = played
        self._who = match.steps[-1].seat if match.steps else 0
        self._considered: Action | None = None
        self._taken_tiles: list[Hex] = []
        self._lost: list[Hex] = []
        self._doomed: list[str] = []
        if "consider" in entry:
            self._consider(decode_kind(CONTREES.actions, entry["consider"]))

    def _consider(self, action: Action) -> None:
        self._considered = action
        for event in CONTREES.preview(self._view, action):
            match event:
                case Taken(hexes=tiles):
                    self._taken_tiles += tiles
                case Lost(hexes=tiles):
                    self._lost += tiles
                case Demolished(towers=towers):
                    self._doomed += towers

    def frame(self) -> DrawingFrame:
        return DrawingFrame(
            self._crop.size() * _SCALE,
            self._paint,
            verdict=self._entry.get("verdict"),
            card=self._piece(),
            paint_card=_paint_piece,
        )

    def _piece(self) -> str | None:
        """Return the piece that led to this position, for the arrow before it, or None."""
        match self._played:
            case Place():
                return f"tower {self._who}"
            case Lay(white=white):
                return "snow tile" if white else "tile"
        return None

    # -- layers from below -------------------------------------------------------------------------

    def _paint(self, painter: QPainter) -> None:
        """Paint the crop at the origin, in logical pixels."""
        view = self._view
        painter.save()
        rect = QRectF(QPointF(), self._crop.size() * _SCALE)
        painter.setClipPath(rounded(rect, _CORNER_RADIUS), Qt.ClipOperation.IntersectClip)
        painter.scale(_SCALE, _SCALE)
        painter.translate(-self._crop.topLeft())
        paint_table(painter, self._crop)
        paint_contours(painter, view.land)
        for action in self._legal if self._entry.get("marks") == "places" else ():
            assert isinstance(action, Lay)
            paint_frontier(painter, action.hex, lit=True)
        paint_land(painter, view.land, view.white)
        for seat, tiles in enumerate(view.owners):
            for tile in tiles:
                paint_owned(painter, tile, seat)
        self._paint_outlines(painter)
        for point, paint in self._standing_layers():
            _at(painter, point, paint)
        self._paint_signs(painter)
        painter.restore()

    def _paint_outlines(self, painter: QPainter) -> None:
        view = self._view
        for tile in self._taken_tiles:
            paint_preview(painter, tile, view.turn)
        for tile in self._lost:
            paint_threatened(painter, tile)
        if "sees" in self._entry:
            for tile in hexes_of(self._entry["sees"]):
                if tile in view.land:
                    paint_preview(painter, tile, 0)

    def _standing_layers(self) -> list[tuple[QPointF, LayerPainter]]:
        """Return tower shadows, then turrets, towers and standards from north to south."""
        view = self._view
        towers = {at: seat for seat, corners in enumerate(view.towers) for at in corners}
        shadows = [(corner(at), paint_tower_shadow) for at in towers]
        layers: list[tuple[QPointF, LayerPainter]] = []
        for at in all_corners(view.land):
            layers.append((corner(at), self._corner_painter(at, towers.get(at))))
        for seat, tiles in enumerate(view.owners):
            for tile in tiles:
                layers.append((standard_point(tile), partial(_paint_standard, seat)))
        layers.sort(key=lambda item: item[0].y())
        return [*shadows, *layers]

    def _corner_painter(self, at: str, seat: Seat | None) -> LayerPainter:
        """Return the painter of the tower on a corner; without a seat, of a free corner."""
        view = self._view
        marked = self._entry.get("marks") == "corners"
        chosen = isinstance(self._considered, Place) and self._considered.at == at
        latest = isinstance(self._played, Place) and self._played.at == at
        look = TowerLook.DOOMED if at in self._doomed else TowerLook.WHOLE
        member = seat is not None and at in self._group()[0]

        def paint(painter: QPainter) -> None:
            if chosen:
                paint_turret(painter)
                paint_hover(painter)
                paint_tower(painter, view.turn, TowerLook.GHOST)
            elif seat is not None:
                if latest:
                    paint_last(painter)
                if member:
                    paint_member(painter, seat)
                paint_tower(painter, seat, look)
            elif marked and any(at in corners for corners in view.banned):
                paint_barred(painter)
            else:
                paint_turret(painter, lit=marked)

        return paint

    def _group(self) -> tuple[Sequence[str], Sequence[str], int]:
        """Return the corners, the liberties and the seat of the marked group."""
        for group in groups(self._view):
            if self._entry.get("group") in group.towers:
                return group.towers, group.free, group.seat
        return (), (), 0

    def _paint_signs(self, painter: QPainter) -> None:
        view = self._view
        for at in self._doomed:
            _at(painter, corner(at), paint_doom_cross)
        _, free, seat = self._group()
        for at in free:
            _at(painter, corner(at), partial(_paint_liberty, seat))
        owned = {tile for tiles in view.owners for tile in tiles}
        for tile in view.white:
            _at(painter, lozenge_point(tile, tile in owned), paint_lozenge)
        if self._entry.get("names"):
            painter.setFont(serif(30, 700))
            for tile, name in tile_names(view).items():
                _write(painter, tile_centre(tile), name)


# -- helpers ---------------------------------------------------------------------------------------


def _at(painter: QPainter, point: QPointF, paint: LayerPainter) -> None:
    painter.save()
    painter.translate(point)
    paint(painter)
    painter.restore()


def _paint_standard(seat: Seat, painter: QPainter) -> None:
    paint_standard(painter, seat)


def _paint_liberty(seat: Seat, painter: QPainter) -> None:
    paint_liberty(painter, (seat,))


def _write(painter: QPainter, centre: QPointF, text: str) -> None:
    """Write a name on a tile's ground, dark with a pale edge to be readable on grass and snow."""
    rect = QRectF(0, 0, 120, 60)
    rect.moveCenter(centre)
    for colour, off in (("#f6f1d8", QPointF(0, 1.4)), ("#1d2a16", QPointF())):
        painter.setPen(QColor(colour))
        painter.drawText(rect.translated(off), Qt.AlignmentFlag.AlignCenter, text)


def _paint_piece(painter: QPainter, rect: QRectF, piece: str) -> None:
    """Paint a piece in a place of the size of a card."""
    painter.save()
    if piece.startswith("tower"):
        scale = rect.height() / (_TOWER_HEIGHT + 12)
        painter.translate(rect.center().x(), rect.bottom() - 6)
        painter.scale(scale, scale)
        paint_tower(painter, int(piece[-1]))
    else:
        area = bounds([(0, 0)])
        scale = rect.width() / area.width()
        painter.translate(rect.center())
        painter.scale(scale, scale)
        paint_tile(painter, (0, 0), is_snow=piece.startswith("snow"))
    painter.restore()


def _pieces() -> DrawingFrame:
    """Return a frame with a tile of each colour, and a tower and a standard of each seat."""
    width, height = 519.0, 166.0

    def paint(painter: QPainter) -> None:
        for number, is_snow in enumerate((False, True)):
            painter.save()
            painter.translate(76 + number * 128, 84)
            painter.scale(0.58, 0.58)
            paint_tile(painter, (0, 0), is_snow=is_snow)
            if is_snow:
                paint_lozenge(painter)
            painter.restore()
        for seat in range(2):
            painter.save()
            painter.translate(310 + seat * 106, 126)
            paint_tower(painter, seat)
            painter.translate(50, 0)
            paint_standard(painter, seat)
            painter.restore()

    return DrawingFrame(QSizeF(width, height), paint)
