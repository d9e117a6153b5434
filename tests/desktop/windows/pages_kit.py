"""Every page of the window, one after the other, and what is cut, covered or out of reach on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.storage.league_file import FILE
from desktop.style.widgets import Elided
from desktop.table.card_reader import CardReader
from desktop.table.curtain import Curtain
from desktop.table.view import TableView
from desktop.windows.dialogs.message import Message
from desktop.windows.main import MainWindow
from desktop.windows.notice import Notice
from desktop.windows.puzzles.puzzle_list import PuzzleList
from engine.core.values import Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.play import league as rules
from engine.play.autoplay import play_scripted
from engine.play.league import League
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record
from engine.play.setup import SeatSetup
from tests.desktop.kit import Services, cut_off, find, owned, plain_text, settle
from tests.desktop.table.kit import HUMAN, bot, human

NAMES = ("Ana", "Maud", "Guillaume", "Isabeau", "Lorenzo", "Inês")


@cache
def begun(game: str, seats: int, answers: int, people: int = 1) -> Record:
    """Return a match in play in which the first seat, a person's, chooses among several answers.

    `people`: how many of the seats are people's; one has no name.
    """
    players: list[Json] = [HUMAN] if people == 1 else [human(name) for name in NAMES[:people]]
    players += [bot(name) for name in NAMES[people:seats]]
    match = Match(new_record(GAMES[game], seats, 11, None, tuple(players)))
    play_scripted(match, answers)
    while match.decision is not None and (match.decision.seat != 0 or len(match.legal()) < 2):
        play_scripted(match, match.ply + 1)
    return match.record


@cache
def ended(game: str, seats: int) -> Record:
    """Return the same played to its end."""
    players = (HUMAN, *(bot(name) for name in NAMES[1:seats]))
    match = Match(new_record(GAMES[game], seats, 11, None, players))
    play_scripted(match, 100_000)
    return match.record


class Walk:
    """Goes from page to page of a window. Every method returns what is to be looked at."""

    def __init__(self, qtbot: QtBot, window: MainWindow, services: Services) -> None:
        self.qtbot, self.window, self.services = qtbot, window, services

    # -- the shelf ---------------------------------------------------------------------------

    def shelf(self, game: str) -> QWidget:
        """Return the shelf with the start panel of a game, and nothing to continue."""
        window = self.window
        window.leave_table()
        window._show_shelf()
        window._shelf._boxes.choose(game)
        self.qtbot.waitUntil(lambda: window._shelf.is_settled)
        window._shelf.offer(None)
        return window

    def seats(self, game: str) -> QWidget:
        """With as many seats as there may be, and all options open."""
        self.shelf(game)
        panel = self.window._shelf._panel
        if panel._segments is not None:
            panel._segments.buttons[-1].click()
        return self.window

    def unfinished(self, game: str) -> QWidget:
        """With a game to continue."""
        from desktop.storage.saved_game_list import describe

        self.shelf(game)
        match = Match(begun(game, max(TABLES[game].seats), 12))
        self.window._shelf.offer(describe(match, Path(), datetime(2026, 3, 4, 21, 40)))
        return self.window

    def favourite(self) -> QWidget:
        from desktop.windows.shelf.favourites_button import FavouriteNameDialog

        dialog = FavouriteNameDialog(["Soir"], None, self.window)
        dialog.field.setText("Soir")
        return self._opened(dialog)

    def numbers(self) -> QWidget:
        """Return the sheet of a game with many numbers to choose."""
        self.shelf("cortez")
        find(self.window, QPushButton, "details").click()
        settle()
        return self.dialog()

    # -- the table ---------------------------------------------------------------------------

    def table(self, game: str, seats: int, answers: int = 0) -> QWidget:
        """Return a match in which the person is asked."""
        self.window.open_record(begun(game, seats, answers))
        self.until_asked()
        return self.window

    def until_asked(self) -> None:
        page = self.window.table
        assert page is not None
        settle()
        page.director.skip()
        self.qtbot.waitUntil(lambda: page.state.question is not None)
        settle()

    def hint(self, game: str, seats: int, answers: int = 8) -> QWidget:
        """Return the text of a hint, with chances and reasons."""
        self.table(game, seats, answers)
        self.give_hint()
        return self.window

    def give_hint(self) -> None:
        page = self.window.table
        assert page is not None
        page.hint.ask()
        legal = page.session.match.legal()
        moves = [
            {
                "action": encode(action), "visits": 90 - 20 * row, "value": 0.6 - 0.05 * row,
                "doubt": 0.04, "chances": [],
            }
            for row, action in enumerate(legal[:4])
        ]  # fmt: skip
        thought = {"iterations": 2400, "seconds": 1.5, "searches": 5, "worlds": 40, "moves": moves}
        answer = {"action": encode(legal[0]), "thought": thought}
        page.session.process.replied.emit(page.hint._ticket, answer)
        settle()

    def people(self, game: str) -> QWidget:
        """Return two people at one screen, whose hands lie covered."""
        seats = max(TABLES[game].seats)
        self.services.settings.set("hands", "peek")
        self.window.open_record(begun(game, seats, 8, people=seats))
        page = self.window.table
        assert page is not None
        settle()
        return self.window

    def curtain(self, game: str) -> QWidget:
        self.services.settings.set("hands", "curtain")
        self.window.open_record(begun(game, max(TABLES[game].seats), 8, people=2))
        settle()
        self.services.settings.set("hands", "peek")
        return self.window

    def moves(self, game: str) -> QWidget:
        """Return the list of all that can be played."""
        self.table(game, max(TABLES[game].seats), 8)
        page = self.window.table
        assert page is not None
        page.sidebar.moves_button.click()
        return self.window

    def leaving(self) -> QWidget:
        """Return whether a game is to be left whose moves could not be saved."""
        self.table("cannir", 2, 4)
        self.window._store.is_failing = True
        self.window._on_new()
        settle()
        return self.dialog()

    def notice(self) -> QWidget:
        self.table("cannir", 2, 4)
        self.window._notice.say(
            lambda: "The game could not be kept: no room is left on the device. " * 2
        )
        return self.window

    # -- after a match -----------------------------------------------------------------------

    def over(self, game: str) -> QWidget:
        record = ended(game, max(TABLES[game].seats))
        session = self.window.session
        if session is None or owned(session).record != record:
            self.window.open_record(record)
        self._caught_up()
        return self.window

    def replay(self, game: str) -> QWidget:
        self.over(game)
        page = self.window.table
        assert page is not None
        page.replay.open(play=False)
        return self.window

    def score(self, game: str) -> QWidget:
        """Return why this score."""
        self.over(game)
        page = self.window.table
        assert page is not None
        page.explanations.score()
        settle()
        return self.dialog()

    def figures(self, game: str) -> QWidget:
        self.over(game)
        page = self.window.table
        assert page is not None
        page.explanations.show_statistics()
        settle()
        return self.dialog()

    def review(self) -> QWidget:
        """Return the findings about a match, with two turning points."""
        from tests.desktop.review.match_kit import add_review, record

        self.window.open_record(record())
        self._caught_up()
        page = self.window.table
        assert page is not None
        page.review.open()
        findings = page.review.findings
        assert findings is not None
        add_review(findings)
        page.review.runner.findings_added.emit()
        return self.window

    def fairness(self) -> QWidget:
        self.over("cortez")
        page = self.window.table
        assert page is not None
        page.explanations.fairness()
        sheet = self.dialog()
        # Its figures grow as it looks.
        sheet.inquiry.close()  # type: ignore[attr-defined]
        settle()
        return sheet

    def _caught_up(self) -> None:
        page = self.window.table
        assert page is not None
        page.director.skip()
        self.qtbot.waitUntil(lambda: page.state.is_over and not page.director.is_busy)
        settle()

    # -- beside the shelf --------------------------------------------------------------------

    def lesson(self, game: str, number: int = 0, step: int = 0) -> QWidget:
        """Return a step of a lesson, both by their number."""
        from engine.play.lessons import lessons

        window = self.window
        window._navigation._classroom = (
            window._navigation._classroom or window._navigation._make_classroom()
        )
        room = window._navigation._classroom
        before = window.table
        room.open(game, lessons(game)[number].id, step)
        self.qtbot.waitUntil(lambda: window.table is not before)
        settle()
        return window

    def puzzle(self, game: str) -> QWidget:
        from engine.puzzles import puzzles_of

        window, before = self.window, self.window.table
        window._navigation._puzzle_room().open(puzzles_of(game)[0])
        self.qtbot.waitUntil(lambda: window.table is not before)
        settle()
        return window

    def editor(self, game: str) -> QWidget:
        window = self.window
        self.shelf(game)
        window._edit(beginning=False)
        self.qtbot.waitUntil(lambda: window._navigation.editor is not None)
        settle()
        return window

    def ledger(self) -> QWidget:
        window = self.window
        self.shelf("cannir")
        self.keep()
        window._on_ledger()
        page = lambda: window._navigation._ledger  # noqa: E731
        self.qtbot.waitUntil(lambda: window._pages.currentWidget() is page())
        settle()
        return window

    def league(self, played: int | None) -> QWidget:
        """Show a league of the most players after some matches; None: one that is set up."""
        window, door = self.window, self.window._league
        self.shelf("cannir")
        people = tuple(SeatSetup("human", name) for name in NAMES)
        league = League(people, tuple(TABLES))
        for number in range(played or 0):
            sitters = door._sitters(league)
            league = rules.enter(rules.begin(league, sitters, str(number)), str(number), (0, 1))
        if played is None:
            door._file.league = None
            (door._folder / FILE).unlink(missing_ok=True)
            door.page._on_count(len(NAMES))
        else:
            door._file.write(league)
        door.open()
        self.qtbot.waitUntil(lambda: window._pages.currentWidget() is door._page, timeout=30_000)
        settle()
        return window

    def games(self) -> QWidget:
        window = self.window
        self.shelf("cannir")
        self.keep()
        window._on_games()
        page = lambda: window._navigation._games  # noqa: E731
        self.qtbot.waitUntil(lambda: window._pages.currentWidget() is page())
        page()._saved.read_all()
        settle()
        return window

    def keep(self) -> None:
        """Some games in the store."""
        store = self.services.store
        for game in TABLES:
            fewest, most = min(TABLES[game].seats), max(TABLES[game].seats)
            for record in (ended(game, fewest), begun(game, fewest, 8), begun(game, most, 8)):
                match = Match(record)
                store.save(match)
                store.release(match)

    # -- dialogs -----------------------------------------------------------------------------

    def settings(self) -> QWidget:
        self.window._on_settings()
        settle()
        return self.dialog()

    def programs(self) -> QWidget:
        from desktop.windows.dialogs.external_programs_dialog import ProgramsDialog

        return self._opened(ProgramsDialog(self.services.settings, lambda game: game, self.window))

    def keys(self, game: str) -> QWidget:
        from desktop.windows.dialogs.help import KeysDialog

        return self._opened(KeysDialog(self.window, TABLES[game].keys))

    def about(self) -> QWidget:
        self.window._side_windows.open_about()
        settle()
        return self.dialog()

    def printing(self, game: str) -> QWidget:
        self.shelf(game)
        self.window._side_windows.open_printing()
        settle()
        return self.dialog()

    def rules(self, game: str) -> QWidget:
        self.shelf(game)
        self.window._side_windows.open_rules()
        settle()
        return self.window._side_windows._rules[game]

    def message(self) -> QWidget:
        return self._opened(
            Message(self.window, "The file could not be opened.", "It is damaged. " * 12)
        )

    def _opened(self, dialog: Any) -> QWidget:
        dialog.open()
        settle()
        return dialog

    def dialog(self) -> QWidget:
        """Return the one that is open."""
        found = QApplication.activeModalWidget()
        assert found is not None
        return found

    def close_all(self) -> None:
        """Whatever is open over the window."""
        for other in QApplication.topLevelWidgets():
            if other is not self.window and other.isVisible():
                other.close()
        self.window._notice.dismiss()
        settle()


def pages(walk: Walk) -> dict[str, Callable[[], QWidget]]:
    """Return every page by its name; each can be entered from any other."""
    found: dict[str, Callable[[], QWidget]] = {}
    for game, table in TABLES.items():
        found[f"shelf {game}"] = partial(walk.shelf, game)
        found[f"seats {game}"] = partial(walk.seats, game)
        found[f"unfinished {game}"] = partial(walk.unfinished, game)
        for seats in table.seats:
            found[f"table {game} {seats}"] = partial(walk.table, game, seats, 8)
        found[f"hint {game} 2"] = partial(walk.hint, game, min(table.seats))
        found[f"hint {game} most"] = partial(walk.hint, game, max(table.seats))
        found[f"people {game}"] = partial(walk.people, game)
        found[f"moves {game}"] = partial(walk.moves, game)
        found[f"over {game}"] = partial(walk.over, game)
        if game in ("contrees", "cortez"):
            found[f"score {game}"] = partial(walk.score, game)
        found[f"lesson {game}"] = partial(walk.lesson, game)
        found[f"puzzle {game}"] = partial(walk.puzzle, game)
        found[f"editor {game}"] = partial(walk.editor, game)
        found[f"keys {game}"] = partial(walk.keys, game)
        found[f"printing {game}"] = partial(walk.printing, game)
        found[f"rules {game}"] = partial(walk.rules, game)
    found["curtain"] = partial(walk.curtain, "cannir")
    found["notice"] = walk.notice
    found["leaving"] = walk.leaving
    found["favourite"] = walk.favourite
    found["numbers"] = walk.numbers
    found["replay"] = partial(walk.replay, "cortez")
    found["figures"] = partial(walk.figures, "cortez")
    found["review"] = walk.review
    found["fairness"] = walk.fairness
    found["ledger"] = walk.ledger
    found["league set up"] = partial(walk.league, None)
    found["league goes on"] = partial(walk.league, 2)
    found["league is over"] = partial(walk.league, len(TABLES))
    found["games"] = walk.games
    found["settings"] = walk.settings
    found["programs"] = walk.programs
    found["about"] = walk.about
    found["message"] = walk.message
    return found


# -- what is wrong with a page -------------------------------------------------------------------

#: What lies over other parts on purpose.
_OVER = (Notice, Curtain, CardReader, PuzzleList, QScrollBar)


class Painted:
    """Texts that were painted larger than their place, or shortened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faults: set[str] = set()
        draw = QPainter.drawText

        def drawn(painter: QPainter, *given: Any) -> Any:
            if len(given) == 3 and isinstance(given[0], (QRect, QRectF)):
                self._judge(painter, *given)
            return draw(painter, *given)

        monkeypatch.setattr(QPainter, "drawText", drawn)
        for kind in (QFontMetrics, QFontMetricsF):
            shorten = partial(self._shortened, kind.elidedText)
            monkeypatch.setattr(kind, "elidedText", lambda *given, by=shorten: by(*given))

    def _shortened(self, shorten: Any, metrics: Any, text: str, *given: Any) -> str:
        shown: str = shorten(metrics, text, *given)
        if shown != text:
            self.faults.add(f"{text!r} is shortened to {shown!r}")
        return shown

    def _judge(self, painter: QPainter, place: QRect | QRectF, flags: Any, text: Any) -> None:
        if not isinstance(text, str) or not text.strip():
            return
        room, flags = QRectF(place), int(flags)
        if flags & int(Qt.TextFlag.TextDontClip):
            return
        metrics = (
            QFontMetricsF(painter.font(), painter.device())
            if painter.device()
            else QFontMetricsF(painter.font())
        )
        needed = metrics.boundingRect(QRectF(0, 0, room.width(), 10_000), flags & 0x1000, text)
        # Letters have some air above and below in their lines.
        air = 0.3 * metrics.height()
        if needed.width() > room.width() + 2 or needed.height() > room.height() + air:
            size = f"{needed.width():.0f} × {needed.height():.0f}"
            self.faults.add(f"{text!r} needs {size} of {room.width():.0f} × {room.height():.0f}")


def faults(page: QWidget) -> Iterator[str]:
    """Yield everything on a page that is cut, covered or out of reach."""
    yield from cut_off(page)
    for widget in [page, *page.findChildren(QWidget)]:
        if widget.isVisible() and not isinstance(widget, TableView):
            yield from _low(widget)
            yield from _shortened(widget)
            yield from _outside(widget)
            yield from _covered(widget)


def _named(widget: QWidget) -> str:
    said = getattr(widget, "text", None)
    words = plain_text(said()) if isinstance(widget, (QLabel, QAbstractButton)) and said else ""
    return f"{type(widget).__name__} {widget.objectName()}{words[:30]!r}"


def _low(widget: QWidget) -> Iterator[str]:
    """Yield a line of text higher than its place."""
    line = isinstance(widget, QLabel) and widget.text() and not widget.wordWrap()
    if not line and not isinstance(widget, (QPushButton, QComboBox)):
        return
    needed = widget.fontMetrics().height()
    if needed > widget.size().height() + 2:
        yield f"{_named(widget)} is {widget.size().height()} high of {needed}"


def _shortened(widget: QWidget) -> Iterator[str]:
    """Yield a name that was cut when its label was laid out."""
    if isinstance(widget, Elided) and widget.text() != widget.accessibleName():
        yield f"{widget.accessibleName()!r} is shortened to {widget.text()!r}"


def _parts(widget: QWidget) -> list[QWidget]:
    """Return the visible parts of a widget that are no windows of their own."""
    found = [part for part in widget.children() if isinstance(part, QWidget)]
    return [part for part in found if part.isVisible() and not part.isWindow()]


def _outside(widget: QWidget) -> Iterator[str]:
    """Parts beyond the edge, unless they are scrolled to."""
    around = widget.parentWidget()
    if isinstance(around, QScrollArea) and around.viewport() is widget:
        inner = around.widget()
        if inner is None or not inner.isVisible():
            return
        for size, bar, way in (
            (inner.size().height() - widget.size().height(), around.verticalScrollBar(), "low"),
            (inner.size().width() - widget.size().width(), around.horizontalScrollBar(), "narrow"),
        ):
            if size > bar.maximum() + 1:
                yield f"{_named(inner)} in a place too {way} by {size}, not scrolled"
        return
    if isinstance(around, QAbstractScrollArea) and around.viewport() is widget:
        return
    within = QRect(QPoint(), widget.size()).adjusted(-1, -1, 1, 1)
    for part in _parts(widget):
        if not isinstance(part, _OVER) and not within.contains(part.geometry()):
            yield f"{_named(part)} at {part.geometry().getRect()} beyond {_named(widget)}"


def _covered(widget: QWidget) -> Iterator[str]:
    """Parts that lie over one another."""
    parts = [
        part
        for part in _parts(widget)
        if not isinstance(part, _OVER) and not part.testAttribute(_THROUGH)
    ]
    for one, other in combinations(parts, 2):
        over = one.geometry().intersected(other.geometry())
        if min(over.width(), over.height()) > 1:
            yield f"{_named(one)} over {_named(other)} by {over.getRect()}"


_THROUGH = Qt.WidgetAttribute.WA_TransparentForMouseEvents
