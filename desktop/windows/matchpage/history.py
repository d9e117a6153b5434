"""The honest history of a match, in sentences for the page after it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.language import translate
from desktop.table import comings
from engine.core import Leave, Seat
from engine.match import Match


def left(match: Match) -> list[Seat]:
    """The seats in which a bot played for a person, for a while or to the end."""
    return sorted({step.seat for step in match.steps if isinstance(step.action, Leave)})


def absences(match: Match) -> Iterator[str]:
    """For whom a bot played."""
    for seat in left(match):
        yield comings.stood_in(match.attendance.player(seat).get("name", ""))


def remarks(match: Match) -> Iterator[str]:
    """Who was away, and how often moves were taken back."""
    yield from absences(match)
    undone = [mark for mark in match.record.marks if mark.get("mark") == "undo"]
    if undone:
        yield translate("Figures", "Moves were taken back %n time(s).", "", len(undone))
    seen = [mark for mark in undone if mark.get("seen")]
    if seen:
        yield translate(
            "Figures", "%n time(s), what nobody could foresee had been seen by then.", "", len(seen)
        )
