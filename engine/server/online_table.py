"""A table: who sits where, what they may do, what they said, and the match that they play."""

from __future__ import annotations

import logging
from time import time
from typing import Any, Final

from engine.core.errors import ConquistaError, IllegalActionError
from engine.core.game import Game
from engine.core.values import Json, Seat
from engine.games import GAMES
from engine.play.attendance import TWO_SEATS
from engine.play.record import Record, rematch
from engine.server import messages
from engine.server.ballots import Ballots
from engine.server.invitation import new_secret
from engine.server.knocking import Knocks
from engine.server.messages import Refusal, SeatPlan, is_line, is_person_name
from engine.server.playing import NOT_BEGUN, Playing, time_left
from engine.server.seats import (
    Chair,
    Guest,
    GuestConnection,
    Presence,
    ServedTable,
    absences,
    check_plan,
    check_rules,
    describe_seat,
    describe_table,
    digest_of,
    first_record,
    invited_seat,
    line_data,
    move_everybody_on,
    new_chair,
    refusal_message,
    seat_of_key,
)
from engine.server.server_context import ServerContext
from engine.server.votes import Votes
from engine.table.loop import Handle

log = logging.getLogger(__name__)

#: Number of chat lines that a table keeps.
KEPT_LINES: Final = 100
#: Seconds between two attempts to write a table that could not be written.
RETRY_SECONDS: Final = 5.0


class OnlineTable:
    """A table with its people. What it cannot do it refuses (`Refusal`)."""

    def __init__(
        self, state: ServedTable, around: ServerContext[OnlineTable], record: Record | None = None
    ) -> None:
        """Open a table, with the record of its match if one was begun."""
        self.state, self._around = state, around
        self.game: Game = GAMES[state.game]
        self.guests: list[Guest] = []
        self.votes = Votes(self, around.limits)
        #: Who knocks at the table.
        self.knocks = Knocks()
        self.playing: Playing | None = None
        self.is_closed = False
        #: How often each seat may talk, and act unasked.
        self._talk, self._acts, _ = around.limits.seat_buckets(len(state.chairs))
        #: The next writing of the table, which also tells everybody what is new.
        self._writing: Handle | None = None
        self._is_failing = False
        #: What is sent to guests once the table is written.
        self._promises: list[tuple[Guest, Json]] = []
        if record is not None:
            self.playing = around.play(self, record)

    # -- who is here -------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def chairs(self) -> list[Chair]:
        """The seats, in order."""
        return self.state.chairs

    @property
    def phase(self) -> str:
        """The state of the table: "open", "playing", "over" or "closed"."""
        if self.is_closed:
            return "closed"
        if self.playing is None:
            return "open"
        return "playing" if self.playing.result is None else "over"

    def guest_at(self, seat: Seat) -> Guest | None:
        """Return the person who is connected at a seat, or None."""
        return next((guest for guest in self.guests if guest.seat == seat), None)

    def presence(self, seat: Seat) -> Presence:
        """Return where the person or bot of a seat is."""
        chair = self.chairs[seat]
        if chair.kind == "bot":
            return "bot"
        if not chair.is_taken:
            return "invited" if chair.kind == "friend" else "open"
        if chair.has_left:
            return "left"
        return "here" if self.guest_at(seat) is not None else "lost"

    @property
    def present_seats(self) -> set[Seat]:
        """The seats of the people who are connected."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    def is_here(self, seat: Seat) -> bool:
        """Return whether the person of a seat is connected."""
        return self.guest_at(seat) is not None

    def _check_name(self, seat: Seat, name: str) -> None:
        """Raise Refusal when a person at another seat has this name."""
        if name in [chair.name for other, chair in enumerate(self.chairs) if other != seat]:
            raise Refusal("name_taken")

    # -- coming and going --------------------------------------------------------------------------

    def seat_person(self, connection: GuestConnection, given: messages.Sit) -> Guest:
        """Seat a person, or seat them again. Raises Refusal."""
        key, secret = digest_of(given.key), given.secret
        seat = seat_of_key(self.chairs, key)
        if seat is None:
            seat = self._claim(key, secret, given.name)
        chair, former = self.chairs[seat], self.guest_at(seat)
        if former is not None:
            self.guests.remove(former)
            former.connection.end({"is": "moved"})
        # A bot that was voted in, or came because nobody was there, makes room.
        chair.lost_at, chair.stands_in = 0.0, chair.has_left
        guest = Guest(connection, seat, given.match, given.since)
        self._welcome(guest, has_moved=former is not None)
        log.info("table %s: seat %d is taken%s", self.id, seat, " again" if former else "")
        self.votes.drop_bot(seat)
        self._on_presence(seat)
        return guest

    def watch(self, connection: GuestConnection, given: messages.Watch) -> Guest:
        """Let a person watch. Raises Refusal."""
        if not self.state.lets_watch(given.secret):
            raise Refusal("wrong_secret")
        if sum(guest.seat is None for guest in self.guests) >= self._around.limits.watchers:
            raise Refusal("full")
        guest = Guest(connection, None, given.match, given.since)
        self._welcome(guest, has_moved=False)
        self.note_change()
        return guest

    def peek(self, given: messages.Peek) -> Json:
        """Return the table as whom an invitation admits sees it. Raises Refusal."""
        seat = seat_of_key(self.chairs, digest_of(given.key))
        if seat is None and not self.state.lets_watch(given.secret):
            seat = invited_seat(self.chairs, given.secret)
        return {**self.describe(None), "is": "peeked", "invited": seat}

    def note_lost_connection(self, guest: Guest) -> None:
        """Take note that the connection of a guest has ended."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        if guest.seat is not None:
            self.chairs[guest.seat].lost_at = time()
            log.info("table %s: seat %d has lost the connection", self.id, guest.seat)
            self.votes.note_lost_connection(guest.seat)
            self._on_presence(guest.seat)
        if not self.guests and self.playing is not None:
            self.playing.forget_feeds()
        self.note_change()

    def _on_presence(self, seat: Seat) -> None:
        """Let the match know that a person has come or gone."""
        if self.playing is not None:
            self.playing.update_presence(seat)
        self.note_change()

    def _claim(self, key: str, secret: str, name: str) -> Seat:
        """Give the seat of an unused invitation to a new person. Raises Refusal."""
        invited = invited_seat(self.chairs, secret)
        if not is_person_name(name):
            raise Refusal("bad_name")
        self._check_name(invited, name)
        chair = self.chairs[invited]
        chair.invitation, chair.used, chair.key, chair.name = "", digest_of(secret), key, name
        chair.last_id = 0
        if self.playing is not None:
            self.playing.rename(invited, name)
        return invited

    def _welcome(self, guest: Guest, *, has_moved: bool) -> None:
        if guest.match != self.state.match:
            guest.match, guest.sent = self.state.match, 0
        guest.connection.send(
            {
                "is": "seated",
                "table": self.id,
                "seat": guest.seat,
                "moved": has_moved,
                "last_id": 0 if guest.seat is None else self.chairs[guest.seat].last_id,
            }
        )
        self.guests.append(guest)

    # -- what people do ----------------------------------------------------------------------------

    def take(self, guest: Guest, message: Any) -> None:
        """Take a message of a guest; a refusal goes back to them."""
        if guest not in self.guests:
            # They have left, or sit elsewhere by now.
            return
        try:
            if guest.seat is None:
                raise Refusal("watching")
            self._take(guest, guest.seat, message)
        except (Refusal, IllegalActionError) as refusal:
            guest.connection.send(refusal_message(message, refusal.key))
        except ConquistaError:
            guest.connection.send(refusal_message(message, "unknown"))

    def _take(self, guest: Guest, seat: Seat, message: Any) -> None:
        match message:
            case messages.AnswerMessage():
                self._answer(guest, seat, message)
            case messages.Act():
                if self._is_new(guest, message.id):
                    if not self._acts[seat].take():
                        raise Refusal("too_often")
                    self.match_in_play().act(seat, message.ply, message.action)
                    self.chairs[seat].last_id = message.id
                    self._promise(guest, {"is": "done", "id": message.id})
            case messages.Talk():
                self._say(guest, seat, message)
            case messages.UndoMessage():
                self.votes.undo(seat, message.ply)
            case messages.Replace():
                self.votes.replace(seat, message.seat)
            case messages.Vote():
                self.votes.vote(seat, message)
            case messages.Rematch():
                self.votes.propose_rematch(seat)
            case messages.CallOffMessage():
                self.votes.propose_end(seat)
            case messages.Attend():
                guest.is_elsewhere = not message.looks
                self.note_change()
            case messages.LeaveMessage():
                self._leave(seat)
            case messages.ReturnMessage():
                self._return(seat)
            case messages.ResignMessage():
                self._resign(seat)
            case messages.Hint():
                if not self.state.rules.hints:
                    raise Refusal("not_allowed")
                playing = self.match_in_play()
                if playing.asked_seat != seat:
                    raise Refusal("not_your_turn")
                playing.note_hint()
            case _:
                if seat != self.state.host:
                    raise Refusal("not_host")
                self._take_from_host(message)

    def _take_from_host(self, message: Any) -> None:
        match message:
            case messages.PlanMessage():
                self._plan(message.seat, SeatPlan(message.kind, message.name, message.level))
            case messages.Invite():
                self._invite(message.seat)
            case messages.Settle():
                self._check_is_open()
                check_rules(message.rules)
                self.state.rules = message.rules
                self.note_change()
            case messages.Begin():
                self._check_is_open()
                self._begin()
            case messages.Close():
                self.close()
            case messages.Admit():
                self._admit(message)
            case _:
                raise Refusal("unknown")

    def match_in_play(self) -> Playing:
        """Return the match in play. Raises Refusal."""
        if self.playing is None:
            raise Refusal("not_begun")
        if self.playing.result is not None:
            raise Refusal("over")
        return self.playing

    def _answer(self, guest: Guest, seat: Seat, given: messages.AnswerMessage) -> None:
        chair = self.chairs[seat]
        if given.match != self.state.match:
            raise Refusal("late")
        if given.question != chair.last_answer:
            self.match_in_play().answer(seat, given)
            chair.last_answer = given.question
        self._promise(guest, {"is": "taken", "question": given.question})

    def _is_new(self, guest: Guest, number: int) -> bool:
        """Return whether an act or a chat line is new; confirm again one that was accepted."""
        assert guest.seat is not None
        if number > self.chairs[guest.seat].last_id:
            return True
        self._promise(guest, {"is": "done", "id": number})
        return False

    def _say(self, guest: Guest, seat: Seat, said: messages.Talk) -> None:
        if not self._is_new(guest, said.id):
            return
        if not is_line(said.text):
            raise Refusal("bad_line")
        if not self._talk[seat].take():
            raise Refusal("too_much_talk")
        self.chairs[seat].last_id = said.id
        lines = self.state.lines
        line = (lines[-1][0] + 1 if lines else 1, seat, said.text)
        self.state.lines = [*lines, line][-KEPT_LINES:]
        self._promise(guest, {"is": "done", "id": said.id})

    # -- bots in the place of people ---------------------------------------------------------------

    def let_stand_in(self, seat: Seat) -> None:
        """Let a bot answer for a person until they are back."""
        self.votes.note_stand_in(seat)
        self.chairs[seat].stands_in = True
        if self.playing is not None:
            self.playing.update_presence(seat)

    def _leave(self, seat: Seat) -> None:
        self.match_in_play()
        if self.chairs[seat].has_left:
            raise Refusal("nobody_there")
        self.chairs[seat].has_left = True
        self.let_stand_in(seat)
        self.note_change()

    def _resign(self, seat: Seat) -> None:
        """End a match of two; let a bot play the seat to the end of a larger one."""
        playing, chair = self.match_in_play(), self.chairs[seat]
        if len(self.chairs) == TWO_SEATS:
            playing.resign(seat)
            return
        if chair.gave_up:
            raise Refusal("gave_up")
        chair.has_left = chair.gave_up = True
        self.votes.forget(seat)
        self.let_stand_in(seat)
        self.note_change()

    def _return(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        if not chair.has_left:
            raise Refusal("not_away")
        if chair.gave_up and self.phase == "playing":
            raise Refusal("gave_up")
        chair.has_left = chair.stands_in = False
        self._on_presence(seat)

    # -- the host ----------------------------------------------------------------------------------

    def _check_is_open(self) -> None:
        if self.phase != "open":
            raise Refusal("has_begun")

    def _plan(self, seat: Seat, plan: SeatPlan) -> None:
        self._check_is_open()
        if not 0 <= seat < len(self.chairs) or seat == self.state.host:
            raise Refusal("no_such_seat")
        check_plan(plan)
        if plan.name:
            self._check_name(seat, plan.name)
        self._dismiss(seat)
        self.chairs[seat] = new_chair(plan)
        self.note_change()

    def _invite(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.chairs) or seat == self.state.host:
            raise Refusal("no_such_seat")
        chair = self.chairs[seat]
        if chair.kind == "bot":
            raise Refusal("not_a_person")
        if chair.gave_up and self.phase == "playing":
            raise Refusal("gave_up")
        self._dismiss(seat)
        chair.vacate()
        chair.kind, chair.invitation = "friend", new_secret().hex()
        if self.playing is not None:
            self.let_stand_in(seat)
        self.note_change()

    def _admit(self, given: messages.Admit) -> None:
        """Invite a person who knocks to a seat where nobody sits, or send them away."""
        visitor = self.knocks.find(given.knock)
        line = ""
        if given.seat is not None:
            if given.seat not in range(len(self.chairs)) or self.chairs[given.seat].is_taken:
                raise Refusal("no_such_seat")
            self._invite(given.seat)
            secret = bytes.fromhex(self.chairs[given.seat].invitation)
            line = self._around.invite("seat", self.id, secret)
        visitor.answer.set_result(line)
        self.knocks.remove(visitor)
        self.note_change()

    def _dismiss(self, seat: Seat) -> None:
        """End the connection of who sits at a seat."""
        guest = self.guest_at(seat)
        if guest is not None:
            self.guests.remove(guest)
            guest.connection.end({"is": "dismissed"})

    def _begin(self) -> None:
        for chair in self.chairs:
            if chair.kind == "open" and not chair.is_taken:
                chair.kind = "bot"
            chair.stands_in = chair.kind == "friend" and not chair.is_taken
        self._start(first_record(self.state))

    def _start(self, record: Record) -> None:
        """Begin a match."""
        self.state.match += 1
        self.votes.ballots = Ballots()
        for chair in self.chairs:
            chair.last_answer, chair.gave_up = 0, False
        for guest in self.guests:
            guest.match, guest.sent = self.state.match, 0
        self.playing = self._around.play(self, record)
        self.playing.start()
        self.note_change()

    def play_again(self) -> None:
        """Begin another match; everybody sits one seat further."""
        assert self.playing is not None
        record = self.playing.record
        self.playing.close()
        move_everybody_on(self.state)
        for guest in self.guests:
            if guest.seat is not None:
                guest.seat = (guest.seat + 1) % len(self.chairs)
                # Who left the last match to a bot and is here plays again.
                chair = self.chairs[guest.seat]
                chair.has_left = chair.stands_in = False
        self._start(rematch(record))

    def close(self) -> None:
        """Close the table for good."""
        self.is_closed = True
        self._around.remove(self)
        for guest in self.guests:
            guest.connection.end({"is": "closed"})
        self.guests.clear()
        self.pause()
        log.info("table %s: closed", self.id)

    def pause(self) -> None:
        """Stop the match, for instance because the server stops; what is new is written before."""
        if self._writing is not None and not self.is_closed:
            self._writing.cancel()
            self._write_and_tell()
        if self.playing is not None:
            self.playing.close()
        if self._writing is not None:
            self._writing.cancel()

    # -- telling -----------------------------------------------------------------------------------

    def note_change(self) -> None:
        """Write the table in the next turn of the loop, then tell everybody what is new to them."""
        if self._writing is None and not self.is_closed:
            self._writing = self._around.loop.call_soon(self._write_and_tell)

    def _promise(self, guest: Guest, message: Json) -> None:
        """Tell a guest that something was taken, once it is written."""
        self._promises.append((guest, message))
        self.note_change()

    def _write_and_tell(self) -> None:
        self._writing = None
        if self.is_closed:
            return
        if self.playing is not None:
            self.votes.forget_late_undos(self.playing.changes)
        if self.guests:
            self.state.used_at = time()
        try:
            self._around.keep(self)
        except OSError as error:
            if not self._is_failing:
                log.error("table %s cannot be written: %s", self.id, error.strerror)
                for guest in self.guests:
                    guest.connection.send({"is": "trouble", "why": "disk"})
            self._is_failing = True
            self._writing = self._around.loop.call_later(RETRY_SECONDS, self._write_and_tell)
            return
        self._is_failing = False
        for guest in [*self.guests]:
            self._tell(guest)
        promises, self._promises = self._promises, []
        for guest, message in promises:
            if guest in self.guests:
                guest.connection.send(message)

    def _tell(self, guest: Guest) -> None:
        """Send a guest what they have not been sent."""
        state = self.describe(guest.seat)
        if state != guest.state:
            guest.state = state
            absent, seconds_left = absences(self.state, self.presence), time_left(self.playing)
            guest.connection.send(state | {"absent": absent, "left": seconds_left})
        lines = [line_data(line) for line in self.state.lines if line[0] > guest.line_sent]
        if lines:
            guest.connection.send({"is": "talked", "lines": lines})
            guest.line_sent = self.state.lines[-1][0]
        if self.playing is not None:
            guest.sent = self.playing.send_news(guest.connection, guest.seat, guest.sent)

    def describe(self, viewer: Seat | None) -> dict[str, Json]:
        """Return the state of the table as a seat sees it; None for a person who watches."""
        playing, invite = self.playing, self._around.invite
        return {
            **describe_table(self.state, viewer, invite),
            "phase": self.phase,
            "seats": [
                describe_seat(
                    self.state, seat, viewer, self.presence(seat), self.guest_at(seat), invite
                )
                for seat in range(len(self.chairs))
            ],
            "watchers": sum(guest.seat is None for guest in self.guests),
            "ballots": self.votes.describe(),
            **({"knocks": self.knocks.message()} if viewer == self.state.host else {}),
            **(NOT_BEGUN if playing is None else playing.describe()),
        }
