"""What is heard of Contrées."""

from __future__ import annotations

from desktop.sound.cues import Cue
from engine.core.game import Event
from engine.games.contrees.events import Built, Demolished, Ended, Laid, Taken


def cue(event: Event) -> Cue | None:
    """What an event sounds like."""
    match event:
        case Laid():
            return Cue("tile", 0.9)
        case Built():
            return Cue("tower", 0.5)
        case Taken():
            return Cue("seal", 0.4)
        case Demolished():
            return Cue("fall")
        case Ended():
            return Cue("bell")
    return None
