"""The texts of the position editor for Cortez: pieces, places, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.cortez.words.card_texts import CHIEF_NAMES, card_name
from desktop.games.cortez.words.places import nation_name, square_name
from desktop.language.translation import translate
from desktop.table.game_editor import Fault
from engine.core.editing import Piece, Target
from engine.games.cortez.cards import BRIBERY_NAMES, NATIONS, PROVISION_NAMES


def group_heading(name: str) -> str:
    """Return the heading of a group of pieces."""
    return {
        "troops": translate("CortezEditing", "Troops, broken bridges"),
        "collars": translate("CortezEditing", "Collars"),
        "turn": translate("CortezEditing", "Whose turn, whose hand"),
        "actions": translate("CortezEditing", "Actions"),
        "chief": translate("CortezEditing", "Chief, temple"),
        "provisions": translate("CortezEditing", "Provisions"),
        "warriors": translate("CortezEditing", "Warriors"),
        "bribery": translate("CortezEditing", "Bribery"),
        "treasures": translate("CortezEditing", "Treasures"),
    }[name]


def piece_name(piece: Piece, names: Mapping[str, str]) -> str:
    """Return the name of a piece."""
    match piece:
        case ("troop", "spanish", *_):
            return translate("CortezEditing", "A Spanish troop")
        case ("troop", *_):
            return translate("CortezEditing", "An Aztec troop")
        case ("bridge",):
            return translate("CortezEditing", "Break a bridge")
        case ("collar", seat, _) if not names[seat]:
            return translate("CortezEditing", "Your collar: mark a troop, or unmark it")
        case ("collar", seat, _):
            text = translate("CortezEditing", "{name}’s collar: mark a troop, or unmark it")
            return text.format(name=names[seat])
        case ("turn", seat, _) if not names[seat]:
            return translate("CortezEditing", "It is your turn, and your hand is shown")
        case ("turn", seat, _):
            text = translate("CortezEditing", "{name} to play, and their hand is shown")
            return text.format(name=names[seat])
        case ("actions",):
            return translate(
                "CortezEditing", "Actions left: click for one more, right-click for one fewer"
            )
        case ("treasure", seat, _) if not names[seat]:
            return translate(
                "CortezEditing", "Your treasures: click for one more, right-click for one fewer"
            )
        case ("treasure", seat, _):
            text = translate(
                "CortezEditing",
                "{name}’s treasures: click for one more, right-click for one fewer",
            )
            return text.format(name=names[seat])
        case ("chief", chief):
            return CHIEF_NAMES[chief]
        case ("temple",):
            return translate("CortezEditing", "The objective of the player whose turn it is")
        case (_, card):
            return card_name(card)
    raise AssertionError(piece)


def place_name(target: Target, names: Mapping[str, str]) -> str:
    """Return the name of a place."""
    match target:
        case ("square", square):
            return square_name(square)
        case ("hand", *_):
            return translate("CortezEditing", "The hand")
        case ("discard",):
            return translate("CortezEditing", "The discarded provisions")
    return translate("CortezEditing", "The chief")


def displayed_name(word: str) -> str:
    """Return the displayed name of a place, card or nation in an error; else the word itself."""
    if word in (*PROVISION_NAMES, *BRIBERY_NAMES):
        return card_name(word)
    if word in NATIONS:
        return nation_name(word)
    return square_name(word) if "," in word or word.startswith("T") else word


FAULTS = {
    "two_troops": Fault(
        lambda: translate("CortezEditing", "There is already a troop there: {square}."),
    ),
    "bridge_broken": Fault(
        lambda: translate("CortezEditing", "No troop can be on a broken bridge."),
    ),
    "too_many_troops": Fault(
        lambda: translate("CortezEditing", "Each nation has only {most} troops."),
    ),
    "foreign_collar": Fault(
        lambda: translate("CortezEditing", "{name} can mark troops of their own nation only."),
        lambda: translate("CortezEditing", "You can mark troops of your own nation only."),
    ),
    "too_many_collars": Fault(
        lambda: translate("CortezEditing", "{name} has only {most} collars."),
        lambda: translate("CortezEditing", "You have only {most} collars."),
    ),
    "city_full": Fault(
        lambda: translate("CortezEditing", "The city would be full, which ends the game."),
    ),
    "broken_twice": Fault(
        lambda: translate("CortezEditing", "That bridge is already broken."),
    ),
    "no_warrior": Fault(
        lambda: translate("CortezEditing", "No warrior of value {value} is left."),
    ),
    "no_card": Fault(
        lambda: translate("CortezEditing", "{card}: there are none left."),
    ),
    "all_awarded": Fault(
        lambda: translate("CortezEditing", "All treasures would be awarded, which ends the game."),
    ),
    "out_of_range": Fault(
        lambda: translate("CortezEditing", "That number is too high or too low."),
    ),
    "idle": Fault(
        lambda: translate("CortezEditing", "{name} would have no possible move."),
        lambda: translate("CortezEditing", "You would have no possible move."),
    ),
}
