"""What a turning point led to: what the match settled next, and the curve says of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QTextDocumentFragment

from desktop.language.names import after_colon
from desktop.language.translation import translate
from desktop.review.findings import Findings, Turn
from desktop.review.hindsight import led
from desktop.table.replay.chapters import Chapter, whole
from desktop.table.texts import GameTexts
from engine.play.match import Match
from engine.review.coach import answered

#: Sentences of what followed.
_MOST = 2
#: Answers after the next own one, at the most, whose work may still be said to have followed.
_SOON = 6


def followed(
    findings: Findings,
    turn: Turn,
    chapters: Sequence[Chapter],
    texts: GameTexts,
    names: Sequence[str],
) -> str:
    """What was settled next, as the seat perceived it, in the same chapter or before it answered
    again; where nothing is hidden, what was settled soon after that, if nothing was; or "".
    """
    match = findings.match
    end = next(one.last for one in whole(chapters, match.ply) if one.last > turn.ply)
    later = (ply for ply in answered(match, turn.seat) if ply > turn.ply)
    until = max(end, next(later, match.ply))
    ply, said = _settled(match, turn, range(turn.ply, until), texts, names)
    text = translate("Review", "What followed: {told}")
    if not said and match.game.perfect_information:
        soon = range(until, min(match.ply, until + _SOON))
        ply, said = _settled(match, turn, soon, texts, names)
        text = translate("Review", "What followed at move {number}: {told}")
    if not said:
        return ""
    proper = (*filter(None, names), *(one.name for one in chapters if one.name))
    number = findings.moves.number(ply + 1)
    return text.format(number=number, told=after_colon(said, proper))


def compared(findings: Findings, turn: Turn) -> str:
    """The curve at what was played and at what the coach would have played, or "" where it is not
    known; or where nothing is hidden: it values what the answers' chances value, in its own way,
    and two figures of one thing would contradict each other.
    """
    if findings.match.game.perfect_information:
        return ""
    before, after = findings.at(turn.ply), findings.at(turn.ply + 1)
    if before is None or after is None or turn.led is None:
        return ""
    seat = turn.seat
    doubt = max(one.doubts[seat] for one in (before, after, turn.led))
    return led(before.chances[seat], after.chances[seat], turn.led.chances[seat], doubt)


def _settled(
    match: Match, turn: Turn, plies: range, texts: GameTexts, names: Sequence[str]
) -> tuple[int, str]:
    """What was settled first of what these answers did, and by which; "" if nothing was."""
    for ply in plies:
        events = [event for event in match.steps[ply].seen_by(turn.seat) if texts.settles(event)]
        told = (texts.sentences(one, names, turn.seat) for one in texts.worth_telling(events))
        said = [QTextDocumentFragment.fromHtml(one).toPlainText() for one in told if one]
        if said:
            return ply, " ".join(said[:_MOST])
    return turn.ply, ""
