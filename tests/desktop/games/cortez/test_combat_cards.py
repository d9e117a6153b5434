"""Cards of a combat of Cortez that are chosen one by one, in a row or with a frame."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.selection.state import SelectionStage
from desktop.table.items import HitItem
from engine.games.cortez.actions import (
    AddWarrior,
    AddWeapon,
)
from tests.desktop.games.cortez.combat_kit import (
    asked,
    attacking,
    laid,
    until,
)
from tests.desktop.games.cortez.test_play import City, city
from tests.desktop.table.kit import HUMAN, bot, move_held

pytestmark = pytest.mark.usefixtures("dressed", "brief", "without_pauses", "unpainted")


def card_at(table: City, family: str, name: str) -> QPoint:
    """Return a point of the viewport where a card of the hand is seen."""
    for item in table.city.items():
        if isinstance(item, HitItem) and item.target_id == ("hand", family, name):
            box = item.sceneBoundingRect()
            for share in range(1, 20):
                at = QPointF(box.left() + box.width() * share / 20, box.center().y())
                if table.city.hit_target_at(at) == item.target_id:
                    return table.page.view.mapFromScene(at)
    raise AssertionError(f"{name} is not seen")


def click_card(table: City, name: str, held: Qt.KeyboardModifier) -> None:
    family = "provision" if name == "weapon" else "warrior"
    viewport = table.page.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, held, card_at(table, family, name))


def given(table: City) -> dict[str, int]:
    selection = table.city.controller.selection
    assert selection is not None
    return {card: number for card, number in selection.chosen_counts.items() if number}


SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def test_shift_chooses_all_cards_from_the_last_one_clicked(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        click_card(table, "3", SHIFT)
        assert given(table) == {"6": 1, "5": 2, "4": 1, "3": 1}, "from the best one"
        click_card(table, "2", CTRL)
        click_card(table, "1", SHIFT)
        assert given(table) == {"2": 1, "1": 3}
        click_card(table, "weapon", CTRL)
        assert given(table) == {"2": 1, "1": 3, "weapon": 1}
        click_card(table, "weapon", SHIFT)
        assert given(table) == {"2": 1, "1": 3, "weapon": 4}, "one for each"
        assert table.page.strip.buttons[0].text() == "Lay 8 cards"
        table.press(Qt.Key.Key_Return)
        until(table, lambda: asked(table))
        assert laid(table) == [*map(AddWarrior, (2, 1, 1, 1)), *[AddWeapon()] * 4]


def test_ctrl_chooses_cards_one_by_one_and_takes_them_back(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        for _ in range(2):
            click_card(table, "5", CTRL)
        click_card(table, "1", CTRL)
        assert given(table) == {"5": 2, "1": 1}
        click_card(table, "5", CTRL)
        assert given(table) == {"1": 1}
        click_card(table, "1", CTRL)
        click_card(table, "1", CTRL)
        click_card(table, "1", CTRL)
        assert given(table) == {}
        assert not laid(table)
        selection = table.city.controller.selection
        assert selection is not None
        assert selection.stage is SelectionStage.LAY


def draw_frame(table: City, start: QPoint, end: QPoint) -> None:
    viewport = table.page.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for share in (1, 2, 3):
        move_held(table.page.view, start + (end - start) * share / 3)


def test_a_frame_on_the_felt_chooses_the_cards_in_it(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        scene, view = table.city, table.page.view
        assert scene.layout is not None
        home = scene.board.transform()
        below = view.mapFromScene(scene.layout.tray.bottomLeft()).y() - 3
        cards = [card_at(table, "warrior", name) for name in ("4", "2")]
        left, right = sorted(at.x() for at in cards)
        start, end = QPoint(left, below), QPoint(right, cards[0].y())
        assert scene.hit_target_at(view.mapToScene(start)) == ("tray", "")
        draw_frame(table, start, end)
        assert scene.hand.lasso.isVisible()
        assert given(table) == {"4": 1, "3": 1, "2": 1}
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
        assert not scene.hand.lasso.isVisible()
        assert given(table) == {"4": 1, "3": 1, "2": 1}
        assert scene.board.transform() == home, "the board stays where it is"
        draw_frame(table, start, end)
        table.press(Qt.Key.Key_Escape)
        assert given(table) == {}
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
        assert not laid(table)


@pytest.mark.parametrize("size", [(960, 500), (1280, 800)])
def test_several_cards_are_laid_by_one_name_on_strip_and_mat(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"), bot("Otto"))) as table:
        until(table, lambda: asked(table))
        table.page.resize(*size)
        on_mat = {item.label_and_key[0] for item in table.city.duel_buttons.visible}
        in_strip = {button._shown_text for button in table.page.strip.buttons if button.isVisible()}
        assert "Lay several…" in on_mat
        assert "Several" not in in_strip
