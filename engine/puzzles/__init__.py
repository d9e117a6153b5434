"""Puzzles: positions with a single action that provably wins or saves; solved, shared and mined."""

from engine.puzzles.attempt import Attempt, Failure
from engine.puzzles.collection import all_puzzles, puzzle_of_the_day, puzzles_of
from engine.puzzles.proof import check
from engine.puzzles.puzzle import Origin, Puzzle, PuzzleError
from engine.puzzles.sharing import (
    SUFFIX,
    line_of,
    load_puzzle,
    puzzle_from_line,
    save_puzzle,
)
from engine.puzzles.verdict import Verdict

__all__ = [
    "SUFFIX",
    "Attempt",
    "Failure",
    "Origin",
    "Puzzle",
    "PuzzleError",
    "Verdict",
    "all_puzzles",
    "check",
    "line_of",
    "load_puzzle",
    "puzzle_from_line",
    "puzzle_of_the_day",
    "puzzles_of",
    "save_puzzle",
]
