"""Sheets on paper: how many pages, where things lie, and that nothing is lost or cut off."""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from desktop.games import TABLES
from desktop.games.cannir.art.painter import CARD_SIZE
from desktop.games.cannir.sheets.sheet import CELL_STEP, CLOTH_SIZE, SHEETS
from desktop.language.translation import LANGUAGES
from desktop.painting.lettering import paint_fitted_line
from desktop.printing.card_faces import CARD_SIZES, uncut_sheet
from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.job import Job
from desktop.printing.layout.sheets_on_pages import pages_of, tiled
from desktop.printing.print_page import (
    EDGE_MM,
    FULL,
    LEAF,
    MARGIN,
    PAPERS,
    Page,
    PaperSize,
    PrintError,
)
from desktop.printing.sheets import Deck, Drawing
from tests.desktop.printing.kit import image, speaking, white

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("kind", "paper", "true", "light", "count"),
    [
        ("board", "A4", False, False, 1),
        ("board", "A4", True, False, 1 + 18),
        ("board", "A3", True, False, 1 + 9),
        ("board", "letter", True, False, 1 + 18),
        ("board", FULL, True, False, 1),
        ("board", "A4", True, True, 1 + 12),
        ("cards", "A4", False, False, 6),
        ("cards", "A4", True, False, 6),
        ("cards", "letter", False, False, 6),
        ("cards", "A3", False, False, 4),
        ("cards", FULL, False, False, 2),
        ("aid", "A4", False, False, 2),
        ("aid", "letter", True, False, 2),
        ("box", "A4", True, False, 1 + 19 + 6 + 1 + 2),
        ("box", "A3", False, True, 1 + 1 + 4 + 1 + 2),
    ],
)
def test_page_counts(kind: str, paper: str, true: bool, light: bool, count: int) -> None:
    assert len(Job(kind, paper, true, light).pages(SHEETS)) == count


@pytest.mark.parametrize("paper", [*PAPERS])
def test_every_page_is_the_paper_and_keeps_clear_of_its_edge(paper: str) -> None:
    """In the box are the pages of every kind."""
    size = PAPERS[paper]
    scale = 1.0
    box = Job("box", paper, True).pages(SHEETS)
    for kind in SHEETS.kinds:
        pages = Job(kind, paper, True).pages(SHEETS)
        assert {page.title for page in pages} <= {page.title for page in box}
    for page in box:
        assert page.size in (size, size.rotated())
        shown = image(page, scale)
        width, height, edge = shown.width(), shown.height(), int(EDGE_MM * scale) - 1
        assert white(shown, 0, 0, width, edge)
        assert white(shown, 0, height - edge, width, edge)
        assert white(shown, 0, 0, edge, height)
        assert white(shown, width - edge, 0, edge, height)


def test_the_cloth_has_room_for_true_cards() -> None:
    width, height = CARD_SIZE
    assert width + 4 <= CELL_STEP
    assert height + 4 <= CELL_STEP
    for paper, most in (("A4", 18), ("A3", 9)):
        assert len(Job("board", paper, True).pages(SHEETS)) - 1 == most


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("card", CARD_SIZES)
def test_the_cloth_is_as_large_as_its_cards_want(card: str, light: bool) -> None:
    (page,) = Job("board", FULL, True, light, card=card).pages(SHEETS)
    (usual,) = Job("board", FULL, True, light).pages(SHEETS)
    share = page.size.width / usual.size.width
    assert CARD_SIZES[card].height < CELL_STEP * share - 3
    assert page.size.height == pytest.approx(usual.size.height * share)
    small = Job("box", "A4", True, light, card="44x67").pages(SHEETS)
    assert len(small) < len(Job("box", "A4", True, light).pages(SHEETS))


def test_a_tile_shows_its_part_of_the_board() -> None:
    scale = 1.0
    (whole,) = Job("board", FULL, True).pages(SHEETS)
    board = image(whole, scale)
    assert (board.width(), board.height()) == (round(CLOTH_SIZE.width), round(CLOTH_SIZE.height))
    plan, *tiles = Job("board", "A4", True).pages(SHEETS)
    (cloth,) = SHEETS.sheets["board"](False)
    assert isinstance(cloth, Drawing)
    parts = list(tiled(cloth, PAPERS["A4"])[1])
    assert len(parts) == len(tiles) == 18
    for index in (0, 6, 10):
        tile = parts[index]
        page = image(tiles[index], scale)
        left = (plan.size.width - tile.size.width) / 2
        top = (plan.size.height - tile.size.height) / 2
        for dx, dy in itertools.product((30, 80, 120), (30, 80, 140)):
            here = _blurred(page, left + dx, top + dy)
            x, y = tile.x + dx, tile.y + dy
            assert _distance(here, _blurred(board, x, y)) < 24, (index, dx, dy)


def _blurred(picture: QImage, x: float, y: float) -> QColor:
    """Return the mean colour of a square of 13 pixels."""
    part = picture.copy(round(x) - 6, round(y) - 6, 13, 13)
    smooth = Qt.TransformationMode.SmoothTransformation
    return part.scaled(1, 1, mode=smooth).pixelColor(0, 0)


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _distance(a: QColor, b: QColor) -> int:
    return sum(abs(p - q) for p, q in zip(_rgb(a), _rgb(b), strict=True))


def test_backs_lie_behind_their_fronts() -> None:
    placed: dict[bool, list[tuple[float, float]]] = {False: [], True: []}

    def note(back: bool, painter: QPainter) -> None:
        at = painter.transform()
        placed[back].append((at.dx(), at.dy()))

    fronts = [lambda p: note(False, p)] * 4
    deck = Deck("", PaperSize(60, 80), fronts, lambda p: note(True, p))
    front, back = pages_of([deck], PAPERS["A4"], true=True)
    assert (front.is_back, back.is_back) == (False, True)
    image(front, 1)
    image(back, 1)
    mirrored = {(round(210 - x - 60), round(y)) for x, y in placed[True]}
    assert mirrored == {(round(x), round(y)) for x, y in placed[False]}


@pytest.mark.parametrize("game", TABLES)
def test_a_turned_back_is_the_same_back(game: str) -> None:
    scale = 6.0
    for item in TABLES[game].sheets.box(False):
        if isinstance(item, Deck):
            one = uncut_sheet(item, item.size)
            one = replace(one, fronts=one.fronts[:1])
            _, back = pages_of([one], item.size.size_inside(-20), true=True)
            shown = image(back, scale).copy(120, 120, 378, 528)
            turned = shown.transformed(QTransform().rotate(180))
            points = list(itertools.product(range(0, 378, 5), range(0, 528, 5)))
            other = [
                point
                for point in points
                if _distance(shown.pixelColor(*point), turned.pixelColor(*point)) > 60
            ]
            assert len(other) < 0.002 * len(points)  # along edges, which fall between dots


@pytest.mark.parametrize(
    ("game", "kind", "page", "share"),
    [
        ("condottiere1", "cards", 0, 0.55),
        ("condottiere1", "cards", 1, 0.3),
        ("condottiere1", "counters", 0, 0.6),
        ("contrees", "counters", 0, 0.7),
        ("contrees", "box", 5, 0.4),
        ("cannir", "cards", 0, 0.4),
        ("cannir", "box", -3, 0.4),
    ],
)
def test_all_that_is_cut_out_can_save_ink(game: str, kind: str, page: int, share: float) -> None:
    """Fronts, backs, counters and boxes, by how much of the page is covered."""

    def ink(light: bool) -> float:
        pages = Job(kind, "A4", True, light).pages(TABLES[game].sheets)
        shown = image(pages[page], 1).convertToFormat(QImage.Format.Format_Grayscale8)
        return 1 - sum(bytes(shown.constBits())) / shown.sizeInBytes() / 255

    assert ink(True) < share * ink(False)


def test_light_writing_on_what_becomes_pale_is_dark() -> None:
    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 60, 40), QColor("#1c444e"))
        paint_fitted_line(painter, QRectF(5, 10, 50, 20), "Title", 12, "#f2dd9a", weight=700)

    shown = image(Page(PaperSize(60, 40), partial(paint_sparingly, paint)), 4)
    points = itertools.product(range(20, 220), range(40, 120))
    assert shown.pixelColor(4, 4).lightnessF() > 0.75
    assert min(shown.pixelColor(*point).lightnessF() for point in points) < 0.35


def test_a_page_smaller_than_a_card_is_refused() -> None:
    deck = Deck("", PaperSize(63, 88), [lambda p: None], lambda p: None)
    with pytest.raises(PrintError) as refusal:
        pages_of([deck], PaperSize(70, 90), true=True)
    assert refusal.value.key == "page_too_small"


def test_there_are_no_labels_for_cannir_but_all_else_is_named() -> None:
    everything = "box, board, cards, aid, faces, poster, punched, table$"
    with pytest.raises(PrintError, match=everything) as refusal:
        Job("labels", "A4", False).pages(SHEETS)
    assert refusal.value.key == "no_sheet"


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_stay_on_their_page_in_every_language(code: str) -> None:
    scale = 2.0
    with speaking(code):
        contents, *_, pieces, first, second = Job("box", FULL, True).pages(SHEETS)
        for page in (contents, pieces, first, second):
            assert page.size == PaperSize(LEAF.width + 2 * MARGIN, LEAF.height + 2 * MARGIN)
            shown = image(page, scale)
            margin = int(MARGIN * scale) - 2
            assert white(shown, 0, shown.height() - margin, shown.width(), margin)
            assert white(shown, shown.width() - margin, 0, margin, shown.height())
