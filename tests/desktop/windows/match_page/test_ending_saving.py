"""The sheet at the end of a match as a file."""

from __future__ import annotations

import errno
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from PySide6.QtCore import QByteArray, QDate, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.storage.ledger.seals import Honours
from desktop.windows.dialogs import file_dialogs
from desktop.windows.dialogs.message import Message
from desktop.windows.match_page.ending import ending_control
from desktop.windows.match_page.ending.ending_board import BoardPicture
from desktop.windows.match_page.ending.ending_facts import sheet_facts
from desktop.windows.match_page.ending.saving import SIZE, sheet_file, with_suffix
from tests.desktop.kit import settle
from tests.desktop.table.endings_kit import finished
from tests.desktop.table.kit import Table


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    made = Table(qtbot, finished("contrees", 2, 1).record)
    made.until_asked()
    return made


def saved(table: Table, path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Let the sheet be saved into a file; return what the file contains."""
    monkeypatch.setattr(file_dialogs, "ask_ending", lambda *given: path)
    table.page.ending.open()
    table.page.ending.save()
    return with_suffix(path).read_bytes()


def test_a_png_has_the_size_of_a_picture(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = saved(table, tmp_path / "end.png", monkeypatch)
    image = QImage.fromData(QByteArray(data))
    assert image.size() == SIZE
    # The sheet fills it, and the land is on it.
    assert len({image.pixel(x, 500) for x in range(0, 1600, 8)}) > 60
    assert table.page.strip.aside == f"Saved as “end” in {tmp_path}."
    assert table.settings.get("folder") == str(tmp_path)
    assert table.page.ending.is_open


def test_an_svg_and_a_pdf_are_vectors(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = fromstring(saved(table, tmp_path / "end.SVG", monkeypatch))
    assert root.tag.endswith("svg")
    assert root.get("viewBox") == "0 0 1600 1000"
    assert sum(1 for part in root.iter() if part.tag.endswith("path")) > 100
    data = saved(table, tmp_path / "end.pdf", monkeypatch)
    assert data.startswith(b"%PDF")
    # 1600 × 1000 pixels are 1200 × 750 points.
    assert b"/MediaBox [0 0 1200" in data


def test_another_suffix_becomes_a_png(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert saved(table, tmp_path / "my.end", monkeypatch).startswith(b"\x89PNG")
    assert (tmp_path / "my.end.png").exists()


def test_the_foot_names_game_date_and_players(table: Table) -> None:
    page = table.page
    looks = page.table.looks(page.session.view(), 2)
    day = QDate(2026, 3, 14)
    facts = sheet_facts(page.session, page.table, looks, Honours(), str, day=day)
    assert facts is not None
    assert facts.foot.startswith("Contrées · ")
    assert "2026" in facts.foot
    assert facts.foot.endswith("You and Aldric")
    part = facts.ending.board()
    assert part is not None
    data = sheet_file(facts, BoardPicture(page.scene, part), ".svg")
    assert facts.foot in "".join(fromstring(data).itertext())


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(errno.ENOSPC, "full"), "no room left on the disk"),
        (PermissionError(errno.EACCES, "no"), "cannot be written to"),
    ],
)
def test_a_file_that_cannot_be_written_is_explained(
    table: Table,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: OSError,
    told: str,
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise error

    path = tmp_path / "end.png"
    monkeypatch.setattr(ending_control, "write", refuse)
    monkeypatch.setattr(file_dialogs, "ask_ending", lambda *given: path)
    table.page.ending.open()
    table.page.ending.save()
    (box,) = table.page.findChildren(Message)
    text = f"{box.headline} {box.detail}"
    assert "The picture could not be saved." in text
    assert told in text
    assert not path.exists()


def test_cancelling_writes_nothing(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_dialogs, "ask_ending", lambda *given: None)
    table.page.ending.open()
    table.page.ending.save()
    assert not list(tmp_path.glob("end*"))


@pytest.mark.parametrize("width", [960, 1280, 1440])
def test_a_note_moves_no_button_of_the_strip(table: Table, width: int) -> None:
    """However long it is: a pointer may be about to click one."""
    table.page.resize(width, 800)
    strip = table.page.strip
    settle()

    def places() -> list[QRect]:
        return [button.geometry() for button in strip.buttons if not button.isHidden()]

    before = places()
    assert before
    for note in ("Saved.", "Saved as “evening” in " + "a/long/way/to/the/folder/" * 4):
        strip.note(note)
        settle()
        assert places() == before
    strip.note()
    assert places() == before
