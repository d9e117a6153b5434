"""What a match of Contrées may agree on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The expert version: each seat lays one white tile, which counts three in the end."""

    expert: bool = False
