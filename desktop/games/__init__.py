"""The registry of game tables by id: how each game looks and how it is played with the mouse."""

from __future__ import annotations

from typing import Final

from desktop.table.game_table import GameTable
from engine.core.registry import Registry


def _condottiere1() -> GameTable:
    from desktop.games.condottiere.registration import FIRST_TABLE

    return FIRST_TABLE


def _condottiere3() -> GameTable:
    from desktop.games.condottiere.registration import THIRD_TABLE

    return THIRD_TABLE


def _contrees() -> GameTable:
    from desktop.games.contrees.registration import TABLE

    return TABLE


def _cannir() -> GameTable:
    from desktop.games.cannir.registration import TABLE

    return TABLE


def _cortez() -> GameTable:
    from desktop.games.cortez.registration import TABLE

    return TABLE


#: In the order of the shelf.
TABLES: Final = Registry[GameTable](
    {
        "condottiere1": _condottiere1,
        "condottiere3": _condottiere3,
        "cortez": _cortez,
        "contrees": _contrees,
        "cannir": _cannir,
    }
)
