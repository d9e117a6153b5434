"""The pictures in the rules of Cortez: parts of the board, ways, and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.cards import FaceDetail, paint_card
from desktop.games.cortez.art.painter import (
    SQUARE_SIDE,
    paint_path,
    paint_reach_region,
    paint_whole,
)
from desktop.games.cortez.words.card_texts import card_words
from desktop.games.cortez.words.places import place_names
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.rulebook.drawings import DrawingFrame, moments
from engine.core.values import Json
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import Move
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    EVENT_NAMES,
    PROVISION_NAMES,
    TROOP_NAMES,
    TROOP_NUMBERS,
    nation_of,
)
from engine.games.cortez.squares import Square
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match

#: The greatest width of a frame in pixels.
_MAX_FRAME_WIDTH = 620.0
#: The greatest side of a square in pixels.
_MAX_SQUARE_SIDE = 56.0
_CARDS = {"provisions": PROVISION_NAMES, "events": EVENT_NAMES, "bribery": BRIBERY_NAMES}
#: The width of a card in pixels.
_CARD_WIDTH = 92.0
#: Pixels between cards.
_CARD_GAP = 10.0
_CARDS_PER_ROW = 5

#: Kept pictures of the board, by position and part.
_kept_boards = Pictures("Cortez: rules")


def frames(drawing: Json) -> list[DrawingFrame]:
    """Return the frames of a drawing as written in `docs/rules/cortez.drawings.yaml`."""
    if "cards" in drawing:
        return [_cards_frame(_CARDS.get(str(drawing["cards"]), drawing["cards"]))]
    drawing_frames: list[DrawingFrame] = []
    crop: Sequence[float] = ()
    for match, entry, _ in moments(CORTEZ, drawing):
        crop = entry.get("crop", crop)
        drawing_frames.append(_frame(match, entry, crop))
    return drawing_frames


def _frame(
    match: Match[CortezView], entry: Mapping[str, Json], crop: Sequence[float]
) -> DrawingFrame:
    """Return one frame of a drawing: the board in this match, cut to `crop`."""
    view = match.open_view()
    column, row, across, down = crop
    part = QRectF(column * SQUARE_SIDE, row * SQUARE_SIDE, across * SQUARE_SIDE, down * SQUARE_SIDE)
    side = min(_MAX_SQUARE_SIDE, _MAX_FRAME_WIDTH / across)
    size = QSizeF(across * side, down * side)
    path = tuple(BOARD.square(name) for name in entry.get("path", ()))
    lit = _reachable_squares(match, str(entry["reach"])) if "reach" in entry else ()

    def draw(painter: QPainter) -> None:
        painter.setClipRect(part)
        _paint_board(painter, view)
        paint_reach_region(painter, lit, costs=False)
        if len(path) > 1:
            paint_path(painter, path)

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.scale(side / SQUARE_SIDE, side / SQUARE_SIDE)
        painter.translate(-part.topLeft())
        name = (view.troops, view.broken_bridges, part.getRect(), path, lit)
        blit(painter, _kept_boards, name, part, draw)
        painter.restore()
        stroke_path(
            painter, rounded(QRectF(0, 0, size.width(), size.height()), 2), pen("#7a2a1c", 1.6)
        )

    return DrawingFrame(size, paint, verdict=entry.get("verdict"))


def _paint_board(painter: QPainter, view: CortezView) -> None:
    troops: dict[Square, tuple[int, str | None]] = {}
    for name, troop in zip(TROOP_NAMES, view.troops, strict=True):
        if troop.at is not None:
            chief = view.chiefs[troop.collar] if troop.collar is not None else None
            troops[BOARD.square(troop.at)] = nation_of(TROOP_NUMBERS[name]), chief
    broken = [i for i, bridge in enumerate(BOARD.bridges) if bridge.id in view.broken_bridges]
    paint_whole(painter, place_names(), troops, broken)


def _reachable_squares(match: Match, troop: str) -> tuple[Square, ...]:
    """Return the squares to which a troop can move."""
    moves = [action for action in match.legal() if isinstance(action, Move)]
    return tuple(BOARD.square(move.to) for move in moves if move.troop == troop)


def _cards_frame(cards: Sequence[str]) -> DrawingFrame:
    """Return a frame with cards in rows."""
    height = _CARD_WIDTH * CARD_SIZE[1] / CARD_SIZE[0]
    across = min(_CARDS_PER_ROW, len(cards)) if len(cards) != _CARDS_PER_ROW + 2 else len(cards)
    rows = -(-len(cards) // across)

    def paint(painter: QPainter) -> None:
        for number, card in enumerate(cards):
            painter.save()
            painter.translate(
                _CARD_GAP / 2 + number % across * (_CARD_WIDTH + _CARD_GAP),
                3 + number // across * (height + _CARD_GAP),
            )
            painter.scale(_CARD_WIDTH / CARD_SIZE[0], _CARD_WIDTH / CARD_SIZE[0])
            paint_card(painter, card, card_words(card), face=FaceDetail.TABLE)
            painter.restore()

    return DrawingFrame(
        QSizeF(across * (_CARD_WIDTH + _CARD_GAP), rows * (height + _CARD_GAP)), paint
    )
