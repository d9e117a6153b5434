"""Cards on the table of Cortez, single, in piles or in flight."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez.art.card_backs import paint_back
from desktop.games.cortez.art.cards import FaceDetail, back_of, paint_card
from desktop.games.cortez.words.card_texts import card_words
from desktop.painting.cache.pictures import Pictures, blit, scale_of
from desktop.painting.contrast import LIT, paint_high_contrast
from desktop.painting.effects import paint_glow
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import pen, rounded, stroke_path, with_alpha
from desktop.table.items import HitItem, Overlay
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.options import CortezOptions

CARD_WIDTH, HEIGHT = CARD_SIZE
CARD = QRectF(-CARD_WIDTH / 2, -HEIGHT / 2, CARD_WIDTH, HEIGHT)
#: A card with its shadow and its light.
_CARD_WITH_LIGHT = CARD.adjusted(-8, -8, 8, 9)


class CardPictures(Pictures):
    """The kept pictures of a table. The faces of its cards depend on the match's options."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.use_options(CortezOptions())

    def use_options(self, options: CortezOptions) -> None:
        """Show the cards of a match with these options from now on."""
        self.options = options
        worth = tuple(options.bid_worth(name) for name in PROVISION_NAMES)
        #: The options that change a card's face.
        self._face_options = (options.bribery_teleport, worth)

    def picture_key(self, name: Hashable, rect: QRectF) -> Hashable:
        return self._face_options, super().picture_key(name, rect)


class CardItem(HitItem):
    """A card with its centre at the origin, in millimetres; face up, face down, or turning over."""

    def __init__(
        self, pictures: CardPictures, card: str | None, family: str, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent, _CARD_WITH_LIGHT)
        #: The name of the card, None if it is unknown.
        self.card = card
        #: The family of its back.
        self.family = back_of(card) if card is not None else family
        self._pictures = pictures
        self._turned = 1.0 if card is not None else 0.0  # 1 face up, 0 face down
        self._is_lit = self._is_faded = False
        #: Scene pixels per millimetre of its picture during a flight; 0 for the current size.
        self.flying = 0.0
        #: The card's place before it rose, in its own millimetres.
        self._old_place = CARD

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRect(CARD)
        path.addRect(self._old_place)
        return path

    def outline_path(self) -> QPainterPath:
        return rounded(CARD, 3)

    def put(self, point: QPointF, turn: float, scale: float, z: float, risen: float = 0.0) -> None:
        """Place the card. If it rose by `risen` pixels, the pointer below it still hits it."""
        down = QTransform().rotate(-turn).map(QPointF(0, risen / scale))
        self._old_place = CARD.translated(down)
        self.set_bounds(_CARD_WITH_LIGHT.united(self._old_place))
        self.setPos(point)
        self.setRotation(turn)
        self.setScale(scale)
        self.setZValue(z)
        self.flying = 0.0

    def set_look(self, *, up: bool = True, lit: bool = False, faded: bool = False) -> None:
        """Set the side it shows and whether it is lit or faded."""
        turned = 1.0 if up and self.card is not None else 0.0
        if (turned, lit, faded) != (self._turned, self._is_lit, self._is_faded):
            self._turned, self._is_lit, self._is_faded = turned, lit, faded
            self.update()

    @property
    def is_lit(self) -> bool:
        """Whether it is lit."""
        return self._is_lit

    @property
    def is_faded(self) -> bool:
        """Whether it is faded."""
        return self._is_faded

    def turn_to(self, share: float) -> None:
        """Turn it to a share between face down (0) and face up (1)."""
        self._turned = share
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        up = self._turned >= 0.5 and self.card is not None
        painter.save()
        if 0 < self._turned < 1:
            painter.scale(max(0.02, abs(math.cos(self._turned * math.pi))), 1)
        if self._is_lit:
            paint_light(painter, self._pictures, self.flying)
        paint_picture(painter, self._pictures, self.card if up else None, self.family, self.flying)
        if self._is_faded:
            painter.fillPath(rounded(CARD, 3), with_alpha("#1a0f08", 92))
        painter.restore()


def paint_picture(
    painter: QPainter, pictures: CardPictures, card: str | None, family: str, scale: float = 0
) -> None:
    """Paint a card with its centre at the origin from a kept picture.

    If `card` is None it is the back of the family. `scale` is in scene pixels per millimetre, 0 for
    the painter's scale.
    """
    if card is None:
        blit(
            painter,
            pictures,
            ("back", family),
            _CARD_WITH_LIGHT,
            partial(_paint_back, family=family),
            scale,
        )
        return
    pixels = CARD_WIDTH * (scale or scale_of(painter.deviceTransform()))
    face = FaceDetail.of_width(pixels)
    draw = partial(_paint_face, card=card, face=face, options=pictures.options)
    # A card that changes its size keeps its old face until the new one is painted.
    others = [("card", card, other) for other in FaceDetail if other is not face]
    blit(painter, pictures, ("card", card, face), _CARD_WITH_LIGHT, draw, scale, alike=others)


def paint_composed(
    painter: QPainter,
    pictures: Pictures,
    name: Hashable,
    rect: QRectF,
    draw: Callable[[QPainter], None],
) -> None:
    """Paint a picture made of other pictures, and keep it as one.

    The parts are painted directly while they are rough, or while the whole has to wait for the next
    event.
    """
    if pictures.is_rough or not blit(painter, pictures, name, rect, draw):
        draw(painter)


def paint_light(painter: QPainter, pictures: Pictures, scale: float = 0) -> None:
    """Paint the light round a card that can be chosen."""
    blit(painter, pictures, "card light", _CARD_WITH_LIGHT, _paint_light, scale)


def _paint_back(painter: QPainter, family: str) -> None:
    painter.translate(CARD.topLeft())
    paint_back(painter, family)


def _paint_face(painter: QPainter, card: str, face: FaceDetail, options: CortezOptions) -> None:
    painter.translate(CARD.topLeft())
    paint_card(painter, card, card_words(card, options), face=face)


def _paint_light(painter: QPainter) -> None:
    body = rounded(CARD.adjusted(-1, -1, 1, 1), 4)
    paint_glow(painter, body, with_alpha("#ffdf6e", 210), 3, 5)
    stroke_path(painter, body, pen("#ffe48a", 2.2))
    paint_high_contrast(painter, body, LIT, 2.6)


class TransparentItem(Overlay):
    """An item that ignores the mouse."""

    def __init__(self, parent: QGraphicsItem, height: float) -> None:
        super().__init__(parent)
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
