"""The position editor's part of Condottiere: its pieces and their places on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.condottiere.art.painter import (
    CARD_SIZE,
    FaceDetail,
    Pawn,
    paint_card_in,
    paint_pawn,
    paint_ribbon,
    paint_swords,
    region_path,
)
from desktop.games.condottiere.items.pieces import CardItem
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.condottiere.words import editor_texts as wording
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.names import caption
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import fit_painter
from desktop.style.theme import SEATS
from desktop.table.game_editor import EditWords
from engine.core.editing import Piece, Target

#: The visible part of a pawn, without the room for its shadow.
_PAWN = QRectF(-20, -80, 40, 88)
_PAWNS = {"condottiere": Pawn.CONDOTTIERE, "pope": Pawn.POPE}
_ASPECT_RATIOS = {"owner": 0.84, "condottiere": 0.5, "pope": 0.5, "turn": 1.0, "passed": 1.7}


class CondottiereEditor:
    """One edition of Condottiere on the editor's board."""

    words: ClassVar[EditWords] = wording

    def __init__(self, edition_id: str) -> None:
        self._edition = edition_id

    # -- pieces ------------------------------------------------------------------------------------

    def aspect_ratio(self, piece: Piece) -> float:
        return _ASPECT_RATIOS.get(piece[0], CARD_SIZE[0] / CARD_SIZE[1])

    def paint(self, painter: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        match piece:
            case ("owner", seat):
                look = SEATS[seats.index(seat)]
                point, width = rect.center(), rect.width() * 0.9
                paint_shield(painter, point.x(), point.y(), width, look.colour, look.charge)
            case ("card", card):
                # At this size the sign says more than a tiny picture.
                face = FaceDetail.SMALL
                paint_card_in(
                    painter, rect, card, caption(card), edition_id=self._edition, face=face
                )
            case ("turn",):
                paint_swords(painter, rect.center(), rect.height() * 0.62)
            case ("passed",):
                height = rect.height() * 0.44
                slip = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
                paint_ribbon(painter, slip, labels.passed_label())
            case (str(which),):
                painter.save()
                fit_painter(painter, rect, _PAWN)
                # The wells are dark like the Condottiere pawn: a rim sets it off.
                paint_pawn(painter, _PAWNS[which], shade=False, rim=which == "condottiere")
                painter.restore()

    # -- places ------------------------------------------------------------------------------------

    def target_at(
        self, scene: CondottiereScene, point: QPointF, seats: Sequence[str], piece: Piece | None
    ) -> Target | None:
        seat = self._hand_at(scene, point)
        match scene.hit_target_at(point):
            case ("region", str(region)):
                return "region", region
            case ("row" | "total", int(row)):
                return "seat", seats[row]
            case ("line", int(row), int(place)):
                has_piece = piece is not None
                return ("seat", seats[row]) if has_piece else ("line", seats[row], str(place))
            case ("pile", "discard"):
                return ("discard",)
            case ("shown", str(card)) if seat is not None and piece is None:
                return "hand", seats[seat], card
        return ("hand", seats[seat]) if seat is not None else None

    def _hand_at(self, scene: CondottiereScene, point: QPointF) -> int | None:
        rooms = scene.open_hands.rooms
        return next((seat for seat, rect in enumerate(rooms) if rect.contains(point)), None)

    def shape(self, scene: CondottiereScene, target: Target, seats: Sequence[str]) -> QPainterPath:
        path = QPainterPath()
        layout = scene.layout
        if layout is None:
            return path
        match target:
            case ("region", region):
                return scene.board.sceneTransform().map(region_path(region))
            case ("seat", seat):
                path.addRoundedRect(layout.line_places[seats.index(seat)].rect, 5, 5)
            case ("line", seat, place):
                item = scene.battle.cards.get((seats.index(seat), int(place)))
                return path if item is None else _scene_outline(item)
            case ("hand", seat, card):
                rect = scene.open_hands.rooms[seats.index(seat)]
                for item in scene.open_hands.cards:
                    if item.card == card and rect.contains(item.pos()):
                        return _scene_outline(item)
            case ("hand", seat):
                rect = scene.open_hands.rooms[seats.index(seat)]
                path.addRoundedRect(rect.adjusted(0, 3, -8, -3), 7, 7)
            case ("discard",):
                path.addRoundedRect(layout.discards.rect.adjusted(-6, -6, 6, 6), 7, 7)
        return path


def _scene_outline(item: CardItem) -> QPainterPath:
    return item.sceneTransform().map(item.outline_path())
