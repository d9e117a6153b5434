"""Parts of every card.

Paper, numeral shield, plaque, coin and caption plate; and a card's position.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.effects import paint_shadow
from desktop.painting.heraldry import fill_sign
from desktop.painting.lettering import glyph_path, paint_fitted_line
from desktop.painting.shapes import (
    disc,
    heater,
    linear_gradient,
    pen,
    place_path,
    polygon,
    radial_gradient,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)

#: Millimetres, the units in which all cards are painted.
CARD_SIZE = (63.0, 88.0)
CORNER_RADIUS = 3.2
#: Width of the paper edge around the picture.
EDGE_WIDTH = 2.4

GOLD = "#c9a24b"
GOLD_LIGHT = "#f2dd9a"
GOLD_DARK = "#7d5a1f"

_BLACK = QColor(0, 0, 0, 150)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """The position of a card: its centre, its rotation in degrees, and its scale per millimetre."""

    point: QPointF
    turn: float
    scale: float

    @property
    def rect(self) -> QRectF:
        """The bounds of the card without its rotation."""
        size = QSizeF(*CARD_SIZE) * self.scale
        return QRectF(self.point - QPointF(size.width(), size.height()) / 2, size)


def card_outline() -> QPainterPath:
    """Return the outline of a card."""
    return rounded(QRectF(0, 0, *CARD_SIZE), CORNER_RADIUS)


def paint_stock(painter: QPainter, *, lift: float = 0, paper: bool = False) -> None:
    """Paint the paper of a card and its shadow; `lift` is its height above the table.

    On paper it has one flat colour: a gradient would show which way round a back is.
    """
    width, height = CARD_SIZE
    cut = card_outline()
    paint_shadow(painter, cut, _BLACK, 1.6 + lift * 0.5, 0.6 + lift * 0.35, 1.4 + lift, paper=paper)
    light = linear_gradient(0, 0, width, height, (0, "#fffaec"), (0.6, "#f2e6cb"), (1, "#dccba4"))
    painter.fillPath(cut, QColor("#f8efd8") if paper else light)
    stroke_path(painter, cut, pen(QColor(40, 28, 14, 150), 0.35))


def paint_uncut(painter: QPainter, paper: QRectF, *, saves_ink: bool = False) -> None:
    """Fill `paper` with the card's paper before it is cut; `saves_ink` leaves it white.

    It has one flat colour, so that a card that is turned round, or cut askew, looks like any other.
    """
    if not saves_ink:
        painter.fillRect(paper, QColor("#f6ecd4"))


def paint_numeral(
    painter: QPainter, text: str, x: float, y: float, width: float, size: float, ink: str,
    *, paper: bool = False,
) -> None:  # fmt: skip
    """Paint a numeral in a gold-rimmed heater shield, legible in a fanned hand.

    `size` is the type size.
    """
    rim = heater(x, y, width, width * 1.16)
    paint_shadow(painter, rim, _BLACK, width * 0.05, width * 0.015, width * 0.05, paper=paper)
    half = width / 2
    painter.fillPath(
        rim,
        linear_gradient(x - half, y - half, x + half, y + half, (0, GOLD_LIGHT), (1, "#a37a2e")),
    )
    inside = heater(x, y, width * 0.88, width * 1.16 * 0.89)
    painter.fillPath(inside, vertical_gradient(y - half, y + half, (0, "#fffdf4"), (1, "#ecdfbd")))
    stroke_path(painter, rim, pen(with_alpha("#2a1a08", 190), width * 0.02))
    stroke_path(painter, inside, pen(with_alpha("#6b4a16", 90), width * 0.012))
    numeral = glyph_path(text)
    scale = min(size / 100, width * 0.72 / numeral.boundingRect().width())
    fill_sign(painter, place_path(numeral, x, y - width * 0.04, scale), ink)


def paint_plaque(
    painter: QPainter,
    emblem: QPainterPath,
    x: float,
    y: float,
    radius: float,
    size: float,
    ink: str,
    *,
    heraldic: bool = False,
    paper: bool = False,
) -> None:
    """Paint an ivory plaque with a gold rim, round or heater-shaped.

    Its unit emblem has the size `size`.
    """

    def body(share: float) -> QPainterPath:
        r = radius * share
        return heater(x, y, r * 2, r * 2.3) if heraldic else disc(x, y, r)

    paint_shadow(painter, body(1), _BLACK, radius * 0.1, 0, radius * 0.09, paper=paper)
    gold = linear_gradient(
        x - radius, y - radius, x + radius, y + radius,
        (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK),
    )  # fmt: skip
    painter.fillPath(body(1), gold)
    stroke_path(painter, body(0.94), pen(with_alpha("#fff3c8", 120), radius * 0.022))
    ivory = radial_gradient(
        x - radius * 0.3, y - radius * 0.4, radius * 1.9, (0, "#fff9e8"), (1, "#e2d0a4")
    )
    painter.fillPath(body(0.86), ivory)
    stroke_path(painter, body(1), pen(with_alpha(ink, 200), radius * 0.035))
    stroke_path(painter, body(0.86), pen(with_alpha(ink, 130), radius * 0.03))
    path = place_path(emblem, x, y - (radius * 0.12 if heraldic else 0), size)
    painter.fillPath(path.translated(0, radius * 0.025), with_alpha("#fff", 160))
    fill_sign(painter, path, ink)


def paint_coin(
    painter: QPainter, emblem: QPainterPath, x: float, y: float, radius: float, ground: str,
    *, paper: bool = False,
) -> None:  # fmt: skip
    """Paint a small round sign with a gold rim and a pale emblem."""
    paint_shadow(
        painter, disc(x, y, radius), _BLACK, radius * 0.14, radius * 0.04, radius * 0.1, paper=paper
    )
    box = (x - radius, y - radius, x + radius, y + radius)
    rim = linear_gradient(*box, (0, GOLD_LIGHT), (0.45, GOLD), (1, GOLD_DARK))
    painter.fillPath(disc(x, y, radius), rim)
    painter.fillPath(disc(x, y, radius * 0.87), QColor(ground))
    fill_sign(painter, place_path(emblem, x, y, radius * 0.68), "#f7ecd0", ground)


def paint_caption(painter: QPainter, text: str, ink: str, *, paper: bool = False) -> None:
    """Paint the name plate at the foot of a card; long names are shrunk to fit."""
    right = [(57.8, 75.2), (59.2, 79.2), (57.8, 83.2)]
    plate = polygon([*right, *((CARD_SIZE[0] - x, y) for x, y in reversed(right))])
    paint_shadow(painter, plate, _BLACK, 1, 0, 0.7, paper=paper)
    painter.fillPath(plate, vertical_gradient(75, 83, (0, "#fff8e6"), (1, "#e4d3a9")))
    stroke_path(painter, plate, pen(with_alpha(GOLD_DARK, 220), 0.4))
    paint_fitted_line(painter, QRectF(6.6, 75.0, 49.8, 8.0), text, 5.0, ink, weight=600)
