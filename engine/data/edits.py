"""The difference between two JSON values as a short list of edits, and its application.

An edit is `[path, value]`, which puts a value at a path of keys and indices, or
`[path, length, tail]`, which cuts the list at a path to a length and then appends the tail.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.values import Json
from engine.data.codec import CodecError

#: Maximum number of edits that are applied at once.
MAX_EDITS: Final = 10_000
#: Maximum length of a path.
MAX_PATH: Final = 12


def edits_between(old: Json, new: Json) -> list[Json]:
    """Return the edits that make `new` of `old`; [] where they are equal."""
    return [] if _is_same(old, new) else list(_edits([], old, new))


def _edits(path: list[str | int], old: Json, new: Json) -> Iterator[Json]:
    """Yield the edits between values that differ."""
    if len(path) < MAX_PATH:
        if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
            for key, value in new.items():
                if not _is_same(old[key], value):
                    yield from _edits([*path, key], old[key], value)
            return
        if isinstance(old, list) and isinstance(new, list) and old and new:
            common_length = min(len(old), len(new))
            changed = [i for i in range(common_length) if not _is_same(old[i], new[i])]
            if 2 * len(changed) <= common_length:
                for i in changed:
                    yield from _edits([*path, i], old[i], new[i])
                if len(old) != len(new):
                    yield [path, common_length, new[common_length:]]
                return
    yield [path, new]


def _is_same(old: Json, new: Json) -> bool:
    return old == new and _same_types(old, new)


def _same_types(old: Json, new: Json) -> bool:
    """Return whether equal values are written alike: for Python, 1, 1.0 and True are equal."""
    kind = type(old)
    if kind is not type(new):
        return False
    if kind is dict:
        return all(_same_types(value, new[key]) for key, value in old.items())
    if kind is list:
        kinds = [*map(type, old)]
        if kinds != [*map(type, new)]:
            return False
        # Most hold plain values only, which need no look at each.
        return not (list in kinds or dict in kinds) or all(map(_same_types, old, new))
    return True


def edited(data: Json, edits: Json) -> Json:
    """Return a value with edits applied; the given one stays as it is.

    Raises CodecError for edits that do not fit it.
    """
    if not isinstance(edits, list) or len(edits) > MAX_EDITS:
        raise CodecError(f"edits: expected a list of at most {MAX_EDITS}")
    for number, edit in enumerate(edits):
        if not isinstance(edit, list) or len(edit) not in (2, 3) or not isinstance(edit[0], list):
            raise CodecError(f"edits[{number}]: expected a path and a value")
        if len(edit[0]) > MAX_PATH:
            raise CodecError(f"edits[{number}]: a path longer than {MAX_PATH}")
        try:
            data = _applied(data, edit[0], edit[1:])
        except (KeyError, IndexError, TypeError, ValueError):
            raise CodecError(f"edits[{number}]: does not fit") from None
    return data


def _applied(data: Json, path: Sequence[Json], change: Sequence[Json]) -> Json:
    """Return a copy of a value with one change at a path; everything beside the path is shared."""
    if not path:
        if len(change) == 1:
            return change[0]
        length, tail = change
        if type(length) is not int or not isinstance(data, list) or not isinstance(tail, list):
            raise TypeError
        if not 0 <= length <= len(data):
            raise IndexError
        return [*data[:length], *tail]
    key = path[0]
    if isinstance(data, dict):
        if not isinstance(key, str) or key not in data:
            raise KeyError
    elif not isinstance(data, list) or type(key) is not int or not 0 <= key < len(data):
        raise IndexError
    copy = data.copy()
    copy[key] = _applied(data[key], path[1:], change)
    return copy
