"""Every page where a screen has 960 × 500 pixels: nothing is cut, covered or out of reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFileDialog,
    QHeaderView,
    QPushButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.scene import CondottiereScene
from desktop.language.translation import CODES
from desktop.painting.fading_scroll import FadingScroll
from desktop.review.curve_band import TALL_HEIGHT
from desktop.review.review_runner import ReviewRunner
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES, scaled
from desktop.style.theme import LIGHT
from desktop.system.qt_bots import QtBots
from desktop.table.prompt.painted_words import HEIGHT_PX as STRIP
from desktop.table.view import TableView
from desktop.windows.dialogs.file_dialogs import enlarge_dialog
from desktop.windows.main import MainWindow
from desktop.windows.match_page.components import _MIN_PANEL_WIDTH
from desktop.windows.match_page.match_head import MatchHead
from desktop.windows.pictures.board_picture import BoardPainter
from desktop.windows.shelf.painter import LID
from engine.games import GAMES
from tests.desktop.kit import Services, cut_off, settle
from tests.desktop.table.kit import Table
from tests.desktop.windows.pages_kit import Painted, Walk, faults, pages

pytestmark = pytest.mark.usefixtures("unpainted")

#: 1920 × 1080 at 200 per cent, below a panel of the desktop.
SCREEN = (960, 500)
#: Of the pages those of which the smallest and the largest kinds are looked at every time.
FEW = (
    *("unfinished condottiere1", "seats cortez", "table condottiere1 6", "hint cortez most"),
    *("people condottiere3", "over cortez", "replay", "review", "lesson contrees"),
    *("puzzle cannir", "editor cortez", "games", "settings", "numbers", "figures", "keys cortez"),
    *("league set up", "league goes on", "league is over"),
)


@pytest.fixture
def walk(qtbot: QtBot, services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[Walk]:
    """Yield a window on such a screen; no bot answers, and no review finds anything by itself."""
    for name in ("ask", "interrupt"):
        monkeypatch.setattr(QtBots, name, lambda *given: None)
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    # Games on the shelf have the room of a picture, and that is what counts here.
    monkeypatch.setattr(BoardPainter, "_go_on", BoardPainter.stop)
    services.settings.set("game", "cannir")
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    window.setUpdatesEnabled(Table.painted)
    window.show()
    window.setMinimumSize(1, 1)
    window.resize(*SCREEN)
    settle()
    made = Walk(qtbot, window, services)
    yield made
    window.close()
    settle()


def through(scrolled: QAbstractScrollArea) -> None:
    """Paint all that is scrolled to, and leave it as it was."""
    bar = scrolled.verticalScrollBar()
    before = bar.value()
    for value in range(0, bar.maximum() + 1, max(1, bar.pageStep())):
        bar.setValue(value)
        scrolled.viewport().grab()
    bar.setValue(bar.maximum())
    scrolled.viewport().grab()
    bar.setValue(before)


def wrong(walk: Walk, painted: Painted, names: Iterator[str]) -> list[str]:
    """Return all that is wrong with pages, each with the name of its page."""
    found = []
    for name in names:
        page = pages(walk)[name]()
        settle()
        painted.faults.clear()
        page.grab()
        for scrolled in page.findChildren(QAbstractScrollArea):
            if scrolled.isVisible() and not isinstance(scrolled, TableView):
                through(scrolled)
        found += [f"{name}: {fault}" for fault in (*faults(page), *sorted(painted.faults))]
        if page is not walk.window and not (
            page.width() <= SCREEN[0] and page.height() <= SCREEN[1]
        ):
            found.append(f"{name} has {page.width()} × {page.height()}")
        walk.close_all()
    return found


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize(
    ("text", "code", "names"), [("normal", "pt", FEW[::3]), ("largest", "fr", FEW)]
)
def test_nothing_is_cut_or_covered_on_a_small_screen(
    walk: Walk, monkeypatch: pytest.MonkeyPatch, text: str, code: str, names: tuple[str, ...]
) -> None:
    walk.services.settings.set("text", text)
    walk.services.settings.set("language", code)
    assert wrong(walk, Painted(monkeypatch), iter(names)) == []


@pytest.mark.usefixtures("looked_at")
@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("text", SIZES)
def test_nothing_is_cut_or_covered_on_any_page(
    walk: Walk, monkeypatch: pytest.MonkeyPatch, text: str, code: str
) -> None:
    walk.services.settings.set("text", text)
    walk.services.settings.set("language", code)
    rules = (name for name in pages(walk) if not name.startswith("rules"))
    assert wrong(walk, Painted(monkeypatch), rules) == []


@pytest.mark.parametrize("name", ["keys cortez", "settings"])
def test_keys_scroll_a_sheet_from_wherever_they_are(walk: Walk, name: str) -> None:
    walk.services.settings.set("text", "largest")
    sheet = pages(walk)[name]()
    settle()
    bar = sheet.findChildren(FadingScroll)[0].verticalScrollBar()
    assert bar.maximum() > 0
    for stop in sheet.findChildren(QPushButton):
        if not (stop.isVisible() and stop.focusPolicy() & Qt.FocusPolicy.TabFocus):
            continue
        stop.setFocus()
        bar.setValue(0)
        for _ in range(bar.maximum()):
            QTest.keyClick(stop, Qt.Key.Key_PageDown)
            if bar.value() == bar.maximum():
                break
        assert bar.value() == bar.maximum()
        QTest.keyClick(stop, Qt.Key.Key_PageUp)
        assert bar.value() < bar.maximum()
    walk.close_all()


def test_the_walk_goes_to_every_kind_of_page(walk: Walk) -> None:
    assert set(FEW) <= set(pages(walk))
    assert all(f"shelf {game}" in pages(walk) for game in TABLES)


@pytest.mark.usefixtures("looked_at")
def test_layout_faults_are_detected(walk: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    page = walk.shelf("cannir")
    shelf = walk.window._shelf
    assert list(faults(page)) == []
    shelf._foot.move(shelf._foot.x(), shelf.height() - 10)
    shelf._panel._play.resize(20, 20)
    shelf._name.resize(200, 12)
    found = " ".join(faults(page))
    assert "FootRow" in found
    assert "needs" in found
    assert "high of" in found
    painted, picture = Painted(monkeypatch), QPixmap(100, 100)
    painter = QPainter(picture)
    for room in (QRect(0, 0, 100, 40), QRect(0, 0, 20, 40)):
        painter.drawText(room, 0, "Conquista")
    painter.end()
    assert len(painted.faults) == 1


@pytest.mark.parametrize("game", TABLES)
def test_the_board_has_most_of_a_small_screen(walk: Walk, game: str) -> None:
    """One row of words and buttons goes across the window, and the head leaves it the room."""
    walk.table(game, max(TABLES[game].seats), 8)
    page = walk.window.table
    assert page is not None
    strip, head = page.strip, page.head
    assert strip.height() == STRIP
    assert strip.geometry().right() + 1 == head.x() > page.view.width()
    assert head.geometry().right() == page.rect().right()
    for button in (head.menu, head.rules):
        assert button.toolTip()
        assert button.accessibleName() == button.text() != ""
    assert page.view.height() == page.height() - STRIP
    if isinstance(page.scene, CondottiereScene):
        layout = page.scene.layout
        assert layout is not None
        assert layout.map.height() >= 0.74 * page.height()
    walk.window.resize(1280, 800)
    settle()
    assert head.x() == page.view.width()


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("number", [min, max])
def test_the_chronicle_has_four_lines_on_a_small_screen(
    walk: Walk, game: str, number: Callable[[Iterable[int]], int]
) -> None:
    """What can be read elsewhere is folded; on a larger screen the lines are apart again."""
    walk.table(game, number(TABLES[game].seats), 8)
    page = walk.window.table
    assert page is not None
    sidebar, view = page.sidebar, page.sidebar.chronicle.view
    shown = [box for box in sidebar._boxes() if not box.isHidden()]
    # A box about the current moment is not folded for what happened before it.
    urgent = sum(box.height() for box in shown if box in (sidebar.turn_card, sidebar.offers))
    writer, entry = view._writer, 27
    assert view.height() + urgent >= 4 * entry, view.height()
    newest = view.lines.rowCount() - 1
    close = view.rowHeight(newest)
    for seat in sidebar.seats:
        assert seat.isVisible()
    if sidebar.pile in shown:
        assert sidebar.pile.is_folded == bool(sidebar.pile.toolTip())
    assert writer.is_close == (sidebar.chronicle.height() < 230)
    walk.window.resize(1440, 900)
    settle()
    assert not sidebar.pile.is_folded
    assert writer.is_close == (sidebar.chronicle.height() < 230)
    assert writer.is_close or view.rowHeight(newest) != close or close >= 38


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize(("number", "code"), [(min, "en"), (max, "fr")])
def test_a_hint_leaves_all_seats_in_sight(
    walk: Walk, game: str, number: Callable[[Iterable[int]], int], code: str
) -> None:
    """The explanation of its figures makes way for them, and many seats have a line each."""
    walk.services.settings.set("language", code)
    # Later, nobody can win at Cannir, and the button says so in more words.
    walk.hint(game, number(TABLES[game].seats), 4 if game == "cannir" else 8)
    page = walk.window.table
    assert page is not None
    shown = page.sidebar.visibleRegion().boundingRect()
    for seat in page.sidebar.seats:
        assert shown.contains(QRect(seat.mapTo(page.sidebar, QPoint()), seat.size()))
    advice = page.sidebar.advice
    assert advice.give.isVisible()
    assert advice.longer.shows_key
    assert advice.give.shows_key
    for button in (advice.give, advice.longer):
        assert button.width() >= button.minimum_width() - 1
    # Looking back, the list of moves and undoing stay within reach.
    reached = page.sidebar._buttons()
    for button in reached:
        assert button.visibleRegion().boundingRect() == QRect(QPoint(), button.size())
        assert button.toolTip()
        others = [*page.sidebar.seats, advice.list, advice.give, advice.longer]
        others += [other for other in reached if other is not button]
        place, *rest = (
            QRect(part.mapTo(page.sidebar, QPoint()), part.size()) for part in (button, *others)
        )
        assert not any(map(place.intersects, rest))
        # A click a few pixels beside a button does nothing rather than what its neighbour does.
        near = place.adjusted(-7, -3, 7, 3)
        assert not any(map(near.intersects, rest[-len(reached) + 1 :]))
        assert place.height() >= 24
    page.sidebar.moves_button.click()
    settle()
    assert page.sidebar.moves.isVisible()
    assert all(button.isVisible() for button in reached)


def test_the_buttons_below_the_chronicle_fit_their_words_at_once(walk: Walk) -> None:
    """Though the panel is given its width more than once."""
    walk.table("cannir", 2, 8)
    page = walk.window.table
    assert page is not None
    sidebar, seen = page.sidebar, set()
    for wide in (240, 280, 320, 250, 290):
        sidebar.resize(scaled(wide), sidebar.size().height())
        for button in sidebar.buttons_at_foot:
            # Their margins may become a little narrower.
            assert button.width() >= button.minimum_width() - 6, wide
        seen.add(sidebar.moves_button.size_hint().width())
    assert len(seen) == 2


def test_pointers_to_buttons_above_the_panel_stay_on_the_board(walk: Walk) -> None:
    walk.table("cortez", 2, 8)
    page = walk.window.table
    assert page is not None
    board, seen = page.view.width(), 0
    for action in page.session.match.legal():
        button = page.strip.button_for(action)
        if button is not None:
            # Above the panel, which is beside the board.
            button.move(board + 5, button.y())
            span = page._button_of(action)
            assert span is not None
            assert 0 <= span[0] < span[1] <= board
            seen += 1
    assert seen


@pytest.mark.usefixtures("looked_at")
def test_a_review_leaves_the_board_most_of_a_small_screen(walk: Walk) -> None:
    """Its curve is high enough to be read, and each badge stays whole in the band."""
    walk.review()
    page = walk.window.table
    assert page is not None
    page.review.go_to_turn(0)
    settle()
    # The cards on the board matter more than the height of the curve.
    assert page.view.height() >= 0.66 * page.height()
    plot = page.review.band.plot
    assert plot._foot - plot._top >= 50
    assert page.review.band.geometry().bottom() == page.rect().bottom()
    image = page.review.band.plot.grab().toImage()
    ground = [image.pixelColor(x, 0).lightness() for x in range(image.width())]
    assert max(ground) - min(ground) < 12
    walk.window.resize(1280, 800)
    settle()
    assert page.review.band.size().height() == TALL_HEIGHT


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("text", ["largest", "normal"])
def test_the_product_s_name_is_whole_and_leads_the_shelf(walk: Walk, text: str) -> None:
    for size in ("normal", "largest", text):
        walk.services.settings.set("text", size)
        page = walk.unfinished("cortez")
        settle()
    shelf = walk.window._shelf
    name = shelf._name
    assert name.width() >= name.sizeHint().width()
    assert name.fontMetrics().height() > scaled(20)
    for button in shelf._languages.buttons:
        assert button.width() >= 40
    assert list(faults(page)) == []


def test_smaller_texts_give_the_game_to_continue_its_words_back(walk: Walk) -> None:
    walk.window.resize(1024, 640)
    walk.unfinished("cortez")
    settle()
    card = walk.window._shelf._card
    assert not card.all_games.isHidden()
    for text, short in (("largest", True), ("normal", False)):
        walk.services.settings.set("text", text)
        settle()
        assert card.all_games.isHidden() is short


@pytest.mark.parametrize(
    ("size", "least"), [((960, 460), 86), ((960, 500), 98), ((1024, 640), 104)]
)
def test_a_game_to_continue_leaves_the_boxes_large(
    walk: Walk, size: tuple[int, int], least: int
) -> None:
    """Their pictures can be recognised; what their labels leave out is in their tooltips."""
    walk.window.resize(*size)
    walk.unfinished("cortez")
    settle()
    row = walk.window._shelf._boxes
    assert row._scale * LID.width() >= least
    for box in row.boxes:
        assert QRect(QPoint(), row.size()).contains(box.geometry())
        assert row._label_rect(box.geometry()).bottom() <= row.height()
        assert not row._is_brief or box.minutes() in box.toolTip()
    # On the labels there is nothing of the plank but its shadow.
    plank, strip = row._painted_plank().toImage(), row._plank_strip()
    for box in (row.boxes[0], row.boxes[-1]):
        label = row._label_rect(box.geometry()).toAlignedRect().translated(-strip.topLeft())
        seen = label.intersected(plank.rect())
        columns = range(seen.left(), seen.right())
        assert all(plank.pixelColor(x, seen.top() + 1).alpha() < 200 for x in columns)


@pytest.mark.parametrize("game", [name for name, table in TABLES.items() if table.has_cards])
def test_the_deal_is_in_sight_without_scrolling(walk: Walk, game: str) -> None:
    walk.seats(game)
    settle()
    panel = walk.window._shelf._panel
    assert panel._deal.visibleRegion().boundingRect() == QRect(QPoint(), panel._deal.size())
    top = panel._deal.mapTo(panel, QPoint()).y()
    assert top < panel._rows[0].mapTo(panel, QPoint()).y()


@pytest.mark.parametrize("game", TABLES)
def test_fields_that_are_scrolled_to_keep_their_height(walk: Walk, game: str) -> None:
    walk.services.settings.set("text", "largest")
    for size in ((1024, 640), SCREEN):
        walk.window.resize(*size)
        walk.shelf(game)
        settle()
        panel = walk.window._shelf._panel
        for field in (panel._deal, panel._first):
            assert field.isHidden() or field.height() >= field.sizeHint().height()


def test_hinted_answers_are_reachable_without_scrolling(walk: Walk) -> None:
    walk.services.settings.set("text", "largest")
    for high in (500, 400, 360):
        walk.window.resize(960, high)
        walk.hint("cortez", 2)
        settle()
        page = walk.window.table
        assert page is not None
        give = page.sidebar.advice.give
        assert not give.isHidden()
        assert give.visibleRegion().boundingRect() == QRect(QPoint(), give.geometry().size())


@pytest.mark.parametrize("text", ["normal", "largest"])
def test_a_hint_that_is_open_stays_in_sight_where_the_window_becomes_lower(
    walk: Walk, text: str
) -> None:
    walk.services.settings.set("text", text)
    walk.window.resize(1440, 900)
    walk.hint("cortez", 6)
    page = walk.window.table
    assert page is not None
    advice = page.sidebar.advice
    for size in (SCREEN, (1440, 900), (1200, 640), (960, 360)):
        walk.window.resize(*size)
        settle()
        for button in (advice.give, advice.longer):
            assert button.visibleRegion().boundingRect() == QRect(QPoint(), button.size())
        for button in page.strip.buttons:
            assert QRect(QPoint(), page.strip.size()).contains(button.geometry())


@pytest.mark.usefixtures("looked_at")
def test_a_game_s_name_is_whole_beside_the_narrowest_panel_s_buttons(
    qtbot: QtBot, qapp: QApplication, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Painted(monkeypatch)
    panel = QWidget()
    qtbot.addWidget(panel)
    head = MatchHead(panel)
    panel.show()
    head.show()
    for text, code in product(SIZES, CODES):
        apply_theme(qapp, LIGHT, SIZES[text])
        services.language.install(code)
        head.resize(scaled(_MIN_PANEL_WIDTH), scaled(STRIP))
        for table in TABLES.values():
            head.set_title(table.title())
            head.grab()
            assert list(cut_off(head)) == []
    assert painted.faults == set()


def test_qt_s_own_file_dialog_tells_names_and_dates_in_full(walk: Walk) -> None:
    dialog = QFileDialog(walk.window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    enlarge_dialog(dialog)
    assert dialog.width() <= SCREEN[0]
    assert dialog.height() <= SCREEN[1]
    header = dialog.findChildren(QTreeView)[-1].header()
    assert header.sectionResizeMode(0) is QHeaderView.ResizeMode.Stretch
    assert header.sectionResizeMode(3) is QHeaderView.ResizeMode.ResizeToContents
    dialog.deleteLater()
