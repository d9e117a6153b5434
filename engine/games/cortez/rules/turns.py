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
    TableState,
)

ACTIONS_PER_TURN: Final = 2
#: The number of warriors drawn for a food.
RECRUIT_COUNT: Final = 4


def advance(table: TableState, part: int, rng: Rng, events: list[Event] | None) -> None:
    """Continue after the end of this part of the turn, up to the next decision."""
    while table.phase == PAUSE:
        if part == MARKING:
            event_cards.shuffle(table, rng, events)
            _begin_turn(table, table.first_seat, events)
            part = WINDOW
        elif part == TRADING:
            table.ask(ACTION_PHASE, table.turn_seat)
        elif movement.is_city_full(table):
            scoring.finish(table, CITY_FULL, events)
        elif part == EVENT:
            event_cards.end_event(table)
            part = _open_window(table)
        elif part == ACTING:
            table.actions_left -= 1
            part = _open_window(table)
        elif not table.is_event_over:
            turn_event(table, rng, events)
            part = EVENT
        elif table.actions_left and not table.rules.has_turn_windows:
            table.ask(ACTION_PHASE, table.turn_seat)
        elif table.actions_left:
            trades.ask_trade(table)
            part = TRADING
        else:
            _begin_turn(table, table.left_of(table.turn_seat), events)
            part = WINDOW


def _begin_turn(table: TableState, seat: int, events: list[Event] | None) -> None:
    table.turn_seat = seat
    table.is_event_over = False
    table.actions_left = ACTIONS_PER_TURN
    table.trades_left = ACTIONS_PER_TURN if table.rules.has_turn_windows else 0
    table.offers_this_turn = [0] * table.rules.seats
    if events is not None:
        events.append(happened.TurnBegan(seat))
    _open_window(table)


def _open_window(table: TableState) -> int:
    """Open a window for bribery cards; without windows, the turn simply goes on."""
    if not table.rules.has_turn_windows:
        table.phase = PAUSE
        return WINDOW
    bribery.open_window(table)
    return WINDOW


def turn_event(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    """Turn up an event card and begin its event."""
    begin_event(table, event_cards.turn_up(table, rng, events), rng, events)


def begin_event(table: TableState, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Begin the event just turned up; a treasure ends the round and begins the next."""
    while kind == TREASURE:
        scoring.award_treasure(table, events)
        if table.round == table.rules.rounds:
            scoring.finish(table, TREASURES, events)
            return
        event_cards.shuffle(table, rng, events)
        kind = event_cards.turn_up(table, rng, events)
    event_cards.resolve(table, kind, rng, events)


# -- actions ---------------------------------------------------------------------------------------


def may_recruit(table: TableState, seat: int) -> bool:
    """Return whether a seat has a food and the deck of its nation a warrior."""
    return table.held(seat, FOOD) > 0 and table.deck_size(table.nations[seat]) > 0


def recruit(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    """Pay a food of the active player and draw warriors."""
    decks.pay_alike(table, table.turn_seat, FOOD, 1, "recruit", events)
    decks.draw_warriors(table, table.turn_seat, RECRUIT_COUNT, "recruit", rng, events)
    table.phase = PAUSE


def draw(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    """Draw a provision for the active player."""
    decks.draw_provisions(table, table.turn_seat, 1, "draw", rng, events)
    table.phase = PAUSE


def move(table: TableState, troop: int, to: int, rng: Rng, events: list[Event] | None) -> None:
    """Move a troop of the active player and begin a combat with the troop it meets."""
    origin = table.square_of_troop[troop]
    table.phase = PAUSE
    movement.walk(table, table.turn_seat, troop, to, "action", events)
    if table.troop_on_square[to] != troop:
        combat.begin(table, troop, origin, to, rng, events)
    else:
        movement.visit(table, table.turn_seat, to, rng, events)


def play_move(
    table: TableState, kind: int, troop: int, to: int, rng: Rng, events: list[Event] | None
) -> None:
    """Play a bribery card that moves a troop; the window opens again."""
    bribery.play_move(table, table.turn, kind, troop, to, rng, events)
    if movement.is_city_full(table):
        scoring.finish(table, CITY_FULL, events)
    else:
        bribery.open_window(table)


def play_draw(table: TableState, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Play a bribery card that draws; the window opens again."""
    bribery.play_draw(table, table.turn, kind, rng, events)
    bribery.open_window(table)
