"""The question whether the person plays another match at a table for friends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from desktop.language.translation import translate
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.lobby import SeenBallot
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import Json


class RematchQuestion(QObject):
    """Asks over the page of the last match, which stays until everybody has agreed."""

    def __init__(self, page: MatchPage, table: FriendsTable, say: Callable[[str], None]) -> None:
        """Create it for a page; `say` says something in its strip."""
        super().__init__(page)
        self._page, self._table, self._say = page, table, say
        self._box: Confirmation | None = None

    def ask(self, ballot: SeenBallot, name: str) -> None:
        """Ask whether the person plays again, as `name` would like."""
        box = Confirmation(
            self._page.window(),
            translate("Friends", "{name} would like a rematch.").format(name=name),
            translate("Friends", "It begins once everybody who is here agrees."),
            translate("Friends", "Play"),
        )
        box.cancel.setText(translate("Friends", "Not yet"))
        vote: dict[str, Json] = {"do": "vote", "ballot": ballot.number}
        box.accepted.connect(partial(self._table.send, {**vote, "yes": True}))
        box.rejected.connect(partial(self._table.send, {**vote, "yes": False}))
        box.finished.connect(self._on_answered)
        self._box = box
        box.open()

    def forget(self) -> None:
        """Close the question: the rematch begins, or nobody asks for it any more."""
        box, self._box = self._box, None
        if box is not None:
            box.blockSignals(True)
            box.close()

    def _on_answered(self) -> None:
        self._box = None
