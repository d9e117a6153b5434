"""Texts of the position editor of Condottiere: pieces, places, and refused edits."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.condottiere.words.names import card_name
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from desktop.table.game_editor import Fault
from engine.core.editing import Piece, Target
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES


def group_heading(name: str) -> str:
    """Return the heading of a group of pieces."""
    return {
        "owners": translate("CondottiereEditing", "Owners"),
        "pawns": translate("CondottiereEditing", "Pawns"),
        "cards": translate("CondottiereEditing", "Cards: for a hand, a line or the discard pile"),
        "battle": translate("CondottiereEditing", "Turn and passes"),
    }[name]


def piece_name(piece: Piece, names: Mapping[str, str]) -> str:
    """Return the name of a piece."""
    match piece:
        case ("owner", seat) if not names[seat]:
            return translate("CondottiereEditing", "Your shield")
        case ("owner", seat):
            return translate("CondottiereEditing", "{name}’s shield").format(name=names[seat])
        case ("condottiere",):
            return translate("CondottiereEditing", "The Condottiere: for a region or a line")
        case ("pope",):
            return translate("CondottiereEditing", "The Pope")
        case ("turn",):
            return translate("CondottiereEditing", "Whose turn it is")
        case ("passed",):
            return translate("CondottiereEditing", "Has passed")
        case (_, card):
            return card_name(card)
    raise AssertionError(piece)


def place_name(target: Target, names: Mapping[str, str]) -> str:
    """Return the name of a place."""
    match target:
        case ("region", region):
            return region_name(region)
        case ("seat", seat) | ("line", seat, _) if not names[seat]:
            return translate("CondottiereEditing", "Your line")
        case ("seat", seat) | ("line", seat, _):
            return translate("CondottiereEditing", "{name}’s line").format(name=names[seat])
        case ("hand", seat, *_) if not names[seat]:
            return translate("CondottiereEditing", "Your hand")
        case ("hand", seat, *_):
            return translate("CondottiereEditing", "{name}’s hand").format(name=names[seat])
    return translate("CondottiereEditing", "The discard pile")


def displayed_name(word: str) -> str:
    """Return the name of a region or a card from an engine message; other words stay unchanged."""
    if word in CARD_NAMES:
        return card_name(word)
    return region_name(word) if word in BOARD.ids else word


_WHERE = r"\w+(?:\.\w+)?(?:\[\d+\])?"
FAULTS = (
    Fault(
        rf"{_WHERE}: (?P<card>\w+) number \d+, the deck holds (?P<most>\d+)",
        lambda: translate("CondottiereEditing", "{card}: the deck holds {most} of them."),
    ),
    Fault(
        r"region: the Pope is on (?P<region>\w+)",
        lambda: translate(
            "CondottiereEditing", "The Pope is on {region}: it cannot be fought for."
        ),
    ),
    Fault(
        r"(?:region|pope): (?P<region>\w+) is owned by (?P<name>\w+), .*",
        lambda: translate(
            "CondottiereEditing",
            "{region} belongs to {name}: this needs the option Capture regions.",
        ),
        lambda: translate(
            "CondottiereEditing",
            "{region} belongs to you: this needs the option Capture regions.",
        ),
    ),
    Fault(
        r"region: (?P<region>\w+) is the Condottiere's own",
        lambda: translate("CondottiereEditing", "{region} belongs to the Condottiere."),
    ),
    Fault(
        r"table\.\w+: a (?P<card>scarecrow|bishop) does not stay in a line",
        lambda: translate("CondottiereEditing", "{card}: it does not stay in a line."),
    ),
    Fault(
        r"table\.\w+: a (?P<card>\w+) ends the battle",
        lambda: translate("CondottiereEditing", "{card}: it ends the battle."),
    ),
    Fault(
        r"table\.\w+: takes no part in this battle",
        lambda: translate("CondottiereEditing", "This seat takes no part in the battle."),
    ),
    Fault(
        r"table: winter and spring never lie together",
        lambda: translate("CondottiereEditing", "Winter and Spring are never in play together."),
    ),
    Fault(
        r"table: no lines lie there in phase \w+",
        lambda: translate(
            "CondottiereEditing",
            "There are no battle lines now: first put the Condottiere on a region.",
        ),
    ),
    Fault(
        r"passed: nobody does in phase \w+",
        lambda: translate(
            "CondottiereEditing",
            "Nobody passes without a battle: first put the Condottiere on a region.",
        ),
    ),
    Fault(
        r"turn: only the Condottiere chooses",
        lambda: translate(
            "CondottiereEditing",
            "The Condottiere chooses the next region: give the pawn to somebody else.",
        ),
    ),
    Fault(
        r"turn: (?P<name>\w+) has passed",
        lambda: translate("CondottiereEditing", "{name} has passed."),
        lambda: translate("CondottiereEditing", "You have passed."),
    ),
    Fault(
        r"turn: (?P<name>\w+) has no choice in phase \w+",
        lambda: translate("CondottiereEditing", "{name} has nothing to decide now."),
        lambda: translate("CondottiereEditing", "You have nothing to decide now."),
    ),
    Fault(
        r"phase: nobody can be asked in phase \w+|hands: at the end of a round .*",
        lambda: translate("CondottiereEditing", "Then nobody would have anything to decide."),
    ),
    Fault(
        r"owners: no region is left to choose",
        lambda: translate("CondottiereEditing", "No region would be left to choose."),
    ),
    Fault(
        r"participants: a final battle needs two seats",
        lambda: translate("CondottiereEditing", "A final battle needs two seats."),
    ),
)
