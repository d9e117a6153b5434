"""Condottiere: battles for the regions of Italy, first and third edition (two rulebooks).

The rules are loaded when somebody asks for them: who asks what a match may agree on need not wait.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.condottiere.game import CONDOTTIERE1, CONDOTTIERE3

__all__ = ["CONDOTTIERE1", "CONDOTTIERE3"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    from engine.games.condottiere import game

    return getattr(game, name)
