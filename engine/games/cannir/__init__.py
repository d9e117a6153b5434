"""Cannir: 21 cards on an eight-rayed star (rulebook "Le jeu du Cannir").

The rules are loaded when somebody asks for them: who asks what a match may agree on need not wait.
"""

from typing import TYPE_CHECKING

from engine.core.registry import deferred

if TYPE_CHECKING:
    from engine.games.cannir.game import CANNIR

__all__ = ["CANNIR"]
__getattr__ = deferred("engine.games.cannir.game", __all__)
