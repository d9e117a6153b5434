"""A mouse at rest: its pointer follows what can be clicked, in every game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.scene import CortezScene
from desktop.table.bargaining import Diversion
from desktop.table.items import HitItem
from engine.games import GAMES
from engine.games.cortez.board import BOARD
from engine.play.match_files import new_record
from tests.desktop.games.cortez.test_play import city
from tests.desktop.table.kit import HUMAN, Table, bot, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@contextmanager
def asked(qtbot: QtBot, game: str) -> Iterator[Table]:
    """Yield a table whose person is asked something."""
    seats = max(2, min(GAMES[game].seats))
    players = (HUMAN, *(bot(f"B{seat}") for seat in range(1, seats)))
    sit = city if game == "cortez" else open_table
    with sit(qtbot, new_record(GAMES[game], seats, 1, None, players)) as table:
        table.until_asked()
        yield table


def clickable(table: Table) -> Hashable:
    """Return a target that can be clicked."""
    scene = table.page.scene
    targets = {item.target_id for item in scene.items() if isinstance(item, HitItem)}
    if isinstance(scene, CortezScene):
        # Its squares share one item.
        targets |= {("square", BOARD.name(square)) for square in range(len(BOARD.kinds))}
    part = scene.controller.game_choice
    found = [one for one in targets if one is not None and part.is_clickable(one)]
    return sorted(found, key=str)[0]


def is_hand(table: Table) -> bool:
    return table.page.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor


def look(table: Table) -> tuple[bool, object]:
    """Return whether the pointer is a hand, and what Enter would give."""
    return is_hand(table), table.page.scene.controller.preselected_action()


@pytest.mark.parametrize("game", GAMES)
def test_a_question_comes_under_it(qtbot: QtBot, game: str) -> None:
    with asked(qtbot, game) as table:
        scene, decision = table.page.scene, table.session.match.decision
        assert decision is not None
        target, legal = clickable(table), table.session.match.legal()
        at, viewport = table.place_of(target), table.page.view.viewport()
        scene.controller.is_chosen_by_keys = False
        QTest.mouseMove(viewport, QPoint(1, 1))
        QTest.mouseMove(viewport, at)
        meant = look(table)
        assert is_hand(table)
        scene.withdraw()
        assert not is_hand(table), "nothing is asked"
        # As after the answer of another.
        scene.sync(scene.seen)
        assert not is_hand(table)
        scene.offer(decision, legal)
        assert look(table) == meant


def test_what_keys_chose_stays_chosen(qtbot: QtBot) -> None:
    with asked(qtbot, "cannir") as table:
        scene, decision = table.page.scene, table.session.match.decision
        assert decision is not None
        viewport = table.page.view.viewport()
        QTest.mouseMove(viewport, table.place_of(clickable(table)))
        table.press(Qt.Key.Key_Right)
        chosen = look(table)
        scene.sync(scene.seen)
        scene.offer(decision, table.session.match.legal())
        assert look(table) == chosen


def test_the_answer_to_a_click_stays_while_the_mouse_rests(qtbot: QtBot) -> None:
    with asked(qtbot, "cortez") as table:
        scene, viewport = table.page.scene, table.page.view.viewport()
        squares = [("square", BOARD.name(square)) for square in range(len(BOARD.kinds))]
        dark = next(
            square
            for square in squares
            if not scene.controller.game_choice.is_clickable(square)
            and table.place_without_item(square) is not None
        )
        at = table.place_of(dark)
        QTest.mouseMove(viewport, at)
        # Items are placed anew under the mouse, and it is clicked without being moved.
        scene.sync(scene.seen)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        said = scene.controller.message
        assert said
        QTest.mouseMove(viewport, at + QPoint(1, 0))
        assert scene.controller.message == said


def test_an_offer_is_begun_under_it(qtbot: QtBot) -> None:
    with asked(qtbot, "cannir") as table:
        scene = table.page.scene
        table.hover(clickable(table))
        assert is_hand(table)
        scene.divert(Diversion(lambda _: None, lambda *_: None, lambda _: False))
        assert not is_hand(table)
        scene.divert(None)
        assert is_hand(table)
