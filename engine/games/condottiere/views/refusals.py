"""Reasons why an action is illegal, as stable keys, from the view of the seat to move."""

from __future__ import annotations

from collections import Counter

from engine.core.values import Action, Seat
from engine.games.condottiere.actions import (
    NONE,
    Choose,
    Decline,
    DiscardAll,
    Draw,
    Keep,
    KeepHand,
    Pass,
    Play,
    Show,
)
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS, MERCENARIES
from engine.games.condottiere.options import ThirdOptions
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    CHOOSE,
    DISCARD,
    DRAW,
    FINAL,
    KEEP,
    OVER,
    PHASES,
)
from engine.games.condottiere.rules.editions import FIRST_EDITION
from engine.games.condottiere.rules.hands import HAND_SIZE, MAX_DRAWN
from engine.games.condottiere.views.view import CondottiereView

#: The phases in which each type of action is asked for.
PHASES_OF_ACTION: dict[type[Action], tuple[str, ...]] = {
    Choose: (PHASES[CHOOSE],),
    Decline: (PHASES[CHOOSE],),
    Play: (PHASES[BATTLE], PHASES[FINAL]),
    Pass: (PHASES[BATTLE], PHASES[FINAL]),
    DiscardAll: (PHASES[DISCARD],),
    KeepHand: (PHASES[DISCARD],),
    Keep: (PHASES[KEEP],),
    Draw: (PHASES[DRAW],),
}


def refusal(view: CondottiereView, action: Action) -> str:
    """Return the reason against `action`, or "" if it is legal for the viewer."""
    if view.phase == PHASES[OVER]:
        return "over"
    if isinstance(action, Show):
        return _check_shown(view, action)
    if view.decision is None or view.seat != view.decision.seat:
        return "not_your_turn"
    if type(action) not in PHASES_OF_ACTION:
        return "unknown"
    if isinstance(action, Decline) and view.edition != FIRST_EDITION.id:
        return "no_decline"
    if view.phase not in PHASES_OF_ACTION[type(action)]:
        return "not_asked"
    match action:
        case Choose(region):
            return _check_choice(view, region)
        case Decline():
            return "" if view.battle else "must_name"
        case Play():
            return _check_play(view, action)
        case Pass(reveal):
            return _check_pass(view, reveal)
        case DiscardAll():
            return "holds_mercenary" if holds_mercenary(view, view.decision.seat) else ""
        case Keep(cards):
            return _check_kept(view, cards)
        case Draw(n):
            return "" if 0 <= n <= room(view) else "no_room"
    return ""


def _check_shown(view: CondottiereView, action: Show) -> str:
    seat, seats = view.seat, range(len(view.hands))
    if seat is None or seat not in seats or not action.cards:
        return "unknown"
    if action.to == seat or (action.to is not None and action.to not in seats):
        return "unknown"
    if any(card not in CARD_KINDS for card in action.cards):
        return "unknown"
    shown_counts = Counter(action.cards)
    if shown_counts - Counter(card for card in view.hands[seat] if card is not None):
        return "not_in_hand"
    known_cards = view.known[seat]
    if view.shown:
        known_cards = view.shown[seat][-1 if action.to is None else action.to] or known_cards
    return "" if shown_counts - Counter(known_cards) else "already_shown"


def room(view: CondottiereView) -> int:
    """Return how many cards the viewer may draw after a battle."""
    assert view.seat is not None
    limit = HAND_SIZE + len(view.owners[view.seat])
    return max(0, min(MAX_DRAWN, limit - len(view.hands[view.seat])))


def region_holder(view: CondottiereView, region: str) -> int | None:
    """Return the holder of a region, or None."""
    return next((seat for seat, regions in enumerate(view.owners) if region in regions), None)


def can_regions_be_captured(view: CondottiereView) -> bool:
    """Return whether held regions may be attacked."""
    return isinstance(view.options, ThirdOptions) and view.options.capture_regions


def _check_choice(view: CondottiereView, region: str) -> str:
    if region not in BOARD.ids:
        return "unknown"
    if region == view.pope:
        return "pope_here"
    owner = region_holder(view, region)
    if owner is None:
        return ""
    if owner == view.seat:
        return "own_region"
    return "" if can_regions_be_captured(view) else "region_owned"


def _check_play(view: CondottiereView, action: Play) -> str:
    assert view.seat is not None
    if action.card not in CARD_KINDS:
        return "unknown"
    if action.card not in view.hands[view.seat]:
        return "not_in_hand"
    final = view.phase == PHASES[FINAL]
    if action.card == "scarecrow":
        return _check_taken(view, action.take or NONE)
    if action.card == "bishop" and view.edition != FIRST_EDITION.id:
        return _check_pope(view, action.pope or NONE, final)
    if final and view.edition == FIRST_EDITION.id and action.card in ("surrender", "bishop"):
        return "barred"
    return ""


def _check_taken(view: CondottiereView, card: str) -> str:
    assert view.seat is not None
    if card == NONE:
        return ""
    if card not in CARD_KINDS:
        return "unknown"
    if CARD_KINDS[card] >= MERCENARIES:
        return "not_a_mercenary"
    line = view.table[view.seat]
    face_up_cards = line[:-1] if view.face_down[view.seat] else line
    if card in face_up_cards:
        return ""
    return "face_down" if card in line else "not_in_line"


def _check_pope(view: CondottiereView, region: str, final: bool) -> str:
    if region == NONE:
        return ""
    if region not in BOARD.ids:
        return "unknown"
    if final:
        return "barred"
    if region == view.region:
        return "contested"
    return (
        ""
        if can_regions_be_captured(view) or region_holder(view, region) is None
        else "region_owned"
    )


def _check_pass(view: CondottiereView, reveal: bool) -> str:
    assert view.seat is not None
    if not reveal:
        return ""
    return "" if view.face_down[view.seat] else "nothing_hidden"


def holds_mercenary(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a mercenary is visible in a hand, so that it cannot be discarded."""
    return any(CARD_KINDS[card] < MERCENARIES for card in view.hands[seat] if card)


def _check_kept(view: CondottiereView, cards: tuple[str, ...]) -> str:
    assert view.seat is not None
    hand = list(view.hands[view.seat])
    for card in cards:
        if card not in CARD_KINDS:
            return "unknown"
        if card not in hand:
            return "not_in_hand"
        hand.remove(card)
    return "too_many" if len(cards) > 2 else ""
