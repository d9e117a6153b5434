"""Whole games of Cannir played in the window, by mouse, by keyboard and by the list of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from engine.core.rng import Rng
from engine.core.values import Action
from engine.games import GAMES
from engine.games.cannir.actions import Attack, Choose, Place, Restore
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import can_open
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"free_paths": True}), (3, {"veiled": True}),
     (2, {"free_paths": True, "veiled": True})],
)  # fmt: skip
def test_a_whole_game_by_mouse(qtbot: QtBot, seats: int, options: dict[str, bool]) -> None:
    others = [bot("Aldric"), bot("Maud")][: seats - 1]
    with open_table(qtbot, cannir(HUMAN, *others, seed=seats, options=options)) as table:
        rng = Rng(seats)
        table.until_asked()
        while not table.over():
            before = table.session.match.ply
            answer = an_answer(table, rng)
            table.click_answer(answer)
            assert table.session.match.ply > before
            table.until_asked()
        assert table.page.strip.sentence
        assert "Look at the table" in [button.text() for button in table.page.strip.buttons]


@pytest.mark.usefixtures("looked_at")
def test_a_whole_game_by_keyboard(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=3, options={"veiled": True})) as table:
        table.until_asked()
        ways = (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left)
        while not table.over():
            before = table.session.match.ply
            selection = table.scene.controller.selection
            assert selection is not None
            if selection.suites:
                table.press(Qt.Key.Key_1)
            else:
                assert table.page.view.hasFocus()
                table.press(Qt.Key.Key_Tab)
                if before % 3 == 0:
                    table.press(Qt.Key.Key_V)
                for way in ways[: 1 + before % 4]:
                    table.press(way)
                table.press(Qt.Key.Key_Return)
            assert table.session.match.ply > before
            table.until_asked()


@pytest.mark.parametrize("seed", [3, 6])
def test_a_whole_game_by_keyboard_with_veils_and_choices(qtbot: QtBot, seed: int) -> None:
    options = {"veiled": True, "free_paths": True}
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=seed, options=options)) as table:
        rng = Rng(seed)
        table.until_asked()
        while not table.over():
            before = table.session.match.ply
            answer = an_answer(table, rng)
            assert table.page.view.hasFocus()
            by_keys(table, answer)
            assert table.session.match.steps[before].action == answer
            table.until_asked()


def by_keys(table: Table, answer: Action) -> None:
    """Give an answer with keys alone, seeing on the board where they stand."""
    selection = table.scene.controller.selection
    assert selection is not None
    if isinstance(answer, Choose):
        while table.scene.controller.preselected_action() != answer:
            table.press(Qt.Key.Key_Right)
        table.press(Qt.Key.Key_Return)
        return
    assert isinstance(answer, (Place, Attack, Restore))
    while selection.card != answer.card:
        table.press(Qt.Key.Key_Tab)
    if isinstance(answer, Place) and answer.face != selection.face:
        table.press(Qt.Key.Key_V)
    walk_to(table, answer.cell)
    key = Qt.Key.Key_Return
    if answer not in selection.ready_actions()[:1]:
        key = Qt.Key.Key_L if isinstance(answer, Place) else Qt.Key.Key_R
    table.press(key)


def walk_to(table: Table, goal: str) -> None:
    """Find the way to a cell as one would: breadth first, then press the arrows."""
    selection = table.scene.controller.selection
    assert selection is not None
    arrows = {
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Down: (0, 1),
        Qt.Key.Key_Left: (-1, 0),
    }
    table.press(Qt.Key.Key_Up)
    start = selection.target
    assert start is not None
    ways: dict[str, list[Qt.Key]] = {start: []}
    fresh = [start]
    while goal not in ways:
        here = fresh.pop(0)
        for key, (dx, dy) in arrows.items():
            selection.target = here
            selection.walk(dx, dy)
            there = selection.target
            if there is not None and there not in ways:
                ways[there] = [*ways[here], key]
                fresh.append(there)
    selection.target = start
    for key in ways[goal]:
        table.press(key)
    assert selection.target == goal


def test_a_whole_game_by_the_list_of_moves(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), bot("Maud"), seed=5)) as table:
        rng = Rng(1)
        table.until_asked()
        table.page.sidebar.moves_button.click()
        moves = table.page.sidebar.moves.list
        while not table.over():
            before = table.session.match.ply
            assert moves.count() == len(table.session.match.legal())
            moves.setCurrentRow(rng.below(moves.count()))
            QTest.keyClick(moves, Qt.Key.Key_Return)
            assert table.session.match.ply > before
            table.until_asked()


@pytest.mark.usefixtures("looked_at")
def test_watching_bots(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=4)) as table:
        table.until_asked()
        assert table.over()
        assert sum(len(hand) for hand in table.scene.seen.hands if None not in hand) >= 5


def test_two_people_at_one_screen(qtbot: QtBot) -> None:
    record = cannir(human("Ana"), human("Rui"), bot("Otto"), seed=9)
    with open_table(qtbot, record, hands="curtain") as table:
        rng = Rng(2)
        table.until_asked()
        curtains = 0
        while not table.over():
            if can_open(table.page.curtain):
                curtains += 1
                assert all(card is None for hand in table.scene.seen.hands for card in hand)
                table.page.curtain.button.click()
                table.until_asked()
            table.click_answer(an_answer(table, rng))
            table.until_asked()
        assert curtains > 2


@pytest.mark.parametrize("game", GAMES)
def test_nothing_flies_at_a_table_without_a_size(game: str) -> None:
    """As of a match that begins before its window is shown."""
    match = Match(new_record(GAMES[game], GAMES[game].seats[0], 3))
    scene = TABLES[game].scene()
    scene.set_seats(["Ana", "Maud"], 0)
    scene.sync(match.view(0))
    assert match.opening
    for event in match.opening:
        assert scene.animate(event) is None
