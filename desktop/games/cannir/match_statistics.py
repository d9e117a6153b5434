"""The statistics of a finished match of Cannir: cards and suites by seat."""

from __future__ import annotations

from collections import Counter

from desktop.language.translation import translate
from desktop.table.game_table import Statistics
from engine.core.values import Seat
from engine.games.cannir.events import Attacked, Placed, Restored
from engine.games.cannir.reigns import Fate, reigns_of
from engine.play.match import Match


def statistics(match: Match) -> Statistics:
    """Return everything the statistics page shows of `match`."""
    laid_counts: Counter[Seat] = Counter()
    attacked: Counter[Seat] = Counter()
    restored: Counter[Seat] = Counter()
    suite_counts: Counter[Seat] = Counter()
    broken: Counter[Seat] = Counter()
    outdone: Counter[Seat] = Counter()
    longest = 0
    for step in match.steps:
        for event in step.events:
            match event:
                case Placed(seat=seat):
                    laid_counts[seat] += 1
                case Attacked(seat=seat):
                    attacked[seat] += 1
                case Restored(seat=seat):
                    restored[seat] += 1
    for reign in reigns_of(match.steps):
        suite_counts[reign.seat] += 1
        longest = max(longest, len(reign.cells))
        if reign.ended_by is not None and reign.fate is Fate.BROKEN:
            broken[reign.ended_by] += 1
        elif reign.ended_by is not None and reign.fate is not Fate.TAKEN:
            outdone[reign.ended_by] += 1
    heads = (
        translate("CannirFigures", "cards laid"),
        translate("CannirFigures", "attacked"),
        translate("CannirFigures", "restored"),
        translate("CannirFigures", "sovereign suites"),
        translate("CannirFigures", "broken"),
        translate("CannirFigures", "lengthened or replaced"),
    )
    counted = (laid_counts, attacked, restored, suite_counts, broken, outdone)
    seats = tuple(tuple(count[seat] for count in counted) for seat in range(match.seats))
    if not longest:
        sentence = translate("CannirFigures", "No suite ever became sovereign.")
    else:
        sentence = translate(
            "CannirFigures", "The longest sovereign suite had %n card(s).", "", longest
        )
    return Statistics(heads, seats, (sentence,))
