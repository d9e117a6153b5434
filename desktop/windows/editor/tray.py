"""The tray below the board: wells of pieces to be dragged in, or chosen and then laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
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

from desktop.language import language_key, translate
from desktop.painting.pictures import Pictures
from desktop.painting.shapes import outline, pen, rounded
from desktop.painting.wood import TRAY, paint_wood
from desktop.retranslated import Retranslated
from desktop.table.editpart import EditPart
from desktop.table.scene import SLACK
from desktop.theme import current_theme, serif, system
from engine.drafts import Draft
from engine.editing import Piece, Well

#: Heights of the tray: in one row, and in two.
ONE, TWO = 92, 112
#: In one row, in two: height of a title and of a piece.
_TITLES, _PIECES = (24.0, 18.0), (44.0, 27.0)
#: Below this share of their size pieces take two rows.
_LEAST = 0.74
_EDGE, _PAD, _GAP, _BETWEEN = 12.0, 7.0, 3.0, 11.0
_VEIL, _WELL, _INK = QColor(0, 0, 0, 40), QColor(26, 15, 6, 130), "#f6e9c9"


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece where it lies in the tray."""

    piece: Piece
    rect: QRectF


class Tray(Retranslated, QWidget):
    """Shows the wells of a draft.

    Signals: `lifted(piece)`: it is dragged; `carried(place)`, `dropped(place)`: of what was lifted,
    on the screen; `chosen(piece)`: clicked; `taken(piece)`: by the keys; `lessened(piece)`: to be
    counted one less; `pointed(piece)`: by the keys; `left()`: Esc.
    """

    lifted = Signal(object)
    carried = Signal(QPoint)
    dropped = Signal(QPoint)
    chosen = Signal(object)
    taken = Signal(object)
    lessened = Signal(object)
    pointed = Signal(object)
    left = Signal()

    def __init__(self, part: EditPart, pictures: Pictures, parent: QWidget) -> None:
        """`pictures` of the board, with which it shares the time of an event."""
        super().__init__(parent)
        self._part, self._time = part, pictures
        self._draft: Draft | None = None
        self._names: dict[str, str] = {}
        self._wells: Sequence[Well] = ()
        self._titles: list[tuple[str, QRectF, QRectF]] = []
        self.cells: list[Cell] = []
        #: What is held, and what the keys stand on.
        self.held: Piece | None = None
        self._at = 0
        self._pressed: Piece | None = None
        self._press = QPoint()
        self._dragging = False
        self._pixmaps: dict[object, QPixmap] = {}
        #: What was shown of each piece last, at whatever size.
        self._shown: dict[Piece, QPixmap] = {}
        #: Brings the event in which the next pieces are painted.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._on_later)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_draft(self, draft: Draft, names: dict[str, str]) -> None:
        """The pieces of a draft."""
        wells = draft.wells
        if (wells, names) != (self._wells, self._names):
            self._wells, self._names = wells, names
        self._draft = draft
        self._place()

    def hold(self, piece: Piece | None) -> None:
        """Mark what is held."""
        self.held = piece
        self.update()

    def rect_of(self, piece: Piece) -> QRectF:
        """Where a piece lies."""
        return next(cell.rect for cell in self.cells if cell.piece == piece)

    def retranslate(self) -> None:
        name = translate("Editor", "Tray of pieces")
        self.setAccessibleName(name)
        self._pixmaps.clear()
        self._place()

    # -- where everything lies ---------------------------------------------------------------------

    def height_for(self, width: int) -> int:
        """How high it is at a width."""
        return ONE if self._share([self._wells], 0, width) >= _LEAST else TWO

    def resizeEvent(self, event: object) -> None:
        self._pixmaps.clear()
        self._place()

    def _title_font_size(self, rows: int) -> int:
        return 15 if rows == 1 else 13

    def _breadth(self, well: Well, high: float) -> float:
        """How wide a well is with pieces so high."""
        pieces = sum(self._part.breadth(piece) * high for piece in well.pieces)
        return pieces + _GAP * (len(well.pieces) - 1) + 2 * _PAD

    def _needed(self, row: Sequence[Well], kind: int, share: float) -> float:
        metrics = QFontMetricsF(serif(self._title_font_size(kind + 1), 400, italic=True))
        wells = sum(
            max(self._breadth(well, _PIECES[kind] * share),
                metrics.horizontalAdvance(self._part.words.well(well.name)) + 4)
            for well in row
        )  # fmt: skip
        return wells + _BETWEEN * (len(row) - 1) + 2 * _EDGE

    def _share(self, rows: Sequence[Sequence[Well]], kind: int, width: float) -> float:
        """The share of their size that pieces have in rows of a width."""
        share = 1.0
        while share > 0.4 and any(self._needed(row, kind, share) > width for row in rows):
            share -= 0.02
        return share

    def _rows(self) -> list[Sequence[Well]]:
        if self.height_for(self.width()) == ONE:
            return [self._wells]
        # The widest row is as narrow as it can be.
        ways = [[self._wells[:i], self._wells[i:]] for i in range(1, len(self._wells))]
        return min(ways, key=lambda way: max(self._needed(row, 1, 1) for row in way))

    def _place(self) -> None:
        self.cells, self._titles = [], []
        if self._draft is None or self.width() < 100:
            return
        rows = self._rows()
        kind = len(rows) - 1
        share = self._share(rows, kind, self.width())
        high, title = _PIECES[kind] * share, _TITLES[kind]
        tall = self.height() / len(rows)
        metrics = QFontMetricsF(serif(self._title_font_size(len(rows)), 400, italic=True))
        for number, row in enumerate(rows):
            x, top = _EDGE, number * tall
            spare = max(0.0, self.width() - self._needed(row, kind, share)) / max(1, len(row))
            for well in row:
                said = self._part.words.well(well.name)
                pieces = self._breadth(well, high)
                wide = max(pieces, metrics.horizontalAdvance(said) + 4) + min(spare, 40.0)
                box = QRectF(x, top + title, wide, tall - title - 6)
                self._titles.append((said, QRectF(x + 2, top, wide, title), box))
                left = box.center().x() - pieces / 2 + _PAD
                for piece in well.pieces:
                    breadth = self._part.breadth(piece) * high
                    y = box.center().y() - high / 2
                    self.cells.append(Cell(piece, QRectF(left, y, breadth, high)))
                    left += breadth + _GAP
                x += wide + _BETWEEN
        self._at = min(self._at, max(0, len(self.cells) - 1))
        self.update()

    # -- the picture -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(self.rect())
        if current_theme().stark:
            p.fillRect(box, QColor("#000"))
        else:
            paint_wood(p, box, TRAY, seed=8)
            p.fillRect(box, _VEIL)
        p.fillRect(QRectF(0, 0, box.width(), 1), QColor(255, 220, 170, 90))
        rows = 1 if self.height() < TWO else 2
        for said, where, well in self._titles:
            p.setFont(serif(self._title_font_size(rows), 400, italic=True))
            p.setPen(QColor(_INK))
            p.drawText(where, int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft), said)
            p.fillPath(rounded(well.adjusted(0, 2, 0, 0), 5), _WELL)
            edge = "#ffffff" if current_theme().stark else "#6b5136"
            outline(p, rounded(well.adjusted(0, 2, 0, 0), 5), pen(edge, 1))
        for number, cell in enumerate(self.cells):
            self._paint_cell(p, cell, focus=self.hasFocus() and number == self._at)
        p.end()

    def _paint_cell(self, p: QPainter, cell: Cell, *, focus: bool) -> None:
        draft = self._draft
        assert draft is not None
        lit = cell.piece == self.held or draft.chosen(cell.piece)
        around = rounded(cell.rect.adjusted(-2.5, -2.5, 2.5, 2.5), 4)
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
            p.setFont(system(max(12, round(cell.rect.height() * 0.34)), True))
            p.setPen(QColor(_INK))
            where = cell.rect.adjusted(cell.rect.width() * 0.5, 0, 2, 0)
            p.drawText(where, int(Qt.AlignmentFlag.AlignCenter), str(number))

    def _picture(self, cell: Cell, seats: Sequence[str]) -> QPixmap | None:
        """A piece, painted once for its size; None: there is no time for it in this event."""
        ratio = self.devicePixelRatioF()
        size = cell.rect.size()
        name = (cell.piece, size.toTuple(), ratio, language_key())
        if name not in self._pixmaps:
            if self._time.exhausted:
                self._later.start()
                return None
            with self._time.counted():
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
        self._time.rest()
        self.update()

    # -- mouse and keys ----------------------------------------------------------------------------

    def piece_at(self, at: QPointF) -> Piece | None:
        """The piece under a point."""
        air = _GAP / 2
        found = (c.piece for c in self.cells if c.rect.adjusted(-air, -6, air, 6).contains(at))
        return next(found, None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        piece = self.piece_at(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            if piece is not None:
                self.lessened.emit(piece)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._dragging = piece, False
            self._press = event.position().toPoint()
            if piece is not None:
                self._at = next(i for i, cell in enumerate(self.cells) if cell.piece == piece)

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

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            piece = self.piece_at(QPointF(event.pos()))
            said = self._part.words.piece(piece, self._names) if piece is not None else ""
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.cells:
            return
        piece = self.cells[self._at].piece
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                by = 1 if key == Qt.Key.Key_Right else -1
                self._at = (self._at + by) % len(self.cells)
                self.pointed.emit(self.cells[self._at].piece)
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
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
