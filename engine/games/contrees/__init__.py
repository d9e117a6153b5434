"""Contrées: a land of hexes, towers on its corners (rulebook "Contrées").

The rules are loaded when somebody asks for them: who asks what a match may agree on need not wait.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.contrees.game import CONTREES

__all__ = ["CONTREES"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    from engine.games.contrees import game

    return getattr(game, name)
