"""In high contrast marks on boards are heavy lines between black edges, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.games.cannir.art import painter as cannir
from desktop.games.condottiere.art import painter as italy
from desktop.games.contrees.art import painter as contrees
from desktop.games.cortez.art import painter as cortez
from desktop.painting.cache.pictures import Pictures
from desktop.painting.contrast import CHOSEN, DANGER, LAST, LIT
from desktop.style import theme
from desktop.style.theme import HIGH_CONTRAST, LIGHT, SEATS, Theme
from engine.games.cannir.board import BOARD
from engine.games.cortez.squares import WIDTH
from tests.desktop.painting.kit import contrast, vectors

pytestmark = pytest.mark.usefixtures("qapp")

Paint = Callable[[QPainter], None]

_SIZE = 260
_CELLS = BOARD.names[:3]
_HEX = (0, 0)


def _suite() -> QPainterPath:
    return cannir.suite_outline(_CELLS).translated(-cannir.cell_point(_CELLS[0]))


def _region(state: italy.RegionState, owner: int | None = None) -> Paint:
    def draw(painter: QPainter) -> None:
        painter.translate(-italy.region_path("milano").boundingRect().center())
        italy.paint_region(painter, "milano", owner, state)
        italy.paint_ring(painter, "milano", state)

    return draw


def _square(paint: Callable[[QPainter, int], None]) -> Paint:
    def draw(painter: QPainter) -> None:
        painter.translate(-cortez.square_centre(94))
        paint(painter, 94)

    return draw


#: What marks are painted with, and the line that must be seen.
MARKS: dict[str, tuple[Paint, str]] = {
    "Cannir: a medallion": (lambda painter: cannir.paint_medallion_lit(painter, QPointF()), LIT),
    "Cannir: a card": (lambda painter: cannir.paint_card_lit(painter, QPointF()), LIT),
    "Cannir: the keys": (lambda painter: cannir.paint_focus(painter, QPointF(), True), CHOSEN),
    "Cannir: the last move": (
        lambda painter: cannir.paint_last_move_halo(painter, QPointF()),
        LAST,
    ),
    "Cannir: a suite": (
        lambda painter: cannir.paint_sovereign_thread(painter, _suite(), SEATS[1]),
        CHOSEN,
    ),
    "Contrées: a place": (lambda painter: contrees.paint_frontier(painter, _HEX, lit=True), LIT),
    "Contrées: a corner": (lambda painter: contrees.paint_turret(painter, lit=True), LIT),
    "Contrées: the pointer": (lambda painter: contrees.paint_hover(painter), CHOSEN),
    "Contrées: a barred corner": (lambda painter: contrees.paint_barred(painter), DANGER),
    "Contrées: the last tower": (lambda painter: contrees.paint_last(painter), LAST),
    "Condottiere: a region": (_region(italy.RegionState.CHOOSABLE), LIT),
    "Condottiere: the pointer": (_region(italy.RegionState.HOVER), CHOSEN),
    "Condottiere: a battle": (_region(italy.RegionState.CONTESTED), DANGER),
    "Condottiere: an owner": (_region(italy.RegionState.PLAIN, 2), SEATS[2].light),
    "Cortez: a troop": (_square(cortez.paint_pick), LIT),
    "Cortez: a goal": (_square(cortez.paint_goal), CHOSEN),
    "Cortez: a target": (_square(cortez.paint_target), DANGER),
    "Cortez: in reach": (_square(lambda painter, at: cortez.paint_reach(painter, at, 0)), LIT),
    "Cortez: the last move": (
        _square(lambda painter, at: cortez.paint_last_move(painter, [at, at + 1])),
        LAST,
    ),
}


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    before = theme.current_theme()
    yield
    theme.set_current(before)


def picture(paint: Paint, dress: Theme) -> QImage:
    theme.set_current(dress)
    image = QImage(_SIZE, _SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#a09880"))
    painter = QPainter(image)
    painter.translate(_SIZE / 2, _SIZE / 2)
    paint(painter)
    painter.end()
    return image


def pixels_of(image: QImage, colour: str) -> int:
    wanted = QColor(colour).rgb()
    return sum(image.pixel(x, y) == wanted for y in range(_SIZE) for x in range(_SIZE))


@pytest.mark.parametrize("name", MARKS)
def test_marks_are_heavier(name: str) -> None:
    paint, colour = MARKS[name]
    assert contrast(colour, "#000000") > 5
    stark, plain = picture(paint, HIGH_CONTRAST), picture(paint, LIGHT)
    assert pixels_of(stark, colour) > pixels_of(plain, colour) + 40
    assert pixels_of(stark, "#000000") > pixels_of(plain, "#000000") + 40


def test_collars_stand_out_on_the_board_and_not_on_paper() -> None:
    def marked(painter: QPainter) -> None:
        cortez.paint_troop(painter, cortez.SPANISH, "olid")

    def printed(painter: QPainter) -> None:
        cortez.paint_troop(painter, cortez.SPANISH, "olid", paper=True)

    assert pixels_of(picture(marked, HIGH_CONTRAST), "#000000") > 100
    sheets = []
    for dress in (LIGHT, HIGH_CONTRAST):
        theme.set_current(dress)
        sheets.append(vectors(printed, 100, 100))
    assert sheets[0] == sheets[1]


def test_owned_tiles_are_framed_on_screen_and_not_on_paper() -> None:
    framed = picture(
        lambda painter: contrees.paint_owned_high_contrast(painter, _HEX, 0), HIGH_CONTRAST
    )
    assert pixels_of(framed, "#000000") > 100
    assert picture(
        lambda painter: contrees.paint_owned_high_contrast(painter, _HEX, 0), LIGHT
    ) == picture(lambda p: None, LIGHT)


def test_kept_pictures_follow_the_theme() -> None:
    pictures, rect = Pictures("contrast"), QRectF(0, 0, 8, 8)
    painted: list[str] = []
    for dress in (LIGHT, HIGH_CONTRAST, LIGHT):
        theme.set_current(dress)
        pictures.get("mark", rect, 1, lambda painter, dress=dress: painted.append(dress.name))
    assert painted == [LIGHT.name, HIGH_CONTRAST.name]


def test_gaps_in_a_reachable_region_have_no_heavy_frame() -> None:
    ring = [94 + x + y * WIDTH for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    small = 0.6

    def draw(painter: QPainter) -> None:
        painter.scale(small, small)
        painter.translate(-cortez.square_centre(94))
        cortez.paint_reach_region(painter, ring, costs=False)

    image, size = picture(draw, HIGH_CONTRAST), round(cortez.SQUARE_SIDE * small * 1.5)
    assert pixels_of(image, LIT) > 100
    middle, wanted = (_SIZE - size) // 2, QColor(LIT).rgb()
    places = ((x, y) for x in range(size) for y in range(size))
    assert not any(image.pixel(middle + x, middle + y) == wanted for x, y in places)
