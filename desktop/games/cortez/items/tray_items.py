"""The items of the tray besides single cards: piles, headings, the selection frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.furniture import paint_divider, paint_empty, paint_pill
from desktop.games.cortez.art.shields import SHIELD_RECT, paint_chief_shield
from desktop.games.cortez.items.pieces import (
    CardPictures,
    TransparentItem,
    paint_composed,
    paint_light,
    paint_picture,
)
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.tray_layout import HandPlaces
from desktop.games.cortez.words import labels
from desktop.painting.contrast import CHOSEN, paint_high_contrast
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CardPlace
from desktop.painting.shapes import fit_painter, pen, rounded, stroke_path, with_alpha
from desktop.style.theme import serif
from desktop.table.items import HitItem

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: The margin round cards for shadow, light and number, in millimetres.
_PICTURE_MARGIN = 13.0
#: The size of the owner's shield, in type sizes of the name beside it.
_SHIELD_SIZE = 1.5
#: The gap between shield and name, in pixels.
_NAME_GAP = 7.0


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of the hand."""

    name: str
    chief: str


class PileItem(HitItem):
    """A pile of equal provisions with their number."""

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._card: str | None = None
        self._places: tuple[CardPlace, ...] = ()
        self._count = self._chosen_count = 0
        self._is_lit = False
        #: The rectangle of the picture at rest.
        self._picture = QRectF()
        #: The pixels by which the pile is raised.
        self._risen = 0

    def rise(self, pixels: int) -> None:
        """Raise the pile; its hit area keeps the old place, so that the pointer stays on it."""
        if pixels != self._risen:
            self._risen = pixels
            self._update_bounds()
            self.setPos(0, -pixels)

    def _update_bounds(self) -> None:
        self.set_bounds(self._picture.adjusted(0, 0, 0, self._risen))

    def show_pile(
        self, card: str | None, places: Sequence[CardPlace], count: int, chosen: int, *, lit: bool
    ) -> None:
        """Show `count` copies of a card, `chosen` of which are to be given away."""
        key = (card, tuple(places), count, chosen, lit)
        if key != (self._card, self._places, self._count, self._chosen_count, self._is_lit):
            self._card, self._places, self._count, self._chosen_count, self._is_lit = key
            rect = QRectF()
            for place in places:
                rect = rect.united(place.rect)
            air = _PICTURE_MARGIN * places[0].scale
            # The kept picture needs whole pixels.
            self._picture = QRectF(rect.adjusted(-air, -air, air, air).toAlignedRect())
            self._update_bounds()
            self.update()

    def shape(self) -> QPainterPath:
        return self._cards(self._risen)

    def outline_path(self) -> QPainterPath:
        return self._cards(0).simplified()

    def _cards(self, deeper: float) -> QPainterPath:
        """Return the area of the cards, extended downwards by `deeper` pixels."""
        path = QPainterPath()
        for place in self._places:
            path.addRect(place.rect.adjusted(0, 0, 0, deeper))
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        at = tuple((place.point.toTuple(), place.scale) for place in self._places)
        name = ("pile", self._card, self._count, self._chosen_count, self._is_lit, at)
        paint_composed(painter, self._pictures, name, self._picture, self._draw)

    def _draw(self, painter: QPainter) -> None:
        """Paint the cards of the pile with their number."""
        if not self._count:
            for place in self._places:
                paint_empty(painter, place.rect)
            return
        for i, place in enumerate(self._places):
            painter.save()
            painter.translate(place.point)
            painter.scale(place.scale, place.scale)
            if self._is_lit and i == len(self._places) - 1:
                paint_light(painter, self._pictures)
            paint_picture(painter, self._pictures, self._card, "provision")
            painter.restore()
        top = self._places[-1].rect
        size = max(11.0, top.width() * 0.16)
        if self._count > 1:
            corner = QPointF(top.right() - size * 0.4, top.top() + size * 0.7)
            paint_pill(painter, corner, f"×{self._count}", size, red=True)
        if self._chosen_count:
            point = QPointF(top.center().x(), top.center().y())
            paint_pill(painter, point, f"−{self._chosen_count}", size * 1.4)


class TrayWords(TransparentItem):
    """The headings and dividers of the tray."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.TRAY_FRAME)
        self._places: HandPlaces | None = None
        self._counts: Mapping[str, int] = {}
        self._owner: Owner | None = None

    def show_words(
        self, layout: Layout, places: HandPlaces, counts: Mapping[str, int], owner: Owner | None
    ) -> None:
        """Show the headings with counts, and the owner where it might not be the viewer."""
        self.set_bounds(layout.tray)
        if (places, counts, owner) != (self._places, self._counts, self._owner):
            self._places, self._counts, self._owner = places, dict(counts), owner
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._places is None:
            return
        for x in self._places.lines:
            paint_divider(painter, x, self._bounds)
        size = self._type_size
        for group, rect in self._places.headings.items():
            text = self._heading(group)
            cell_rect = rect.adjusted(0, 0, 0, -2)
            shade = cell_rect.translated(0, 1.2)
            paint_fitted_line(
                painter, shade, text, size, with_alpha("#000000", 200), weight=600, align=_LEFT
            )
            paint_fitted_line(painter, cell_rect, text, size, "#f7e6bd", weight=600, align=_LEFT)
        if self._owner is not None:
            self._paint_owner(painter, self._owner)

    def _paint_owner(self, painter: QPainter, owner: Owner) -> None:
        """Paint the owner at the right end of the row of headings."""
        height, size = self._bounds.height() * 0.17, self._type_size
        width = QFontMetricsF(serif(size, italic=True)).horizontalAdvance(owner.name) + 2
        rect = QRectF(self._bounds.right() - 14 - width, self._bounds.top() + 4, width, height)
        paint_fitted_line(painter, rect, owner.name, size, "#f7e6bd", italic=True, align=_LEFT)
        shield = QRectF(0, 0, size * _SHIELD_SIZE, size * _SHIELD_SIZE)
        shield.moveCenter(rect.center())
        shield.moveRight(rect.left() - _NAME_GAP)
        painter.save()
        fit_painter(painter, shield, SHIELD_RECT)
        paint_chief_shield(painter, owner.chief)
        painter.restore()

    @property
    def _type_size(self) -> float:
        return min(16.5, self._bounds.height() * 0.1)

    def _heading(self, group: str) -> str:
        """Return the heading of a group."""
        text = labels.tray(group)
        return text if group == "objective" else f"{text} {self._counts.get(group, 0)}"

    @property
    def heading_rects(self) -> list[QRectF]:
        """The rectangles of the headings, as wide as their texts."""
        metrics = QFontMetricsF(serif(self._type_size, 600))
        places = self._places.headings if self._places is not None else {}
        return [
            QRectF(
                rect.topLeft(),
                QSizeF(metrics.horizontalAdvance(self._heading(group)), rect.height()),
            )
            for group, rect in places.items()
        ]


class LassoItem(TransparentItem):
    """The selection frame dragged round cards of the hand."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.FLIGHT)
        self.hide()

    def show_frame(self, frame: QRectF) -> None:
        """Show the frame; hide it if it is empty."""
        self.set_bounds(frame.adjusted(-2, -2, 2, 2))
        self.setVisible(not frame.isEmpty())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        path = rounded(self._bounds.adjusted(2, 2, -2, -2), 4)
        painter.fillPath(path, with_alpha("#ffe48a", 46))
        stroke_path(painter, path, pen("#ffe48a", 1.8))
        paint_high_contrast(painter, path, CHOSEN, 2.0)
