"""The card on the shelf that leads back to a table for friends."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS
from desktop.table.game_table import GameTable
from desktop.windows.shelf.continue_card import ContinueCard, Extent
from engine.core.values import Seat


class TableCard(ContinueCard):
    """The table for friends used last; it stands beside the unfinished game and looks like it.

    Signals, with those of `ContinueCard`:
        table_requested(): the person comes back to the table.
        tables_requested(): to see all tables.
    """

    table_requested = Signal()
    tables_requested = Signal()

    def __init__(self, parent: QWidget, *, is_running: bool = False) -> None:
        """Create the card; `is_running` says that it only shows a match that goes on."""
        super().__init__(parent)
        self._is_running = is_running
        self._others: tuple[str, ...] = ()
        self._seats: tuple[Seat, ...] = (0,)
        self._is_turn = self._is_away = False
        self.button.setObjectName("come back to the table")
        self.all_games.setObjectName("all-tables")
        self.resume_requested.connect(self.table_requested)
        self.games_requested.connect(self.tables_requested)

    def show_table(
        self, table: GameTable, others: tuple[str, ...], seats: tuple[Seat, ...] = ()
    ) -> None:
        """Offer a table of this game, with the names of the others, as last seen.

        `seats` are the seats of the person and of the others; () stands for the first ones.
        """
        self._table, self._others = table, others
        self._seats = seats or tuple(range(1 + len(others)))
        self.retranslate()

    def show_turn(self, is_on: bool) -> None:
        """Say that the table waits for the person, or no longer."""
        if is_on != self._is_turn:
            self._is_turn = is_on
            self.retranslate()

    def show_away(self, is_on: bool) -> None:
        """Say that the table cannot be reached now, or no longer."""
        if is_on != self._is_away:
            self._is_away = is_on
            self.retranslate()

    def set_extent(self, extent: Extent) -> None:
        # There is no picture of a table at a distance.
        super().set_extent(min(extent, Extent.WORDS))
        # Enter belongs to the unfinished game, where there is one.
        self.button.show_key(False)
        self._left_label.hide()
        self._fit()

    @property
    def _names(self) -> tuple[str, ...]:
        return self._others

    def retranslate(self) -> None:
        if self._table is None:
            return
        self._kicker.setText(translate("Friends", "Table with friends"))
        people = dict(zip(self._seats, [only_person_name(), *self._others], strict=True))
        seats = sorted(people)
        seat_names = [people[seat] or translate("Friends", "a friend") for seat in seats]
        self._players.show_names(seat_names, [LOOKS[seat] for seat in seats])
        text = translate("Friends", "Your seat waits for you.")
        if self._is_running:
            text = translate("Friends", "The match goes on.")
        if self._is_away:
            text = translate("Friends", "The table cannot be reached now.")
        elif self._is_turn:
            text = translate("Friends", "It is your turn.")
        elif not any(self._others):
            text = translate("Friends", "Nobody else has sat down yet.")
        self._sentence.setText(text)
        way = translate("Friends", "Come back")
        if self._is_running:
            way = translate("Friends", "Return to the table")
        self.button.set_texts(way, "")
        self.all_games.setText(translate("Friends", "Your tables"))
        self._left_label.setText("")
        self._fit()
