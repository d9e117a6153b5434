"""Cortez: two nations and the chiefs within them fight for Tenochtitlan (rulebook "Cortez").

The rules are loaded when somebody asks for them: who asks what a match may agree on need not wait.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.cortez.game import CORTEZ

__all__ = ["CORTEZ"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    from engine.games.cortez import game

    return getattr(game, name)
