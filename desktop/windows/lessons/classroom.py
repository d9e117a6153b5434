"""Set up the table of a lesson: a real match page with the coach in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.play.session import Session
from desktop.rulebook.document import drawings_of
from desktop.storage.settings import Settings
from desktop.style import shortcuts
from desktop.style.text_size import scaled, unscaled
from desktop.system.stepped_work import one_by_one
from desktop.table.game_table import GameTable
from desktop.table.scene import TableScene
from desktop.windows.lessons import lesson_progress
from desktop.windows.lessons.lesson_guide import LessonGuide
from desktop.windows.lessons.lesson_panel import LessonPanel, LessonProgress
from desktop.windows.lessons.lesson_strip import (
    LOW_HEIGHT,
    MIN_TALL_PAGE_HEIGHT,
    MIN_TALL_PAGE_WIDTH,
    TALL_HEIGHT,
    TITLE_LINE_HEIGHT,
    LessonStrip,
    teacher_beside,
)
from desktop.windows.lessons.script import Script
from desktop.windows.match_page.components import PageContext
from desktop.windows.match_page.match_page import MatchPage
from engine.bots.bot_names import LEVEL_NAMES
from engine.core.game import Game
from engine.core.values import Json
from engine.play.lessons import PUPIL, Lesson, lessons, match_at
from engine.play.setup import NAMES, first_setup

#: The players of a lesson's record: the pupil and the others.
PLAYERS: tuple[Json, ...] = (
    {"kind": "human", "name": ""},
    *({"kind": "bot", "name": name, "level": LEVEL_NAMES[0]} for name in NAMES[1:]),
)

#: Page width from which the low strip has room for every lesson, in pixels.
_MIN_ALL_LESSONS_WIDTH = 1000


class Classroom(QObject):
    """The classroom, which opens lessons; the window shows their pages.

    Signals:
        table_ready(MatchPage): a page is set up and its session not yet started.
        game_requested(game id, Setup).
        leave_requested().
    """

    table_ready = Signal(object)
    game_requested = Signal(str, object)
    leave_requested = Signal()

    def __init__(
        self,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
        window: QWidget,
        soon: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the classroom. It calls `soon` before it sets up a page, because that takes a
        while."""
        super().__init__(window)
        self._soon = soon
        self._games, self._tables, self._settings = games, tables, settings
        self._window = window
        self._game = ""
        #: The coach of the lesson opened last.
        self.guide: LessonGuide | None = None

    def open(self, game: str, lesson: str = "", number: int = 0) -> None:
        """Open a lesson of a game at a step, with "" the first unfinished lesson."""
        game_lessons = lessons(game)
        if not game_lessons:
            return
        done = lesson_progress.done_lessons(self._settings, game)
        fresh = next(
            (candidate for candidate in game_lessons if candidate.id not in done), game_lessons[0]
        )
        chosen = next((candidate for candidate in game_lessons if candidate.id == lesson), fresh)
        self._game = game
        self._soon()
        script = Script(self)
        # The script replaces the bots' process.
        match = match_at(self._games[game], chosen, number, PLAYERS)
        session = Session(match, script, self._window)
        one_by_one(session, partial(self._set_up, session, chosen, number, script))

    def _set_up(self, session: Session, lesson: Lesson, number: int, script: Script) -> None:
        """Make the board, the page and its surroundings, and show it; each in its own event."""
        scene = self._tables[session.match.game.id].scene()
        one_by_one(session, partial(self._make, session, scene, lesson, number, script))

    def _make(
        self, session: Session, scene: TableScene, lesson: Lesson, number: int, script: Script
    ) -> None:
        table = self._tables[session.match.game.id]
        page = MatchPage(session, table, self._settings, self._window, scene)
        script.setParent(page)
        furnish = partial(self._add_widgets, page, lesson, number, script)
        one_by_one(page, furnish, partial(self._paint, page))

    def _paint(self, page: MatchPage) -> None:
        drawn = self.guide.panel.paint_ahead() if self.guide is not None else []
        painted = page.paint_ahead(self._window.size())
        one_by_one(page, *drawn, *painted, partial(self.table_ready.emit, page))

    def _add_widgets(self, page: MatchPage, lesson: Lesson, number: int, script: Script) -> None:
        """Add strip, panel and coach of the lesson to its page."""
        table, game_lessons, session = self._tables[self._game], lessons(self._game), page.session
        cards = table.cards(session.match.options) if table.cards is not None else None
        strip = LessonStrip(page, teacher_beside(session.match.players))
        drawings = drawings_of(self._game, table.frames) if lesson.drawings else None
        rivals = page.sidebar.seats[PUPIL + 1 :]
        panel = LessonPanel(
            game_lessons, lesson, cards, drawings, self._other_boxes(), rivals, page
        )
        page.sidebar.facts_shown.connect(panel.show_rivals)
        guide = LessonGuide(
            page, script, strip, panel, game_lessons, lesson, number, self._settings
        )
        page.take_in(PageContext(panel, strip, _strip_height, prompt=guide.prompt))
        # Queued, because the page that emits the signal is about to be deleted.
        queued = Qt.ConnectionType.QueuedConnection
        guide.open_requested.connect(self._on_open, queued)
        guide.game_requested.connect(self._on_game, queued)
        guide.leave_requested.connect(self.leave_requested, queued)
        page.teach_requested.connect(guide.go_forward)
        page.teaches = lambda: guide.rule
        for name, act in (("show me", guide.go_forward), ("step back", guide.back)):
            # A key held down makes one step, not all.
            shortcuts.action(name, page, act).setAutoRepeat(False)
        self.guide = guide

    def _other_boxes(self) -> dict[str, LessonProgress]:
        """Return the progress in the other games, by game id."""
        boxes = {}
        for game, table in self._tables.items():
            game_lessons = lessons(game)
            if game != self._game and game_lessons:
                done = lesson_progress.done_lessons(self._settings, game)
                count = sum(lesson.id in done for lesson in game_lessons)
                boxes[game] = LessonProgress(table.title(), count, len(game_lessons))
        return boxes

    def _on_open(self, lesson: str, number: int) -> None:
        self.open(self._game, lesson, number)

    def _on_game(self) -> None:
        """Request a game against the gentlest bots."""
        self.game_requested.emit(self._game, first_setup(self._tables[self._game]))


def _strip_height(width: int, height: int) -> int:
    """Return the height of the coach's strip on a page of that size, in pixels."""
    high = (
        TALL_HEIGHT
        if unscaled(width) >= MIN_TALL_PAGE_WIDTH and unscaled(height) >= MIN_TALL_PAGE_HEIGHT
        else LOW_HEIGHT
    )
    # Large texts in a narrow window need more lines, and one for the title and step.
    narrow = unscaled(width) < _MIN_ALL_LESSONS_WIDTH
    return scaled(
        high * _MIN_ALL_LESSONS_WIDTH / unscaled(width) + TITLE_LINE_HEIGHT if narrow else high
    )
