"""Convert frozen dataclasses to JSON and back by their annotations; a tag names the class.

Integers with `metadata={"minimum": …, "maximum": …}` must be within these bounds.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache, partial
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.errors import ConquistaError, quote_value
from engine.core.values import Json

T = TypeVar("T")
TAGS = ("do", "event")
#: How error messages name plain types.
_WORDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    type(None): "nothing",
}


class CodecError(ConquistaError):
    """JSON does not fit its class; the message gives the path of the fault."""


@cache
def tag_of(cls: type) -> tuple[str, str] | None:
    """Return the (tag, value) pair that a class writes into its JSON, or None."""
    for tag in TAGS:
        value = getattr(cls, tag, None)
        if isinstance(value, str):
            return tag, value
    return None


@cache
def _keys(cls: Any) -> tuple[tuple[str, str, Any], ...]:
    """Return name, JSON key and default of every field of a class.

    The key is the name of the field, unless the `json_keys` of the class has another one. A field
    whose key is a Python keyword, such as "with", has a trailing underscore.
    """
    others = getattr(cls, "json_keys", {})
    return tuple(
        (field.name, others.get(field.name, field.name.rstrip("_")), field.default)
        for field in fields(cls)
    )


@cache
def _shape(cls: type) -> tuple[tuple[str, str] | None, tuple[tuple[str, str, Any], ...]] | None:
    """Return the tag and the keys of a dataclass; None for any other class."""
    return (tag_of(cls), _keys(cls)) if is_dataclass(cls) else None


#: Most values are of these types, which JSON has: they need no look at each.
_PLAIN = {str, int, bool, float, types.NoneType}


def encode(value: Any) -> Json:
    """Return the JSON of a dataclass, tuple, mapping or plain value; sets are written sorted.

    Actions and events leave out fields that equal their default, as people write them.
    """
    if value is None or isinstance(value, (str, int, float)):
        return value  # the most common case, so it comes first
    cls: Any = type(value)
    shape = _shape(cls)
    if shape is not None:
        data: dict[str, Json] = {}
        tag, keys = shape
        if tag is not None:
            data[tag[0]] = tag[1]
        for name, key, default in keys:
            item = getattr(value, name)
            if tag is None or item != default:
                data[key] = item if type(item) in _PLAIN else encode(item)
        return data
    if isinstance(value, (frozenset, set)):
        return sorted(encode(item) for item in value)
    if isinstance(value, (tuple, list)):
        return [item if type(item) in _PLAIN else encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    return value


def decode(cls: type[T], data: Json, path: str = "") -> T:
    """Return a value of `cls` from its JSON.

    Raises CodecError when fields are unknown, missing or of a wrong type.
    """
    return _reader(cls)(data, path)  # type: ignore[no-any-return]


def decode_kind(classes: Iterable[type[T]], data: Json, path: str = "") -> T:
    """Return a value of the class that the tag in `data` names. Raises CodecError."""
    if not isinstance(data, dict):
        raise CodecError(f"{path or 'value'}: expected keys with values")
    known = []
    candidates: Iterable[Any] = classes
    for cls in candidates:
        tag = tag_of(cls)
        if tag is None:
            continue
        if data.get(tag[0]) == tag[1]:
            body = {key: item for key, item in data.items() if key != tag[0]}
            return _read_dataclass(cls, body, path)  # type: ignore[no-any-return]
        known.append(tag)
    name = known[0][0] if known else "kind"
    fault = f"unknown kind {quote_value(data[name])}" if name in data else "missing"
    raise CodecError(f"{path + '.' if path else ''}{name}: {fault}")


#: A function that returns a value from its JSON and the path of the JSON.
_Reader = Callable[[Json, str], Any]


def _reader(cls: Any) -> _Reader:
    """Return the function that decodes values of an annotated type."""
    origin, args = get_origin(cls), get_args(cls)
    if cls is Any:
        return lambda data, path: data
    if origin in (Union, types.UnionType):
        return _union_reader(args)
    if origin is Literal:
        return partial(_read_word, args)
    if origin in (tuple, frozenset):
        if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
            return partial(_read_tuple, [_reader(arg) for arg in args])
        return partial(_read_sequence, origin, _reader(args[0]))
    if origin is dict:
        return partial(_read_mapping, _reader(args[1]))
    if isinstance(cls, type) and is_dataclass(cls):
        return partial(_read_dataclass, cls)
    return partial(_read_plain, cls)


def _union_reader(args: tuple[Any, ...]) -> _Reader:
    """Return a reader that tries the members of a union in order."""
    readers = [_reader(arg) for arg in args if arg is not type(None)]
    optional = len(readers) < len(args)

    def read(data: Json, path: str) -> Any:
        if data is None and optional:
            return None
        error: CodecError | None = None
        for choice in readers:
            try:
                return choice(data, path)
            except CodecError as misfit:
                error = misfit
        raise error or CodecError(f"{path}: expected nothing")

    return read


def _read_word(words: tuple[str, ...], data: Json, path: str) -> Any:
    if not isinstance(data, str) or data not in words:
        raise CodecError(f"{path or 'value'}: expected one of {', '.join(words)}")
    return data


def _read_tuple(items: list[_Reader], data: Json, path: str) -> Any:
    if not isinstance(data, list):
        raise CodecError(f"{path}: expected a list")
    if len(items) != len(data):
        raise CodecError(f"{path}: expected {len(items)} values, there are {len(data)}")
    return tuple(
        [read(item, f"{path}[{i}]") for i, (read, item) in enumerate(zip(items, data, strict=True))]
    )


def _read_sequence(container: type, read: _Reader, data: Json, path: str) -> Any:
    if not isinstance(data, list):
        raise CodecError(f"{path}: expected a list")
    return container([read(item, f"{path}[{i}]") for i, item in enumerate(data)])


def _read_mapping(read: _Reader, data: Json, path: str) -> Any:
    if not isinstance(data, dict):
        raise CodecError(f"{path}: expected keys with values")
    return {key: read(value, f"{path}.{key}") for key, value in data.items()}


@cache
def _readers(cls: type) -> tuple[tuple[Field[Any], str, _Reader], ...]:
    """Return each field of a dataclass with its JSON key and the reader of its values."""
    hints, keys = get_type_hints(cls), _keys(cls)
    return tuple(
        (field, key, _reader(hints[field.name]))
        for field, (_, key, _) in zip(fields(cls), keys, strict=True)
    )


def _read_dataclass(cls: type, data: Json, path: str) -> Any:
    """Return an instance of `cls` from its JSON; `path` names it in errors. Raises CodecError."""
    if not isinstance(data, dict):
        raise CodecError(f"{path or 'value'}: expected keys with values")
    prefix = f"{path}." if path else ""
    known = _known_keys(cls)
    for key in data:
        if key not in known:
            raise CodecError(f"{prefix}{key}: unknown key")
    values: dict[str, Any] = {}
    for field, key, read in _readers(cls):
        if key in data:
            value = read(data[key], prefix + key)
            if field.metadata:
                _check_bounds(value, field.metadata, prefix + key)
            values[field.name] = value
        elif field.default is MISSING and field.default_factory is MISSING:
            raise CodecError(f"{prefix}{key}: missing")
    return cls(**values)


@cache
def _known_keys(cls: type) -> frozenset[str]:
    """Return the JSON keys that a dataclass takes."""
    tag = tag_of(cls)
    return frozenset(key for _, key, _ in _keys(cls)) | ({tag[0]} if tag else set())


def _check_bounds(value: Any, metadata: Mapping[str, Any], path: str) -> None:
    minimum, maximum = metadata.get("minimum"), metadata.get("maximum")
    if minimum is not None and maximum is not None and not minimum <= value <= maximum:
        raise CodecError(f"{path}: {value}, expected {minimum} to {maximum}")


def _read_plain(cls: Any, data: Json, path: str) -> Any:
    if cls is bool and isinstance(data, bool):
        return data
    if cls is int and type(data) is int:
        return data
    if cls is float and isinstance(data, (int, float)) and not isinstance(data, bool):
        return float(data)
    if cls is str and isinstance(data, str):
        return data
    if cls is type(None) and data is None:
        return None
    raise CodecError(f"{path or 'value'}: expected {_WORDS.get(cls, 'another value')}")
