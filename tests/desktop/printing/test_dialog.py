"""The print dialog: its choices, its pages, saving, stopping and what it says of troubles."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QProgressDialog,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.commands.print_command import add_arguments
from desktop.games import TABLES
from desktop.games.cannir.sheets.sheet import SHEETS
from desktop.language.translation import CODES
from desktop.printing.job import FACES, POSTER, PUNCHED, VIRTUAL_TABLE, Job
from desktop.printing.layout.card_pages import CardStyle
from desktop.printing.print_page import FULL, Page, PaperSize, PrintError
from desktop.printing.printing_texts import failure_reason
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES
from desktop.style.theme import current_theme
from desktop.windows.dialogs.message import Message
from desktop.windows.print_dialog import delivery
from desktop.windows.print_dialog.archive_process import ArchiveDialog, archive_command
from desktop.windows.print_dialog.delivery import send
from desktop.windows.print_dialog.dialog import PrintDialog
from engine.core.values import Json
from engine.system.resources import root
from tests.desktop.kit import settle
from tests.desktop.printing.kit import image, media_boxes, speaking, text_of

_FORMAT = QImage.Format.Format_RGB32


@pytest.fixture(autouse=True)
def blank(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The preview of a page is as large as ever, but blank: painting takes most of the time."""
    if "looked_at" in request.fixturenames:
        return

    def blank(page: Page, scale: float) -> QImage:
        size = page.size
        shown = QSize(round(size.width * scale), round(size.height * scale))
        drawn = QImage(shown, _FORMAT)
        drawn.fill(QColor("white"))
        return drawn

    monkeypatch.setattr("desktop.windows.print_dialog.dialog.picture", blank)


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[PrintDialog]:
    dialog = PrintDialog(SHEETS, None)
    dialog.show()
    yield dialog
    dialog.close()


def texts(dialog: PrintDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def button(dialog: PrintDialog, text: str) -> QPushButton:
    (found,) = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
    return found


@pytest.mark.usefixtures("looked_at")
def test_the_page_is_shown_as_it_is_printed(dialog: PrintDialog) -> None:
    dialog.choose(Job("cards", "A4", False))
    shown = []
    for page in Job("cards", "A4", False).pages(SHEETS)[:2]:
        scale = dialog.preview._page_rect().width() / page.size.width
        shown.append(dialog.preview._picture.toImage().convertToFormat(_FORMAT))
        assert shown[-1] == image(page, scale).convertToFormat(_FORMAT)
        dialog.next_page()
    assert shown[0] != shown[1]


def test_the_choices_make_the_pages(dialog: PrintDialog) -> None:
    dialog.choose(Job("board", "A4", True))
    assert "Page 1 of 19" in texts(dialog)
    dialog.choose(Job("board", "A4", False))
    assert "Page 1 of 1" in texts(dialog)
    dialog.choose(Job("cards", "A4", False))
    assert "Page 1 of 6" in texts(dialog)
    assert "6 pages, 3 sheets of paper" in texts(dialog)
    for _ in range(9):
        dialog.next_page()
    assert "Page 6 of 6" in texts(dialog)
    dialog.previous_page()
    assert "Page 5 of 6" in texts(dialog)
    dialog.choose(Job("aid", FULL, False))
    assert "Page 2 of 2" in texts(dialog)


@pytest.mark.parametrize("game", TABLES)
def test_it_begins_with_a_whole_game_to_play_with(qtbot: QtBot, game: str) -> None:
    """Three clicks from the shelf: the link to print, the button, and the name of the file."""
    dialog = PrintDialog(TABLES[game].sheets, None)
    qtbot.addWidget(dialog)
    assert dialog.job == Job("box", "A4", True)
    assert dialog.choices.sheet.currentIndex() == 0
    assert dialog._save_pdf.isEnabled()


def test_a_too_small_board_has_a_warning_and_a_button_to_enlarge_it(qtbot: QtBot) -> None:
    dialog = PrintDialog(TABLES["condottiere1"].sheets, None)
    qtbot.addWidget(dialog)
    dialog.show()
    for kind in ("board", "box"):
        dialog.choose(Job(kind, "A4", False))
        assert dialog._warning.isVisible()
        assert "%" in dialog._warning.text()
        dialog._true_size.click()
        assert dialog.job == Job(kind, "A4", True)
        assert not dialog._warning.isVisible()
    dialog.choose(Job("poster", "A4", False))
    assert dialog._warning.isVisible()
    # There is none on this paper.
    assert not dialog._true_size.isVisible()
    dialog.choose(Job("aid", "A4", False))
    assert not dialog._warning.isVisible()


def test_a_poster_has_its_true_size_where_that_fits(qtbot: QtBot) -> None:
    dialog = PrintDialog(TABLES["condottiere1"].sheets, None)
    qtbot.addWidget(dialog)
    choices = dialog.choices
    choices.purpose.setCurrentIndex(choices.purpose.findData("shop"))
    choices.sheet.setCurrentIndex(choices.sheet.findData(POSTER))
    assert dialog.job == Job(POSTER, "A3", True)
    choices.paper.setCurrentIndex(choices.paper.findData("own"))
    choices.own_size.set((200.0, 300.0))
    assert not dialog.job.true_size
    choices.own_size.set((420.0, 300.0))
    assert dialog.job.true_size
    # The choice of the player stays.
    choices.scale.setCurrentIndex(0)
    choices.scale.activated.emit(0)
    choices.paper.setCurrentIndex(choices.paper.findData("A1"))
    assert dialog.job == Job(POSTER, "A1", False)


@pytest.mark.parametrize(
    ("language", "scale"),
    [*((code, max(SIZES.values())) for code in CODES), *(("fr", scale) for scale in (0.9, 1))],
)
def test_nothing_is_cut_off(qtbot: QtBot, language: str, scale: float) -> None:
    """Whatever is chosen, and in the smallest window."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(960, 500)
    theme = current_theme()
    with speaking(language):
        apply_theme(application, theme, scale)
        dialog = PrintDialog(TABLES["cortez"].sheets, window)
        dialog.show()
        for kind in ("", "board", "cards", "labels", "box", FACES, POSTER, PUNCHED, VIRTUAL_TABLE):
            # At first what the dialog begins with.
            if kind:
                dialog.choose(Job(kind, "A4", False, sleeved=True))
            settle()
            assert dialog.width() <= 960
            for field in dialog.findChildren(QComboBox):
                if field.isVisible():
                    names = [field.itemText(i) for i in range(field.count())]
                    widest = max(map(field.fontMetrics().horizontalAdvance, names))
                    assert field.width() > widest + 20, (kind, field.currentText())
            assert dialog._inner.width() <= dialog._scroll.viewport().width(), kind
            for part in dialog.findChildren(QAbstractButton):
                if part.isVisible():
                    assert part.width() >= part.minimumSizeHint().width(), part.text()
        dialog.close()
        apply_theme(application, theme)


def test_a_game_to_play_with_is_true(dialog: PrintDialog) -> None:
    dialog.choose(Job("box", "A3", True, saves_ink=True))
    assert dialog.job.true_size
    dialog.choices.sheet.setCurrentIndex(dialog.choices.sheet.findData("aid"))
    assert not dialog.job.true_size
    dialog.choices.sheet.setCurrentIndex(0)
    assert dialog.job == Job("box", "A3", True, saves_ink=True)


def test_the_dialog_asks_only_for_settings_of_the_output(dialog: PrintDialog) -> None:
    choices = dialog.choices

    def asked() -> set[str]:
        return {
            name
            for name in ("sheet", "paper", "own_size", "scale", "card", "backs", "gutter", "range")
            if getattr(choices, name).isVisible()
        }

    dialog.choose(Job("cards", "A4", True))
    assert asked() == {"sheet", "paper", "card", "backs"}
    choices.more.setChecked(True)
    assert asked() == {"sheet", "paper", "card", "backs", "gutter", "range"}
    choices.purpose.setCurrentIndex(choices.purpose.findData("shop"))
    assert dialog.job.kind == FACES
    assert asked() == {"sheet", "card"}
    choices.sheet.setCurrentIndex(choices.sheet.findData(POSTER))
    # The cloth of Cannir is as large as its cards want it.
    assert asked() == {"sheet", "paper", "scale", "card"}
    choices.paper.setCurrentIndex(choices.paper.findData("own"))
    assert dialog.job.paper == "500x700"
    assert dialog._pages[0].size == PaperSize(720, 520)
    choices.purpose.setCurrentIndex(choices.purpose.findData("screen"))
    assert dialog.job.kind == VIRTUAL_TABLE
    assert asked() == set()
    assert not button(dialog, "Print…").isEnabled()


def test_a_wasteful_layout_has_a_warning(qtbot: QtBot) -> None:
    dialog = PrintDialog(TABLES["condottiere1"].sheets, None)
    qtbot.addWidget(dialog)
    for style, told in (
        (CardStyle("gutterfold", gutter=6.0), True),
        (CardStyle("gutterfold"), False),
        (CardStyle(gutter=6.0), False),
    ):
        dialog.choose(Job("cards", "letter", True, cards=style))
        assert ("Only 2 cards fit on a page" in dialog._note.text()) == told
    dialog.choose(Job("board", "letter", True, cards=CardStyle("gutterfold", gutter=6.0)))
    assert "Only" not in dialog._note.text()


@pytest.mark.parametrize(("card", "bleed"), [("63x88", "3"), ("63.5x88.9", "3.175")])
def test_the_bleed_is_that_of_the_cards(dialog: PrintDialog, card: str, bleed: str) -> None:
    dialog.choose(Job(FACES, "A4", True, card=card))
    assert f"with {bleed}\u00a0mm of bleed" in dialog._note.text()


def test_wrong_pages_are_said_and_nothing_can_be_saved(dialog: PrintDialog) -> None:
    dialog.choose(Job("aid", "A4", False, range="9-3"))
    assert any("There are no such pages" in text for text in texts(dialog))
    assert not any(action.isEnabled() for action in dialog._formats.values())
    dialog.choices.range.setText("2")
    assert len(dialog._pages) == 1
    assert all(action.isEnabled() for action in dialog._formats.values())


def test_faces_are_saved_with_their_list(dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.choose(Job(FACES, "A4", False, card="56x87", range="1"))
    dialog.save(tmp_path / "a.pdf")
    assert media_boxes(tmp_path / "a.pdf") == [pytest.approx((62, 93), abs=0.1)]
    assert "Sword of the Moon" in (tmp_path / "a.csv").read_text("utf-8-sig")


def test_a_file_for_a_print_shop_has_the_inks_of_a_press(
    dialog: PrintDialog, tmp_path: Path
) -> None:
    for kind, wanted in ((FACES, True), ("aid", False)):
        dialog.choose(Job(kind, "A4", False, range="1", cmyk=True))
        dialog.save(tmp_path / f"{kind}.pdf")
        with pikepdf.open(tmp_path / f"{kind}.pdf") as document:
            (intent,) = document.Root.OutputIntents
            assert ("FOGRA39" in str(intent.OutputConditionIdentifier)) == wanted


def test_the_last_choice_is_remembered(qtbot: QtBot) -> None:
    kept: list[Json] = []
    wish = Job("cards", "A3", True, card="59x92", cards=CardStyle("last", (1.0, -2.0), 4.0))
    pairs = Job(FACES, "A4", False, pairs=True, cmyk=True)
    for job in (wish, Job(POSTER, "500x700", False, saves_ink=True), pairs):
        first = PrintDialog(SHEETS, None, remember=kept.append)
        qtbot.addWidget(first)
        first.choose(job)
        first.reject()
        second = PrintDialog(SHEETS, None, last=kept[-1])
        qtbot.addWidget(second)
        assert second.job == job


@pytest.mark.parametrize(
    "last",
    [None, [], {}, {"kind": "map"}, {"kind": 3, "paper": "A9", "card": [], "nudge": [1]},
     {"backs": "front", "gutter": 1e9, "offset": ["a", None], "true": "yes"}],
)  # fmt: skip
def test_a_damaged_memory_is_the_usual_choice(qtbot: QtBot, last: Json) -> None:
    dialog = PrintDialog(SHEETS, None, last=last)
    qtbot.addWidget(dialog)
    assert dialog.job == PrintDialog(SHEETS, None).job


# -- everything ------------------------------------------------------------------------------------

_WORKING = """
import sys
print("1/2 en/one/box.pdf", file=sys.stderr, flush=True)
print("2/2 pt/one/box.pdf", file=sys.stderr, flush=True)
open(sys.argv[1], "wb").write(b"archive")
"""
_FULL = """
import errno, os, sys
sys.exit("conquista: all.zip: " + os.strerror(errno.ENOSPC))
"""


def archive(dialog: PrintDialog, target: Path, program: str) -> ArchiveDialog:
    """Return the archive made by another program, which receives its name."""
    made = ArchiveDialog(dialog, dialog.job, target)
    made._command = [sys.executable, "-c", program, str(made._part_file)]
    return made


def test_everything_is_moved_to_its_place(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    made = archive(dialog, tmp_path / "all.zip", _WORKING)
    assert made._process.processEnvironment().value("PYTHONPATH").startswith(str(root()))
    with qtbot.waitSignal(made.ended) as ended:
        made.begin()
    assert ended.args == [f"Saved in {tmp_path}: all.zip"]
    assert (made.value(), made.maximum()) == (1, 2)
    assert (tmp_path / "all.zip").read_bytes() == b"archive"
    assert [file.name for file in tmp_path.iterdir()] == ["all.zip"]


def test_everything_replaces_no_protected_file(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "all.zip").write_bytes(b"old")
    (tmp_path / "all.zip").chmod(0o444)
    made = archive(dialog, tmp_path / "all.zip", _WORKING)
    with qtbot.waitSignal(made.ended) as ended:
        made.begin()
    assert ended.args == [""]
    (box,) = dialog.findChildren(Message)
    assert box.detail == "The file is write-protected."
    box.close()
    assert (tmp_path / "all.zip").read_bytes() == b"old"


def test_the_number_of_pages_of_everything_is_shown(dialog: PrintDialog, tmp_path: Path) -> None:
    """A poster's is not taken."""
    for paper, told in (("A3", "A3"), ("A1", "A4"), ("500x700", "A4")):
        made = ArchiveDialog(dialog, replace(dialog.job, paper=paper), tmp_path / "all.zip")
        assert made.labelText().endswith(f"Paper: {told}")


def test_everything_can_be_stopped(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "all.zip").write_bytes(b"old")
    made = archive(dialog, tmp_path / "all.zip", "import time; time.sleep(60)")
    made._process.started.connect(made.canceled)
    with qtbot.waitSignal(made.ended) as ended:
        made.begin()
    assert ended.args == ["Stopped."]
    assert (tmp_path / "all.zip").read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


def test_the_reason_is_shown_if_printing_everything_fails(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "all.zip").write_bytes(b"old")
    made = archive(dialog, tmp_path / "all.zip", _FULL)
    with qtbot.waitSignal(made.ended) as ended:
        made.begin()
    assert ended.args == [""]
    (box,) = dialog.findChildren(Message)
    assert box.detail == "There is no room left on the disk."
    box.close()
    assert (tmp_path / "all.zip").read_bytes() == b"old"


def test_the_command_for_everything_is_one_that_can_be_given() -> None:
    style = CardStyle("gutterfold", (-1.5, 2.0), 3.0)
    job = Job("poster", "500x700", True, saves_ink=True, card="59x92", cards=style)
    command = archive_command(job, Path("all.zip"))
    assert command[:5] == [sys.executable, "-P", "-m", "conquista", "print"]
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    said = parser.parse_args(command[command.index("print") + 1 :])
    assert (said.everything, said.output, said.paper, said.ink) == (
        True, Path("all.zip"), "A4", "light",
    )  # fmt: skip
    assert (said.card, said.backs, said.nudge, said.gutter) == (
        "59x92", "gutterfold", [-1.5, 2.0], 3.0,
    )  # fmt: skip


def test_without_a_printer_files_are_offered(dialog: PrintDialog) -> None:
    dialog._printers = False
    dialog.retranslate()
    assert not button(dialog, "Print…").isEnabled()
    assert button(dialog, "Save as").isEnabled()
    assert any("No printer" in text for text in texts(dialog))


def test_with_a_printer_only_paper_can_be_printed(dialog: PrintDialog) -> None:
    dialog._printers = True
    dialog.retranslate()
    assert button(dialog, "Print…").isEnabled()
    dialog.choose(Job("board", FULL, True))
    assert not button(dialog, "Print…").isEnabled()


def test_it_follows_the_language(dialog: PrintDialog, qtbot: QtBot) -> None:
    with speaking("fr"):
        qtbot.waitUntil(lambda: dialog.windowTitle() == "Imprimer Cannir")
        assert any(text.startswith("Page 1 sur ") for text in texts(dialog))
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Print Cannir")


def test_saving(dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.choose(Job("aid", "A4", False))
    dialog.save(tmp_path / "aid.pdf")
    assert len(media_boxes(tmp_path / "aid.pdf")) == 2
    assert f"Saved in {tmp_path}: aid.pdf" in texts(dialog)
    dialog.save(tmp_path / "aid.svg")
    assert f"Saved in {tmp_path}: aid-01.svg to aid-02.svg" in texts(dialog)


def test_a_full_disk_is_reported(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    dialog.choose(Job("aid", "A4", False))
    dialog.save(tmp_path / "aid.pdf")
    (box,) = dialog.findChildren(Message)
    assert box.headline == "The pages could not be saved."
    assert box.detail == "There is no room left on the disk."
    box.close()


def test_it_can_be_stopped(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda self: True)
    dialog.choose(Job("aid", "A4", False))
    dialog.save(tmp_path / "aid.pdf")
    assert "Stopped." in texts(dialog)
    assert not list(tmp_path.iterdir())


def test_a_printer_gets_the_same_pages(dialog: PrintDialog, tmp_path: Path) -> None:
    file = tmp_path / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    printer.setFullPage(True)
    pages = [*Job("cards", "A4", False).pages(SHEETS)[:1], *Job("board", "A4", False).pages(SHEETS)]
    assert send(dialog, printer, pages) == "Sent to the printer."
    (cards, board) = media_boxes(file)
    assert cards[0] < cards[1]
    assert board[0] > board[1]
    assert "Sword of the Mill" in text_of(file)


def test_a_printer_out_of_reach(dialog: PrintDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> None:
        raise OSError(None, "the printer cannot be reached")

    monkeypatch.setattr(delivery, "print_on", gone)
    assert send(dialog, QPrinter(), Job("aid", "A4", False).pages(SHEETS)) == ""
    (box,) = dialog.findChildren(Message)
    assert box.detail == "The printer cannot be reached."
    box.close()


@pytest.mark.parametrize("key", ["page_too_small", "picture_too_large", "no_sheet", "format"])
def test_every_trouble_has_its_sentence(qapp: object, key: str) -> None:
    assert failure_reason(PrintError("", key)).endswith((".", "png."))
