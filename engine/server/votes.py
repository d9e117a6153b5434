"""What people at a table ask each other: to take back, for a bot, to end or begin a match."""

from __future__ import annotations

from time import time
from typing import Protocol

from engine.core.values import Json, Seat
from engine.server import messages
from engine.server.ballots import Ballot, Ballots
from engine.server.limits import Limits
from engine.server.messages import Refusal
from engine.server.playing import Playing
from engine.server.seats import Chair, Guest, Presence, ServedTable


class VotingTable(Protocol):
    """The table of the people who are asked."""

    state: ServedTable
    guests: list[Guest]
    playing: Playing | None

    @property
    def chairs(self) -> list[Chair]:
        """The seats, in order."""

    @property
    def phase(self) -> str:
        """The state of the table: "open", "playing", "over" or "closed"."""

    @property
    def present_seats(self) -> set[Seat]:
        """The seats of the people who are connected."""

    def presence(self, seat: Seat) -> Presence:
        """Return where the person or bot of a seat is."""

    def match_in_play(self) -> Playing:
        """Return the match in play. Raises Refusal."""

    def let_stand_in(self, seat: Seat) -> None:
        """Let a bot answer for a person until they are back."""

    def play_again(self) -> None:
        """Begin another match; everybody sits one seat further."""

    def note_change(self) -> None:
        """Take note that there is something new to write and to tell."""


class Votes:
    """The questions to all people at a table, and what is done once they agree."""

    def __init__(self, table: VotingTable, limits: Limits) -> None:
        self._table, self._limits = table, limits
        self.ballots = Ballots()
        #: How often each seat may ask to take back, and to end the match.
        (*_, self._undos), (*_, self._ends) = (
            limits.seat_buckets(len(table.chairs)) for _ in range(2)
        )

    def describe(self) -> list[Json]:
        """Return the open questions as everybody sees them."""
        return [ballot.message() for ballot in self.ballots.open]

    # -- questions ---------------------------------------------------------------------------------

    def undo(self, seat: Seat, ply: int) -> None:
        """Ask to take back the last choice of a seat. Raises Refusal."""
        playing = self._table.match_in_play()
        if not self._table.state.rules.undo:
            raise Refusal("not_allowed")
        voters, bound = playing.undo_voters(seat, ply)
        if not self._undos[seat].take():
            raise Refusal("too_often")
        self._count(self.ballots.begin("undo", seat, seat, voters, playing.changes, bound))

    def replace(self, seat: Seat, absent: Seat) -> None:
        """Ask to let a bot play for a person who is away. Raises Refusal."""
        table, playing = self._table, self._table.match_in_play()
        if absent >= len(table.chairs) or table.presence(absent) != "lost":
            raise Refusal("not_absent")
        chair = table.chairs[absent]
        if chair.stands_in or playing.asked_seat != absent:
            raise Refusal("not_its_turn")
        if time() - chair.lost_at < self._limits.absence_seconds:
            raise Refusal("too_soon")
        voters = table.present_seats - {absent}
        self._count(self.ballots.begin("bot", seat, absent, voters, playing.changes))

    def propose_end(self, seat: Seat) -> None:
        """Ask all people who play to end the match without a winner. Raises Refusal.

        Those who are away must agree as well, unless a bot plays for them.
        """
        playing = self._table.match_in_play()
        voters = playing.players_here
        if seat not in voters:
            raise Refusal("gave_up" if self._table.chairs[seat].gave_up else "nobody_there")
        if not self._ends[seat].take():
            raise Refusal("too_often")
        self._count(self.ballots.begin("call_off", seat, seat, voters, 0, voters))

    def propose_rematch(self, seat: Seat) -> None:
        """Ask all who are here for another match; the host must be among them. Raises Refusal."""
        if self._table.phase != "over":
            raise Refusal("not_over")
        host, here = self._table.state.host, self._table.present_seats
        if host not in here:
            raise Refusal("host_away")
        # None begins because a person who has not answered loses the line.
        self._count(self.ballots.begin("rematch", seat, host, here, 0, here))

    # -- what is answered --------------------------------------------------------------------------

    def vote(self, seat: Seat, vote: messages.Vote) -> None:
        """Enter the voice of a seat. Raises Refusal."""
        ballot = self.ballots.vote(vote.ballot, seat, yes=vote.yes)
        if ballot is None:
            raise Refusal("no_such_ballot")
        if vote.yes:
            self._count(ballot)
        else:
            for guest in self._table.guests:
                guest.connection.send({"is": "declined", "ballot": ballot.id, "by": seat})
            self._table.note_change()

    def _count(self, ballot: Ballot) -> None:
        """Do what a ballot is about once everybody has agreed."""
        table = self._table
        if ballot.is_carried and ballot in self.ballots.open:
            self.ballots.open.remove(ballot)
            playing = table.playing
            if ballot.kind == "undo" and playing is not None:
                playing.undo(ballot.about)
            elif ballot.kind == "bot" and table.presence(ballot.about) == "lost":
                table.let_stand_in(ballot.about)
            elif ballot.kind == "call_off" and playing is not None and playing.result is None:
                self.ballots.open.clear()
                playing.call_off(ballot.about)
            elif ballot.kind == "rematch":
                table.play_again()
        table.note_change()

    # -- who comes and goes ------------------------------------------------------------------------

    def drop_bot(self, seat: Seat) -> None:
        """Ask no more for a bot in the place of a person who is back."""
        self.ballots.drop("bot", seat)

    def forget_late_undos(self, changes: int) -> None:
        """Close the questions about undos from before the last of so many answers."""
        self.ballots.drop("undo", before=changes)

    def note_lost_connection(self, seat: Seat) -> None:
        """Take note that the connection of a seat has ended."""
        # No other match begins without the host, or for a person who asked and is gone.
        self.ballots.drop_by("rematch", seat)
        if seat == self._table.state.host:
            self.ballots.drop("rematch")
        self._forget_voter(seat)

    def forget(self, seat: Seat) -> None:
        """Take note that the person of a seat plays no more: nothing waits for their voice."""
        self.ballots.drop("undo", seat)
        self._forget_voter(seat)

    def note_stand_in(self, seat: Seat) -> None:
        """Take note that a bot plays for a seat: the match may be ended without its person."""
        self.ballots.drop("call_off", seat)
        for ballot in [*self.ballots.open]:
            if ballot.kind == "call_off":
                ballot.bound.discard(seat)
                ballot.voters.discard(seat)
                self._count(ballot)

    def _forget_voter(self, seat: Seat) -> None:
        for ballot in self.ballots.forget_voter(seat):
            self._count(ballot)
