"""Read JSON documents within bounds, so that no content can hang or crash a reader."""

from __future__ import annotations

import errno
import json
import math
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.core.errors import HIDDEN_CHARACTERS, ConquistaError, one_line, quote_value
from engine.core.values import Json
from engine.system import files

#: Maximum size of files that people write (positions, boards); larger ones are a mistake or an
#: attack.
MAX_BYTES = 1_000_000
#: Maximum depth of nested lists and mappings.
MAX_DEPTH = 20
#: Maximum number of values in a document.
MAX_VALUES = 200_000
#: Maximum length of a text, in characters.
MAX_TEXT = 16_384
#: Maximum size of a number, in bits.
MAX_BITS = 256

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
#: A token of JSON; a text may lack its closing quote.
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|[^\s"\[\]{},:]+|\S', re.DOTALL)
#: Beginnings of the messages of `json`, and how they are worded for users.
_JSON_FAULTS = {
    "Expecting value": "a value is missing",
    "Expecting property name": "a key in double quotes is missing",
    "Expecting ',' delimiter": "a comma or the end of a list is missing",
    "Expecting ':' delimiter": "a colon is missing",
    "Unterminated string": "a text without its closing quote",
    "Invalid control character": "a line break or a control character in a text",
    "Invalid \\": "a backslash that means nothing",
    "Illegal trailing comma": "a comma too many",
    "Extra data": "more than one value",
}


class DocumentError(ConquistaError):
    """A document cannot be read.

    `key` is "unreadable", "too_large" or "damaged"; the message says where.
    """


class _JsonError(ValueError):
    """A fault in the program's wording: the message, and the token where it is found, or ""."""


def shown_name(path: Path) -> str:
    """Return a file's name for error messages: one line, never empty."""
    return one_line(path.name or str(path), 60)


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Prefix every ConquistaError raised in the block with the name of this file."""
    try:
        yield
    except ConquistaError as error:
        error.begin_with(shown_name(path))
        raise


def read_text(path: Path, max_bytes: int = MAX_BYTES, *, pipes: bool = False) -> str:
    """Return the text of a file of at most `max_bytes` bytes, without a byte order mark.

    With `pipes`, a pipe is read too; this waits until the writer closes it. Raises DocumentError.
    """
    name = shown_name(path)
    try:
        raw = files.read(path, max_bytes, pipes=pipes)
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise DocumentError(f"{name}: larger than {max_bytes} bytes", "too_large") from None
        raise DocumentError(f"{name}: {error.strerror}", "unreadable") from None
    except ValueError:
        raise DocumentError(f"{name}: not the name of a file", "unreadable") from None
    try:
        return raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DocumentError(f"{name}: line {line}: not text in UTF-8", "damaged") from None


def parse_json(text: str, source: str = "text") -> Json:
    """Return the data of a JSON document. Raises DocumentError with the fault and its place."""
    try:
        data = json.loads(text, object_pairs_hook=_no_duplicates, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        faults = (
            message for prefix, message in _JSON_FAULTS.items() if error.msg.startswith(prefix)
        )
        message = next(faults, "this is not JSON")
        if not text[error.pos :].strip() and message != _JSON_FAULTS["Unterminated string"]:
            message = "the end is missing" if text.strip() else "empty"
        where = f"line {error.lineno}, column {error.colno}"
        raise DocumentError(f"{source}: damaged at {where}: {message}", "damaged") from None
    except RecursionError:
        raise DocumentError(f"{source}: nested more than {MAX_DEPTH} deep", "damaged") from None
    except _JsonError as error:
        message, word = error.args
        where = _line_of(text, lambda token: token == word)
        raise DocumentError(f"{source}: damaged{where}: {message}", "damaged") from None
    except ValueError:
        # The only other limit is Python's own on the length of numbers.
        where = _line_of(text, lambda token: token.lstrip("-").isdigit() and len(token) > MAX_BITS)
        raise DocumentError(f"{source}: damaged{where}: a number too large", "damaged") from None
    check(data, source)
    return data


def _line_of(text: str, wanted: Callable[[str], bool]) -> str:
    """Return the place of the first token wanted, as " at line 3", or ""."""
    for token in _TOKEN.finditer(text):
        if wanted(token[0]):
            return f" at line {text.count(chr(10), 0, token.start()) + 1}"
    return ""


def check(data: Json, source: str = "value") -> None:
    """Raise DocumentError when data exceed a bound or contain values that cannot be written."""
    level, values = [data], 0
    for _ in range(MAX_DEPTH + 1):
        values += len(level)
        if values > MAX_VALUES:
            raise DocumentError(f"{source}: more than {MAX_VALUES} values", "damaged")
        below: list[Json] = []
        for value in level:
            # Most are short and plain texts.
            if type(value) is str and len(value) <= MAX_TEXT and value.isascii():
                continue
            if fault := _fault_of(value):
                where = _path_to(value, data)
                raise DocumentError(f"{source}: {where}{': ' * bool(where)}{fault}", "damaged")
            below += _parts(value)
        level = below
        if not level:
            return
    raise DocumentError(f"{source}: nested more than {MAX_DEPTH} deep", "damaged")


def _parts(value: Json) -> Iterable[Json]:
    """Return the direct contents of a list or mapping, keys included."""
    if isinstance(value, list):
        return value
    return [*value, *value.values()] if isinstance(value, dict) else ()


def _fault_of(value: Json) -> str:
    """Return the fault of a value itself, apart from its parts, or ""."""
    if isinstance(value, str):
        if len(value) > MAX_TEXT:
            return f"a text of more than {MAX_TEXT} characters"
        return "a text with half a character" if _LONE_SURROGATE.search(value) else ""
    if isinstance(value, int):
        return "a number too large" if value.bit_length() > MAX_BITS else ""
    if isinstance(value, float):
        return "" if math.isfinite(value) else "a number too large"
    if value is None or isinstance(value, (list, dict)):
        return ""
    return f"a value of type {type(value).__name__}"


def _path_to(wanted: Json, data: Json) -> str:
    """Return the path to a value in data within the allowed depth, such as "players[0].name"."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key is wanted:
                return "a key"
            if value is wanted:
                return one_line(str(key), 40)
            if below := _path_to(wanted, value):
                return f"{one_line(str(key), 40)}{'' if below[0] == '[' else '.'}{below}"
    elif isinstance(data, list):
        for number, value in enumerate(data):
            if value is wanted:
                return f"[{number}]"
            if below := _path_to(wanted, value):
                return f"[{number}]{'' if below[0] == '[' else '.'}{below}"
    return ""


def whole_number(value: object) -> int | None:
    """Return a JSON value if it is an integer, else None; a bool is not one."""
    return value if type(value) is int else None


def is_name(text: Json, max_length: int) -> bool:
    """Return whether a value is displayable text on one line of at most `max_length` characters."""
    return (
        isinstance(text, str) and len(text) <= max_length and HIDDEN_CHARACTERS.search(text) is None
    )


def _no_duplicates(pairs: Iterable[tuple[str, Json]]) -> dict[str, Json]:
    data: dict[str, Json] = {}
    for key, value in pairs:
        if key in data:
            raise _JsonError(f"duplicate key {quote_value(key)}", "")
        data[key] = value
    return data


def _no_number(word: str) -> Json:
    raise _JsonError(f"{word} is no number", word)
