"""Tables with some of their parts exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from desktop.table.game_table import GameTable


def with_parts(table: GameTable, **changes: Any) -> GameTable:
    """Return the same table, with other `GameFeatures` of these names."""
    parts = replace(table.load_features(), **changes)
    return replace(table, load_features=lambda: parts)
