"""Measure bots against each other: every deal is played from every seat.

The unit is the deal, not the game. All rotations of a deal share their cards, so the confidence
interval comes from the variance between deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, fields
from time import perf_counter

from engine.arena.deals import DealConfig, PlayedGame
from engine.arena.jobs import SINGLE_PROCESS, WorkerPool, play_all
from engine.arena.sprt import LOG_RATIO_BOUND, Hypotheses
from engine.arena.talk import SILENT
from engine.bots.bot import UNLIMITED, Budget
from engine.bots.levels import find_rival
from engine.core.averages import Z95, mean, standard_error
from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.data.codec import CodecError, decode
from engine.games import find


@dataclass(frozen=True, slots=True)
class BotScore:
    """The results of one bot. `score` is its mean result per game, 1 for a sole win."""

    name: str
    games: int
    wins: int
    #: Number of games that any seat won.
    decided: int
    #: Wins per decided game; None without decided games.
    share: float | None
    score: float
    ci95: tuple[float, float]


#: Called with the number of deals played, its maximum, and the first bot's score (None: of no
#: interest).
Progress = Callable[[int, int, float | None], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """The game, the bots and the number of deals of a measurement."""

    game: str
    seats: int
    #: The names of the bots.
    bots: Sequence[str]
    deals: int
    seed: int
    #: The limits per decision of bots that search; without limits, the bots' own hold.
    budget: Budget = UNLIMITED
    #: Options of the match by name, or None for the defaults.
    options: Json = None

    def check_options(self) -> tuple[tuple[str, Json], ...]:
        """Return all options in the order of their declaration.

        Raises ConquistaError when a measurement with these values is impossible.
        """
        rules = find(self.game)
        if self.seats not in rules.seats:
            difference = f"seats: {self.seats}, {self.game} is for {rules.seat_range()}"
            raise ConquistaError(difference, "seats")
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
    crew: WorkerPool = SINGLE_PROCESS,
    figures: bool = False,
    sense: bool = False,
    talk: str = "",
    talkers: str = "all",
    sprt: tuple[float, float] | None = None,
    progress: Progress | None = None,
) -> dict[str, Json]:
    """Measure bots against each other; the last one fills the remaining seats.

    With `figures` the report includes the mean numbers of events of every kind and of the game's
    `summary`. With `sense` it includes the blunders (`ArenaStatistics.find_blunders`) and each
    bot's share in them. With `talk`, one of `TALKS`, it includes the statements and agreements and
    how often the winner could have been stopped; `talkers` says which bots speak: "all", the
    "first", or the "others". With `sprt`, two claims in Elo about the first bot, play stops as soon
    as one is accepted, after `deals` deals at the latest.

    Raises ConquistaError for impossible values, and the errors of `play_all`.
    """
    options, bots, seats = contest.check_options(), contest.bots, contest.seats
    if not 1 <= len(bots) <= seats:
        raise ConquistaError(f"bots: {len(bots)} for {seats} seats", "bots")
    if sprt is not None and not sprt[0] < sprt[1]:
        raise ConquistaError(
            f"sprt: {sprt[0]:g},{sprt[1]:g}, expected the lower claim first", "sprt"
        )
    claims = None if sprt is None else Hypotheses(*sprt, seats)
    lineup = (*bots, *[bots[-1]] * (seats - len(bots)))
    places_by_name = {"all": range(seats), "first": range(1), "others": range(1, seats)}
    speaking = () if talk in ("", SILENT) else tuple(places_by_name[talkers])
    setting = DealConfig(
        game=contest.game,
        lineup=lineup,
        options=options,
        budget=contest.budget,
        seed=contest.seed,
        figures=figures,
        sense=sense,
        talk=talk,
        talkers=speaking,
    )
    began = perf_counter()
    played: list[list[PlayedGame]] = []
    scores: list[float] = []
    with closing(play_all([setting], contest.deals, crew)) as rotations_of_deals:
        for rotations in rotations_of_deals:
            played.append(rotations)
            scores.append(mean([game.returns[0] for game in rotations]))
            if progress is not None:
                progress(len(played), contest.deals, mean(scores))
            if claims is not None and claims.is_settled(scores):
                break
    results = [
        [[game.returns[place] for game in rotations] for place in range(seats)]
        for rotations in played
    ]
    places = [[i] for i in range(len(bots))]
    places[-1] = list(range(len(bots) - 1, seats))
    standings = [
        bot_score(name, [[deal[place] for place in bot_results] for deal in results], results)
        for name, bot_results in zip(bots, places, strict=True)
    ]
    report = {
        "game": contest.game,
        "seats": seats,
        "options": dict(options),
        "deals": len(played),
        "seed": contest.seed,
        "bots": [standing_data(entry) for entry in standings],
        "seconds": round(perf_counter() - began, 2),
    }
    games = [game for rotations in played for game in rotations]
    if claims is not None:
        report["sprt"] = claims_report(claims, scores)
    if figures:
        report["figures"] = means([game.figures for game in games])
    if talk:
        report["talk"] = {"setting": talk, "talkers": talkers, "a_game": talk_report(played)}
    if sense:
        report["sense"] = lapses_report(games, places)
    return report


def bot_score(
    name: str, own: list[list[list[float]]], everybody: list[list[list[float]]]
) -> BotScore:
    """Return one bot's results; `own` and `everybody` are deal > place > rotation > result."""
    scores = [mean([result for place_results in deal for result in place_results]) for deal in own]
    games = sum(len(place_results) for deal in own for place_results in deal)
    wins = sum(result > 0 for deal in own for place_results in deal for result in place_results)
    decided = 0
    for deal, own_deal in zip(everybody, own, strict=True):
        rotations = zip(*deal, strict=True)
        decided += len(own_deal) * sum(any(rotation) for rotation in rotations)
    share = wins / decided if decided else None
    return BotScore(name, games, wins, decided, share, mean(scores), interval(scores))


def means(games: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the mean of every figure over all games; a missing figure counts as 0."""
    names = sorted({name for game in games for name in game})
    return {name: round(mean([game.get(name, 0) for game in games]), 3) for name in names}


def claims_report(claims: Hypotheses, scores: Sequence[float]) -> dict[str, Json]:
    """Return the state of a sequential test after these scores, for the report."""
    return {
        "elo": [claims.low, claims.high],
        "ratio": round(claims.ratio(scores), 3),
        "bound": round(LOG_RATIO_BOUND, 3),
        "verdict": claims.verdict(scores),
    }


def talk_report(played: Sequence[Sequence[PlayedGame]]) -> dict[str, Json]:
    """Return the mean per game of everything that is counted about talk, with its 95 % interval."""
    names = dict.fromkeys(name for games in played for game in games for name in game.talk)
    report: dict[str, Json] = {}
    for name in names:
        deals = [mean([game.talk.get(name, 0.0) for game in games]) for games in played]
        half = Z95 * standard_error(deals) if len(deals) > 1 else None
        middle = mean(deals)
        bounds = None if half is None else [round(middle - half, 4), round(middle + half, 4)]
        report[name] = {"mean": round(middle, 4), "ci95": bounds}
    return report


def lapses_report(games: Sequence[PlayedGame], places: Sequence[Sequence[int]]) -> dict[str, Json]:
    """Return the mean of every lapse per game, and per game and seat of each bot.

    `places` has the places of each bot.
    """
    report: dict[str, Json] = {}
    for name in games[0].lapses:
        counts = [game.lapses[name] for game in games]
        report[name] = {
            "game": round(mean([times for times, _ in counts]), 3),
            "seat": [
                round(mean([blame[place] for _, blame in counts for place in bot_counts]), 3)
                for bot_counts in places
            ],
        }
    return report


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean score of deals; (0, 1) for a single deal."""
    if len(scores) < 2:
        return 0.0, 1.0
    middle, half = mean(scores), Z95 * standard_error(scores)
    return max(0.0, middle - half), min(1.0, middle + half)


def standing_data(entry: BotScore) -> dict[str, Json]:
    """Return a bot's results as the report has them."""
    data = asdict(entry)
    for key in ("share", "score"):
        data[key] = None if data[key] is None else round(data[key], 4)
    data["ci95"] = [round(bound, 4) for bound in entry.ci95]
    return data
