"""The counters for the board of Cortez: troops, collars to lay on them, and bridges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.cortez.art.brush import ink, oval, transformed
from desktop.games.cortez.art.charges import paint_charge
from desktop.games.cortez.art.chiefs import AZTEC, CHIEFS, SPANISH, paint_cloth
from desktop.games.cortez.art.inks import EDGE_STONES, LAKE, STONE
from desktop.games.cortez.art.painter import paint_figure, paint_span
from desktop.games.cortez.words.card_texts import CHIEF_NAMES
from desktop.language.translation import translate
from desktop.painting.heraldry import paint_border
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import disc, paint_lines, pen, rounded, vertical_gradient
from desktop.printing.layout.marks import paint_cut_grid
from desktop.printing.print_page import LEAF, PaperSize
from desktop.printing.running_text import BODY, INK, QUIET, TextColumn
from desktop.printing.sheets import Cutout, Drawing, Piece, round_cut, square_cut
from desktop.printing.stamp import stamp
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import COLLARS_PER_SEAT, TROOPS_PER_NATION

# Millimetres.
#: Side of a troop's square.
TROOP_SIDE_MM = 21.0
#: The side of a collar's square.
COLLAR_SIDE_MM = 14.0
_COLLAR_SQUARE = QRectF(-COLLAR_SIDE_MM / 2, -COLLAR_SIDE_MM / 2, COLLAR_SIDE_MM, COLLAR_SIDE_MM)
_TROOPS_PER_ROW = 8
#: Spare collars of each colour, beyond the greatest number on troops.
_SPARE_COUNT = 1
#: Names for the names of chiefs.
_NAMES = 28.0
#: The colours of the squares of troops and of the lines on them.
_GROUNDS = {SPANISH: ("#dbe5ea", "#2e4757"), AZTEC: ("#efd9b4", "#5f390d")}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def counters(side: float) -> Sequence[Drawing]:
    """Return two pages, for a board with squares of `side` millimetres."""
    pages = (partial(_paint_first, side), _paint_second)
    return [Drawing(counters_title(), LEAF, page, is_leaf=True, is_fixed=True) for page in pages]


def counters_title() -> str:
    """Return the title of the sheet."""
    return translate("CortezPrint", "Troops, collars and bridges")


def pieces(side: float) -> Sequence[Piece]:
    """Return troops, collars and bridges as pieces of a virtual table."""
    troops, collars = translate("CortezPrint", "Troops"), translate("CortezPrint", "Collars")
    nations = (
        (SPANISH, "troop-spanish", translate("CortezTable", "Spaniards")),
        (AZTEC, "troop-aztec", translate("CortezTable", "Aztecs")),
    )
    bridges = (
        (False, "bridge", translate("CortezPrint", "Bridge")),
        (True, "bridge-broken", translate("CortezPrint", "Broken bridge")),
    )
    return [
        *(
            Piece(
                id,
                f"{troops} – {name}",
                PaperSize(TROOP_SIDE_MM, TROOP_SIDE_MM),
                partial(_paint_troop, nation),
                TROOPS_PER_NATION,
            )
            for nation, id, name in nations
        ),
        *(
            Piece(
                f"collar-{chief}",
                f"{collars} – {CHIEF_NAMES[chief]}",
                PaperSize(COLLAR_SIDE_MM, COLLAR_SIDE_MM),
                partial(paint_collar_counter, chief=chief),
                COLLARS_PER_SEAT,
            )
            for chief in CHIEFS
        ),
        *(
            Piece(
                id,
                name,
                PaperSize(side, side),
                partial(_paint_bridge, side, broken),
                len(BOARD.bridges),
            )
            for broken, id, name in bridges
        ),
    ]


def cutouts(side: float) -> list[Cutout]:
    """Return troops, collars and bridges for a print shop."""
    troop, bridge = (
        square_cut(PaperSize(TROOP_SIDE_MM, TROOP_SIDE_MM)),
        square_cut(PaperSize(side, side)),
    )
    collar = round_cut(COLLAR_SIDE_MM - 1)
    cutout_list = []
    for piece in pieces(side):
        kind, _, which = piece.id.partition("-")
        match kind:
            case "troop":
                nation = SPANISH if which == "spanish" else AZTEC
                paint = partial(_paint_troop_square, nation)
                cutout_list.append(Cutout(piece.id, piece.name, paint, troop, piece.count))
            case "collar":
                count = piece.count + _SPARE_COUNT
                cutout_list.append(Cutout(piece.id, piece.name, piece.paint, collar, count))
            case "bridge":
                cutout_list.append(Cutout(piece.id, piece.name, piece.paint, bridge, piece.count))
    return cutout_list


def _paint_troop_square(nation: int, painter: QPainter) -> None:
    with transformed(painter, -TROOP_SIDE_MM / 2, -TROOP_SIDE_MM / 2):
        paint_troop_counter(painter, nation)


def _paint_troop(nation: int, painter: QPainter) -> None:
    """Paint the pawn without its square of paper."""
    with transformed(painter, 0, 0.6, TROOP_SIDE_MM / 112):
        paint_figure(painter, nation, paper=True)


def _paint_bridge(side: float, broken: bool, painter: QPainter) -> None:
    with transformed(painter, -side / 2, -side / 2):
        paint_bridge_tile(painter, side, 0, broken=broken)


# -- troops and bridges ----------------------------------------------------------------------------


def _paint_first(side: float, painter: QPainter) -> None:
    """Paint the first page of counters; `side` is the length of their sides in millimetres."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    column.heading(translate("CortezPrint", "Troops"))
    column.paragraph(
        translate(
            "CortezPrint",
            "%n of each nation. Cut along the lines, and glue them on wood or coins if you like.",
            "",
            TROOPS_PER_NATION,
        )
    )
    column.y = _paint_troops(painter, column.y + 3.5) + 3
    column.heading(translate("CortezPrint", "Bridges"))
    column.paragraph(
        translate(
            "CortezPrint",
            "Cut out each strip, fold it along the dashes, pictures outwards, and glue it. Put "
            "the bridges on their squares, intact side up; turn one over to break or mend it.",
        )
    )
    _paint_bridges(painter, side, column.y + 3.5)


def _paint_troops(painter: QPainter, top: float) -> float:
    """Paint all troops row by row; return the y of their end."""
    left = (LEAF.width - _TROOPS_PER_ROW * TROOP_SIDE_MM) / 2
    nations = [SPANISH] * TROOPS_PER_NATION + [AZTEC] * TROOPS_PER_NATION
    for i, nation in enumerate(nations):
        row, column = divmod(i, _TROOPS_PER_ROW)
        with transformed(painter, left + column * TROOP_SIDE_MM, top + row * TROOP_SIDE_MM):
            stamp(
                painter,
                partial(paint_troop_counter, nation=nation),
                QRectF(0, 0, TROOP_SIDE_MM, TROOP_SIDE_MM),
            )
    rows = -(-len(nations) // _TROOPS_PER_ROW)
    ys = [top + row * TROOP_SIDE_MM for row in range(rows + 1)]
    paint_cut_grid(painter, [left + i * TROOP_SIDE_MM for i in range(_TROOPS_PER_ROW + 1)], ys)
    return ys[-1]


def paint_troop_counter(painter: QPainter, nation: int) -> None:
    """Paint a troop on its square of paper."""
    square = QRectF(0, 0, TROOP_SIDE_MM, TROOP_SIDE_MM)
    ground, rim = _GROUNDS[nation]
    painter.fillRect(square, QColor(ground))
    paint_border(painter, rounded(square.adjusted(1, 1, -1, -1), 1), pen(rim, 0.25))
    with transformed(painter, TROOP_SIDE_MM / 2, TROOP_SIDE_MM / 2 + 0.6, TROOP_SIDE_MM / 112):
        paint_figure(painter, nation, paper=True)


def _paint_bridges(painter: QPainter, side: float, top: float) -> None:
    """Paint strips of two squares: the whole bridge, and below it the broken one upside down."""
    count = len(BOARD.bridges)
    left = (LEAF.width - count * side) / 2
    for i in range(count):
        with transformed(painter, left + i * side, top):
            paint_bridge_tile(painter, side, i, broken=False)
        with transformed(painter, left + (i + 1) * side, top + 2 * side, 1, 180):
            paint_bridge_tile(painter, side, i, broken=True)
    xs = [left + i * side for i in range(count + 1)]
    paint_cut_grid(painter, xs, [top, top + 2 * side])
    fold = QLineF(left, top + side, left + count * side, top + side)
    paint_lines(painter, [fold], pen("#ffffff", 0.5))
    paint_lines(painter, [fold], pen(QUIET, 0.3, dash=(5, 5)))


def paint_bridge_tile(painter: QPainter, side: float, number: int, *, broken: bool) -> None:
    """Paint a square of the board with a bridge, its upper left corner at the origin."""
    with transformed(painter, 0, 0, side / 100):
        painter.fillRect(
            QRectF(0, 0, 100, 100), vertical_gradient(0, 100, (0, LAKE[1]), (1, LAKE[4]))
        )
        with transformed(painter, 50, 50):
            for x in (-50, 44):
                painter.fillRect(QRectF(x, -31, 6, 62), QColor(EDGE_STONES[1]))
                painter.fillRect(QRectF(x, -25, 6, 50), QColor(STONE))
            painter.save()
            painter.setClipRect(QRectF(-50, -50, 100, 100), Qt.ClipOperation.IntersectClip)
            paint_span(painter, broken, seed=number, paper=True)
            painter.restore()
        paint_border(painter, rounded(QRectF(0.5, 0.5, 99, 99), 0), pen(INK, 0.8))


# -- collars ---------------------------------------------------------------------------------------


def _paint_second(painter: QPainter) -> None:
    """Paint the second page of counters."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    column.heading(translate("CortezPrint", "Collars"))
    column.paragraph(
        translate(
            "CortezPrint",
            "%n of each colour, one of them a spare. Put one on each of your troops; it moves "
            "with the troop.",
            "",
            COLLARS_PER_SEAT + _SPARE_COUNT,
        )
    )
    top, count = column.y + 3.5, COLLARS_PER_SEAT + _SPARE_COUNT
    for row, chief in enumerate(CHIEFS):
        y = top + row * COLLAR_SIDE_MM
        name = QRectF(0, y, _NAMES - 4, COLLAR_SIDE_MM)
        paint_fitted_line(painter, name, CHIEF_NAMES[chief], BODY, INK, weight=600, align=_RIGHT)
        for i in range(count):
            with transformed(painter, _NAMES + (i + 0.5) * COLLAR_SIDE_MM, y + COLLAR_SIDE_MM / 2):
                stamp(painter, partial(paint_collar_counter, chief=chief), _COLLAR_SQUARE)
    xs = [_NAMES + i * COLLAR_SIDE_MM for i in range(count + 1)]
    paint_cut_grid(painter, xs, [top + i * COLLAR_SIDE_MM for i in range(len(CHIEFS) + 1)])
    for i, (nation, chief) in enumerate(((SPANISH, "alvarado"), (AZTEC, "cuauhtemoc"))):
        x, y = xs[-1] + 9, top + 6 + i * 40
        with transformed(painter, x, y, 1.1):
            paint_troop_counter(painter, nation)
        with transformed(painter, x + TROOP_SIDE_MM * 1.1 - 3, y + TROOP_SIDE_MM * 1.1 - 3, 1.1):
            paint_collar_counter(painter, chief)


def paint_collar_counter(painter: QPainter, chief: str) -> None:
    """Paint a collar from above, centred on the origin: colour, pattern and charge."""
    look = CHIEFS[chief]
    r = COLLAR_SIDE_MM / 2 - 0.5
    ring = disc(0, 0, r)
    paint_cloth(painter, ring, chief, 1.1)
    ink(painter, ring, None, 0.3)
    ink(painter, oval(0, 0, r * 0.66), look.colour, 0.25)
    with transformed(painter, 0, 0, r * 0.62 / 50):
        paint_charge(painter, look.charge, look.colour, 4)
