"""The window and files: saving, opening, and what goes wrong with either."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.windows import files
from desktop.windows.main import MainWindow
from desktop.windows.message import Message
from engine.record import load, save
from tests.desktop.kit import Services, find, settle
from tests.desktop.mainkit import answer, open_window, record


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_record(record())

    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        answer(window)
        assert "no room left" in window.notice
        answer(window)
    assert window.session is not None
    assert window.session.match.ply == 2
    answer(window)
    assert window.notice == ""


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('{"format": 1, "game"', "damaged"),
        ('{"a": 1}', "not a Conquista game"),
        ('{"format": 9, "game": "cannir"}', "newer"),
        (
            '{"format": 1, "game": "chess", "version": 1, "seats": 2, "options": {}, "seed": 1}',
            "does not have",
        ),
    ],
)
def test_a_file_that_cannot_be_opened_is_explained_and_left_alone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, text: str, word: str
) -> None:
    path = tmp_path / "game.conquista"
    path.write_text(text)
    window.open_record(record(1))
    session = window.session
    window.open_file(path)
    (box,) = window.findChildren(Message)
    assert word in box.detail
    assert "game.conquista" in box.detail
    box.close()
    settle()
    assert window.session is session
    assert path.read_text() == text


def test_a_damaged_autosave_is_told_and_put_aside(qtbot: QtBot, services: Services) -> None:
    services.store.file.parent.mkdir()
    services.store.file.write_text("{")
    for window in open_window(qtbot, services):
        assert "damaged" in window.notice
        assert services.store.file.with_name("autosave.conquista.bad").exists()
        assert not find(window, QPushButton, "continue").isVisible()


def test_damaged_settings_are_told(qtbot: QtBot, services: Services) -> None:
    (services.folder / "settings.json").write_text("{")
    again = services.again()
    for window in open_window(qtbot, again):
        assert "damaged" in window.notice


def test_save_asks_once_and_open_brings_it_back(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.conquista"
    asked: list[str] = []

    def ask(parent: object, folder: str, title: str) -> Path:
        asked.append(title)
        return path

    monkeypatch.setattr(files, "ask_save", ask)
    window.open_record(record(1))
    save_key = QKeySequence(QKeySequence.StandardKey.Save)[0]
    qtbot.keyClick(window, save_key.key(), save_key.keyboardModifiers())
    answer(window)
    qtbot.keyClick(window, save_key.key(), save_key.keyboardModifiers())
    assert asked == ["Cannir"]
    assert len(load(path).answers) == 2
    assert window.notice == "Saved as “mine”."
    window.leave_table()
    monkeypatch.setattr(files, "ask_open", lambda parent, folder: path)
    qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert window.session is not None
    assert window.session.match.ply == 2


def test_a_save_that_fails_is_explained_and_harms_nothing(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.conquista"
    save(record(), path)
    window.open_file(path)
    before = path.read_text()
    answer(window)

    def refuse(*args: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", refuse)
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    boxes = window.findChildren(Message)
    assert any("folder" in box.detail for box in boxes)
    for box in boxes:
        box.close()
    assert path.read_text() == before


def test_the_dialogs_know_the_ending(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[QFileDialog] = []

    def accept(dialog: QFileDialog) -> QFileDialog.DialogCode:
        seen.append(dialog)
        return QFileDialog.DialogCode.Accepted

    monkeypatch.setattr(QFileDialog, "exec", accept)
    path = files.ask_save(window, str(tmp_path), "Cannir")
    assert path is not None
    assert path.suffix == ".conquista"
    assert path.parent == tmp_path
    assert seen[0].defaultSuffix() == "conquista"
    assert "*.conquista" in seen[0].nameFilters()[0]
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: QFileDialog.DialogCode.Rejected)
    assert files.ask_open(window, "") is None


def test_dialogs_begin_where_the_player_was_or_among_the_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = tmp_path / "Documents"
    documents.mkdir()
    monkeypatch.setattr(
        QStandardPaths, "writableLocation", staticmethod(lambda place: str(documents))
    )
    assert files.usual_folder(str(tmp_path)) == str(tmp_path)
    assert files.usual_folder("") == str(documents)
    assert files.usual_folder(str(tmp_path / "gone")) == str(documents)
    documents.rmdir()
    assert files.usual_folder("") == str(Path.home())
