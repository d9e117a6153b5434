"""The texts of the position editor for Cannir: pieces, places, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.cannir.words.names import card_name, cell_name
from desktop.language.translation import translate
from desktop.table.game_editor import Fault
from engine.core.editing import Piece, Target


def group_heading(name: str) -> str:
    """Return the heading of a group of pieces."""
    return {
        "r": translate("CannirEditing", "Swords"),
        "g": translate("CannirEditing", "Hands"),
        "v": translate("CannirEditing", "Books"),
        "faces": translate("CannirEditing", "Turn over"),
        "sovereign": translate("CannirEditing", "Sovereign suite"),
        "turn": translate("CannirEditing", "To play"),
    }[name]


def piece_name(piece: Piece, names: Mapping[str, str]) -> str:
    """Return the name of a piece."""
    match piece:
        case ("card", card):
            return card_name(card)
        case ("turned",):
            return translate("CannirEditing", "Turn over the card on a medallion")
        case ("veil", seat) if not names[seat]:
            return translate("CannirEditing", "Veil the card on a medallion; you know what it is")
        case ("veil", seat):
            text = translate(
                "CannirEditing", "Veil the card on a medallion; {name} knows what it is"
            )
            return text.format(name=names[seat])
        case ("sovereign", seat) if not names[seat]:
            return translate("CannirEditing", "Your cord: the suite on a medallion becomes yours")
        case ("sovereign", seat):
            text = translate(
                "CannirEditing", "{name}’s cord: the suite on a medallion becomes theirs"
            )
            return text.format(name=names[seat])
        case (_, seat) if not names[seat]:
            return translate("CannirEditing", "It is your turn")
        case (_, seat):
            return translate("CannirEditing", "{name} to play").format(name=names[seat])
    raise AssertionError(piece)


def place_name(target: Target, names: Mapping[str, str]) -> str:
    """Return the name of a place."""
    match target:
        case ("cell", cell):
            return cell_name(cell)
        case ("hand", seat, *_) if not names[seat]:
            return translate("CannirEditing", "Your hand")
        case ("hand", seat, *_):
            return translate("CannirEditing", "{name}’s hand").format(name=names[seat])
    return translate("CannirEditing", "Out of the game")


def displayed_name(word: str) -> str:
    """Return the word unchanged: errors of Cannir name only seats and numbers."""
    return word


FAULTS = {
    "hand_size": Fault(
        lambda: translate(
            "CannirEditing",
            "{name} must hold {least} to {most} cards: to swap, drop the new card on one of them.",
        ),
        lambda: translate(
            "CannirEditing",
            "You must hold {least} to {most} cards: to swap, drop the new card on one of them.",
        ),
    ),
    "no_suite": Fault(
        lambda: translate("CannirEditing", "There is no suite there."),
    ),
    "not_on_top": Fault(
        lambda: translate("CannirEditing", "Only the top card may be face up."),
    ),
    "not_veiled": Fault(
        lambda: translate("CannirEditing", "Veiled cards need the variant “Veiled cards”."),
    ),
    "named_twice": Fault(
        lambda: translate("CannirEditing", "That card is already somewhere else."),
    ),
}
