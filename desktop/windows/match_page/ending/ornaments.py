"""The paper of the sheet at the end of a match and its ornaments, in every theme."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop.painting.effects import paint_shadow
from desktop.painting.materials.wax_seal import paint_emblem_seal
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    pen,
    polygon,
    polyline,
    radial_gradient,
    rounded,
    star,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.painting.svg_path import parse
from desktop.style.theme import Theme

#: Points along a long and a short edge of the parchment.
_EDGE_POINTS = (26, 20)
#: How far the border lies inside the sheet.
BORDER_WIDTH = 11.0
#: The rays of light around what decided a match.
RAYS = range(40)
_CROWN = ((-22, -18), (-11, -8), (-7.5, -22), (0, -9), (7.5, -22), (11, -8), (22, -18), (18, 0))
_BALLS = ((-22, -18), (-7.5, -22), (7.5, -22), (22, -18))
_LEAF = parse("M0 0 C0.12 -0.12 0.3 -0.1 0.4 0 C0.3 0.1 0.12 0.12 0 0 Z")
#: Pairs of leaves on a branch of laurel.
_LEAF_PAIRS = 13
_GRIP = parse(
    "M-.2 .36 C-.12 0 -.44 -.4 -.26 -.86 C-.1 -1.1 .1 -1.1 .26 -.86 C.44 -.4 .12 0 .2 .36 Z"
)


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """The colours of a sheet."""

    title: str
    cause: str
    ink: str
    quiet: str
    heading: str
    line: str
    bubble: str
    bubble_edge: str
    bubble_ink: str
    cell: str
    cell_ink: str
    cell_quiet: str
    lit_cell: str
    lit_ink: str
    is_dark: bool
    is_stark: bool


_PARCHMENT = SheetStyle(
    title="#7a1f2b",
    cause="#4a3a26",
    ink="#2a2118",
    quiet="#66563f",
    heading="#7a1f2b",
    line="#b9985a",
    bubble="#fffaec",
    bubble_edge="#a8782a",
    bubble_ink="#2a2118",
    cell="#efdcae",
    cell_ink="#2a2118",
    cell_quiet="#5c4c36",
    lit_cell="#fffdf4",
    lit_ink="#2a2118",
    is_dark=False,
    is_stark=False,
)
_NIGHT = SheetStyle(
    title="#e6c373",
    cause="#f3ead3",
    ink="#f3ead3",
    quiet="#b6b2c4",
    heading="#e2b85c",
    line="#50557f",
    bubble="#262945",
    bubble_edge="#6b6f9a",
    bubble_ink="#f3ead3",
    cell="#262a4c",
    cell_ink="#f3ead3",
    cell_quiet="#b6b2c4",
    lit_cell="#f6e8c2",
    lit_ink="#2a1a08",
    is_dark=True,
    is_stark=False,
)
_STARK = SheetStyle(
    title="#ffd84a",
    cause="#ffffff",
    ink="#ffffff",
    quiet="#e6e6e6",
    heading="#ffd84a",
    line="#ffffff",
    bubble="#000000",
    bubble_edge="#ffffff",
    bubble_ink="#ffffff",
    cell="#000000",
    cell_ink="#ffffff",
    cell_quiet="#e6e6e6",
    lit_cell="#103a7a",
    lit_ink="#ffffff",
    is_dark=True,
    is_stark=True,
)


def sheet_style(theme: Theme) -> SheetStyle:
    """Return the colours of the sheet in a theme."""
    if theme.high_contrast:
        return _STARK
    return _NIGHT if theme.dark else _PARCHMENT


# -- the paper -------------------------------------------------------------------------------------


def paint_sheet(painter: QPainter, rect: QRectF, style: SheetStyle) -> None:
    """Paint the empty sheet with its border and its shadow."""
    for layer in sheet_layers(rect, style):
        layer(painter)


def sheet_layers(rect: QRectF, style: SheetStyle) -> Sequence[Callable[[QPainter], None]]:
    """Return the painters of the empty sheet, from below; each takes a moment of its own."""
    if style.is_stark:
        return (partial(_paint_stark, rect=rect),)
    border = partial(_paint_border, rect=rect, style=style)
    if style.is_dark:
        path, shadow = rounded(rect, 6), (QColor(0, 0, 0, 220), 11, 0, 8)
        body = partial(_paint_night, rect=rect, path=path)
    else:
        path, shadow = _parchment_path(rect), (QColor(10, 5, 0, 210), 9, 0, 6)
        body = partial(_paint_parchment, rect=rect, path=path)
    return (lambda painter: paint_shadow(painter, path, *shadow), body, border)


def _paint_stark(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, QColor("#000000"))
    stroke_path(painter, rounded(rect.adjusted(1, 1, -1, -1), 3), pen("#ffffff", 2))


def _paint_border(painter: QPainter, rect: QRectF, style: SheetStyle) -> None:
    border = rect.adjusted(BORDER_WIDTH, BORDER_WIDTH, -BORDER_WIDTH, -BORDER_WIDTH)
    outer, inner = ("#e6c373", "#e6c373") if style.is_dark else ("#7a1f2b", "#5a3d14")
    stroke_path(painter, rounded(border, 2), pen(with_alpha(outer, 210), 1.6))
    stroke_path(
        painter, rounded(border.adjusted(4, 4, -4, -4), 2), pen(with_alpha(inner, 130), 0.8)
    )
    ground, sign = ("#1a1c36", "#e6c373") if style.is_dark else ("#f4e5c0", "#9e2b25")
    for x in (border.left() + 2, border.right() - 2):
        for y in (border.top() + 2, border.bottom() - 2):
            painter.fillPath(disc(x, y, 8.5), QColor(ground))
            painter.fillPath(star(x, y, 11, 4.4, diagonal_tip=7.4), QColor(sign))


def _parchment_path(rect: QRectF) -> QPainterPath:
    """Return the outline of a parchment, cut by hand."""
    dice = random.Random(9)
    points = []
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    for number, start in enumerate(corners):
        end, count = corners[(number + 1) % 4], _EDGE_POINTS[number % 2]
        for i in range(count):
            point = start + (end - start) * (i / count)
            points.append((point.x() + dice.uniform(-2, 2), point.y() + dice.uniform(-2, 2)))
    return polygon(points)


def _paint_parchment(painter: QPainter, rect: QRectF, path: QPainterPath) -> None:
    painter.fillPath(
        path,
        vertical_gradient(
            rect.top(), rect.bottom(), (0, "#fbf1d6"), (0.5, "#f4e5c0"), (1, "#e6d09b")
        ),
    )
    centre = rect.center()
    brown = with_alpha("#503208", 0)
    painter.fillPath(
        path,
        radial_gradient(
            centre.x(),
            centre.y(),
            math.hypot(rect.width(), rect.height()) * 0.56,
            (0, brown),
            (0.7, brown),
            (1, with_alpha("#46280a", 80)),
        ),
    )
    stroke_path(painter, path, pen(with_alpha("#5a3d14", 190), 1.2))


def _paint_night(painter: QPainter, rect: QRectF, path: QPainterPath) -> None:
    painter.fillPath(
        path,
        vertical_gradient(
            rect.top(), rect.bottom(), (0, "#20233f"), (0.45, "#1a1c36"), (1, "#10112a")
        ),
    )
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for i in range(44):
        y = rect.top() + 6 + i * 3.2 + i * i * 0.03
        line = polyline([(rect.left(), y), (rect.right(), y)])
        stroke_path(painter, line, pen(with_alpha("#8d8fc0", 44 - i), 0.8))
    dice = random.Random(8)
    for _ in range(round(rect.width() / 26)):
        x = rect.left() + dice.random() * rect.width()
        y = rect.top() + 16 + dice.random() * rect.height() * 0.13
        ray = dice.uniform(1.2, 3.0)
        painter.fillPath(
            star(x, y, ray, ray * 0.34, diagonal_tip=ray * 0.5),
            with_alpha("#f3e2b0", dice.randint(60, 150)),
        )
    painter.restore()


# -- ornaments -------------------------------------------------------------------------------------


def paint_crown(painter: QPainter, x: float, y: float, width: float) -> None:
    """Paint a crown whose rim has its middle at (x, y)."""
    scale = width / 44
    transform = QTransform().translate(x, y).scale(scale, scale)
    body = transform.map(polygon([(-18, 0), *_CROWN]))
    paint_shadow(painter, body, QColor(20, 10, 0, 130), 2.0 * scale, 0, 1.2 * scale)
    gold = linear_gradient(
        x - 20 * scale, y - 20 * scale, x + 20 * scale, y,
        (0, "#fff0b8"), (0.5, "#dcae4a"), (1, "#8a6420"),
    )  # fmt: skip
    painter.fillPath(body, gold)
    edge = max(0.7, 1.1 * min(1.0, scale))
    stroke_path(painter, body, pen("#4d350c", edge))
    for ball in _BALLS:
        at = transform.map(QPointF(*ball))
        gem = disc(at.x(), at.y(), 2.7 * scale)
        painter.fillPath(gem, QColor("#9e2b25"))
        stroke_path(painter, gem, pen("#4d100d", edge * 0.7))
    rim = transform.map(rounded(QRectF(-19, -2, 38, 6), 2))
    painter.fillPath(
        rim, linear_gradient(x - 20 * scale, y, x + 20 * scale, y, (0, "#f2dd9a"), (1, "#a37a2e"))
    )
    stroke_path(painter, rim, pen("#4d350c", edge))
    for gem_x in (-11, 0, 11):
        at = transform.map(QPointF(gem_x, 1))
        painter.fillPath(star(at.x(), at.y(), 2.6 * scale, 1.6 * scale), QColor("#1f5fae"))


def paint_laurel_branches(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint two golden branches round a point, open at the top."""
    for side in (-1, 1):
        turns = [math.radians(90 - side * (8 + i * 9.6)) for i in range(_LEAF_PAIRS + 2)]
        spine = polyline([(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns])
        stroke_path(painter, spine, pen("#5c4210", radius * 0.04))
        for turn in turns[1:-1]:
            for lean in (34, -34):
                tilt = math.degrees(turn) - side * (90 - lean)
                leaf = (
                    QTransform()
                    .translate(x + radius * math.cos(turn), y + radius * math.sin(turn))
                    .rotate(tilt)
                    .scale(radius * 0.72, radius * 0.72)
                    .map(_LEAF)
                )
                box = leaf.boundingRect()
                painter.fillPath(
                    leaf,
                    linear_gradient(
                        box.left(), box.top(), box.right(), box.bottom(),
                        (0, "#f6dd8e"), (1, "#a5772a"),
                    ),
                )  # fmt: skip
                stroke_path(painter, leaf, pen("#4d350c", max(0.5, radius * 0.014)))


def paint_dark_star(
    painter: QPainter, x: float, y: float, radius: float, style: SheetStyle
) -> None:
    """Paint the star that stands for a match which nobody won."""
    path = star(x, y, radius, radius * 0.36, diagonal_tip=radius * 0.72)
    painter.fillPath(path, with_alpha(style.quiet, 70))
    stroke_path(painter, path, pen(style.quiet, 1.4))
    stroke_path(painter, disc(x, y, radius * 0.2), pen(style.quiet, 1.2))


def paint_halo(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint the light behind a shield of honour."""
    light = radial_gradient(
        x, y, radius,
        (0, with_alpha("#ffe9a6", 230)), (0.6, with_alpha("#ffdf8a", 90)),
        (1, with_alpha("#ffdf8a", 0)),
    )  # fmt: skip
    painter.fillPath(disc(x, y, radius), light)


def paint_banner(painter: QPainter, rect: QRectF, look: SeatLook) -> None:
    """Paint a long banner of a seat that hangs from a rod."""
    x, y, width, height = rect.left(), rect.top(), rect.width(), rect.height()
    path = polygon(
        [
            (x, y),
            (x + width, y),
            (x + width, y + height),
            (x + width * 0.75, y + height - width * 0.3),
            (x + width / 2, y + height),
            (x + width * 0.25, y + height - width * 0.3),
            (x, y + height),
        ]
    )
    paint_shadow(painter, path, QColor(20, 10, 0, 140), 4, 1, 3)
    look.fill(painter, path)
    folds = linear_gradient(
        x, y, x + width, y,
        (0, with_alpha("#ffffff", 46)), (0.3, with_alpha("#ffffff", 0)),
        (0.55, with_alpha("#000000", 54)), (0.75, with_alpha("#000000", 0)),
        (1, with_alpha("#000000", 90)),
    )  # fmt: skip
    painter.fillPath(path, folds)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    stroke_path(painter, path, pen("#e2b94f", width * 0.1))
    stroke_path(painter, path, pen("#5c4210", width * 0.02))
    painter.restore()
    look.shield(painter, rect.center().x(), y + height * 0.4, width * 0.56)
    stroke_path(painter, path, pen(with_alpha("#1e140a", 200), 1))
    rod = rounded(QRectF(x - 7, y - 5, width + 14, 7), 3.5)
    painter.fillPath(rod, vertical_gradient(y - 5, y + 2, (0, "#f2dd9a"), (1, "#8a6420")))
    stroke_path(painter, rod, pen("#4d350c", 0.9))
    for end in (x - 8, x + width + 8):
        knob = disc(end, y - 1.5, 5)
        painter.fillPath(knob, radial_gradient(end - 1, y - 3, 7, (0, "#fff0b8"), (1, "#8a6420")))
        stroke_path(painter, knob, pen("#4d350c", 0.9))


def paint_bubble(
    painter: QPainter, rect: QRectF, tip: QPointF, style: SheetStyle, *, is_bright: bool = False
) -> None:
    """Paint an empty speech bubble with a tail to a point at its left."""
    tail = polygon(
        [
            (rect.left() + 2, rect.top() + rect.height() * 0.36),
            (tip.x(), tip.y()),
            (rect.left() + 2, rect.top() + rect.height() * 0.62),
        ]
    )
    path = rounded(rect, 9).united(tail)
    if not style.is_stark:
        paint_shadow(painter, path, QColor(20, 12, 4, 90), 3, 0, 2)
    painter.fillPath(path, QColor(style.bubble))
    edge = style.title if is_bright else style.bubble_edge
    stroke_path(painter, path, pen(edge, 2 if style.is_stark else 1.1))


def paint_stamp(
    painter: QPainter, x: float, y: float, radius: float, wax: str, emblem: str, *, lift: float
) -> None:
    """Paint a seal and the stamp above it; `lift` is its height, negative for no stamp."""
    if lift >= 0:
        for reach, alpha in ((1.9, 22), (1.55, 34), (1.28, 60)):
            painter.fillPath(disc(x, y, radius * reach), with_alpha("#ffdf8a", alpha))
    paint_shadow(painter, disc(x, y, radius), QColor(20, 10, 0, 150), 4, 1, 3)
    paint_emblem_seal(painter, QPointF(x, y), radius, wax, emblem)
    if lift < 0:
        return
    painter.save()
    painter.translate(x + radius * 0.95, y - radius * 0.75 - lift)
    painter.rotate(32)
    foot = rounded(QRectF(-radius * 0.62, radius * 0.35, radius * 1.24, radius * 0.34), 4)
    paint_shadow(painter, foot, QColor(20, 10, 0, 120), 4, 2, 4)
    half = radius * 0.6
    brass = linear_gradient(-half, 0, half, 0, (0, "#fff0b8"), (0.5, "#c9a24b"), (1, "#7d5a1f"))
    painter.fillPath(foot, brass)
    stroke_path(painter, foot, pen("#4d350c", 1))
    grip = QTransform().scale(radius, radius).map(_GRIP)
    wood = linear_gradient(
        -radius * 0.3, 0, radius * 0.3, 0, (0, "#b98a5a"), (0.45, "#7a4f2a"), (1, "#3f2410")
    )
    painter.fillPath(grip, wood)
    stroke_path(painter, grip, pen("#2a160a", 1))
    painter.restore()


def paint_frame(painter: QPainter, rect: QRectF) -> None:
    """Paint the golden frame round a picture."""
    stroke_path(painter, rounded(rect, 2), pen("#4d3614", 4))
    stroke_path(painter, rounded(rect.adjusted(-4, -4, 4, 4), 3), pen("#c9a24b", 3))
    stroke_path(painter, rounded(rect.adjusted(-6, -6, 6, 6), 3), pen("#2b1d0a", 1))


def paint_rays(
    painter: QPainter, centre: QPointF, reach: float, clip: QPainterPath, numbers: range = RAYS
) -> None:
    """Paint rays of light from a point, inside a path; of all `RAYS`, those with these numbers."""
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    light = radial_gradient(
        centre.x(), centre.y(), reach,
        (0, with_alpha("#ffe9a6", 120)), (0.6, with_alpha("#ffe9a6", 40)),
        (1, with_alpha("#ffe9a6", 0)),
    )  # fmt: skip
    rays = QPainterPath()
    for number in numbers:
        turn = math.tau * number / len(RAYS)
        points = [(centre.x(), centre.y())]
        for aside in (-0.034, 0.034):
            angle = turn + aside
            points.append(
                (centre.x() + 2 * reach * math.cos(angle), centre.y() + 2 * reach * math.sin(angle))
            )
        rays.addPath(polygon(points))
    painter.fillPath(rays, light)
    painter.restore()
