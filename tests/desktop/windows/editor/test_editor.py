"""The editor of positions, with real clicks, drags and keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cannir.scene import CannirScene
from desktop.games.condottiere.items.pieces import WIDTH
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.cortez.art.board.geometry import BOARD_RECT
from desktop.games.cortez.scene import CortezScene
from desktop.painting.cache import pictures
from desktop.painting.cache.leisure import IDLE_TIME
from desktop.play.session import Session
from desktop.play.setup import DEFAULT_LEVEL
from desktop.storage.ledger.entries import entry_of
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES
from desktop.style.theme import LIGHT
from desktop.table.edit_part import fault_text
from desktop.windows.editor import coach_words
from desktop.windows.editor.page import EditorPage, copy_of, deals_anew, opening_of
from desktop.windows.main import MainWindow
from desktop.windows.puzzles import words
from engine.bots.names import split_temper
from engine.core.editing import Piece, Target, counted_target
from engine.core.errors import PositionError
from engine.core.values import Resign
from engine.games import GAMES
from engine.games.contrees.events import Lay
from engine.play.autoplay import play_on
from engine.play.draft import Draft
from engine.play.match import Match, new_record
from engine.play.position_file import read_position
from engine.puzzles import Verdict
from tests.desktop.kit import Services, settle
from tests.desktop.table.kit import HUMAN, PromptBots, bot
from tests.desktop.windows.main_kit import open_window

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Open = Callable[[Draft], EditorPage]


@pytest.fixture
def opened(qtbot: QtBot, services: Services) -> Iterator[Open]:
    """Opens a page with a draft."""
    pages: list[EditorPage] = []

    def open_page(draft: Draft) -> EditorPage:
        page = EditorPage(draft, TABLES[draft.match.game.id], services.settings, None)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        qtbot.waitExposed(page)
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        page.close()


def on_tray(page: EditorPage, piece: Piece) -> QPoint:
    """The middle of a piece in the tray."""
    return page.tray.rect_of(piece).center().toPoint()


def on_board(page: EditorPage, target: Target) -> QPoint:
    """The middle of a place, in the viewport."""
    part = TABLES[page.draft.match.game.id].editing
    path = part.shape(page.board.table, target, page.draft.seats)
    assert not path.isEmpty(), target
    middle = path.boundingRect().center()
    if not path.contains(middle):
        middle = path.pointAtPercent(0.1) * 0.4 + middle * 0.6
    return page.board.mapFromScene(middle)


def click(page: EditorPage, piece: Piece, target: Target) -> None:
    """Click a piece, then its place, then the piece again: nothing is held any more."""
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, piece))
    QTest.mouseClick(page.board.viewport(), LEFT, pos=on_board(page, target))
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, piece))
    assert page.hand.held is None


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press, carry and let go; both places are the widget's."""
    QTest.mousePress(widget, LEFT, pos=start)
    for at in (start + QPoint(12, -12), end):
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(widget.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(widget, event)
    QTest.mouseRelease(widget, LEFT, pos=end)


def drag_in(page: EditorPage, piece: Piece, target: Target) -> None:
    """Drag a piece from the tray onto the board."""
    there = page.board.viewport().mapToGlobal(on_board(page, target))
    drag(page.tray, on_tray(page, piece), page.tray.mapFromGlobal(there))


def drag_over(page: EditorPage, source: Target, target: Target | None) -> None:
    """Drag a piece from one place to another, or (None) off the board."""
    end = on_board(page, target) if target else QPoint(100, page.board.height() + 40)
    drag(page.board.viewport(), on_board(page, source), end)


def test_condottiere_is_edited_with_the_mouse(opened: Open) -> None:
    page = opened(Draft.blank("condottiere3", 3))
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
    assert "Aldric" in page.strip.now

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
    assert draft.position == Draft.blank("condottiere3", 3).position


def test_condottiere_is_edited_by_keys(opened: Open) -> None:
    page = opened(Draft.blank("condottiere3", 2))
    press = QTest.keyClick
    press(page.tray, Qt.Key.Key_Right)
    press(page.tray, Qt.Key.Key_Return)
    assert page.hand.held == ("owner", "B")
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


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_card_of_an_open_hand_shows_its_sign(opened: Open, seats: int) -> None:
    page = opened(Draft.of(Match(new_record(GAMES["condottiere3"], seats))))
    page.resize(1024, 640)
    scene = page.board.table
    assert isinstance(scene, CondottiereScene)
    hands = scene.open_hands
    for room in hands.rooms:
        cards = [card for card in hands.cards if room.contains(card.pos())]
        assert len(cards) == 10
        for card, following in pairwise(cards):
            seen = following.pos().x() - card.pos().x()
            assert seen > 0.49 * WIDTH * card.scale()
            assert card.tight


def test_contrees_is_edited_with_the_mouse(opened: Open) -> None:
    page = opened(Draft.blank("contrees", 2))
    draft = page.draft
    for written in ("0,0", "1,0", "0,1"):
        click(page, ("tile",), ("hex", written))
    for corner in ("0,0,N", "0,0,S", "1,-1,S", "-1,1,N"):
        drag_in(page, ("tower", "A"), ("corner", corner))
    assert draft.position["owners"]["A"] == [[0, 0]]
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("turn", "B")))
    assert draft.position["turn"] == "B"
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("supply", "A")))
    assert page.panel.message_block.text() == "You have no more than 20 towers left."
    QTest.mouseClick(page.tray, RIGHT, pos=on_tray(page, ("supply", "A")))
    assert draft.position["supply"]["A"] == 19
    drag_over(page, ("corner", "0,0,N"), None)
    assert draft.position["owners"]["A"] == []


def test_lines_of_which_nothing_is_left_are_seen_while_a_piece_may_lie_there(opened: Open) -> None:
    page = opened(Draft.blank("condottiere3", 3))
    scene = page.board.table
    assert isinstance(scene, CondottiereScene)
    assert not any(row.isVisible() for row in scene.battle.lines)
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("condottiere",)))
    assert all(row.isVisible() for row in scene.battle.lines)
    page.hand.put_down()
    assert not any(row.isVisible() for row in scene.battle.lines)


def test_cannir_is_edited_with_the_mouse(opened: Open) -> None:
    page = opened(Draft.blank("cannir", 2))
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
        == "You must hold 1 to 3 cards: drop it on one of them to swap."
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
    page = opened(Draft.blank("cortez", 2))
    draft, chiefs = page.draft, page.draft.position["chiefs"]
    nation = draft.position["nations"]["A"]
    drag_in(page, ("troop", nation), ("square", "T25"))
    click(page, ("collar", "A", chiefs["A"]), ("square", "T25"))
    click(page, ("collar", "B", chiefs["B"]), ("square", "T25"))
    assert page.panel.message_block.text().startswith("Aldric cannot mark troops of the")
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


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    """The whole window, at the shelf."""
    yield from open_window(qtbot, services)


def test_a_copy_is_edited_and_played(window: MainWindow, tmp_path: Path) -> None:
    """The editor from the menu, a line and a file back and forth, and a match from it."""
    window._menus.edited.emit()
    assert window.windowTitle() == "Conquista"
    window._navigation.edit(opening_of(GAMES["condottiere3"]))
    page = window._navigation.editor
    assert page is not None
    page.hand.clear()
    page.panel.copied.emit()
    page.hand.undo()
    page.panel.pasted.emit()
    assert page.draft.position["hands"] == {"A": [], "B": []}
    page.hand.undo()
    assert len(page.draft.position["hands"]["A"]) == 10
    QGuiApplication.clipboard().setText("nonsense")
    page.panel.pasted.emit()
    assert page.panel.message_block.text() == "There is no position on the clipboard."
    page.panel.seated.emit(4)
    four = window._navigation.editor
    assert four is not None
    assert four.draft.seats == ("A", "B", "C", "D")
    four.strip.undo.click()
    page = window._navigation.editor
    assert page is not None
    assert page.draft.seats == ("A", "B")
    page.strip.redo.click()
    page = window._navigation.editor
    assert page is not None
    path = tmp_path / "mine.json"
    page.write(path)
    assert Draft(read_position(path)).position == page.draft.position
    page.panel.played.emit()
    assert window.session is not None
    assert window.session.match.seats == 4
    levels = [one["level"] for one in window.session.match.record.players if one["kind"] == "bot"]
    assert {split_temper(level)[0] for level in levels} == {DEFAULT_LEVEL}
    # Bots are what their names say, here as well.
    assert all(split_temper(level)[1] for level in levels)
    assert window._navigation.editor is None


def test_a_win_from_an_edited_position_earns_nothing(opened: Open) -> None:
    page = opened(Draft.blank("contrees", 2))
    match = Match(page.record())
    match.submit(1, Resign())
    assert match.result is not None
    assert entry_of(match, datetime(2026, 1, 1)) is None
    usual = Match(replace(match.record, position=None, answers=()))
    usual.submit(1, Resign())
    assert entry_of(usual, datetime(2026, 1, 1)) is not None


def test_whoever_has_no_name_is_spoken_to(qtbot: QtBot, services: Services) -> None:
    draft, players = Draft.blank("condottiere3", 3), (bot("Maud"), bot("Aldric"), HUMAN)
    page = EditorPage(draft, TABLES["condottiere3"], services.settings, None, players)
    qtbot.addWidget(page)
    assert list(page.names.values()) == ["Maud", "Aldric", ""]
    assert [card.state.name for card in page.panel.holders] == ["Maud", "Aldric", "You"]
    assert page.strip.now == "It is Maud’s turn."
    page = EditorPage(draft, TABLES["condottiere3"], services.settings, None, players[1:] + players)
    qtbot.addWidget(page)
    assert len(set(page.names.values())) == 3


def test_a_key_gives_way_to_the_words_of_a_button(opened: Open, services: Services) -> None:
    page = opened(Draft.blank("contrees", 2))
    services.language.install("pt")
    page.resize(1024, 640)
    settle()
    for button in (page.panel.check, page.panel.leave):
        assert button.sizeHint().width() <= button.width()


def test_the_strip_keeps_its_buttons_apart_in_every_size_of_texts(
    opened: Open, qapp: QApplication
) -> None:
    page = opened(Draft.blank("contrees", 2))
    for scale in (SIZES["largest"], SIZES["normal"]):
        apply_theme(qapp, LIGHT, scale)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        strip = page.strip
        assert strip.rect().right() * scale <= page.board.width()
        for button, following in pairwise(strip.buttons):
            assert button.geometry().right() < following.geometry().left()
            assert button.width() >= button.wanted().width()
        assert strip.undo.geometry().left() > 0


def test_pieces_are_as_large_as_there_is_room_and_keep_apart(opened: Open) -> None:
    page = opened(Draft.blank("cortez", 3))
    small = page.tray.cells[0].rect.height()
    assert small >= 34
    page.resize(1600, 1000)
    settle()
    cells = page.tray.cells
    assert cells[0].rect.height() > 1.2 * small
    # The light round one does not reach the next.
    for one, other in combinations(cells, 2):
        assert not one.rect.adjusted(-3, -3, 3, 3).intersects(other.rect.adjusted(-3, -3, 3, 3))
    for row in {cell.rect.center().y() for cell in cells}:
        right = max(cell.rect.right() for cell in cells if cell.rect.center().y() == row)
        assert right > 0.75 * page.tray.width()


def test_a_name_stands_right_above_its_shield(opened: Open) -> None:
    page = opened(Draft.blank("cannir", 2))
    for size in ((1024, 640), (1600, 1000)):
        page.resize(*size)
        settle()
        scene = page.board.table
        assert isinstance(scene, CannirScene)
        layout = scene.layout
        assert layout is not None
        shield, name = layout.open_shield(0, 2), layout.open_name(0, 2)
        assert 20 <= shield.y() - name.bottom() <= 32


def test_all_of_the_board_is_seen_in_a_combat(opened: Open) -> None:
    match, ply = Match(new_record(GAMES["cortez"], 3, 5)), 0
    while getattr(match.open_view(), "combat", None) is None:
        ply += 1
        play_on(match, ply)
    page = opened(Draft.of(match))
    scene = page.board.table
    assert isinstance(scene, CortezScene)
    for size in ((1024, 640), (1600, 1000)):
        page.resize(*size)
        settle()
        layout = scene.layout
        assert layout is not None
        assert layout.combat is not None
        board = scene.board.sceneTransform().mapRect(BOARD_RECT)
        assert layout.visible_area.adjusted(-1, -1, 1, 1).contains(board)
        # The mat lies beside it, and takes nothing of its height.
        assert board.height() >= layout.table_area.height() * 0.9
        for side in (0, 1):
            cards = (*layout.warriors(side, 8), *layout.weapons(side, 8))
            assert all(layout.mat_side(side).contains(card.rect) for card in cards)


def test_the_panel_says_how_the_position_stands(opened: Open) -> None:
    match = Match(new_record(GAMES["contrees"], 2, 5))
    play_on(match, 6)
    panel = opened(Draft.of(match)).panel
    assert panel.standing.endswith("of 16 are laid.")


def test_nothing_moves_under_the_pointer_that_asks_the_coach(opened: Open) -> None:
    page = opened(Draft.blank("contrees", 2))
    panel = page.panel
    for size in ((1024, 640), (1600, 1000)):
        page.resize(*size)
        settle()
        before = panel.check.geometry()
        page.coach.failed.emit()
        settle()
        assert panel.verdict.isVisible()
        assert panel.check.geometry() == before
        panel.show_verdict("", "", None, thinking=False)
    # Where there is room it stays in sight what everybody has, and how pieces are moved.
    page.coach.failed.emit()
    assert panel.ways.isVisible()
    assert [card.state.name for card in panel.holders] == ["You", "Aldric"]


def test_while_the_coach_is_at_work_a_sign_turns(opened: Open) -> None:
    page = opened(Draft.blank("contrees", 2))
    verdict = page.panel.verdict
    page.panel.show_verdict(*coach_words.thinking(), thinking=True)
    assert verdict.busy
    page.panel.show_verdict(*coach_words.lost(), thinking=False)
    assert not verdict.busy


def test_what_was_refused_is_said_in_the_language_of_the_moment(
    opened: Open, services: Services
) -> None:
    page = opened(Draft.blank("contrees", 2))
    QGuiApplication.clipboard().setText("no position")
    page.panel.pasted.emit()
    assert page.panel.message_block.text() == "There is no position on the clipboard."
    services.language.install("fr")
    settle()
    assert page.panel.message_block.text() == "Il n’y a pas de position dans le presse-papiers."


def test_where_the_piece_in_hand_may_lie_shines(opened: Open) -> None:
    page = opened(opening_of(GAMES["contrees"]))
    shining = page.board.places
    assert shining.boundingRect().width() < 5
    tower = ("tower", "A")
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, tower))
    assert len(shining._paths) == len(page.draft.places(tower)) > 0
    place = page.draft.places(tower)[0]
    part = TABLES["contrees"].editing
    where = part.shape(page.board.table, place, page.draft.seats).boundingRect()
    assert shining.boundingRect().contains(where)
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, tower))
    assert not shining._paths


def test_the_name_of_a_piece_goes_with_it(opened: Open) -> None:
    page = opened(Draft.blank("contrees", 2))
    for _ in range(2):
        QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("tower", "A")))
        assert bool(page.panel.message_block.text()) == (page.hand.held is not None)
    # Why it may not lie somewhere stays.
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("tile",)))
    QTest.mouseClick(page.board.viewport(), LEFT, pos=on_board(page, ("hex", "0,0")))
    page.hand.lay(("corner", "0,0,N"))
    refused = page.panel.message_block.text()
    assert refused
    page.hand.put_down()
    assert page.panel.message_block.text() == refused


#: A piece of the opening, and where it lies.
LYING: dict[str, tuple[Piece, Target]] = {
    "condottiere1": (("condottiere",), ("seat", "A")),
    "condottiere3": (("condottiere",), ("seat", "A")),
    "cortez": (("temple",), ("square", "T18")),
    "contrees": (("tile",), ("hex", "0,0")),
    "cannir": (("card", "r5"), ("cell", "C")),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_piece_that_is_dropped_in_vain_says_why(opened: Open, name: str) -> None:
    """Where it lies already, beside all places, and where it is only to be clicked."""
    page = opened(Draft.of(Match(new_record(GAMES[name], 2, 4))))
    draft, tray, board = page.draft, page.tray, page.board.viewport()

    def let_go(piece: Piece, at: QPoint) -> str:
        page.hand.message_changed.emit(str, False)
        before = draft.position
        drag(tray, on_tray(page, piece), tray.mapFromGlobal(board.mapToGlobal(at)))
        assert page.hand.held is None
        assert draft.position == before
        return page.panel.message_block.text()

    piece, place = LYING[name]
    assert let_go(piece, on_board(page, place)) == "That piece is there already."
    pieces = [piece for well in draft.wells for piece in well.pieces]
    movable = [piece for piece in pieces if draft.places(piece) != [counted_target(piece)]]
    assert all(let_go(piece, QPoint(3, 3)) for piece in movable)
    for piece in pieces:
        if draft.places(piece) == [counted_target(piece)]:
            assert let_go(piece, QPoint(3, 3)) == "That does not go on the board: click it."


def test_menus_open_within_the_window(opened: Open) -> None:
    page = opened(Draft.blank("contrees", 2))
    page.resize(1024, 640)
    settle()
    for button, menu in (
        (page.panel.share, page.panel.share_menu),
        (page.panel.open, page.panel.open_menu),
    ):
        QTest.mouseClick(button, LEFT)
        assert menu.isVisible()
        right = page.mapFromGlobal(menu.geometry().topRight()).x()
        assert right < page.width()
        menu.close()


def test_the_coach_speaks_of_the_position_as_it_is(opened: Open) -> None:
    page = opened(Draft.blank("contrees", 2))
    page.coach.checked.emit(Verdict("win", (Lay((0, 0)),), 3, unique=True))
    assert page.panel.verdict.isVisible()
    said = page.panel.verdict.accessibleName()
    assert said.startswith("It can be won in 3 moves, and no fewer.")
    page.coach.failed.emit()
    assert page.panel.verdict.accessibleName().startswith("The coach cannot say.")
    click(page, ("tile",), ("hex", "1,0"))
    assert not page.panel.verdict.isVisible()


def test_the_copy_of_a_puzzle_leads_back_to_it(qtbot: QtBot, window: MainWindow) -> None:
    # Nobody looks: painting would take most of the time.
    window.setUpdatesEnabled(False)
    window._navigation.enter_puzzles("cannir")
    room = window._navigation._puzzles
    assert room is not None
    assert room.desk is not None
    puzzle = room.desk.puzzle
    # Some of it was tried, or it is solved: what is edited is the puzzle.
    assert window.session is not None
    window.session.match.submit(puzzle.seat, puzzle.solution()[0])
    room.desk.panel.edited.emit()
    qtbot.waitUntil(lambda: window._navigation.editor is not None)
    page = window._navigation.editor
    assert page is not None
    assert page.draft.match.game.id == puzzle.game
    assert page.panel.heading == words.of(puzzle.title)
    assert page.draft.match.view(None) == puzzle.match().view(None)
    page.strip.clear.click()
    page.panel.leave.click()
    assert window.session is not None
    assert room.desk.puzzle == puzzle


def test_what_the_viewer_cannot_see_is_dealt_anew(qtbot: QtBot) -> None:
    """Nobody learns in the editor what others hold."""
    players = (HUMAN, bot("Aldric"), bot("Maud"))
    held, copied = set(), set()
    session = Session(Match(new_record(GAMES["condottiere3"], 3, 5, None, players)), PromptBots())
    for _ in range(3):
        hands = copy_of(session, None).position["hands"]
        held.add(tuple(hands["A"]))
        copied.add(tuple(hands["B"]))
    mine = session.match.describe(("A", "B", "C"))["hands"]["A"]
    assert held == {tuple(mine)}
    assert len(copied) > 1
    assert deals_anew(session)
    assert not deals_anew(Session(Match(new_record(GAMES["contrees"], 2, 5)), PromptBots()))


def test_it_is_said_that_cards_were_dealt_anew(qtbot: QtBot, services: Services) -> None:
    draft, table = Draft.blank("contrees", 2), TABLES["contrees"]
    page = EditorPage(draft, table, services.settings, None, dealt_anew=True)
    qtbot.addWidget(page)
    assert page.panel.kicker == "What was hidden from you has been dealt anew."


@pytest.mark.parametrize("name", TABLES)
def test_every_refusal_is_said_in_the_words_of_the_game(name: str) -> None:
    """The engine's own line, which names keys of a file, is shown nowhere."""
    choose, part = random.Random(5), TABLES[name].editing
    match = Match(new_record(GAMES[name], GAMES[name].seats[0], 4, None, ()))
    play_on(match, 40)
    draft, said = Draft.of(match), []
    names = {seat: f"<{seat}>" for seat in draft.seats}
    for _ in range(60):
        pieces = [piece for well in draft.wells for piece in well.pieces]
        piece = choose.choice(pieces)
        place = choose.choice(draft.places(piece) or [("nowhere",)])
        try:
            draft.put(piece, place)
            draft.take(place)
        except PositionError as error:
            if error.key == "invalid":
                said.append((str(error), fault_text(error, part.words, names)))
    assert said
    assert not [written for written, shown in said if written == shown]


def test_the_tray_paints_a_piece_at_a_time_where_each_takes_long(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(opening_of(GAMES["contrees"]))
    tray = page.tray
    whole = tray.grab().toImage()
    painted: list[Piece] = []
    paint = tray._part.paint

    def noted(p: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        painted.append(piece)
        paint(p, rect, piece, seats)

    monkeypatch.setattr(tray._part, "paint", noted)
    monkeypatch.setattr(pictures, "ENOUGH", 1e-9)
    monkeypatch.setattr(IDLE_TIME, "taken", True)
    tray._pixmaps.clear()
    for number in range(1, len(tray.cells) + 1):
        tray._on_later()
        tray.grab()
        assert len(painted) == number
    assert tray.grab().toImage() == whole
    assert len(painted) == len(tray.cells)
