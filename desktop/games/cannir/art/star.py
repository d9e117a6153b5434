"""The golden eight-rayed star of Cannir: on the cloth, on the backs, on the box."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.effects import paint_shadow
from desktop.painting.materials.textile import paint_cord, paint_satin
from desktop.painting.shapes import polygon, star

Threads = tuple[str, str]

BRIGHT: Threads = ("#cda24a", "#f0d68c")
BRIGHT_SHADE: Threads = ("#6d4d17", "#9a742c")
DEEP: Threads = ("#a17d36", "#cfae66")
DEEP_SHADE: Threads = ("#4d3613", "#755824")


def paint_star(
    painter: QPainter,
    x: float,
    y: float,
    tip: float,
    sides: float,
    notch: float,
    *,
    step: float,
    lit: Threads = BRIGHT,
    shaded: Threads = BRIGHT_SHADE,
    paper: bool = False,
) -> None:
    """Paint eight rays in satin, each split along its ridge into a lit and a shaded half.

    `tip` is the length of the upright rays, `sides` of the diagonal ones, `notch` the distance of
    the angles between them. `step` is the distance of the threads.
    """
    for layer in star_layers(
        x, y, tip, sides, notch, step=step, lit=lit, shaded=shaded, paper=paper
    ):
        layer(painter)


def star_layers(
    x: float,
    y: float,
    tip: float,
    sides: float,
    notch: float,
    *,
    step: float,
    lit: Threads = BRIGHT,
    shaded: Threads = BRIGHT_SHADE,
    paper: bool = False,
) -> list[Callable[[QPainter], None]]:
    """Return painters of the star's layers, each of which takes a short time."""

    def cast(painter: QPainter) -> None:
        body = star(x, y, tip, notch, diagonal_tip=sides)
        blur = tip * 0.012 + step * 0.5
        paint_shadow(
            painter, body, QColor(0, 0, 10, 150), blur, step * 0.6, step * 1.2, paper=paper
        )

    def at(eighths: float, reach: float) -> tuple[float, float]:
        angle = math.tau * eighths / 8
        return x + reach * math.sin(angle), y - reach * math.cos(angle)

    def facets(painter: QPainter, ray: int) -> None:
        reach = sides if ray % 2 else tip
        for side, threads in ((-1, lit), (1, shaded)):
            facet = polygon([(x, y), at(ray, reach), at(ray + side / 2, notch)])
            angle = ray * 45 - 90 + side * 52
            paint_satin(
                painter, facet, angle, *threads, step=step, seed=ray * 2 + side, gap=40, paper=paper
            )

    def edges(painter: QPainter) -> None:
        for ray in range(8):
            edge = QPainterPath()
            edge.moveTo(*at(ray - 0.5, notch))
            edge.lineTo(*at(ray, sides if ray % 2 else tip))
            edge.lineTo(*at(ray + 0.5, notch))
            paint_cord(painter, edge, step * 1.45, raised=False)

    return [cast, *(partial(facets, ray=ray) for ray in range(8)), edges]
