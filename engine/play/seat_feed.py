"""What a seat is sent of a match that another process owns: messages in JSON.

They depend on nothing but what the seat may know, to the last byte. `SeenMatch` reads them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from engine.core.values import PRESENCE, Interruption, Json, Seat, Step
from engine.data.codec import encode
from engine.data.edits import edits_between
from engine.play.match import Match
from engine.talk.statements import Statement

#: The format of the messages; a reader refuses any other.
FORMAT: Final = 1
#: The number of last messages that are kept as they are read.
_UNPACKED: Final = 4


class _Course:
    """The course of a match, read from its beginning to its end."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._moments: Iterator[Match] | None = None
        self._then: Match | None = None

    def at(self, ply: int) -> Match:
        """Return the match after the first `ply` actions; `ply` never decreases."""
        if ply == self._match.ply:
            return self._match
        if self._moments is None:
            self._moments = self._match.moments()
        while self._then is None or self._then.ply < ply:
            self._then = next(self._moments)
        return self._then


class PublicViews:
    """What everybody sees of a match, encoded once for the feeds of all its seats."""

    def __init__(self) -> None:
        self._history: object = None
        self._view: Json = None
        self._compared: tuple[Json, Json] = None, None
        self._edits: Json = None

    def view_at(self, then: Match) -> Json:
        """Return the public view of a moment; the same one must not be changed by anybody."""
        if then.history is not self._history:
            self._history, self._view = then.history, encode(then.view(None))
        return self._view

    def edits(self, before: Json, after: Json) -> Json:
        """Return the edits between two such views."""
        if before is not self._compared[0] or after is not self._compared[1]:
            self._compared, self._edits = (before, after), edits_between(before, after)
        return self._edits


@dataclass(slots=True)
class _Entry:
    """A message of a feed. Old ones are kept as text, which takes a fraction of the memory."""

    serial: int
    kind: str
    #: The number of actions after a step or a rewind, else 0.
    ply: int
    message: Json
    text: str = ""

    def read(self) -> Json:
        """Return the message."""
        return json.loads(self.text) if self.message is None else self.message

    def pack(self) -> None:
        """Keep the message as text from now on."""
        if self.message is not None:
            self.text = json.dumps(self.message, ensure_ascii=False)
            self.message = None


class SeatFeed:
    """The messages of one seat, or of a watcher (None), who sees what everybody sees.

    Call `update` after every change of the match. Every message has a `serial`, which grows, and a
    `kind`:

    - "opening": the game, the players, the events of the deal, and the view before all actions;
    - "step": an action, as the seat may know it, its events, and the edits (`engine.data.edits`)
      that make the view after it of the view before;
    - "question": the open decision is the seat's; its serial is the number that an answer names;
    - "rewind": only the first `ply` actions stay;
    - "record": the match is over, and this is all of it.

    A question is dropped when it is no longer open, and so is everything that a rewind takes back.
    The serials follow from the record alone, also from the undos it marks, so that a table that
    was opened again goes on with the same ones.
    """

    def __init__(self, match: Match, seat: Seat | None, views: PublicViews | None = None) -> None:
        """Begin with all that has happened so far. Raises ValueError for a seat there is not.

        The feeds of a match may share their public `views`.
        """
        self._match, self.seat = match, seat
        self._public = views or PublicViews()
        self._log: list[_Entry] = []
        #: The number of messages that are kept as text.
        self._packed = 0
        #: The number of actions and undos so far, including those that were taken back.
        self._changes = 0
        self._undo_count = 0
        #: The number of actions that stand, and the views of the seat and of everybody after them.
        self._ply = 0
        self._views: tuple[Json, Json] = None, None
        #: The open question of the seat: its entry and the codes it allows.
        self._question: tuple[_Entry, list[int]] | None = None
        self._open()
        self.update()

    @property
    def last_serial(self) -> int:
        """The serial of the last message."""
        return self._log[-1].serial

    @property
    def question(self) -> int | None:
        """The number of the seat's open question, or None."""
        return None if self._question is None else self._question[0].serial

    def messages_since(self, serial: int) -> list[Json]:
        """Return the messages after the one with this serial, in order; 0 returns all.

        A serial that was never given also returns all: the opening begins anew.
        """
        if not 0 <= serial <= self.last_serial:
            serial = 0
        later = [*takewhile(lambda entry: entry.serial > serial, reversed(self._log))]
        return [entry.read() for entry in reversed(later)]

    def update(self) -> None:
        """Add messages for everything that happened since the last update."""
        match, course = self._match, _Course(self._match)
        undos = [mark for mark in match.marks if mark["mark"] == "undo"]
        new, self._undo_count = undos[self._undo_count :], len(undos)
        ply = self._ply
        for number, mark in enumerate(new):
            # The actions that a later undo takes back are counted, but nobody hears of them.
            stay = min(undo["to"] for undo in new[number:])
            self._enter_steps(ply, mark["ply"], stay, course)
            ply = mark["to"]
            self._rewind(ply, mark["seat"])
            if ply == self._ply:
                self._ask(course.at(ply))
        self._enter_steps(ply, match.ply, match.ply, course)
        # The last messages are about to be read.
        for entry in self._log[self._packed : -_UNPACKED]:
            entry.pack()
        self._packed = max(0, len(self._log) - _UNPACKED)

    def _enter_steps(self, after: int, last: int, stay: int, course: _Course) -> None:
        """Add the steps behind the first `after` ones; those behind `stay` were taken back."""
        for ply in range(after + 1, last + 1):
            self._changes += 1
            if ply <= stay:
                self._enter(course.at(ply))

    def _add(self, kind: str, **content: Json) -> _Entry:
        after = kind in ("question", "record")
        serial = 2 * self._changes + 1 + after
        message = {"serial": serial, "kind": kind, **content}
        entry = _Entry(serial, kind, content.get("ply", 0), message)
        self._log.append(entry)
        return entry

    def _seen(self, then: Match) -> tuple[Json, Json]:
        public = self._public.view_at(then)
        return (public if self.seat is None else encode(then.view(self.seat))), public

    def _open(self) -> None:
        match = self._match
        start = match.at(0)
        self._views = view, public = self._seen(start)
        visible_events = [event.seen_by(self.seat) for event in match.opening]
        message = self._add(
            "opening",
            format=FORMAT,
            game=match.game.id,
            version=match.game.version,
            seats=match.seats,
            options=encode(match.options),
            seat=self.seat,
            players=[
                {key: player[key] for key in ("kind", "name", "level") if key in player}
                for player in match.players
            ],
            talk=match.talk,
            events=[encode(event) for event in visible_events if event is not None],
            view=view,
        ).message
        if self.seat is not None:
            message["public"] = public
        if match.record.apart:
            message["apart"] = True
        self._ask(start)

    def _enter(self, then: Match) -> None:
        """Add the last step of a match that has one step more than is known."""
        step = then.steps[-1]
        before, after = self._views, self._seen(then)
        public = self._public.edits(before[1], after[1])
        edits = public if self.seat is None else edits_between(before[0], after[0])
        self._ply, self._views = then.ply, after
        message = self._add("step", ply=then.ply, **self._shown(step, then), view=edits).message
        if self.seat is not None:
            message["public"] = public
        if then.result is not None:
            message["result"] = encode(then.result)
        if awaited := then.awaited_seats():
            message["awaited"] = list(awaited)
        if self._keeps_question(step, then, is_same_view=not edits):
            message["keeps_question"] = True
        else:
            self._drop_question()
            self._ask(then)

    def _shown(self, step: Step, then: Match) -> dict[str, Json]:
        """Return what the seat may know of a step; flags are left out where they are False."""
        is_own = step.seat == self.seat
        action = step.action
        everybody = isinstance(action, (*PRESENCE, Statement))
        if not (is_own or everybody):
            action = then.game.seen_action(action, step.seen_by(None))
        is_open = action == step.action
        by_deputy = step.seat in then.attendance.away and not isinstance(
            step.action, (*PRESENCE, Interruption)
        )
        flags = {
            "private": step.private,
            "forced": is_own and step.is_forced,
            "unasked": step.is_unasked and (is_own or by_deputy),
            "joined": is_open and step.is_joined,
        }
        return {
            "seat": step.seat,
            "action": encode(action),
            "events": [encode(event) for event in step.seen_by(self.seat)],
            "asked": step.asked,
            **{name: True for name, is_on in flags.items() if is_on},
        }

    # -- the question ------------------------------------------------------------------------------

    def _ask(self, then: Match) -> None:
        """Add the open question if it is the seat's; after the end, add the record."""
        decision = then.decision
        if then.result is not None:
            self._add("record", record=encode(then.record))
        elif decision is not None and decision.seat == self.seat:
            codes = then.codes()
            legal = [encode(then.game.action(code)) for code in codes]
            entry = self._add("question", legal=legal)
            if then.is_forced:
                entry.message["forced"] = True
            self._question = entry, codes

    def _keeps_question(self, step: Step, then: Match, *, is_same_view: bool) -> bool:
        """Return whether the open question is the same as before a step."""
        if self._question is None or not isinstance(step.action, Interruption):
            return False
        decision = then.decision
        if decision is None or decision.seat != self.seat or not is_same_view:
            return False
        return then.codes() == self._question[1]

    def _drop_question(self) -> None:
        if self._question is not None:
            self._log.remove(self._question[0])
            self._packed = max(0, self._packed - 1)
            self._question = None

    def _rewind(self, ply: int, seat: Seat) -> None:
        self._changes += 1
        self._drop_question()
        if ply < self._ply:
            self._ply, self._views = ply, self._seen(self._match.at(ply))
        entries = [
            entry
            for entry in self._log
            if entry.kind == "opening" or (entry.kind in ("step", "rewind") and entry.ply <= ply)
        ]
        # An earlier rewind to this ply or a later one says nothing that this one does not say.
        self._log = [entry for entry in entries if entry.kind != "rewind" or entry.ply < ply]
        self._packed = 0
        self._add("rewind", ply=ply, seat=seat)
