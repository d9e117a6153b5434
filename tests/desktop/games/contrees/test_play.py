"""Whole games of Contrées played in the window, by mouse, by keyboard and by the list of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.core.rng import Rng
from tests.desktop.games.contrees.kit import contrees, land
from tests.desktop.table.kit import HUMAN, an_answer, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize(
    ("options", "size"),
    [
        pytest.param({}, (1280, 800), marks=pytest.mark.slow),
        ({"expert": True}, (1920, 1080)),
    ],
)
def test_a_whole_game_by_mouse(
    qtbot: QtBot, options: dict[str, bool], size: tuple[int, int]
) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"), seed=2, options=options), size=size) as table:
        rng = Rng(2)
        table.until_asked()
        while not table.over():
            before = table.session.match.ply
            answer = an_answer(table, rng)
            table.click_answer(answer)
            assert table.session.match.steps[before].action == answer
            table.until_asked()
        assert table.page.strip.sentence
        assert "Look at the table" in [button.text() for button in table.page.strip.buttons]


@pytest.mark.parametrize("options", [{}, pytest.param({"expert": True}, marks=pytest.mark.slow)])
def test_a_whole_game_by_keyboard(qtbot: QtBot, options: dict[str, bool]) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"), seed=3, options=options)) as table:
        rng = Rng(3)
        table.until_asked()
        while not table.over():
            before = table.session.match.ply
            answer = an_answer(table, rng)
            assert table.page.view.hasFocus()
            table.key_answer(answer)
            assert table.session.match.steps[before].action == answer
            table.until_asked()


@pytest.mark.slow
def test_a_whole_game_by_the_list_of_moves(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"), seed=5, options={"expert": True})) as table:
        rng = Rng(1)
        table.until_asked()
        table.page.sidebar.moves_button.click()
        moves = table.page.sidebar.moves.list
        while not table.over():
            before = table.session.match.ply
            assert moves.count() == len(table.session.match.legal())
            moves.setCurrentRow(rng.below(moves.count()))
            assert table.ground.controller.preselected_action() is not None
            QTest.keyClick(moves, Qt.Key.Key_Return)
            assert table.session.match.ply > before
            table.until_asked()


def test_watching_bots(qtbot: QtBot) -> None:
    with land(qtbot, contrees(bot("Aldric"), bot("Maud"), seed=4)) as table:
        table.until_asked()
        assert table.over()
        assert len(table.ground.seen.land) == 16


def test_two_people_at_one_screen_and_nothing_is_covered(qtbot: QtBot) -> None:
    record = contrees(human("Ana"), human("Rui"), seed=9, options={"expert": True})
    with land(qtbot, record) as table:
        rng = Rng(2)
        table.until_asked()
        # Land and conquest, both for both.
        for _ in range(28):
            assert not table.page.curtain.isVisible()
            assert table.page.strip.peek.isHidden()
            table.click_answer(an_answer(table, rng))
            table.until_asked()


@pytest.mark.usefixtures("brief", "looked_at")
def test_every_event_is_animated_to_the_end(qtbot: QtBot) -> None:
    options = {"expert": True}
    with land(
        qtbot, contrees(HUMAN, bot("Maud"), seed=6, options=options), animation="fast"
    ) as table:
        rng = Rng(6)
        table.until_asked()
        while table.session.match.ply < 14:
            table.click_answer(an_answer(table, rng))
            table.until_asked()
            assert table.ground.view == table.session.view()


def test_animations_can_be_skipped(qtbot: QtBot) -> None:
    record = contrees(HUMAN, bot("Maud"), seed=7)
    with land(qtbot, record, animation="normal") as table:
        rng = Rng(7)
        table.until_asked()
        while table.session.match.ply < 24:
            table.click_answer(an_answer(table, rng))
            while not table.rests():
                table.press(Qt.Key.Key_Space)
                qtbot.wait(1)
            view = table.session.view()
            assert table.ground.view == view
            # Under the mouse stands the tower that a click would build.
            table.ground.leave()
            standing = {
                name for name, item in table.ground.realm.corners.items() if item.tower == 0
            }
            assert standing == set(table.ground.seen.towers[0])


def tiles(ply: int) -> int:
    """Return tiles that lie after so many answers; the first of them is not asked for."""
    return min(ply + 1, 16)


def test_undo_and_looking_back_cross_both_phases(qtbot: QtBot) -> None:
    with land(qtbot, contrees(human("Ana"), human("Rui"), seed=8)) as table:
        rng = Rng(8)
        table.until_asked()
        while table.session.match.ply < 24:
            table.click_answer(an_answer(table, rng))
            table.until_asked()
        for ply in (20, 15, 3, 0, 17, 23):
            table.page.lookback.go(ply)
            assert len(table.ground.seen.land) == tiles(ply)
            assert table.ground.seen.phase == ("land" if ply < 15 else "conquest")
        table.page.lookback.return_to_present()
        for ply in range(23, 12, -1):
            table.page.changes.undo()
            table.until_asked()
            assert table.session.match.ply == ply
            assert len(table.ground.seen.land) == tiles(ply)
        table.page.changes.redo()
        table.until_asked()
        assert len(table.ground.seen.land) == tiles(14)
        assert table.ground.controller.selection is not None
        assert table.ground.controller.selection.is_laying
