"""The notes beside the pointer: what a card, a total, a tile or a tower is and does."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.contrees.art.geometry import hex_at, tile_centre
from desktop.games.contrees.input.tags import group_boxes
from desktop.games.contrees.scene import ContreesScene
from tests.desktop.games.condottiere.kit import four, italy
from tests.desktop.games.contrees.kit import contrees, land
from tests.desktop.games.contrees.test_table import N, at_siege
from tests.desktop.kit import Services
from tests.desktop.table.kit import HUMAN, Table, bot
from tests.desktop.table.test_choice import busy

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def rest_on(table: Table, target_id: Hashable) -> str:
    """Let the pointer rest on a spot; what is said then."""
    table.hover(target_id)
    viewport, at = table.page.view.viewport(), table.place_of(target_id)
    event = QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    return table.page.scene.note.text


def test_winter_in_the_hand_says_its_rule_and_what_it_would_do(qtbot: QtBot) -> None:
    with italy(qtbot, four(), size=(1600, 1000)) as table:
        table.until_asked()
        said = rest_on(table, ("hand", table.place_in_hand("winter")))
        assert "every mercenary counts 1, in all lines" in said
        assert "Your 17 would become 3. Maud’s 32 would become 5. Otto’s 20 would become 3." in said
        assert said.endswith("\nPress I to enlarge the card."), "a double click plays it"
        assert not table.map.note.box.intersects(table.map.bubble.box)


def test_how_a_card_is_read_is_what_clicks_and_keys_do(qtbot: QtBot) -> None:
    """A double click promises nothing where a click answers already."""
    with italy(qtbot, four()) as table:
        table.until_asked()
        reader, view = table.page.reader, table.page.view
        assert reader is not None
        playable = table.map.controller.selection.cards
        in_hand = [("hand", number) for number, item in enumerate(table.map.hand.cards)]
        target_ids: list[Hashable] = [*in_hand, ("line", 1, 0), ("line", 3, 2)]
        for target_id in target_ids:
            said = rest_on(table, target_id)
            assert said.endswith(
                ("\nPress I to enlarge the card.", "\nPress I or double-click to enlarge the card.")
            )
            QTest.keyClick(view, Qt.Key.Key_I)
            assert reader.isVisible()
            QTest.keyClick(reader, Qt.Key.Key_Escape)
            if "double-click" in said:
                QTest.mouseClick(
                    view.viewport(), Qt.MouseButton.LeftButton, pos=table.place_of(target_id)
                )
                QTest.mouseDClick(
                    view.viewport(), Qt.MouseButton.LeftButton, pos=table.place_of(target_id)
                )
                assert reader.isVisible()
                QTest.keyClick(reader, Qt.Key.Key_Escape)
        assert not table.session.match.steps
        for number in range(len(table.map.hand.cards)):
            said = rest_on(table, ("hand", number))
            promised = "double-click" in said
            assert promised == (table.map.hand.cards[number].card not in playable)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_the_note_of_a_card_covers_no_line_of_the_battle(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with italy(qtbot, four(), size=size) as table:
        table.until_asked()
        layout, bubbles = table.map.layout, 0
        assert layout is not None
        for number in range(len(table.map.hand.cards)):
            assert rest_on(table, ("hand", number))
            note, bubble = table.map.note.box, table.map.bubble
            assert not note.intersects(layout.battle)
            if bubble.isVisible():
                bubbles += 1
                assert not note.intersects(bubble.box)
        assert bubbles


def test_the_note_goes_with_the_pointer(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        assert rest_on(table, ("hand", 0))
        QTest.mouseMove(table.page.view.viewport(), QPoint(3, 3))
        assert not table.map.note.isVisible()


def test_a_right_click_explains_at_once(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        viewport, at = table.page.view.viewport(), table.place_of(("line", 3, 2))
        QApplication.sendEvent(
            viewport,
            QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at)),
        )
        assert "She always counts 10" in table.map.note.text
        assert "Here it counts 10." in table.map.note.text
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        assert not table.map.note.isVisible()


def test_a_card_in_a_line_says_what_it_counts_there(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        # Doubled by the Drum, and the highest in Spring.
        assert "Here it counts 23." in rest_on(table, ("line", 1, 0))
        assert "Here it counts" not in rest_on(table, ("line", 1, 2))


def test_a_total_opens_into_its_parts_on_pointing(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        said = rest_on(table, ("total", 1))
        assert "Doubled by the Drum" in said
        assert "32" in said


@pytest.mark.parametrize("size", [(960, 500), (1024, 640), (1440, 900)])
def test_notes_about_a_line_cover_no_other_line(qtbot: QtBot, size: tuple[int, int]) -> None:
    with italy(qtbot, four(), size=size) as table:
        table.until_asked()
        battle = table.map.layout.battle if table.map.layout is not None else QRectF()
        target_ids: list[Hashable] = [*(("total", seat) for seat in range(4)), ("line", 3, 2)]
        for target_id in target_ids:
            assert rest_on(table, target_id)
            assert not table.map.note.box.intersects(battle)
        table.click(("total", 2))
        (tag,) = table.map.tags.visible_tags
        assert not tag.box.intersects(battle)


def test_a_region_says_whose_it_is(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        assert rest_on(table, ("region", "siena")).startswith("Siena: held by Maud.")


def test_cannir_says_what_a_sword_would_find(qtbot: QtBot) -> None:
    table = busy(qtbot)
    said = rest_on(table, ("hand", "r4"))
    assert "worth 4 or less" in said
    assert said.endswith("\nPress I or double-click to enlarge the card."), (
        "a click only takes it up"
    )
    assert "Now it could attack" in said
    table.click(("hand", "r4"))
    assert "This card is worth more than 4." in rest_on(table, ("cell", "NE1"))


def test_contrees_says_what_takes_a_tile_and_what_razes_a_tower(qtbot: QtBot) -> None:
    with at_siege(qtbot) as table:
        table.until_asked()
        assert "Four towers of one player" in rest_on(table, ("hex", (0, 0)))
        assert "falls when the opponent builds on the last free corner" in rest_on(
            table, ("corner", N)
        )


def test_the_tile_tray_says_how_a_tile_is_laid(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"))) as table:
        table.until_asked()
        said = rest_on(table, ("tray", False))
        assert said.startswith("Tiles still to lay")
        assert "Drag the tile to a free place" in said


def test_a_note_beside_a_tower_leaves_its_group_to_be_seen(qtbot: QtBot) -> None:
    """And counts in words, as its title does."""
    with at_siege(qtbot) as table:
        table.until_asked()
        scene = table.page.scene
        assert isinstance(scene, ContreesScene)
        for corner in (name for towers in scene.seen.towers for name in towers):
            table.click(("corner", corner))
            assert rest_on(table, ("corner", corner))
            (group,) = scene.groups()
            boxes = [*group_boxes(scene, group), *(tag.box for tag in scene.tags.visible_tags)]
            assert not any(scene.note.box.intersects(box) for box in boxes), corner
        said = rest_on(table, ("hex", (0, 0)))
        assert not any(sign.isdigit() for sign in said.partition(":")[2])


@pytest.mark.parametrize("tile", [(0, 0), (3, -2), (-4, 1), (2, 5), (-3, -3)])
def test_a_hex_is_found_at_its_middle(tile: tuple[int, int]) -> None:
    assert hex_at(tile_centre(tile)) == tile


def test_no_click_at_contrees_goes_without_an_answer(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Maud"))) as table:
        table.until_asked()
        table.click(("hex", (0, 0)))
        table.until_asked()
        table.click(("hex", (0, 0)))
        assert table.page.strip.aside == "There is already a tile here."
        table.click(("hex", (2, 0)))
        assert table.page.strip.aside == "A tile must share a side with the land."


def test_notes_follow_the_language(qtbot: QtBot, services: Services) -> None:
    with italy(qtbot, four(), size=(1600, 1000)) as table:
        table.until_asked()
        services.language.install("fr")
        said = rest_on(table, ("hand", table.place_in_hand("winter")))
        assert "Vous passeriez de 17 à 3." in said
