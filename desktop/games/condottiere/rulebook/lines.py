"""Battle lines in the pictures of the rules: cards, their values, and the strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.painter import (
    CARD_SIZE,
    FaceDetail,
    Pawn,
    TotalState,
    paint_card_in,
    paint_laurel,
    paint_line_ground,
    paint_marks,
    paint_panel,
    paint_pawn,
    paint_ribbon,
    paint_total,
)
from desktop.games.condottiere.battle_view import shown_battle
from desktop.games.condottiere.words import labels
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import rounded
from desktop.style.theme import SEATS
from engine.core.values import Seat
from engine.games.condottiere.views.standings import battle_lead, tallies
from engine.games.condottiere.views.view import CondottiereView

_ROW_HEIGHT, _MARGIN = 76.0, 8.0
_CARD_WIDTH = 44.0
#: Distance from card to card, and the maximum from the first to the last.
_CARD_STEP, _MAX_REACH = 36.0, 236.0
#: Left edge of the first card, and room for the strength.
_CARDS_LEFT, _STRENGTH_WIDTH = 58.0, 76.0
_RIBBON_WIDTH = 62.0


class RuleLines:
    """The battle lines of some seats, with room for `max_cards` cards each."""

    def __init__(
        self,
        view: CondottiereView,
        seats: Sequence[Seat],
        max_cards: int,
        edition_id: str,
        pawn: Seat | None,
    ) -> None:
        # The highest mercenaries matter only in spring.
        self._battle_view = replace(shown_battle(view), crowns=view.season == "spring")
        self._seats = seats
        self._edition = edition_id
        self._pawn = pawn
        #: Only cards face up count towards the announced strength.
        self._totals = [tally.total for tally in tallies(view, shown=True)]
        lines = zip(view.table, view.face_down, strict=True)
        covered = tuple((*line[:-1], None) if down else line for line, down in lines)
        self._leader = battle_lead(replace(view, table=covered)).leader
        ribbon = _RIBBON_WIDTH if any(view.passed[seat] for seat in seats) else 0
        self._step = min(_CARD_STEP, _MAX_REACH / max(1, max_cards - 1))
        wide = _CARDS_LEFT + (max_cards - 1) * self._step + _CARD_WIDTH + ribbon + _STRENGTH_WIDTH
        self.size = QSizeF(wide, len(seats) * _ROW_HEIGHT + 2 * _MARGIN)

    def paint(self, painter: QPainter) -> None:
        """Paint the lines at the origin, in logical pixels."""
        rect = QRectF(QPointF(), self.size)
        painter.save()
        painter.setClipPath(rounded(rect, 4), Qt.ClipOperation.IntersectClip)
        paint_panel(painter, rect, 0)
        for row, seat in enumerate(self._seats):
            self._paint_row(painter, row, seat)
        painter.restore()

    def _paint_row(self, painter: QPainter, place: int, seat: Seat) -> None:
        """Paint the battle line of a seat at a place, counted from the top."""
        shown_count, width = self._battle_view, self.size.width()
        row = QRectF(0, _MARGIN + place * _ROW_HEIGHT, width, _ROW_HEIGHT)
        leads = seat == self._leader and len(self._seats) > 1
        paint_line_ground(painter, row, mine=None, leads=leads, first=place == 0)
        y = row.center().y()
        paint_shield(painter, 33, y, 30, SEATS[seat].colour, SEATS[seat].charge)
        if seat == self._pawn:
            painter.save()
            painter.translate(52, y + 27)
            painter.scale(0.42, 0.42)
            paint_pawn(painter, Pawn.CONDOTTIERE)
            painter.restore()
        height = _CARD_WIDTH * CARD_SIZE[1] / CARD_SIZE[0]
        for number, card in enumerate(shown_count.lines[seat]):
            left, top = _CARDS_LEFT + number * self._step, y - height / 2
            paint_card_in(
                painter, QRectF(left, top, _CARD_WIDTH, height), card, edition_id=self._edition
            )
            painter.save()
            painter.translate(left, top)
            painter.scale(_CARD_WIDTH / CARD_SIZE[0], _CARD_WIDTH / CARD_SIZE[0])
            paint_marks(painter, shown_count.marks(seat, number), FaceDetail.of_width(_CARD_WIDTH))
            painter.restore()
        point = QPointF(width - 40, y)
        if leads:
            paint_laurel(painter, point, 21)
        state = TotalState.LEADS if leads else TotalState.PLAIN
        if shown_count.passed[seat]:
            state = TotalState.PASSED
            paint_ribbon(
                painter,
                QRectF(width - 70 - _RIBBON_WIDTH, y - 11, _RIBBON_WIDTH, 22),
                labels.passed_label(),
            )
        paint_total(painter, point, 21, str(self._totals[seat]), state)
