"""An answer as a row of the hint: its seal, its words, its chance in figures and as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.language.translation import translate
from desktop.painting.bars import BEST, BEST_LIT, OTHER, paint_chance_bar
from desktop.painting.shapes import mix, outline, pen, rounded
from desktop.painting.wax_seal import paint_wax_seal
from desktop.panels.heading import fitting, write_fitted
from desktop.style.text_size import scaled, text_scale
from desktop.style.theme import current_theme, serif
from desktop.table.callouts.advice import Advised, doubt, percent
from engine.core.values import Action

#: Seals stand before the first so many answers and the one that was given; the others are quiet.
SEALED = 3
#: What a row holds: what was found of its answer.
ANSWER = Qt.ItemDataRole.UserRole
#: Pixels of a row, on one line and on two, of a seal in it and of its bar; where its words begin.
#: Type of the words, and how small they may become before fewer are said.
_LINE, _ROW, _SEAL, _BAR, _WORDS = 34, 46, 11.0, 8.0, 34.0
#: How long a bar beside words is at the least, and its distance from them and from figures.
_LEAST_BAR, _LONGEST_BAR, _APART = 44.0, 84.0, 9.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TYPE, _SMALL_TYPE, _MARK_TYPE = 15.0, 13.0, 14.0
#: How a row gets onto one line: the type of its words, and whether its doubt is told in figures.
_ONE_LINE = ((_TYPE, True), (_TYPE, False), (_SMALL_TYPE, False))
#: Where words run on: how high each of their lines is, and their type at the most.
_RUN_ON, _RUN_ON_TYPE = 15.0, 14.0
#: Room for a chance with its doubt, so that bars are equally long.
_FIGURES = 76.0
#: Share of the ink in the ground of a bar.
_GROUND = 0.22


class AnswerRow(QStyledItemDelegate):
    """Paints the answers of a list, all in the same type, their bars below one another."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: How many are as good as the best; and which one was played, if that is over.
        self.golden = 1
        #: Whether figures say anything.
        self.weighed = True
        self.given: int | None = None
        #: What was known before more was thought, and how much of the way from there is done.
        self.before: dict[Action, Advised] = {}
        self.share = 1.0
        #: How long bars are where words, bar and figures stand on one line; None: on two.
        self.bar: float | None = None
        #: Whether doubts stand in figures, not only as whiskers.
        self.doubts = True
        #: Whether words would be too small on one line, so that they run on before the figures.
        self.runs_on = False

    @property
    def high(self) -> int:
        """Pixels of a row."""
        return _ROW if self.bar is None else _LINE

    def arrange(self, model: QAbstractItemModel, width: float) -> None:
        """Everything on one line where a bar has room beside the longest words."""
        rows = _rows(model)
        if not self.weighed:
            self.bar, self.runs_on = 0.0, False
            return
        self.bar, self.doubts = None, True
        for size, doubts in _ONE_LINE:
            room = width - _WORDS - 8 - _figures_width(rows, doubts=doubts) - 2 * _APART
            called = QFontMetricsF(serif(size, 600))
            words = [
                called.horizontalAdvance(row.data()) + self._mark_width(row.row()) for row in rows
            ]
            left = room - max(words, default=0.0) - 1
            if left >= _LEAST_BAR:
                self.bar, self.doubts = min(_LONGEST_BAR, left), doubts
                break
        self.runs_on = self.bar is None and self._type(model, width - _WORDS - 8) < _RUN_ON_TYPE

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, scaled(self.high))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        answer, theme, row = index.data(ANSWER), current_theme(), index.row()
        p = painter
        p.save()
        p.translate(option.rect.topLeft())
        p.scale(text_scale(), text_scale())
        place = QRectF(0, 1, option.rect.width() / text_scale(), self.high - 2)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            p.fillPath(rounded(place, 5), QColor(theme.mark))
            outline(p, rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 5), pen(theme.edge, 1))
        if row < SEALED or row == self.given:
            paint_wax_seal(p, QPointF(place.left() + 16, place.center().y()), _SEAL, row + 1)
        given, golden = row == self.given, row < self.golden
        ink = theme.text if row < SEALED or given else theme.quiet
        line = QRectF(place.left() + _WORDS, place.top() + 2, place.width() - _WORDS - 8, 21)
        low = QRectF(line.left(), line.bottom(), line.width(), 19)
        if not self.weighed:
            line.setHeight(place.height() - 4)
            write_fitted(p, line, index.data(), _TYPE, ink, weight=600)
            p.restore()
            return
        figures = max(_FIGURES, _figures_width([index]))
        bar = QRectF(low.left(), 0, low.width() - figures - 12, _BAR)
        if self.bar is not None:
            line.setHeight(place.height() - 4)
            low = QRectF(line)
            figures = _figures_width(_rows(index.model()), doubts=self.doubts)
            bar = QRectF(low.right() - figures - _APART - self.bar, 0, self.bar, _BAR)
            line.setRight(bar.left() - _APART)
        bar.moveTop(low.center().y() - _BAR / 2)
        if self.runs_on:
            line.setHeight(_RUN_ON)
            low = line.translated(0, _RUN_ON)
            bar = QRectF(low.left(), low.bottom() + 1, low.width(), _BAR)
        if given:
            write_fitted(p, line, played(), _MARK_TYPE, theme.aside, italic=True, align=_RIGHT)
        weight = 600 if golden or given else 400
        size = self._type(index.model(), line.width())
        line.setWidth(line.width() - self._mark_width(row))
        first, rest = index.data(), ""
        if self.runs_on:
            size = _RUN_ON_TYPE
            first, rest = run_on(first, size, line.width())
            write_fitted(p, low.adjusted(0, 0, -figures - 4, 0), rest, size, ink, weight=weight)
        write_fitted(p, line, first, size, ink, weight=weight)
        said = doubt(answer) if self.doubts else ""
        write_fitted(p, low, said, _SMALL_TYPE, theme.quiet, align=_RIGHT)
        if said:
            low.setRight(low.right() - _small_width(said) - 4)
        write_fitted(p, low, percent(answer.value), _TYPE, ink, weight=700, align=_RIGHT)
        fill = BEST_LIT if theme.dark else BEST
        ground = mix(theme.panel, theme.text, _GROUND)
        colour = fill if golden else OTHER
        now = answer.coming_from(self.before.get(answer.action), self.share)
        paint_chance_bar(p, bar, now.value, now.doubt, colour, ground, theme.text)
        p.restore()

    def _type(self, model: QAbstractItemModel, width: float) -> float:
        """The type of all rows: as large as the longest words allow."""
        rows = _rows(model)
        return _lettering(
            tuple((str(row.data()), width - self._mark_width(row.row())) for row in rows)
        )

    def _mark_width(self, row: int) -> float:
        """What the mark of the answer that was played takes of its row."""
        if row != self.given:
            return 0.0
        return QFontMetricsF(serif(_MARK_TYPE, italic=True)).horizontalAdvance(played()) + 8


def _rows(model: QAbstractItemModel) -> list[QModelIndex]:
    return [model.index(row, 0) for row in range(model.rowCount())]


def _small_width(text: str) -> float:
    return QFontMetricsF(serif(_SMALL_TYPE)).horizontalAdvance(text)


def _figures_width(
    rows: Sequence[QModelIndex | QPersistentModelIndex], *, doubts: bool = True
) -> float:
    """Pixels of the longest chance, with its doubt or without."""
    metrics, longest = QFontMetricsF(serif(_TYPE, 700)), 0.0
    for row in rows:
        answer = row.data(ANSWER)
        said = doubt(answer) if doubts else ""
        figure = metrics.horizontalAdvance(percent(answer.value))
        longest = max(longest, figure + (_small_width(said) + 4 if said else 0.0))
    return longest


def run_on(words: str, size: float, width: float) -> tuple[str, str]:
    """As many words as there is room for on a line, and the others."""
    metrics, said = QFontMetricsF(serif(size, 600)), words.split(" ")
    fits = [
        count
        for count in range(1, len(said) + 1)
        if metrics.horizontalAdvance(" ".join(said[:count])) <= width
    ]
    count = max(fits, default=1)
    return " ".join(said[:count]), " ".join(said[count:])


def played() -> str:
    """What is written beside the answer that was given."""
    return translate("Hint", "played")


# Every row that is painted asks for it.
@lru_cache(maxsize=8)
def _lettering(said: tuple[tuple[str, float], ...]) -> float:
    """The type in which all these fit into their widths."""
    return min((fitting(words, _TYPE, width, weight=600) for words, width in said), default=_TYPE)
