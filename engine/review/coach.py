"""What a coach would have answered in a seat, from its view alone, and what that would have gained.

The coach is the strongest level, which searches by iterations and never by the clock: the same
question has the same answer on every machine, and in all worlds the seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from math import hypot, sqrt

from engine.bots.appraisal import (
    MOST_SEARCHES,
    Appraisal,
    Appraised,
    chance_and_doubt,
    mean_and_doubt,
    played_on,
    stated,
)
from engine.bots.bot import Budget
from engine.bots.reasons import Reasons, find_reasons
from engine.core import PRESENCE, Code, Game, Seat, View
from engine.match import Match
from engine.review.curve import Endgame
from engine.review.searching import SEARCHES, searched
from engine.rng import Rng, derived_seed

#: How many turning points a match has at the most, and what an answer must have lost for one:
#: so much, and so many times its doubt.
TURNING, LEAST_LOSS, TIMES_DOUBT = 3, 0.05, 2.0
#: Answers of the coach's that may prove to be in vain before it has nothing to say.
TRIED = 3


@dataclass(frozen=True, slots=True)
class Effort:
    """How long the coach thinks."""

    #: Iterations that a first look at all answers shares, and of each at the most.
    glances: int = 24_000
    glance: int = 600
    #: So many times as long is the second look, and so many answers get it.
    look: int = 4
    suspicious: int = 8
    #: Worlds in which two answers are played on where the search tells nothing of one of them.
    worlds: int = 100

    def each(self, answers: int) -> int:
        """Iterations of the first look at each of so many answers."""
        return max(1, min(self.glance, self.glances // max(1, answers)))


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer that was given, beside the coach's."""

    ply: int
    given: Code
    best: Code
    #: What it lost against the coach's, the mean of several searches, and twice the standard
    #: error of that.
    loss: float
    doubt: float
    #: What the searches say of the answers, the coach's first, then the given one.
    appraisal: Appraisal
    reasons: Reasons

    @property
    def turning(self) -> bool:
        """Whether it mattered, as far as anybody can say."""
        return self.loss >= LEAST_LOSS and self.loss > TIMES_DOUBT * self.doubt


def answered(match: Match, seat: Seat) -> list[int]:
    """After how many answers whoever sits there had a choice, and made it."""
    return [
        ply
        for ply, step in enumerate(match.steps)
        if step.seat == seat and step.chosen and not isinstance(step.action, PRESENCE)
    ]


def judge(match: Match, seat: Seat, effort: Effort, endgame: Endgame) -> Iterator[Judged | None]:
    """The turning points of a seat, the dearest first, after a None for every look taken.

    Where nothing is hidden, what is known of the end has the last word.
    """
    wanted = set(answered(match, seat))
    each = effort.each(len(wanted))
    questions: dict[int, tuple[View, list[Code], Code]] = {}
    losses: list[tuple[float, int]] = []
    for ply, then in enumerate(match.moments()):
        if ply in wanted:
            codes = then.codes()
            given = match.game.code(match.steps[ply].action)
            questions[ply] = then.view(seat), codes, given
            loss = 0.0
            if len(codes) > 1:
                loss = glance(match.game, *questions[ply], ply, each, effort.worlds // 5)
            losses.append((loss, ply))
            yield None
    for number, (loss, ply) in enumerate(losses):
        known = endgame.lost(ply)
        losses[number] = loss if known is None else known, ply
    losses.sort(key=lambda one: (-one[0], one[1]))
    found: list[Judged] = []
    for loss, ply in losses[: effort.suspicious]:
        if loss <= 0.0:
            break
        view, codes, given = questions[ply]
        for _ in range(TRIED):
            one = look(match.game, view, codes, given, ply, each * effort.look, effort.worlds)
            if not one.turning:
                break
            if not endgame.in_vain(ply, one.best):
                found.append(_as_known(one, endgame))
                break
            codes = [code for code in codes if code != one.best]
        yield None
    found.sort(key=lambda one: (-one.loss, one.ply))
    yield from found[:TURNING]


def _as_known(one: Judged, endgame: Endgame) -> Judged:
    """The same, with what is known of both answers, if it is, for what was searched."""
    then = endgame.at(one.ply + 1)
    if then is None or any((led := endgame.led(one.ply, one.best)).doubts):
        return one
    seat = endgame.match.steps[one.ply].seat
    values = {one.best: led.chances[seat], one.given: then.chances[seat]}
    answers = tuple(
        replace(each, value=values[each.code], doubt=0.0) if each.code in values else each
        for each in one.appraisal.answers
    )
    told = replace(one.appraisal, answers=answers)
    return replace(one, loss=values[one.best] - values[one.given], doubt=0.0, appraisal=told)


def glance(
    game: Game,
    view: View,
    codes: list[Code],
    given: Code,
    ply: int,
    iterations: int,
    worlds: int,
) -> float:
    """What an answer seems to have lost, at a first look."""
    found = searched(game, view, codes, ply, iterations)
    if found.best == given:
        return 0.0
    known = {answer.code: answer for answer in found.answers}
    if given in known and found.best in known and known[given].doubt is not None:
        return known[found.best].value - known[given].value
    return _compared(game, view, (found.best, given), ply, worlds)[1]


def look(
    game: Game,
    view: View,
    codes: list[Code],
    given: Code,
    ply: int,
    iterations: int,
    worlds: int,
) -> Judged:
    """What it lost, as exactly as can be told."""
    found = searched(game, view, codes, ply, iterations)
    best, answers, loss, doubt = found.best, found.answers, 0.0, 0.0
    if best != given:
        # Each of the two gets more of the search than among all others.
        duel = searched(game, view, [best, given], ply, iterations).answers
        pair = {one.code: one for one in duel if one.doubt is not None}
        if len(pair) == 2:
            answers = (*duel, *_beside(pair[best], answers, pair))
            loss = pair[best].value - pair[given].value
            doubt = hypot(pair[best].doubt or 0.0, pair[given].doubt or 0.0) / sqrt(SEARCHES)
        else:
            # Told alone: what a search says of others is another kind of number.
            answers, loss, doubt = _compared(game, view, (best, given), ply, worlds)
    order = [best, given, *(one.code for one in answers if one.code not in (best, given))]
    lots = derived_seed(ply, MOST_SEARCHES + 1)
    reasons = find_reasons(game, view, order, lots, Budget())
    ranked = sorted(answers, key=lambda one: (one.code != best, one.code != given))
    told = replace(found, answers=tuple(ranked), seconds=0.0)
    return Judged(ply, given, best, loss, doubt, told, reasons)


def _beside(
    best: Appraised, answers: tuple[Appraised, ...], told: Container[Code]
) -> Iterator[Appraised]:
    """The other answers, as far from the best as they were beside it: a longer search values it
    otherwise, and would value them so, too. What is proved stays.
    """
    before = next((one.value for one in answers if one.code == best.code), best.value)
    for one in answers:
        if one.code not in told:
            value = min(1.0, max(0.0, one.value + best.value - before))
            yield one if one.doubt == 0.0 else replace(one, value=value)


def _compared(
    game: Game, view: View, pair: tuple[Code, Code], ply: int, worlds: int
) -> tuple[tuple[Appraised, ...], float, float]:
    """Two answers played on in the same worlds, with the same lots; what the second loses, and
    twice the standard error of that, which is less than theirs.
    """
    assert view.decision is not None
    seat, rng = view.decision.seat, Rng(derived_seed(ply, MOST_SEARCHES + 2))
    found = played_on(game, view, pair, rng, worlds)
    values = [[rewards[seat] for rewards in each] for each in zip(*found, strict=True)]
    told = tuple(
        stated(game, view, Appraised(code, worlds, *chance_and_doubt(found)))
        for code, found in zip(pair, values, strict=True)
    )
    loss, doubt = mean_and_doubt([first - second for first, second in zip(*values, strict=True)])
    said = told[0].value - told[1].value
    # What is doubtful of what was expected is so, in proportion, of what is stated.
    return told, said, doubt * said / loss if loss else doubt
