"""The stretches of a match to look back at: the land by four tiles, then every tower."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.table.replay.chapters import Chapter
from engine.games.contrees.events import Built, Laid
from engine.games.contrees.views import ContreesView
from engine.play.match import Match

#: Tiles of a stretch.
_TILES = 4


def chapters(match: Match[ContreesView]) -> Sequence[Chapter]:
    """Towers are those of who built them."""
    found = []
    # Tiles lie there before the first answer: those of a position, or the one that nobody chose.
    answered = sum(isinstance(event, Laid) for step in match.steps for event in step.events)
    laid = len(match.view(None).land) - answered
    for ply, step in enumerate(match.steps, 1):
        for event in step.events:
            if isinstance(event, Built):
                found.append(Chapter(ply, seat=event.seat))
            elif isinstance(event, Laid):
                laid += 1
                if laid % _TILES == 0:
                    found.append(Chapter(ply))
    return found
