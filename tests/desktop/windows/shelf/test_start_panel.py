"""The panel beside the boxes: seats, options, the deal, and Play."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.names import after_colon
from desktop.painting.cache.disk_cache import DISK
from desktop.painting.fading_scroll import FadingScroll
from desktop.storage.saved_game_list import describe
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES, scaled
from desktop.style.theme import LIGHT
from desktop.windows.pictures.board_picture import Picture
from desktop.windows.shelf.boxes import BoxRow
from desktop.windows.shelf.seat_row import SeatRow
from desktop.windows.shelf.shelf_page import ShelfPage
from desktop.windows.shelf.start_panel import WIDTH, StartPanel
from desktop.windows.shelf.talk_choice import TalkChoice
from engine.core.options import options_of
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.setup import default_setup
from tests.desktop.kit import Services, find, settle
from tests.desktop.windows.shelf.shelf_kit import LEFT, PLAYERS, box_of, play

pytestmark = pytest.mark.usefixtures("unpainted")


def test_the_panel_fits_at_once_whatever_it_showed_before(qtbot: QtBot, shelf: ShelfPage) -> None:
    def seen() -> list[tuple[str, bool]]:
        settle()
        return [
            (label.text(), label.isVisible())
            for label in shelf.findChild(StartPanel).findChildren(QLabel)
        ]

    panel = shelf.findChild(StartPanel)
    shelf.resize(1280, 900)
    for game in ("cannir", "condottiere3", "condottiere1", "contrees", "condottiere3"):
        qtbot.mouseClick(box_of(shelf, game), LEFT)
        # Nothing of the game before is painted until it is deleted.
        rows = [row for row in panel.findChildren(SeatRow) if row.isVisible()]
        assert len(rows) == panel.setup().seats
        told = seen()
        # What is fitted again when everything has settled stays as it was.
        panel.retranslate()
        assert seen() == told
        bar = panel.findChild(QScrollArea).verticalScrollBar()
        assert bar.maximum() == 0


def test_a_game_for_two_without_cards(qtbot: QtBot, shelf: ShelfPage) -> None:
    qtbot.mouseClick(box_of(shelf, "contrees"), LEFT)
    settle()
    assert not [b for b in shelf.findChildren(QPushButton) if b.property("seats")]
    assert len(shelf.findChildren(SeatRow)) == 2
    said = [label.text() for label in shelf.findChildren(QLabel)]
    assert "Who begins" in said
    assert "2 players" in said, "nothing is left to choose, but the line is not empty"
    deal = find(shelf, QLineEdit, "deal")
    assert deal.isVisible(), "the number decides who begins"
    assert deal.toolTip() == "Choose a number to let the same player begin every time."
    assert "hands" not in find(shelf, QPushButton, "watch").toolTip()
    first = find(shelf, QComboBox, "first")
    first.setCurrentIndex(2)
    deal.setText("7")
    assert not first.isEnabled()
    assert (first.currentText(), first.toolTip()) == (
        "by the deal",
        "The number of the deal decides who begins.",
    )
    deal.setText("")
    assert (first.isEnabled(), first.currentText(), first.toolTip()) == (True, "by lot", "")
    first.setCurrentIndex(2)
    setup = play(qtbot, shelf)
    assert (setup.seats, setup.first) == (2, 1)


@pytest.mark.parametrize("size", [(960, 500), (1280, 800)])
@pytest.mark.parametrize("game", ["cannir", "condottiere1", "cortez"])
def test_seats_deal_and_strengths_keep_their_places(
    qtbot: QtBot, shelf: ShelfPage, game: str, size: tuple[int, int]
) -> None:
    panel = shelf.findChild(StartPanel)
    shelf.resize(*size)
    qtbot.mouseClick(box_of(shelf, game), LEFT)
    seen = set()
    numbers = TABLES[game].seats
    for seats in (*numbers, numbers[0]):
        settle()
        (button,) = (b for b in panel.findChildren(QPushButton) if b.property("seats") == seats)
        qtbot.mouseClick(button, LEFT)
        for level in (0, 1):
            settle()
            rows = [row for row in panel.findChildren(SeatRow) if row.isVisible()]
            strength = rows[1].findChildren(QComboBox)[1]
            strength.setFocus()
            qtbot.keyClick(strength, Qt.Key.Key_Home)
            for _ in range(level):
                qtbot.keyClick(strength, Qt.Key.Key_Down)
            settle()
            assert len(rows) == seats
            parts = find(panel, QLineEdit, "deal"), button, *rows[:2], strength
            bar = panel.findChild(QScrollArea).verticalScrollBar()
            seen.add(tuple(part.mapTo(panel, QPoint(0, bar.value())).y() for part in parts))
    assert len(seen) == 1


def test_the_panel_is_what_is_played(qtbot: QtBot, services: Services, shelf: ShelfPage) -> None:
    (three,) = (b for b in shelf.findChildren(QPushButton) if b.property("seats") == 3)
    qtbot.mouseClick(three, LEFT)
    settle()
    rows = shelf.findChildren(SeatRow)
    assert len(rows) == 3
    name = rows[2].findChild(QLineEdit)
    qtbot.keyClicks(name, "Ana")
    _, level = rows[2].findChildren(QComboBox)
    level.setFocus()
    qtbot.keyClick(level, Qt.Key.Key_End)
    tick = shelf.findChildren(QCheckBox)[0]
    qtbot.mouseClick(tick, LEFT, pos=QPoint(8, tick.height() // 2))
    setup = play(qtbot, shelf)
    assert setup.seats == 3
    assert (setup.chairs[2].name, setup.chairs[2].level) == ("Ana", "level5")
    assert sum(setup.options.values()) == 1
    # Next time the panel says the same.
    again = services.again()
    page = ShelfPage(GAMES, TABLES, again.settings, again.language, None)
    qtbot.addWidget(page)
    assert page.findChildren(SeatRow)[2].chair() == setup.chairs[2]
    assert [box.isChecked() for box in page.findChildren(QCheckBox)] == list(setup.options.values())


def test_the_only_person_is_you_two_people_have_names(qtbot: QtBot, shelf: ShelfPage) -> None:
    first, second = shelf.findChildren(SeatRow)
    assert first.findChild(QLineEdit).placeholderText() == "You"
    kind, level = second.findChildren(QComboBox)
    assert level.isVisible()
    kind.setFocus()
    qtbot.keyClick(kind, Qt.Key.Key_Home)
    assert not level.isVisible()
    assert first.findChild(QLineEdit).placeholderText() == "Isabeau"
    assert second.findChild(QLineEdit).placeholderText() == "Aldric"


def test_a_deal_can_be_chosen_by_number_only(qtbot: QtBot, shelf: ShelfPage) -> None:
    (deal,) = (e for e in shelf.findChildren(QLineEdit) if e.objectName() == "deal")
    qtbot.keyClicks(deal, "x4 2")
    assert play(qtbot, shelf).seed == 42
    assert not deal.text(), "it is for one game"
    assert play(qtbot, shelf).seed is None


def test_watching_seats_bots_and_is_not_remembered(
    qtbot: QtBot, services: Services, shelf: ShelfPage
) -> None:
    with qtbot.waitSignal(shelf.play_requested) as begun:
        qtbot.mouseClick(find(shelf, QPushButton, "watch"), LEFT)
    assert begun.args is not None
    assert [chair.kind for chair in begun.args[1].chairs[:2]] == ["bot", "bot"]
    assert services.settings.setup("cannir")["chairs"][0]["kind"] == "human"


def test_enter_in_a_name_plays_what_the_panel_says(qtbot: QtBot, shelf: ShelfPage) -> None:
    match = Match(new_record(GAMES["cannir"], 2, 7, None, PLAYERS))
    shelf.offer(describe(match, Path(), datetime.now()))
    name = shelf.findChildren(SeatRow)[1].findChild(QLineEdit)
    name.setFocus()
    with (
        qtbot.waitSignal(shelf.play_requested) as begun,
        qtbot.assertNotEmitted(shelf.resume_requested),
    ):
        qtbot.keyClick(name, Qt.Key.Key_Return)
    assert begun.args is not None


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_three_seats_fit_the_smallest_window(
    qtbot: QtBot, services: Services, shelf: ShelfPage, language: str
) -> None:
    services.language.install(language)
    shelf.resize(1024, 640)
    (three,) = (b for b in shelf.findChildren(QPushButton) if b.property("seats") == 3)
    qtbot.mouseClick(three, LEFT)
    settle()
    (scroll,) = shelf.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
    for tick in shelf.findChildren(QCheckBox):
        assert tick.isVisible()
        assert tick.toolTip()
        low = tick.mapTo(scroll, QPoint(0, tick.height())).y()
        assert low <= scroll.height()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_no_game_makes_the_panel_wider_than_it_is(
    qtbot: QtBot, services: Services, language: str
) -> None:
    """An option with a long name would push half of it out of sight."""
    services.language.install(language)
    page = QWidget()
    qtbot.addWidget(page)
    panel = StartPanel(GAMES, services.settings, page)
    (scroll,) = panel.findChildren(QScrollArea)
    for table in TABLES.values():
        panel.show_game(table, default_setup(table))
        inside = scroll.widget()
        assert inside is not None
        assert inside.minimumSizeHint().width() <= WIDTH, table.id


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", "normal"), ("fr", "normal"), ("pt", "normal"), ("pt", "largest"), ("pt_BR", "normal")],
)
def test_every_word_of_the_panel_has_room(
    qtbot: QtBot, qapp: QApplication, services: Services, language: str, size: str
) -> None:
    """Names of players aside: whatever a list, a label or a button says in any game."""
    services.language.install(language)
    apply_theme(qapp, LIGHT, SIZES[size])
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(scaled(WIDTH), 1400)
    panel = StartPanel(GAMES, services.settings, page)
    panel.resize(scaled(WIDTH), 1400)
    page.show()
    # With large text everything grows alike, so that one game will do.
    for table in TABLES.values() if size == "normal" else [TABLES["condottiere3"]]:
        panel.show_game(table, default_setup(table))
        settle()
        for deal in ("", "123456789"):
            find(panel, QLineEdit, "deal").setText(deal)
            for words, needed, room in measured(panel):
                assert needed <= room, (table.id, words)


def measured(panel: StartPanel) -> Iterator[tuple[str, int, int]]:
    """Yield every text that is never wrapped, its width, and the width that it has."""
    for box in panel.findChildren(QComboBox):
        style, option = box.style(), QStyleOptionComboBox()
        box.initStyleOption(option)
        part = style.SubControl.SC_ComboBoxEditField
        room = style.subControlRect(style.ComplexControl.CC_ComboBox, option, part, box).width()
        shown = [option.currentText]
        if not isinstance(box, TalkChoice):
            # Closed, that one shows the name of its choice alone.
            shown = [box.itemText(row) for row in range(box.count())]
        for words in shown if box.isVisible() else ():
            yield words, box.fontMetrics().horizontalAdvance(words), room
    labels = [label for label in panel.findChildren(QLabel) if not label.wordWrap()]
    widgets: list[QLabel | QAbstractButton] = [*labels, *panel.findChildren(QAbstractButton)]
    for widget in widgets:
        if widget.isVisible() and widget.text():
            yield widget.text(), widget.sizeHint().width(), widget.width()


@pytest.mark.usefixtures("looked_at")
def test_the_panel_has_a_picture_where_there_is_room(qtbot: QtBot, shelf: ShelfPage) -> None:
    (picture,) = shelf.findChildren(Picture)
    shelf.resize(1440, 900)
    settle()
    assert picture.isVisible()
    assert picture.height() >= 110
    qtbot.waitUntil(lambda: picture.is_painted)
    shelf.resize(960, 500)
    settle()
    assert not picture.isVisible()


@pytest.mark.parametrize("height", [760, 800, 836, 880])
def test_low_rows_make_room_for_the_picture(shelf: ShelfPage, height: int) -> None:
    (picture,) = shelf.findChildren(Picture)
    (boxes,) = shelf.findChildren(BoxRow)
    boxes.choose("condottiere1")
    shelf.resize(1440, height)
    settle()
    assert picture.isVisible()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_picture_takes_no_room_that_the_variants_need(
    qtbot: QtBot, services: Services, shelf: ShelfPage, language: str
) -> None:
    services.language.install(language)
    qtbot.mouseClick(box_of(shelf, "condottiere3"), LEFT)
    shelf.resize(1440, 900)
    settle()
    (scroll,) = shelf.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3", "cortez"])
def test_variants_are_explained_for_many_seats_too(
    qtbot: QtBot, shelf: ShelfPage, game: str
) -> None:
    """It is scrolled to, and stands not in tooltips alone; but only where it says something."""
    shelf.resize(1280, 720)
    qtbot.mouseClick(box_of(shelf, game), LEFT)
    for seats in (4, 5):
        (count,) = (b for b in shelf.findChildren(QPushButton) if b.property("seats") == seats)
        qtbot.mouseClick(count, LEFT)
        settle()
        said = [label.text() for label in shelf.findChildren(QLabel) if label.isVisible()]
        for option in options_of(TABLES[game].options):
            if not option.is_number:
                _, explained = TABLES[game].load_terms().option(option.name)
                holds = "odd number" not in explained or seats == 5
                assert (explained in said) is holds


def test_dependent_variants_follow_the_variant_they_need() -> None:
    for table in TABLES.values():
        before = ""
        for option in options_of(table.options):
            assert option.needs in ("", before)
            before = option.needs or option.name


def test_the_frame_of_a_name_keeps_off_its_charge(shelf: ShelfPage) -> None:
    settle()
    row = shelf.findChildren(SeatRow)[0]
    charge = next(label for label in row.findChildren(QLabel) if label.property("role") == "charge")
    assert charge.x() - find(row, QLineEdit, "seat-name").geometry().right() >= 6


def test_a_long_name_is_cut_at_its_end(qtbot: QtBot, shelf: ShelfPage) -> None:
    name = shelf.findChildren(SeatRow)[1].findChild(QLineEdit)
    name.setFocus()
    qtbot.keyClicks(name, "Maximiliana Wolffsen")
    shelf.findChildren(SeatRow)[0].findChild(QLineEdit).setFocus()
    assert name.cursorPosition() == 0


def test_an_option_that_needs_another_waits_for_it(qtbot: QtBot, shelf: ShelfPage) -> None:
    qtbot.mouseClick(box_of(shelf, "condottiere1"), LEFT)
    settle()
    match, thirty = shelf.findChildren(QCheckBox)
    assert not thirty.isEnabled()
    match.click()
    thirty.click()
    assert play(qtbot, shelf).options == {"points_match": True, "to_thirty": True}
    match.click()
    assert play(qtbot, shelf).options == {"points_match": False, "to_thirty": False}


def test_the_wheel_scrolls_the_panel_and_changes_no_list(qtbot: QtBot, shelf: ShelfPage) -> None:
    shelf.resize(1024, 640)
    qtbot.mouseClick(box_of(shelf, "condottiere1"), LEFT)
    (six,) = [b for b in shelf.findChildren(QPushButton) if b.property("seats") == 6]
    qtbot.mouseClick(six, LEFT)
    settle()
    bar = shelf.findChild(StartPanel).findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    lists = [box for box in shelf.findChildren(QComboBox) if box.isVisible()]
    assert {"first", "talk"} < {box.objectName() for box in lists}
    for box in lists:
        before = box.currentIndex()
        at = QPointF(box.rect().center())
        turn = QWheelEvent(
            at, QPointF(box.mapToGlobal(at)), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, turn)
        assert box.currentIndex() == before
        # Left to the panel that it is in.
        assert not turn.isAccepted()


def test_drop_down_lists_are_as_long_as_their_entries(qtbot: QtBot, shelf: ShelfPage) -> None:
    _, level = shelf.findChildren(SeatRow)[1].findChildren(QComboBox)
    level.showPopup()
    view = level.view()
    qtbot.waitUntil(view.isVisible)
    rows = [view.visualRect(level.model().index(row, 0)) for row in range(level.count())]
    assert rows[-1].bottom() < view.viewport().height()
    assert view.verticalScrollBar().maximum() == 0
    level.hidePopup()


def test_all_bots_are_made_as_strong_as_the_one_chosen_last(qtbot: QtBot, shelf: ShelfPage) -> None:
    qtbot.mouseClick(box_of(shelf, "condottiere1"), LEFT)
    (four,) = (b for b in shelf.findChildren(QPushButton) if b.property("seats") == 4)
    qtbot.mouseClick(four, LEFT)
    settle()
    same = find(shelf, QPushButton, "all bots")
    rows = [row for row in shelf.findChildren(SeatRow) if row.isVisible()]
    panel = shelf.findChild(StartPanel)
    assert panel is not None
    assert [row.chair().kind for row in rows] == ["human", "bot", "bot", "bot"]
    for row in rows:
        row.set_level("level2")
    assert same.isHidden()
    settle()
    below = panel._variants_head
    before = below.mapTo(panel, QPoint())
    rows[2]._level.setCurrentIndex(4)
    settle()
    assert same.isVisible()
    assert below.mapTo(panel, QPoint()) == before
    assert same.text() == "All bots: Doge"
    last = rows[-1].mapTo(panel, rows[-1].rect().bottomLeft())
    assert last.y() < same.mapTo(panel, QPoint()).y() < before.y()
    assert panel.findChild(QScrollArea).verticalScrollBar().maximum() == 0
    qtbot.mouseClick(same, LEFT)
    assert [chair.level for chair in panel.setup().chairs[:4]] == ["level2", *["level5"] * 3]
    assert same.isHidden()
    # Where a single bot plays there is nothing to make equal.
    rows[3]._level.setCurrentIndex(0)
    assert same.text() == "All bots: Page"
    for row in rows[1:3]:
        row._kind.setCurrentIndex(0)
    assert same.isHidden()


def test_the_panel_stays_where_it_is_when_all_bots_are_made_equal(
    qtbot: QtBot, shelf: ShelfPage
) -> None:
    shelf.resize(1024, 560)
    qtbot.mouseClick(box_of(shelf, "condottiere3"), LEFT)
    (six,) = [b for b in shelf.findChildren(QPushButton) if b.property("seats") == 6]
    qtbot.mouseClick(six, LEFT)
    settle()
    shelf.findChildren(SeatRow)[1]._level.setCurrentIndex(4)
    settle()
    same, scroll = find(shelf, QPushButton, "all bots"), shelf.findChild(FadingScroll)
    bar = scroll.verticalScrollBar()
    assert bar.maximum() > 60
    same.setFocus()
    bar.setValue(30)
    same.click()
    settle()
    assert same.isHidden()
    assert bar.value() == 30
    # After a game it begins at the top.
    bar.setValue(bar.maximum())
    panel = shelf.findChild(StartPanel)
    panel.hide()
    panel.show()
    assert bar.value() == 0


@pytest.mark.usefixtures("looked_at")
def test_until_the_board_is_painted_the_box_is_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Picture, "_paint_later", lambda picture: None)
    monkeypatch.setattr(DISK, "get", lambda *_: None)
    page = QWidget()
    qtbot.addWidget(page)
    picture = Picture(GAMES, page)
    picture.resize(300, 160)
    lid = QPixmap(60, 90)
    lid.fill("#c00000")
    picture.show_game(TABLES["cannir"], lambda: lid)
    assert picture.grab().toImage().pixelColor(150, 80).name() == "#c00000"


def shown(box: QComboBox) -> str:
    """Return the text on a closed box."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return str(option.currentText)


def test_how_much_bots_talk_is_chosen_where_the_game_is_set_up(
    qtbot: QtBot, shelf: ShelfPage, services: Services
) -> None:
    panel = shelf.findChild(StartPanel)
    talk = find(shelf, QComboBox, "talk")
    remarks = []
    for game in ("cannir", "contrees"):
        qtbot.mouseClick(box_of(shelf, game), LEFT)
        settle()
        assert talk.isVisible()
        remarks += [talk.itemText(i) for i in range(3)]
    assert remarks[1] == "Sparing: the bots only greet."
    qtbot.mouseClick(box_of(shelf, "condottiere3"), LEFT)
    settle()
    assert talk.isVisible()
    assert not {*remarks} & {talk.itemText(i) for i in range(3)}, "here they make agreements"
    names = [talk.itemText(i).split(":")[0] for i in range(3)]
    assert names == ["Silent", "Sparing", "Lively"]
    assert shown(talk) == "Sparing"
    meanings = set()
    for index, chosen in enumerate(("silent", "sparing", "lively")):
        talk.setCurrentIndex(index)
        talk.activated.emit(index)
        assert services.settings.talk == chosen
        told = panel._talk_meaning
        assert talk.toolTip() == told.text()
        assert talk.currentText() == f"{names[index]}: {after_colon(told.text(), ())}"
        assert shown(talk) == names[index]
        meanings.add(told.text())
    assert len(meanings) == 3
    services.settings.set("talk", "silent")
    assert shown(talk) == "Silent", "the settings changed it"


@pytest.mark.parametrize("game", ["condottiere3", "cannir", "contrees"])
@pytest.mark.parametrize("size", [(960, 500), (1280, 720), (1440, 900)])
def test_the_choice_of_talk_is_never_clipped(
    qtbot: QtBot, shelf: ShelfPage, size: tuple[int, int], game: str
) -> None:
    shelf.resize(*size)
    qtbot.mouseClick(box_of(shelf, game), LEFT)
    settle()
    panel = shelf.findChild(StartPanel)
    talk, label = find(shelf, QComboBox, "talk"), panel._talk_label
    assert label.width() >= label.sizeHint().width()
    style, option = talk.style(), QStyleOptionComboBox()
    talk.initStyleOption(option)
    part = style.SubControl.SC_ComboBoxEditField
    room = style.subControlRect(style.ComplexControl.CC_ComboBox, option, part, talk).width()
    assert talk.fontMetrics().horizontalAdvance(shown(talk)) <= room
    # There is room beside the window, which the list must not take.
    window = shelf.window()
    window.move(window.screen().geometry().right() - 150 - size[0], 0)
    talk.showPopup()
    assert talk.view().sizeHintForColumn(0) <= talk.view().viewport().width()
    popup = talk.view().window().geometry()
    assert popup.right() <= window.mapToGlobal(window.rect().topRight()).x()
    talk.hidePopup()
    meaning = panel._talk_meaning
    if meaning.isVisible():
        assert meaning.height() >= meaning.heightForWidth(meaning.width())
    else:
        assert talk.toolTip() == meaning.text()
