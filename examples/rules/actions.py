"""The actions of Ambush; there is only one."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import Action


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Mark a free square."""

    square: int
