"""The cards of both editions of Condottiere, in millimetres at the origin, for screen and paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.condottiere.art.card_art.back import paint_leather
from desktop.games.condottiere.art.card_art.bishop import paint_bishop
from desktop.games.condottiere.art.card_art.courtesan import paint_courtesan
from desktop.games.condottiere.art.card_art.devices import device, sign
from desktop.games.condottiere.art.card_art.drum import paint_drum
from desktop.games.condottiere.art.card_art.heroine import paint_heroine
from desktop.games.condottiere.art.card_art.ink import SPACE
from desktop.games.condottiere.art.card_art.knight import paint_knight
from desktop.games.condottiere.art.card_art.scarecrow import paint_scarecrow
from desktop.games.condottiere.art.card_art.soldiers import paint_soldier
from desktop.games.condottiere.art.card_art.spring import paint_spring
from desktop.games.condottiere.art.card_art.surrender import paint_surrender
from desktop.games.condottiere.art.card_art.winter import paint_winter
from desktop.games.condottiere.art.card_plate import paint_plate, plate_rect
from desktop.painting.effects import paint_shadow
from desktop.painting.engraving import Engraving
from desktop.painting.heraldry import fill_sign, paint_border
from desktop.painting.lettering import glyph_path
from desktop.painting.materials.card_stock import CARD_SIZE, paint_stock
from desktop.painting.shapes import (
    heater,
    linear_gradient,
    mix_colours,
    pen,
    place_path,
    radial_gradient,
    rounded,
    stroke_path,
    with_alpha,
)
from engine.games.condottiere.rules.editions import THIRD_EDITION

#: Widths in pixels below which a card shows the tiny face, the small one, or that of the table.
_TINY, _SMALL, _TABLE = 19, 36, 100


class FaceDetail(Enum):
    """How much of a card is shown."""

    #: For the hand, printing and reading: with a caption plate.
    FULL = "full"
    #: In a battle line: no caption, the picture down to the foot, a bigger shield.
    TABLE = "table"
    #: For chips: only shield and device.
    SMALL = "small"
    #: For the smallest cards: a shield nearly as wide as the card, and no device.
    TINY = "tiny"

    @staticmethod
    def of_width(pixels: float) -> FaceDetail:
        """Return the face for a card this wide on screen."""
        if pixels < _TINY:
            return FaceDetail.TINY
        if pixels < _SMALL:
            return FaceDetail.SMALL
        return FaceDetail.TABLE if pixels < _TABLE else FaceDetail.FULL

    @property
    def is_plain(self) -> bool:
        """Whether the face has no picture."""
        return self in (FaceDetail.SMALL, FaceDetail.TINY)


@dataclass(frozen=True, slots=True)
class CardLook:
    """The look of a card: the colour of its frame, its picture, the sign on its shield."""

    colour: str
    picture: Callable[[Engraving], None]
    #: On the shield; "" for the drawn sign instead.
    numeral: str = ""
    sign: str = ""

    @property
    def ink(self) -> QColor:
        """The colour for writing on pale paper."""
        return mix_colours(self.colour, "#1a0f08", 0.45)


_MERCENARY = "#8a3324"
_CARD_LOOKS = {
    **{f"m{n}": CardLook(_MERCENARY, partial(paint_soldier, value=n), str(n)) for n in range(1, 7)},
    "m10": CardLook(_MERCENARY, paint_knight, "10"),
    "drum": CardLook("#6a4526", paint_drum, "×2"),
    "heroine": CardLook("#1f6a72", paint_heroine, "10"),
    "winter": CardLook("#4a7190", paint_winter, "=1"),
    "spring": CardLook("#5f8136", paint_spring, "+3"),
    "scarecrow": CardLook("#b07d1f", paint_scarecrow, sign="return"),
    "surrender": CardLook("#6f6c63", paint_surrender, sign="flag"),
    "bishop": CardLook("#5b3c78", paint_bishop, sign="cross"),
    "courtesan": CardLook("#a83c66", paint_courtesan, "1"),
}

#: Millimetres by which heads are moved from behind the bigger shield of the table face.
_ASIDE = {"m1": 2.0, "m2": 3.2, "m3": 2.4, "m5": 3.4, "m6": 2.6, "heroine": 3.4, "scarecrow": 3.2}

#: All card ids; the first edition has no spring and no courtesan.
CARDS = tuple(_CARD_LOOKS)

_EDGE_INK = "#1d120a"
_FRAME = QRectF(2.5, 2.5, 58, 83)


def card_look(card: str) -> CardLook:
    """Return the family of a card.

    Raises KeyError for an unknown id.
    """
    return _CARD_LOOKS[card]


def card_colour(card: str) -> QColor:
    """Return the colour of a card's frame."""
    return QColor(card_look(card).colour)


def paint_card(
    painter: QPainter,
    card: str,
    caption: str = "",
    text: str = "",
    *,
    edition_id: str = THIRD_EDITION.id,
    face: FaceDetail = FaceDetail.FULL,
    lift: float = 0,
    paper: bool = False,
    bare: bool = False,
) -> None:
    """Paint a card of 63 by 88 units at the origin; caption and rule line are already translated.

    Only the full face shows them. `bare` omits the card's paper.
    """
    kind = card_look(card)
    if not bare:
        paint_stock(painter, lift=lift, paper=paper)
    _paint_frame(painter, kind)
    if face is FaceDetail.TINY:
        _paint_shield(painter, kind, QRectF(3, 7, 57, 66), paper)
        return
    if face is FaceDetail.SMALL:
        _paint_shield(painter, kind, QRectF(10, 4.8, 43, 47.6), paper)
        paint_device(painter, card, 31.5, 69.6, 31, QColor("#fff6df"))
        return
    full = face is FaceDetail.FULL
    plate = plate_rect(bool(text))
    window = QRectF(5, 5, 53, plate.top() - 6.4 if full else 78)
    _paint_picture(painter, kind, window, 0 if full else _ASIDE.get(card, 0), paper)
    if full:
        paint_plate(painter, plate, caption, text, kind.colour, kind.ink, edition_id, paper=paper)
        _paint_shield(painter, kind, QRectF(2, 2, 16.6, 19.6), paper)
    else:
        _paint_shield(painter, kind, QRectF(1.6, 1.6, 27, 32), paper)


def paint_back(
    painter: QPainter,
    *,
    edition_id: str = THIRD_EDITION.id,
    face: FaceDetail = FaceDetail.FULL,
    lift: float = 0,
    paper: bool = False,
    bare: bool = False,
) -> None:
    """Paint the back of an edition's cards; `bare` omits the card's paper."""
    if not bare:
        paint_stock(painter, lift=lift, paper=paper)
    paint_leather(Engraving(painter, paper=paper), edition_id, plain=face.is_plain)


def paint_card_in(
    painter: QPainter,
    rect: QRectF,
    card: str | None,
    caption: str = "",
    text: str = "",
    *,
    edition_id: str = THIRD_EDITION.id,
    face: FaceDetail | None = None,
    paper: bool = False,
) -> None:
    """Paint a card, or a back for None, as wide as the rect; its width decides the default face."""
    scale = rect.width() / CARD_SIZE[0]
    if face is None:
        face = FaceDetail.FULL if paper else FaceDetail.of_width(rect.width())
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    if card is None:
        paint_back(painter, edition_id=edition_id, face=face, paper=paper)
    else:
        paint_card(painter, card, caption, text, edition_id=edition_id, face=face, paper=paper)
    painter.restore()


def paint_device(
    painter: QPainter, card: str, x: float, y: float, size: float, colour: str | QColor
) -> None:
    """Paint only the flat silhouette of a card, centred in a square of this size."""
    fill_sign(painter, place_path(device(card), x, y, size / 2), colour)


def _sign_path(kind: CardLook, x: float, y: float, width: float, size: float) -> QPainterPath:
    if kind.sign:
        return place_path(sign(kind.sign), x, y, size * 0.41)
    numeral = glyph_path(kind.numeral)
    scale = min(size / 100, width / numeral.boundingRect().width())
    return place_path(numeral, x, y, scale)


def _paint_frame(painter: QPainter, kind: CardLook) -> None:
    """Paint the frame in the family's colour, lighter at the upper left, with a gold hairline."""
    colour = kind.colour
    light, dark = mix_colours(colour, "#ffffff", 0.14), mix_colours(colour, "#000000", 0.28)
    frame = rounded(_FRAME, 1.9)
    painter.fillPath(frame, linear_gradient(0, 0, *CARD_SIZE, (0, light), (0.5, colour), (1, dark)))
    stroke_path(painter, frame, pen(with_alpha(_EDGE_INK, 230), 0.32))
    hairline = rounded(_FRAME.adjusted(0.85, 0.85, -0.85, -0.85), 1.4)
    paint_border(painter, hairline, pen(with_alpha("#f2d998", 190), 0.22), colour)


def _paint_picture(
    painter: QPainter, kind: CardLook, window: QRectF, aside: float, paper: bool
) -> None:
    """Paint the picture as high as its window; a narrow window crops its sides."""
    opening = rounded(window, 0.8)
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    painter.save()
    scale = window.height() / SPACE.height()
    painter.translate(window.center().x() + aside - scale * SPACE.center().x(), window.top())
    painter.scale(scale, scale)
    kind.picture(Engraving(painter, paper=paper))
    painter.restore()
    if not paper:  # PDF readers lose transparent gradients
        clear, brown = QColor(90, 58, 20, 0), QColor(70, 42, 12, 80)
        painter.fillRect(
            window, radial_gradient(31.5, 36, 52, (0, clear), (0.7, clear), (1, brown))
        )
    painter.restore()
    stroke_path(painter, opening, pen(_EDGE_INK, 0.42))


def _paint_shield(painter: QPainter, kind: CardLook, rect: QRectF, paper: bool) -> None:
    """Paint the heater shield with the card's sign, filling a box."""
    x, y, width, height = rect.center().x(), rect.center().y(), rect.width(), rect.height()
    unit = width / 16.6
    rim = heater(x, y, width, height)
    paint_shadow(
        painter, rim, QColor(28, 18, 8, 150), 0.5 * unit, 0.2 * unit, 0.4 * unit, paper=paper
    )
    stroke_path(painter, rim, pen(_EDGE_INK, 0.95 * unit**0.5))
    light = linear_gradient(
        rect.left(), rect.top(), rect.right(), rect.bottom(), (0, "#fffaea"), (1, "#ecdaae")
    )
    painter.fillPath(rim, light)
    inner = heater(x, y, width - 2 * unit**0.5, height - 2.3 * unit**0.5)
    stroke_path(painter, inner, pen(kind.colour, 0.55 * unit**0.5))
    wide = len(kind.numeral) > 1
    size = height * (0.66 if wide else 0.78) if kind.numeral else height * 0.62
    fill_sign(painter, _sign_path(kind, x, y - height * 0.035, width * 0.72, size), kind.ink)
