"""The page of the league: the score sheet of an evening, and the panel with what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.table.game_table import GameTable
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.league import league_texts
from desktop.windows.league.league_panel import LeaguePanel, NextMatch
from desktop.windows.league.score_sheet import ScoreSheet
from desktop.windows.league.summary import setup_facts, sheet_facts
from desktop.windows.match_page.match_head import MatchHead
from engine.play import league as rules
from engine.play.league import League, LeagueMatch
from engine.play.setup import SeatSetup

#: Height of the head above the panel, in pixels.
_HEAD_HEIGHT = 48
#: Width below which the panel is slim.
_MIN_WIDE_PANEL_WIDTH = 1060
#: The players of a first evening.
_FIRST_PLAYERS = (SeatSetup("human"),) * 3


class LeaguePage(SelfUpdating, QWidget):
    """Shows a league, or how a new one is set up.

    Signals:
        league_changed(League): it was begun, a box was moved, or it was ended.
        play_requested(): begin the next match, or continue the open one.
        review_requested(LeagueMatch).
        options_requested(game).
        save_requested(): save the sheet as a picture.
        leave_requested(): back to the shelf.
        menu_requested(place).
        rules_requested(section).
    """

    league_changed = Signal(object)
    play_requested = Signal()
    review_requested = Signal(object)
    options_requested = Signal(str)
    save_requested = Signal()
    leave_requested = Signal()
    menu_requested = Signal(QPoint)
    rules_requested = Signal(str)

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._tables = tables
        #: The league that is shown; None while one is set up.
        self.league: League | None = None
        self._is_begun = False
        #: All boxes in their order, and those chosen, while an evening is set up.
        self._games, self._chosen_games = [*tables], set(tables)
        self.sheet = ScoreSheet(tables, self)
        self.sheet.box_clicked.connect(self._on_box)
        self.sheet.move_requested.connect(self._on_move)
        self.sheet.players_changed.connect(self._show_setup)
        self.head = MatchHead(self)
        self.head.fix(height=_HEAD_HEIGHT)
        self.head.menu.clicked.connect(self._show_menu)
        self.head.rules.clicked.connect(lambda: self.rules_requested.emit(""))
        self.panel = LeaguePanel(tables, self)
        self.panel.main_requested.connect(self._on_main)
        self.panel.options_requested.connect(self._on_options)
        self.panel.new_requested.connect(self._ask_for_new)
        self.panel.end_requested.connect(self._ask_to_end)
        self.panel.save_requested.connect(self.save_requested)
        self.panel.leave_requested.connect(self.leave_requested)
        self.panel.count_chosen.connect(self._on_count)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self.head)
        side.addWidget(self.panel, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.sheet, 1)
        layout.addLayout(side)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.activated.connect(self.leave_requested)
        self.retranslate()

    def notice_room(self) -> QRect:
        """Return where a notice may appear: over the sheet."""
        return self.sheet.geometry()

    def lay_out(self, size: QSize) -> None:
        """Lay the page out in a size before it is shown."""
        self.resize(size)
        self.ensurePolished()
        self.restyle()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.sheet.lay_out()

    # -- display -----------------------------------------------------------------------------------

    def show_league(self, league: League | None, *, is_begun: bool = False) -> None:
        """Show a league; None: set one up. `is_begun`: its open match can be continued."""
        was_set_up = self.league is None and bool(self.sheet.rows)
        self.league, self._is_begun = league, is_begun
        if league is None:
            if not was_set_up:
                self._set_up(_FIRST_PLAYERS)
            return
        self.sheet.show_players(())
        self._show()

    def _set_up(self, players: Sequence[SeatSetup]) -> None:
        """Set up an evening of these players; its boxes are those chosen before."""
        self.league = None
        self.sheet.show_players(players)
        self._show_setup()
        self.take_focus()

    def _show(self) -> None:
        league = self.league
        if league is None:
            if self.sheet.rows:
                self._show_setup()
            return
        facts = sheet_facts(league, self._tables)
        self.sheet.show_facts(facts, is_setup=False)
        if league.is_over:
            names = [league.players[player].name for player in facts.champions]
            won = [
                (match.game, league_texts.winner_names(league, match)) for match in league.matches
            ]
            self.panel.show_end(names, won)
        else:
            over = sum(match.winners is not None for match in league.matches)
            self.panel.show_match(self.next_match(league), may_end=over > 0)

    def _show_setup(self) -> None:
        players = self._players()
        games = [game for game in self._games if game in self._chosen_games]
        facts = setup_facts(self._games, games, len(players), self._tables)
        self.sheet.show_facts(facts, is_setup=True)
        self.panel.show_setup(len(players), games, self._obstacle(players, games))

    def next_match(self, league: League) -> NextMatch:
        """Return the open match of a league, or the next one."""
        number = league.games.index(league.next_game)
        planned = rules.plan(league, {game: self._tables[game].seats[-1] for game in league.games})[
            number
        ]
        named = [(player, seat.name) for player, seat in enumerate(league.players)]
        return NextMatch(
            league.next_game,
            tuple(named[player] for player in planned),
            tuple(player for player in named if player[0] not in planned),
            self._is_begun,
        )

    def _players(self) -> tuple[SeatSetup, ...]:
        return tuple(row.player() for row in self.sheet.rows)

    @staticmethod
    def _obstacle(players: Sequence[SeatSetup], games: Sequence[str]) -> str:
        """Return why the evening cannot begin, or ""."""
        names = [player.name for player in players]
        twice = next((name for name in names if names.count(name) > 1), "")
        if twice:
            return league_texts.same_name_message(twice)
        return "" if games else league_texts.no_box()

    def retranslate(self) -> None:
        self._name_head()
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.restyle()

    def restyle(self) -> None:
        self.panel.set_slim(self.width() < scaled(_MIN_WIDE_PANEL_WIDTH))
        self._name_head()

    def _name_head(self) -> None:
        slim = self.width() < scaled(_MIN_WIDE_PANEL_WIDTH)
        self.head.set_title("" if slim else translate("League", "League"))

    def take_focus(self) -> None:
        """Put the focus where the evening goes on: on the first name, or the main button."""
        part = self.sheet.rows[0].name_edit if self.sheet.rows else self.panel.main
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- acts of the players -----------------------------------------------------------------------

    def _show_menu(self) -> None:
        button = self.head.menu
        self.menu_requested.emit(button.mapToGlobal(button.rect().bottomLeft() + QPoint(0, 4)))

    def _on_count(self, count: int) -> None:
        written = [replace(row.player(), name=row.name_edit.text()) for row in self.sheet.rows]
        written += [SeatSetup("human")] * (count - len(written))
        self.sheet.show_players(written[:count])
        self._show_setup()

    def _on_box(self, game: str) -> None:
        """Take a box along or leave it out, play it, or look at its match again."""
        league = self.league
        if league is None:
            self._chosen_games ^= {game}
            self._show_setup()
        elif game == league.next_game:
            self.play_requested.emit()
        elif (match := _match_at(league, game)) is not None:
            self.review_requested.emit(match)

    def _on_move(self, game: str, steps: int) -> None:
        if self.league is not None:
            self.league_changed.emit(rules.move(self.league, game, steps))
            return
        index = self._games.index(game)
        if 0 <= index + steps < len(self._games):
            self._games.insert(index + steps, self._games.pop(index))
            self._show_setup()

    def _on_main(self) -> None:
        if self.league is None:
            self._begin()
        elif self.league.is_over:
            self._on_new()
        else:
            self.play_requested.emit()

    def _begin(self) -> None:
        players = self._players()
        games = tuple(game for game in self._games if game in self._chosen_games)
        if not self._obstacle(players, games):
            self.sheet.show_players(())
            self.league_changed.emit(League(players, games))
            self.take_focus()

    def _on_options(self) -> None:
        if self.league is not None:
            self.options_requested.emit(self.league.next_game)

    def _ask_for_new(self) -> None:
        box = Confirmation(
            self,
            translate("League", "A new evening?"),
            translate(
                "League",
                "The standings will be lost once it begins. The matches themselves stay in “My "
                "games”.",
            ),
            translate("League", "New evening"),
        )
        box.accepted.connect(self._on_new)
        box.open()

    def _on_new(self) -> None:
        if self.league is not None:
            others = [game for game in self._tables if game not in self.league.games]
            self._games, self._chosen_games = [*self.league.games, *others], set(self.league.games)
            self._set_up(self.league.players)

    def _ask_to_end(self) -> None:
        box = Confirmation(
            self,
            translate("League", "End the evening here?"),
            translate("League", "The boxes that are left will not be played."),
            translate("League", "End here"),
        )
        box.accepted.connect(self._on_end)
        box.open()

    def _on_end(self) -> None:
        if self.league is not None:
            self.league_changed.emit(rules.end_now(self.league))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Enter, or the main one."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
            focused.click()
        elif self.panel.main.isEnabled():
            self.panel.main.click()


def _match_at(league: League, game: str) -> LeagueMatch | None:
    """Return the match of a box that is over, or None."""
    over = (match for match in league.matches if match.winners is not None)
    return next((match for match in over if match.game == game), None)
