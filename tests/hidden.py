"""What views and events name and hide, whatever their fields are called and however nested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import NoneType
from typing import Any

#: The kinds of most values that hold nothing else.
_WORDS = {str}
_NUMBERS = {int, bool, NoneType}

#: So few hidden cards, or twice as few in their pile, may all be of one kind.
FEW = 2


@dataclass(frozen=True, slots=True)
class Family:
    """Cards that may lie in one another's place, as one viewer knows them."""

    #: The names by which views and events call them; no other thing has such a name.
    names: frozenset[str]
    #: How many the viewer neither sees nor remembers, outside the pile.
    unknown: int
    #: How many lie in the pile.
    pile: int


@cache
def _fields(cls: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls)) if is_dataclass(cls) else ()


@cache
def _getter(cls: type) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that returns all fields of a value of this class."""
    names = _fields(cls)
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def parts(value: Any) -> Iterable[tuple[object, Any]]:
    """Fields, items or members of a value, each with its key; nothing for a plain value."""
    if isinstance(value, (tuple, list)):
        return enumerate(value)
    kind: Any = type(value)
    if names := _fields(kind):
        return zip(names, _getter(kind)(value), strict=True)
    if isinstance(value, dict):
        return [*((("key", key), key) for key in value), *value.items()]
    if isinstance(value, (set, frozenset)):
        return enumerate(sorted(value, key=repr))
    return ()


def strings(value: Any) -> list[str]:
    """Return every string in a value, at any depth, in order."""
    found: list[str] = []
    waiting = [value]
    while waiting:
        part = waiting.pop()
        kind: Any = type(part)
        if kind is str:
            found.append(part)
        elif kind is tuple or kind is list:
            # Most hold only words or only numbers: they need no look at each.
            kinds = set(map(type, part))
            if kinds == _WORDS:
                found += part
            elif not kinds <= _NUMBERS:
                waiting += part[::-1]
        elif kind in _NUMBERS:
            continue
        elif isinstance(part, str):
            found.append(part)
        elif isinstance(part, (tuple, list)):
            waiting += part[::-1]
        elif isinstance(part, int):
            continue
        else:
            inside = _getter(kind)(part) if _fields(kind) else [item for _, item in parts(part)]
            waiting += inside[::-1]
    return found


def named(value: Any, names: frozenset[str]) -> frozenset[str]:
    """Those of the names that occur in a value, at any depth."""
    return names.intersection(strings(value))


def concealed(view: Any, opened: Any) -> Iterator[str]:
    """Strings of an open view that the same place of another view does not show, in order."""
    if opened == view:
        return
    if isinstance(view, tuple) and isinstance(opened, tuple) and len(view) == len(opened):
        for covered, shown in zip(view, opened, strict=True):
            if shown != covered:
                yield from concealed(covered, shown)
        return
    here, there = dict(parts(view)), dict(parts(opened))
    if type(view) is type(opened) and here.keys() == there.keys() and here:
        for key, part in there.items():
            yield from concealed(here[key], part)
    else:
        yield from strings(opened)


def told_too_much(told: Any, view: Any, names: frozenset[str]) -> frozenset[str]:
    """Return names that a viewer is told of and does not find in its view."""
    heard = named(told, names)
    return heard - named(view, names) if heard else heard


def hold_variety(view: Any, worlds: Sequence[Any], families: Iterable[Family]) -> None:
    """In worlds drawn from a view, given as open views, the hidden cards of each family vary.

    Where hardly any are hidden, they need not.
    """
    hidden = [list(concealed(view, opened)) for opened in worlds]
    for family in families:
        if family.unknown > FEW and family.pile > 2 * FEW:
            deals = {tuple(name for name in names if name in family.names) for names in hidden}
            assert len(deals) > 1, f"{sorted(family.names)} lie the same in every world"
