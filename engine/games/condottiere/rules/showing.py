"""Cards of a hand that were shown to other seats, and what those seats still know of them.

Knowledge is a list of cards that a hand holds for certain, by the seat of the hand and by viewer; a
last viewer stands for everybody together (see `column`). A list that is not empty contains the
cards in `CoreState.known`, too. Empty means that the viewer knows `CoreState.known` only.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.games.condottiere.rules.core_state import CoreState


def column(state: CoreState, holder: int, viewer: int) -> int:
    """Return the place in `Table.shown` of what `viewer` knows; the number of seats: everybody."""
    return holder * (state.rules.seats + 1) + viewer


def cards_known(state: CoreState, holder: int, viewer: int) -> list[int]:
    """Return the cards that `viewer` knows to be in a hand, or face down in its line."""
    if state.shown:
        known_kinds = state.shown[column(state, holder, viewer)]
        if known_kinds:
            return known_kinds
    return state.known[holder]


def show(state: CoreState, holder: int, cards: list[int], viewer: int) -> None:
    """Show cards of a hand to a seat; the number of seats as `viewer` shows them to all."""
    seats = state.rules.seats
    columns = state.shown[:] if state.shown else [[] for _ in range(seats * (seats + 1))]
    for other in range(seats + 1):
        if other != holder and viewer in (other, seats):
            columns[column(state, holder, other)] = _join_cards(
                cards_known(state, holder, other), cards
            )
    state.shown = columns


def _join_cards(first: list[int], second: list[int]) -> list[int]:
    """Return each card as often as the list with more of it has it, sorted."""
    joined: list[int] = []
    for kind in sorted({*first, *second}):
        joined += [kind] * max(first.count(kind), second.count(kind))
    return joined


def leave_hand(state: CoreState, holder: int, kind: int) -> None:
    """Forget one card of a hand, as it became visible to all."""
    _replace(state, holder, kind, 0)


def enter_hand(state: CoreState, holder: int, kind: int) -> None:
    """Remember a card that all saw return to a hand; call it before `CoreState.known` has it."""
    _replace(state, holder, kind, 1)


def _replace(state: CoreState, holder: int, kind: int, number: int) -> None:
    """Add a card to the known cards of a hand, or (0) take one away."""
    columns = state.shown[:]
    any_left = False
    for index in range(len(columns)):
        cards = columns[index]
        if cards and index // (state.rules.seats + 1) == holder:
            if number:
                cards = sorted([*cards, kind])
            elif kind in cards:
                cards = cards[:]
                cards.remove(kind)
            columns[index] = cards
        any_left = any_left or bool(cards)
    state.shown = columns if any_left else []


def drop(state: CoreState, holder: int, number: int) -> None:
    """Forget the shown cards of a hand as far as `number` of its cards, unseen, may be gone."""
    columns = state.shown[:]
    for viewer in range(state.rules.seats + 1):
        index = column(state, holder, viewer)
        cards = columns[index]
        kinds_left: list[int] = []
        for kind in sorted(set(cards)):
            kinds_left += [kind] * (cards.count(kind) - number)
        columns[index] = kinds_left
    state.shown = columns if any(columns) else []


def remember_discarded(state: CoreState, holder: int) -> None:
    """Remember the shown cards of a hand that is discarded face down as a whole."""
    seats = state.rules.seats
    buried = state.shown_buried[:]
    if not buried:
        buried = [[] for _ in range(seats * (seats + 1))]
    for viewer in range(seats + 1):
        index = column(state, holder, viewer)
        buried[index] = sorted(buried[index] + state.shown[index])
    state.shown_buried = buried if any(buried) else []
    forget(state, holder)


def forget(state: CoreState, holder: int) -> None:
    """Forget all that was shown of a hand."""
    if state.shown:
        drop(state, holder, len(state.rules.cards))
