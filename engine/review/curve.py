"""The value of the moments of a match for each seat, by what one seat knew or in hindsight.

Moments are valued by playouts, or by searched answers where a game says so
(`Explanations.reviews_by_search`). In games for two without hidden information or chance they are
searched, and the last ones have the value that either seat can force (`Endgame`).

A few moments over the whole match are valued roughly first, so that the curve soon appears. Of a
long match, some evenly spread moments are valued next, then those where the value changes much.
Between two moments of nearly equal value no others are needed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil
from sys import maxsize

from engine.core.game import Game
from engine.core.values import Action, Code, Seat, State
from engine.play.match import Match
from engine.puzzles.proof import Prover, UnclearError
from engine.puzzles.puzzle import SAVE, WIN, Goal
from engine.review.known_answers import (
    ANSWER_ITERATIONS,
    ROUGH_ANSWER_ITERATIONS,
    KnownAnswers,
    are_answers_searched,
    known_moment,
)
from engine.review.moments import Moment, certain_drop
from engine.review.playouts import MAX_MARGIN, MAX_PLAYOUTS, MIN_PLAYOUTS, evaluate_by_playouts
from engine.review.searching import search_decision

#: In open games: iterations of the search of a moment for each playout of the maximum.
ITERATIONS_PER_PLAYOUT = 24
#: Iterations of the search of a moment in an open game.
SEARCHED_ITERATIONS = ITERATIONS_PER_PLAYOUT * MAX_PLAYOUTS
#: Divisor of the playouts where the value only decides what to examine.
GLANCE_DIVISOR = 16
#: Divisor of the iterations of the first search of a moment. Only where its error is large, the
#: moment is searched with all of them.
BRIEF_DIVISOR = 4
#: Maximum number of evenly spread moments; all moments of a shorter match are valued.
EVEN_MOMENT_COUNT = 160
#: Maximum number of further moments.
EXTRA_MOMENT_COUNT = 240
#: Difference between two neighbours from which the moment in their middle is valued.
STEEP_DIFFERENCE = 0.05
#: Number of moments valued roughly first, with the minimum of playouts, to find steep parts.
ROUGH_MOMENT_COUNT = 24
#: What the margin of error of a rough value is multiplied by, what is added, and the maximum: a
#: short search takes the luckiest answer for the best. Of 19 values of five matches with two seats,
#: all contained the later value of the seat; the greatest difference was 0.11.
ROUGH_ERROR_FACTOR, ROUGH_ERROR, MAX_ROUGH_ERROR = 1.5, 0.05, 0.3
#: Maximum number of actions tried to prove the result the first seat can force: enough for the
#: last six or seven moves of Contrées. Their results take up to 130 MB.
MAX_TRIED = 60_000
#: The same for the winner of a match with hidden cards, every hand open: enough for
#: the last cards of a battle that decides a game.
MAX_TRIED_OPEN = 2_000
#: Maximum number of last moments that are proved; earlier ones are valued without waiting for a
#: proof.
MAX_PROVED = 16


def curve(
    match: Match,
    min_playouts: int = MIN_PLAYOUTS,
    max_playouts: int = MAX_PLAYOUTS,
    first: Iterable[Moment] = (),
    seat: Seat | None = None,
) -> Iterator[Moment]:
    """Yield moments of a match, including the deal and the last.

    Where cards are hidden, they are valued in worlds that fit what `seat` knew at each moment, or
    by the searches of its answers (`KnownAnswers`); None values them in hindsight, with every hand
    open.

    `first` are the first ones, known from a curve that was interrupted; they are yielded again.

    A few over the whole match come first, valued roughly and later again. Then follow the evenly
    spread ones, those in steep parts first, and at last some between them.
    """
    spread = range(0, match.ply, ceil((match.ply + 1) / EVEN_MOMENT_COUNT))
    known, value_roughly, value = _valuers(match, min_playouts, max_playouts, seat)
    rest_of_first = iter(first)
    last = next(rest_of_first, None) or _last_moment(match, min_playouts, max_playouts)
    yield last
    rough: list[Moment] = []
    for ply in halving_order(rough_plies(match)):
        rough.append(next(rest_of_first, None) or value_roughly(ply))
        yield rough[-1]
    rough.sort(key=lambda moment: moment.ply)
    moments = [last]
    for ply in _by_change(spread, [*rough, last], known):
        moments.append(next(rest_of_first, None) or value(ply))
        yield moments[-1]
    moments.sort(key=lambda moment: moment.ply)
    # The steepest interval comes first.
    steep: list[tuple[float, int, Moment, Moment]] = []
    for pair in pairwise(moments):
        _push(steep, *pair)
    for _ in range(EXTRA_MOMENT_COUNT):
        if not steep:
            break
        _, _, before, after = heappop(steep)
        ply = (before.ply + after.ply) // 2
        middle = next(rest_of_first, None) or value(ply)
        yield middle
        _push(steep, before, middle)
        _push(steep, middle, after)


def rough_plies(match: Match) -> Sequence[int]:
    """Return the plies of the moments that a curve values roughly first, and later again."""
    spread = range(0, match.ply, ceil((match.ply + 1) / EVEN_MOMENT_COUNT))
    return spread[:: ceil(len(spread) / ROUGH_MOMENT_COUNT) or 1]


def moment_at(match: Match, ply: int, seat: Seat | None) -> Moment:
    """Return one moment of the curve with the value that it has there in the end."""
    if ply == match.ply:
        return _last_moment(match, MIN_PLAYOUTS, MAX_PLAYOUTS)
    return _valuers(match, MIN_PLAYOUTS, MAX_PLAYOUTS, seat)[2](ply)


def _valuers(
    match: Match, min_playouts: int, max_playouts: int, seat: Seat | None
) -> tuple[Endgame, Callable[[int], Moment], Callable[[int], Moment]]:
    """Return what is certain of the end, and how a moment is valued roughly and properly."""
    known = Endgame(match)
    if seat is None or match.game.perfect_information:
        worlds = [then.true_state() for then in match.moments()]

        def value_roughly(ply: int) -> Moment:
            return _value_moment(match, worlds[ply], ply, min_playouts, min_playouts)

        def value(ply: int) -> Moment:
            known_value = known.proved_moment(ply)
            return known_value or _value_moment(match, worlds[ply], ply, min_playouts, max_playouts)
    else:
        views = [then.view(seat) for then in match.moments()]
        can_be_won = match.game.explanations.can_be_won
        answers = KnownAnswers(match, seat) if are_answers_searched(match) else None

        def value_known(ply: int, playouts: int, iterations: int) -> Moment:
            if not can_be_won(views[ply]):
                # As certain as hints call it.
                return Moment(ply, (0.0,) * match.seats, (0.0,) * match.seats)
            if answers is not None:
                return answers.value_at(ply, playouts, iterations)
            # A rough value only decides what to examine.
            searched = playouts > min_playouts
            return known_moment(
                match, views[ply], seat, ply, min_playouts, playouts, is_searched=searched
            )

        def value_roughly(ply: int) -> Moment:
            return _with_rough_error(value_known(ply, min_playouts, ROUGH_ANSWER_ITERATIONS))

        def value(ply: int) -> Moment:
            return value_known(ply, max_playouts, ANSWER_ITERATIONS)

    return known, value_roughly, value


def _with_rough_error(moment: Moment) -> Moment:
    """Return a rough value with the margin of error that it has beside the later one.

    What is certain keeps its value.
    """
    return replace(
        moment,
        doubts=tuple(
            min(MAX_ROUGH_ERROR, ROUGH_ERROR_FACTOR * doubt + ROUGH_ERROR) if doubt else 0.0
            for doubt in moment.doubts
        ),
    )


def halving_order(plies: Sequence[int]) -> list[int]:
    """Return plies in an order in which every next one halves a widest gap, the first one first.

    So the curve spans the whole match at once, and no part of it waits for the others.
    """
    order, parts = [*plies[:1]], [plies[1:]]
    while parts := [part for part in parts if part]:
        parts.sort(key=len, reverse=True)
        part = parts.pop(0)
        middle = len(part) // 2
        order.append(part[middle])
        parts += [part[:middle], part[middle + 1 :]]
    return order


def _by_change(spread: Sequence[int], rough: Sequence[Moment], known: Endgame) -> list[int]:
    """Return the moments, those first between the rough moments that differ most.

    Moments to be proved come last, because that takes long.
    """
    changes = [(_distance(*pair), pair[1].ply) for pair in pairwise(rough)]
    ends = [ply for _, ply in changes]

    def order(ply: int) -> tuple[bool, float, int]:
        change = changes[min(bisect_right(ends, ply), len(ends) - 1)][0]
        return known.may_be_proved(ply), -change, ply

    return sorted(spread, key=order)


def after(match: Match, ply: int, code: Code) -> Moment:
    """Return the moment after another move than the one given, valued like the curve."""
    then = match.at(ply)
    assert then.decision is not None
    then.submit(then.decision.seat, match.game.action(code))
    return _last_moment(then, MIN_PLAYOUTS, MAX_PLAYOUTS, near=ply + 1 >= match.ply - MAX_PROVED)


def _seat_to_answer(match: Match) -> Seat:
    """Return the seat whose answer an unfinished match waits for."""
    assert match.decision is not None
    return match.decision.seat


def best_reply(match: Match, ply: int, code: Code) -> Action | None:
    """Return the rival's best answer to a move of an open game; None if it has none to give."""
    then = match.at(ply)
    mover = _seat_to_answer(then)
    then.submit(mover, match.game.action(code))
    if then.decision is None or then.decision.seat == mover:
        return None
    view, iterations = then.view(then.decision.seat), ITERATIONS_PER_PLAYOUT * MAX_PLAYOUTS
    return match.game.action(
        search_decision(match.game, view, then.codes(), then.ply, iterations).best
    )


class Endgame:
    """The certain facts about the end of a match, every hand open.

    In an open game that is the value which either seat can force; in others only that the winner
    could not be stopped any more. In an open game it also has the curve's values of earlier
    moments.
    """

    def __init__(self, match: Match) -> None:
        self.match, self.open = match, _is_open(match)
        self._first = max(0, match.ply - MAX_PROVED)
        self._led: dict[tuple[int, Code], Moment] = {}
        self._worth: dict[int, Moment] = {}
        self._glances: dict[int, Moment] = {}

    def may_be_proved(self, ply: int) -> bool:
        """Return whether a moment is one of those that are proved if possible."""
        return self.open and ply >= self._first

    def proved_moment(self, ply: int) -> Moment | None:
        """Return a moment with its proved value, or None."""
        return self._proved_moments.get(ply) if ply >= self._first else None

    @cached_property
    def _proved_moments(self) -> dict[int, Moment]:
        """The last moments by ply, as far back as they can be proved."""
        match, moments = self.match, dict[int, Moment]()
        if not self.open:
            return self._forced_victory()
        worlds = [then.true_state() for then in match.moments()]
        likely = 1.0
        if match.result is not None:
            moments[match.ply] = Moment(match.ply, tuple(match.returns()), (0.0, 0.0))
            likely = moments[match.ply].chances[0]
        for ply in reversed(range(self._first, match.ply)):
            then = moments.get(ply + 1)
            if then is not None and then.chances[match.steps[ply].seat] == 1.0:
                # A seat that still has a win after its action had it before.
                moments[ply] = replace(then, ply=ply)
                continue
            moment = _prove_moment(match.game, worlds[ply], ply, likely)
            if moment is None:
                break
            moments[ply], likely = moment, moment.chances[0]
        return moments

    def _forced_victory(self) -> dict[int, Moment]:
        """Return the last moments by ply from which the winner could force the victory."""
        match, moments = self.match, dict[int, Moment]()
        if match.result is None or 1.0 not in match.returns():
            return moments
        end = Moment(match.ply, tuple(match.returns()), (0.0,) * match.seats)
        winner = end.chances.index(1.0)
        moments[match.ply] = end
        for ply in reversed(range(self._first, match.ply)):
            if match.steps[ply].seat != winner:
                # A seat that still has a win after its own action had it before.
                world = match.at(ply).true_state()
                if not _forces_victory(match.game, world, winner):
                    break
            moments[ply] = replace(end, ply=ply)
        return moments

    def value_at(self, ply: int) -> Moment:
        """Return a moment with the value of the curve."""
        if ply not in self._worth:
            world = self.match.at(ply).true_state()
            self._worth[ply] = self.proved_moment(ply) or _value_moment(
                self.match, world, ply, MIN_PLAYOUTS, MAX_PLAYOUTS
            )
        return self._worth[ply]

    def drop_at(self, ply: int) -> float:
        """Return the drop of the acting seat's chance by the given move, if it exceeds its error.

        Both moments are valued at a first look.
        """
        return certain_drop(
            self._first_look(ply), self._first_look(ply + 1), self.match.steps[ply].seat
        )

    def _first_look(self, ply: int) -> Moment:
        if ply not in self._glances:
            world = self.match.at(ply).true_state()
            self._glances[ply] = self.proved_moment(ply) or _value_moment(
                self.match, world, ply, MIN_PLAYOUTS, MAX_PLAYOUTS // GLANCE_DIVISOR
            )
        return self._glances[ply]

    def moment_after(self, ply: int, code: Code) -> Moment:
        """Return the moment after a move, whether it was given or not (`after`)."""
        if code == self.match.game.code(self.match.steps[ply].action):
            return self.value_at(ply + 1)
        if (ply, code) not in self._led:
            self._led[ply, code] = after(self.match, ply, code)
        return self._led[ply, code]

    def proved_loss(self, ply: int) -> float | None:
        """Return the proved loss of the given move against the best in an open game, or None.

        Where cards are hidden, a move is judged by what its seat knew.
        """
        if not self.open:
            return None
        before, then = self.proved_moment(ply), self.proved_moment(ply + 1)
        if before is None or then is None:
            return None
        seat = self.match.steps[ply].seat
        return before.chances[seat] - then.chances[seat]

    def is_in_vain(self, ply: int, code: Code) -> bool:
        """Return whether a move is known to lead to a moment no better than the real one."""
        if not _is_open(self.match):
            return False
        led, then = self.moment_after(ply, code), self.proved_moment(ply + 1)
        if any(led.doubts):
            return False
        seat = self.match.steps[ply].seat
        return led.chances[seat] <= then.chances[seat] if then else led.chances[seat] < 1.0


def _is_open(match: Match) -> bool:
    """Return whether the game is open: two seats, no hidden information, and no chance."""
    return match.seats == 2 and match.game.perfect_information and not match.game.chance


def _prove_moment(game: Game, world: State, ply: int, likely: float = 1.0) -> Moment | None:
    """Return the value that either seat can force in an open game.

    None: the proof is too large.
    """

    def forces(goal: Goal) -> bool:
        return Prover(game, world, 0, goal, MAX_TRIED).can_attain(world, maxsize)

    try:
        if likely == 0.0 and not forces(SAVE):
            worth = 0.0
        elif forces(WIN):
            worth = 1.0
        else:
            worth = 0.5 if likely == 0.0 or forces(SAVE) else 0.0
    except UnclearError:
        return None
    return Moment(ply, (worth, 1.0 - worth), (0.0, 0.0))


def _forces_victory(game: Game, world: State, seat: Seat) -> bool:
    """Return whether a seat is known to win against all others, every hand open."""
    if game.perfect_information and game.chance:
        return False
    prover = Prover(game, world, seat, WIN, MAX_TRIED_OPEN, hands_open=True)
    try:
        return prover.can_attain(world, maxsize)
    except UnclearError:
        return False


def _distance(before: Moment, after: Moment) -> float:
    """Return the greatest difference between the seats' chances at two moments."""
    return max(abs(a - b) for a, b in zip(before.chances, after.chances, strict=True))


def _push(steep: list[tuple[float, int, Moment, Moment]], before: Moment, after: Moment) -> None:
    """Add two neighbours between which a moment should be valued to the heap."""
    distance = _distance(before, after)
    if distance > STEEP_DIFFERENCE and after.ply - before.ply > 1:
        heappush(steep, (-distance, before.ply, before, after))


def _last_moment(
    match: Match, min_playouts: int, max_playouts: int, *, near: bool = True
) -> Moment:
    """Return the last moment of a match, which may be over, `near` its end, or neither."""
    if match.result is not None:
        return Moment(match.ply, tuple(match.returns()), (0.0,) * match.seats)
    world = match.true_state()
    known = _prove_moment(match.game, world, match.ply) if near and _is_open(match) else None
    return known or _value_moment(match, world, match.ply, min_playouts, max_playouts)


def _value_moment(
    match: Match, world: State, ply: int, min_playouts: int, max_playouts: int
) -> Moment:
    """Return the estimated value of a moment.

    In an open game the strongest level's search estimates it, because playouts blunder too much.
    """
    moment = None
    if _is_open(match):
        iterations = ITERATIONS_PER_PLAYOUT * max_playouts
        moment = _value_by_search(match, world, ply, iterations // BRIEF_DIVISOR)
        if moment is not None and max(moment.doubts) > MAX_MARGIN:
            moment = _value_by_search(match, world, ply, iterations)
    return moment or evaluate_by_playouts(
        match, lambda rng: world.clone(), ply, min_playouts, max_playouts
    )


def _value_by_search(match: Match, world: State, ply: int, iterations: int) -> Moment | None:
    """Return the value of the best move as in hints; None where no search was needed."""
    assert world.decision is not None
    seat = world.decision.seat
    view = match.game.view(world, seat)
    moves = search_decision(match.game, view, world.codes(), ply, iterations).moves
    if not moves:
        return None
    best = moves[0]
    margin = 1.0 if best.margin is None else best.margin
    chances = best.value, 1.0 - best.value
    return Moment(ply, chances if seat == 0 else chances[::-1], (margin, margin))
