"""Registries of named objects, each of which is imported at its first use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from typing import TypeVar


def lazy_attributes(module: str, names: Collection[str]) -> Callable[[str], object]:
    """Return a package's `__getattr__` that imports a module when one of its `names` is needed."""

    def attribute(name: str) -> object:
        if name not in names:
            raise AttributeError(name)
        return getattr(import_module(module), name)

    return attribute


_Thing = TypeVar("_Thing")


class Registry(Mapping[str, _Thing]):
    """A mapping that knows all names and loads one object at a time.

    Loading one object imports no other. The loader is called at each access and must be cheap after
    the first.
    """

    def __init__(self, loaders: Mapping[str, Callable[[], _Thing]]) -> None:
        self.loaders = dict(loaders)

    def __getitem__(self, name: str) -> _Thing:
        return self.loaders[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self.loaders)

    def __len__(self) -> int:
        return len(self.loaders)

    def __contains__(self, name: object) -> bool:
        # The inherited method would load the object.
        return name in self.loaders
