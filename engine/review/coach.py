"""What a coach would have answered in a seat, from its view alone, and what that would have gained.

The coach is the strongest level, which searches by iterations and never by the clock: the same
question has the same answer on every machine, and in all worlds the seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, replace
from math import hypot

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
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import PRESENCE, Code, Seat, View
from engine.play.match import Match
from engine.review.curve import Endgame
from engine.review.searching import searched

#: How many turning points a match has at the most, and what an answer must have lost for one:
#: so much, and so many times its doubt, as the dearest of many look dearer than they were.
TURNING, LEAST_LOSS, TIMES_DOUBT = 3, 0.05, 1.5
#: Where it seems to have lost enough, but not so surely, both are searched so many times as long.
LONGER = 4
#: Answers of the coach's that may prove to be in vain before it has nothing to say.
TRIED = 3


@dataclass(frozen=True, slots=True)
class Effort:
    """How long the coach thinks."""

    #: Iterations that a first look at all answers shares, and of each at the most.
    glances: int = 24_000
    glance: int = 600
    #: One part in so many of that has the rough look before it, and so many answers get a second
    #: look by then.
    rough: int = 4
    early: int = 4
    #: So many times as long is the second look, and so many answers get it.
    look: int = 4
    suspicious: int = 8
    #: As many in an open game, whose first look sees least of what an answer loses.
    suspicious_open: int = 16
    #: Worlds in which two answers are played on where the search tells nothing of one of them.
    worlds: int = 100

    def each(self, answers: int) -> int:
        """Iterations of the first look at each of so many answers."""
        return max(1, min(self.glance, self.glances // max(1, answers)))

    def looks(self, endgame: Endgame) -> int:
        """Answers of a match that get the second look, at the most."""
        return self.suspicious_open if endgame.open else self.suspicious


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer that was given, beside the coach's."""

    ply: int
    given: Code
    best: Code
    #: What it lost against the coach's, and how far that may be off, by what both values may be.
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
    """The turning points of a seat as they are found, of which the `dearest` are told in the end;
    a None for every look that found none.

    A rough glance at all answers comes first, and some are looked into meanwhile (`_early`); then
    all get the glance they deserve. Where nothing is hidden, what is known of the end has the last
    word.
    """
    wanted = set(answered(match, seat))
    each = effort.each(len(wanted))
    questions: dict[int, _Asked] = {}
    for ply, then in enumerate(match.moments()):
        if ply in wanted and len(codes := then.codes()) > 1:
            given = match.game.code(match.steps[ply].action)
            questions[ply] = _Asked(ply, then.view(seat), codes, given)
    looked: set[int] = set()
    for one in _early(match, questions, each, effort, endgame, looked):
        yield one if one is not None and one.turning else None
    losses: list[tuple[float, int]] = []
    for ply, asked in questions.items():
        loss = _glanced(match.game, asked, each, effort)
        # A glance sees little: what the curve says is looked into as well.
        losses.append((max(loss, endgame.fell(ply)) if endgame.open else loss, ply))
        yield None
    for number, (loss, ply) in enumerate(losses):
        known = endgame.lost(ply)
        losses[number] = loss if known is None else known, ply
    losses.sort(key=lambda one: (-one[0], one[1]))
    for loss, ply in losses[: effort.looks(endgame)]:
        if loss <= 0.0:
            break
        if ply not in looked:
            one = _looked(match, questions[ply], each, effort, endgame)
            yield one if one is not None and one.turning else None


def _early(
    match: Match,
    questions: dict[int, _Asked],
    each: int,
    effort: Effort,
    endgame: Endgame,
    looked: set[int],
) -> Iterator[Judged | None]:
    """Glance roughly at all answers, and look into the dearest meanwhile: one after each part of
    the answers, where every part is spread over the match. Then those that seem to have lost enough
    are searched as long as it takes, the surest first. What was looked into is added to `looked`.
    """
    rough: dict[int, float] = {}
    unsure: list[Judged] = []
    # In an open game a look costs as much as many rough glances: they come first.
    parts = 1 if endgame.open else effort.early
    for part in range(parts):
        for ply in list(questions)[part::parts]:
            rough[ply] = _glanced(match.game, questions[ply], max(1, each // effort.rough), effort)
            yield None
        dear = [ply for ply, loss in rough.items() if loss >= LEAST_LOSS and ply not in looked]
        dear.sort(key=lambda ply: (-rough[ply], ply))
        for ply in dear[: effort.early // parts]:
            looked.add(ply)
            one = _looked(match, questions[ply], each, effort, endgame, brief=True)
            # A look into an open game is never longer.
            if not (one is None or endgame.open or one.turning or one.loss < LEAST_LOSS):
                unsure.append(one)
            yield one
    for one in sorted(unsure, key=lambda one: (-one.loss / one.doubt, one.ply)):
        yield _looked(match, questions[one.ply], each, effort, endgame)


def dearest(found: Iterable[Judged]) -> list[Judged]:
    """Those that are told, the dearest first."""
    return sorted(found, key=lambda one: (-one.loss, one.ply))[:TURNING]


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question somebody had a choice at, and what was answered."""

    ply: int
    view: View
    codes: list[Code]
    given: Code


def _glanced(game: Game, asked: _Asked, iterations: int, effort: Effort) -> float:
    """What an answer seems to have lost, after so many iterations."""
    return glance(
        game, asked.view, asked.codes, asked.given, asked.ply, iterations, effort.worlds // 5
    )


def _looked(
    match: Match,
    asked: _Asked,
    each: int,
    effort: Effort,
    endgame: Endgame,
    *,
    brief: bool = False,
) -> Judged | None:
    """What a second look finds of an answer; None: nothing better is known. `brief`: where it is
    not sure it looks no longer.
    """
    codes, given, ply = asked.codes, asked.given, asked.ply
    for _ in range(TRIED):
        one = look(
            *(match.game, asked.view, codes, given, ply),
            *(each * effort.look, effort.worlds, endgame.open or brief),
        )
        # In an open game what both led to is to be seen, however little seems lost.
        if one.best == given or not (one.turning or endgame.open):
            return one
        if not endgame.in_vain(ply, one.best):
            return _led(one, endgame)
        codes = [code for code in codes if code != one.best]
    return None


def _led(one: Judged, endgame: Endgame) -> Judged:
    """The same in an open game by what both answers led to, as it is known or was searched longer:
    beside a better one an answer is tried too little to be seen through.
    """
    if not endgame.open:
        return one
    seat = endgame.match.steps[one.ply].seat
    led = {code: endgame.led(one.ply, code) for code in (one.best, one.given)}
    told = {
        each.code: replace(
            each, value=led[each.code].chances[seat], doubt=led[each.code].doubts[seat]
        )
        for each in one.appraisal.answers
        if each.code in led
    }
    best, given = led[one.best], led[one.given]
    loss, doubt = (
        best.chances[seat] - given.chances[seat],
        hypot(best.doubts[seat], given.doubts[seat]),
    )
    others = _beside(told[one.best], one.appraisal.answers, told)
    appraisal = replace(one.appraisal, answers=(*told.values(), *others))
    return replace(one, loss=loss, doubt=doubt, appraisal=appraisal)


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
    brief: bool = False,
) -> Judged:
    """What it lost, as exactly as can be told; `brief`: not searched longer where it is not sure,
    as what both led to is asked after it, or it is looked into again.
    """
    found = searched(game, view, codes, ply, iterations)
    best, answers, loss, doubt = found.best, found.answers, 0.0, 0.0
    if best != given:
        # Each of the two gets more of the search than among all others.
        for times in (1,) if brief else (1, LONGER):
            duel = searched(game, view, [best, given], ply, times * iterations).answers
            pair = {one.code: one for one in duel if one.doubt is not None}
            if len(pair) < 2:
                break
            # What is told of either is the mean of all searches already (`Appraised.doubt`).
            loss = pair[best].value - pair[given].value
            doubt = hypot(pair[best].doubt or 0.0, pair[given].doubt or 0.0)
            if loss < LEAST_LOSS or loss > TIMES_DOUBT * doubt:
                break
        if len(pair) == 2:
            answers = (*duel, *_beside(pair[best], answers, pair))
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
    otherwise, and would value them so, too; the gain is told of the best, so none stands above it.
    What is proved stays.
    """
    before = next((one.value for one in answers if one.code == best.code), best.value)
    for one in answers:
        if one.code not in told:
            value = min(best.value, max(0.0, one.value + best.value - before))
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
