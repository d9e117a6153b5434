"""What is heard of Cortez."""

from __future__ import annotations

from desktop.sound.cues import Cue
from engine.core.game import Event
from engine.games.cortez.events import (
    AuctionWon,
    BriberyPlayed,
    BridgeFlipped,
    Collared,
    CombatBegan,
    CombatEnded,
    Ended,
    EventTurned,
    LotTurned,
    Moved,
    ProvisionsDrawn,
    ProvisionsGiven,
    ProvisionsPaid,
    Put,
    TreasureAwarded,
    WarriorLaid,
    WarriorsDrawn,
    WeaponLaid,
)


def cue(event: Event) -> Cue | None:
    """What an event sounds like."""
    match event:
        case Moved():
            return Cue("step")
        case Put():
            return Cue("tile", 0.9)
        case BridgeFlipped(intact=intact):
            return Cue("tile" if intact else "bridge", 0.3)
        case CombatBegan():
            return Cue("drum")
        case WarriorLaid() | WeaponLaid() | EventTurned() | LotTurned() | CombatEnded():
            return Cue("card", 0.3)
        case WarriorsDrawn() | ProvisionsDrawn() | ProvisionsPaid() | ProvisionsGiven():
            return Cue("card", 0.3)
        case AuctionWon() | BriberyPlayed():
            return Cue("card", 0.3)
        case TreasureAwarded() | Collared():
            return Cue("seal", 0.5)
        case Ended():
            return Cue("bell")
    return None
