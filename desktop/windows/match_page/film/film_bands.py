"""The words of a film: the seats above the table, and what happens below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.language.names import only_person_name
from desktop.language.translation import join_words
from desktop.painting.fitted_text import fitting_size, write_fitted
from desktop.painting.lettering import FlowedText, TextRun
from desktop.style.theme import current_theme, serif
from desktop.table.facts import Holding, SeatFacts
from desktop.table.game_table import GameTable
from desktop.table.game_texts import event_sentences
from engine.core.values import Event, View
from engine.play.match import Match

#: Height of a band above or below the table, in pixels.
BAND_HEIGHT = 50.0
_MARGIN = 14.0
_SHIELD_WIDTH = 24.0
#: Least gap between a name and what the seat has.
_GAP = 10.0
#: How many possessions are shown, the last of them, and the size of their icons.
_HOLDINGS, _ICON_PX = 2, 20.0
_TEXT_PX, _HEAD_PX, _NAME_PX, _FIGURE_PX = 18.0, 20.0, 17.0, 15.5
#: The smallest type of a sentence on one line; a longer one has two lines.
_MIN_LINE_PX, _TWO_LINES_PX = 16.0, 15.0
_BAR_HEIGHT = 3.0
_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Caption:
    """What is said below the table."""

    text: str = ""
    #: Whether it is a title.
    is_head: bool = False


class FilmBands:
    """The bands above and below the table of a film."""

    def __init__(self, match: Match, table: GameTable, names: Sequence[str]) -> None:
        self._match, self._table, self._names = match, table, names
        self._looks = table.looks(match.view(None), match.seats)
        self._seats: Sequence[SeatFacts] = ()
        self._turn: int | None = None
        self._ply = 0

    @property
    def shown_names(self) -> list[str]:
        """The names of the seats; a lone nameless person is "You"."""
        return [name or only_person_name() for name in self._names]

    def show(self, view: View, ply: int) -> None:
        """Show the seats in a view, after so many answers."""
        self._ply = ply
        self._seats = self._table.facts(view, self._names, None).seats
        self._turn = view.decision.seat if view.decision is not None else None

    # -- texts -------------------------------------------------------------------------------------

    def title_caption(self) -> Caption:
        """Return the title of the film: the game and its players."""
        names = join_words(self.shown_names)
        return Caption(f"{self._table.title()} · {names}", is_head=True)

    def event_caption(self, events: Sequence[Event]) -> Caption | None:
        """Return what the chronicle tells of the last of some events of a move, if anything."""
        sentences = event_sentences(self._table.texts, events, self._names, None)
        return Caption(" ".join(sentences[-2:])) if sentences else None

    def result_caption(self) -> Caption:
        """Return how the match ended."""
        result = self._match.result
        assert result is not None
        text = self._table.texts.result(result, self._names, None, self._match.view(None))[0]
        return Caption(text, is_head=True)

    # -- painting ----------------------------------------------------------------------------------

    def paint_top(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the seats, side by side."""
        theme = current_theme()
        painter.fillRect(rect, QColor(theme.panel))
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), QColor(theme.line))
        width = rect.width() / self._match.seats
        for seat, facts in enumerate(self._seats):
            self._paint_seat(
                painter, QRectF(seat * width, 0, width, rect.height() - 1), seat, facts
            )

    def _paint_seat(self, painter: QPainter, cell: QRectF, seat: int, facts: SeatFacts) -> None:
        theme, look = current_theme(), self._looks[seat]
        if seat == self._turn:
            painter.fillRect(cell, QColor(theme.mark))
            painter.fillRect(
                QRectF(cell.left(), cell.bottom() - 3, cell.width(), 3), QColor(look.ink)
            )
        middle = cell.center().y()
        look.shield(painter, cell.left() + _MARGIN + _SHIELD_WIDTH / 2, middle, _SHIELD_WIDTH)
        inner_rect = cell.adjusted(_MARGIN + _SHIELD_WIDTH + 9, 0, -_MARGIN, 0)
        weight = 700 if seat == self._turn else 400
        name = self.shown_names[seat]
        inner_rect.setWidth(
            inner_rect.width() - self._paint_facts(painter, inner_rect, facts, look.ink, name)
        )
        write_fitted(painter, inner_rect, name, _NAME_PX, theme.text, weight=weight)

    def _paint_facts(
        self, painter: QPainter, room: QRectF, facts: SeatFacts, ink: str, name: str
    ) -> float:
        """Paint what a seat has at the right of the room beside its name; return the width."""
        left = room.width() - QFontMetricsF(serif(_NAME_PX, 700)).horizontalAdvance(name) - _GAP
        metrics = QFontMetricsF(serif(_FIGURE_PX))
        if facts.holdings:
            return self._paint_holdings(painter, room, facts.holdings[-_HOLDINGS:], ink)
        for text in _facts_texts(facts):
            width = metrics.horizontalAdvance(text)
            if width <= left:
                cell_rect = QRectF(room.right() - width - 1, room.top(), width + 1, room.height())
                write_fitted(painter, cell_rect, text, _FIGURE_PX, ink, align=_RIGHT)
                return width + _GAP
        return 0.0

    def _paint_holdings(
        self, painter: QPainter, room: QRectF, holdings: Sequence[Holding], ink: str
    ) -> float:
        x, middle = room.right(), room.center().y()
        for holding in reversed(holdings):
            text = str(holding.number)
            width = QFontMetricsF(serif(_FIGURE_PX, 700)).horizontalAdvance(text)
            cell_rect = QRectF(x - width - 1, room.top(), width + 1, room.height())
            write_fitted(painter, cell_rect, text, _FIGURE_PX, ink, weight=700)
            x -= width + _ICON_PX + 4
            painter.save()
            holding.paint(painter, QRectF(x, middle - _ICON_PX / 2, _ICON_PX, _ICON_PX))
            painter.restore()
            x -= 8
        return room.right() - x

    def paint_foot(self, painter: QPainter, rect: QRectF, caption: Caption) -> None:
        """Paint the sentences, above the bar that shows how much of the match is over."""
        theme = current_theme()
        painter.fillRect(rect, QColor(theme.panel))
        painter.fillRect(QRectF(0, rect.top(), rect.width(), 1), QColor(theme.line))
        share = self._ply / max(1, self._match.ply)
        bar = QRectF(0, rect.bottom() - _BAR_HEIGHT, rect.width(), _BAR_HEIGHT)
        painter.fillRect(bar, QColor(theme.line))
        bar.setWidth(rect.width() * share)
        painter.fillRect(bar, QColor(theme.accent))
        inner_rect = rect.adjusted(_MARGIN, 1, -_MARGIN, -_BAR_HEIGHT)
        if caption.is_head:
            write_fitted(
                painter, inner_rect, caption.text, _HEAD_PX, theme.accent, weight=700, align=_CENTRE
            )
        elif caption.text:
            self._paint_sentence(painter, inner_rect, caption.text)

    def _paint_sentence(self, painter: QPainter, room: QRectF, text: str) -> None:
        colour = current_theme().text
        size = fitting_size(text, _TEXT_PX, room.width())
        if size >= _MIN_LINE_PX:
            write_fitted(painter, room, text, size, colour, align=_CENTRE)
            return
        size = _TWO_LINES_PX
        flowed = FlowedText([TextRun(text, serif(size), colour)], room.width())
        while flowed.height > room.height() and size > 11:
            size -= 0.5
            flowed = FlowedText([TextRun(text, serif(size), colour)], room.width())
        top = room.top() + (room.height() - flowed.height) / 2
        flowed.paint(painter, QRectF(room.left(), top, 0, 0).topLeft())


def _facts_texts(facts: SeatFacts) -> list[str]:
    """Return what a seat has, in words, from the longest text to the shortest."""
    # The first figure of a seat with several tells what it has left.
    counts = facts.counts[1:] or facts.counts
    texts = [" · ".join(count.text for count in counts), *(count.text for count in counts[:1])]
    return [
        text for text in (*texts, *(count.figure for count in counts[:1]), facts.holding) if text
    ]
