"""The troops: pawns with a helmet or a feather crown, and the collar of the chief they follow.

A troop is painted at the origin, in board units: a box of 100 round the centre of a square.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, shade, transformed
from desktop.games.cortez.art.chiefs import AZTEC, CHIEFS, SPANISH, paint_cloth
from desktop.games.cortez.art.headgear import paint_feather_crown, paint_morion
from desktop.games.cortez.art.inks import CHOSEN_GLOW, GOLD, INK
from desktop.painting.contrast import paint_high_contrast
from desktop.painting.shapes import (
    linear_gradient,
    mix_colours,
    pen,
    pixel_scale,
    radial_gradient,
    stroke_path,
    vertical_gradient,
    with_alpha,
)

#: The bounds of a troop, on land or afloat.
TROOP_RECT = QRectF(-54, -76, 112, 140)
#: The bounds of a raised troop with its light.
CHOSEN_RECT = QRectF(-116, -122, 232, 236)
#: The scale of a troop on its square in relation to its drawing.
_SIZE = 1.12
_LIFTED = 1.24
_LIFT = 15.0
#: How much higher a troop is in a canoe than on the ground.
_CANOE_LIFT_HEIGHT = 6.0

_INK_WIDTH = 3.0
_RIM = "M-29,32 L-29,38 C-29,51 29,51 29,38 L29,32"
_BASE = _RIM + " Z"
_BODY = "M-12,0 C-14,14 -25,18 -25,32 C-22,39 22,39 25,32 C25,18 14,14 12,0 Z"
_COLLAR = "M-15,6 C-18,15 -25,17 -27,25 C-16,34 16,34 27,25 C25,17 18,15 15,6 C8,12 -8,12 -15,6 Z"
_BARE_NECK = "M-14,7 C-8,12 8,12 14,7 L17,13 C8,19 -8,19 -17,13 Z"
_BEARD = "M-12,-1 Q-11,13 0,15 Q11,13 12,-1 Q7,4 0,2 Q-7,4 -12,-1 Z"
_PAINTED_EYES = "M-13.4,-6 L13.4,-6 L13.4,-1.5 Q0,1 -13.4,-1.5 Z"
_HEAD_EDGE = {
    SPANISH: "M-35,-29 Q-30,-12 0,-9 Q30,-12 35,-29 Q22,-24 22,-29 C22,-58 -22,-58 -22,-29 "
    "Q-22,-24 -35,-29 Z",
    AZTEC: "M-34,-15 C-34,-36 -20,-47 0,-47 C20,-47 34,-36 34,-15 L14,0 L-14,0 Z",
}
#: The colours of the body: lit, middle and shaded.
_WOOD = {SPANISH: ("#ffffff", "#f2ead8", "#bfae90"), AZTEC: ("#b9773f", "#8a4f26", "#54290f")}
_SKIN = {SPANISH: "#e9bd93", AZTEC: "#a8623a"}
_NECK = {SPANISH: "#b9bcc0", AZTEC: "#d9b27a"}
#: The width of a stripe of a collar.
_STRIPE_WIDTH = 4.4
#: Minimum width of a stripe in pixels at which patterns can be distinguished.
_MIN_STRIPE_WIDTH = 1.9


def paint_troop(
    painter: QPainter,
    nation: int,
    chief: str | None = None,
    *,
    afloat: bool = False,
    chosen: bool = False,
    paper: bool = False,
) -> None:
    """Paint a troop: unmarked without `chief`, `afloat` in a canoe, `chosen` lifted."""
    if chosen:
        _paint_light(painter)
    if afloat:
        with transformed(painter, 0, 38, 1.12):
            paint_canoe(painter, paddle=False)
    rise = (_CANOE_LIFT_HEIGHT if afloat else 0.0) + (_LIFT if chosen else 0.0)
    with transformed(painter, 0, -1 - rise, _LIFTED if chosen else _SIZE):
        if not chosen:
            shade(painter, 6, 40, 44, 15, paper=paper)
        paint_figure(painter, nation, chief, paper=paper)


def paint_figure(
    painter: QPainter, nation: int, chief: str | None = None, *, paper: bool = False
) -> None:
    """Paint the pawn alone in a box of 100, its feet at 44."""
    lit, middle, dark = _WOOD[nation]
    edge = pen(with_alpha("#fff4d2", 215), _INK_WIDTH * 3)
    parts = [figure(part) for part in (_RIM, _BODY, _HEAD_EDGE[nation])]
    for part in parts:
        stroke_path(painter, part, edge)
    if chief is not None and not paper:
        silhouette_path = parts[0].united(parts[1]).united(parts[2])
        paint_high_contrast(
            painter, silhouette_path, mix_colours(CHIEFS[chief].colour, "#ffffff", 0.3), 10
        )
    stripe = max(_STRIPE_WIDTH, _MIN_STRIPE_WIDTH / max(0.01, pixel_scale(painter)))
    stripe = min(round(stripe * 2) / 2, 8.0) if stripe > _STRIPE_WIDTH else stripe
    if chief is None:
        front = lit if nation == SPANISH else middle
        ink(
            painter,
            figure(_BASE),
            linear_gradient(-29, 0, 29, 0, (0, middle), (0.3, front), (1, dark)),
        )
    else:
        ink(painter, figure(_BASE), CHIEFS[chief].colour)
    ink(painter, oval(0, 32, 29, 9.5), middle)
    wood = linear_gradient(-25, 0, 25, 0, (0, middle), (0.28, lit), (0.62, middle), (1, dark))
    draw(painter, _BODY, wood)
    ink(painter, oval(0, -4, 13.5, 14), _SKIN[nation])
    if nation == SPANISH:
        for x in (-5, 5):
            ink(painter, oval(x, -5, 1.9), INK, 0)
        draw(painter, _BEARD, "#7a4522", 0)
    else:
        draw(painter, _PAINTED_EYES, "#2d120a", 0)
        for x in (-14, 14):
            ink(painter, oval(x, -1, 4.2), GOLD, _INK_WIDTH * 0.6)
    if chief is None:
        draw(painter, _BARE_NECK, _NECK[nation], _INK_WIDTH * 0.6)
    else:
        paint_collar(painter, chief, stripe, paper=paper)
    if nation == SPANISH:
        painter.save()
        painter.translate(0, -7)
        painter.scale(0.93, 0.9)
        paint_morion(painter)
        painter.restore()
    else:
        paint_feather_crown(painter)


def paint_collar(
    painter: QPainter, chief: str, stripe: float = _STRIPE_WIDTH, *, paper: bool = False
) -> None:
    """Paint the collar on a troop's shoulders."""
    collar = figure(_COLLAR)
    paint_cloth(painter, collar, chief, stripe)
    if not paper:  # PDF readers lose translucent gradients
        light = linear_gradient(
            -27,
            0,
            27,
            0,
            (0, with_alpha("#fff", 60)),
            (0.35, with_alpha("#fff", 30)),
            (0.7, with_alpha("#000", 0)),
            (1, with_alpha("#000", 90)),
        )
        painter.fillPath(collar, light)
    ink(painter, collar)


def paint_canoe(painter: QPainter, width: float = 2.6, *, paddle: bool = True) -> None:
    """Paint a dugout centred on the origin, 80 long."""
    painter.fillPath(oval(2, 7, 40, 9), with_alpha("#0b2f40", 70))
    hull = vertical_gradient(-8, 12, (0, "#b5763c"), (1, "#6d3f1e"))
    draw(
        painter,
        "M-40,-8 L-30,-5 Q0,1 30,-5 L40,-8 C36,8 24,12 0,12 C-24,12 -36,8 -40,-8 Z",
        hull,
        width,
    )
    paint_line(painter, "M-31,0 Q0,7 31,0", with_alpha("#f0c98a", 140), 1.6)
    if paddle:
        paint_line(painter, "M-6,4 L14,-16", INK, 4.6)
        paint_line(painter, "M-6,4 L14,-16", "#e0b070", 2.2)


def _paint_light(painter: QPainter) -> None:
    """Paint the light round a chosen troop, the ring at its former place, and its shadow."""
    pale, gold = CHOSEN_GLOW
    light = radial_gradient(
        0, 0, 112, (0, pale), (0.45, with_alpha("#ffe97f", 190)), (1, with_alpha(gold, 0))
    )
    painter.fillPath(oval(0, 0, 112), light)
    ring = oval(0, 30, 45, 23)
    stroke_path(painter, ring, pen(with_alpha("#7a4a00", 220), 8))
    stroke_path(painter, ring, pen("#fff0a0", 4.5))
    shade(painter, 10, 40, 40, 13, 170, "#000000")
