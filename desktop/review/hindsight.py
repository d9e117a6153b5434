"""What the chances of a review are made of, in words: every hand lies open, where there are any."""

from __future__ import annotations

from desktop.language import translate
from desktop.table.advice import percent


def caption(*, hidden: bool) -> str:
    """The line below the heading of the curve; another about its games follows."""
    if hidden:
        return translate("Review", "Hindsight: every hand open,")
    return translate("Review", "Found by playing on,")


def source(*, hidden: bool, played_on: bool = True) -> str:
    """What the chances of a moment are made of; without playing on, of those around it."""
    if not hidden:
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


def went(before: float, after: float, name: str, *, hidden: bool) -> str:
    """How a chance went; `name` "": the person at the screen."""
    if percent(before) == percent(after):
        said = _stayed(name, hidden=hidden)
    else:
        said = _changed(name, hidden=hidden)
    return said.format(name=name, before=percent(before), after=percent(after))


def _stayed(name: str, *, hidden: bool) -> str:
    if hidden and name:
        return translate("Review", "With every hand open {name} stayed at {after}.")
    if hidden:
        return translate("Review", "With every hand open your chance stayed at {after}.")
    if name:
        return translate("Review", "{name} stayed at {after}.")
    return translate("Review", "Your chance stayed at {after}.")


def _changed(name: str, *, hidden: bool) -> str:
    if hidden and name:
        return translate("Review", "With every hand open {name} went from {before} to {after}.")
    if hidden:
        return translate(
            "Review", "With every hand open your chance went from {before} to {after}."
        )
    if name:
        return translate("Review", "{name} went from {before} to {after}.")
    return translate("Review", "Your chance went from {before} to {after}.")
