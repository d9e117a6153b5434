"""The drum: a rope-tensioned drum with two crossed sticks."""

from __future__ import annotations

import math

from desktop.games.condottiere.art.card_art.field import paint_ground, paint_sky
from desktop.games.condottiere.art.card_art.ink import charge
from desktop.painting.engraving import INK, Engraving, oval, parse_path, with_opacity
from desktop.painting.shapes import linear_gradient, polygon, radial_gradient

_BODY = "M14 52 L14 102 C14 116 90 116 90 102 L90 52 Z"
_LOWER_HOOP = "M11 96 L11 105 C11 121 93 121 93 105 L93 96 C93 112 11 112 11 96 Z"
_UPPER_HOOP = "M11 48 L11 57 C11 74 93 74 93 57 L93 48 Z"


def paint_drum(engraving: Engraving) -> None:
    """Paint the drum on its field."""
    paint_sky(engraving, "#efd9a8")
    paint_ground(engraving, 100, "#c09a5c", 21)
    for side in (-1, 1):
        with engraving.transformed(52 + side * 4, 34, side * 52):
            engraving.paint_part("M-1.4 26 L1.4 26 L1.9 -26 L-1.9 -26 Z", "#a97b46", 0.8)
            engraving.paint_part(oval(0, -27, 3.6, 5), "#c99a5c", 0.8, shade=0.4)
    body = parse_path(_BODY)
    paint = ((0, "#c65a36"), (0.3, "#d8724a"), (0.62, "#9e2b25"), (1, "#571513"))
    engraving.paint_part(body, linear_gradient(14, 0, 90, 0, *paint), 1.2)
    with engraving.clipped_to(body):
        for x in (-2, 50, 102):
            engraving.fill(polygon([(x - 13, 50), (x + 13, 50), (x, 66)]), "#e4bf58")
        engraving.fill(charge("lily", 42, 72, 20, 28), "#efcf7a")
    engraving.hatch(body, 0.34, ink=with_opacity("#2a130d", 0.7), width=0.42, seed=2)
    _paint_ropes(engraving)
    for data, y, light in ((_LOWER_HOOP, 96, "#d9b878"), (_UPPER_HOOP, 48, "#e3c68a")):
        wood = linear_gradient(11, y, 93, y, (0, light), (0.35, "#b98c4e"), (1, "#6b4423"))
        engraving.paint_part(data, wood, 1, shade=0.3)
    engraving.paint_part(oval(52, 48, 41, 13.5), "#c79c5e", 1)
    skin = radial_gradient(44, 44, 44, (0, "#fffaea"), (1, "#dcc695"))
    engraving.paint_part(oval(52, 47.4, 37.5, 11.4), skin, 0.7)
    for i in range(5):
        low, high = 44 + i * 2, 42 + i * 2.2
        ring = f"M{34 + i * 2} {low} C46 {high} 58 {high} {70 - i * 2} {low}"
        engraving.line(ring, with_opacity(INK, 0.22), 0.35)


def _paint_ropes(engraving: Engraving) -> None:
    count = 6
    for i in range(count):
        left, middle, right = (14 + 76 * (i + share) / count for share in (0, 0.5, 1))
        foot = (middle, _bulge(middle, 101, 10))
        for x in (left, right):
            engraving.rod((x, _bulge(x, 58, 8)), foot, 1.3, "#f1e3c0", 1.0)
        y = (_bulge(middle, 58, 8) + foot[1]) / 2 + 14
        engraving.paint_part(
            parse_path("M-2.6 -4 L2.6 -4 L1.8 4 L-1.8 4 Z").translated(middle, y), "#5b3d22", 0.5
        )


def _bulge(x: float, y: float, depth: float) -> float:
    """Return the y of a hoop's front edge at x; `depth` is how far it bulges in the middle."""
    return y + depth * math.sqrt(max(0.0, 1 - ((x - 52) / 38) ** 2))
