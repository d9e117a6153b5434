"""Small talk of the bots at a table, from what everybody sees, and their memory of an evening."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import randrange
from typing import Final, cast

from engine.core.values import BROKEN, PRESENCE, Heard, Interruption, Seat, Step, Taking, View
from engine.play.match import Match
from engine.play.setup import characters_of
from engine.talk.heard_deals import is_cut
from engine.talk.remarks import ABOUT_REGIONS, GREETING, GREETINGS, PLAIN, line_count
from engine.talk.statements import Remark, RemarkKind, RemarkTone

#: How many of its last greetings a character does not repeat.
_GREETINGS_APART: Final = 3
#: The longest span in which a bot makes one remark, where a game has it; else the shortest.
_ROUNDS: Final = ("lap", "round")


@dataclass(frozen=True, slots=True)
class Past:
    """A match of the evening, by the names of the players."""

    names: tuple[str, ...]
    winners: tuple[str, ...]
    #: Pairs of who took something and from whom.
    takings: frozenset[tuple[str, str]]
    #: Those who broke their word.
    faithless: frozenset[str]


class Evening:
    """What the characters remember of the matches since the program was started.

    It holds only what everybody at those tables saw, and is not saved.
    """

    def __init__(self, start: int | None = None) -> None:
        """Create it; `start` decides with which lines the characters begin, None by lot."""
        self._matches: list[Past] = []
        #: The last greetings of each character.
        self._greetings: dict[str, list[tuple[str, int]]] = {}
        self.turn = randrange(1000) if start is None else start

    def last(self, names: Sequence[str]) -> Past | None:
        """Return the last match of exactly these players, or None."""
        return next((past for past in reversed(self._matches) if {*past.names} == {*names}), None)

    def remember(self, past: Past, instead: Past | None = None) -> None:
        """Add a match that is over; `instead` is what it was before something was taken back."""
        self._matches = [other for other in self._matches if other is not instead]
        self._matches.append(past)
        self.turn += 1

    def last_greetings(self, character: str) -> Sequence[tuple[str, int]]:
        """Return the last greetings of a character, each with the number of its line."""
        return self._greetings.get(character, ())

    def greet(self, remark: Remark) -> None:
        """Note a greeting."""
        before = self._greetings.setdefault(remark.tone, [])
        before.append((remark.word, remark.line))
        del before[:-_GREETINGS_APART]

    def is_resented(self, taker: str, loser: str, names: Sequence[str]) -> bool:
        """Return whether one took something from the other, or broke a promise, earlier tonight.

        Only matches of exactly these players count.
        """
        shared = [past for past in self._matches if {*past.names} == {*names}]
        return any((taker, loser) in past.takings or taker in past.faithless for past in shared)


class SmallTalk:
    """What the bots of a match remark, one at a time.

    It follows from what everybody sees and hears: public events, the public view, and what is
    remembered of the evening.
    """

    def __init__(self, match: Match, evening: Evening) -> None:
        self._match, self._evening = match, evening
        self._past: Past | None = None

    def next(self, bots: Iterable[Seat], *, lively: bool) -> tuple[Seat, Remark] | None:
        """Return the most fitting remark now and the seat that makes it, or None.

        `bots` are the seats of our bots. Without `lively` they only greet.
        """
        match = self._match
        view: View = match.view(None)
        heard = match.agreement_log.last_statements(view)
        if match.decision is None or is_cut(heard):
            return None
        candidates = []
        for seat in self._in_turn(bots):
            fitting = enumerate(self._fitting(seat, view))
            candidates += [(rank, seat, remark) for rank, remark in fitting]
        for _, seat, remark in sorted(candidates, key=lambda one: one[0]):
            if not lively and remark.word not in GREETINGS:
                continue
            if (chosen := self._choose_remark(seat, remark, heard)) is not None:
                return seat, chosen
        return None

    def about_thinking(self, bots: Iterable[Seat], person: Seat) -> tuple[Seat, Remark] | None:
        """Return a remark about a person who takes long, and the seat that makes it, or None."""
        match = self._match
        heard = match.agreement_log.last_statements(match.view(None))
        for seat in self._in_turn(bots):
            chosen = self._choose_remark(seat, Remark("thinking", person), heard)
            if chosen is not None:
                return seat, chosen
        return None

    def note(self, remark: Remark) -> None:
        """Note a remark that was made."""
        if remark.word in GREETINGS:
            self._evening.greet(remark)

    def finish(self) -> None:
        """Remember the match, which is over."""
        match, result = self._match, self._match.result
        if result is None:
            return
        names = self._names()
        takings = frozenset(
            (names[taking.taker], names[taking.loser]) for taking in self._takings(match.steps)
        )
        faithless = frozenset(names[seat] for seat in self._word_breakers())
        winners = tuple(names[seat] for seat in result.winners)
        past = Past(tuple(names), winners, takings, faithless)
        self._evening.remember(past, self._past)
        self._past = past

    # -- what is fitting ---------------------------------------------------------------------------

    def _in_turn(self, bots: Iterable[Seat]) -> list[Seat]:
        """Return the seats of bots, from another one on in every match and after every answer."""
        seats = sorted(bots)
        first = (self._evening.turn + self._match.answer_count) % max(1, len(seats))
        return seats[first:] + seats[:first]

    def _names(self) -> list[str]:
        players = self._match.players
        return [player.get("name") or f"seat {seat}" for seat, player in enumerate(players)]

    def _word_breakers(self) -> list[Seat]:
        """Return the seats that broke their word, the last one first."""
        entries = reversed(self._match.agreement_log.agreements)
        breakers = [entry.breaker for entry in entries if entry.status == BROKEN]
        return [seat for seat in breakers if seat is not None]

    def _takings(self, steps: Sequence[Step]) -> list[Taking]:
        """Return what seats took from each other in these steps, in order."""
        game = self._match.game
        return [
            taking
            for step in steps
            if step.events
            for taking in game.talk.takings(step.seat, step.seen_by(None))
        ]

    def _fitting(self, seat: Seat, view: View) -> Iterator[Remark]:
        """Yield what a seat can remark now, the most fitting first; `view` is the public one."""
        match = self._match
        steps = match.steps
        unasked: tuple[type, ...] = (Interruption, *PRESENCE)
        numbers = range(len(steps) - 1, -1, -1)
        number = next((n for n in numbers if not isinstance(steps[n].action, unasked)), None)
        last = steps[number] if number is not None else None
        if (breaker := next(iter(self._word_breakers()), None)) not in (None, seat):
            yield Remark("word_broken", breaker)
        if last is not None:
            now = self._takings([last])
            if now:
                yield from _about_takings(seat, now, self._takings(steps[:number]))
        events = last.seen_by(None) if last is not None else ()
        actor = last.seat if last is not None else seat
        for fitting in match.game.talk.fitting_remarks(view, seat, actor, events):
            remark = cast("Remark", fitting)
            if remark.word == GREETING.word:
                yield from self._greetings(seat)
            else:
                yield remark

    def _greetings(self, seat: Seat) -> Iterator[Remark]:
        """Yield greetings, first those that follow from the last match of this company."""
        names = self._names()
        if (past := self._evening.last(names)) is not None:
            winner = next((n for n, name in enumerate(names) if name in past.winners), None)
            resented = [
                other
                for other, name in enumerate(names)
                if other != seat and self._evening.is_resented(name, names[seat], names)
            ]
            if names[seat] in past.winners:
                yield Remark("won_last")
            elif winner is not None:
                yield Remark("lost_last", winner)
            if resented:
                yield Remark("grudge", resented[0])
            yield Remark("rematch")
        yield GREETING

    # -- in which line -----------------------------------------------------------------------------

    def _choose_remark(self, seat: Seat, remark: Remark, heard: Sequence[Heard]) -> Remark | None:
        """Return a remark in a line that its seat has not said yet, or None.

        A seat makes one remark a round beside its greeting, and none that another seat has just
        made.
        """
        character = self._characters().get(seat)
        if character is None or (remark.word in ABOUT_REGIONS) != bool(remark.about):
            return None
        is_greeting = remark.word in GREETINGS
        if is_greeting and any(entry.seat == seat for entry in heard):
            # It has spoken before: a greeting comes too late.
            return None
        said_before = ((entry, entry.said) for entry in heard)
        past_remarks = [
            (entry, remark_before)
            for entry, remark_before in said_before
            if isinstance(remark_before, Remark) and remark_before.word not in PLAIN
        ]
        for entry, remark_before in past_remarks:
            if entry.seat == seat and self._is_this_round(entry):
                if is_greeting or remark_before.word not in GREETINGS:
                    return None
            elif entry.now and remark_before.word == remark.word and not is_greeting:
                return None
        count = line_count(remark.word)
        used: set[tuple[str, int]] = {
            (remark_before.word, remark_before.line)
            for entry, remark_before in past_remarks
            if entry.seat == seat
        }
        used |= {*self._evening.last_greetings(character)} if is_greeting else set()
        lines = ((self._evening.turn + number) % count for number in range(count))
        line = next((line for line in lines if (remark.word, line) not in used), None)
        return None if line is None else replace(remark, tone=character, line=line)

    def _is_this_round(self, entry: Heard) -> bool:
        spans = self._match.game.talk.spans
        name = next((name for name in _ROUNDS if name in spans[1:]), "")
        return name in entry.during if name else entry.now

    def _characters(self) -> Mapping[Seat, RemarkTone]:
        players = self._match.players
        return {
            seat: cast("RemarkTone", character.lower())
            for seat, character in enumerate(characters_of(players))
            if character is not None
        }


def _about_takings(seat: Seat, now: Sequence[Taking], before: Sequence[Taking]) -> Iterator[Remark]:
    """Yield what a seat can say about what was just taken from it, or by it."""
    for taking in now:
        if taking.loser == seat:
            times = sum((old.taker, old.loser) == (taking.taker, seat) for old in before)
            kinds: tuple[RemarkKind, ...] = ("twice", "lost_to") if times == 1 else ("lost_to",)
            yield from (Remark(word, taking.taker) for word in kinds)
        elif taking.taker == seat:
            owed = any((old.taker, old.loser) == (taking.loser, seat) for old in before)
            kinds = ("revenge", "took") if owed else ("took",)
            yield from (Remark(word, taking.loser) for word in kinds)
