"""The league: set up on its sheet, played by clicks, continued after a crash."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.storage.league_file import FILE, LeagueFile
from desktop.windows.dialogs import file_dialogs
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.league.league_page import LeaguePage
from desktop.windows.league.league_texts import point_rule
from desktop.windows.league.score_sheet_layout import make_plan
from desktop.windows.league.variants_dialog import VariantsDialog
from desktop.windows.main import MainWindow
from desktop.windows.shelf.foot_row import Link
from engine.core.values import Resign
from engine.data.kept_file import KeptFile
from engine.play import league as rules
from engine.play.league import League
from engine.play.setup import SeatSetup
from tests.desktop.kit import activate, find, owned, settle
from tests.desktop.storage.ledger.ledger_kit import LEFT
from tests.desktop.windows.main_kit import answer
from tests.patience import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = ("Ana", "Bruno", "Clara")
PEOPLE = tuple(SeatSetup("human", name) for name in NAMES)


def open_page(qtbot: QtBot, window: MainWindow) -> LeaguePage:
    """Open the page by its link on the shelf."""
    (link,) = [link for link in window.findChildren(Link) if link.text() == "League"]
    qtbot.mouseClick(link, LEFT)
    settle()
    assert page_of(window).isVisible()
    return page_of(window)


def league_file(window: MainWindow) -> LeagueFile:
    seats = {game: table.seats for game, table in TABLES.items()}
    return LeagueFile(window._store.folder / FILE, seats)


def page_of(window: MainWindow) -> LeaguePage:
    (page,) = window.findChildren(LeaguePage)
    return page


def kept(window: MainWindow) -> League:
    league = league_file(window).read()
    assert league is not None
    return league


def press(qtbot: QtBot, page: LeaguePage, name: str) -> None:
    qtbot.mouseClick(find(page, QPushButton, name), LEFT)
    settle()


def resign(window: MainWindow) -> str:
    """Let the player who is asked give the match up; return that player's name."""
    session = window.session
    assert session is not None
    assert session.match.decision is not None
    seat = session.match.decision.seat
    session.resign(seat)
    settle()
    return session.names()[seat]


def begin(qtbot: QtBot, page: LeaguePage, *games: str) -> None:
    """Write the names on the sheet, choose boxes, and begin."""
    for row, name in zip(page.sheet.rows, NAMES, strict=True):
        row.name_edit.setText(name)
    for game, head in page.sheet.heads.items():
        if game not in games:
            qtbot.mouseClick(head, LEFT, pos=QPoint(20, 20))
    press(qtbot, page, "main")


def test_an_evening_of_two_boxes_by_clicks(qtbot: QtBot, window: MainWindow) -> None:
    page = open_page(qtbot, window)
    begin(qtbot, page, "contrees", "cannir")
    assert kept(window) == League(PEOPLE, ("contrees", "cannir"))
    # Two seats for three players: the last one sits out.
    assert "Clara. Contrées: sits out; Cannir: plays." in page.sheet.accessibleDescription()
    press(qtbot, page, "main")
    assert [p["name"] for p in owned(window.session).players] == ["Ana", "Bruno"]
    assert all(p["kind"] == "human" for p in owned(window.session).players)
    loser = resign(window)
    assert window.table is not None
    assert window.table.ending.sheet.rematch.text() == "To the league"
    window.table.ending.close()
    settle()
    (onward,) = [button for button in window.table.strip.prompt.buttons if button.is_main]
    assert onward.label == "To the league"
    onward.act()
    settle()
    assert page.isVisible()
    assert window.session is None
    winner = "Bruno" if loser == "Ana" else "Ana"
    lines = page.sheet.accessibleDescription()
    assert f"{winner}, first place, 1 point. Contrées: won, 1 point; Cannir: plays." in lines
    # Three at Cannir, where a click on the box plays it.
    qtbot.mouseClick(page.sheet.heads["cannir"], LEFT, pos=QPoint(20, 20))
    settle()
    names = [p["name"] for p in owned(window.session).players]
    assert sorted(names) == sorted(NAMES)
    # The first seat begins, and the seats go round.
    assert names[0] != "Ana"
    assert window.session is not None
    owned(window.session).submit(0, Resign())
    window.session.finished.emit(owned(window.session).result)
    won = owned(window.session).result
    assert won is not None
    window.leave_table()
    page = open_page(qtbot, window)
    assert page.league is not None
    assert page.league.is_over
    assert kept(window).matches[1].winners == won.winners
    assert page.panel.new.isHidden()
    press(qtbot, page, "main")
    assert [row.name_edit.text() for row in page.sheet.rows] == list(NAMES)
    # Until it is begun, the evening before is kept.
    assert kept(window).is_over


def test_an_undone_end_is_entered_once_with_the_last_result(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = open_page(qtbot, window)
    begin(qtbot, page, "contrees")
    press(qtbot, page, "main")
    answer(window)
    settle()
    loser = resign(window)
    first = kept(window).matches[0]
    assert first.winners == (1 - NAMES.index(loser),)
    assert window.session is not None
    window.session.undo()
    settle()
    assert kept(window).matches[0].winners is None
    other = resign(window)
    assert kept(window).matches[0].winners == (1 - NAMES.index(other),)
    assert len(kept(window).matches) == 1
    # What goes on from a moment of the review is another match.
    before, record = kept(window), owned(window.session).record
    branch = replace(record, answers=(), marks=({"mark": "branch", "ply": 0},))
    window.open_record(branch)
    settle()
    assert window.table is not None
    assert not window.table.state.sequel()
    resign(window)
    assert kept(window) == before
    window._current.rematch_requested.emit()
    settle()
    assert window.session is not None


def test_a_result_that_was_not_entered_is_entered_when_the_page_opens(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = open_page(qtbot, window)
    begin(qtbot, page, "contrees")
    press(qtbot, page, "main")
    file = window._store.folder / FILE
    text = file.read_text()
    resign(window)
    entered = kept(window)
    window.leave_table()
    # As if the window had been killed between the two files.
    file.write_text(text)
    page = open_page(qtbot, window)
    assert kept(window) == entered
    # A click on the box opens the review of its match.
    with qtbot.waitSignal(window.table_shown, timeout=PATIENCE_MS):
        qtbot.mouseClick(page.sheet.heads["contrees"], LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: window.table is not None and window.table.review.is_open)


def test_on_a_full_disk_the_evening_goes_on_and_it_is_said(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(KeptFile, "write", full)
    page = open_page(qtbot, window)
    begin(qtbot, page, "contrees")
    assert window.notice.startswith("The league could not be saved.")
    press(qtbot, page, "main")
    loser = resign(window)
    assert window.table is not None
    qtbot.mouseClick(window.table.ending.sheet.rematch, LEFT)
    settle()
    assert page.league is not None
    assert page.league.matches[0].winners == (1 - NAMES.index(loser),)


def test_a_match_left_is_continued_and_one_without_a_move_dealt_anew(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = open_page(qtbot, window)
    begin(qtbot, page, "contrees")
    press(qtbot, page, "main")
    key = kept(window).matches[0].key
    window.leave_table()
    page = open_page(qtbot, window)
    assert not page.panel.options.isHidden()
    press(qtbot, page, "main")
    (match,) = kept(window).matches
    assert match.key != key
    answer(window)
    settle()
    window.leave_table()
    page = open_page(qtbot, window)
    assert page.panel.options.isHidden()
    assert find(page, QPushButton, "main").accessibleName() == "Continue"
    with qtbot.waitSignal(window.table_shown, timeout=PATIENCE_MS):
        press(qtbot, page, "main")
    assert owned(window.session).ply == 1
    assert kept(window).matches == (match,)


def test_keys_move_boxes_and_the_order_is_kept(qtbot: QtBot, window: MainWindow) -> None:
    page = open_page(qtbot, window)
    activate(qtbot, window)
    heads = page.sheet.heads
    first, second, *_ = TABLES
    heads[first].setFocus()
    qtbot.keyClick(heads[first], Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert page._games[:2] == [second, first]
    qtbot.keyClick(heads[first], Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.mouseClick(heads[first].arrows[0], LEFT)
    assert page._games[:2] == [second, first]
    qtbot.keyClick(heads[second], Qt.Key.Key_Space)
    assert heads[second].accessibleDescription() == "Left out. Click to include it."
    page.sheet.rows[2].name_edit.setFocus()
    qtbot.keyClick(page.sheet.rows[2].name_edit, Qt.Key.Key_Return)
    settle()
    assert kept(window).games[0] == first
    qtbot.mouseClick(heads[first].arrows[1], LEFT)
    settle()
    assert kept(window).games[1] == first
    assert page.sheet.heads[second].isHidden()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert page.isVisible()


def test_it_begins_only_with_a_box_and_with_names_that_differ(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = open_page(qtbot, window)
    page.sheet.rows[0].name_edit.setText("Aldric")
    assert page.panel.trouble.text() == "Two players are called Aldric."
    assert not page.panel.main.isEnabled()
    page.sheet.rows[0].name_edit.setText("Ana")
    for head in page.sheet.heads.values():
        qtbot.mouseClick(head, LEFT, pos=QPoint(20, 20))
    assert page.panel.trouble.text() == "Choose at least one box."
    qtbot.mouseClick(page.sheet.heads["cannir"], LEFT, pos=QPoint(20, 20))
    page.panel.counts.buttons[0].click()
    page.sheet.rows[1].kind_combo.setCurrentIndex(1)
    press(qtbot, page, "main")
    assert kept(window).players == (SeatSetup("human", "Ana"), SeatSetup("bot", "Aldric", "level1"))


def test_variants_are_those_of_the_shelf(qtbot: QtBot, window: MainWindow) -> None:
    page = open_page(qtbot, window)
    begin(qtbot, page, "contrees")
    press(qtbot, page, "options")
    (dialog,) = window.findChildren(VariantsDialog)
    name, control = next(iter(dialog.form._controls.items()))
    control.click()
    chosen = dialog.form.values()[name]
    dialog.reject()
    settle()
    press(qtbot, page, "main")
    assert owned(window.session).record.options[name] == chosen


def test_an_evening_ends_early_and_its_sheet_is_saved(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played = rules.enter(
        rules.begin(League(PEOPLE, ("cannir", "contrees")), (0, 1, 2), "a"), "a", (0, 2)
    )
    league_file(window).write(played)
    page = open_page(qtbot, window)
    press(qtbot, page, "end")
    (box,) = page.findChildren(Confirmation)
    box.accept()
    settle()
    assert kept(window).games == ("cannir",)
    assert page.sheet.accessibleName().startswith("Ana and Clara share the evening")
    # On a low sheet there is no room for it.
    assert page.panel.help.isVisibleTo(page)
    assert page.panel.help.text() == point_rule()
    # Those who all lost have won nothing.
    lost = rules.enter(played, "a", ())
    page.show_league(rules.end_now(lost))
    assert page.sheet.accessibleName().startswith("Nobody wins the evening")
    page.show_league(kept(window))
    target = tmp_path / "sheet.png"
    monkeypatch.setattr(file_dialogs, "ask_export", lambda *given: target)
    press(qtbot, page, "save picture")
    assert QImage(str(target)).width() == 2 * page.sheet.width()


def test_a_damaged_file_is_put_aside_and_said_once(qtbot: QtBot, window: MainWindow) -> None:
    (window._store.folder).mkdir(exist_ok=True)
    (window._store.folder / FILE).write_text("{")
    page = open_page(qtbot, window)
    assert window.notice.startswith("The league was damaged.")
    assert page.league is None
    window._notice.dismiss()
    qtbot.mouseClick(page.panel.leave, LEFT)
    open_page(qtbot, window)
    assert not window.notice


def _entered(league: League) -> League:
    return rules.enter(rules.begin(league, (0, 1, 2), "a"), "a", (1,))


def test_a_screen_reader_walks_through_the_rows(qtbot: QtBot, window: MainWindow) -> None:
    league_file(window).write(_entered(League(PEOPLE, ("cannir", "contrees"))))
    page = open_page(qtbot, window)
    spoken = [label.accessibleName() for label in page.sheet.findChildren(QLabel)]
    assert spoken == [
        "League: match 2 of 2",
        "Bruno, first place, 2 points. Cannir: won, 2 points; Contrées: plays.",
        "Ana, joint second, 0 points. Cannir: lost; Contrées: plays.",
        "Clara, joint second, 0 points. Cannir: lost; Contrées: sits out.",
    ]


CHILD = """
import sys
from PySide6.QtCore import QTimer
from desktop import app
from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.storage.settings import Settings, config_file
from desktop.storage.game_store import GameStore, state_folder
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.play.league import League
from engine.play.setup import SeatSetup

application = app.create()
language = Language(application)
language.install("en")
window = MainWindow(
    GAMES, TABLES, Settings(config_file()), language, GameStore(state_folder())
)
window.show()
people = tuple(SeatSetup("human", name) for name in ("Ana", "Bruno", "Clara"))
window._league._visit(window._league._enter)
window._league.page.league_changed.emit(League(people, ("contrees", "cannir")))
window._league.page.play_requested.emit()
def answer():
    match = window.session.match
    window.session.submit(match.decision.seat, match.legal()[0])
    print(match.ply, state_folder(), flush=True)
timer = QTimer()
timer.timeout.connect(answer)
timer.start(20)
application.exec()
"""


def test_killed_in_the_middle_of_a_match_the_evening_goes_on(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    root = Path(__file__).resolve().parents[4]
    places = {key: str(tmp_path) for key in ("HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
    environment = {**os.environ, **places, "PYTHONPATH": str(root)}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    given = 0
    while given < 3:
        line = child.stdout.readline().split()
        assert line, "the application ended by itself"
        given, folder = int(line[0]), Path(line[1])
    child.send_signal(signal.SIGKILL)
    assert child.wait(10) == -signal.SIGKILL
    child.stdout.close()
    # This window takes over the folder of the killed one.
    window._store.folder.mkdir(exist_ok=True)
    for name in ("games", FILE):
        (folder / name).rename(window._store.folder / name)
    page = open_page(qtbot, window)
    assert page.panel.main.accessibleName() == "Continue"
    with qtbot.waitSignal(window.table_shown, timeout=PATIENCE_MS):
        press(qtbot, page, "main")
    assert owned(window.session).ply >= 3
    loser = resign(window)
    assert window.table is not None
    qtbot.mouseClick(window.table.ending.sheet.rematch, LEFT)
    settle()
    winner = "Bruno" if loser == "Ana" else "Ana"
    assert f"{winner}, first place, 1 point." in page.sheet.accessibleDescription()
    assert page.panel.main.accessibleName() == "Play"


@pytest.mark.parametrize(("is_setup", "is_over"), [(True, False), (False, False), (False, True)])
def test_on_a_low_sheet_the_last_row_keeps_off_the_frame(*, is_setup: bool, is_over: bool) -> None:
    low = make_plan(QSizeF(720, 436), 3, 5, is_setup=is_setup, is_over=is_over, has_arrows=is_setup)
    assert low.paper.bottom() - low.names[-1].bottom() >= 19
