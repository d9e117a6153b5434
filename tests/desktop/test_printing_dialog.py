"""The print dialog: its choices, its pages, saving, stopping and what it says of troubles."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLabel, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.cannir.sheets.sheet import SHEETS
from desktop.printing.job import Job
from desktop.printing.page import FULL, PrintError
from desktop.printing.wording import trouble
from desktop.windows.dialogs.message import Message
from desktop.windows.printing import delivery
from desktop.windows.printing.delivery import send
from desktop.windows.printing.dialog import PrintDialog
from tests.desktop.printing_kit import media_boxes, speaking, text_of


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


def test_the_choices_make_the_pages(dialog: PrintDialog) -> None:
    assert dialog.job == Job("board", "A4", True)
    assert "Page 1 of 17" in texts(dialog)
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


def test_a_game_to_play_with_is_true(dialog: PrintDialog) -> None:
    dialog.choose(Job("box", "A3", True, light=True))
    assert dialog.job.true
    dialog._sheet.setCurrentIndex(dialog._sheet.findData("aid"))
    assert not dialog.job.true
    dialog._sheet.setCurrentIndex(dialog._sheet.count() - 1)
    assert dialog.job == Job("box", "A3", True, light=True)


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
        assert "Page 1 sur 17" in texts(dialog)
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Print Cannir")


def test_saving(dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.choose(Job("aid", "A4", False))
    dialog.save(tmp_path / "aid.pdf")
    assert len(media_boxes(tmp_path / "aid.pdf")) == 2
    assert "Saved: aid.pdf" in texts(dialog)
    dialog.save(tmp_path / "aid.svg")
    assert "Saved: aid-01.svg to aid-02.svg" in texts(dialog)


def test_a_full_disk_is_told(
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
    assert trouble(PrintError("", key)).endswith((".", "png."))
