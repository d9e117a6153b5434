"""Posters for a print shop and pictures for virtual tables: sizes, bleed, places, a list."""

from __future__ import annotations

import csv
import json
import re
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pikepdf
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.games import TABLES
from desktop.printing.bleed import BLEED_MM, INCH_BLEED_MM
from desktop.printing.job import POSTER, PUNCHED, VIRTUAL_TABLE, Job
from desktop.printing.layout.poster import SLUG_MM, poster_pages
from desktop.printing.output import picture, write
from desktop.printing.print_page import PaperSize, PrintError
from desktop.printing.punching import punching_pages
from desktop.printing.sheets import Cutout, Deck, Drawing, square_cut
from desktop.printing.virtual_table import MAX_COLUMNS, MAX_ROWS, MAX_SIDE_DOTS, table_pages
from tests.desktop.printing.kit import image, lines, named, speaking

pytestmark = pytest.mark.usefixtures("qapp")

GROUND, FIELD = QColor("#336699"), QColor("#ffeeaa")


def board(width: float, height: float) -> Drawing:
    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, width, height), GROUND)
        painter.fillRect(QRectF(9, 9, width - 18, height - 18), FIELD)

    return Drawing("Board", PaperSize(width, height), paint)


# -- posters ---------------------------------------------------------------------------------------


def test_a_poster_fills_its_paper_and_its_ground_goes_on_to_the_bleed() -> None:
    (page,) = poster_pages([board(300, 200)], PaperSize(420, 594), true=False, saves_ink=False)
    assert (page.size, page.trim) == (PaperSize(594 + 2 * SLUG_MM, 420 + 2 * SLUG_MM), SLUG_MM)
    shown, edge = image(page, 1), int(SLUG_MM - BLEED_MM)
    for x in (edge + 1, shown.width() // 2, shown.width() - edge - 2):
        assert shown.pixelColor(x, edge + 1) == GROUND
        assert shown.pixelColor(x, edge - 2) == QColor("white")
    assert shown.pixelColor(shown.rect().center()) == FIELD
    assert shown.pixelColor(round(SLUG_MM), 0) == QColor("white")


def test_a_poster_in_inches_has_an_eighth_of_an_inch_of_bleed() -> None:
    (page,) = Job(POSTER, "tabloid", False).pages(TABLES["condottiere1"].sheets)
    assert page.bleed == INCH_BLEED_MM


def test_a_poster_of_true_size_wants_paper_for_it() -> None:
    paper = PaperSize(350, 250)
    (page,) = poster_pages([board(300, 200)], paper, true=True, saves_ink=True)
    shown = image(page, 1)
    fields = [x for x in range(shown.width()) if shown.pixelColor(x, 140) == FIELD]
    assert len(fields) == 300 - 18
    assert shown.pixelColor(int(SLUG_MM) + 3, 140) == QColor("white")
    with pytest.raises(PrintError) as refusal:
        poster_pages([board(300, 200)], PaperSize(297, 210), true=True, saves_ink=True)
    assert refusal.value.key == "page_too_small"


def test_where_a_poster_is_cut_stands_in_its_file(tmp_path: Path) -> None:
    pages = poster_pages([board(300, 200)], None, true=True, saves_ink=False)
    (file,) = write(pages, tmp_path / "poster.pdf", "")
    (box,) = re.findall(rb"/TrimBox \[ ?([\d. ]+) ?\]", _unpacked(file))
    left, top, right, foot = (float(side) / 72 * 25.4 for side in box.split())
    assert [left, top, right, foot] == pytest.approx(
        [SLUG_MM, SLUG_MM, SLUG_MM + 312, SLUG_MM + 212]
    )


def _unpacked(file: Path) -> bytes:
    packed = file.with_suffix(".plain.pdf")
    with pikepdf.open(file) as document:
        document.save(packed, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    return packed.read_bytes()


def test_a_game_of_tiles_has_no_poster() -> None:
    with pytest.raises(PrintError) as refusal:
        Job(POSTER, "A2", False).pages(TABLES["contrees"].sheets)
    assert refusal.value.key == "no_sheet"


# -- pieces to punch -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("condottiere1", {"Control markers – Lion": 10, "The Condottiere": 1, "Tuck box": 1}),
        ("contrees", {"Tile 18": 1, "Towers – Tower": 24, "Standards – Lion": 10, "Tuck box": 1}),
        ("cannir", {"Sovereign markers – Lily": 1, "Tuck box": 1}),
        ("cortez", {"Troops – Aztecs": 22, "Collars – Olid": 8, "Tuck box: Warriors": 1}),
    ],
)
def test_pieces_have_bleed_a_die_line_and_their_numbers(
    game: str, counts: dict[str, int], tmp_path: Path
) -> None:
    sheets = TABLES[game].sheets
    job = Job(PUNCHED, "A4", True)
    pages = job.pages(sheets)
    (file, table) = write(pages, tmp_path / "a.pdf", "", lists=partial(job.lists, sheets))
    rows = list(csv.DictReader(table.read_text("utf-8-sig").splitlines()))
    assert counts.items() <= {row["name"]: int(row["count"]) for row in rows}.items()
    assert [int(row["front"]) for row in rows] == [*range(1, len(pages) + 1)]
    for page in pages:
        assert (page.trim, page.bleed) == (BLEED_MM, BLEED_MM)
        # Beyond the cut, in the middle of the lower side, but that flaps of boxes are narrower.
        if not page.name.startswith("box"):
            shown = image(page, 4)
            at = shown.width() // 2, shown.height() - int(BLEED_MM * 4 / 2)
            assert shown.pixelColor(*at) != QColor("white"), page.name
    with pikepdf.open(file) as document:
        for page, sheet in zip(pages, document.pages, strict=True):
            inks = [
                named(layer, "/ColorSpace").get("/Die")
                for name, layer in named(sheet.obj, "/XObject").items()
                if name.startswith("/L") and b"/Die CS 1 SCN" in layer.read_bytes()
            ]
            found = [(str(ink[0]), str(ink[1])) for ink in inks if ink]
            assert found == [("/Separation", "/CutContour")], page.name


def test_a_die_line_is_drawn_where_it_is_cut(tmp_path: Path) -> None:
    cutout = Cutout("a", "A", lambda p: None, square_cut(PaperSize(20, 10)))
    (file,) = write(punching_pages([cutout], saves_ink=False), tmp_path / "a.pdf", "")
    (found,) = lines(file)
    corners = {(round(line.x1(), 2), round(line.y1(), 2)) for line in found}
    assert corners == {(BLEED_MM + x, BLEED_MM + y) for x in (0, 20) for y in (0, 10)}


# -- virtual tables --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TABLES)
def test_pictures_are_small_enough_and_cards_whole_dots(game: str) -> None:
    sheets = TABLES[game].sheets
    job = Job(VIRTUAL_TABLE, "A4", True)
    pages = {page.name: page for page in job.pages(sheets)}
    listed = json.loads(job.lists(sheets, Path("t.zip"))["json"])["pictures"]
    assert [item["file"] for item in listed] == [f"t-{name}.png" for name in pages]
    assert len(pages) == len(listed)
    for page, item in zip(pages.values(), listed, strict=True):
        assert page.dots is not None
        wide, high = page.size.width * page.dots, page.size.height * page.dots
        assert max(round(wide), round(high)) <= MAX_SIDE_DOTS
        if item["kind"] == "cards":
            assert item["columns"] <= MAX_COLUMNS
            assert item["rows"] <= MAX_ROWS
            assert len(item["cards"]) < item["columns"] * item["rows"]
            assert wide / item["columns"] == pytest.approx(round(wide / item["columns"]))
            assert high / item["rows"] == pytest.approx(round(high / item["rows"]))


@pytest.mark.parametrize(
    ("game", "pieces"),
    [
        ("condottiere1", {"marker-lion": 10, "condottiere": 1}),
        ("condottiere3", {"marker-wolf": 6, "condottiere": 1, "pope": 1}),
        ("contrees", {"tower-lion": 24, "standard-tower": 10}),
        ("cannir", {"marker-lily": 1}),
        ("cortez", {"troop-aztec": 22, "collar-olid": 7, "bridge": 5, "bridge-broken": 5}),
    ],
)
def test_pieces_are_pictures_with_their_numbers(game: str, pieces: dict[str, int]) -> None:
    sheets = TABLES[game].sheets
    job = Job(VIRTUAL_TABLE, "A4", True)
    pages = {page.name: page for page in job.pages(sheets)}
    listed = json.loads(job.lists(sheets, Path("t.zip"))["json"])["pictures"]
    counts = {item["id"]: item["count"] for item in listed if item["kind"] == "piece"}
    assert pieces.items() <= counts.items()
    for id in counts:
        shown = picture(pages[f"piece-{id}"], 4)
        assert shown.pixelColor(shown.rect().center()).alpha() == 255
        rim = [shown.pixelColor(x, y) for y in (0, shown.height() - 1) for x in range(0, 40, 2)]
        # Nothing is cut off; squares go up to the edge.
        whole = id.startswith(("bridge", "standard"))
        assert whole or sum(colour.alpha() > 128 for colour in rim) < 8, id


def test_a_large_deck_takes_several_sheets_each_with_the_back_in_its_last_place() -> None:
    def fill(number: int, painter: QPainter) -> None:
        painter.fillRect(QRectF(-3, -3, 69, 94), QColor(number, 0, 0))

    fronts = [partial(fill, number) for number in range(100)]
    ids = [str(number) for number in range(100)]
    names, back = {id: id for id in ids}, partial(fill, 110)
    deck = Deck("", PaperSize(63, 88), fronts, back, ids=ids, names=names)
    first, second, behind = table_pages([deck])
    assert [page.name for page in (first, second, behind)] == ["cards-1", "cards-2", "cards-back"]
    # In the middle of every place; coarse, as only the order is looked at.
    seen = _reds(picture(first, 0.2), 10, 7)
    assert seen == [*range(69), 110]
    seen = _reds(picture(second, 0.2), 10, 4)
    assert seen[:31] == [*range(69, 100)]
    assert seen[-1] == 110


def _reds(shown: QImage, columns: int, rows: int) -> list[int]:
    wide, high = shown.width() / columns, shown.height() / rows
    return [
        shown.pixelColor(int((column + 0.5) * wide), int((row + 0.5) * high)).red()
        for row in range(rows)
        for column in range(columns)
    ]


def test_tiles_have_nothing_around_them(tmp_path: Path) -> None:
    sheets = TABLES["contrees"].sheets
    job = Job(VIRTUAL_TABLE, "A4", True, range="1")
    (packed,) = write(
        job.pages(sheets), tmp_path / "t.zip", "", lists=partial(job.lists, sheets)
    )  # fmt: skip
    with ZipFile(packed) as archive:
        assert archive.namelist() == ["t-tile-01.png", "t.json"]
        tile = QImage.fromData(archive.read("t-tile-01.png"))
    assert tile.pixelColor(1, 1).alpha() == 0
    assert tile.pixelColor(tile.rect().center()).alpha() == 255


def test_the_list_speaks_the_language_of_the_cards() -> None:
    sheets = TABLES["cannir"].sheets
    with speaking("pt"):
        said = json.loads(Job(VIRTUAL_TABLE, "A4", True).lists(sheets, Path("a.png"))["json"])
    assert said["language"].startswith("pt")
    assert said["pictures"][1]["cards"][0] == {"id": "r1", "name": "Espada da Lua"}
