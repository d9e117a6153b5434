"""Condottiere: battles for the regions of Italy, first and third edition (two rulebooks).

The games are imported on first access, so that reading the options of a match does not load the
rules.
"""

from typing import TYPE_CHECKING

from engine.core.registry import lazy_attributes

if TYPE_CHECKING:
    from engine.games.condottiere.game import CONDOTTIERE1, CONDOTTIERE3, game_of

__all__ = ["CONDOTTIERE1", "CONDOTTIERE3", "game_of"]
__getattr__ = lazy_attributes("engine.games.condottiere.game", __all__)
