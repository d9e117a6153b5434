"""Marks on a card in a battle line: worth, winter, drum, highest, taken back, hidden, choosable."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.condottiere.art.card_art.devices import sign
from desktop.games.condottiere.art.cards import FaceDetail, card_colour
from desktop.painting.effects import paint_glow, paint_shadow
from desktop.painting.lettering import glyph_path
from desktop.painting.materials.card_stock import CARD_SIZE, card_outline
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    mix_colours,
    pen,
    place_path,
    polyline,
    radial_gradient,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)

_GOLD = ("#f6e3a0", "#d2a23c", "#8a6420")
_CREAM = "#fff6df"
_INK = "#1d120a"


@dataclass(frozen=True, slots=True)
class CardMarks:
    """The marks of a card in a battle line."""

    #: The present strength of the card, on a medal at its foot.
    worth: int | None = None
    is_in_winter: bool = False  # its numeral does not count
    #: The drum counts it twice.
    is_doubled: bool = False
    #: Among the highest mercenaries in play.
    is_highest: bool = False
    #: The scarecrow takes it back.
    is_taken: bool = False
    #: Face down for the other seats.
    is_hidden: bool = False


@dataclass(frozen=True, slots=True)
class _Layout:
    """The places of marks on a face: the radius of a roundel, the struck shield, the medal.

    The shield and, where cards overlap, the medal are at the left, which the next card leaves
    visible.
    """

    radius: float
    shield: QRectF
    #: X, y, radius.
    medal: tuple[float, float, float]
    #: Greatest number of roundels that fit.
    max_roundels: int = 3
    #: Roundels are low, clear of a numeral as wide as the card.
    is_low: bool = False


_LAYOUTS = {
    FaceDetail.FULL: _Layout(6.4, QRectF(2, 2, 16.6, 19.6), (53.5, 64, 7.4)),
    FaceDetail.TABLE: _Layout(9.6, QRectF(1.6, 1.6, 27, 32), (14.8, 73.4, 12)),
    FaceDetail.SMALL: _Layout(11, QRectF(10, 4.8, 43, 47.6), (31.5, 70, 17), 1, is_low=True),
    FaceDetail.TINY: _Layout(14, QRectF(3, 7, 57, 66), (31.5, 68, 19), 1, is_low=True),
}


def paint_marks(painter: QPainter, marks: CardMarks, face: FaceDetail = FaceDetail.TABLE) -> None:
    """Paint all marks over a card that was just painted with this face."""
    layout = _LAYOUTS[face]
    if marks.is_in_winter:
        _paint_frost(painter, layout.shield)
    if marks.is_highest:
        _paint_gold_frame(painter)
    if marks.is_hidden or marks.is_taken:
        veil = with_alpha("#20160c", 84) if marks.is_hidden else with_alpha("#f4e8c8", 150)
        painter.fillPath(rounded(QRectF(2.5, 2.5, 58, 83), 1.9), veil)
    corner = [
        name
        for name, here in (
            ("crown", marks.is_highest), ("flake", marks.is_in_winter), ("drum", marks.is_doubled),
        )
        if here
    ]  # fmt: skip
    r = layout.radius
    top = CARD_SIZE[1] - r - 1.6 if layout.is_low else r + 1.6
    for i, name in enumerate(corner[: layout.max_roundels]):
        _paint_roundel(painter, name, CARD_SIZE[0] - r - 1.6, top + i * 2.1 * r, r)
    middle = 65.0 if layout.is_low else 45.0
    if marks.is_taken:
        _paint_roundel(painter, "return", 31.5, middle, layout.radius * 1.9)
    elif marks.is_hidden:
        _paint_roundel(painter, "eye", 31.5, middle, layout.radius * 1.9)
    if marks.worth is not None:
        paint_medal(painter, str(marks.worth), *layout.medal, struck=marks.is_in_winter)


def paint_medal(
    painter: QPainter, numeral: str, x: float, y: float, radius: float, *, struck: bool = False
) -> None:
    """Paint a numeral on a gold medal, or on a blue medal where winter applies (`struck`)."""
    rim = ("#cfe0ea", "#7fa3bb", "#37576c") if struck else _GOLD
    paint_shadow(
        painter, disc(x, y, radius), QColor(28, 18, 8, 150), radius * 0.12, 0, radius * 0.1
    )
    box = (x - radius, y - radius, x + radius, y + radius)
    painter.fillPath(
        disc(x, y, radius), linear_gradient(*box, (0, rim[0]), (0.5, rim[1]), (1, rim[2]))
    )
    stroke_path(painter, disc(x, y, radius), pen(_INK, radius * 0.07))
    painter.fillPath(
        disc(x, y, radius * 0.8),
        vertical_gradient(y - radius, y + radius, (0, "#fffaea"), (1, "#ecdaae")),
    )
    stroke_path(painter, disc(x, y, radius * 0.8), pen(with_alpha(_INK, 150), radius * 0.05))
    path = glyph_path(numeral)
    size = min(radius * 1.45 / 100, radius * 1.16 / path.boundingRect().width())
    painter.fillPath(place_path(path, x, y, size), QColor("#2c4558" if struck else "#5a1d12"))


def paint_lit(painter: QPainter, strength: float = 1.0) -> None:
    """Paint the light round a card that can be chosen; the strength is from 0 to 1."""
    cut = card_outline()
    share = max(0.0, min(1.0, strength))
    paint_glow(painter, cut, with_alpha("#ffc23d", round(255 * share)), 2.6, 3.2)
    stroke_path(painter, cut, pen(with_alpha("#d99a1c", round(255 * share)), 2.2))
    stroke_path(painter, cut, pen(with_alpha("#ffedb0", round(255 * share)), 1.0))


def _paint_frost(painter: QPainter, shield: QRectF) -> None:
    """Paint rime over the card and a thin stroke through its numeral, which stays readable."""
    painter.fillPath(rounded(QRectF(2.5, 2.5, 58, 83), 1.9), with_alpha("#d3e6f1", 66))
    painter.fillPath(_icicles(), with_alpha("#f6fbfd", 215))
    stroke_path(painter, _icicles(), pen(with_alpha("#4a7190", 170), 0.5))
    inset = shield.width() * 0.1
    bar = polyline(
        [
            (shield.left() + inset, shield.bottom() - shield.height() * 0.36),
            (shield.right() - inset, shield.top() + shield.height() * 0.2),
        ]
    )
    stroke_path(painter, bar, pen(_CREAM, shield.width() * 0.09))
    stroke_path(painter, bar, pen("#1f5f94", shield.width() * 0.05))


def _icicles() -> QPainterPath:
    """Return ice that hangs from the upper edge of the frame, right of the shield."""
    path = QPainterPath()
    path.moveTo(2.5, 2.5)
    path.lineTo(60.5, 2.5)
    x, right = 60.5, (9.0, 5.0, 12.0, 6.0, 8.0, 4.5, 10.0, 5.5, 7.0, 4.0, 8.0, 5.0)
    step = 58 / len(right)
    for drop in right:
        path.lineTo(x - step * 0.16, 3.6)
        path.quadTo(x - step * 0.4, drop * 0.6, x - step / 2, drop)
        path.quadTo(x - step * 0.6, drop * 0.6, x - step * 0.84, 3.6)
        x -= step
        path.lineTo(x, 3.2)
    path.closeSubpath()
    return path


def _paint_gold_frame(painter: QPainter) -> None:
    """Paint a golden frame over the family's frame."""
    frame = rounded(QRectF(2.6, 2.6, 57.8, 82.8), 1.9)
    stroke_path(painter, frame, pen(_INK, 3.6))
    stroke_path(painter, frame, pen("#e3b94f", 2.8))
    stroke_path(painter, rounded(QRectF(1.9, 1.9, 59.2, 84.2), 2.4), pen("#fff0b8", 0.6))


def _paint_roundel(painter: QPainter, name: str, x: float, y: float, radius: float) -> None:
    """Paint a coin with a drawn sign, or with ×2 for the drum."""
    ground = {
        "drum": card_colour("drum"),
        "flake": card_colour("winter"),
        "return": card_colour("scarecrow"),
        "crown": QColor("#d9a93a"),
        "eye": QColor("#2c2118"),
    }[name]
    body = disc(x, y, radius)
    paint_shadow(painter, body, QColor(28, 18, 8, 150), radius * 0.12, 0, radius * 0.1)
    light = radial_gradient(
        x - radius * 0.3, y - radius * 0.4, radius * 1.7,
        (0, mix_colours(ground, "#ffffff", 0.22)), (1, mix_colours(ground, "#000000", 0.2)),
    )  # fmt: skip
    painter.fillPath(body, light)
    stroke_path(painter, body, pen(_INK, radius * 0.16))
    stroke_path(painter, disc(x, y, radius * 0.93), pen(_CREAM, radius * 0.1))
    colour = QColor("#3a2408" if name == "crown" else _CREAM)
    if name == "drum":
        numeral = glyph_path("×2")
        size = min(radius * 1.1 / 100, radius * 1.3 / numeral.boundingRect().width())
        painter.fillPath(place_path(numeral, x, y, size), colour)
    else:
        painter.fillPath(place_path(sign(name), x, y, radius * 0.62), colour)
