"""How a match of Cortez ended, in words; an empty name is the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.words.names import together
from desktop.language.translation import translate
from engine.core.game import Result


def headline(result: Result, names: Sequence[str]) -> str:
    """Who won; or, after a resignation, who left."""
    if result.by == "resignation":
        left = [name for seat, name in enumerate(names) if seat not in result.winners]
        if len(left) == 1 and left[0]:
            return translate("Cortez", "{name} gave up the game.").format(name=left[0])
        return translate("Cortez", "You gave up the game.")
    return _win([names[seat] for seat in result.winners])


def detail(result: Result, names: Sequence[str]) -> str:
    """What decided it."""
    if result.by == "resignation":
        return _win([names[seat] for seat in result.winners])
    return details()[result.by]


def details() -> dict[str, str]:
    """What ended the match, by the key of its result."""
    return {
        "treasures": translate("Cortez", "The last treasure was found; points decided."),
        "city_full": translate("Cortez", "The city was full; points decided."),
    }


def _win(winners: Sequence[str]) -> str:
    """One or several win."""
    if len(winners) == 1:
        if not winners[0]:
            return translate("Cortez", "You win!")
        return translate("Cortez", "{name} wins.").format(name=winners[0])
    others = together([name for name in winners if name])
    if "" in winners:
        return translate("Cortez", "You win, together with {names}!").format(names=others)
    return translate("Cortez", "{names} win.").format(names=others)
