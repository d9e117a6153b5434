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
from engine.games.cannir.events import Attack, Choose, Place, Restore
from engine.play.match import Match, new_record
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "options", [{}, {"free_paths": True}, {"veiled": True}, {"free_paths": True, "veiled": True}]
)
def test_a_whole_game_by_mouse(qtbot: QtBot, seats: int, options: dict[str, bool]) -> None:
    others = [bot("Aldric"), bot("Maud")][: seats - 1]
    with table(qtbot, cannir(HUMAN, *others, seed=seats, options=options)) as made:
        rng = Rng(seats)
        made.until_asked()
        while not made.over():
            before = made.session.match.ply
            answer = an_answer(made, rng)
            made.click_answer(answer)
            assert made.session.match.ply > before
            made.until_asked()
        assert made.page.strip.sentence
        assert made.page.strip.buttons[-1].text() == "Review"


@pytest.mark.usefixtures("looked_at")
def test_a_whole_game_by_keyboard(qtbot: QtBot) -> None:
    with table(qtbot, cannir(HUMAN, bot("Aldric"), seed=3, options={"veiled": True})) as made:
        made.until_asked()
        ways = (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left)
        while not made.over():
            before = made.session.match.ply
            choosing = made.scene.choice.choosing
            assert choosing is not None
            if choosing.suites:
                made.press(Qt.Key.Key_1)
            else:
                assert made.page.view.hasFocus()
                made.press(Qt.Key.Key_Tab)
                if before % 3 == 0:
                    made.press(Qt.Key.Key_V)
                for way in ways[: 1 + before % 4]:
                    made.press(way)
                made.press(Qt.Key.Key_Return)
            assert made.session.match.ply > before
            made.until_asked()


@pytest.mark.parametrize("seed", [3, 4, 6])
def test_a_whole_game_by_keyboard_with_veils_and_choices(qtbot: QtBot, seed: int) -> None:
    options = {"veiled": True, "free_paths": True}
    with table(qtbot, cannir(HUMAN, bot("Aldric"), seed=seed, options=options)) as made:
        rng = Rng(seed)
        made.until_asked()
        while not made.over():
            before = made.session.match.ply
            answer = an_answer(made, rng)
            assert made.page.view.hasFocus()
            by_keys(made, answer)
            assert made.session.match.steps[before].action == answer
            made.until_asked()


def by_keys(made: Table, answer: Action) -> None:
    """Give an answer with keys alone, seeing on the board where they stand."""
    choosing = made.scene.choice.choosing
    assert choosing is not None
    if isinstance(answer, Choose):
        while made.scene.choice.considered() != answer:
            made.press(Qt.Key.Key_Right)
        made.press(Qt.Key.Key_Return)
        return
    assert isinstance(answer, (Place, Attack, Restore))
    while choosing.card != answer.card:
        made.press(Qt.Key.Key_Tab)
    if isinstance(answer, Place) and answer.face != choosing.face:
        made.press(Qt.Key.Key_V)
    walk_to(made, answer.cell)
    key = Qt.Key.Key_Return
    if answer not in choosing.ready_actions()[:1]:
        key = Qt.Key.Key_L if isinstance(answer, Place) else Qt.Key.Key_R
    made.press(key)


def walk_to(made: Table, goal: str) -> None:
    """Find the way to a cell as one would: breadth first, then press the arrows."""
    choosing = made.scene.choice.choosing
    assert choosing is not None
    arrows = {
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Down: (0, 1),
        Qt.Key.Key_Left: (-1, 0),
    }
    made.press(Qt.Key.Key_Up)
    start = choosing.target
    assert start is not None
    ways: dict[str, list[Qt.Key]] = {start: []}
    fresh = [start]
    while goal not in ways:
        here = fresh.pop(0)
        for key, (dx, dy) in arrows.items():
            choosing.target = here
            choosing.walk(dx, dy)
            there = choosing.target
            if there is not None and there not in ways:
                ways[there] = [*ways[here], key]
                fresh.append(there)
    choosing.target = start
    for key in ways[goal]:
        made.press(key)
    assert choosing.target == goal


def test_a_whole_game_by_the_list_of_moves(qtbot: QtBot) -> None:
    with table(qtbot, cannir(HUMAN, bot("Aldric"), bot("Maud"), seed=5)) as made:
        rng = Rng(1)
        made.until_asked()
        made.page.sidebar.moves_button.click()
        moves = made.page.sidebar.moves.list
        while not made.over():
            before = made.session.match.ply
            assert moves.count() == len(made.session.match.legal())
            moves.setCurrentRow(rng.below(moves.count()))
            QTest.keyClick(moves, Qt.Key.Key_Return)
            assert made.session.match.ply > before
            made.until_asked()


@pytest.mark.usefixtures("looked_at")
def test_watching_bots(qtbot: QtBot) -> None:
    with table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=4)) as made:
        made.until_asked()
        assert made.over()
        assert sum(len(hand) for hand in made.scene.seen.hands if None not in hand) >= 5


def test_two_people_at_one_screen(qtbot: QtBot) -> None:
    record = cannir(human("Ana"), human("Rui"), bot("Otto"), seed=9)
    with table(qtbot, record, hands="curtain") as made:
        rng = Rng(2)
        made.until_asked()
        curtains = 0
        while not made.over():
            if made.page.curtain.ready:
                curtains += 1
                assert all(card is None for hand in made.scene.seen.hands for card in hand)
                made.page.curtain.button.click()
                made.until_asked()
            made.click_answer(an_answer(made, rng))
            made.until_asked()
        assert curtains > 2


@pytest.mark.parametrize("game", GAMES)
def test_nothing_flies_at_a_table_without_a_size(game: str) -> None:
    """As of a match that begins before its window is shown."""
    match = Match(new_record(GAMES[game], GAMES[game].seats[0], 3))
    scene = TABLES[game].scene()
    scene.seated(["Ana", "Maud"], 0)
    scene.sync(match.view(0))
    assert match.opening
    for event in match.opening:
        assert scene.animate(event) is None
