"""Contrées: a land of hexes with towers on its corners (rulebook "Contrées").

`CONTREES` is imported on first access, so that reading the options of a match does not load the
rules.
"""

from typing import TYPE_CHECKING

from engine.core.registry import lazy_attributes

if TYPE_CHECKING:
    from engine.games.contrees.game import CONTREES

__all__ = ["CONTREES"]
__getattr__ = lazy_attributes("engine.games.contrees.game", __all__)
