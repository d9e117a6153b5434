"""The table that Play would open, painted ahead while somebody sits at the shelf."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer

from desktop.background.background_imports import BackgroundImports, one_by_one
from desktop.background.bot_process import BotProcess
from desktop.language.translation import language_key
from desktop.play.session import Session
from desktop.play.setup import to_record
from desktop.storage.settings import Settings
from desktop.style.memory import release_memory
from desktop.style.theme import current_theme
from desktop.table.game import GameTable
from desktop.table.scene import TableScene
from desktop.windows.match_page.page import MatchPage
from desktop.windows.shelf.page import ShelfPage
from engine.core.game import Game
from engine.play.match import Match

#: Milliseconds between two looks at the shelf; what it offers must stay the same from one to the
#: next. How soon a part of the table is painted after the last one.
PAUSE, BREATH = 400, 10
#: In so many parts, from top to bottom.
PARTS = 12


class Prerenderer(QObject):
    """Sets up the table that Play would open, out of sight, and lets it be painted.

    What is painted is kept for the whole application, so that the table that is really opened
    need only copy it. Nobody plays at this one, and it is gone as soon as all is painted, or the
    shelf is left.
    """

    def __init__(
        self,
        shelf: ShelfPage,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
    ) -> None:
        super().__init__(shelf)
        self._shelf, self._games, self._tables, self._settings = shelf, games, tables, settings
        self._process = BotProcess(parent=self)
        #: What the shelf offered at the last look, and what was painted.
        self._offered: Hashable = None
        self._done: Hashable = None
        #: What loads the scene of that table first.
        self._loading: BackgroundImports | None = None
        self._session: Session | None = None
        self._page: MatchPage | None = None
        self._parts = 0
        self._watch = QTimer(self)
        self._watch.setInterval(PAUSE)
        self._watch.timeout.connect(self.look)
        self._next = QTimer(self)
        self._next.setInterval(BREATH)
        self._next.timeout.connect(self._on_next)
        shelf.installEventFilter(self)
        if shelf.isVisible():
            self._watch.start()

    @property
    def busy(self) -> bool:
        """Whether a table is being painted."""
        return self._page is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            # Much of what was painted may be forgotten by now.
            self._done = None
            self._watch.start()
        elif event.type() == QEvent.Type.Hide:
            self._watch.stop()
            self._clear()
        return False

    def look(self) -> None:
        """Begin once the shelf offers the same as a moment ago, and that is not painted yet."""
        shelf = self._shelf
        if not shelf.settled:
            return
        offered = (
            shelf.chosen,
            shelf.setup().seats,
            shelf.size().toTuple(),
            shelf.devicePixelRatioF(),
            current_theme().name,
            language_key(),
        )
        rests, self._offered = offered == self._offered, offered
        if not rests:
            self._clear()
        elif offered != self._done:
            self._done = offered
            self._clear()
            self._loading = BackgroundImports((self._tables[shelf.chosen].scene,), self)
            queued = Qt.ConnectionType.QueuedConnection
            self._loading.loaded.connect(self._begin, queued)
            self._loading.begin()

    def _begin(self) -> None:
        if self._loading is None:
            # The shelf was left, or offers something else.
            return
        self._loading = None
        game, setup = self._shelf.chosen, self._shelf.setup()
        table = self._tables[game]
        match = Match(to_record(self._games[game], setup))
        session = self._session = Session(match, self._process, self)
        one_by_one(session, partial(self._set_up, session, table))

    def _set_up(self, session: Session, table: GameTable) -> None:
        """The board and its page, in an event each."""
        one_by_one(session, partial(self._make, session, table, table.scene()))

    def _make(self, session: Session, table: GameTable, scene: TableScene) -> None:
        if session is not self._session:
            # Put away, but not gone yet.
            return
        self._page = MatchPage(session, table, self._settings, self._shelf, scene)
        session.setParent(self._page)
        self._page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._page.resize(self._shelf.size())
        self._parts = 0
        self._next.start()

    def _on_next(self) -> None:
        """Paint one part more, then wait for the large pictures."""
        page = self._page
        assert page is not None
        if page.scene.incomplete:
            return
        if self._parts < PARTS:
            height = -(-page.height() // PARTS)
            page.grab(QRect(0, self._parts * height, page.width(), height))
            if not page.scene.incomplete:
                self._parts += 1
        elif not page.scene.unfinished:
            self._clear()

    def _clear(self) -> None:
        """Put away the table."""
        self._next.stop()
        if self._loading is not None:
            self._loading.stop()
            self._loading = None
        session, self._session = self._session, None
        page, self._page = self._page, None
        if session is not None:
            session.close()
            # The session goes with its page.
            made = page or session
            made.destroyed.connect(self._on_gone, Qt.ConnectionType.QueuedConnection)
            made.deleteLater()

    def _on_gone(self) -> None:
        # What is connected to a function goes with the page, and would not hear of it.
        release_memory()
