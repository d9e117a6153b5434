"""The immediate effect of an action in Cannir, in a sentence.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.games.cannir.selection.selection import suites_after, unseen_cards
from desktop.games.cannir.words.names import cell_name, the_card, veiled_card
from desktop.language.translation import translate
from engine.core.values import Action
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Discard, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import SovereignBroken
from engine.games.cannir.suites import BIT, LINES, LINES_THROUGH, line_suites
from engine.games.cannir.views import CannirView

_VALUES = range(1, 8)


def immediate_effect(view: CannirView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence; "" if there is nothing worth mentioning."""
    if view.decision is None:
        return ""
    if suites := suites_after(view, action):
        count = max(len(cells) for _, cells in suites)
        if isinstance(action, Attack) and view.sovereign is not None:
            return _taken_by_attack(count, names[view.sovereign.owner])
        if all(_stands(view, action, cells) for _, cells in suites):
            return translate("CannirTags", "It takes a sovereign suite of %n card(s).", "", count)
        return translate("CannirTags", "It makes a sovereign suite of %n card(s).", "", count)
    for event in CANNIR.preview(view, action):
        if isinstance(event, SovereignBroken):
            if not names[event.seat]:
                return translate("CannirTags", "It breaks your suite.")
            text = translate("CannirTags", "It breaks {name}’s suite.")
            return text.format(name=names[event.seat])
    if isinstance(action, Place) and action.face == "up":
        return _completing_hint(view, action)
    return ""


def _stands(view: CannirView, action: Action, cells: Sequence[str]) -> bool:
    """Return whether a suite is on the cloth before the action, which only makes it sovereign."""
    at = getattr(action, "cell", "")
    tops = [stack[-1] if stack else None for stack in view.board]
    seen = [tops[BOARD.cell(cell)] for cell in cells if cell != at]
    return len(seen) == len(cells) and all(top is not None and top.up for top in seen)


def bare_deed(view: CannirView, action: Action) -> str:
    """Return what an action is that neither makes nor breaks a suite."""
    match action:
        case Place(face="up") if view.pile > len(view.hands):
            return translate("CannirTags", "It makes no suite, even with one more card.")
        case Place(face="up"):
            return translate("CannirTags", "It makes no suite, and no turn is left for one.")
        case Place(_, cell):
            text = translate("CannirTags", "It fills {cell} and counts in no suite.")
            return text.format(cell=cell_name(cell))
        case Attack(_, cell):
            text = translate("CannirTags", "It turns {card} face down, which counts in no suite.")
            return text.format(card=_top_card(view, cell))
        case Restore(_, cell):
            text = translate("CannirTags", "It turns {card} face up again.")
            if view.board[BOARD.cell(cell)][-1].card is None:
                text = translate("CannirTags", "It turns {card} face up if it is worth no more.")
            return text.format(card=_top_card(view, cell))
        case Discard(card):
            text = translate("CannirTags", "It gives up {card} and leaves the cloth as it is.")
            return text.format(card=the_card(card))
    return ""


def _top_card(view: CannirView, cell: str) -> str:
    card = view.board[BOARD.cell(cell)][-1].card
    return the_card(card) if card is not None else veiled_card()


def _taken_by_attack(count: int, name: str) -> str:
    """Return that an attack breaks a suite and gains one that was part of it, or dormant."""
    text = translate(
        "CannirTags", "It breaks {name}’s suite and gains a suite of %n card(s).", "", count
    )
    if not name:
        text = translate(
            "CannirTags", "It breaks your suite and gains a suite of %n card(s).", "", count
        )
    return text.format(name=name)


def _completing_hint(view: CannirView, action: Place) -> str:
    """Return which next card would make a suite with the laid one, preferably one of the hand.

    "" if the seat has no next turn, or if all such cards have been seen elsewhere.
    """
    assert view.decision is not None
    if view.pile <= len(view.hands):
        return ""
    makes = set(_completing_cards(view, action))
    hand = view.hands[view.decision.seat]
    held = [card for card in hand if card is not None and card != action.card]
    for card in held:
        if cells := sorted(cell for cell, value in makes if value == _value(card)):
            text = translate("CannirTags", "It would make a suite with {card} on {cell}.")
            return text.format(card=the_card(card), cell=cell_name(cells[0]))
    unseen = {_value(card) for card in unseen_cards(view)}
    if possible := [(cell, value) for cell, value in makes if value in unseen]:
        cell, value = min(possible)
        text = translate("CannirTags", "It would make a suite with a {value} on {cell}.")
        return text.format(value=value, cell=cell_name(cell))
    return ""


def _completing_cards(view: CannirView, action: Place) -> Iterator[tuple[str, int]]:
    """Yield free cells with the values that would make a suite there with the laid card."""
    tops = [stack[-1] if stack else None for stack in view.board]
    values = [_value(top.card) if top and top.up and top.card else 0 for top in tops]
    at = BOARD.cell(action.cell)
    values[at] = _value(action.card)
    for line in (LINES[number] for number in LINES_THROUGH[at]):
        for cell in line:
            if tops[cell] is None and cell != at:
                for value in _VALUES:
                    tried = [*values[:cell], value, *values[cell + 1 :]]
                    both = BIT[at] | BIT[cell]
                    if any(suite & both == both for suite in line_suites(tried, line)):
                        yield BOARD.names[cell], value


def _value(card: str) -> int:
    return int(card[1:])
