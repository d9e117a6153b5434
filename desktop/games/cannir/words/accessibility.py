"""The table of Cannir in sentences for a screen reader."""

from __future__ import annotations

from desktop.games.cannir.layout import sort_hand
from desktop.games.cannir.words.names import card_title, cell_name
from desktop.language.translation import translate
from engine.core.values import OMNISCIENT, Seat
from engine.games.cannir.board import BOARD
from engine.games.cannir.views import CannirView, StackedCard


def describe(view: CannirView, viewer: Seat | None) -> list[str]:
    """Return the hand, then every occupied cell in board order, then the sovereign suite."""
    sentences = []
    if viewer is not None and viewer != OMNISCIENT:
        hand_cards = sort_hand([card for card in view.hands[viewer] if card])
        hand = ", ".join(card_title(card) for card in hand_cards)
        sentences.append(translate("Cannir", "In your hand: {cards}.").format(cards=hand))
    for cell, stack in zip(BOARD.names, view.board, strict=True):
        if stack:
            sentences.append(_on_cell(cell, stack))
    if view.sovereign is not None:
        cells = ", ".join(cell_name(cell) for cell in view.sovereign.cells)
        sentences.append(
            translate("Cannir", "The sovereign suite is on {cells}.").format(cells=cells)
        )
    return sentences


def _on_cell(cell: str, stack: tuple[StackedCard, ...]) -> str:
    """Return the top card of a cell, and the number of cards below it."""
    top = stack[-1]
    if top.card is None:
        text = translate("Cannir", "{cell}: a veiled card.").format(cell=cell_name(cell))
    elif top.up:
        text = translate("Cannir", "{cell}: {card}.")
        text = text.format(cell=cell_name(cell), card=card_title(top.card))
    else:
        text = translate("Cannir", "{cell}: {card}, face down.")
        text = text.format(cell=cell_name(cell), card=card_title(top.card))
    if len(stack) > 1:
        below = translate("Cannir", "%n card(s) below.", "", len(stack) - 1)
        text = f"{text} {below}"
    return text
