"""Pictures of Condottiere in the rules: cards, battle lines, and the map."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.painter import (
    CARD_SIZE,
    CartoucheTexts,
    MapWords,
    Pawn,
    RegionState,
    map_rect,
    marker_point,
    paint_card_in,
    paint_engraving,
    paint_ground,
    paint_marker,
    paint_pawn,
    paint_region,
    paint_ring,
    pawn_point,
)
from desktop.games.condottiere.rulebook.lines import RuleLines
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.names import caption
from desktop.games.condottiere.words.places import place_names, region_names
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import rounded
from desktop.rulebook.drawings import DrawingFrame, moments
from engine.core.game import Game
from engine.core.values import Json
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import Choose, Play
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION, Edition
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match

#: Logical pixels of a picture, or of two side by side.
_PICTURE_WIDTH = 520.0
#: Greatest scale of the map, in logical pixels per map unit.
_MAX_SCALE = 0.62

#: The map is slow to paint and the same in every picture, so it is cached.
_pictures = Pictures("Condottiere: rules")


class RuleMap:
    """A part of the map of a view, in map units; the regions in `lit` can be chosen."""

    def __init__(self, view: CondottiereView, crop: QRectF, lit: Collection[str]) -> None:
        self._view = view
        self._crop = crop
        self._lit_regions = lit
        self._scale = min(_MAX_SCALE, _PICTURE_WIDTH / crop.width())
        self.size = QSizeF(crop.size()) * self._scale

    def paint(self, painter: QPainter) -> None:
        """Paint the part of the map at the origin, in logical pixels."""
        rect = QRectF(QPointF(), self.size)
        sheet = map_rect(1.6)
        map_words = MapWords(
            region_names(), place_names(), CartoucheTexts("", "", "", ""), labels.compass()
        )
        painter.save()
        painter.setClipPath(rounded(rect, 6), Qt.ClipOperation.IntersectClip)
        painter.scale(self._scale, self._scale)
        painter.translate(-self._crop.topLeft())
        blit(painter, _pictures, "ground", sheet, lambda q: paint_ground(q, sheet))
        owners = {
            region: seat for seat, regions in enumerate(self._view.owners) for region in regions
        }
        for region, seat in owners.items():
            paint_region(painter, region, seat)
        for region in self._lit_regions:
            paint_region(painter, region, None, RegionState.HOVER)
        blit(painter, _pictures, "engraving", sheet, lambda q: paint_engraving(q, sheet, map_words))
        for region in self._lit_regions:
            paint_ring(painter, region, RegionState.CHOOSABLE)
        for region, seat in owners.items():
            _at(painter, marker_point(region))
            paint_marker(painter, seat)
            painter.restore()
        if self._view.pope is not None:
            _at(painter, pawn_point(self._view.pope))
            paint_pawn(painter, Pawn.POPE)
            painter.restore()
        painter.restore()


def _at(painter: QPainter, point: QPointF) -> None:
    painter.save()
    painter.translate(point)


#: Width of a card in the picture of all cards.
_CARD_WIDTH = 84.0
_STEP = QPointF(92.0, 146.0)
_CARDS_PER_ROW = 5


def frames(game: Game, edition: Edition, drawing: Json) -> list[DrawingFrame]:
    """Return the frames of a drawing as written in `docs/rules/condottiere1.drawings.yaml`."""
    if "cards" in drawing:
        return [_all_cards(edition)]
    drawing_frames: list[DrawingFrame] = []
    looks: dict[str, Json] = {}
    for match, entry, action in moments(game, drawing):
        looks = {**looks, **entry}
        played = action.card if isinstance(action, Play) else None
        drawing_frames.append(_frame(match, looks, played, edition.id))
    return drawing_frames


def _frame(
    match: Match[CondottiereView], looks: Mapping[str, Json], played: str | None, edition_id: str
) -> DrawingFrame:
    view = match.open_view()
    if "crop" in looks:
        lit = [action.region for action in match.legal() if isinstance(action, Choose)]
        picture = RuleMap(view, QRectF(*looks["crop"]), lit if looks.get("lit") else ())
        return DrawingFrame(picture.size, picture.paint, verdict=looks.get("verdict"))
    lines = RuleLines(
        view, looks.get("rows", [0, 1]), looks["width"], edition_id, looks.get("pawn")
    )
    return DrawingFrame(
        lines.size, lines.paint, card=played, paint_card=partial(_paint_card, edition_id=edition_id)
    )


def _paint_card(painter: QPainter, rect: QRectF, card: str, edition_id: str) -> None:
    paint_card_in(painter, rect, card, caption(card), edition_id=edition_id)


def _all_cards(edition: Edition) -> DrawingFrame:
    """Return a frame with every kind of card of an edition and the number of each."""
    kinds = [(card, count) for card, count in zip(CARD_NAMES, edition.deck, strict=True) if count]
    rows = -(-len(kinds) // _CARDS_PER_ROW)
    tall = _CARD_WIDTH * CARD_SIZE[1] / CARD_SIZE[0]

    def paint(painter: QPainter) -> None:
        for index, (card, count) in enumerate(kinds):
            x, y = index % _CARDS_PER_ROW * _STEP.x() + 4, index // _CARDS_PER_ROW * _STEP.y() + 4
            _paint_card(painter, QRectF(x, y, _CARD_WIDTH, tall), card, edition.id)
            below = QRectF(x - 3, y + tall + 2, _CARD_WIDTH + 6, 20)
            paint_fitted_line(
                painter, below, f"{caption(card)} ×{count}", 14, "#8a6a3c", italic=True
            )

    return DrawingFrame(QSizeF(_CARDS_PER_ROW * _STEP.x(), rows * _STEP.y()), paint)


FIRST_FRAMES = partial(frames, CONDOTTIERE1, FIRST_EDITION)
THIRD_FRAMES = partial(frames, CONDOTTIERE3, THIRD_EDITION)
