"""What became of each puzzle, as the settings remember it, and the puzzles that others sent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from desktop.storage.settings import Settings, parse_day
from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.puzzles import Puzzle, line_of, puzzle_from_line

KEY, RECEIVED = "puzzles", "received"
#: Puzzles of others that are kept, the newest of them.
MOST = 40


@dataclass(frozen=True, slots=True)
class Standing:
    """How far somebody is with a puzzle."""

    #: Tries that failed.
    tries: int = 0
    #: The day it was solved, as 2026-11-23; "": not yet.
    solved: str = ""
    #: The answer was shown before.
    helped: bool = False

    @property
    def sealed(self) -> bool:
        """Whether it was solved without help."""
        return bool(self.solved) and not self.helped


def standing(settings: Settings, puzzle: str) -> Standing:
    """How far one is with a puzzle of that id; whatever is damaged counts as nothing."""
    known = settings.get(KEY).get(puzzle)
    if not isinstance(known, dict):
        return Standing()
    tries, solved = known.get("tries"), known.get("solved")
    return Standing(
        tries if type(tries) is int and tries > 0 else 0,
        parse_day(solved),
        known.get("helped") is True,
    )


def note_try(settings: Settings, puzzle: str) -> None:
    """One more try failed; nothing counts once it is solved."""
    now = standing(settings, puzzle)
    if not now.solved:
        _keep(settings, puzzle, Standing(now.tries + 1, "", now.helped))


def note_help(settings: Settings, puzzle: str) -> None:
    """The answer was shown; who solved it before needed no help."""
    now = standing(settings, puzzle)
    if not now.solved:
        _keep(settings, puzzle, Standing(now.tries, "", True))


def note_solved(settings: Settings, puzzle: str, day: date) -> None:
    """It was solved; the first time counts."""
    now = standing(settings, puzzle)
    if not now.solved:
        _keep(settings, puzzle, Standing(now.tries, day.isoformat(), now.helped))


def solved_days(settings: Settings, puzzles: Iterable[Puzzle]) -> list[str]:
    """The days on which those were solved that were solved without help."""
    found = (standing(settings, puzzle.id) for puzzle in puzzles)
    return [one.solved for one in found if one.sealed]


def _keep(settings: Settings, puzzle: str, now: Standing) -> None:
    known = settings.get(KEY).get(puzzle)
    # What a later version notes besides stays.
    said: dict[str, Json] = {**(known if isinstance(known, dict) else {}), "tries": now.tries}
    if now.solved:
        said["solved"] = now.solved
    if now.helped:
        said["helped"] = True
    settings.set(KEY, {**settings.get(KEY), puzzle: said})


# -- from others -----------------------------------------------------------------------------------


def received(settings: Settings) -> list[Puzzle]:
    """Puzzles that others sent, the newest first; what cannot be read any more is left out."""
    found = []
    for line in settings.get(RECEIVED):
        try:
            found.append(puzzle_from_line(str(line)))
        except ConquistaError:
            continue
    return found


def take_in(settings: Settings, puzzle: Puzzle) -> None:
    """Keep a puzzle that somebody sent; raises PuzzleError for one too large to be handed on."""
    line = line_of(puzzle)
    others = [one for one in settings.get(RECEIVED) if one != line]
    settings.set(RECEIVED, [line, *others][:MOST])
