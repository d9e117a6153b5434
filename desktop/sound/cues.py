"""When which sound is heard; what a game's events sound like is the game's to say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.system.resources import asset


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound of `desktop.sound.synthesis`, and after which share of the animation it is heard."""

    sound: str
    at: float = 0.0


def sound_file(name: str) -> Path:
    """Where the build has put a sound, by its name and volume, "card-soft", or "silence"."""
    return asset("common", "sounds", f"{name}.wav")
