"""Bots that speak at the table: after every action each is asked whether it interrupts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject

from desktop.background.bot_process import BotProcess
from desktop.play.players import BotPlayer, Player
from engine.bots.names import is_program
from engine.bots.protocol import Occasion
from engine.core.errors import ConquistaError
from engine.core.rng import bot_seed
from engine.core.values import Interruption, Seat
from engine.data.codec import decode_kind
from engine.play.match import Match
from engine.play.record import SILENT
from engine.talk.statements import STATEMENTS


class Speakers(QObject):
    """Asks our own bots of a match, in the order of their seats, and passes on what they say.

    The first that interrupts is heard; the others are asked again after it. Bots of a match whose
    record says "silent" are not asked, nor are programs.
    """

    def __init__(
        self,
        match: Match,
        process: BotProcess,
        interrupt: Callable[[Seat, Interruption, int], object],
        next_ticket: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._match, self._process = match, process
        self._interrupt, self._next_ticket = interrupt, next_ticket
        #: The seat and the moment of each open ticket.
        self._asked: dict[int, tuple[Seat, int]] = {}
        if match.record.talk != SILENT:
            process.replied.connect(self._on_replied)

    def ask(self, players: Sequence[Player]) -> None:
        """Ask every bot whether it interrupts now; earlier questions need no answer any more."""
        self.cancel()
        match = self._match
        if match.record.talk == SILENT or match.decision is None:
            return
        for seat, player in enumerate(players):
            if isinstance(player, BotPlayer) and not is_program(player.describe()["level"]):
                seed = bot_seed(match.record.secret, seat, match.answered)
                occasion = Occasion(match.game, match.view(seat), player.level, seed, match.heard())
                ticket = self._next_ticket()
                self._asked[ticket] = seat, match.ply
                self._process.ask_occasion(ticket, occasion)

    def cancel(self) -> None:
        """Withdraw what the bots were asked."""
        for ticket in self._asked:
            self._process.cancel(ticket)
        self._asked.clear()

    def _on_replied(self, ticket: int, reply: object) -> None:
        seat, ply = self._asked.pop(ticket, (0, -1))
        if ply != self._match.ply or not isinstance(reply, dict) or reply.get("action") is None:
            return
        kinds = (*self._match.game.interruptions, *STATEMENTS)
        # What is illegal, or comes too late, is not said.
        with suppress(ConquistaError):
            self._interrupt(seat, decode_kind(kinds, reply["action"]), ply)
