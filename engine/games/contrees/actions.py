"""The actions of Contrées.

A tile is written as its hex (q, r), a corner by its name; see `events.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import Action

Hex = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a tile of the land, black or (expert version) white."""

    hex: Hex
    white: bool = False


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Build a tower on a free corner."""

    at: str
