"""Paint ahead the table that Play would open, while the shelf is shown."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer

from desktop.language.translation import language_key
from desktop.play.session import Session
from desktop.storage.settings import Settings
from desktop.style.theme import current_theme
from desktop.system.qt_bots import QtBots
from desktop.system.stepped_work import BackgroundImports, one_by_one
from desktop.table.game_table import GameTable
from desktop.table.scene import TableScene
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.core.game import Game
from engine.play.match import Match
from engine.play.setup import Setup, to_record
from engine.system.memory import release_memory

#: Milliseconds between two looks at the shelf, which must offer the same at both.
LOOK_INTERVAL_MS = 400
#: Milliseconds between two parts of the painting.
STEP_PAUSE_MS = 10
#: Parts of the painting, from top to bottom.
STRIP_COUNT = 12


class Prerenderer(QObject):
    """Sets up the table that Play would open, out of sight, and paints it.

    The application caches the pictures, so that the real table only needs to copy them. The
    session is never started, and all is deleted once it is painted or the shelf is left.
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
        self._bots = QtBots(parent=self)
        #: The offer of the shelf at the last look.
        self._offered: Hashable = None
        #: The last painted table.
        self._painted: Hashable = None
        #: The game and the set-up of that table.
        self._chosen: tuple[str, Setup] = "", shelf.setup()
        #: Loads the scene of that table, or None.
        self._loading: BackgroundImports | None = None
        self._session: Session | None = None
        self._page: MatchPage | None = None
        self._parts = 0
        self._look_timer = QTimer(self)
        self._look_timer.setInterval(LOOK_INTERVAL_MS)
        self._look_timer.timeout.connect(self.look)
        self._paint_timer = QTimer(self)
        self._paint_timer.setInterval(STEP_PAUSE_MS)
        self._paint_timer.timeout.connect(self._on_next)
        shelf.installEventFilter(self)
        if shelf.isVisible():
            self._look_timer.start()

    @property
    def is_busy(self) -> bool:
        """Whether a table is being painted."""
        return self._page is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            # The cache may have dropped many of the pictures.
            self._painted = None
            self._look_timer.start()
        elif event.type() == QEvent.Type.Hide:
            self._look_timer.stop()
            self._clear()
        return False

    def look(self) -> None:
        """Start if the shelf offers the same as at the last look and that is not painted yet."""
        shelf = self._shelf
        if not shelf.is_settled:
            return
        game, setup = shelf.chosen_game_id, shelf.setup()
        offered = (
            game,
            setup.seats,
            shelf.size().toTuple(),
            shelf.devicePixelRatioF(),
            current_theme().name,
            language_key(),
        )
        is_unchanged, self._offered = offered == self._offered, offered
        if not is_unchanged:
            self._clear()
        elif offered != self._painted:
            self._painted, self._chosen = offered, (game, setup)
            self._clear()
            self._loading = BackgroundImports((self._tables[game].scene,), self)
            queued = Qt.ConnectionType.QueuedConnection
            self._loading.finished.connect(self._create_session, queued)
            self._loading.start()

    def _create_session(self) -> None:
        if self._loading is None:
            # The shelf was left, or a look has seen another offer.
            return
        self._loading = None
        # The shelf may offer something else now, which the next look sees.
        game, setup = self._chosen
        table = self._tables[game]
        match = Match(to_record(self._games[game], setup))
        session = self._session = Session(match, self._bots, self)
        one_by_one(session, partial(self._create_scene, session, table))

    def _create_scene(self, session: Session, table: GameTable) -> None:
        """Make the scene and the page, each in its own event."""
        one_by_one(session, partial(self._create_page, session, table, table.scene()))

    def _create_page(self, session: Session, table: GameTable, scene: TableScene) -> None:
        if session is not self._session:
            # The session was dropped but not deleted yet.
            return
        self._page = MatchPage(session, table, self._settings, self._shelf, scene)
        session.setParent(self._page)
        self._page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._page.resize(self._shelf.size())
        self._parts = 0
        self._paint_timer.start()

    def _on_next(self) -> None:
        """Paint the next part, or wait for the large pictures."""
        page = self._page
        assert page is not None
        if page.scene.is_incomplete:
            return
        if self._parts < STRIP_COUNT:
            height = -(-page.height() // STRIP_COUNT)
            page.grab(QRect(0, self._parts * height, page.width(), height))
            if not page.scene.is_incomplete:
                self._parts += 1
        elif not page.scene.is_unfinished:
            self._clear()

    def _clear(self) -> None:
        """Drop the table."""
        self._paint_timer.stop()
        if self._loading is not None:
            self._loading.stop()
            self._loading = None
        session, self._session = self._session, None
        page, self._page = self._page, None
        if session is not None:
            session.close()
            # The page is the parent of its session.
            root = page or session
            root.destroyed.connect(self._on_gone, Qt.ConnectionType.QueuedConnection)
            root.deleteLater()

    def _on_gone(self) -> None:
        # A method, because a connection to a function would be deleted with the page.
        release_memory()
