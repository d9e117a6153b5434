"""The texts of the position editor for Cannir: pieces, places, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.cannir.words.names import card_name, cell_name
from desktop.language.translation import translate
from desktop.table.edit_part import Fault
from engine.core.editing import Piece, Target


def group_heading(name: str) -> str:
    """Return the heading of a group of pieces."""
    return {
        "r": translate("CannirEditing", "Swords"),
        "g": translate("CannirEditing", "Hands"),
        "v": translate("CannirEditing", "Books"),
        "faces": translate("CannirEditing", "Turn over"),
        "sovereign": translate("CannirEditing", "Sovereign suite"),
        "turn": translate("CannirEditing", "On turn"),
    }[name]


def piece_name(piece: Piece, names: Mapping[str, str]) -> str:
    """Return the name of a piece."""
    match piece:
        case ("card", card):
            return card_name(card)
        case ("turned",):
            return translate("CannirEditing", "Turns the card of a cell over")
        case ("veil", seat) if not names[seat]:
            return translate("CannirEditing", "Veils the card of a cell, which you know")
        case ("veil", seat):
            text = translate("CannirEditing", "Veils the card of a cell, which {name} knows")
            return text.format(name=names[seat])
        case ("sovereign", seat) if not names[seat]:
            return translate("CannirEditing", "Your thread: the suite of a cell is yours")
        case ("sovereign", seat):
            text = translate("CannirEditing", "{name}’s thread: the suite of a cell is theirs")
            return text.format(name=names[seat])
        case (_, seat) if not names[seat]:
            return translate("CannirEditing", "It is your turn")
        case (_, seat):
            return translate("CannirEditing", "{name} is on turn").format(name=names[seat])
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
    """Return the word itself: messages about Cannir only have seats and numbers."""
    return word


FAULTS = (
    Fault(
        r"hands\.(?P<name>\w+): \d+ cards, (?P<least>\d+) to (?P<most>\d+) allowed",
        lambda: translate(
            "CannirEditing", "{name} must hold {least} to {most} cards: lay it onto one of them."
        ),
        lambda: translate(
            "CannirEditing", "You must hold {least} to {most} cards: lay it onto one of them."
        ),
    ),
    Fault(
        r"sovereign\.cells: no suite lies on these cells",
        lambda: translate("CannirEditing", "No suite lies there."),
    ),
    Fault(
        r"board\.\w+\[\d+\]: only the top card may lie face up",
        lambda: translate("CannirEditing", "Only the top card may lie face up."),
    ),
    Fault(
        r"board\.\w+\[\d+\]: a veiled card needs the option veiled",
        lambda: translate("CannirEditing", "Veiled cards are a variant of their own."),
    ),
    Fault(
        r".*: card \w+ already named in .*",
        lambda: translate("CannirEditing", "That card lies elsewhere already."),
    ),
)
