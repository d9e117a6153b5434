"""What the chances of a review are made of, in words: every hand lies open, where there are any."""

from __future__ import annotations

from desktop.language import translate
from desktop.table.advice import percent


def caption(*, hidden: bool) -> str:
    """The line below the heading of the curve; another about its games follows."""
    if hidden:
        return translate("Review", "Hindsight: every hand open,")
    return translate("Review", "Found by playing on,")


def source(*, hidden: bool, played_on: bool = True, certain: bool = False) -> str:
    """What the chances of a moment are made of; without playing on, of those around it, and where
    they are certain, of all that may follow.
    """
    if not hidden:
        if certain:
            return translate("Review", "Looked through to the end.")
        if played_on:
            return translate("Review", "Found by playing on from here.")
        return translate("Review", "Estimated from the moments around it.")
    if played_on:
        return translate("Review", "Every hand open: that is hindsight.")
    return translate("Review", "Every hand open; estimated from the moments around it.")


def judged(*, hidden: bool) -> str:
    """What the chances of answers are made of."""
    if hidden:
        return translate("Review", "Chance of winning, in worlds drawn from what was known then.")
    return translate("Review", "Chance of winning, found by playing on from here.")


def led(before: float, after: float, coach: float, doubt: float) -> str:
    """How a chance went by what was played, and how by the coach's answer, with every hand open;
    all may be off by so much.
    """
    if coach <= after:
        return translate("Review", "Hindsight: as the cards lay, nothing was lost by it.")
    text = translate(
        "Review",
        "Hindsight: {before}\u00a0→\u00a0{after}, after the coach's\u00a0{coach} (±\u00a0{doubt})",
    )
    return text.format(
        before=round(100 * before),
        after=percent(after),
        coach=percent(coach),
        doubt=max(1, round(100 * doubt)),
    )


def branch() -> str:
    """What the dotted line of the curve is."""
    return translate("Review", "dotted: after the coach's move")
