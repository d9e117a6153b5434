"""New tiles of Contrées are there at once, before the picture of the land is painted with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from desktop.games.contrees.items.mark_items import GhostTile
from desktop.games.contrees.registration import TABLE
from desktop.games.contrees.scene import ContreesScene
from desktop.painting.cache import pictures
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.table.backdrop import Backdrop
from desktop.table.scene import TableScene
from engine.games.contrees import CONTREES
from engine.games.contrees.views import ContreesView
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record


@pytest.fixture(autouse=True)
def _at_leisure() -> Iterator[None]:
    PIXMAPS.clear()
    PICTURE_CACHE.clear()
    IDLE_TIME.is_window_shown = True
    yield
    IDLE_TIME.is_window_shown = False
    PIXMAPS.clear()
    PICTURE_CACHE.clear()


def shown(scene: TableScene) -> QGraphicsView:
    view = QGraphicsView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.resize(400, 300)
    return view


def test_a_tile_lies_on_the_land_before_the_land_is_painted_with_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While bots lay tiles nobody waits for the whole land; then it is as it always was."""
    bots = tuple({"kind": "bot", "name": "", "level": "level1"} for _ in range(2))
    match: Match[ContreesView] = Match(new_record(CONTREES, 2, 4, None, bots))
    scene, other = TABLE.scene(), TABLE.scene()
    assert isinstance(scene, ContreesScene)
    assert isinstance(other, ContreesScene)
    size = QSizeF(400, 300)
    view, fresh = shown(scene), shown(other)
    for each in (view, fresh):
        qtbot.addWidget(each)

    def ghosts() -> int:
        return sum(isinstance(item, GhostTile) for item in scene.items())

    play_scripted(match, 4)
    scene.sync(match.open_view())
    scene.arrange(size)
    before = len(scene.seen.land)
    assert before
    view.grab()
    large = [item for item in scene.items() if isinstance(item, Backdrop)]
    qtbot.waitUntil(lambda: not any(item.is_waiting for item in large))
    for laid in (1, 2):
        play_scripted(match, 4 + laid)
        scene.sync(match.open_view())
        assert ghosts() == len(scene.seen.land) - before == laid
        view.grab()
    qtbot.waitUntil(lambda: (view.grab() is not None) and not ghosts())
    # So do several, as after a look back: however busy the event is, none of them waits.
    put_off = pictures.Pictures.put_off_if_exhausted
    waiting: list[Any] = []

    def noted(owner: pictures.Pictures, painter: QPainter, name: Any, *rest: Any) -> bool:
        is_put_off = put_off(owner, painter, name, *rest)
        waiting.extend([name] if is_put_off else [])
        return is_put_off

    play_scripted(match, 9)
    scene.sync(match.open_view())
    assert ghosts() == len(scene.seen.land) - before - laid > 1
    with monkeypatch.context() as busy:
        busy.setattr(pictures, "MAX_PAINT_S_PER_EVENT", -1.0)
        busy.setattr(IDLE_TIME, "spreads_outside_windows", True)
        busy.setattr(pictures.Pictures, "put_off_if_exhausted", noted)
        PICTURE_CACHE.clear()
        view.grab()
    assert waiting
    assert "tile" not in {name[0] for name in waiting}
    qtbot.waitUntil(lambda: (view.grab() is not None) and not ghosts())
    scene.pictures.is_rough = False
    IDLE_TIME.is_window_shown = False
    other.sync(match.open_view())
    other.arrange(size)
    other.pictures.is_rough = False
    PIXMAPS.clear()
    assert view.grab().toImage() == fresh.grab().toImage()
