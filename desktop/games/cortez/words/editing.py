"""The texts of the position editor for Cortez: pieces, places, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.cortez.words.card_texts import CHIEF_NAMES, card_name
from desktop.games.cortez.words.places import nation_name, square_name
from desktop.language.translation import translate
from desktop.table.edit_part import Fault
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
            return translate("CortezEditing", "Destroys a bridge")
        case ("collar", seat, _) if not names[seat]:
            return translate("CortezEditing", "Your collar: marks a troop, or unmarks it")
        case ("collar", seat, _):
            text = translate("CortezEditing", "{name}’s collar: marks a troop, or unmarks it")
            return text.format(name=names[seat])
        case ("turn", seat, _) if not names[seat]:
            return translate("CortezEditing", "It is your turn, and your hand lies open")
        case ("turn", seat, _):
            text = translate("CortezEditing", "{name} is on turn, and that hand lies open")
            return text.format(name=names[seat])
        case ("actions",):
            return translate(
                "CortezEditing", "Actions left: a click gives one more, a right click one less"
            )
        case ("treasure", seat, _) if not names[seat]:
            return translate(
                "CortezEditing", "Your treasures: a click gives one more, a right click one less"
            )
        case ("treasure", seat, _):
            text = translate(
                "CortezEditing",
                "{name}’s treasures: a click gives one more, a right click one less",
            )
            return text.format(name=names[seat])
        case ("chief", chief):
            return CHIEF_NAMES[chief]
        case ("temple",):
            return translate("CortezEditing", "The temple whoever is on turn must take")
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
    """Return the displayed name of a place, card or nation in a message; else the word itself."""
    if word in (*PROVISION_NAMES, *BRIBERY_NAMES):
        return card_name(word)
    if word in NATIONS:
        return nation_name(word)
    return square_name(word) if "," in word or word.startswith("T") else word


FAULTS = (
    Fault(
        r"troops\[\d+\]\.at: two troops at (?P<square>\S+)",
        lambda: translate("CortezEditing", "A troop stands there already: {square}."),
    ),
    Fault(
        r"troops\[\d+\]\.at: the bridge at .* is destroyed",
        lambda: translate("CortezEditing", "No troop stands on a destroyed bridge."),
    ),
    Fault(
        r"troops\[\d+\]: more than (?P<most>\d+) troops are (?P<nation>\w+)",
        lambda: translate("CortezEditing", "There are only {most} troops of {nation}."),
    ),
    Fault(
        r"troops\[\d+\]\.collar: (?P<name>\w+) is not (?P<nation>\w+)",
        lambda: translate("CortezEditing", "{name} marks no troop of {nation}."),
        lambda: translate("CortezEditing", "You mark no troop of {nation}."),
    ),
    Fault(
        r"troops\[\d+\]\.collar: (?P<name>\w+) has only (?P<most>\d+)",
        lambda: translate("CortezEditing", "{name} has only {most} collars."),
        lambda: translate("CortezEditing", "You have only {most} collars."),
    ),
    Fault(
        r"troops: they fill the city, which ends the match",
        lambda: translate("CortezEditing", "The city would be full, which ends the match."),
    ),
    Fault(
        r"destroyed_bridges\[\d+\]: \w+ a second time",
        lambda: translate("CortezEditing", "That bridge is destroyed already."),
    ),
    Fault(
        r".*: more cards of (?:spanish|aztec) warrior of value (?P<value>\d) than there are",
        lambda: translate("CortezEditing", "No warrior of value {value} is left."),
    ),
    Fault(
        r".*: more cards of (?P<card>\w+) than there are",
        lambda: translate("CortezEditing", "{card}: no card of it is left."),
    ),
    Fault(
        r"treasures: \d+ cannot be awarded yet|treasures\.\w+: (?!-).*",
        lambda: translate(
            "CortezEditing", "All treasures would be awarded, and the match be over."
        ),
    ),
    Fault(
        r"(?:treasures\.\w+|actions_left): .*, expected .*",
        lambda: translate("CortezEditing", "There cannot be so many, or so few."),
    ),
    Fault(
        r"turn: (?P<name>\w+) has no possible answer",
        lambda: translate("CortezEditing", "{name} could not do anything."),
        lambda: translate("CortezEditing", "You could not do anything."),
    ),
)
