"""The match of a table: what each seat is sent of it, and bots in the place of absent people."""

from __future__ import annotations

from time import monotonic
from typing import Final, Protocol

from engine.core.values import PRESENCE, Action, Interruption, Json, Result, Seat, Step
from engine.data.codec import decode_kind
from engine.play.match import Match
from engine.play.record import Record
from engine.play.seat_feed import PublicViews, SeatFeed
from engine.server.bot_pool import TableBots
from engine.server.messages import AnswerMessage, Refusal
from engine.server.seats import GuestConnection, ServedTable
from engine.table.loop import Handle, Loop
from engine.table.players import Question
from engine.table.table import Reports, Table
from engine.talk.statements import STATEMENTS, Statement

#: What everybody sees of a match that has not begun.
NOT_BEGUN: Final[dict[str, Json]] = {"asked": None, "hints": [], "late": [], "deeds": []}
#: The number of last deeds that a person who comes back hears again.
_TOLD_DEEDS: Final = 50


class MatchTable(Protocol):
    """The table of a match, as the match uses it."""

    state: ServedTable

    def is_here(self, seat: Seat) -> bool:
        """Return whether the person of a seat is connected."""

    def note_change(self) -> None:
        """Take note that there is something new to write and to tell."""


class Playing:
    """A match that people at different places play."""

    def __init__(self, place: MatchTable, match: Match, loop: Loop, bots: TableBots) -> None:
        self._online_table, self.match, self._loop, self._bots = place, match, loop, bots
        reports = Reports(
            advanced=self._on_advanced,
            spoke=lambda step: self._on_changed(),
            asked=self._on_asked,
            rewound=self._on_rewound,
            record_changed=self._on_changed,
            finished=lambda result: self._on_changed(),
        )
        self._table = Table(match, loop, bots, reports)
        self._table.is_reachable = self._is_reachable
        self._feeds: dict[Seat | None, SeatFeed] = {}
        self._views = PublicViews()
        #: The number of answers and undos so far; statements do not count.
        self.changes = 0
        self._is_started = False
        #: The next comparison of who plays with who shall play.
        self._settling: Handle | None = None
        self._clock: Handle | None = None
        #: The question that the clock runs for, when its time ends, and whether it has ended.
        self._clock_ticket: int | None = None
        self._ends_at = 0.0
        self._is_time_up = False

    # -- the match ---------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return self.match.record

    @property
    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self.match.result

    @property
    def asked_seat(self) -> Seat | None:
        """The seat that is to answer, or None."""
        return None if self.match.decision is None else self.match.decision.seat

    def describe(self) -> dict[str, Json]:
        """Return what everybody sees of the match beside its messages."""
        return {
            "asked": self.asked_seat,
            "hints": self._counts("hint"),
            "late": self._counts("late"),
            "deeds": self._deeds(),
            # A clock begins anew with every answer, also when the same seat is asked again.
            **({"turn": self.changes} if self._clock is not None else {}),
        }

    def _counts(self, kind: str) -> list[int]:
        """Return how many marks of a kind each seat has."""
        counts = [0] * self.match.seats
        for mark in self.match.record.marks:
            if mark["mark"] == kind:
                counts[mark["seat"]] += 1
        return counts

    def _deeds(self) -> list[Json]:
        """Return the last hints looked at and late moves: kind, seat, and the actions before.

        Actions that were taken back do not count.
        """
        deeds: list[Json] = []
        kept_ply = self.match.ply
        for mark in reversed(self.match.record.marks):
            if mark["mark"] == "undo":
                kept_ply = min(kept_ply, mark["to"])
            elif mark["mark"] in ("hint", "late"):
                deeds.append([mark["mark"], mark["seat"], min(kept_ply, mark["ply"])])
        return deeds[:_TOLD_DEEDS][::-1]

    @property
    def seconds_left(self) -> int | None:
        """The seconds until a bot answers for the person who is asked; None without a clock."""
        return None if self._clock is None else max(0, round(self._ends_at - monotonic()))

    def start(self) -> None:
        """Ask the first open question."""
        self._is_started = True
        self._table.start()
        self._settle_deputies()

    def close(self) -> None:
        """Ask nobody any more."""
        self._stop_clock()
        if self._settling is not None:
            self._settling.cancel()
        self._table.close()
        self._bots.close()

    def rename(self, seat: Seat, name: str) -> None:
        """Enter the name of a person who came later than the match began."""
        self.match.rename(seat, name)

    # -- what people do ----------------------------------------------------------------------------

    def answer(self, seat: Seat, given: AnswerMessage) -> None:
        """Take the answer to the question of a number. Raises Refusal and the errors of rules."""
        if self._feed(seat).question != given.question:
            raise Refusal("late")
        action: Action = decode_kind(self.match.game.actions, given.action, "action")
        self._table.submit(seat, action, joined=given.joined, unasked=given.unasked)

    def act(self, seat: Seat, ply: int, action: Json) -> None:
        """Let a seat act or speak unasked. Raises IllegalActionError and CodecError."""
        kinds = (*self.match.game.interruptions, *STATEMENTS)
        deed: Interruption = decode_kind(kinds, action, "action")
        # Statements say the same whatever was done meanwhile.
        self._table.interrupt(seat, deed, self.match.ply if isinstance(deed, Statement) else ply)

    def resign(self, seat: Seat) -> None:
        """Resign for a seat of a match of two, which ends it."""
        self._table.resign(seat)

    def call_off(self, seat: Seat) -> None:
        """End the match without a winner, as `seat` asked."""
        self._table.call_off(seat)

    @property
    def players_here(self) -> set[Seat]:
        """The seats of the people who play, connected or not; bots play for all others."""
        return set(self.match.attendance.present_seats)

    def note_hint(self) -> None:
        """Note in the record that the person who is asked looks at a hint."""
        self._table.note_hint()

    def undo_voters(self, seat: Seat, ply: int) -> tuple[set[Seat], set[Seat]]:
        """Return the people who must agree to an undo of a seat, and those whose answers go.

        What anybody answered since then is something that the seat has learnt, also from a bot:
        then all people who play and are connected must agree. Those whose own answers go must
        agree even when they are away. Raises Refusal when the seat has nothing to take back, or
        when more has happened than the first `ply` actions.
        """
        taken = self.match.undone_answers(seat)
        if taken is None:
            raise Refusal("nothing_to_undo")
        if ply != self.match.ply:
            raise Refusal("late")
        answers = [
            step
            for step in self.match.steps[taken.to :]
            if step.seat != seat and not isinstance(step.action, (*PRESENCE, Interruption))
        ]
        if not answers:
            return set(), set()
        attendance = self.match.attendance
        present = {other for other in attendance.present_seats if self._is_reachable(other)}
        people = set(attendance.people) - attendance.given_up
        owners = {step.seat for step in answers if not step.is_unasked} & people
        return (present | owners) - {seat}, owners

    def undo(self, seat: Seat) -> None:
        """Take back the last choice of a seat."""
        self._table.undo(seat)

    # -- bots in the place of people ---------------------------------------------------------------

    def update_presence(self, seat: Seat) -> None:
        """Take note that a person came or went, or whether a bot answers for them."""
        if not self._is_started or self.result is not None:
            return
        self._settle_deputies()
        if seat in self.match.awaited_seats():
            # A bot that offers them something waits for people who are here.
            self._table.ask_again()

    def _settle_deputies(self) -> None:
        """Let bots play for the people whom the table wants replaced, and for nobody else."""
        self._settling = None
        if self.result is not None:
            return
        for seat in self.match.attendance.people:
            attendance, chair = self.match.attendance, self._online_table.state.chairs[seat]
            if chair.gave_up:
                if seat not in attendance.given_up:
                    self._table.leave(seat, for_good=True)
            elif (seat in attendance.away) != chair.stands_in:
                (self._table.leave if chair.stands_in else self._table.come_back)(seat)

    def _is_reachable(self, seat: Seat) -> bool:
        return self._online_table.is_here(seat)

    def _on_asked(self, question: Question) -> None:
        """Begin to wait for the person who is asked."""
        seconds = self._online_table.state.rules.clock
        if seconds and self._clock_ticket != question.ticket:
            self._stop_clock()
            self._clock_ticket, self._ends_at = question.ticket, monotonic() + seconds
            self._clock = self._loop.call_later(seconds, self._on_time_up)
            self._online_table.note_change()

    def _on_time_up(self) -> None:
        """Let a bot answer, unless the person answers before it."""
        self._is_time_up = True
        self._table.ask_deputy()

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = self._clock_ticket = None
        self._is_time_up = False

    # -- telling -----------------------------------------------------------------------------------

    def _on_advanced(self, step: Step) -> None:
        self.changes += 1
        if self._is_time_up and step.is_unasked:
            self.match.mark("late", seat=step.seat)
        self._stop_clock()
        self._on_changed()

    def _on_rewound(self) -> None:
        self.changes += 1
        self._stop_clock()
        self._on_changed()
        if self._settling is None:
            # What was taken back may have been that a person left.
            self._settling = self._loop.call_soon(self._settle_deputies)

    def _on_changed(self) -> None:
        for feed in self._feeds.values():
            feed.update()
        self._online_table.note_change()

    def _feed(self, seat: Seat | None) -> SeatFeed:
        """Return the feed of a seat, which is made when it is first needed."""
        if seat not in self._feeds:
            self._feeds[seat] = SeatFeed(self.match, seat, self._views)
        return self._feeds[seat]

    def forget_feeds(self) -> None:
        """Free memory while nobody is here; who comes back gets the same messages."""
        self._feeds.clear()

    def send_news(self, connection: GuestConnection, seat: Seat | None, after: int) -> int:
        """Send a seat what it has not been sent, and return the serial of the last message.

        All but the last say that more follows, so that a client that comes back shows the present
        at once.
        """
        feed, number = self._feed(seat), self._online_table.state.match
        *earlier, last = feed.messages_since(after) or [None]
        for message in earlier:
            connection.send({"is": "match", "match": number, "message": message, "more": True})
        if last is not None:
            connection.send({"is": "match", "match": number, "message": last})
        return feed.last_serial


def time_left(playing: Playing | None) -> int | None:
    """Return the seconds until a bot answers for the person who is asked; None without a clock."""
    return None if playing is None else playing.seconds_left
