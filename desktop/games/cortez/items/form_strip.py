"""The strip above the tray: the numbers of a form, an auction, a proposed trade."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.furniture import paint_pill, paint_plate
from desktop.games.cortez.art.inks import INK
from desktop.games.cortez.art.painter import SHIELD_RECT, paint_chief_shield
from desktop.games.cortez.items.pieces import CardPictures, paint_picture
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.selection.forms import Form, Row, RowKind
from desktop.games.cortez.selection.model import Choosing
from desktop.games.cortez.words import labels
from desktop.painting.cache.pictures import blit
from desktop.painting.lettering import write
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import outline, pen, rounded, tint
from desktop.style.theme import serif
from desktop.table.items import Root, Spot
from engine.games.cortez.actions import ANY, PRICES
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView

# Full size in pixels; in a lower tray everything is smaller in proportion.
_HIGH = 106.0  # the height of the strip
_HEAD = 20.0  # the height of a heading
_PAD = 12.0  # the margin at both ends
_CARD = 44.0  # the width of a card
_PILL = 42.0  # the width of a number
_SHIELD = 46.0  # the width of a shield
_STEP = 30.0  # the width of a button that steps or sets a number
_APART = 20.0  # the gap between groups
_TRAY = 190.0  # the height of the tray at full size
_HEADING = 0.72  # the type size of a heading, in heights of the heading
# On the mat of a combat the headings are before their cells.
_MAT_CELL = 32.0  # the height of a number
_MAT_GAP = 6.0  # the gap between cells and lines
_MAT_PAD = 8.0  # the margin of the strip
_MAT_CARD = 42.0  # the width of a card
_MAT_HEADING = 14.0  # the type size of a heading
_MAT_LEAST = 12.0  # the least type size in pixels
_LESS = 16.0  # the height of a button that takes a card back
_UNITS = tuple(1.15 - 0.05 * step for step in range(15))  # the sizes that are tried


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the strip, with the hit target of a click on it if it has one."""

    #: A cell shows a card, the back of a warrior of a nation, a chief's shield, or a text.
    card: str | None = None
    back: str = ""
    chief: str | None = None
    text: str = ""
    #: The width in pixels at full size.
    width: float = _CARD
    #: The number on a card, None without one.
    count: int | None = None
    chosen: bool = False
    faded: bool = False
    #: Whether the key focus is on the row of the cell.
    focus: bool = False
    spot: Hashable | None = None
    #: The hit target below a card that takes one back, None without it.
    less: Hashable | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """A group of cells under a heading."""

    title: str
    cells: tuple[Cell, ...]


def groups_of(
    view: CortezView, choosing: Choosing | None, names: Sequence[str], nation: str
) -> list[Group]:
    """Return the groups of the strip; an empty list hides it."""
    found: list[Group] = []
    if view.auction is not None:
        found.append(_auction_group(view, names))
    if view.offer is not None and view.offer.kind == "trade":
        found += _trade_groups(view)
    if choosing is not None and choosing.form is not None and not choosing.is_folded:
        if choosing.kind == "pay":
            found += _hired_groups(view)
        found += _form_groups(view, choosing, choosing.form, nation)
    return found


def _hired_groups(view: CortezView) -> list[Group]:
    """Return the help in a combat that is being paid, as a group."""
    hired = view.combat.mercenary if view.combat is not None else None
    if hired is None:
        return []
    nation = view.nations[hired.seat]
    warrior = Cell(card=hired.warrior, back=nation)
    weapons = (Cell(card="weapon"),) * hired.weapons
    shield = Cell(chief=view.chiefs[hired.seat], width=_SHIELD)
    return [Group("", (shield, *(warrior,) * hired.warriors, *weapons))]


def _auction_group(view: CortezView, names: Sequence[str]) -> Group:
    auction = view.auction
    assert auction is not None
    cells = [
        Cell(chief=chief, width=_SHIELD, faded=auction.passed[seat], chosen=seat == auction.by)
        for seat, chief in enumerate(view.chiefs)
    ]
    by = names[auction.by] if auction.by is not None else ""
    title = labels.auction(labels.best_bid(auction.best, by))
    return Group(title, tuple(cells))


def _trade_groups(view: CortezView) -> list[Group]:
    offer = view.offer
    assert offer is not None
    giver, taker = view.chiefs[offer.seat], view.chiefs[offer.to]
    return [
        Group("", (Cell(chief=giver, width=_SHIELD), *(Cell(card=card) for card in offer.give))),
        Group("", (*(Cell(card=card) for card in offer.get), Cell(chief=taker, width=_SHIELD))),
    ]


def _form_groups(view: CortezView, choosing: Choosing, form: Form, nation: str) -> list[Group]:
    """Return the groups of a form. Card rows of the same kind share a heading."""
    groups: list[Group] = []
    for i, row in enumerate(form.rows):
        if row.part is RowKind.AMOUNT:
            cells = _stepper_cells(choosing, i)
        elif row.counts_cards:
            if not row.values[-1]:
                continue
            cells = (_counter_cell(choosing, row, i, nation),)
        else:
            cells = tuple(_option_cell(view, choosing, row, i, value) for value in row.values)
        title = labels.part(row.part.value, choosing.kind)
        if groups and row.counts_cards and groups[-1].title == title:
            groups[-1] = Group(title, groups[-1].cells + cells)
        else:
            groups.append(Group(title, cells))
    return groups


def _counter_cell(choosing: Choosing, row: Row, i: int, nation: str) -> Cell:
    card = row.card if row.card in PROVISION_NAMES else f"{nation}{row.card}"
    number, is_any = choosing.values[i], row.card == ANY
    return Cell(
        card=None if is_any else card,
        back="provision" if is_any else "",
        count=number,
        chosen=number > 0,
        faded=not number and not choosing.can_step(i, 1),
        focus=choosing.row == i,
        spot=("step", i, 1),
        less=("step", i, -1) if number else None,
    )


def _stepper_cells(choosing: Choosing, i: int) -> tuple[Cell, ...]:
    less, more = (Cell(text=sign, width=_STEP, faded=not choosing.can_step(i, step),
                       spot=("step", i, step)) for sign, step in (("−", -1), ("+", 1)))  # fmt: skip
    return (
        less,
        Cell(text=str(choosing.values[i]), width=_PILL, chosen=True, focus=True),
        more,
    )


def _option_cell(view: CortezView, choosing: Choosing, row: Row, i: int, value: int) -> Cell:
    # Individually picked cards have the same number as a row of best cards, but are not those.
    best = row.part is not RowKind.BEST or not choosing.picked_counts
    chosen, focus = choosing.values[i] == value and best, choosing.row == i
    spot = ("set", i, value)
    if row.part is RowKind.PARTNER:
        chief = view.chiefs[value]
        return Cell(chief=chief, width=_SHIELD, chosen=chosen, focus=focus, spot=spot)
    if row.part is RowKind.SIDE and view.combat is not None:
        seat = (view.combat.attacker, view.combat.defender)[value]
        chief = view.chiefs[seat]
        return Cell(chief=chief, width=_SHIELD, chosen=chosen, focus=focus, spot=spot)
    width = _STEP
    text = str(value)
    if row.part is RowKind.PRICE:
        text, width = labels.price(PRICES[value]), 70.0
    elif row.part is RowKind.WARRIOR and not value:
        text, width = labels.none(), 68.0
    return Cell(text=text, width=width, chosen=chosen, focus=focus, spot=spot)


class CellItem(Spot):
    """The item of a cell."""

    def __init__(
        self,
        pictures: CardPictures,
        cell: Cell,
        rect: QRectF,
        parent: QGraphicsItem,
        margin: float = 4.0,
    ) -> None:
        super().__init__(parent, rect.adjusted(-margin, -margin, margin, margin))
        self._pictures, self.cell, self._rect = pictures, cell, rect
        self.spot = cell.spot
        if cell.spot is None:
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        cell, rect = self.cell, self._rect
        painter.setOpacity(0.38 if cell.faded else 1.0)
        if cell.card is not None or cell.back:
            self._paint_card(painter, cell, rect)
        elif cell.chief is not None:
            if cell.chosen:
                outline(painter, rounded(rect.adjusted(1, 1, -1, -1), 8), pen("#c58f1f", 2.6))
            painter.save()
            painter.translate(rect.center().x(), rect.center().y() - 1)
            scale = rect.height() / 140
            painter.scale(scale, scale)
            draw = partial(paint_chief_shield, chief=cell.chief)
            around = SHIELD_RECT.adjusted(-6, -6, 6, 6)
            blit(painter, self._pictures, ("shield", cell.chief), around, draw)
            painter.restore()
        else:
            self._paint_text(painter, cell, rect)
        if cell.focus:
            outline(
                painter, rounded(rect.adjusted(-2, -2, 2, 2), 8), pen(tint("#7a2a1c", 190), 1.6)
            )

    def _paint_card(self, painter: QPainter, cell: Cell, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.center())
        scale = rect.height() / CARD_SIZE[1]
        painter.scale(scale, scale)
        if cell.count == 0:
            painter.setOpacity(0.72)
        paint_picture(painter, self._pictures, cell.card, cell.back or "provision")
        painter.restore()
        if cell.count:
            at = QPointF(rect.right() - 5, rect.top() + 5)
            paint_pill(painter, at, str(cell.count), 13, red=True)

    def _paint_text(self, painter: QPainter, cell: Cell, rect: QRectF) -> None:
        height = min(rect.height(), 34.0)
        body = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
        path = rounded(body, 7)
        painter.fillPath(path, tint("#e9b93f", 255) if cell.chosen else tint("#fffaf0", 220))
        outline(painter, path, pen(tint("#5c3b08", 210), 1.3))
        size = max(_MAT_LEAST, min(16.0, 0.6 * height))
        write(painter, body.adjusted(2, 0, -2, 0), cell.text, size, INK, weight=600)


class LessItem(Spot):
    """The button below a card that takes one back."""

    def __init__(self, spot: Hashable, rect: QRectF, parent: QGraphicsItem) -> None:
        super().__init__(parent, rect)
        self.spot = spot

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        path = rounded(self._bounds.adjusted(1, 1, -1, -1), 5)
        painter.fillPath(path, tint("#fffaf0", 220))
        outline(painter, path, pen(tint("#5c3b08", 210), 1.2))
        write(painter, self._bounds, "−", 14, INK, weight=700)


class StripItem(Spot):
    """The strip with its cells."""

    def __init__(self, scene: QGraphicsScene, pictures: CardPictures, floor: Root) -> None:
        super().__init__(floor)
        self._scene, self._pictures = scene, pictures
        self._groups: list[Group] = []
        self._heads: list[tuple[QRectF, str]] = []
        self._cells: list[Spot] = []
        self._layout: Layout | None = None
        self._plate = QRectF()
        self.spot = ("strip", "")
        self.setZValue(z_layers.STRIP)
        self.hide()

    @property
    def plate(self) -> QRectF:
        """The rectangle of the strip; empty while it is hidden."""
        return self._plate if self.isVisible() else QRectF()

    @property
    def headings(self) -> list[tuple[QRectF, str]]:
        """The rectangles and texts of the headings."""
        return list(self._heads)

    @property
    def cells(self) -> list[Cell]:
        """The cells on the strip."""
        return [item.cell for item in self._cells if isinstance(item, CellItem)]

    def show_groups(self, groups: list[Group], layout: Layout) -> None:
        """Show these groups, or hide the strip if there are none."""
        self.setVisible(bool(groups))
        if (groups, layout) == (self._groups, self._layout):
            return
        self._groups, self._layout = groups, layout
        for item in self._cells:
            self._scene.removeItem(item)
        self._cells, self._heads = [], []
        if groups:
            if layout.combat is not None and not layout.whole:
                self._lay_on_mat(groups, layout)
            else:
                self._lay_out(groups, layout)
            self.update()

    def _lay_on_mat(self, groups: list[Group], layout: Layout) -> None:
        """Lay the groups out in lines, as large as the mat has room for."""
        room = layout.form_room.size()
        unit, lines, size = next(
            (found for unit in _UNITS if (found := _fitting_lines(groups, unit, room)) is not None),
            None,
        ) or _stacked_lines(groups, _UNITS[-1])
        self._plate = layout.strip(size.width(), size.height())
        self.bound(self._plate.adjusted(-12, -12, 12, 14))
        gap = _MAT_GAP * unit
        y = self._plate.top() + (self._plate.height() - size.height()) / 2 + _MAT_PAD * unit
        for line in lines:
            x, high = self._plate.left() + _MAT_PAD * unit, _line_height(line, unit)
            for group in line:
                wide = _heading_width(group.title, unit)
                if group.title:
                    self._heads.append((QRectF(x, y, wide, _bare_height(group, unit)), group.title))
                    x += wide + gap
                for cell in group.cells:
                    rect = QRectF(x, y, _cell_width(cell, unit), _bare_height(group, unit))
                    item = CellItem(self._pictures, cell, rect, self, gap / 2)
                    self._cells.append(item)
                    if cell.less is not None:
                        below = QRectF(x, rect.bottom() + 2, rect.width(), _LESS * unit)
                        self._cells.append(LessItem(cell.less, below, self))
                    x += rect.width() + gap
                x += 2 * gap
            y += high + gap

    def _lay_out(self, groups: list[Group], layout: Layout) -> None:
        unit = max(0.72, min(1.0, layout.tray.height() / _TRAY))
        heading = QFontMetricsF(serif(max(10.0, _HEAD * unit * _HEADING) / unit, 700))
        widths = [
            max(sum(c.width + 6 for c in group.cells) - 6, heading.horizontalAdvance(group.title))
            for group in groups
        ]
        whole = sum(widths) + _APART * (len(groups) - 1) + 2 * _PAD
        unit = min(unit, (layout.size.width() - 16) / whole)
        headed = any(group.title for group in groups)
        less = any(cell.count is not None for group in groups for cell in group.cells)
        height = _HIGH * unit - (0 if headed else _HEAD * unit) + (14 * unit if less else 0)
        self._plate = layout.strip(whole * unit, height)
        self.bound(self._plate.adjusted(-12, -12, 12, 14))
        x = self._plate.left() + _PAD * unit
        top = self._plate.top() + 6 + (_HEAD * unit if headed else 0)
        card = _CARD * CARD_SIZE[1] / CARD_SIZE[0] * unit
        for group, width in zip(groups, widths, strict=True):
            head = QRectF(x, self._plate.top() + 5, max(width * unit, 40), _HEAD * unit)
            self._heads.append((head, group.title))
            at = x
            for cell in group.cells:
                rect = QRectF(at, top + 4, cell.width * unit, card)
                item = CellItem(self._pictures, cell, rect, self)
                self._cells.append(item)
                if cell.less is not None:
                    below = QRectF(rect.left() + 4, rect.bottom() + 2, rect.width() - 8, 18 * unit)
                    self._cells.append(LessItem(cell.less, below, self))
                at += (cell.width + 6) * unit
            x += (width + _APART) * unit

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_plate(painter, self._plate, lit=any(cell.spot is not None for cell in self.cells))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for rect, title in self._heads:
            size = max(10.0, min(_HEAD, rect.height()) * _HEADING)
            write(painter, rect, title, size, "#7a2a1c", weight=700, align=left)


#: Lines of groups: the size of their parts, the lines, and the size of all of them.
_Lines = tuple[float, list[list[Group]], QSizeF]


def _fitting_lines(groups: Sequence[Group], unit: float, room: QSizeF) -> _Lines | None:
    """Return the groups in the fewest lines that fit into `room`, None if none fit."""
    for count in range(1, len(groups) + 1):
        best: _Lines | None = None
        for cuts in combinations(range(1, len(groups)), count - 1):
            ends = (*cuts, len(groups))
            lines = [list(groups[i:j]) for i, j in zip((0, *cuts), ends, strict=True)]
            size = _lines_size(lines, unit)
            fits = size.width() <= room.width() and size.height() <= room.height()
            if fits and (best is None or size.width() < best[2].width()):
                best = unit, lines, size
        if best is not None:
            return best
    return None


def _stacked_lines(groups: Sequence[Group], unit: float) -> _Lines:
    """Return the groups below each other."""
    lines = [[group] for group in groups]
    return unit, lines, _lines_size(lines, unit)


def _lines_size(lines: Sequence[Sequence[Group]], unit: float) -> QSizeF:
    gap, pad = _MAT_GAP * unit, 2 * _MAT_PAD * unit
    wide = max(sum(_group_width(group, unit) + 3 * gap for group in line) for line in lines)
    high = sum(_line_height(line, unit) + gap for line in lines)
    return QSizeF(wide - 3 * gap + pad, high - gap + pad)


def _group_width(group: Group, unit: float) -> float:
    gap = _MAT_GAP * unit
    cells = sum(_cell_width(cell, unit) + gap for cell in group.cells) - gap
    return cells + (_heading_width(group.title, unit) + gap if group.title else 0.0)


def _heading_width(title: str, unit: float) -> float:
    size = max(_MAT_LEAST, _MAT_HEADING * unit)
    return QFontMetricsF(serif(size, 700)).horizontalAdvance(title) + 4 if title else 0.0


def _cell_width(cell: Cell, unit: float) -> float:
    """Return the width of a cell on the mat; a text is never wider than its cell."""
    if cell.text:
        size = max(_MAT_LEAST, min(16.0, 0.6 * _MAT_CELL * unit))
        words = QFontMetricsF(serif(size, 600)).horizontalAdvance(cell.text)
        return max(_STEP * 0.9 * unit, words + 8)
    return (_MAT_CARD if cell.card is not None or cell.back else _MAT_CELL) * unit


def _bare_height(group: Group, unit: float) -> float:
    """Return the height of a group's cells without the buttons below them."""
    cards = any(cell.card is not None or cell.back for cell in group.cells)
    return (_MAT_CARD * CARD_SIZE[1] / CARD_SIZE[0] if cards else _MAT_CELL) * unit


def _line_height(line: Sequence[Group], unit: float) -> float:
    """Return the height of a line, with buttons below cards if there may be any."""
    counted = any(cell.count is not None for group in line for cell in group.cells)
    return max(_bare_height(group, unit) for group in line) + (_LESS * unit + 2 if counted else 0)
