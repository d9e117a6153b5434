"""Cards as printers want them: bleed, safe area, sizes, backs, gutters, single faces, pages."""

from __future__ import annotations

import csv
import itertools
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from desktop.games import TABLES
from desktop.games.cannir.sheets.sheet import SHEETS
from desktop.printing.bleed import bleed_of
from desktop.printing.card_faces import (
    CARD_SAFE_MARGIN_MM,
    CARD_SIZES,
    FACE_DPI,
    decks_of,
    faces,
    uncut_sheet,
)
from desktop.printing.job import FACES, Job, chosen
from desktop.printing.layout.card_pages import BACKS, CardStyle
from desktop.printing.layout.sheets_on_pages import pages_of
from desktop.printing.output import write
from desktop.printing.print_page import (
    EDGE_MM,
    LEAF,
    PAPERS,
    Page,
    PaperSize,
    PrintError,
    paper_size,
)
from desktop.printing.sheets import Deck, Drawing
from desktop.printing.stock import Stock
from tests.desktop.printing.kit import image, lines, media_boxes, text_of, white

pytestmark = pytest.mark.usefixtures("qapp")

Pages = Callable[..., list[Page]]


@pytest.fixture
def pages() -> Pages:
    """Pages of Cannir's cards, laid out in some way."""

    def lay_out(paper: str = "A4", **style: object) -> list[Page]:
        return Job("cards", paper, True, cards=CardStyle(**style)).pages(SHEETS)  # type: ignore[arg-type]

    return lay_out


# -- bleed, safe area, sizes -----------------------------------------------------------------------


@pytest.mark.parametrize("card", CARD_SIZES)
@pytest.mark.parametrize("game", [game for game in TABLES if "cards" in TABLES[game].sheets.sheets])
def test_pictures_keep_to_the_safe_area_and_paper_goes_beyond_the_cut(game: str, card: str) -> None:
    size, scale = CARD_SIZES[card], 2.0
    for light in (True, False):
        decks = decks_of(TABLES[game].sheets.sheets["cards"](light))
        for face in list(faces(uncut_sheet(deck, size, saves_ink=light) for deck in decks))[::9]:
            shown = _face(face.paint, size, scale)
            edge = int((bleed_of(size) + CARD_SAFE_MARGIN_MM) * scale) - 1
            paper = shown.pixelColor(2, 2)
            assert (paper == QColor("white")) == light
            for part in _frame(shown, edge):
                blank = QImage(part.size(), part.format())
                blank.fill(paper)
                assert part == blank, face.id


def _face(paint: Callable[[QPainter], None], size: PaperSize, scale: float) -> QImage:
    bleed = bleed_of(size)

    def within_bleed(painter: QPainter) -> None:
        painter.translate(bleed, bleed)
        paint(painter)

    return image(Page(size.size_inside(-bleed), within_bleed), scale)


def _frame(shown: QImage, edge: int) -> list[QImage]:
    """Strips along all four sides, without the outermost dots: they may be of half a tone."""
    shown = shown.copy(shown.rect().adjusted(1, 1, -1, -1))
    width, height, edge = shown.width(), shown.height(), edge - 1
    return [
        shown.copy(0, 0, width, edge),
        shown.copy(0, height - edge, width, edge),
        shown.copy(0, 0, edge, height),
        shown.copy(width - edge, 0, edge, height),
    ]


def test_cards_of_another_size_lie_closer() -> None:
    counts = [len(Job("cards", "360x420", True, card=card).pages(SHEETS)) for card in CARD_SIZES]
    assert counts == [4, 4, 2, 4, 2]


# -- backs -----------------------------------------------------------------------------------------


def test_where_backs_go(pages: Pages) -> None:
    sides = {backs: [page.is_back for page in pages(backs=backs)] for backs in BACKS}
    assert sides["duplex"] == sides["short-edge"] == [False, True] * 3
    assert sides["none"] == [False] * 3
    assert sides["last"] == [False] * 3 + [True] * 3
    assert sides["gutterfold"] == [False] * 6  # four pairs to a page


def test_turned_over_the_short_edge_backs_are_upside_down(pages: Pages) -> None:
    style = {"paper": "A4", "gutter": 4.0}
    long, short = pages(**style)[1], pages(backs="short-edge", **style)[1]
    upright = image(long, 1).transformed(QTransform().rotate(180))
    assert _difference(upright, image(short, 1)) < 2


def _difference(one: QImage, other: QImage) -> float:
    places = list(itertools.product(range(0, one.width(), 3), range(0, one.height(), 3)))
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness())
        for x, y in places
    ) / len(places)


def test_folded_backs_lie_beyond_the_fold() -> None:
    places: dict[str, list[tuple[float, float]]] = {"front": [], "back": []}

    def note(side: str, painter: QPainter) -> None:
        places[side].append((painter.transform().dx(), painter.transform().dy()))

    deck = Deck("", PaperSize(63, 88), [partial(note, "front")] * 4, partial(note, "back"))
    style = CardStyle("gutterfold", gutter=3)
    (page,) = pages_of([deck], PAPERS["A4"], true=True, cards=style)
    assert page.size == PAPERS["A4"].rotated()
    image(page, 1)
    behind = {(round(297 - x - 63), round(y)) for x, y in places["back"]}
    assert behind == {(round(x), round(y)) for x, y in places["front"]}
    assert all(x + 63 < 297 / 2 for x, _ in places["front"])


@pytest.mark.parametrize("backs", BACKS)
@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_every_page_keeps_clear_of_its_edge(pages: Pages, paper: str, backs: str) -> None:
    scale, edge = 2.0, int(EDGE_MM * 2) - 1  # marks may reach it with half of their line
    for page in pages(paper=paper, backs=backs, gutter=3.0)[:2]:
        shown = image(page, scale)
        width, height = shown.width(), shown.height()
        assert white(shown, 0, 0, width, edge)
        assert white(shown, 0, height - edge, width, edge)
        assert white(shown, 0, 0, edge, height)
        assert white(shown, width - edge, 0, edge, height)


def test_backs_are_nudged_and_cards_kept_apart() -> None:
    found: list[tuple[float, float]] = []

    def note(painter: QPainter) -> None:
        found.append((painter.transform().dx(), painter.transform().dy()))

    deck = Deck("", PaperSize(60, 80), [lambda p: None] * 2, note)
    for style in (CardStyle(), CardStyle(nudge=(2, -3)), CardStyle(gutter=5)):
        image(pages_of([deck], PAPERS["A4"], true=True, cards=style)[1], 1)
    plain, nudged, apart = found[0:2], found[2:4], found[4:6]
    assert nudged == [(x + 2, y - 3) for x, y in plain]
    assert plain[0][0] - plain[1][0] == pytest.approx(60)
    assert apart[0][0] - apart[1][0] == pytest.approx(65)


@pytest.mark.parametrize(("paper", "sides"), [("A4", (3, 3)), ("A3", (3, 3)), ("letter", (3, 0.2))])
def test_a_grid_has_all_its_bleed_around_it(paper: str, sides: tuple[float, float]) -> None:
    """The check bar gives way; only on letter paper there is no room above and below."""

    def fill(painter: QPainter) -> None:
        painter.fillRect(QRectF(-9, -9, 90, 110), QColor("#ff0000"))

    deck = Deck("", PaperSize(63, 88), [fill] * 16, fill, bleed=3)
    for page in pages_of([deck], PAPERS[paper], true=True)[:2]:
        shown, size = image(page, 10), page.size
        across, down = int(size.width / 63), int(size.height / 88)
        left, top = (size.width - across * 63) / 2, (size.height - down * 88) / 2
        for x, y in ((left - sides[0], top + 20), (left + 20, top - sides[1])):
            step = QPointF(0.2, 0) if x < left else QPointF(0, 0.1)
            for at, red in ((QPointF(x, y) + step, True), (QPointF(x, y) - step, False)):
                colour = shown.pixelColor((at * 10).toPoint())
                assert (colour == QColor("#ff0000")) == red, (paper, at)


def test_bleed_fills_half_a_gutter_and_no_more() -> None:
    def fill(painter: QPainter) -> None:
        painter.fillRect(QRectF(-3, -3, 66, 86), QColor("black"))

    def inked(gutter: float) -> int:
        deck = Deck("", PaperSize(60, 80), [fill] * 3, fill, bleed=3)
        (page,) = pages_of(
            [deck], PaperSize(250, 300), true=True, cards=CardStyle("none", (0, 0), gutter)
        )
        shown = image(page, 4)
        return sum(shown.pixelColor(x, 70 * 4) == QColor("black") for x in range(44, shown.width()))

    assert inked(0) == (180 + 6) * 4
    assert inked(4) == (188 + 6) * 4
    assert inked(20) == (3 * 66) * 4


# -- single faces ----------------------------------------------------------------------------------


def test_every_face_once_and_how_often_it_is_wanted(tmp_path: Path) -> None:
    game = TABLES["condottiere1"].sheets
    job = Job(FACES, "A4", True)
    pages, lists = job.pages(game), partial(job.lists, game)
    (pdf, table) = write(pages, tmp_path / "deck.pdf", "", lists=lists)
    assert media_boxes(pdf) == [pytest.approx((69, 94), abs=0.2)] * len(pages)
    # Spreadsheets take a file without this mark for another alphabet.
    assert table.read_bytes().startswith(b"\xef\xbb\xbfname,text,count,front,back\n")
    rows = list(csv.DictReader(table.read_text("utf-8-sig").splitlines()))
    assert [int(row["front"]) for row in rows] == [*range(1, len(pages))]
    assert {int(row["back"]) for row in rows} == {len(pages)}
    assert sum(int(row["count"]) for row in rows) == 96
    assert (rows[0]["name"], rows[0]["text"]) == ("Mercenary 1", "Adds 1 to your strength.")
    for number, row in enumerate(rows, 1):
        assert row["text"] in text_of(pdf, number)


def test_every_card_with_its_back_behind_it(tmp_path: Path) -> None:
    game = TABLES["cortez"].sheets
    job = Job(FACES, "A4", True, pairs=True)
    pages = job.pages(game)
    cards = sum(len(deck.fronts) for deck in decks_of(game.sheets["cards"](False)))
    assert [page.is_back for page in pages] == [False, True] * cards
    assert len({page.name for page in pages}) == len(pages)
    assert job.lists(game, tmp_path / "a.pdf") == {}
    assert pages[0].trim == pages[1].trim == bleed_of(CARD_SIZES["63x88"])


def test_the_list_counts_the_pages_that_are_written() -> None:
    job = Job(FACES, "A4", True, range="2,5,22")
    rows = list(csv.DictReader(job.lists(SHEETS, Path("a.pdf"))["csv"][1:].splitlines()))
    assert [(row["front"], row["back"]) for row in rows] == [("1", "3"), ("2", "3")]
    (row,) = csv.DictReader(
        replace(job, range="2").lists(SHEETS, Path("a.png"))["csv"][1:].splitlines()
    )
    assert row["front"].startswith("a-cards-")
    assert row["back"] == ""


@pytest.mark.parametrize(("card", "dots"), [("63x88", (815, 1110)), ("63.5x88.9", (825, 1125))])
def test_cards_in_inches_have_an_eighth_of_an_inch_of_bleed(
    card: str, dots: tuple[int, int]
) -> None:
    page = Job(FACES, "A4", True, card=card).pages(SHEETS)[0]
    shown = image(page, FACE_DPI / 25.4)
    assert (shown.width(), shown.height()) == dots
    assert page.trim == page.bleed == bleed_of(CARD_SIZES[card])


def test_nine_cards_of_poker_size_fit_on_a_letter_page(tmp_path: Path) -> None:
    game = TABLES["condottiere1"].sheets
    pages = Job("cards", "letter", True, card="63.5x88.9").pages(game)
    assert len(pages) == 22
    (file,) = write(pages[:1], tmp_path / "a.pdf", "")
    (marks,) = lines(file)
    # For every cut a mark at both ends of the page, none of them where printers cannot reach.
    upright = {round(line.x1(), 1) for line in marks if abs(line.dx()) < 0.01 < abs(line.dy()) < 2}
    assert {round(215.9 / 2 + i * 63.5, 1) for i in (-1.5, -0.5, 0.5, 1.5)} <= upright
    ends = [y for line in marks for y in (line.y1(), line.y2())]
    assert min(ends) >= EDGE_MM - 0.01
    assert max(ends) <= 279.4 - EDGE_MM + 0.01


def test_faces_as_pictures_are_named_after_their_cards(tmp_path: Path) -> None:
    job = Job(FACES, "A4", True, range="1,22")
    files = write(
        job.pages(SHEETS), tmp_path / "a.png", "", dpi=36, lists=partial(job.lists, SHEETS)
    )
    assert [file.name for file in files] == ["a-cards-r1.png", "a-cards-back.png", "a.csv"]
    (packed,) = write(
        job.pages(SHEETS), tmp_path / "a.zip", "", dpi=36, lists=partial(job.lists, SHEETS)
    )
    with ZipFile(packed) as archive:
        assert archive.namelist() == [file.name for file in files]
        assert archive.read("a.csv") == files[2].read_bytes()
        assert archive.read("a-cards-r1.png") == files[0].read_bytes()


def test_a_game_without_cards_has_no_faces() -> None:
    with pytest.raises(PrintError, match="no 'faces'"):
        Job(FACES, "A4", True).pages(TABLES["contrees"].sheets)


# -- pages and papers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("", [0, 1, 2, 3]), ("2", [1]), ("3-", [2, 3]), ("-2", [0, 1]), (" 4, 1 - 2 ", [0, 1, 3])],
)
def test_pages_are_chosen(text: str, numbers: list[int]) -> None:
    pages = [Page(PaperSize(1, 1), lambda p: None, name=str(i)) for i in range(4)]
    assert [int(page.name) for page in chosen(pages, text)] == numbers


@pytest.mark.parametrize("text", ["9-3", "0", "5", "1-5", "-", "a", "1,,2", "9" * 5000, "1-2-3"])
def test_wrong_pages_are_said_in_one_line(text: str) -> None:
    pages = [Page(PaperSize(1, 1), lambda p: None)] * 4
    with pytest.raises(PrintError) as refusal:
        chosen(pages, text)
    assert refusal.value.key == "pages"
    assert len(str(refusal.value)) < 90


def test_papers_by_name_and_by_size() -> None:
    assert paper_size("A2") == PaperSize(420, 594)
    assert paper_size("500x700.5") == PaperSize(500, 700.5)
    assert paper_size("full") is None
    for name in ("A5", "0x10", "9999x100", "500", "500x", "1e3x1e3", "x" * 99):
        with pytest.raises(PrintError) as refusal:
            paper_size(name)
        assert refusal.value.key == "paper"
        assert "\n" not in str(refusal.value)


# -- boxes for cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "sleeved"), [*((card, False) for card in CARD_SIZES), (max(CARD_SIZES), True)]
)
@pytest.mark.parametrize("game", [game for game in TABLES if "cards" in TABLES[game].sheets.sheets])
def test_boxes_hold_the_cards_and_fit_their_pages(game: str, card: str, sleeved: bool) -> None:
    sheets = TABLES[game].sheets
    stock = Stock(CARD_SIZES[card], sleeved)
    boxes = [
        item
        for item in sheets.box(False)
        if isinstance(item, Drawing) and item.refit and item.is_leaf
    ]
    assert boxes
    held = 0
    for box in boxes:
        assert box.refit is not None
        for page in box.refit(stock):
            assert isinstance(page.paint, partial)
            _, count = page.paint.args[-2:]
            held += count
            shown = image(Page(LEAF.size_inside(-5), partial(_inset, page.paint)), 1)
            assert white(shown, 0, 0, 4, shown.height())
            assert white(shown, shown.width() - 4, 0, 4, shown.height())
            assert white(shown, 0, shown.height() - 4, shown.width(), 4)
    cards = sum(len(deck.fronts) for deck in decks_of(sheets.sheets["cards"](False)))
    assert cards <= held < cards + len(boxes) * 3


def _inset(paint: Callable[[QPainter], None], painter: QPainter) -> None:
    painter.translate(5, 5)
    paint(painter)


def test_a_box_is_as_large_as_its_cards_want() -> None:
    plain, sleeved = Stock(PaperSize(63, 88)), Stock(PaperSize(63, 88), sleeved=True)
    assert (plain.compartment_size, plain.depth(100)) == (PaperSize(66, 91), 30)
    assert (sleeved.compartment_size, sleeved.depth(100)) == (PaperSize(69, 94), 50)
    job = Job("box", "A4", True)
    game = TABLES["condottiere3"].sheets
    assert len(replace(job, sleeved=True).pages(game)) == len(job.pages(game)) + 1
