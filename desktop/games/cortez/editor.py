"""The board of Cortez in the position editor: its pieces, their pictures and their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.cortez.art.board.bridges import paint_span
from desktop.games.cortez.art.board.geometry import square_rect
from desktop.games.cortez.art.cards import paint_card_in
from desktop.games.cortez.art.shields import SHIELD_RECT, paint_chief_shield
from desktop.games.cortez.art.troops import paint_collar, paint_figure
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.words import editor_texts as wording
from desktop.games.cortez.words.card_texts import card_words
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import fit_painter, rounded
from desktop.table.game_editor import EditWords
from engine.core.editing import Piece, Target
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import NATIONS

_CARD = CARD_SIZE[0] / CARD_SIZE[1]
_ASPECT_RATIOS = {
    "troop": 0.76,
    "bridge": 1.15,
    "collar": 0.8,
    "turn": 0.84,
    "actions": 1.15,
    "chief": 0.84,
    "treasure": 1.3,
}
# The visible bounds of pieces in the units of their painters.
_TROOP = QRectF(-37, -52, 74, 98)
_COLLAR = QRectF(-28, 3, 56, 32)
#: Of a destroyed bridge.
_BRIDGE = QRectF(-58, -30, 116, 62)


class CortezEditor:
    """Cortez in the position editor; see `GameEditor` for the methods."""

    words: ClassVar[EditWords] = wording

    # -- pieces ------------------------------------------------------------------------------------

    def aspect_ratio(self, piece: Piece) -> float:
        return _ASPECT_RATIOS.get(piece[0], _CARD)

    def paint(self, painter: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        left = QRectF(rect)
        left.setWidth(rect.width() * 0.62)
        painter.save()
        match piece:
            case ("troop", nation, *_):
                fit_painter(painter, rect, _TROOP)
                paint_figure(painter, NATIONS.index(nation))
            case ("bridge",):
                painter.fillPath(rounded(rect.adjusted(0, 3, 0, -3), 4), QColor("#2b7c9d"))
                fit_painter(painter, rect.adjusted(2, 5, -2, -5), _BRIDGE)
                paint_span(painter, broken=True)
            case ("collar", _, chief):
                fit_painter(painter, rect, _COLLAR)
                paint_collar(painter, chief)
            case ("turn", _, chief) | ("chief", chief):
                fit_painter(painter, rect, SHIELD_RECT)
                paint_chief_shield(painter, chief)
            case ("treasure", _, chief):
                # The left part of the rectangle, because the editor writes the number at the right.
                fit_painter(painter, left, SHIELD_RECT)
                paint_chief_shield(painter, chief)
            case ("actions",):
                painter.setOpacity(0.5)
                fit_painter(painter, left, _TROOP)
                paint_figure(painter, 0)
            case ("temple",):
                paint_card_in(painter, rect, "temple21", card_words("temple21"))
            case (_, card):
                paint_card_in(painter, rect, card, card_words(card))
        painter.restore()

    # -- places ------------------------------------------------------------------------------------

    def target_at(
        self, scene: CortezScene, point: QPointF, seats: Sequence[str], piece: Piece | None
    ) -> Target | None:
        match scene.hit_target_at(point):
            case ("square", str(square)):
                return "square", square
            case ("hand", str(family), str(name)) if piece is None and family != "objective":
                return "hand", family, name
            case ("pile", "discard"):
                return ("discard",)
            case ("pile", "chief"):
                return ("chief",)
        in_hand = scene.layout is not None and scene.layout.tray.contains(point)
        return ("hand",) if in_hand else None

    def shape(self, scene: CortezScene, target: Target, seats: Sequence[str]) -> QPainterPath:
        path, layout = QPainterPath(), scene.layout
        if layout is None:
            return path
        match target:
            case ("square", square):
                path.addRoundedRect(square_rect(BOARD.square(square)), 14, 14)
                return scene.board.sceneTransform().map(path)
            case ("hand", family, name):
                place = scene.hand.place_of(family, name)
                if place is not None:
                    path.addRoundedRect(place.rect, 5, 5)
            case ("hand",):
                path.addRoundedRect(layout.tray.adjusted(5, 5, -5, -5), 8, 8)
            case ("discard" | "chief" as pile,):
                path.addRoundedRect(layout.piles[pile].rect.adjusted(-4, -4, 4, 4), 6, 6)
        return path
