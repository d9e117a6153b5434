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
from desktop.painting.cache.pictures import PAINTING_TIME, Pictures
from desktop.painting.materials.wood import SHELF_DARK, SHELF_LIGHT, paint_wood
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme, serif
from desktop.table.game_editor import GameEditor
from desktop.table.mouse_scene import CLICK_SLACK_PX
from engine.core.editing import Piece, PieceGroup
from engine.play.draft import Draft

#: The scale of pieces below which they take two rows.
_MIN_ONE_ROW_SCALE = 0.74
#: Pixels at both ends of a row.
_ROW_MARGIN = 12.0
#: Pixels at both ends of a well.
_WELL_PADDING = 8.0
#: Pixels between two wells.
_WELL_GAP = 11.0
#: The least distance of two pieces, which keeps them out of each other's highlight.
_MIN_PIECE_GAP = 6.0
#: The greatest distance of two pieces.
_MAX_PIECE_GAP = 20.0
#: Page height from which pieces are larger, in pixels.
_MIN_TALL_PAGE_HEIGHT = 820
#: Page height from which pieces are largest.
_MIN_VAST_PAGE_HEIGHT = 1000
#: Colour over the wood, so that pieces are conspicuous.
_VEIL = QColor(24, 14, 6, 92)
#: Colour of a well.
_WELL = QColor(26, 15, 6, 130)
#: Colour of titles and counts.
_INK = "#f8eed4"


@dataclass(frozen=True, slots=True)
class TrayForm:
    """A form of the tray.

    Heights and type sizes are in pixels.
    """

    rows: int
    height: int
    title_height: float
    piece_height: float
    title_font_px: int


#: The forms with one row and with two, on a low page.
LOW_FORMS = (TrayForm(1, 92, 24, 44, 15), TrayForm(2, 128, 18, 35, 13))
#: The forms on a tall page.
TALL_FORMS = (TrayForm(1, 106, 25, 56, 16), TrayForm(2, 158, 22, 44, 15))
#: The forms on a very tall page.
VAST_FORMS = (TrayForm(1, 118, 26, 66, 17), TrayForm(2, 192, 25, 58, 16))


@dataclass(frozen=True, slots=True)
class TrayCell:
    """A piece and its place in the tray."""

    piece: Piece
    rect: QRectF


class EditorTray(SelfUpdating, QWidget):
    """The wells of a draft.

    Signals:
        lifted(piece): a drag began.
        carried(place), dropped(place): the drag, in global coordinates.
        piece_clicked(piece): a click.
        piece_confirmed(piece): Enter.
        count_lowered(piece): count one less.
        piece_focused(piece): the keyboard moved to it.
        escaped(): Esc.
    """

    lifted = Signal(object)
    carried = Signal(QPoint)
    dropped = Signal(QPoint)
    piece_clicked = Signal(object)
    piece_confirmed = Signal(object)
    count_lowered = Signal(object)
    piece_focused = Signal(object)
    escaped = Signal()

    def __init__(self, editor: GameEditor, pictures: Pictures, parent: QWidget) -> None:
        """Share the painting time of an event with `pictures`, the cache of the board."""
        super().__init__(parent)
        self._editor, self._pictures = editor, pictures
        self._draft: Draft | None = None
        self._names: dict[str, str] = {}
        self._wells: Sequence[PieceGroup] = ()
        self._titles: list[tuple[str, QRectF, QRectF]] = []
        #: The widths of wells with pieces of height 1.
        self._well_widths: dict[str, float] = {}
        #: The widths of their titles, by type size.
        self._title_widths: dict[tuple[str, int], float] = {}
        #: The wells and the language that were measured.
        self._measured: object = None
        self.cells: list[TrayCell] = []
        #: The piece in hand.
        self.held_piece: Piece | None = None
        #: The index of the cell with the keyboard focus.
        self._index = 0
        #: Whether the keyboard's cell is marked, because it was moved by key.
        self._is_index_shown = False
        self._pressed_piece: Piece | None = None
        self._press_point = QPoint()
        self._is_dragging = False
        self._pixmaps: dict[object, QPixmap] = {}
        #: The last picture of each piece, of any size.
        self._last_pictures: dict[Piece, QPixmap] = {}
        #: Starts the event in which the next pieces are painted.
        self._paint_timer = QTimer(self)
        self._paint_timer.setSingleShot(True)
        self._paint_timer.timeout.connect(self._on_paint_timer)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.installEventFilter(self)
        self.retranslate()

    def show_draft(self, draft: Draft, names: dict[str, str]) -> None:
        """Show the pieces of a draft."""
        wells = draft.piece_groups
        if (wells, names) != (self._wells, self._names):
            self._wells, self._names = wells, names
        self._draft = draft
        self._place()

    def show_as_held(self, piece: Piece | None) -> None:
        """Mark the piece in hand."""
        self.held_piece = piece
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

    def height_for(self, width: int, page_height: int) -> int:
        """Return the tray's height for its width and the height of the page, in pixels."""
        self._measure()
        single, double = (
            VAST_FORMS
            if page_height >= _MIN_VAST_PAGE_HEIGHT
            else TALL_FORMS
            if page_height >= _MIN_TALL_PAGE_HEIGHT
            else LOW_FORMS
        )
        return (
            single
            if self._fitting_scale([self._wells], single, width) >= _MIN_ONE_ROW_SCALE
            else double
        ).height

    @property
    def _form(self) -> TrayForm:
        return min(
            (*LOW_FORMS, *TALL_FORMS, *VAST_FORMS),
            key=lambda form: abs(form.height - self.height()),
        )

    def resizeEvent(self, event: object) -> None:
        self._pixmaps.clear()
        self._place()

    def _well_width(self, well: PieceGroup, height: float, gap: float = _MIN_PIECE_GAP) -> float:
        """Return the width of a well with pieces of a height and a gap between them."""
        return (
            self._well_widths[well.name] * height + gap * (len(well.pieces) - 1) + 2 * _WELL_PADDING
        )

    def _measure(self) -> None:
        """Measure wells and titles once; layouts ask for their widths hundreds of times."""
        measured = self._wells, language_key()
        if measured == self._measured:
            return
        self._measured = measured
        breadth, edit_words = self._editor.aspect_ratio, self._editor.words
        self._well_widths = {well.name: sum(map(breadth, well.pieces)) for well in self._wells}
        for size in {form.title_font_px for form in (*LOW_FORMS, *TALL_FORMS, *VAST_FORMS)}:
            advance = QFontMetricsF(serif(size, 400, italic=True)).horizontalAdvance
            for well in self._wells:
                self._title_widths[well.name, size] = (
                    advance(edit_words.group_heading(well.name)) + 4
                )

    def _row_width(
        self, row: Sequence[PieceGroup], form: TrayForm, scale: float, gap: float = _MIN_PIECE_GAP
    ) -> float:
        height, title_widths = form.piece_height * scale, self._title_widths
        wells = (
            max(self._well_width(well, height, gap), title_widths[well.name, form.title_font_px])
            for well in row
        )
        return sum(wells) + _WELL_GAP * (len(row) - 1) + 2 * _ROW_MARGIN

    def _fitting_scale(
        self, rows: Sequence[Sequence[PieceGroup]], form: TrayForm, width: float
    ) -> float:
        """Return the scale of pieces at which all rows fit a width."""
        scale = 1.0
        while scale > 0.4 and any(self._row_width(row, form, scale) > width for row in rows):
            scale -= 0.02
        return scale

    def _rows(self, form: TrayForm) -> list[Sequence[PieceGroup]]:
        """Return the wells by row, so that the widest row is as narrow as possible."""
        if form.rows == 1:
            return [self._wells]
        # Choose the division whose widest row is the narrowest.
        divisions = [[self._wells[:i], self._wells[i:]] for i in range(1, len(self._wells))]
        return min(divisions, key=lambda way: max(self._row_width(row, form, 1) for row in way))

    def _place(self) -> None:
        self.cells, self._titles = [], []
        if self._draft is None or self.width() < 100:
            return
        self._measure()
        form = self._form
        rows = self._rows(form)
        scale = self._fitting_scale(rows, form, self.width())
        height = self.height() / form.rows
        for number, row in enumerate(rows):
            self._place_row(row, form, scale, QRectF(0, number * height, self.width(), height))
        self._index = min(self._index, max(0, len(self.cells) - 1))
        self.update()

    def _place_row(
        self, row: Sequence[PieceGroup], form: TrayForm, scale: float, rect: QRectF
    ) -> None:
        """Place a row: widen the gaps between pieces first, then the wells."""
        height, gap, x = form.piece_height * scale, _MIN_PIECE_GAP, _ROW_MARGIN
        while gap < _MAX_PIECE_GAP and self._row_width(row, form, scale, gap + 1) <= rect.width():
            gap += 1
        spare = max(0.0, rect.width() - self._row_width(row, form, scale, gap)) / max(1, len(row))
        for well in row:
            pieces = self._well_width(well, height, gap)
            width = max(pieces, self._title_widths[well.name, form.title_font_px]) + spare
            box = QRectF(
                x, rect.top() + form.title_height, width, rect.height() - form.title_height - 6
            )
            title = self._editor.words.group_heading(well.name)
            self._titles.append((title, QRectF(x + 2, rect.top(), width, form.title_height), box))
            left = box.center().x() - pieces / 2 + _WELL_PADDING
            for piece in well.pieces:
                breadth = self._editor.aspect_ratio(piece) * height
                y = box.center().y() + 1 - height / 2
                self.cells.append(TrayCell(piece, QRectF(left, y, breadth, height)))
                left += breadth + gap
            x += width + _WELL_GAP

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        rect = QRectF(self.rect())
        if current_theme().high_contrast:
            painter.fillRect(rect, QColor("#000"))
        else:
            paint_wood(painter, rect, SHELF_DARK if current_theme().dark else SHELF_LIGHT, seed=8)
            painter.fillRect(rect, _VEIL)
        painter.fillRect(QRectF(0, 0, rect.width(), 2), QColor(20, 11, 4, 130))
        painter.fillRect(QRectF(0, 2, rect.width(), 1), QColor(255, 226, 180, 110))
        form = self._form
        for title, where, well in self._titles:
            painter.setFont(serif(form.title_font_px, 400, italic=True))
            painter.setPen(QColor(_INK))
            painter.drawText(
                where, int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft), title
            )
            shape = rounded(well.adjusted(0, 2, 0, 0), 7)
            painter.fillPath(shape, _WELL)
            stark = current_theme().high_contrast
            stroke_path(painter, shape, pen("#ffffff" if stark else QColor(255, 226, 180, 46), 1))
        is_marked = self._is_index_shown and self.hasFocus()
        for number, cell in enumerate(self.cells):
            self._paint_cell(painter, cell, focus=is_marked and number == self._index)
        painter.end()

    def _paint_cell(self, painter: QPainter, cell: TrayCell, *, focus: bool) -> None:
        """Paint a piece with its highlight, the mark of the keyboard and its count."""
        draft = self._draft
        assert draft is not None
        is_lit = cell.piece == self.held_piece or draft.is_chosen(cell.piece)
        around = rounded(cell.rect.adjusted(-2, -2, 2, 2), 4)
        if is_lit:
            painter.fillPath(around, QColor(255, 217, 104, 90))
            stroke_path(painter, around, pen("#ffd968", 2))
        picture = self._picture(cell, draft.seats)
        if picture is not None:
            self._last_pictures[cell.piece] = picture
            painter.drawPixmap(cell.rect.topLeft(), picture)
        elif cell.piece in self._last_pictures:
            painter.drawPixmap(cell.rect.toAlignedRect(), self._last_pictures[cell.piece])
        if focus:
            stroke_path(painter, around, pen("#ffffff", 1.6, dash=(3, 2)))
        count = draft.count(cell.piece)
        if count is not None:
            painter.setFont(serif(max(14, round(cell.rect.height() * 0.4)), 700))
            painter.setPen(QColor(_INK))
            where = cell.rect.adjusted(cell.rect.width() * 0.5, 0, 0, 0)
            painter.drawText(where, int(Qt.AlignmentFlag.AlignCenter), str(count))

    def _picture(self, cell: TrayCell, seats: Sequence[str]) -> QPixmap | None:
        """Return the picture of a piece, or None if there is no time to paint it in this event.

        It is painted once for its size.
        """
        ratio = self.devicePixelRatioF()
        size = cell.rect.size()
        name = (cell.piece, size.toTuple(), ratio, language_key())
        if name not in self._pixmaps:
            if self._pictures.is_exhausted:
                self._paint_timer.start()
                return None
            with self._pictures.count_time():
                picture = QPixmap((size * ratio).toSize() + QSize(1, 1))
                picture.setDevicePixelRatio(ratio)
                picture.fill(Qt.GlobalColor.transparent)
                painter = QPainter(picture)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._editor.paint(painter, QRectF(QPointF(), size), cell.piece, seats)
                painter.end()
                self._pixmaps[name] = picture
        return self._pixmaps[name]

    def _on_paint_timer(self) -> None:
        PAINTING_TIME.begin_event()
        self.update()

    # -- mouse and keyboard ------------------------------------------------------------------------

    def piece_at(self, point: QPointF) -> Piece | None:
        """Return the piece at a point, or None."""
        air = _MIN_PIECE_GAP / 2
        pieces = (c.piece for c in self.cells if c.rect.adjusted(-air, -6, air, 6).contains(point))
        return next(pieces, None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_index_shown = False
        piece = self.piece_at(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            if piece is not None:
                self.count_lowered.emit(piece)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed_piece, self._is_dragging = piece, False
            self._press_point = event.position().toPoint()
            if piece is not None:
                self._index = next(i for i, cell in enumerate(self.cells) if cell.piece == piece)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_piece is None:
            over = self.piece_at(event.position())
            hand = Qt.CursorShape.OpenHandCursor
            self.setCursor(Qt.CursorShape.ArrowCursor if over is None else hand)
            return
        if not self._is_dragging:
            if (event.position().toPoint() - self._press_point).manhattanLength() <= CLICK_SLACK_PX:
                return
            self._is_dragging = True
            self.lifted.emit(self._pressed_piece)
        self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed_piece = self._pressed_piece, None
        if self._is_dragging:
            self._is_dragging = False
            self.dropped.emit(event.globalPosition().toPoint())
        elif pressed is not None:
            self.piece_clicked.emit(pressed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            piece = self.piece_at(QPointF(event.pos()))
            name = self._editor.words.piece_name(piece, self._names) if piece is not None else ""
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
                self.piece_focused.emit(self.cells[self._index].piece)
                self.update()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.piece_confirmed.emit(piece)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.count_lowered.emit(piece)
            case Qt.Key.Key_Escape:
                self.escaped.emit()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        reason = event.reason()
        self._is_index_shown = reason in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
