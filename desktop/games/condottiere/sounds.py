"""What is heard of Condottiere."""

from __future__ import annotations

from desktop.sound.cues import Cue
from engine.core.game import Event
from engine.games.condottiere.events import (
    Conquered,
    Dealt,
    Drew,
    Ended,
    HandDiscarded,
    LinesDiscarded,
    PawnPassed,
    Played,
    PopeMoved,
    RegionChosen,
    Struck,
    TakenBack,
    TurnedUp,
)


def cue(event: Event) -> Cue | None:
    """What an event sounds like; a card that lies face down sounds like any other."""
    match event:
        case Played(card="drum", face_down=False):
            return Cue("drum", 0.4)
        case Played() | TakenBack() | TurnedUp() | Struck() | Dealt() | Drew():
            return Cue("card", 0.4)
        case LinesDiscarded() | HandDiscarded():
            return Cue("card", 0.2)
        case RegionChosen() | PawnPassed() | PopeMoved():
            return Cue("step")
        case Conquered():
            return Cue("seal", 0.7)
        case Ended():
            return Cue("bell")
    return None
