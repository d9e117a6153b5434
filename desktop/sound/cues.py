"""Sound cues. Each game decides which sounds its events have."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.system.resources import asset


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound of `desktop.sound.synthesis`, and its start as a share of the animation."""

    sound: str
    at: float = 0.0


def sound_file(name: str) -> Path:
    """Return the file of a sound in a volume, such as "card-soft", or of "silence"."""
    return asset("common", "sounds", f"{name}.wav")
