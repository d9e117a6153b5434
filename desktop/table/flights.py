"""What flies over a table while an event is shown."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from desktop.table.items import Spot
from desktop.table.scene import TableScene

SceneT = TypeVar("SceneT", bound=TableScene[Any])


class Flights(Generic[SceneT]):
    """Things in flight over a scene; what only flies is cleared away by the next `sync`."""

    def __init__(self, scene: SceneT) -> None:
        self.scene = scene
        self.flying: list[Spot] = []

    def clear(self) -> None:
        """Remove what only flew."""
        for item in self.flying:
            self.scene.removeItem(item)
        self.flying = []

    def ms(self, milliseconds: int) -> int:
        """So long at the tempo of the moment."""
        return round(milliseconds * self.scene.tempo)
