"""Documents of plain data, read within bounds: nothing written in one hangs or crashes a reader."""

from __future__ import annotations

import errno
import json
import math
import os
import re
from collections.abc import Collection, Iterable
from pathlib import Path

from engine import files
from engine.core import UNSHOWN, ConquistaError, Json, one_line

#: Files people write (positions, boards) are small; anything larger is a mistake or an attack.
MAX_BYTES = 1_000_000
#: Lists and mappings in one another, values in all, characters of a text, bits of a number.
MAX_DEPTH, MAX_VALUES, MAX_TEXT, MAX_BITS = 20, 200_000, 16_384, 256

_HALF = re.compile("[\ud800-\udfff]")


class DocumentError(ConquistaError):
    """A document cannot be read: "unreadable", "too_large" or "damaged"; the message says where."""


def read_text(path: Path, most: int = MAX_BYTES, *, pipes: bool = False) -> str:
    """The text of a file of at most `most` bytes; raises DocumentError.

    With `pipes` also that of a pipe, which is waited for until somebody writes and closes it.
    """
    name = one_line(path.name, 60)
    try:
        raw = files.read(path, most, pipes=pipes)
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise DocumentError(f"{name}: larger than {most} bytes", "too_large") from None
        raise DocumentError(f"{name}: {error.strerror}", "unreadable") from None
    except ValueError:
        raise DocumentError(f"{name}: not the name of a file", "unreadable") from None
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


class KeptFile:
    """A JSON file of the program's own, a mapping with its `format`, such as the settings.

    What is in it and cannot be understood is not lost: a file that is damaged or of a newer format
    is put aside as `.bad`, one that cannot be read or is another program's stays as it is, and is
    not written.
    """

    def __init__(self, file: Path, number: int, keys: Collection[str], most: int = MAX_BYTES):
        """`number`: the format written; `keys`: some that only a file of ours has."""
        self.file = file
        self._format, self._keys, self._most = number, keys, most
        #: "damaged" or "newer" for one that was put aside, "unreadable" or "foreign" for one that
        #: was left alone, as what cannot be put aside is; "" for a sound one, or none.
        self.trouble = ""

    @property
    def writable(self) -> bool:
        """Whether nothing lies there that was left alone."""
        return self.trouble not in ("unreadable", "foreign")

    def read(self) -> dict[str, Json]:
        """What it holds, in `trouble` nothing."""
        self.trouble = ""
        if not os.path.lexists(self.file):
            return {}
        try:
            data = parse_json(read_text(self.file, self._most))
        except DocumentError as error:
            return self._refuse("damaged" if error.key == "damaged" else "unreadable")
        if not isinstance(data, dict):
            return self._refuse("damaged")
        if "format" not in data and data and not data.keys() & set(self._keys):
            return self._refuse("foreign")
        number = data.pop("format", None)
        if type(number) is not int:
            return self._refuse("damaged")
        return self._refuse("newer") if number > self._format else data

    def write(self, text: str) -> None:
        """Replace it, unless it was left alone; raises OSError."""
        if self.writable:
            files.write(self.file, text.encode(errors="replace"), private=True)

    def _refuse(self, trouble: str) -> dict[str, Json]:
        self.trouble = trouble
        if self.writable:
            try:
                files.put_aside(self.file)
            except OSError:
                self.trouble = "unreadable"
        return {}


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
