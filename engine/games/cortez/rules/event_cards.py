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
    CoreState,
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


def shuffle(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Begin the next round: shuffle all events, with the treasure among the last."""
    state.round += 1
    state.turned_events = []
    state.refused_trades = []
    state.upper_events = state.rules.events[:]
    state.lower_events = [0] * EVENT_KIND_COUNT
    total: int = sum(state.upper_events)
    for cards_left in range(min(CARDS_WITH_TREASURE, total)):
        state.lower_events[decks.pick(state.upper_events, total - cards_left, rng)] += 1
    state.lower_events[TREASURE] = 1
    if events is not None:
        events.append(happened.RoundBegan(state.round))


def turn_up(state: CoreState, rng: Rng, events: list[Event] | None) -> int:
    """Turn up the top card; return its kind."""
    total: int = sum(state.upper_events)
    if total:
        kind = decks.pick(state.upper_events, total, rng)
    else:
        kind = decks.pick(state.lower_events, sum(state.lower_events), rng)
    state.turned_events.append(kind)
    if events is not None:
        events.append(happened.EventTurned(state.turn_seat, EVENT_NAMES[kind]))
    return kind


def resolve(state: CoreState, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Resolve an event card up to the first decision it needs."""
    state.event = kind
    state.phase = PAUSE
    has_effect = True
    if kind == BRIDGES:
        state.ask(FLIP_BRIDGE_PHASE, state.turn_seat)
        has_effect = bool(flippable_bridges(state))
    elif kind in (FLIGHT, FLIGHT + 1):
        state.ask(FLIGHT_PHASE, state.turn_seat)
        has_effect = bool(flight_troops(state)) and bool(flight_squares(state))
    elif kind in (ATTACK, ATTACK + 1):
        state.ask(ATTACK_PHASE, state.turn_seat)
        has_effect = bool(attack_troops(state)) and bool(attack_squares(state))
    elif kind == SUPPLY:
        _supply(state, rng, events)
    elif kind == PILLAGE:
        _ask_keeper(state, KEEP_PROVISIONS_PHASE, state.turn_seat, 0)
    elif kind == MUTINY:
        _ask_keeper(state, KEEP_WARRIORS_PHASE, state.turn_seat, 0)
    elif kind == CORRUPTION:
        has_effect = sum(state.bribery_pile) > 0
        if has_effect:
            auction.begin(state, rng, events)
    if not has_effect:
        state.phase = PAUSE
        if events is not None:
            events.append(happened.WithoutEffect(EVENT_NAMES[kind]))


# -- bridges ---------------------------------------------------------------------------------------


def flippable_bridges(state: CoreState) -> list[int]:
    """Return the bridges that may be destroyed or rebuilt: those without a troop on them."""
    on = state.troop_on_square
    return [bridge for bridge in range(BRIDGE_COUNT) if on[BRIDGE_SQUARES[bridge]] == NOBODY]


def flip(state: CoreState, bridge: int, events: list[Event] | None) -> None:
    """Destroy or rebuild a bridge for the active player; NOBODY leaves all bridges unchanged."""
    state.phase = PAUSE
    if bridge == NOBODY:
        if events is not None:
            events.append(happened.BridgesLeft(state.turn_seat))
        return
    state.broken_bridges ^= BIT[bridge]
    if events is not None:
        intact = not is_broken(state, BRIDGE_SQUARES[bridge])
        events.append(happened.BridgeFlipped(state.turn_seat, BOARD.bridges[bridge].id, intact))


# -- flight and attack -----------------------------------------------------------------------------


def flight_troops(state: CoreState) -> list[int]:
    """Return the unmarked troops in the city of the nation that flees."""
    troops = movement.unmarked_troops(state, state.event - FLIGHT)
    return [troop for troop in troops if movement.is_in_city(state, troop)]


def flight_squares(state: CoreState) -> list[int]:
    """Return the free dry squares outside the city, to which a troop may flee."""
    return open_to_all(state, DRY_OUTSIDE)


def attack_troops(state: CoreState) -> list[int]:
    """Return the unmarked troops on dry ground outside the city of the nation that attacks."""
    return [
        troop
        for troop in movement.unmarked_troops(state, state.event - ATTACK)
        if DRY[state.square_of_troop[troop]]
    ]


def attack_squares(state: CoreState) -> list[int]:
    """Return the free squares of the city an attack may go to; temples only if no other is free."""
    free = open_to_all(state, PLAIN_CITY)
    return free if free else open_to_all(state, CITY_SQUARES)


def relocate(
    state: CoreState, troop: int, square: int, why: str, events: list[Event] | None
) -> None:
    """Put a troop on the square of a flight or attack, for the active player."""
    movement.put(state, state.turn_seat, troop, square, why, events)
    state.phase = PAUSE


# -- supply, pillage and mutiny --------------------------------------------------------------------


def _supply(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    seat = state.turn_seat
    for _ in range(state.rules.seats):
        decks.draw_provisions(
            state, seat, movement.spare_collars(state, seat), "supply", rng, events
        )
        seat = state.left_of(seat)


def _ask_keeper(state: CoreState, phase: int, seat: int, asked: int) -> None:
    """Ask the next seat with too many cards; `asked` seats before it were checked."""
    for _ in range(asked, state.rules.seats):
        if phase == KEEP_PROVISIONS_PHASE:
            surplus = state.provision_count(seat) - KEPT_PROVISIONS
        else:
            surplus = state.warrior_count(seat) - KEPT_WARRIORS
        if surplus > 0:
            state.ask(phase, seat)
            return
        seat = state.left_of(seat)
    state.phase = PAUSE


def keepable_provisions(state: CoreState, seat: int) -> list[list[int]]:
    """Return the cards a seat may keep in a pillage."""
    return multisets.of_size(state.provisions_of(seat), KEPT_PROVISIONS)


def keepable_warriors(state: CoreState, seat: int) -> list[list[int]]:
    """Return the cards a seat may keep in a mutiny."""
    first = seat * VALUE_SLOTS
    return multisets.of_size(state.warriors[first : first + VALUE_SLOTS], KEPT_WARRIORS)


def keep_provisions(state: CoreState, kept: list[int], events: list[Event] | None) -> None:
    """Discard all provisions but these for the seat to move."""
    seat = state.turn
    hand = state.provisions_of(seat)
    given_up = [hand[kind] - kept[kind] for kind in range(PROVISION_TYPE_COUNT)]
    decks.pay(state, seat, given_up, "pillage", events)
    _ask_keeper(
        state, KEEP_PROVISIONS_PHASE, state.left_of(seat), _distance_from_active(state, seat) + 1
    )


def keep_warriors(state: CoreState, kept: list[int], events: list[Event] | None) -> None:
    """Put all warriors but these under the deck for the seat to move."""
    seat = state.turn
    first = seat * VALUE_SLOTS
    given_up = [state.warriors[first + value] - kept[value] for value in range(VALUE_SLOTS)]
    for value in range(VALUE_SLOTS):
        state.warriors[first + value] = kept[value]
    decks.return_hidden(state, seat, given_up, "mutiny", events)
    _ask_keeper(
        state, KEEP_WARRIORS_PHASE, state.left_of(seat), _distance_from_active(state, seat) + 1
    )


def _distance_from_active(state: CoreState, seat: int) -> int:
    """Return the clockwise distance of a seat from the active player."""
    return (seat - state.turn_seat) % state.rules.seats


def end_event(state: CoreState) -> None:
    """End the event of this turn."""
    state.event = NO_EVENT
    state.is_event_over = True
