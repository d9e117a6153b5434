"""The parts of the review's panel: cards with text, bars with whiskers, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.language.translation import translate
from desktop.painting.bars import paint_chance_bar
from desktop.painting.fitted_text import write_fitted
from desktop.painting.lettering import NEW_LINE, FlowedText, TextRun
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.materials.wax_seal import paint_possible_seal, paint_wax_seal
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import mix_colours, pen, polyline, stroke_path
from desktop.panels.backgrounds import paint_ground
from desktop.panels.box import PanelBlock
from desktop.review.moment_texts import labelled_text
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import HEIGHT, Button
from desktop.table.callouts.advice_texts import margin_text
from desktop.table.game_table import Cards

_ROW_HEIGHT = 25
#: Height of a row with its label above the bar.
_HIGH_ROW_HEIGHT = 34.0
#: Height of a line of text.
_LINE_HEIGHT = 20.0
_BAR_HEIGHT = 9.0
#: Type size of labels and chances.
_TYPE_PX = 15.5
#: What is not proved is never written as exact.
_MIN_MARGIN = 0.005
#: Type size of a margin of error.
_SMALL_TYPE_PX = 14.0
#: Radius of the badge before a row.
_BADGE_RADIUS = 9.0
#: Width reserved for the badge.
_BADGE_WIDTH = 25.0
#: Minimum share of the width for a bar beside its label.
_MIN_BAR_SHARE = 1 / 4
#: Gap between label, bar and figures.
_GAP = 8.0
#: Width reserved for a shield.
_SHIELD_WIDTH = 27.0
#: Gap between a card and the words beside it.
_GAP_BESIDE = 12.0
#: How much lower than the card the text beside it may end.
_MAX_TEXT_OVERHANG_HEIGHT = 22.0
#: Gap between a card and text below it.
_GAP_BELOW = 5.0
#: Minimum height beside a card for words that continue below it: two lines.
_MIN_BESIDE_HEIGHT = 36.0
#: Scale of a card that only has words below it.
_SMALL_CARD_SCALE = 0.78
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Heading(TextScaled, QWidget):
    """The badge of a turning point with its title and a line below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number: int | None = None
        self._title = self._line = ""
        self._is_possible = False
        self.fix(height=52)

    def say(self, number: int | None, title: str, line: str, *, possible: bool = False) -> None:
        """Set the contents; `number` is the turning point's from 1, None for another moment.

        A turning point is `possible` while it is still being examined.
        """
        self._is_possible = possible
        self._number, self._title, self._line = number, title, line
        self.fix(height=52 if line or number is not None else 32)
        self.setAccessibleName(f"{title}. {line}".rstrip(". "))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = self.painter(), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0.0
        if self._number is not None:
            if self._is_possible:
                paint_possible_seal(painter, QPointF(22, 25), 17)
            else:
                paint_wax_seal(painter, QPointF(22, 25), 17, self._number, red=True)
            left = 50.0
        rect = QRectF(left, 2, self.width() - left, 27)
        write_fitted(painter, rect, self._title, 21, theme.text, weight=700)
        low = QRectF(left, 28, self.width() - left, 21)
        write_fitted(painter, low, self._line, 15.5, theme.quiet, italic=True)
        painter.end()


class MoveBlock(PanelBlock):
    """A card of the game with the text about a move around it.

    Text of which only a line would fit beside the card is put below it as a whole.
    """

    def __init__(self, cards: Cards | None, parent: QWidget, *, coach: bool = False) -> None:
        """Create the block; `coach` if the text is about the coach's move."""
        self._cards, self._coach = cards, coach
        self._card: str | None = None
        self._wide = 0
        self._whose = self._head = self._text = ""
        super().__init__(parent)

    def text(self) -> str:
        """Return the first part of the text."""
        return labelled_text(self._whose, self._head) if self._whose else self._head

    def say(
        self, head: str, text: str, card: str | None = None, width: int = 0, whose: str = ""
    ) -> None:
        """Set the contents.

        `text` follows `head` and may be "". `width` is the width of the card. `whose` says whose
        move it is; `head` is then set as a title.
        """
        self._whose, self._head, self._text, self._wide = whose, head, text, width
        self._card = card if self._cards is not None else None
        self.setAccessibleName(f"{self.text()}. {text}".rstrip(". "))
        self.setVisible(bool(head or text))
        self.fit()

    def _card_picture_of(self) -> QSizeF:
        """Return the size of the card, empty if there is none."""
        if self._card is None:
            return QSizeF(0, 0)
        return QSizeF(self._wide, self._wide * CARD_SIZE[1] / CARD_SIZE[0])

    def _texts(self) -> tuple[Sequence[TextRun], Sequence[TextRun]]:
        """Return the heading, and the further text."""
        theme = current_theme()
        head = [TextRun(self._head, serif(16), theme.text)]
        if self._whose:
            title = theme.accent if self._coach else theme.text
            head = [
                TextRun(f"{self._whose}{NEW_LINE}", serif(14.5, italic=True), theme.quiet),
                TextRun(self._head, serif(18 if self._coach else 17, 700), title),
            ]
        quiet = self._whose and not self._coach
        body = TextRun(self._text, serif(15.5), theme.quiet if quiet else theme.text)
        return head, [body] if self._text else []

    def _lay_out(self, width: float) -> tuple[QSizeF, list[tuple[QPointF, FlowedText]]]:
        """Return the size of the card, and the texts with their positions.

        The text is beside the card, or around it, or the part that would extend further down is
        below a smaller card.
        """
        (head, body), card = self._texts(), self._card_picture_of()
        beside = (
            QPointF(card.width() + _GAP_BESIDE, -2) if self._card is not None else QPointF(0, -2)
        )
        lines = [*head, TextRun(NEW_LINE, head[-1].font, head[-1].colour), *body] if body else head
        full_text = FlowedText(lines, width - beside.x())
        # The text about the move played is short.
        if (
            not self._coach
            or not body
            or full_text.height <= card.height() + _MAX_TEXT_OVERHANG_HEIGHT
        ):
            return card, [(beside, full_text)]
        title = FlowedText(head, width - beside.x())
        if self._card is not None and title.height + _MIN_BESIDE_HEIGHT <= card.height():
            taken = QSizeF(beside.x(), card.height())
            return card, [(QPointF(0, beside.y()), FlowedText(lines, width, taken))]
        if self._card is not None:
            card *= _SMALL_CARD_SCALE
            beside.setX(card.width() + _GAP_BESIDE)
            title = FlowedText(head, width - beside.x())
        below = max(card.height() + _GAP_BELOW, beside.y() + title.height)
        return card, [(beside, title), (QPointF(0, below), FlowedText(body, width))]

    def needed_height(self, width: float) -> float:
        card, flows = self._lay_out(width)
        point, flow = flows[-1]
        return max(card.height() + 2, point.y() + flow.height + 2)

    def paint(self, painter: QPainter) -> None:
        card, flows = self._lay_out(self.width())
        if self._cards is not None and self._card is not None:
            self._cards.paint(painter, QRectF(1, 1, card.width() - 2, card.height()), self._card)
        for point, flow in flows:
            flow.paint(painter, point)


class SaveButton(Button):
    """A button to save, with an arrow into a tray as its icon."""

    def size_hint(self) -> QSize:
        return QSize(40, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        line = pen(self._paint_body(painter), 1.7)
        painter.translate(self.width() / 2, self.height() / 2 - 0.5)
        for points in (
            [(0, -7), (0, 3)],
            [(-4, -1), (0, 3), (4, -1)],
            [(-7, 2), (-7, 7), (7, 7), (7, 2)],
        ):
            stroke_path(painter, polyline(points), line)
        painter.end()


class GoldFrame(QFrame):
    """The background of the coach's text."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, QRectF(self.rect()), active=True)
        painter.end()


@dataclass(frozen=True, slots=True)
class Row:
    """A chance with its margin of error and its label."""

    label: str
    value: float
    #: None if there is none or it is unknown.
    margin: float | None
    colour: str
    is_bold: bool = False
    #: The look of the seat whose shield precedes the label.
    look: SeatLook | None = None
    #: Whether the outcome is certain.
    is_proven: bool = False
    #: The number on the badge before the label, as on the board; 0 for a blank badge.
    badge: int | None = None
    #: Whether the chance is an estimate.
    is_rough: bool = False
    #: Whether the row is indented without a shield, among others that have one.
    is_indented: bool = False

    @property
    def inset(self) -> float:
        """The width of shield or badge in pixels."""
        if self.look is not None or self.is_indented:
            return _SHIELD_WIDTH
        return _BADGE_WIDTH if self.badge is not None else 0.0

    @property
    def spoken_label(self) -> str:
        """The label with its number for screen readers: "1. Pass"."""
        return self.label if not self.badge else f"{self.badge}. {self.label}"

    @property
    def chance(self) -> str:
        """The chance as it is written: "72", as an estimate "≈ 72", or the certain outcome."""
        if self.is_proven:
            return translate("Review", "wins") if self.value else translate("Review", "loses")
        figure = str(round(100 * self.value))
        return f"≈\u00a0{figure}" if self.is_rough else figure

    @property
    def written_margin(self) -> str:
        """The margin of error as it is written: "± 5"."""
        if self.margin is None or self.is_proven:
            return ""
        return margin_text(self.value, max(self.margin, _MIN_MARGIN))

    @property
    def figures(self) -> str:
        """Chance and margin of error: "72 ± 5"."""
        return f"{self.chance} {self.written_margin}".strip()


class Rows(PanelBlock):
    """Bars below each other, with all labels before the bars, or above them if one does not fit."""

    def __init__(self, parent: QWidget) -> None:
        self._rows: Sequence[Row] = ()
        #: Widths of labels and figures in pixels.
        self._label_width = self._figure_width = 0.0
        #: Whether labels are above the bars.
        self.is_stacked = False
        super().__init__(parent)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        self._rows = rows
        self.setVisible(bool(rows))
        labels = [
            translate("Review", "{words}: {figures} per cent").format(
                words=row.spoken_label, figures=row.figures
            )
            for row in rows
        ]
        self.setAccessibleName("; ".join(labels))
        self.setToolTip("\n".join(labels))
        self.fit()

    def needed_height(self, width: float) -> float:
        bold, small = QFontMetricsF(serif(_TYPE_PX, 700)), QFontMetricsF(serif(_SMALL_TYPE_PX))
        chances = max((bold.horizontalAdvance(row.chance) for row in self._rows), default=0)
        margins = [
            small.horizontalAdvance(f" {row.written_margin}")
            for row in self._rows
            if row.written_margin
        ]
        self._figure_width = chances + max(margins, default=0)
        self._label_width = max((_width(row) for row in self._rows), default=0)
        free_width = width - self._figure_width - 2 * _GAP
        self.is_stacked = self._label_width > free_width - width * _MIN_BAR_SHARE
        return sum(self._row_height(row) for row in self._rows)

    def _row_height(self, row: Row) -> float:
        if not self.is_stacked:
            return _ROW_HEIGHT
        lines = QFontMetricsF(_font(row)).boundingRect(self._label_rect(row), _WRAPPED, row.label)
        return _HIGH_ROW_HEIGHT - _LINE_HEIGHT + max(_LINE_HEIGHT, lines.height())

    def _label_rect(self, row: Row) -> QRectF:
        """Return the rect of a label above its bar, beside the figures."""
        width = self.width() - row.inset - self._figure_width - _GAP
        return QRectF(row.inset, 1, max(1.0, width), 1000)

    def paint(self, painter: QPainter) -> None:
        for row in self._rows:
            height = self._row_height(row)
            self._paint(painter, QRectF(0, 0, self.width(), height), row)
            painter.translate(0, height)

    def _paint(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        theme, line = current_theme(), QRectF(rect)
        painter.setFont(_font(row))
        painter.setPen(QColor(theme.text))
        if self.is_stacked:
            painter.drawText(self._label_rect(row), _WRAPPED, row.label)
            line.setBottom(_LINE_HEIGHT + 1)
            below = rect.bottom() - _HIGH_ROW_HEIGHT + _LINE_HEIGHT + 2
            bar = QRectF(row.inset, below, rect.width() - row.inset, _BAR_HEIGHT)
        else:
            painter.drawText(rect.adjusted(row.inset, 0, 0, 0), int(_LEFT), row.label)
            left = self._label_width + _GAP
            width = rect.width() - left - _GAP - self._figure_width
            bar = QRectF(left, line.center().y() - _BAR_HEIGHT / 2, width, _BAR_HEIGHT)
        if row.look is not None:
            row.look.shield(painter, 10, rect.top() + _ROW_HEIGHT / 2, 18)
        elif row.badge is not None:
            centre = QPointF(_BADGE_RADIUS + 1, rect.top() + _ROW_HEIGHT / 2)
            paint_wax_seal(painter, centre, _BADGE_RADIUS, row.badge)
        ground = mix_colours(theme.panel, theme.text, 0.22)
        paint_chance_bar(
            painter, bar, row.value, row.margin or None, row.colour, ground, theme.text
        )
        self._paint_figures(painter, line, row)

    def _paint_figures(self, painter: QPainter, line: QRectF, row: Row) -> None:
        """Paint the chance, and its margin of error in quieter ink."""
        theme, margin = current_theme(), row.written_margin
        painter.setFont(serif(_SMALL_TYPE_PX))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(line, int(_RIGHT), margin)
        if margin:
            width = QFontMetricsF(serif(_SMALL_TYPE_PX)).horizontalAdvance(f" {margin}")
            line = line.adjusted(0, 0, -width, 0)
        painter.setFont(serif(_TYPE_PX, 700))
        painter.setPen(QColor(theme.text))
        painter.drawText(line, int(_RIGHT), row.chance)


def _font(row: Row) -> QFont:
    return serif(_TYPE_PX, 700 if row.is_bold else 400)


def _width(row: Row) -> float:
    """Return the width of a label on one line with its shield or badge."""
    width = QFontMetricsF(_font(row)).horizontalAdvance(row.label)
    return width + row.inset


class Gain(TextScaled, QWidget):
    """The gain of the coach's move, in large type."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._margin = ""
        self.fix(height=36)

    def say(self, text: str, margin: str) -> None:
        """Set the text of the gain and its margin of error."""
        self._text, self._margin = text, margin
        self.setAccessibleName(" ".join(filter(None, (text, margin))))
        self.setToolTip(
            translate(
                "Review",
                "Both moves compared directly: the mean of several searches.",
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = self.painter(), current_theme()
        good = theme.edge if theme.dark else "#086a4c"
        width = QFontMetricsF(serif(29, 700)).horizontalAdvance(self._text)
        rect = QRectF(0, 0, width + 2, self.height())
        write_fitted(painter, rect, self._text, 29, good, weight=700)
        margin_rect = QRectF(width + 9, 3, self.width() - width - 9, self.height() - 3)
        write_fitted(painter, margin_rect, self._margin, 16, theme.quiet)
        painter.end()
