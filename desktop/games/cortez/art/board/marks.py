"""The marks on squares: reach and cost of a troop's ways, the way, the last move, picks.

Painters that take a square paint on it. All marks are for the screen only.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cortez.art.board.geometry import (
    SQUARE_SIDE,
    neighbour,
    square_centre,
    square_rect,
)
from desktop.games.cortez.art.board.lettering import enlargement
from desktop.games.cortez.art.board.roads import paint_foot
from desktop.games.cortez.art.brush import oval, transformed
from desktop.games.cortez.art.inks import COMBAT_GLOW, COST_GLOW, FREE_GLOW, GOLD, INK
from desktop.games.cortez.art.signs import paint_clash, paint_mask, paint_sun
from desktop.painting.contrast import CHOSEN, DANGER, LAST, LIT, paint_high_contrast
from desktop.painting.effects import paint_glow
from desktop.painting.shapes import (
    pen,
    polygon,
    radial_gradient,
    rounded,
    rounded_off,
    stroke_path,
    with_alpha,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import VILLAGE, WIDTH, Square

#: How far marks reach beyond their square.
MARK_MARGIN: Final = 42.0
#: Rims by whether the way costs camouflage: dark edge and bright line.
_RIMS: Final = {False: ("#7a5200", "#fff3b0"), True: ("#0d4a44", "#b8fff0")}
#: The colours in high contrast.
_STARK: Final = {False: LIT, True: "#4dffe0"}
#: The type size on a mask, which decides whether it is enlarged.
_SIGN_TYPE_PX = 29.0
#: The greatest enlargement of a mask, which must not hide the troop.
_MAX_ENLARGEMENT = 1.25
_STEPS: Final = ((0.12, -1), (0.37, 1), (0.62, -1), (0.87, 1))


def mark_rect(square: Square) -> QRectF:
    """Return the bounds of all marks on a square."""
    return square_rect(square).adjusted(-MARK_MARGIN, -MARK_MARGIN, MARK_MARGIN, MARK_MARGIN)


def paint_reach(painter: QPainter, square: Square, cost: int) -> None:
    """Paint a reachable free square with a bright rim: gold without cost, else turquoise."""
    rect, point = square_rect(square), square_centre(square)
    colour = COST_GLOW if cost else FREE_GLOW
    light = radial_gradient(
        point.x(),
        point.y(),
        66,
        (0, with_alpha(colour, 28)),
        (0.62, with_alpha(colour, 70)),
        (1, with_alpha(colour, 190)),
    )
    painter.fillPath(rounded(rect.adjusted(4, 4, -4, -4), 16), light)
    edge, bright = _RIMS[cost > 0]
    rim = rounded(rect.adjusted(5, 5, -5, -5), 15)
    stroke_path(painter, rim, pen(with_alpha(edge, 130), 5.5))
    stroke_path(painter, rim, pen(with_alpha(bright, 250), 3.2))
    paint_high_contrast(painter, rim, _STARK[cost > 0], 6)


def paint_reach_region(painter: QPainter, squares: Collection[Square], *, costs: bool) -> None:
    """Paint the common rim of all squares in reach, where they are too many to light each."""
    region = _outlines(squares)
    if region.isEmpty():
        return
    rim = rounded_off(region, 18)
    edge, bright = _RIMS[costs]
    painter.fillPath(rim, with_alpha(COST_GLOW if costs else FREE_GLOW, 40))
    paint_glow(painter, rim, with_alpha(COST_GLOW if costs else FREE_GLOW, 190), 6, 9)
    stroke_path(painter, rim, pen(with_alpha(edge, 150), 7))
    stroke_path(painter, rim, pen(with_alpha(bright, 250), 4))
    # Holes have no heavy line: that would look like something to choose.
    paint_high_contrast(painter, rounded_off(_outlines(squares, holes=False), 18), _STARK[costs], 8)


def _outlines(squares: Collection[Square], *, holes: bool = True) -> QPainterPath:
    """Return the edges of a set of squares, with the squares at the right of each edge.

    With `holes` the edges round enclosed other squares are included.
    """
    inside = set(squares)
    #: From each corner (column, row) the corners where its edges lead.
    leaving: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for square in sorted(inside):
        x, y = square % WIDTH, square // WIDTH
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for i, direction in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if neighbour(square, direction) not in inside:
                leaving.setdefault(corners[i], []).append(corners[(i + 1) % 4])
    path = QPainterPath()
    while leaving:
        start = here = next(iter(leaving))
        before = here
        loop = []
        while True:
            loop.append((here[0] * SQUARE_SIDE, here[1] * SQUARE_SIDE))
            before, here = here, _next_corner(leaving, before, here)
            if here == start:
                break
        if holes or _runs_round_squares(loop):
            path.addPath(polygon(loop))
    return path


def _runs_round_squares(loop: Sequence[tuple[float, float]]) -> bool:
    """Return whether a loop of edges runs round squares and not round a hole."""
    pairs = zip(loop, (*loop[1:], loop[0]), strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in pairs) > 0


def _next_corner(
    leaving: dict[tuple[int, int], list[tuple[int, int]]],
    before: tuple[int, int],
    here: tuple[int, int],
) -> tuple[int, int]:
    """Return the next corner of an edge; where squares touch only at a corner, turn right."""
    choices = leaving[here]
    arrived = here[0] - before[0], here[1] - before[1]
    right = here[0] - arrived[1], here[1] + arrived[0]
    goal = right if right in choices else choices[0]
    choices.remove(goal)
    if not choices:
        del leaving[here]
    return goal


def paint_cost(painter: QPainter, square: Square, cost: int, *, combat: bool = False) -> None:
    """Paint the mask with the cost of a way, in the lower right corner of its goal."""
    rect = square_rect(square)
    x, y, size = 77.0, 76.0, 0.7
    if combat:
        x, y, size = (104.0, 58.0, 0.6) if BOARD.kinds[square] == VILLAGE else (84.0, 66.0, 0.6)
    with transformed(
        painter,
        rect.left() + x,
        rect.top() + y,
        size * min(_MAX_ENLARGEMENT, enlargement(painter, _SIGN_TYPE_PX)),
    ):
        paint_mask(painter, cost)


def paint_attackable(painter: QPainter, square: Square) -> None:
    """Paint crossed weapons at the upper right of a troop that can be attacked."""
    rect = square_rect(square)
    aside = 24 if BOARD.kinds[square] == VILLAGE else 0
    with transformed(painter, rect.left() + 82 + aside, rect.top() + 20 - aside / 2, 0.36):
        paint_clash(painter)


def paint_target(painter: QPainter, square: Square) -> None:
    """Paint red light and a red rim below a troop about to be attacked."""
    point, rect = square_centre(square), square_rect(square)
    light = radial_gradient(
        point.x(),
        point.y(),
        64,
        (0, with_alpha("#e23a26", 120)),
        (0.7, with_alpha("#e23a26", 150)),
        (1, with_alpha("#e23a26", 0)),
    )
    painter.fillPath(oval(point.x(), point.y(), 64), light)
    rim = rounded(rect.adjusted(3, 3, -3, -3), 16)
    stroke_path(painter, rim, pen(with_alpha("#3a0a04", 220), 8))
    stroke_path(painter, rim, pen(COMBAT_GLOW, 4.5))
    paint_high_contrast(painter, rim, DANGER, 9)


def paint_target_sign(painter: QPainter, square: Square) -> None:
    """Paint large crossed weapons above a troop about to be attacked."""
    rect = square_rect(square)
    with transformed(painter, rect.left() + 92, rect.top() + 4, 0.74):
        paint_clash(painter)


def paint_pick(painter: QPainter, square: Square) -> None:
    """Paint a bright square below a troop that can be chosen; it shows on any ground."""
    rim = rounded(square_rect(square).adjusted(1, 1, -1, -1), 18)
    paint_glow(painter, rim, with_alpha("#fff0a0", 240), 6, 16)
    painter.fillPath(rim, with_alpha("#ffb90f", 225))
    _outline_pick(painter, rim)


def paint_pick_bridge(painter: QPainter, square: Square) -> None:
    """Paint a rim round a bridge that can be chosen; the bridge itself must stay visible."""
    rim = rounded(square_rect(square).adjusted(1, 1, -1, -1), 18)
    painter.fillPath(rim, with_alpha("#ffd85a", 60))
    _outline_pick(painter, rim)


def _outline_pick(painter: QPainter, rim: QPainterPath) -> None:
    stroke_path(painter, rim, pen("#4a2200", 13))
    stroke_path(painter, rim, pen("#ffef9a", 6))
    paint_high_contrast(painter, rim, LIT, 9)


def paint_goal(painter: QPainter, square: Square) -> None:
    """Paint the free square under the pointer to which a troop would go."""
    rect = square_rect(square)
    rim = rounded(rect.adjusted(3, 3, -3, -3), 16)
    painter.fillPath(rim, with_alpha("#fffbe0", 110))
    stroke_path(painter, rim, pen(with_alpha("#5a3a00", 210), 8))
    stroke_path(painter, rim, pen("#ffe27a", 4.5))
    paint_high_contrast(painter, rim, CHOSEN, 9)


def paint_focus(painter: QPainter, square: Square) -> None:
    """Paint the square with the keyboard focus, visible among many lit squares."""
    rim = rounded(square_rect(square).adjusted(-3, -3, 3, 3), 19)
    stroke_path(painter, rim, pen("#080c14", 15))
    stroke_path(painter, rim, pen("#ffffff", 8))
    paint_high_contrast(painter, rim, CHOSEN, 6)


def paint_objective(painter: QPainter, square: Square) -> None:
    """Paint a stepped gold frame on the viewer's objective, below any troop on it."""
    rect = square_rect(square).adjusted(4, 4, -4, -4)
    left, top, right, foot = rect.left(), rect.top(), rect.right(), rect.bottom()
    step = 9
    frame = polygon(
        [
            (left + step, top), (right - step, top), (right - step, top + step),
            (right, top + step), (right, foot - step), (right - step, foot - step),
            (right - step, foot), (left + step, foot), (left + step, foot - step),
            (left, foot - step), (left, top + step), (left + step, top + step),
        ]
    )  # fmt: skip
    paint_glow(painter, frame, with_alpha("#ffe27a", 170), 4, 6)
    stroke_path(painter, frame, pen(with_alpha(INK, 225), 8.5))
    stroke_path(painter, frame, pen("#ffd75a", 4.6))
    paint_high_contrast(painter, frame, LIT, 6)


def paint_objective_sign(painter: QPainter, square: Square) -> None:
    """Paint the sun of the objective in the lower left corner, above any troop on it."""
    rect = square_rect(square)
    with transformed(painter, rect.left() + 16, rect.bottom() - 15, 0.36):
        paint_sun(painter)


def path_rect(squares: Sequence[Square]) -> QRectF:
    """Return the bounds of a way's footprints and of the marks at its ends."""
    result = QRectF()
    for square in squares:
        result = result.united(square_rect(square))
    return result.adjusted(-14, -14, 14, 14)


def paint_path(painter: QPainter, squares: Sequence[Square]) -> None:
    """Paint red footprints from the troop to the square where it would go."""
    for x, y, turn in _steps(squares):
        with transformed(painter, x, y, 1.15, turn):
            paint_foot(painter, "#fff6c8")
        with transformed(painter, x, y, 0.98, turn):
            paint_foot(painter, "#8d2a1c")


def paint_last_move(painter: QPainter, squares: Sequence[Square]) -> None:
    """Paint the last move: the square it left, its pale footprints, and a ring at its end."""
    start, end = square_rect(squares[0]), square_centre(squares[-1])
    left = rounded(start.adjusted(8, 8, -8, -8), 14)
    stroke_path(painter, left, pen(with_alpha(INK, 150), 5.5))
    stroke_path(painter, left, pen("#fff6dc", 2.8, dash=(3.2, 2.6)))
    paint_high_contrast(painter, left, LAST, 5)
    for x, y, turn in _steps(squares):
        with transformed(painter, x, y, 1.0, turn):
            paint_foot(painter, INK, 120)
        with transformed(painter, x, y, 0.8, turn):
            paint_foot(painter, "#fff6dc", 235)
    ring = oval(end.x(), end.y() + 33, 40, 15)
    paint_glow(painter, ring, with_alpha("#fff3b8", 150), 5, 5)
    stroke_path(painter, ring, pen(with_alpha(INK, 190), 6))
    stroke_path(painter, ring, pen(GOLD, 3.4))
    paint_high_contrast(painter, ring, LAST, 6)


def _steps(squares: Sequence[Square]) -> Iterator[tuple[float, float, float]]:
    """Yield x, y and turn of each footprint, left and right in turn; none below the two ends."""
    last = len(squares) - 2
    for i in range(last + 1):
        start, end = square_centre(squares[i]), square_centre(squares[i + 1])
        step: QPointF = end - start
        turn = math.degrees(math.atan2(step.y(), step.x())) + 90
        length = math.hypot(step.x(), step.y())
        aside = QPointF(-step.y(), step.x()) * (9 / length)
        for share, side in _STEPS:
            if (i == 0 and share < 0.5) or (i == last and share > 0.5):
                continue
            point = start + step * share + aside * side
            yield point.x(), point.y(), turn
