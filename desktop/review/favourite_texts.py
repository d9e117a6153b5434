"""The review's texts about how often a player was the favourite."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language import attendance_texts
from desktop.language.translation import translate
from desktop.review.findings import Findings
from engine.core.values import Leave, Seat
from engine.review.moments import Moment


def favourite_text(findings: Findings, name: str) -> str:
    """Return for how many moves the seat was the favourite, and how many a bot played for it.

    Returns "" until the review is complete: beside its progress the sentence would be read as a
    result of the part looked at.
    """
    complete = findings.is_curve_complete and findings.are_moves_complete
    if not complete or not findings.match.ply:
        return ""
    return (
        f"{_favourite_moves(findings, name)} {_moves_by_bot(findings.bot_move_count, name)}".strip()
    )


def stand_ins_text(findings: Findings, names: Sequence[str]) -> str:
    """Return for which seats a bot played part of the match and who gave up, or "".

    What `favourite_text` tells of the judged seat is not told twice.
    """
    match, seat = findings.match, findings.seat
    away = {step.seat for step in match.steps if isinstance(step.action, Leave)}
    if favourite_text(findings, names[seat]):
        away.discard(seat)
    return attendance_texts.bots_played(names, away, match.attendance.given_up)


def _moves_by_bot(count: int, name: str) -> str:
    """Return in words how many moves a bot played for a seat, or ""."""
    if not count:
        return ""
    if not name:
        return translate("Review", "A bot in your seat played %n move(s).", "", count)
    text = translate("Review", "A bot in {name}’s seat played %n move(s).", "", count)
    return text.format(name=name)


def _favourite_moves(findings: Findings, name: str) -> str:
    """Return the sentence about the moves during which the player was the favourite."""
    moments = [moment for moment in map(findings.at, findings.moves.ends) if moment is not None]
    seat = findings.seat
    ahead = sum(
        moment.chances[seat] >= max(*moment.chances, 1 - sum(moment.chances)) for moment in moments
    )
    if not ahead and any(_may_lead(moment, seat) for moment in moments):
        return ""
    if not ahead and name:
        return translate("Review", "{name} was never the favourite.").format(name=name)
    if not ahead:
        return translate("Review", "You were never the favourite.")
    if name:
        text = translate(
            "Review", "{name} was the favourite for {ahead} of %n move(s).", "", len(moments)
        )
        return text.format(name=name, ahead=ahead)
    text = translate(
        "Review", "You were the favourite for {ahead} of %n move(s).", "", len(moments)
    )
    return text.format(ahead=ahead)


def _may_lead(moment: Moment, seat: Seat) -> bool:
    """Return whether a seat's chance may be the highest of all seats, by the margins of error."""
    highest = moment.chances[seat] + moment.doubts[seat]
    return all(
        highest >= chance - doubt
        for chance, doubt in zip(moment.chances, moment.doubts, strict=True)
    )
