"""The battle sheet: its lines, strengths and marks, all in scene pixels."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop.games.condottiere.art.inks import GOLD, INK
from desktop.games.condottiere.art.ornaments import paint_engraved
from desktop.painting.effects import paint_shadow
from desktop.painting.lettering import glyph_path, paint_fitted_line
from desktop.painting.shapes import (
    disc,
    paint_lines,
    pen,
    place_path,
    polygon,
    polyline,
    radial_gradient,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.painting.svg_path import parse
from desktop.style.theme import SEATS
from engine.core.values import Seat

_BLADE = parse("M-1.3 8 L1.3 8 L1 -11 L0 -14 L-1 -11 Z")
_HILT = parse("M-5 7 L5 7 L5 9 L-5 9 Z M-1 9 L1 9 L1 14 L-1 14 Z")
_LEAF = parse("M0 0 C3 -2 8 -2 11 1 C8 4 3 3 0 0 Z")


class TotalState(Enum):
    """The state of a strength's medal."""

    PLAIN = "plain"
    LEADS = "leads"
    PASSED = "passed"


def paint_panel(painter: QPainter, rect: QRectF, header: float) -> None:
    """Paint the parchment of a battle, with a double rule below a header of this height, if any."""
    sheet = rounded(rect, 2)
    paint_shadow(painter, sheet, with_alpha("#1c1208", 128), 6, 0, 4)
    painter.fillPath(
        sheet, vertical_gradient(rect.top(), rect.bottom(), (0, "#f6e9c9"), (1, "#ead7aa"))
    )
    stroke_path(painter, sheet, pen(INK, 1.5))
    stroke_path(painter, rounded(rect.adjusted(4, 4, -4, -4), 1), pen(with_alpha(INK, 230), 0.7))
    if not header:
        return
    left, right, y = rect.left() + 12, rect.right() - 12, rect.top() + header
    paint_lines(painter, [QLineF(left, y, right, y)], pen(with_alpha(INK, 178), 0.8))
    paint_lines(painter, [QLineF(left, y + 2.4, right, y + 2.4)], pen(with_alpha(INK, 128), 0.5))


def paint_swords(painter: QPainter, point: QPointF, size: float) -> None:
    """Paint two crossed swords."""
    for turn in (-42, 42):
        t = QTransform().translate(point.x(), point.y()).rotate(turn).scale(size / 28, size / 28)
        paint_engraved(painter, t.map(_BLADE), "#c9cfce", 0.6)
        paint_engraved(painter, t.map(_HILT), GOLD, 0.5)


def paint_line_ground(
    painter: QPainter, rect: QRectF, *, mine: Seat | None, leads: bool, first: bool
) -> None:
    """Paint the ground of a line: a bar for the viewer's own seat, gold for the leader."""
    if leads:
        painter.fillRect(rect.adjusted(8, 0, -8, -1), with_alpha("#e9b949", 77))
    if mine is not None:
        painter.fillRect(
            QRectF(rect.left() + 8, rect.top(), 4, rect.height() - 1), QColor(SEATS[mine].colour)
        )
    if not first:
        y = rect.top()
        dotted = pen(with_alpha("#8a6a3c", 178), 0.7, dash=(3, 4))
        paint_lines(painter, [QLineF(rect.left() + 14, y, rect.right() - 14, y)], dotted)


def paint_total(
    painter: QPainter,
    point: QPointF,
    radius: float,
    text: str,
    state: TotalState = TotalState.PLAIN,
) -> None:
    """Paint a medal with the strength of an army: gold for the leader, without its laurel."""
    x, y = point.x(), point.y()
    medal = disc(x, y, radius)
    paint_shadow(painter, medal, with_alpha("#1c1208", 115), 2, 0, 2)
    leads, passed = state is TotalState.LEADS, state is TotalState.PASSED
    stops = (
        ((0, "#ffeeb0"), (0.5, "#dcae46"), (1, "#8f661c"))
        if leads
        else ((0, "#fffaf0"), (0.6, "#efe0bd"), (1, "#c2a872"))
    )
    paint_engraved(
        painter,
        medal,
        radial_gradient(x - radius * 0.3, y - radius * 0.4, radius * 1.8, *stops),
        1.3,
    )
    rim = with_alpha("#6b4a12", 230) if leads else with_alpha("#8a6a3c", 204)
    stroke_path(painter, disc(x, y, radius * 0.84), pen(rim, 0.8))
    numeral = glyph_path(text, 800)
    scale = min(radius * 1.12 / 100, radius * 1.4 / max(1.0, numeral.boundingRect().width()))
    painter.fillPath(place_path(numeral, x, y, scale), QColor("#6d5a41" if passed else "#2a1a08"))


def paint_laurel(painter: QPainter, point: QPointF, radius: float) -> None:
    """Paint a laurel round the leader's medal."""
    for side in (-1, 1):
        for i in range(6):
            turn = 100 - i * 27
            t = QTransform().translate(point.x(), point.y()).scale(side, 1)
            t.rotate(turn).translate(radius * 1.12, 0).rotate(-64).scale(radius / 34, radius / 34)
            paint_engraved(painter, t.map(_LEAF), "#7f8f3c", 0.6, "#3c4216")


def paint_doubled_mark(painter: QPainter, point: QPointF, radius: float) -> None:
    """Paint the mark of a doubled army."""
    x, y = point.x(), point.y()
    paint_engraved(
        painter,
        disc(x, y, radius),
        radial_gradient(
            x - radius * 0.3,
            y - radius * 0.4,
            radius * 1.8,
            (0, "#8a6038"),
            (0.6, "#6a4526"),
            (1, "#432a14"),
        ),
        1.2,
    )
    stroke_path(painter, disc(x, y, radius * 0.83), pen(with_alpha("#f2d998", 230), 0.8))
    rect = QRectF(x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.6)
    paint_fitted_line(painter, rect, "×2", radius * 1.08, "#fbf0d4", weight=700)


def paint_ribbon(painter: QPainter, rect: QRectF, text: str) -> None:
    """Paint a slip of parchment with swallowtails, for example for a seat that passed."""
    x0, x1, y0, y1 = rect.left(), rect.right(), rect.top(), rect.bottom()
    notch, y = rect.height() / 4, rect.center().y()
    tails = [(x0, y0), (x1, y0), (x1 - notch, y), (x1, y1), (x0, y1), (x0 + notch, y)]
    paint_engraved(painter, polygon(tails), "#d9c596", 0.8)
    cell_rect = rect.adjusted(notch + 3, 0, -notch - 3, 0)
    paint_fitted_line(painter, cell_rect, text, rect.height() * 0.7, "#4f3d25", italic=True)


def paint_slot(painter: QPainter, rect: QRectF, text: str = "") -> None:
    """Paint the slot where the held card would be laid."""
    box = rounded(rect, 2.4)
    painter.fillPath(box, with_alpha("#e9b949", 77))
    line = pen("#a8741a", 1.5, dash=(2.7, 2))
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroke_path(painter, box, line)
    if text:
        paint_fitted_line(painter, rect.adjusted(3, 0, -3, 0), text, 15, "#8a5a10", weight=700)


def paint_top_mark(painter: QPainter, point: QPointF, size: float) -> None:
    """Paint a small crown, the mark of the strongest mercenary."""
    half = size / 2
    x, y = point.x(), point.y()
    crown = [
        (x - half * 0.8, y + half * 0.5), (x - half, y - half * 0.45),
        (x - half * 0.45, y), (x, y - half * 0.75), (x + half * 0.45, y),
        (x + half, y - half * 0.45), (x + half * 0.8, y + half * 0.5),
    ]  # fmt: skip
    gold = vertical_gradient(y - half, y + half, (0, "#ffe9a0"), (1, "#c08a22"))
    stroke_path(painter, polygon(crown), pen("#fff6da", size * 0.22))
    paint_engraved(painter, polygon(crown), gold, max(0.8, size * 0.07))
    line = polyline([(x - half * 0.72, y + half * 0.22), (x + half * 0.72, y + half * 0.22)])
    stroke_path(painter, line, pen("#8a5a10", max(0.6, size * 0.05)))


def bubble_tail(rect: QRectF, tip: QPointF) -> QPainterPath:
    """Return the tail of a speech bubble, from its nearest side to the place it is about."""
    x = min(max(tip.x(), rect.left() + 20), rect.right() - 20)
    y = min(max(tip.y(), rect.top() + 20), rect.bottom() - 20)
    across = max(rect.left() - tip.x(), tip.x() - rect.right())
    if across > max(rect.top() - tip.y(), tip.y() - rect.bottom()):
        side = rect.left() + 1 if tip.x() < rect.center().x() else rect.right() - 1
        return polygon([(side, y - 10), (side, y + 10), (tip.x(), tip.y())])
    side = rect.top() + 1 if tip.y() < rect.center().y() else rect.bottom() - 1
    return polygon([(x - 10, side), (x + 10, side), (tip.x(), tip.y())])


def paint_bubble(painter: QPainter, rect: QRectF, tip: QPointF) -> None:
    """Paint a speech bubble whose tail points to the place it is about."""
    bubble_path = rounded(rect, 8).united(bubble_tail(rect, tip))
    paint_shadow(painter, bubble_path, with_alpha("#1c1208", 128), 5, 0, 4)
    painter.fillPath(
        bubble_path, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaea"), (1, "#f3e4bd"))
    )
    stroke_path(painter, bubble_path, pen(INK, 1.4))
