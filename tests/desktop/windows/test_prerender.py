"""While somebody sits at the shelf, the table that Play would open is painted ahead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.table.backdrop import Backdrop
from desktop.windows import prerender
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.prerender import Prerenderer
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.games import GAMES
from engine.play.setup import to_record

pytestmark = pytest.mark.usefixtures("hurried")


@pytest.fixture(autouse=True)
def _at_leisure(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(prerender, "LOOK_INTERVAL_MS", 0)
    monkeypatch.setattr(prerender, "STEP_PAUSE_MS", 0)
    monkeypatch.setattr(prerender, "STRIP_COUNT", 2)
    PIXMAPS.clear()
    PICTURE_CACHE.clear()
    IDLE_TIME.is_window_shown = True
    yield
    IDLE_TIME.is_window_shown = False
    PIXMAPS.clear()
    PICTURE_CACHE.clear()


def rehearsed(qtbot: QtBot, window: MainWindow) -> Prerenderer:
    window.rehearse()
    # What it needs is loaded first, in as many events as that takes.
    qtbot.waitUntil(lambda: bool(window.findChildren(Prerenderer)))
    (made,) = window.findChildren(Prerenderer)
    return made


def begin(window: MainWindow) -> None:
    """Press Play."""
    (shelf,) = window.findChildren(ShelfPage)
    window.open_record(to_record(GAMES[shelf.chosen_game_id], shelf.setup()))


def at_work(window: MainWindow) -> list[Backdrop]:
    """Return the large pictures of the table that are still painted, once it has been seen."""
    (page,) = (page for page in window.findChildren(MatchPage) if page.isVisibleTo(window))
    window.grab()
    return [item for item in page.scene.items() if isinstance(item, Backdrop) and item.is_painting]


def test_prerendered_pictures_are_not_painted_again(qtbot: QtBot, window: MainWindow) -> None:
    ahead = rehearsed(qtbot, window)
    qtbot.waitUntil(lambda: ahead.is_busy)
    assert window.session is None
    qtbot.waitUntil(lambda: not ahead.is_busy)
    # Nothing changes: nothing is to be done.
    for _ in range(3):
        ahead.look()
        assert not ahead.is_busy
    begin(window)
    assert not at_work(window)


def test_the_offer_that_was_seen_is_painted(qtbot: QtBot, window: MainWindow) -> None:
    ahead = rehearsed(qtbot, window)
    ahead._look_timer.stop()
    (shelf,) = window.findChildren(ShelfPage)
    qtbot.waitUntil(lambda: shelf.is_settled)
    seen = shelf.chosen_game_id
    while ahead._loading is None:
        ahead.look()
    # The shelf offers another game by the time the modules are loaded.
    shelf._boxes.choose("contrees" if seen != "contrees" else "cannir")
    qtbot.waitUntil(lambda: ahead.is_busy)
    assert ahead._page is not None
    assert ahead._page.scene.game.id == seen


def test_prerendering_returns_its_memory(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied: list[bool] = []
    monkeypatch.setattr(prerender, "release_memory", lambda: tidied.append(True))
    ahead = rehearsed(qtbot, window)
    qtbot.waitUntil(lambda: ahead.is_busy)
    ahead._clear()
    qtbot.waitUntil(lambda: bool(tidied))


def test_it_is_gone_when_the_shelf_is_left(qtbot: QtBot, window: MainWindow) -> None:
    ahead = rehearsed(qtbot, window)
    qtbot.waitUntil(lambda: ahead.is_busy)
    begin(window)
    assert not ahead.is_busy
    qtbot.waitUntil(lambda: len(window.findChildren(MatchPage)) == 1)
