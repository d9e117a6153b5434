"""The event cards: shuffled into a round, turned up, and done.

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
    EVENT_KINDS,
    EVENT_NAMES,
    FLIGHT,
    MUTINY,
    PILLAGE,
    PROVISION_TYPES,
    SUPPLY,
    TREASURE,
    VALUES,
)
from engine.games.cortez.rules import auction, decks, movement
from engine.games.cortez.rules.map_tables import (
    CITY_SQUARES,
    DRY,
    DRY_OUTSIDE,
    PLAIN_CITY,
    is_broken,
    open_to_all,
)
from engine.games.cortez.rules.paths import BIT, BRIDGE_COUNT, BRIDGE_SQUARES
from engine.games.cortez.rules.table import (
    FLEE,
    FLIP,
    KEEP_PROVISIONS,
    KEEP_WARRIORS,
    NO_EVENT,
    NOBODY,
    PAUSE,
    STORM,
    Table,
)

#: Event cards that are shuffled with the treasure and lie below all others.
BELOW: Final = 4
#: Provisions and warriors that a pillage and a mutiny leave in a hand.
KEPT_PROVISIONS: Final = 10
KEPT_WARRIORS: Final = 4


def shuffle(table: Table, rng: Rng, events: list[Event] | None) -> None:
    """Begin the next round: all events anew, the treasure among the last."""
    table.round += 1
    table.turned = []
    table.upper = table.rules.events[:]
    table.lower = [0] * EVENT_KINDS
    total: int = sum(table.upper)
    for left in range(min(BELOW, total)):
        table.lower[decks.pick(table.upper, total - left, rng)] += 1
    table.lower[TREASURE] = 1
    if events is not None:
        events.append(happened.RoundBegan(table.round))


def turn_up(table: Table, rng: Rng, events: list[Event] | None) -> int:
    """Turn the top card; return its kind."""
    total: int = sum(table.upper)
    if total:
        kind = decks.pick(table.upper, total, rng)
    else:
        kind = decks.pick(table.lower, sum(table.lower), rng)
    table.turned.append(kind)
    if events is not None:
        events.append(happened.EventTurned(table.active, EVENT_NAMES[kind]))
    return kind


def resolve(table: Table, kind: int, rng: Rng, events: list[Event] | None) -> None:
    """Do what an event card says, as far as nobody must be asked."""
    table.event = kind
    table.phase = PAUSE
    done = True
    if kind == BRIDGES:
        table.ask(FLIP, table.active)
        done = bool(flippable(table))
    elif kind in (FLIGHT, FLIGHT + 1):
        table.ask(FLEE, table.active)
        done = bool(fugitives(table)) and bool(refuges(table))
    elif kind in (ATTACK, ATTACK + 1):
        table.ask(STORM, table.active)
        done = bool(assailants(table)) and bool(targets(table))
    elif kind == SUPPLY:
        _supply(table, rng, events)
    elif kind == PILLAGE:
        _ask_keeper(table, KEEP_PROVISIONS, table.active, 0)
    elif kind == MUTINY:
        _ask_keeper(table, KEEP_WARRIORS, table.active, 0)
    elif kind == CORRUPTION:
        done = sum(table.bribery_pile) > 0
        if done:
            auction.begin(table, rng, events)
    if not done:
        table.phase = PAUSE
        if events is not None:
            events.append(happened.WithoutEffect(EVENT_NAMES[kind]))


# -- bridges -------------------------------------------------------------------------------------


def flippable(table: Table) -> list[int]:
    """Bridges that may be destroyed or rebuilt: those on which nobody stands."""
    on = table.on
    return [bridge for bridge in range(BRIDGE_COUNT) if on[BRIDGE_SQUARES[bridge]] == NOBODY]


def flip(table: Table, bridge: int, events: list[Event] | None) -> None:
    """The active player destroys or rebuilds a bridge, NOBODY: none."""
    table.phase = PAUSE
    if bridge == NOBODY:
        if events is not None:
            events.append(happened.BridgesLeft(table.active))
        return
    table.broken ^= BIT[bridge]
    if events is not None:
        intact = not is_broken(table, BRIDGE_SQUARES[bridge])
        events.append(happened.BridgeFlipped(table.active, BOARD.bridges[bridge].id, intact))


# -- flight and attack ---------------------------------------------------------------------------


def fugitives(table: Table) -> list[int]:
    """Flight: the unmarked troops of its nation in the city."""
    troops = movement.unmarked(table, table.event - FLIGHT)
    return [troop for troop in troops if movement.in_city(table, troop)]


def refuges(table: Table) -> list[int]:
    """Flight: free dry squares outside the city."""
    return open_to_all(table, DRY_OUTSIDE)


def assailants(table: Table) -> list[int]:
    """Attack: the unmarked troops of its nation on dry ground outside the city."""
    return [
        troop for troop in movement.unmarked(table, table.event - ATTACK) if DRY[table.at[troop]]
    ]


def targets(table: Table) -> list[int]:
    """Attack: free squares of the city, of which temples only when no other is free."""
    free = open_to_all(table, PLAIN_CITY)
    return free if free else open_to_all(table, CITY_SQUARES)


def relocate(table: Table, troop: int, to: int, why: str, events: list[Event] | None) -> None:
    """The active player puts a troop where the event sends it."""
    movement.put(table, table.active, troop, to, why, events)
    table.phase = PAUSE


# -- supply, pillage, mutiny ---------------------------------------------------------------------


def _supply(table: Table, rng: Rng, events: list[Event] | None) -> None:
    seat = table.active
    for _ in range(table.rules.seats):
        decks.draw_provisions(
            table, seat, movement.spare_collars(table, seat), "supply", rng, events
        )
        seat = table.left_of(seat)


def _ask_keeper(table: Table, phase: int, seat: int, asked: int) -> None:
    """Ask the next seat with too many cards, when so many seats before this one were looked at."""
    for _ in range(asked, table.rules.seats):
        if phase == KEEP_PROVISIONS:
            surplus = table.provision_count(seat) - KEPT_PROVISIONS
        else:
            surplus = table.warrior_count(seat) - KEPT_WARRIORS
        if surplus > 0:
            table.ask(phase, seat)
            return
        seat = table.left_of(seat)
    table.phase = PAUSE


def keepable_provisions(table: Table, seat: int) -> list[list[int]]:
    """What a seat may keep in a pillage."""
    return multisets.of_size(auction.hand(table, seat), KEPT_PROVISIONS)


def keepable_warriors(table: Table, seat: int) -> list[list[int]]:
    """What a seat may keep in a mutiny."""
    first = seat * VALUES
    return multisets.of_size(table.warriors[first : first + VALUES], KEPT_WARRIORS)


def keep_provisions(table: Table, kept: list[int], events: list[Event] | None) -> None:
    """The seat asked discards all but these."""
    seat = table.turn
    hand = auction.hand(table, seat)
    given_up = [hand[kind] - kept[kind] for kind in range(PROVISION_TYPES)]
    decks.pay(table, seat, given_up, "pillage", events)
    _ask_keeper(table, KEEP_PROVISIONS, table.left_of(seat), _order(table, seat) + 1)


def keep_warriors(table: Table, kept: list[int], events: list[Event] | None) -> None:
    """The seat asked puts all but these under the deck."""
    seat = table.turn
    first = seat * VALUES
    given_up = [table.warriors[first + value] - kept[value] for value in range(VALUES)]
    for value in range(VALUES):
        table.warriors[first + value] = kept[value]
    decks.return_hidden(table, seat, given_up, "mutiny", events)
    _ask_keeper(table, KEEP_WARRIORS, table.left_of(seat), _order(table, seat) + 1)


def _order(table: Table, seat: int) -> int:
    """How many seats sit between the active player and this one, clockwise."""
    return (seat - table.active) % table.rules.seats


def end_event(table: Table) -> None:
    """The event of this turn is over."""
    table.event = NO_EVENT
    table.event_over = True
