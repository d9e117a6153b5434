"""Why an answer at Cortez is not possible, in words."""

from __future__ import annotations

from desktop.games.cortez.choosing import Stage
from desktop.language import translate
from engine.core import Action
from engine.games.cortez.views import CortezView


def refusal(key: str, action: Action, view: CortezView) -> str:
    """The sentence for a key of the rules; "" for one they do not know."""
    return refusals().get(key, "")


def refusals() -> dict[str, str]:
    """Why not, by the key the rules give."""
    return {
        "over": translate("Cortez", "The game is over."),
        "not_your_turn": translate("Cortez", "It is not your turn."),
        "not_asked": translate("Cortez", "That is not the question now."),
        "unknown": translate("Cortez", "There is no such answer."),
    }


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
