"""The course of a match as a band of cells, on the sheet at its end."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import disc, pen, rounded, stroke_path, vertical_gradient, with_alpha
from desktop.table.replay.match_ending import CourseCell
from desktop.windows.match_page.ending import ornaments
from desktop.windows.match_page.ending.ending_facts import EndingSheetFacts, SheetSeat
from desktop.windows.match_page.ending.ending_layout import (
    CENTRE,
    LEFT,
    Canvas,
    EndingStage,
    SheetText,
    Wishes,
    are_leaves_wide,
    band_rows,
    columns,
    has_tall_cells,
)
from desktop.windows.match_page.ending.ornaments import SheetStyle

#: Greatest width of a cell with its name below the shield.
_MAX_CELL_WIDTH = 124.0
#: Greatest width of a cell with numbers.
_MAX_LEAF_WIDTH = 420.0
#: The ink of leaves, which are paper in every theme.
_LEAF_INK, _LEAF_QUIET = "#2a1a08", "#5a3a1a"


class Band:
    """The cells of a course, in the form for which there is room."""

    def __init__(
        self, facts: EndingSheetFacts, style: SheetStyle, wishes: Wishes, canvas: Canvas
    ) -> None:
        self._course, self._looks, self._guests = facts.ending.course, facts.looks, facts.guests
        self._style, self._wishes, self._canvas = style, wishes, canvas
        self._left = 0.0

    def add(self, rect: QRectF) -> None:
        """Add the heading and the cells."""
        style, course, wishes = self._style, self._course, self._wishes
        self._left = rect.left()
        heading = SheetText(
            QRectF(rect.left(), rect.top(), rect.width() * 0.5, 22), course.heading, 17,
            style.heading, weight=600,
        )  # fmt: skip
        wide = heading.extent(heading.font).width() + 12
        heading = replace(heading, rect=QRectF(rect.left(), rect.top(), wide - 4, 22))
        note = QRectF(rect.left() + wide, rect.top() + 1, rect.width() - wide, 22)
        self._canvas.write("heading", heading)
        self._canvas.write("note", SheetText(note, course.note, 14.5, style.quiet, is_italic=True))
        body = rect.adjusted(0, 26, 0, 0)
        if wishes.has_leaves:
            self._add_leaves(body.adjusted(0, 2, 0, 0))
        elif has_tall_cells(rect.width(), wishes):
            body.setWidth(min(body.width(), _MAX_CELL_WIDTH * len(course.cells)))
            self._add_tall_cells(body)
        elif band_rows(rect.width(), wishes):
            self._add_rows(body)
        else:
            self._add_ticks(body)

    def _add_tall_cells(self, body: QRectF) -> None:
        course = self._course
        top = body.top() + (18 if self._wishes.has_groups else 2) + 12
        width = body.width() / len(course.cells)
        strip = QRectF(body.left(), top, body.width(), 60)
        self._canvas.add("strip", strip, partial(self._paint_strip, strip))
        if self._wishes.has_groups:
            self._add_groups(strip, width)
        order = sorted(enumerate(course.cells), key=lambda pair: pair[1].is_decisive)
        for number, cell in order:
            rect = QRectF(strip.left() + width * number, top, width, 60)
            is_first = not number or course.cells[number - 1].group != cell.group
            area = rect.adjusted(-1, -30, 1, 4)
            self._canvas.add(
                "cell", area, partial(self._paint_tall, rect, cell, is_first), EndingStage.CELLS
            )
            label = QRectF(rect.left() + 1, top + 33, width - 2, 21)
            self._add_label(label, cell, CENTRE, 12.5)
        lit = [number for number, cell in enumerate(course.cells) if cell.is_decisive]
        if len(lit) > 1:
            ties = [strip.left() + width * (number + 0.5) for number in lit]
            area = QRectF(strip.left(), strip.bottom() + 1, strip.width(), 15)
            self._canvas.add(
                "thread", area, partial(_paint_thread, ties, strip.bottom() + 4), EndingStage.CELLS
            )

    def _add_groups(self, strip: QRectF, width: float) -> None:
        course = self._course
        for group, name in enumerate(course.groups):
            numbers = [n for n, cell in enumerate(course.cells) if cell.group == group]
            if not numbers:
                continue
            left = strip.left() + width * numbers[0]
            rect = QRectF(left, strip.top() - 30, width * len(numbers), 17)
            if rect.width() >= 50:
                self._canvas.write(
                    "group",
                    SheetText(
                        rect,
                        name.upper(),
                        11,
                        self._style.heading,
                        weight=600,
                        align=CENTRE,
                        spacing=1.6,
                    ),
                )

    def _paint_strip(self, rect: QRectF, painter: QPainter) -> None:
        painter.fillPath(rounded(rect, 4), QColor(self._style.cell))
        edge = self._style.line if self._style.is_dark else "#5a3d14"
        stroke_path(painter, rounded(rect, 4), pen(edge, 1.3))

    def _fill_cell(self, painter: QPainter, rect: QRectF, cell: CourseCell) -> None:
        """Paint the ground of a cell: paper for one that decided, else a tint of its seat."""
        style = self._style
        if cell.seat is None:
            return
        colour = QColor(self._looks[cell.seat].colour)
        if cell.is_decisive:
            if not style.is_stark:
                paint_shadow(painter, rounded(rect, 3), QColor(40, 20, 0, 150), 3, 0, 2)
            top = QColor(style.lit_cell)
            painter.fillPath(
                rounded(rect, 3),
                vertical_gradient(rect.top(), rect.bottom(), (0, top), (1, top.darker(106))),
            )
            stroke_path(painter, rounded(rect, 3), pen("#a8782a", 1.4))
        elif not style.is_stark:
            painter.fillRect(rect, with_alpha(colour, 80 if style.is_dark else 64))
        foot = QRectF(rect.left() + 1, rect.bottom() - 5, rect.width() - 2, 4.5)
        self._looks[cell.seat].fill_rect(painter, foot)

    def _paint_tall(
        self, rect: QRectF, cell: CourseCell, is_first: bool, painter: QPainter
    ) -> None:
        ground = rect.adjusted(0, -8, 0, 3) if cell.is_decisive else rect
        self._fill_cell(painter, ground, cell)
        x = rect.center().x()
        if cell.seat is not None:
            y = rect.top() + (20 if cell.is_decisive else 19)
            self._looks[cell.seat].shield(painter, x, y, min(25.0, rect.width() * 0.5))
            if cell.is_decisive:
                ornaments.paint_crown(painter, x, rect.top() + 1, 20)
        elif cell.mark is not None:
            cell.mark(painter, QRectF(x - 14, rect.top() + 5, 28, 28))
        if is_first and rect.left() > self._left + 1 and not cell.is_decisive:
            painter.fillRect(
                QRectF(rect.left() - 0.75, rect.top() - 16, 1.5, 76), QColor(self._style.heading)
            )
        elif not cell.is_decisive:
            line = with_alpha(self._style.line if self._style.is_dark else "#5a3d14", 110)
            painter.fillRect(QRectF(rect.left() - 0.4, rect.top(), 0.8, 60), line)

    def _add_label(
        self, rect: QRectF, cell: CourseCell, align: Qt.AlignmentFlag, size: float
    ) -> None:
        style = self._style
        won = cell.seat is not None
        colour = style.lit_ink if cell.is_decisive else style.cell_ink if won else style.cell_quiet
        weight = 700 if cell.is_decisive else 600 if won else 400
        self._canvas.write(
            "label",
            SheetText(
                rect, cell.label, size, colour, weight=weight, is_italic=not won, align=align
            ),
            EndingStage.CELLS,
        )

    def _add_rows(self, body: QRectF) -> None:
        cells = self._course.cells
        rows = band_rows(body.width(), self._wishes)
        per_row = -(-len(cells) // rows)
        width = body.width() / per_row
        for number, cell in enumerate(cells):
            row, column = divmod(number, per_row)
            rect = QRectF(body.left() + width * column, body.top() + 4 + 43 * row, width, 36)
            self._canvas.add(
                "cell",
                rect.adjusted(-1, -6, 1, 4),
                partial(self._paint_row, rect, cell),
                EndingStage.CELLS,
            )
            label = QRectF(rect.left() + 33, rect.top() + 1, width - 36, 30)
            self._add_label(label, cell, LEFT, 13)

    def _paint_row(self, rect: QRectF, cell: CourseCell, painter: QPainter) -> None:
        if not cell.is_decisive:
            painter.fillRect(rect, QColor(self._style.cell))
        self._fill_cell(painter, rect.adjusted(0, -3, 0, 2) if cell.is_decisive else rect, cell)
        x = rect.left() + 18
        if cell.seat is not None:
            self._looks[cell.seat].shield(
                painter, x, rect.top() + (18 if cell.is_decisive else 16), 21
            )
            if cell.is_decisive:
                ornaments.paint_crown(painter, x, rect.top() + 3, 15)
        elif cell.mark is not None:
            cell.mark(painter, QRectF(x - 12, rect.top() + 4, 24, 26))
        line = with_alpha(self._style.line if self._style.is_dark else "#5a3d14", 110)
        painter.fillRect(QRectF(rect.left() - 0.4, rect.top(), 0.8, 36), line)

    def _add_ticks(self, body: QRectF) -> None:
        """Add cells without names, where there are too many for names."""
        cells = self._course.cells
        width = body.width() / len(cells)
        strip = QRectF(body.left(), body.top() + 10, body.width(), 34)
        self._canvas.add("strip", strip, partial(self._paint_strip, strip))
        for number, cell in enumerate(cells):
            rect = QRectF(strip.left() + width * number, strip.top(), width, 34)
            self._canvas.add(
                "cell",
                rect.adjusted(0, -8, 0, 4),
                partial(self._paint_tick, rect, cell),
                EndingStage.CELLS,
            )

    def _paint_tick(self, rect: QRectF, cell: CourseCell, painter: QPainter) -> None:
        self._fill_cell(painter, rect.adjusted(0, -6, 0, 3) if cell.is_decisive else rect, cell)
        if cell.seat is not None:
            width = min(20.0, rect.width() - 3)
            if width >= 9:
                self._looks[cell.seat].shield(painter, rect.center().x(), rect.top() + 13, width)

    def _add_leaves(self, body: QRectF) -> None:
        """Add cells with a number for each seat."""
        cells = self._course.cells
        is_wide = are_leaves_wide(body.width(), self._wishes)
        body.setWidth(min(body.width(), _MAX_LEAF_WIDTH * len(cells)))
        for cell, rect in zip(cells, columns(body, len(cells), 8), strict=True):
            self._canvas.add(
                "cell",
                rect.adjusted(-2, -6, 2, 6),
                partial(self._paint_leaf, rect, cell, is_wide),
                EndingStage.CELLS,
            )
            left = rect.left() + (74 if is_wide else 30)
            width = rect.right() - left - 8
            self._add_leaf_title(QRectF(left, rect.top() + 6, width, 22), cell)
            top = rect.top() + (30 if is_wide else 32)
            self._add_counts(
                QRectF(
                    left if is_wide else rect.left() + 6,
                    top,
                    width if is_wide else rect.width() - 12,
                    26,
                ),
                cell,
            )
            if is_wide:
                note = QRectF(left, rect.top() + 56, width, 32)
                self._canvas.write(
                    "cell note",
                    SheetText(
                        note,
                        cell.note,
                        13.5,
                        _LEAF_QUIET,
                        weight=400,
                        is_italic=True,
                        align=LEFT,
                        wraps=True,
                    ),
                    EndingStage.CELLS,
                )

    def _add_leaf_title(self, rect: QRectF, cell: CourseCell) -> None:
        names = {guest.seat: guest.name or only_person_name() for guest in self._guests}
        text = cell.label
        if cell.seat is not None:
            text = translate("Ending", "{round}: {name}").format(
                round=cell.label, name=names[cell.seat]
            )
        self._canvas.write(
            "label", SheetText(rect, text, 15.5, _LEAF_INK, weight=700), EndingStage.CELLS
        )

    def _add_counts(self, rect: QRectF, cell: CourseCell) -> None:
        for seat, column_rect in enumerate(columns(rect, len(cell.counts), 2)):
            guest = next(each for each in self._guests if each.seat == seat)
            shield = min(17.0, column_rect.width() * 0.42)
            x = column_rect.left() + shield / 2 + 1
            area = QRectF(column_rect.left(), column_rect.top(), shield + 2, 26)
            paint = partial(self._paint_shield, guest, x, column_rect.center().y(), shield)
            self._canvas.add("shield", area, paint, EndingStage.CELLS)
            number = QRectF(
                column_rect.left() + shield + 4,
                column_rect.top(),
                column_rect.width() - shield - 4,
                26,
            )
            weight = 700 if seat == cell.seat else 400
            self._canvas.write(
                "count",
                SheetText(number, str(cell.counts[seat]), 15, _LEAF_INK, weight=weight),
                EndingStage.CELLS,
            )

    def _paint_leaf(self, rect: QRectF, cell: CourseCell, is_wide: bool, painter: QPainter) -> None:
        path = rounded(rect, 3)
        paint_shadow(painter, path, QColor(0, 0, 0, 130), 4, 0, 3)
        painter.fillPath(
            path, vertical_gradient(rect.top(), rect.bottom(), (0, "#f3e6bf"), (1, "#dcc48a"))
        )
        painter.save()
        painter.setClipPath(path)
        look = self._looks[cell.seat] if cell.seat is not None else None
        for y in (rect.top(), rect.bottom() - 5):
            band = QRectF(rect.left(), y, rect.width(), 5)
            if look is not None:
                look.fill_rect(painter, band)
            else:
                painter.fillRect(band, QColor("#8a7a58"))
        painter.restore()
        stroke_path(painter, path, pen("#3a2410", 1.1))
        if not is_wide:
            if look is not None:
                look.shield(painter, rect.left() + 17, rect.top() + 18, 18)
            return
        x, y = rect.left() + 38, rect.center().y()
        if cell.mark is not None:
            cell.mark(painter, QRectF(x - 24, y - 20, 48, 48))
        if look is not None:
            look.shield(
                painter,
                x + (16 if cell.mark is not None else 0),
                y - 14 if cell.mark is not None else y,
                24 if cell.mark is not None else 38,
            )

    def _paint_shield(
        self, guest: SheetSeat, x: float, y: float, width: float, painter: QPainter
    ) -> None:
        guest.look.shield(painter, x, y, width)


def _paint_thread(ties: list[float], y: float, painter: QPainter) -> None:
    """Paint the golden thread that joins the cells that decided the match."""
    thread = QPainterPath(QPointF(ties[0], y))
    for a, b in zip(ties, ties[1:], strict=False):
        thread.cubicTo(a, y + 11, b, y + 11, b, y)
    stroke_path(painter, thread, pen("#5c4210", 3.4))
    stroke_path(painter, thread, pen("#f2cf6a", 1.8))
    for x in ties:
        painter.fillPath(disc(x, y, 3.6), QColor("#f2cf6a"))
        stroke_path(painter, disc(x, y, 3.6), pen("#5c4210", 1))
