"""Pieces to cut out of paper: control markers, and both pawns as standees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.condottiere.art.painter import Pawn, paint_pawn
from desktop.language.names import charge_name
from desktop.language.translation import translate
from desktop.painting.engraving import oval
from desktop.painting.heraldry import charge_path, fill_sign, ground_for, paint_border
from desktop.painting.shapes import (
    disc,
    mix_colours,
    pen,
    place_path,
    polyline,
    radial_gradient,
    rounded,
    stroke_path,
    with_alpha,
)
from desktop.printing.print_page import PaperSize
from desktop.printing.sheets import Cutout, Piece, round_cut, square_cut
from desktop.style.theme import SEATS
from engine.core.values import Seat
from engine.games.condottiere.rules.editions import Edition

#: Millimetres: it covers a seal of the printed map, but not the city's name.
CONTROL_DIAMETER = 12.0
#: Millimetres: two feet and two sides, folded in the middle.
STANDEE_SIZE = (22.0, 96.0)

#: Height of a foot that is folded out.
_FOOT_HEIGHT = 12.0
_SIDE = STANDEE_SIZE[1] / 2 - _FOOT_HEIGHT
#: Millimetres per map unit, which pawns are painted in.
_PAWN_SCALE = 0.4
#: Millimetres, with a small margin.
_PAWN_SIZE = PaperSize(20.0, 36.0)
_INK = "#2a1d10"
_CREAM = "#fff6df"


def paint_control_marker(painter: QPainter, seat: Seat, diameter: float = CONTROL_DIAMETER) -> None:
    """Paint a round marker of a conquered region, centred at the origin: colour and charge."""
    r = diameter / 2
    colour = SEATS[seat]
    base = QColor(colour.colour)
    pale = base.lightnessF() * 0.3 + base.greenF() * 0.7 > 0.55
    if not pale:
        base = ground_for(base, _CREAM)
    light, dark = mix_colours(base, "#ffffff", 0.1), mix_colours(base, "#000000", 0.28)
    painter.fillPath(
        disc(0, 0, r), radial_gradient(-r / 3, -r / 3, r * 1.5, (0, light), (0.5, base), (1, dark))
    )
    paint_border(painter, disc(0, 0, r * 0.86), pen("#f4e6bf", diameter * 0.03), base)
    stroke_path(painter, disc(0, 0, r * 0.79), pen(with_alpha("#f4e6bf", 150), diameter * 0.009))
    emblem = place_path(charge_path(colour.charge), 0, 0, r * 0.56)
    fill_sign(painter, emblem, "#33210a" if pale else _CREAM, base)
    stroke_path(painter, disc(0, 0, r), pen(_INK, diameter * 0.009))


def pieces(edition: Edition) -> Sequence[Piece]:
    """Return control markers and pawns as pieces of a virtual table."""
    diameter, word = CONTROL_DIAMETER + 0.2, translate("CondottierePrint", "Control markers")
    markers = [
        Piece(
            f"marker-{seat.charge}",
            f"{word} – {charge_name(seat.charge)}",
            PaperSize(diameter, diameter),
            partial(paint_control_marker, seat=number),
            edition.markers,
        )
        for number, seat in enumerate(SEATS)
    ]
    pawns = [(Pawn.CONDOTTIERE, translate("CondottierePrint", "The Condottiere"))]
    if edition.has_pope:
        pawns.append((Pawn.POPE, translate("CondottierePrint", "The Pope")))
    return markers + [
        Piece(pawn.name.lower(), name, _PAWN_SIZE, partial(_paint_pawn, pawn), 1)
        for pawn, name in pawns
    ]


def cutouts(edition: Edition) -> list[Cutout]:
    """Return control markers and the strips of the pawns for a print shop."""
    strip = PaperSize(*STANDEE_SIZE)
    cutout_list = []
    for piece in pieces(edition):
        if isinstance(piece.paint, partial) and piece.paint.func is paint_control_marker:
            cut = round_cut(CONTROL_DIAMETER)
            cutout_list.append(Cutout(piece.id, piece.name, piece.paint, cut, piece.count))
        else:
            paint = partial(_paint_strip, Pawn[piece.id.upper()])
            cutout_list.append(Cutout(piece.id, piece.name, paint, square_cut(strip), piece.count))
    return cutout_list


def _paint_strip(pawn: Pawn, painter: QPainter) -> None:
    painter.save()
    painter.translate(-STANDEE_SIZE[0] / 2, -STANDEE_SIZE[1] / 2)
    paint_standee(painter, pawn)
    painter.restore()


def _paint_pawn(pawn: Pawn, painter: QPainter) -> None:
    """Paint a pawn without its strip, in the middle of its room."""
    painter.save()
    painter.translate(0, _PAWN_SIZE.height / 2 - 3.5)
    painter.scale(_PAWN_SCALE, _PAWN_SCALE)
    paint_pawn(painter, pawn, shade=False, paper=True)
    painter.restore()


def paint_standee(painter: QPainter, pawn: Pawn) -> None:
    """Paint a pawn to cut out, upper left corner at the origin; both feet fold outwards."""
    width, height = STANDEE_SIZE
    ground = "#efe0bb" if pawn is Pawn.CONDOTTIERE else "#5b3c78"
    rim = "#8a3324" if pawn is Pawn.CONDOTTIERE else "#d2a94c"
    for turned in (0, 180):
        painter.save()
        painter.translate(width / 2, height / 2)
        painter.rotate(turned)
        side = QRectF(-width / 2, 0, width, _SIDE)
        painter.fillRect(side, QColor(ground))
        painter.fillRect(
            QRectF(-width / 2, _SIDE, width, _FOOT_HEIGHT), mix_colours(ground, "#ffffff", 0.35)
        )
        paint_border(painter, rounded(side.adjusted(1, 1, -1, -1), 1), pen(rim, 0.5), ground)
        painter.fillPath(oval(0, _SIDE - 3.4, 7.6, 1.5), mix_colours(ground, "#000000", 0.25))
        painter.translate(0, _SIDE - 4)
        painter.scale(_PAWN_SCALE, _PAWN_SCALE)
        paint_pawn(painter, pawn, shade=False, paper=True)
        painter.restore()
    stroke_path(painter, rounded(QRectF(0, 0, width, height), 0), pen(_INK, 0.15))
    for y in (_FOOT_HEIGHT, height / 2, height - _FOOT_HEIGHT):
        fold = polyline([(0, y), (width, y)])
        stroke_path(painter, fold, pen(_INK, 0.18, dash=(6, 5)))
