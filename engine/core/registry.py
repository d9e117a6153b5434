"""Things by name that are made when somebody first asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

_Thing = TypeVar("_Thing")


class Registry(Mapping[str, _Thing]):
    """Knows the names of all, and loads one at a time: who needs one game imports no other."""

    def __init__(self, loaders: Mapping[str, Callable[[], _Thing]]) -> None:
        self.loaders = dict(loaders)

    def __getitem__(self, name: str) -> _Thing:
        return self.loaders[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self.loaders)

    def __len__(self) -> int:
        return len(self.loaders)

    def __contains__(self, name: object) -> bool:
        # Mapping's own would load it.
        return name in self.loaders
