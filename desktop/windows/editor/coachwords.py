"""What the coach says of an edited position, in the language of the moment."""

from __future__ import annotations

from desktop.language.translation import translate
from desktop.windows.puzzles import words
from engine.puzzles import Puzzle, Verdict

#: A headline, a sentence, and whether it is good; None: nobody knows yet.
Said = tuple[str, str, bool | None]


def thinking() -> Said:
    """The coach is at work."""
    said = translate("Puzzles", "Every answer of everybody is looked at.")
    return translate("Puzzles", "The coach is thinking…"), said, None


def lost() -> Said:
    """No answer comes."""
    said = translate("Editor", "Something went wrong; the position stays as it is.")
    return translate("Puzzles", "The coach cannot say."), said, None


def said(verdict: Verdict, position: Puzzle) -> Said:
    """What whoever is asked can force; not how, as it may be the copy of a puzzle."""
    good = {"win": True, "save": True, "cannot": False}.get(verdict.can)
    return *words.verdict(verdict, position), good
