"""The embroidered cloth of Cannir: star, strokes, medallions, border, crests and orders.

It is painted once for each size and kept. Everything that changes during a game is in `marks`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.cannir.art.geometry import (
    CENTRE,
    CLOTH_RECT,
    CREST_RADIUS,
    CREST_STEP,
    CREST_X,
    FRINGE_WIDTH,
    MEDALLION_RADIUS,
    ORDER_RADIUS,
    ORDER_STEP,
    ORDER_X,
    RAY_LENGTHS,
    STEP,
    cell_point,
    cell_points,
)
from desktop.games.cannir.art.orders import ORDERS, crest, emblem
from desktop.games.cannir.art.star import DEEP, DEEP_SHADE, star_layers
from desktop.painting.effects import paint_shadow
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.textile import (
    GOLD,
    GOLD_LIGHT,
    paint_clouds,
    paint_cord,
    paint_fringe,
    paint_knot,
    paint_satin,
    weave_layers,
)
from desktop.painting.shapes import (
    disc,
    is_clipped_away,
    mix_colours,
    paint_lines,
    pen,
    place_path,
    polygon,
    polyline,
    radial_gradient,
    rounded,
    smooth,
    star,
    stroke_path,
    with_alpha,
)
from desktop.printing.stamp import stamp
from engine.games.cannir.board import BOARD

LayerPainter = Callable[[QPainter], None]

#: The least type size of the legends in pixels, and the greatest in units of the cloth.
_LEAST_LEGEND_PX = 12.0
_MAX_LEGEND_SIZE = 34.0
_SHADOW = QColor(0, 0, 10, 160)
_CORNERS = [(right, foot) for right in (False, True) for foot in (False, True)]


def paint_cloth(painter: QPainter, captions: Mapping[str, str], *, paper: bool = False) -> None:
    """Paint the whole cloth. `captions` has the effects of the orders, by r, g and v."""
    for layer in cloth_layers(lambda: captions, paper=paper):
        layer(painter)


def cloth_layers(
    captions: Callable[[], Mapping[str, str]], *, paper: bool = False
) -> list[LayerPainter]:
    """Return painters of the cloth's layers, from below, each of which takes a short time.

    The captions are only asked for when they are painted.
    """
    layers: list[LayerPainter] = [
        partial(_paint_edge, paper=paper),
        paint_night,
        partial(paint_knots, rect=CLOTH_RECT.adjusted(46, 46, -46, -46), quiet=_quiet_areas()),
        *embroidery_layers(paper=paper),
        _paint_cords,
        *(partial(_paint_side, right=right, paper=paper) for right in (False, True)),
        *(partial(_paint_corner, right=right, foot=foot, paper=paper) for right, foot in _CORNERS),
        *(partial(_paint_crest, value=value, paper=paper) for value in range(1, 8)),
        *(
            partial(_paint_order, number=i, captions=captions, paper=paper)
            for i in range(len(ORDERS))
        ),
    ]
    if not paper:
        layers += [partial(paint_clouds, rect=CLOTH_RECT), *weave_layers(CLOTH_RECT)]
    return layers


def paint_ground(painter: QPainter, *, paper: bool = False) -> None:
    """Paint the bare cloth on its table: shadow, fringe and night-blue ground."""
    _paint_edge(painter, paper=paper)
    paint_night(painter)


def _paint_edge(painter: QPainter, *, paper: bool) -> None:
    """Paint shadow and fringe."""
    rect = CLOTH_RECT
    paint_shadow(painter, rounded(rect, 3), QColor(0, 0, 0, 210), 14, 2, 9, paper=paper)
    if not paper:
        paint_fringe(
            painter, rect.left(), rect.top() + 3, rect.bottom() - 3, -FRINGE_WIDTH + 3, seed=2
        )
        paint_fringe(
            painter, rect.right(), rect.top() + 3, rect.bottom() - 3, FRINGE_WIDTH - 3, seed=3
        )


def paint_night(painter: QPainter) -> None:
    """Paint only the night-blue ground."""
    rect = CLOTH_RECT
    night = radial_gradient(
        CENTRE.x(), CENTRE.y(), rect.width() * 0.56,
        (0, "#30356c"), (0.45, "#252954"), (1, "#15172f"),
    )  # fmt: skip
    painter.fillRect(rect, night)


def paint_embroidery(
    painter: QPainter, *, radius: float = MEDALLION_RADIUS, paper: bool = False
) -> None:
    """Paint the golden star, the strokes between cells and the unlit medallions."""
    for layer in embroidery_layers(radius=radius, paper=paper):
        layer(painter)


def embroidery_layers(
    *, radius: float = MEDALLION_RADIUS, paper: bool = False
) -> list[LayerPainter]:
    """Return painters of these layers, each of which takes a short time."""
    centres = list(cell_points().values())
    lines = BOARD.lines
    return [
        partial(_quilt, paper=paper),
        *star_layers(
            CENTRE.x(), CENTRE.y(), STEP * RAY_LENGTHS[0], STEP * RAY_LENGTHS[1], STEP * 1.42,
            step=STEP * 0.0165, lit=DEEP, shaded=DEEP_SHADE, paper=paper,
        ),
        *(partial(_paint_strokes, lines=lines[i : i + 4]) for i in range(0, len(lines), 4)),
        *(
            partial(_paint_medallions, centres=centres[i : i + 4], radius=radius, paper=paper)
            for i in range(0, len(centres), 4)
        ),
    ]  # fmt: skip


def _quilt(painter: QPainter, *, paper: bool = False) -> None:
    """Paint two stars of stitches.

    On paper they are opaque, because vector files turn translucent lines into outlines.
    """
    for notch, alpha in ((1.64, 100), (1.86, 70)):
        quilt = star(CENTRE.x(), CENTRE.y(), STEP * 3.38, STEP * notch)
        colour = mix_colours("#22264d", GOLD, alpha / 255) if paper else with_alpha(GOLD, alpha)
        stroke_path(painter, quilt, pen(colour, STEP * 0.012, dash=(4, 3)))


def _paint_strokes(painter: QPainter, lines: Iterable[Sequence[int]]) -> None:
    for line in lines:
        ends = [cell_point(BOARD.names[i]) for i in (line[0], line[-1])]
        stroke = polyline((q.x(), q.y()) for q in ends)
        stroke_path(painter, stroke, pen(QColor(14, 15, 44, 215), STEP * 0.082))
        paint_cord(painter, stroke, STEP * 0.042, "#e9dfc0", "#8d8059", "#fffbe9", raised=False)


def _paint_medallions(
    painter: QPainter, centres: Iterable[QPointF], radius: float, paper: bool
) -> None:
    for centre in centres:
        _stamp_medallion(painter, centre, radius, paper)


def _stamp_medallion(painter: QPainter, centre: QPointF, r: float, paper: bool) -> None:
    rect = QRectF(-r - 5, -r - 5, 2 * r + 10, 2 * r + 10)
    if is_clipped_away(painter, rect.translated(centre)):
        return
    painter.save()
    painter.translate(centre)
    stamp(painter, partial(_paint_medallion, r, paper), rect)
    painter.restore()


def _paint_medallion(r: float, paper: bool, painter: QPainter) -> None:
    """Paint a medallion centred on the origin."""
    paint_shadow(painter, disc(0, 0, r + 1), QColor(2, 3, 18, 170), 3.2, 0.8, 1.6, paper=paper)
    painter.fillPath(
        disc(0, 0, r), radial_gradient(-r / 4, -r / 3, r * 1.5, (0, "#343a78"), (1, "#14163a"))
    )
    dice = random.Random(7)
    spokes: list[list[QLineF]] = [[], [], [], []]
    for i in range(72):
        dx, dy = math.cos(math.tau * i / 72) * r, math.sin(math.tau * i / 72) * r
        dice.choice(spokes).append(QLineF(dx * 0.42, dy * 0.42, dx * 0.93, dy * 0.93))
    for i, lines in enumerate(spokes):
        paint_lines(
            painter, lines, pen(with_alpha(mix_colours("#3b4286", "#23275a", i / 3), 150), 0.9)
        )
    paint_cord(painter, disc(0, 0, r), 3.4, raised=False)
    stroke_path(painter, disc(0, 0, r * 0.8), pen(with_alpha(GOLD, 150), 0.8))
    painter.fillPath(star(0, 0, r * 0.34, r * 0.15), with_alpha(GOLD, 170))


def paint_knots(painter: QPainter, rect: QRectF, quiet: Sequence[QRectF] = ()) -> None:
    """Paint French knots and tiny stars in a box, but not on star, medallions and `quiet` areas."""
    dice = random.Random(3)
    taken: list[tuple[float, float]] = []
    cells = [(q.x(), q.y()) for q in cell_points().values()]
    middle = (CENTRE.x(), CENTRE.y())
    for _ in range(900):
        spot = (dice.uniform(rect.left(), rect.right()), dice.uniform(rect.top(), rect.bottom()))
        if math.dist(spot, middle) < STEP * 1.2 or any(r.contains(*spot) for r in quiet):
            continue
        if all(math.dist(spot, cell) >= STEP * 0.5 for cell in cells) and all(
            math.dist(spot, other) > STEP * 0.24 for other in taken
        ):
            taken.append(spot)
    for i, (x, y) in enumerate(taken):
        if i % 7 == 0:
            painter.fillPath(star(x, y, STEP * 0.045, STEP * 0.018), with_alpha("#c9b37c", 140))
        else:
            paint_knot(painter, x, y, STEP * 0.0085, "#8f87a0")


def _quiet_areas() -> list[QRectF]:
    """Return the areas of other embroideries: crests, orders and the four corners."""
    rect = CLOTH_RECT
    width, height = 156.0, 150.0
    corners = [
        QRectF(x, y, width, height)
        for x in (rect.left(), rect.right() - width)
        for y in (rect.top(), rect.bottom() - height)
    ]
    crests = QRectF(CREST_X - 84, 150, 124, 460)
    orders = QRectF(ORDER_X - 94, 140, 188, 500)
    return [crests, orders, *corners]


def _paint_cords(painter: QPainter) -> None:
    """Paint the two cords of the border."""
    paint_cord(painter, rounded(CLOTH_RECT.adjusted(8, 8, -8, -8), 5), 3.4)
    paint_cord(painter, rounded(CLOTH_RECT.adjusted(15, 15, -15, -15), 3), 1.6)


def _paint_side(painter: QPainter, *, right: bool, paper: bool) -> None:
    """Paint a band of lozenges and knots at a side."""
    rect = CLOTH_RECT
    count = int((rect.height() - 50) / 20)
    x, inner = (rect.right() - 29, rect.right() - 44) if right else (29.0, 44.0)
    paint_cord(painter, polyline([(inner, 15), (inner, rect.bottom() - 15)]), 2.0)
    for i in range(count + 1):
        y = 25 + i * (rect.height() - 50) / count
        if i % 2 == 0:
            lozenge = polygon([(x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)])
            paint_satin(painter, lozenge, 45, "#9a742c", "#dcb968", step=1.1, seed=i, paper=paper)
        else:
            paint_satin(
                painter, disc(x, y, 3.4), 0, "#5a1420", "#b5434b", step=1.1, seed=i, paper=paper
            )


def _paint_corner(painter: QPainter, *, right: bool, foot: bool, paper: bool) -> None:
    rect = CLOTH_RECT
    painter.save()
    painter.translate(rect.right() - 54 if right else 54, rect.bottom() - 28 if foot else 28)
    painter.scale(-1.12 if right else 1.12, -1.12 if foot else 1.12)
    _paint_scroll(painter, paper)
    painter.restore()


def _paint_scroll(painter: QPainter, paper: bool) -> None:
    """Paint two mirrored volutes out of a corner at the origin, with leaves and berries."""
    stem = [(7.0, 8.0), (20.0, 3.5), (36.0, 4.0)]
    for i in range(15):
        angle, reach = math.radians(-78 + i * 32), 17.5 * 0.9**i
        stem.append((52 + reach * math.cos(angle), 21 + reach * math.sin(angle)))
    leaf = smooth([(0, 0), (6, -3.6), (13, -3.4), (19, 0), (13, 3.0), (6, 3.4)], closed=True)
    rib = polyline([(1, 0), (15, 0)])
    leaves = [(58, 4, -12, 1.0), (68, 27, 48, 0.95), (27, 4, 38, 0.72)]
    for mirrored in (False, True):
        paint_cord(painter, smooth([(y, x) for x, y in stem] if mirrored else stem), 2.4)
        x, y = stem[-1]
        paint_knot(painter, *((y, x) if mirrored else (x, y)), 2.6, GOLD_LIGHT)
        for x, y, turn, size in leaves:
            _paint_leaf(
                painter, leaf, rib, *((y, x, 90 - turn) if mirrored else (x, y, turn)), size, paper
            )
    for turn, size in ((45, 1.35), (18, 0.9), (72, 0.9)):
        _paint_leaf(painter, leaf, rib, 9, 9, turn, size, paper)
    for at, r in ((33.5, 1.9), (38.5, 1.5), (42.5, 1.1)):
        paint_knot(painter, at, at, r, GOLD_LIGHT)


def _paint_leaf(
    painter: QPainter, leaf: QPainterPath, rib: QPainterPath,
    x: float, y: float, turn: float, size: float, paper: bool,
) -> None:  # fmt: skip
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(size, size)
    paint_shadow(painter, leaf, _SHADOW, 1.2, 0.4, 0.8, paper=paper)
    paint_satin(painter, leaf, 64, "#9a742c", "#e6c67a", step=0.9, seed=round(x + y), paper=paper)
    stroke_path(painter, rib, pen(with_alpha("#5a3f12", 170), 0.7))
    painter.restore()


def _paint_crest(painter: QPainter, value: int, paper: bool) -> None:
    """Paint, at the left, one of the seven families with its value."""
    y = CENTRE.y() + (value - 4) * CREST_STEP
    path = place_path(crest(value), CREST_X, y, CREST_RADIUS)
    paint_shadow(painter, path, _SHADOW, 1.8, 0.8, 1.4, paper=paper)
    paint_satin(
        painter, path, 30 + value * 9, "#8d6a28", "#d6b262", step=1.2, seed=value, paper=paper
    )
    rect = QRectF(CREST_X - 68, y - 16, 30, 32)
    size = _legible(painter, 20)
    paint_fitted_line(painter, rect, str(value), size, with_alpha("#d9bd77", 235), weight=700)


def _paint_order(
    painter: QPainter, number: int, captions: Callable[[], Mapping[str, str]], paper: bool
) -> None:
    """Paint, at the right, one of the three orders with its effect."""
    key, order = list(ORDERS.items())[number]
    y = CENTRE.y() + (number - 1) * ORDER_STEP - 10
    paint_cord(painter, disc(ORDER_X, y, 54), 2.6)
    stroke_path(painter, disc(ORDER_X, y, 48), pen(with_alpha(GOLD, 130), 0.8, dash=(4, 3)))
    path = place_path(emblem(order), ORDER_X, y, ORDER_RADIUS)
    paint_shadow(painter, path, _SHADOW, 1.8, 0.8, 1.4, paper=paper)
    paint_satin(painter, path, 35, *order.thread, step=1.4, seed=number + 4, paper=paper)
    size = _legible(painter, 17)
    rect = QRectF(ORDER_X - 84, y + 58, 168, 24 + size - 17)
    paint_fitted_line(
        painter, rect, captions().get(key, ""), size, with_alpha("#e2d8b6", 240), italic=True
    )


def _legible(painter: QPainter, size: float) -> float:
    """Return a type size in units of the cloth, larger where its picture is so small."""
    scale = painter.worldTransform().m11()
    return min(_MAX_LEGEND_SIZE, max(size, _LEAST_LEGEND_PX / max(scale, 1e-6)))
