"""The game being played in the window, which is kept on disk from its first action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget

from desktop.language.translation import translate
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.storage.game_store import MAX_WATCHED_GAMES, GameStore, is_watched
from desktop.storage.settings import Settings
from desktop.system.stepped_work import one_by_one
from desktop.table.game_table import GameTable
from engine.play.match import Match
from engine.system.memory import release_memory

if TYPE_CHECKING:
    from desktop.play.remote_session import RemoteSession
    from desktop.play.table_session import TableSession
    from desktop.system.qt_bots import QtBots
    from desktop.windows.match_page.match_page import MatchPage
    from engine.table.small_talk import Evening


class CurrentGame(QObject):
    """Owns the current session and its page, one at a time.

    Signals:
        page_shown(MatchPage): the page is in front, and its session starts after all slots have
            run.
        closed().
        put_away(watched): a match was closed that can be continued, and whether only bots play it.
        rematch_requested(): another match of the same players.
        bot_failed(seat, key, reason): as of the session.
    """

    page_shown = Signal(object)
    closed = Signal()
    put_away = Signal(bool)
    rematch_requested = Signal()
    bot_failed = Signal(int, str, str)

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        settings: Settings,
        store: GameStore,
        pages: QStackedWidget,
    ) -> None:
        super().__init__(pages)
        self._tables, self._settings, self._store, self._pages = tables, settings, store, pages
        #: The bots' process, kept from the first match on.
        self._process: QtBots | None = None
        #: The session; None at the shelf.
        self.session: TableSession | None = None
        #: The page of the session; None at the shelf.
        self.page: MatchPage | None = None
        #: What the bots remember of the matches since the program was started.
        self._evening: Evening | None = None
        #: Whether nothing is kept on disk, as for a lesson or a puzzle.
        self._is_fleeting = False

    @property
    def _can_be_continued(self) -> bool:
        """Whether a match has begun that the player may want to continue."""
        match = self.session.full_match if self.session is not None else None
        return (
            match is not None and match.ply > 0 and match.result is None and not self._is_fleeting
        )

    def open(self, match: Match, then: Callable[[], None] = lambda: None) -> None:
        """Open a match in place of the current one; call `then` once its session has started."""
        from desktop.play.bot_opener import BotOpener
        from desktop.play.session import Session
        from desktop.windows.match_page.match_page import MatchPage
        from engine.table.small_talk import Evening

        self.close()
        table = self._tables[match.game.id]
        self._evening = self._evening or Evening()
        opener = BotOpener(self._settings)
        session = Session(match, self.bots, self, table.routines, opener, self._evening)
        session.advanced.connect(self._keep)
        session.spoke.connect(self._keep_if_begun)
        session.rewound.connect(self._keep)
        session.record_changed.connect(self._keep_if_begun)
        session.bot_failed.connect(self.bot_failed)
        page = MatchPage(session, table, self._settings, self._pages)
        page.play_again_requested.connect(self.rematch_requested)
        self._begin(page, then)

    def join(self, session: RemoteSession, then: Callable[[], None] = lambda: None) -> None:
        """Open a match that another process owns; it is kept on disk once it is over."""
        from desktop.windows.match_page.match_page import MatchPage

        self.close()
        session.setParent(self)
        session.finished.connect(self._keep)
        table = self._tables[session.match.game.id]
        self._begin(MatchPage(session, table, self._settings, self._pages), then)

    @property
    def bots(self) -> QtBots:
        """The bots' process, which is kept until the window closes."""
        from desktop.system.qt_bots import QtBots

        if self._process is None:
            self._process = QtBots(parent=self)
        return self._process

    def open_unsaved(self, page: MatchPage) -> None:
        """Open the page of a lesson or a puzzle, which is not kept on disk."""
        self.close()
        self._is_fleeting = True
        self._begin(page)

    def leave_then(self, go_on: Callable[[], None]) -> None:
        """Call `go_on`, after a confirmation if moves of the current match would be lost."""
        if self.session is None or not self._store.is_failing:
            go_on()
            return
        from desktop.windows.dialogs.message import Confirmation

        headline = translate("Confirm", "Leave this game?")
        detail = translate(
            "Confirm",
            "Its last moves could not be saved. Save the game elsewhere first, or they will be "
            "lost.",
        )
        leave = translate("Confirm", "Leave")
        box = Confirmation(self._pages.window(), headline, detail, leave, danger=True)
        box.accepted.connect(go_on)
        box.open()

    def close(self) -> None:
        """Close the current match; if it is kept, it can be continued later."""
        if self.session is None or self.page is None:
            return
        match = self.session.full_match
        is_kept = self._can_be_continued and not self._store.is_failing
        self.session.close()
        self.page.review.stop()
        if match is not None:
            self._store.release(match)
        self._pages.removeWidget(self.page)
        self.page.destroyed.connect(self._on_page_gone, Qt.ConnectionType.QueuedConnection)
        self.page.deleteLater()
        self.session.deleteLater()
        self.session = self.page = None
        self._is_fleeting = False
        self.closed.emit()
        if match is not None and is_kept:
            self.put_away.emit(is_watched(match.players))

    def bring_to_front(self) -> None:
        """Show the page of the session again, which waited behind another one."""
        if self.page is not None:
            self._pages.setCurrentWidget(self.page)
            self.page.setFocus()

    def quit(self) -> None:
        """Close the current match and the bots' process."""
        self.close()
        if self._process is not None:
            self._process.close()

    def _begin(self, page: MatchPage, then: Callable[[], None] = lambda: None) -> None:
        page.review.keep_in(self._store.reviews)
        self.session, self.page = page.session, page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.page_shown.emit(page)

        def start() -> None:
            if self.page is page:
                page.session.start()
                then()

        if page.unwritten:
            one_by_one(page, *page.unwritten, start)
        else:
            start()

    def _on_page_gone(self) -> None:
        # The next table may need other pictures, so only the newest stay cached.
        for cache in (PIXMAPS, PICTURE_CACHE):
            cache.trim()
        release_memory()

    def _keep(self) -> None:
        match = self.session.full_match if self.session is not None else None
        if match is not None:
            self._store.save(match)

    def _keep_if_begun(self) -> None:
        """Keep routines and notes if there is an action; before, they wait for the first one."""
        if self.session is not None and self.session.match.ply:
            self._keep()


def kept_text(*, watched: bool) -> str:
    """Return where a match is found again that is left unfinished; `watched`: only bots play it."""
    if watched:
        return translate(
            "Notice",
            "The game is kept in “My games”, among the last {count} that you only watched.",
        ).format(count=MAX_WATCHED_GAMES)
    return translate("Notice", "The game is saved: you can continue it from the shelf at any time.")
