"""Pictures kept for the whole application: painted once, in the words of the moment."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from desktop.games.cannir.items.threads import BreathItem, FlourishItem, ThreadItem
from desktop.language.translation import language_key
from desktop.painting.cache.pictures import PICTURE_CACHE, Pictures, blit
from desktop.painting.cache.pixmap_cache import PIXMAPS, PixmapCache
from desktop.style.theme import SEATS
from desktop.table.backdrop import Backdrop
from desktop.table.items import Root
from tests.desktop.kit import Services
from tests.patience import PATIENCE_S

BOX = QRectF(0, 0, 20, 10)


@pytest.fixture(autouse=True)
def _bare() -> Iterator[None]:
    PIXMAPS.clear()
    PICTURE_CACHE.clear()
    yield
    PIXMAPS.clear()
    PICTURE_CACHE.clear()


class Brush:
    """Paints, and counts how often."""

    def __init__(self) -> None:
        self.strokes = 0

    def __call__(self, painter: QPainter) -> None:
        self.strokes += 1
        painter.fillRect(BOX, QColor("#c9a24b"))


def show(name: str, brush: Brush, shows: object = None, *, worded: bool = False) -> None:
    """Render a new backdrop once."""
    scene = QGraphicsScene()
    backdrop = Backdrop(name, BOX, brush, worded=worded)
    backdrop.shows = shows
    scene.addItem(backdrop)
    paper = QPixmap(20, 10)
    painter = QPainter(paper)
    scene.render(painter, QRectF(paper.rect()), BOX)
    painter.end()


def rendered(scene: QGraphicsScene, enlarged: float) -> None:
    """Paint all of it, so much enlarged."""
    paper = QPixmap(80, 40)
    painter = QPainter(paper)
    scene.render(painter, QRectF(0, 0, BOX.width() * enlarged, BOX.height() * enlarged), BOX)
    painter.end()


def test_a_second_table_need_not_paint_what_the_first_has_shown(qtbot: QtBot) -> None:
    brush = Brush()
    show("wood", brush)
    show("wood", brush)
    assert brush.strokes == 1
    show("wood", brush, shows="dark")
    show("slate", brush)
    assert brush.strokes == 3


@pytest.mark.parametrize("grows", [False, True])
def test_of_what_grows_only_the_newest_picture_stays(qtbot: QtBot, grows: bool) -> None:
    scene, brush = QGraphicsScene(), Brush()
    backdrop = Backdrop("land", BOX, brush, grows=grows)
    scene.addItem(backdrop)
    paper = QPixmap(20, 10)
    for stage in (1, 2, 2, 1):
        backdrop.shows = stage
        backdrop.repaint()
        painter = QPainter(paper)
        scene.render(painter, QRectF(paper.rect()), BOX)
        painter.end()
    assert brush.strokes == (3 if grows else 2)


def test_a_size_that_came_back_before_it_rested_asks_for_no_picture(qtbot: QtBot) -> None:
    scene, brush = QGraphicsScene(), Brush()
    backdrop = Backdrop("land", BOX, brush)
    scene.addItem(backdrop)
    render = partial(rendered, scene)

    rest = backdrop.findChild(QTimer)
    assert rest is not None
    render(1)
    render(2)
    assert rest.isActive()
    render(1)
    assert not rest.isActive()
    # The same, when it had rested and was not painted since.
    rest.timeout.emit()
    render(1)
    render(3)
    assert brush.strokes == 1
    rest.timeout.emit()
    render(3)
    assert brush.strokes == 2


def test_layers_are_painted_one_at_a_time_while_another_picture_is_shown(qtbot: QtBot) -> None:
    scene, brushes = QGraphicsScene(), [Brush(), Brush(), Brush()]
    backdrop = Backdrop("land", BOX, brushes)
    scene.addItem(backdrop)
    render = partial(rendered, scene)

    def strokes() -> list[int]:
        return [brush.strokes for brush in brushes]

    rest, turn = backdrop.findChildren(QTimer)
    render(1)
    assert strokes() == [1, 1, 1]  # there was nothing to show meanwhile
    render(2)
    rest.timeout.emit()
    render(2)
    assert strokes() == [1, 1, 1]
    turn.timeout.emit()
    render(2)
    assert strokes() == [2, 1, 1]
    render(3)
    assert not turn.isActive()  # nobody wants that size any more
    rest.timeout.emit()
    render(3)
    for _ in brushes:
        assert turn.isActive()
        turn.timeout.emit()
    assert not turn.isActive()
    render(3)
    assert strokes() == [3, 2, 2]
    # What is kept is shown at once.
    render(1)
    rest.timeout.emit()
    render(1)
    assert not turn.isActive()
    assert strokes() == [3, 2, 2]


def test_pictures_changed_while_enlarged_are_reduced(qtbot: QtBot) -> None:
    scene, brush = QGraphicsScene(), Brush()
    backdrop = Backdrop("land", BOX, brush)
    scene.addItem(backdrop)
    paper = QPixmap(80, 40)
    for zoom in (2.0, 1.0):
        backdrop.set_zoom(zoom)
        painter = QPainter(paper)
        scene.render(painter, QRectF(0, 0, 20 * zoom, 10 * zoom), BOX)
        painter.end()
    assert brush.strokes == 1


def test_words_are_painted_anew_in_another_language(qtbot: QtBot, services: Services) -> None:
    plain, worded, cards = Brush(), Brush(), Brush()
    told = set()
    for code in ("en", "fr", "pt", "en"):
        services.language.install(code)
        told.add(language_key())
        show("wood", plain)
        show("cloth", worded, worded=True)
        Pictures("a game").get("m1", BOX, 1.0, cards)
    assert len(told) == 3
    assert (plain.strokes, worded.strokes, cards.strokes) == (1, 3, 3)


def test_tables_of_a_game_share_their_pictures_and_others_do_not(qtbot: QtBot) -> None:
    brush = Brush()
    for game in ("one", "one", "other"):
        Pictures(game).get("m1", BOX, 1.0, brush)
    assert brush.strokes == 2


@pytest.mark.parametrize("size", [(80, 0), (0, 40), (80, -6)])
def test_nothing_is_painted_without_room(qtbot: QtBot, size: tuple[float, float]) -> None:
    brush, image = Brush(), QImage(100, 50, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    assert blit(painter, Pictures("a game"), "row", QRectF(0, 0, *size), brush)
    painter.end()
    assert brush.strokes == 0


def test_while_sizes_change_the_finest_picture_there_is_will_do(qtbot: QtBot) -> None:
    brush, pictures = Brush(), Pictures("a game")
    pictures.get("m1", BOX, 2.0, brush)
    pictures.get("m1", BOX, 1.0, brush)
    pictures.is_rough = True
    assert pictures.get("m1", BOX, 3.0, brush)[1] == 2.0
    assert brush.strokes == 2
    with pictures.never_stretch():
        assert pictures.get("m1", BOX, 1.0, brush)[1] == 1.0
    assert pictures.is_rough
    PICTURE_CACHE.clear()
    assert pictures.get("m1", BOX, 3.0, brush)[1] == 3.0
    pictures.is_rough = False
    assert pictures.get("m1", BOX, 1.0, brush)[1] == 1.0
    assert brush.strokes == 4


@pytest.mark.parametrize("kind", [ThreadItem, BreathItem, FlourishItem])
def test_suites_that_cross_have_threads_of_their_own(qtbot: QtBot, kind: type) -> None:
    """Both diagonals of a square fill the same rect."""
    shown = []
    for cells in (("NW1", "C", "SE1"), ("NE1", "C", "SW1")):
        scene, root = QGraphicsScene(), Root()
        scene.addItem(root)
        how = {"ground": False} if kind is ThreadItem else {}
        item = kind(Pictures("a game"), cells, SEATS[0], parent=root, **how)
        assert item.boundingRect().isValid()
        paper = QImage(300, 320, QImage.Format.Format_RGB32)
        paper.fill(QColor("#000000"))
        painter = QPainter(paper)
        scene.render(painter, QRectF(paper.rect()), QRectF(456, 220, 300, 320))
        painter.end()
        shown.append(paper)
    assert shown[0] != shown[1]


def test_the_least_recent_picture_is_dropped(qtbot: QtBot) -> None:
    gallery = PixmapCache(max_bytes=2 * 20 * 10 * 4)
    painted: list[str] = []

    def look(name: str) -> None:
        def paint() -> QPixmap:
            painted.append(name)
            return QPixmap(20, 10)

        gallery.get(name, paint)

    for name in "abacab":
        look(name)
    assert "".join(painted) == "abcb"


def test_the_newest_wait_for_the_next_table(qtbot: QtBot) -> None:
    gallery = PixmapCache(max_bytes=4 * 20 * 10 * 4)
    for name in "abcdef":
        gallery.get(name, lambda: QPixmap(20, 10))
    gallery.trim()
    assert [name for name in "abcdef" if name in gallery] == ["e", "f"]
    gallery.get("g", lambda: QPixmap(20, 10))
    assert "e" in gallery


def test_a_larger_window_has_room_for_larger_pictures(qtbot: QtBot) -> None:
    gallery = PixmapCache(max_bytes=2 * 20 * 10 * 4)
    gallery.scale_limit(1.5)
    for name in "abcd":
        gallery.get(name, lambda: QPixmap(20, 10))
    assert [name for name in "abcd" if name in gallery] == ["b", "c", "d"]
    gallery.scale_limit(0.5)
    assert [name for name in "abcd" if name in gallery] == ["c", "d"]


CLOSED = """
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPixmap
from desktop import app
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.painting.cache.pictures import PICTURE_CACHE, Pictures

for _ in range(2):
    application = app.create()
    PIXMAPS.get("wood", lambda: QPixmap(20, 10)).fill("#c9a24b")
    Pictures("a game").get("m1", QRectF(0, 0, 20, 10), 1.0, lambda p: None)
    assert PIXMAPS.get("wood", QPixmap).toImage().pixelColor(0, 0).name() == "#c9a24b"
    application.shutdown()
    del application
"""


def test_pictures_outlive_the_application_without_complaint() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CLOSED],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
