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
from desktop.games.cannir.selection.model import Choosing, in_path_order
from engine.core.rng import Rng
from engine.core.values import Json
from engine.games.cannir import CANNIR
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Attack, Choose, Place, Restore
from engine.games.cannir.views import CannirView
from engine.play.match import Match, new_record
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, table

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
    made = Table(qtbot, cannir(HUMAN, bot("Aldric"), position=BUSY), **how)  # type: ignore[arg-type]
    made.until_asked()
    return made


def items(made: Table, kind: type) -> list[object]:
    return [item for item in made.scene.items() if isinstance(item, kind)]


def test_choosing_a_card_lights_its_cells_and_marks_its_targets(qtbot: QtBot) -> None:
    made = busy(qtbot)
    assert made.page.strip.sentence == "Choose a card to play."
    assert "Aldric" in made.page.strip.aside
    made.click(("hand", "r4"))
    badges = {item.spot for item in items(made, SignItem) if isinstance(item, SignItem)}
    assert badges == {("sign", "N1"), ("sign", "SE1"), ("sign", "W2")}
    assert made.scene.side.about.title == "Sword of the Mill"
    assert "4 or less" in made.scene.side.about.text()
    made.click(("hand", "r4"))
    assert not items(made, SignItem)
    assert made.scene.side.about.title == "Your suite"


def test_hovering_shows_what_would_become_of_it(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.click(("hand", "r4"))
    assert not items(made, OutlineItem)
    made.hover(("cell", "E1"))
    assert len(items(made, OutlineItem)) == 1, "the suite of three fours"
    assert made.scene.choice.considered() == Place("r4", "E1")
    made.hover(("sign", "N1"))
    threads = [item for item in items(made, ThreadItem) if isinstance(item, ThreadItem)]
    assert all(item.opacity() < 0.5 for item in threads), "the sovereign suite would break"
    assert made.scene.choice.considered() == Attack("r4", "N1")
    assert [button.text() for button in made.page.strip.buttons] == ["Take back"]
    made.hover(("hand", "v5"))
    assert all(item.opacity() == 1 for item in threads)


def test_a_cell_that_can_be_covered_and_restored_asks_which(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.click(("hand", "g3"))
    made.scene.choice.consider(Restore("g3", "E2"))
    # The pointer leaves the board on its way.
    made.scene.choice.part.hovered(None)
    labels = [button.text() for button in made.page.strip.buttons]
    assert labels == ["Restore E2", "Lay on E2", "Take back"]
    QTest.mouseClick(made.page.strip.buttons[1], Qt.MouseButton.LeftButton)
    assert made.session.match.steps[0].action == Place("g3", "E2")


@pytest.mark.parametrize("way", ["click", "drag"])
@pytest.mark.parametrize(
    ("spot", "action"),
    [
        (("cell", "E2"), Restore("g3", "E2")),
        (("sign", "E2"), Restore("g3", "E2")),
        (("cell", "E1"), Place("g3", "E1")),
        (("cell", "N1"), Attack("r4", "N1")),
        (("sign", "N1"), Attack("r4", "N1")),
    ],
)
def test_a_drag_means_the_same_as_a_click(
    qtbot: QtBot, spot: tuple[str, str], action: Place | Attack | Restore, way: str
) -> None:
    """While it is dragged, the card already points at what letting go does."""
    made = busy(qtbot)
    if way == "click":
        made.click(("hand", action.card))
        made.click(spot)
    else:
        part = made.scene.choice.part
        assert part.lift(("hand", action.card))
        part.carry(QPointF(0, 0), spot)
        assert made.scene.choice.considered() == action
        part.drop(spot, given_up=False)
    assert made.session.match.steps[0].action == action


def test_why_not(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.click(("hand", "r4"))

    def note(cell: str) -> str:
        saying = made.scene.choice.part.explain(("cell", cell), QPointF())
        assert saying is not None
        return saying.html

    assert "A Sword cannot attack another Sword." in note("S1")
    assert "This card is worth more than 4." in note("NE1")
    assert "No thread" in note("E3")
    assert note("E1") == "<b>E1</b>"
    made.click(("cell", "NE1"))
    assert made.page.strip.aside == "This card is worth more than 4."
    assert not made.session.match.steps


def test_dragging_a_card_onto_its_target(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.drag(("hand", "v5"), ("cell", "E1"))
    assert made.session.match.steps[0].action == Place("v5", "E1")


def test_dragging_to_nowhere_puts_the_card_back(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.drag(("hand", "v5"), ("cell", "C"))
    assert not made.session.match.steps
    card = made.scene.spread.cards["v5"]
    assert card.spot == ("hand", "v5")
    assert made.scene.layout is not None
    assert card.scale() == pytest.approx(made.scene.layout.hand_scale)


def test_looking_into_a_stack(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.click(("cell", "N2"))
    assert [item.card for item in made.scene.fan.cards] == ["v6", "r7"]
    made.click(("cell", "C"))
    assert not made.scene.fan.cards, "one card lying face up hides nothing"


def test_the_pointer_resting_on_a_stack_opens_it(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.hover(("cell", "E2"))
    qtbot.waitUntil(lambda: len(made.scene.fan.cards) == 1)
    made.hover(("hand", "v5"))
    assert not made.scene.fan.cards


def test_a_veiled_card_stays_hidden_from_others(qtbot: QtBot) -> None:
    position = dict(BUSY)
    position["board"] = {**BUSY["board"], "E2": [["g2", "down", "B"]]}
    record = cannir(HUMAN, bot("Aldric"), position=position, options={"veiled": True})
    with table(qtbot, record) as made:
        made.until_asked()
        made.click(("cell", "E2"))
        assert [item.card for item in made.scene.fan.cards] == [None]
        assert all("Hand of the Keys" not in text for text in texts_shown(made))


def texts_shown(made: Table) -> list[str]:
    moves = made.page.sidebar.moves.list
    return [moves.item(row).text() for row in range(moves.count())]


def test_choosing_among_suites_by_clicking_one(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.click(("hand", "r4"))
    made.click(("cell", "E1"))
    made.until_asked()
    assert made.page.strip.sentence == "Choose which suite becomes sovereign."
    labels = [button.text() for button in made.page.strip.buttons]
    assert sorted(labels) == ["Take 3·4·5: N1–C–S1", "Take 4·4·4: W1–C–E1"]
    number = labels.index("Take 4·4·4: W1–C–E1")
    made.click(("suite", number))
    made.until_asked()
    assert made.session.match.steps[1].action == Choose(("W1", "C", "E1"))


def test_a_suite_is_lit_while_the_pointer_is_on_its_button(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.click(("hand", "r4"))
    made.click(("cell", "E1"))
    made.until_asked()

    def lit() -> list[bool]:
        candidates = [item for item in made.scene.items() if isinstance(item, OutlineItem)]
        return [item.focus for item in sorted(candidates, key=lambda item: str(item.spot))]

    assert lit() == [False, False]
    made.page.strip.buttons[1].pointed.emit(True)
    assert lit() == [False, True]
    made.page.strip.buttons[1].pointed.emit(False)
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
    made = busy(qtbot)
    QTest.mouseClick(made.page.sidebar.moves_button, Qt.MouseButton.LeftButton)
    legal = made.session.match.legal()
    shown = texts_shown(made)
    assert len(shown) == len(legal)
    row = legal.index(Attack("r4", "N1"))
    assert shown[row] == "Attack the Book of the Fish (3) on N1 with the Sword of the Mill (4)"
    made.page.sidebar.moves.list.setCurrentRow(row)
    QTest.keyClick(made.page.sidebar.moves.list, Qt.Key.Key_Return)
    assert made.session.match.steps[0].action == legal[row]


# -- keyboard --------------------------------------------------------------------------------------


def test_keys_walk_the_hand_and_the_cells(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.page.view.setFocus()
    made.press(Qt.Key.Key_Right)
    choosing = made.scene.choice.choosing
    assert choosing is not None
    assert choosing.card == "r4"
    made.press(Qt.Key.Key_Tab)
    assert choosing.card == "g3"
    made.press(Qt.Key.Key_Right)
    first = choosing.target
    assert first in choosing.cells()
    made.press(Qt.Key.Key_Up)
    assert choosing.target != first
    assert made.scene.choice.announcement()
    made.press(Qt.Key.Key_Escape)
    assert choosing.target is None
    made.press(Qt.Key.Key_Escape)
    assert choosing.card is None


def test_tab_leaves_the_board_after_the_last_card(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.page.view.setFocus()
    for _ in range(3):
        made.press(Qt.Key.Key_Tab)
        assert made.page.view.hasFocus()
    made.press(Qt.Key.Key_Tab)
    assert not made.page.view.hasFocus()


def test_every_cell_can_be_reached_with_arrows(qtbot: QtBot) -> None:
    made = busy(qtbot)
    made.click(("hand", "r4"))
    choosing = made.scene.choice.choosing
    assert choosing is not None
    reached: set[str] = set()
    ways = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1)}
    ways[Qt.Key.Key_Down] = (0, 1)
    choosing.walk(0, 1)
    fresh = [choosing.target]
    while fresh:
        cell = fresh.pop()
        assert cell is not None
        reached.add(cell)
        for way in ways.values():
            choosing.target = cell
            choosing.walk(*way)
            there = choosing.target
            if there not in reached and there not in fresh:
                fresh.append(there)
    assert reached == set(choosing.cells())


# -- window ----------------------------------------------------------------------------------------


def test_the_wheel_zooms_towards_the_pointer_and_f_fits(qtbot: QtBot) -> None:
    made = busy(qtbot)
    at = made.place_of(("cell", "W2"))
    before = made.scene.board.transform()
    wheel(made, at, 240)
    assert made.scene.zoomed()
    again = made.place_of(("cell", "W2"))
    assert (again - at).manhattanLength() < 30
    made.press(Qt.Key.Key_F)
    assert made.scene.board.transform() == before


@pytest.mark.parametrize("by", [(9000, 0), (-9000, 0), (0, 9000), (0, -9000), (30, -20)])
def test_a_board_that_is_pushed_never_leaves_its_window(qtbot: QtBot, by: tuple[int, int]) -> None:
    made = busy(qtbot)
    window, home = made.scene.sceneRect(), made.scene.board.transform()
    made.scene.zoom(2.0, window.center())
    made.scene.pan(QPointF(*by))
    back, _ = home.inverted()
    seen = (back * made.scene.board.transform()).mapRect(window)
    assert seen.width() == pytest.approx(2 * window.width())
    assert seen.adjusted(-0.01, -0.01, 0.01, 0.01).contains(window)
    # And it was pushed as far as that goes.
    middle = seen.center() - window.center()
    assert middle.x() * by[0] >= 0
    assert middle.y() * by[1] >= 0
    assert not middle.isNull()


def wheel(made: Table, at: QPoint, by: int) -> None:
    viewport = made.page.view.viewport()
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
    made = busy(qtbot, size=size)
    bounds = made.scene.sceneRect()
    for name in made.scene.marks.cells:
        assert bounds.contains(made.scene.spread.cell_place(name).at)
    made.click(("hand", "v5"))
    made.click(("cell", "E1"))
    assert made.session.match.steps


def test_arrows_go_from_suite_to_suite_as_they_lie_on_the_board() -> None:
    cells = sorted(BOARD.names, key=lambda cell: BOARD.points[BOARD.cell(cell)])
    legal = [Choose((cells[at],)) for at in (-1, 0, len(cells) // 2)]
    half, seen = Choosing(legal, 0, tuple), []
    for _ in range(3):
        half.walk(1, 0)
        seen.append(half.suite)
    assert seen == [1, 2, 0]
    half.go_to_end(-1)
    assert half.suite == 1
