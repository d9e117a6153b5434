"""Write moves and matches as short lines of text, and read them.

A move is the name of its action, then the action's values in the order of its fields: `play m10`,
`place g3 E1`, `lay 0,-1`. Optional values that differ from their default follow by name: `play
scarecrow take=m6`. The parts of a hex are joined by a comma, those of any other value by a plus;
`-` is a value without parts. The fields of a promise are joined by colons:
`stay:roma:3`. `docs/notation.md` lists the actions of every game.

A match is written as the fields of its record except the actions, one a line, then the actions,
numbered, each with the letter of its seat. Lines that begin with `#` are comments.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.core.errors import RecordError, one_line
from engine.core.game import Game
from engine.core.values import MAX_SEATS, Action, Json
from engine.data.codec import CodecError, decode, decode_kind, encode, tag_of
from engine.data.json_documents import DocumentError, parse_json
from engine.games import find
from engine.play.readable_match import kinds_of_actions
from engine.play.record import MAX_ACTIONS, Record
from engine.play.record import from_text as record_of

#: How a match in text begins, in this and in later formats.
HEAD = "conquista match"
#: A value without parts.
_EMPTY = "-"
#: The words for booleans.
_BOOLEANS = {"yes": True, "no": False}
_LETTERS = "ABCDEFGH"[:MAX_SEATS]
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_MOVE = re.compile(r"(?:[0-9]+\.\s+)?([A-H])\s+(\S.*)")


def write_move(action: Action) -> str:
    """Return an action as one line, without its seat."""
    kind: Any = type(action)
    required, optional = _split_fields(kind)
    data = encode(action)
    parts = [type(action).do]
    parts += [_write_value(data[key], hint) for key, hint in required]
    parts += [f"{key}={_write_value(data[key], hint)}" for key, hint in optional if key in data]
    return " ".join(parts)


def read_move(game: Game, text: str) -> Action:
    """Return the action in a line. Raises RecordError when it is no action of this game."""
    name, *parts = text.split() or [""]
    kinds = {kind.do: kind for kind in kinds_of_actions(game)}
    if name not in kinds:
        raise RecordError(f"move: {game.id} has no answer {one_line(name, 40)!r}", "notation")
    kind: Any = kinds[name]
    required, optional = _split_fields(kind)
    if len(parts) < len(required):
        raise RecordError(f"move: {name} lacks {required[len(parts)][0]}", "notation")
    data: dict[str, Json] = {"do": name}
    for (key, hint), part in zip(required, parts, strict=False):
        data[key] = _read_value(hint, part, key)
    hints = dict(optional)
    for part in parts[len(required) :]:
        key, equals, value = part.partition("=")
        if not equals or key not in hints or key in data:
            raise RecordError(f"move: {name}: {one_line(part, 40)!r} is not expected", "notation")
        data[key] = _read_value(hints[key], value, key)
    try:
        return decode_kind(kinds.values(), data, "move")
    except CodecError as error:
        raise RecordError(str(error), "notation") from None


def write_match(record: Record) -> str:
    """Return a match as text from which it can be replayed."""
    game = find(record.game)
    kinds = kinds_of_actions(game)
    data = encode(record)
    del data["answers"]
    usual = {field.name: encode(field.default) for field in fields(Record)}
    lines = [HEAD]
    lines += [
        f"{key}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in data.items()
        if key == "format" or value != usual[key]
    ]
    lines.append("")
    for number, (seat, action) in enumerate(record.answers, 1):
        lines.append(f"{number}. {_LETTERS[seat]} {write_move(decode_kind(kinds, action))}")
    return "\n".join(lines) + "\n"


def read_match(text: str) -> Record:
    """Return the record of a match in text. Raises RecordError that names the wrong line."""
    lines = list(_lines(text))
    if not lines or not lines[0][1].startswith(HEAD):
        raise RecordError("not a match in text", "foreign")
    head: dict[str, Json] = {}
    actions: list[Json] = []
    game: Game | None = None
    for number, line in lines[1:]:
        move = _MOVE.fullmatch(line)
        if move is None:
            key, colon, value = line.partition(":")
            if actions or not colon:
                raise RecordError(f"line {number}: neither a move nor a heading", "notation")
            try:
                head[key.strip()] = parse_json(value, f"line {number}")
            except DocumentError as error:
                raise RecordError(str(error), "notation") from None
            continue
        game = game or find(head.get("game"))
        if len(actions) >= MAX_ACTIONS:
            raise RecordError(f"more than {MAX_ACTIONS} answers", "damaged")
        try:
            actions.append([_LETTERS.index(move[1]), encode(read_move(game, move[2]))])
        except RecordError as error:
            raise RecordError(f"line {number}: {error}", error.key) from None
    if "answers" in head:
        raise RecordError("answers: they stand below the headings", "notation")
    return record_of(json.dumps({**head, "answers": actions}), "match")


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are neither empty nor comments, with their numbers from 1."""
    for number, line in enumerate(text.splitlines(), 1):
        content = line.strip()
        if content and not content.startswith("#"):
            yield number, content


@cache
def _split_fields(kind: Any) -> tuple[list[tuple[str, Any]], list[tuple[str, Any]]]:
    """Return the names and types of an action's required fields and of its optional fields."""
    assert tag_of(kind) is not None
    hints = get_type_hints(kind)
    required: list[tuple[str, Any]] = []
    optional: list[tuple[str, Any]] = []
    for field in fields(kind):
        among = required if field.default is MISSING else optional
        among.append((field.name.rstrip("_"), hints[field.name]))
    return required, optional


def _write_value(value: Json, hint: Any) -> str:
    if isinstance(value, list):
        return _separator(hint).join(_write_part(part) for part in value) or _EMPTY
    if isinstance(value, dict):
        return _write_part(value)
    if isinstance(value, bool):
        return next(word for word, boolean in _BOOLEANS.items() if boolean == value)
    return str(value)


def _write_part(part: Json) -> str:
    """Return one of several values; the fields of an object are joined by colons."""
    if not isinstance(part, dict):
        return str(part)
    return ":".join("" if item is None else str(item) for item in part.values()).rstrip(":")


def _read_part(cls: Any, text: str) -> Json:
    """Return the JSON of an object whose fields are joined by colons."""
    names = [field.name for field in fields(cls)]
    items = text.split(":")
    entries = {name: item for name, item in zip(names, items, strict=False) if item}
    if len(items) > len(names):
        return text
    return {name: int(item) if _NUMBER.fullmatch(item) else item for name, item in entries.items()}


def _separator(hint: Any) -> str:
    """Return the separator of a value's parts: a comma if their number is fixed (a hex)."""
    many = any(get_args(choice)[-1:] == (Ellipsis,) for choice in _choices(hint))
    return "+" if many else ","


def _choices(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _read_value(hint: Any, text: str, key: str) -> Json:
    """Return the JSON of a value: the first reading that fits its type, numbers before words."""
    for value in _readings(hint, text):
        try:
            decode(hint, value, key)
        except CodecError:
            continue
        return value
    raise RecordError(f"move: {key}: {one_line(text, 40)!r} does not fit", "notation")


def _readings(hint: Any, text: str) -> Iterator[Json]:
    """Yield the JSON values that a text may mean for an annotated type."""
    kinds = {get_origin(choice) or choice for choice in _choices(hint)}
    for choice in _choices(hint):
        part = get_args(choice)[:1] if get_origin(choice) is tuple else (choice,)
        if part and is_dataclass(part[0]):
            part_values = [_read_part(part[0], item) for item in text.split("+") if text != _EMPTY]
            yield part_values if get_origin(choice) is tuple else _read_part(part[0], text)
    if tuple in kinds:
        parts = [] if text == _EMPTY else text.split(_separator(hint))
        if all(_NUMBER.fullmatch(part) for part in parts):
            yield [int(part) for part in parts]
        yield parts
    if bool in kinds and text in _BOOLEANS:
        yield _BOOLEANS[text]
    if _NUMBER.fullmatch(text):
        yield int(text)
    yield text
