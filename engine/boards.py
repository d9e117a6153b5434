"""Board files: YAML read safely, its duplicate keys, aliases and oversize refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from engine.core import ConquistaError, Json

#: Files people write (positions, boards) are small; anything larger is a mistake or an attack.
MAX_BYTES = 1_000_000

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BoardError(ConquistaError):
    """A board file is not what its game needs; the message names the cell or line."""


class _StrictLoader(_Base):  # type: ignore[misc]
    """Safe loader that refuses duplicate keys."""

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, (dict, list)):
                raise yaml.MarkedYAMLError(
                    None, None, "a key must be plain text", key_node.start_mark
                )
            if key in seen:
                raise yaml.MarkedYAMLError(
                    None, None, f"duplicate key {key!r}", key_node.start_mark
                )
            seen.add(key)
        return super().construct_mapping(node, deep)


def parse_yaml(text: str, source: str = "text") -> Json:
    """Plain data of a YAML or JSON document; raises BoardError with line and column."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise BoardError(f"{source}: larger than {MAX_BYTES} bytes", "too_large")
    try:
        # The C loader composes aliases out of Python's sight, so they are looked for first.
        for event in yaml.parse(text, Loader=_Base):
            if isinstance(event, yaml.AliasEvent):
                line = event.start_mark.line + 1 if event.start_mark else "?"
                raise BoardError(f"{source}: line {line} aliases are not allowed", "unreadable")
        return yaml.load(text, Loader=_StrictLoader)
    except BoardError:
        raise
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        where = f" line {mark.line + 1}, column {mark.column + 1}" if mark else ""
        raise BoardError(f"{source}:{where} {error.problem}", "unreadable") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        first = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise BoardError(f"{source}: {first}", "unreadable") from None


def read_yaml(path: Path) -> Json:
    """Plain data of a YAML file; raises BoardError when it is missing, too large or malformed."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BoardError(f"{path.name}: {error.strerror}", "unreadable") from None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise BoardError(f"{path.name}: not UTF-8 text", "unreadable") from None
    return parse_yaml(text, path.name)
