"""The league: its page, its matches on the table, and their results in its file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QStackedWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.painting.png import png_bytes
from desktop.storage.ledger.entries import match_key
from desktop.storage.saved_game_list import SavedGameList
from desktop.storage.settings import Settings
from desktop.table.game_table import GameTable
from desktop.windows.current_game import CurrentGame
from desktop.windows.game_opener import GameOpener
from desktop.windows.navigation import LEAGUE_PAGE, Navigation
from desktop.windows.notice import Notice
from engine.core.game import Game
from engine.play.record import Record
from engine.play.setup import SeatSetup, Setup, from_json, to_record
from engine.system.files import write

if TYPE_CHECKING:
    from desktop.storage.league_file import LeagueFile
    from desktop.windows.league.league_page import LeaguePage
    from desktop.windows.match_page.match_page import MatchPage
    from engine.play.league import League, LeagueMatch
    from engine.play.match import Match

#: Mark of a match branched off another one; it does not count for the league.
_BRANCH = "branch"


class LeagueController(QObject):
    """Opens the page of the league, and follows its matches.

    Signals:
        leave_requested(): back to the shelf.
        menu_requested(place).
        rules_requested(section).
    """

    leave_requested = Signal()
    menu_requested = Signal(QPoint)
    rules_requested = Signal(str)

    def __init__(
        self,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
        folder: Path,
        saved: SavedGameList,
        current: CurrentGame,
        navigation: Navigation,
        opener: GameOpener,
        notice: Notice,
        pages: QStackedWidget,
        visit: Callable[[Callable[[], None]], None],
    ) -> None:
        """Create it; `visit` closes the table and calls what opens another page."""
        super().__init__(pages)
        self._games, self._tables, self._settings = games, tables, settings
        self._folder, self._saved, self._current = folder, saved, current
        self._navigation, self._opener, self._notice = navigation, opener, notice
        self._pages, self._visit = pages, visit
        #: The file of the league, which is read when it is first needed.
        self._league_file: LeagueFile | None = None
        #: The fault of the file that was last reported.
        self._reported = ""
        self._page: LeaguePage | None = None
        current.page_shown.connect(self._on_match)
        current.rematch_requested.connect(self._on_rematch)

    # -- the page ----------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the page of the league, after the person has left the game on the table."""
        enter = partial(self._visit, self._enter)
        go_on = partial(self._current.leave_then, enter)
        steps: list[Callable[[], object]] = [self._find_page, self._prepare]
        steps += [partial(self._paint_lid, game) for game in self._tables]
        steps += [self._paint_ground, self._paint_sheet]
        self._navigation.load_then(LEAGUE_PAGE, go_on, work=steps)

    def _find_page(self) -> LeaguePage:
        return self.page

    def _prepare(self) -> None:
        """Show the league on its page, which is not yet in front, in the size it will have."""
        self._refresh()
        self.page.lay_out(self._pages.size())

    def _paint_lid(self, game: str) -> None:
        head = self.page.sheet.heads[game]
        if not head.isHidden():
            head.paint_ahead()

    def _paint_ground(self) -> None:
        self.page.sheet.paint_ground()

    def _paint_sheet(self) -> None:
        self.page.sheet.paint_ahead()

    @property
    def page(self) -> LeaguePage:
        """The page, made at the first call."""
        if self._page is None:
            self._page = self._make_page()
        return self._page

    def _make_page(self) -> LeaguePage:
        from desktop.windows.league.league_page import LeaguePage

        page = LeaguePage(self._tables, self._pages)
        page.league_changed.connect(self._write)
        page.play_requested.connect(self._play)
        page.review_requested.connect(self._review)
        page.options_requested.connect(self._open_variants)
        page.save_requested.connect(self._save_picture)
        page.leave_requested.connect(self.leave_requested)
        page.menu_requested.connect(self.menu_requested)
        page.rules_requested.connect(self.rules_requested)
        self._pages.addWidget(page)
        return page

    def _enter(self) -> None:
        """Bring the page to the front."""
        self._refresh()
        self._pages.setCurrentWidget(self.page)
        self.page.take_focus()

    def _refresh(self) -> None:
        """Show the league on its page, with the result of a match that was not yet entered."""
        league = self._read()
        self._saved.refresh()
        match = league.open_match if league is not None else None
        saved = self._saved.find(match.key) if match is not None else None
        if match is not None and saved is not None and saved.result is not None:
            # It was over, but its result was not entered.
            self._enter_result(match.key, saved.result.winners)
            league, saved = self._file.league, None
        self._show(league, is_begun=saved is not None)

    def _show(self, league: League | None, *, is_begun: bool = False) -> None:
        self.page.show_league(league, is_begun=is_begun)

    # -- the file ----------------------------------------------------------------------------------

    @property
    def _file(self) -> LeagueFile:
        if self._league_file is None:
            from desktop.storage.league_file import FILE, LeagueFile

            seats = {game: table.seats for game, table in self._tables.items()}
            self._league_file = LeagueFile(self._folder / FILE, seats)
        return self._league_file

    def _read(self) -> League | None:
        """Return the league, and say once if its file could not be read."""
        league = self._file.read()
        lost = self._file.fault
        if lost and lost != self._reported:
            self._notice.say(partial(error_messages.league_lost, lost))
        self._reported = lost
        return league

    def _write(self, league: League) -> None:
        """Keep a league that was changed on its page, and show it."""
        self._keep(lambda: self._file.write(league))
        match = league.open_match
        is_begun = match is not None and self._saved.find(match.key) is not None
        self._show(league, is_begun=is_begun)

    def _keep(self, write_file: Callable[[], object]) -> None:
        try:
            write_file()
        except OSError as error:
            self._notice.say(partial(error_messages.league_failed, error))

    # -- the matches -------------------------------------------------------------------------------

    def _play(self) -> None:
        """Begin the next match, or continue the open one."""
        league = self._read()
        if league is None or league.is_over:
            return
        self._saved.refresh()
        match = league.open_match
        saved = self._saved.find(match.key) if match is not None else None
        if saved is not None:
            self._opener.open_saved(saved.path)
            return
        from engine.play import league as rules

        sitters = self._sitters(league)
        record = self._record(league, sitters)
        begun = rules.begin(league, sitters, match_key(record))
        self._keep(lambda: self._file.write(begun))
        self._opener.open_record(record)

    def _sitters(self, league: League) -> tuple[int, ...]:
        """Return the players of the next match by seat."""
        from engine.play import league as rules

        capacities = {game: self._tables[game].seats[-1] for game in league.games}
        planned = rules.plan(league, capacities)[league.games.index(league.next_game)]
        if self._tables[league.next_game].is_first_by_lot:
            return tuple(sorted(planned))
        # The first seat begins, so the seats go round.
        shift = len(league.matches) % len(planned)
        return planned[shift:] + planned[:shift]

    def _record(self, league: League, sitters: tuple[int, ...]) -> Record:
        """Return the record of the next match, with the variants that the shelf remembers."""
        game = league.next_game
        usual = from_json(self._tables[game], self._settings.setup(game))
        chairs = tuple(league.players[player] for player in sitters)
        empty = (SeatSetup(),) * (self._tables[game].seats[-1] - len(chairs))
        setup = Setup(len(chairs), (*chairs, *empty), usual.options)
        return to_record(self._games[game], setup, self._settings.talk)

    def _review(self, match: LeagueMatch) -> None:
        saved = self._saved.find(match.key)
        if saved is not None:
            self._opener.review_saved(saved.path)

    def _of_league(self, match: Match | None) -> LeagueMatch | None:
        """Return the match of the league that is on the table, or None."""
        if match is None or self._read() is None:
            return None
        record, league = match.record, self._file.league
        is_copy = any(mark.get("mark") == _BRANCH for mark in record.marks)
        return None if is_copy or league is None else league.match_of(match_key(record))

    def _on_match(self, page: MatchPage) -> None:
        """Follow a match of the league to its end."""
        match = page.session.full_match
        if match is None or self._of_league(match) is None:
            return
        from desktop.windows.league.league_texts import to_the_league

        page.state.sequel = to_the_league

        def enter() -> None:
            winners = match.result.winners if match.result is not None else None
            self._enter_result(match_key(match.record), winners)

        page.session.finished.connect(lambda result: enter())
        page.session.rewound.connect(enter)
        if match.result is not None:
            enter()

    def _enter_result(self, key: str, winners: tuple[int, ...] | None) -> None:
        self._keep(lambda: self._file.enter(key, winners))

    def _on_rematch(self) -> None:
        """Go to the league after one of its matches; play other matches again."""
        session = self._current.session
        if session is not None and self._of_league(session.full_match) is not None:
            self.open()
        else:
            self._opener.play_again()

    # -- the parts around --------------------------------------------------------------------------

    def _open_variants(self, game: str) -> None:
        from desktop.windows.league.variants_dialog import VariantsDialog

        VariantsDialog(self._tables[game], self._settings, self.page).open()

    def _save_picture(self) -> None:
        """Save the sheet as a picture, or explain why that fails."""
        from desktop.windows.dialogs import file_dialogs

        folder, title = self._settings.get("folder"), translate("League", "League")
        kind = translate("Files", "Pictures")
        path = file_dialogs.ask_export(self.page, folder, title, kind, ".png")
        if path is None:
            return
        try:
            write(path, png_bytes(self.page.sheet.picture()))
        except OSError as error:
            headline = translate("Files", "The picture could not be saved.")
            file_dialogs.complain(self.page, headline, error_messages.sentence(error, path.name))
            return
        file_dialogs.keep_folder(self._settings, path)
        self._notice.say(partial(file_dialogs.saved_message, path), brief=True)
