"""The window: from shelf to table and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.panels.sidebar import Sidebar
from desktop.style import keyboard, shortcuts
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.shelf.continue_card import ContinueCard
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.play.record import load
from tests.desktop.kit import Services, find, list_games, owned, settle
from tests.desktop.windows.main_kit import BOTS, PEOPLE, answer, record

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton


def shown(window: MainWindow) -> type:
    """Return which page is to be seen."""
    pages = [page for kind in (ShelfPage, MatchPage) for page in window.findChildren(kind)]
    (page,) = (page for page in pages if page.isVisible())
    return type(page)


def test_it_opens_on_the_shelf_and_play_opens_the_table(qtbot: QtBot, window: MainWindow) -> None:
    assert shown(window) is ShelfPage
    qtbot.mouseClick(find(window, QPushButton, "play"), LEFT)
    assert shown(window) is MatchPage
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
    before = owned(window.session).record
    window.leave_table()
    assert shown(window) is ShelfPage
    button = find(window, QPushButton, "continue")
    assert button.isVisible()
    position = window.findChild(ContinueCard).picture
    qtbot.waitUntil(lambda: position.is_painted)
    qtbot.mouseClick(button, LEFT)
    assert shown(window) is MatchPage
    assert owned(window.session).record == before
    answer(window)


def test_at_a_table_the_menu_continues_the_last_other_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    resume = window._menus._resume
    window.open_record(record())
    answer(window)
    assert window.session is not None
    before = owned(window.session).record
    window._show_possible()
    # The only game is the one on the table.
    assert not resume.isEnabled()
    window.leave_table()
    window.open_record(record())
    answer(window)
    window._show_possible()
    assert resume.isEnabled()
    resume.trigger()
    qtbot.waitUntil(lambda: window.session is not None and owned(window.session).record == before)


def test_a_new_game_without_an_answer_leaves_the_old_one_to_continue(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record())
    answer(window)
    window.leave_table()
    window.open_record(record())
    window.leave_table()
    found = list_games(services.store).latest()
    assert found is not None
    assert found.ply == 1


def test_a_finished_game_is_not_offered_but_kept(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record())
    answer(window)
    assert window.session is not None
    while window.session.match.decision is not None:
        answer(window)
    ended = owned(window.session).record
    window.leave_table()
    assert not find(window, QPushButton, "continue").isVisible()
    (saved,) = list_games(services.store).games()
    assert saved.result is not None
    assert load(saved.path) == ended


def test_the_third_game_begun_does_not_displace_the_first(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    for answers in (3, 2, 1):
        window.open_record(record())
        for _ in range(answers):
            answer(window)
        window.leave_table()
    assert [saved.ply for saved in list_games(services.store).games()] == [1, 2, 3]


def test_a_watched_game_does_not_displace_ones_own(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record())
    answer(window)
    window.leave_table()
    window.open_record(record(players=BOTS))
    answer(window)
    window.leave_table()
    watched, own = list_games(services.store).games()
    assert (watched.is_watched, own.is_watched) == (True, False)
    qtbot.mouseClick(find(window, QPushButton, "continue"), LEFT)
    assert window.session is not None
    assert owned(window.session).record.players == PEOPLE


def test_a_rematch_deals_anew_and_moves_everybody_one_seat_on(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.open_record(record())
    answer(window)
    (page,) = window.findChildren(MatchPage)
    page.play_again_requested.emit()
    settle()
    assert window.session is not None
    again = owned(window.session).record
    assert (again.players, again.answers) == (PEOPLE[::-1], ())
    assert again.seed != 5
    assert len(window.findChildren(MatchPage)) == 1


def test_in_a_rematch_everybody_keeps_their_colour_where_lots_decide_who_begins(
    window: MainWindow,
) -> None:
    bots = [{"kind": "bot", "name": name, "level": "level1"} for name in ("Aldric", "Maud")]
    players = ({"kind": "human", "name": "Ana"}, *bots)
    window.open_record(new_record(GAMES["condottiere3"], 3, 7, None, players))
    (page,) = window.findChildren(MatchPage)
    page.play_again_requested.emit()
    settle()
    assert window.session is not None
    again = owned(window.session).record
    assert again.seed != 7
    assert again.players == players


@pytest.mark.usefixtures("looked_at")
def test_a_table_is_laid_out_before_it_is_first_painted(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1440, 900)
    settle()
    painted: list[list[int]] = []
    paint = Sidebar.paintEvent

    def note(panel: Sidebar, event: QPaintEvent) -> None:
        painted.append([card.height() for card in panel.seats])
        paint(panel, event)

    monkeypatch.setattr(Sidebar, "paintEvent", note)
    window.open_record(record())
    settle()
    (panel,) = window.findChildren(Sidebar)
    assert painted[0] == [card.height() for card in panel.seats]


def single_keys(window: MainWindow) -> dict[str, str]:
    """Return the shortcuts of a window that work on the board, by their key."""
    found = keyboard.active_shortcuts(window)
    return {
        key.toString(): each.objectName()
        for each in found
        if each.isEnabled()
        for key in (each.shortcuts() if isinstance(each, QAction) else each.keys())
    }


@pytest.mark.parametrize("game", list(TABLES))
def test_no_key_of_a_game_is_a_shortcut_of_the_window(
    game: str, window: MainWindow, services: Services
) -> None:
    players = tuple({"kind": "human", "name": name} for name in ("Ana", "Bruno", "Clara"))
    seats = min(3, GAMES[game].seats[-1])
    window.open_record(new_record(GAMES[game], seats, 5, None, players[:seats]))
    settle()
    page = window.findChild(MatchPage)
    assert page is not None
    page.view.setFocus()
    for language in ("en", "fr", "pt", "pt_BR"):
        services.language.install(language)
        taken = single_keys(window)
        assert "H" in taken, "the board has the keyboard focus"
        assert "M" in taken
        keys = [key for row in TABLES[game].keys for each in row.keys.values() for key in each]
        assert {key: taken[str(key)] for key in keys if str(key) in taken} == {}, language


@pytest.mark.parametrize("game", list(TABLES))
def test_no_key_of_a_game_is_one_of_lessons_and_puzzles(game: str) -> None:
    taken = {
        key
        for row in (*shortcuts.LESSON, *shortcuts.PUZZLE)
        for keys in row.keys.values()
        for key in keys
    }
    # Lessons and puzzles allow no acts that nobody asks for.
    unasked = {"buy", "bribery", "show"}
    own = {
        key
        for row in TABLES[game].keys
        for name, keys in row.keys.items()
        if name not in unasked
        for key in keys
    }
    assert own & taken == set()
