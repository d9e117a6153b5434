"""Read YAML documents of plain data, within the bounds of all documents.

This is a module of its own so that the YAML library is only loaded where it is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml
from yaml.reader import Reader

from engine.core.errors import quote_value
from engine.core.values import Json
from engine.data.json_documents import (
    MAX_BITS,
    MAX_BYTES,
    MAX_DEPTH,
    MAX_TEXT,
    DocumentError,
    check,
    read_text,
    shown_name,
)

#: Maximum number of events in a YAML document; it is lower than MAX_VALUES because YAML is slower.
MAX_EVENTS = 20_000

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_Events = Iterable[yaml.Event]
_DIGITS = re.compile(r"[-+]?[0-9]+")
#: Parts of the messages of `yaml`, and how they are worded for users.
_FAULTS = {
    "found character that cannot start any token": "a tab, or a text that has to stand in quotes",
    "tab character": "a tab where spaces are expected",
    "mapping values are not allowed": "a colon too many, or a text that has to stand in quotes",
    "block sequence entries are not allowed": "no list may begin here",
    "could not find expected ':'": "a colon is missing",
    "unexpected end of stream": "a text without its closing quote",
    "unexpected document indicator": "a text without its closing quote",
    "',' or ']'": "a comma or ] is missing",
    "',' or '}'": "a comma or } is missing",
    "expected '-' indicator": "the next part of the list is missing, or in another column",
    "expected key": "a key is missing, or in another column than those before",
    "<block end>": "a key is missing, or in another column than those before",
    "node content": "a value is missing",
    "escape character": "a backslash that means nothing",
    "hexdecimal number": "a backslash that means nothing",
    "expected <document start>": "more than one value",
    "but found another document": "more than one document",
}


_NOT_YAML = "this is not YAML"


class _Fault(yaml.MarkedYAMLError):
    """A fault in the program's wording."""


def read_yaml(path: Path, *, pipes: bool = False) -> Json:
    """Return the plain data of a YAML or JSON file; with `pipes`, also of a pipe.

    Raises DocumentError.
    """
    return parse_yaml(read_text(path, pipes=pipes), shown_name(path))


def parse_yaml(text: str, source: str = "text") -> Json:
    """Return the plain data of a YAML or JSON document; tags and aliases are refused.

    It may contain text, integers, decimal numbers, null, and true, yes, on, false, no or off only.
    Raises DocumentError with line and column.
    """
    if len(text) > MAX_BYTES:
        raise DocumentError(f"{source}: larger than {MAX_BYTES} characters", "too_large")
    try:
        # Composing is recursive, even in C, and could overflow: the events are checked before.
        for _ in _check_events(yaml.parse(text, Loader=_Base)):
            pass
        data = yaml.load(text, Loader=_PlainLoader)
    except yaml.MarkedYAMLError as error:
        mark, message = error.problem_mark, error.problem or ""
        if not isinstance(error, _Fault):
            message = next(
                (wording for pattern, wording in _FAULTS.items() if pattern in message), _NOT_YAML
            )
        where = f" line {mark.line + 1}, column {mark.column + 1}:" if mark else ""
        raise DocumentError(f"{source}:{where} {message}", "damaged") from None
    except (yaml.YAMLError, ValueError):
        unprintable = Reader.NON_PRINTABLE.search(text)
        message = _NOT_YAML
        if unprintable is not None:
            line = text.count("\n", 0, unprintable.start()) + 1
            message = f"line {line}: a control character"
        raise DocumentError(f"{source}: {message}", "damaged") from None
    check(data, source)
    return data


def dump_yaml(data: Json, *, compact: bool = False) -> str:
    """Return a document that `parse_yaml` reads.

    `compact` puts collections of plain values on one line.

    Equal parts are written out each time, because aliases are not read.
    """
    text: str = yaml.dump(
        data,
        Dumper=_PlainDumper,
        allow_unicode=True,
        sort_keys=False,
        width=100,
        default_flow_style=None if compact else False,
    )
    return text


def _check_events(events: _Events) -> Iterator[yaml.Event]:
    """Yield the events of a document as long as it stays within all limits."""
    depth = 0
    for count, event in enumerate(events):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        fault = ""
        if isinstance(event, yaml.AliasEvent):
            fault = "aliases are not allowed"
        elif getattr(event, "tag", None) is not None:
            fault = "tags are not allowed"
        elif depth > MAX_DEPTH:
            fault = f"nested more than {MAX_DEPTH} deep"
        elif count > MAX_EVENTS:
            fault = f"more than {MAX_EVENTS} values"
        elif isinstance(event, yaml.ScalarEvent) and len(event.value) > MAX_TEXT:
            fault = f"a text of more than {MAX_TEXT} characters"
        elif isinstance(event, yaml.ScalarEvent) and event.implicit[0] and _is_long(event.value):
            fault = "a number too large"
        if fault:
            mark: Any = event.start_mark
            raise _Fault(problem=fault, problem_mark=mark)
        yield event


def _is_long(text: str) -> bool:
    """Return whether a text is a number with more digits than may be read."""
    return len(text) > MAX_BITS and _DIGITS.fullmatch(text) is not None


class _PlainLoader(_Base):  # type: ignore[misc]
    """Safe loader of the values that JSON has; refuses duplicate keys."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen_keys: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, (dict, list)):
                raise _Fault(None, None, "a key must be plain text", key_node.start_mark)
            if key in seen_keys:
                raise _Fault(None, None, f"duplicate key {quote_value(key)}", key_node.start_mark)
            seen_keys.add(key)
        return super().construct_mapping(node, deep)


class _PlainDumper(yaml.SafeDumper):
    """Safe dumper without aliases; quotes texts that the reader would take for other values."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012

    def ignore_aliases(self, data: Any) -> bool:
        return True


for _tag, _pattern, _first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"(?i:true|false|yes|no|on|off)", list("tTfFyYnNoO")),
    ("int", r"[-+]?(?:0|[1-9][0-9]*)", list("-+0123456789")),
    ("float", r"[-+]?[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)", list("-+0123456789")),
):
    for _plain in (_PlainLoader, _PlainDumper):
        _plain.add_implicit_resolver(
            f"tag:yaml.org,2002:{_tag}", re.compile(rf"(?:{_pattern})\Z"), _first
        )
