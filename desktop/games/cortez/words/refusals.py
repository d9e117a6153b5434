"""Why an answer at Cortez is not possible, in words."""

from __future__ import annotations

from desktop.games.cortez.choosing import Stage
from desktop.language import translate


def reminder(stage: Stage) -> str:
    """What is asked at a stage, for a click that meant no answer."""
    match stage:
        case Stage.TROOP:
            return translate("Cortez", "Now one of the lit troops is chosen, on the map.")
        case Stage.SQUARE:
            return translate("Cortez", "Now a lit square is chosen, on the map.")
        case Stage.BRIDGE:
            return translate("Cortez", "Now a bridge is chosen, on the map.")
        case Stage.CARD:
            return translate("Cortez", "Now a bribery card of the hand is played, or none.")
        case Stage.LAY:
            return translate("Cortez", "Now warriors and weapons of the hand are laid.")
        case Stage.FORM:
            return translate("Cortez", "Now cards and numbers are chosen, below the map.")
    return translate("Cortez", "Now one of the buttons above is chosen.")
