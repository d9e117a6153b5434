"""The window and files: saving, opening, and what goes wrong with either."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.view import TableView
from desktop.windows.dialogs import file_dialogs
from desktop.windows.dialogs.message import Confirmation, Message
from desktop.windows.main import MainWindow
from desktop.windows.navigation import Navigation
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.play.record import load, save
from tests.desktop.kit import Services, find, owned, settle
from tests.desktop.windows.main_kit import answer, open_window, record

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_full_disk_is_reported_once_and_the_game_goes_on(
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


def test_exports_are_readable_by_others_and_protected_files_stay(
    qtbot: QtBot,
    window: MainWindow,
    services: Services,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    umask = os.umask(0o022)
    try:
        path = tmp_path / "mine.conquista"
        monkeypatch.setattr(file_dialogs, "ask_save", lambda *given: path)
        window.open_record(record(1))
        window._on_save()
        assert path.stat().st_mode & 0o777 == 0o644
        path.chmod(0o664)
        answer(window)
        window._on_save()
        assert path.stat().st_mode & 0o777 == 0o664
        # The game itself, and a copy among the games, are nobody else's.
        kept = services.store.path_of(owned(window.session)) if window.session else None
        assert kept is not None
        assert kept.stat().st_mode & 0o777 == 0o600
        window._files.path = services.store.games / "copy.conquista"
        window._on_save()
        assert window._files.path.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(umask)
    before = path.read_bytes()
    path.chmod(0o444)
    window._files.path = path
    answer(window)
    window._on_save()
    (box,) = window.findChildren(Message)
    assert "protected" in box.detail
    box.close()
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (before, 0o444)


def test_only_the_newest_of_many_faults_is_shown(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    for name in ("one", "two", "three"):
        path = tmp_path / f"{name}.conquista"
        path.write_text("{")
        window.open_file(path)
    settle()
    (box,) = window.findChildren(Message)
    assert "three" in box.detail
    box.close()


def test_a_damaged_file_among_the_games_does_not_keep_it_from_starting(
    qtbot: QtBot, services: Services
) -> None:
    services.store.games.mkdir(parents=True)
    damaged = services.store.games / "mine.conquista"
    damaged.write_text("{")
    for window in open_window(qtbot, services):
        assert not find(window, QPushButton, "continue").isVisible()
        window.open_record(record(1))
        answer(window)
        window.leave_table()
        assert find(window, QPushButton, "continue").isVisible()
    assert damaged.read_text() == "{"


def test_leaving_a_game_that_could_not_be_kept_is_asked_about(
    qtbot: QtBot, window: MainWindow, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services.settings.set("confirm", False)

    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    window.open_record(record())
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        answer(window)
    assert not window.close()
    (box,) = window.findChildren(Confirmation)
    assert "lost" in box.detail
    qtbot.mouseClick(box.cancel, Qt.MouseButton.LeftButton)
    settle()
    assert window.isVisible()
    assert window.session is not None
    # The disk has room again: nothing is lost, and nothing asked.
    answer(window)
    assert window.close()


def test_damaged_settings_are_reported(qtbot: QtBot, services: Services) -> None:
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

    monkeypatch.setattr(file_dialogs, "ask_save", ask)
    window.open_record(record(1))
    save_key = QKeySequence(QKeySequence.StandardKey.Save)[0]  # type: ignore[index]
    qtbot.keyClick(window, save_key.key(), save_key.keyboardModifiers())
    answer(window)
    qtbot.keyClick(window, save_key.key(), save_key.keyboardModifiers())
    assert asked == ["Cannir"]
    assert len(load(path).answers) == 2
    assert window.notice == file_dialogs.saved_message(path)
    assert str(path.parent) in window.notice
    window.leave_table()
    monkeypatch.setattr(file_dialogs, "ask_open", lambda parent, folder: path)
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
    path = file_dialogs.ask_save(window, str(tmp_path), "Cannir")
    assert path is not None
    assert path.suffix == ".conquista"
    assert path.parent == tmp_path
    assert seen[0].defaultSuffix() == "conquista"
    assert "*.conquista *.CONQUISTA" in seen[0].nameFilters()[0]
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: QFileDialog.DialogCode.Rejected)
    assert file_dialogs.ask_open(window, "") is None


def test_dialogs_begin_where_the_player_was_or_among_the_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = tmp_path / "Documents"
    documents.mkdir()
    monkeypatch.setattr(
        QStandardPaths, "writableLocation", staticmethod(lambda place: str(documents))
    )
    assert file_dialogs.usual_folder(str(tmp_path)) == str(tmp_path)
    assert file_dialogs.usual_folder("") == str(documents)
    assert file_dialogs.usual_folder(str(tmp_path / "gone")) == str(documents)
    documents.rmdir()
    assert file_dialogs.usual_folder("") == str(Path.home())


def test_a_kept_game_opened_as_a_file_is_gone_on_with_where_it_lies(
    qtbot: QtBot, window: MainWindow, services: Services, tmp_path: Path
) -> None:
    window.open_record(record())
    answer(window)
    (path,) = services.store.paths()
    window.open_file(path)
    assert window.session is not None
    assert services.store.path_of(owned(window.session)) == path
    window.leave_table()
    link = tmp_path / "link.conquista"
    link.symlink_to(path)
    window.open_file(link)
    assert window.session is not None
    answer(window)
    assert list(services.store.paths()) == [path]
    assert len(load(path).answers) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_O, Qt.Key.Key_S])
def test_a_game_in_another_window_is_neither_opened_nor_replaced_as_a_file(
    qtbot: QtBot,
    window: MainWindow,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    key: Qt.Key,
) -> None:
    window.open_record(record())
    answer(window)
    window.leave_table()
    (path,) = services.store.paths()
    other = services.again().store
    other.open(path)
    before = path.read_text()
    if key == Qt.Key.Key_S:
        window.open_record(record(1))
    session = window.session
    monkeypatch.setattr(file_dialogs, "ask_open", lambda parent, folder: path)
    monkeypatch.setattr(file_dialogs, "ask_save", lambda parent, folder, title: path)
    qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    (box,) = window.findChildren(Message)
    assert "open in another window" in box.detail
    box.close()
    assert window.session is session
    other.close()
    assert path.read_text() == before


@pytest.mark.parametrize("name", ["\0.conquista", "\ud800.conquista", "a" * 5000, "circle"])
def test_invalid_file_names_are_explained(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, name: str
) -> None:
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    window.open_file(tmp_path / name)
    (box,) = window.findChildren(Message)
    assert "cannot be read" in box.detail
    box.close()


def drag(*paths: Path) -> QMimeData:
    """Return files as a file manager hands them over: it also writes their names as text."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    dragged.setText("\n".join(map(str, paths)))
    return dragged


def dropped(window: MainWindow, at: QWidget, data: QMimeData) -> bool:
    """Return whether what is dropped on a part of the window is taken."""
    copy, middle = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, QPoint(4, 4)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(middle, copy, data, left, none)
    QApplication.sendEvent(at, enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(QPointF(middle), copy, data, left, none)
    QApplication.sendEvent(window, drop)
    # Nobody who moves a file here loses it.
    assert drop.dropAction() == Qt.DropAction.CopyAction
    settle()
    return True


def test_a_file_dropped_anywhere_in_the_window_opens(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path, other = tmp_path / "Café.CONQUISTA", tmp_path / "notes.txt"
    save(record(2), path)
    other.write_text("")
    shelf = window.findChild(ShelfPage)
    assert shelf is not None
    assert dropped(window, shelf, drag(path))
    assert window.session is not None
    assert window.session.match.ply == 2
    for data in (drag(path, path), drag(other), drag(tmp_path), QMimeData(), drag(tmp_path / "x")):
        assert not dropped(window, window.findChildren(TableView)[0].viewport(), data)
    web = QMimeData()
    web.setUrls([QUrl("https://example.org/a.conquista")])
    assert not dropped(window, shelf, web)
    # Nothing else in the window takes it, such as a field that would take its name.
    assert not [widget for widget in window.findChildren(QWidget) if widget.acceptDrops()]
    window.leave_table()


def test_a_puzzle_dropped_opens_whatever_the_case_of_its_ending(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    (rooms,) = window.findChildren(Navigation)
    monkeypatch.setattr(rooms, "open_puzzle", opened.append)
    path = tmp_path / "A.Conquista-Puzzle"
    path.write_text("{}")
    assert dropped(window, window, drag(path))
    assert opened == [path]
    # Behind a question nothing is opened.
    box = file_dialogs.complain(window, "Wait", "First this.")
    box.show()
    settle()
    assert not dropped(window, window, drag(path))
    box.close()
