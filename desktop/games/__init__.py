"""How each game looks and what a click on it means: the registry, by id."""

from __future__ import annotations

from desktop.games.cannir import table as cannir
from desktop.games.condottiere import table as condottiere
from desktop.games.contrees import table as contrees
from desktop.table.game import GameTable

#: In the order of the shelf.
TABLES: dict[str, GameTable] = {
    "condottiere1": condottiere.FIRST_TABLE,
    "condottiere3": condottiere.THIRD_TABLE,
    "contrees": contrees.TABLE,
    "cannir": cannir.TABLE,
}
