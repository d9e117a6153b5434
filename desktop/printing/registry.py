"""Which games can be printed."""

from __future__ import annotations

from desktop.games.cannir.sheet import SHEETS as CANNIR
from desktop.printing.sheets import GameSheets

SHEETS: dict[str, GameSheets] = {"cannir": CANNIR}
