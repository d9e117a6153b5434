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
    with land(qtbot, contrees(HUMAN, bot("Maud"), seed=2, options=options), size=size) as made:
        rng = Rng(2)
        made.until_asked()
        while not made.over():
            before = made.session.match.ply
            answer = an_answer(made, rng)
            made.click_answer(answer)
            assert made.session.match.steps[before].action == answer
            made.until_asked()
        assert made.page.strip.sentence
        assert made.page.strip.buttons[-1].text() == "Review"


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("options", [{}, pytest.param({"expert": True}, marks=pytest.mark.slow)])
def test_a_whole_game_by_keyboard(qtbot: QtBot, options: dict[str, bool]) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"), seed=3, options=options)) as made:
        rng = Rng(3)
        made.until_asked()
        while not made.over():
            before = made.session.match.ply
            answer = an_answer(made, rng)
            assert made.page.view.hasFocus()
            made.key_answer(answer)
            assert made.session.match.steps[before].action == answer
            made.until_asked()


@pytest.mark.slow
def test_a_whole_game_by_the_list_of_moves(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"), seed=5, options={"expert": True})) as made:
        rng = Rng(1)
        made.until_asked()
        made.page.sidebar.moves_button.click()
        moves = made.page.sidebar.moves.list
        while not made.over():
            before = made.session.match.ply
            assert moves.count() == len(made.session.match.legal())
            moves.setCurrentRow(rng.below(moves.count()))
            assert made.ground.choice.considered() is not None
            QTest.keyClick(moves, Qt.Key.Key_Return)
            assert made.session.match.ply > before
            made.until_asked()


def test_watching_bots(qtbot: QtBot) -> None:
    with land(qtbot, contrees(bot("Aldric"), bot("Maud"), seed=4)) as made:
        made.until_asked()
        assert made.over()
        assert len(made.ground.seen.land) == 16


def test_two_people_at_one_screen_and_nothing_is_covered(qtbot: QtBot) -> None:
    record = contrees(human("Ana"), human("Rui"), seed=9, options={"expert": True})
    with land(qtbot, record) as made:
        rng = Rng(2)
        made.until_asked()
        # Land and conquest, both for both.
        for _ in range(28):
            assert not made.page.curtain.isVisible()
            assert made.page.strip.peek.isHidden()
            made.click_answer(an_answer(made, rng))
            made.until_asked()


@pytest.mark.usefixtures("brief", "looked_at")
def test_every_event_is_animated_to_the_end(qtbot: QtBot) -> None:
    options = {"expert": True}
    with land(
        qtbot, contrees(HUMAN, bot("Maud"), seed=6, options=options), animation="fast"
    ) as made:
        rng = Rng(6)
        made.until_asked()
        while made.session.match.ply < 20:
            made.click_answer(an_answer(made, rng))
            made.until_asked()
            assert made.ground.view == made.session.view()


def test_animations_can_be_skipped(qtbot: QtBot) -> None:
    record = contrees(HUMAN, bot("Maud"), seed=7)
    with land(qtbot, record, animation="normal") as made:
        rng = Rng(7)
        made.until_asked()
        while made.session.match.ply < 24:
            made.click_answer(an_answer(made, rng))
            while not made.rests():
                made.press(Qt.Key.Key_Space)
                qtbot.wait(1)
            view = made.session.view()
            assert made.ground.view == view
            standing = {name for name, item in made.ground.realm.corners.items() if item.tower == 0}
            assert standing == set(made.ground.seen.towers[0])


def tiles(ply: int) -> int:
    """Tiles that lie after so many answers; the first of them is not asked for."""
    return min(ply + 1, 16)


def test_undo_and_looking_back_cross_both_phases(qtbot: QtBot) -> None:
    with land(qtbot, contrees(human("Ana"), human("Rui"), seed=8)) as made:
        rng = Rng(8)
        made.until_asked()
        while made.session.match.ply < 24:
            made.click_answer(an_answer(made, rng))
            made.until_asked()
        for ply in (20, 15, 3, 0, 17, 23):
            made.page.lookback.go(ply)
            assert len(made.ground.seen.land) == tiles(ply)
            assert made.ground.seen.phase == ("land" if ply < 15 else "conquest")
        made.page.lookback.return_to_present()
        for ply in range(23, 12, -1):
            made.page.changes.undo()
            made.until_asked()
            assert made.session.match.ply == ply
            assert len(made.ground.seen.land) == tiles(ply)
        made.page.changes.redo()
        made.until_asked()
        assert len(made.ground.seen.land) == tiles(14)
        assert made.ground.choice.choosing is not None
        assert made.ground.choice.choosing.laying
