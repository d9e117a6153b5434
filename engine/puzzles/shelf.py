"""The puzzles that come with the games, and the one of the day."""

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
    """Every file of puzzles."""
    return sorted(asset().glob("*/puzzles.yaml"))


def texts(book: Json) -> Iterator[str]:
    """Everything in a book that is shown, to be translated."""
    for puzzle in book["puzzles"]:
        yield from (puzzle[key] for key in ("title", "aim", "note") if puzzle.get(key))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; raises ConquistaError."""
    find(game)
    found = (puzzle for puzzle in _all() if puzzle.game == game)
    return tuple(sorted(found, key=lambda puzzle: puzzle.grade))


def all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of all games, game by game; raises ConquistaError."""
    return tuple(puzzle for game in GAMES for puzzle in puzzles_of(game))


@cache
def _all() -> tuple[Puzzle, ...]:
    found: dict[str, Puzzle] = {}
    for path in books():
        for puzzle in puzzles_in(path):
            if puzzle.id in found:
                raise PuzzleError(f"{puzzle.id}: twice")
            found[puzzle.id] = puzzle
    return tuple(found.values())


@cache
def puzzles_in(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a book; raises ConquistaError."""
    return tuple(puzzle_of(data) for data in read_book(path))


@cache
def read_book(path: Path) -> list[Json]:
    """What is written in a book, puzzle by puzzle; raises ConquistaError."""
    book = read_yaml(path)
    if not isinstance(book, dict) or not isinstance(book.get("puzzles"), list):
        raise PuzzleError(f"{path.parent.name}: expected a list of puzzles")
    return list(book["puzzles"])


def puzzle_of_the_day(day: date) -> Puzzle:
    """A puzzle for every day; all come once before one comes again."""
    puzzles = sorted(all_puzzles(), key=lambda puzzle: puzzle.id)
    turn, place = divmod(day.toordinal(), len(puzzles))
    return _shuffled(puzzles, turn)[place]


def _shuffled(puzzles: list[Puzzle], turn: int) -> list[Puzzle]:
    """Their order in one turn; no turn begins with the last of the one before."""
    order = puzzles[:]
    Rng(turn).shuffle(order)
    before = puzzles[:]
    Rng(turn - 1).shuffle(before)
    if order[0] is before[-1]:
        order[0], order[1] = order[1], order[0]
    return order
