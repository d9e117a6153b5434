"""The results of the review's processes so far, as they arrive and are stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil

from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.callouts.advice_reading import read_advice
from desktop.table.replay.chapters import MoveIndex, each_move
from engine.core.statistics import LastChance
from engine.core.values import Action, Json, Leave, Return, Seat
from engine.data.codec import CodecError, decode, decode_kind
from engine.data.json_documents import whole_number
from engine.play.match import Match
from engine.play.record import was_hint_asked
from engine.review.coach import MAX_TURNING_POINTS, MIN_LOSS, is_shown
from engine.review.curve import EVEN_MOMENT_COUNT, rough_plies
from engine.review.known_answers import (
    ANSWER_ITERATIONS,
    ROUGH_ANSWER_ITERATIONS,
    are_answers_searched,
)
from engine.review.last_chance import find_last_chance
from engine.review.moments import Moment, certain_drop, with_chance
from engine.talk.statements import Statement

#: Turning points that are shown, the costliest ones.
MAX_TURNING_POINTS_SHOWN = MAX_TURNING_POINTS
#: Maximum number accepted from a process.
MAX_TURNING_POINTS_READ = 40

#: The greatest margin of error with which a rough chance is shown.
MAX_ROUGH_MARGIN = 0.15
#: Actions that leave the position as it was.
_ASIDES = (Leave, Return, Statement)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point: a move that mattered, with the coach's advice."""

    ply: int
    seat: Seat
    given_action: Action
    #: The loss against the coach's move.
    loss: float
    #: The margin of error of the loss.
    margin: float
    #: The coach's move is the first.
    advice: Advice
    #: The moment after the coach's move, valued like the curve; None if not evaluated.
    moment_after_best: Moment | None = None
    #: The moments after the given move and after the coach's with every hand open; None if not
    #: evaluated, or if nothing is hidden.
    open_moments: tuple[Moment, Moment] | None = None
    #: The rival's best answers to the given move and to the coach's in an open game, if any.
    replies: tuple[Action | None, Action | None] = None, None
    #: Whether it is still being examined, and may be withdrawn.
    is_provisional: bool = False

    @property
    def best(self) -> Action:
        """The move that the coach would have played."""
        return self.advice.moves[0].action

    @property
    def gain(self) -> float:
        """The gain of the coach's move from 0 to 1, as the difference of the rounded chances."""
        evaluation = self.given_evaluation()
        if evaluation is None:
            return self.loss
        return (round(100 * self.advice.moves[0].value) - round(100 * evaluation.value)) / 100

    def moment_after(self) -> Moment | None:
        """Return the moment after the given move in a game for two; None if not evaluated."""
        evaluation = self.given_evaluation()
        if (
            evaluation is None
            or evaluation.margin is None
            or self.moment_after_best is None
            or len(self.moment_after_best.chances) != 2
        ):
            return None
        chances = (evaluation.value, 1.0 - evaluation.value)
        ordered = chances if self.seat == 0 else chances[::-1]
        return Moment(self.ply + 1, ordered, (evaluation.margin, evaluation.margin))

    def given_evaluation(self) -> AdvisedMove | None:
        """Return the coach's evaluation of the move that was given, or None."""
        return next((move for move in self.advice.moves if move.action == self.given_action), None)


@dataclass(slots=True)
class Findings:
    """The results so far, filled line by line."""

    match: Match
    #: The seat whose moves are judged.
    seat: Seat
    #: The numbered moves of the match.
    moves: MoveIndex = field(default_factory=lambda: each_move(1))
    #: The moments by what the seat knew.
    known_moments: list[Moment | None] = field(init=False)
    #: The moments with every hand open.
    open_moments: list[Moment | None] = field(init=False)
    #: The plies of known moments that have a rough value only.
    _rough: set[int] = field(init=False, default_factory=set)
    #: The plies of known moments that were valued at once because they were looked at.
    _read: set[int] = field(init=False, default_factory=set)
    #: Whether the latter are shown: hindsight. Without hidden cards there is no difference.
    is_opened: bool = False
    #: In the order in which they arrive.
    _turns: list[TurningPoint] = field(init=False, default_factory=list)
    #: The plies of turning points that were shown while they were still being examined.
    _examined: set[int] = field(init=False, default_factory=set)
    #: Who could still have stopped the winner, in a tuple once it was looked for.
    _last_chance: tuple[LastChance | None, ...] = field(init=False, default=())
    #: The number of the coach's evaluations done, and their total.
    progress: tuple[int, int] = (0, 0)
    #: Whether all moments are evaluated.
    is_known_complete: bool = False
    #: Whether all moves are judged.
    is_open_complete: bool = False
    are_moves_complete: bool = False
    #: The plies that the curve values roughly first.
    _rough_first: frozenset[int] = field(init=False)
    #: Plies of the moves, from 0, that a bot gave for the seat while its person was away.
    bot_plies: frozenset[int] = field(init=False)

    def __post_init__(self) -> None:
        self.bot_plies = frozenset(_bot_plies(self.match, self.seat))
        self._rough_first = frozenset(rough_plies(self.match))
        self.known_moments = [None] * (self.match.ply + 1)
        self.open_moments = [None] * (self.match.ply + 1)
        if self.moves.ends[-1] < self.match.ply:
            self.moves = each_move(self.match.ply)

    def for_seat(self, seat: Seat) -> Findings:
        """Return findings for another seat, not yet judged, with the moments that stay the same."""
        other = Findings(self.match, seat, self.moves, is_opened=self.is_opened)
        other.open_moments, other.is_open_complete = self.open_moments, self.is_open_complete
        if self.match.game.perfect_information:
            other.known_moments, other.is_known_complete = (
                self.known_moments,
                self.is_known_complete,
            )
            other._rough, other._read = self._rough, self._read
        return other

    @property
    def is_hindsight(self) -> bool:
        """Whether the moments shown are those with every hand open."""
        return self.is_opened and not self.match.game.perfect_information

    @property
    def moments(self) -> list[Moment | None]:
        """The moments that are shown, by ply; None where not evaluated."""
        return self.open_moments if self.is_hindsight else self.known_moments

    @property
    def is_curve_complete(self) -> bool:
        """Whether all moments that are shown are evaluated."""
        return self.is_open_complete if self.is_hindsight else self.is_known_complete

    @property
    def hint_plies(self) -> list[int]:
        """The plies at which the person in the judged seat asked for a hint before moving."""
        return [
            ply
            for ply, step in enumerate(self.match.steps)
            if step.seat == self.seat and was_hint_asked(self.match.marks, ply, self.seat)
        ]

    @property
    def bot_move_count(self) -> int:
        """The number of moves a bot played for the seat while its person was away."""
        return sum(start in self.bot_plies for start in (0, *self.moves.ends[:-1]))

    @property
    def turns(self) -> list[TurningPoint]:
        """The turning points that are shown: the confirmed ones, then those being examined."""
        return [*self.confirmed_turns, *self.possible_turns]

    @property
    def confirmed_turns(self) -> list[TurningPoint]:
        """The costliest turning points that are no longer examined, in the order of the match."""
        confirmed = [turn for turn in self._turns if not turn.is_provisional]
        return _costliest(confirmed)

    @property
    def possible_turns(self) -> list[TurningPoint]:
        """The likeliest turning points still being examined, in the order of the match."""
        if self.are_moves_complete:
            return []
        return _costliest(turn for turn in self._turns if turn.is_provisional)

    @property
    def withdrawn_count(self) -> int:
        """How many turning points were shown but not confirmed; 0 while moves are examined."""
        if not self.are_moves_complete:
            return 0
        final_plies = {turn.ply for turn in self._turns if not turn.is_provisional}
        return len(self._examined - final_plies)

    @property
    def evaluated_moments(self) -> list[Moment]:
        """The evaluated moments, in order; not all moments of a long match."""
        every = map(self._moment, range(len(self.moments)))
        return [moment for moment in every if moment is not None]

    def uncomputed(self) -> list[tuple[int, int]]:
        """Return the steps of the curve that are still computed, as pairs of evaluated plies.

        Between the two are moments without a value, or one of the two has a rough one. There is
        none once the curve is complete.
        """
        if self.is_curve_complete:
            return []
        plies = [moment.ply for moment in self.evaluated_moments]
        return [
            (ply, then)
            for ply, then in pairwise(plies)
            if then - ply > 1 or self.is_rough(ply) or self.is_rough(then)
        ]

    @property
    def computed_share(self) -> float:
        """The share of the evenly spread moments of the curve shown that are computed.

        A rough value counts for as much of it as its search takes.
        """
        last = self.match.ply
        if self.is_curve_complete or not last:
            return 1.0
        count = last / ceil((last + 1) / EVEN_MOMENT_COUNT)
        computed = sum(
            ROUGH_ANSWER_ITERATIONS / ANSWER_ITERATIONS
            if ply in self._rough and not self.is_hindsight
            else 1.0
            for ply, moment in enumerate(self.moments)
            if moment is not None
        )
        # The moments in steep parts follow.
        return min(0.95, computed / count)

    def moment_after_best(self, turn: TurningPoint) -> Moment | None:
        """Return the moment after the coach's move, valued like those shown; None if it is not."""
        if not self.is_hindsight:
            return turn.moment_after_best
        return turn.open_moments[1] if turn.open_moments is not None else None

    def _moment(self, ply: int) -> Moment | None:
        """Return an evaluated moment, or None.

        Where moments are searched like moves, a turning point and the moment after it have the
        chances that its panel shows: those of the best move and of the given one. In a game without
        hidden information they have them even before the curve has come to them, and only certain
        moments keep their own.
        """
        if ply and isinstance(self.match.steps[ply - 1].action, _ASIDES):
            # Nothing has changed since the moment before, which may only be valued otherwise.
            before = self._moment(ply - 1)
            if before is not None:
                return replace(before, ply=ply)
        return self._as_in_turn(ply, self.moments[ply])

    def _as_in_turn(self, ply: int, moment: Moment | None) -> Moment | None:
        """Return a moment with the chances of the turning point that it belongs to, if any."""
        is_certain = moment is not None and not any(moment.doubts)
        is_searched = are_answers_searched(self.match) and not self.is_hindsight
        if is_certain or not (self.match.game.perfect_information or is_searched):
            return moment
        turns = {turn.ply: turn for turn in self.confirmed_turns}
        if is_searched:
            move = turns[ply].advice.moves[0] if ply in turns else None
            if move is None and ply - 1 in turns:
                move = turns[ply - 1].given_evaluation()
            if moment is None or move is None:
                return moment
            return with_chance(moment, self.seat, move.value, move.margin)
        if (here := turns.get(ply)) is not None and here.moment_after_best is not None:
            return replace(here.moment_after_best, ply=ply)
        then = turns[ply - 1].moment_after() if ply - 1 in turns else None
        return then or moment

    def at(self, ply: int) -> Moment | None:
        """Return the evaluation of a moment as far as it may be shown in figures, or None.

        Once the curve is complete, moments without a value of their own are interpolated. Until
        then they have none, nor has one whose rough value may be far off.
        """
        if self.is_curve_complete:
            return self.on_curve(ply)
        moment = self._moment(ply)
        if moment is None or not self.is_rough(ply) or max(moment.doubts) <= MAX_ROUGH_MARGIN:
            return moment
        return None

    def on_curve(self, ply: int) -> Moment | None:
        """Return the values that the lines of the curve have at a moment, or None before there are.

        Between evaluated moments they are interpolated.
        """
        before = self._first_evaluated(range(ply, -1, -1))
        after = self._first_evaluated(range(ply, len(self.moments)))
        if before is None or after is None:
            return None
        if before.ply == after.ply:
            return before
        return self._as_in_turn(ply, self._interpolated(ply, before, after))

    def _interpolated(self, ply: int, before: Moment, after: Moment) -> Moment:
        """Return a moment between two evaluated ones."""
        share = (ply - before.ply) / (after.ply - before.ply)
        pairs = list(zip(before.chances, after.chances, strict=True))
        chances = tuple(early + share * (late - early) for early, late in pairs)
        # The course between the two is unknown, so half their difference is added.
        doubts = tuple(
            max(early, late) + abs(first - last) / 2
            for early, late, (first, last) in zip(before.doubts, after.doubts, pairs, strict=True)
        )
        return Moment(ply, chances, doubts)

    def is_searched(self, ply: int) -> bool | None:
        """Return whether a moment has the chance of a searched move of the seat.

        None if no moment that is shown has; otherwise the others lead from one to the next.
        """
        if self.is_hindsight or not are_answers_searched(self.match):
            return None
        decision = self.match.at(ply).decision
        is_asked = decision is not None and decision.seat == self.seat
        return is_asked or (ply > 0 and self.match.steps[ply - 1].seat == self.seat)

    @property
    def certain_from_ply(self) -> int | None:
        """The ply, before the last, from which an open game is known for certain.

        None if there is none, if it is the first, or if it is not known yet.
        """
        if not self.is_curve_complete or not self.match.game.perfect_information:
            return None
        last = self.match.ply
        unsure = (moment.ply for moment in reversed(self.evaluated_moments) if any(moment.doubts))
        first = next(unsure, last) + 1
        return first if first < last else None

    def steepest_fall(self, seat: Seat) -> int | None:
        """Return the move, from 0, after which a seat's chance fell furthest.

        None if no fall so far is beyond the margin of error. The step to the first certain moment
        does not count: the chance before it is an estimate, so it need not have fallen at all. Nor
        does the last move of a match, if another seat gave it.
        """
        left_out = {self.certain_from_ply}
        if self.match.result is not None and self.match.steps[-1].seat != seat:
            # That another seat wins by the last move is no news.
            left_out.add(self.match.ply)
        falls = [
            (before.chances[seat] - then.chances[seat], -before.ply)
            for before, then in pairwise(self.evaluated_moments)
            if then.ply == before.ply + 1
            and then.ply not in left_out
            and certain_drop(before, then, seat) >= MIN_LOSS
        ]
        return -max(falls)[1] if falls else None

    @property
    def last_chance(self) -> LastChance | None:
        """Who could still have kept another seat from winning the match, with open hands."""
        if not self._last_chance:
            self._last_chance = (find_last_chance(self.match),)
        (chance,) = self._last_chance
        return None if chance is None or chance.winner == self.seat else chance

    def is_rough(self, ply: int) -> bool:
        """Return whether a moment has a rough value only, or none yet."""
        if self.is_curve_complete:
            return False
        if ply and isinstance(self.match.steps[ply - 1].action, _ASIDES):
            return self.is_rough(ply - 1)
        if self.is_hindsight:
            moment = self.open_moments[ply]
            return moment is None or max(moment.doubts) > MAX_ROUGH_MARGIN
        return ply in self._rough or self._moment(ply) is None

    def is_estimated(self, ply: int) -> bool:
        """Return whether a moment shown has a rough or an interpolated value, or none."""
        return self.is_rough(ply) or self._moment(ply) is None

    def add_read_moment(self, data: Json) -> bool:
        """Store the final value of a moment that was looked at; return False if it is invalid."""
        if data == {"done": True}:
            return True
        moments: list[Moment | None] = [None] * len(self.known_moments)
        if not self._add_moment(data, moments):
            return False
        (moment,) = filter(None, moments)
        self.known_moments[moment.ply] = moment
        self._rough.discard(moment.ply)
        self._read.add(moment.ply)
        return True

    def _first_evaluated(self, plies: range) -> Moment | None:
        """Return the first evaluated moment of these plies, or None."""
        return next((moment for ply in plies if (moment := self._moment(ply)) is not None), None)

    def add_moment(self, data: Json) -> bool:
        """Store a line about the curve; return False if it is invalid."""
        if data == {"done": True}:
            moments = self.known_moments
            self.is_known_complete = None not in (moments[0], moments[-1])
            return self.is_known_complete
        moments = list(self.known_moments)
        if not self._add_moment(data, moments):
            return False
        (ply,) = (ply for ply, each in enumerate(moments) if each is not self.known_moments[ply])
        if ply not in self._read:
            is_first = self.known_moments[ply] is None
            (self._rough.add if is_first and ply in self._rough_first else self._rough.discard)(ply)
            self.known_moments[ply] = moments[ply]
        return True

    def add_open_moment(self, data: Json) -> bool:
        """Store a line about the curve in hindsight; return False if it is invalid."""
        if data == {"done": True}:
            moments = self.open_moments
            self.is_open_complete = None not in (moments[0], moments[-1])
            return self.is_open_complete
        return self._add_moment(data, self.open_moments)

    def _add_moment(self, data: Json, moments: list[Moment | None]) -> bool:
        try:
            moment = decode(Moment, data)
        except CodecError:
            return False
        seats = self.match.seats
        sound = 0 <= moment.ply < len(moments) and len(moment.doubts) == seats
        if not sound or len(moment.chances) != seats:
            return False
        moments[moment.ply] = moment
        return True

    def _read_moment(self, data: Json) -> Moment | None:
        """Return the moment after a move that was not given.

        The result is None if there is none or it is invalid.
        """
        with suppress(CodecError):
            moment = decode(Moment, data)
            if len(moment.chances) == len(moment.doubts) == self.match.seats:
                return moment
        return None

    def _read_replies(self, data: Json) -> tuple[Action | None, Action | None]:
        """Return the best answers to both moves; None for those that are missing or invalid."""
        replies: list[Action | None] = []
        for each in data if isinstance(data, list) else ():
            reply = None
            with suppress(CodecError):
                reply = decode_kind(self.match.game.actions, each) if each is not None else None
            replies.append(reply)
        return (replies[0], replies[1]) if len(replies) == 2 else (None, None)

    def add_coach_line(self, data: Json) -> bool:
        """Store a line about a move; return False if it is invalid."""
        if data == {"done": True}:
            self.are_moves_complete = True
            return True
        if not isinstance(data, dict):
            return False
        if "looked" in data:
            done, of = whole_number(data["looked"]), whole_number(data.get("of"))
            if done is None or of is None:
                return False
            self.progress = done, of
            return True
        turn = self._read_turn(data)
        if turn is None or len(self._turns) >= MAX_TURNING_POINTS_READ:
            return False
        # A later result replaces an earlier one, and may withdraw it.
        others = [other for other in self._turns if other.ply != turn.ply]
        is_kept = is_shown(turn.loss, turn.margin, provisional=turn.is_provisional)
        self._turns = [*others, turn] if is_kept else others
        self._examined.update(
            turn_shown.ply for turn_shown in self.turns if turn_shown.is_provisional
        )
        return True

    def _read_turn(self, data: dict[str, Json]) -> TurningPoint | None:
        ply, loss, margin = whole_number(data.get("turn")), data.get("loss"), data.get("doubt")
        match = self.match
        if ply is None or not 0 <= ply < match.ply or match.steps[ply].seat != self.seat:
            return None
        if not isinstance(loss, float) or not isinstance(margin, (int, float)):
            return None
        advice = read_advice(data.get("thought"), match.game, None, match.seats)
        if advice is None:
            return None
        step = match.steps[ply]
        moment_after_best = self._read_moment(data.get("led"))
        opened = data.get("open")
        moments = [self._read_moment(each) for each in opened] if isinstance(opened, list) else []
        given_moment, best_moment = moments if len(moments) == 2 else (None, None)
        both = (
            (given_moment, best_moment)
            if given_moment is not None and best_moment is not None
            else None
        )
        return TurningPoint(
            *(ply, step.seat, step.action, loss, float(margin), advice, moment_after_best, both),
            replies=self._read_replies(data.get("replies")),
            is_provisional=data.get("provisional") is True,
        )


def _costliest(turns: Iterable[TurningPoint]) -> list[TurningPoint]:
    """Return the costliest turning points, in the order of the match."""
    costliest = sorted(turns, key=lambda turn: (-turn.loss, turn.ply))[:MAX_TURNING_POINTS_SHOWN]
    return sorted(costliest, key=lambda turn: turn.ply)


def _bot_plies(match: Match, seat: Seat) -> Iterator[int]:
    """Yield the plies of the moves a bot gave for the person in a seat."""
    away = False
    for ply, step in enumerate(match.steps):
        if step.seat != seat:
            continue
        if isinstance(step.action, (Leave, Return)):
            away = isinstance(step.action, Leave)
        elif away:
            yield ply


def ranked_moves(turn: TurningPoint, max_moves: int) -> list[tuple[int, AdvisedMove]]:
    """Return at most `max_moves` with their ranks, the coach's first and the given one included.

    Hardly tried moves are left out, as nothing can be said about them. Answers below the given
    one are only included if none in between was left out. The given move has rank 0 if a better
    one was left out.
    """
    first, *others = turn.advice.moves
    tried = [move for move in others if not turn.advice.is_hardly_tried(move)]
    moves, evaluation = (first, *tried)[:max_moves], turn.given_evaluation()
    if evaluation is not None and evaluation not in moves:
        moves = (*moves[: max_moves - 1], evaluation)
    left_out = max((move.value for move in others if move not in moves), default=0.0)
    minimum = min(left_out, evaluation.value) if evaluation is not None else 0.0
    # The coach's move is first, with any figures.
    lower = sorted(
        (move for move in moves[1:] if move.value >= minimum), key=lambda move: -move.value
    )
    return [
        (rank if move is not evaluation or move is first or move.value >= left_out else 0, move)
        for rank, move in enumerate((first, *lower), 1)
    ]
