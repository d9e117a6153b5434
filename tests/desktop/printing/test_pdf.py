"""PDF files: what stands several times is stored once and looks as painted; what they say."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from weakref import ref

import pikepdf
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.games.condottiere.sheets.sheet import FIRST_SHEETS
from desktop.painting.lettering import paint_fitted_line as write_text
from desktop.painting.shapes import linear_gradient
from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.job import Job
from desktop.printing.layout.sheets_on_pages import pages_of
from desktop.printing.output import picture, write
from desktop.printing.print_page import PAPERS, Page, PaperSize
from desktop.printing.sheets import Deck, Drawing
from desktop.printing.stamp import painter_key, stamp
from tests.desktop.printing.kit import named, speaking, streams, text_of

pytestmark = pytest.mark.usefixtures("qapp")

SQUARE = QRectF(0, 0, 10, 10)


def paint_square(painter: QPainter, colour: str = "#336699") -> None:
    painter.fillRect(SQUARE, linear_gradient(0, 0, 10, 10, (0, colour), (1, "#ffeecc")))


def test_stamped_pictures_save_as_much_ink_as_painted_ones(tmp_path: Path) -> None:
    """In small units a shape is no larger, and keeps as much of its colour."""

    def shape(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 400, 400), QColor("#804020"))

    def small(painter: QPainter) -> None:
        painter.scale(0.02, 0.02)
        stamp(painter, shape, QRectF(0, 0, 400, 400))

    page = Page(PaperSize(20, 20), partial(paint_sparingly, small))
    (file,) = write([page], tmp_path / "a.pdf", "")
    command = ["pdftoppm", "-r", "127", "-png", "-singlefile", str(file), str(tmp_path / "a")]
    subprocess.run(command, check=True)
    printed, painted = QImage(str(tmp_path / "a.png")), picture(page, 5)
    assert abs(printed.pixelColor(20, 20).red() - painted.pixelColor(20, 20).red()) < 4
    assert 140 < painted.pixelColor(20, 20).red() < 250


def paint_pair(painter: QPainter) -> None:
    for x in (0, 12):
        painter.save()
        painter.translate(x, 0)
        stamp(painter, paint_square, SQUARE)
        painter.restore()
    painter.fillRect(QRectF(8, 3, 6, 4), QColor("#cc0000"))


def stored(file: Path) -> int:
    """Return how many pictures a file holds that are stamped."""
    with pikepdf.open(file) as document:
        parts = [*streams(document), *(page.obj for page in document.pages)]
        return len(
            {
                picture.objgen
                for part in parts
                for name, picture in named(part, "/XObject").items()
                if name.startswith("/P")
            }
        )


class Unhashable:
    __hash__ = None  # type: ignore[assignment]


def test_equal_paints_are_alike() -> None:
    assert painter_key(partial(paint_square, colour="#f00")) == painter_key(
        partial(paint_square, colour="#f00")
    )
    assert painter_key(partial(paint_square, colour="#f00")) != painter_key(
        partial(paint_square, colour="#00f")
    )
    inner, other = partial(paint_square, colour="a"), partial(paint_square, colour="b")
    assert painter_key(partial(map, inner)) == painter_key(
        partial(map, partial(paint_square, colour="a"))
    )
    assert painter_key(partial(map, inner)) != painter_key(partial(map, other))
    first, second = Unhashable(), Unhashable()
    key = painter_key(partial(map, first))
    assert key == painter_key(partial(map, first))
    assert key != painter_key(partial(map, second))
    # A key keeps its object, or a later object could get the same `id`.
    kept = ref(first)
    del first
    assert kept() is not None


def test_equal_cards_are_stored_once(tmp_path: Path) -> None:
    fronts = [partial(paint_square, colour=colour) for colour in ("#ff0000", "#00ff00") * 20]
    deck = Deck("", PaperSize(10, 10), fronts, partial(paint_square, colour="#0000ff"))
    (file,) = write(pages_of([deck], PaperSize(50, 60), true=True), tmp_path / "a.pdf", "")
    assert stored(file) == 3


def test_a_deck_of_110_cards_is_small(tmp_path: Path) -> None:
    job = Job("cards", "A4", True)
    (file,) = write(job.pages(FIRST_SHEETS), tmp_path / "a.pdf", job.title(FIRST_SHEETS))
    assert file.stat().st_size < 1_500_000


def test_a_board_in_tiles_is_stored_once(tmp_path: Path) -> None:
    board = Drawing("", PaperSize(500, 400), paint_square)
    pages = pages_of([board], PAPERS["A4"], true=True)
    assert len(pages) > 3
    assert stored(write(pages, tmp_path / "a.pdf", "")[0]) == 1


def test_stamps_lie_where_they_are_painted(tmp_path: Path) -> None:
    """Before what is painted after them, turned, scaled, clipped, and one upon the other."""

    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(3, 3, 30, 12), QColor("#88aa44"))
        painter.save()
        painter.translate(5, 5)
        stamp(painter, paint_pair, QRectF(0, 0, 22, 10))
        painter.restore()
        painter.fillRect(QRectF(5, 12, 4, 4), QColor("#000000"))
        painter.save()
        painter.setClipRect(QRectF(30, 20, 12, 8), Qt.ClipOperation.IntersectClip)
        painter.translate(38, 17)
        painter.rotate(30)
        painter.scale(1.3, 0.8)
        stamp(painter, paint_square, SQUARE)
        painter.restore()
        painter.fillRect(QRectF(40, 26, 5, 5), QColor("#3344ff"))

    # Not whole points: Qt's pages are larger.
    page = Page(PaperSize(50.1, 40.1), paint)
    (file,) = write([page], tmp_path / "a.pdf", "")
    command = ["pdftoppm", "-r", "127", "-png", "-singlefile", str(file), str(tmp_path / "a")]
    subprocess.run(command, check=True)
    printed, painted = QImage(str(tmp_path / "a.png")), picture(page, 5)
    assert (printed.width(), printed.height()) == (251, 201)
    different = sum(
        abs(printed.pixelColor(x, y).lightness() - painted.pixelColor(x, y).lightness()) > 40
        for x in range(250)
        for y in range(200)
    )
    assert different < 150  # along edges


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    leaf = Drawing("Un", PaperSize(20, 20), paint_square, is_leaf=True)
    deck = Deck("Deux", PaperSize(10, 10), [paint_square], paint_square)
    with speaking("fr"):
        (file,) = write(pages_of([leaf, leaf, deck], None, true=True), tmp_path / "a.pdf", "Jeu")
    with pikepdf.open(file) as document:
        assert document.docinfo.Title == "Jeu"
        assert document.docinfo.Author == "Conquista"
        assert document.Root.Lang == "fr"
        wishes = document.Root.ViewerPreferences
        assert wishes.PrintScaling == "/None"
        assert wishes.Duplex == "/DuplexFlipLongEdge"
        with document.open_outline() as outline:
            un, deux = outline.root
        assert (un.title, deux.title) == ("Un", "Deux")
        for mark, page in ((un, 0), (deux, 2)):
            assert isinstance(mark.destination, pikepdf.Array)
            assert mark.destination[0] == document.pages[page].obj
    with speaking("pt"):
        (file,) = write(pages_of([leaf], None, true=True), tmp_path / "a.pdf", "Jogo")
    with pikepdf.open(file) as document:
        assert document.Root.Lang == "pt-PT"
        assert "/Duplex" not in document.Root.ViewerPreferences


@pytest.mark.parametrize(("kind", "paper"), [("faces", "A4"), ("poster", "A3"), ("aid", "A4")])
def test_a_print_shop_gets_what_it_asks_for(tmp_path: Path, kind: str, paper: str) -> None:
    """PDF/X-4: version, profile, boxes, embedded fonts, no encryption, and nothing that runs."""
    pages = Job(kind, paper, True).pages(FIRST_SHEETS)
    (file, *_) = write(pages, tmp_path / "a.pdf", "Cards")
    with pikepdf.open(file) as document:
        assert document.pdf_version == "1.6"
        assert not document.is_encrypted
        assert len(document.trailer.ID) == 2
        about = document.docinfo
        assert about.GTS_PDFXVersion == "PDF/X-4"
        assert about.Title == "Cards"
        assert about.Trapped == "/False"
        assert about.CreationDate
        assert about.ModDate
        said = document.Root.Metadata.read_bytes().decode()
        assert 'GTS_PDFXVersion="PDF/X-4"' in said
        assert 'Trapped="False"' in said
        assert "xmpMM:DocumentID=" in said
        (intent,) = document.Root.OutputIntents
        assert intent.S == "/GTS_PDFX"
        assert intent.OutputConditionIdentifier
        profile = intent.DestOutputProfile.read_bytes()
        assert profile[36:40] == b"acsp"
        assert profile[16:20] == b"RGB "
        assert len(profile) == int.from_bytes(profile[:4])
        assert "/AA" not in document.Root
        assert "/OpenAction" not in document.Root
        for page, made in zip(document.pages, pages, strict=True):
            media, trim, bleed = (
                [float(side) / 72 * 25.4 for side in box]
                for box in (page.MediaBox, page.TrimBox, page.BleedBox)
            )
            width, height = made.size.width, made.size.height
            assert media == pytest.approx([0, 0, width, height])
            for box, inset in ((trim, made.trim), (bleed, made.trim - made.bleed)):
                assert box == pytest.approx([inset, inset, width - inset, height - inset])
            assert all(a <= b <= c for a, b, c in zip(media[:2], bleed[:2], trim[:2], strict=True))
            assert all(a >= b >= c for a, b, c in zip(media[2:], bleed[2:], trim[2:], strict=True))
            assert "/Annots" not in page
        assert not document.check_pdf_syntax()
        for part in document.objects:
            if isinstance(part, pikepdf.Dictionary) and part.get("/Type") == "/FontDescriptor":
                assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(part.keys())
            if isinstance(part, pikepdf.Dictionary | pikepdf.Stream):
                assert part.get("/Subtype") not in {"/Image", "/PS"}
                assert not {"/JS", "/TR", "/HTP"} & set(part.keys())


def test_a_file_is_titled_by_its_sheet() -> None:
    with speaking("fr"):
        assert Job("cards", "A4", True).title(FIRST_SHEETS) == "Condottiere I – Cartes et leurs dos"
    with speaking("en"):
        assert Job("aid", "A4", True).title(FIRST_SHEETS) == "Condottiere I – Rules summary"


def test_ligatures_are_found_by_their_letters(tmp_path: Path) -> None:
    words = "the first flower, offered in an affluent office"
    page = Page(
        PaperSize(90, 20), lambda p: write_text(p, QRectF(0, 0, 90, 20), words, 4, "#000000")
    )
    (file,) = write([page], tmp_path / "a.pdf", "")
    assert text_of(file) == words


def test_no_library_is_needed_that_bundles_do_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("lxml", "lxml.etree"):
        monkeypatch.setitem(sys.modules, name, None)
    file = tmp_path / "squares.pdf"
    write([Page(PaperSize(40, 40), paint_pair)], file, "Squares")
    assert file.read_bytes().startswith(b"%PDF")
