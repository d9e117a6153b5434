"""Large texts: at once everywhere, and nothing cut off or covered in the smallest window."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES, scaled, unscaled
from desktop.style.theme import DARK, LIGHT, control
from desktop.table.buttons import Button
from desktop.windows.dialogs.help import KeysDialog
from desktop.windows.dialogs.settings_dialog import SettingsDialog
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.play.match_files import new_record
from tests.desktop.kit import Services, cut_off, settle
from tests.desktop.table.kit import HUMAN, Table, bot, cannir

pytestmark = pytest.mark.usefixtures("unpainted")

LARGEST = SIZES["largest"]
SMALLEST = (1024, 640)


class Worn(QWidget):
    """Counts how often it is dressed."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def changeEvent(self, event: QEvent) -> None:
        self.times += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


def overlapping(widget: QWidget) -> list[tuple[str, str]]:
    """Children of a widget that lie over each other."""
    shown = [child for child in widget.children() if isinstance(child, QWidget)]
    shown = [child for child in shown if child.isVisible() and not child.isWindow()]
    return [
        (type(one).__name__, type(other).__name__)
        for one, other in combinations(shown, 2)
        if one.geometry().intersects(other.geometry())
    ]


@pytest.mark.parametrize("game", list(TABLES))
def test_nothing_is_covered_at_the_smallest_table(
    qtbot: QtBot, services: Services, qapp: QApplication, game: str
) -> None:
    services.language.install("fr")
    apply_theme(qapp, LIGHT, LARGEST)
    seats = max(TABLES[game].seats)
    players = (HUMAN, *(bot(name) for name in ("Maud", "Lia", "Guillaume", "Inês", "Zoé")))
    table = Table(qtbot, new_record(GAMES[game], seats, 3, None, players[:seats]), size=SMALLEST)
    table.session.proceed()
    settle()
    page = table.page
    assert list(cut_off(page)) == []
    assert overlapping(page.sidebar) == overlapping(page.strip) == overlapping(page.head) == []
    # What does not fit is scrolled to; the board keeps most of the window.
    assert page.sidebar.size().height() >= page.sidebar.minimum_height
    assert page.sidebar.size().width() <= page.sidebar.parentWidget().width()
    assert page.view.height() > 0.7 * SMALLEST[1]


def test_the_panel_scrolls_only_where_it_must(
    qtbot: QtBot, services: Services, qapp: QApplication
) -> None:
    table = Table(qtbot, new_record(GAMES["cortez"], 4, 3, None, (HUMAN,) * 4), size=SMALLEST)
    for size in ("small", "normal", "large"):
        apply_theme(qapp, LIGHT, SIZES[size])
        settle()
        assert not table.page.sidebar.minimum_height


def test_another_size_is_there_at_once_and_gone_again(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(qtbot, cannir(HUMAN, bot("Ana")))
    table.until_asked()
    page = table.page
    measured = (
        lambda: page.strip.size().height(),
        lambda: page.sidebar.size().width(),
        lambda: page.sidebar.chronicle.view.rowHeight(0),
        lambda: page.sidebar.goal.fontInfo().pixelSize(),
        lambda: page.sidebar.undo_button.size().height(),
    )
    before = [measure() for measure in measured]
    apply_theme(qapp, LIGHT, LARGEST)
    settle()
    assert all(measure() > old for measure, old in zip(measured, before, strict=True))
    apply_theme(qapp, LIGHT)
    settle()
    assert [measure() for measure in measured] == before


def test_who_wears_a_theme_already_is_not_dressed_again(
    qtbot: QtBot, dressed: QApplication
) -> None:
    widget = Worn()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.times
    apply_theme(dressed, LIGHT)
    assert widget.times == before
    apply_theme(dressed, DARK)
    assert widget.times > before


def test_a_painted_widget_counts_in_pixels_of_normal_text(qtbot: QtBot, qapp: QApplication) -> None:
    button = Button()
    qtbot.addWidget(button)
    button.set_label("Undo")
    normal = button.size_hint()
    apply_theme(qapp, LIGHT, LARGEST)
    assert button.size_hint() == normal
    assert button.sizeHint() == QSize(scaled(normal.width()), scaled(normal.height()))
    button.resize(130, 39)
    assert (button.width(), button.height()) == (100, 30)
    assert button.at(QPointF(65, 13)) == QPointF(50, 10)
    assert unscaled(scaled(30)) == 30
    assert QFontMetricsF(control(13 * LARGEST)).height() > QFontMetricsF(control(13)).height()


@pytest.mark.parametrize("code", ["fr", "pt"])
def test_dialogs_fit_the_smallest_window(window: MainWindow, services: Services, code: str) -> None:
    window.resize(*SMALLEST)
    services.settings.set("language", code)
    # The first is open when the size is chosen in it.
    chosen_in = SettingsDialog(services.settings, window)
    chosen_in.show()
    settle()
    services.settings.set("text", "largest")
    settle()
    for dialog in (chosen_in, KeysDialog(window)):
        dialog.show()
        settle()
        assert dialog.rect().contains(dialog.childrenRect())
        assert list(cut_off(dialog)) == []
        assert dialog.width() <= SMALLEST[0]
        assert dialog.height() <= SMALLEST[1]
        dialog.close()


def test_the_shelf_is_not_cut_off(window: MainWindow, services: Services) -> None:
    window.resize(*SMALLEST)
    services.settings.set("language", "fr")
    services.settings.set("text", "largest")
    settle()
    # Links are painted as small as need be.
    assert [text for text in cut_off(window) if not text.startswith("Link")] == []
