"""Reasons why an action is illegal, as stable keys, from the view of the seat to move."""

from __future__ import annotations

from engine.core.values import Action
from engine.games.cannir.actions import Attack, Choose, Discard, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NUMBERS
from engine.games.cannir.state import CHOOSING, GREY, ORDER, RED, VALUE
from engine.games.cannir.suites import NEIGHBOURS, splits
from engine.games.cannir.views import CannirView


def refusal(view: CannirView, action: Action) -> str:
    """Return the reason against `action`, or "" if it is legal for the viewer."""
    if view.decision is None:
        return "over"
    if view.seat != view.decision.seat:
        return "not_your_turn"
    choosing = view.decision.kind == CHOOSING
    if isinstance(action, Choose):
        if not choosing:
            return "not_asked"
        offered = any(set(suite.cells) == set(action.cells) for suite in view.choices)
        return "" if offered else "not_a_choice"
    if choosing:
        return "not_asked"
    if not isinstance(action, (Place, Attack, Restore, Discard)):
        return "unknown"
    if action.card not in CARD_NUMBERS:
        return "unknown"
    if action.card not in view.hands[view.seat]:
        return "not_in_hand"
    card = CARD_NUMBERS[action.card]
    if isinstance(action, Discard):
        return "" if not _has_placeable(view) else "can_play"
    if action.cell not in BOARD.names:
        return "unknown"
    cell = BOARD.cell(action.cell)
    match action:
        case Place():
            return _place_refusal(view, cell, action.face)
        case Attack():
            return _attack_refusal(view, card, cell)
        case Restore():
            return _restore_refusal(view, card, cell)


def _face_up_mask(view: CannirView) -> int:
    return sum(1 << cell for cell, stack in enumerate(view.board) if stack and stack[-1].up)


def _has_placeable(view: CannirView) -> bool:
    up = _face_up_mask(view)
    return any(up >> cell & 1 and NEIGHBOURS[cell] & ~up for cell in range(len(view.board)))


def _place_refusal(view: CannirView, cell: int, face: str) -> str:
    if face not in ("up", "down"):
        return "unknown"
    if face == "down" and not view.options.veiled:
        return "veiled_off"
    up = _face_up_mask(view)
    if up >> cell & 1:
        return "occupied"
    return "" if NEIGHBOURS[cell] & up else "not_connected"


def _attack_refusal(view: CannirView, card: int, cell: int) -> str:
    if ORDER[card] != RED:
        return "wrong_order"
    stack = view.board[cell]
    if not stack or not stack[-1].up or stack[-1].card is None:
        return "empty"
    target = CARD_NUMBERS[stack[-1].card]
    if ORDER[target] == RED:
        return "red_target"
    if VALUE[target] > VALUE[card]:
        return "too_strong"
    up = _face_up_mask(view)
    if up == 1 << cell:
        return "last_card"
    return "would_cut" if splits(up, cell) else ""


def _restore_refusal(view: CannirView, card: int, cell: int) -> str:
    if ORDER[card] != GREY:
        return "wrong_order"
    stack = view.board[cell]
    if not stack:
        return "empty"
    if stack[-1].up:
        return "occupied"
    name = stack[-1].card
    # A card veiled by another seat may be tried, because its value is unknown.
    if name is not None and VALUE[CARD_NUMBERS[name]] > VALUE[card]:
        return "too_strong"
    return ""
