"""The page of the ledger: its book, its sections in every size, saved and emptied."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.materials import wood
from desktop.storage.ledger.entries import FILE, TOGETHER
from desktop.storage.ledger.win_rates import WinRate
from desktop.style.theme import serif
from desktop.windows.dialogs import file_dialogs
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.ledger import sections
from desktop.windows.ledger.book import Book
from desktop.windows.ledger.ledger_page import LedgerPage
from desktop.windows.ledger.ledger_panel import LedgerPanel
from desktop.windows.ledger.sections import _columns, _turns
from desktop.windows.main import MainWindow
from desktop.windows.shelf.foot_row import Link
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.system.memory import release_memory
from tests.desktop.kit import Services, cut_off, find, settle
from tests.desktop.storage.ledger.ledger_kit import LEFT
from tests.desktop.windows.main_kit import PEOPLE

pytestmark = pytest.mark.usefixtures("unpainted")


def test_the_shelf_opens_it_and_boxes_and_leaves_turn(qtbot: QtBot, window: MainWindow) -> None:
    (link,) = [link for link in window.findChildren(Link) if link.text() == "Ledger"]
    qtbot.mouseClick(link, LEFT)
    (page,) = window.findChildren(LedgerPage)
    assert page.isVisible()
    (book,) = page.findChildren(Book)
    assert "All games: played 30, won 20" in book.accessibleDescription()
    qtbot.mouseClick(page.boxes.buttons[1], LEFT)
    assert "All games" not in book.accessibleDescription()
    first = book.accessibleDescription()
    with qtbot.waitSignal(book.turned):
        qtbot.mouseClick(book, LEFT, pos=QPoint(book.width() - 60, book.height() // 2))
    assert book.accessibleDescription() != first
    with qtbot.waitSignal(book.turned):
        qtbot.keyClick(book, Qt.Key.Key_Left)
    assert book.accessibleDescription() == first
    settle()
    assert list(cut_off(window)) == []
    qtbot.keyClick(book, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_menu_and_rules_stand_above_its_panel(qtbot: QtBot, window: MainWindow) -> None:
    window._on_ledger()
    (page,) = window.findChildren(LedgerPage)
    with qtbot.waitSignal(page.menu_requested):
        qtbot.mouseClick(page.head.menu, LEFT)
    assert window._menus.isVisible()
    window._menus.close()
    with qtbot.waitSignal(page.rules_requested):
        qtbot.mouseClick(page.head.rules, LEFT)


def test_only_what_is_half_done_is_near(window: MainWindow) -> None:
    window.resize(1440, 900)
    window._on_ledger()
    settle()
    (panel,) = window.findChildren(LedgerPanel)
    near = [line._standing for line in panel._near_lines if line.isVisible()]
    assert near
    assert all(one is not None and 0.5 <= one.have / one.seal.need < 1 for one in near)


@pytest.mark.usefixtures("looked_at")
def test_the_wood_below_the_book_is_laid_before_it_is_seen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    release_memory()
    seen: list[bool] = []
    lay = wood._paint_plank

    def opened() -> bool:
        return any(book.isVisible() for book in window.findChildren(Book))

    def noted(painter: QPainter, area: QRect, *grain: Any) -> None:
        seen.append(opened())
        lay(painter, area, *grain)

    monkeypatch.setattr(wood, "_paint_plank", noted)
    window._on_ledger()
    qtbot.waitUntil(opened)
    window.grab()
    assert seen
    assert not any(seen)


def test_every_section_fits_its_leaf_in_every_size(qtbot: QtBot, window: MainWindow) -> None:
    window._on_ledger()
    (book,) = window.findChildren(Book)
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        window.resize(*size)
        settle()
        room = book._text_rect(0).height()
        titles = [section.title for leaf in book.sections_by_leaf() for section in leaf]
        assert titles == [section.title for section in book._sections]
        for leaf in book.sections_by_leaf():
            assert sum(section.height + 40 for section in leaf) <= room


def test_in_the_largest_texts_no_section_reaches_into_the_foot(
    window: MainWindow, services: Services
) -> None:
    services.settings.set("text", "largest")
    window._on_ledger()
    settle()
    (book,) = window.findChildren(Book)
    room = book._text_rect(0)
    for leaf in book.sections_by_leaf():
        for _, place in book._section_rects(room, leaf):
            assert place.bottom() <= room.bottom() - 28
            assert place.height() > 60
    (panel,) = window.findChildren(LedgerPanel)
    assert panel.width() < 300
    services.settings.set("text", "normal")


def test_every_turn_has_its_count_below_its_numeral(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, QRectF] = {}

    def noted(painter: QPainter, rect: QRectF, text: str, *given: Any, **how: Any) -> None:
        written[text] = rect

    monkeypatch.setattr(sections, "paint_fitted_line", noted)
    shares = {seat: WinRate(1.0, 4 + seat, 0.5) for seat in range(3)}
    picture = QPixmap(300, 198)
    painter = QPainter(picture)
    _turns(shares).paint(painter, QRectF(0, 0, 300, 198))
    painter.end()
    scale = ["25\u00a0%", "50\u00a0%", "75\u00a0%"]
    assert list(written) == [*scale, "I", "1 of 4", "II", "1 of 5", "III", "1 of 6"]
    heights = [written[share].center().y() for share in scale]
    assert heights == sorted(heights, reverse=True)
    assert written["I"].center().x() == written["1 of 4"].center().x()
    assert written["I"].center().y() < written["1 of 4"].top()


def test_in_french_colons_stand_apart_and_a_game_is_one(
    window: MainWindow, services: Services
) -> None:
    services.language.install("fr")
    window._on_ledger()
    (book,) = window.findChildren(Book)
    said = book.accessibleDescription()
    assert "Condottiere I\u00a0: jouées" in said
    assert re.search(r"\w: ", said) is None
    listed = " ".join(section.spoken_text for section in book._sections)
    assert "gagnée." in listed
    services.language.install("en")


def test_a_narrow_leaf_has_fewer_columns_rather_than_small_names() -> None:
    rows = [("cannir", "Condottiere III", ("120", "55", "46 %", "35 %", "6"))]
    heads = ("played", "won", "share", "fair", "streak")
    wide, narrow = (_columns(heads, rows, width) for width in (600.0, 320.0))
    assert len(wide) == 5
    assert len(set(wide)) == 1
    assert 2 <= len(narrow) < 5
    named = QFontMetricsF(serif(17, 600)).horizontalAdvance(rows[0][1])
    assert all(w - sum(found) >= named + 34 for w, found in ((600.0, wide), (320.0, narrow)))


@pytest.mark.usefixtures("looked_at")
def test_it_can_be_saved_and_emptied(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window._on_ledger()
    target = tmp_path / "ledger.csv"
    monkeypatch.setattr(file_dialogs, "ask_export", lambda *_: target)
    qtbot.mouseClick(find(window, QPushButton, "export"), LEFT)
    assert len(target.read_text("utf-8").splitlines()) == 31
    qtbot.mouseClick(find(window, QPushButton, "empty"), LEFT)
    (box,) = window.findChildren(Confirmation)
    qtbot.mouseClick(box.yes, LEFT)
    (book,) = window.findChildren(Book)
    assert book.accessibleDescription().startswith("Nothing has been entered yet.")
    assert not any(find(window, QPushButton, name).isEnabled() for name in ("export", "empty"))
    # A box of which nothing was played has a leaf of its own.
    (page,) = window.findChildren(LedgerPage)
    qtbot.mouseClick(page.boxes.buttons[2], LEFT)
    assert "Take a box from the shelf" in book.accessibleDescription()
    window.grab()


def test_a_game_played_to_its_end_gets_its_line(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    window.open_record(new_record(GAMES["cannir"], 2, None, None, PEOPLE))
    session = window.session
    assert session is not None
    while (decision := session.match.decision) is not None:
        session.submit(decision.seat, session.match.legal()[0])
    window._on_ledger()
    kept = json.loads((services.store.folder / FILE).read_text("utf-8"))["entries"]
    assert sum(line["seat"] == TOGETHER for line in kept) == 1
