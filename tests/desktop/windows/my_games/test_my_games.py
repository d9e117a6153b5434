"""All my games: listed, continued, replayed, deleted and brought back, by click and key."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language import attendance_texts
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.seat_look import LOOKS
from desktop.review.review_runner import ReviewRunner
from desktop.storage.saved_game_list import SavedGame, describe, read
from desktop.style.theme import current_theme
from desktop.windows.dialogs import file_dialogs
from desktop.windows.main import MainWindow
from desktop.windows.my_games.model import GAME
from desktop.windows.my_games.my_games_page import GamesPage
from desktop.windows.my_games.my_games_panel import Seat
from desktop.windows.my_games.my_games_texts import length, standing_text
from desktop.windows.notice import Notice
from desktop.windows.pictures.board_picture import picture_of
from desktop.windows.pictures.thumbnails import SIZE, Thumbnails
from desktop.windows.shelf.foot_row import Link
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.core.values import Json
from engine.games import GAMES
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import load_match, new_record
from engine.play.record import load, save
from tests.desktop.kit import Services, activate, cut_off, find, list_games, owned, settle
from tests.desktop.windows.main_kit import BOTS, PEOPLE, answer, open_window, record
from tests.desktop.windows.test_accessibility import faults

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
YOU: tuple[Json, ...] = ({"kind": "human", "name": ""}, BOTS[0])


def put(
    services: Services, number: int, game: str, players: tuple[Json, ...], answers: int
) -> Path:
    """Return a game played so many minutes ago."""
    store = services.store
    match = Match(new_record(GAMES[game], 2, 5, None, players))
    play_scripted(match, answers)
    path = (store.watched if players == BOTS else store.games) / f"{number} {game}.conquista"
    save(match.record, path)
    os.utime(path, (1.7e9 - 60 * number, 1.7e9 - 60 * number))
    return path


@pytest.fixture
def paths(services: Services) -> list[Path]:
    """Return two unfinished games, a finished and a watched one, and what cannot be read."""
    made = [
        put(services, 0, "cannir", YOU, 3),
        put(services, 1, "contrees", PEOPLE, 2),
        put(services, 2, "cannir", YOU, 1000),
        put(services, 3, "cannir", BOTS, 2),
        services.store.games / "4 damaged.conquista",
    ]
    made[4].write_text("{")
    return made


@pytest.fixture
def page(qtbot: QtBot, services: Services, paths: list[Path]) -> Iterator[GamesPage]:
    for window in open_window(qtbot, services):
        activate(qtbot, window)
        qtbot.mouseClick(find(window, QPushButton, "all-games"), LEFT)
        (page,) = window.findChildren(GamesPage)
        wait_for(qtbot, page, 5)
        yield page


def wait_for(qtbot: QtBot, page: GamesPage, count: int) -> None:
    qtbot.waitUntil(lambda: len(listed(page)) == count)


def listed(page: GamesPage) -> list[Path]:
    model = page.list.model()
    games = [model.index(row, 0).data(GAME) for row in range(model.rowCount())]
    return [saved.path for saved in games if saved is not None]


def headings(page: GamesPage) -> list[str]:
    model = page.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [index.data() for index in rows if index.data(GAME) is None]


def chosen(page: GamesPage) -> SavedGame:
    saved = page.list.currentIndex().data(GAME)
    assert isinstance(saved, SavedGame)
    return saved


def test_controls_reached_by_keyboard_have_accessible_names(
    page: GamesPage, paths: list[Path]
) -> None:
    (scroll,) = page.findChildren(FadingScroll)
    for path in paths:
        page.list.setCurrentIndex(page.list.indexAt(place(page, path).center()))
        assert chosen(page).path == path
        assert scroll.isVisible()
        assert not list(faults(page))
        assert scroll.accessibleName() in [label.text() for label in scroll.findChildren(QLabel)]


def place(page: GamesPage, path: Path) -> QRect:
    """Return where a game stands on the screen, scrolled to."""
    model = page.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    (index,) = [i for i in rows if i.data(GAME) is not None and i.data(GAME).path == path]
    page.list.scrollTo(index)
    return page.list.visualRect(index)


def pick(qtbot: QtBot, page: GamesPage, path: Path) -> None:
    at = place(page, path).center()
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=at)
    assert chosen(page).path == path


def window_of(page: GamesPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def test_every_game_is_listed_under_what_became_of_it(page: GamesPage, paths: list[Path]) -> None:
    assert headings(page) == ["unfinished", "finished", "watched", "unreadable"]
    assert listed(page) == paths
    assert chosen(page).path == paths[0]


def test_one_click_leads_there_also_without_a_game_to_continue(
    qtbot: QtBot, window: MainWindow
) -> None:
    (link,) = (link for link in window.findChildren(Link) if link.text() == "My games")
    qtbot.mouseClick(link, LEFT)
    (page,) = window.findChildren(GamesPage)
    assert page.isVisible()
    assert not listed(page)
    assert not find(page, QPushButton, "open").isVisible()
    qtbot.mouseClick(find(page, QPushButton, "back"), LEFT)
    assert window.findChild(ShelfPage).isVisible()


def test_arrows_skip_headings_and_enter_continues(
    qtbot: QtBot, page: GamesPage, paths: list[Path]
) -> None:
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert chosen(page).path == paths[1]
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert chosen(page).path == paths[2]
    qtbot.keyClick(page.list, Qt.Key.Key_Up)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    session = window_of(page).session
    assert session is not None
    assert owned(session).record == load(paths[1])


def test_a_finished_game_is_reviewed(
    qtbot: QtBot, page: GamesPage, paths: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    pick(qtbot, page, paths[2])
    window = window_of(page)
    assert find(page, QPushButton, "open").accessibleName() == "Review"
    qtbot.mouseClick(find(page, QPushButton, "open"), LEFT)
    assert window.table is not None
    assert window.table.review.is_open
    assert window.table.replay.ply == window.table.replay.last


def test_a_finished_game_is_replayed(qtbot: QtBot, page: GamesPage, paths: list[Path]) -> None:
    pick(qtbot, page, paths[2])
    window = window_of(page)
    qtbot.mouseClick(find(page, QPushButton, "replay"), LEFT)
    assert window.session is not None
    assert window.session.match.result is not None
    assert window.table is not None
    assert window.table.replay.is_open
    window.leave_table()
    assert paths[2].exists()


def test_a_double_click_continues_and_the_game_played_is_then_offered(
    qtbot: QtBot, page: GamesPage, paths: list[Path], services: Services
) -> None:
    window = window_of(page)
    pick(qtbot, page, paths[1])
    qtbot.mouseDClick(page.list.viewport(), LEFT, pos=place(page, paths[1]).center())
    assert window.session is not None
    assert window.session.match.game.id == "contrees"
    os.utime(paths[0], (1e9, 1e9))
    answer(window)
    assert len(load(paths[1]).answers) == 3
    window.leave_table()
    qtbot.mouseClick(find(window, QPushButton, "continue"), LEFT)
    assert window.session.match.game.id == "contrees"
    assert len(list(services.store.paths())) == 5


def test_delete_and_undo_by_key(qtbot: QtBot, page: GamesPage, paths: list[Path]) -> None:
    before = paths[0].read_bytes()
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert not paths[0].exists()
    assert listed(page) == paths[1:]
    assert chosen(page).path == paths[1]
    assert "until Conquista is closed" in window_of(page).notice
    qtbot.keyClick(page.list, Qt.Key.Key_Z, CONTROL)
    assert paths[0].read_bytes() == before
    assert listed(page) == paths
    assert chosen(page).path == paths[0]
    assert window_of(page).notice == ""


def test_the_notice_of_a_deleted_game_keeps_off_the_chosen_one(
    qtbot: QtBot, page: GamesPage, paths: list[Path]
) -> None:
    for number, path in enumerate(paths[:1] * 9):
        (path.parent / f"more {number}.conquista").write_bytes(path.read_bytes())
    page.enter()
    wait_for(qtbot, page, len(paths) + 9)
    for key, at_foot in ((Qt.Key.Key_Home, True), (Qt.Key.Key_End, False)):
        qtbot.keyClick(page.list, key)
        qtbot.keyClick(page.list, Qt.Key.Key_Delete)
        (notice,) = window_of(page).findChildren(Notice)
        place = notice.mapToGlobal(notice.rect().center()).y()
        shown = page.list.mapToGlobal(page.list.rect().center()).y()
        assert (place > shown) == at_foot
        row = page.list.visualRect(page.list.currentIndex())
        assert page.list.viewport().rect().intersects(row)
        row.moveTopLeft(page.list.viewport().mapToGlobal(row.topLeft()))
        assert not row.intersects(QRect(notice.mapToGlobal(QPoint()), notice.size()))


def test_a_smaller_window_keeps_the_chosen_game_in_sight(
    qtbot: QtBot, page: GamesPage, paths: list[Path]
) -> None:
    qtbot.keyClick(page.list, Qt.Key.Key_End)
    window_of(page).resize(1024, 640)
    settle()
    row = page.list.visualRect(page.list.currentIndex())
    assert page.list.viewport().rect().intersects(row)


def test_delete_and_undo_by_click(qtbot: QtBot, page: GamesPage, paths: list[Path]) -> None:
    pick(qtbot, page, paths[4])
    assert "damaged" in chosen_text(page)
    assert not find(page, QPushButton, "open").isVisible()
    qtbot.mouseClick(find(page, QPushButton, "delete"), LEFT)
    assert listed(page) == paths[:4]
    qtbot.mouseClick(find(window_of(page), QPushButton, "act"), LEFT)
    assert listed(page) == paths
    assert paths[4].read_text() == "{"


def chosen_text(page: GamesPage) -> str:
    """Return the accessible text of the chosen game."""
    return str(page.list.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))


def test_deleted_games_go_when_the_window_closes(
    qtbot: QtBot, page: GamesPage, paths: list[Path], services: Services
) -> None:
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    window_of(page).close()
    settle()
    assert len(list_games(services.again().store).games()) == 4
    assert not list(services.store.games.glob("deleted/*"))


def test_a_game_is_as_long_as_its_review_counts(page: GamesPage, services: Services) -> None:
    """Silent answers are no moves of their own."""
    path = put(services, 5, "cortez", YOU, 60)
    page._saved.refresh()
    page._saved.read_all()
    (saved,) = [game for game in page._saved.games() if game.path == path]
    match, table = load_match(path), TABLES["cortez"]
    counted = table.moves(match).count
    assert saved.moves == counted < saved.ply
    assert length(saved) == f"{counted} moves, deal 5"


def test_a_deal_that_was_chosen_can_be_read_and_searched_for(
    qtbot: QtBot, page: GamesPage, paths: list[Path]
) -> None:
    pick(qtbot, page, paths[1])
    said = [label.text() for label in page.panel.findChildren(QLabel)]
    assert "2 moves, deal 5" in said
    page.search.setText("deal 5")
    wait_for(qtbot, page, 4)
    page.search.setText("deal 99999")
    wait_for(qtbot, page, 0)


def test_the_table_with_friends_says_while_it_waits_for_the_person(page: GamesPage) -> None:
    card = page._running
    card.show_table(TABLES["cannir"], ("Rui",))
    assert card._sentence.text() == "The match goes on."
    told = window_of(page)._friends.turn_told
    told.emit(True)
    assert card._sentence.text() == "It is your turn."
    told.emit(False)
    assert card._sentence.text() == "The match goes on."


def test_everybody_who_gave_up_is_named() -> None:
    names, said = ["Amélie", "Rui", ""], attendance_texts.bots_played
    assert said(names, (), ()) == ""
    assert said(names, [0, 1], [0, 1]) == "Amélie and Rui gave up; bots played on."
    assert said(names, [0, 2], [0]) == (
        "Amélie gave up; a bot played on. A bot played for you part of the time."
    )
    assert said(names, [0, 2], [0, 2]) == "You and Amélie gave up; bots played on."
    assert said(names, [1, 2], []) == "Bots played for you and Rui part of the time."


def test_who_gave_up_is_named_in_the_list(services: Services) -> None:
    people: tuple[Json, ...] = tuple({"kind": "human", "name": name} for name in ("Ana", "Rui"))
    match = Match(replace(new_record(GAMES["cannir"], 3, 5, None, (*people, BOTS[0])), apart=True))
    match.leave(1, "level1", for_good=True)
    play_scripted(match, 99)
    assert match.result is not None
    saved = describe(match, services.store.games / "a.conquista", datetime.now())
    assert standing_text(saved, TABLES).endswith("Rui gave up; a bot played on.")


def test_searching_and_filtering(qtbot: QtBot, page: GamesPage, paths: list[Path]) -> None:
    qtbot.keyClick(page.list, Qt.Key.Key_F, CONTROL)
    (search,) = (line for line in page.findChildren(QLineEdit) if line.hasFocus())
    qtbot.keyClicks(search, "bruno")
    assert listed(page) == [paths[1]]
    assert chosen(page).path == paths[1]
    qtbot.keyClicks(search, "xyz")
    assert not page.list.isVisible()
    search.clear()
    (kinds,) = page.findChildren(QComboBox)
    kinds.setCurrentIndex(kinds.findData("contrees"))
    assert listed(page) == [paths[1]]
    kinds.setCurrentIndex(0)
    assert listed(page) == paths


def test_a_copy_can_be_saved_elsewhere(
    qtbot: QtBot,
    page: GamesPage,
    paths: list[Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "copy.conquista"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda parent, folder, title: target)
    qtbot.mouseClick(find(page, QPushButton, "copy"), LEFT)
    assert load(target) == load(paths[0])
    assert window_of(page).notice.startswith("Saved as “copy” in ")


def test_a_game_open_in_another_window_is_offered_as_such(
    qtbot: QtBot, page: GamesPage, paths: list[Path], services: Services
) -> None:
    other = services.again().store
    other.open(paths[0])
    page.enter()
    pick(qtbot, page, paths[0])
    assert "another window" in chosen_text(page)
    assert not find(page, QPushButton, "open").isEnabled()
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert window_of(page).session is None
    other.close()
    page.enter()
    assert find(page, QPushButton, "open").isEnabled()


def test_screen_readers_hear_all_of_a_game(page: GamesPage) -> None:
    said = chosen_text(page)
    for word in ("Cannir", "You", "Aldric", "turn"):
        assert word in said
    assert page.list.accessibleName() == "My games"


def test_from_the_table_by_key(qtbot: QtBot, window: MainWindow, services: Services) -> None:
    services.settings.set("confirm", False)
    activate(qtbot, window)
    window.open_record(record())
    answer(window)
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    assert window.session is None
    (page,) = window.findChildren(GamesPage)
    wait_for(qtbot, page, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Escape)
    assert window.findChild(ShelfPage).isVisible()


@pytest.mark.usefixtures("looked_at")
def test_hundreds_are_listed_without_painting_what_is_not_seen(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    path = put(services, 0, "cannir", YOU, 3)
    for number in range(1, 300):
        copy = path.with_name(f"{number}.conquista")
        copy.write_bytes(path.read_bytes())
        os.utime(copy, (1e9 - number, 1e9 - number))
    pictures = services.store.pictures
    pictures.mkdir(exist_ok=True)
    for name in ("holiday.png", f"{'0' * 32}.board.png"):
        (pictures / name).write_bytes(b"")
    window._on_games()
    assert {"holiday.png"} == {file.name for file in pictures.iterdir()}
    (page,) = window.findChildren(GamesPage)
    wait_for(qtbot, page, 300)
    view = page.findChild(QListView)
    view.scrollToBottom()
    settle()
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert chosen(page).path.name == "299.conquista"
    assert len(list(services.store.pictures.glob("*.png"))) < 60


def test_a_picture_is_never_that_of_another_moment(
    qtbot: QtBot, services: Services, tmp_path: Path
) -> None:
    """Quit, continued and played to its end: also for a moment, and after another start."""
    path = put(services, 0, "cannir", YOU, 3)
    match = load_match(path)

    def painted() -> QImage:
        parent = QWidget()
        qtbot.addWidget(parent)
        thumbnails = Thumbnails(services.store.pictures, TABLES, parent)
        for made in (thumbnails, others):
            assert made.get(read(path), 1.0) is None
            with qtbot.waitSignal(made.painted):
                pass
        found = thumbnails.get(read(path), 1.0)
        assert found is not None
        return found.toImage()

    keeper = QWidget()
    qtbot.addWidget(keeper)
    others = Thumbnails(tmp_path, TABLES, keeper)
    left = painted()
    play_scripted(match, 1000)
    assert match.result is not None
    save(match.record, path)
    end = painted()
    assert end != left
    table = TABLES["cannir"]
    candlelit = current_theme().candlelit
    assert end == picture_of(match, table, SIZE, 1.0, candlelit=candlelit).convertToFormat(
        end.format()
    )


@pytest.mark.parametrize(
    ("code", "size"), [("en", (1440, 900)), ("fr", (1024, 640)), ("pt", (1024, 640))]
)
def test_every_text_fits(
    page: GamesPage, services: Services, code: str, size: tuple[int, int]
) -> None:
    services.settings.set("language", code)
    page.window().resize(*size)
    page._delete()
    settle()
    assert list(cut_off(page.window())) == []


def test_long_names_are_elided_in_the_panel_with_a_tooltip(qtbot: QtBot) -> None:
    long = "Wolfgangus Maximilianus von und zu Wald"
    holder = QWidget()
    qtbot.addWidget(holder)
    seat = Seat(LOOKS[0], long, "Knight", holder)
    seat.resize(280, 30)
    holder.show()
    settle()
    name, level = seat.findChildren(QLabel)
    assert name.text().endswith("…")
    assert name.toolTip() == long
    assert level.text() == "Knight"
    assert name.geometry().right() < level.x()
