"""Positions as lines of text and as files, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.errors import PositionError
from engine.core.values import Json
from engine.data.json_documents import parse_json
from engine.play.draft import Draft
from engine.play.position_file import read_position
from engine.puzzles import (
    SUFFIX,
    Puzzle,
    PuzzleError,
    line_of,
    load_puzzle,
    puzzle_from_line,
)
from engine.puzzles.puzzle import puzzle_of
from engine.puzzles.sharing import bare_position


def as_line(document: Mapping[str, Json]) -> str:
    """Return a position as a line of text: a puzzle's line, or JSON if no seat has a decision."""
    try:
        return line_of(document)
    except PuzzleError:
        return json.dumps(document, ensure_ascii=False)


def puzzle_of_position(document: Mapping[str, Json]) -> Puzzle:
    """Return a position as a puzzle without an aim.

    Raises ConquistaError when no seat has a decision.
    """
    return puzzle_of(bare_position(document))


def as_file(document: Mapping[str, Json]) -> bytes:
    """Return the content of a position file, as `conquista position` reads it."""
    return f"{json.dumps(document, ensure_ascii=False, indent=1)}\n".encode()


def from_line(text: str) -> Draft:
    """Return the position in a line.

    Raises ConquistaError when there is none.
    """
    try:
        return Draft(puzzle_from_line(text).position)
    except PuzzleError as error:
        if error.key != "foreign":
            raise
    return _draft(parse_json(text, "line"))


def from_file(path: Path) -> Draft:
    """Return the position in a file or puzzle file.

    Raises ConquistaError when there is none.
    """
    if path.suffix.lower() == SUFFIX:
        return Draft(load_puzzle(path).position)
    return _draft(read_position(path))


def _draft(data: Any) -> Draft:
    if not isinstance(data, dict):
        raise PositionError("position file: expected a mapping")
    return Draft(data)
