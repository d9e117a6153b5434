"""What a turning point led to: what the match settled next, and how the chance went meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QTextDocumentFragment

from desktop.language import translate
from desktop.review.findings import Findings, Turn
from desktop.review.hindsight import went
from desktop.table.chapters import Chapter, whole
from desktop.table.texts import GameTexts
from engine.match import Match

#: Answers within which something counts as having followed, beside those of the same chapter, and
#: sentences of it.
_SOON, _MOST = 8, 2


def followed(
    findings: Findings,
    turn: Turn,
    chapters: Sequence[Chapter],
    texts: GameTexts,
    names: Sequence[str],
) -> str:
    """What followed, as the seat perceived it, and its chance then with every hand open, or ""."""
    match = findings.match
    end = _chapter_end(chapters, turn.ply, match.ply)
    ply, said = _settled(match, turn, max(end, turn.ply + _SOON), texts, names)
    told = [said] if said else []
    before, after = findings.at(turn.ply), findings.at(ply if said else end)
    if before is not None and after is not None:
        hidden = not match.game.perfect_information
        chances = before.chances[turn.seat], after.chances[turn.seat]
        told.append(went(*chances, names[turn.seat], hidden=hidden))
    if not told:
        return ""
    return translate("Review", "What followed: {told}").format(told=" ".join(told))


def _chapter_end(chapters: Sequence[Chapter], ply: int, last: int) -> int:
    return next(one.last for one in whole(chapters, last) if one.last > ply)


def _settled(
    match: Match, turn: Turn, until: int, texts: GameTexts, names: Sequence[str]
) -> tuple[int, str]:
    """After how many answers something was settled first, and what; (0, "") if nothing was."""
    for ply, step in enumerate(match.steps[turn.ply : until], turn.ply + 1):
        events = [event for event in step.seen_by(turn.seat) if texts.settles(event)]
        told = (texts.sentences(one, names, turn.seat) for one in texts.worth_telling(events))
        said = [QTextDocumentFragment.fromHtml(one).toPlainText() for one in told if one]
        if said:
            return ply, " ".join(said[:_MOST])
    return 0, ""
