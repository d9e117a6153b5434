"""Bribery cards: the windows in which they may be played, and their effects.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    BRIBERY_NAMES,
    FIVE_PROVISIONS,
    FIVE_WARRIORS,
    FOREIGN_MOVE,
    OWN_MOVE,
)
from engine.games.cortez.rules import combat, decks, movement, scoring
from engine.games.cortez.rules.core_state import (
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    CITY_FULL,
    COMBAT_STEP_PHASE,
    NOBODY,
    PAUSE,
    CoreState,
)

#: The number of cards drawn with a bribery card that draws.
DRAWN_CARDS: Final = 5


def open_window(state: CoreState) -> None:
    """Ask every holder of a bribery card, beginning with the active player."""
    _ask_from(state, state.turn_seat, 0)


def pass_window(state: CoreState) -> None:
    """Play nothing and ask the next holder."""
    seats = state.rules.seats
    _ask_from(state, state.left_of(state.turn), (state.turn - state.turn_seat) % seats + 1)


def _ask_from(state: CoreState, seat: int, asked: int) -> None:
    """Ask the next holder from `seat` on; `asked` seats before it had their chance."""
    for _ in range(asked, state.rules.seats):
        if state.bribery_count(seat):
            state.ask(BRIBERY_PLAY_PHASE, seat)
            return
        seat = state.left_of(seat)
    state.phase = PAUSE


def has_card(state: CoreState, seat: int, kind: int) -> bool:
    """Return whether a seat holds a card of this kind."""
    return state.bribery[seat * BRIBERY_KIND_COUNT + kind] > 0


def drawing_kinds(state: CoreState, seat: int) -> list[int]:
    """Return the kinds of a seat's cards that draw, if there is a card to draw."""
    kinds: list[int] = []
    if has_card(state, seat, FIVE_WARRIORS) and state.deck_size(state.nations[seat]):
        kinds.append(FIVE_WARRIORS)
    if has_card(state, seat, FIVE_PROVISIONS) and not decks.has_no_provisions(state):
        kinds.append(FIVE_PROVISIONS)
    return kinds


def movable(state: CoreState, seat: int, kind: int) -> list[int]:
    """Return the troops a moving card of a seat may be played on."""
    if kind == OWN_MOVE:
        return movement.marked_troops(state, seat)
    return movement.marked_by_others(state, seat)


def moving_cards(state: CoreState, seat: int) -> list[int]:
    """Return the kinds of a seat's cards that move a troop."""
    return [kind for kind in (OWN_MOVE, FOREIGN_MOVE) if has_card(state, seat, kind)]


def play_draw(state: CoreState, seat: int, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Play a card that draws."""
    _spend(state, seat, kind, events)
    if kind == FIVE_WARRIORS:
        decks.draw_warriors(state, seat, DRAWN_CARDS, "bribery", rng, events)
    else:
        decks.draw_provisions(state, seat, DRAWN_CARDS, "bribery", rng, events)


def play_move(
    state: CoreState,
    seat: int,
    kind: int,
    troop: int,
    square: int,
    rng: Rng,
    events: list[Event] | None,
) -> None:
    """Play a card of a seat that moves a troop."""
    _spend(state, seat, kind, events)
    if state.rules.has_bribery_teleport:
        movement.put(state, seat, troop, square, "bribery", events)
        return
    movement.walk(state, seat, troop, square, "bribery", events)
    movement.visit(state, seat, square, rng, events)


def _spend(state: CoreState, seat: int, kind: int, events: list[Event] | None) -> None:
    """Remove a card from a hand and from the game."""
    state.bribery[seat * BRIBERY_KIND_COUNT + kind] -= 1
    state.bribery_played[kind] += 1
    if events is not None:
        events.append(happened.BriberyPlayed(seat, BRIBERY_NAMES[kind]))


# -- interruptions ---------------------------------------------------------------------------------


def may_draw(state: CoreState, seat: int) -> bool:
    """Return whether a seat that bids or fights has a bribery card that draws."""
    if state.rules.has_turn_windows or state.phase not in (BID_PHASE, COMBAT_STEP_PHASE):
        return False
    return len(drawing_kinds(state, seat)) > 0


def draw_cards(
    state: CoreState, seat: int, kind: int, rng: Rng, events: list[Event] | None
) -> None:
    """Play a bribery card that draws."""
    play_draw(state, seat, kind, rng, events)
    combat.allow_more_cards(state, seat)


def move_troop(
    state: CoreState,
    seat: int,
    kind: int,
    troop: int,
    square: int,
    rng: Rng,
    events: list[Event] | None,
) -> None:
    """Play a bribery card that moves a troop.

    A full city ends the match at once, but a combat in progress is finished first.
    """
    play_move(state, seat, kind, troop, square, rng, events)
    if state.combat is None and movement.is_city_full(state):
        state.highest_bid = 0
        state.bidder = NOBODY
        state.passed_seats = 0
        scoring.finish(state, CITY_FULL, events)
