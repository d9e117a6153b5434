"""A move as a row of the hint: its badge, its name, its chance as a figure and as a bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.language.translation import translate
from desktop.painting.bars import BEST, BEST_ON_DARK, OTHER, paint_chance_bar
from desktop.painting.fitted_text import fitting_size, write_fitted
from desktop.painting.materials.wax_seal import paint_wax_seal
from desktop.painting.shapes import mix_colours, pen, rounded, stroke_path
from desktop.style.keyboard import PassesTyping
from desktop.style.text_size import scaled, text_scale
from desktop.style.theme import current_theme, serif
from desktop.table.callouts.advice import AdvisedMove
from desktop.table.callouts.advice_texts import figure, margin
from engine.core.values import Action

#: The number of leading answers with a badge, besides the one given; the others are in quiet ink.
MARKED_ANSWER_COUNT = 3
#: The role of a row's `AdvisedMove`.
MOVE_ROLE = Qt.ItemDataRole.UserRole
_BADGE_RADIUS = 11.0
#: The same in a compact row.
_SMALL_BADGE_RADIUS = 9.5
_BAR_HEIGHT = 8.0
#: Left edge of the words.
_WORDS_LEFT = 34.0
#: Minimum length of a bar beside the words, and in a compact row.
_MIN_BAR_LENGTH, _MIN_COMPACT_BAR_LENGTH = 44.0, 26.0
#: Maximum length of a bar beside the words.
_MAX_BAR_LENGTH = 84.0
#: Distance of the bar from words and figures.
_BAR_GAP = 9.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Type size of the words.
_TYPE_PX = 15.0
#: Type size of the margins of error and of words that do not fit otherwise.
_SMALL_TYPE_PX = 13.0
#: Type size of the mark of the move played.
_MARK_TYPE_PX = 14.0
#: Forms of a one-line row, tried in order: the type of the words and the minimum length of the bar.
_ONE_LINE = ((_TYPE_PX, _MIN_BAR_LENGTH), (_SMALL_TYPE_PX, _MIN_BAR_LENGTH))
#: The same of a compact row, which has no bar where the words need its room.
_COMPACT_LINE = (*_ONE_LINE, (_SMALL_TYPE_PX, _MIN_COMPACT_BAR_LENGTH), (_SMALL_TYPE_PX, 0.0))
#: Line height of words that continue on the second line.
_CONTINUED_LINE_HEIGHT = 15.0
#: Greatest type size of such words.
_CONTINUED_TYPE_PX = 14.0
#: Width for a chance with its margin of error, so that all bars have the same length.
_FIGURES_WIDTH = 76.0
#: Share of the text colour in the background of a bar.
_BAR_GROUND_SHARE = 0.22


class RowForm(Enum):
    """How close the lines of all rows are. The heights are in pixels of normal text."""

    ROOMY = 34, 46, 46
    DENSE = 30, 39, 46
    COMPACT = 24, 38, 33

    def __init__(self, line_height: int, two_lines_height: int, run_on_height: int) -> None:
        """Take the height of a row of one line, of two lines, and of words that run on."""
        self.line_height, self.two_lines_height = line_height, two_lines_height
        self.run_on_height = run_on_height


class MoveRow(QStyledItemDelegate):
    """A delegate that paints all moves of a list in the same type, with their bars aligned."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: The row that is lit while none is selected, as the move the buttons mean, or None.
        self.lit_row: int | None = None
        #: The number of moves as good as the best.
        self.golden = 1
        #: Whether the chances tell the moves apart.
        self.has_chances = True
        self.given_row: int | None = None
        #: The mark beside the move in a row, such as "played".
        self.marks: Mapping[int, str] = {}
        #: Earlier advice by action.
        self.earlier_advice: dict[Action, AdvisedMove] = {}
        self.form = RowForm.ROOMY
        #: The share of the transition from the earlier advice that is done.
        self.share = 1.0
        #: Length of the bar where a row has one line; None for two lines.
        self.bar: float | None = None
        #: Whether the words continue beside the figures, because they would be too small on one
        #: line.
        self.runs_on = False

    @property
    def row_height(self) -> int:
        """The height of a row in pixels of normal text."""
        if self.bar is not None:
            return self.form.line_height
        return self.form.run_on_height if self.runs_on else self.form.two_lines_height

    def arrange(
        self, model: QAbstractItemModel, width: float, form: RowForm = RowForm.ROOMY
    ) -> None:
        """Put everything on one line if it fits beside the longest words.

        `width` is that of the list in pixels of normal text.
        """
        self.form = form
        rows = _rows(model)
        if not self.has_chances:
            self.bar, self.runs_on = 0.0, False
            return
        self.bar = None
        free_width = width - _WORDS_LEFT - 8 - _figures_width(rows) - 2 * _BAR_GAP
        for size, min_length in _COMPACT_LINE if form is RowForm.COMPACT else _ONE_LINE:
            called = QFontMetricsF(serif(size, 600))
            text_widths = [
                called.horizontalAdvance(row.data()) + self._mark_width(row.row()) for row in rows
            ]
            bar_width = free_width - max(text_widths, default=0.0) - 1
            if bar_width >= min_length:
                self.bar = min(_MAX_BAR_LENGTH, bar_width if min_length else 0.0)
                break
        self.runs_on = (
            self.bar is None
            and self._type_size(model, width - _WORDS_LEFT - 8) < _CONTINUED_TYPE_PX
        )

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, scaled(self.row_height))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        move, theme, row = index.data(MOVE_ROLE), current_theme(), index.row()
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.scale(text_scale(), text_scale())
        rect = QRectF(0, 1, option.rect.width() / text_scale(), self.row_height - 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected or row == self.lit_row:
            painter.fillPath(rounded(rect, 5), QColor(theme.mark))
            stroke_path(
                painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5), pen(theme.edge, 1)
            )
        if row < MARKED_ANSWER_COUNT or row == self.given_row:
            paint_wax_seal(
                painter, QPointF(rect.left() + 16, rect.center().y()), self._badge_radius, row + 1
            )
        is_given, is_golden = row == self.given_row, row < self.golden
        ink = theme.text if row < MARKED_ANSWER_COUNT or is_given else theme.quiet
        missing = RowForm.ROOMY.two_lines_height - self.form.two_lines_height
        line = QRectF(rect.left() + _WORDS_LEFT, rect.top() + 2, rect.width() - _WORDS_LEFT - 8, 21)
        line.setHeight(21 - missing // 2)
        low = QRectF(line.left(), line.bottom(), line.width(), 19 - missing // 2)
        if not self.has_chances:
            line.setHeight(rect.height() - 4)
            if mark := self.marks.get(row):
                self._write_mark(painter, line, mark)
                line.setWidth(line.width() - self._mark_width(row))
            write_fitted(painter, line, index.data(), _TYPE_PX, ink, weight=600)
            painter.restore()
            return
        figures = max(_FIGURES_WIDTH, _figures_width([index]))
        bar = QRectF(low.left(), 0, low.width() - figures - 12, _BAR_HEIGHT)
        if self.bar is not None:
            line.setHeight(rect.height() - 4)
            low = QRectF(line)
            figures = _figures_width(_rows(index.model()))
            bar = QRectF(low.right() - figures - _BAR_GAP - self.bar, 0, self.bar, _BAR_HEIGHT)
            line.setRight(bar.left() - _BAR_GAP)
        bar.moveTop(low.center().y() - _BAR_HEIGHT / 2)
        if self.runs_on:
            line.setHeight(_CONTINUED_LINE_HEIGHT)
            low = line.translated(0, _CONTINUED_LINE_HEIGHT)
            bar = QRectF(low.left(), low.bottom() + 1, low.width(), _BAR_HEIGHT)
            if bar.bottom() > rect.bottom():
                bar.setWidth(0)
        if mark := self.marks.get(row):
            self._write_mark(painter, line, mark)
        weight = 600 if is_golden or is_given else 400
        size = self._type_size(index.model(), line.width())
        line.setWidth(line.width() - self._mark_width(row))
        first, second = index.data(), ""
        if self.runs_on:
            size = _CONTINUED_TYPE_PX
            first, second = split_line(first, size, line.width())
            write_fitted(
                painter, low.adjusted(0, 0, -figures - 4, 0), second, size, ink, weight=weight
            )
        write_fitted(painter, line, first, size, ink, weight=weight)
        margin_text = margin(move)
        write_fitted(painter, low, margin_text, _SMALL_TYPE_PX, theme.quiet, align=_RIGHT)
        if margin_text:
            low.setRight(low.right() - _small_width(margin_text) - 4)
        weight = 400 if move.is_rough else 700
        write_fitted(painter, low, figure(move), _TYPE_PX, ink, weight=weight, align=_RIGHT)
        fill = BEST_ON_DARK if theme.dark else BEST
        ground = mix_colours(theme.panel, theme.text, _BAR_GROUND_SHARE)
        colour = fill if is_golden else OTHER
        now = move.interpolate_from(self.earlier_advice.get(move.action), self.share)
        if bar.width() > 0:
            paint_chance_bar(painter, bar, now.value, now.margin, colour, ground, theme.text)
        painter.restore()

    @property
    def _badge_radius(self) -> float:
        return _SMALL_BADGE_RADIUS if self.form is RowForm.COMPACT else _BADGE_RADIUS

    def _type_size(self, model: QAbstractItemModel, width: float) -> float:
        """Return the type of all rows, as large as the longest words allow."""
        rows = _rows(model)
        return _common_type_size(
            tuple((str(row.data()), width - self._mark_width(row.row())) for row in rows)
        )

    def _write_mark(self, painter: QPainter, line: QRectF, mark: str) -> None:
        write_fitted(
            painter, line, mark, _MARK_TYPE_PX, current_theme().aside, italic=True, align=_RIGHT
        )

    def _mark_width(self, row: int) -> float:
        """Return the width of the mark in a row."""
        if row not in self.marks:
            return 0.0
        metrics = QFontMetricsF(serif(_MARK_TYPE_PX, italic=True))
        return metrics.horizontalAdvance(self.marks[row]) + 8


def _rows(model: QAbstractItemModel) -> list[QModelIndex]:
    return [model.index(row, 0) for row in range(model.rowCount())]


def _small_width(text: str) -> float:
    return QFontMetricsF(serif(_SMALL_TYPE_PX)).horizontalAdvance(text)


def _figures_width(rows: Sequence[QModelIndex | QPersistentModelIndex]) -> float:
    """Return the width of the longest chance with its margin of error."""
    metrics, longest = QFontMetricsF(serif(_TYPE_PX, 700)), 0.0
    for row in rows:
        move = row.data(MOVE_ROLE)
        margin_text = margin(move)
        chance = metrics.horizontalAdvance(figure(move))
        longest = max(longest, chance + (_small_width(margin_text) + 4 if margin_text else 0.0))
    return longest


def split_line(words: str, size: float, width: float) -> tuple[str, str]:
    """Return the words that fit on a line, and the others."""
    metrics, parts = QFontMetricsF(serif(size, 600)), words.split(" ")
    fits = [
        count
        for count in range(1, len(parts) + 1)
        if metrics.horizontalAdvance(" ".join(parts[:count])) <= width
    ]
    count = max(fits, default=1)
    return " ".join(parts[:count]), " ".join(parts[count:])


def played_mark() -> str:
    """Return the mark beside the move that was given."""
    return translate("Hint", "played")


# Called for every row that is painted.
@lru_cache(maxsize=8)
def _common_type_size(texts: tuple[tuple[str, float], ...]) -> float:
    """Return the type in which all texts fit into their widths."""
    return min(
        (fitting_size(text, _TYPE_PX, width, weight=600) for text, width in texts),
        default=_TYPE_PX,
    )


class MoveList(PassesTyping, QListWidget):
    """The moves; keys that write a character belong to the board.

    Signals:
        left(): the pointer left the moves.
    """

    left = Signal()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()
