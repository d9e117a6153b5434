"""Share puzzles and positions: as one line of text with a checksum, or as a YAML file.

The line is `conquista-puzzle:1:DATA:SUM`. DATA is compressed JSON in URL-safe base64, SUM the
beginning of its SHA-256.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from engine.core.values import Json
from engine.data.json_documents import MAX_BYTES, naming_file, parse_json
from engine.data.yaml_documents import dump_yaml, read_yaml
from engine.play.position_file import match_of
from engine.puzzles.puzzle import Puzzle, PuzzleError, data_of, puzzle_of
from engine.system import files

#: The suffix of puzzle files.
SUFFIX: Final = ".conquista-puzzle"
#: The beginning of a line.
LINE_PREFIX: Final = "conquista-puzzle:1:"
#: Maximum length of a line in characters.
MAX_LINE_LENGTH: Final = 20_000
_LINE = re.compile(r"conquista-puzzle:([0-9]{1,4}):([A-Za-z0-9_-]+):([0-9a-f]{8})")
#: The texts of a position that is shared without being a puzzle.
PLAIN_TEXTS: Final = {"id": "position", "title": "Position", "aim": "Your move."}


def line_of(shared: Puzzle | Mapping[str, Json]) -> str:
    """Return a line of text for a puzzle, or for a position file that names its game.

    Raises PuzzleError when it would be too long.
    """
    data = data_of(shared) if isinstance(shared, Puzzle) else bare_position(shared)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    packed = base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    line = f"{LINE_PREFIX}{packed}:{_checksum(packed)}"
    if len(line) > MAX_LINE_LENGTH:
        raise PuzzleError(f"line: longer than {MAX_LINE_LENGTH} characters")
    return line


def puzzle_from_line(text: str) -> Puzzle:
    """Return the puzzle in a line. Raises ConquistaError with the fault.

    Spaces and line breaks inserted by mail programs are ignored.
    """
    if len(text) > 2 * MAX_LINE_LENGTH:
        raise PuzzleError("line: too long for a puzzle", "too_large")
    line = _LINE.fullmatch("".join(text.split()))
    if line is None:
        raise PuzzleError("line: not a puzzle, or not all of it", "foreign")
    version, packed, checksum = line.groups()
    if version != "1":
        raise PuzzleError("line: from a later version", "version")
    if _checksum(packed) != checksum:
        raise PuzzleError("line: damaged: a character is missing or another", "damaged")
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(raw, MAX_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise PuzzleError("line: too large", "too_large")
        written = data.decode("utf-8")
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise PuzzleError("line: damaged", "damaged") from None
    return puzzle_of(parse_json(written, "line"))


def bare_position(position: Mapping[str, Json]) -> dict[str, Json]:
    """Return a position as the data of a puzzle without a claim. Raises ConquistaError."""
    match, seats = match_of(dict(position))
    if match.decision is None:
        raise PuzzleError("position: nobody is asked")
    setting = {key: value for key, value in position.items() if key not in ("game", "play")}
    asked_seat = seats[match.decision.seat]
    return {**PLAIN_TEXTS, "game": match.game.id, "seat": asked_seat, "setting": setting}


def save_puzzle(puzzle: Puzzle, path: Path) -> None:
    """Write a puzzle file. Raises OSError."""
    files.write(path, dump_yaml(data_of(puzzle)).encode())


def load_puzzle(path: Path) -> Puzzle:
    """Return the puzzle in a file. Raises ConquistaError."""
    data: Any = read_yaml(path)
    with naming_file(path):
        return puzzle_of(data)


def _checksum(packed: str) -> str:
    return sha256(packed.encode("ascii")).hexdigest()[:8]
