"""The editor of positions, with real clicks, drags and keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.games.cannir.scene import CannirScene
from desktop.windows.editor.editor_page import EditorPage
from engine.core.editing import Piece, Target
from engine.play.draft import Draft
from tests.desktop.windows.editor.editor_kit import (
    LEFT,
    RIGHT,
    Open,
    click,
    drag,
    on_board,
    on_tray,
)


def drag_in(page: EditorPage, piece: Piece, target: Target) -> None:
    """Drag a piece from the tray onto the board."""
    there = page.board.viewport().mapToGlobal(on_board(page, target))
    drag(page.tray, on_tray(page, piece), page.tray.mapFromGlobal(there))


def drag_over(page: EditorPage, source: Target, target: Target | None) -> None:
    """Drag a piece from one place to another, or (None) off the board."""
    end = on_board(page, target) if target else QPoint(100, page.board.height() + 40)
    drag(page.board.viewport(), on_board(page, source), end)


def test_condottiere_is_edited_with_the_mouse(opened: Open) -> None:
    page = opened(Draft.without_pieces("condottiere3", 3))
    draft = page.draft
    for seat in "ABC":
        drag_in(page, ("card", "m6"), ("hand", seat))
    click(page, ("owner", "A"), ("region", "roma"))
    click(page, ("condottiere",), ("region", "torino"))
    drag_in(page, ("card", "winter"), ("seat", "B"))
    click(page, ("turn",), ("seat", "B"))
    click(page, ("passed",), ("seat", "C"))
    position = draft.position
    assert position["hands"] == {"A": ["m6"], "B": ["m6"], "C": ["m6"]}
    assert (position["owners"]["A"], position["region"]) == (["roma"], "torino")
    assert position["table"]["B"] == ["winter"]
    assert (position["turn"], position["passed"]) == ("B", ["C"])
    assert "Aldric" in page.strip._now

    click(page, ("card", "spring"), ("seat", "A"))
    assert page.panel.message_block.text() == "Winter and Spring are never in play together."
    click(page, ("pope",), ("seat", "A"))
    assert page.panel.message_block.text() == "That piece does not belong there."
    assert draft.position == position

    drag_over(page, ("region", "roma"), ("region", "milano"))
    assert draft.position["owners"]["A"] == ["milano"]
    drag_over(page, ("line", "B", "0"), None)
    assert draft.position["table"]["B"] == []
    QTest.mouseClick(page.board.viewport(), RIGHT, pos=on_board(page, ("region", "milano")))
    assert draft.position["owners"]["A"] == []
    QTest.mouseClick(page.board.viewport(), LEFT, pos=on_board(page, ("hand", "A", "m6")))
    QTest.mouseClick(page.board.viewport(), LEFT, pos=on_board(page, ("discard",)))
    assert draft.position["discard"] == ["m6"]

    for _ in range(4):
        page.strip.undo.click()
    assert draft.position == position
    assert "Ctrl+Shift+Z" in page.strip.redo.toolTip()
    page.strip.redo.click()
    assert draft.position["owners"]["A"] == ["milano"]
    page.strip.restart.click()
    assert draft.position == Draft.without_pieces("condottiere3", 3).position


def test_condottiere_is_edited_by_keys(opened: Open) -> None:
    page = opened(Draft.without_pieces("condottiere3", 2))
    press = QTest.keyClick
    press(page.tray, Qt.Key.Key_Right)
    press(page.tray, Qt.Key.Key_Return)
    assert page.hand.held_piece == ("owner", "B")
    assert page.hand.considered is not None
    page.hand.walk(0, 1)
    first = page.hand.considered
    page.hand.walk(0, 1)
    assert first is not None
    assert page.hand.considered not in (None, first)
    page.hand.confirm()
    held = page.draft.position["owners"]["B"]
    assert len(held) == 1
    page.hand.put_down()
    page.hand.walk(1, 0)
    assert page.hand.considered == ("region", held[0])
    press(page.board, Qt.Key.Key_Delete)
    assert page.draft.position["owners"]["B"] == []


def test_contrees_is_edited_with_the_mouse(opened: Open) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    draft = page.draft
    for written in ("0,0", "1,0", "0,1"):
        click(page, ("tile",), ("hex", written))
    for corner in ("0,0,N", "0,0,S", "1,-1,S", "-1,1,N"):
        drag_in(page, ("tower", "A"), ("corner", corner))
    assert draft.position["owners"]["A"] == [[0, 0]]
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("turn", "B")))
    assert draft.position["turn"] == "B"
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("supply", "A")))
    assert page.panel.message_block.text() == "Towers left for you: 20 at most."
    QTest.mouseClick(page.tray, RIGHT, pos=on_tray(page, ("supply", "A")))
    assert draft.position["supply"]["A"] == 19
    drag_over(page, ("corner", "0,0,N"), None)
    assert draft.position["owners"]["A"] == []


def test_cannir_is_edited_with_the_mouse(opened: Open) -> None:
    page = opened(Draft.without_pieces("cannir", 2))
    draft = page.draft
    for card, cell in (("v5", "N1"), ("v6", "N2")):
        drag_in(page, ("card", card), ("cell", cell))
    click(page, ("sovereign", "B"), ("cell", "N1"))
    assert sorted(draft.position["sovereign"]["cells"]) == ["C", "N1", "N2"]
    scene = page.board.table
    assert isinstance(scene, CannirScene)
    assert scene.layout is not None
    shield = page.board.mapFromScene(scene.layout.open_shield(0, 2))
    other = draft.position["hands"]["B"][0]
    drag(page.board.viewport(), on_board(page, ("hand", "B", other)), shield)
    assert (
        page.panel.message_block.text()
        == "You must hold 1 to 3 cards: to swap, drop the new card on one of them."
    )
    first = draft.position["hands"]["A"][0]
    drag_in(page, ("card", "r7"), ("hand", "A", first))
    assert "r7" in draft.position["hands"]["A"]
    drag_over(page, ("cell", "N2"), ("removed",))
    assert draft.position["removed"] == ["v6"]
    drag_over(page, ("removed", "v6"), None)
    assert draft.position["removed"] == []
    click(page, ("turned",), ("cell", "C"))
    assert draft.position["board"]["C"] == [["v4", "down"]]
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("turn", "B")))
    assert draft.position["turn"] == "B"


def test_cortez_is_edited_with_the_mouse(opened: Open) -> None:
    page = opened(Draft.without_pieces("cortez", 2))
    draft, chiefs = page.draft, page.draft.position["chiefs"]
    nation = draft.position["nations"]["A"]
    drag_in(page, ("troop", nation), ("square", "T25"))
    click(page, ("collar", "A", chiefs["A"]), ("square", "T25"))
    click(page, ("collar", "B", chiefs["B"]), ("square", "T25"))
    told = page.panel.message_block.text()
    assert told.startswith("Aldric can mark troops of their own nation only.")
    drag_over(page, ("square", "T25"), ("square", "T7"))
    (troop,) = draft.position["troops"]
    assert (troop["at"], troop["collar"]) == ("T7", "A")
    drag_in(page, ("provision", "gold"), ("hand",))
    click(page, ("warrior", f"{nation}6"), ("hand",))
    click(page, ("bribery", "vp3"), ("hand",))
    drag_over(page, ("hand", "warrior", "6"), None)
    drag_over(page, ("hand", "provision", "gold"), ("discard",))
    position = draft.position
    assert (position["warriors"]["A"], position["bribery"]["A"]) == ([], ["vp3"])
    assert position["discard"]["gold"] == 1
    bridge = draft.places(("bridge",))[0]
    click(page, ("bridge",), bridge)
    drag_in(page, ("troop", nation), bridge)
    assert page.panel.message_block.text() == "No troop can be on a broken bridge."
    turn = ("turn", "B", chiefs["B"])
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, turn))
    assert draft.position["active"] == "B"
