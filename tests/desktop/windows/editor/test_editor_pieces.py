"""Pieces in the editor: in the tray, in hand, and where they may be put down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from desktop.games import TABLES
from desktop.games.cannir.scene import CannirScene
from desktop.games.condottiere.items.pieces import WIDTH
from desktop.games.condottiere.scene import CondottiereScene
from desktop.painting.cache import pictures
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.windows.editor.editor_page import opening_of
from engine.core.editing import Piece, Target, counted_target
from engine.games import GAMES
from engine.play.draft import Draft
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import settle
from tests.desktop.windows.editor.editor_kit import LEFT, Open, drag, on_board, on_tray


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_card_of_an_open_hand_shows_its_sign(opened: Open, seats: int) -> None:
    page = opened(Draft.from_match(Match(new_record(GAMES["condottiere3"], seats))))
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
            assert card.is_tight


def test_lines_of_which_nothing_is_left_are_seen_while_a_piece_may_lie_there(opened: Open) -> None:
    page = opened(Draft.without_pieces("condottiere3", 3))
    scene = page.board.table
    assert isinstance(scene, CondottiereScene)
    assert not any(row.isVisible() for row in scene.battle.lines)
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("condottiere",)))
    assert all(row.isVisible() for row in scene.battle.lines)
    page.hand.put_down()
    assert not any(row.isVisible() for row in scene.battle.lines)


def test_pieces_are_as_large_as_there_is_room_and_keep_apart(opened: Open) -> None:
    page = opened(Draft.without_pieces("cortez", 3))
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
    page = opened(Draft.without_pieces("cannir", 2))
    for size in ((1024, 640), (1600, 1000)):
        page.resize(*size)
        settle()
        scene = page.board.table
        assert isinstance(scene, CannirScene)
        layout = scene.layout
        assert layout is not None
        shield, name = layout.open_shield(0, 2), layout.open_name(0, 2)
        assert 20 <= shield.y() - name.bottom() <= 32


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
    page = opened(Draft.without_pieces("contrees", 2))
    for _ in range(2):
        QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, ("tower", "A")))
        assert bool(page.panel.message_block.text()) == (page.hand.held_piece is not None)
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
    page = opened(Draft.from_match(Match(new_record(GAMES[name], 2, 4))))
    draft, tray, board = page.draft, page.tray, page.board.viewport()

    def let_go(piece: Piece, at: QPoint) -> str:
        page.hand.message_changed.emit(str, False)
        before = draft.position
        drag(tray, on_tray(page, piece), tray.mapFromGlobal(board.mapToGlobal(at)))
        assert page.hand.held_piece is None
        assert draft.position == before
        return page.panel.message_block.text()

    piece, place = LYING[name]
    assert let_go(piece, on_board(page, place)) == "That piece is there already."
    pieces = [piece for well in draft.piece_groups for piece in well.pieces]
    movable = [piece for piece in pieces if draft.places(piece) != [counted_target(piece)]]
    assert all(let_go(piece, QPoint(3, 3)) for piece in movable)
    for piece in pieces:
        if draft.places(piece) == [counted_target(piece)]:
            assert (
                let_go(piece, QPoint(3, 3))
                == "That piece cannot be dragged onto the board: click it."
            )


def test_the_tray_paints_a_piece_at_a_time_where_each_takes_long(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(opening_of(GAMES["contrees"]))
    tray = page.tray
    whole = tray.grab().toImage()
    painted: list[Piece] = []
    paint = tray._editor.paint

    def noted(painter: QPainter, rect: QRectF, piece: Piece, seats: Sequence[str]) -> None:
        painted.append(piece)
        paint(painter, rect, piece, seats)

    monkeypatch.setattr(tray._editor, "paint", noted)
    monkeypatch.setattr(pictures, "MAX_PAINT_S_PER_EVENT", 1e-9)
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    tray._pixmaps.clear()
    for number in range(1, len(tray.cells) + 1):
        tray._on_paint_timer()
        tray.grab()
        assert len(painted) == number
    assert tray.grab().toImage() == whole
    assert len(painted) == len(tray.cells)
