"""A drag let go outside the board is given up, at every table where something can be dragged."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cannir.scene import CannirScene
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.cortez.scene import CortezScene
from desktop.table.input.controller import GameChoice
from desktop.table.items import HitItem
from desktop.table.scene import TableScene
from desktop.table.talk.bubble_layout import BubbleContents
from desktop.windows.match_page.match_page import MatchPage
from engine.games import GAMES
from engine.games.cannir.board import BOARD
from engine.play.match_files import new_record
from engine.play.record import SILENT
from engine.puzzles import puzzles_of
from tests.desktop.games.condottiere.kit import BATTLE, condottiere, italy
from tests.desktop.kit import Services, settle
from tests.desktop.table.hints.hint_kit import hint_at
from tests.desktop.table.kit import HUMAN, Table, bot, move_held
from tests.desktop.windows.lessons.lesson_kit import School
from tests.desktop.windows.puzzles.conftest import prompt
from tests.desktop.windows.puzzles.puzzle_kit import Room

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
__all__ = ["prompt"]


#: The games in which a card of the hand or a tile of the tray can be dragged, and a lesson of each
#: in which it can.
DRAGGED = {
    "condottiere1": "drum",
    "condottiere3": "mercenaries",
    "contrees": "land",
    "cannir": "suite",
}
#: No tile is laid in the puzzles of Contrées.
PUZZLING = [game for game in DRAGGED if game != "contrees"]


def test_these_are_all_games_in_which_something_is_dragged() -> None:
    dragged = {
        game
        for game in GAMES
        if type(TABLES[game].scene().controller.game_choice).drop is not GameChoice.drop
    }
    # Cards dragged to the mat of a combat of Cortez, and its troops, have tests of their own.
    assert dragged == {*DRAGGED, "cortez"}


def outside(widget: QWidget) -> dict[str, QPoint]:
    """Return points outside the viewport, the nearest pixels among them."""
    width, height = widget.width(), widget.height()
    return {
        "above, left": QPoint(-50, -50),
        "left": QPoint(-1, height // 3),
        "in the strip": QPoint(width // 2, -1),
        # Below the seats, to which cards can be shown.
        "in the panel": QPoint(width, height * 3 // 4),
        "right": QPoint(width + 50, height * 3 // 4),
        "below": QPoint(width // 2, height),
        "far below": QPoint(width // 2, height + 50),
    }


def target_ids(scene: TableScene) -> list[tuple[Hashable, QPointF]]:
    """Return where the cards of the hand, the tiles of the tray, or the troops can be pressed."""
    found: list[tuple[Hashable, QPointF]] = []
    if isinstance(scene, CortezScene):
        squares = [troop.at for troop in scene.seen.troops if troop.at is not None]
        found += [(("square", at), scene.place_of(at)) for at in squares]
    for item in scene.items():
        if (
            isinstance(item, HitItem)
            and isinstance(item.target_id, tuple)
            and item.target_id[0] in ("hand", "tray")
        ):
            box = item.sceneBoundingRect()
            middle = QPointF(box.center().x(), box.top() + box.height() * 0.4)
            if scene.hit_target_at(middle) == item.target_id:
                found.append((item.target_id, middle))
    return found


def lift(page: MatchPage) -> QPoint | None:
    """Press on a card that can be dragged, and pull it a little; where it was pressed."""
    view = page.view
    for target_id, middle in target_ids(page.scene):
        at = view.mapFromScene(middle)
        if page.scene.hit_target_at(view.mapToScene(at)) != target_id:
            continue
        QTest.mouseMove(view.viewport(), at)
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        move_held(view, at + QPoint(12, -12))
        if page.scene.is_dragging:
            return at
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    return None


def let_go_outside(page: MatchPage) -> int:
    """Drag cards out of the board, zoomed and not; how many drags were tried."""
    view, tried = page.view, 0
    before, pressed = page.session.match.ply, QPointF()
    for zoomed in (False, True):
        if zoomed:
            # What was dragged stays in sight where it lies on the board.
            page.scene.zoom(3, pressed)
            settle()
        for name, point in outside(view.viewport()).items():
            at = lift(page)
            if at is None:
                continue
            tried, pressed = tried + 1, QPointF(at)
            # On the way it comes over the board, where letting go may play it.
            move_held(view, QPoint(view.viewport().width() // 2, view.viewport().height() // 3))
            move_held(view, point)
            QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
            settle()
            assert page.session.match.ply == before, name
            assert not page.scene.is_dragging
            assert page.scene.controller.selection is not None
    return tried


def draggable(qtbot: QtBot, game: str, talk: str = SILENT) -> Table:
    """Play a match until a card of the hand can be dragged."""
    record = new_record(GAMES[game], 2, 3, None, (HUMAN, bot("Maud")))
    table = Table(qtbot, replace(record, talk=talk))
    table.until_asked()
    while lift(table.page) is None:
        table.page.asking.submit(table.session.match.legal()[0])
        table.until_asked()
    table.page.scene.cancel_drag()
    return table


@pytest.mark.parametrize("game", [*DRAGGED, "cortez"])
def test_a_drag_let_go_outside_the_board_is_given_up(qtbot: QtBot, game: str) -> None:
    table = draggable(qtbot, game)
    assert let_go_outside(table.page) == 14


@pytest.mark.parametrize("game", DRAGGED)
def test_after_a_drag_given_up_nothing_is_chosen(qtbot: QtBot, game: str) -> None:
    table = draggable(qtbot, game)
    view = table.page.view
    width, height = view.viewport().width(), view.viewport().height()
    points = {
        "beside the pile": QPoint(5, height - 5),
        "out of the hand": QPoint(width - 5, height - 5),
    }
    for name, point in (points | outside(view.viewport())).items():
        assert lift(table.page) is not None
        move_held(view, point)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        settle()
        selection = table.page.scene.controller.selection
        assert selection is not None, name
        assert selection.ready_action() is None, name
        assert getattr(selection, "card", None) is None, name
    assert lift(table.page) is not None
    table.page.scene.cancel_drag()
    assert getattr(table.page.scene.controller.selection, "card", None) is None
    assert table.page.scene.controller.preselected_action() is None


@pytest.mark.parametrize("game", DRAGGED)
def test_so_it_is_in_lessons(qtbot: QtBot, services: Services, game: str) -> None:
    school = School(qtbot)
    school.open(game, DRAGGED[game])
    while school.guide.step is None or not school.guide.step.accept:
        school.learn()
    assert let_go_outside(school.page) > 0
    school.page.session.close()


@pytest.mark.parametrize("game", PUZZLING)
def test_so_it_is_in_puzzles(qtbot: QtBot, services: Services, prompt: None, game: str) -> None:
    room = Room(qtbot, services.settings)
    room.open(puzzles_of(game)[0])
    assert let_go_outside(room.page) > 0
    room.desk.close()
    room.page.session.close()


def test_a_card_shines_where_letting_go_would_play_it(qtbot: QtBot) -> None:
    record = condottiere(HUMAN, bot("Maud"), bot("Cy"), bot("Di"), edition=3, position=BATTLE)
    with italy(qtbot, record) as table:
        table.until_asked()
        scene, view = table.map, table.page.view
        assert isinstance(scene, CondottiereScene)
        assert scene.layout is not None
        start = lift(table.page)
        assert start is not None
        number = table.selection.number
        assert number is not None
        card = scene.hand.cards[number]
        move_held(view, start)
        dark = card.light
        move_held(view, QPoint(view.viewport().width() // 2, view.viewport().height() // 3))
        assert card.light > dark
        for point in (start, *outside(view.viewport()).values()):
            move_held(view, point)
            assert card.light == dark
        # Let go on the board without another move of the pointer, it is played all the same.
        inside = QPoint(view.viewport().width() // 2, view.viewport().height() // 3)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=inside)
        assert table.session.match.ply == 1


def test_a_card_of_cannir_shines_over_the_cells_it_can_be_played_on(qtbot: QtBot) -> None:
    table = draggable(qtbot, "cannir")
    scene, view = table.page.scene, table.page.view
    assert isinstance(scene, CannirScene)
    start = lift(table.page)
    assert start is not None
    selection = scene.controller.selection
    assert selection is not None
    card = scene.spread.cards[selection.card or ""]
    shone = set()
    for cell in BOARD.names:
        (seen, *_) = scene.visible_outlines(cell)
        move_held(view, view.mapFromScene(seen.shape.boundingRect().center()))
        assert bool(card.light) == bool(selection.actions_at(cell)), cell
        shone.add(bool(card.light))
    assert shone == {True, False}
    for point in (start, *outside(view.viewport()).values()):
        move_held(view, point)
        assert not card.light
    scene.cancel_drag()


# -- what lies over the table meanwhile ------------------------------------------------------------


@pytest.mark.parametrize("game", [*DRAGGED, "cortez"])
def test_nothing_that_explains_lies_over_the_table_during_a_drag(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table = draggable(qtbot, game, "sparing")
    page, scene = table.page, table.page.scene
    # Every move has something to say.
    monkeypatch.setattr("desktop.table.hints.hint_callouts.is_distinctive", lambda *given: True)
    monkeypatch.setattr(
        page.hint.callouts,
        "_contents",
        lambda *given, found=page.hint.callouts._contents: [
            replace(one, why="It comes first.") for one in found(*given)
        ],
    )
    hint_at(table, (0.6, 0.01), (0.5, 0.01), (0.4, 0.01))
    bubble = page.talk.bubble
    page.talk._say_plain(BubbleContents(1, "Maud", remark="Well played."), None)
    page.talk.place()
    hung = [callout.box for callout in scene.callouts.shown_callouts]
    assert hung
    said = bubble.isVisible()
    assert said or game == "cortez", "the board of Cortez has no room for it beside a hint"
    assert lift(page) is not None
    settle()
    assert not scene.callouts.shown_callouts
    assert bubble.isHidden() or not bubble.box.intersects(QRectF(page.view.geometry()))
    scene.cancel_drag()
    settle()
    assert [callout.box for callout in scene.callouts.shown_callouts] == hung
    assert bubble.isVisible() is said
