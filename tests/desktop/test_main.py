"""The window: from shelf to table and back, saving, opening, continuing, and going quietly."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.printing.dialog import PrintDialog
from desktop.rules.window import RulesWindow
from desktop.theme import THEMES
from desktop.windows import files, notice
from desktop.windows.continuecard import Position
from desktop.windows.help import AboutSheet, KeysSheet
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from desktop.windows.message import Message
from desktop.windows.shelf import ShelfPage
from desktop.windows.table import TablePage
from engine.core import Json
from engine.games import GAMES
from engine.match import Match, new_record
from engine.record import Record, load, save
from tests.desktop.kit import Services, find, settle

LEFT = Qt.MouseButton.LeftButton
#: Two people: nothing moves unless the test moves it.
PEOPLE: tuple[Json, ...] = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"})


def record(answers: int = 0, players: tuple[Json, ...] = PEOPLE) -> Record:
    match = Match(new_record(GAMES["cannir"], 2, 5, None, players))
    for _ in range(answers):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    return match.record


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    yield from open_window(qtbot, services)


def open_window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    # The last game played: Cannir's box is the chosen one.
    services.settings.set("game", "cannir")
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    qtbot.waitExposed(window)
    settle()
    yield window
    window.close()
    settle()


def answer(window: MainWindow) -> None:
    """Give the first legal answer to the open question."""
    assert window.session is not None
    match = window.session.match
    assert match.decision is not None
    window.session.submit(match.decision.seat, match.legal()[0])


def shown(window: MainWindow) -> type:
    """Which page is to be seen."""
    pages = [page for kind in (ShelfPage, TablePage) for page in window.findChildren(kind)]
    (page,) = (page for page in pages if page.isVisible())
    return type(page)


# -- playing ---------------------------------------------------------------------------------


def test_it_opens_on_the_shelf_and_play_opens_the_table(qtbot: QtBot, window: MainWindow) -> None:
    assert shown(window) is ShelfPage
    qtbot.mouseClick(find(window, QPushButton, "play"), LEFT)
    assert shown(window) is TablePage
    assert window.session is not None
    assert window.session.names()[0] == ""
    assert "Cannir" in window.windowTitle()


def test_leaving_offers_the_game_and_continuing_takes_it_up(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.open_record(record())
    answer(window)
    answer(window)
    assert window.session is not None
    before = window.session.match.record
    window.leave_table()
    assert shown(window) is ShelfPage
    button = find(window, QPushButton, "continue")
    assert button.isVisible()
    (position,) = window.findChildren(Position)
    qtbot.waitUntil(position.is_painted)
    qtbot.mouseClick(button, LEFT)
    assert shown(window) is TablePage
    assert window.session.match.record == before
    answer(window)


def test_a_new_game_without_an_answer_leaves_the_old_one_to_continue(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record())
    answer(window)
    window.leave_table()
    window.open_record(record())
    window.leave_table()
    found = services.store.unfinished()
    assert found is not None
    assert found.match.ply == 1


def test_a_finished_game_is_not_offered(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record())
    answer(window)
    assert services.store.file.exists()
    assert window.session is not None
    while window.session.match.decision is not None:
        answer(window)
    assert not services.store.file.exists()
    window.leave_table()
    assert not find(window, QPushButton, "continue").isVisible()


def test_play_again_deals_anew_to_the_same_players(qtbot: QtBot, window: MainWindow) -> None:
    window.open_record(record())
    answer(window)
    (page,) = window.findChildren(TablePage)
    page.playAgainRequested.emit()
    settle()
    assert window.session is not None
    again = window.session.match.record
    assert (again.players, again.answers) == (PEOPLE, ())
    assert again.seed != 5
    assert len(window.findChildren(TablePage)) == 1


# -- close and crash -------------------------------------------------------------------------


def test_closing_keeps_the_game_and_ends_the_bots(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    bots = tuple({"kind": "bot", "name": name, "level": "level1"} for name in ("A", "B"))
    services.settings.set("pace", "instant")
    window.open_record(record(players=bots))
    session = window.session
    assert session is not None
    with qtbot.waitSignal(session.advanced, timeout=20_000):
        pass
    window.close()
    settle()
    assert window.session is None
    found = services.again().store.unfinished()
    assert found is not None
    assert found.match.ply >= 1


CHILD = """
import sys
from PySide6.QtCore import QTimer
from desktop import app
from desktop.games import TABLES
from desktop.language import Language
from desktop.settings import Settings, config_file
from desktop.store import Store, state_folder
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from desktop.windows.message import Message
from engine.games import GAMES
from engine.match import new_record

application = app.create()
language = Language(application)
language.install("en")
window = MainWindow(
    GAMES, TABLES, Settings(config_file()), language, Store(state_folder())
)
window.show()
people = tuple({"kind": "human", "name": name} for name in ("Ana", "Bruno"))
window.open_record(new_record(GAMES["cannir"], 2, 5, None, people))
def answer():
    match = window.session.match
    window.session.submit(match.decision.seat, match.legal()[0])
    print(match.ply, state_folder(), flush=True)
timer = QTimer()
timer.timeout.connect(answer)
timer.start(20)
application.exec()
"""


def test_killed_in_the_middle_it_continues(qtbot: QtBot, tmp_path: Path) -> None:
    """The last answer that was given is there after the process was killed outright."""
    root = Path(__file__).resolve().parents[2]
    places = {key: str(tmp_path) for key in ("HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
    environment = {**os.environ, **places, "PYTHONPATH": str(root)}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    given = 0
    while given < 5:
        line = child.stdout.readline().split()
        assert line, "the application ended by itself"
        given, folder = int(line[0]), Path(line[1])
    child.send_signal(signal.SIGKILL)
    assert child.wait(10) == -signal.SIGKILL
    child.stdout.close()
    from desktop.store import Store

    found = Store(folder).unfinished()
    assert found is not None
    assert found.match.ply >= 5


# -- trouble ---------------------------------------------------------------------------------


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


# -- files -----------------------------------------------------------------------------------


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


def test_a_brief_notice_goes_by_itself(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice, "BRIEF", 1)
    line = notice.Notice(window)
    line.say(lambda: "Saved.", brief=True)
    assert line.text == "Saved."
    qtbot.waitUntil(lambda: not line.text)


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_keys_fit_the_smallest_window(
    qtbot: QtBot, window: MainWindow, services: Services, language: str
) -> None:
    services.language.install(language)
    sheet = KeysSheet(window, TABLES["contrees"].keys)
    sheet.show()
    settle()
    assert "L" in [label.text() for label in sheet.findChildren(QLabel)]
    assert sheet.width() <= 1024
    assert sheet.height() <= 600
    sheet.close()


# -- the rest --------------------------------------------------------------------------------


def test_every_theme_dresses_shelf_and_table(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record(1))
    for theme in THEMES:
        services.settings.set("theme", theme.name)
        settle()
    window.leave_table()


def test_help_opens_and_closes(qtbot: QtBot, window: MainWindow) -> None:
    window.findChild(Menus).shortcuts.emit()
    (keys,) = window.findChildren(KeysSheet)
    qtbot.keyClick(keys, Qt.Key.Key_Escape)
    settle()
    assert not window.findChildren(KeysSheet)
    about = AboutSheet(window)
    about.open()
    about.close()


def test_f1_opens_the_rules_at_what_is_asked(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (rules,) = window.findChildren(RulesWindow)
    assert rules.isVisible()
    rules.close()
    window.open_record(record())
    qtbot.waitUntil(lambda: window.session is not None and window.session.question is not None)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (again,) = window.findChildren(RulesWindow)
    assert again is rules
    assert rules.isVisible()
    rules.close()


def test_ctrl_p_opens_the_sheets_to_print(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(PrintDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_window_size_is_remembered(qtbot: QtBot, services: Services) -> None:
    for window in open_window(qtbot, services):
        window.resize(1100, 700)
    again = services.again()
    for window in open_window(qtbot, again):
        assert window.minimumWidth() <= window.width()
    assert again.settings.get("window")
