"""The notes beside the pointer about cards and cells of Cannir."""

from __future__ import annotations

from desktop.games.cannir.selection import CannirSelection
from desktop.games.cannir.words.answers import button_label
from desktop.games.cannir.words.names import card_phrase, card_title, cell_name, veiled_card
from desktop.games.cannir.words.texts import power_text, refusals
from desktop.language.translation import join_words, translate
from desktop.table.callouts.note import titled_text
from engine.games.cannir.actions import Attack, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NAMES, GREY, RED, order_of, value_of
from engine.games.cannir.sovereignty import may_restore
from engine.games.cannir.suites import splits
from engine.games.cannir.views import CannirView


def card_note(name: str, view: CannirView, selection: CannirSelection | None = None) -> str:
    """Return a card's name and power; for a playable card also its current targets."""
    now = _targets(name, view, selection) if selection is not None else ""
    return titled_text(card_title(name), power_text(name), now)


def cell_note(name: str, view: CannirView, reason: str) -> str:
    """Return a cell's card and the possible effects on it, or why nothing can be done there."""
    stack = view.board[BOARD.cell(name)]
    lies = stack[-1].card if stack else None
    if lies is None:
        return titled_text(cell_name(name), reason)
    title = f"{cell_name(name)} · {card_title(lies)}"
    # A card on the cloth has no power of its own any more.
    return titled_text(title, reason or _possible_fate(view, BOARD.cell(name), lies))


def sign_note(name: str, view: CannirView, selection: CannirSelection) -> str:
    """Return the note on the sign of a card that can be attacked or restored."""
    action = selection.effect(name)
    if action is None:
        return titled_text(cell_name(name))
    if isinstance(action, Attack):
        rule = translate("Cannir", "It turns face down, and the Sword leaves the game.")
    else:
        rule = translate("Cannir", "It turns face up, and the Hand leaves the game.")
        if view.board[BOARD.cell(name)][-1].card is None:
            rule = translate(
                "Cannir",
                "It turns face up if it is worth {value} or less. The Hand leaves the game in any "
                "case.",
            ).format(value=value_of(selection.card) if selection.card else "")
    return titled_text(button_label(action), rule)


def _possible_fate(view: CannirView, cell: int, card: str) -> str:
    """Return the possible effects on the top card of a cell, as far as the viewer can know."""
    if not view.board[cell][-1].up:
        if not _may_be_played(view, GREY, card):
            return translate("Cannir", "No Hand is left that could restore it.")
        text = translate("Cannir", "A Hand of {value} or more restores it.")
        return text.format(value=value_of(card))
    if order_of(card) == RED:
        return translate("Cannir", "No Sword can attack it.")
    if not _may_be_played(view, RED, card):
        return translate("Cannir", "No Sword is left that could attack it.")
    up = sum(1 << at for at, stack in enumerate(view.board) if stack and stack[-1].up)
    if up == 1 << cell:
        return refusals()["last_card"]
    if splits(up, cell):
        return translate(
            "Cannir", "It cannot be attacked now: without it, other cards would be cut off."
        )
    text = translate("Cannir", "A Sword of {value} or more can attack it.")
    return text.format(value=value_of(card))


def _may_be_played(view: CannirView, order: str, target: str) -> bool:
    """Return whether a card of an order that is worth a target's value may still be played."""
    gone = {laid_card.card for stack in view.board for laid_card in stack} | set(view.removed)
    return any(
        order_of(card) == order and value_of(card) >= value_of(target)
        for card in CARD_NAMES
        if card not in gone
    )


def _targets(name: str, view: CannirView, selection: CannirSelection) -> str:
    """Return the targets that an attack or a restoration would find now."""
    actions = [
        a
        for a in selection.legal
        if (isinstance(a, Attack) or (isinstance(a, Restore) and may_restore(view, a)))
        and a.card == name
    ]
    cells = [action.cell for action in actions]
    lying = [view.board[BOARD.cell(at)][-1].card for at in cells]
    on_cell = translate("Cannir", "{card} on {cell}")
    target_texts = [
        on_cell.format(card=card_phrase(there) if there else veiled_card(), cell=cell_name(at))
        for there, at in zip(lying, cells, strict=True)
    ]
    targets = join_words(target_texts)
    if order_of(name) == RED:
        if not target_texts:
            return translate("Cannir", "Now there is nothing it could attack.")
        return translate("Cannir", "Now it could attack {targets}.").format(targets=targets)
    if order_of(name) == GREY:
        if not target_texts:
            return translate("Cannir", "Now there is nothing it could restore.")
        return translate("Cannir", "Now it could restore {targets}.").format(targets=targets)
    return ""
