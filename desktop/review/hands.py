"""The hands of the rivals in the review's panel, as known or open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.faces import BotFace, Mood
from desktop.painting.fitted_text import write_fitted
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import disc, pen, rounded, stroke_path, with_alpha
from desktop.panels.box import PanelBlock
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled, text_scale
from desktop.style.theme import current_theme, serif
from desktop.table.game_table import Cards

#: Width of a card of a hand.
_CARD_WIDTH = 25.0
#: Height of a seat's row of cards.
_HAND_HEIGHT = 41
#: Height of each further row.
_NEXT_ROW_HEIGHT = 40
#: Normal distance of two cards.
_STEP = 33.0
#: Smallest distance at which cards can be distinguished.
_MIN_CARD_DISTANCE = 21.0
#: Size of the cards where hands are small, as a multiple of the normal size.
_LARGE_SCALE = 1.7
#: Number of cards of a pile visible under the first.
_VISIBLE_BELOW_COUNT = 2
#: Offset of each of these.
_PILE_OFFSET = 2.0


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A rival's card (None if covered), whether the seat knew it, and the name of its back."""

    card: str | None
    is_sure: bool
    back: str | None = None

    @property
    def is_veiled(self) -> bool:
        """Whether the card is shown although the seat could not know it."""
        return self.card is not None and not self.is_sure


@dataclass(frozen=True, slots=True)
class ReviewHand:
    """The hand of a rival."""

    name: str
    look: SeatLook
    cards: tuple[HeldCard, ...]
    #: Its portrait; None for a person.
    face: BotFace | None = None


#: Equal cards of a hand, and their number.
_Pile = tuple[HeldCard, int]


class Hands(SelfUpdating, PanelBlock):
    """The hands of the rivals; unknown cards are backs, or open under a blue veil."""

    def __init__(self, cards: Cards | None, parent: QWidget) -> None:
        self._cards = cards
        self._hands: Sequence[ReviewHand] = ()
        #: Pictures of cards and backs by size; None is the only back.
        self._painted: dict[tuple[str | None, float], QPixmap] = {}
        super().__init__(parent)
        self._portraits = LatePortraits(self.update, self)

    def retranslate(self) -> None:
        self._painted.clear()

    def restyle(self) -> None:
        self._painted.clear()

    def paint_ahead(self, hands: Sequence[ReviewHand]) -> list[Callable[[], object]]:
        """Return functions that each paint one of the cards to be shown."""
        if self._cards is None:
            return []
        cards = dict.fromkeys(
            held_card.card or held_card.back for hand in hands for held_card in hand.cards
        )
        return [partial(self._card_picture_of, card) for card in cards]

    def _card_picture_of(self, card: str | None) -> QPixmap:
        """Return the cached picture of a card."""
        assert self._cards is not None
        wide = self._card_width
        size = QSizeF(wide, wide * CARD_SIZE[1] / CARD_SIZE[0])
        ratio = self.devicePixelRatioF() * text_scale()
        picture = self._painted.get((card, wide))
        if picture is None or picture.devicePixelRatio() != ratio:
            picture = QPixmap((size * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._cards.paint(painter, QRectF(0, 0, size.width(), size.height()), card)
            painter.end()
            self._painted[card, wide] = picture
        return picture

    def show_hands(self, hands: Sequence[ReviewHand]) -> None:
        """Show the hands of the rivals."""
        self._hands = hands
        self.setVisible(bool(hands))
        self.fit()

    @property
    def _scale(self) -> float:
        """The size of the cards, as a multiple of the normal size."""
        return _LARGE_SCALE if self._cards is not None and self._cards.are_hands_small else 1.0

    @property
    def _card_width(self) -> float:
        """The width of a card."""
        return _CARD_WIDTH * self._scale

    @property
    def _hand_height(self) -> float:
        """The height of a seat's row of cards."""
        return _HAND_HEIGHT * self._scale

    def needed_height(self, width: float) -> float:
        return sum(
            self._hand_height + _NEXT_ROW_HEIGHT * self._scale * (len(self._lines(hand, width)) - 1)
            for hand in self._hands
        )

    def row_tops(self) -> list[int]:
        """Return the upper edge of each line of cards, and the lower edge of the last."""
        tops, top = [0.0], 0.0
        for hand in self._hands:
            for _ in self._lines(hand, self.width())[1:]:
                top += _NEXT_ROW_HEIGHT * self._scale
                tops.append(top)
            top += _HAND_HEIGHT * self._scale
            tops.append(top)
        return [scaled(top) for top in tops]

    def _cards_left(self, width: float) -> float:
        """Return the left edge of the cards."""
        return 32 + self._names_width(width) + 8

    def _lines(self, hand: ReviewHand, width: float) -> list[list[_Pile]]:
        """Return the cards of a hand in lines; equal cards form piles if not all of them fit.

        If the piles do not fit on one line at the normal step, the step shrinks first.
        """
        free_width = self._room(width)
        piles = [(card, 1) for card in hand.cards]
        if len(piles) > int(free_width / (_STEP * self._scale)) + 1:
            piles = list(Counter(hand.cards).items())
        # Lines are of similar length, so that no step is smaller than necessary.
        nearest = _MIN_CARD_DISTANCE * self._scale
        lines = max(1, ceil(len(piles) / max(1, int(free_width / nearest) + 1)))
        maximum = max(1, ceil(len(piles) / lines))
        return [piles[i : i + maximum] for i in range(0, len(piles), maximum)] or [[]]

    def _room(self, width: float) -> float:
        """Return the maximum distance from the first card of a line to the last."""
        return width - self._cards_left(width) - self._card_width - 6

    def paint(self, painter: QPainter) -> None:
        for hand in self._hands:
            self._paint_name(painter, hand)
            lines = self._lines(hand, self.width())
            step = min(_STEP * self._scale, self._room(self.width()) / max(1, len(lines[0]) - 1))
            for line in lines:
                lefts = [
                    self._cards_left(self.width()) + number * step for number in range(len(line))
                ]
                for left, (card, count) in zip(lefts, line, strict=True):
                    self._paint_pile(painter, left, card, count)
                for left, (card, count) in zip(lefts, line, strict=True):
                    self._paint_signs(painter, left + min(step, self._card_width), card, count)
                painter.translate(0, _NEXT_ROW_HEIGHT * self._scale)
            painter.translate(0, (_HAND_HEIGHT - _NEXT_ROW_HEIGHT) * self._scale)

    def _paint_name(self, painter: QPainter, hand: ReviewHand) -> None:
        theme, width = current_theme(), self.width()
        high = self._hand_height
        middle = QPointF(14, high / 2)
        self._portraits.paint_seat(painter, middle, 28.0, hand.face, Mood.CALM, hand.look, 22)
        name_rect = QRectF(32, 0, self._names_width(width), high)
        write_fitted(
            painter, name_rect, hand.name or only_person_name(), 16, theme.text, weight=600
        )
        if not hand.cards:
            none = translate("Review", "no cards")
            cards_rect = QRectF(self._cards_left(width), 0, width - self._cards_left(width), high)
            write_fitted(painter, cards_rect, none, 15, theme.quiet, italic=True)

    def _paint_pile(self, painter: QPainter, left: float, card: HeldCard, count: int) -> None:
        height = self._card_width * CARD_SIZE[1] / CARD_SIZE[0]
        rect = QRectF(left, (self._hand_height - height) / 2, self._card_width, height)
        for below in range(min(_VISIBLE_BELOW_COUNT, count - 1), -1, -1):
            lies = rect.translated(_PILE_OFFSET * below, -_PILE_OFFSET * below)
            if self._cards is not None:
                painter.drawPixmap(lies.topLeft(), self._card_picture_of(card.card or card.back))
            if card.is_veiled:
                veil = rounded(lies, 2)
                painter.fillPath(veil, with_alpha("#27406b", 70))
                stroke_path(painter, veil, pen("#3f64a0", 1.6, dash=(2, 1.6)))

    def _paint_signs(self, painter: QPainter, right: float, card: HeldCard, count: int) -> None:
        """Paint the signs of a pile at the right of its visible part."""
        height = self._card_width * CARD_SIZE[1] / CARD_SIZE[0]
        top = (self._hand_height - height) / 2
        if card.card is not None and card.is_sure:
            _paint_eye(painter, QPointF(right - 3, top + 3))
        if count > 1:
            _paint_count(painter, QPointF(right, top + height), count)

    def _names_width(self, width: float) -> float:
        """Return the width of the names; the rest is for cards."""
        metrics = QFontMetricsF(serif(16, 600))
        widths = [
            metrics.horizontalAdvance(hand.name or only_person_name()) for hand in self._hands
        ]
        return min(max(widths, default=0.0) + 2, width * 0.3)


def _paint_count(painter: QPainter, corner: QPointF, count: int) -> None:
    """Paint the number of cards of a pile, at its lower corner."""
    text, font = str(count), serif(12.5, 700)
    width = QFontMetricsF(font).horizontalAdvance(text) + 9
    rect = QRectF(corner.x() - width + 5, corner.y() - 12, width, 16)
    painter.fillPath(rounded(rect, 8), QColor("#9e2b25"))
    stroke_path(painter, rounded(rect, 8), pen("#fff3dc", 1.2))
    painter.setFont(font)
    painter.setPen(QColor("#fff3dc"))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), text)


def _paint_eye(painter: QPainter, point: QPointF) -> None:
    """Paint the sign of a card that the seat had seen."""
    ring = disc(point.x(), point.y(), 6.5)
    painter.fillPath(ring, QColor("#fff6da"))
    stroke_path(painter, ring, pen("#a8782a", 1.2))
    lid = QPainterPath(QPointF(point.x() - 4.2, point.y()))
    lid.quadTo(point.x(), point.y() - 5.7, point.x() + 4.2, point.y())
    lid.quadTo(point.x(), point.y() + 5.7, point.x() - 4.2, point.y())
    stroke_path(painter, lid, pen("#4f3d25", 1))
    painter.fillPath(disc(point.x(), point.y(), 1.5), QColor("#4f3d25"))
