"""The question whether the person plays another match at a table for friends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from desktop.language.translation import translate
from desktop.table.buttons import PromptButton
from desktop.table.prompt.prompt_strip import Prompt
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.lobby import BallotKind, Lobby, SeenBallot
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
            translate(
                "Friends",
                "The game begins as soon as everyone here agrees. Everyone moves one seat along, "
                "so that nobody keeps the same place.",
            ),
            translate("Friends", "Play"),
        )
        box.cancel.setText(translate("Friends", "Not yet"))
        vote: dict[str, Json] = {"do": "vote", "ballot": ballot.number}
        box.accepted.connect(partial(self._table.send, {**vote, "yes": True}))
        box.rejected.connect(partial(self._table.send, {**vote, "yes": False}))
        box.finished.connect(self._on_answered)
        self._box = box
        box.open()

    def prompt(self, prompt: Prompt, lobby: Lobby) -> Prompt:
        """Return the prompt after the match; the person can withdraw a request of their own."""
        mine = [
            ballot
            for ballot in lobby.ballots
            if ballot.kind is BallotKind.REMATCH and ballot.by == lobby.own_seat
        ]
        if not mine:
            return prompt
        vote: dict[str, Json] = {"do": "vote", "ballot": mine[0].number, "yes": False}
        withdraw = PromptButton(
            translate("Friends", "Withdraw the request"),
            partial(self._table.send, vote),
            brief=translate("Friends", "Withdraw"),
        )
        aside = translate("Friends", "You asked for a rematch. It begins once all agree.")
        # It takes the place of the button that asks.
        asks = translate("Table", "Rematch")
        buttons = tuple(withdraw if one.label == asks else one for one in prompt.buttons)
        return replace(prompt, aside=aside, buttons=buttons)

    def forget(self) -> None:
        """Close the question: the rematch begins, or nobody asks for it any more."""
        box, self._box = self._box, None
        if box is not None:
            box.blockSignals(True)
            box.close()

    def _on_answered(self) -> None:
        self._box = None
