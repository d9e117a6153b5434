"""The parts that Contrées provides to the desktop, apart from its box."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.contrees.beats import BEATS
from desktop.games.contrees.facts import facts
from desktop.games.contrees.match_ending import ending
from desktop.games.contrees.match_statistics import statistics
from desktop.games.contrees.moods import ContreesMoods
from desktop.games.contrees.rulebook import links
from desktop.games.contrees.words.texts import KEYS, TEXTS
from desktop.table.game_table import GameFeatures
from desktop.table.replay.chapters import Chapter
from engine.games.contrees.events import Built, Laid
from engine.games.contrees.views import ContreesView
from engine.play.readable_match import ReadableMatch

#: Number of tiles in a chapter.
_TILES_PER_CHAPTER = 4


def chapters(match: ReadableMatch[ContreesView]) -> Sequence[Chapter]:
    """Return the chapters of a match: every `_TILES_PER_CHAPTER` tiles, and each tower.

    A tower's chapter names its builder.
    """
    chapter_list = []
    # Some tiles precede the first action: those of a set-up position, or the automatic first tile.
    laid_by_action = sum(isinstance(event, Laid) for step in match.steps for event in step.events)
    laid_before = len(match.view(None).land) - laid_by_action
    for ply, step in enumerate(match.steps, 1):
        for event in step.events:
            if isinstance(event, Built):
                chapter_list.append(Chapter(ply, seat=event.seat))
            elif isinstance(event, Laid):
                laid_before += 1
                if laid_before % _TILES_PER_CHAPTER == 0:
                    chapter_list.append(Chapter(ply))
    return chapter_list


FEATURES = GameFeatures(
    texts=TEXTS,
    beats=BEATS,
    facts=facts,
    statistics=statistics,
    ending=ending,
    chapters=chapters,
    # A turn lays two tiles.
    runs=frozenset({"lay"}),
    links=links,
    moods=ContreesMoods(),
    keys=KEYS,
)
