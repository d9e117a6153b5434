"""The coach's verdict on an edited position, in the current language."""

from __future__ import annotations

from desktop.language.translation import translate
from desktop.windows.puzzles import puzzle_texts
from engine.puzzles import Puzzle, Verdict

#: Headline, sentence, and whether the verdict is good, None if unknown.
CoachText = tuple[str, str, bool | None]


def thinking() -> CoachText:
    """Return the text while the coach is at work."""
    detail = translate("Puzzles", "Looking at every move of every player.")
    return translate("Puzzles", "The coach is thinking…"), detail, None


def failure_text() -> CoachText:
    """Return the text when the coach failed."""
    detail = translate("Editor", "Something went wrong; the position stays as it is.")
    return translate("Puzzles", "The coach cannot say."), detail, None


def verdict_text(verdict: Verdict, position: Puzzle) -> CoachText:
    """Return the result the next seat can force, without the moves.

    The position may be copied from a puzzle, whose solution must stay hidden.
    """
    good = {"win": True, "save": True, "cannot": False}.get(verdict.can)
    return *puzzle_texts.verdict(verdict, position), good
