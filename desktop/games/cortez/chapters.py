"""The turns of a match, as stretches to look back at."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.table.replay.chapters import Chapter
from engine.core.game import Seat
from engine.games.cortez.events import TurnBegan
from engine.play.match import Match


def chapters(match: Match) -> Sequence[Chapter]:
    """Each is that of the active player."""
    found: list[Chapter] = []
    active: Seat | None = None
    for ply, step in enumerate(match.steps, 1):
        for event in step.events:
            if isinstance(event, TurnBegan):
                found.append(Chapter(ply, seat=active))
                active = event.seat
    return found
