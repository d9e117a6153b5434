"""Tokens on the map, each at the origin in map units: seals, shields, pawns, threats."""

from __future__ import annotations

import math
import random
from enum import Enum
from functools import cache

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.condottiere.art.inks import GOLD, SEAL
from desktop.games.condottiere.art.ornaments import paint_engraved
from desktop.painting.effects import paint_glow, paint_shadow
from desktop.painting.heraldry import charge_path, paint_shield
from desktop.painting.shapes import (
    Stop,
    disc,
    linear_gradient,
    paint_lines,
    pen,
    place_path,
    radial_gradient,
    smooth,
    stroke_path,
    with_alpha,
)
from desktop.painting.svg_path import parse
from desktop.style.theme import SEATS
from engine.core.values import Seat


class Pawn(Enum):
    """The two pawns of the map."""

    CONDOTTIERE = "condottiere"
    POPE = "pope"


SEAL_RADIUS = 10.8
MARKER_WIDTH = 34.0
_PAWN_HEIGHTS = {Pawn.CONDOTTIERE: 1.34, Pawn.POPE: 1.16}

_SHADOW = parse("M-10 -1 C-10 5 22 7 30 0 C34 -5 18 -9 8 -8 Z")
_FOOT = parse("M-13 -2 C-13 -5 13 -5 13 -2 L13 1 C13 6 -13 6 -13 1 Z")
_BODY = parse("M-11 -3 C-8 -8 -5 -14 -4.5 -26 L4.5 -26 C5 -14 8 -8 11 -3 C7 0 -7 0 -11 -3 Z")
_HEM = parse("M-10.6 -2.6 C-7 .6 7 .6 10.6 -2.6 L10 -4.4 C7 -1.6 -7 -1.6 -10 -4.4 Z")
_COLLAR = parse("M-8 -26 C-8 -29 8 -29 8 -26 C8 -23.4 -8 -23.4 -8 -26 Z")
_HELM = parse(
    "M-7.6 -27.5 C-9 -38 -8 -47 0 -47.4 C8 -47 9 -38 7.6 -27.5 C4 -25.6 -4 -25.6 -7.6 -27.5 Z"
)
_VISOR = parse("M-5.4 -37 L5.4 -37 L5 -34.4 L1.2 -34 L1.2 -28 L-1.2 -28 L-1.2 -34 L-5 -34.4 Z")
_PLUME = parse("M-1 -47 C-4 -54 4 -58 11 -55 C8 -53 9 -51 10 -49 C6 -50 3 -49 1.6 -46.6 Z")
_MITRE = parse(
    "M-7.4 -36 C-9.4 -45 -5 -51 0 -56 C5 -51 9.4 -45 7.4 -36 C4 -34.4 -4 -34.4 -7.4 -36 Z"
)
_MITRE_CROSS = parse(
    "M-1 -50 L1 -50 L1 -46 L4.4 -46 L4.4 -44 L1 -44 L1 -38 L-1 -38 L-1 -44 L-4.4 -44 L-4.4 -46 "
    "L-1 -46 Z"
)
_BAND = parse("M-7.2 -37.6 C-4 -36 4 -36 7.2 -37.6")
_HEAD = disc(0, -32, 6.4)
_OUTLINES = {
    Pawn.CONDOTTIERE: (_FOOT, _BODY, _COLLAR, _HELM),
    Pawn.POPE: (_FOOT, _BODY, _COLLAR, _HEAD, _MITRE),
}
#: The ground on which the white pawn stands, as it is as light as the land.
_CARPET = parse("M-19 0 C-19 -8 19 -8 19 0 C19 8 -19 8 -19 0 Z")
_CARPET_RED = "#8f1d18"


def paint_seal(painter: QPainter, *, seed: int = 0, paper: bool = False) -> None:
    """Paint a blob of red wax with a tower pressed in; the seed varies its edge."""
    r = SEAL_RADIUS
    blob = _wax(seed)
    paint_shadow(painter, blob, with_alpha("#1c1208", 120), 1.9, 0.5, 1.7, paper=paper)
    wax = radial_gradient(-r * 0.3, -r * 0.4, r * 1.7, (0, "#d4574a"), (0.5, SEAL), (1, "#641512"))
    stroke_path(painter, blob, pen("#4d100d", 1.9))
    painter.fillPath(blob, wax)
    stroke_path(painter, disc(0.45, 0.6, r * 0.66), pen(with_alpha("#f0a596", 140), 0.55))
    stroke_path(painter, disc(0, 0, r * 0.66), pen(with_alpha("#4d100d", 204), 0.9))
    tower = place_path(charge_path("tower"), 0, -r * 0.02, r * 0.46)
    painter.fillPath(tower.translated(0.5, 0.6), with_alpha("#f3b1a2", 140))
    painter.fillPath(tower, QColor("#5a1310"))
    gleam = QPainterPath()
    gleam.arcMoveTo(QRectF(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72), 110)
    gleam.arcTo(QRectF(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72), 110, 60)
    stroke_path(painter, gleam, pen(with_alpha("#ffffff", 115), 1.2))


def paint_marker(painter: QPainter, seat: Seat, *, paper: bool = False) -> None:
    """Paint the shield of a region's owner."""
    look = SEATS[seat]
    paint_shield(painter, 0, 0, MARKER_WIDTH, look.colour, look.charge, paper=paper)


def paint_pawn(
    painter: QPainter,
    which: Pawn,
    *,
    lift: float = 0.0,
    shade: bool = True,
    halo: bool = False,
    rim: bool = False,
    paper: bool = False,
) -> None:
    """Paint a turned wooden pawn with its foot at the origin, raised by `lift` above its shadow.

    A halo sets the black pawn off from dark ground, a rim from ground as black as the pawn. On the
    screen the white one has a dark rim and a red carpet, which set it off from the land.
    """
    height = _PAWN_HEIGHTS[which]
    painter.save()
    painter.scale(height, height)
    if shade and not paper:
        painter.save()
        painter.translate(lift / height * 0.5, 0)
        for grow, alpha in ((6.0, 26), (3.0, 40), (0.5, 70)):
            stroke_path(painter, _SHADOW, pen(with_alpha("#1c1208", alpha // 2), grow))
        painter.fillPath(_SHADOW, with_alpha("#1c1208", 95))
        painter.restore()
    painter.translate(0, -lift / height)
    if which is Pawn.POPE and not paper:
        paint_engraved(painter, _CARPET, _CARPET_RED, 1.2, "#f3d98f")
        for part in _OUTLINES[which]:
            stroke_path(painter, part, pen("#3a0f0c", 4))
    if halo:
        for part in _OUTLINES[which]:
            paint_glow(painter, part, with_alpha("#f0c870", 60), 3, 2)
    if rim:
        for part in _OUTLINES[which]:
            stroke_path(painter, part, pen("#e6cf9c", 5))
    black = which is Pawn.CONDOTTIERE
    ink = "#050303" if black else "#5c4c33"
    stops: tuple[Stop, ...] = (
        ((0, "#6a6462"), (0.28, "#3a3431"), (0.55, "#15110f"), (1, "#060404"))
        if black
        else ((0, "#ffffff"), (0.35, "#f7f0e0"), (0.7, "#cfc2a6"), (1, "#9c8d70"))
    )
    paint_engraved(painter, _FOOT, linear_gradient(-13, 0, 13, 0, *stops), 0.9, ink)
    paint_engraved(painter, _BODY, linear_gradient(-10, 0, 10, 0, *stops), 0.9, ink)
    paint_engraved(painter, _HEM, GOLD, 0.5, ink)
    paint_engraved(painter, _COLLAR, GOLD, 0.8, ink)
    if black:
        _paint_helmet(painter, ink)
    else:
        _paint_mitre(painter, ink)
    light = with_alpha("#ffffff", 128 if black else 230)
    paint_lines(painter, [QLineF(-3.6, -22, -5.8, -9)], pen(light, 1.1))
    painter.restore()


def paint_threat(painter: QPainter, seat: Seat) -> None:
    """Paint a crowned shield: with this city the seat would win the match."""
    look = SEATS[seat]
    badge = disc(0, 0, 17)
    paint_shadow(painter, badge, with_alpha("#1c1208", 130), 3, 0, 2)
    paint_engraved(
        painter, badge, radial_gradient(-4, -5, 28, (0, "#fff3d0"), (1, "#e3bf6a")), 1.2, "#5a1410"
    )
    stroke_path(painter, disc(0, 0, 14.6), pen(with_alpha(SEAL, 220), 1.4))
    paint_shield(painter, 0, 4.2, 15.5, look.colour, look.charge)
    crown = place_path(_crown(), 0, -9.6, 6.2)
    painter.fillPath(crown, QColor("#8f1d18"))
    stroke_path(painter, crown, pen("#2a1408", 0.6))


def _paint_helmet(painter: QPainter, ink: str) -> None:
    steel = radial_gradient(-3, -42, 15, (0, "#857d79"), (0.35, "#3a3431"), (1, "#070505"))
    paint_engraved(painter, _PLUME, SEAL, 0.8, ink)
    paint_engraved(painter, _HELM, steel, 0.9, ink)
    painter.fillPath(_VISOR, QColor("#d8b45a"))


def _paint_mitre(painter: QPainter, ink: str) -> None:
    ivory = radial_gradient(-2, -34, 10, (0, "#ffffff"), (0.5, "#f3ead6"), (1, "#b3a587"))
    paint_engraved(painter, _HEAD, ivory, 0.9, ink)
    silk = linear_gradient(-8, 0, 8, 0, (0, "#ffffff"), (0.5, "#f7efdc"), (1, "#c4b593"))
    paint_engraved(painter, _MITRE, silk, 0.9, ink)
    painter.fillPath(_MITRE_CROSS, QColor("#b8892c"))
    stroke_path(painter, _BAND, pen("#b8892c", 1.3))


@cache
def _wax(seed: int) -> QPainterPath:
    dice = random.Random(seed)
    points = []
    for i in range(14):
        turn = math.tau * i / 14
        reach = SEAL_RADIUS * dice.uniform(0.95, 1.12)
        points.append((math.cos(turn) * reach, math.sin(turn) * reach))
    return smooth(points, closed=True)


@cache
def _crown() -> QPainterPath:
    """Return a crown with three points, within the unit square."""
    path = parse(
        "M-.82 .62 L-.95 -.38 L-.45 .1 L0 -.68 L.45 .1 L.95 -.38 L.82 .62 Z "
        "M-.8 .72 L.8 .72 L.8 .92 L-.8 .92 Z"
    )
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
