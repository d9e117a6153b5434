"""Previews of a held card (a bubble) and of a region under the pointer (a tag with figures)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.art.painter import bubble_tail, paint_bubble, paint_top_mark
from desktop.games.condottiere.layout import Layout
from desktop.games.condottiere.words import labels
from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CardPlace
from desktop.painting.shapes import paint_lines, pen, polygon
from desktop.style.theme import SEATS, serif
from desktop.table.callouts.placing import Anchor, CalloutObstacles, Ranking, tail_tip, with_point
from desktop.table.items import Overlay
from engine.core.values import Seat

_INK, _QUIET, _BETTER, _WORSE = "#2a1c0e", "#6d5a41", "#2f6b2a", "#9e2b25"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BIG, _SMALL, _LINE = 19.0, 16.0, 22.0
_PAD, _SHIELD = 13.0, 38.0
_MAX_WIDTH = 400.0
#: Text of one sentence on one line, with the index of the sentence.
Run = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Forecast:
    """The effects of a card: the strength before and after, and sentences."""

    seat: Seat
    #: None where the strength says nothing, for example when the battle is called off.
    change: tuple[int, int] | None
    sentences: tuple[str, ...]
    #: Whether the first sentence is good news (True), bad news (False), or neither (None).
    is_good: bool | None = None


class BubbleItem(Overlay):
    """A forecast above the held card, in words and figures; the pointer passes through."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(z_layers.TAGS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.forecast: Forecast | None = None
        self._box, self._tip = QRectF(), QPointF()
        self._lines: list[list[Run]] = []
        self.hide()

    @property
    def text(self) -> str:
        """The text of the bubble; "" while it is hidden."""
        if not self.isVisible() or self.forecast is None:
            return ""
        change = self.forecast.change
        figures = [f"{labels.army()} {change[0]} → {change[1]}."] if change is not None else []
        return " ".join([*figures, *self.forecast.sentences])

    @property
    def box(self) -> QRectF:
        """The rect of the bubble."""
        return self._box

    @property
    def text_rect(self) -> QRectF | None:
        return self._box if self.isVisible() else None

    @property
    def tail(self) -> QPainterPath:
        return bubble_tail(self._box, self._tip)

    def say(
        self,
        forecast: Forecast | None,
        card: CardPlace | None,
        layout: Layout | None,
        clear: QRectF | None = None,
    ) -> None:
        """Show the forecast of a card, beside `clear` if possible; None hides the bubble."""
        has_text = forecast is not None and (forecast.sentences or forecast.change)
        if forecast is None or card is None or layout is None or not has_text:
            self.forecast = None
            self.hide()
            return
        self.forecast = forecast
        max_width = (
            min(_MAX_WIDTH, layout.size.width() - 40, layout.bubble_room) - _SHIELD - 2 * _PAD
        )
        self._lines = wrap_sentences(forecast.sentences, max_width)
        metrics = QFontMetricsF(serif(_SMALL, 400, italic=True))
        widths = [sum(metrics.horizontalAdvance(t) for _, t in runs) for runs in self._lines]
        if forecast.change is not None:
            metrics = QFontMetricsF(serif(_BIG, 600))
            figures = "".join(str(number) for number in forecast.change)
            widths.append(metrics.horizontalAdvance(f"{labels.army()} {figures}") + 48)
        rows = len(self._lines) + (forecast.change is not None)
        size = QSizeF(max(widths) + _SHIELD + 2 * _PAD + 4, max(2, rows) * _LINE + 14)
        self._box = layout.bubble(card, size, clear)
        self.set_bounds(self._box.adjusted(-16, -16, 16, 30))
        # Beside a battle, the tail leans towards a card further left, without covering a medal.
        x = max(self._box.left() - 6, min(self._box.right() - 24, card.point.x()))
        self._tip = QPointF(x, self._box.bottom() + 13)
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        forecast = self.forecast
        if forecast is None:
            return
        rect = self._box
        paint_bubble(painter, rect, self._tip)
        who = SEATS[forecast.seat]
        paint_shield(
            painter, rect.left() + _PAD + 14, rect.center().y(), 28, who.colour, who.charge
        )
        left = rect.left() + _PAD + _SHIELD
        rows = len(self._lines) + (forecast.change is not None)
        y = rect.center().y() - rows * _LINE / 2
        if forecast.change is not None:
            self._paint_figures(painter, left, y, *forecast.change)
            y += _LINE
        for runs in self._lines:
            self._paint_sentences(painter, left, y, runs)
            y += _LINE

    def _paint_sentences(self, painter: QPainter, x: float, y: float, runs: Sequence[Run]) -> None:
        """Draw one line of text; only the first sentence has the colour of good or bad news."""
        forecast = self.forecast
        assert forecast is not None
        metrics = QFontMetricsF(serif(_SMALL, 400, italic=True))
        for number, text in runs:
            good = forecast.is_good if number == 0 else None
            ink = _QUIET if good is None else _BETTER if good else _WORSE
            if forecast.change is None and number == 0:
                ink = _INK
            width = metrics.horizontalAdvance(text)
            rect = QRectF(x, y, width + 6, _LINE)
            paint_fitted_line(painter, rect, text, _SMALL, ink, italic=True, align=_LEFT)
            x += width

    def _paint_figures(
        self, painter: QPainter, x: float, y: float, before: int, after: int
    ) -> None:
        """Draw both strengths with an arrow between them."""
        label = f"{labels.army()} "
        for text, weight, ink in ((label, 400, _INK), (str(before), 700, _INK)):
            font = serif(_BIG, weight)
            width = QFontMetricsF(font).horizontalAdvance(text)
            paint_fitted_line(
                painter, QRectF(x, y, width + 2, _LINE), text, _BIG, ink, weight=weight, align=_LEFT
            )
            x += width
        middle = y + _LINE / 2 + 1
        colour = _BETTER if after > before else _WORSE if after < before else _QUIET
        paint_lines(painter, [QLineF(x + 8, middle, x + 24, middle)], pen(colour, 2.2))
        head = polygon([(x + 22, middle - 5), (x + 31, middle), (x + 22, middle + 5)])
        painter.fillPath(head, pen(colour, 1).color())
        rect = QRectF(x + 38, y, 80, _LINE)
        paint_fitted_line(painter, rect, str(after), _BIG + 1, colour, weight=700, align=_LEFT)


def wrap_sentences(sentences: Sequence[str], room: float) -> list[list[Run]]:
    """Wrap sentences into lines no wider than `room`."""
    metrics = QFontMetricsF(serif(_SMALL, 400, italic=True))
    lines: list[list[Run]] = []
    width = 0.0
    for number, sentence in enumerate(sentences):
        for word in sentence.split(" "):
            longer = width + metrics.horizontalAdvance(f" {word}")
            if not lines or longer > room:
                lines.append([(number, word)])
                width = metrics.horizontalAdvance(word)
                continue
            before, text = lines[-1][-1]
            if before == number:
                lines[-1][-1] = number, f"{text} {word}"
            else:
                lines[-1].append((number, f" {word}"))
            width = longer
    return lines


@dataclass(frozen=True, slots=True)
class Prospect:
    """A seat's largest group of regions before and after, and whether it would win."""

    seat: Seat
    group_before: int
    group_after: int
    wins: bool


class ProspectsItem(Overlay):
    """A tag beside a region: the largest group of every seat if that seat took the region."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(z_layers.TAGS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.prospects: tuple[Prospect, ...] = ()
        self._title = ""
        self._box, self._tip = QRectF(), QPointF()
        self.hide()

    @property
    def box(self) -> QRectF:
        """The rect of the tag."""
        return self._box

    @property
    def text_rect(self) -> QRectF | None:
        return self._box if self.isVisible() else None

    @property
    def tail(self) -> QPainterPath:
        return bubble_tail(self._box, self._tip)

    def show_for(
        self,
        title: str,
        prospects: Sequence[Prospect],
        anchor: Anchor,
        around: CalloutObstacles,
    ) -> None:
        """Show the tag where it covers no other city, or above its own where that is impossible."""
        self._title, self.prospects = title, tuple(prospects)
        metrics = QFontMetricsF(serif(17, 700))
        label_width = QFontMetricsF(serif(14, 400, italic=True)).horizontalAdvance(labels.linked())
        width = max(metrics.horizontalAdvance(title), label_width, len(prospects) * 56.0) + 26
        size, bounds = QSizeF(width, 98), around.bounds.adjusted(6, 6, -6, -6)
        around = replace(around, bounds=bounds)
        rankings = (
            Ranking(size, anchor, around, has_tail=False),
            Ranking(size, anchor, around, may_cover=True, has_tail=False),
        )
        best_rank = next((best for ranking in rankings if (best := ranking.best())), None)
        if best_rank is not None:
            rect = best_rank.box
        else:
            rect = QRectF(QPointF(), size)
            rect.moveCenter(anchor.target.center())
            rect.moveBottom(anchor.target.top() - 11)
            rect.moveLeft(max(bounds.left(), min(bounds.right() - width, rect.left())))
        self._box, self._tip = rect, tail_tip(anchor, rect)
        self.set_bounds(with_point(rect, self._tip).adjusted(-16, -16, 16, 28))
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self._box
        paint_bubble(painter, rect, self._tip)
        inner = rect.adjusted(10, 0, -10, 0)
        paint_fitted_line(
            painter,
            QRectF(inner.left(), rect.top() + 6, inner.width(), 24),
            self._title,
            17,
            _INK,
            weight=700,
        )
        paint_fitted_line(
            painter,
            QRectF(inner.left(), rect.top() + 28, inner.width(), 18),
            labels.linked(),
            14,
            _QUIET,
            italic=True,
        )
        step = inner.width() / max(1, len(self.prospects))
        for i, prospect in enumerate(self.prospects):
            x, y = inner.left() + (i + 0.5) * step, rect.top() + 70
            who = SEATS[prospect.seat]
            paint_shield(painter, x - 12, y, 20, who.colour, who.charge)
            ink = (
                _WORSE
                if prospect.wins
                else _INK
                if prospect.group_after > prospect.group_before
                else _QUIET
            )
            weight = 700 if prospect.group_after > prospect.group_before else 400
            cell_rect = QRectF(x + 1, y - 14, 24, 28)
            paint_fitted_line(painter, cell_rect, str(prospect.group_after), 20, ink, weight=weight)
            if prospect.wins:
                paint_top_mark(painter, QPointF(x + 13, y - 19), 15)
