"""The options of a game, read from the fields of its options dataclass.

A field is a `bool`, an `int` with `metadata={"minimum": 0, "maximum": 9}`, or a `Literal` of words.
`metadata={"needs": name}` names the on/off option without which the option has no effect. A field
with `metadata={"former": True}` is none: it says that earlier rules are replayed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.core.errors import ConquistaError
from engine.core.values import Json


@dataclass(frozen=True, slots=True)
class Option:
    """A rule option of a match."""

    name: str
    default: bool | int | str
    #: The least value of a number.
    minimum: int = 0
    #: The greatest value of a number.
    maximum: int = 0
    #: All values of a choice of words.
    choices: tuple[str, ...] = ()
    #: The on/off option without which this one has no effect, or "".
    needs: str = ""

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    @property
    def is_number(self) -> bool:
        return isinstance(self.default, int) and not self.is_switch


def options_of(cls: type) -> tuple[Option, ...]:
    """Return the options that a dataclass declares, in order.

    Raises TypeError when a field is not an option.
    """
    hints = get_type_hints(cls)
    return tuple(
        _option(cls, hints[field.name], field.name, field.default, field.metadata)
        for field in fields(cls)
        if not field.metadata.get("former")
    )


def _option(cls: type, kind: Any, name: str, default: Any, metadata: Any) -> Option:
    needs = metadata.get("needs", "")
    if kind is bool and isinstance(default, bool):
        return Option(name, default, needs=needs)
    if get_origin(kind) is Literal and default in get_args(kind):
        return Option(name, default, choices=get_args(kind), needs=needs)
    if kind is int and metadata.get("minimum", 1) <= default <= metadata.get("maximum", 0):
        return Option(name, default, metadata["minimum"], metadata["maximum"], needs=needs)
    raise TypeError(f"{cls.__name__}.{name}: a switch, a bounded number or a choice of words")


def parse_options(written: Iterable[str]) -> dict[str, Json]:
    """Parse options given on the command line: KEY=VALUE, or KEY alone to switch an option on.

    Values are JSON words such as true or 3, or plain text. Raises ConquistaError when malformed.
    """
    values: dict[str, Json] = {}
    for text in written:
        key, equals, value = text.partition("=")
        if not key or (equals and not value):
            raise ConquistaError(f"option: {text!r} is no KEY=VALUE", "options")
        try:
            values[key] = json.loads(value) if equals else True
        except ValueError:
            values[key] = value
    return values
