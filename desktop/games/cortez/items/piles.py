"""The piles beside the board: decks and discards with their counts, the chief, the event."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.furniture import paint_pill
from desktop.games.cortez.items.pieces import (
    CARD,
    CardPictures,
    paint_composed,
    paint_light,
    paint_picture,
)
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.words import labels
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import pen, rounded, stroke_path, with_alpha
from desktop.table.items import HitItem, Root
from engine.core.values import Seat
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView

#: The margin round a pile for depth, shadow and light, in millimetres.
_PICTURE_MARGIN = 13.0
#: The kind of the backs of piles that are not named after it.
_KIND_BY_NAME = {"discard": "provision", "turned": "event"}
_NAMES = ("provision", "discard", "bribery", "chief", "spanish", "aztec", "event", "turned")


class PileItem(HitItem):
    """A pile: a card or a back, its count and its label."""

    def __init__(self, pictures: CardPictures, name: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._pictures, self.name = pictures, name
        self._card: str | None = None
        self._count: int | None = None
        self._label = ""
        self._is_lit = False
        self._layout: Layout | None = None
        self.target_id = ("pile", name)
        self.setZValue(z_layers.PILES)

    def show_pile(
        self, layout: Layout, card: str | None, count: int | None, label: str, *, lit: bool
    ) -> None:
        """Show a card, or a back if `card` is None. A `count` of None is not written."""
        key = (layout, card, count, label, lit)
        if key != (self._layout, self._card, self._count, self._label, self._is_lit):
            self._layout, self._card, self._count, self._label, self._is_lit = key
            place = layout.piles[self.name]
            air = _PICTURE_MARGIN * place.scale
            rect = place.rect.adjusted(-air, -air, air, air).united(layout.pile_label(self.name))
            # The kept picture needs whole pixels.
            self.set_bounds(QRectF(rect.adjusted(0, 0, 0, 4).toAlignedRect()))
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        layout = self._layout
        if layout is None:
            return
        place = layout.piles[self.name]
        at = place.point.toTuple(), place.scale
        name = ("deck", self.name, self._card, self._count, self._label, self._is_lit, at)
        draw = partial(self._draw, layout=layout)
        paint_composed(painter, self._pictures, name, self._bounds, draw)

    def _draw(self, painter: QPainter, layout: Layout) -> None:
        """Paint the pile with its label and number."""
        place = layout.piles[self.name]
        painter.save()
        painter.translate(place.point)
        painter.scale(place.scale, place.scale)
        if self._count == 0:
            _paint_empty_place(painter)
        else:
            self._paint_cards(painter)
        painter.restore()
        rect = place.rect
        size = max(10.5, rect.width() * 0.2)
        if self._count is not None:
            point = QPointF(rect.center().x(), rect.bottom() - 1)
            paint_pill(painter, point, str(self._count), size)
        label_rect = layout.pile_label(self.name)
        type_ = max(10.0, min(14.0, rect.width() * 0.175))
        for away, colour in ((1.2, with_alpha("#000000", 190)), (0.0, "#f3dfb0")):
            paint_fitted_line(
                painter, label_rect.translated(0, away), self._label, type_, colour, weight=600
            )

    def _paint_cards(self, painter: QPainter) -> None:
        """Paint the cards of a pile, at most four, the upper one last."""
        depth = min(3, max(0, (self._count or 1) - 1))
        kind = _KIND_BY_NAME.get(self.name, self.name)
        for i in range(depth, -1, -1):
            painter.save()
            painter.translate(i * 1.4, i * 1.5)
            if i == 0 and self._is_lit:
                paint_light(painter, self._pictures)
            paint_picture(painter, self._pictures, self._card, kind)
            painter.restore()


class Piles:
    """All piles."""

    def __init__(self, pictures: CardPictures, floor: Root) -> None:
        self.items = {name: PileItem(pictures, name, floor) for name in _NAMES}

    def show(
        self,
        view: CortezView,
        layout: Layout,
        chief: Seat | None,
        lit: set[str],
        *,
        mine: bool = True,
    ) -> None:
        """Show all piles of a view.

        `chief` is the seat whose chief is shown, or None; `mine` says that it is the
        viewer's.
        """
        top = _top_discarded(view)
        decks = [sum(batch.size for batch in deck) for deck in view.decks]
        rows: tuple[tuple[str, str | None, int | None], ...] = (
            ("provision", None, view.pile),
            ("discard", top, sum(view.discard.values())),
            ("bribery", None, view.bribery_pile),
            ("spanish", None, decks[0]),
            ("aztec", None, decks[1]),
            ("event", None, view.event_pile),
        )
        for name, card, count in rows:
            item = self.items[name]
            item.show_pile(layout, card, count, labels.pile(name), lit=name in lit)
            item.show()
        item = self.items["chief"]
        item.setVisible(chief is not None)
        if chief is not None:
            label = labels.pile("chief") if mine else labels.chief()
            item.show_pile(layout, view.chiefs[chief], None, label, lit=False)
        turned = self.items["turned"]
        turned.setVisible(bool(view.turned_events))
        if view.turned_events:
            label = labels.event_label(max(1, view.round), view.rounds)
            turned.show_pile(
                layout, view.turned_events[-1], None, label, lit=view.event is not None
            )

    def hide(self) -> None:
        """Hide all piles while a combat covers the table."""
        for item in self.items.values():
            item.hide()


def _paint_empty_place(painter: QPainter) -> None:
    """Paint the dashed place of a pile without cards."""
    body = rounded(CARD.adjusted(2, 2, -2, -2), 3)
    painter.fillPath(body, with_alpha("#000000", 60))
    stroke_path(painter, body, pen(with_alpha("#f0d48a", 90), 0.8, dash=(3, 2)))


def _top_discarded(view: CortezView) -> str | None:
    """Return the card shown on the discard: the dearest, because their order is unknown."""
    discarded_kinds = [name for name in PROVISION_NAMES if view.discard.get(name)]
    return max(discarded_kinds, key=view.options.bid_worth, default=None)
