"""Around the table: notices, themes, help, rules, sheets to print, the size of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import (
    QByteArray,
    QDataStream,
    QEvent,
    QIODevice,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QFontInfo, QPixmap, QRegion, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.panels.box import PanelBox
from desktop.panels.seats.seat_card import SeatCard
from desktop.rulebook.window import RulesWindow
from desktop.style.apply_theme import rounded_mask
from desktop.style.shortcuts import ROWS, key_label
from desktop.style.theme import SERIF, THEMES
from desktop.table.buttons import Button
from desktop.table.prompt.prompt_strip import PromptStrip
from desktop.table.view import TableView
from desktop.windows import notice
from desktop.windows.current_game import kept_text
from desktop.windows.dialogs.help import AboutDialog, KeysDialog
from desktop.windows.friends.friends_controller import FriendsController
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.menus import Menus, mnemonic, name_mnemonics
from desktop.windows.my_games.my_games_page import GamesPage
from desktop.windows.placed_window import MIN_SIZE
from desktop.windows.print_dialog.dialog import PrintDialog
from desktop.windows.shelf.shelf_page import ShelfPage
from desktop.windows.shelf.start_panel import StartPanel
from engine.games import GAMES
from tests.desktop.kit import Services, settle
from tests.desktop.windows.main_kit import answer, open_window, record

pytestmark = pytest.mark.usefixtures("unpainted")


class Restyled(QObject):
    """The number of times that Qt styled a widget anew."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.StyleChange and isinstance(watched, QWidget):
            self.count += watched.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)
        return False


def test_hardly_any_part_of_a_new_window_is_styled_twice(
    qtbot: QtBot, qapp: QApplication, services: Services
) -> None:
    """Another parent, or another flag of a list that opens, has Qt style it all anew."""
    restyled = Restyled(qapp)
    qapp.installEventFilter(restyled)
    try:
        for window in open_window(qtbot, services):
            assert len(window.findChildren(QWidget)) > 100
            assert restyled.count < 20
    finally:
        qapp.removeEventFilter(restyled)
        restyled.deleteLater()


def test_a_brief_notice_goes_by_itself(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice, "BRIEF_MS", 1)
    monkeypatch.setattr(notice, "_MS_PER_LETTER", 1)
    line = notice.Notice(window, window.rect)
    with qtbot.waitSignal(line.announced) as announced:
        line.say(lambda: "Saved.", brief=True)
        assert line.text == "Saved."
    assert announced.args == ["Saved."]
    qtbot.waitUntil(lambda: not line.text)


def test_a_longer_notice_stays_longer(window: MainWindow) -> None:
    line = notice.Notice(window, window.rect)
    times = []
    for words in ("Saved.", kept_text(watched=False), kept_text(watched=True)):
        line.say(lambda words=words: words, brief=True)
        times.append(line._hide_timer.interval())
        # 12 letters a second, after two seconds to notice it.
        assert times[-1] >= 2000 + 1000 * len(words) / 12
    assert times == sorted(set(times))


@pytest.mark.parametrize(
    ("language", "size"), [("en", (1280, 800)), ("fr", (960, 500)), ("pt", (960, 500))]
)
def test_the_note_about_a_game_just_left_covers_nothing_on_the_shelf(
    qtbot: QtBot, window: MainWindow, services: Services, language: str, size: tuple[int, int]
) -> None:
    """It is over the plank, and a click goes through it."""
    services.language.install(language)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    window.open_record(record())
    answer(window)
    settle()
    (plate,) = window.findChildren(notice.Notice)
    with qtbot.waitSignal(plate.announced) as announced:
        window.leave_table()
    settle()
    assert announced.args == [kept_text(watched=False)]
    assert plate.isVisible()
    assert not any(button.isVisible() for button in plate.findChildren(QPushButton))
    shelf = window.findChild(ShelfPage)
    assert shelf is not None
    row, here = shelf._boxes, plate.geometry()
    place = QRect(row.mapTo(window, row.plank().topLeft()), row.plank().size())
    assert here.bottom() <= place.bottom()
    assert here.top() > place.top() - row.boxes[0].height() / 4
    under = window.childAt(here.center())
    assert under is not None
    assert not plate.isAncestorOf(under)
    assert under is not plate


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_a_notice_lies_over_no_board_title_goal_or_seat(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    (plate,) = window.findChildren(notice.Notice)
    plate.say(lambda: "The game could not be kept: no room is left on the device. " * 2)

    def clear(page: QWidget | None, *kinds: type[QWidget]) -> bool:
        assert page is not None
        settle()
        here = QRect(plate.mapTo(window, QPoint()), plate.size())
        others = [box for kind in kinds for box in page.findChildren(kind) if box.isVisible()]
        assert others
        places = [QRect(box.mapTo(window, QPoint()), box.size()) for box in others]
        return not any(here.intersects(place) for place in places)

    assert clear(window.findChild(ShelfPage), QLabel, StartPanel)
    window.open_record(record())
    assert clear(window.findChild(MatchPage), PromptStrip, TableView, SeatCard, PanelBox, Button)
    answer(window)
    assert clear(window.findChild(MatchPage), PromptStrip, TableView, SeatCard, PanelBox, Button)
    window.leave_table()
    window._on_games()
    assert clear(window.findChild(GamesPage), QLabel, QLineEdit)


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_keys_fit_the_smallest_window(
    qtbot: QtBot, window: MainWindow, services: Services, language: str
) -> None:
    services.language.install(language)
    for game, table in TABLES.items():
        sheet = KeysDialog(window, table.keys)
        sheet.show()
        settle()
        shown = [label.text() for label in sheet.findChildren(QLabel)]
        assert table.keys
        assert all({*row.caps, row.meaning()} <= set(shown) for row in table.keys), game
        assert sheet.width() <= 1024, game
        assert sheet.height() <= 640, game
        sheet.close()


def test_every_key_that_acts_stands_in_the_sheet(qtbot: QtBot, window: MainWindow) -> None:
    window.open_record(record(1))
    settle()
    told = {shown for row in ROWS for shown in row.caps}
    acting = {
        key_label(action.shortcut())
        for action in window.findChildren(QAction)
        if not action.shortcut().isEmpty()
    }
    assert acting <= told
    assert acting >= {"H", "Esc", "Space", "F10", "Ctrl+Z"}
    (page,) = window.findChildren(MatchPage)
    assert not page.findChildren(QShortcut)
    window.leave_table()


def test_the_letters_of_the_board_act_only_where_the_board_has_the_focus(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.open_record(record(1))
    (board,) = window.findChildren(TableView)
    letters = [action for action in board.actions() if len(action.shortcut().toString()) == 1]
    assert {action.objectName() for action in letters} >= {"hint", "hands", "read", "fit"}
    assert all(action.shortcutContext() == Qt.ShortcutContext.WidgetShortcut for action in letters)
    window.leave_table()


def test_every_theme_dresses_shelf_and_table(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record(1))
    (page,) = window.findChildren(MatchPage)
    looks = set()
    for theme in THEMES:
        services.settings.set("theme", theme.name)
        settle()
        palettes = (part.palette() for part in (page.strip, page.sidebar))
        looks.add(tuple(palette.button().color().name() for palette in palettes))
    assert len(looks) == len(THEMES)
    window.leave_table()


def test_everything_is_set_in_one_typeface(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    """Buttons, drop-downs, lists and menus too."""
    window.open_record(record(1))
    services.settings.set("text", "large")
    settle()
    families = {
        QFontInfo(widget.font()).family(): type(widget).__name__
        for widget in window.findChildren(QWidget)
    }
    assert set(families) == {SERIF}, families
    window.leave_table()


def test_whatever_pops_up_has_round_corners(qtbot: QtBot, window: MainWindow) -> None:
    def round_at(popup: QWidget) -> bool:
        picture = QPixmap(popup.size())
        picture.fill(Qt.GlobalColor.transparent)
        popup.render(picture)
        image, middle = picture.toImage(), picture.rect().center()
        return not image.pixelColor(0, 0).alpha() and image.pixelColor(middle).alpha() == 255

    (menu,) = window.findChildren(Menus)
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    assert round_at(menu)
    menu.close()
    shelf = window.findChild(ShelfPage)
    assert shelf is not None
    box = next(combo for combo in shelf.findChildren(QComboBox) if combo.isVisible())
    box.showPopup()
    assert round_at(box.view().window())
    box.hidePopup()
    QToolTip.showText(window.mapToGlobal(QPoint(40, 40)), "Undo", window)
    tips = (widget for widget in QApplication.topLevelWidgets() if widget.inherits("QTipLabel"))
    assert round_at(next(tips))
    QToolTip.hideText()


def test_no_two_actions_of_a_menu_share_a_mnemonic(qtbot: QtBot, window: MainWindow) -> None:
    (menus,) = window.findChildren(Menus)
    window.open_record(record())
    menus.aboutToShow.emit()
    texts = [action.text() for action in menus.actions() if action.isVisible() and action.text()]
    assert {"&Ledger", "&Open…"} < set(texts)
    letters = [letter for letter in map(mnemonic, texts) if letter]
    assert len(letters) == len(set(letters)) > 15
    # On a screen of 800 pixels all are in one column, in any size of text.
    menus.popup(QPoint(20, 20))
    rows = [menus.actionGeometry(action) for action in menus.actions() if action.isVisible()]
    assert len({row.x() for row in rows}) == 1
    assert menus.height() <= 768
    menus.close()


@pytest.mark.parametrize(
    ("texts", "named"),
    [
        (["&Ledger", "&Lessons"], ["&Ledger", "L&essons"]),
        (["&Open", "&Oo p"], ["&Open", "Oo &p"]),
        (["&A", "A"], ["&A", "A"]),
        (["Fish && &chips", "&Chips"], ["Fish && &chips", "C&hips"]),
    ],
)
def test_a_mnemonic_gives_way_to_that_of_an_earlier_action(
    texts: list[str], named: list[str]
) -> None:
    actions = [QAction(text) for text in texts]
    name_mnemonics(actions)
    assert [action.text() for action in actions] == named


def test_where_nothing_composes_windows_what_pops_up_is_cut_round() -> None:
    size = QSize(80, 40)
    cut = QRegion(rounded_mask(size, 9))
    assert cut.boundingRect() == QRect(QPoint(), size)
    for corner in (QPoint(0, 0), QPoint(79, 0), QPoint(0, 39), QPoint(79, 39), QPoint(1, 2)):
        assert not cut.contains(corner)
    for inside in (QPoint(0, 20), QPoint(40, 0), QPoint(40, 39), QPoint(4, 4)):
        assert cut.contains(inside)


def test_help_opens_and_closes(qtbot: QtBot, window: MainWindow) -> None:
    window.findChild(Menus).shortcuts_requested.emit()
    (keys,) = window.findChildren(KeysDialog)
    qtbot.keyClick(keys, Qt.Key.Key_Escape)
    settle()
    assert not window.findChildren(KeysDialog)
    about = AboutDialog(window)
    about.open()
    about.close()


def test_f1_opens_the_rules_at_what_is_asked(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (rules,) = window.findChildren(RulesWindow)
    assert rules.isVisible()
    rules.close()
    window.open_record(record())
    qtbot.waitUntil(lambda: window.session is not None and window.session.question is not None)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    (again,) = window.findChildren(RulesWindow)
    assert again is rules
    assert rules.isVisible()
    rules.close()


def test_ctrl_p_opens_the_sheets_to_print(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(PrintDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_window_size_is_remembered(qtbot: QtBot, services: Services) -> None:
    for window in open_window(qtbot, services):
        window.resize(1100, 700)
    again = services.again()
    for window in open_window(qtbot, again):
        assert window.minimumWidth() <= window.width()
    assert again.settings.get("window")


def kept_place(qtbot: QtBot, services: Services, window: MainWindow) -> None:
    """Wait until the settings say where a window is."""
    qtbot.waitUntil(lambda: services.again().settings.get("window") == window.saved_geometry())


def test_where_a_window_is_is_kept_before_it_is_closed(qtbot: QtBot, services: Services) -> None:
    for window in open_window(qtbot, services):
        window.resize(1100, 700)
        kept_place(qtbot, services, window)
        assert window.size() == QSize(1100, 700)
        QTest.keyClick(window, Qt.Key.Key_F11)
        assert window.isFullScreen()
        kept_place(qtbot, services, window)
    for window in open_window(qtbot, services.again()):
        assert window.isFullScreen()


class _Screen(QObject):
    """A screen of any size."""

    availableGeometryChanged = Signal(QRect)  # noqa: N815

    def __init__(self, width: int, height: int, parent: QObject) -> None:
        super().__init__(parent)
        self.size = QSize(width, height)

    def availableSize(self) -> QSize:
        return self.size


def test_the_smallest_window_fits_its_screen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notebook at 200 per cent has 960 × 500 pixels: nothing must lie below its edge."""
    small, large = _Screen(960, 500, window), _Screen(1920, 1040, window)
    for screen in (large, small, large, small):
        monkeypatch.setattr(window, "screen", lambda screen=screen: screen)
        window._on_screen(screen)  # type: ignore[arg-type]
        room = screen.size - window.minimumSize()
        assert room.width() > 0
        assert room.height() > 24, "a title bar has room"
        assert (window.minimumSize() == MIN_SIZE) == (screen is large)
    # Its scale, or a panel of the desktop, takes other room.
    small.size = QSize(1093, 614)
    small.availableGeometryChanged.emit(QRect(QPoint(), small.size))
    assert 900 < window.minimumWidth() <= 960
    large.size = QSize(400, 400)
    large.availableGeometryChanged.emit(QRect(QPoint(), large.size))
    assert window.minimumSize() == QSize(960, 500)
    assert window.minimumWidth() > 400, "it stands on the other screen"


def test_the_menu_leads_away_from_the_table(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    menu = window.findChild(Menus)
    (leave,) = [action for action in menu.actions() if action.objectName() == "leave"]
    assert not leave.isVisible()
    for with_friends, text in (
        (False, "Back to the shelf"),
        (True, "Back to the shelf (your seat stays yours)"),
    ):
        monkeypatch.setattr(FriendsController, "has_seat", with_friends)
        window.open_record(record())
        qtbot.waitUntil(lambda: window.session is not None)
        menu.about_to_show.emit()
        assert leave.isVisible()
        assert leave.text().replace("&", "") == text
        # It stands with what else may be done at this table.
        at = menu.actions().index(leave)
        assert menu.actions()[at - 1].objectName() != "print"
        leave.trigger()
        assert window.session is None
        menu.about_to_show.emit()
        assert not leave.isVisible()


def test_the_menu_takes_an_answer_back_and_gives_it_again(qtbot: QtBot, window: MainWindow) -> None:
    menu = window.findChild(Menus)

    def entry(name: str) -> QAction:
        (action,) = [action for action in menu.actions() if action.objectName() == name]
        return action

    assert not {"undo", "redo"} & {action.objectName() for action in menu.actions()}
    window.open_record(record())
    assert window.session is not None
    match, session = window.session.match, window.session
    qtbot.waitUntil(lambda: session.question is not None)
    assert not entry("undo").isEnabled()
    assert not entry("redo").isEnabled()
    answer(window)
    settle()
    assert match.ply == 1
    assert entry("undo").isEnabled()
    assert not entry("redo").isEnabled()
    entry("undo").trigger()
    settle()
    assert match.ply == 0
    assert not entry("undo").isEnabled()
    entry("redo").trigger()
    settle()
    assert match.ply == 1
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert match.ply == 0
    window.leave_table()
    qtbot.waitUntil(lambda: not any(a.objectName() == "undo" for a in menu.actions()))


def test_full_screen_and_back_is_what_was_before(qtbot: QtBot, services: Services) -> None:
    full, wide = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized
    for window in open_window(qtbot, services):
        window.showMaximized()
        for expected in (wide | full, wide):
            QTest.keyClick(window, Qt.Key.Key_F11)
            settle()
            assert window.windowState() & (full | wide) == expected
        window.showNormal()
        for expected in (full, Qt.WindowState.WindowNoState):
            QTest.keyClick(window, Qt.Key.Key_F11)
            settle()
            assert window.windowState() & (full | wide) == expected
        window.showMaximized()
        QTest.keyClick(window, Qt.Key.Key_F11)
    # It ended in full screen: so it begins again, and knows what was before.
    for window in open_window(qtbot, services.again()):
        assert window.isFullScreen()
        QTest.keyClick(window, Qt.Key.Key_F11)
        settle()
        assert window.isMaximized()
        assert not window.isFullScreen()


def test_escape_that_nothing_else_takes_ends_full_screen(qtbot: QtBot, services: Services) -> None:
    for window in open_window(qtbot, services):
        QTest.keyClick(window, Qt.Key.Key_Escape)
        settle()
        assert not window.isFullScreen()
        QTest.keyClick(window, Qt.Key.Key_F11)
        settle()
        assert window.isFullScreen()
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
        settle()
        assert not window.isFullScreen()


@pytest.mark.parametrize(("width", "height"), [(1100, 700), (3000, 1700)])
def test_a_window_whose_screen_is_gone_is_as_large_as_it_was(
    qtbot: QtBot, services: Services, width: int, height: int
) -> None:
    saved = QByteArray()
    stream = QDataStream(saved, QIODevice.OpenModeFlag.WriteOnly)
    stream.writeUInt32(0x1D9D0CB)
    stream.writeUInt16(3)
    stream.writeUInt16(0)
    where = QRect(2401, -880, width, height)
    stream << where << where
    stream.writeInt32(1)
    stream.writeBool(False)
    stream.writeBool(False)
    stream.writeInt32(4000)
    stream << where
    services.settings.set("window", bytes(saved.toHex().data()).decode())
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    least = window.minimumSize()
    assert window.size() == QSize(width, height).boundedTo(room - QSize(16, 64)).expandedTo(least)
    services.settings.set("window", "1d9d0cb000")
    MainWindow(GAMES, TABLES, services.settings, services.language, services.store).close()


def test_full_screen_remembers_what_x11_forgets(qtbot: QtBot, services: Services) -> None:
    full, wide = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized
    for window in open_window(qtbot, services):
        window.showMaximized()
        QTest.keyClick(window, Qt.Key.Key_F11)
        # So it tells of a window that fills the screen, whatever it was.
        window.setWindowState(full)
    for window in open_window(qtbot, services.again()):
        window.setWindowState(full)
        QTest.keyClick(window, Qt.Key.Key_F11)
        assert window.windowState() & (full | wide) == wide
