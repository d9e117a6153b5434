"""The event cards: shuffled for a round, turned up, and resolved.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez import multisets
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    ATTACK,
    BRIDGES,
    CORRUPTION,
    EVENT_KIND_COUNT,
    EVENT_NAMES,
    FLIGHT,
    MUTINY,
    PILLAGE,
    PROVISION_TYPE_COUNT,
    SUPPLY,
    TREASURE,
    VALUE_SLOTS,
)
from engine.games.cortez.rules import auction, decks, movement
from engine.games.cortez.rules.core_state import (
    ATTACK_PHASE,
    FLIGHT_PHASE,
    FLIP_BRIDGE_PHASE,
    KEEP_PROVISIONS_PHASE,
    KEEP_WARRIORS_PHASE,
    NO_EVENT,
    NOBODY,
    PAUSE,
    TableState,
)
from engine.games.cortez.rules.map_tables import (
    CITY_SQUARES,
    DRY,
    DRY_OUTSIDE,
    PLAIN_CITY,
    is_broken,
    open_to_all,
)
from engine.games.cortez.rules.paths import BIT, BRIDGE_COUNT, BRIDGE_SQUARES

#: The number of event cards shuffled with the treasure and placed below all others.
CARDS_WITH_TREASURE: Final = 4
#: The provisions a pillage leaves in a hand.
KEPT_PROVISIONS: Final = 10
#: The warriors a mutiny leaves in a hand.
KEPT_WARRIORS: Final = 4


def shuffle(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    """Begin the next round: shuffle all events, with the treasure among the last."""
    table.round += 1
    table.turned_events = []
    table.refused_trades = []
    table.upper_events = table.rules.events[:]
    table.lower_events = [0] * EVENT_KIND_COUNT
    total: int = sum(table.upper_events)
    for left in range(min(CARDS_WITH_TREASURE, total)):
        table.lower_events[decks.pick(table.upper_events, total - left, rng)] += 1
    table.lower_events[TREASURE] = 1
    if events is not None:
        events.append(happened.RoundBegan(table.round))


def turn_up(table: TableState, rng: Rng, events: list[Event] | None) -> int:
    """Turn up the top card; return its kind."""
    total: int = sum(table.upper_events)
    if total:
        kind = decks.pick(table.upper_events, total, rng)
    else:
        kind = decks.pick(table.lower_events, sum(table.lower_events), rng)
    table.turned_events.append(kind)
    if events is not None:
        events.append(happened.EventTurned(table.turn_seat, EVENT_NAMES[kind]))
    return kind


def resolve(table: TableState, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Resolve an event card up to the first decision it needs."""
    table.event = kind
    table.phase = PAUSE
    has_effect = True
    if kind == BRIDGES:
        table.ask(FLIP_BRIDGE_PHASE, table.turn_seat)
        has_effect = bool(flippable_bridges(table))
    elif kind in (FLIGHT, FLIGHT + 1):
        table.ask(FLIGHT_PHASE, table.turn_seat)
        has_effect = bool(flight_troops(table)) and bool(flight_squares(table))
    elif kind in (ATTACK, ATTACK + 1):
        table.ask(ATTACK_PHASE, table.turn_seat)
        has_effect = bool(attack_troops(table)) and bool(attack_squares(table))
    elif kind == SUPPLY:
        _supply(table, rng, events)
    elif kind == PILLAGE:
        _ask_keeper(table, KEEP_PROVISIONS_PHASE, table.turn_seat, 0)
    elif kind == MUTINY:
        _ask_keeper(table, KEEP_WARRIORS_PHASE, table.turn_seat, 0)
    elif kind == CORRUPTION:
        has_effect = sum(table.bribery_pile) > 0
        if has_effect:
            auction.begin(table, rng, events)
    if not has_effect:
        table.phase = PAUSE
        if events is not None:
            events.append(happened.WithoutEffect(EVENT_NAMES[kind]))


# -- bridges ---------------------------------------------------------------------------------------


def flippable_bridges(table: TableState) -> list[int]:
    """Return the bridges that may be destroyed or rebuilt: those without a troop on them."""
    on = table.troop_on_square
    return [bridge for bridge in range(BRIDGE_COUNT) if on[BRIDGE_SQUARES[bridge]] == NOBODY]


def flip(table: TableState, bridge: int, events: list[Event] | None) -> None:
    """Destroy or rebuild a bridge for the active player; NOBODY leaves all bridges unchanged."""
    table.phase = PAUSE
    if bridge == NOBODY:
        if events is not None:
            events.append(happened.BridgesLeft(table.turn_seat))
        return
    table.broken_bridges ^= BIT[bridge]
    if events is not None:
        intact = not is_broken(table, BRIDGE_SQUARES[bridge])
        events.append(happened.BridgeFlipped(table.turn_seat, BOARD.bridges[bridge].id, intact))


# -- flight and attack -----------------------------------------------------------------------------


def flight_troops(table: TableState) -> list[int]:
    """Return the unmarked troops in the city of the nation that flees."""
    troops = movement.unmarked(table, table.event - FLIGHT)
    return [troop for troop in troops if movement.is_in_city(table, troop)]


def flight_squares(table: TableState) -> list[int]:
    """Return the free dry squares outside the city, to which a troop may flee."""
    return open_to_all(table, DRY_OUTSIDE)


def attack_troops(table: TableState) -> list[int]:
    """Return the unmarked troops on dry ground outside the city of the nation that attacks."""
    return [
        troop
        for troop in movement.unmarked(table, table.event - ATTACK)
        if DRY[table.square_of_troop[troop]]
    ]


def attack_squares(table: TableState) -> list[int]:
    """Return the free squares of the city an attack may go to; temples only if no other is free."""
    free = open_to_all(table, PLAIN_CITY)
    return free if free else open_to_all(table, CITY_SQUARES)


def relocate(
    table: TableState, troop: int, square: int, why: str, events: list[Event] | None
) -> None:
    """Put a troop on the square of a flight or attack, for the active player."""
    movement.put(table, table.turn_seat, troop, square, why, events)
    table.phase = PAUSE


# -- supply, pillage and mutiny --------------------------------------------------------------------


def _supply(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    seat = table.turn_seat
    for _ in range(table.rules.seats):
        decks.draw_provisions(
            table, seat, movement.spare_collars(table, seat), "supply", rng, events
        )
        seat = table.left_of(seat)


def _ask_keeper(table: TableState, phase: int, seat: int, asked: int) -> None:
    """Ask the next seat with too many cards; `asked` seats before it were checked."""
    for _ in range(asked, table.rules.seats):
        if phase == KEEP_PROVISIONS_PHASE:
            surplus = table.provision_count(seat) - KEPT_PROVISIONS
        else:
            surplus = table.warrior_count(seat) - KEPT_WARRIORS
        if surplus > 0:
            table.ask(phase, seat)
            return
        seat = table.left_of(seat)
    table.phase = PAUSE


def keepable_provisions(table: TableState, seat: int) -> list[list[int]]:
    """Return the cards a seat may keep in a pillage."""
    return multisets.of_size(table.provisions_of(seat), KEPT_PROVISIONS)


def keepable_warriors(table: TableState, seat: int) -> list[list[int]]:
    """Return the cards a seat may keep in a mutiny."""
    first = seat * VALUE_SLOTS
    return multisets.of_size(table.warriors[first : first + VALUE_SLOTS], KEPT_WARRIORS)


def keep_provisions(table: TableState, kept: list[int], events: list[Event] | None) -> None:
    """Discard all provisions but these for the seat to move."""
    seat = table.turn
    hand = table.provisions_of(seat)
    given_up = [hand[kind] - kept[kind] for kind in range(PROVISION_TYPE_COUNT)]
    decks.pay(table, seat, given_up, "pillage", events)
    _ask_keeper(
        table, KEEP_PROVISIONS_PHASE, table.left_of(seat), _distance_from_active(table, seat) + 1
    )


def keep_warriors(table: TableState, kept: list[int], events: list[Event] | None) -> None:
    """Put all warriors but these under the deck for the seat to move."""
    seat = table.turn
    first = seat * VALUE_SLOTS
    given_up = [table.warriors[first + value] - kept[value] for value in range(VALUE_SLOTS)]
    for value in range(VALUE_SLOTS):
        table.warriors[first + value] = kept[value]
    decks.return_hidden(table, seat, given_up, "mutiny", events)
    _ask_keeper(
        table, KEEP_WARRIORS_PHASE, table.left_of(seat), _distance_from_active(table, seat) + 1
    )


def _distance_from_active(table: TableState, seat: int) -> int:
    """Return the clockwise distance of a seat from the active player."""
    return (seat - table.turn_seat) % table.rules.seats


def end_event(table: TableState) -> None:
    """End the event of this turn."""
    table.event = NO_EVENT
    table.is_event_over = True
