"""The course of a match: marking, rounds, the parts of a turn, and the end.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.cards import FOOD, TREASURE
from engine.games.cortez.rules import bribery, combat, decks, event_cards, movement, scoring, trades
from engine.games.cortez.rules.core_state import (
    ACTING,
    ACTION_PHASE,
    CITY_FULL,
    EVENT,
    MARKING,
    PAUSE,
    TRADING,
    TREASURES,
    WINDOW,
    CoreState,
)

ACTIONS_PER_TURN: Final = 2
#: The number of warriors drawn for a food.
RECRUIT_COUNT: Final = 4


def advance(state: CoreState, part: int, rng: Rng, events: list[Event] | None) -> None:
    """Continue after the end of this part of the turn, up to the next decision."""
    while state.phase == PAUSE:
        if part == MARKING:
            event_cards.shuffle(state, rng, events)
            _begin_turn(state, state.first_seat, events)
            part = WINDOW
        elif part == TRADING:
            state.ask(ACTION_PHASE, state.turn_seat)
        elif movement.is_city_full(state):
            scoring.finish(state, CITY_FULL, events)
        elif part == EVENT:
            event_cards.end_event(state)
            part = _open_window(state)
        elif part == ACTING:
            state.actions_left -= 1
            part = _open_window(state)
        elif not state.is_event_over:
            turn_event(state, rng, events)
            part = EVENT
        elif state.actions_left and not state.rules.has_turn_windows:
            state.ask(ACTION_PHASE, state.turn_seat)
        elif state.actions_left:
            trades.ask_trade(state)
            part = TRADING
        else:
            _begin_turn(state, state.left_of(state.turn_seat), events)
            part = WINDOW


def _begin_turn(state: CoreState, seat: int, events: list[Event] | None) -> None:
    state.turn_seat = seat
    state.is_event_over = False
    state.actions_left = ACTIONS_PER_TURN
    state.trades_left = ACTIONS_PER_TURN if state.rules.has_turn_windows else 0
    state.offers_this_turn = [0] * state.rules.seats
    if events is not None:
        events.append(happened.TurnBegan(seat))
    _open_window(state)


def _open_window(state: CoreState) -> int:
    """Open a window for bribery cards; without windows, the turn simply goes on."""
    if not state.rules.has_turn_windows:
        state.phase = PAUSE
        return WINDOW
    bribery.open_window(state)
    return WINDOW


def turn_event(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Turn up an event card and begin its event."""
    begin_event(state, event_cards.turn_up(state, rng, events), rng, events)


def begin_event(state: CoreState, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Begin the event just turned up; a treasure ends the round and begins the next."""
    while kind == TREASURE:
        scoring.award_treasure(state, events)
        if state.round == state.rules.rounds:
            scoring.finish(state, TREASURES, events)
            return
        event_cards.shuffle(state, rng, events)
        kind = event_cards.turn_up(state, rng, events)
    event_cards.resolve(state, kind, rng, events)


# -- actions ---------------------------------------------------------------------------------------


def may_recruit(state: CoreState, seat: int) -> bool:
    """Return whether a seat has a food and the deck of its nation a warrior."""
    return state.held_count(seat, FOOD) > 0 and state.deck_size(state.nations[seat]) > 0


def recruit(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Pay a food of the active player and draw warriors."""
    decks.pay_alike(state, state.turn_seat, FOOD, 1, "recruit", events)
    decks.draw_warriors(state, state.turn_seat, RECRUIT_COUNT, "recruit", rng, events)
    state.phase = PAUSE


def draw(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Draw a provision for the active player."""
    decks.draw_provisions(state, state.turn_seat, 1, "draw", rng, events)
    state.phase = PAUSE


def move(state: CoreState, troop: int, to: int, rng: Rng, events: list[Event] | None) -> None:
    """Move a troop of the active player and begin a combat with the troop it meets."""
    origin = state.square_of_troop[troop]
    state.phase = PAUSE
    movement.walk(state, state.turn_seat, troop, to, "action", events)
    if state.troop_on_square[to] != troop:
        combat.begin(state, troop, origin, to, rng, events)
    else:
        movement.visit(state, state.turn_seat, to, rng, events)


def play_move(
    state: CoreState, kind: int, troop: int, to: int, rng: Rng, events: list[Event] | None
) -> None:
    """Play a bribery card that moves a troop; the window opens again."""
    bribery.play_move(state, state.turn, kind, troop, to, rng, events)
    if movement.is_city_full(state):
        scoring.finish(state, CITY_FULL, events)
    else:
        bribery.open_window(state)


def play_draw(state: CoreState, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Play a bribery card that draws; the window opens again."""
    bribery.play_draw(state, state.turn, kind, rng, events)
    bribery.open_window(state)
