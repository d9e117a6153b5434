"""The legal moves as a list of sentences; choosing one is the same as clicking on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import translate
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.panels.heading import paint_heading
from desktop.style.keyboard import PassesTyping
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, text_scale
from desktop.style.theme import current_theme, serif
from desktop.table.game_texts import GameTexts
from engine.core.values import Action, View

#: Role of the painted words of a move.
_WORDS = Qt.ItemDataRole.UserRole
#: Role of the heading above the first move of a card.
_HEADING = Qt.ItemDataRole.UserRole + 1
_HEADING_HEIGHT = 28
#: Type size of the moves.
_TYPE_PX = 14.5
_HEADING_TYPE_PX = 14.0


class _GroupedDelegate(QStyledItemDelegate):
    """A delegate that paints short texts below the name of their card.

    The item keeps the full text.

    A heading is part of the row of the first move below it, so that rows and answers correspond.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(
            size.width(), size.height() + (scaled(_HEADING_HEIGHT) if index.data(_HEADING) else 0)
        )

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.text = str(index.data(_WORDS))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        heading = index.data(_HEADING)
        if heading:
            rect = QRect(option.rect)
            height = scaled(_HEADING_HEIGHT)
            option.rect = rect.adjusted(0, height, 0, 0)
            painter.save()
            painter.setFont(serif(_HEADING_TYPE_PX * text_scale(), 600, italic=True))
            painter.setPen(QColor(current_theme().quiet))
            text_rect = QRectF(rect.left() + 4, rect.top() + 4, rect.width() - 8, height - 6)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(text_rect, int(flags), heading)
            painter.restore()
        super().paint(painter, option, index)


class _MoveList(PassesTyping, QListWidget):
    """The list; clicks on a heading have no effect."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.data(_HEADING) or at.y() >= self.visualRect(index).top() + scaled(
            _HEADING_HEIGHT
        ):
            super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus without going to the first move, which Enter would then give."""
        row = self.currentRow()
        with QSignalBlocker(self):
            super().focusInEvent(event)
            if row < 0:
                self.setCurrentRow(-1)


class MovesPanel(SelfUpdating, TextScaled, QWidget):
    """The list of legal moves with its heading.

    Signals:
        chosen(Action).
        considered(Action): a move was selected by keyboard or mouse.
    """

    chosen = Signal(object)
    considered = Signal(object)

    def __init__(self, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._legal: Sequence[Action] = ()
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._heading = ""
        self.list = _MoveList(self)
        self._grouped = _GroupedDelegate(self.list)
        self.list.setItemDelegate(self._grouped)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.currentRowChanged.connect(self._on_row_changed)
        #: Fills the list when it becomes visible, because there may be a thousand answers; or None.
        self._write_later: Callable[[], None] | None = None
        #: The move considered on the board.
        self._marked: Action | None = None
        #: Whether the selection follows the board, which must not follow it back.
        self._is_following = False
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.list)
        self.setFocusProxy(self.list)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self._column.setContentsMargins(0, scaled(34), 0, 0)
        self.list.setFont(serif(_TYPE_PX * text_scale()))

    def retranslate(self) -> None:
        self._heading = translate("Moves", "Possible moves")
        self.list.setAccessibleName(self._heading)
        self._write()

    def offer(
        self,
        legal: Sequence[Action],
        view: View | None,
        names: Sequence[str] = (),
        in_order: Callable[[Sequence[Action]], Sequence[Action]] = list,
    ) -> None:
        """List the legal moves; none while no person at the screen has a decision.

        `in_order` sorts them for the list.
        """
        self._marked, self._names = None, names

        def write() -> None:
            self._offer(in_order(legal), view)

        if legal and IDLE_TIME.is_window_shown and not self.isVisible():
            self._offer((), None)
            self._write_later = write
        else:
            self._write_later = None
            write()

    def _offer(self, legal: Sequence[Action], view: View | None) -> None:
        # Grouped by card; otherwise in the order of the rules.
        cards: dict[str, list[tuple[Action, str]]] = {}
        for action in legal if view is not None else ():
            heading, text = self._texts.list_entry(action, view, self._names)
            cards.setdefault(heading, []).append((action, text))
        self._legal = [action for moves in cards.values() for action, _ in moves]
        listed = [(heading, text) for heading, moves in cards.items() for _, text in moves]
        self._view = view
        self._is_following = True
        self.list.setCurrentRow(-1)
        self._is_following = False
        self._write(listed)

    def mark(self, action: Action | None) -> None:
        """Select the move considered on the board, or none."""
        self._marked = action
        if action is None and self.list.hasFocus():
            return
        self._is_following = True
        row = self._legal.index(action) if action is not None and action in self._legal else -1
        self.list.setCurrentRow(row)
        self._is_following = False

    def _on_row_changed(self, row: int) -> None:
        if not self._is_following and 0 <= row < len(self._legal):
            self.considered.emit(self._legal[row])

    def _write(self, listed: Sequence[tuple[str, str]] | None = None) -> None:
        """Fill the list; `listed` are the headings and words if they are already computed."""
        view = self._view
        if listed is None and view is not None:
            listed = [self._texts.list_entry(action, view, self._names) for action in self._legal]
        self._is_following = True
        at = self.list.currentRow()
        self.list.clear()
        if view is not None and listed is not None:
            above = ""
            for action, (heading, text) in zip(self._legal, listed, strict=True):
                item = QListWidgetItem(self._texts.action(action, view, self._names), self.list)
                item.setData(_WORDS, text)
                item.setData(_HEADING, heading if heading != above else "")
                above = heading
            self.list.setCurrentRow(min(at, self.list.count() - 1))
        self._is_following = False
        self.update()

    def _choose(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        if 0 <= row < len(self._legal):
            action = self._legal[row]
            # A double click must not answer the next decision too.
            self._legal = ()
            self.chosen.emit(action)

    def showEvent(self, event: QShowEvent) -> None:
        if self._write_later is not None:
            write, self._write_later = self._write_later, None
            write()
            self.mark(self._marked)
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        paint_heading(painter, self.width(), self._heading, str(len(self._legal) or ""))
        painter.end()
