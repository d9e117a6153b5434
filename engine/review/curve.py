"""What the moments of a match were worth to each seat, with all hands open: that is hindsight.

Moments are played on; those of a game for two in which nothing is hidden nor left to chance are
searched, and its last are worth what either can force (`Endgame`).

A few moments over the whole match are valued roughly, so that something is to be seen soon. Then of
a long match some are valued, evenly spread, then those between where much changed. What lies
between two that are worth nearly the same needs no matches of its own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, hypot, sqrt
from sys import maxsize

from engine.bots.search import BOTTOMLESS
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Seat, State
from engine.play.match import Match
from engine.puzzles.proof import Prover, UnclearError
from engine.puzzles.puzzle import SAVE, WIN, Goal
from engine.review.searching import searched

#: A moment is played on so often at the least and at the most, and not more often than it takes
#: to know the chances to so much.
LEAST, MOST, PRECISE = 24, 400, 0.03
#: A moment of an open game is searched with so many iterations instead, for each time that it would
#: be played on at the most.
DEEPER = 24
#: Where only to know what is to be looked into, a share of that is enough.
GLANCED = 4
#: Of so many moments all are valued; of more as many, evenly spread, and so many after that at the
#: most: in the middle between two that differ by so much.
SPREAD, BETWEEN, STEEP = 160, 240, 0.05
#: Before that so many are valued roughly, to know where it is steep: by the least that is enough.
ROUGH = 24
#: Answers that are tried to know whether the first seat can force something, at the most: the last
#: six moves of Contrées, or seven. What is remembered of them takes up to 130 MB.
LOOKED_THROUGH = 60_000
#: So many of the last moments are looked through at the most: what lies before need not wait.
LAST = 16


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances after `ply` answers, per seat."""

    ply: int
    chances: tuple[float, ...]
    #: Twice the standard error of each, or one in as many matches as were played on where all came
    #: out alike; 0 where the match is over, or what can be forced is known.
    doubts: tuple[float, ...]


def curve(match: Match, least: int = LEAST, most: int = MOST) -> Iterator[Moment]:
    """Moments of a match, the deal and the last included: a few, roughly, over all of it; then all
    that are spread evenly, those first between which much changed; then some between them.

    What was told roughly is told again.
    """
    stride = ceil((match.ply + 1) / SPREAD)
    known = Endgame(match)
    worlds = [then.truth() for then in match.moments()]
    spread = range(0, match.ply, stride)
    last = _last(match, least, most)
    yield last
    rough: list[Moment] = []
    for ply in spread[:: ceil(len(spread) / ROUGH) or 1]:
        rough.append(_valued(match, worlds[ply], ply, least, least))
        yield rough[-1]
    found = [last]
    for ply in _by_change(spread, [*rough, last], known):
        found.append(known.at(ply) or _valued(match, worlds[ply], ply, least, most))
        yield found[-1]
    found.sort(key=lambda one: one.ply)
    # The steepest first.
    steep: list[tuple[float, int, Moment, Moment]] = []
    for pair in pairwise(found):
        _push(steep, *pair)
    for _ in range(BETWEEN):
        if not steep:
            break
        _, _, before, after = heappop(steep)
        ply = (before.ply + after.ply) // 2
        middle = known.at(ply) or _valued(match, worlds[ply], ply, least, most)
        yield middle
        _push(steep, before, middle)
        _push(steep, middle, after)


def _by_change(spread: Sequence[int], rough: Sequence[Moment], known: Endgame) -> list[int]:
    """The same moments, those first between two rough ones that differ most; what is to be looked
    through comes last, as it takes long.
    """
    changes = [(_apart(*pair), pair[1].ply) for pair in pairwise(rough)]
    ends = [ply for _, ply in changes]

    def order(ply: int) -> tuple[bool, float, int]:
        change = changes[min(bisect_right(ends, ply), len(ends) - 1)][0]
        return known.looks_through(ply), -change, ply

    return sorted(spread, key=order)


def after(match: Match, ply: int, code: Code) -> Moment:
    """What another answer than the one given would have led to at once, valued like the curve."""
    then = match.at(ply)
    assert then.decision is not None
    then.submit(then.decision.seat, match.game.action(code))
    return _last(then, LEAST, MOST, near=ply + 1 >= match.ply - LAST)


def fall(before: Moment, then: Moment, seat: Seat) -> float:
    """By how much a seat's chance fell, if that is beyond doubt; else 0."""
    lost = before.chances[seat] - then.chances[seat]
    return lost if lost > hypot(before.doubts[seat], then.doubts[seat]) else 0.0


class Endgame:
    """What is known for certain of the end of a match: of a game that is not open, nothing. And of
    an open one what the curve says of what lies before.
    """

    def __init__(self, match: Match) -> None:
        self.match, self.open = match, _is_open(match)
        self._first = max(0, match.ply - LAST)
        self._led: dict[tuple[int, Code], Moment] = {}
        self._worth: dict[int, Moment] = {}

    def looks_through(self, ply: int) -> bool:
        """Whether a moment is one of those that are looked through."""
        return self.open and ply >= self._first

    def at(self, ply: int) -> Moment | None:
        """What a moment is known to be worth, if it is."""
        return self._known.get(ply) if ply >= self._first else None

    @cached_property
    def _known(self) -> dict[int, Moment]:
        """The last moments, by ply, as far back as they can be looked through."""
        match, found = self.match, dict[int, Moment]()
        if not self.open:
            return found
        worlds = [then.truth() for then in match.moments()]
        likely = 1.0
        if match.result is not None:
            found[match.ply] = Moment(match.ply, tuple(match.returns()), (0.0, 0.0))
            likely = found[match.ply].chances[0]
        for ply in reversed(range(self._first, match.ply)):
            then = found.get(ply + 1)
            if then is not None and then.chances[match.steps[ply].seat] == 1.0:
                # Who keeps a win by what was played had it before.
                found[ply] = replace(then, ply=ply)
                continue
            moment = _looked_through(match.game, worlds[ply], ply, likely)
            if moment is None:
                break
            found[ply], likely = moment, moment.chances[0]
        return found

    def worth(self, ply: int) -> Moment:
        """A moment as the curve has it."""
        if ply not in self._worth:
            world = self.match.at(ply).truth()
            self._worth[ply] = self.at(ply) or _valued(self.match, world, ply, LEAST, MOST)
        return self._worth[ply]

    def fell(self, ply: int) -> float:
        """By how much the answer that was given lowered the chance of whoever gave it, beyond doubt
        and at a glance at both moments.
        """
        return fall(self._glanced(ply), self._glanced(ply + 1), self.match.steps[ply].seat)

    def _glanced(self, ply: int) -> Moment:
        known = self.at(ply)
        if known is None:
            world = self.match.at(ply).truth()
            known = _valued(self.match, world, ply, LEAST, MOST // GLANCED)
        return known

    def led(self, ply: int, code: Code) -> Moment:
        """What an answer led to, or would have (`after`)."""
        if code == self.match.game.code(self.match.steps[ply].action):
            return self.worth(ply + 1)
        if (ply, code) not in self._led:
            self._led[ply, code] = after(self.match, ply, code)
        return self._led[ply, code]

    def lost(self, ply: int) -> float | None:
        """What the answer that was given is known to have lost against the best, if it is."""
        before, then = self.at(ply), self.at(ply + 1)
        if before is None or then is None:
            return None
        seat = self.match.steps[ply].seat
        return before.chances[seat] - then.chances[seat]

    def in_vain(self, ply: int, code: Code) -> bool:
        """Whether what that answer would have led to is known, and is not known to be better than
        what the given one led to; a certain win is better than what nobody can look through.
        """
        if not _is_open(self.match):
            return False
        led, then = self.led(ply, code), self.at(ply + 1)
        if any(led.doubts):
            return False
        seat = self.match.steps[ply].seat
        return led.chances[seat] <= then.chances[seat] if then else led.chances[seat] < 1.0


def _is_open(match: Match) -> bool:
    """Whether two play, and nothing is hidden nor left to chance."""
    return match.seats == 2 and match.game.perfect_information and not match.game.chance


def _looked_through(game: Game, world: State, ply: int, likely: float = 1.0) -> Moment | None:
    """What either can force in an open game; None: there is too much to look through. One proof is
    enough where the first seat forces what is `likely`.
    """

    def forces(goal: Goal) -> bool:
        return Prover(game, world, 0, goal, LOOKED_THROUGH).holds(world, maxsize)

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


def _apart(before: Moment, after: Moment) -> float:
    """By how much the chance of a seat differs the most."""
    return max(abs(a - b) for a, b in zip(before.chances, after.chances, strict=True))


def _push(steep: list[tuple[float, int, Moment, Moment]], before: Moment, after: Moment) -> None:
    """Note two neighbours between which a moment is to be valued."""
    apart = _apart(before, after)
    if apart > STEEP and after.ply - before.ply > 1:
        heappush(steep, (-apart, before.ply, before, after))


def _last(match: Match, least: int, most: int, *, near: bool = True) -> Moment:
    """The moment a match has come to, be it over, `near` its end, or neither."""
    if match.result is not None:
        return Moment(match.ply, tuple(match.returns()), (0.0,) * match.seats)
    world = match.truth()
    known = _looked_through(match.game, world, match.ply) if near and _is_open(match) else None
    return known or _valued(match, world, match.ply, least, most)


def _valued(match: Match, world: State, ply: int, least: int, most: int) -> Moment:
    """What a moment seems to be worth: in an open game to whom is asked, by the strongest level's
    search, which sees what playouts blunder away.
    """
    found = _searched(match, world, ply, DEEPER * most) if _is_open(match) else None
    return found or _played_on(match, world, ply, least, most)


def _searched(match: Match, world: State, ply: int, iterations: int) -> Moment | None:
    """What the best answer brings, as hints say it; None where no search was needed."""
    assert world.decision is not None
    seat = world.decision.seat
    view = match.game.view(world, seat)
    answers = searched(match.game, view, world.codes(), ply, iterations).answers
    if not answers:
        return None
    best = answers[0]
    doubt = 1.0 if best.doubt is None else best.doubt
    chances = best.value, 1.0 - best.value
    return Moment(ply, chances if seat == 0 else chances[::-1], (doubt, doubt))


def _played_on(match: Match, world: State, ply: int, least: int, most: int) -> Moment:
    """Play a moment on by the playouts of the search, each with other lots."""
    seats, game = range(match.seats), match.game
    sums, squares = [0.0 for _ in seats], [0.0 for _ in seats]
    count, doubts = 0, [1.0 for _ in seats]
    while count < most and (count < least or max(doubts) > PRECISE):
        worth = _once(game, world.clone(), Rng(derived_seed(ply, count)), ply, match.seats)
        count += 1
        for seat in seats:
            sums[seat] += worth[seat]
            squares[seat] += worth[seat] ** 2
            spread = max(0.0, squares[seat] / count - (sums[seat] / count) ** 2)
            doubts[seat] = 2.0 * sqrt(spread / count) or 1.0 / count
    return Moment(ply, tuple(total / count for total in sums), tuple(doubts))


def _once(game: Game, world: State, rng: Rng, ply: int, seats: int) -> tuple[float, ...]:
    """The result of one playout; what is left open is judged as the search does."""
    policy = game.policy_for(game.view(world, 0))
    if world.decision is not None:
        limit = policy.cutoff(world)
        # All stop with the same seat to move: who is may count for much in what is judged then.
        rest = 0 if limit is None else -(ply + limit) % seats
        policy.rollout(world, rng, BOTTOMLESS if limit is None else limit + rest, [])
    if world.decision is not None:
        return tuple(policy.evaluate(world))
    return tuple(world.returns())
