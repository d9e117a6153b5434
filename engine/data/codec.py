"""Convert frozen dataclasses to JSON and back by their annotations; a tag names the class.

Integers with `metadata={"minimum": …, "maximum": …}` must be within these bounds.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.errors import ConquistaError
from engine.core.game import in_words
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


def tag_of(cls: type) -> tuple[str, str] | None:
    """Return the (tag, kind) pair that a class writes into its JSON, or None."""
    for tag in TAGS:
        kind = getattr(cls, tag, None)
        if isinstance(kind, str):
            return tag, kind
    return None


@cache
def _keys(cls: Any) -> tuple[tuple[str, str, Any], ...]:
    """Return name, JSON key and default of every field of a class.

    A field whose key is a Python keyword, such as "with", has a trailing underscore.
    """
    return tuple((field.name, field.name.rstrip("_"), field.default) for field in fields(cls))


def encode(value: Any) -> Json:
    """Return the JSON of a dataclass, tuple, mapping or plain value; sets are written sorted.

    Actions and events leave out fields that equal their default, as people write them.
    """
    if value is None or isinstance(value, (str, int, float)):
        return value  # the most common case, so it comes first
    if is_dataclass(value) and not isinstance(value, type):
        data: dict[str, Json] = {}
        tag = tag_of(type(value))
        if tag is not None:
            data[tag[0]] = tag[1]
        for name, key, default in _keys(type(value)):
            item = getattr(value, name)
            if tag is None or item != default:
                data[key] = encode(item)
        return data
    if isinstance(value, (frozenset, set)):
        return sorted(encode(item) for item in value)
    if isinstance(value, (tuple, list)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    return value


def decode(cls: type[T], data: Json, path: str = "") -> T:
    """Return a value of `cls` from its JSON.

    Raises CodecError when fields are unknown, missing or of a wrong type.
    """
    return _decode(cls, data, path)  # type: ignore[no-any-return]


def decode_kind(classes: Iterable[type[T]], data: Json, path: str = "") -> T:
    """Return a value of the class that the tag in `data` names. Raises CodecError."""
    if not isinstance(data, dict):
        raise CodecError(f"{path or 'value'}: expected keys with values")
    known = []
    for cls in classes:
        tag = tag_of(cls)
        if tag is None:
            continue
        if data.get(tag[0]) == tag[1]:
            body = {key: item for key, item in data.items() if key != tag[0]}
            return _decode(cls, body, path)  # type: ignore[no-any-return]
        known.append(tag)
    name = known[0][0] if known else "kind"
    fault = f"unknown kind {in_words(data[name])}" if name in data else "missing"
    raise CodecError(f"{path + '.' if path else ''}{name}: {fault}")


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)


def _decode(cls: Any, data: Json, path: str) -> Any:
    origin = get_origin(cls)
    if cls is Any:
        return data
    if origin in (Union, types.UnionType):
        return _decode_union(cls, data, path)
    if origin is Literal:
        words = get_args(cls)
        if not isinstance(data, str) or data not in words:
            raise CodecError(f"{path or 'value'}: expected one of {', '.join(words)}")
        return data
    if origin in (tuple, frozenset):
        return _decode_sequence(cls, origin, data, path)
    if origin is dict:
        if not isinstance(data, dict):
            raise CodecError(f"{path}: expected keys with values")
        _, item = get_args(cls)
        return {key: _decode(item, value, f"{path}.{key}") for key, value in data.items()}
    if isinstance(cls, type) and is_dataclass(cls):
        return _decode_dataclass(cls, data, path)
    return _decode_plain(cls, data, path)


def _decode_union(cls: Any, data: Json, path: str) -> Any:
    choices = get_args(cls)
    if data is None and type(None) in choices:
        return None
    error: CodecError | None = None
    for choice in choices:
        if choice is type(None):
            continue
        try:
            return _decode(choice, data, path)
        except CodecError as misfit:
            error = misfit
    raise error or CodecError(f"{path}: expected nothing")


def _decode_sequence(cls: Any, origin: type, data: Json, path: str) -> Any:
    if not isinstance(data, list):
        raise CodecError(f"{path}: expected a list")
    args = get_args(cls)
    if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        if len(args) != len(data):
            raise CodecError(f"{path}: expected {len(args)} values, there are {len(data)}")
        return tuple(
            _decode(arg, item, f"{path}[{i}]")
            for i, (arg, item) in enumerate(zip(args, data, strict=True))
        )
    return origin(_decode(args[0], item, f"{path}[{i}]") for i, item in enumerate(data))


def _decode_dataclass(cls: type, data: Json, path: str) -> Any:
    if not isinstance(data, dict):
        raise CodecError(f"{path or 'value'}: expected keys with values")
    prefix = f"{path}." if path else ""
    hints = _hints(cls)
    known = {key for _, key, _ in _keys(cls)}
    tag = tag_of(cls)
    for key in data:
        if key not in known and not (tag is not None and key == tag[0]):
            raise CodecError(f"{prefix}{key}: unknown key")
    values: dict[str, Any] = {}
    for field in fields(cls):
        key = field.name.rstrip("_")
        if key in data:
            value = _decode(hints[field.name], data[key], prefix + key)
            if field.metadata:
                _check_bounds(value, field.metadata, prefix + key)
            values[field.name] = value
        elif field.default is MISSING and field.default_factory is MISSING:
            raise CodecError(f"{prefix}{key}: missing")
    return cls(**values)


def _check_bounds(value: Any, metadata: Mapping[str, Any], path: str) -> None:
    minimum, maximum = metadata.get("minimum"), metadata.get("maximum")
    if minimum is not None and maximum is not None and not minimum <= value <= maximum:
        raise CodecError(f"{path}: {value}, expected {minimum} to {maximum}")


def _decode_plain(cls: Any, data: Json, path: str) -> Any:
    if cls is bool and isinstance(data, bool):
        return data
    if cls is int and isinstance(data, int) and not isinstance(data, bool):
        return data
    if cls is float and isinstance(data, (int, float)) and not isinstance(data, bool):
        return float(data)
    if cls is str and isinstance(data, str):
        return data
    if cls is type(None) and data is None:
        return None
    raise CodecError(f"{path or 'value'}: expected {_WORDS.get(cls, 'another value')}")
