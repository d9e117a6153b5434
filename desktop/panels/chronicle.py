"""The chronicle: the events so far, newest last, each line with the shield of the acting seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QSpacerItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import translate
from desktop.painting.faces import BotFace, Mood
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.panels.chronicle_model import ChronicleEntry, ChronicleLine, ChronicleModel, Index
from desktop.panels.heading import paint_heading
from desktop.style.keyboard import PassesTyping
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, text_scale, unscaled
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import Button
from desktop.table.game_table import Continues, are_lines_apart
from desktop.table.game_texts import GameTexts
from engine.core.values import Event, Seat

_TYPE_PX = 14.5
#: Left edge of the sentences.
_INDENT = 34
#: Vertical padding of a line, and of one where lines are close because there is little room.
_PADDING = 5
_CLOSE_PADDING = 1
#: Minimum height of the words of a line, for its shield; and where lines are close.
_MIN_WORDS_HEIGHT = 26
_MIN_CLOSE_HEIGHT = 20
#: Height of the shield, and where lines are close.
_SHIELD_PX = 21
#: Width of a portrait, and the least height of the words of its line.
_FACE_PX, _MIN_FACE_HEIGHT = 28.0, 28
_CLOSE_SHIELD_PX = 17
#: Height of the chronicle below which lines are close.
_MIN_WIDE_HEIGHT = 230
#: Gap between lines, and at their right.
_GAP = 2
#: Height of the heading in pixels.
_HEADING_HEIGHT = 34
#: Right margin of the sentences.
_MARGIN = 10


#: Returns whose portrait stands for a seat, None for a person, and its mood.
FaceOf = Callable[[Seat], tuple[BotFace | None, Mood]]


class Lines(PassesTyping, QTableView):
    """The lines in one column. A list view would lay out all rows again for each new one.

    Signals:
        picked(number): a line was clicked, or Enter pressed on it.
    """

    picked = Signal(int)

    def __init__(self, model: ChronicleModel, looks: Sequence[SeatLook], parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = model
        self._pointer: QPoint | None = None
        #: Writes the actions of some entries as notation, or with (0, -1) the whole match; "" where
        #: that would reveal something hidden.
        self.notation: Callable[[int, int], str] | None = None
        self.setMouseTracking(True)
        self._writer = _Writer(model, looks, self)
        self.setItemDelegate(self._writer)
        self.setModel(model)
        self.setProperty("role", "bare")
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.clicked.connect(self._pick)
        self.activated.connect(self._pick)
        model.rowsInserted.connect(self._on_inserted)

    def whole_rows(self, first: int, room: int) -> int:
        """Return the height of the newest lines, from a row on and as many above as fit.

        Of a longer text above them the last lines fit. The height may exceed the room if the lines
        from the row on do not fit.
        """
        row = self.lines.rowCount()
        taken = 0
        while row > first or (row and taken + self.rowHeight(row - 1) <= room):
            row -= 1
            taken += self.rowHeight(row)
        if not row:
            return room
        return taken + self._writer.last_lines(row - 1, self.columnWidth(0), room - taken)

    def whole_lines(self, first: int, room: int) -> int:
        """Return the height of the lines from a row on that fit; a longer text ends after a line.

        The result is the room where not even one line fits.
        """
        taken, row = 0, first
        while row < self.lines.rowCount() and taken + self.rowHeight(row) <= room:
            taken += self.rowHeight(row)
            row += 1
        if row < self.lines.rowCount():
            taken += self._writer.first_lines(row, self.columnWidth(0), room - taken)
        return taken or room

    def _pick(self, index: Index) -> None:
        self.picked.emit(self.lines.line(index.row()).last)

    def _on_inserted(self, parent: Index, first: int, last: int) -> None:
        self._measure(first, last)

    def show_faces(self, face_of: FaceOf) -> None:
        """Put the portraits of bots before their lines; `face_of` as in the delegate."""
        self._writer.face_of = face_of
        self.measure()

    def bring_close(self, *, close: bool) -> None:
        """Set whether the lines are close to each other."""
        if close != self._writer.is_close:
            self._writer.is_close = close
            self.measure()

    def measure(self) -> None:
        """Set the height of every row for the current text size."""
        self._measure(0, self.lines.rowCount() - 1)

    def _measure(self, first: int, last: int) -> None:
        """Set the heights of some rows to those of their sentences."""
        width = self.columnWidth(0)
        for row in range(first, last + 1):
            self.setRowHeight(row, self._writer.height(row, width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = self.viewport().width()
        if width != self.columnWidth(0):
            self.setColumnWidth(0, width)
            self.measure()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if not index.isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        line = self.lines.line(index.row())
        all_lines = [self.lines.line(row).plain for row in range(self.lines.rowCount())]
        offers = [
            (translate("Chronicle", "&Copy this line"), line.plain),
            (translate("Chronicle", "Copy &all lines"), "\n".join(all_lines)),
        ]
        if self.notation is not None:
            moves, game = self.notation(line.number, line.last), self.notation(0, -1)
            offers += [
                (translate("Chronicle", "Copy as &notation"), moves),
                (translate("Chronicle", "Copy the whole &game as notation"), game),
            ]
        for label, text in offers:
            if text:
                menu.addAction(label).triggered.connect(partial(_copy, text))
        menu.popup(event.globalPos())

    def line_under_pointer(self) -> ChronicleLine | None:
        """Return the line under the mouse, or None."""
        if self._pointer is None:
            return None
        # A line may have been scrolled under a resting mouse.
        index = self.indexAt(self._pointer)
        return self.lines.line(index.row()) if index.isValid() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position().toPoint()
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        super().leaveEvent(event)


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


class _Writer(QStyledItemDelegate):
    """Delegate that measures and paints lines with a shared document."""

    def __init__(self, model: ChronicleModel, looks: Sequence[SeatLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._looks = model, looks
        self.is_close = False
        #: Returns whose portrait stands for a seat, and its mood; None where shields stand alone.
        self.face_of: FaceOf | None = None
        self._portraits = LatePortraits(self._repaint, self)
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_TYPE_PX))

    def _repaint(self) -> None:
        parent = self.parent()
        if isinstance(parent, QAbstractItemView):
            parent.viewport().update()

    def _write(self, row: int, width: int) -> QTextDocument:
        """Return the document with a line, wrapped for a row of a width in screen pixels.

        The document measures in pixels of normal text.
        """
        theme = current_theme()
        html = self._model.line(row).html
        document = self._document
        # Changes of the leader are emphasized.
        document.setDefaultStyleSheet(f"em {{ color: {theme.aside}; font-style: normal }}")
        document.setHtml(f'<div style="line-height:112%; color:{theme.text}">{html}</div>')
        document.setTextWidth(max(40, unscaled(width) - _GAP - _INDENT - _MARGIN))
        return document

    def last_lines(self, row: int, width: int, room: int) -> int:
        """Return the height of the last lines of a row that fit into a room, in screen pixels.

        It is 0 where no line of the text fits, and for texts of a single line.
        """
        document = self._write(row, width)
        count = document.firstBlock().layout().lineCount()
        line = document.size().height() / max(1, count)
        below = self._padding + _GAP
        fitting = min(count - 1, int((unscaled(room) - below) / line))
        return scaled(fitting * line + below) if fitting > 0 else 0

    def first_lines(self, row: int, width: int, room: int) -> int:
        """Return the height of the first lines of a row that fit into a room, in screen pixels."""
        document = self._write(row, width)
        line = document.size().height() / max(1, document.firstBlock().layout().lineCount())
        fitting = int((unscaled(room) - self._padding) / line)
        return scaled(self._padding + fitting * line) if fitting > 0 else 0

    def height(self, row: int, width: int) -> int:
        """Return the height of a row at a width, in screen pixels."""
        text_height = math.ceil(self._write(row, width).size().height())
        return scaled(max(self._least, text_height) + 2 * self._padding + _GAP)

    @property
    def _least(self) -> int:
        """The least height of the words of a line, for the sign before them."""
        if self.face_of is not None:
            return _MIN_FACE_HEIGHT
        return _MIN_CLOSE_HEIGHT if self.is_close else _MIN_WORDS_HEIGHT

    @property
    def _padding(self) -> int:
        return _CLOSE_PADDING if self.is_close else _PADDING

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(option.rect.width(), self.height(index.row(), option.rect.width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, line = current_theme(), self._model.line(index.row())
        rect = QRectF(option.rect).adjusted(0, 0, -_GAP, -_GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._model.is_marked(index.row()):
            painter.fillPath(rounded(rect, 6), QColor(theme.mark))
        if option.state & QStyle.StateFlag.State_HasFocus:
            stroke_path(painter, rounded(rect.adjusted(1, 1, -1, -1), 5), pen(theme.edge, 1.6))
        painter.translate(rect.topLeft())
        painter.scale(text_scale(), text_scale())
        if line.seat is not None:
            size = _CLOSE_SHIELD_PX if self.is_close else _SHIELD_PX
            middle = QPointF(16, self._padding + self._least / 2)
            face, mood = self.face_of(line.seat) if self.face_of else (None, Mood.CALM)
            look = self._looks[line.seat]
            self._portraits.paint_seat(painter, middle, _FACE_PX, face, mood, look, size)
        painter.translate(_INDENT, self._padding)
        self._write(index.row(), option.rect.width()).drawContents(painter)
        painter.restore()


class Chronicle(SelfUpdating, TextScaled, QWidget):
    """The heading and the lines, scrolled to the newest.

    Signals:
        picked(number): an entry was chosen; 0 is the opening, n the nth answer.
    """

    picked = Signal(int)

    def __init__(
        self,
        texts: GameTexts,
        parent: QWidget | None = None,
        looks: Sequence[SeatLook] = LOOKS,
        continues: Continues = are_lines_apart,
    ) -> None:
        super().__init__(parent)
        self._heading = ""
        self._note = ""
        self.model = ChronicleModel(texts, self, continues)
        self.view = Lines(self.model, looks, self)
        # Qt's minimum height would show a part of a line above the newest.
        self.view.setMinimumHeight(1)
        self.view.picked.connect(self.picked)
        self.view.verticalScrollBar().rangeChanged.connect(self._follow)
        # `QTimer.singleShot` would keep a closed table alive until it fires.
        self._layout_timer = QTimer(self)
        self._layout_timer.setSingleShot(True)
        self._layout_timer.timeout.connect(self._follow)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.view, 1)
        self._below = QSpacerItem(0, 0)
        self._column.addItem(self._below)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self._column.setContentsMargins(0, scaled(_HEADING_HEIGHT), 0, 0)
        self.view.measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.bring_close(close=self.height() < _MIN_WIDE_HEIGHT)

    def retranslate(self) -> None:
        self._heading = translate("Chronicle", "Chronicle")
        self.view.setAccessibleName(self._heading)
        self.model.retranslate()
        self._update_view()

    @property
    def lines(self) -> list[str]:
        """The sentences shown, oldest first."""
        return [self.model.line(row).plain for row in range(self.model.rowCount())]

    def set_progress(self, progress: str) -> None:
        """Set the progress of the match, in a few words."""
        self._note = progress
        self.update()

    def show_entries(
        self, entries: Sequence[ChronicleEntry], names: Sequence[str], viewer: Seat | None
    ) -> None:
        """Show these entries and no others, as a viewer reads them."""
        self.model.past = None
        self.model.show_entries(entries, names, viewer)
        self._update_view()

    def add(self, entry: ChronicleEntry) -> None:
        """Add an entry."""
        self.model.add(entry)
        self._update_view()

    def mark_past(self, number: int | None) -> None:
        """Mark the line of a past moment, or the newest for None."""
        if number != self.model.past:
            self.model.past = number
            self._update_view()

    def events_under_pointer(self) -> Sequence[Event] | None:
        """Return the events of the line under the mouse, or None."""
        line = self.view.line_under_pointer()
        return line.events if line is not None else None

    def _update_view(self) -> None:
        # The marked lines may have changed.
        self.view.viewport().update()
        self.update()
        self._layout_timer.start()

    def _follow(self) -> None:
        if self.model.past is not None:
            self._leave_below(0)
            self.view.scrollTo(self.model.index(max(0, self.model.row_of(self.model.past))))
            return
        first = self.model.first_of_last_action()
        free_height = QWidget.height(self.view) + self._below.sizeHint().height()
        whole_height = self.view.whole_rows(first, free_height)
        if whole_height > free_height:
            # What a seat did last is worth more than what it did before.
            first = self.model.first_of_last_step()
            whole_height = self.view.whole_rows(first, free_height)
        # The room of half a line is left below, where more will stand, and not above.
        visible_lines = (
            self.view.whole_lines(first, free_height)
            if whole_height > free_height
            else whole_height
        )
        self._leave_below(max(0, free_height - visible_lines))
        if whole_height > free_height:
            # Its beginning says who did what.
            top = QAbstractItemView.ScrollHint.PositionAtTop
            self.view.scrollTo(self.model.index(first), top)
        else:
            self.view.scrollToBottom()

    def _leave_below(self, pixels: int) -> None:
        if self._below.sizeHint().height() != pixels:
            self._below.changeSize(0, pixels)
            self._column.invalidate()
            self._column.activate()

    def last_move_span(self) -> tuple[int, int]:
        """Return from where to where, in pixels, the last move is written, without later talk."""
        self._follow()
        view, rows = self.view, self.model.rows_of_last_move()
        if not rows:
            return 0, 0
        above = view.viewport().mapTo(self, QPoint()).y()
        top = max(0, view.rowViewportPosition(rows[0]))
        foot = max(0, view.rowViewportPosition(rows[-1]) + view.rowHeight(rows[-1]))
        return above + top, min(above + foot, self.height())

    @property
    def _newest_height(self) -> int:
        """The height of the newest line in pixels."""
        return self.view.rowHeight(self.model.rowCount() - 1)

    @property
    def wanted_height(self) -> int:
        """The height, in pixels of normal text, of the heading and the newest line."""
        return _HEADING_HEIGHT + unscaled(self._newest_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        paint_heading(painter, self.width(), self._heading, self._note)
        painter.end()


class SaidList(Chronicle):
    """What was said last, in the place of the chronicle, and the button of a new offer."""

    def __init__(
        self, texts: GameTexts, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS
    ) -> None:
        self.offer_button = Button()
        super().__init__(texts, parent, looks)
        self.model.tells_offers = True
        self._column.addWidget(self.offer_button)

    @property
    def wanted_height(self) -> int:
        button = self.offer_button
        return super().wanted_height + (0 if button.isHidden() else button.size_hint().height())

    def retranslate(self) -> None:
        super().retranslate()
        self.offer_button.set_label(translate("Talk", "Make an offer…"))
        self._heading = translate("Talk", "What was said")
        self.view.setAccessibleName(self._heading)

    def show_faces(self, face_of: FaceOf) -> None:
        """Put the portraits of bots before what they said."""
        self.view.show_faces(face_of)

    def show_said(
        self, entries: Sequence[ChronicleEntry], names: Sequence[str], viewer: Seat | None
    ) -> None:
        """Show these entries, which are statements; without any, say so."""
        self.show_entries(entries, names, viewer)
        self.set_progress("" if entries else translate("Talk", "nothing yet"))
