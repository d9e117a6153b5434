"""Choosing at the table of Cannir: lights, previews, badges, keys, reasons, looking into stacks."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.cannir.items.pieces import OutlineItem, SignItem
from desktop.games.cannir.items.threads import ThreadItem
from desktop.games.cannir.selection import CannirSelection, in_path_order
from engine.core.rng import Rng
from engine.core.values import Json
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Choose, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.views import CannirView
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

#: The position of the rulebook's spirit: a sovereign suite to break, one to make, two stacks.
BUSY: Json = {
    "turn": "A",
    "board": {
        "C": [["g4", "up"]],
        "N1": [["v3", "up"]],
        "S1": [["r5", "up"]],
        "W1": [["v4", "up"]],
        "NE1": [["g6", "up"]],
        "N2": [["v6", "down"], ["r7", "up"]],
        "SE1": [["v2", "up"]],
        "W2": [["g1", "up"]],
        "E2": [["g2", "down"]],
    },
    "hands": {"A": ["g3", "r4", "v5"], "B": ["r1", "r2", "g5"]},
    "pile": ["g7", "v1", "v7"],
    "removed": ["r3", "r6"],
    "sovereign": {"owner": "B", "kind": "run", "cells": ["N1", "C", "S1"]},
}


def busy(qtbot: QtBot, **how: object) -> Table:
    table = Table(qtbot, cannir(HUMAN, bot("Aldric"), position=BUSY), **how)  # type: ignore[arg-type]
    table.until_asked()
    return table


def items(table: Table, kind: type) -> list[object]:
    return [item for item in table.scene.items() if isinstance(item, kind)]


def test_choosing_a_card_lights_its_cells_and_marks_its_targets(qtbot: QtBot) -> None:
    table = busy(qtbot)
    assert table.page.strip.sentence == "Choose a card to play."
    assert "Aldric" in table.page.strip.aside
    table.click(("hand", "r4"))
    badges = {item.target_id for item in items(table, SignItem) if isinstance(item, SignItem)}
    assert badges == {("sign", "N1"), ("sign", "SE1"), ("sign", "W2")}
    assert table.scene.side.about.title == "Sword of the Mill"
    assert "4 or less" in table.scene.side.about.text()
    table.click(("hand", "r4"))
    assert not items(table, SignItem)
    assert table.scene.side.about.title == "Your suite"


def test_beside_a_small_hand_a_shorter_sentence_stays_readable(qtbot: QtBot) -> None:
    table = busy(qtbot)
    about = table.scene.side.about
    for size, aim, power in (
        ((1280, 800), "Three or more cards in a line", "Lay it on a lit medallion, or attack"),
        ((944, 437), "Hold the longest suite", "It can attack a card worth 4 or less"),
    ):
        table.page.resize(*size)
        settle()
        assert about.text().startswith(aim)
        table.click(("hand", "r4"))
        assert about.text().startswith(power)
        assert about._document.defaultFont().pixelSize() >= 12
        assert about._document.size().height() <= about.boundingRect().height()
        table.click(("hand", "r4"))


def test_hovering_shows_what_would_become_of_it(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("hand", "r4"))
    assert not items(table, OutlineItem)
    table.hover(("cell", "E1"))
    assert len(items(table, OutlineItem)) == 1, "the suite of three fours"
    assert table.scene.controller.preselected_action() == Place("r4", "E1")
    table.hover(("sign", "N1"))
    threads = [item for item in items(table, ThreadItem) if isinstance(item, ThreadItem)]
    assert all(item.opacity() < 0.5 for item in threads), "the sovereign suite would break"
    assert table.scene.controller.preselected_action() == Attack("r4", "N1")
    assert [button.text() for button in table.page.strip.buttons] == ["Take back"]
    table.hover(("hand", "v5"))
    assert all(item.opacity() == 1 for item in threads)


def test_a_cell_that_can_be_covered_and_restored_asks_which(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("hand", "g3"))
    table.scene.controller.preselect(Restore("g3", "E2"))
    # The pointer leaves the board on its way.
    table.scene.controller.game_choice.hovered(None)
    labels = [button.text() for button in table.page.strip.buttons]
    assert labels == ["Restore E2", "Lay on E2", "Take back"]
    QTest.mouseClick(table.page.strip.buttons[1], Qt.MouseButton.LeftButton)
    assert table.session.match.steps[0].action == Place("g3", "E2")


@pytest.mark.parametrize("way", ["click", "drag"])
@pytest.mark.parametrize(
    ("target_id", "action"),
    [
        (("cell", "E2"), Restore("g3", "E2")),
        (("sign", "E2"), Restore("g3", "E2")),
        (("cell", "E1"), Place("g3", "E1")),
        (("cell", "N1"), Attack("r4", "N1")),
        (("sign", "N1"), Attack("r4", "N1")),
    ],
)
def test_a_drag_means_the_same_as_a_click(
    qtbot: QtBot, target_id: tuple[str, str], action: Place | Attack | Restore, way: str
) -> None:
    """While it is dragged, the card already points at what letting go does."""
    table = busy(qtbot)
    if way == "click":
        table.click(("hand", action.card))
        table.click(target_id)
    else:
        part = table.scene.controller.game_choice
        assert part.lift(("hand", action.card))
        part.carry(QPointF(0, 0), target_id)
        assert table.scene.controller.preselected_action() == action
        part.drop(target_id, given_up=False)
    assert table.session.match.steps[0].action == action


def test_why_not(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("hand", "r4"))

    def note(cell: str) -> str:
        tag_text = table.scene.controller.game_choice.explain(("cell", cell), QPointF())
        assert tag_text is not None
        return tag_text.html

    assert "A Sword cannot attack another Sword." in note("S1")
    assert "This card is worth more than 4." in note("NE1")
    assert "No thread" in note("E3")
    assert note("E1") == "<b>E1</b>"
    table.click(("cell", "NE1"))
    assert table.page.strip.aside == "This card is worth more than 4."
    assert not table.session.match.steps


def test_dragging_a_card_onto_its_target(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.drag(("hand", "v5"), ("cell", "E1"))
    assert table.session.match.steps[0].action == Place("v5", "E1")


def test_dragging_to_nowhere_puts_the_card_back(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.drag(("hand", "v5"), ("cell", "C"))
    assert not table.session.match.steps
    card = table.scene.spread.cards["v5"]
    assert card.target_id == ("hand", "v5")
    assert table.scene.layout is not None
    assert card.scale() == pytest.approx(table.scene.layout.hand_scale)


def test_looking_into_a_stack(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("cell", "N2"))
    assert [item.card for item in table.scene.fan.cards] == ["v6", "r7"]
    table.click(("cell", "C"))
    assert not table.scene.fan.cards, "one card lying face up hides nothing"


def test_the_pointer_resting_on_a_stack_opens_it(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.hover(("cell", "E2"))
    qtbot.waitUntil(lambda: len(table.scene.fan.cards) == 1)
    table.hover(("hand", "v5"))
    assert not table.scene.fan.cards


def test_a_veiled_card_stays_hidden_from_others(qtbot: QtBot) -> None:
    position = dict(BUSY)
    position["board"] = {**BUSY["board"], "E2": [["g2", "down", "B"]]}
    record = cannir(HUMAN, bot("Aldric"), position=position, options={"veiled": True})
    with open_table(qtbot, record) as table:
        table.until_asked()
        table.click(("cell", "E2"))
        assert [item.card for item in table.scene.fan.cards] == [None]
        assert all("Hand of the Keys" not in text for text in texts_shown(table))


def texts_shown(table: Table) -> list[str]:
    moves = table.page.sidebar.moves.list
    return [moves.item(row).text() for row in range(moves.count())]


def test_choosing_among_suites_by_clicking_one(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("hand", "r4"))
    table.click(("cell", "E1"))
    table.until_asked()
    assert table.page.strip.sentence == "Choose which suite becomes sovereign."
    labels = [button.text() for button in table.page.strip.buttons]
    assert sorted(labels) == ["Take 3·4·5: N1–C–S1", "Take 4·4·4: W1–C–E1"]
    number = labels.index("Take 4·4·4: W1–C–E1")
    table.click(("suite", number))
    table.until_asked()
    assert table.session.match.steps[1].action == Choose(("W1", "C", "E1"))


def test_a_suite_is_lit_while_the_pointer_is_on_its_button(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("hand", "r4"))
    table.click(("cell", "E1"))
    table.until_asked()

    def lit() -> list[bool]:
        candidates = [item for item in table.scene.items() if isinstance(item, OutlineItem)]
        return [item.focus for item in sorted(candidates, key=lambda item: str(item.target_id))]

    # The mouse rests where one of them came.
    assert lit() == [False, True]
    QTest.mouseMove(table.page.view.viewport(), QPoint(1, 1))
    assert lit() == [False, False]
    table.page.strip.buttons[1].pointed.emit(True)
    assert lit() == [False, True]
    table.page.strip.buttons[1].pointed.emit(False)
    assert lit() == [False, False]


def test_a_winding_suite_is_outlined_along_itself() -> None:
    found = 0
    for seed in range(40):
        match = Match(new_record(CANNIR, 2, seed, {"free_paths": True}))
        rng = Rng(seed)
        while match.decision is not None:
            legal = match.legal()
            view = match.view(match.decision.seat)
            assert isinstance(view, CannirView)
            for action in legal:
                if isinstance(action, Choose):
                    found += 1
                    cells = in_path_order(view, action.cells)
                    assert set(cells) == set(action.cells)
                    for a, b in pairwise(map(BOARD.cell, cells)):
                        assert BOARD.neighbours[a] >> b & 1
            match.submit(match.decision.seat, legal[rng.below(len(legal))])
    assert found >= 2


def test_the_list_of_moves_is_the_same_as_clicking(qtbot: QtBot) -> None:
    table = busy(qtbot)
    QTest.mouseClick(table.page.sidebar.moves_button, Qt.MouseButton.LeftButton)
    legal = table.session.match.legal()
    shown = texts_shown(table)
    assert len(shown) == len(legal)
    row = legal.index(Attack("r4", "N1"))
    assert shown[row] == "Attack the Book of the Fish (3) on N1 with the Sword of the Mill (4)"
    table.page.sidebar.moves.list.setCurrentRow(row)
    QTest.keyClick(table.page.sidebar.moves.list, Qt.Key.Key_Return)
    assert table.session.match.steps[0].action == legal[row]


# -- keyboard --------------------------------------------------------------------------------------


def test_keys_walk_the_hand_and_the_cells(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.page.view.setFocus()
    table.press(Qt.Key.Key_Right)
    selection = table.scene.controller.selection
    assert selection is not None
    assert selection.card == "r4"
    table.press(Qt.Key.Key_Tab)
    assert selection.card == "g3"
    table.press(Qt.Key.Key_Right)
    first = selection.target
    assert first in selection.cells()
    table.press(Qt.Key.Key_Up)
    assert selection.target != first
    assert table.scene.controller.announcement()
    table.press(Qt.Key.Key_Escape)
    assert selection.target is None
    table.press(Qt.Key.Key_Escape)
    assert selection.card is None


def test_tab_leaves_the_board_after_the_last_card(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.page.view.setFocus()
    for _ in range(3):
        table.press(Qt.Key.Key_Tab)
        assert table.page.view.hasFocus()
    table.press(Qt.Key.Key_Tab)
    assert not table.page.view.hasFocus()


def test_every_cell_can_be_reached_with_arrows(qtbot: QtBot) -> None:
    table = busy(qtbot)
    table.click(("hand", "r4"))
    selection = table.scene.controller.selection
    assert selection is not None
    reached: set[str] = set()
    ways = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1)}
    ways[Qt.Key.Key_Down] = (0, 1)
    selection.walk(0, 1)
    fresh = [selection.target]
    while fresh:
        cell = fresh.pop()
        assert cell is not None
        reached.add(cell)
        for way in ways.values():
            selection.target = cell
            selection.walk(*way)
            there = selection.target
            if there not in reached and there not in fresh:
                fresh.append(there)
    assert reached == set(selection.cells())


# -- window ----------------------------------------------------------------------------------------


def test_the_wheel_zooms_towards_the_pointer_and_f_fits(qtbot: QtBot) -> None:
    table = busy(qtbot)
    at = table.place_of(("cell", "W2"))
    before = table.scene.board.transform()
    wheel(table, at, 240)
    assert table.scene.is_zoomed
    again = table.place_of(("cell", "W2"))
    assert (again - at).manhattanLength() < 30
    table.press(Qt.Key.Key_F)
    assert table.scene.board.transform() == before


@pytest.mark.parametrize("by", [(9000, 0), (-9000, 0), (0, 9000), (0, -9000), (30, -20)])
def test_a_board_that_is_pushed_never_leaves_its_window(qtbot: QtBot, by: tuple[int, int]) -> None:
    table = busy(qtbot)
    window, home = table.scene.sceneRect(), table.scene.board.transform()
    table.scene.zoom(2.0, window.center())
    table.scene.pan(QPointF(*by))
    back, _ = home.inverted()
    seen = (back * table.scene.board.transform()).mapRect(window)
    assert seen.width() == pytest.approx(2 * window.width())
    assert seen.adjusted(-0.01, -0.01, 0.01, 0.01).contains(window)
    # And it was pushed as far as that goes.
    middle = seen.center() - window.center()
    assert middle.x() * by[0] >= 0
    assert middle.y() * by[1] >= 0
    assert not middle.isNull()


def wheel(table: Table, at: QPoint, by: int) -> None:
    viewport = table.page.view.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (700, 900)])
def test_every_size_shows_the_whole_board_and_the_hand(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = busy(qtbot, size=size)
    bounds = table.scene.sceneRect()
    for name in table.scene.marks.cells:
        assert bounds.contains(table.scene.spread.cell_place(name).point)
    table.click(("hand", "v5"))
    table.click(("cell", "E1"))
    assert table.session.match.steps


def test_arrows_go_from_suite_to_suite_as_they_lie_on_the_board() -> None:
    cells = sorted(BOARD.names, key=lambda cell: BOARD.points[BOARD.cell(cell)])
    legal = [Choose((cells[at],)) for at in (-1, 0, len(cells) // 2)]
    half, seen = CannirSelection(legal, 0, tuple), []
    for _ in range(3):
        half.walk(1, 0)
        seen.append(half.suite)
    assert seen == [1, 2, 0]
    half.go_to_end(-1)
    assert half.suite == 1
