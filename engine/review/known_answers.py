"""The moments of a match by what one seat knew, with the chances that hints show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, log

from engine.bots.appraisal import AppraisedMove
from engine.bots.bot import Budget
from engine.bots.comparison import compare
from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.odds import chance_of, odds_of
from engine.core.policy import Sampler
from engine.core.rng import Rng
from engine.core.values import Code, Seat, State, View
from engine.play.match import Match
from engine.review.moments import Moment, with_chance
from engine.review.playouts import MAX_PLAYOUTS, MIN_PLAYOUTS, evaluate_by_playouts
from engine.review.searching import WORLD_COUNT, compare_by_playouts, search_decision

#: Iterations of the search of a decision where cards are hidden, as many as the coach's second look
#: has, and those of the rough value.
ANSWER_ITERATIONS = 2400
ROUGH_ANSWER_ITERATIONS = 240
#: Maximum number of playouts that show how the other seats share the rest of a searched chance.
MAX_SHARE_PLAYOUTS = 96
#: Playouts of a moment for each iteration of a search of the same moment, which takes longer.
PLAYOUTS_PER_ITERATION = 2
#: The least chance, and the greatest below 1, that is shifted.
MIN_SHIFTED = 0.005


def known_moment_after(match: Match, ply: int, move: AppraisedMove, seat: Seat) -> Moment:
    """Return the moment after a move, valued in worlds that fit what `seat` knew before it.

    Where answers are searched (`are_answers_searched`), the seat has the chance of the search.
    """
    view = match.at(ply).view(seat)
    draw = _draw_after(match.game.sampler(view), move.code)
    moment = evaluate_by_playouts(match, draw, ply + 1, MIN_PLAYOUTS, MAX_PLAYOUTS)
    if are_answers_searched(match):
        return with_chance(moment, seat, move.value, move.margin)
    return calibrated(match.game, view, moment, seat)


def known_moment(
    match: Match,
    view: View,
    seat: Seat,
    ply: int,
    min_playouts: int,
    max_playouts: int,
    *,
    is_searched: bool,
) -> Moment:
    """Return a moment valued in worlds that fit `view`, what `seat` knew there.

    At a decision of the seat, a search gives it the chance of its best answer, as in a hint:
    playouts may answer so badly that they value the moment less than what it leads to.
    """
    game, draw = match.game, match.game.sampler(view)
    moment = evaluate_by_playouts(match, draw, ply, min_playouts, max_playouts)
    if is_searched and view.decision is not None and view.decision.seat == seat:
        codes, iterations = draw(Rng(ply)).codes(), max_playouts // PLAYOUTS_PER_ITERATION
        moves = search_decision(game, view, codes, ply, iterations).moves if len(codes) > 1 else ()
        if moves and moves[0].margin is not None:
            return with_chance(moment, seat, moves[0].value, moves[0].margin)
    return calibrated(game, view, moment, seat)


def calibrated(game: Game, view: View, moment: Moment, seat: Seat) -> Moment:
    """Return a moment with the chance of a seat converted as in hints.

    Otherwise the curve and a hint would contradict each other about the same position.
    """
    value, margin = moment.chances[seat], moment.doubts[seat]
    if not margin:
        return moment
    low, high = max(0.0, value - margin), min(1.0, value + margin)
    wide = game.calibration.to_probability(view, high) - game.calibration.to_probability(view, low)
    margin *= wide / max(high - low, 1e-9)
    value = game.calibration.to_probability(view, value)
    doubt = game.calibration.with_estimate_error(view, value, margin or moment.doubts[seat])
    return with_chance(moment, seat, value, doubt)


def _draw_after(draw: Sampler[State], code: Code) -> Sampler[State]:
    """Return a function that draws worlds after an action."""

    def draw_after(rng: Rng) -> State:
        world: State = draw(rng)
        world.step(code, rng)
        return world

    return draw_after


def are_answers_searched(match: Match) -> bool:
    """Return whether moments are valued by searched answers although cards are hidden."""
    return match.game.explanations.reviews_by_search and not match.game.perfect_information


class KnownAnswers:
    """The moments by what one seat knew, each worth what the best answer found for it brings.

    At a decision of the seat that is the chance of its best answer, as in a hint, and after its
    answer the chance of that one from the same search. Between these moments the chance is that of
    playouts, shifted so that it leads from one to the next: playouts alone would contradict both.
    """

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match, self.seat = match, seat
        self._compared: dict[tuple[int, int], tuple[AppraisedMove, AppraisedMove] | None] = {}
        self._played: dict[tuple[int, int], Moment] = {}

    def value_at(self, ply: int, playouts: int, iterations: int) -> Moment:
        """Return the value of a moment that is not the last."""
        move = self._searched_move(ply, iterations)
        if move is None:
            return self._interpolated_moment(ply, playouts, iterations)
        draw = self.match.game.sampler(self.match.at(ply).view(self.seat))
        if self._asks[ply] and self._compare(ply, iterations) is not None:
            draw = _draw_after(draw, move.code)
        shared = self._play(draw, ply, min(playouts, MAX_SHARE_PLAYOUTS))
        return with_chance(shared, self.seat, move.value, move.margin)

    @cached_property
    def _asks(self) -> list[bool]:
        """Whether the seat is to decide, by ply."""
        moments = [then.decision for then in self.match.moments()]
        return [decision is not None and decision.seat == self.seat for decision in moments]

    def _searched_move(self, ply: int, iterations: int) -> AppraisedMove | None:
        """Return the move whose chance a moment has, or None where nothing was searched."""
        if self._asks[ply]:
            pair = self._compare(ply, iterations)
            if pair is not None:
                return pair[0]
        if ply and self._asks[ply - 1] and self.match.steps[ply - 1].seat == self.seat:
            pair = self._compare(ply - 1, iterations)
            if pair is not None:
                return pair[1]
        return None

    def _interpolated_moment(self, ply: int, playouts: int, iterations: int) -> Moment:
        """Return a moment whose chance leads from the last searched one to the next."""
        seat, here = self.seat, self._play_on(ply, playouts)
        before = self._nearest(range(ply - 1, -1, -1), playouts, iterations)
        after = self._nearest(range(ply + 1, self.match.ply + 1), playouts, iterations)
        neighbours = [each for each in (before, after) if each is not None]
        if not neighbours:
            return here
        share = (
            0.0
            if len(neighbours) == 1
            else (ply - neighbours[0][0]) / (neighbours[1][0] - neighbours[0][0])
        )
        shift = neighbours[0][1] + share * (neighbours[-1][1] - neighbours[0][1])
        margin = max(here.doubts[seat], *(each[2] for each in neighbours))
        chance = chance_of(odds_of(_clamp_chance(here.chances[seat])) * exp(shift))
        return with_chance(here, seat, chance, margin)

    def _nearest(
        self, plies: Sequence[int], playouts: int, iterations: int
    ) -> tuple[int, float, float] | None:
        """Return the first searched moment of these plies, or the end of the match; None if none.

        The result is its ply, by how much playouts there are shifted in the logarithm of the odds,
        and the error of its chance.
        """
        for ply in plies:
            if ply == self.match.ply:
                return (ply, 0.0, 0.0) if self.match.result is not None else None
            move = self._searched_move(ply, iterations)
            if move is not None:
                played = self._play_on(ply, playouts).chances[self.seat]
                shift = log(odds_of(_clamp_chance(move.value)) / odds_of(_clamp_chance(played)))
                return ply, shift, move.margin or 0.0
        return None

    def _play_on(self, ply: int, playouts: int) -> Moment:
        """Return a moment valued by playouts alone."""
        if (ply, playouts) not in self._played:
            view = self.match.at(ply).view(self.seat)
            moment = self._play(self.match.game.sampler(view), ply, playouts)
            self._played[ply, playouts] = calibrated(self.match.game, view, moment, self.seat)
        return self._played[ply, playouts]

    def _play(self, draw: Sampler[State], ply: int, playouts: int) -> Moment:
        return evaluate_by_playouts(self.match, draw, ply, min(playouts, MIN_PLAYOUTS), playouts)

    def _compare(self, ply: int, iterations: int) -> tuple[AppraisedMove, AppraisedMove] | None:
        """Return the best answer found at a decision of the seat, and the given one.

        None where the seat had no choice, or no search valued both.
        """
        if (ply, iterations) not in self._compared:
            self._compared[ply, iterations] = self._search(ply, iterations)
        return self._compared[ply, iterations]

    def _search(self, ply: int, iterations: int) -> tuple[AppraisedMove, AppraisedMove] | None:
        match, then = self.match, self.match.at(ply)
        codes, view = then.codes(), then.view(self.seat)
        given_code = self._given_code(ply, codes)
        decision = search_decision(match.game, view, codes, ply, iterations)
        if not decision.moves and len(codes) > 1:
            # Bots give this answer without a search, and a hint compares it with others.
            budget = Budget(iterations=iterations)
            decision = compare(
                match.game, view, codes, decision.best, ply, budget, about=given_code
            )
        tried = {move.code: move for move in decision.moves}
        if decision.best not in tried:
            return None
        best = tried[decision.best]
        if given_code is None or given_code == best.code:
            return best, best
        if given_code in tried and (
            decision.searches == 1 or tried[given_code].margin == best.margin == 0.0
        ):
            return best, tried[given_code]
        # As the coach does: a search of these two alone gives each more iterations.
        duel = search_decision(match.game, view, [best.code, given_code], ply, iterations).moves
        pair = {move.code: move for move in duel if move.margin is not None}
        if not {best.code, given_code} <= pair.keys():
            first, second = compare_by_playouts(
                match.game, view, (best.code, given_code), ply, WORLD_COUNT, best
            )[0]
            return (first, second) if first.value >= second.value else (second, second)
        if pair[given_code].value > pair[best.code].value:
            return pair[given_code], pair[given_code]
        return pair[best.code], pair[given_code]

    def _given_code(self, ply: int, codes: Sequence[Code]) -> Code | None:
        """Return the answer that the seat gave; None if it gave up or another seat interrupted."""
        step = self.match.steps[ply]
        if step.seat != self.seat:
            return None
        try:
            code = self.match.game.code(step.action)
        except IllegalActionError:
            return None
        return code if code in codes else None


def _clamp_chance(chance: float) -> float:
    """Return a chance whose odds can be shifted."""
    return min(1.0 - MIN_SHIFTED, max(MIN_SHIFTED, chance))
