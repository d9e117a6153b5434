"""Cortez: two nations and the chiefs within them fight for Tenochtitlan (rulebook "Cortez").

The rules are loaded when somebody asks for them: who asks what a match may agree on need not wait.
"""

from typing import TYPE_CHECKING

from engine.core.registry import deferred

if TYPE_CHECKING:
    from engine.games.cortez.game import CORTEZ

__all__ = ["CORTEZ"]
__getattr__ = deferred("engine.games.cortez.game", __all__)
