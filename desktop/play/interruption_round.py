"""The round of interruptions: after every action each bot may speak or act unasked."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from desktop.play.players import BotPlayer, ProgramPlayer
from desktop.system.bot_process import BotProcess
from engine.bots.protocol import Occasion
from engine.core.rng import bot_seed
from engine.core.values import Interruption, Seat
from engine.data.codec import CodecError, decode_kind
from engine.play.match import Match
from engine.play.record import SILENT
from engine.talk.statements import STATEMENTS, Remark

if TYPE_CHECKING:
    from desktop.play.players import Party

#: Seconds without small talk after a remark.
REMARK_PAUSE: Final = 20.0
#: The tickets of these requests are below those of all other questions.
_FIRST_TICKET = -2_000_000_000


class InterruptionRound(QObject):
    """Round of requests to our own bots, in the order of seats, after an action.

    The requests precede the next question in the process, and each takes a moment, so nothing waits
    for them. What comes too late is dropped; the bot is asked again after whatever came before it.
    Small talk is also dropped if it comes soon after other small talk (`REMARK_PAUSE`).
    External programs are not asked.

    Signals:
        interrupted(seat, Interruption, ply): a bot wants to say or do something at this moment.
    """

    interrupted = Signal(int, object, int)

    def __init__(self, match: Match, process: BotProcess, party: Party, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._process, self._party = match, process, party
        self._last_ticket = _FIRST_TICKET
        #: The seat of each open request, by ticket, in order.
        self._open: dict[int, Seat] = {}
        self._ply = 0
        self._is_listening = False
        #: When a bot made small talk last, in seconds of a steady clock.
        self._last_remark = -inf

    @property
    def can_talk(self) -> bool:
        """Whether the bots of this match talk."""
        return self._match.record.talk != SILENT

    def begin(self) -> None:
        """Ask the bots that may have something to say or to do; earlier requests are withdrawn."""
        self.end()
        match = self._match
        if match.decision is None:
            return
        asked = range(match.seats) if self.can_talk else match.seats_that_may_act()
        if not asked:
            return
        if not self._is_listening:
            self._is_listening = True
            self._process.replied.connect(self._on_replied)
            self._process.failed.connect(self._on_failed)
        self._ply = match.ply
        heard = match.agreement_log.last_statements(match.view(None)) if self.can_talk else ()
        talk = match.record.talk if self.can_talk else ""
        for seat in asked:
            player = self._party.players[seat]
            if not isinstance(player, BotPlayer) or isinstance(player, ProgramPlayer):
                continue
            if player.is_given_up:
                continue
            self._last_ticket -= 1
            self._open[self._last_ticket] = seat
            seed = bot_seed(match.record.secret, seat, match.answered)
            about = match.view(seat), player.level, seed, heard, talk
            occasion = Occasion(match.game, *about)
            self._process.interrupt(self._last_ticket, occasion)

    def end(self) -> None:
        """Withdraw all requests."""
        for ticket in self._open:
            self._process.cancel(ticket)
        self._open.clear()

    def _on_failed(self, reason: str) -> None:
        # The bot that is to answer reports it; what the others had to say is lost.
        self._open.clear()

    def _on_replied(self, ticket: int, reply: object) -> None:
        seat = self._open.pop(ticket, None)
        if seat is None or not isinstance(reply, dict) or reply.get("action") is None:
            return
        kinds = (*self._match.game.interruptions, *STATEMENTS)
        try:
            deed: Interruption = decode_kind(kinds, reply["action"])
        except CodecError:
            return
        if self._match.ply != self._ply or self._match.refusal(seat, deed):
            return
        if isinstance(deed, Remark) and deed.word != "faithless":
            now = monotonic()
            if now - self._last_remark < REMARK_PAUSE:
                return
            self._last_remark = now
        self.interrupted.emit(seat, deed, self._ply)
