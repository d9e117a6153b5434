"""Files: true sizes, selectable text in every language, vectors, whole files or none."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
from dataclasses import replace
from functools import partial
from pathlib import Path

import pikepdf
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop.games.cannir.sheets.sheet import CLOTH_SIZE, SHEETS
from desktop.painting.lettering import paint_fitted_line as write_text
from desktop.printing.job import Job
from desktop.printing.layout.sheets_on_pages import pages_of
from desktop.printing.output import CancelledError, write
from desktop.printing.print_page import FULL, PAPERS, Page, PaperSize, PrintError
from desktop.printing.printing_texts import sheet_name
from desktop.printing.running_text import Text
from desktop.printing.sheets import Deck
from tests.desktop.printing.kit import (
    image,
    media_boxes,
    speaking,
    states,
    streams,
    strokes,
    text_of,
)

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = Page(PaperSize(50, 40), lambda p: None)


def written(tmp_path: Path, job: Job, name: str = "out.pdf", code: str = "en") -> list[Path]:
    with speaking(code):
        return write(job.pages(SHEETS), tmp_path / name, "Cannir")


def test_pdf_pages_have_the_size_of_the_paper(tmp_path: Path) -> None:
    (file,) = written(tmp_path, Job("box", "A4", True))
    boxes = media_boxes(file)
    assert len(boxes) == 29
    for width, height in boxes:
        assert sorted((width, height)) == pytest.approx([210, 297], abs=0.001)
    assert boxes[1][0] < boxes[1][1]  # the cloth takes the fewest pages upright
    assert boxes[-1][0] < boxes[-1][1]


def test_a_whole_sheet_has_its_own_size(tmp_path: Path) -> None:
    (file,) = written(tmp_path, Job("board", FULL, True))
    ((width, height),) = media_boxes(file)
    assert (width, height) == pytest.approx((CLOTH_SIZE.width, CLOTH_SIZE.height), abs=0.001)


def test_the_check_bar_is_10_cm_long(tmp_path: Path) -> None:
    (tiles,) = written(tmp_path, Job("board", "A4", True, saves_ink=True), "tiles.pdf")
    pages = list(strokes(tiles))
    assert len(pages) == 13
    for lengths in pages:
        assert _bars(lengths) == 1
    (box,) = written(tmp_path, Job("box", "A4", False, saves_ink=True), "box.pdf")
    assert _bars(next(strokes(box))) == 2  # across and upwards
    blank = Deck("", PaperSize(63, 88), [lambda p: None], lambda p: None)
    write(pages_of([blank], PAPERS["A4"], true=True), tmp_path / "deck.pdf", "")
    fronts, backs = strokes(tmp_path / "deck.pdf")
    assert (_bars(fronts), _bars(backs)) == (1, 0)


def _bars(lengths: list[float]) -> float:
    """Frames as long as a check bar: each has two long sides."""
    return sum(abs(length - 100) < 0.01 for length in lengths) / 2


@pytest.mark.parametrize(
    ("code", "kind", "words"),
    [
        ("fr", "cards", ["Épée du Moulin", "Main de la Lune", "Livre du Chêne"]),
        ("pt", "cards", ["Espada do Moinho", "Mão da Lua", "Livro do Carvalho"]),
        ("fr", "board", ["attaque", "relève"]),
        ("en", "aid", ["sovereign suite", "Draw one card.", "Attacks:"]),
        ("fr", "aid", ["suite souveraine", "Piochez une carte.", "NO2", "Attaque :"]),
        ("pt", "aid", ["sequência soberana", "Tire uma carta.", "Ataca:"]),
    ],
)
def test_text_can_be_selected(tmp_path: Path, code: str, kind: str, words: list[str]) -> None:
    (file,) = written(tmp_path, Job(kind, "A4", False), code=code)
    text = text_of(file)
    for word in words:
        assert word in text


def test_the_box_counts_its_sheets(tmp_path: Path) -> None:
    (file,) = written(tmp_path, Job("box", "A4", False, saves_ink=True), code="fr")
    assert len(media_boxes(file)) == 11
    text = text_of(file, page=1)
    assert "Feuilles de papier, cette page comprise 8" in text
    assert "Les cartes 3–8 recto verso 3" in text


def test_a_game_without_cards_has_no_card_sheets(tmp_path: Path) -> None:
    bare = replace(SHEETS, sheets={"counters": SHEETS.sheets["aid"]}, box=SHEETS.sheets["aid"])
    assert bare.kinds == ("box", "counters")
    with speaking("en"):
        (file,) = write(Job("box", "A4", False).pages(bare), tmp_path / "out.pdf", "Bare")
    contents = text_of(file, page=1)
    assert "the parts will" in contents
    assert "cards" not in contents.lower()


def test_a_game_may_name_its_sheets() -> None:
    land = replace(SHEETS, names={"board": lambda: "The land, to cut out"})
    assert sheet_name(land, "board") == "The land, to cut out"
    assert sheet_name(SHEETS, "board") == "Board"
    assert sheet_name(SHEETS, "counters") == "Counters"


def test_fonts_are_embedded(tmp_path: Path) -> None:
    (file,) = written(tmp_path, Job("aid", "A4", False))
    run = subprocess.run(["pdffonts", str(file)], check=True, capture_output=True, text=True)
    fonts = [line for line in run.stdout.splitlines()[2:] if line]
    assert fonts
    for font in fonts:
        assert "SourceSerifPro" in font
        assert re.search(r"\byes (yes|no)\s+yes\b", font)


def test_svg_and_pdf_are_vectors(tmp_path: Path) -> None:
    """In the box are the pages of every kind."""
    for file in written(tmp_path, Job("box", "A4", False), "out.svg"):
        text = file.read_text("utf-8")
        assert "<image" not in text
        assert "<path" in text
    (file,) = written(tmp_path, Job("box", "A4", False))
    with pikepdf.open(file) as document:
        kinds = {str(part.get("/Subtype")) for part in streams(document)}
        # Gradients that fade out come as masks, which many readers paint wrongly or slowly.
        masks = {str(part.get("/SMask", "/None")) for part in states(document)}
    assert "/Form" in kinds
    assert "/Image" not in kinds
    assert masks <= {"/None"}


def test_svg_keeps_its_size_and_words(tmp_path: Path) -> None:
    (first,) = written(tmp_path, Job("cards", "A4", False, range="1"), "out.svg", "fr")
    text = first.read_text("utf-8")
    assert 'width="210mm" height="297mm"' in text
    assert 'aria-label="Épée du Moulin"' in text


def test_svg_needs_no_font(tmp_path: Path) -> None:
    """Its letters are outlines that lie where Qt paints them."""

    def paint(painter: QPainter) -> None:
        write_text(painter, QRectF(2, 2, 46, 10), "Fiole & <officine>", 6, "#aa0000", weight=700)
        Text("Un <b>gras</b> et un <i>italique</i>", 46).paint(painter, 2, 20)

    page = Page(PaperSize(50, 40), paint)
    (file,) = write([page], tmp_path / "a.svg", "")
    text = file.read_text("utf-8")
    assert "<text" not in text
    assert 'aria-label="Fiole &amp; &lt;officine&gt;"' in text
    shown = QImage(400, 320, QImage.Format.Format_RGB32)
    shown.fill(0xFFFFFFFF)
    painter = QPainter(shown)
    QSvgRenderer(str(file)).render(painter)
    painter.end()
    painted = image(page, 8)
    different = [
        (x, y)
        for x in range(400)
        for y in range(320)
        if abs(shown.pixelColor(x, y).lightness() - painted.pixelColor(x, y).lightness()) > 90
    ]
    assert len(different) < 60  # of 4000 that are inked


def test_pages_of_svg_and_png_are_numbered(tmp_path: Path) -> None:
    files = write([SMALL] * 3, tmp_path / "a.svg", "")
    assert [file.name for file in files] == ["a-01.svg", "a-02.svg", "a-03.svg"]
    files = write([SMALL] * 120, tmp_path / "b.png", "", dpi=36)
    assert (files[0].name, files[-1].name) == ("b-001.png", "b-120.png")
    assert write([SMALL], tmp_path / "c.png", "") == [tmp_path / "c.png"]
    assert sorted(tmp_path.iterdir()) == sorted(
        [*tmp_path.glob("a-0?.svg"), *tmp_path.glob("b-*.png"), tmp_path / "c.png"]
    )


def test_a_smaller_export_leaves_no_old_pages(tmp_path: Path) -> None:
    for name in ("a-2024.png", "a-x.png", "b-05.png", "a-05.svg"):
        (tmp_path / name).write_text("mine")
    mine = set(tmp_path.iterdir())
    for pages in (101, 12, 3, 1):
        files = write([SMALL] * pages, tmp_path / "a.png", "", dpi=36)
        assert len(files) == pages
        assert set(tmp_path.iterdir()) == mine | set(files)
    files = write([SMALL] * 3, tmp_path / "a.png", "", dpi=36)
    assert set(tmp_path.iterdir()) == mine | set(files) | {tmp_path / "a.png"}


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_pages_of_another_are_neither_replaced_nor_removed(tmp_path: Path, suffix: str) -> None:
    target = tmp_path / f"holiday.{suffix}"
    write([SMALL] * 2, target, "")
    third, fourth = tmp_path / f"holiday-03.{suffix}", tmp_path / f"holiday-04.{suffix}"
    third.write_text("mine")
    shutil.copy(tmp_path / f"holiday-02.{suffix}", fourth)
    write([SMALL] * 2, target, "")
    assert third.read_text() == "mine"
    assert not fourth.exists()
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(FileExistsError) as caught:
        write([SMALL] * 3, target, "other")
    assert caught.value.filename == str(third)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_text_of_another_is_not_replaced(tmp_path: Path) -> None:
    target, text = tmp_path / "deck.png", tmp_path / "deck.csv"
    text.write_text("mine")
    with pytest.raises(FileExistsError):
        write([SMALL], target, "", lists=lambda target: {"csv": "cards"})
    assert [path.name for path in tmp_path.iterdir()] == ["deck.csv"]
    text.unlink()
    for told in ("cards", "more cards"):
        write([SMALL], target, "", lists=partial(lambda told, target: {"csv": told}, told))
        assert text.read_text() == told


def test_png_knows_its_resolution(tmp_path: Path) -> None:
    (file,) = write([Page(PaperSize(254, 127), lambda p: None)], tmp_path / "a.png", "", dpi=100)
    image = QImage(str(file))
    assert (image.width(), image.height()) == (1000, 500)
    assert image.dotsPerMeterX() == pytest.approx(100 / 0.0254, abs=1)


def test_a_picture_can_be_too_large(tmp_path: Path) -> None:
    with pytest.raises(PrintError) as refusal:
        write([Page(PaperSize(5000, 5000), lambda p: None)], tmp_path / "a.png", "", dpi=1200)
    assert refusal.value.key == "picture_too_large"
    assert not list(tmp_path.iterdir())


def test_an_unknown_ending_is_refused(tmp_path: Path) -> None:
    for name in ("out.jpg", "out", "out.pdf.txt"):
        with pytest.raises(PrintError, match=r"\.pdf, \.svg, \.png or \.zip"):
            write([SMALL], tmp_path / name, "")


def test_stopping_leaves_no_file(tmp_path: Path) -> None:
    seen: list[int] = []

    def stop(done: int) -> bool:
        seen.append(done)
        return done < 2

    with pytest.raises(CancelledError):
        write([SMALL] * 5, tmp_path / "a.pdf", "", progress=stop)
    assert seen == [0, 1, 2]
    assert not list(tmp_path.iterdir())


def test_a_full_disk_spares_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "a.pdf"
    target.write_text("old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write([SMALL], target, "")
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_french_has_narrow_spaces_before_its_signs() -> None:
    usual, narrow, none = (
        Text(text, 300, 10)._document.idealWidth() for text in ("a\u00a0: b", "a\u00a0; b", "a; b")
    )
    assert none + 5 < narrow < usual - 3
