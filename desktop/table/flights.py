"""Items that fly over a table while an event is shown."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from desktop.table.items import HitItem
from desktop.table.scene import TableScene

SceneT = TypeVar("SceneT", bound=TableScene[Any])


class Flights(Generic[SceneT]):
    """Items in flight over a scene; the next `sync` removes them."""

    def __init__(self, scene: SceneT) -> None:
        self.scene = scene
        self.flying: list[HitItem] = []

    def clear(self) -> None:
        """Remove the items in flight."""
        for item in self.flying:
            self.scene.removeItem(item)
        self.flying = []

    def ms(self, milliseconds: int) -> int:
        """Scale a duration by the current tempo."""
        return round(milliseconds * self.scene.tempo)
