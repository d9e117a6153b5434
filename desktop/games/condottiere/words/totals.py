"""Why a battle line is as strong as it is: its parts in words, which add up to its total."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.names import card_value
from desktop.language import translate
from desktop.table.game import ScoreLine
from engine.core import Seat
from engine.games.condottiere.battle import HEROIC, SPRING_BONUS
from engine.games.condottiere.standing import tallies
from engine.games.condottiere.views import CondottiereView


def total(view: CondottiereView, seat: Seat) -> int:
    """Strength of what the looker sees in the line of a seat."""
    return tallies(view)[seat].total


def line_parts(cards: Sequence[str], season: str | None, best: int) -> tuple[ScoreLine, ...]:
    """What a line is made of, so many of each, where `best` is the highest value in play.

    Nothing that adds nothing.
    """
    values = [card_value(card) for card in cards if card_value(card)]
    gaining = values.count(best) if season == "spring" else 0
    heroines, courtesans = cards.count("heroine"), cards.count("courtesan")
    if season == "winter":
        base, mercenaries = len(values), translate("CondottiereTotals", "Mercenaries, 1 in Winter")
    else:
        base, mercenaries = sum(values), translate("CondottiereTotals", "Mercenaries")
    doubled = base if "drum" in cards else 0
    found = [
        ScoreLine(mercenaries, len(values), base),
        ScoreLine(translate("CondottiereTotals", "Doubled by the Drum"), len(values), doubled),
        ScoreLine(
            translate("CondottiereTotals", "Highest in Spring, 3 more"),
            gaining,
            SPRING_BONUS * gaining,
        ),
        ScoreLine(translate("CondottiereTotals", "Heroines"), heroines, HEROIC * heroines),
        ScoreLine(translate("CondottiereTotals", "Courtesans"), courtesans, courtesans),
    ]
    return tuple(part for part in found if part.points)
