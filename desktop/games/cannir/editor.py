"""The board of Cannir in the position editor: its pieces, their pictures and their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.cannir.art.cards import CARD_SIZE, paint_card_in
from desktop.games.cannir.art.painter import MEDALLION_RADIUS, cell_point
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.words import editor_texts as wording
from desktop.games.cannir.words.names import card_name
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import disc, pen, stroke_path
from desktop.style.theme import SEATS
from desktop.table.game_editor import EditWords
from engine.core.editing import Piece, Target
from engine.core.values import Seat
from engine.games.cannir.state import HAND_SIZE

_CARD = CARD_SIZE[0] / CARD_SIZE[1]
_ASPECT_RATIOS = {"turn": 0.84, "sovereign": 1.0}


class CannirEditor:
    """Cannir in the position editor; see `GameEditor` for the methods."""

    words: ClassVar[EditWords] = wording

    # -- pieces ------------------------------------------------------------------------------------

    def aspect_ratio(self, piece: Piece) -> float:
        return _ASPECT_RATIOS.get(piece[0], _CARD)

    def paint(self, painter: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        centre = rect.center()
        match piece:
            case ("card", card):
                paint_card_in(painter, rect, card, card_name(card))
            case ("turned",):
                paint_card_in(painter, rect, None)
            case ("veil", seat):
                paint_card_in(painter, rect, None)
                self._paint_shield(painter, centre, rect.width() * 0.62, seats.index(seat))
            case ("sovereign", seat):
                # A small ring of the thread round a suite.
                radius = rect.width() / 2 - 1.5
                stroke_path(painter, disc(centre.x(), centre.y(), radius), pen("#1c1410", 4))
                colour = QColor(SEATS[seats.index(seat)].light)
                stroke_path(painter, disc(centre.x(), centre.y(), radius), pen(colour, 2.4))
                self._paint_shield(painter, centre, rect.width() * 0.5, seats.index(seat))
            case (_, seat):
                self._paint_shield(painter, centre, rect.width() * 0.9, seats.index(seat))

    def _paint_shield(self, painter: QPainter, point: QPointF, width: float, seat: Seat) -> None:
        paint_shield(painter, point.x(), point.y(), width, SEATS[seat].colour, SEATS[seat].charge)

    # -- places ------------------------------------------------------------------------------------

    def target_at(
        self, scene: CannirScene, point: QPointF, seats: Sequence[str], piece: Piece | None
    ) -> Target | None:
        seat = next((s for s in range(len(seats)) if _hand(scene, s, seats).contains(point)), None)
        match scene.hit_target_at(point):
            case ("cell", str(cell)):
                return "cell", cell
            case ("shown", str(card)) if seat is not None:
                targets_card = piece is None or len(scene.seen.hands[seat]) >= HAND_SIZE
                return ("hand", seats[seat], card) if targets_card else ("hand", seats[seat])
            case ("spent", str(card)):
                return ("removed", card) if piece is None else ("removed",)
        if seat is not None:
            return "hand", seats[seat]
        spent = scene.layout is not None and scene.layout.spent_area.contains(point)
        return ("removed",) if spent else None

    def shape(self, scene: CannirScene, target: Target, seats: Sequence[str]) -> QPainterPath:
        path = QPainterPath()
        if scene.layout is None:
            return path
        match target:
            case ("cell", cell):
                radius = MEDALLION_RADIUS + 3
                path.addEllipse(cell_point(cell), radius, radius)
                return scene.board.sceneTransform().map(path)
            case ("hand", _, card) | ("removed", card):
                item = scene.spread.cards.get(card)
                return path if item is None else item.sceneTransform().map(item.outline_path())
            case ("hand", seat):
                rect = _hand(scene, seats.index(seat), seats)
                path.addRoundedRect(rect.adjusted(4, 6, -4, -6), 8, 8)
            case ("removed",):
                path.addRoundedRect(scene.layout.spent_area, 8, 8)
        return path


def _hand(scene: CannirScene, seat: Seat, seats: Sequence[str]) -> QRectF:
    """Return the area of a seat's open hand."""
    layout = scene.layout
    if layout is None:
        return QRectF()
    seat_width = layout.spent_area.left() / len(seats)
    return QRectF(seat_width * seat, layout.tray.top(), seat_width, layout.tray.height())
