"""How each game looks and what a click on it means: the registry, by id."""

from __future__ import annotations

from desktop.games.cannir import table as cannir
from desktop.games.contrees import table as contrees
from desktop.table.game import GameTable

TABLES: dict[str, GameTable] = {"cannir": cannir.TABLE, "contrees": contrees.TABLE}
