"""Matches between bots, measured honestly: every deal is played from every seat.

The unit is the deal, not the game: all rotations of a deal share their cards, so the interval
comes from the variance between deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, fields
from time import perf_counter

from engine.arena.deals import Played, Setting
from engine.arena.jobs import ALONE, WorkerPool, play_all
from engine.arena.sprt import BOUND, Claims
from engine.bots.bot import UNLIMITED, Budget
from engine.bots.levels import find_rival
from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.data.codec import CodecError, decode
from engine.data.statistics import Z95, mean, standard_error
from engine.games import find


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did. `score` is its mean result per game, 1 for a win alone."""

    name: str
    games: int
    wins: int
    #: Games somebody won.
    decided: int
    #: Wins per decided game; None when there was none.
    share: float | None
    score: float
    ci95: tuple[float, float]


#: Told the deals played, the most there will be, and the first bot's score, if it is of interest.
Progress = Callable[[int, int, float | None], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what against whom, and how often."""

    game: str
    seats: int
    #: By name.
    bots: Sequence[str]
    deals: int
    seed: int
    #: What searching bots use per question; without limits, what is theirs.
    budget: Budget = UNLIMITED
    #: Of the match, by name; None: as they are without.
    options: Json = None

    def checked(self) -> tuple[tuple[str, Json], ...]:
        """The options in the order of their declaration; raises ConquistaError for what no
        measurement can be made with.
        """
        rules = find(self.game)
        if self.seats not in rules.seats:
            said = f"seats: {self.seats}, {self.game} is for {rules.seats_said()}"
            raise ConquistaError(said, "seats")
        for name in self.bots:
            find_rival(name, rules)
        for what, number in (("deals", self.deals), ("iterations", self.budget.iterations)):
            if number is not None and number < 1:
                raise ConquistaError(f"{what}: {number}, expected at least 1", what)
        seconds = self.budget.seconds
        if seconds is not None and not seconds > 0:
            raise ConquistaError(f"seconds: {seconds}, expected more than 0", "seconds")
        try:
            options = decode(rules.options, self.options or {}, "option")
        except CodecError as error:
            raise ConquistaError(str(error), "options") from None
        return tuple((field.name, getattr(options, field.name)) for field in fields(rules.options))


def run_arena(
    contest: Contest,
    *,
    crew: WorkerPool = ALONE,
    figures: bool = False,
    sense: bool = False,
    sprt: tuple[float, float] | None = None,
    progress: Progress | None = None,
) -> dict[str, Json]:
    """Measure bots against each other; the last one fills the seats left over.

    With `figures` the report has the means of what happens in a game, too: of every kind of event,
    and of what the game sums up; with `sense`, of the moves that a person would laugh at
    (`Game.lapses`), and how many of them each bot is to blame for. With `sprt`, two claims in Elo
    about the first bot, at most `deals` are played, until one of them is believed. Raises
    ConquistaError for values that make no sense, and see `play_all`.
    """
    options, bots, seats = contest.checked(), contest.bots, contest.seats
    if not 1 <= len(bots) <= seats:
        raise ConquistaError(f"bots: {len(bots)} for {seats} seats", "bots")
    if sprt is not None and not sprt[0] < sprt[1]:
        raise ConquistaError(
            f"sprt: {sprt[0]:g},{sprt[1]:g}, expected the lower claim first", "sprt"
        )
    claims = None if sprt is None else Claims(*sprt, seats)
    lineup = (*bots, *[bots[-1]] * (seats - len(bots)))
    setting = Setting(
        *(contest.game, lineup, options, contest.budget, contest.seed), figures, sense
    )
    began = perf_counter()
    played: list[list[Played]] = []
    scores: list[float] = []
    with closing(play_all([setting], contest.deals, crew)) as rotations_of_deals:
        for rotations in rotations_of_deals:
            played.append(rotations)
            scores.append(mean([one.returns[0] for one in rotations]))
            if progress is not None:
                progress(len(played), contest.deals, mean(scores))
            if claims is not None and claims.settled(scores):
                break
    results = [
        [[one.returns[place] for one in rotations] for place in range(seats)]
        for rotations in played
    ]
    places = [[i] for i in range(len(bots))]
    places[-1] = list(range(len(bots) - 1, seats))
    standings = [
        standing(name, [[deal[place] for place in own] for deal in results], results)
        for name, own in zip(bots, places, strict=True)
    ]
    report = {
        "game": contest.game,
        "seats": seats,
        "options": dict(options),
        "deals": len(played),
        "seed": contest.seed,
        "bots": [written(entry) for entry in standings],
        "seconds": round(perf_counter() - began, 2),
    }
    games = [one for rotations in played for one in rotations]
    if claims is not None:
        report["sprt"] = claims_told(claims, scores)
    if figures:
        report["figures"] = means([one.figures for one in games])
    if sense:
        report["sense"] = lapses_told(games, places)
    return report


def standing(
    name: str, own: list[list[list[float]]], everybody: list[list[list[float]]]
) -> Standing:
    """One bot's figures; `own` and `everybody` are deal > place > rotation > result."""
    scores = [mean([result for place in deal for result in place]) for deal in own]
    games = sum(len(place) for deal in own for place in deal)
    wins = sum(result > 0 for deal in own for place in deal for result in place)
    decided = 0
    for deal, mine in zip(everybody, own, strict=True):
        rotations = zip(*deal, strict=True)
        decided += len(mine) * sum(any(rotation) for rotation in rotations)
    share = wins / decided if decided else None
    return Standing(name, games, wins, decided, share, mean(scores), interval(scores))


def means(games: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of every figure over all games; 0 where one has it not."""
    names = sorted({name for game in games for name in game})
    return {name: round(mean([game.get(name, 0) for game in games]), 3) for name in names}


def claims_told(claims: Claims, scores: Sequence[float]) -> dict[str, Json]:
    """How far one of two claims is believed after these scores."""
    return {
        "elo": [claims.low, claims.high],
        "ratio": round(claims.ratio(scores), 3),
        "bound": round(BOUND, 3),
        "verdict": claims.verdict(scores),
    }


def lapses_told(games: Sequence[Played], places: Sequence[Sequence[int]]) -> dict[str, Json]:
    """Of every lapse, the mean per game, and per game and seat of each bot; `places` has theirs."""
    found: dict[str, Json] = {}
    for name in games[0].lapses:
        told = [game.lapses[name] for game in games]
        found[name] = {
            "game": round(mean([times for times, _ in told]), 3),
            "seat": [
                round(mean([blame[place] for _, blame in told for place in own]), 3)
                for own in places
            ],
        }
    return found


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """95 % interval of the mean of the deals' scores; a single deal says nothing."""
    if len(scores) < 2:
        return 0.0, 1.0
    middle, half = mean(scores), Z95 * standard_error(scores)
    return max(0.0, middle - half), min(1.0, middle + half)


def written(entry: Standing) -> dict[str, Json]:
    """A standing as the report has it."""
    data = asdict(entry)
    for key in ("share", "score"):
        data[key] = None if data[key] is None else round(data[key], 4)
    data["ci95"] = [round(bound, 4) for bound in entry.ci95]
    return data
