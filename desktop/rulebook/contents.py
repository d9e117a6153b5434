"""The list beside the rules: all sections, or the results of a search."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.painting.shapes import rounded
from desktop.rulebook.rulebook_search import Hit
from desktop.style.text_size import text_scale
from desktop.style.theme import current_theme, serif

Index = QModelIndex | QPersistentModelIndex

_SECTION = Qt.ItemDataRole.UserRole
_SNIPPET = Qt.ItemDataRole.UserRole + 1
_TITLE_SIZE = 16
_SNIPPET_SIZE = 14
#: Left and right of the text.
_PAD = 12
#: Pixels below a snippet, before the next heading.
_AFTER = 6
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Contents(QListWidget):
    """A list with one entry per section.

    Signals:
        picked(section): an entry was made current by a key or a click.
    """

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = _Entries(self)
        self.setItemDelegate(self._entries)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.currentItemChanged.connect(self._on_current)
        self.itemClicked.connect(self._on_current)
        self.setStyleSheet("QListWidget { border: 0; background: transparent; }")

    def show_entries(self, hits: Sequence[Hit], current: str = "") -> None:
        """Fill the list; a hit without a snippet is a plain section."""
        self.blockSignals(True)
        self.clear()
        for hit in hits:
            item = QListWidgetItem(hit.title, self)
            item.setData(_SECTION, hit.section)
            item.setData(_SNIPPET, hit.snippet)
        self.blockSignals(False)
        self.show_current(current)

    def show_current(self, section: str) -> None:
        """Make an entry current without the signal."""
        self.blockSignals(True)
        for row in range(self.count()):
            if self.item(row).data(_SECTION) == section:
                self.setCurrentRow(row)
        self.blockSignals(False)
        self.viewport().update()

    def step(self, rows: int) -> None:
        """Pick the entry `rows` further down."""
        if self.count():
            self.setCurrentRow(max(0, min(self.count() - 1, self.currentRow() + rows)))

    @property
    def sections(self) -> list[str]:
        """The listed sections."""
        return [self.item(row).data(_SECTION) for row in range(self.count())]

    @property
    def current(self) -> str:
        """The section of the current entry, or ""."""
        return self.sections[self.currentRow()] if self.currentRow() >= 0 else ""

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.picked.emit(str(item.data(_SECTION)))


class _Entries(QStyledItemDelegate):
    """Painter of a heading, and below it the snippet of a hit."""

    def __init__(self, parent: QListWidget) -> None:
        super().__init__(parent)
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.viewport().width()
        title, snippet = self._heights(width, index)
        return QSize(width, ceil(title + (snippet + 3 + _AFTER if snippet else 0)) + 13)

    def _heights(self, width: float, index: Index) -> tuple[float, float]:
        rect = QRectF(0, 0, width - 2 * _PAD, 1000)
        title = QFontMetricsF(serif(_TITLE_SIZE * text_scale(), 600))
        small = QFontMetricsF(serif(_SNIPPET_SIZE * text_scale()))
        text = index.data(_SNIPPET)
        height = title.boundingRect(rect, _WRAP, index.data()).height()
        if not text:
            return height, 0
        return height, small.boundingRect(rect, _WRAP, text).height()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        rect = QRectF(option.rect)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = rounded(rect.adjusted(2, 1, -2, -1), 5)
        if chosen:
            painter.fillPath(plate, QColor(theme.chosen))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(plate, QColor(theme.mark))
        title, snippet = self._heights(rect.width(), index)
        cell_rect = QRectF(rect.left() + _PAD, rect.top() + 6, rect.width() - 2 * _PAD, title + 1)
        painter.setFont(serif(_TITLE_SIZE * text_scale(), 600))
        painter.setPen(QColor(theme.on_chosen if chosen else theme.text))
        painter.drawText(cell_rect, _WRAP, index.data())
        if snippet:
            painter.setFont(serif(_SNIPPET_SIZE * text_scale()))
            painter.setPen(QColor(theme.on_chosen if chosen else theme.quiet))
            painter.drawText(
                cell_rect.translated(0, title + 3).adjusted(0, 0, 0, snippet - title),
                _WRAP,
                index.data(_SNIPPET),
            )
        painter.restore()
