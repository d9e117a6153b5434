"""Documents of plain data, read within bounds: nothing written in one hangs or crashes a reader."""

from __future__ import annotations

import json
import math
import re
import stat
from collections.abc import Iterable
from pathlib import Path

from engine.core import UNSHOWN, ConquistaError, Json, one_line

#: Files people write (positions, boards) are small; anything larger is a mistake or an attack.
MAX_BYTES = 1_000_000
#: Lists and mappings in one another, values in all, characters of a text, bits of a number.
MAX_DEPTH, MAX_VALUES, MAX_TEXT, MAX_BITS = 20, 200_000, 16_384, 256

_HALF = re.compile("[\ud800-\udfff]")


class DocumentError(ConquistaError):
    """A document cannot be read: "unreadable", "too_large" or "damaged"; the message says where."""


def read_text(path: Path, most: int = MAX_BYTES, *, pipes: bool = False) -> str:
    """The text of a file of at most `most` bytes, or of a pipe; raises DocumentError."""
    name = one_line(path.name, 60)
    try:
        if not pipes and not stat.S_ISREG(path.stat().st_mode):
            raise DocumentError(f"{name}: not a file", "unreadable")
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except DocumentError:
        raise
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not the name of a file"
        raise DocumentError(f"{name}: {reason}", "unreadable") from None
    if len(raw) > most:
        raise DocumentError(f"{name}: larger than {most} bytes", "too_large")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise DocumentError(f"{name}: not UTF-8 text", "damaged") from None


def parse_json(text: str, source: str = "text") -> Json:
    """Plain data of a JSON document; raises DocumentError with line and column."""
    try:
        data = json.loads(text, object_pairs_hook=_no_duplicates, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise DocumentError(f"{source}: damaged at {where}: {error.msg}", "damaged") from None
    except RecursionError:
        raise DocumentError(f"{source}: nested more than {MAX_DEPTH} deep", "damaged") from None
    except ValueError as error:
        raise DocumentError(f"{source}: damaged: {error}", "damaged") from None
    check(data, source)
    return data


def check(data: Json, source: str = "value") -> None:
    """Raise DocumentError where plain data exceeds a bound or holds what cannot be written."""
    level, values = [data], 0
    for _ in range(MAX_DEPTH + 1):
        values += len(level)
        if values > MAX_VALUES:
            raise DocumentError(f"{source}: more than {MAX_VALUES} values", "damaged")
        level = [part for value in level for part in _parts(value, source)]
        if not level:
            return
    raise DocumentError(f"{source}: nested more than {MAX_DEPTH} deep", "damaged")


def _parts(value: Json, source: str) -> Iterable[Json]:
    """What a list or mapping holds, keys included; anything else is checked."""
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        return [*value, *value.values()]
    fault = ""
    if isinstance(value, str):
        if len(value) > MAX_TEXT:
            fault = f"a text of more than {MAX_TEXT} characters"
        elif _HALF.search(value):
            fault = "a text with half a character"
    elif isinstance(value, int):
        if value.bit_length() > MAX_BITS:
            fault = "a number too large"
    elif isinstance(value, float):
        if not math.isfinite(value):
            fault = "a number that is none"
    elif value is not None:
        fault = f"a value of type {type(value).__name__}"
    if fault:
        raise DocumentError(f"{source}: {fault}", "damaged")
    return ()


def is_name(text: Json, most: int) -> bool:
    """Whether a value is text that can be shown on one line, of at most `most` characters."""
    return isinstance(text, str) and len(text) <= most and UNSHOWN.search(text) is None


def _no_duplicates(pairs: Iterable[tuple[str, Json]]) -> dict[str, Json]:
    data: dict[str, Json] = {}
    for key, value in pairs:
        if key in data:
            raise ValueError(f"duplicate key {key!r}")
        data[key] = value
    return data


def _no_number(word: str) -> Json:
    raise ValueError(f"{word} is no number")
