"""The files of the sounds that `desktop.sound.synthesis` makes."""

from __future__ import annotations

from pathlib import Path

from engine.system.resources import asset


def sound_file(name: str) -> Path:
    """Return the file of a sound in a volume, such as "card-soft", or of "silence"."""
    return asset("common", "sounds", f"{name}.wav")
