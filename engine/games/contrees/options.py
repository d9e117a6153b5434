"""The options of a match of Contrées."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match.

    In the expert version each seat lays one white tile, which counts three at the end.
    """

    expert: bool = False
