"""Cannir: 21 cards on an eight-rayed star (rulebook "Le jeu du Cannir").

The rules are loaded when somebody asks for them: who asks what a match may agree on need not wait.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.cannir.game import CANNIR

__all__ = ["CANNIR"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    from engine.games.cannir import game

    return getattr(game, name)
