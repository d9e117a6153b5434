"""Favourites: set-ups with names, kept one by one and edited on the start panel."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import LANGUAGES
from desktop.play.favourites import MAX_NAME_LENGTH, favourites, forget, keep, rename
from desktop.windows.shelf.favourites_button import FavouriteNameDialog, FavouritesButton
from desktop.windows.shelf.seat_row import SeatRow
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.games import GAMES
from engine.play.setup import SeatSetup, Setup, default_setup, to_json
from tests.desktop.kit import Services, cut_off, find, settle

pytestmark = pytest.mark.usefixtures("unpainted")

CANNIR = GAMES["cannir"]
LEFT = Qt.MouseButton.LeftButton
SAVE = QDialogButtonBox.StandardButton.Save
TRIO = replace(
    default_setup(CANNIR),
    seats=3,
    chairs=(SeatSetup("human", "Ana"), SeatSetup("bot", "", "level5"), SeatSetup()),
)


# -- kept ------------------------------------------------------------------------------------


def test_they_are_there_at_the_next_start_in_their_order(qtbot: QtBot, services: Services) -> None:
    for name in ("Trio", "Duel", "Alone"):
        keep(services.settings, CANNIR, name, TRIO)
    keep(services.settings, CANNIR, "Duel", replace(default_setup(CANNIR), seed=7))
    kept = favourites(services.again().settings, CANNIR)
    assert list(kept) == ["Trio", "Duel", "Alone"]
    assert kept["Trio"] == TRIO
    assert kept["Duel"] == default_setup(CANNIR)


def test_a_name_that_cannot_be_shown_is_left_out(qtbot: QtBot, services: Services) -> None:
    for name in ("Trio", "a" * (MAX_NAME_LENGTH + 1), "a\nb", " "):
        keep(services.settings, CANNIR, name, TRIO)
    assert list(favourites(services.settings, CANNIR)) == ["Trio"]


def test_renamed_in_place_and_dropped(qtbot: QtBot, services: Services) -> None:
    for name in ("Trio", "Duel", "Alone"):
        keep(services.settings, CANNIR, name, TRIO)
    rename(services.settings, CANNIR, "Duel", "Two")
    forget(services.settings, CANNIR, "Trio")
    forget(services.settings, CANNIR, "unheard")
    assert list(favourites(services.again().settings, CANNIR)) == ["Two", "Alone"]


@pytest.mark.parametrize(
    "bad",
    [None, 3, [], {}, {**to_json(TRIO), "seats": 9}, {**to_json(TRIO), "options": {"x": 1}}],
)
def test_a_bad_entry_costs_only_itself(qtbot: QtBot, services: Services, bad: object) -> None:
    good, other = to_json(TRIO), {"chess": {"Blitz": {"minutes": 5}}}
    data = {
        "format": 1,
        "theme": "dark",
        "favourites": {"cannir": {"One": good, "Bad": bad, " ": good, "Two": good}, **other},
    }
    file = services.folder / "settings.json"
    file.write_text(json.dumps(data), "utf-8")
    settings = services.again().settings
    assert settings.file_fault == ""
    assert list(favourites(settings, CANNIR)) == ["One", "Two"]
    # What is not understood here stays, in its place: for a version that does.
    keep(settings, CANNIR, "Three", TRIO)
    rename(settings, CANNIR, "Two", "Deux")
    forget(settings, CANNIR, "One")
    kept = json.loads(file.read_text("utf-8"))["favourites"]
    assert list(kept["cannir"]) == ["Bad", " ", "Deux", "Three"]
    assert kept["cannir"]["Bad"] == bad
    assert kept["chess"] == other["chess"]


@pytest.mark.parametrize("bad", [[], 3, {"cannir": 3}, {"cannir": []}])
def test_none_at_all_where_there_is_nothing_to_read(
    qtbot: QtBot, services: Services, bad: object
) -> None:
    file = services.folder / "settings.json"
    file.write_text(json.dumps({"format": 1, "theme": "dark", "favourites": bad}), "utf-8")
    settings = services.again().settings
    assert favourites(settings, CANNIR) == {}
    assert settings.theme == "dark"
    keep(settings, CANNIR, "Trio", TRIO)
    assert list(favourites(settings, CANNIR)) == ["Trio"]


# -- on the panel ----------------------------------------------------------------------------


@pytest.fixture
def shelf(qtbot: QtBot, services: Services, dressed: QApplication) -> ShelfPage:
    services.settings.set("game", "cannir")
    page = ShelfPage(GAMES, TABLES, services.settings, services.language, None)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qtbot.waitExposed(page)
    return page


def opened(qtbot: QtBot, shelf: ShelfPage) -> QMenu:
    """Return the menu under the star."""
    star = find(shelf, FavouritesButton, "favourites")
    qtbot.mouseClick(star, LEFT)
    (menu,) = (m for m in star.findChildren(QMenu) if m.isVisible())
    return menu


def entries(menu: QMenu) -> list[str]:
    """Return the names in a menu."""
    return [a.text() for a in menu.actions() if a.text() and not a.menu()]


def choose(qtbot: QtBot, menu: QMenu, text: str) -> None:
    """Click an entry."""
    (action,) = (a for a in menu.actions() if a.text().replace("&", "") == text)
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def inside(qtbot: QtBot, menu: QMenu, text: str) -> QMenu:
    """Open a menu in the menu."""
    found: list[QAction] = [a for a in menu.actions() if a.text().replace("&", "") == text]
    inner = found[0].menu()
    assert isinstance(inner, QMenu)
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(found[0]).center())
    qtbot.waitUntil(inner.isVisible)
    return inner


def dialog_of(qtbot: QtBot, shelf: ShelfPage) -> FavouriteNameDialog:
    (dialog,) = shelf.findChildren(FavouriteNameDialog)
    qtbot.waitExposed(dialog)
    return dialog


def present(qtbot: QtBot, shelf: ShelfPage) -> Setup:
    """Return the set-up on the panel, by clicking Play."""
    with qtbot.waitSignal(shelf.play_requested) as begun:
        qtbot.mouseClick(find(shelf, QPushButton, "play"), LEFT)
    assert begun.args is not None
    return begun.args[1]


def test_saved_under_a_name_and_picked_again(
    qtbot: QtBot, services: Services, shelf: ShelfPage
) -> None:
    (three,) = (b for b in shelf.findChildren(QPushButton) if b.property("seats") == 3)
    qtbot.mouseClick(three, LEFT)
    choose(qtbot, opened(qtbot, shelf), "Save this set-up…")
    dialog = dialog_of(qtbot, shelf)
    save = dialog.findChild(QDialogButtonBox).button(SAVE)
    assert not save.isEnabled()
    qtbot.keyClicks(dialog.field, "  Ana & Bruno ")
    qtbot.mouseClick(save, LEFT)
    settle()
    assert list(favourites(services.settings, CANNIR)) == ["Ana & Bruno"]
    (two,) = (b for b in shelf.findChildren(QPushButton) if b.property("seats") == 2)
    qtbot.mouseClick(two, LEFT)
    settle()
    assert len(shelf.findChildren(SeatRow)) == 2
    choose(qtbot, opened(qtbot, shelf), "Ana  Bruno")
    settle()
    assert len(shelf.findChildren(SeatRow)) == 3
    assert present(qtbot, shelf) == favourites(services.settings, CANNIR)["Ana & Bruno"]


def test_everything_of_a_favourite_comes_back(
    qtbot: QtBot, services: Services, shelf: ShelfPage
) -> None:
    setup = replace(TRIO, options=dict.fromkeys(present(qtbot, shelf).options, True))
    keep(services.settings, CANNIR, "Trio", setup)
    choose(qtbot, opened(qtbot, shelf), "Trio")
    settle()
    assert present(qtbot, shelf) == setup


def test_a_namesake_is_replaced_and_said_so(
    qtbot: QtBot, services: Services, shelf: ShelfPage
) -> None:
    keep(services.settings, CANNIR, "Mine", TRIO)
    choose(qtbot, opened(qtbot, shelf), "Save this set-up…")
    dialog = dialog_of(qtbot, shelf)
    qtbot.keyClicks(dialog.field, "Mine")
    assert "replaced" in dialog.note
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    settle()
    assert favourites(services.settings, CANNIR)["Mine"].seats == 2


def test_renamed_but_never_onto_another(qtbot: QtBot, services: Services, shelf: ShelfPage) -> None:
    for name in ("Trio", "Duel"):
        keep(services.settings, CANNIR, name, TRIO)
    choose(qtbot, inside(qtbot, opened(qtbot, shelf), "Rename"), "Trio")
    dialog = dialog_of(qtbot, shelf)
    assert dialog.name == "Trio"
    save = dialog.findChild(QDialogButtonBox).button(SAVE)
    qtbot.keyClicks(dialog.field, "Duel")
    assert not save.isEnabled()
    assert "Another" in dialog.note
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    settle()
    assert list(favourites(services.settings, CANNIR)) == ["Trio", "Duel"]
    qtbot.keyClicks(dialog.field, "s")
    qtbot.mouseClick(save, LEFT)
    settle()
    assert list(favourites(services.settings, CANNIR)) == ["Duels", "Duel"]


def test_deleted(qtbot: QtBot, services: Services, shelf: ShelfPage) -> None:
    for name in ("Trio", "Duel"):
        keep(services.settings, CANNIR, name, TRIO)
    choose(qtbot, inside(qtbot, opened(qtbot, shelf), "Delete"), "Trio")
    assert list(favourites(services.settings, CANNIR)) == ["Duel"]


def test_a_name_can_be_given_up(qtbot: QtBot, services: Services, shelf: ShelfPage) -> None:
    choose(qtbot, opened(qtbot, shelf), "Save this set-up…")
    dialog = dialog_of(qtbot, shelf)
    qtbot.keyClicks(dialog.field, "x" * (MAX_NAME_LENGTH + 5))
    assert len(dialog.name) == MAX_NAME_LENGTH
    qtbot.keyClick(dialog.field, Qt.Key.Key_Escape)
    settle()
    assert favourites(services.settings, CANNIR) == {}
    assert not shelf.findChildren(FavouriteNameDialog)


def test_nothing_to_rename_before_there_is_one(qtbot: QtBot, shelf: ShelfPage) -> None:
    menu = opened(qtbot, shelf)
    assert entries(menu) == ["&Save this set-up…"]
    assert not any(a.isEnabled() for a in menu.actions() if a.menu())
    qtbot.keyClick(menu, Qt.Key.Key_Escape)


def test_the_keyboard_opens_and_picks(qtbot: QtBot, services: Services, shelf: ShelfPage) -> None:
    keep(services.settings, CANNIR, "Trio", TRIO)
    star = find(shelf, FavouritesButton, "favourites")
    star.setFocus()
    qtbot.keyClick(star, Qt.Key.Key_Return)
    (menu,) = (m for m in star.findChildren(QMenu) if m.isVisible())
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    settle()
    assert len(shelf.findChildren(SeatRow)) == 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_fit(qtbot: QtBot, services: Services, shelf: ShelfPage, code: str) -> None:
    services.language.install(code)
    settle()
    for old in (None, "Duel"):
        dialog = FavouriteNameDialog(["Duel", "Trio"], old, shelf)
        dialog.field.setText("Trio")
        dialog.show()
        settle()
        assert dialog.note
        assert list(cut_off(dialog)) == []
        dialog.close()
    services.language.install("en")
