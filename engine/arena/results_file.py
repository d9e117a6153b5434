"""Results of a measurement in a file, so that an interrupted one can be resumed.

The file has lines of JSON: the settings, then a line per deal and line-up, appended when it is
played.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Any

from engine.arena.deals import DealConfig, PlayedGame
from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode
from engine.data.json_documents import parse_json, read_text, shown_name
from engine.system import files, resources

FORMAT = 1
#: Maximum size in bytes of a file of results.
MAX_BYTES = 256_000_000


class ResultsFileError(ConquistaError):
    """A file of results is damaged or belongs to another measurement."""


@cache
def engine_digest() -> str:
    """Return a digest of rules, bots and boards; results are only combined if it is equal."""
    here = Path(__file__).resolve().parents[1]
    digest = sha256()
    # A frozen program has no sources, so the version is included; a source tree has no version.
    with suppress(metadata.PackageNotFoundError):
        digest.update(metadata.version("conquista").encode())
    for folder, pattern in ((here, "*.py"), (resources.root() / "assets", "*.yaml")):
        for file in sorted(folder.rglob(pattern)):
            digest.update(file.relative_to(folder).as_posix().encode())
            digest.update(files.read(file, MAX_BYTES))
    return digest.hexdigest()[:16]


class ResultsFile:
    """The file of results of one measurement."""

    def __init__(self, path: Path, settings: Sequence[DealConfig]) -> None:
        self._path = path
        self._name = shown_name(path)
        self._header = _header(settings)
        self._lineups = [setting.lineup for setting in settings]

    def load(self) -> list[list[PlayedGame]]:
        """Return the results so far, deal after deal; create the file if there is none.

        Raises LedgerError or DocumentError. If the last line is cut off, its deal is played again.
        """
        if not self._path.exists():
            self._write([json.dumps(self._header)])
            return []
        *lines, unfinished_line = read_text(self._path, MAX_BYTES).split("\n")
        if not lines:
            raise ResultsFileError(f"{self._name}: no file of the arena's results", "damaged")
        self._check_header(self._parse_line(lines[0], 1))
        games = [self._read_games(line, number) for number, line in enumerate(lines[1:])]
        if unfinished_line:
            self._write(lines)
        return games

    def add(self, task: tuple[int, int], games: Sequence[PlayedGame]) -> None:
        """Append the results of the next deal and line-up."""
        entry = {"task": task, "games": [encode(game) for game in games]}
        files.append(self._path, (json.dumps(entry) + "\n").encode())

    def _write(self, lines: Sequence[str]) -> None:
        files.write(self._path, "".join(f"{line}\n" for line in lines).encode())

    def _parse_line(self, line: str, number: int) -> dict[str, Json]:
        data = parse_json(line, f"{self._name}, line {number}")
        if not isinstance(data, dict):
            raise ResultsFileError(
                f"{self._name}: damaged: line {number} has no keys with values", "damaged"
            )
        return data

    def _check_header(self, found: Mapping[str, Json]) -> None:
        if found.get("conquista_arena") != FORMAT:
            raise ResultsFileError(f"{self._name}: no file of the arena's results", "damaged")
        for key, wanted in self._header.items():
            if found.get(key) == wanted:
                continue
            if key == "engine":
                raise ResultsFileError(
                    f"{self._name}: made by another version of Conquista", "version"
                )
            difference = f"{key} {json.dumps(found.get(key))}, not {json.dumps(wanted)}"
            raise ResultsFileError(f"{self._name}: another measurement: {difference}", "settings")

    def _read_games(self, line: str, index: int) -> list[PlayedGame]:
        """Return the games in line `index` (from 0) after the first."""
        where = f"{self._name}: damaged at line {index + 2}"
        data = self._parse_line(line, index + 2)
        deal, number = divmod(index, len(self._lineups))
        if data.get("task") != [number, deal]:
            raise ResultsFileError(f"{where}: expected line-up {number}, deal {deal}", "damaged")
        try:
            games = decode(tuple[PlayedGame, ...], data.get("games"), "games")
        except CodecError as error:
            raise ResultsFileError(f"{where}: {error}", "damaged") from None
        seats = len(self._lineups[number])
        if len(games) != seats or not all(_is_sound(game, seats) for game in games):
            raise ResultsFileError(f"{where}: expected {seats} results of {seats} games", "damaged")
        return list(games)


def _is_sound(game: PlayedGame, seats: int) -> bool:
    """Return whether an entry has the keys of a result."""
    return (
        len(game.returns) == seats
        and all(0.0 <= result <= 1.0 for result in game.returns)
        and all(len(blamed) == seats for _, blamed in game.lapses.values())
    )


def _header(settings: Sequence[DealConfig]) -> dict[str, Any]:
    """Return everything that the results depend on, in the form that JSON preserves."""
    first = settings[0]
    return {
        "conquista_arena": FORMAT,
        "game": first.game,
        "lineups": [list(setting.lineup) for setting in settings],
        "options": dict(first.options),
        "iterations": first.budget.iterations,
        "seconds": first.budget.seconds,
        "seed": first.seed,
        "figures": first.figures,
        "sense": first.sense,
        "talk": first.talk,
        "talkers": [*first.talkers],
        "engine": engine_digest(),
    }
