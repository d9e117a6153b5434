"""The progress with each puzzle as kept in the settings, and the puzzles received."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from desktop.storage.settings import Settings, parse_day
from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.puzzles import Puzzle, line_of, puzzle_from_line

#: The setting with the progress of each puzzle.
KEY = "puzzles"
#: The setting with the puzzles received.
RECEIVED = "received"
#: The most puzzles received that are kept; the oldest are dropped.
MAX_RECEIVED = 40


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """The progress with a puzzle."""

    #: The number of failed attempts.
    tries: int = 0
    #: The day it was solved, as 2026-11-23, or "".
    solved: str = ""
    #: Whether the answer was shown before it was solved.
    helped: bool = False

    @property
    def has_seal(self) -> bool:
        """Whether it was solved without help."""
        return bool(self.solved) and not self.helped


def progress_of(settings: Settings, puzzle: str) -> PuzzleProgress:
    """Return the progress with a puzzle by id; damaged entries count as none."""
    stored = settings.get(KEY).get(puzzle)
    if not isinstance(stored, dict):
        return PuzzleProgress()
    tries, solved = stored.get("tries"), stored.get("solved")
    return PuzzleProgress(
        tries if type(tries) is int and tries > 0 else 0,
        parse_day(solved),
        stored.get("helped") is True,
    )


def note_attempt(settings: Settings, puzzle: str) -> None:
    """Count a failed attempt, unless the puzzle is solved already."""
    now = progress_of(settings, puzzle)
    if not now.solved:
        _store(settings, puzzle, PuzzleProgress(now.tries + 1, "", now.helped))


def note_help(settings: Settings, puzzle: str) -> None:
    """Note that the answer was shown, unless the puzzle is solved already."""
    now = progress_of(settings, puzzle)
    if not now.solved:
        _store(settings, puzzle, PuzzleProgress(now.tries, "", helped=True))


def note_solved(settings: Settings, puzzle: str, day: date) -> None:
    """Note the day of the first solution."""
    now = progress_of(settings, puzzle)
    if not now.solved:
        _store(settings, puzzle, PuzzleProgress(now.tries, day.isoformat(), now.helped))


def solved_days(settings: Settings, puzzles: Iterable[Puzzle]) -> list[str]:
    """Return the days on which puzzles were solved without help."""
    all_progress = (progress_of(settings, puzzle.id) for puzzle in puzzles)
    return [puzzle_standing.solved for puzzle_standing in all_progress if puzzle_standing.has_seal]


def _store(settings: Settings, puzzle: str, now: PuzzleProgress) -> None:
    stored = settings.get(KEY).get(puzzle)
    # Entries of a later version are kept.
    entry: dict[str, Json] = {**(stored if isinstance(stored, dict) else {}), "tries": now.tries}
    if now.solved:
        entry["solved"] = now.solved
    if now.helped:
        entry["helped"] = True
    settings.set(KEY, {**settings.get(KEY), puzzle: entry})


# -- puzzles received ------------------------------------------------------------------------------


def received_puzzles(settings: Settings) -> list[Puzzle]:
    """Return the puzzles received, the newest first, without unreadable ones."""
    puzzles = []
    for line in settings.get(RECEIVED):
        try:
            puzzles.append(puzzle_from_line(str(line)))
        except ConquistaError:
            continue
    return puzzles


def take_in(settings: Settings, puzzle: Puzzle) -> None:
    """Keep a received puzzle.

    Raises PuzzleError when it is too large to be shared.
    """
    line = line_of(puzzle)
    others = [other for other in settings.get(RECEIVED) if other != line]
    settings.set(RECEIVED, [line, *others][:MAX_RECEIVED])
