"""The draw pile and the discard pile in the tray, with their numbers of cards."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.art.painter import CARD_SIZE, FaceDetail, paint_back, paint_card_in
from desktop.games.condottiere.layout import Layout
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.names import caption
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.effects import paint_shadow
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CardPlace
from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient, with_alpha
from desktop.table.items import HitItem, Overlay
from engine.games.condottiere.rules.editions import THIRD_EDITION
from engine.games.condottiere.views import standings
from engine.games.condottiere.views.standings import discarded
from engine.games.condottiere.views.view import CondottiereView

_PAPER = "#f6e9c9"
#: Rotation (degrees) and offset (mm) of the few visible cards of a pile.
_LIE = {"draw": ((0, 1.6, 1.6), (0, 0.8, 0.8), (0, 0, 0)), "discard": ((-6, -2, 1), (4, 1, 0))}


class PileItem(HitItem):
    """A pile of cards with a label below it; its spot is ("pile", "draw" or "discard")."""

    def __init__(
        self, pictures: Pictures, kind: str, edition_id: str, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self.target_id = ("pile", kind)
        self.setZValue(z_layers.PILES)
        self._pictures, self._kind, self._edition = pictures, kind, edition_id
        self._place: CardPlace | None = None
        self._label = QRectF()
        self.count, self.caption = 0, ""
        self._top: str | None = None
        self.is_lit = False

    def put(self, place: CardPlace, label: QRectF) -> None:
        """Set the places of the pile and of its label."""
        self._place = place
        self._label = label.translated(-place.point)
        card = place.rect.translated(-place.point).adjusted(-14, -14, 14, 14)
        self.set_bounds(card.united(self._label))
        self.setPos(place.point)

    def show_cards(self, count: int, top: str | None, caption: str, *, lit: bool = False) -> None:
        """Show a pile of `count` cards, with `top` face up on it; None shows a back."""
        self.count, self._top, self.caption, self.is_lit = count, top, caption, lit
        self.update()

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        if self._place is not None:
            path.addRect(self._place.rect.translated(-self._place.point).united(self._label))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._place is None:
            return
        width = self._place.scale
        name = (
            "pile",
            self._kind,
            self._edition,
            min(self.count, 3),
            self._top,
            width,
            self.is_lit,
        )
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)
        paint_fitted_line(
            painter,
            self._label,
            self.caption,
            min(17.0, self._label.height() * 0.8),
            _PAPER,
            weight=600,
        )

    def _paint(self, painter: QPainter) -> None:
        """Paint the pile with its label and number."""
        assert self._place is not None
        width, height = CARD_SIZE
        painter.scale(self._place.scale, self._place.scale)
        if self.is_lit:
            stroke_path(
                painter,
                rounded(QRectF(-width / 2 - 2, -height / 2 - 2, width + 6, height + 6), 4),
                pen("#ffd86b", 2.4),
            )
        if not self.count:
            slot_path = rounded(QRectF(-width / 2, -height / 2, width, height), 3)
            painter.fillPath(slot_path, with_alpha("#000", 40))
            stroke_path(painter, slot_path, pen(with_alpha("#f6e9c9", 90), 0.8, dash=(4, 3)))
            return
        for turn, x, y in _LIE[self._kind][-min(self.count, 3) :]:
            painter.save()
            painter.translate(x, y)
            painter.rotate(turn)
            painter.translate(-width / 2, -height / 2)
            if self._top is None:
                paint_back(
                    painter,
                    edition_id=self._edition,
                    face=FaceDetail.of_width(width * self._place.scale),
                )
            else:
                face = FaceDetail.of_width(width * self._place.scale)
                where = QRectF(0, 0, width, height)
                paint_card_in(
                    painter,
                    where,
                    self._top,
                    caption(self._top),
                    edition_id=self._edition,
                    face=face,
                )
            painter.restore()


class Piles:
    """The draw pile and the discard pile."""

    def __init__(self, pictures: Pictures, edition_id: str, floor: QGraphicsItem) -> None:
        self.draw = PileItem(pictures, "draw", edition_id, floor)
        self.discard = PileItem(pictures, "discard", edition_id, floor)

    def show(self, view: CondottiereView, layout: Layout, *, drawing: bool) -> None:
        """Show the piles of a view; `drawing` lights the pile that cards may be drawn from."""
        self.draw.put(layout.draw_pile, layout.pile_label(layout.draw_pile))
        self.discard.put(layout.discards, layout.pile_label(layout.discards))
        self.draw.show_cards(view.pile, None, labels.to_draw(view.pile), lit=drawing)
        number = discarded(view)
        top = view.fallen[-1:] or view.discard[-1:]
        caption = labels.discarded(number)
        self.discard.show_cards(number, top[0] if top else None, caption)


class CountsItem(Overlay):
    """The number of cards out of play or unseen, by kind; the sheet takes no clicks."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(z_layers.TAGS)
        self._pictures = pictures
        self._counts: list[tuple[str, int, int]] = []
        self._edition, self._unseen = THIRD_EDITION.id, False
        self._size = QRectF()
        self.hide()

    def show_counts(
        self, view: CondottiereView, edition_id: str, layout: Layout, unseen: bool
    ) -> None:
        """Show the counts above the pile they belong to."""
        self._edition, self._unseen = edition_id, unseen
        self._counts = (
            standings.count_unseen(view) if unseen else standings.out_of_play_counts(view)
        )
        columns = (len(self._counts) + 1) // 2
        self._size = QRectF(0, 0, columns * 46 + 20, 2 * 66 + 40)
        self.set_bounds(self._size.adjusted(-14, -14, 14, 18))
        tray = layout.tray
        left = tray.left() + 10 if unseen else tray.right() - 10 - self._size.width()
        self.setPos(left, tray.top() - 8 - self._size.height())
        self.show()

    @property
    def counts(self) -> list[tuple[str, int, int]]:
        """Tuples of card, number out of play or unseen, and number in the deck; [] while hidden."""
        return self._counts if self.isVisible() else []

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self._size
        body = rounded(rect, 7)
        paint_shadow(painter, body, QColor(0, 0, 0, 150), 5, 0, 3)
        painter.fillPath(
            body, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaec"), (1, "#eedfbd"))
        )
        stroke_path(painter, body, pen("#8a6a34", 1.2))
        head = QRectF(rect.left() + 10, rect.top() + 7, rect.width() - 20, 22)
        title = labels.unseen_heading() if self._unseen else labels.counts()
        paint_fitted_line(painter, head, title, 16, "#2a2118", weight=600)
        columns = (len(self._counts) + 1) // 2
        for i, (card, gone, total) in enumerate(self._counts):
            point = QPointF(10 + (i % columns) * 46, 36 + (i // columns) * 66)
            self._paint_one(painter, point, card, gone, total)

    def _paint_one(
        self, painter: QPainter, point: QPointF, card: str, gone: int, total: int
    ) -> None:
        """Paint how many cards of a kind are gone, out of all of the kind."""
        width = 30.0
        height = width * CARD_SIZE[1] / CARD_SIZE[0]
        rect = QRectF(point.x() + 8, point.y(), width, height)
        draw = partial(
            paint_card_in, rect=QRectF(0, 0, width, height), card=card, edition_id=self._edition
        )
        painter.save()
        painter.translate(rect.topLeft())
        if gone == total:
            painter.setOpacity(0.4)
        blit(painter, self._pictures, ("count", card, self._edition), QRectF(-3, -3, 36, 50), draw)
        painter.restore()
        ink = "#2a2118" if gone else "#8f8064"
        cell_rect = QRectF(point.x(), rect.bottom() + 1, 46, 18)
        paint_fitted_line(
            painter, cell_rect, f"{gone}/{total}", 14.5, ink, weight=600 if gone else 400
        )
