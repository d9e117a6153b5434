"""Sentences about absences and moves taken back, for the sheets after a match."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.language.translation import translate
from desktop.table import attendance_texts
from engine.core.values import Leave, Seat
from engine.play.match import Match


def left(match: Match) -> list[Seat]:
    """Return the seats in which a bot played for a person, for a while or to the end."""
    return sorted({step.seat for step in match.steps if isinstance(step.action, Leave)})


def absences(match: Match) -> str:
    """Return a sentence naming the people for whom a bot played, or ""."""
    return attendance_texts.stood_in(
        [match.attendance.player(seat).get("name", "") for seat in left(match)]
    )


def remarks(match: Match) -> Iterator[str]:
    """Yield sentences about absences and about moves taken back."""
    if absences(match):
        yield absences(match)
    undone = [mark for mark in match.record.marks if mark.get("mark") == "undo"]
    if any(mark.get("seen") for mark in undone):
        yield translate(
            "Figures",
            "Moves were taken back %n time(s), even after something new had been seen.",
            "",
            len(undone),
        )
    elif undone:
        yield translate("Figures", "Moves were taken back %n time(s).", "", len(undone))
