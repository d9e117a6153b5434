"""The pages of Condottiere to cut out besides the cards: markers and pawns, and the tuck box."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.condottiere.art.painter import (
    CARD_SIZE,
    PAPER_RECT,
    PAPER_SIZE,
    Pawn,
    city_point,
    paint_back,
    paint_lid_first,
    paint_lid_third,
    paint_pawn,
    pawn_point,
)
from desktop.games.condottiere.sheets.counters import (
    CONTROL_DIAMETER,
    STANDEE_SIZE,
    paint_control_marker,
    paint_standee,
)
from desktop.games.condottiere.sheets.map_diagram import height_of, paint_map_diagram
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.language.names import charge_name
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import (
    mix_colours,
    paint_lines,
    pen,
    polygon,
    polyline,
    stroke_path,
    vertical_gradient,
)
from desktop.printing.layout.marks import paint_cut_grid, paint_cut_marks
from desktop.printing.layout.tuck_box import PALE_GOLD, TuckBox, paint_backed, paint_spine
from desktop.printing.print_page import LEAF, PaperSize
from desktop.printing.running_text import BODY, FINE, INK, QUIET, Text, TextColumn
from desktop.printing.stamp import stamp
from desktop.printing.stock import Stock
from desktop.style.theme import SEATS
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION, Edition

#: Markers are cut out as squares of this size, or round.
_CELL = CONTROL_DIAMETER + 1.5
_MARKER = QRectF(-_CELL / 2, -_CELL / 2, _CELL, _CELL)
#: Millimetres for the name of a row.
_NAMES_MM = 22.0

#: The section of the map in the example, in map units.
_EXAMPLE = QRectF(228, 250, 380, 285)
_HELD = {"parma": 0, "modena": 0, "lucca": 2}
_FOUGHT = "firenze"

#: The size that front and rear of the box are designed for.
_WIDTH, _HEIGHT = 66.0, 91.0
#: Height of the title's band on the front.
_BAND_HEIGHT = 19.0
#: Share of the lid cropped at the top, which is left free for a title.
_LEFT_OUT_SHARE = 0.05
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Ground colours of the box and of the band of its title, by whether it is the third edition.
_GROUNDS = {False: ("#1c444e", "#0f2a31"), True: ("#6c1d1b", "#31100d")}


# -- markers and pawns -----------------------------------------------------------------------------


def paint_counters(edition: Edition, painter: QPainter) -> None:
    """Paint rows of markers in each colour, the pawns below them, and how to use them."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    column.heading(translate("CondottierePrint", "Control markers"))
    text = translate(
        "CondottierePrint",
        "%n of each colour: cut along the lines, from mark to mark, or round if you like. Lay one "
        "on the red seal of every region you take.",
        "",
        edition.markers,
    )
    column.paragraph(text)
    column.y = _paint_markers(painter, edition, column.y + 3.5) + 4
    column.heading(
        translate("CondottierePrint", "The pawns")
        if edition.has_pope
        else translate("CondottierePrint", "The pawn")
    )
    pawns = [Pawn.CONDOTTIERE, Pawn.POPE] if edition.has_pope else [Pawn.CONDOTTIERE]
    width, height = STANDEE_SIZE
    x, y = 3.0, column.y + 3
    for pawn in pawns:
        painter.save()
        painter.translate(x, y)
        paint_standee(painter, pawn)
        painter.restore()
        paint_cut_marks(painter, (x, x + width), (y, y + height))
        x += width + 8
    _paint_use(painter, edition, x, column.y)


def _paint_markers(painter: QPainter, edition: Edition, top: float) -> float:
    """Paint a row of markers per colour with its name, and return the lower edge."""
    columns, rows = edition.markers, len(SEATS)
    left = (LEAF.width - columns * _CELL - _NAMES_MM) / 2 + _NAMES_MM
    for row, seat in enumerate(SEATS):
        y = top + row * _CELL
        ground = QRectF(left, y, columns * _CELL, _CELL)
        painter.fillRect(ground, mix_colours(seat.colour, "#ffffff", 0.78))
        name = QRectF(left - _NAMES_MM, y, _NAMES_MM - 4, _CELL)
        paint_fitted_line(
            painter, name, charge_name(seat.charge), BODY, seat.dark, weight=600, align=_RIGHT
        )
        for i in range(columns):
            painter.save()
            painter.translate(left + (i + 0.5) * _CELL, y + _CELL / 2)
            stamp(painter, partial(paint_control_marker, seat=row), _MARKER)
            painter.restore()
    xs = [left + i * _CELL for i in range(columns + 1)]
    ys = [top + i * _CELL for i in range(rows + 1)]
    paint_cut_grid(painter, xs, ys)
    return ys[-1]


def _paint_use(painter: QPainter, edition: Edition, x: float, y: float) -> None:
    """Paint how to fold a pawn, and an example of everything on the map."""
    column = TextColumn(painter, x + 27, y + 1.5, LEAF.width - x - 27)
    column.paragraph(
        translate(
            "CondottierePrint",
            "Cut out the strip and fold it at the dashes: in the middle so that the pictures look "
            "outwards, at the feet the other way. Glue the pictures back to back and the feet to a "
            "coin.",
        )
    )
    column.paragraph(
        translate(
            "CondottierePrint",
            "The black Condottiere marks the region being fought for. The player who gets the "
            "pawn after the battle chooses the next one.",
        )
    )
    if edition.has_pope:
        column.paragraph(
            translate(
                "CondottierePrint",
                "The white Pope stands in the region he protects, or beside the map.",
            )
        )
    _paint_fold(painter, x + 10, y + 4)
    top = column.y + 2
    width = min(column.width, (LEAF.height - top - 13) * _EXAMPLE.width() / _EXAMPLE.height())
    painter.save()
    painter.translate(column.x, top)
    paint_map_diagram(painter, width, _HELD, part=_EXAMPLE, bare=True)
    scale = width / _EXAMPLE.width()
    # Markers and pawns have the same size relative to the map as in print.
    true = PAPER_SIZE[0] / PAPER_RECT.width()
    for region, seat in _HELD.items():
        painter.save()
        point = (city_point(region) - _EXAMPLE.topLeft()) * scale
        painter.translate(point)
        paint_control_marker(painter, seat, CONTROL_DIAMETER * scale / true)
        painter.restore()
    painter.translate((pawn_point(_FOUGHT) - _EXAMPLE.topLeft()) * scale)
    painter.scale(scale, scale)
    paint_pawn(painter, Pawn.CONDOTTIERE, shade=False, paper=True)
    painter.restore()
    caption = translate(
        "CondottierePrint",
        "One player holds two regions that border each other, another holds one, and the next "
        "battle is for the fourth.",
    )
    top_of_example = top + height_of(width, _EXAMPLE) + 1.5
    Text(f"<i>{caption}</i>", column.width, FINE * 1.1, QUIET).paint(
        painter, column.x, top_of_example
    )


def _paint_fold(painter: QPainter, x: float, y: float) -> None:
    """Paint a folded strip from the side, and how it closes."""
    line, thin = pen(INK, 0.5), pen(QUIET, 0.3)
    stroke_path(
        painter, polyline([(x - 8, y + 36), (x - 2.5, y + 31), (x, y), (x + 2.5, y + 31)]), line
    )
    stroke_path(painter, polyline([(x + 2.5, y + 31), (x + 8, y + 36)]), line)
    for side in (-1, 1):
        stroke_path(painter, polyline([(x + side * 7, y + 17), (x + side * 3, y + 17)]), thin)
        tip = x + side * 2.6
        head = polygon([(tip, y + 17), (tip + side * 1.6, y + 16.1), (tip + side * 1.6, y + 17.9)])
        painter.fillPath(head, QColor(QUIET))
    for side in (-1, 1):
        half = [(x + side * 0.5, y + 48), (x + side * 0.5, y + 76), (x + side * 8, y + 76)]
        stroke_path(painter, polyline(half), line)
    stroke_path(painter, polyline([(x - 0.5, y + 48), (x + 0.5, y + 48)]), line)


# -- tuck box --------------------------------------------------------------------------------------


def paint_box(edition: Edition, stock: Stock, count: int, painter: QPainter) -> None:
    """Paint the net of a box for `count` cards, turned on its side."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    column.heading(translate("CondottierePrint", "Tuck box"))
    text = translate(
        "CondottierePrint",
        "For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap "
        "to the inside of the last side, then glue the bottom; tuck in the lid.",
        "",
        count,
    )
    column.paragraph(text)
    net = box_of(edition, stock, count)
    painter.save()
    painter.translate((LEAF.width + net.size.height) / 2, column.y + 4)
    painter.rotate(90)
    net.paint(painter)
    painter.restore()


def box_of(edition: Edition, stock: Stock, count: int) -> TuckBox:
    """Return the box, deep enough for `count` cards."""
    inside, depth = stock.compartment_size, stock.depth(count)
    third = edition.id == THIRD_EDITION.id
    return TuckBox(
        inside.width,
        inside.height,
        depth,
        partial(_paint_front, third),
        partial(_paint_rear, third),
        partial(_paint_side, third, depth, inside.height),
        _GROUNDS[third][0],
        made_size=PaperSize(_WIDTH, _HEIGHT),
    )


def _paint_front(third: bool, painter: QPainter) -> None:
    """Paint the front of the tuck box with the part of the lid that fits."""
    paint = paint_lid_third if third else paint_lid_first
    height = _WIDTH * 346 / 212  # the proportions that the lids are designed for
    painter.save()
    painter.translate(0, -_LEFT_OUT_SHARE * height)
    paint(painter, _WIDTH, height, paper=True)
    painter.restore()
    dark = _GROUNDS[third][1]
    painter.fillRect(
        QRectF(0, 0, _WIDTH, _BAND_HEIGHT),
        vertical_gradient(0, _BAND_HEIGHT, (0, _GROUNDS[third][0]), (1, dark)),
    )
    paint_lines(painter, [QLineF(0, _BAND_HEIGHT, _WIDTH, _BAND_HEIGHT)], pen(PALE_GOLD, 0.5))
    texts = THIRD_TEXTS if third else FIRST_TEXTS
    paint_fitted_line(
        painter,
        QRectF(5, 3, _WIDTH - 10, _BAND_HEIGHT - 6),
        texts.title(),
        9.4,
        PALE_GOLD,
        weight=700,
    )


def _paint_rear(third: bool, painter: QPainter) -> None:
    back = partial(
        paint_back, edition_id=(THIRD_EDITION if third else FIRST_EDITION).id, paper=True
    )
    paint_backed(painter, _WIDTH, _HEIGHT, PaperSize(*CARD_SIZE), back)


def _paint_side(third: bool, depth: float, height: float, painter: QPainter) -> None:
    texts = THIRD_TEXTS if third else FIRST_TEXTS
    paint_spine(painter, depth, height, texts.title(), 9)
