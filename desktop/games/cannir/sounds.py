"""What is heard of Cannir."""

from __future__ import annotations

from desktop.sound.cues import Cue
from engine.core.game import Event
from engine.games.cannir.events import (
    Attacked,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Placed,
    Restored,
    RestoreFailed,
    SovereignTaken,
    Started,
)


def cue(event: Event) -> Cue | None:
    """What an event sounds like."""
    match event:
        case Started() | Placed() | Discarded() | Drew() | Dealt():
            return Cue("card", 0.4)
        case Attacked() | Restored() | RestoreFailed():
            return Cue("card", 0.2)
        case SovereignTaken():
            return Cue("thread")
        case Ended():
            return Cue("bell")
    return None
