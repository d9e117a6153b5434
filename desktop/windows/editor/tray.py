"""The tray below the edited board: wells of pieces to drag or click."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.language.translation import language_key, translate
from desktop.painting.cache.pictures import Pictures
from desktop.painting.materials.wood import SHELF_DARK, SHELF_LIGHT, paint_wood
from desktop.painting.shapes import outline, pen, rounded
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme, serif
from desktop.table.edit_part import GameEditor
from desktop.table.scene import SLACK
from engine.core.editing import Piece, Well
from engine.play.draft import Draft

#: The scale of pieces below which they take two rows.
_MIN_ONE_ROW_SCALE = 0.74
#: Pixels at both ends of a row.
_EDGE = 12.0
#: Pixels at both ends of a well.
_PAD = 8.0
#: Pixels between two wells.
_BETWEEN = 11.0
#: The least distance of two pieces, which keeps them out of each other's highlight.
_GAP = 6.0
#: The greatest distance of two pieces.
_APART = 20.0
#: Page height from which pieces are larger, in pixels.
_TALL = 820
#: Page height from which pieces are largest.
_VAST = 1000
#: Darkens the wood, so that pieces are conspicuous.
_VEIL = QColor(24, 14, 6, 92)
#: Colour of a well.
_WELL = QColor(26, 15, 6, 130)
#: Colour of titles and counts.
_INK = "#f8eed4"


@dataclass(frozen=True, slots=True)
class Form:
    """Rows, heights of tray, title and piece, and the type size of titles."""

    rows: int
    height: int
    title: float
    piece: float
    type: int


#: The forms with one row and with two, on a low page.
LOW = (Form(1, 92, 24, 44, 15), Form(2, 128, 18, 35, 13))
#: The forms on a tall page.
TALL = (Form(1, 106, 25, 56, 16), Form(2, 158, 22, 44, 15))
#: The forms on a very tall page.
VAST = (Form(1, 118, 26, 66, 17), Form(2, 192, 25, 58, 16))


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece and its place in the tray."""

    piece: Piece
    rect: QRectF


class Tray(SelfUpdating, QWidget):
    """The wells of a draft.

    Signals: `lifted(piece)`: a drag began; `carried(place)`, `dropped(place)`: the drag, in global
    coordinates; `chosen(piece)`: a click; `taken(piece)`: Enter; `lessened(piece)`: count one less;
    `pointed(piece)`: the keyboard moved to it; `left()`: Esc.
    """

    lifted = Signal(object)
    carried = Signal(QPoint)
    dropped = Signal(QPoint)
    chosen = Signal(object)
    taken = Signal(object)
    lessened = Signal(object)
    pointed = Signal(object)
    left = Signal()

    def __init__(self, part: GameEditor, pictures: Pictures, parent: QWidget) -> None:
        """`pictures`: of the board, with which the tray shares the painting time of an event."""
        super().__init__(parent)
        self._part, self._budget = part, pictures
        self._draft: Draft | None = None
        self._names: dict[str, str] = {}
        self._wells: Sequence[Well] = ()
        self._titles: list[tuple[str, QRectF, QRectF]] = []
        #: The width of wells with pieces of height 1, and of their titles by type size.
        self._well_widths: dict[str, float] = {}
        self._title_widths: dict[tuple[str, int], float] = {}
        #: The wells and the language that were measured.
        self._measured: object = None
        self.cells: list[Cell] = []
        #: The piece in hand, and the index of the keyboard's cell.
        self.held: Piece | None = None
        self._index = 0
        #: Whether the keyboard's cell is marked, because it was moved by key.
        self._is_index_shown = False
        self._pressed: Piece | None = None
        self._press = QPoint()
        self._dragging = False
        self._pixmaps: dict[object, QPixmap] = {}
        #: The last picture of each piece, of any size.
        self._shown: dict[Piece, QPixmap] = {}
        #: Starts the event in which the next pieces are painted.
        self._paint_timer = QTimer(self)
        self._paint_timer.setSingleShot(True)
        self._paint_timer.timeout.connect(self._on_later)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.installEventFilter(self)
        self.retranslate()

    def show_draft(self, draft: Draft, names: dict[str, str]) -> None:
        """Show the pieces of a draft."""
        wells = draft.wells
        if (wells, names) != (self._wells, self._names):
            self._wells, self._names = wells, names
        self._draft = draft
        self._place()

    def show_as_held(self, piece: Piece | None) -> None:
        """Mark the piece in hand."""
        self.held = piece
        self.update()

    def rect_of(self, piece: Piece) -> QRectF:
        """Return the rectangle of a piece."""
        return next(cell.rect for cell in self.cells if cell.piece == piece)

    def retranslate(self) -> None:
        name = translate("Editor", "Tray of pieces")
        self.setAccessibleName(name)
        self._pixmaps.clear()
        self._place()

    # -- layout ------------------------------------------------------------------------------------

    def height_for(self, width: int, height: int) -> int:
        """Return the height of the tray at a width, on a page of height `height`."""
        self._measure()
        single, double = VAST if height >= _VAST else TALL if height >= _TALL else LOW
        return (
            single
            if self._fitting_share([self._wells], single, width) >= _MIN_ONE_ROW_SCALE
            else double
        ).height

    @property
    def _form(self) -> Form:
        return min((*LOW, *TALL, *VAST), key=lambda form: abs(form.height - self.height()))

    def resizeEvent(self, event: object) -> None:
        self._pixmaps.clear()
        self._place()

    def _well_width(self, well: Well, height: float, gap: float = _GAP) -> float:
        """Return the width of a well with pieces of a height and a gap between them."""
        return self._well_widths[well.name] * height + gap * (len(well.pieces) - 1) + 2 * _PAD

    def _measure(self) -> None:
        """Measure wells and titles once; layouts ask for their widths hundreds of times."""
        known = self._wells, language_key()
        if known == self._measured:
            return
        self._measured = known
        breadth, words = self._part.breadth, self._part.words
        self._well_widths = {well.name: sum(map(breadth, well.pieces)) for well in self._wells}
        for size in {form.type for form in (*LOW, *TALL, *VAST)}:
            advance = QFontMetricsF(serif(size, 400, italic=True)).horizontalAdvance
            for well in self._wells:
                self._title_widths[well.name, size] = advance(words.group_heading(well.name)) + 4

    def _row_width(self, row: Sequence[Well], form: Form, share: float, gap: float = _GAP) -> float:
        height, titled = form.piece * share, self._title_widths
        wells = (
            max(self._well_width(well, height, gap), titled[well.name, form.type]) for well in row
        )
        return sum(wells) + _BETWEEN * (len(row) - 1) + 2 * _EDGE

    def _fitting_share(self, rows: Sequence[Sequence[Well]], form: Form, width: float) -> float:
        """Return the scale of pieces at which all rows fit a width."""
        share = 1.0
        while share > 0.4 and any(self._row_width(row, form, share) > width for row in rows):
            share -= 0.02
        return share

    def _rows(self, form: Form) -> list[Sequence[Well]]:
        if form.rows == 1:
            return [self._wells]
        # Choose the division whose widest row is the narrowest.
        ways = [[self._wells[:i], self._wells[i:]] for i in range(1, len(self._wells))]
        return min(ways, key=lambda way: max(self._row_width(row, form, 1) for row in way))

    def _place(self) -> None:
        self.cells, self._titles = [], []
        if self._draft is None or self.width() < 100:
            return
        self._measure()
        form = self._form
        rows = self._rows(form)
        share = self._fitting_share(rows, form, self.width())
        height = self.height() / form.rows
        for number, row in enumerate(rows):
            self._place_row(row, form, share, QRectF(0, number * height, self.width(), height))
        self._index = min(self._index, max(0, len(self.cells) - 1))
        self.update()

    def _place_row(self, row: Sequence[Well], form: Form, share: float, room: QRectF) -> None:
        """Place a row: widen the gaps between pieces first, then the wells."""
        height, gap, x = form.piece * share, _GAP, _EDGE
        while gap < _APART and self._row_width(row, form, share, gap + 1) <= room.width():
            gap += 1
        spare = max(0.0, room.width() - self._row_width(row, form, share, gap)) / max(1, len(row))
        for well in row:
            pieces = self._well_width(well, height, gap)
            width = max(pieces, self._title_widths[well.name, form.type]) + spare
            box = QRectF(x, room.top() + form.title, width, room.height() - form.title - 6)
            title = self._part.words.group_heading(well.name)
            self._titles.append((title, QRectF(x + 2, room.top(), width, form.title), box))
            left = box.center().x() - pieces / 2 + _PAD
            for piece in well.pieces:
                breadth = self._part.breadth(piece) * height
                y = box.center().y() + 1 - height / 2
                self.cells.append(Cell(piece, QRectF(left, y, breadth, height)))
                left += breadth + gap
            x += width + _BETWEEN

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(self.rect())
        if current_theme().stark:
            p.fillRect(box, QColor("#000"))
        else:
            paint_wood(p, box, SHELF_DARK if current_theme().dark else SHELF_LIGHT, seed=8)
            p.fillRect(box, _VEIL)
        p.fillRect(QRectF(0, 0, box.width(), 2), QColor(20, 11, 4, 130))
        p.fillRect(QRectF(0, 2, box.width(), 1), QColor(255, 226, 180, 110))
        form = self._form
        for title, where, well in self._titles:
            p.setFont(serif(form.type, 400, italic=True))
            p.setPen(QColor(_INK))
            p.drawText(where, int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft), title)
            shape = rounded(well.adjusted(0, 2, 0, 0), 7)
            p.fillPath(shape, _WELL)
            stark = current_theme().stark
            outline(p, shape, pen("#ffffff" if stark else QColor(255, 226, 180, 46), 1))
        walked = self._is_index_shown and self.hasFocus()
        for number, cell in enumerate(self.cells):
            self._paint_cell(p, cell, focus=walked and number == self._index)
        p.end()

    def _paint_cell(self, p: QPainter, cell: Cell, *, focus: bool) -> None:
        draft = self._draft
        assert draft is not None
        lit = cell.piece == self.held or draft.is_chosen(cell.piece)
        around = rounded(cell.rect.adjusted(-2, -2, 2, 2), 4)
        if lit:
            p.fillPath(around, QColor(255, 217, 104, 90))
            outline(p, around, pen("#ffd968", 2))
        picture = self._picture(cell, draft.seats)
        if picture is not None:
            self._shown[cell.piece] = picture
            p.drawPixmap(cell.rect.topLeft(), picture)
        elif cell.piece in self._shown:
            p.drawPixmap(cell.rect.toAlignedRect(), self._shown[cell.piece])
        if focus:
            outline(p, around, pen("#ffffff", 1.6, dash=(3, 2)))
        number = draft.count(cell.piece)
        if number is not None:
            p.setFont(serif(max(14, round(cell.rect.height() * 0.4)), 700))
            p.setPen(QColor(_INK))
            where = cell.rect.adjusted(cell.rect.width() * 0.5, 0, 0, 0)
            p.drawText(where, int(Qt.AlignmentFlag.AlignCenter), str(number))

    def _picture(self, cell: Cell, seats: Sequence[str]) -> QPixmap | None:
        """Return the picture of a piece, painted once for its size; None: no time in this event."""
        ratio = self.devicePixelRatioF()
        size = cell.rect.size()
        name = (cell.piece, size.toTuple(), ratio, language_key())
        if name not in self._pixmaps:
            if self._budget.exhausted:
                self._paint_timer.start()
                return None
            with self._budget.counted():
                picture = QPixmap((size * ratio).toSize() + QSize(1, 1))
                picture.setDevicePixelRatio(ratio)
                picture.fill(Qt.GlobalColor.transparent)
                p = QPainter(picture)
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._part.paint(p, QRectF(QPointF(), size), cell.piece, seats)
                p.end()
                self._pixmaps[name] = picture
        return self._pixmaps[name]

    def _on_later(self) -> None:
        self._budget.rest()
        self.update()

    # -- mouse and keyboard ------------------------------------------------------------------------

    def piece_at(self, point: QPointF) -> Piece | None:
        """Return the piece at a point; None: none."""
        air = _GAP / 2
        found = (c.piece for c in self.cells if c.rect.adjusted(-air, -6, air, 6).contains(point))
        return next(found, None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_index_shown = False
        piece = self.piece_at(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            if piece is not None:
                self.lessened.emit(piece)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._dragging = piece, False
            self._press = event.position().toPoint()
            if piece is not None:
                self._index = next(i for i, cell in enumerate(self.cells) if cell.piece == piece)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            over = self.piece_at(event.position())
            hand = Qt.CursorShape.OpenHandCursor
            self.setCursor(Qt.CursorShape.ArrowCursor if over is None else hand)
            return
        if not self._dragging:
            if (event.position().toPoint() - self._press).manhattanLength() <= SLACK:
                return
            self._dragging = True
            self.lifted.emit(self._pressed)
        self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
            self.dropped.emit(event.globalPosition().toPoint())
        elif pressed is not None:
            self.chosen.emit(pressed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            piece = self.piece_at(QPointF(event.pos()))
            name = self._part.words.piece_name(piece, self._names) if piece is not None else ""
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.cells:
            return
        self._is_index_shown = True
        piece = self.cells[self._index].piece
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                by = 1 if key == Qt.Key.Key_Right else -1
                self._index = (self._index + by) % len(self.cells)
                self.pointed.emit(self.cells[self._index].piece)
                self.update()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.taken.emit(piece)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.lessened.emit(piece)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        came = event.reason()
        self._is_index_shown = came in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
