"""The items of the board that rarely change: ground, bridges, houses, names, numbers."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.board.geometry import city_rect
from desktop.games.cortez.art.painter import (
    BOARD_RECT,
    BRIDGE_RECT,
    HOUSE_RECT,
    ground_layers,
    house_point,
    number_plate_rect,
    paint_bare,
    paint_bridge,
    paint_dusk,
    paint_house,
    paint_number,
    paint_number_plate,
    paint_place_name,
    paint_ribbon,
    place_name_rect,
    ribbon_rect,
    square_centre,
    square_rect,
)
from desktop.games.cortez.items.pieces import TransparentItem
from desktop.games.cortez.words.places import PORTS, VILLAGES, place_names
from desktop.painting.cache.pictures import LastPicture, Pictures, blit
from desktop.painting.shapes import with_alpha
from desktop.table.backdrop import Backdrop, LayerPainter, Painting
from desktop.table.items import MAX_SIDE_PX, AmbientSprite, Root
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import CITY_COUNT, Square

#: The smoke of the great temple: its height, its puffs, and the steps in which one rises.
_SMOKE_HEIGHT, _PUFFS, _SMOKE_STEPS = 80.0, 4, 24


def temple_smoke(scale: float) -> AmbientSprite:
    """Return the smoke of the great temple, on a board of so many pixels a unit."""
    height = min(_SMOKE_HEIGHT, MAX_SIDE_PX / scale)
    rect = QRectF(-height / 2, -height, height, height)
    start = city_rect().center()
    paint = partial(_paint_smoke, height=height)
    return AmbientSprite(rect, z_layers.MARKS_BELOW_TROOPS, 800, lambda step: start, paint)


def _paint_smoke(painter: QPainter, step: int, height: float) -> None:
    """Paint puffs that rise, grow and fade."""
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(_PUFFS):
        share = (i / _PUFFS + step / _SMOKE_STEPS) % 1.0
        drift = 0.16 * height * math.sin(2.2 * share + i)
        radius = height * (0.04 + 0.1 * share)
        painter.setBrush(with_alpha("#f3ede0", round(120 * math.sin(math.pi * share))))
        middle = QPointF(drift, -0.08 * height - 0.72 * height * share)
        painter.drawEllipse(middle, radius, 0.85 * radius)


def is_cut(rect: QRectF, frame: QRectF | None) -> bool:
    """Return whether a frame does not show a rectangle whole, None being no frame."""
    return frame is not None and not frame.contains(rect)


class BridgeItem(TransparentItem):
    """A bridge, whole or broken."""

    def __init__(self, pictures: Pictures, number: int, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.BRIDGES)
        self._pictures, self._number = pictures, number
        self._last = LastPicture()
        self.is_broken = False
        self.set_bounds(BRIDGE_RECT.translated(square_centre(BOARD.bridges[number].square)))

    def show_broken(self, broken: bool) -> None:
        """Show the bridge broken or whole."""
        if broken != self.is_broken:
            self.is_broken = broken
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = ("bridge", self._number, self.is_broken)
        draw = partial(paint_bridge, number=self._number, broken=self.is_broken)
        self._last.blit(painter, self._pictures, name, self._bounds, draw)


class HouseItem(TransparentItem):
    """The house of a village, which moves aside for a troop."""

    def __init__(self, pictures: Pictures, square: Square, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.VILLAGES + square / 10_000)
        self._pictures, self._square = pictures, square
        self._last = LastPicture()
        self._is_taken = False
        self._update_bounds()

    def _update_bounds(self) -> None:
        self.set_bounds(HOUSE_RECT.translated(house_point(self._square, self._is_taken)))

    def show_taken(self, taken: bool) -> None:
        """Show the house beside a troop, or alone."""
        if taken != self._is_taken:
            self._is_taken = taken
            self._update_bounds()
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw = partial(paint_house, square=self._square, taken=self._is_taken)
        self._last.blit(
            painter, self._pictures, ("house", self._square, self._is_taken), self._bounds, draw
        )


class NumbersItem(TransparentItem):
    """The numbers of the city squares: large on free squares, or on number plates beside troops."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem, *, plates: bool) -> None:
        super().__init__(parent, z_layers.PLATES if plates else z_layers.NUMBERS)
        self._pictures, self._plates = pictures, plates
        self._numbers: frozenset[int] = frozenset()
        self._frame: QRectF | None = None
        self.set_bounds(BOARD_RECT)

    def show_numbers(self, numbers: Collection[int]) -> None:
        """Show these numbers and no others."""
        if frozenset(numbers) != self._numbers:
            self._numbers = frozenset(numbers)
            self.update()

    def show_within(self, frame: QRectF | None) -> None:
        """Leave out what a frame would cut, in board units; None shows all."""
        if frame != self._frame:
            self._frame = frame
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for number in sorted(self._numbers):
            square = square_rect(BOARD.city[number - 1])
            if is_cut(square, self._frame):
                continue
            if self._plates:
                draw, rect = partial(paint_number_plate, number=number), number_plate_rect(number)
            else:
                draw, rect = partial(paint_number, number=number), square
            blit(painter, self._pictures, ("number", number, self._plates), rect, draw)


class NamesItem(TransparentItem):
    """The ribbons of the villages, or the names of the ports.

    Every name has a picture of its own. One picture of all would be as large as the board and
    nearly empty.
    """

    def __init__(self, pictures: Pictures, parent: QGraphicsItem, *, ribbons: bool) -> None:
        super().__init__(parent, z_layers.PLATES)
        self._pictures, self._ribbons = pictures, ribbons
        self._frame: QRectF | None = None
        self.set_bounds(BOARD_RECT)

    def show_within(self, frame: QRectF | None) -> None:
        """Leave out the names that a frame would cut, in board units; None shows all."""
        if frame != self._frame:
            self._frame = frame
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        names = place_names()
        paint, reach = paint_place_name, place_name_rect
        if self._ribbons:
            paint, reach = paint_ribbon, ribbon_rect
        for square in VILLAGES if self._ribbons else PORTS:
            name = names[square]
            if is_cut(reach(square, name), self._frame):
                continue
            draw = partial(paint, square=square, name=name)
            blit(painter, self._pictures, ("place", name), reach(square, name), draw, whole=True)


class Ground:
    """All of these items, children of the board."""

    def __init__(self, pictures: Pictures, board: Root) -> None:
        self._ground = _backdrop(
            "Cortez: ground", ground_layers(), board, z_layers.GROUND, bare=paint_bare
        )
        self._names = [NamesItem(pictures, board, ribbons=ribbons) for ribbons in (False, True)]
        self._dusk = _backdrop("Cortez: dusk", paint_dusk, board, z_layers.DUSK)
        self._dusk.hide()
        count = len(BOARD.bridges)
        self.bridges = [BridgeItem(pictures, number, board) for number in range(count)]
        self.houses = {square: HouseItem(pictures, square, board) for square in VILLAGES}
        self._frame: QRectF | None = None
        self._free = NumbersItem(pictures, board, plates=False)
        self._covered = NumbersItem(pictures, board, plates=True)

    def zoom(self, zoom: float) -> None:
        """Adapt the resolution to the zoom of the board."""
        for sheet in (self._ground, self._dusk):
            sheet.set_zoom(zoom)

    def set_candlelit(self, dark: bool) -> None:
        """Show or hide the darkening for a dark room."""
        self._dusk.setVisible(dark)

    def show_within(self, frame: QRectF | None) -> None:
        """Leave out houses, names and numbers that a frame would cut, in board units."""
        self._frame = frame
        for names in self._names:
            names.show_within(frame)
        for numbers in (self._free, self._covered):
            numbers.show_within(frame)
        self._show_houses()

    def _show_houses(self) -> None:
        for house in self.houses.values():
            house.setVisible(not is_cut(house.boundingRect(), self._frame))

    def show_bridges(self, broken: Collection[str]) -> None:
        """Show the bridges with these ids broken, all others whole."""
        for item, bridge in zip(self.bridges, BOARD.bridges, strict=True):
            item.show_broken(bridge.id in broken)

    def cover(self, squares: Collection[Square]) -> None:
        """Make room on squares with troops and on squares of the shown way."""
        for square, house in self.houses.items():
            house.show_taken(square in squares)
        self._show_houses()
        numbers = {BOARD.city_numbers[square] for square in squares} - {0}
        self._covered.show_numbers(numbers)
        self._free.show_numbers(set(range(1, CITY_COUNT + 1)) - numbers)


def _backdrop(
    name: str, paint: Painting, board: Root, height: float, *, bare: LayerPainter | None = None
) -> Backdrop:
    sheet = Backdrop(name, QRectF(BOARD_RECT), paint, board, bare=bare)
    sheet.setZValue(height)
    return sheet
