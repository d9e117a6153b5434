"""Read plain data of documents with checks: boards, lessons, puzzles and positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.errors import ConquistaError, one_line, quote_value
from engine.core.values import Json


class ValueChecker:
    """Checker of the values of a document.

    Every fault is raised as `error` and says where it is.
    """

    def __init__(self, error: type[ConquistaError]) -> None:
        self.error = error

    def mapping(
        self, value: Json, where: str, known: Sequence[str] | None = None
    ) -> Mapping[Any, Json]:
        """Return a mapping unchanged; with `known`, it must have no other keys."""
        if not isinstance(value, Mapping):
            raise self.error(f"{where}: expected a mapping")
        for key in value:
            if known is not None and key not in known:
                raise self.error(f"{where}.{one_line(str(key), 40)}: unknown key")
        return value

    def items(self, value: Json, where: str) -> list[Json]:
        """Return a list or tuple as a list."""
        if not isinstance(value, (list, tuple)):
            raise self.error(f"{where}: expected a list")
        return list(value)

    def text(self, entry: Mapping[Any, Json], key: str, where: str) -> str:
        """Return the text under a key, which must not be blank."""
        text = entry.get(key)
        if not isinstance(text, str) or not text.strip():
            raise self.error(f"{where}.{key}: expected a text")
        return text

    def number(
        self,
        value: Json,
        where: str,
        maximum: int,
        minimum: int = 0,
        *,
        fault: str = "out_of_range",
        **values: str | int,
    ) -> int:
        """Return an integer from `minimum` to `maximum`.

        `fault` and `values` are the key and the values of the error otherwise.
        """
        if type(value) is not int or not minimum <= value <= maximum:
            expected = (
                f"a number from {minimum} to {maximum}" if minimum < maximum else str(minimum)
            )
            message = f"{where}: {quote_value(value)}, expected {expected}"
            raise self.error(message, fault, **values)
        return value
