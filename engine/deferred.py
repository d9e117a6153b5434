"""Names of a package that are loaded when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib import import_module


def deferred(module: str, names: Collection[str]) -> Callable[[str], object]:
    """A package's `__getattr__` that finds these names in a module, imported then."""

    def attribute(name: str) -> object:
        if name not in names:
            raise AttributeError(name)
        return getattr(import_module(module), name)

    return attribute
