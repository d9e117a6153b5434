"""Painters of Contrées: every picture distinct, tiles that stay as they are, vectors on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.contrees.art import painter as contrees
from desktop.games.contrees.items.mark_items import GhostTile
from desktop.painting.cache.pictures import Pictures, picture_of
from desktop.table.items import Root
from engine.games.contrees.actions import Hex
from tests.desktop.painting.kit import assert_all_different_and_always_the_same, vectors

pytestmark = pytest.mark.usefixtures("qapp")

Paint = Callable[[QPainter], None]

LAND = [(0, 0), (1, 0), (0, 1), (-1, 1)]
_SIZE = 420


def picture(paint: Paint, at: QPointF | None = None) -> QImage:
    """Return the picture of a painter around a point of the board."""
    image = QImage(_SIZE, _SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#465255"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(_SIZE / 2, _SIZE / 2) - (at or QPointF()))
    paint(painter)
    painter.end()
    return image


def pixels(paint: Paint) -> bytes:
    """Return the same as bytes."""
    image = picture(paint)
    return bytes(image.constBits())


def test_a_tower_hides_nothing_of_the_one_behind_it() -> None:
    """From its foot to its pennant a tower is lower than the wall to the next corner is long."""
    for seat in (0, 1):
        image = picture(partial(contrees.paint_tower, seat=seat))
        ground = picture(lambda painter: None)
        rows = [
            y
            for y in range(_SIZE)
            if any(image.pixel(x, y) != ground.pixel(x, y) for x in range(150, 270))
        ]
        assert max(rows) - min(rows) < contrees.HEX_SIDE


THINGS: dict[str, Paint] = {
    **{
        f"{look.value} {seat}": partial(contrees.paint_tower, seat=seat, look=look)
        for seat in (0, 1)
        for look in contrees.TowerLook
    },
    "rising": lambda painter: contrees.paint_tower(painter, 0, rise=0.4),
    "falling": lambda painter: contrees.paint_tower(
        painter, 0, contrees.TowerLook.DOOMED, fall=0.4
    ),
    "fallen": lambda painter: contrees.paint_tower(painter, 0, contrees.TowerLook.DOOMED, fall=1),
    "tower's shadow": contrees.paint_tower_shadow,
    "standard 0": lambda painter: contrees.paint_standard(painter, 0),
    "standard 1": lambda painter: contrees.paint_standard(painter, 1),
    "unrolling": lambda painter: contrees.paint_standard(painter, 0, 0.5),
    "turret": contrees.paint_turret,
    "lit turret": lambda painter: contrees.paint_turret(painter, True),
    "barred": contrees.paint_barred,
    "last": contrees.paint_last,
    "hover": contrees.paint_hover,
    "focus": contrees.paint_focus,
    "liberty 0": lambda painter: contrees.paint_liberty(painter, (0,)),
    "liberty 1": lambda painter: contrees.paint_liberty(painter, (1,)),
    "shared liberty": lambda painter: contrees.paint_liberty(painter, (0, 1)),
    "member 0": lambda painter: contrees.paint_member(painter, 0),
    "member 1": lambda painter: contrees.paint_member(painter, 1),
    "cross": contrees.paint_doom_cross,
    "lozenge": contrees.paint_lozenge,
    "owned 0": lambda painter: contrees.paint_owned(painter, (0, 0), 0),
    "owned 1": lambda painter: contrees.paint_owned(painter, (0, 0), 1),
    "preview 0": lambda painter: contrees.paint_preview(painter, (0, 0), 0),
    "preview 1": lambda painter: contrees.paint_preview(painter, (0, 0), 1),
    "losing": lambda painter: contrees.paint_threatened(painter, (0, 0)),
    "place": lambda painter: contrees.paint_frontier(painter, (0, 0)),
    "lit place": lambda painter: contrees.paint_frontier(painter, (0, 0), True),
    "lit hole": lambda painter: contrees.paint_frontier(painter, (0, 0), True, True),
    "grass": lambda painter: contrees.paint_tile(painter, (0, 0)),
    "snow": lambda painter: contrees.paint_tile(painter, (0, 0), True),
    "contours": lambda painter: contrees.paint_contours(painter, [(0, 0)]),
    "compass": lambda painter: contrees.paint_compass(painter, QPointF(), 60),
    "slate": lambda painter: contrees.paint_table(painter, QRectF(-90, -90, 180, 180)),
    "lid": lambda painter: contrees.paint_box_lid(painter, 212, 346),
}


def test_every_thing_has_its_own_picture_always_the_same() -> None:
    assert_all_different_and_always_the_same(THINGS, pixels)


def test_a_free_corner_that_both_share_shows_both_colours() -> None:
    """Its left half is that of the first seat, its right half that of the second."""
    first, second, both = (
        picture(THINGS[f"{name}liberty{of}"])
        for name, of in (("", " 0"), ("", " 1"), ("shared ", ""))
    )
    left, right = QPoint(_SIZE // 2 - 3, _SIZE // 2 - 15), QPoint(_SIZE // 2 + 3, _SIZE // 2 - 15)
    assert both.pixelColor(left) == first.pixelColor(left) != second.pixelColor(left)
    assert both.pixelColor(right) == second.pixelColor(right) != first.pixelColor(right)


BOXES: dict[str, QRectF] = {
    "whole 0": contrees.TOWER_RECT,
    "whole 1": contrees.TOWER_RECT,
    "ghost 0": contrees.TOWER_RECT,
    "doomed 1": contrees.TOWER_RECT,
    "falling": contrees.TOWER_RECT,
    "fallen": contrees.TOWER_RECT,
    "rising": contrees.TOWER_RECT,
    "tower's shadow": contrees.TOWER_RECT,
    "standard 0": contrees.STANDARD_RECT,
    "lit turret": contrees.TURRET_RECT,
    "barred": contrees.RING_RECT,
    "last": contrees.RING_RECT,
    "hover": contrees.RING_RECT,
    "focus": contrees.RING_RECT,
    "liberty 0": contrees.RING_RECT,
    "member 1": contrees.RING_RECT,
    "cross": contrees.CROSS_RECT,
    "lozenge": contrees.LOZENGE_RECT,
    "owned 0": contrees.tile_rect((0, 0)),
    "preview 1": contrees.tile_rect((0, 0)),
    "losing": contrees.tile_rect((0, 0)),
    "lit place": contrees.tile_rect((0, 0)),
    "snow": contrees.land_rect([(0, 0)]),
}


@pytest.mark.parametrize("name", BOXES)
def test_nothing_is_cut_off_by_its_box(name: str) -> None:
    def boxed(painter: QPainter) -> None:
        THINGS[name](painter)
        painter.fillRect(BOXES[name].toAlignedRect(), QColor("#465255"))

    left, blank = picture(boxed), picture(lambda p: None)
    outside = [
        (x - _SIZE // 2, y - _SIZE // 2)
        for y in range(_SIZE if left != blank else 0)
        for x in range(0, _SIZE, 3)
        if abs(left.pixelColor(x, y).lightness() - blank.pixelColor(x, y).lightness()) > 4
    ]
    assert outside == []


@pytest.mark.parametrize("land", [[(0, 0)], [(0, 0), (1, 0), (0, 1), (3, -1), (2, -1), (2, 0)]])
def test_no_contour_is_cut_off(land: list[tuple[int, int]]) -> None:
    rect = contrees.contours_rect(land)
    wide = rect.adjusted(-40, -40, 40, 40)
    left = picture_of(wide, 0.5, partial(contrees.paint_contours, land=land)).toImage()
    painter = QPainter(left)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(
        QRectF(20, 20, rect.width() / 2, rect.height() / 2).toAlignedRect(), QColor("black")
    )
    painter.end()
    blank = QImage(left.size(), left.format())
    blank.fill(0)
    assert left == blank


def test_a_tile_stays_as_it_is_while_the_land_grows() -> None:
    def middle(land: list[tuple[int, int]]) -> QImage:
        whole = picture(lambda painter: contrees.paint_land(painter, land))
        return whole.copy(_SIZE // 2 - 50, _SIZE // 2 - 30, 100, 60)

    assert middle([(0, 0)]) == middle(LAND) == middle([*reversed(LAND), (2, 0)])
    other = picture(
        lambda painter: contrees.paint_land(painter, LAND), contrees.tile_centre((1, 0))
    )
    assert middle(LAND) != other.copy(_SIZE // 2 - 50, _SIZE // 2 - 30, 100, 60)


def test_possession_keeps_behind_the_walls() -> None:
    land = picture(lambda painter: contrees.paint_land(painter, [(0, 0)]))

    def owned(painter: QPainter) -> None:
        contrees.paint_land(painter, [(0, 0)])
        contrees.paint_owned(painter, (0, 0), 1)

    taken = picture(owned)
    foot = contrees.corner("0,0,S")
    on_the_wall = QPointF(_SIZE / 2 + 43, _SIZE / 2 + foot.y() - 30).toPoint()
    assert taken.pixel(on_the_wall) == land.pixel(on_the_wall)
    assert taken.pixel(_SIZE // 2, _SIZE // 2) != land.pixel(_SIZE // 2, _SIZE // 2)


@pytest.mark.parametrize(
    "paint",
    [
        lambda painter: contrees.paint_paper_tile(painter),
        lambda painter: contrees.paint_paper_tile(painter, 40, True),
        lambda painter: contrees.paint_tower_counter(painter, 0, 20),
        lambda painter: contrees.paint_tower_counter(painter, 1, 20),
        lambda painter: contrees.paint_standard_counter(painter, 0, 20),
        lambda painter: contrees.paint_land(painter, LAND, [(0, 0)], paper=True),
        lambda painter: contrees.paint_tower(painter, 0, paper=True),
        lambda painter: contrees.paint_standard(painter, 1, paper=True),
        lambda painter: contrees.paint_turret(painter, paper=True),
        lambda painter: contrees.paint_box_lid(painter, 212, 346, paper=True),
    ],
    ids=[
        "tile", "snow", "tower 0", "tower 1", "marker", "land", "tower", "standard", "turret",
        "lid",
    ],
)  # fmt: skip
def test_paper_gets_vectors_only(paint: Paint) -> None:
    svg = vectors(paint, _SIZE, _SIZE)
    assert b"<path" in svg or b"<rect" in svg or b"<polyline" in svg
    assert b"<image" not in svg


def test_hexes_and_corners_fit_together() -> None:
    for tile in LAND:
        ring = contrees.hexagon(tile).toList()
        for name, point in zip(contrees.corners(tile), ring, strict=True):
            assert (contrees.corner(name) - point).manhattanLength() < 1e-6
            assert tile in contrees.hexes_of(name)
    assert len(contrees.neighbours((0, 0))) == len(set(contrees.neighbours((0, 0)))) == 6
    assert contrees.frontier([]) == [(0, 0)]
    assert not set(contrees.frontier(LAND)) & set(LAND)


def test_every_corner_has_two_or_three_walls() -> None:
    names = contrees.all_corners(LAND)
    assert len(names) == len(set(names))
    ways = {name: contrees.adjacent_corners(name, LAND) for name in names}
    assert {len(near) for near in ways.values()} <= {2, 3}
    assert sum(len(near) for near in ways.values()) == 2 * len(contrees.walls(LAND))
    assert contrees.bounds([]).isEmpty()


def difference(one: QImage, other: QImage) -> int:
    """Return how unlike two pictures are: all their bytes compared."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("white", [False, True])
def test_in_the_air_a_tile_has_the_scenery_it_has_on_the_land(white: bool) -> None:
    tile, others = (1, 1), [(0, 0), (2, -1), (0, 3)]
    scene, board = QGraphicsScene(), Root()
    scene.addItem(board)
    ghost = GhostTile(Pictures("test"), tile, white, (), board)
    box = ghost.sceneBoundingRect()
    air = picture(lambda p: scene.render(p, box, box), contrees.tile_centre(tile))

    def unlike(place: Hex) -> int:
        paint = partial(contrees.paint_tile, tile=place, is_snow=white)
        return difference(air, picture(paint, contrees.tile_centre(place)))

    assert unlike(tile) < min(unlike(other) for other in others)
