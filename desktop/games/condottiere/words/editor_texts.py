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
    """Return the name of a region or a card from an engine error; other words stay unchanged."""
    if word in CARD_NAMES:
        return card_name(word)
    return region_name(word) if word in BOARD.ids else word


_NOBODY_ASKED = Fault(
    lambda: translate("CondottiereEditing", "Then nobody would have anything to decide."),
)

FAULTS = {
    "too_many_cards": Fault(
        lambda: translate("CondottiereEditing", "{card}: the deck holds {most} of them."),
    ),
    "on_pope": Fault(
        lambda: translate(
            "CondottiereEditing", "The Pope is on {region}: it cannot be fought for."
        ),
    ),
    "owned": Fault(
        lambda: translate(
            "CondottiereEditing",
            "{region} belongs to {name}: this needs the option “Capture regions”.",
        ),
        lambda: translate(
            "CondottiereEditing",
            "{region} belongs to you: this needs the option “Capture regions”.",
        ),
    ),
    "own": Fault(
        lambda: translate("CondottiereEditing", "{region} belongs to the Condottiere."),
    ),
    "does_not_stay": Fault(
        lambda: translate("CondottiereEditing", "{card}: it does not stay in a line."),
    ),
    "ends_battle": Fault(
        lambda: translate("CondottiereEditing", "{card}: it ends the battle."),
    ),
    "not_fighting": Fault(
        lambda: translate("CondottiereEditing", "This seat takes no part in the battle."),
    ),
    "two_seasons": Fault(
        lambda: translate("CondottiereEditing", "Winter and Spring are never in play together."),
    ),
    "no_lines": Fault(
        lambda: translate(
            "CondottiereEditing",
            "There are no battle lines now: first put the Condottiere on a region.",
        ),
    ),
    "no_passes": Fault(
        lambda: translate(
            "CondottiereEditing",
            "Nobody passes without a battle: first put the Condottiere on a region.",
        ),
    ),
    "not_condottiere": Fault(
        lambda: translate(
            "CondottiereEditing",
            "The Condottiere chooses the next region: give the pawn to somebody else.",
        ),
    ),
    "passed": Fault(
        lambda: translate("CondottiereEditing", "{name} has passed."),
        lambda: translate("CondottiereEditing", "You have passed."),
    ),
    "idle": Fault(
        lambda: translate("CondottiereEditing", "{name} has nothing to decide now."),
        lambda: translate("CondottiereEditing", "You have nothing to decide now."),
    ),
    "nobody_asked": _NOBODY_ASKED,
    "several_hands": _NOBODY_ASKED,
    "no_region": Fault(
        lambda: translate("CondottiereEditing", "No region would be left to choose."),
    ),
    "one_fighter": Fault(
        lambda: translate("CondottiereEditing", "A final battle needs two seats."),
    ),
}
