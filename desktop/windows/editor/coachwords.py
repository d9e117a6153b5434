"""What the coach says of an edited position, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language import translate
from desktop.table.game import GameTable
from desktop.windows.puzzles import words
from engine.match import Match
from engine.puzzles import Verdict

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


def said(verdict: Verdict, match: Match, table: GameTable, names: Sequence[str]) -> Said:
    """What can be forced, by whom, and with which answer it begins."""
    good = {"win": True, "save": True, "cannot": False}.get(verdict.can)
    head, detail = words.verdict(verdict)
    if match.decision is not None:
        seat = match.decision.seat
        head = translate("Editor", "{name}: {verdict}").format(name=names[seat], verdict=head)
        if verdict.answers:
            first = table.texts.action(verdict.answers[0], match.view(seat))
            begins = translate("Editor", "It begins with: {answer}.").format(answer=first)
            detail = f"{detail} {begins}"
    return head, detail, good
