"""The round of interruptions: after every action each bot may speak or act unasked."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

from engine.bots.protocol import Occasion
from engine.core.rng import bot_seed
from engine.core.values import Interruption, Json, Seat
from engine.data.codec import CodecError, decode_kind
from engine.play.match import Match
from engine.play.record import SILENT
from engine.table.bot_process import Bots
from engine.table.players import BotPlayer, Party, ProgramPlayer
from engine.talk.statements import STATEMENTS, Remark

#: Seconds without small talk after a remark.
REMARK_PAUSE: Final = 20.0
#: The tickets of these requests are below those of all other questions.
_FIRST_TICKET = -2_000_000_000


class InterruptionRound:
    """Round of requests to our own bots, in the order of seats, after an action.

    The requests precede the next question in the process, and each takes a moment, so nothing waits
    for them. What comes too late is dropped; the bot is asked again after whatever came before it.
    Small talk is also dropped if it comes soon after other small talk (`REMARK_PAUSE`).
    External programs are not asked.
    """

    def __init__(
        self,
        match: Match,
        bots: Bots,
        party: Party,
        interrupted: Callable[[Seat, Interruption, int], None],
    ) -> None:
        """Call `interrupted` with seat, action and ply when a bot wants to say or do something."""
        self._match, self._bots, self._party = match, bots, party
        self._interrupted = interrupted
        self._last_ticket = _FIRST_TICKET
        #: The seat of each open request, by ticket, in order.
        self._open: dict[int, Seat] = {}
        self._ply = 0
        self._is_closed = False
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
        if match.decision is None or self._is_closed:
            return
        asked = range(match.seats) if self.can_talk else match.seats_that_may_act()
        if not asked:
            return
        self._ply = match.ply
        public, log = match.view(None), match.agreement_log
        heard = log.last_proposals(public)
        if self.can_talk:
            heard = (*heard, *log.last_statements(public))
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
            self._bots.add_listener(self)
            self._bots.interrupt(self._last_ticket, occasion)

    def end(self) -> None:
        """Withdraw all requests."""
        for ticket in self._open:
            self._bots.cancel(ticket)
        self._open.clear()

    def close(self) -> None:
        """Withdraw all requests for good."""
        self.end()
        self._is_closed = True
        if self._last_ticket != _FIRST_TICKET:
            self._bots.remove_listener(self)

    def on_failure(self, reason: str) -> None:
        """Forget all requests."""
        # The bot that is to answer reports it; what the others had to say is lost.
        self._open.clear()

    def on_reply(self, ticket: int, reply: Json) -> None:
        """Take a reply of the bots' process, which may be for somebody else."""
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
        self._interrupted(seat, deed, self._ply)
