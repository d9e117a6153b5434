"""What stands around a sheet: no words on others, bars where printers reach, sheets counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games import TABLES
from desktop.language.translation import LANGUAGES
from desktop.printing.layout.marks import BAR_LENGTH_MM, BAR_THICKNESS_MM
from desktop.printing.layout.sheets_on_pages import pages_of, tiled
from desktop.printing.layout.tiling import Tiling
from desktop.printing.output import write
from desktop.printing.print_page import EDGE_MM, MARGINS, PAPERS, UNPRINTABLE_BORDER_MM, PaperSize
from desktop.printing.sheets import Deck, Drawing, Hexes
from tests.desktop.printing.kit import image, lines, overlapping, speaking, white, words_of

pytestmark = pytest.mark.usefixtures("qapp")


def paint_nothing(painter: QPainter) -> None:
    """What is printed around a sheet is to be seen alone."""


#: Two tiles of A4 that fill their pages up to the least margins.
TIGHT = PaperSize(200, 550)
#: Widths of which tiles are as narrow as they come, and as wide.
BOARDS = [PaperSize(width, 400) for width in (205, 300, 410, 545, 760)] + [
    PaperSize(402, 270),
    TIGHT,
]


@pytest.mark.parametrize(
    ("code", "paper"),
    [*(("fr", paper) for paper in PAPERS), *((code, "A4") for code in LANGUAGES if code != "fr")],
)
def test_no_words_around_tiles_stand_on_others(tmp_path: Path, code: str, paper: str) -> None:
    file = tmp_path / "a.pdf"
    with speaking(code):
        drawings = [Drawing("", size, paint_nothing) for size in BOARDS]
        pages = pages_of(drawings, PAPERS[paper], true=True)
        write(pages, file, "")
    for number, (page, words) in enumerate(zip(pages, words_of(file), strict=True), 1):
        assert words
        assert overlapping(words) == [], number
        for word, box in words:
            inside = QRectF(
                EDGE_MM, EDGE_MM, page.size.width - 2 * EDGE_MM, page.size.height - 2 * EDGE_MM
            )
            letters = box.adjusted(0.3, 0.3, -0.3, -0.3)  # lines are higher than what is written
            assert inside.contains(letters), (number, word)


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_around_a_tile_reaches_into_it(code: str) -> None:
    """Not even the tail of a comma, where margins are as small as they come."""
    board, scale = Drawing("", TIGHT, paint_nothing), 10
    with speaking(code):
        pages = pages_of([board], PAPERS["A4"], true=True)[1:]
        shown = [image(page, scale) for page in pages]
    size, tiling = tiled(board, PAPERS["A4"])
    for picture, tile in zip(shown, tiling, strict=True):
        left, top = (size.width - tile.size.width) / 2, (size.height - tile.size.height) / 2
        assert top == MARGINS[-1][1]
        places = (left, top, tile.size.width, tile.size.height)
        assert white(picture, *(round(place * scale) for place in places))


@pytest.mark.parametrize("paper", PAPERS)
def test_bars_lie_where_every_printer_reaches_and_on_no_mark(tmp_path: Path, paper: str) -> None:
    deck = Deck("", PaperSize(63, 88), [paint_nothing] * 4, paint_nothing)
    hexes = Hexes("", 40, [paint_nothing] * 3)
    boards = [Drawing("", size, paint_nothing) for size in BOARDS]
    leaf = Drawing("", PaperSize(190, 258), paint_nothing, is_leaf=True, is_fixed=True)
    pages = pages_of([*boards, deck, hexes, leaf], PAPERS[paper], true=True)
    write(pages, tmp_path / "a.pdf", "")
    for page, drawn in zip(pages, lines(tmp_path / "a.pdf"), strict=True):
        long = [line for line in drawn if abs(line.length() - BAR_LENGTH_MM) < 0.01]
        assert len(long) == (0 if page.is_back else 2)
        if not long:
            continue
        bar = QRectF(long[0].p1(), long[0].p2()).normalized()
        bar = bar.united(QRectF(long[1].p1(), long[1].p2()).normalized())
        safe = UNPRINTABLE_BORDER_MM - 0.001
        room = QRectF(safe, safe, page.size.width - 2 * safe, page.size.height - 2 * safe)
        assert room.contains(bar)
        assert min(bar.width(), bar.height()) == pytest.approx(BAR_THICKNESS_MM)
        near = bar.adjusted(-0.1, -0.1, 0.1, 0.1)
        for line in drawn:
            if line.length() < 5 and abs(line.length() - BAR_THICKNESS_MM) > 0.01:
                assert not near.intersects(QRectF(line.p1(), line.p2()).normalized()), line


@pytest.mark.parametrize(
    ("code", "sides"),
    [("en", ("front", "back")), ("fr", ("recto", "verso")), ("pt", ("frente", "verso"))],
)
def test_card_pages_say_which_they_are(tmp_path: Path, code: str, sides: tuple[str, str]) -> None:
    deck = Deck("", PaperSize(63, 88), [paint_nothing] * 10, paint_nothing)
    with speaking(code):
        pages = pages_of([deck, deck], PAPERS["letter"], true=True)
        write(pages, tmp_path / "a.pdf", "")
    for i, words in enumerate(words_of(tmp_path / "a.pdf")):
        assert f"{i // 2 + 1}/4 {sides[i % 2]}" in " ".join(word for word, _ in words)
        assert overlapping(words) == []


def test_paper_is_saved_where_margins_can_give_way() -> None:
    def count(size: PaperSize, paper: str) -> int:
        return len(pages_of([Drawing("", size, paint_nothing)], PAPERS[paper], true=True))

    assert count(PaperSize(410, 280), "A3") == 1
    assert count(PaperSize(410, 280), "A4") == 1 + 3
    assert count(PaperSize(402, 279), "A3") == 1


@pytest.mark.parametrize("light", [False, True])
def test_no_seam_lies_on_what_is_played_on(light: bool) -> None:
    """Of the boards as they are, wherever there is a way around."""

    def way(game: str, paper: str) -> Tiling:
        (board,) = TABLES[game].sheets.sheets["board"](light)
        assert isinstance(board, Drawing)
        assert board.marks
        return tiled(board, PAPERS[paper])[1]

    for paper in PAPERS:
        assert way("condottiere1", paper).harm == 0
        assert way("cortez", paper).is_area_whole
    if light:
        assert way("cannir", "A4").harm == way("cannir", "A3").harm == 0
    else:
        # Sixteen or eight pages would do, with seams through medallions.
        assert [(way("cannir", paper).count, way("cannir", paper).extra) for paper in PAPERS] == [
            (18, 2), (9, 1), (18, 0),
        ]  # fmt: skip
        assert not any(way("cannir", paper).is_mark_cut for paper in PAPERS)
