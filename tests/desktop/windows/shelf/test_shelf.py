"""The shelf: its boxes, the card that continues a game, what stands below."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import LANGUAGES
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.storage.saved_game_list import describe
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES
from desktop.style.theme import LIGHT, THEMES, serif
from desktop.windows.notice import Notice
from desktop.windows.shelf import painter as shelf_painting
from desktop.windows.shelf.boxes import BoxRow, ShelfBox
from desktop.windows.shelf.continue_card import ContinueCard, Players, left_text
from desktop.windows.shelf.foot_row import FootRow, Link
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.setup import NAMES
from tests.desktop.kit import Services, cut_off, find, settle
from tests.desktop.windows.shelf.shelf_kit import LEFT, PLAYERS, box_of, play

pytestmark = pytest.mark.usefixtures("unpainted")


def test_there_is_a_box_for_every_finished_game(
    qtbot: QtBot, services: Services, dressed: QApplication
) -> None:
    # A game whose rules stand in the engine before it has a table.
    games = {"unfinished": GAMES["cannir"], **GAMES}
    shelf = ShelfPage(games, TABLES, services.settings, services.language, None)
    qtbot.addWidget(shelf)
    assert [box.game for box in shelf.findChildren(ShelfBox)] == list(TABLES)
    assert all(box.text() for box in shelf.findChildren(ShelfBox))


def test_one_click_on_a_box_and_one_on_play_begin(qtbot: QtBot, shelf: ShelfPage) -> None:
    qtbot.mouseClick(box_of(shelf, "cannir"), LEFT)
    setup = play(qtbot, shelf)
    assert setup.seats == 2
    assert [chair.kind for chair in setup.chairs[:2]] == ["human", "bot"]
    assert setup.chairs[1].level == "level3"
    assert setup.seed is None


@pytest.mark.usefixtures("looked_at")
def test_four_names_stand_in_two_lines_before_they_are_cut(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    players = Players(parent)
    parent.show()
    names = ["You", "Aldric", "Maud", "Lorenzo", "Beatriz", "Otto"]
    players.show_names(names)
    players.resize(900, 36)
    assert (players.shown_names(), players.height()) == (names, 36)
    players.resize(400, 36)
    assert (players.shown_names(), players.height()) == (names, 48)
    assert not players.grab().isNull()
    # The second line stands below the first: You above Lorenzo, Aldric above Beatriz.
    wide = [QFontMetrics(serif(17, 600)).horizontalAdvance(name) for name in names]
    assert players.columns() == [max(wide[i], wide[i + 3]) for i in range(3)]


@pytest.mark.usefixtures("looked_at")
def test_two_names_stand_below_each_other_before_they_are_cut(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    players = Players(parent)
    parent.show()
    players.show_names(["You", "Aldric"])
    players.resize(300, 36)
    assert (players.shown_names(), players.height()) == (["You", "Aldric"], 36)
    players.resize(150, 36)
    assert (players.shown_names(), players.height()) == (["You", "Aldric"], 48)
    assert not players.grab().isNull()


def test_the_first_box_is_chosen_before_anything_was_played(
    qtbot: QtBot, services: Services
) -> None:
    page = ShelfPage(GAMES, TABLES, services.settings, services.language, None)
    qtbot.addWidget(page)
    assert page.chosen_game_id == next(iter(TABLES))


def test_labels_of_neighbours_keep_apart(shelf: ShelfPage) -> None:
    places = sorted(
        (box.geometry() for box in shelf.findChildren(ShelfBox)), key=lambda at: at.left()
    )
    for place, following in zip(places, places[1:], strict=False):
        assert place.width() >= 160
        assert place.right() <= following.left() + 1


def test_a_double_click_begins_at_once(qtbot: QtBot, shelf: ShelfPage) -> None:
    with qtbot.waitSignal(shelf.play_requested) as begun:
        qtbot.mouseDClick(box_of(shelf, "contrees"), LEFT)
    assert begun.args is not None
    assert begun.args[0] == "contrees"


def test_enter_on_a_box_begins(qtbot: QtBot, shelf: ShelfPage) -> None:
    box = box_of(shelf, "cannir")
    box.setFocus()
    with qtbot.waitSignal(shelf.play_requested) as begun:
        qtbot.keyClick(box, Qt.Key.Key_Return)
    assert begun.args is not None
    assert begun.args[0] == box.game


def row_of(shelf: ShelfPage) -> BoxRow:
    """Return the row the boxes stand in."""
    (row,) = shelf.findChildren(BoxRow)
    return row


def test_a_chosen_box_comes_forward(qtbot: QtBot, services: Services, shelf: ShelfPage) -> None:
    box = box_of(shelf, "cannir")
    assert box.forward == 1.0
    other = ShelfBox(box.game, box.table, row_of(shelf))
    other.step_forward(animated=True)
    qtbot.waitUntil(lambda: other.forward == 0.0)
    other.setChecked(True)
    other.step_forward(animated=True)
    assert other.forward < 1.0
    qtbot.waitUntil(lambda: other.forward == 1.0)


@pytest.mark.usefixtures("looked_at")
def test_a_box_is_painted_before_it_moves_not_while_it_does(
    qtbot: QtBot, shelf: ShelfPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, box = row_of(shelf), box_of(shelf, "cannir")
    row.grab()
    for forward in (0.0, 1.0):
        row.prepare(box, forward)
    painted: list[object] = []
    monkeypatch.setattr(shelf_painting, "paint_box", lambda *args: painted.append(args))
    seen = []
    for forward in (0.0, 0.3, 0.7, 1.0):
        box._move(forward)
        seen.append(row.grab().toImage())
    assert not painted
    assert all(one != other for i, one in enumerate(seen) for other in seen[:i])


@pytest.mark.usefixtures("looked_at")
def test_a_lid_shows_no_memory_where_it_is_not_painted(shelf: ShelfPage) -> None:
    box = box_of(shelf, "cannir")
    bare = replace(box.table, paint_lid=lambda p, width, height: None)
    lid = ShelfBox(box.game, bare, row_of(shelf)).lid(0.37, 1.0).toImage()
    assert {lid.pixelColor(x, y).name() for x in range(lid.width()) for y in (0, 9)} == {"#000000"}


@pytest.mark.usefixtures("looked_at")
def test_boxes_are_stretched_while_the_window_changes_its_size(
    qtbot: QtBot, shelf: ShelfPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, painted = row_of(shelf), list[str]()
    shelf.grab()

    def noted(box: ShelfBox, size: QSize) -> QPixmap:
        painted.append(box.game)
        return QPixmap(size)

    monkeypatch.setattr(ShelfBox, "_paint_lid", noted)
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    row._rest_timer.setInterval(0)
    for size in (QSize(1237, 803), QSize(1223, 797)):
        shelf.window().resize(size)
        shelf.grab()
    assert not painted
    qtbot.waitUntil(lambda: not any(box.is_rough for box in row.boxes))
    assert painted == [box.game for box in row.boxes]
    PIXMAPS.clear()


def test_the_header_changes_language_and_theme(
    qtbot: QtBot, services: Services, shelf: ShelfPage, dressed: QApplication
) -> None:
    (french,) = (b for b in shelf.findChildren(QPushButton) if b.property("code") == "fr")
    qtbot.mouseClick(french, LEFT)
    assert services.settings.language == "fr"
    for theme in THEMES:
        apply_theme(dressed, theme)
        qtbot.mouseClick(shelf.theme_button, LEFT)
        assert services.settings.theme != theme.name


def test_an_unfinished_game_is_the_first_thing_offered(qtbot: QtBot, shelf: ShelfPage) -> None:
    button = find(shelf, QPushButton, "continue")
    assert not button.isVisible()
    match = Match(new_record(GAMES["cannir"], 2, 7, None, PLAYERS))
    shelf.offer(describe(match, Path(), datetime.now()))
    assert button.isVisible()
    shelf.activateWindow()
    with qtbot.waitSignal(shelf.resume_requested):
        qtbot.mouseClick(button, LEFT)
    button.setFocus()
    with qtbot.waitSignal(shelf.resume_requested):
        qtbot.keyClick(button, Qt.Key.Key_Return)
    shelf.offer(None)
    assert not button.isVisible()


def test_when_a_game_was_left() -> None:
    today = date(2024, 5, 17)
    assert "today" in left_text(datetime(2024, 5, 17, 21, 40), today)
    assert "yesterday" in left_text(datetime(2024, 5, 16, 21, 40), today)
    assert "2024" in left_text(datetime(2024, 5, 1, 21, 40), today)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_everything_fits_at_any_size(qtbot: QtBot, shelf: ShelfPage, size: tuple[int, int]) -> None:
    match = Match(new_record(GAMES["cannir"], 2, 7, None, PLAYERS))
    shelf.offer(describe(match, Path(), datetime.now()))
    shelf.resize(*size)
    settle()
    assert (shelf.width(), shelf.height()) == size
    row = shelf.findChildren(ShelfBox)[0].parentWidget()
    for box in shelf.findChildren(ShelfBox):
        assert row.rect().contains(box.geometry())


def test_a_notice_in_a_low_window_leaves_the_boxes_in_sight(shelf: ShelfPage) -> None:
    match = Match(new_record(GAMES["cannir"], 2, 7, None, PLAYERS))
    shelf.offer(describe(match, Path(), datetime.now()))
    shelf.resize(960, 460)
    settle()
    notice = Notice(shelf, shelf.notice_room)
    notice.say(lambda: "The game is saved.")
    settle()
    row = shelf.findChildren(ShelfBox)[0].parentWidget()
    foot = max(box.geometry().bottom() for box in shelf.findChildren(ShelfBox))
    assert notice.geometry().top() >= row.y() + foot - 20
    assert shelf.rect().contains(notice.geometry())


@pytest.mark.parametrize("width", [1024, 1280, 1440])
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_card_grows_with_what_it_says(
    services: Services, shelf: ShelfPage, language: str, width: int
) -> None:
    """Four seats in two lines, and a sentence that needs three in French."""
    bots = [{"kind": "bot", "name": name, "level": "level1"} for name in NAMES[1:4]]
    record = new_record(GAMES["condottiere1"], 4, 1, None, (PLAYERS[0], *bots))
    position = {
        "phase": "battle", "condottiere": "B", "region": "modena", "turn": "A",
        "owners": {"A": ["torino"], "B": ["firenze", "siena"], "C": [], "D": []},
        "hands": {"A": ["m1"], "B": ["m2"], "C": ["m2"], "D": ["m1"]},
        "table": {"A": [], "B": ["m10"], "C": [], "D": []},
    }  # fmt: skip
    shelf.resize(width, width * 5 // 8)
    shelf.offer(describe(Match(replace(record, position=position)), Path(), datetime.now()))
    shelf.show()
    settle()
    services.language.install(language)
    settle()
    (card,) = shelf.findChildren(ContinueCard)
    assert list(cut_off(card)) == []


def test_the_card_shows_every_seat_and_how_the_game_stands(qtbot: QtBot, shelf: ShelfPage) -> None:
    long = "Maximiliana Wolffsen"
    seats = (
        {"kind": "human", "name": ""},
        {"kind": "bot", "name": long, "level": "level1"},
        {"kind": "bot", "name": long, "level": "level1"},
    )
    shelf.resize(1024, 640)
    match = Match(new_record(GAMES["cannir"], 3, 7, None, seats))
    shelf.offer(describe(match, Path(), datetime.now()))
    settle()
    (players,) = shelf.findChildren(Players)
    first, second, third = players.shown_names()
    assert first == "You"
    assert second == third
    assert second.startswith("Max")
    assert long in players.toolTip()
    said = [label.text() for label in shelf.findChildren(QLabel)]
    (sentence,) = (text for text in said if "left to draw." in text)
    assert "turn" in sentence


class _Paintings(QObject):
    """Counts what is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.mark.usefixtures("looked_at")
def test_at_rest_nothing_is_painted(qtbot: QtBot, qapp: QApplication, shelf: ShelfPage) -> None:
    """It once painted itself for ever: a painted box had its row painted anew."""
    boxes = shelf.findChildren(ShelfBox)
    qtbot.waitUntil(lambda: all(box.forward in (0.0, 1.0) for box in boxes))
    paintings = _Paintings()
    qapp.installEventFilter(paintings)
    try:
        # What is new is painted once, then nothing more.
        for _ in range(20):
            before = paintings.count
            settle()
            if paintings.count == before:
                break
        assert paintings.count == before
        boxes[1].click()
        settle()
        assert paintings.count > before
    finally:
        qapp.removeEventFilter(paintings)


def test_the_foot_leads_to_everything_besides_playing(qtbot: QtBot, shelf: ShelfPage) -> None:
    games, ledger, league, lessons, puzzles, rules, sheets = shelf.findChildren(Link)
    with qtbot.waitSignal(shelf.learn_requested) as heard:
        qtbot.mouseClick(lessons, LEFT)
    assert heard.args == ["cannir"]
    with qtbot.waitSignal(shelf.games_requested):
        qtbot.mouseClick(games, LEFT)
    with qtbot.waitSignal(shelf.ledger_requested):
        qtbot.mouseClick(ledger, LEFT)
    with qtbot.waitSignal(shelf.league_requested):
        qtbot.mouseClick(league, LEFT)
    with qtbot.waitSignal(shelf.puzzles_requested):
        qtbot.mouseClick(puzzles, LEFT)
    with qtbot.waitSignal(shelf.rules_requested):
        qtbot.mouseClick(rules, LEFT)
    with qtbot.waitSignal(shelf.print_requested):
        qtbot.mouseClick(sheets, LEFT)


@pytest.mark.parametrize("text", SIZES)
def test_a_low_window_keeps_the_foot_beside_a_game_to_continue(
    qapp: QApplication, services: Services, shelf: ShelfPage, text: str
) -> None:
    """And boxes, the card and what either says lie within the page and clear of each other."""
    apply_theme(qapp, LIGHT, SIZES[text])
    services.language.install("fr")
    (foot,), (boxes,) = shelf.findChildren(FootRow), shelf.findChildren(BoxRow)
    (card,) = shelf.findChildren(ContinueCard)
    bots = [{"kind": "bot", "name": name, "level": "level1"} for name in NAMES[1:6]]
    record = new_record(GAMES["condottiere1"], 6, 7, None, (PLAYERS[0], *bots))
    saved = describe(Match(record), Path(), datetime.now())
    for width, height, line in (
        *((1440, 900, True), (1280, 720, False), (1024, 640, False)),
        *((960, 500, False), (944, 450, False)),
    ):
        shelf.resize(width, height)
        shelf.offer(saved)
        settle()
        assert foot.isVisible()
        links = foot.findChildren(Link)
        if text == "normal":
            assert [bool(link.toolTip()) for link in links] == [not line] * 7
        assert all(foot.rect().contains(link.geometry()) for link in links if text == "normal")
        assert foot.geometry().bottom() < shelf.height()
        assert card.geometry().bottom() <= boxes.y()
        assert list(cut_off(card)) == []
        assert foot.y() > boxes.geometry().bottom()
        labels = [boxes._label_rect(box.geometry()) for box in boxes.boxes]
        assert all(label.bottom() <= boxes.height() + 2 for label in labels), (width, height)


def test_a_game_to_continue_on_a_single_line_names_the_others(shelf: ShelfPage) -> None:
    (card,) = shelf.findChildren(ContinueCard)
    bots = [{"kind": "bot", "name": name, "level": "level1"} for name in ("Aldric", "Maud")]
    record = new_record(GAMES["condottiere3"], 3, 7, None, ({"kind": "human", "name": ""}, *bots))
    shelf.resize(960, 500)
    shelf.offer(describe(Match(record), Path(), datetime.now()))
    settle()
    title = next(label for label in card.findChildren(QLabel) if "Condottiere" in label.text())
    assert title.text().startswith("Condottiere III – Aldric, Maud")
    assert list(cut_off(card)) == []
    shelf.resize(1440, 900)
    settle()
    assert title.text() == "Condottiere III"


def test_who_comes_for_the_first_time_is_offered_a_first_game(
    qtbot: QtBot, services: Services
) -> None:
    page = ShelfPage(GAMES, TABLES, services.settings, services.language, None)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    _, _, _, lessons, *_ = page.findChildren(Link)
    assert lessons.text() == "Play your first game"
    qtbot.waitUntil(lambda: page.is_settled)
    assert {chair.level for chair in page.setup().chairs[1:]} == {"level3"}
    services.settings.set("lessons", {"cannir": ["suite"]})
    assert lessons.text() == "Learn"
    # Whoever has only learnt so far meets the gentlest bots first.
    assert {chair.level for chair in page.setup().chairs[1:]} == {"level1"}
    assert page.setup().seats == (TABLES[page.chosen_game_id].first_seats or 2)


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize(("width", "numbers"), [(1150, True), (1920, False)])
def test_all_labels_say_alike_how_many_play_and_in_one_size(
    shelf: ShelfPage,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    numbers: bool,
) -> None:
    services.language.install("pt")
    seen: list[tuple[Any, ...]] = []
    monkeypatch.setattr(shelf_painting, "paint_label", lambda *given, **more: seen.append(given))
    shelf.resize(width, 1000)
    shelf.grab()
    boxes = shelf.findChildren(ShelfBox)
    said = {given[2]: (given[3], given[8]) for given in seen}
    assert len(said) == len(boxes)
    for box in boxes:
        assert said[box.text()][0] == (box.seats() if numbers else box.players())
    (facts_scale,) = {size for _, size in said.values()}
    assert facts_scale <= 1


def test_a_line_below_a_name_is_as_small_as_the_longest_needs(shelf: ShelfPage) -> None:
    facts = [("2 jogadores", "30 min"), ("2 a 6 jogadores", "75 min")]
    assert (
        shelf_painting.facts_scale(facts, 150)
        == shelf_painting.facts_scale(facts[1:], 150)
        < shelf_painting.facts_scale(facts[:1], 150)
    )
    assert shelf_painting.facts_scale(facts, 1000) == 1


def test_names_below_boxes_are_equally_large_and_facts_stand_below_each_other_if_need_be() -> None:
    titles, facts = ["Condottiere III", "Cannir"], [("2–6", "75 min"), ("2–3", "10 min")]
    assert shelf_painting.title_size(titles, 300.0) == shelf_painting.TITLE_TYPE_PX
    small = shelf_painting.title_size(titles, 96.0)
    assert small < 14
    width = QFontMetricsF(serif(64, 700)).horizontalAdvance(titles[0]) / 64
    assert small * width == pytest.approx(84.0)
    assert (
        small < shelf_painting.title_size(titles, 96.0, stacked=True) < shelf_painting.TITLE_TYPE_PX
    )
    assert not shelf_painting.is_crowded(facts, 140.0)
    assert shelf_painting.is_crowded(facts, 92.0)


def test_the_foot_has_room_for_every_word_in_a_small_window(
    qtbot: QtBot, services: Services, qapp: QApplication
) -> None:
    """Where it is narrow words stand alone, and the longest in two lines; none is squeezed."""
    page = QWidget()
    qtbot.addWidget(page)
    row = FootRow(page)
    row.resize(588, row.height())
    for code in LANGUAGES:
        services.language.install(code)
        for first in (True, False):
            row.feature_lessons(first)
            links = row.findChildren(Link)
            assert sum(link.size_hint().width() for link in links) <= row.width(), code

    # A small screen leaves less to the largest texts.
    apply_theme(qapp, LIGHT, SIZES["largest"])
    QWidget.resize(row, 418, row.height())
    for code in LANGUAGES:
        services.language.install(code)
        for first in (True, False):
            row.feature_lessons(first)
            links = row.findChildren(Link)
            assert sum(link.size_hint().width() for link in links) <= row.width(), code
            for link in links:
                # A single word is never thought of as two lines.
                metrics = QFontMetrics(serif(link._brief, 700))
                longest = max(map(metrics.horizontalAdvance, link.text().split()))
                assert link.size_hint().width() >= longest, link.text()


@pytest.mark.usefixtures("looked_at")
def test_the_star_stays_beside_the_name(shelf: ShelfPage) -> None:
    shelf.resize(1280, 800)
    settle()
    for top in (30, 10):
        margins = shelf._header.contentsMargins()
        margins.setTop(top)
        # The layout moves the name after the wall was painted.
        shelf._header.setContentsMargins(margins)
        settle()
        shelf.grab()
        assert shelf._star == shelf._name.geometry().center().y() + 1
