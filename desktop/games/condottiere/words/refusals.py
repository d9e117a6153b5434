"""Reasons why an action at Condottiere is refused."""

from __future__ import annotations

from desktop.games.condottiere.selection.selection import SelectionStage
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from engine.core.values import Action
from engine.games.condottiere.actions import Choose, Play
from engine.games.condottiere.rules.editions import THIRD_EDITION
from engine.games.condottiere.views.view import CondottiereView


def refusal(key: str, action: Action, view: CondottiereView) -> str:
    """Return the sentence for a key of the rules, or "" for an unknown key."""
    match key, action:
        case (("region_owned" | "own_region" | "pope_here"), Choose(region)):
            text = _of_region(key)
            return text.format(region=region_name(region))
        case "region_owned", Play(pope=str(region)):
            text = translate(
                "Condottiere", "{region} has an owner already: the Pope cannot go there."
            )
            return text.format(region=region_name(region))
        case "barred", Play(card="bishop") if view.edition == THIRD_EDITION.id:
            return translate("Condottiere", "In the final battle the Pope stays where he is.")
    return refusals().get(key, "")


def reminder(stage: SelectionStage) -> str:
    """Return the reminder of what to choose at a stage, after a click that meant no action."""
    match stage:
        case SelectionStage.REGION:
            return translate("Condottiere", "Now choose a region on the map.")
        case SelectionStage.CARD:
            return translate("Condottiere", "Now play a card from your hand, or pass.")
        case SelectionStage.TAKE:
            return translate("Condottiere", "Now choose a mercenary in your own line to take back.")
        case SelectionStage.POPE:
            return translate("Condottiere", "Now choose a region on the map for the Pope.")
        case SelectionStage.KEEP:
            return translate("Condottiere", "Now choose up to two cards in your hand to keep.")
    return translate("Condottiere", "Now choose one of the buttons above.")


def refusals() -> dict[str, str]:
    """Return the reasons for refusals, by the key of the rules."""
    return {
        "over": translate("Condottiere", "The game is over."),
        "not_your_turn": translate("Condottiere", "It is not your turn."),
        "not_asked": translate("Condottiere", "That is not what you have to decide now."),
        "not_in_hand": translate("Condottiere", "That card is not in your hand."),
        "region_owned": translate("Condottiere", "That region has an owner."),
        "own_region": translate("Condottiere", "That region is yours already."),
        "pope_here": translate("Condottiere", "The Pope protects that region."),
        "contested": translate(
            "Condottiere", "The battle is for that region: the Pope cannot go there."
        ),
        "not_in_line": translate(
            "Condottiere",
            "There is no such mercenary in your line.",
        ),
        "face_down": translate("Condottiere", "A Scarecrow cannot bring back a hidden card."),
        "not_a_mercenary": translate("Condottiere", "A Scarecrow brings back mercenaries only."),
        "must_name": translate(
            "Condottiere", "The first region of a game must be chosen, so you cannot decline."
        ),
        "no_decline": translate("Condottiere", "You must choose a region."),
        "barred": translate(
            "Condottiere", "Surrender and Bishop cannot be played in the final battle."
        ),
        "nothing_hidden": translate("Condottiere", "You have no hidden card."),
        "holds_mercenary": translate(
            "Condottiere", "Only a hand without mercenaries can be discarded."
        ),
        "already_shown": translate("Condottiere", "These cards have been shown already."),
        "no_room": translate("Condottiere", "You may not draw that many cards."),
        "too_many": translate("Condottiere", "You may keep two cards at most."),
        "unknown": translate("Condottiere", "There is no such move."),
    }


def _of_region(key: str) -> str:
    match key:
        case "region_owned":
            return translate("Condottiere", "{region} has an owner already.")
        case "own_region":
            return translate("Condottiere", "{region} is yours already.")
    return translate("Condottiere", "The Pope protects {region}: no battle there.")
