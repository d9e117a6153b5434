"""Things by name that are made when somebody first asks for them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from typing import TypeVar


def deferred(module: str, names: Collection[str]) -> Callable[[str], object]:
    """A package's `__getattr__` that finds these names in a module, imported then."""

    def attribute(name: str) -> object:
        if name not in names:
            raise AttributeError(name)
        return getattr(import_module(module), name)

    return attribute


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
