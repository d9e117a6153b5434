"""The score in the panel: a figure for each seat, and a link to its parts.

Two seats have a bar between them; more have their shields before their figures.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient, with_alpha
from desktop.panels.box import PanelBox
from desktop.panels.heading import heading_font, paint_heading
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif
from desktop.table.facts import Score, SeatFacts
from engine.core.values import CALLED_OFF, Result

_TYPE_PX = 14.5
#: Minimum gap between the heading and the link.
_GAP = 14
#: Width of the figure at each end.
_FIGURE_WIDTH = 44.0
#: Top of the bar's row.
_BAR_TOP = 34.0
_WORDS_TOP = 70.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: With fewer points than this, part of the bar stays empty: a lead of 1 to 0 is small.
_MIN_FULL_BAR_POINTS = 6
#: With more points than this, the bar has no divisions.
_MAX_DIVIDED_POINTS = 48


def ranking(result: Result, seats: Sequence[SeatFacts]) -> list[int]:
    """Return the final place of each seat, from 1; 0 where nothing ranks it behind the winners.

    Returns [] for a match that was called off.
    """
    if result.by == CALLED_OFF:
        return []
    places = []
    for seat, facts in enumerate(seats):
        if seat in result.winners:
            places.append(1)
        elif result.by == "resignation" or not facts.standing:
            places.append(0)
        else:
            better = [
                other in result.winners or rival.standing > facts.standing
                for other, rival in enumerate(seats)
            ]
            places.append(1 + sum(better))
    return places


class ScoreBox(PanelBox):
    """Box that shows a Score.

    Signals:
        why_requested(): the parts of the score are to be shown.
    """

    why_requested = Signal()

    def __init__(self, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS) -> None:
        super().__init__(parent)
        self._looks = looks
        self._score = Score("", (0, 0), "", ((), ()))
        self.link = TextLink(self)
        self.link.clicked.connect(self.why_requested)
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_TYPE_PX))
        self.retranslate()

    def retranslate(self) -> None:
        self.link.setAccessibleName(translate("Score", "why this score?"))
        self._place()

    def restyle(self) -> None:
        self._write()

    def show_score(self, score: Score) -> None:
        """Show the current score."""
        self._score = score
        self._write()

    def _write(self) -> None:
        sentence = self._score.sentence
        self._document.setHtml(
            f'<div style="line-height:112%; color:{current_theme().quiet}">{sentence}</div>'
        )
        plain = self._document.toPlainText()
        points = " – ".join(map(str, self._score.points))
        self.setAccessibleName(f"{self._score.heading}: {points}. {plain}".strip())
        self.renew()

    def renew(self) -> None:
        self._place()
        self._document.setTextWidth(self.width() - 8)
        super().renew()

    def needed_height(self, width: int, *, tall: bool) -> int:
        self._document.setTextWidth(width - 8)
        text_height = self._document.size().height() + 4 if tall and self._score.sentence else 0
        self._document.setTextWidth(self.width() - 8)
        return round(_WORDS_TOP + text_height)

    def _place(self) -> None:
        """Place the link at the right, in its short form if the heading leaves little room."""
        max_width = self.width() - 8.0 - _GAP
        max_width -= QFontMetricsF(heading_font()).horizontalAdvance(self._score.heading)
        self.link.setText(translate("Score", "why this score?"))
        if self.link.size_hint().width() > max_width:
            self.link.setText(translate("Score", "why?"))
        size = self.link.size_hint()
        self.put(self.link, self.width() - 4 - size.width(), 0, size.width(), 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        link_width = self.link.size_hint().width() + _GAP
        paint_heading(painter, self.width(), self._score.heading, kept=link_width)
        if len(self._score.points) == 2:
            for seat, x in ((0, 0.0), (1, self.width() - _FIGURE_WIDTH)):
                figure = str(self._score.points[seat])
                ink = self._looks[seat].ink
                paint_fitted_line(
                    painter, QRectF(x, _BAR_TOP - 3, _FIGURE_WIDTH, 32), figure, 29, ink, weight=700
                )
            self._paint_bar(
                painter, QRectF(_FIGURE_WIDTH, _BAR_TOP + 3, self.width() - 2 * _FIGURE_WIDTH, 20)
            )
        else:
            self._paint_columns(painter, QRectF(4, _BAR_TOP - 2, self.width() - 8, 30))
        if self.is_tall:
            painter.translate(4, _WORDS_TOP)
            self._document.drawContents(painter)
        painter.end()

    def _paint_columns(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a shield and a figure for each seat, side by side; the highest stand out."""
        step, maximum = rect.width() / len(self._score.points), max(self._score.points)
        theme = current_theme()
        size = 19 if step > 60 else 16
        for seat, points in enumerate(self._score.points):
            x = rect.left() + seat * step
            self._looks[seat].shield(painter, x + size / 2, rect.center().y(), size)
            text_rect = QRectF(x + size + 3, rect.top(), step - size - 7, rect.height())
            best = points == maximum
            ink, weight = (theme.text, 700) if best else (theme.quiet, 600)
            paint_fitted_line(
                painter, text_rect, str(points), size + 1, ink, weight=weight, align=_LEFT
            )

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        """Paint the points from both ends; once they meet, the side across the middle is ahead."""
        theme = current_theme()
        total = sum(self._score.points)
        body = rounded(bar, 4)
        painter.save()
        painter.setClipPath(body)
        painter.fillRect(bar, with_alpha(theme.text, 26))
        step = bar.width() / max(total, _MIN_FULL_BAR_POINTS)
        for seat, points in enumerate(self._score.points):
            colour = QColor(self._looks[seat].colour)
            x = bar.left() if seat == 0 else bar.right() - points * step
            share = QRectF(x, bar.top(), points * step, bar.height())
            painter.fillRect(
                share,
                vertical_gradient(bar.top(), bar.bottom(), (0, colour.lighter(118)), (1, colour)),
            )
            if total <= _MAX_DIVIDED_POINTS:
                for i in range(1, points):
                    line = QRectF(x + i * step - 0.5, bar.top(), 1, bar.height())
                    painter.fillRect(line, QColor(255, 255, 255, 90))
        painter.restore()
        stroke_path(painter, body, pen(theme.button_edge, 1.1))
        middle = QRectF(bar.center().x() - 1, bar.top() - 4, 2, bar.height() + 8)
        painter.fillRect(middle, QColor(theme.text))


class TextLink(TextScaled, QPushButton):
    """A short text link, in the type of a note beside a heading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFlat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def size_hint(self) -> QSize:
        metrics = QFontMetricsF(serif(_TYPE_PX, 400, italic=True))
        return QSize(round(metrics.horizontalAdvance(self.text())) + 4, 24)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        font = serif(_TYPE_PX, 400, italic=True)
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        painter.setPen(QColor(current_theme().aside))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(0, 0, self.width(), 24), int(middle), self.text())
        painter.end()
