"""Why a battle line is as strong as it is: its parts in words, which add up to its total."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from desktop.table.facts import ScoreLine
from engine.core.game import Seat
from engine.games.condottiere.rules.battle import HEROIC, SPRING_BONUS
from engine.games.condottiere.views import derived
from engine.games.condottiere.views.view import CondottiereView


def total(view: CondottiereView, seat: Seat) -> int:
    """Strength of what the viewer sees in the line of a seat."""
    return derived.tallies(view)[seat].total


def line_parts(cards: Sequence[str], season: str | None, best: int) -> tuple[ScoreLine, ...]:
    """What a line is made of, so many of each, where `best` is the highest value in play.

    Nothing that adds nothing.
    """
    tally = derived.tally(cards, season, best)
    if season == "winter":
        mercenaries = translate("CondottiereTotals", "Mercenaries, 1 in Winter")
    else:
        mercenaries = translate("CondottiereTotals", "Mercenaries")
    found = [
        ScoreLine(mercenaries, tally.mercenaries, tally.base),
        ScoreLine(
            translate("CondottiereTotals", "Doubled by the Drum"),
            tally.mercenaries,
            tally.base if tally.doubled else 0,
        ),
        ScoreLine(
            translate("CondottiereTotals", "Highest in Spring, 3 more"),
            tally.strengthened,
            SPRING_BONUS * tally.strengthened,
        ),
        ScoreLine(
            translate("CondottiereTotals", "Heroines"), tally.heroines, HEROIC * tally.heroines
        ),
        ScoreLine(translate("CondottiereTotals", "Courtesans"), tally.courtesans, tally.courtesans),
    ]
    return tuple(part for part in found if part.points)
