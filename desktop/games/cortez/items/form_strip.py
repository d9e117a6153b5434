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
from desktop.games.cortez.selection.forms import FormRow, NumberForm, RowKind
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.words import labels
from desktop.painting.cache.pictures import blit
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import pen, rounded, stroke_path, with_alpha
from desktop.style.theme import serif
from desktop.table.items import HitItem, Root
from engine.games.cortez.actions import ANY, PRICES
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.views.view import CortezView

# Full size in pixels; in a lower tray everything is smaller in proportion.
#: Height of the strip.
_STRIP_HEIGHT = 106.0
_HEADING_HEIGHT = 20.0
#: The margin at both ends.
_END_MARGIN = 12.0
_CARD_WIDTH = 44.0
#: The width of a number.
_NUMBER_WIDTH = 42.0
_SHIELD_WIDTH = 46.0
#: The width of a button that steps or sets a number.
_STEP_BUTTON_WIDTH = 30.0
#: The gap between groups.
_GROUP_GAP = 20.0
#: The height of the tray at full size.
_FULL_TRAY_HEIGHT = 190.0
#: The type size of a heading, in heights of the heading.
_HEADING_TYPE_SHARE = 0.72
# On the mat of a combat the headings are before their cells.
#: Height of a number.
_MAT_CELL_HEIGHT = 32.0
#: The gap between cells and lines.
_MAT_GAP = 6.0
#: The margin of the strip.
_MAT_MARGIN = 8.0
_MAT_CARD_WIDTH = 42.0
_MAT_HEADING_TYPE_PX = 14.0
_MIN_MAT_TYPE_PX = 12.0
#: The height of a button that takes a card back.
_LESS_BUTTON_HEIGHT = 16.0
#: The sizes that are tried.
_SCALES = tuple(1.15 - 0.05 * step for step in range(15))


@dataclass(frozen=True, slots=True)
class StripCell:
    """A cell of the strip, with the hit target of a click on it if it has one."""

    #: A cell shows a card, the back of a warrior of a nation, a chief's shield, or a text.
    card: str | None = None
    back: str = ""
    chief: str | None = None
    text: str = ""
    #: The width in pixels at full size.
    width: float = _CARD_WIDTH
    #: The number on a card, None without one.
    count: int | None = None
    is_chosen: bool = False
    is_faded: bool = False
    #: Whether the keyboard focus is on the row of the cell.
    has_focus: bool = False
    target_id: Hashable | None = None
    #: The hit target below a card that takes one back, None without it.
    less: Hashable | None = None


@dataclass(frozen=True, slots=True)
class StripGroup:
    """A group of cells under a heading."""

    title: str
    cells: tuple[StripCell, ...]


def groups_of(
    view: CortezView, selection: CortezSelection | None, names: Sequence[str], nation: str
) -> list[StripGroup]:
    """Return the groups of the strip; an empty list hides it."""
    strip_groups: list[StripGroup] = []
    if view.auction is not None:
        strip_groups.append(_auction_group(view, names))
    if view.offer is not None and view.offer.kind == "trade":
        strip_groups += _trade_groups(view)
    if selection is not None and selection.form is not None and not selection.is_folded:
        if selection.kind == "pay":
            strip_groups += _hired_groups(view)
        strip_groups += _form_groups(view, selection, selection.form, nation)
    return strip_groups


def _hired_groups(view: CortezView) -> list[StripGroup]:
    """Return the help in a combat that is being paid, as a group."""
    hired = view.combat.mercenary if view.combat is not None else None
    if hired is None:
        return []
    nation = view.nations[hired.seat]
    warrior = StripCell(card=hired.warrior, back=nation)
    weapons = (StripCell(card="weapon"),) * hired.weapons
    shield = StripCell(chief=view.chiefs[hired.seat], width=_SHIELD_WIDTH)
    return [StripGroup("", (shield, *(warrior,) * hired.warriors, *weapons))]


def _auction_group(view: CortezView, names: Sequence[str]) -> StripGroup:
    auction = view.auction
    assert auction is not None
    cells = [
        StripCell(
            chief=chief,
            width=_SHIELD_WIDTH,
            is_faded=auction.passed[seat],
            is_chosen=seat == auction.by,
        )
        for seat, chief in enumerate(view.chiefs)
    ]
    by = names[auction.by] if auction.by is not None else ""
    title = labels.auction(labels.best_bid(auction.best, by))
    return StripGroup(title, tuple(cells))


def _trade_groups(view: CortezView) -> list[StripGroup]:
    offer = view.offer
    assert offer is not None
    giver, taker = view.chiefs[offer.seat], view.chiefs[offer.to]
    return [
        StripGroup(
            "",
            (
                StripCell(chief=giver, width=_SHIELD_WIDTH),
                *(StripCell(card=card) for card in offer.give),
            ),
        ),
        StripGroup(
            "",
            (
                *(StripCell(card=card) for card in offer.get),
                StripCell(chief=taker, width=_SHIELD_WIDTH),
            ),
        ),
    ]


def _form_groups(
    view: CortezView, selection: CortezSelection, form: NumberForm, nation: str
) -> list[StripGroup]:
    """Return the groups of a form. Card rows of the same kind share a heading."""
    groups: list[StripGroup] = []
    for i, row in enumerate(form.rows):
        if row.part is RowKind.AMOUNT:
            cells = _stepper_cells(selection, i)
        elif row.counts_cards:
            if not row.values[-1]:
                continue
            cells = (_counter_cell(selection, row, i, nation),)
        else:
            cells = tuple(_option_cell(view, selection, row, i, value) for value in row.values)
        title = labels.form_heading(row.part.value, selection.kind)
        if groups and row.counts_cards and groups[-1].title == title:
            groups[-1] = StripGroup(title, groups[-1].cells + cells)
        else:
            groups.append(StripGroup(title, cells))
    return groups


def _counter_cell(selection: CortezSelection, row: FormRow, i: int, nation: str) -> StripCell:
    card = row.card if row.card in PROVISION_NAMES else f"{nation}{row.card}"
    number, is_any = selection.values[i], row.card == ANY
    return StripCell(
        card=None if is_any else card,
        back="provision" if is_any else "",
        count=number,
        is_chosen=number > 0,
        is_faded=not number and not selection.can_step(i, 1),
        has_focus=selection.row == i,
        target_id=("step", i, 1),
        less=("step", i, -1) if number else None,
    )


def _stepper_cells(selection: CortezSelection, i: int) -> tuple[StripCell, ...]:
    less, more = (
        StripCell(
            text=sign,
            width=_STEP_BUTTON_WIDTH,
            is_faded=not selection.can_step(i, step),
            target_id=("step", i, step),
        )
        for sign, step in (("−", -1), ("+", 1))
    )
    return (
        less,
        StripCell(
            text=str(selection.values[i]),
            width=_NUMBER_WIDTH,
            # Where a button is chosen, such as that of a pass, Enter does without the number.
            is_chosen=selection.button is None,
            has_focus=True,
        ),
        more,
    )


def _option_cell(
    view: CortezView, selection: CortezSelection, row: FormRow, i: int, value: int
) -> StripCell:
    """Return the cell for one value of a row."""
    # Individually picked cards have the same number as a row of best cards, but are not those.
    best = row.part is not RowKind.BEST or not selection.picked_counts
    # As long as Enter would do without the form, nothing in it is chosen.
    is_used = selection.is_started or selection.default_action is None
    is_used = is_used and selection.button is None
    chosen, focus = is_used and selection.values[i] == value and best, selection.row == i
    target_id = ("set", i, value)
    if row.part is RowKind.PARTNER:
        chief = view.chiefs[value]
        return StripCell(
            chief=chief, width=_SHIELD_WIDTH, is_chosen=chosen, has_focus=focus, target_id=target_id
        )
    if row.part is RowKind.SIDE and view.combat is not None:
        seat = (view.combat.attacker, view.combat.defender)[value]
        chief = view.chiefs[seat]
        return StripCell(
            chief=chief, width=_SHIELD_WIDTH, is_chosen=chosen, has_focus=focus, target_id=target_id
        )
    width = _STEP_BUTTON_WIDTH
    text = str(value)
    if row.part is RowKind.PRICE:
        text, width = labels.price(PRICES[value]), 70.0
    elif row.part is RowKind.WARRIOR and not value:
        text, width = labels.no_warrior_label(), 68.0
    return StripCell(text=text, width=width, is_chosen=chosen, has_focus=focus, target_id=target_id)


class StripCellItem(HitItem):
    """The item of a cell."""

    def __init__(
        self,
        pictures: CardPictures,
        cell: StripCell,
        rect: QRectF,
        parent: QGraphicsItem,
        margin: float = 4.0,
    ) -> None:
        super().__init__(parent, rect.adjusted(-margin, -margin, margin, margin))
        self._pictures, self.cell, self._rect = pictures, cell, rect
        self.target_id = cell.target_id
        if cell.target_id is None:
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        cell, rect = self.cell, self._rect
        painter.setOpacity(0.38 if cell.is_faded else 1.0)
        if cell.card is not None or cell.back:
            self._paint_card(painter, cell, rect)
        elif cell.chief is not None:
            if cell.is_chosen:
                stroke_path(painter, rounded(rect.adjusted(1, 1, -1, -1), 8), pen("#c58f1f", 2.6))
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
        if cell.has_focus:
            stroke_path(
                painter,
                rounded(rect.adjusted(-2, -2, 2, 2), 8),
                pen(with_alpha("#7a2a1c", 190), 1.6),
            )

    def _paint_card(self, painter: QPainter, cell: StripCell, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.center())
        scale = rect.height() / CARD_SIZE[1]
        painter.scale(scale, scale)
        if cell.count == 0:
            painter.setOpacity(0.72)
        paint_picture(painter, self._pictures, cell.card, cell.back or "provision")
        painter.restore()
        if cell.count:
            point = QPointF(rect.right() - 5, rect.top() + 5)
            paint_pill(painter, point, str(cell.count), 13, red=True)

    def _paint_text(self, painter: QPainter, cell: StripCell, rect: QRectF) -> None:
        height = min(rect.height(), 34.0)
        body = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
        path = rounded(body, 7)
        painter.fillPath(
            path, with_alpha("#e9b93f", 255) if cell.is_chosen else with_alpha("#fffaf0", 220)
        )
        stroke_path(painter, path, pen(with_alpha("#5c3b08", 210), 1.3))
        size = max(_MIN_MAT_TYPE_PX, min(16.0, 0.6 * height))
        paint_fitted_line(painter, body.adjusted(2, 0, -2, 0), cell.text, size, INK, weight=600)


class LessItem(HitItem):
    """The button below a card that takes one back."""

    def __init__(self, target_id: Hashable, rect: QRectF, parent: QGraphicsItem) -> None:
        super().__init__(parent, rect)
        self.target_id = target_id

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        path = rounded(self._bounds.adjusted(1, 1, -1, -1), 5)
        painter.fillPath(path, with_alpha("#fffaf0", 220))
        stroke_path(painter, path, pen(with_alpha("#5c3b08", 210), 1.2))
        paint_fitted_line(painter, self._bounds, "−", 14, INK, weight=700)


class StripItem(HitItem):
    """The strip with its cells."""

    def __init__(self, scene: QGraphicsScene, pictures: CardPictures, floor: Root) -> None:
        super().__init__(floor)
        self._scene, self._pictures = scene, pictures
        self._groups: list[StripGroup] = []
        self._heads: list[tuple[QRectF, str]] = []
        self._cells: list[HitItem] = []
        self._layout: Layout | None = None
        self._plate = QRectF()
        self.target_id = ("strip", "")
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
    def cells(self) -> list[StripCell]:
        """The cells on the strip."""
        return [item.cell for item in self._cells if isinstance(item, StripCellItem)]

    def show_groups(self, groups: list[StripGroup], layout: Layout) -> None:
        """Show these groups, or hide the strip if there are none."""
        self.setVisible(bool(groups))
        if (groups, layout) == (self._groups, self._layout):
            return
        self._groups, self._layout = groups, layout
        for item in self._cells:
            self._scene.removeItem(item)
        self._cells, self._heads = [], []
        if groups:
            if layout.combat is not None and not layout.is_whole:
                self._lay_on_mat(groups, layout)
            else:
                self._lay_out(groups, layout)
            self.update()

    def _lay_on_mat(self, groups: list[StripGroup], layout: Layout) -> None:
        """Lay the groups out in lines, as large as the mat has room for."""
        max_size = layout.mat.form_area.size()
        unit, lines, size = next(
            (
                fitting_lines
                for unit in _SCALES
                if (fitting_lines := _fitting_lines(groups, unit, max_size)) is not None
            ),
            None,
        ) or _stacked_lines(groups, _SCALES[-1])
        self._plate = layout.strip(size.width(), size.height())
        self.set_bounds(self._plate.adjusted(-12, -12, 12, 14))
        gap = _MAT_GAP * unit
        y = self._plate.top() + (self._plate.height() - size.height()) / 2 + _MAT_MARGIN * unit
        for line in lines:
            x, high = self._plate.left() + _MAT_MARGIN * unit, _line_height(line, unit)
            for group in line:
                wide = _heading_width(group.title, unit)
                if group.title:
                    self._heads.append((QRectF(x, y, wide, _bare_height(group, unit)), group.title))
                    x += wide + gap
                for cell in group.cells:
                    rect = QRectF(x, y, _cell_width(cell, unit), _bare_height(group, unit))
                    item = StripCellItem(self._pictures, cell, rect, self, gap / 2)
                    self._cells.append(item)
                    if cell.less is not None:
                        below = QRectF(
                            x, rect.bottom() + 2, rect.width(), _LESS_BUTTON_HEIGHT * unit
                        )
                        self._cells.append(LessItem(cell.less, below, self))
                    x += rect.width() + gap
                x += 2 * gap
            y += high + gap

    def _lay_out(self, groups: list[StripGroup], layout: Layout) -> None:
        """Place the groups of the form in the largest scale that fits."""
        unit = max(0.72, min(1.0, layout.tray.height() / _FULL_TRAY_HEIGHT))
        heading = QFontMetricsF(
            serif(max(10.0, _HEADING_HEIGHT * unit * _HEADING_TYPE_SHARE) / unit, 700)
        )
        widths = [
            max(sum(c.width + 6 for c in group.cells) - 6, heading.horizontalAdvance(group.title))
            for group in groups
        ]
        total_width = sum(widths) + _GROUP_GAP * (len(groups) - 1) + 2 * _END_MARGIN
        unit = min(unit, (layout.size.width() - 16) / total_width)
        headed = any(group.title for group in groups)
        less = any(cell.count is not None for group in groups for cell in group.cells)
        height = (
            _STRIP_HEIGHT * unit
            - (0 if headed else _HEADING_HEIGHT * unit)
            + (14 * unit if less else 0)
        )
        self._plate = layout.strip(total_width * unit, height)
        self.set_bounds(self._plate.adjusted(-12, -12, 12, 14))
        x = self._plate.left() + _END_MARGIN * unit
        top = self._plate.top() + 6 + (_HEADING_HEIGHT * unit if headed else 0)
        card = _CARD_WIDTH * CARD_SIZE[1] / CARD_SIZE[0] * unit
        for group, width in zip(groups, widths, strict=True):
            head = QRectF(x, self._plate.top() + 5, max(width * unit, 40), _HEADING_HEIGHT * unit)
            self._heads.append((head, group.title))
            at = x
            for cell in group.cells:
                rect = QRectF(at, top + 4, cell.width * unit, card)
                item = StripCellItem(self._pictures, cell, rect, self)
                self._cells.append(item)
                if cell.less is not None:
                    below = QRectF(rect.left() + 4, rect.bottom() + 2, rect.width() - 8, 18 * unit)
                    self._cells.append(LessItem(cell.less, below, self))
                at += (cell.width + 6) * unit
            x += (width + _GROUP_GAP) * unit

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_plate(
            painter, self._plate, lit=any(cell.target_id is not None for cell in self.cells)
        )
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for rect, title in self._heads:
            size = max(10.0, min(_HEADING_HEIGHT, rect.height()) * _HEADING_TYPE_SHARE)
            paint_fitted_line(painter, rect, title, size, "#7a2a1c", weight=700, align=left)


#: Lines of groups: the size of their parts, the lines, and the size of all of them.
_Lines = tuple[float, list[list[StripGroup]], QSizeF]


def _fitting_lines(groups: Sequence[StripGroup], unit: float, room: QSizeF) -> _Lines | None:
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


def _stacked_lines(groups: Sequence[StripGroup], unit: float) -> _Lines:
    """Return the groups below each other."""
    lines = [[group] for group in groups]
    return unit, lines, _lines_size(lines, unit)


def _lines_size(lines: Sequence[Sequence[StripGroup]], unit: float) -> QSizeF:
    gap, pad = _MAT_GAP * unit, 2 * _MAT_MARGIN * unit
    wide = max(sum(_group_width(group, unit) + 3 * gap for group in line) for line in lines)
    high = sum(_line_height(line, unit) + gap for line in lines)
    return QSizeF(wide - 3 * gap + pad, high - gap + pad)


def _group_width(group: StripGroup, unit: float) -> float:
    gap = _MAT_GAP * unit
    cells = sum(_cell_width(cell, unit) + gap for cell in group.cells) - gap
    return cells + (_heading_width(group.title, unit) + gap if group.title else 0.0)


def _heading_width(title: str, unit: float) -> float:
    size = max(_MIN_MAT_TYPE_PX, _MAT_HEADING_TYPE_PX * unit)
    return QFontMetricsF(serif(size, 700)).horizontalAdvance(title) + 4 if title else 0.0


def _cell_width(cell: StripCell, unit: float) -> float:
    """Return the width of a cell on the mat; a text is never wider than its cell."""
    if cell.text:
        size = max(_MIN_MAT_TYPE_PX, min(16.0, 0.6 * _MAT_CELL_HEIGHT * unit))
        text_width = QFontMetricsF(serif(size, 600)).horizontalAdvance(cell.text)
        return max(_STEP_BUTTON_WIDTH * 0.9 * unit, text_width + 8)
    return (_MAT_CARD_WIDTH if cell.card is not None or cell.back else _MAT_CELL_HEIGHT) * unit


def _bare_height(group: StripGroup, unit: float) -> float:
    """Return the height of a group's cells without the buttons below them."""
    cards = any(cell.card is not None or cell.back for cell in group.cells)
    return (_MAT_CARD_WIDTH * CARD_SIZE[1] / CARD_SIZE[0] if cards else _MAT_CELL_HEIGHT) * unit


def _line_height(line: Sequence[StripGroup], unit: float) -> float:
    """Return the height of a line, with buttons below cards if there may be any."""
    counted = any(cell.count is not None for group in line for cell in group.cells)
    return max(_bare_height(group, unit) for group in line) + (
        _LESS_BUTTON_HEIGHT * unit + 2 if counted else 0
    )
