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
    TableState,
)

#: The number of cards drawn with a bribery card that draws.
DRAWN_CARDS: Final = 5


def open_window(table: TableState) -> None:
    """Ask every holder of a bribery card, beginning with the active player."""
    _ask_from(table, table.turn_seat, 0)


def pass_window(table: TableState) -> None:
    """Play nothing and ask the next holder."""
    seats = table.rules.seats
    _ask_from(table, table.left_of(table.turn), (table.turn - table.turn_seat) % seats + 1)


def _ask_from(table: TableState, seat: int, asked: int) -> None:
    """Ask the next holder from `seat` on; `asked` seats before it had their chance."""
    for _ in range(asked, table.rules.seats):
        if table.bribery_count(seat):
            table.ask(BRIBERY_PLAY_PHASE, seat)
            return
        seat = table.left_of(seat)
    table.phase = PAUSE


def has_card(table: TableState, seat: int, kind: int) -> bool:
    """Return whether a seat holds a card of this kind."""
    return table.bribery[seat * BRIBERY_KIND_COUNT + kind] > 0


def drawing_kinds(table: TableState, seat: int) -> list[int]:
    """Return the kinds of a seat's cards that draw, if there is a card to draw."""
    found: list[int] = []
    if has_card(table, seat, FIVE_WARRIORS) and table.deck_size(table.nations[seat]):
        found.append(FIVE_WARRIORS)
    if has_card(table, seat, FIVE_PROVISIONS) and not decks.has_no_provisions(table):
        found.append(FIVE_PROVISIONS)
    return found


def movable(table: TableState, seat: int, kind: int) -> list[int]:
    """Return the troops a moving card of a seat may be played on."""
    if kind == OWN_MOVE:
        return movement.marked_troops(table, seat)
    return movement.marked_by_others(table, seat)


def moving_cards(table: TableState, seat: int) -> list[int]:
    """Return the kinds of a seat's cards that move a troop."""
    return [kind for kind in (OWN_MOVE, FOREIGN_MOVE) if has_card(table, seat, kind)]


def play_draw(
    table: TableState, seat: int, kind: int, rng: Rng, events: list[Event] | None
) -> None:
    """Play a card that draws."""
    _spend(table, seat, kind, events)
    if kind == FIVE_WARRIORS:
        decks.draw_warriors(table, seat, DRAWN_CARDS, "bribery", rng, events)
    else:
        decks.draw_provisions(table, seat, DRAWN_CARDS, "bribery", rng, events)


def play_move(
    table: TableState,
    seat: int,
    kind: int,
    troop: int,
    square: int,
    rng: Rng,
    events: list[Event] | None,
) -> None:
    """Play a card of a seat that moves a troop."""
    _spend(table, seat, kind, events)
    if table.rules.has_bribery_teleport:
        movement.put(table, seat, troop, square, "bribery", events)
        return
    movement.walk(table, seat, troop, square, "bribery", events)
    movement.visit(table, seat, square, rng, events)


def _spend(table: TableState, seat: int, kind: int, events: list[Event] | None) -> None:
    """Remove a card from a hand and from the game."""
    table.bribery[seat * BRIBERY_KIND_COUNT + kind] -= 1
    table.bribery_played[kind] += 1
    if events is not None:
        events.append(happened.BriberyPlayed(seat, BRIBERY_NAMES[kind]))


# -- interruptions ---------------------------------------------------------------------------------


def may_draw(table: TableState, seat: int) -> bool:
    """Return whether a seat that bids or fights has a bribery card that draws."""
    if table.rules.has_turn_windows or table.phase not in (BID_PHASE, COMBAT_STEP_PHASE):
        return False
    return len(drawing_kinds(table, seat)) > 0


def draw_cards(
    table: TableState, seat: int, kind: int, rng: Rng, events: list[Event] | None
) -> None:
    """Play a bribery card that draws."""
    play_draw(table, seat, kind, rng, events)
    combat.supplied(table, seat)


def move_troop(
    table: TableState,
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
    play_move(table, seat, kind, troop, square, rng, events)
    if table.combat is None and movement.is_city_full(table):
        table.highest_bid = 0
        table.bidder = NOBODY
        table.passed_seats = 0
        scoring.finish(table, CITY_FULL, events)
