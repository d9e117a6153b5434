"""The coach's verdict on an edited position, in the current language."""

from __future__ import annotations

from desktop.language.translation import translate
from desktop.windows.puzzles import words
from engine.puzzles import Puzzle, Verdict

#: Headline, sentence, and whether the verdict is good; None: unknown.
Said = tuple[str, str, bool | None]


def thinking() -> Said:
    """Return the text while the coach is at work."""
    said = translate("Puzzles", "Every answer of everybody is looked at.")
    return translate("Puzzles", "The coach is thinking…"), said, None


def lost() -> Said:
    """Return the text when the coach failed."""
    said = translate("Editor", "Something went wrong; the position stays as it is.")
    return translate("Puzzles", "The coach cannot say."), said, None


def said(verdict: Verdict, position: Puzzle) -> Said:
    """Return what the next seat can force, but not how: it may be the copy of a puzzle."""
    good = {"win": True, "save": True, "cannot": False}.get(verdict.can)
    return *words.verdict(verdict, position), good
