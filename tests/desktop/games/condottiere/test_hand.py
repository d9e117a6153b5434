"""Cards of Condottiere under the pointer, in the hand and in the lines."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.layout import Layout
from engine.core.values import Json
from tests.desktop.games.condottiere.kit import BATTLE, condottiere, italy
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

LONG = [
    "m1", "m1", "m1", "m2", "m2", "m4", "m5", "m5",
    "m6", "m6", "winter", "drum", "scarecrow", "scarecrow",
]  # fmt: skip


def fighting(hand: list[str]) -> Json:
    """Return a battle of two in which the first may play."""
    return {
        "phase": "battle",
        "condottiere": "A",
        "region": "modena",
        "turn": "A",
        "owners": {"A": [], "B": []},
        "hands": {"A": hand, "B": ["m2"]},
        "table": {"A": [], "B": ["m4", "m5"]},
    }


def test_a_card_stays_under_the_pointer_that_lifts_it(qtbot: QtBot) -> None:
    record = condottiere(HUMAN, bot("Maud"), edition=1, position=fighting(LONG))
    with italy(qtbot, record) as table:
        table.until_asked()
        scene, view = table.page.scene, table.page.view
        cards = table.map.hand.cards
        for number in (0, len(cards) - 1):
            QTest.mouseMove(view.viewport(), QPoint(5, 5))
            box = cards[number].sceneBoundingRect()
            points = [
                QPointF(x, y)
                for x in range(int(box.left()), int(box.right()), 5)
                for y in range(int(box.top()), int(view.viewport().height()), 43)
            ]
            anchor = [at for at in points if scene.hit_target_at(at) == ("hand", number)]
            assert len(anchor) > 12
            for at in anchor:
                QTest.mouseMove(view.viewport(), QPoint(5, 5))
                QTest.mouseMove(view.viewport(), view.mapFromScene(at))
                assert scene.hit_target_at(at) == ("hand", number)


def test_words_do_not_stay_where_a_card_was_dragged_from(qtbot: QtBot) -> None:
    record = condottiere(HUMAN, bot("Maud"), edition=1, position=fighting(LONG))
    with italy(qtbot, record) as table:
        table.until_asked()
        target_id = ("hand", table.place_in_hand("winter"))
        table.hover(target_id)
        assert table.map.bubble.isVisible()
        table.map.controller.game_choice.lift(target_id)
        table.map.controller.game_choice.carry(QPointF(600, 300), None)
        assert not table.map.bubble.isVisible()
        table.map.controller.game_choice.drop(None, given_up=False)


def test_a_card_that_is_read_opens_no_total(qtbot: QtBot) -> None:
    record = condottiere(HUMAN, bot("Maud"), edition=1, position=fighting(LONG))
    with italy(qtbot, record) as table:
        table.until_asked()
        viewport, at = table.page.view.viewport(), table.place_of(("line", 1, 0))
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        assert table.map.opened == 1
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        assert table.page.reader.isVisible()
        assert table.map.opened is None


def test_a_burst_of_clicks_plays_one_card(qtbot: QtBot) -> None:
    record = condottiere(HUMAN, bot("Maud"), edition=1, position=fighting(LONG))
    interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
    with italy(qtbot, record) as table:
        table.until_asked()
        match, scene = table.session.match, table.map
        at = scene.hand.place(table.place_in_hand("m1")).point

        def click(time: int, point: QPointF) -> None:
            for kind in (
                QEvent.Type.GraphicsSceneMousePress,
                QEvent.Type.GraphicsSceneMouseRelease,
            ):
                event = QGraphicsSceneMouseEvent(kind)
                event.setButton(Qt.MouseButton.LeftButton)
                event.setScenePos(point)
                event.setTimestamp(time)
                QApplication.sendEvent(scene, event)

        def own() -> int:
            return sum(step.seat == 0 for step in match.steps)

        click(1000, at)
        table.until_asked()
        assert own() == 1
        # Another card is below the resting pointer now.
        for time in (1000 + interval // 2, 1000 + interval, 1000 + 2 * interval):
            click(time, at)
            assert own() == 1
        click(1000 + 4 * interval, at)
        assert own() == 2


@pytest.mark.parametrize("size", [(960, 500), (1280, 800)])
@pytest.mark.parametrize("before", [0, 2, 6])
def test_the_explanation_of_a_card_covers_no_card(
    qtbot: QtBot, before: int, size: tuple[int, int]
) -> None:
    hand = [*(["m1"] * before), "scarecrow", "surrender", "courtesan", "courtesan"]
    position = {**BATTLE, "hands": {**BATTLE["hands"], "A": hand}}
    record = replace(condottiere(HUMAN, bot("B"), bot("C"), bot("D"), seed=2), position=position)
    with italy(qtbot, record, size=size) as table:
        table.until_asked()
        scene = table.map
        for name in ("scarecrow", "surrender"):
            number = table.place_in_hand(name)
            target_id = ("hand", number)
            table.hover(target_id)
            scene._explain(table.page.view.mapToScene(table.place_of(target_id)))
            box = scene.note.box
            assert scene.note.text
            assert scene.layout is not None
            assert not box.intersects(scene.layout.battle)
            for place in (*scene.layout.hand(scene.hand.faces), scene.hand.place(number)):
                assert not box.intersects(place.rect), (name, box)


def test_the_explanation_of_a_card_keeps_off_the_contested_region(qtbot: QtBot) -> None:
    record = condottiere(HUMAN, bot("Maud"), position={**fighting(LONG), "region": "modena"})
    with italy(qtbot, record, size=(1280, 800)) as table:
        table.until_asked()
        scene = table.map
        region = scene.italy.regions["modena"]
        assert scene.contested is not None
        assert region.contains(region.mapFromScene(scene.contested.center()))
        for target_id in (("hand", 0), ("hand", table.place_in_hand("scarecrow"))):
            table.hover(target_id)
            text = scene.controller.game_choice.explain(target_id, QPointF(300, 700))
            assert text is not None
            while text is not None:
                assert scene.contested in text.keep_clear
                text = text.shorter


def test_the_forecast_of_a_card_moves_aside_from_the_contested_region() -> None:
    layout, size = Layout(QSizeF(1000, 752), 2), QSizeF(262, 58)
    for card in layout.hand([f"m{number}" for number in range(8)]):
        usual = layout.bubble(card, size)
        for x in range(0, 1000, 40):
            clear = QRectF(x, usual.top() - 20, 60, 50)
            box = layout.bubble(card, size, clear)
            if not usual.intersects(clear):
                assert box == usual
            elif clear.right() < card.point.x() and usual.center().x() == card.point.x():
                # At the right there is room.
                assert not box.intersects(clear)
                assert box.left() - 30 <= card.point.x() <= box.right() + 30
            assert QRectF(QPointF(), layout.size).contains(box)
            assert not box.intersects(layout.battle)


def test_a_pointer_comes_to_every_card_on_its_way(qtbot: QtBot) -> None:
    """Though cards part under it; it stays on each for as long."""
    hand = [f"m{value}" for value in (1, 2, 3, 4, 5, 6, 10)]
    hand += ["drum", "winter", "spring", "scarecrow", "surrender", "bishop", "courtesan"]
    record = condottiere(HUMAN, bot("Maud"), position=fighting(hand))
    with italy(qtbot, record, size=(960, 500)) as table:
        table.until_asked()
        view, cards = table.page.view.viewport(), table.map.hand
        ways = range(60, view.width() - 60, 4)
        for way in (ways, reversed(ways)):
            held = []
            for x in way:
                QTest.mouseMove(view, QPoint(x, view.height() - 30))
                held.append(cards.held_number)
            for number in range(len(hand)):
                assert 12 <= 4 * held.count(number) <= 120, number
