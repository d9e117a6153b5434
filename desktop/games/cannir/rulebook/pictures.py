"""The pictures in the rules of Cannir, which show real positions as on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cannir.art.cloth import paint_embroidery, paint_knots
from desktop.games.cannir.art.painter import (
    CARD_SIZE,
    CENTRE,
    STEP,
    FaceDetail,
    card_rect,
    cell_point,
    paint_attack_sign,
    paint_back,
    paint_card,
    paint_card_in,
    paint_card_lit,
    paint_medallion_lit,
    paint_restore_sign,
    paint_sovereign_ground,
    paint_sovereign_thread,
    sign_point,
    suite_outline,
)
from desktop.games.cannir.items.card_items import pose_on_cell
from desktop.games.cannir.words.names import card_name
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.effects import paint_glow
from desktop.painting.heraldry import paint_shield
from desktop.painting.materials.textile import paint_cord, paint_weave
from desktop.painting.shapes import pen, polyline, radial_gradient, rounded, stroke_path, with_alpha
from desktop.rulebook.drawings import DrawingFrame, moments
from desktop.style.theme import SEATS
from engine.core.values import Action, Json
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Suite
from engine.games.cannir.views import CannirView, Sovereign
from engine.play.match import Match

#: Logical pixels in a design unit of the cloth.
_SCALE = 0.7
#: Design units round the outermost medallions.
_MARGIN = 68.0
_STAR = QRectF(-3.9 * STEP, -3.9 * STEP, 7.8 * STEP, 7.8 * STEP).translated(CENTRE)
_CORNER_RADIUS = 7.0
_SHINE = "#8fd0ff"
#: Width and gap: small, large.
_CARDS = {True: (52.0, 9.0), False: (126.0, 18.0)}

#: The cached pictures of the star, by scale.
_cloth = Pictures("Cannir: rules")


def frames(drawing: Json) -> list[DrawingFrame]:
    """Return the frames of a drawing as written in `docs/rules/cannir.drawings.yaml`."""
    if "cards" in drawing:
        return [_card_row(drawing["cards"], bool(drawing.get("small")))]
    drawing_frames: list[DrawingFrame] = []
    crop = QRectF()
    for match, entry, played in moments(CANNIR, drawing):
        if "crop" in entry:
            crop = _crop(entry["crop"])
        drawing_frames.append(_DrawnMoment(match, crop, entry, played).frame())
    return drawing_frames


def _crop(cells: Sequence[str]) -> QRectF:
    """Return the part of the cloth with these cells, in design units."""
    points = [cell_point(cell) for cell in cells]
    left, right = min(p.x() for p in points), max(p.x() for p in points)
    top, bottom = min(p.y() for p in points), max(p.y() for p in points)
    return QRectF(left, top, right - left, bottom - top).adjusted(
        -_MARGIN, -_MARGIN, _MARGIN, _MARGIN
    )


def _card_row(cards: Sequence[str], small: bool) -> DrawingFrame:
    """Return a frame with cards side by side."""
    width, gap = _CARDS[small]
    height = width * CARD_SIZE[1] / CARD_SIZE[0]

    def paint(painter: QPainter) -> None:
        for number, card in enumerate(cards):
            rect = QRectF(gap / 2 + number * (width + gap), 3, width, height)
            paint_card_in(painter, rect, card, card_name(card))

    return DrawingFrame(QSizeF(len(cards) * (width + gap), height + 10), paint)


class _DrawnMoment:
    """A position, its marks, and the action that led to it."""

    def __init__(
        self,
        match: Match[CannirView],
        crop: QRectF,
        entry: Mapping[str, Json],
        played: Action | None,
    ) -> None:
        view = match.view(None)
        self._view = view
        self._legal = match.legal()
        self._crop = crop
        self._entry = entry
        self._played = played

    def frame(self) -> DrawingFrame:
        return DrawingFrame(
            self._crop.size() * _SCALE,
            self._paint,
            verdict=self._entry.get("verdict"),
            card=getattr(self._played, "card", None),
            paint_card=paint_card_in,
        )

    def _paint(self, painter: QPainter) -> None:
        """Paint the part of the cloth at the origin, in logical pixels."""
        rect = QRectF(QPointF(), self._crop.size() * _SCALE)
        painter.save()
        painter.setClipPath(rounded(rect, _CORNER_RADIUS), Qt.ClipOperation.IntersectClip)
        painter.scale(_SCALE, _SCALE)
        painter.translate(-self._crop.topLeft())
        blit(painter, _cloth, "star", _STAR, _paint_star)
        self._paint_lines(painter)
        self._paint_below(painter)
        self._paint_cards(painter)
        self._paint_above(painter)
        painter.restore()
        paint_cord(
            painter,
            rounded(rect.adjusted(1.6, 1.6, -1.6, -1.6), _CORNER_RADIUS - 1.5),
            2.4,
            raised=False,
        )

    def _paint_lines(self, painter: QPainter) -> None:
        for ends in self._entry.get("lines", ()):
            points = [cell_point(cell) for cell in ends]
            path = polyline((q.x(), q.y()) for q in points)
            paint_glow(painter, path, with_alpha(_SHINE, 150), 7, 8)
            stroke_path(painter, path, pen(_SHINE, 6))

    # -- marks and cards ---------------------------------------------------------------------------

    def _marked_actions(self) -> list[tuple[str, str]]:
        """Return the kind and the cell of each marked legal action."""
        kind = self._entry.get("marks")
        playable = (a for a in self._legal if isinstance(a, (Place, Attack, Restore)))
        # Several cards may do the same on a cell: it has only one mark.
        kinds_by_cell = {action.cell: action.do for action in playable if action.do == kind}
        return [(kind, cell) for cell, kind in kinds_by_cell.items()]

    def _paint_below(self, painter: QPainter) -> None:
        sovereign = self._view.sovereign
        if sovereign is not None:
            paint_sovereign_ground(painter, self._outline(sovereign), SEATS[sovereign.owner])
        for kind, cell in self._marked_actions():
            if kind == "place" and not self._view.board[BOARD.cell(cell)]:
                paint_medallion_lit(painter, cell_point(cell))

    def _paint_cards(self, painter: QPainter) -> None:
        """Paint the cards on the cloth."""
        settled = set(self._view.sovereign.cells) if self._view.sovereign else set()
        for cell, stack in zip(BOARD.names, self._view.board, strict=True):
            for height_index, laid_card in enumerate(stack):
                pose = pose_on_cell(
                    cell, laid_card, len(stack) - 1 - height_index, len(stack), cell in settled
                )
                painter.save()
                painter.translate(pose.place.point)
                painter.rotate(pose.place.turn)
                painter.scale(pose.place.scale, pose.place.scale)
                painter.translate(-CARD_SIZE[0] / 2, -CARD_SIZE[1] / 2)
                if laid_card.up and laid_card.card is not None:
                    paint_card(painter, laid_card.card, face=FaceDetail.TABLE)
                else:
                    paint_back(painter, face=FaceDetail.TABLE)
                    if laid_card.veil is not None:
                        who = SEATS[laid_card.veil]
                        x, y = CARD_SIZE[0] - 12, CARD_SIZE[1] - 14
                        paint_shield(painter, x, y, 20, who.colour, who.charge)
                painter.restore()

    def _paint_above(self, painter: QPainter) -> None:
        """Paint the marks above the cards."""
        sovereign = self._view.sovereign
        if sovereign is not None:
            who = SEATS[sovereign.owner]
            paint_sovereign_thread(painter, self._outline(sovereign), who)
            first = min((card_rect(c) for c in sovereign.cells), key=lambda r: (r.top(), r.left()))
            corner = first.topLeft() + QPointF(-11, 5)
            paint_shield(painter, corner.x(), corner.y(), 36, who.colour, who.charge)
        if self._entry.get("suites"):
            for path in self._other_suites():
                _paint_outline(painter, path)
        for kind, cell in self._marked_actions():
            point = cell_point(cell)
            if kind == "place" and self._view.board[BOARD.cell(cell)]:
                paint_card_lit(painter, point, 3.5)
            elif kind == "attack":
                paint_attack_sign(painter, sign_point(point), 1.5)
            elif kind == "restore":
                paint_restore_sign(painter, sign_point(point), 1.5)

    def _other_suites(self) -> list[QPainterPath]:
        """Return the outlines of all suites except the sovereign one."""
        sovereign = self._view.sovereign
        sovereign_key = (sovereign.kind, sovereign.cells) if sovereign else None
        others = (
            suite for suite in self._view.suites if (suite.kind, suite.cells) != sovereign_key
        )
        return [self._outline(suite) for suite in others]

    def _outline(self, suite: Suite | Sovereign) -> QPainterPath:
        """Return the outline of a suite's cards in the order of their values.

        Winding suites have the outline of their path.
        """
        if suite.kind == "equal":
            return suite_outline(suite.cells)
        return suite_outline(sorted(suite.cells, key=self._value))

    def _value(self, cell: str) -> str:
        """Return the value of the top card of an occupied cell."""
        return (self._view.board[BOARD.cell(cell)][-1].card or "")[1:]


def _paint_outline(painter: QPainter, path: QPainterPath) -> None:
    """Paint a suite without an owner: a dashed line that shows on gold and on blue."""
    stroke_path(painter, path, pen(with_alpha("#0a1030", 190), 8))
    stroke_path(painter, path, pen(_SHINE, 3.6, dash=(2.6, 2.6)))


def _paint_star(painter: QPainter) -> None:
    """Paint the middle of the cloth: ground, knots, star and weave."""
    night = radial_gradient(
        CENTRE.x(), CENTRE.y(), _STAR.width() * 0.62,
        (0, "#30356c"), (0.45, "#252954"), (1, "#15172f"),
    )  # fmt: skip
    painter.fillRect(_STAR, night)
    paint_knots(painter, _STAR)
    paint_embroidery(painter)
    paint_weave(painter, _STAR)
