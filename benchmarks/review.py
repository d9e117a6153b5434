"""What a review costs, until there is something to read.

A match of each game, played by bots, is valued and judged as the window has it done, one part after
the other. The seconds are those of the processor: where each part has one for itself, as many pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import process_time

from benchmarks.timing import table
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.core.values import Json
from engine.games import find
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import to_text
from engine.review.coach import chosen_plies, is_shown
from engine.review.curve import rough_plies
from engine.review.worker import COACH, CURVE, request, results_of

#: Game, seats and seed of each match; some games are always shorter than the 150 answers wanted.
MATCHES = (
    ("cannir", 3, 2),
    ("contrees", 2, 1),
    ("condottiere1", 4, 2),
    ("condottiere3", 3, 2),
    ("cortez", 2, 6),
)
#: The seat that is judged, and the levels of the bots: a weaker one against stronger ones.
SEAT = 0
LEVELS, ITERATIONS = ("level1", "level3", "level3", "level3"), 40

CURVE_HEADS = ("first moment", "roughly from end to end", "whole curve")
COACH_HEADS = ("first possible turning point", "three", "first confirmed", "all")


def played(game: str, seats: int, seed: int) -> Match:
    """Return the match that is reviewed."""
    match = Match(new_record(find(game), seats, seed))
    while match.decision is not None:
        seat = match.decision.seat
        bot, view = find_bot(LEVELS[seat]), match.view(seat)
        budget = Budget(iterations=ITERATIONS)
        thought = bot.think(match.game, view, match.codes(), match.ply, budget)
        match.submit(seat, match.game.action(thought.code))
    return match


def timed(match: Match, part: str) -> Iterator[tuple[float, dict[str, Json]]]:
    """Yield the results of a part, each with the seconds of the processor up to it."""
    began = process_time()
    for line in results_of(request(to_text(match.record), part, SEAT)):
        assert isinstance(line, dict)
        yield process_time() - began, line


def curve_seconds(match: Match) -> list[float | None]:
    """Return the seconds until each of `CURVE_HEADS`."""
    times = [seconds for seconds, _ in timed(match, CURVE)]
    return [times[0], times[len(rough_plies(match))], times[-1]]


def coach_seconds(lines: Iterable[tuple[float, dict[str, Json]]]) -> list[float | None]:
    """Return the seconds until each of `COACH_HEADS`; None where it never comes."""
    possible: dict[object, float] = {}
    confirmed: list[float] = []
    end = 0.0
    for seconds, line in lines:
        end = seconds
        loss, doubt = line.get("loss"), line.get("doubt")
        if isinstance(loss, float) and isinstance(doubt, (int, float)):
            provisional = line.get("provisional") is True
            if is_shown(loss, doubt, provisional=provisional):
                possible.setdefault(line["turn"], seconds)
                confirmed += [] if provisional else [seconds]
    found = [*possible.values(), None, None, None]
    return [found[0], found[2], (*confirmed, None)[0], end]


def run() -> Iterator[str]:
    """Yield the seconds of the processor until there is something to read."""
    rows = []
    for game, seats, seed in MATCHES:
        match = played(game, seats, seed)
        own = len(chosen_plies(match, SEAT))
        yield f"{game}: {match.ply} answers, {own} judged"
        seconds = [*curve_seconds(match), *coach_seconds(timed(match, COACH))]
        rows.append((game, *("–" if each is None else f"{each:.1f}" for each in seconds)))
    yield from table(("seconds until", *CURVE_HEADS, *COACH_HEADS), rows)
