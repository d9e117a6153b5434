"""Three tuck boxes for the cards of Cortez: provisions, warriors, and everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.box_lid import paint_box_lid
from desktop.games.cortez.art.card_backs import FAMILIES, paint_back
from desktop.games.cortez.sheets.decks import cards_of
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import paint_lines, pen, vertical_gradient
from desktop.printing.layout.tuck_box import (
    PALE_GOLD,
    TuckBox,
    paint_backed,
    paint_spine,
    tuck_box_page,
)
from desktop.printing.print_page import LEAF, PaperSize
from desktop.printing.running_text import TextColumn
from desktop.printing.sheets import Cutout, Drawing
from desktop.printing.stock import Stock

# The size in millimetres for which front and rear are designed.
_WIDTH = 66.0
_HEIGHT = 91.0
#: The height of the title band on the front.
_BAND_HEIGHT = 23.0
#: The share of the lid cut off at the top.
_LEFT_OUT_SHARE = 0.03


@dataclass(frozen=True, slots=True)
class _Box:
    """A box: the families of cards kept in it, the first of which is on its rear."""

    name: Callable[[], str]
    families: tuple[str, ...]

    @property
    def count(self) -> int:
        """The number of cards in the box."""
        return len(cards_of(*self.families))


def _provisions() -> str:
    return translate("CortezPrint", "Provisions")


def _warriors() -> str:
    return translate("CortezPrint", "Warriors")


def _others() -> str:
    return translate("CortezPrint", "Events and secrets")


BOXES = (
    _Box(_provisions, ("provision",)),
    _Box(_warriors, ("spanish", "aztec")),
    _Box(_others, ("event", "objective", "bribery", "chief")),
)


def boxes() -> Sequence[Drawing]:
    """Return a page for each box."""
    title = translate("CortezPrint", "Tuck boxes")
    return [
        tuck_box_page(title, box.count, partial(net_of, box), partial(_paint_page, box))
        for box in BOXES
    ]


def cutouts(stock: Stock) -> list[Cutout]:
    """Return the boxes for a print shop, each for all of its cards."""
    heading = translate("CortezPrint", "Tuck box: {name}")
    return [
        net_of(box, stock, box.count).cutout(f"box-{number}", heading.format(name=box.name()))
        for number, box in enumerate(BOXES, 1)
    ]


def net_of(box: _Box, stock: Stock, count: int) -> TuckBox:
    """Return the box to fold, deep enough for `count` cards."""
    inside, depth = stock.compartment_size, stock.depth(count)
    ground = FAMILIES[box.families[0]].dark
    return TuckBox(
        inside.width,
        inside.height,
        depth,
        partial(_paint_front, box),
        partial(_paint_rear, box),
        partial(_paint_side, box, depth, inside.height),
        ground,
        made_size=PaperSize(_WIDTH, _HEIGHT),
    )


def _paint_page(box: _Box, stock: Stock, count: int, painter: QPainter) -> None:
    """Paint a page with the parts of a box."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    heading = translate("CortezPrint", "Tuck box: {name}")
    column.heading(heading.format(name=box.name()))
    column.paragraph(
        translate(
            "CortezPrint",
            "For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow "
            "flap to the inside of the last side, then glue the bottom; tuck in the lid.",
            "",
            count,
        )
    )
    net = net_of(box, stock, count)
    painter.save()
    painter.translate((LEAF.width + net.size.height) / 2, column.y + 4)
    painter.rotate(90)
    net.paint(painter)
    painter.restore()


def _paint_front(box: _Box, painter: QPainter) -> None:
    """Paint the front of a tuck box with the part of the lid that fits."""
    height = _WIDTH * 346 / 212  # the shape for which the lid is designed
    painter.save()
    painter.translate(0, -_LEFT_OUT_SHARE * height)
    paint_box_lid(painter, _WIDTH, height, paper=True)
    painter.restore()
    look = FAMILIES[box.families[0]]
    painter.fillRect(
        QRectF(0, 0, _WIDTH, _BAND_HEIGHT),
        vertical_gradient(0, _BAND_HEIGHT, (0, look.colour), (1, look.dark)),
    )
    paint_lines(painter, [QLineF(0, _BAND_HEIGHT, _WIDTH, _BAND_HEIGHT)], pen(PALE_GOLD, 0.5))
    title = translate("Cortez", "Cortez")
    paint_fitted_line(painter, QRectF(5, 2.4, _WIDTH - 10, 12), title, 9.4, PALE_GOLD, weight=700)
    paint_fitted_line(
        painter, QRectF(5, 14.6, _WIDTH - 10, 7), box.name(), 4.6, PALE_GOLD, weight=600
    )


def _paint_rear(box: _Box, painter: QPainter) -> None:
    back = partial(paint_back, family=box.families[0], paper=True)
    paint_backed(painter, _WIDTH, _HEIGHT, PaperSize(*CARD_SIZE), back)


def _paint_side(box: _Box, depth: float, height: float, painter: QPainter) -> None:
    spine = translate("CortezPrint", "Cortez · {name}").format(name=box.name())
    paint_spine(painter, depth, height, spine, min(8.0, depth * 0.5))
