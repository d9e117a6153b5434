"""The first page of a tiled board: which tile lies where, and how to put them together."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QLocale, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.language.translation import translate
from desktop.painting.lettering import write
from desktop.painting.shapes import disc, draw_lines, outline, pen, rounded
from desktop.printing.layout.marks import paint_check_bar
from desktop.printing.layout.tiling import OVERLAP, Tiling
from desktop.printing.page import EDGE, MARGIN, Size
from desktop.printing.sheets import Drawing
from desktop.printing.stamp import stamp
from desktop.printing.text import INK, LEFT, RUBRIC, Text

_TITLE = 7.0  # millimetres


def paint_plan(drawing: Drawing, tiling: Tiling, page: Size, p: QPainter) -> None:
    """The whole board in small with its tiles, and what to do with them."""
    room = page.within(MARGIN + 3)
    left = top = MARGIN + 3
    title = translate("Print", "{board}: {count} parts").format(
        board=drawing.title, count=tiling.count
    )
    write(p, QRectF(left, top, room.width, 10), title, _TITLE, RUBRIC, weight=700, align=LEFT)
    y = Text(_instructions(drawing, tiling), room.width).paint(p, left, top + 12) + 5
    foot = page.height - EDGE - 6
    scale = min(room.width / drawing.size.width, (foot - 6 - y) / drawing.size.height, 1.0)
    p.save()
    p.translate((page.width - drawing.size.width * scale) / 2, y)
    p.scale(scale, scale)
    p.save()
    p.setClipRect(QRectF(0, 0, drawing.size.width, drawing.size.height))
    stamp(p, drawing.paint, QRectF(0, 0, drawing.size.width, drawing.size.height))
    p.restore()
    _tiles(p, tiling, 1 / scale)
    p.restore()
    paint_check_bar(p, left, foot)


def _instructions(drawing: Drawing, tiling: Tiling) -> str:
    sentences = [
        translate(
            "Print",
            "Put together, the parts make {width} × {height} cm. Print them at 100%, never fitted "
            "to the page: the bar on every page must be 10 cm long.",
        ).format(width=_centimetres(drawing.size.width), height=_centimetres(drawing.size.height)),
        translate(
            "Print",
            "Cut each part out along the marks at its corners. Neighbours show the same strip of "
            "{overlap} mm, up to the dashed marks: lay one strip on the other so that the pictures "
            "meet, and glue.",
        ).format(overlap=round(OVERLAP)),
    ]
    if tiling.extra:
        sentences.append(
            translate(
                "Print",
                "%n part(s) fewer would do for the board, but then edges would cut through what is "
                "played on.",
                "",
                tiling.extra,
            )
        )
    return "<br>".join(sentences)


def _centimetres(length: float) -> str:
    return QLocale().toString(length / 10, "f", 1)


def _tiles(p: QPainter, tiling: Tiling, unit: float) -> None:
    """Outlines and names of the tiles; the unit is a millimetre of the page."""
    width, height = tiling.across[-1][1], tiling.down[-1][1]
    half = OVERLAP / 2
    xs = [start + half for start, _ in tiling.across[1:]]
    ys = [start + half for start, _ in tiling.down[1:]]
    lines = [QLineF(x, 0, x, height) for x in xs] + [QLineF(0, y, width, y) for y in ys]
    frame = rounded(QRectF(0, 0, width, height), 0)
    for colour, thick in (("#ffffff", 0.7), (INK, 0.25)):
        draw_lines(p, lines, pen(colour, thick * unit))
        outline(p, frame, pen(colour, thick * unit))
    for tile in tiling:
        x, y = tile.x + tile.size.width / 2, tile.y + tile.size.height / 2
        p.fillPath(disc(x, y, 5 * unit), QColor("#fffaf0"))
        outline(p, disc(x, y, 5 * unit), pen(INK, 0.25 * unit))
        place = QRectF(x - 5 * unit, y - 4 * unit, 10 * unit, 8 * unit)
        write(p, place, tile.name, 4.2 * unit, INK, weight=700)
