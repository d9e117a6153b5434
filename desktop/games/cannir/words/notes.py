"""The notes beside the pointer about cards and cells of Cannir."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from desktop.games.cannir.selection.model import Choosing
from desktop.games.cannir.words.answers import short
from desktop.games.cannir.words.names import card_title, cell_name, the_card
from desktop.games.cannir.words.texts import power
from desktop.language.translation import translate
from desktop.table.callouts.note import titled
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Attack, Restore
from engine.games.cannir.views import CannirView


def card(name: str, view: CannirView, choosing: Choosing | None = None) -> str:
    """Return a card's name and power; for a playable card also its current targets."""
    now = _targets(name, view, choosing) if choosing is not None else ""
    return titled(card_title(name), power(name), now)


def cell(name: str, view: CannirView, reason: str) -> str:
    """Return a cell's card and the possible effects on it, or why nothing can be done there."""
    stack = view.board[BOARD.cell(name)]
    lies = stack[-1].card if stack else None
    if lies is None:
        return titled(cell_name(name), reason)
    title = f"{cell_name(name)} · {card_title(lies)}"
    # A card on the cloth has no power of its own any more.
    return titled(title, reason or _possible_fate(lies, up=stack[-1].up))


def sign(name: str, view: CannirView, choosing: Choosing) -> str:
    """Return the note on the sign of a card that can be attacked or restored."""
    action = choosing.effect(name)
    if action is None:
        return titled(cell_name(name))
    if isinstance(action, Attack):
        rule = translate("Cannir", "It turns face down, and the Sword leaves the game.")
    else:
        rule = translate("Cannir", "It turns face up, and the Hand leaves the game.")
    return titled(short(action), rule)


def _possible_fate(card: str, *, up: bool) -> str:
    """Return the possible effects on a card on the cloth."""
    if not up:
        text = translate("Cannir", "A Hand of {value} or more restores it.")
        return text.format(value=card[1:])
    if card[0] == "r":
        return translate("Cannir", "No Sword can attack it.")
    text = translate("Cannir", "A Sword of {value} or more can attack it.")
    return text.format(value=card[1:])


def _targets(name: str, view: CannirView, choosing: Choosing) -> str:
    """Return the targets that an attack or a restoration would find now."""
    actions = [a for a in choosing.legal if isinstance(a, (Attack, Restore)) and a.card == name]
    cells = [action.cell for action in actions]
    lying = [view.board[BOARD.cell(at)][-1].card for at in cells]
    on_cell = translate("Cannir", "{card} on {cell}")
    found = [
        on_cell.format(card=the_card(there), cell=cell_name(at)) if there else cell_name(at)
        for there, at in zip(lying, cells, strict=True)
    ]
    targets = QLocale().createSeparatedList(found)
    if name[0] == "r":
        if not found:
            return translate("Cannir", "Now there is nothing it could attack.")
        return translate("Cannir", "Now it could attack {targets}.").format(targets=targets)
    if name[0] == "g":
        if not found:
            return translate("Cannir", "Now there is nothing it could restore.")
        return translate("Cannir", "Now it could restore {targets}.").format(targets=targets)
    return ""
