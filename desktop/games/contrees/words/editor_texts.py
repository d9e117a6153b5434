"""Texts of the position editor of Contrées: pieces, places, and refused edits."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.contrees.words.names import corner_of_tile, hex_name
from desktop.language.translation import translate
from desktop.table.game_editor import Fault
from engine.core.editing import Piece, Target


def group_heading(name: str) -> str:
    """Return the heading of a group of pieces."""
    return {
        "tiles": translate("ContreesEditing", "Tiles"),
        "towers": translate("ContreesEditing", "Towers"),
        "owners": translate("ContreesEditing", "Standards: whose tile it is"),
        "supplies": translate("ContreesEditing", "Towers left"),
        "turn": translate("ContreesEditing", "To play"),
    }[name]


def piece_name(piece: Piece, names: Mapping[str, str]) -> str:
    """Return the name of a piece."""
    match piece:
        case ("tile",):
            return translate("ContreesEditing", "A tile")
        case ("white",):
            return translate("ContreesEditing", "A snow tile")
        case ("tower", seat) if not names[seat]:
            return translate("ContreesEditing", "Your tower")
        case ("tower", seat):
            return translate("ContreesEditing", "{name}’s tower").format(name=names[seat])
        case ("owner", seat) if not names[seat]:
            return translate("ContreesEditing", "Your standard")
        case ("owner", seat):
            return translate("ContreesEditing", "{name}’s standard").format(name=names[seat])
        case ("supply", seat) if not names[seat]:
            return translate(
                "ContreesEditing", "Your supply: click for one more, right-click for one fewer"
            )
        case ("supply", seat):
            text = translate(
                "ContreesEditing", "{name}’s supply: click for one more, right-click for one fewer"
            )
            return text.format(name=names[seat])
        case (_, seat) if not names[seat]:
            return translate("ContreesEditing", "It is your turn")
        case (_, seat):
            return translate("ContreesEditing", "{name} to play").format(name=names[seat])
    raise AssertionError(piece)


def place_name(target: Target, names: Mapping[str, str]) -> str:
    """Return the name of a place."""
    match target:
        case ("hex", written):
            q, r = written.split(",")
            return hex_name((int(q), int(r)))
        case ("corner", name):
            q, r, end = name.split(",")
            corner = corner_of_tile("N" if end == "N" else "S")
            return f"{hex_name((int(q), int(r)))}, {corner}"
    return ""


def displayed_name(word: str) -> str:
    """Return the word unchanged: errors of Contrées name only seats and numbers."""
    return word


FAULTS = {
    "too_many_tiles": Fault(
        lambda: translate("ContreesEditing", "There are only {most} tiles."),
    ),
    "apart": Fault(
        lambda: translate("ContreesEditing", "The land must stay in one piece."),
    ),
    "too_far": Fault(
        lambda: translate("ContreesEditing", "That is too far from the middle of the table."),
    ),
    "no_land": Fault(
        lambda: translate("ContreesEditing", "No land would be left under the towers."),
    ),
    "too_much_snow": Fault(
        lambda: translate("ContreesEditing", "There are only {most} snow tiles."),
    ),
    "not_expert": Fault(
        lambda: translate("ContreesEditing", "Snow tiles need the expert version."),
    ),
    "snow_sum": Fault(
        lambda: translate(
            "ContreesEditing", "The snow tiles laid and those still to lay do not add up."
        ),
    ),
    "no_corner": Fault(
        lambda: translate("ContreesEditing", "A tower would be left without land."),
    ),
    "no_tile": Fault(
        lambda: translate("ContreesEditing", "There is no tile there."),
    ),
    "rival_holds": Fault(
        lambda: translate(
            "ContreesEditing", "The opponent has {hold} towers there: the tile is theirs."
        ),
    ),
    "no_tower": Fault(
        lambda: translate("ContreesEditing", "No tower of that colour is left."),
    ),
    "supply": Fault(
        lambda: translate("ContreesEditing", "Towers left for {name}: {most} at most."),
        lambda: translate("ContreesEditing", "Towers left for you: {most} at most."),
    ),
    "full_supply": Fault(
        lambda: translate(
            "ContreesEditing", "Until the land is finished, {name} has all {most} towers."
        ),
        lambda: translate(
            "ContreesEditing", "Until the land is finished, you have all {most} towers."
        ),
    ),
}
