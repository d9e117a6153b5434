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
from engine.play.record import LIVELY, SILENT
from engine.table.bot_process import Bots
from engine.table.loop import Handle, Loop
from engine.table.players import BotPlayer, Party, ProgramPlayer
from engine.table.small_talk import Evening, SmallTalk
from engine.talk.statements import STATEMENTS, Remark

#: Seconds without small talk after a remark.
REMARK_PAUSE: Final = 20.0
#: Seconds after which a bot may remark that a person thinks for long.
LONG_THOUGHT_S: Final = 75.0
#: The tickets of these requests are below those of all other questions.
_FIRST_TICKET = -2_000_000_000


class InterruptionRound:
    """Round of requests to our own bots, in the order of seats, after an action.

    The requests precede the next question in the process, and each takes a moment, so nothing waits
    for them. What comes too late is dropped; the bot is asked again after whatever came before it.
    External programs are not asked. Once nobody has anything to say that bears on the game, a bot
    may make small talk, unless it did so a moment ago (`REMARK_PAUSE`).
    """

    def __init__(
        self,
        match: Match,
        bots: Bots,
        party: Party,
        loop: Loop,
        interrupted: Callable[[Seat, Interruption, int], None],
        evening: Evening,
    ) -> None:
        """Call `interrupted` with seat, action and ply when a bot wants to say or do something."""
        self._match, self._bots, self._party = match, bots, party
        self._loop, self._interrupted = loop, interrupted
        self._small_talk = SmallTalk(match, evening)
        #: The next small talk, and that about a person who thinks for long.
        self._chatting: Handle | None = None
        self._waiting: Handle | None = None
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
        talks = self.can_talk and bool(match.game.talk.terms)
        # A bot does not speak in the name of the person whose seat it plays.
        speakers = set(range(match.seats)) - {*match.attendance.away} if talks else set()
        self._ply = match.ply
        self._await_thought()
        public, log = match.view(None), match.agreement_log
        proposals = log.last_proposals(public)
        statements = log.last_statements(public) if self.can_talk else ()
        for seat in sorted({*match.seats_that_may_act(), *speakers}):
            player = self._party.players[seat]
            if not isinstance(player, BotPlayer) or isinstance(player, ProgramPlayer):
                continue
            if player.is_given_up:
                continue
            self._last_ticket -= 1
            self._open[self._last_ticket] = seat
            seed = bot_seed(match.record.secret, seat, match.answer_count)
            heard = (*proposals, *statements) if seat in speakers else proposals
            talk = match.record.talk if seat in speakers else ""
            about = match.view(seat), player.level, seed, heard, talk
            occasion = Occasion(match.game, *about)
            self._bots.add_listener(self)
            self._bots.interrupt(self._last_ticket, occasion)
        self._chat_soon()

    def finish(self) -> None:
        """Remember the match, which is over, for the next one of the evening."""
        self.end()
        self._small_talk.finish()

    def end(self) -> None:
        """Withdraw all requests."""
        for handle in (self._chatting, self._waiting):
            if handle is not None:
                handle.cancel()
        self._chatting = self._waiting = None
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
        """Take a reply of the bots' process, which may be for another question."""
        seat = self._open.pop(ticket, None)
        if seat is None:
            return
        self._chat_soon()
        if not isinstance(reply, dict) or reply.get("action") is None:
            return
        kinds = (*self._match.game.interruptions, *STATEMENTS)
        try:
            deed: Interruption = decode_kind(kinds, reply["action"])
        except CodecError:
            return
        if self._match.ply != self._ply or self._match.refusal(seat, deed):
            return
        self._interrupted(seat, deed, self._ply)

    # -- small talk --------------------------------------------------------------------------------

    @property
    def _bot_seats(self) -> list[Seat]:
        """The seats of our own bots that still play, but for those of people who left."""
        return [
            seat
            for seat, player in enumerate(self._party.players)
            if isinstance(player, BotPlayer)
            and not isinstance(player, ProgramPlayer)
            and not player.is_given_up
            and seat not in self._match.attendance.away
        ]

    def _chat_soon(self) -> None:
        """Make small talk in the next turn of the loop, once nobody has anything else to say."""
        if self.can_talk and not self._open and self._chatting is None and not self._is_closed:
            self._chatting = self._loop.call_soon(self._chat)

    def _chat(self) -> None:
        self._chatting = None
        if self._match.ply == self._ply and not self._open and self._may_remark:
            lively = self._match.record.talk == LIVELY
            self._make(self._small_talk.next(self._bot_seats, lively=lively))

    def _await_thought(self) -> None:
        """Let a bot remark on the person who is asked, if they take very long."""
        decision, match = self._match.decision, self._match
        if decision is None or match.record.talk != LIVELY:
            return
        if self._party.players[decision.seat].is_human:
            self._waiting = self._loop.call_later(LONG_THOUGHT_S, self._on_long_thought)

    def _on_long_thought(self) -> None:
        self._waiting = None
        decision = self._match.decision
        if decision is not None and not self._is_closed and self._match.ply == self._ply:
            self._make(self._small_talk.about_thinking(self._bot_seats, decision.seat))

    @property
    def _may_remark(self) -> bool:
        """Whether the last remark was long enough ago."""
        return monotonic() - self._last_remark >= REMARK_PAUSE

    def _make(self, found: tuple[Seat, Remark] | None) -> None:
        """Make a remark, unless another one was made a moment ago."""
        if found is None or not self._may_remark:
            return
        seat, remark = found
        if self._match.refusal(seat, remark):
            return
        self._last_remark = monotonic()
        self._small_talk.note(remark)
        self._interrupted(seat, remark, self._ply)
