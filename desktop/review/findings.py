"""The results of the review's processes so far, as they arrive and are stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise

from desktop.table.callouts.advice import Advice, Advised, read_advice
from desktop.table.replay.chapters import Moves, each_move
from engine.bots.protocol import whole
from engine.core.values import Action, Json, Leave, Return, Seat
from engine.data.codec import CodecError, decode
from engine.play.match import Match
from engine.review.coach import LEAST_LOSS, MOST_TURNING_POINTS, is_turning
from engine.review.curve import Moment, certain_drop

MOST_TURNS = MOST_TURNING_POINTS  # turning points that are shown, the costliest ones
MOST_HEARD = 40  # maximum number accepted from a process


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: an answer that mattered, with the coach's advice."""

    ply: int
    seat: Seat
    given: Action
    #: The loss against the coach's answer, and its doubt.
    loss: float
    doubt: float
    #: The coach's answer is the first.
    advice: Advice
    #: The moment after the coach's answer, with all hands open as in the curve; None if not
    #: evaluated.
    led: Moment | None = None

    @property
    def best(self) -> Action:
        return self.advice.answers[0].action

    @property
    def gain(self) -> float:
        """The gain of the coach's answer from 0 to 1, as the difference of the rounded chances."""
        given = self.of_given()
        if given is None:
            return self.loss
        return (round(100 * self.advice.answers[0].value) - round(100 * given.value)) / 100

    def moment_after(self) -> Moment | None:
        """Return the moment after the given answer in a game for two; None if not evaluated."""
        given = self.of_given()
        if given is None or given.doubt is None or self.led is None or len(self.led.chances) != 2:
            return None
        chances = (given.value, 1.0 - given.value)
        ordered = chances if self.seat == 0 else chances[::-1]
        return Moment(self.ply + 1, ordered, (given.doubt, given.doubt))

    def of_given(self) -> Advised | None:
        """Return the coach's evaluation of the answer that was given, or None."""
        return next((answer for answer in self.advice.answers if answer.action == self.given), None)


@dataclass(slots=True)
class Findings:
    """The results so far, filled line by line."""

    match: Match
    #: The seat whose answers are judged.
    seat: Seat
    #: The numbered moves of the match.
    moves: Moves = field(default_factory=lambda: each_move(1))
    moments: list[Moment | None] = field(init=False)
    #: In the order in which they arrive.
    _turns: list[Turn] = field(init=False, default_factory=list)
    #: The number of the coach's evaluations done, and their total.
    looked: tuple[int, int] = (0, 0)
    #: Whether all moments are evaluated, and all answers judged.
    valued: bool = False
    judged: bool = False
    #: Plies of the answers, from 0, that a bot gave for the seat while its person was away.
    stood_in: frozenset[int] = field(init=False)

    def __post_init__(self) -> None:
        self.stood_in = frozenset(_bot_plies(self.match, self.seat))
        self.moments = [None] * (self.match.ply + 1)
        if self.moves.ends[-1] < self.match.ply:
            self.moves = each_move(self.match.ply)

    def seen_by(self, seat: Seat) -> Findings:
        """Return findings with the same moments for another seat, not yet judged."""
        other = Findings(self.match, seat, self.moves)
        other.moments, other.valued = self.moments, self.valued
        return other

    @property
    def moves_stood_in(self) -> int:
        """The number of moves a bot played for the seat while its person was away."""
        return sum(start in self.stood_in for start in (0, *self.moves.ends[:-1]))

    @property
    def turns(self) -> list[Turn]:
        """The costliest turning points found so far, in order."""
        dearest = sorted(self._turns, key=lambda turn: (-turn.loss, turn.ply))[:MOST_TURNS]
        return sorted(dearest, key=lambda turn: turn.ply)

    @property
    def known(self) -> list[Moment]:
        """The evaluated moments, in order; not all moments of a long match."""
        every = map(self._moment, range(len(self.moments)))
        return [moment for moment in every if moment is not None]

    def _moment(self, ply: int) -> Moment | None:
        """Return an evaluated moment, or None.

        In a game without hidden information, a turning point and the moment after it have the
        chances that its panel shows, even before the curve has come to them: those of the best
        answer and of the given one. Only certain moments keep their own.
        """
        moment = self.moments[ply]
        is_certain = moment is not None and not any(moment.doubts)
        if is_certain or not self.match.game.perfect_information:
            return moment
        turns = {turn.ply: turn for turn in self.turns}
        if (here := turns.get(ply)) is not None and here.led is not None:
            return replace(here.led, ply=ply)
        then = turns[ply - 1].moment_after() if ply - 1 in turns else None
        return then or moment

    def at(self, ply: int) -> Moment | None:
        """Return the evaluation of a moment, interpolated between the nearest evaluated ones; or
        None.
        """
        before = self._first_evaluated(range(ply, -1, -1))
        after = self._first_evaluated(range(ply, len(self.moments)))
        if before is None or after is None:
            return None
        if before.ply == after.ply:
            return before
        share = (ply - before.ply) / (after.ply - before.ply)
        pairs = list(zip(before.chances, after.chances, strict=True))
        chances = tuple(early + share * (late - early) for early, late in pairs)
        # The course between the two is unknown, so half their difference is added.
        doubts = tuple(
            max(early, late) + abs(first - last) / 2
            for early, late, (first, last) in zip(before.doubts, after.doubts, pairs, strict=True)
        )
        return Moment(ply, chances, doubts)

    @property
    def seen_through(self) -> int | None:
        """The ply, before the last, from which an open game is known for certain.

        None if there is none, if it is the first, or if it is not known yet.
        """
        if not self.valued or not self.match.game.perfect_information:
            return None
        last = self.match.ply
        unsure = (moment.ply for moment in reversed(self.known) if any(moment.doubts))
        first = next(unsure, last) + 1
        return first if first < last else None

    @property
    def steepest(self) -> int | None:
        """The answer, from 0, after which the seat's chance fell furthest.

        None if no fall so far is beyond doubt. The step to the first certain moment does not count:
        the chance before it is an estimate, so it need not have fallen at all.
        """
        first = self.seen_through
        falls = [
            (before.chances[self.seat] - then.chances[self.seat], -before.ply)
            for before, then in pairwise(self.known)
            if first != then.ply == before.ply + 1
            and certain_drop(before, then, self.seat) >= LEAST_LOSS
        ]
        return -max(falls)[1] if falls else None

    def _first_evaluated(self, plies: range) -> Moment | None:
        """Return the first evaluated moment of these plies, or None."""
        return next((moment for ply in plies if (moment := self._moment(ply)) is not None), None)

    def hear_moment(self, said: Json) -> bool:
        """Store a line about the curve; return False if it is invalid."""
        if said == {"done": True}:
            self.valued = None not in (self.moments[0], self.moments[-1])
            return self.valued
        try:
            moment = decode(Moment, said)
        except CodecError:
            return False
        seats = self.match.seats
        sound = 0 <= moment.ply < len(self.moments) and len(moment.doubts) == seats
        if not sound or len(moment.chances) != seats:
            return False
        self.moments[moment.ply] = moment
        return True

    def _read_moment(self, said: Json) -> Moment | None:
        """Return the moment after an answer that was not given; None if there is none or it is
        invalid.
        """
        with suppress(CodecError):
            moment = decode(Moment, said)
            if len(moment.chances) == len(moment.doubts) == self.match.seats:
                return moment
        return None

    def hear_coach(self, said: Json) -> bool:
        """Store a line about an answer; return False if it is invalid."""
        if said == {"done": True}:
            self.judged = True
            return True
        if not isinstance(said, dict):
            return False
        if "looked" in said:
            done, of = whole(said["looked"]), whole(said.get("of"))
            if done is None or of is None:
                return False
            self.looked = done, of
            return True
        turn = self._read_turn(said)
        if turn is None or len(self._turns) >= MOST_HEARD:
            return False
        # A later result replaces an earlier one, and may withdraw it.
        others = [other for other in self._turns if other.ply != turn.ply]
        self._turns = [*others, turn] if is_turning(turn.loss, turn.doubt) else others
        return True

    def _read_turn(self, said: dict[str, Json]) -> Turn | None:
        ply, loss, doubt = whole(said.get("turn")), said.get("loss"), said.get("doubt")
        match = self.match
        if ply is None or not 0 <= ply < match.ply or match.steps[ply].seat != self.seat:
            return None
        if not isinstance(loss, float) or not isinstance(doubt, (int, float)):
            return None
        advice = read_advice(said.get("thought"), match.game, None, match.seats)
        if advice is None:
            return None
        step = match.steps[ply]
        led = self._read_moment(said.get("led"))
        return Turn(ply, step.seat, step.action, loss, float(doubt), advice, led)


def _bot_plies(match: Match, seat: Seat) -> Iterator[int]:
    """Yield the plies of the answers a bot gave for the person in a seat."""
    away = False
    for ply, step in enumerate(match.steps):
        if step.seat != seat:
            continue
        if isinstance(step.action, (Leave, Return)):
            away = isinstance(step.action, Leave)
        elif away:
            yield ply


def ranked_answers(turn: Turn, most: int) -> list[tuple[int, Advised]]:
    """Return at most `most` answers with their ranks, the coach's first and the given one included.

    Hardly tried answers are left out, as nothing can be said about them. Answers below the given
    one are only included if none in between was left out. The given answer has rank 0 if a better
    one was left out.
    """
    first, *others = turn.advice.answers
    tried = [answer for answer in others if not turn.advice.hardly_tried(answer)]
    kept, given = (first, *tried)[:most], turn.of_given()
    if given is not None and given not in kept:
        kept = (*kept[: most - 1], given)
    left_out = max((answer.value for answer in others if answer not in kept), default=0.0)
    least = min(left_out, given.value) if given is not None else 0.0
    # The coach's answer is first whatever the figures.
    rest = sorted(
        (answer for answer in kept[1:] if answer.value >= least), key=lambda answer: -answer.value
    )
    return [
        (rank if answer is not given or answer is first or answer.value >= left_out else 0, answer)
        for rank, answer in enumerate((first, *rest), 1)
    ]
