"""Cortez: two nations and their chiefs fight for Tenochtitlan (rulebook "Cortez").

`CORTEZ` is imported on first access, so that reading the options of a match does not load the
rules.
"""

from typing import TYPE_CHECKING

from engine.core.registry import lazy_attributes

if TYPE_CHECKING:
    from engine.games.cortez.game import CORTEZ

__all__ = ["CORTEZ"]
__getattr__ = lazy_attributes("engine.games.cortez.game", __all__)
