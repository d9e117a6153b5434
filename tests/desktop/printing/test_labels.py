"""Sheets of stick-on labels: where they lie on the paper, and what a shift does."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from desktop.printing.job import Job
from desktop.printing.layout.label_paper import LABEL_PAPERS, LabelPaper
from desktop.printing.layout.sheets_on_pages import pages_of
from desktop.printing.output import write
from desktop.printing.print_page import FULL, PAPERS, PaperSize, PrintError
from desktop.printing.sheets import LABELS, GameSheets, Item, LabelSheet
from desktop.windows.print_dialog.dialog import PrintDialog
from tests.desktop.printing.kit import image, media_boxes, white

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = PaperSize(54, 30)
each_paper = pytest.mark.parametrize("paper", LABEL_PAPERS.values(), ids=list(LABEL_PAPERS))


def labels(count: int, size: PaperSize = SIZE) -> LabelSheet:
    """So many black labels."""

    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, size.width, size.height), QColor("black"))

    return LabelSheet("Labels", size, [paint] * count)


def game(count: int) -> GameSheets:
    def sheet(light: bool) -> list[Item]:
        return [labels(count)]

    return GameSheets(title=lambda: "A game", sheets={LABELS: sheet}, box=lambda light: [])


@each_paper
def test_labels_fill_their_paper_row_by_row(paper: LabelPaper) -> None:
    room = paper.columns * paper.rows
    places = [paper.place(index) for index in range(room)]
    assert len(set(places)) == room
    half = PaperSize(paper.label.width / 2, paper.label.height / 2)
    assert all(x - half.width >= -1e-6 and y - half.height >= -1e-6 for x, y in places)
    assert all(x + half.width <= paper.page.width + 1e-6 for x, _ in places)
    assert all(y + half.height <= paper.page.height + 1e-6 for _, y in places)
    assert places == sorted(places, key=lambda place: (place[1], place[0]))
    first, second, below = places[0], places[1], places[paper.columns]
    assert second[0] - first[0] == pytest.approx(paper.label.width + paper.between)
    assert below[1] - first[1] == pytest.approx(paper.label.height)


@each_paper
def test_a_page_for_every_sheet_of_labels(paper: LabelPaper) -> None:
    room = paper.columns * paper.rows
    for count, pages in ((1, 1), (room, 1), (room + 1, 2)):
        printed = pages_of([labels(count)], PAPERS["letter"], true=False, labels=paper)
        assert [page.size for page in printed] == [PAPERS["A4"]] * pages
    with pytest.raises(PrintError):
        pages_of([labels(1, PaperSize(71, 20))], None, true=True, labels=paper)


@each_paper
def test_a_shift_moves_every_label(paper: LabelPaper) -> None:
    scale = 4.0
    for right, down in ((0.0, 0.0), (2.0, -1.5)):
        moved = paper.shifted(right, down)
        (page,) = pages_of([labels(1)], None, true=True, labels=moved)
        shown = image(page, scale)
        x, y = paper.place(0)
        left, top = x + right - SIZE.width / 2, y + down - SIZE.height / 2
        inside = shown.pixelColor(int((left + 0.5) * scale), int((top + 0.5) * scale))
        assert inside == QColor("black")
        assert white(shown, 0, 0, int((left - 0.3) * scale), shown.height())
        assert white(shown, 0, 0, shown.width(), int((top - 0.3) * scale))


def test_the_paper_is_that_of_the_labels(tmp_path: Path) -> None:
    pages = Job(LABELS, FULL, True, labels="70x42.3", offset=(1.0, 0.0)).pages(game(22))
    (file,) = write(pages, tmp_path / "a.pdf", "")
    assert media_boxes(file) == [pytest.approx((210, 297), abs=0.4)] * 2


def test_the_dialog_asks_for_the_paper_of_labels(qtbot: QtBot) -> None:
    dialog = PrintDialog(game(24), None)
    dialog.show()
    choices = dialog.choices
    choices.sheet.setCurrentIndex(choices.sheet.findData(LABELS))
    assert choices.labels.isVisible()
    assert choices.shift.isVisible()
    assert not choices.paper.isVisible()
    assert len(dialog._pages) == 1
    job = Job(LABELS, "A4", False, labels="63.5x38.1", offset=(1.5, -2.0))
    dialog.choose(job)
    assert dialog.job == job
    assert len(dialog._pages) == 2
    choices.sheet.setCurrentIndex(choices.sheet.findData("box"))
    assert not choices.labels.isVisible()
    assert not choices.shift.isVisible()
    assert choices.paper.isVisible()
    dialog.close()
