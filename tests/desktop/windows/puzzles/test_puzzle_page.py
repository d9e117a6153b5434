"""Puzzles in the window: solved by clicks and keys, opened and left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.language.translation import LANGUAGES
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.style.shortcuts import cap_of
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.puzzles import puzzle_progress
from desktop.windows.puzzles.attempt_control import Phase
from desktop.windows.puzzles.puzzle_list import FOLDED_WIDTH, SHADOW_WIDTH, WIDTH
from engine.games import GAMES
from engine.puzzles import all_puzzles, puzzles_of
from tests.desktop.kit import Services, activate, cut_off, settle
from tests.desktop.windows.puzzles.puzzle_kit import Room, easiest, solving

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_game_is_solved_on_its_board(room: Room, game: str) -> None:
    if not puzzles_of(game):
        pytest.skip("this game has no puzzles")
    puzzle = easiest(game)
    room.open(puzzle)
    if hinted := game == "cannir":
        room.desk.hint()
    trying = room.desk.trying
    # A few more than it takes: where others are asked between, and none for ever.
    for _ in range(4 * puzzle.within):
        step = solving(room)
        before = room.page.session.match.ply
        room.click(step)
        if room.page.session.match.ply == before:
            room.page.asking.submit(step)
        room.until_told()
        if trying.phase is Phase.SOLVED:
            break
    assert trying.phase is Phase.SOLVED
    assert puzzle_progress.progress_of(room.settings, puzzle.id).has_seal
    assert room.desk.panel.solved.isVisible()
    assert room.desk._solved_text()[1].endswith("with the hint." if hinted else "without help.")
    assert room.page.strip.prompt.is_festive


def test_that_it_is_solved_is_scrolled_to(room: Room) -> None:
    room.place.resize(1024, 640)
    room.open(easiest("contrees"))
    panel, trying = room.desk.panel, room.desk.trying
    for _ in range(4):
        room.fail()
    settle()
    bar = panel._scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert panel.rows[0].visibleRegion().isEmpty()
    # What is to be done stays in sight.
    assert panel.aim.visibleRegion().boundingRect() == panel.aim.rect()
    while trying.phase is not Phase.SOLVED:
        room.page.asking.submit(solving(room))
        room.until_told()
    settle()
    assert panel.solved.visibleRegion().boundingRect() == panel.solved.rect()


def test_the_gold_button_is_the_one_that_goes_on(room: Room) -> None:
    room.open(easiest("contrees"))
    panel = room.desk.panel
    assert panel.check_button.is_main
    room.page.asking.submit(solving(room))
    room.until_phase(Phase.SOLVED)
    assert not panel.check_button.is_main
    room.desk.trying.start_over()
    room.until_phase(Phase.ASKED)
    assert panel.check_button.is_main


def test_nothing_is_cut_off_in_any_language_nor_in_a_small_window(
    room: Room, services: Services
) -> None:
    for code in LANGUAGES:
        services.language.install(code)
        room.place.resize(1024, 640)
        room.open(easiest("contrees"))
        settle()
        assert not list(cut_off(room.desk.panel)), code
        assert room.desk.shelf.width() == FOLDED_WIDTH
        room.desk.shelf.toggle_open()
        assert room.desk.shelf.width() == WIDTH + SHADOW_WIDTH
        # Esc folds what lies over the board before it leaves.
        left: list[None] = []
        room.desk.leave_requested.connect(lambda left=left: left.append(None))
        room.page.view.left_alone.emit()
        assert room.desk.shelf.width() == FOLDED_WIDTH
        assert not left
        room.page.view.left_alone.emit()
        assert left


@pytest.mark.usefixtures("looked_at")
def test_puzzles_open_from_the_shelf_and_leave_nothing_behind(
    qtbot: QtBot, services: Services, window: MainWindow, prompt: None
) -> None:
    activate(qtbot, window)
    window._shelf._foot._puzzles.click()
    settle()
    assert window.session is not None
    page = window.centralWidget().findChildren(MatchPage)[-1]
    qtbot.waitUntil(lambda: page.state.question is not None)
    QTest.keyClick(page.view, Qt.Key.Key_C)
    room = window._navigation._puzzles
    assert room is not None
    desk = room.desk
    assert desk is not None
    qtbot.waitUntil(lambda: desk.verdict is not None)
    for width in (WIDTH + SHADOW_WIDTH, FOLDED_WIDTH):
        QTest.keyClick(page.view, Qt.Key.Key_P)
        assert desk.shelf.width() == width
    QTest.keyClick(page.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: room.desk is not desk)
    page = window.centralWidget().findChildren(MatchPage)[-1]
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.session is None)
    assert not list(services.store.games.glob("*"))


def test_keys_with_arrows_show_them() -> None:
    assert cap_of("next puzzle") == "Ctrl+→"
    assert cap_of("left") == "←"
    assert cap_of("coach") == "C"


def test_a_table_is_made_in_one_event_and_begun_in_the_next(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    room.room.open(all_puzzles()[0])
    assert not room.pages
    room.until(lambda: bool(room.pages) and room.page.state.question is not None)
