"""The game that is played in the window, from its first answer kept on disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget

from desktop.background.background_imports import one_by_one
from desktop.language.translation import translate
from desktop.painting.pictures import KEPT
from desktop.painting.pixmap_cache import PIXMAPS
from desktop.storage.settings import Settings
from desktop.storage.store import Store, is_watched
from desktop.style.memory import release_memory
from desktop.table.game import GameTable
from engine.play.match import Match

if TYPE_CHECKING:
    from desktop.background.bot_process import BotProcess
    from desktop.play.session import Session
    from desktop.windows.match_page.page import MatchPage


class CurrentGame(QObject):
    """Owns the session of the moment and its page among those of the window; one at a time.

    Signals: `opened(MatchPage)`: a page lies in front, and its session begins when all have heard
    of it; `closed()`; `rematch_requested()`: the same players want another game; `bot_failed(seat,
    key, reason)` as of the session.
    """

    opened = Signal(object)
    closed = Signal()
    rematch_requested = Signal()
    bot_failed = Signal(int, str, str)

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        settings: Settings,
        store: Store,
        pages: QStackedWidget,
    ) -> None:
        super().__init__(pages)
        self._tables, self._settings, self._store, self._pages = tables, settings, store, pages
        #: That of the bots, from the first match on.
        self._process: BotProcess | None = None
        #: The session, and its page; None at the shelf.
        self.session: Session | None = None
        self.page: MatchPage | None = None
        #: Whether nothing of it is kept, as of a lesson.
        self._fleeting = False

    @property
    def unfinished(self) -> bool:
        """Whether a game is begun that somebody may want to go on with."""
        match = self.session.match if self.session is not None else None
        return match is not None and match.ply > 0 and match.result is None and not self._fleeting

    def open(self, match: Match, then: Callable[[], None] = lambda: None) -> None:
        """Put a match on the table in place of what lies there; `then` it begins."""
        from desktop.background.bot_process import BotProcess
        from desktop.play.external_bots import Opener
        from desktop.play.session import Session
        from desktop.windows.match_page.page import MatchPage

        self.close()
        if self._process is None:
            self._process = BotProcess(parent=self)
        table = self._tables[match.game.id]
        session = Session(match, self._process, self, table.routines, Opener(self._settings))
        session.advanced.connect(self._keep)
        session.rewound.connect(self._keep)
        session.routines.changed.connect(self._keep_begun)
        session.noted.connect(self._keep_begun)
        session.bot_failed.connect(self.bot_failed)
        page = MatchPage(session, table, self._settings, self._pages)
        page.play_again_requested.connect(self.rematch_requested)
        self._begin(page, then)

    def seat(self, page: MatchPage) -> None:
        """Put what is no game on the table, a lesson or a puzzle: nothing of it is kept."""
        self.close()
        self._fleeting = True
        self._begin(page)

    def when_left(self, go_on: Callable[[], None]) -> None:
        """Go on, after asking whether the game is to be left where somebody may not want to."""
        lost = self._store.failing
        asked = lost or (self.unfinished and self._settings.confirm)
        if self.session is None or not asked:
            go_on()
            return
        from desktop.windows.dialogs.confirm import Confirmation, leaving

        headline = translate("Confirm", "Leave this game?")
        detail = leaving(watched=is_watched(self.session.match.record.players), lost=lost)
        leave = translate("Confirm", "Leave")
        box = Confirmation(self._pages.window(), headline, detail, leave, danger=lost)
        box.accepted.connect(go_on)
        box.open()

    def close(self) -> None:
        """Clear the table; what was kept can be taken up again."""
        if self.session is None or self.page is None:
            return
        self.session.close()
        self.page.review.reviewing.stop()
        self._store.release(self.session.match)
        self._pages.removeWidget(self.page)
        self.page.destroyed.connect(self._on_page_gone, Qt.ConnectionType.QueuedConnection)
        self.page.deleteLater()
        self.session.deleteLater()
        self.session = self.page = None
        self._fleeting = False
        self.closed.emit()

    def quit(self) -> None:
        """Clear the table and send the bots home."""
        self.close()
        if self._process is not None:
            self._process.close()

    def _begin(self, page: MatchPage, then: Callable[[], None] = lambda: None) -> None:
        page.review.reviewing.folder = self._store.reviews
        self.session, self.page = page.session, page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.opened.emit(page)

        def start() -> None:
            if self.page is page:
                page.session.start()
                then()

        if page.unwritten:
            one_by_one(page, *page.unwritten, start)
        else:
            start()

    def _on_page_gone(self) -> None:
        # Pictures of the next table may be others: only the newest wait for it.
        for cache in (PIXMAPS, KEPT):
            cache.rest()
        release_memory()

    def _keep(self) -> None:
        if self.session is not None:
            self._store.keep(self.session.match)

    def _keep_begun(self) -> None:
        """What is no answer is kept with the first of them."""
        if self.session is not None and self.session.match.ply:
            self._keep()
