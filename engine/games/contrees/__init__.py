"""Contrées: a land of hexes, towers on its corners (rulebook "Contrées").

The rules are loaded when somebody asks for them: who asks what a match may agree on need not wait.
"""

from typing import TYPE_CHECKING

from engine.core.registry import deferred

if TYPE_CHECKING:
    from engine.games.contrees.game import CONTREES

__all__ = ["CONTREES"]
__getattr__ = deferred("engine.games.contrees.game", __all__)
