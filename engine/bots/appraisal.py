"""What the answers to a question are worth, and with what doubt: several searches of one question.

One search says too little of its own doubt: it believes what it has seen. Independent ones differ
by as much as luck in the worlds and playouts mattered. Where a bot answers by judgement, without a
search, the likeliest answers are compared instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, hypot, sqrt
from time import monotonic
from typing import Protocol

from engine.bots.bot import Bot, Budget, MoveStats, SearchResult, never
from engine.bots.search import BOTTOMLESS, LOST, WON
from engine.bots.thinking import AT_ONCE, nearness
from engine.core.game import Game
from engine.core.policy import Policy
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, State, View
from engine.data.statistics import mean, standard_error

#: So many searches share the time at the most.
MOST_SEARCHES = 16
#: Of the seconds, the share that goes into the chances of the others; and worlds at the most.
SHARE_OF_OTHERS, WORLDS = 0.2, 100
#: How far the mean of so many searches, from 2, may be off, of the spread between them: Student's
#: law at 95 %, divided by the root of their number; of two or three, twice the spread.
SURE = (
    *(2.0, 2.0, 1.59, 1.24, 1.05, 0.92, 0.84, 0.77),
    *(0.72, 0.67, 0.64, 0.6, 0.58, 0.55, 0.53),
)
#: Answers whose consequences for the others are looked at.
LOOKED_AT = 5
#: Answers that are compared without a search, and told even where they do not differ; worlds for
#: that, however much time there is.
MOST_COMPARED, FEWEST_TOLD, MOST_WORLDS = 10, 3, 10_000
#: How far a chance may be off, by the number of tries, where all of them ended alike: what did not
#: come once in so many is rarer than that in 95 of 100 cases.
RULE_OF_THREE = 3.0
#: Of the visits of the best, the share from which an answer that is asked about was tried enough.
FAIR = 0.3
#: How far off two chances may be that are told to be as good as each other.
AS_GOOD = 0.1
#: What another must bring more than the bot's own answer to be called better, of twice the standard
#: error: the best of several looks better than it is; and in so many worlds at least.
SURELY, ENOUGH_WORLDS = 1.5, 30


@dataclass(frozen=True, slots=True)
class Appraised:
    """One answer, as all searches together see it."""

    code: Code
    visits: int
    #: The mean of what the searches expect of it, as a chance in [0, 1] (see `Game.stated`).
    value: float
    #: How far the mean of the searches may be off by what they differ (`SURE`), or twice the spread
    #: of `visits` coin tosses if that is more, and 1 at the most; 0 only of what is proved; None:
    #: only one search tried it.
    doubt: float | None
    #: Chance of every seat after it, the asked one's being `value`; empty: not looked at.
    chances: tuple[float, ...] = ()
    #: How near to winning it brings the seat (`engine.bots.thinking.nearness`); 0: not told.
    near: float = 0.0


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The answers tried, the most promising first; none where nothing had to be searched."""

    best: Code
    answers: tuple[Appraised, ...]
    iterations: int
    seconds: float
    searches: int


class Searching(Protocol):
    """How the searches of one question are made."""

    @property
    def hands(self) -> int:
        """How many are made at a time."""

    def search(
        self, think: Callable[[int], SearchResult], searches: int, share: Budget
    ) -> list[SearchResult]:
        """What each of so many finds, in order; `think(n)` makes the n-th within `share`.

        One that needs no search, or a cancel, ends it: fewer come back then.
        """


class PairedComparison:
    """One search after the other."""

    hands = 1

    def search(
        self, think: Callable[[int], SearchResult], searches: int, share: Budget
    ) -> list[SearchResult]:
        found: list[SearchResult] = []
        for number in range(searches):
            found.append(think(number))
            if not found[-1].iterations or share.cancelled():
                break
        return found


def think_once(
    bot: Bot, game: Game, view: View, codes: list[Code], seed: int, share: Budget, number: int
) -> SearchResult:
    """The search of this number, from 0, of several: it draws other lots than the others."""
    return bot.think(game, view, codes, derived_seed(seed, number), share)


def appraise(
    bot: Bot,
    game: Game,
    view: View,
    codes: list[Code],
    seed: int,
    budget: Budget,
    searches: int,
    searching: Searching | None = None,
    *,
    others: bool = True,
) -> Appraisal:
    """Let a bot think about the question open in `view` several times, and put it together.

    The `searches` (from 2 on) share the iterations and the seconds of the budget. What a bot knows
    without searching is not asked twice. With iterations alone the same comes out again, however
    many searches are made at a time. `others`: whether the chances of the other seats are wanted.
    """
    began = monotonic()
    searching = searching or PairedComparison()
    share = _share(budget, searches, searching.hands)

    def think(number: int) -> SearchResult:
        return think_once(bot, game, view, codes, seed, share, number)

    thoughts = searching.search(think, searches, share)
    first = thoughts[0]
    if not first.iterations:
        known = tuple(
            Appraised(move.code, move.visits, game.odds_for(view).known(move.value), 0.0)
            for move in first.moves
        )
        known = nearest_first(game, view, known)
        best = known[0].code if known and known[0].near else first.code
        return Appraisal(best, known, 0, monotonic() - began, 1)
    best = first.code
    iterations = sum(thought.iterations for thought in thoughts)
    # Where something is hidden nothing is proved by playing on.
    found = merged([thought.moves for thought in thoughts], proofs=game.perfect_information)
    answers = tuple(stated(game, view, answer) for answer in rather(game, view, codes, found))
    answers = nearest_first(game, view, answers)
    if answers:
        best = answers[0].code
    if answers and others:
        until = None if budget.seconds is None else began + budget.seconds
        rng = Rng(derived_seed(seed, searches))
        answers = _with_others(game, view, answers, rng, until, budget.cancelled)
    return Appraisal(best, answers, iterations, monotonic() - began, len(thoughts))


def fairly_tried(appraisal: Appraisal, about: Code | None) -> bool:
    """Whether searches tried the answer that is asked `about` often enough to say how far it stands
    from the best; also where there is nothing to try.
    """
    if about is None or not appraisal.iterations:
        return True
    tried = {answer.code: answer for answer in appraisal.answers}
    given, best = tried.get(about), tried.get(appraisal.best)
    if given is None or best is None:
        return False
    return given.doubt == 0.0 or given.visits >= FAIR * best.visits


def with_fair(appraisal: Appraisal, again: Appraisal, about: Code) -> Appraisal:
    """The same with what searches found of the answer that is asked `about`, where they looked at
    little else; behind those that were tried as much.
    """
    found = [answer for answer in again.answers if answer.code == about]
    others = [answer for answer in appraisal.answers if answer.code != about]
    return replace(
        appraisal,
        answers=(*others, *found) if found else appraisal.answers,
        iterations=appraisal.iterations + again.iterations,
        seconds=appraisal.seconds + again.seconds,
    )


def _share(budget: Budget, searches: int, hands: int) -> Budget:
    """What one search of several may use, `hands` at a time; of the time some is left for the
    chances of others.
    """
    seconds = budget.seconds
    if seconds is not None:
        seconds *= (1.0 - SHARE_OF_OTHERS) / ceil(searches / hands)
    return replace(budget.shared(searches), seconds=seconds)


def merged(found: Sequence[Sequence[MoveStats]], *, proofs: bool = True) -> tuple[Appraised, ...]:
    """What several searches say of each answer: proved wins first, then by visits, losses last.

    Without `proofs` all playouts have ended alike where a value is that of a win or of a loss.
    """
    of_code: dict[Code, list[MoveStats]] = {}
    for moves in found:
        for move in moves:
            of_code.setdefault(move.code, []).append(move)
    answers = [_together(code, moves, proofs=proofs) for code, moves in of_code.items()]
    answers.sort(key=_promising)
    return tuple(answers)


def _promising(one: Appraised) -> tuple[bool, bool, int, float]:
    proved = one.doubt == 0.0
    return not (proved and one.value == WON), proved and one.value == LOST, -one.visits, -one.value


def _together(code: Code, moves: Sequence[MoveStats], *, proofs: bool) -> Appraised:
    # With all the fractions it needs it is too large for windows that only show what came out.
    from statistics import stdev

    visits = sum(move.visits for move in moves)
    values = [move.value for move in moves]
    if not visits:
        return Appraised(code, 0, values[0], None)
    value = sum(move.visits * move.value for move in moves) / visits
    if proofs and (WON in values or LOST in values):
        # Where one search has proved it, the others only have not yet.
        proved = WON if WON in values else LOST
        if sum(known == proved for known in values) * 2 > len(values):
            return Appraised(code, visits, proved, 0.0)
    if len(values) == 1:
        return Appraised(code, visits, value, None)
    tossed = 2.0 * sqrt(value * (1.0 - value) / visits)
    sure = SURE[min(len(values), MOST_SEARCHES) - 2]
    doubt = max(sure * stdev(values), tossed) or RULE_OF_THREE / visits
    return Appraised(code, visits, value, min(1.0, doubt))


def rather(
    game: Game, view: View, codes: Sequence[Code], found: tuple[Appraised, ...]
) -> tuple[Appraised, ...]:
    """The same, but first what a playing level gives in place of the best (`Game.override`).

    Where no search tried that, it is worth what the best is: by its rule it is no worse.
    """
    if not found:
        return found
    best = found[0]
    code = game.override(view, best.code, {one.code: one.value for one in found})
    if code == best.code or code not in codes:
        return found
    instead = next((one for one in found if one.code == code), replace(best, code=code))
    return (instead, *(one for one in found if one is not instead))


def nearest_first(game: Game, view: View, answers: tuple[Appraised, ...]) -> tuple[Appraised, ...]:
    """The same, but what wins at once comes first, and of those that are as good as the first, what
    is nearest to it.
    """
    near = nearness(game, view, [one.code for one in answers])
    if not near:
        return answers
    told = [replace(one, near=found) for one, found in zip(answers, near, strict=True)]
    first = told[0]
    return tuple(
        sorted(
            told, key=lambda one: -one.near if one.near == AT_ONCE or _as_good(one, first) else 0.0
        )
    )


def _as_good(one: Appraised, first: Appraised) -> bool:
    """Whether an answer is known to be about as good as the first."""
    if one.doubt is None or first.doubt is None:
        return False
    less, off = first.value - one.value, hypot(one.doubt, first.doubt)
    return less <= off and less + off < min(AS_GOOD, first.value / 2)


def stated(game: Game, view: View, answer: Appraised) -> Appraised:
    """The same with the chance that was found where searches expected as much."""
    value, doubt = answer.value, answer.doubt
    if doubt == 0.0:
        return replace(answer, value=game.odds_for(view).known(value))
    if doubt is not None:
        low, high = max(0.0, value - doubt), min(1.0, value + doubt)
        # Where it would go beyond 0 or 1 it is no smaller for it.
        doubt *= (game.stated(view, high) - game.stated(view, low)) / max(high - low, 1e-9)
    value = game.stated(view, value)
    return replace(answer, value=value, doubt=None if doubt is None else min(1.0, doubt))


def _with_others(
    game: Game,
    view: View,
    answers: Sequence[Appraised],
    rng: Rng,
    until: float | None,
    cancelled: Callable[[], bool],
) -> tuple[Appraised, ...]:
    """The same answers, the first of them with the chances of all seats (unless cancelled).

    They are played on in the same worlds, by the playouts of the search, so that differences
    between them owe little to luck.
    """
    assert view.decision is not None
    looked_at = answers[:LOOKED_AT]
    codes = [answer.code for answer in looked_at]
    found = played_on(game, view, codes, rng, WORLDS, until, cancelled)
    if cancelled():
        return tuple(answers)
    told = [
        replace(
            answer,
            chances=_chances(_sums(each), view.decision.seat, answer.value, game.constant_sum),
        )
        for answer, each in zip(looked_at, zip(*found, strict=True), strict=True)
    ]
    return (*told, *answers[LOOKED_AT:])


def _sums(found: Sequence[Sequence[float]]) -> list[float]:
    """Of each seat, what all worlds brought it."""
    return [sum(rewards) for rewards in zip(*found, strict=True)]


def _chances(
    total: Sequence[float], seat: int, value: float, constant_sum: bool
) -> tuple[float, ...]:
    """Chances of all seats: what the searches leave to the others is shared out as in `total`.

    Where all may lose, or nothing is left, there is nothing to share.
    """
    others = sum(total) - total[seat]
    if not constant_sum or not others:
        return ()
    return tuple(
        value if number == seat else (1.0 - value) * reward / others
        for number, reward in enumerate(total)
    )


# -- without a search ------------------------------------------------------------------------------


def played_on(
    game: Game,
    view: View,
    codes: Sequence[Code],
    rng: Rng,
    worlds: int,
    until: float | None = None,
    cancelled: Callable[[], bool] = never,
) -> list[list[Sequence[float]]]:
    """What each answer brings all seats, in one world after the other that the seat thinks
    possible: at least in one, else until then, by `monotonic`.

    All are given in the same worlds and played on with the same lots, so that what sets them apart
    owes little to luck.
    """
    draw, policy = game.sampler(view), game.policy_for(view)
    found: list[list[Sequence[float]]] = []
    for number in range(worlds):
        if number and until is not None and monotonic() >= until:
            break
        world = draw(rng)
        lots = derived_seed(rng.below(1 << 30))
        brought: list[Sequence[float]] = []
        for code in codes:
            if cancelled():
                return found
            brought.append(_brought(policy, world.clone(), code, Rng(lots)))
        found.append(brought)
    return found


def _brought(policy: Policy, world: State, code: Code, rng: Rng) -> Sequence[float]:
    world.step(code, rng)
    if world.decision is not None:
        limit = policy.cutoff(world)
        policy.rollout(world, rng, BOTTOMLESS if limit is None else limit, [])
    return policy.evaluate(world) if world.decision is not None else policy.rewards(world)


def mean_and_doubt(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and twice its standard error."""
    return mean(values), 2.0 * standard_error(values)


def chance_and_doubt(values: Sequence[float]) -> tuple[float, float]:
    """The same of what worlds brought, whose chance may be off even where all ended alike."""
    value, doubt = mean_and_doubt(values)
    return value, doubt or min(1.0, RULE_OF_THREE / len(values))


def compare(
    game: Game,
    view: View,
    codes: list[Code],
    own: Code,
    seed: int,
    budget: Budget,
    about: Code | None = None,
) -> Appraisal:
    """What the likeliest answers bring, of a question to which a bot has its `own` without search;
    and that `about` which it is asked.

    Its own stays the best, unless another surely brings more. Empty where nothing speaks for any
    other answer.
    """
    began = monotonic()
    likely = _likely(game, view, codes, own, seed, about)
    if len(likely) < 2:
        return Appraisal(own, (), 0, monotonic() - began, 1)
    assert view.decision is not None
    seat = view.decision.seat
    until = None if budget.seconds is None else began + budget.seconds
    worlds = MOST_WORLDS if budget.iterations is None else budget.iterations // len(likely)
    found = played_on(
        game, view, likely, Rng(derived_seed(seed)), max(1, worlds), until, budget.cancelled
    )
    if not found:
        return Appraisal(own, (), 0, monotonic() - began, 1)
    brought = dict(zip(likely, zip(*found, strict=True), strict=True))
    best, most = own, 0.0
    for code, each in brought.items():
        gains = [one[seat] - first[seat] for one, first in zip(each, brought[own], strict=True)]
        more, doubt = mean_and_doubt(gains)
        if len(found) >= ENOUGH_WORLDS and more > max(most, SURELY * doubt):
            best, most = code, more
    answers = [_compared(game, view, code, brought[code]) for code in _telling(brought, about)]
    answers.sort(key=lambda one: (one.code != best, -one.value))
    told = nearest_first(game, view, tuple(answers))
    seconds = monotonic() - began
    return Appraisal(told[0].code, told, len(found) * len(likely), seconds, 1)


def _telling(
    brought: Mapping[Code, Sequence[Sequence[float]]], about: Code | None = None
) -> list[Code]:
    """The answers that differ in what they bring, and that `about` which it is asked; a few that do
    not where too few do.
    """
    first: dict[tuple[tuple[float, ...], ...], Code] = {}
    for code, each in brought.items():
        first.setdefault(tuple(map(tuple, each)), code)
    found = list(first.values())
    if about is not None and about in brought and about not in found:
        found.append(about)
    others = [code for code in brought if code not in found]
    return found + others[: max(0, FEWEST_TOLD - len(found))]


def _likely(
    game: Game, view: View, codes: list[Code], own: Code, seed: int, about: Code | None
) -> list[Code]:
    """A bot's own answer and that `about` which it is asked, then others that its policy thinks
    well of, a few at the most.
    """
    policy, world = game.policy_for(view), game.sampler(view)(Rng(seed))
    found = [own, *([] if about is None else [about]), *policy.candidates(world, codes)]
    if len(set(found)) < MOST_COMPARED:
        # Even where nothing comes near it people wish to know what it is better than.
        prior = policy.prior(world, codes)
        found += [code for _, code in sorted(zip(prior, codes, strict=False), key=_worth)]
    return list(dict.fromkeys(found))[:MOST_COMPARED]


def _worth(pair: tuple[float, Code]) -> float:
    return -pair[0]


def _compared(game: Game, view: View, code: Code, brought: Sequence[Sequence[float]]) -> Appraised:
    assert view.decision is not None
    seat = view.decision.seat
    value, doubt = chance_and_doubt([rewards[seat] for rewards in brought])
    # Of one world nobody knows how far it is from the others.
    known = doubt if len(brought) > 1 else None
    answer = stated(game, view, Appraised(code, len(brought), value, known))
    chances = _chances(_sums(brought), seat, answer.value, game.constant_sum)
    return replace(answer, chances=chances)
