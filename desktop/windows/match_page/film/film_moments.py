"""The moments of a match that a film shows, from what everybody saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.table.game_table import GameTable
from desktop.table.moods import Cause
from engine.core.values import MAX_SEATS, Event, Seat, Step, View
from engine.play.match import Match
from engine.talk.statements import Statement

#: The weight of an event that decides what came before, of one that changes a mood, and of any
#: that the chronicle tells.
_SETTLES, _TRIGGERS, _TOLD = 3.0, 1.0, 0.1
#: How much more a move weighs at the end of a match than at its beginning, as a share.
_LATE = 0.5
#: How much less a move weighs for each move chosen nearby, as a share.
_NEAR = 0.4
#: The number of last moves that are always shown.
LAST_MOVES = 2


@dataclass(frozen=True, slots=True)
class FilmMoment:
    """A move that is shown: the answers after the first `first` up to the first `last`."""

    first: int
    last: int
    weight: float


def chosen_moments(match: Match, table: GameTable, count: int) -> list[FilmMoment]:
    """Return at most `count` moves of a match, in order: those that changed most, and the last.

    They follow from public events alone.
    """
    moments = [moment for moment in _moments(match, table) if moment.weight > 0]
    if len(moments) <= count:
        return moments
    last = min(LAST_MOVES, count)
    chosen = set(range(len(moments) - last, len(moments)))
    if count > last:
        chosen.add(0)
    reach = max(1, len(moments) // (3 * count))
    while len(chosen) < count:
        chosen.add(
            max(
                (number for number in range(len(moments)) if number not in chosen),
                key=lambda number: _rank(moments, number, chosen, reach),
            )
        )
    return [moments[number] for number in sorted(chosen)]


def _rank(moments: Sequence[FilmMoment], number: int, chosen: set[int], reach: int) -> float:
    near_count = sum(abs(number - other) <= reach for other in chosen)
    late = 1 + _LATE * number / len(moments)
    return moments[number].weight * late * (1 - _NEAR) ** near_count


def _moments(match: Match, table: GameTable) -> list[FilmMoment]:
    """Return all moves of a match with their weights; 0 for one without anything to see."""
    film_moments, first, end = [], 0, match.view(None)
    for last in table.moves(match).ends:
        steps = match.steps[first:last]
        film_moments.append(
            FilmMoment(first, last, sum(_weight(step, table, end) for step in steps))
        )
        first = last
    return film_moments


def _weight(step: Step, table: GameTable, end: View) -> float:
    """Return how much a step changed, from what everybody saw of it; `end` is the last view."""
    if isinstance(step.action, Statement):
        return 0.0
    return sum(_event_weight(event, step.seat, table, end) for event in step.seen_by(None))


def _event_weight(event: Event, actor: Seat, table: GameTable, end: View) -> float:
    weight = _TOLD if table.texts.sentences(event, ("",) * MAX_SEATS, None) else 0.0
    if table.texts.settles(event):
        weight += _SETTLES
    if table.moods is not None:
        triggers = table.moods.triggers(event, actor, end)
        weight += _TRIGGERS * sum(trigger.cause in (Cause.TOOK, Cause.LOST) for trigger in triggers)
    return weight
