"""The battles of a match, as stretches to look back at."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from desktop.table.replay.chapters import Chapter
from engine.games.condottiere.events import BattleEnded
from engine.play.match import Match


def chapters(match: Match) -> Sequence[Chapter]:
    """Each with the region fought for and who took it."""
    return [
        Chapter(ply, _name(event), event.conqueror)
        for ply, step in enumerate(match.steps, 1)
        for event in step.events
        if isinstance(event, BattleEnded)
    ]


def _name(ended: BattleEnded) -> str:
    if ended.region is None:
        return translate("Condottiere", "final battle")
    return region_name(ended.region)
