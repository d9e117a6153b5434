"""What Contrées needs beyond its box."""

from __future__ import annotations

from desktop.games.contrees.chapters import chapters
from desktop.games.contrees.facts import facts
from desktop.games.contrees.figures import figures
from desktop.games.contrees.rules import links
from desktop.games.contrees.sounds import cue
from desktop.games.contrees.words.texts import KEYS, TEXTS
from desktop.table.game import GameParts

PARTS = GameParts(
    texts=TEXTS,
    cue=cue,
    facts=facts,
    figures=figures,
    chapters=chapters,
    links=links,
    keys=KEYS,
)
