"""The short wording of actions in Cannir: on a button, and in the list of legal actions."""

from __future__ import annotations

from desktop.games.cannir.words.names import card_title, cell_name
from desktop.language.translation import translate
from engine.core.values import Action
from engine.games.cannir.actions import Attack, Discard, Place, Restore


def button_label(action: Action) -> str:
    """Return the label of the button for an action."""
    match action:
        case Place(_, cell, "down"):
            return translate("Cannir", "Veil on {cell}").format(cell=cell_name(cell))
        case Place(_, cell):
            return translate("Cannir", "Lay on {cell}").format(cell=cell_name(cell))
        case Attack(_, cell):
            return translate("Cannir", "Attack {cell}").format(cell=cell_name(cell))
        case Restore(_, cell):
            return translate("Cannir", "Restore {cell}").format(cell=cell_name(cell))
    return translate("Cannir", "Discard")


def heading(action: Action) -> str:
    """Return the card under which an action is listed, or "" where no card is played."""
    match action:
        case Place(card) | Attack(card) | Restore(card) | Discard(card):
            return card_title(card)
    return ""


def advice_entry(action: Action) -> tuple[str, str] | None:
    """Return heading and wording of an action beside its chance; None where no card is played."""
    card = heading(action)
    match action:
        case Place(_, cell, "up"):
            return card, translate("Cannir", "{card}, {cell}").format(
                card=card, cell=cell_name(cell)
            )
    text, label = translate("Cannir", "{card}: {answer}"), button_label(action)
    return (card, text.format(card=card, answer=label[0].lower() + label[1:])) if card else None
