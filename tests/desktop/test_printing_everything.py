"""Everything in one archive: all games, sheets and languages, or nothing and one clear line."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.language import Language, translate
from desktop.printing.everything import documents, write_everything
from desktop.printing.job import Job
from desktop.printing.output import Cancelled
from desktop.printing.page import PrintError, Size
from desktop.printing.sheets import Drawing, GameSheets, Item
from tests.desktop.printing_kit import text_of

pytestmark = pytest.mark.usefixtures("qapp")

WISH = Job("", "A4", True)


def _paint(p: QPainter) -> None:
    p.fillRect(QRectF(0, 0, 50, 50), QColor("#336699"))


def _board(light: bool) -> list[Item]:
    return [Drawing(translate("Print", "Board"), Size(50, 50), _paint)]


GAMES = {
    name: GameSheets(title=lambda: "Game", sheets={"board": _board}, box=_board)
    for name in ("one", "two")
}
Write = Callable[..., list[str]]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the archive of two small games; what was told meanwhile."""

    def go(name: str = "all.zip", *, most: int = 99) -> list[str]:
        said: list[str] = []
        language = Language()

        def told(done: int, count: int, file: str) -> bool:
            said.append(f"{done}/{count} {file}".strip())
            return done < most

        try:
            write_everything(GAMES, ("en", "pt"), language.install, tmp_path / name, WISH, told)
        finally:
            language.install("en")
        return said

    return go


def test_every_sheet_of_every_game_in_every_language(write: Write, tmp_path: Path) -> None:
    said = write()
    wanted = [
        f"{language}/{game}/{kind}.pdf"
        for language in ("en", "pt")
        for game in ("one", "two")
        for kind in ("board", "box")
    ]
    assert [document.file for document in documents(GAMES, ("en", "pt"))] == wanted
    assert said == [*(f"{i}/8 {file}" for i, file in enumerate(wanted)), "8/8"]
    with ZipFile(tmp_path / "all.zip") as archive:
        assert archive.namelist() == wanted
        archive.extract("pt/two/box.pdf", tmp_path)
    assert "imprimir" in text_of(tmp_path / "pt/two/box.pdf")


def test_stopped_it_leaves_nothing_new(write: Write, tmp_path: Path) -> None:
    (tmp_path / "all.zip").write_bytes(b"old")
    with pytest.raises(Cancelled):
        write(most=2)
    assert [file.name for file in tmp_path.iterdir()] == ["all.zip"]
    assert (tmp_path / "all.zip").read_bytes() == b"old"


def test_a_full_disk_leaves_the_old_archive(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "all.zip").write_bytes(b"old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space") as refusal:
            write()
    assert refusal.value.filename == str(tmp_path / "all.zip")
    assert (tmp_path / "all.zip").read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


def test_where_there_can_be_no_archive_is_said_at_once(write: Write, tmp_path: Path) -> None:
    (tmp_path / "folder.zip").mkdir()
    (tmp_path / "file").write_text("")
    for name in ("folder.zip", "file/all.zip"):
        with pytest.raises(OSError, match=r"\[Errno"):
            write(name, most=0)  # would be stopped before the first document
    with pytest.raises(PrintError) as refusal:
        write("all.pdf")
    assert refusal.value.key == "archive"
