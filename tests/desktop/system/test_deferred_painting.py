"""A window shows its table at once; large pictures are painted between events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cortez.items.tray_items import PileItem
from desktop.games.cortez.words.places import VILLAGES
from desktop.painting.cache import pictures
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import PAINTING_TIME, PICTURE_CACHE, Pictures, blit
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.table import board_scene
from desktop.table import view as view_module
from desktop.table.backdrop import Backdrop, LayerPainter
from desktop.table.items import HitItem
from desktop.table.scene import TableScene
from desktop.table.view import TableView
from desktop.windows.pictures.board_picture import sample
from engine.core.values import OMNISCIENT
from engine.games import GAMES
from engine.games.cortez.board import BOARD
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.setup import NAMES
from tests.desktop.games.cortez.kit import combat, moment, seated_scene, with_troops

pytestmark = pytest.mark.usefixtures("hurried")

SMALL, LARGE = QRectF(0, 0, 20, 10), QRectF(0, 0, 40, 10)
RED, GREEN, BLUE = QColor("#ff0000"), QColor("#00ff00"), QColor("#0000ff")


@pytest.fixture(autouse=True)
def _at_leisure() -> Iterator[None]:
    PIXMAPS.clear()
    PICTURE_CACHE.clear()
    IDLE_TIME.is_window_shown = True
    yield
    IDLE_TIME.is_window_shown = False
    PIXMAPS.clear()
    PICTURE_CACHE.clear()


def fill(colour: QColor) -> LayerPainter:
    return lambda painter: painter.fillRect(LARGE, colour)


class Stage:
    """A backdrop in a view that is painted on demand."""

    def __init__(
        self,
        qtbot: QtBot,
        *colours: QColor,
        layers: Sequence[LayerPainter] = (),
        bare: LayerPainter | None = None,
        fixed: bool = False,
    ) -> None:
        layers = layers or [fill(colour) for colour in colours]
        self.backdrop = Backdrop("land", SMALL, layers, grows=True, bare=bare, fixed=fixed)
        self.scene = QGraphicsScene()
        self.scene.setBackgroundBrush(QColor("#ffffff"))
        self.scene.addItem(self.backdrop)
        self.scene.setSceneRect(LARGE)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.view.resize(40, 10)
        qtbot.addWidget(self.view)
        _, self.turn = self.backdrop.findChildren(QTimer)

    def at(self, x: int) -> QColor:
        return self.view.grab().toImage().pixelColor(x, 5)


def test_a_table_is_there_before_its_large_pictures(qtbot: QtBot) -> None:
    stage = Stage(qtbot, RED, GREEN)
    assert stage.at(5) == QColor("#ffffff")
    stage.turn.timeout.emit()
    assert stage.at(5) == QColor("#ffffff")
    stage.turn.timeout.emit()
    assert stage.at(5) == GREEN
    assert not stage.turn.isActive()


@pytest.mark.parametrize("fixed", [True, False])
def test_after_a_resize_the_last_picture_of_a_map_stays_in_its_place(
    qtbot: QtBot, fixed: bool
) -> None:
    """Another layer may already show the new size: a stretched coast would lie beside its line."""
    coast = QRectF(SMALL.right() - 4, 0, 4, 10)

    def paint(painter: QPainter) -> None:
        painter.fillRect(coast, RED)

    def lay_bare(painter: QPainter) -> None:
        painter.fillRect(LARGE, BLUE)

    stage = Stage(qtbot, fixed=fixed, layers=[fill(GREEN), paint], bare=lay_bare)
    stage.at(0)
    for _ in range(2):
        stage.turn.timeout.emit()
    near = round(coast.center().x())
    assert stage.at(near) == RED
    stage.backdrop.resize(LARGE)
    assert stage.at(near) == (RED if fixed else GREEN)
    assert stage.at(38) == (BLUE if fixed else RED), "what the picture lacks is bare"
    stage.backdrop.resize(SMALL)
    assert stage.at(near) == RED
    assert stage.at(38) == QColor("#ffffff")


def test_a_large_picture_is_cleared_when_its_first_layer_is_painted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleared: list[float] = []

    def blank(rect: QRectF, scale: float) -> QPixmap:
        cleared.append(scale)
        return pictures.blank_pixmap(rect, scale)

    monkeypatch.setattr("desktop.table.backdrop.blank_pixmap", blank)
    stage = Stage(qtbot, RED, GREEN)
    stage.at(5)
    assert not cleared
    stage.turn.timeout.emit()
    stage.turn.timeout.emit()
    assert len(cleared) == 1
    assert stage.at(5) == GREEN


def test_outside_a_window_it_is_whole_at_once(qtbot: QtBot) -> None:
    stage = Stage(qtbot, RED, GREEN)
    paper = QImage(40, 10, QImage.Format.Format_RGB32)
    painter = QPainter(paper)
    stage.scene.render(painter, LARGE, LARGE)
    painter.end()
    assert paper.pixelColor(5, 5) == GREEN


def test_the_old_picture_stays_until_the_new_one_is_painted(qtbot: QtBot) -> None:
    stage = Stage(qtbot, RED)
    assert stage.at(5) == RED
    told: list[bool] = []
    stage.backdrop.painted.connect(lambda: told.append(stage.backdrop.is_waiting))
    stage.backdrop.change(LARGE, 2, [fill(GREEN), fill(BLUE)])
    assert (stage.at(5), stage.at(30)) == (RED, QColor("#ffffff"))
    assert stage.backdrop.is_waiting
    stage.turn.timeout.emit()
    # It changes once more before it was painted: the oldest goes on being shown.
    stage.backdrop.change(LARGE, 3, [fill(BLUE), fill(GREEN)])
    assert stage.at(5) == RED
    for _ in range(2):
        stage.turn.timeout.emit()
    assert (stage.at(5), stage.at(30), told) == (GREEN, GREEN, [False])
    # Of what grows nothing older is kept.
    stage.backdrop.change(SMALL, 3, [fill(BLUE), fill(GREEN)])
    assert stage.at(5) == GREEN
    IDLE_TIME.is_window_shown = False
    stage.backdrop.change(SMALL, 4, [fill(RED), fill(BLUE)])
    assert (stage.at(5), stage.at(30)) == (BLUE, QColor("#ffffff"))


def test_repainted_pictures_are_never_blank(qtbot: QtBot) -> None:
    """Words on a map in another language."""
    stage = Stage(qtbot, RED, GREEN)
    stage.at(5)
    for _ in range(2):
        stage.turn.timeout.emit()
    stage.backdrop.shows = "other words"
    stage.backdrop.repaint()
    assert stage.at(5) == GREEN
    assert stage.turn.isActive()


def shown(scene: TableScene) -> QGraphicsView:
    view = QGraphicsView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.resize(400, 300)
    return view


def test_where_all_of_a_table_is_painted_its_pieces_wait(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[object] = []
    picture_of = pictures.picture_of

    def noted(*things: Any) -> QPixmap:
        painted.append(things)
        return picture_of(*things)

    monkeypatch.setattr(pictures, "picture_of", noted)
    monkeypatch.setattr(board_scene, "WHOLE_TABLE_S", 3600.0)
    monkeypatch.setattr(pictures, "NEW_EVENT_GAP_S", 3600.0)
    scene = TABLES["cannir"].scene()
    scene.sync(sample(GAMES["cannir"], TABLES["cannir"].picture_at).open_view())
    scene.arrange(QSizeF(400, 300))
    scene.pictures.is_rough = False
    view = shown(scene)
    qtbot.addWidget(view)
    # While somebody knows it, it is told from other devices.
    window = view.viewport()
    view.grab()
    assert not painted
    assert scene.is_incomplete
    scene.catch_up()
    view.grab(window.rect().adjusted(0, 0, 0, -20))
    assert painted


@pytest.mark.parametrize("game", TABLES)
def test_a_table_painted_between_events_looks_as_it_always_did(qtbot: QtBot, game: str) -> None:
    match = sample(GAMES[game], TABLES[game].picture_at)
    seen: list[QImage] = []
    for leisure in (True, False):
        PIXMAPS.clear()
        IDLE_TIME.is_window_shown = leisure
        scene = TABLES[game].scene()
        scene.names = [f"Seat {seat + 1}" for seat in range(match.record.seats)]
        scene.sync(match.open_view())
        scene.arrange(QSizeF(400, 300))
        scene.pictures.is_rough = False
        view = shown(scene)
        qtbot.addWidget(view)
        seen.append(view.grab().toImage())
        turns = [
            turn
            for item in scene.items()
            if isinstance(item, Backdrop)
            for turn in item.findChildren(QTimer)
        ]
        assert any(turn.isActive() for turn in turns) == leisure
        while scene.is_incomplete or any(turn.isActive() for turn in turns):
            QApplication.processEvents()
            view.grab()
        seen.append(view.grab().toImage())
    bare, complete, at_once, still = seen
    assert bare != complete
    assert complete == at_once == still


class Shop(QWidget):
    """Shows three signs; each takes so many seconds to paint on a clock of its own."""

    def __init__(self, pictures: Pictures, seconds: float) -> None:
        super().__init__()
        self.resize(60, 10)
        self.pictures, self.seconds = pictures, seconds
        self.now = 0.0
        self.enlarged = 1.0
        self.painted: list[int] = []

    def clock(self) -> float:
        return self.now

    def _paint(self, painter: QPainter, number: int) -> None:
        self.painted.append(number)
        painter.fillRect(LARGE.adjusted(0, 0, 40, 0), RED)
        self.now += self.seconds

    def paintEvent(self, event: QPaintEvent) -> None:
        self.show_signs(QPainter(self))

    def show_signs(self, painter: QPainter) -> None:
        painter.scale(self.enlarged, 1.0)
        for number in (0, 1, 2):
            draw = partial(self._paint, number=number)
            blit(painter, self.pictures, number, SMALL.translated(20 * number, 0), draw)
        painter.end()


def set_of(told: list[QRectF]) -> set[float]:
    """From where on pictures were missing, which is forgotten then."""
    found = {rect.left() for rect in told}
    told.clear()
    return found


def test_work_too_long_for_one_event_waits_for_the_next(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs = Pictures("signs")
    shop = Shop(signs, 0.006)
    qtbot.addWidget(shop)
    monkeypatch.setattr(pictures, "perf_counter", shop.clock)
    PAINTING_TIME.begin_event()
    told: list[QRectF] = []
    signs.on_put_off = told.append
    shop.grab()
    assert (shop.painted, set_of(told)) == ([0, 1], {40})
    shop.grab()
    assert (shop.painted, set_of(told)) == ([0, 1], {40})
    PAINTING_TIME.begin_event()
    shop.grab()
    assert (shop.painted, set_of(told)) == ([0, 1, 2], set())
    # Enlarged, they are stretched before they are painted anew.
    PAINTING_TIME.begin_event()
    shop.enlarged = 2.0
    assert shop.grab().toImage().pixelColor(50, 5) == RED
    assert (shop.painted[3:], set_of(told)) == ([0, 1], {80})
    shop.enlarged = 1.0
    # What was painted long ago was painted in another event.
    PICTURE_CACHE.clear()
    shop.now += 1
    shop.grab()
    assert (shop.painted, set_of(told)) == ([0, 1, 2, 0, 1, 0, 1], {40})
    # A picture of it is complete.
    PICTURE_CACHE.clear()
    shop.show_signs(QPainter(paper := QImage(60, 10, QImage.Format.Format_RGB32)))
    assert shop.painted[-3:] == [0, 1, 2]
    assert not paper.isNull()


def test_another_size_waits_for_the_next_event_however_quickly_it_is_painted(qtbot: QtBot) -> None:
    stage = Stage(qtbot, RED)
    rest, turn = stage.backdrop.findChildren(QTimer)
    stage.at(5)
    stage.view.scale(0.5, 1)
    stage.at(5)
    rest.timeout.emit()
    PIXMAPS.clear()
    stage.at(5)
    assert turn.isActive()
    turn.timeout.emit()
    assert not turn.isActive()
    # Something else is never seen as it was before.
    PIXMAPS.clear()
    stage.backdrop.repaint()
    stage.at(5)
    assert not turn.isActive()


def test_a_picture_that_is_new_waits_for_the_next_event_when_much_was_painted(qtbot: QtBot) -> None:
    """Several that were quick alone were slow together."""

    class Table(QGraphicsScene):
        pictures = Pictures("table")

    stage, table = Stage(qtbot, RED), Table()
    stage.view.setScene(table)
    table.setSceneRect(LARGE)
    table.addItem(stage.backdrop)
    second = Backdrop("second", SMALL.translated(20, 0), fill(GREEN))
    table.addItem(second)
    table.pictures.count_time = partial(_endless, table.pictures)  # type: ignore[method-assign]
    PAINTING_TIME.begin_event()
    stage.at(5)
    assert (stage.backdrop.is_painting, second.is_painting) == (False, True)
    qtbot.waitUntil(lambda: not second.is_painting)
    # What lies there already changes together with the pieces on it.
    second.change(SMALL.translated(20, 0), 2, fill(BLUE))
    PAINTING_TIME.add(1.0)
    stage.at(5)
    assert not second.is_painting
    assert stage.at(30) == BLUE


@contextmanager
def _endless(pictures: Pictures) -> Iterator[None]:
    """Whatever is painted takes a second."""
    yield
    PAINTING_TIME.add(1.0)


def test_pieces_stand_on_something_before_the_board_is_painted(qtbot: QtBot) -> None:
    stage = Stage(qtbot, RED, GREEN, bare=fill(BLUE))
    assert stage.at(5) == BLUE
    for _ in range(2):
        stage.turn.timeout.emit()
    assert stage.at(5) == GREEN


def test_a_new_mat_is_painted_piece_by_piece_and_what_lands_on_it_at_once(qtbot: QtBot) -> None:
    scene = seated_scene()
    view = shown(scene)
    qtbot.addWidget(view)
    scene.sync(moment("combat_step", combat=combat()))
    scene.arrange(QSizeF(800, 600))
    view.grab()
    assert scene.duel.is_painting
    qtbot.waitUntil(lambda: not scene.duel.is_painting)
    scene.sync(moment("combat_step", combat=combat(weapons=(2, 3))))
    view.grab()
    assert not scene.duel.is_painting
    # The next one does not begin with what lay on the mat before.
    scene.sync(moment("action"))
    PIXMAPS.clear()
    scene.sync(moment("combat_step", combat=combat()))
    paper = QImage(800, 600, QImage.Format.Format_RGB32)
    paper.fill(GREEN)
    clean = QImage(paper)
    painter = QPainter(paper)
    scene.duel.paint(painter, QStyleOptionGraphicsItem(), view.viewport())
    painter.end()
    assert paper == clean
    assert scene.duel.is_painting


def test_a_picture_let_go_is_stretched_from_another_size() -> None:
    """Else what was seen a moment ago would be missing until it is painted anew."""
    signs, rect = Pictures("signs"), QRectF(0, 0, 10, 10)
    for scale in (1.0, 2.0):
        signs.get("sign", rect, scale, fill(RED))
    PICTURE_CACHE.forget((signs.picture_key("sign", rect), 2.0))
    found = signs.stand_in("sign", rect)
    assert found is not None
    assert found[1] == 1.0
    PICTURE_CACHE.clear()
    assert signs.stand_in("sign", rect) is None


def test_nothing_on_the_table_blinks_out_when_it_changes_while_much_is_painted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that makes room for a troop, a troop that comes by a collar, a pile that is lit."""
    scene = seated_scene()
    view = shown(scene)
    qtbot.addWidget(view)
    at_rest = replace(
        moment("action"), provisions=(("gold", "gold", "gold"), (None,), (None,), (None,))
    )
    village = next(BOARD.name(number) for number in VILLAGES)
    at_rest = with_troops(at_rest, S1=("0,0", None), A1=("20,0", None))
    changed = with_troops(at_rest, S1=("0,0", 0), A1=(village, None))
    scene.sync(at_rest)
    scene.pictures.is_rough = False
    qtbot.waitUntil(lambda: not (view.grab().isNull() or scene.is_unfinished))
    items = [
        scene.ground.houses[BOARD.square(village)],
        scene.troops.item("S1"),
        *(item for item in scene.items() if isinstance(item, PileItem) and item.isVisible()),
    ]

    def painted(item: QGraphicsItem) -> bool:
        paper = QImage(1400, 1000, QImage.Format.Format_ARGB32_Premultiplied)
        paper.fill(0)
        painter = QPainter(paper)
        painter.setTransform(item.sceneTransform())
        with IDLE_TIME.spread_outside_windows():
            item.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.end()
        clean = QImage(paper)
        clean.fill(0)
        return paper != clean

    assert all(map(painted, items))
    monkeypatch.setattr(Pictures, "is_exhausted", property(lambda _: True))
    scene.sync(changed)
    scene.hand.playable = {("provision", "gold")}
    assert scene.layout is not None
    scene.hand.show(scene.hand.contents, scene.layout)
    assert [painted(item) for item in items] == [True] * len(items)


@pytest.mark.parametrize("game", ["cannir", "condottiere1", "condottiere3", "cortez"])
def test_cards_that_become_small_keep_their_faces_until_others_are_painted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    match = Match(new_record(GAMES[game], 2, 3))
    scene = TABLES[game].scene()
    scene.set_seats(["Ana", "Maud"], 0)
    scene.set_duration_factor(0)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1280, 840)
    view.show()
    scene.sync(match.view(0))
    qtbot.waitUntil(lambda: not (view.grab().isNull() or scene.is_unfinished))
    scene.arrange(QSizeF(480, 360))
    monkeypatch.setattr(Pictures, "is_exhausted", property(lambda _: True))
    scene.pictures.is_rough = False
    hand = [
        item
        for item in scene.items()
        if isinstance(item, HitItem)
        and isinstance(item.target_id, tuple)
        and item.target_id[0] == "hand"
    ]
    assert len(hand) >= 3
    for item in hand:
        paper = QImage(480, 360, QImage.Format.Format_ARGB32_Premultiplied)
        paper.fill(0)
        clean = QImage(paper)
        painter = QPainter(paper)
        painter.setTransform(item.sceneTransform())
        with IDLE_TIME.spread_outside_windows():
            item.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.end()
        assert paper != clean, item.target_id


@pytest.mark.parametrize("game", TABLES)
def test_no_board_is_seen_without_its_ground(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Until all is painted, a table is veiled; then it is never again."""
    veils: list[QRectF] = []
    monkeypatch.setattr(view_module, "paint_ground", lambda p, room: veils.append(room))
    match = sample(GAMES[game], TABLES[game].picture_at)
    scene = TABLES[game].scene()
    scene.set_seats(NAMES[: match.seats], OMNISCIENT)
    scene.sync(match.open_view())
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.grab()
    assert veils
    assert veils[-1].contains(QRectF(view.viewport().rect()))
    qtbot.waitUntil(lambda: view.grab() is not None and not scene.is_bare)
    veils.clear()
    view.grab()
    scene.sync(match.open_view())
    view.resize(500, 380)
    view.grab()
    assert not veils


def test_a_table_painted_at_once_has_no_veil(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    veils: list[QRectF] = []
    monkeypatch.setattr(view_module, "paint_ground", lambda p, room: veils.append(room))
    IDLE_TIME.is_window_shown = False
    match = sample(GAMES["cannir"], TABLES["cannir"].picture_at)
    scene = TABLES["cannir"].scene()
    scene.set_seats(NAMES[: match.seats], OMNISCIENT)
    scene.sync(match.open_view())
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.grab()
    assert not veils
