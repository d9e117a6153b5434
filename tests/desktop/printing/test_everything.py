"""Every sheet of every game on every paper, read back from its file; and tiles that meet."""

from __future__ import annotations

import itertools
import re
import subprocess
from pathlib import Path

import pikepdf
import pytest
from PySide6.QtCore import QLineF
from PySide6.QtGui import QImage

from desktop.games import TABLES
from desktop.language.translation import LANGUAGES, VARIETIES
from desktop.printing.job import Job
from desktop.printing.layout.label_paper import LABEL_PAPERS
from desktop.printing.layout.marks import BAR_LENGTH_MM, BAR_THICKNESS_MM
from desktop.printing.layout.sheets_on_pages import pages_of, tiled
from desktop.printing.layout.tiling import OVERLAP, Tile
from desktop.printing.output import write
from desktop.printing.print_page import FULL, PAPERS, Page
from desktop.printing.sheets import LABELS, Deck, Drawing, Item
from tests.desktop.printing.kit import (
    lines,
    media_boxes,
    named,
    overlapping,
    speaking,
    states,
    streams,
    words_of,
)

pytestmark = pytest.mark.usefixtures("qapp")

#: How an upright picture is placed in a rectangle.
_PLACE = re.compile(r"W n (\S+) 0\.0+ -?0\.0+ (\S+) (\S+) (\S+) cm /P\d+ Do")
#: Dots to a millimetre.
_FINE = 10


# -- all sheets ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("paper", "code"),
    [*itertools.product([*PAPERS, FULL], LANGUAGES), *(("A4", code) for code in VARIETIES)],
)
@pytest.mark.parametrize("game", TABLES)
def test_every_sheet_is_as_it_should_be(tmp_path: Path, game: str, paper: str, code: str) -> None:
    sheets, file = TABLES[game].sheets, tmp_path / "a.pdf"
    with speaking(code):
        for true, light in itertools.product((True, False), repeat=2):
            job = Job("box", paper, true, light)
            pages = job.pages(sheets)
            write(pages, file, job.title(sheets))
            boards = {item.title for item in sheets.box(light) if _is_board(item)}
            text = _check(file, pages, boards)
            assert sheets.title() in text
            assert _bars(file) == _expected_bars(sheets.box(light), paper, true)
            _check_cards(file, pages)
        if LABELS in sheets.sheets and paper == "A4":
            for labels in LABEL_PAPERS:
                pages = Job(LABELS, paper, True, labels=labels).pages(sheets)
                write(pages, file, sheets.title())
                _check(file, pages, set())


def _is_board(item: Item) -> bool:
    return isinstance(item, Drawing) and not item.is_leaf


def _check(file: Path, pages: list[Page], boards: set[str]) -> str:
    """Sizes, fonts, no pictures of dots, and words that stand on no others; its text."""
    for box, page in zip(media_boxes(file), pages, strict=True):
        assert box == pytest.approx((page.size.width, page.size.height), abs=0.001)
    with pikepdf.open(file) as document:
        kinds = {str(part.get("/Subtype")) for part in streams(document)}
        assert "/Image" not in kinds
        assert {str(state.get("/SMask", "/None")) for state in states(document)} <= {"/None"}
        for part in streams(document):
            for font in named(part, "/Font").values():
                (letters,) = font.get("/DescendantFonts", [font])
                assert {"/FontFile2", "/FontFile3"} & set(letters.FontDescriptor.keys())
    found = words_of(file)
    text = " ".join(word for words in found for word, _ in words)
    assert text
    assert not re.search("[\ufb00-\ufb06]", text)
    for number, (page, words) in enumerate(zip(pages, found, strict=True), 1):
        if page.title in boards:  # a tile holds the words beyond its edge too, though nobody sees
            continue
        long = [(word, box) for word, box in words if len(word) > 2]
        assert overlapping(long) == [], (number, page.title)
    return text


def _bars(file: Path) -> int:
    """Return how many bars there are.

    Two lines of 10 cm, to half a millimetre, their thickness apart.
    """
    count = 0
    for page in lines(file):
        long = [line for line in page if abs(line.length() - BAR_LENGTH_MM) < 0.5]
        for one, other in itertools.combinations(long, 2):
            apart = QLineF(one.center(), other.center()).length()
            count += abs(apart - BAR_THICKNESS_MM) < 0.01
    return count


def _expected_bars(items: object, paper: str, true: bool) -> int:
    """On the contents two; one on every part, front and piece of true size."""
    assert isinstance(items, list | tuple)
    size = PAPERS.get(paper)
    return 2 + sum(_bars_of(item, size, true) for item in items)


def _bars_of(item: Item, size: object, true: bool) -> int:
    if isinstance(item, Drawing):
        if size is None or (item.is_leaf and not item.is_fixed) or not (true or item.is_fixed):
            return 0
        return len(pages_of([item], size, true=True))  # type: ignore[arg-type]
    if isinstance(item, Deck):
        pages = pages_of([item], size, true=True)  # type: ignore[arg-type]
        return sum(not page.is_back for page in pages)
    pages = pages_of([item], size, true=true)  # type: ignore[arg-type]
    fitted = size is not None and not true and len(pages) < len(pages_of([item], size, true=True))  # type: ignore[arg-type]
    return 0 if fitted else len(pages)


def _check_cards(file: Path, pages: list[Page]) -> None:
    """Neighbouring cards are 63 and 88 millimetres apart, neither larger nor smaller."""
    with pikepdf.open(file) as document:
        for number, page in enumerate(pages):
            if not page.is_back:
                continue
            for side in (number - 1, number):
                content = document.pages[side].Contents.read_bytes().decode("latin-1")
                found = _PLACE.findall(content)
                places = [(float(x) / 72 * 25.4, float(y) / 72 * 25.4) for _, _, x, y in found]
                assert places
                assert all(abs(float(a)) == abs(float(d)) == 1 for a, d, _, _ in found)
                for axis, step in ((0, 63), (1, 88)):
                    along = sorted({round(place[axis], 3) for place in places})
                    for a, b in itertools.pairwise(along):
                        assert b - a == pytest.approx(step, abs=0.01)


# -- tiles -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["condottiere1", "cortez", "cannir"])
def test_neighbouring_tiles_show_the_same_strip(tmp_path: Path, game: str, paper: str) -> None:
    """Dot by dot at 254 dpi, wherever the seams have gone."""
    (board,) = TABLES[game].sheets.sheets["board"](False)
    assert isinstance(board, Drawing)
    tiling = tiled(board, PAPERS[paper])[1]
    if tiling.count == 1:
        return
    pages = Job("board", paper, True).pages(TABLES[game].sheets)[1:]
    (file,) = write(pages, tmp_path / "a.pdf", "")
    tiles = list(tiling)
    shown = [_tile(file, i + 1, pages[i], tile) for i, tile in enumerate(tiles)]
    for one, other in itertools.combinations(range(len(tiles)), 2):
        a, b = tiles[one], tiles[other]
        if a.row == b.row and b.column == a.column + 1:
            wide, high = OVERLAP, a.size.height
            first, second = (a.size.width - OVERLAP, 0.0), (0.0, 0.0)
        elif a.column == b.column and b.row == a.row + 1:
            wide, high = a.size.width, OVERLAP
            first, second = (0.0, a.size.height - OVERLAP), (0.0, 0.0)
        else:
            continue
        strips = [
            bytes(_part(picture, at, wide, high).constBits())
            for picture, at in ((shown[one], first), (shown[other], second))
        ]
        assert len(strips[0]) == len(strips[1]) > 0
        worst = max(abs(p - q) for p, q in zip(*strips, strict=True))
        assert worst / 255 < 0.02, (a.name, b.name)


def _tile(file: Path, number: int, page: Page, tile: Tile) -> QImage:
    """Return the part that is cut out of a page."""
    target = file.with_name(f"{number}")
    command = ["pdftoppm", "-r", "254", "-f", f"{number}", "-l", f"{number}", "-png"]
    subprocess.run([*command, "-singlefile", str(file), str(target)], check=True)
    shown = QImage(f"{target}.png").convertToFormat(QImage.Format.Format_RGB32)
    left = round((page.size.width - tile.size.width) / 2, 1) * _FINE
    top = round((page.size.height - tile.size.height) / 2, 1) * _FINE
    width, height = tile.size.width * _FINE, tile.size.height * _FINE
    return shown.copy(round(left), round(top), round(width), round(height))


def _part(picture: QImage, at: tuple[float, float], width: float, height: float) -> QImage:
    """Return a strip without the two dots along its edges, where white paper begins."""
    x, y = (round(length * _FINE) for length in at)
    return picture.copy(x + 2, y + 2, round(width * _FINE) - 4, round(height * _FINE) - 4)
