"""The printed sheets of Contrées: pages, true sizes, words, and nothing cut off or off the page."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainter

from desktop.games.contrees.sheets import aid_texts
from desktop.games.contrees.sheets.diagram import MOMENTS
from desktop.games.contrees.sheets.sheet import SHEETS
from desktop.language.translation import LANGUAGES, translate
from desktop.printing.job import Job
from desktop.printing.layout.sheets_on_pages import pages_of
from desktop.printing.output import write
from desktop.printing.print_page import EDGE_MM, FULL, LEAF, MARGIN, PAPERS, PaperSize, PrintError
from desktop.printing.printing_texts import sheet_name
from desktop.printing.sheets import Hexes
from desktop.windows.print_dialog.dialog import PrintDialog
from tests.desktop.printing.kit import image, media_boxes, speaking, strokes, text_of, white

pytestmark = pytest.mark.usefixtures("qapp")

TILES, COUNTERS, AID = {"A4": 3, "letter": 3, "A3": 1, FULL: 1}, 1, 2
BOX = {paper: 1 + tiles + COUNTERS + 1 + AID for paper, tiles in TILES.items()}


@pytest.mark.parametrize("paper", [*PAPERS, FULL])
def test_page_counts(paper: str) -> None:
    def count(kind: str, *, true: bool = True, light: bool = False) -> int:
        return len(Job(kind, paper, true, light).pages(SHEETS))

    assert count("board") == count("board", light=True) == TILES[paper]
    assert count("board", true=False) == 1
    assert count("counters") == count("counters", true=False) == COUNTERS
    assert count("aid") == count("aid", true=False) == AID
    assert count("box") == BOX[paper]
    assert count("box", true=False) == BOX[paper] - TILES[paper] + 1


@pytest.mark.parametrize("true", [True, False])
@pytest.mark.parametrize("paper", [*PAPERS])
def test_every_page_is_the_paper_and_keeps_clear_of_its_edge(paper: str, true: bool) -> None:
    """In the box are the pages of every kind."""
    size = PAPERS[paper]
    box = Job("box", paper, true).pages(SHEETS)
    for kind in SHEETS.kinds:
        pages = Job(kind, paper, true).pages(SHEETS)
        assert {page.title for page in pages} <= {page.title for page in box}
    for page in box:
        assert page.size in (size, size.rotated())
        shown, edge = image(page, 1.0), int(EDGE_MM) - 1
        width, height = shown.width(), shown.height()
        assert white(shown, 0, 0, width, edge)
        assert white(shown, 0, height - edge, width, edge)
        assert white(shown, 0, 0, edge, height)
        assert white(shown, width - edge, 0, edge, height)


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_stay_on_their_page_in_every_language(code: str) -> None:
    scale = 2.0
    with speaking(code):
        contents, _, *rest = Job("box", FULL, True).pages(SHEETS)
        assert len(rest) == COUNTERS + 1 + AID
        for page in (contents, *rest):
            assert page.size == PaperSize(LEAF.width + 2 * MARGIN, LEAF.height + 2 * MARGIN)
            shown = image(page, scale)
            margin = int(MARGIN * scale) - 2
            assert white(shown, 0, shown.height() - margin, shown.width(), margin)
            assert white(shown, shown.width() - margin, 0, margin, shown.height())


@pytest.mark.parametrize("paper", [*PAPERS])
def test_sides_of_tiles_are_4_cm_long(tmp_path: Path, paper: str) -> None:
    (file,) = write(Job("board", paper, True, saves_ink=True).pages(SHEETS), tmp_path / "a.pdf", "")
    pages = list(strokes(file, stamps=True))
    sides = [sum(abs(length - 40) < 0.05 for length in lengths) for lengths in pages]
    assert sum(sides) == 18 * 6
    for lengths in pages:
        assert sum(abs(length - 100) < 0.01 for length in lengths) == 2  # of the check bar


def test_whole_paper_is_as_large_as_its_tiles(tmp_path: Path) -> None:
    (file,) = write(Job("board", FULL, True).pages(SHEETS), tmp_path / "a.pdf", "")
    ((width, height),) = media_boxes(file)
    assert (width, height) == pytest.approx((3.5 * 40 * 3**0.5 + 18, 9.5 * 40 + 18), abs=0.4)


def test_pieces_side_by_side_do_not_overlap() -> None:
    middles: list[tuple[float, float]] = []

    def note(painter: QPainter) -> None:
        at = painter.transform()
        middles.append((at.dx(), at.dy()))

    for paper in PAPERS.values():
        for page in pages_of([Hexes("", 40, [note] * 18)], paper, true=True):
            image(page, 1)
            apart = [
                QLineF(*one, *other).length() for one, other in itertools.combinations(middles, 2)
            ]
            assert min(apart) > 40 * 3**0.5 - 1e-6
            middles.clear()


def test_a_page_smaller_than_a_piece_is_refused() -> None:
    with pytest.raises(PrintError) as refusal:
        pages_of([Hexes("", 40, [lambda p: None])], PaperSize(80, 95), true=True)
    assert refusal.value.key == "page_too_small"


def test_there_are_no_cards() -> None:
    with pytest.raises(PrintError, match="has no 'cards', it has box, board, counters") as no:
        Job("cards", "A4", False).pages(SHEETS)
    assert no.value.key == "no_sheet"
    assert [sheet_name(SHEETS, kind) for kind in SHEETS.kinds][1:3] == [
        "Tiles", "Towers and standards",
    ]  # fmt: skip


def test_tiles_have_their_true_size(qtbot: object) -> None:
    dialog = PrintDialog(SHEETS, None)
    dialog.choices.sheet.setCurrentIndex(1)
    assert dialog.job == Job("board", "A4", True)
    dialog.choose(Job("aid", "A4", False))
    assert dialog.job == Job("aid", "A4", False)
    dialog.close()


@pytest.mark.parametrize(("suffix", "code"), [("pdf", "fr"), ("pdf", "pt"), ("svg", "fr")])
def test_files_are_vectors_with_their_words(tmp_path: Path, suffix: str, code: str) -> None:
    with speaking(code):
        files = write(Job("box", "A4", True).pages(SHEETS), tmp_path / f"a.{suffix}", "")
        aim = translate("ContreesAid", "Aim")
        caption = aid_texts.captions()["snow"]
        title = translate("ContreesPrint", "Tuck box")
    for file in files:
        data = file.read_bytes()
        assert b"/Subtype /Image" not in data
        assert b"/Luminosity" not in data
        assert b"<image" not in data
    if suffix == "pdf":
        text = text_of(files[0])
    else:
        text = "".join(file.read_text("utf-8") for file in files)
    for words in (aim, title, caption.split()[0]):
        assert words in text


def test_a_picture_of_every_page(tmp_path: Path) -> None:
    files = write(Job("box", "letter", False).pages(SHEETS), tmp_path / "a.png", "", dpi=36)
    assert len(files) == BOX["letter"] - TILES["letter"] + 1
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files)


def test_examples_show_what_their_captions_say() -> None:
    assert MOMENTS["taken"].view().owners[0] == ((0, 0),)
    assert len(MOMENTS["taken"].view().banned[1]) == 2
    assert len(MOMENTS["three taken"].view().owners[0]) == 3
    assert len(MOMENTS["three taken"].view().banned[1]) == 4
    assert MOMENTS["losing"].view().owners[1] == ((1, 0),)
    assert MOMENTS["lost"].view().owners == ((), ())
    assert len(MOMENTS["siege"].view().towers[1]) == 2
    assert MOMENTS["own siege"].view().towers[0] == ("0,0,N",)
    assert len(MOMENTS["barred"].view().banned[1]) == 1
    assert MOMENTS["snow"].view().score == (1, 3)
