"""The combat mat: shields, warriors and weapons, strengths, and the current offer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.chiefs import CHIEFS
from desktop.games.cortez.art.furniture import (
    paint_duel,
    paint_empty,
    paint_pill,
    paint_plate,
    pill_width,
)
from desktop.games.cortez.art.inks import INK
from desktop.games.cortez.art.painter import SHIELD_RECT, paint_chief_shield, paint_clash
from desktop.games.cortez.combat_contents import CombatContents, ShownOffer, Side
from desktop.games.cortez.items.pieces import CARD_WIDTH, CardPictures, paint_picture
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.words import labels
from desktop.painting.cache.pictures import blit
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CardPlace
from desktop.painting.shapes import mix_colours, pen
from desktop.table.backdrop import Backdrop
from desktop.table.items import Overlay
from engine.games.cortez.rules.combat_data import strength

#: A function that paints a part of the mat.
_PartPainter = Callable[[QPainter, Layout, CombatContents], None]


def painting_order(slots: Sequence[CardPlace]) -> list[int]:
    """Return the indexes of cards in a row in the order in which they are painted.

    Both sides are painted from the left, so that the corner with the value stays visible on every
    card.
    """
    return sorted(range(len(slots)), key=lambda i: slots[i].point.x())


def foot_points(slots: Sequence[CardPlace]) -> list[QPointF]:
    """Return for each card in a row the middle of the visible part of its lower edge."""
    points = [slot.rect.bottomLeft() for slot in slots]
    order = painting_order(slots)
    for i, after in zip(order, [*order[1:], None], strict=False):
        rect = slots[i].rect
        right = rect.right() if after is None else min(rect.right(), slots[after].rect.left())
        points[i].setX((rect.left() + right) / 2)
    return points


class CombatMatItem(Backdrop):
    """The mat and everything on it except its buttons.

    It is a single picture, so that cards can fly over it.
    """

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem) -> None:
        super().__init__(
            "Cortez: combat", QRectF(), self._paint_all, parent, worded=True, grows=True
        )
        self._pictures = pictures
        self._layout: Layout | None = None
        self._contents: CombatContents | None = None
        self.setZValue(z_layers.MAT)
        self.target_id = ("mat", "")
        self.hide()

    @property
    def contents(self) -> CombatContents | None:
        """The contents of the mat, None while it is hidden."""
        return self._contents

    def show_contents(self, contents: CombatContents | None, layout: Layout) -> None:
        """Open the mat or change its contents; hide it if `contents` is None."""
        wide = self._layout.form_width if self._layout is not None else 0.0
        opened = self._contents is None
        changed = contents != self._contents or layout.form_width != wide
        self._contents, self._layout = contents, layout
        self.setVisible(contents is not None)
        if contents is None:
            self.change(QRectF(), None, self._paint_all)
            return
        rect = layout.mat.rect.adjusted(0, -12, 0, 0)
        if changed:
            # A new mat is painted in parts, because the board is being enlarged meanwhile. Later
            # cards appear at once.
            painting = self._painters() if opened else self._paint_all
            self.change(rect, (contents, layout.form_width, self._pictures.options), painting)
        else:
            self.resize(rect)

    def _painters(self) -> list[Callable[[QPainter], None]]:
        """Return the functions that paint the mat, in their order."""
        sides = (partial(self._paint_side, number=number) for number in (0, 1))
        parts: list[_PartPainter] = [self._paint_cloth, *sides, self._paint_middle]
        return [partial(self._paint_part, part) for part in parts]

    def _paint_all(self, painter: QPainter) -> None:
        for part in self._painters():
            part(painter)

    def _paint_part(self, part: _PartPainter, painter: QPainter) -> None:
        if self._contents is not None and self._layout is not None:
            with self._pictures.never_stretch():
                part(painter, self._layout, self._contents)

    def _paint_cloth(self, painter: QPainter, layout: Layout, contents: CombatContents) -> None:
        chiefs, mat = (contents.sides[0].chief, contents.sides[1].chief), layout.mat.rect
        draw = partial(_paint_mat, rect=mat, chiefs=chiefs, upright=layout.is_whole)
        blit(painter, self._pictures, ("duel", chiefs, layout.is_whole), mat, draw)

    def _paint_middle(self, painter: QPainter, layout: Layout, contents: CombatContents) -> None:
        self._paint_strengths(painter, layout, contents)
        if contents.offer is not None:
            self._paint_offer(painter, layout, contents.offer)
        elif contents.winner_index is not None:
            self._paint_verdict(painter, layout, contents)

    def _paint_side(
        self, painter: QPainter, layout: Layout, contents: CombatContents, number: int
    ) -> None:
        """Paint one half of the mat: shield, name, warriors and weapons."""
        side, scale = contents.sides[number], layout.mat.scale
        point = layout.mat.shield(number)
        _paint_shield(painter, self._pictures, side.chief, point, 0.98 * scale)
        text_rect = QRectF(point.x() - 60 * scale, point.y() + 64 * scale, 120 * scale, 28 * scale)
        paint_fitted_line(
            painter, text_rect, side.name, max(12.0, 21 * scale), "#fbeecb", weight=700
        )
        text_rect.translate(0, 24 * scale)
        paint_fitted_line(
            painter, text_rect, side.role, max(11.0, 15 * scale), "#e8cf98", weight=600, italic=True
        )
        count = len(side.warriors)
        slots = layout.mat.warriors(number, count)
        size = max(11.0, 15.5 * scale)
        if slots:
            self._paint_heading(painter, slots, number, labels.warriors(count), size)
        for i in painting_order(slots):
            card, nation = side.warriors[i]
            self._paint_card(painter, slots[i], card if contents.is_revealed else None, nation)
        places = layout.mat.weapons(number, max(count, side.weapons))
        if places:
            self._paint_heading(painter, places, number, labels.weapons(side.weapons), size)
        # Empty places are only drawn beyond the weapons: in a crowded row they overlap.
        for slot in places[side.weapons :] if not contents.is_revealed else ():
            paint_empty(painter, slot.rect)
        for i in painting_order(places[: side.weapons]):
            self._paint_card(painter, places[i], "weapon", "provision")
        self._paint_counts(painter, layout, contents, number)

    def _paint_counts(
        self, painter: QPainter, layout: Layout, contents: CombatContents, number: int
    ) -> None:
        """Paint the value below each known warrior, and "×2" below weapons that double.

        Once the cards are turned up, the value is what the warrior counts, gold where a weapon
        doubles it.
        """
        side, scale = contents.sides[number], layout.mat.scale
        slots = layout.mat.warriors(number, len(side.warriors))
        step_width = abs(slots[1].point.x() - slots[0].point.x()) if len(slots) > 1 else math.inf
        size = max(12.0, 18 * scale)
        texts = [card[-1] if card is not None else "" for card, _ in side.warriors]
        gold: frozenset[int] = frozenset()
        if contents.is_revealed:
            texts, gold = (
                [str(strength) for strength in side.warrior_strengths],
                side.doubled_indexes,
            )
        # Where two numbers side by side are too wide, every other one is raised a little.
        is_crowded = step_width < pill_width("12", 10.0)
        size, maximum = _pill_size(texts, size, 2 * step_width if is_crowded else step_width)
        rise = max(2 * scale, 0.71 * size - 6 * scale)
        points = foot_points(slots)
        for i in painting_order(slots):
            if texts[i]:
                raised_by = 1.5 * size if is_crowded and i % 2 else 0.0
                point = points[i] - QPointF(0, rise + raised_by)
                paint_pill(painter, point, texts[i], size, gold=i in gold, maximum=maximum)
        if not gold:
            return
        places = layout.mat.weapons(number, max(len(slots), side.weapons))
        size, maximum = _pill_size(
            ["×2"], max(11.0, 15 * scale), 2 * step_width if is_crowded else step_width
        )
        points = foot_points(places[: side.weapons])
        for i in painting_order(places[: side.weapons]):
            raised_by = 1.5 * size if is_crowded and i % 2 else 0.0
            point = points[i] - QPointF(0, max(8 * scale, 0.71 * size) + raised_by)
            paint_pill(painter, point, "×2", size, gold=True, maximum=maximum)

    def _paint_card(
        self, painter: QPainter, slot: CardPlace, card: str | None, family: str
    ) -> None:
        painter.save()
        painter.translate(slot.point)
        painter.scale(slot.scale, slot.scale)
        paint_picture(painter, self._pictures, card, family)
        painter.restore()

    def _paint_heading(
        self, painter: QPainter, slots: Sequence[CardPlace], side: int, text: str, size: float
    ) -> None:
        rect = slots[0].rect
        width = max(size * 9, rect.width())
        if side == 0:
            cell_rect = QRectF(rect.left(), rect.top() - size * 1.5, width, size * 1.3)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        else:
            cell_rect = QRectF(rect.right() - width, rect.top() - size * 1.5, width, size * 1.3)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        paint_fitted_line(painter, cell_rect, text, size, "#f3dfb0", weight=600, align=align)

    def _paint_strengths(self, painter: QPainter, layout: Layout, contents: CombatContents) -> None:
        """Paint the strengths of both sides in the middle, with the note below them."""
        has_offer = contents.offer is not None
        scale, plate = layout.mat.scale, layout.mat.strengths_plate(offering=has_offer)
        paint_plate(painter, plate)
        painter.save()
        painter.translate(plate.center().x(), plate.top() + 52 * scale)
        painter.scale(0.56 * scale, 0.56 * scale)
        paint_clash(painter)
        painter.restore()
        size = max(11.0, 13 * scale)
        note = QRectF(plate.left() + 10, 0, plate.width() - 20, max(18 * scale, 1.15 * size))
        note.moveBottom(plate.bottom() - 4 * scale)
        paint_fitted_line(painter, note, contents.note, size, "#6b4a2a", italic=True)
        third = plate.width() * 0.36
        for number, side in enumerate(contents.sides):
            left = plate.left() + 6 if number == 0 else plate.right() - third - 6
            column = QRectF(left, plate.top() + 6 * scale, third, 18 * scale)
            paint_fitted_line(
                painter, column, side.name, max(11.0, 14 * scale), "#6b4a2a", italic=True
            )
            values = side.values
            known = values is not None and (bool(values) or contents.is_revealed)
            unseen = "?" if side.warriors else "–"
            total = str(strength(values or [], side.weapons)) if known else unseen
            if side.planned is not None:
                total = f"{total if known else 0} → {side.planned}"
            colour = _ink_of(side.chief)
            figure = QRectF(left, column.bottom() - 3 * scale, third, 46 * scale)
            paint_fitted_line(painter, figure, total, 46 * scale, colour, weight=900)
            size = max(11.0, 13.5 * scale)
            lines = side.strength_lines(known=known, room=third / size)
            below = QRectF(left, figure.bottom() - 2 * scale, third, 17 * scale)
            # A small mat has room for one line only. The numbers beside the cards say the same.
            line_height = max(15 * scale, 1.12 * size)
            for line in lines[: max(1, int((note.top() - below.top()) / line_height))]:
                paint_fitted_line(painter, below, line, size, INK, weight=600)
                below.translate(0, line_height)

    def _paint_verdict(self, painter: QPainter, layout: Layout, contents: CombatContents) -> None:
        """Paint the winner and the sums of both strengths."""
        scale, plate = layout.mat.scale, layout.mat.offer_plate
        paint_plate(painter, plate, lit=True)
        assert contents.winner_index is not None
        winner = contents.sides[contents.winner_index]
        shield = QPointF(plate.left() + 30 * scale, plate.top() + 27 * scale)
        _paint_shield(painter, self._pictures, winner.chief, shield, 0.34 * scale)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        head = QRectF(plate.left() + 56 * scale, plate.top() + 9 * scale,
                      plate.width() - 68 * scale, 34 * scale)  # fmt: skip
        paint_fitted_line(
            painter, head, contents.verdict, max(11.0, 17.5 * scale), INK, weight=700, align=left
        )
        size = max(11.0, 14 * scale)
        lines = [_strength_lines(side) for side in contents.sides]
        maximum = max(map(len, lines))
        line_height = (plate.bottom() - 6 * scale - head.bottom()) / maximum
        if line_height < 1.05 * size:
            # Without room the sums are left out: the numbers beside the cards and the total remain.
            return
        high = min(line_height, max(26 * scale, 1.25 * size))
        wide = plate.width() / 2 - 16 * scale
        for number, side in enumerate(contents.sides):
            at = plate.left() + 10 * scale if number == 0 else plate.center().x() + 6 * scale
            colour = _ink_of(side.chief)
            for i, (label, total, last) in enumerate(lines[number]):
                line_number = maximum - len(lines[number]) + i
                row = QRectF(at, head.bottom() + line_number * high, wide, high)
                if last:
                    edge = row.top() + 0.04 * high
                    painter.setPen(pen(colour, 1.2))
                    painter.drawLine(QPointF(row.left(), edge), QPointF(row.right(), edge))
                number_wide = 40 * scale
                text_rect = row.adjusted(0, 0, -number_wide, 0)
                paint_fitted_line(
                    painter, text_rect, label, size, INK, weight=600 if last else 400, align=left
                )
                value = QRectF(row.right() - number_wide, row.top(), number_wide, row.height())
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                weight = 900 if last else 600
                paint_fitted_line(
                    painter,
                    value,
                    total,
                    1.1 * size,
                    colour if last else INK,
                    weight=weight,
                    align=right,
                )

    def _paint_offer(self, painter: QPainter, layout: Layout, slip: ShownOffer) -> None:
        """Paint the offer in the middle: who makes it, its cards and its price."""
        scale, plate = layout.mat.scale, layout.mat.offer_plate
        paint_plate(painter, plate, lit=True)
        shield = QPointF(plate.left() + 30 * scale, plate.top() + 26 * scale)
        _paint_shield(painter, self._pictures, slip.chief, shield, 0.34 * scale)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        head = QRectF(plate.left() + 54 * scale, plate.top() + 8 * scale,
                      plate.width() - 64 * scale, 22 * scale)  # fmt: skip
        paint_fitted_line(
            painter, head, slip.name, max(11.0, 17.5 * scale), INK, weight=700, align=left
        )
        head.translate(0, 20 * scale)
        size = max(11.0, 14 * scale)
        word = labels.offers() if slip.cards else labels.refusal_label()
        paint_fitted_line(painter, head, word, size, "#6b4a2a", italic=True, align=left)
        if slip.refusal:
            # The refusal takes the place of the price.
            painter.save()
            painter.setOpacity(0.4)
            self._paint_offer_cards(
                painter, slip.cards, slip.card_back, plate.left() + 10 * scale,
                plate.width() / 2 - 36 * scale, plate, 54 * scale,
            )  # fmt: skip
            painter.restore()
            _paint_refusal(painter, plate, slip.refusal, scale, beside=bool(slip.cards))
            return
        wide = 54 * scale
        half = plate.width() / 2 - 36 * scale
        self._paint_offer_cards(
            painter, slip.cards, slip.card_back, plate.left() + 10 * scale, half, plate, wide
        )
        between = QRectF(plate.center().x() - 24 * scale, plate.top() + 84 * scale, 48 * scale,
                         20 * scale)  # fmt: skip
        paint_fitted_line(painter, between, labels.exchange_word(), size, "#6b4a2a", italic=True)
        start = plate.center().x() + 26 * scale
        if slip.price_text:
            text_rect = QRectF(start, between.top(), half - 14 * scale, 20 * scale)
            paint_fitted_line(painter, text_rect, slip.price_text, size, INK, weight=600)
        self._paint_offer_cards(
            painter, slip.asked_provisions, "provision", start, half, plate, wide
        )

    def _paint_offer_cards(
        self,
        painter: QPainter,
        cards: Sequence[str | None],
        family: str,
        start: float,
        room: float,
        plate: QRectF,
        wide: float,
    ) -> None:
        """Paint cards in a row; many cards overlap."""
        step = min(wide + 5, (room - wide) / max(1, len(cards) - 1))
        y = plate.bottom() - wide * 0.7 - 12 * wide / 54
        for i, card in enumerate(cards):
            target_id = CardPlace(QPointF(start + wide / 2 + i * step, y), 0, wide / CARD_WIDTH)
            self._paint_card(painter, target_id, card, family)


class SumItem(Overlay):
    """The strengths of both sides, which count up while warriors turn over."""

    def __init__(
        self,
        plate: QRectF,
        strengths: tuple[int, int],
        chiefs: tuple[str, str],
        scale: float,
        parent: QGraphicsItem,
    ) -> None:
        """Create the counts over the plate of the strengths; `scale` is the scale of the mat."""
        super().__init__(parent, plate.adjusted(-4, -4, 4, 4))
        self._plate, self._strengths, self._chiefs, self._scale = plate, strengths, chiefs, scale
        self.counted = (0, 0)
        #: The index of the greater side once all have turned over.
        self.winner: int | None = None

    def count(self, share: float) -> None:
        """Show a share of both strengths, from 0 to 1."""
        first, second = self._strengths
        self.counted = (round(first * share), round(second * share))
        self.update()

    def light_winner(self, winner: int) -> None:
        """Light the side that has won."""
        self.winner = winner
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        plate, scale = self._plate, self._scale
        for number, total in enumerate(self.counted):
            middle = QPointF(
                plate.left() + plate.width() * (0.2 if number == 0 else 0.8),
                plate.top() + 50 * scale,
            )
            radius = 30 * scale * (1.2 if self.winner == number else 1.0)
            painter.setOpacity(0.7 if self.winner not in (None, number) else 1.0)
            is_gold = self.winner == number
            painter.setPen(pen("#8a5f14" if is_gold else _ink_of(self._chiefs[number]), 3 * scale))
            painter.setBrush(QColor("#f7d36b" if is_gold else "#f8efd8"))
            painter.drawEllipse(middle, radius, radius)
            rect = QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(middle)
            paint_fitted_line(painter, rect, str(total), 1.1 * radius, INK, weight=900)
        painter.setOpacity(1.0)


def _paint_refusal(
    painter: QPainter, plate: QRectF, text: str, scale: float, *, beside: bool
) -> None:
    """Paint a red label on the plate of an offer; `beside` its cards or in the middle."""
    left = plate.center().x() - 24 * scale if beside else plate.left() + 12 * scale
    label = QRectF(left, 0, plate.right() - 12 * scale - left, max(24.0, 40 * scale))
    label.moveCenter(QPointF(label.center().x(), plate.bottom() - 54 * scale))
    painter.save()
    painter.setPen(pen("#5e1813", 1.4))
    painter.setBrush(QColor("#a33a32"))
    painter.drawRoundedRect(label, 7 * scale, 7 * scale)
    painter.restore()
    paint_fitted_line(
        painter, label.adjusted(6, 0, -6, 0), text, max(12.0, 18 * scale), "#fff6dc", weight=700
    )


def _ink_of(chief: str) -> QColor:
    """Return a chief's colour, dark enough to be read on paper."""
    colour = QColor(CHIEFS[chief].colour)
    return mix_colours(colour, "#000000", 0.22 if colour.lightnessF() < 0.5 else 0.46)


def _strength_lines(side: Side) -> list[tuple[str, str, bool]]:
    """Return the lines of the sum of a side that is turned up.

    Each has a text, a number, and whether it is the total.
    """
    counted, doubled = side.warrior_strengths, side.doubled_indexes
    twice = sum(counted[i] for i in doubled)
    lines = []
    if doubled:
        lines.append((labels.doubled_sum_label(len(doubled)), str(twice), False))
    if (others := len(counted) - len(doubled)) and doubled:
        lines.append((labels.single_sum_label(others), str(sum(counted) - twice), False))
    return [*lines, (labels.warriors_in_all(len(counted)), str(sum(counted)), True)]


def _pill_size(texts: Sequence[str], size: float, room: float) -> tuple[float, float]:
    """Return the type size for numbers side by side, and the greatest width of each."""
    longest = max(texts, key=len, default="")
    if not longest or pill_width(longest, size) <= room:
        return size, math.inf
    # The pills may touch, and their digits come closer to the edges.
    return max(11.0, min(size, room / (0.62 * len(longest) + 0.2))), room


def _paint_mat(painter: QPainter, rect: QRectF, chiefs: tuple[str, str], *, upright: bool) -> None:
    paint_duel(painter, rect, *chiefs, upright=upright)


def _paint_shield(
    painter: QPainter, pictures: CardPictures, chief: str, point: QPointF, scale: float
) -> None:
    painter.save()
    painter.translate(point)
    painter.scale(scale, scale)
    draw = partial(paint_chief_shield, chief=chief)
    blit(painter, pictures, ("shield", chief), SHIELD_RECT.adjusted(-6, -6, 6, 6), draw)
    painter.restore()
