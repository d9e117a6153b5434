"""What the chances of a review are made of, in words: every hand lies open, where there are any."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from desktop.table.callouts.advice import percent
from engine.review.curve import DEEPER, MOST


def caption(*, hidden: bool) -> str:
    """The line below the heading of the curve; another about how often follows (`effort`)."""
    if hidden:
        return translate("Review", "Hindsight: every hand open,")
    return translate("Review", "Found by searching ahead,")


def effort(*, hidden: bool) -> str:
    """How much a moment is played on, or where nothing is hidden, searched."""
    if hidden:
        return translate("Review", "up to %n game(s) a moment", "", MOST)
    return translate("Review", "%n tries a moment", "", DEEPER * MOST)


def source(*, hidden: bool, played_on: bool = True, certain: bool = False) -> str:
    """What the chances of a moment are made of; without playing on, of those around it, and where
    they are certain, of all that may follow.
    """
    if not hidden:
        if certain:
            return translate("Review", "Looked through to the end.")
        if played_on:
            return translate("Review", "Found by searching ahead from here.")
        return translate("Review", "Estimated from the moments around it.")
    if played_on:
        return translate("Review", "Every hand open: that is hindsight.")
    return translate("Review", "Every hand open; estimated from the moments around it.")


def given_up() -> str:
    """The same of the last moment of a match that somebody gave up."""
    return translate("Review", "The game was given up here.")


def horizon(first: int, ply: int, chances: Sequence[float], names: Sequence[str]) -> str:
    """What there is to say of the `first` moment that is known for certain and of the one before
    it, between which a chance falls or rises by nobody's doing; "" of all others.
    """
    if ply == first - 1:
        return translate(
            "Review",
            "Estimated. From the next move on everything is looked through to the end: a step there"
            " need not be a mistake.",
        )
    if ply != first:
        return ""
    if max(chances) < 1.0:
        return translate(
            "Review", "From here neither can force a win. What lies before is estimated."
        )
    winner = names[chances.index(1.0)]
    rival = next(name for name, chance in zip(names, chances, strict=True) if chance < 1.0)
    if not winner:
        text = translate(
            "Review",
            "From here you can win, whatever {rival} plays. What lies before is estimated.",
        )
    elif not rival:
        text = translate(
            "Review",
            "From here {name} can win, whatever you play. What lies before is estimated.",
        )
    else:
        text = translate(
            "Review",
            "From here {name} can win, whatever {rival} plays. What lies before is estimated.",
        )
    return text.format(name=winner, rival=rival)


def judged(*, hidden: bool) -> str:
    """What the chances of answers are made of."""
    if hidden:
        return translate("Review", "Chance of winning, in worlds drawn from what was known then.")
    return translate("Review", "Chance of winning, found by searching ahead from here.")


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
