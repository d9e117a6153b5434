"""The options of Ambush."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match: with `reverse`, a seat loses with its line."""

    reverse: bool = False
