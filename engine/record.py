"""Save files: a match as what is needed to play it again; written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from engine.codec import CodecError, decode, encode
from engine.core import Json, RecordError

FORMAT = 1
#: No honest record comes near this; larger files are refused unread.
MAX_BYTES = 4_000_000
#: The ending of save files.
SUFFIX = ".conquista"


@dataclass(frozen=True, slots=True)
class Record:
    """A match, its replay and its bug report in one: answers applied to a seeded start."""

    game: str
    version: int
    seats: int
    options: Json
    seed: int
    #: Per seat {"kind": "human"|"bot", "name": str, "level": str (bots)}.
    players: tuple[Json, ...] = ()
    #: The written position it started from, or None for the beginning.
    position: Json | None = None
    #: (seat, action as JSON); questions with one possible answer are not recorded.
    answers: tuple[tuple[int, Json], ...] = ()
    #: Honest history: undo, hints, opened hands, as {"mark": kind, "ply": n, ...}.
    marks: tuple[Json, ...] = ()
    format: int = FORMAT


def to_text(record: Record) -> str:
    """The save file's text: JSON, one answer a line, so that people can read and compare it."""
    data = encode(record)
    answers = data.pop("answers")
    head = json.dumps(data, ensure_ascii=False, indent=1)
    lines = ",\n  ".join(json.dumps(answer, ensure_ascii=False) for answer in answers)
    body = f"[\n  {lines}\n ]" if answers else "[]"
    return f'{head[:-2]},\n "answers": {body}\n}}\n'


def from_text(text: str, source: str = "record") -> Record:
    """The record in a save file's text; raises RecordError saying what is wrong and where."""
    try:
        data = json.loads(text, object_pairs_hook=_no_duplicates)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"{source}: damaged at {where}: {error.msg}", "damaged") from None
    except (RecursionError, ValueError) as error:
        raise RecordError(f"{source}: damaged: {error}", "damaged") from None
    if not isinstance(data, dict) or not {"game", "format"} <= set(data):
        raise RecordError(f"{source}: not a Conquista save file", "foreign")
    number = data["format"]
    if isinstance(number, int) and not isinstance(number, bool) and number > FORMAT:
        raise RecordError(
            f"{source}: format {number} comes from a newer Conquista (this one reads {FORMAT})",
            "newer",
        )
    try:
        record = decode(Record, data)
    except CodecError as error:
        raise RecordError(f"{source}: {error}", "damaged") from None
    if record.format < 1:
        raise RecordError(f"{source}: format: {record.format} never existed", "damaged")
    return record


def _no_duplicates(pairs: Iterable[tuple[str, Json]]) -> dict[str, Json]:
    data: dict[str, Json] = {}
    for key, value in pairs:
        if key in data:
            raise ValueError(f"duplicate key {key!r}")
        data[key] = value
    return data


def load(path: Path) -> Record:
    """The record in a file; raises RecordError when it cannot be read or is not sound."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{path.name}: {error.strerror}", "unreadable") from None
    if len(raw) > MAX_BYTES:
        raise RecordError(f"{path.name}: larger than {MAX_BYTES} bytes", "too_large")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path.name}: not UTF-8 text", "damaged") from None
    return from_text(text, path.name)


def save(record: Record, path: Path) -> None:
    """Write atomically (temporary file, fsync, rename); the old file survives any OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with temporary.open("w", encoding="utf-8") as file:
            file.write(to_text(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
