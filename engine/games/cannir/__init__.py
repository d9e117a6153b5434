"""Cannir: 21 cards on an eight-rayed star (rulebook "Le jeu du Cannir").

`CANNIR` is imported on first access, so that reading the options of a match does not load the
rules.
"""

from typing import TYPE_CHECKING

from engine.core.registry import lazy_attributes

if TYPE_CHECKING:
    from engine.games.cannir.game import CANNIR

__all__ = ["CANNIR"]
__getattr__ = lazy_attributes("engine.games.cannir.game", __all__)
