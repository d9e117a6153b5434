"""The puzzles that come with the games."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path

from engine.core.rng import Rng
from engine.core.values import Json
from engine.data.yaml_documents import read_yaml
from engine.games import GAMES, find
from engine.puzzles.puzzle import Puzzle, PuzzleError, puzzle_of
from engine.system.resources import asset


def books() -> list[Path]:
    """Return the paths of all puzzle files."""
    return sorted(asset().glob("*/puzzles.yaml"))


def texts(book: Json) -> Iterator[str]:
    """Yield every displayed text in the data of a file, for translation."""
    for puzzle in book["puzzles"]:
        yield from (puzzle[key] for key in ("title", "aim", "note") if puzzle.get(key))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first. Raises ConquistaError."""
    find(game)
    puzzles = (puzzle for puzzle in _load_all() if puzzle.game == game)
    return tuple(sorted(puzzles, key=lambda puzzle: puzzle.grade))


def all_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of all games, game by game. Raises ConquistaError."""
    return tuple(puzzle for game in GAMES for puzzle in puzzles_of(game))


@cache
def _load_all() -> tuple[Puzzle, ...]:
    puzzle_by_id: dict[str, Puzzle] = {}
    for path in books():
        for puzzle in puzzles_in(path):
            if puzzle.id in puzzle_by_id:
                raise PuzzleError(f"{puzzle.id}: twice")
            puzzle_by_id[puzzle.id] = puzzle
    return tuple(puzzle_by_id.values())


@cache
def puzzles_in(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file. Raises ConquistaError."""
    return tuple(puzzle_of(data) for data in read_book(path))


@cache
def read_book(path: Path) -> list[Json]:
    """Return the data of the puzzles in a file. Raises ConquistaError."""
    book = read_yaml(path)
    if not isinstance(book, dict) or not isinstance(book.get("puzzles"), list):
        raise PuzzleError(f"{path.parent.name}: expected a list of puzzles")
    return list(book["puzzles"])


def puzzle_of_the_day(day: date) -> Puzzle:
    """Return the puzzle of a day; each occurs once before any is repeated."""
    puzzles = sorted(all_puzzles(), key=lambda puzzle: puzzle.id)
    turn, index = divmod(day.toordinal(), len(puzzles))
    return _shuffle_turn(puzzles, turn)[index]


def _shuffle_turn(puzzles: list[Puzzle], turn: int) -> list[Puzzle]:
    """Return the order of one turn; it never begins with the last puzzle of the turn before."""
    order = puzzles[:]
    Rng(turn).shuffle(order)
    before = puzzles[:]
    Rng(turn - 1).shuffle(before)
    if order[0] is before[-1]:
        order[0], order[1] = order[1], order[0]
    return order
