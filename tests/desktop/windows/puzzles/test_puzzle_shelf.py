"""The shelf of puzzles: its filter, its pictures, and what is next."""

from __future__ import annotations

import itertools
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from desktop.style.theme import THEMES
from desktop.windows.main import MainWindow
from desktop.windows.puzzles import puzzle_progress
from desktop.windows.puzzles.puzzle_list import UNSOLVED
from engine.games import GAMES
from engine.puzzles import all_puzzles, puzzles_of
from tests.desktop.kit import activate, settle
from tests.desktop.windows.puzzles.puzzle_kit import Room, easiest


def test_a_filter_begins_with_a_whole_card(room: Room) -> None:
    room.open(puzzles_of("cortez")[-1])
    shelf = room.desk.shelf
    bar = shelf._scroll.verticalScrollBar()
    room.until(lambda: bar.value() > 0)
    shelf.show_filter("cannir")
    settle()
    assert bar.value() == 0
    shelf.show_filter("")
    settle()
    assert bar.value() > 0


def test_a_picture_stays_until_another_is_painted(room: Room) -> None:
    """In another theme or language the board of before stands on the shelf until then."""
    puzzle = puzzles_of("contrees")[0]
    room.open(puzzle)
    pictures = room.room._pictures
    # Nobody looks at the board, so that it is never painted.
    pictures.is_busy = lambda: False
    assert pictures.get(puzzle, 1.0) is None
    room.until(lambda: pictures.get(puzzle, 1.0) is not None)
    before = pictures.get(puzzle, 1.0)
    assert before is not None
    assert pictures.get(puzzle, 2.0) is before


def test_next_and_filter_go_through_what_is_shown(room: Room) -> None:
    puzzles = all_puzzles()
    room.open(puzzles[0])
    shown = room.desk.shelf.shown_puzzles
    assert {puzzle.id for puzzle in shown} == {puzzle.id for puzzle in puzzles}
    # The easiest first, and each game in its turn.
    assert [puzzle.grade for puzzle in shown] == sorted(puzzle.grade for puzzle in puzzles)
    assert len({puzzle.game for puzzle in shown[:3]}) == 3
    assert shown[0] is puzzles[0]
    room.desk.go_on()
    room.until(lambda: room.desk.puzzle is shown[1])
    game = puzzles[-1].game
    room.desk.shelf.show_filter(game)
    assert room.desk.shelf.shown_puzzles == list(puzzles_of(game))
    room.desk.go_on()
    room.until(lambda: room.desk.puzzle is puzzles_of(game)[0])
    assert room.desk.shelf.filter.currentData() == game
    puzzle_progress.note_solved(room.settings, puzzles[-1].id, date(2026, 11, 23))
    room.desk.shelf.show_filter(UNSOLVED)
    assert puzzles[-1] not in room.desk.shelf.shown_puzzles


def test_the_shelf_of_puzzles_is_painted_in_every_theme(room: Room) -> None:
    from desktop.style.theme import set_current

    room.open(easiest("contrees"))
    pictures = []
    before = THEMES[0]
    for theme in THEMES:
        set_current(theme)
        room.desk.shelf.restyle()
        pictures.append(room.desk.shelf.grab().toImage())
    set_current(before)
    assert all(a != b for a, b in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_begin_with_the_first_unsolved_of_the_chosen_game(room: Room, game: str) -> None:
    own = sorted(puzzles_of(game), key=lambda puzzle: puzzle.grade)
    assert room.room.first_puzzle(game) is own[0]
    puzzle_progress.note_solved(room.settings, own[0].id, date(2026, 11, 23))
    assert room.room.first_puzzle(game) is own[1]
    # In the middle of one, it goes on with that, until it is solved.
    room.open(own[-1])
    assert room.room.first_puzzle(game) is own[-1]
    puzzle_progress.note_solved(room.settings, own[-1].id, date(2026, 11, 23))
    assert room.room.first_puzzle(game) is own[1]
    # The shelf shows it, whatever was looked at before.
    other = next(name for name in GAMES if name != game)
    room.desk.shelf.show_filter(other)
    room.desk.open_requested.emit(puzzles_of(other)[0])
    room.until(lambda: room.desk.puzzle.game == other)
    assert room.desk.shelf.filter.currentData() == other
    room.open(own[1])
    assert own[1] in room.desk.shelf.shown_puzzles


def test_the_box_chosen_on_the_shelf_is_that_of_the_puzzle(
    qtbot: QtBot, window: MainWindow, prompt: None
) -> None:
    activate(qtbot, window)
    window._shelf._boxes.choose("cannir")
    settle()
    window._shelf._foot._puzzles.click()
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session is not None
    assert window.session.match.game.id == "cannir"
