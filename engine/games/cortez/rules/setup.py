"""The set-up of a match: nations and chiefs, troops on the map, cards dealt.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    AZTEC,
    CARDS_PER_PROVISION,
    CHIEFS,
    FIRST_TEMPLE,
    NATIONS,
    OBJECTIVE_COUNT,
    PROVISION_TYPE_COUNT,
    SPANISH,
    TROOP_NAMES,
    TROOPS_PER_NATION,
    WARRIOR_DECK,
)
from engine.games.cortez.rules import decks, movement
from engine.games.cortez.rules.core_state import MARK_PHASE, PAUSE, CoreState

HAND_OF_WARRIORS: Final = 4
HAND_OF_PROVISIONS: Final = 10
#: The number of troops a seat marks before the first turn.
FIRST_COLLARS: Final = 2

#: The squares of each nation's troops that are the same in every match.
OWN_SQUARES: Final[list[list[int]]] = [list(BOARD.helmets), list(BOARD.feathers)]
MIXED_CITY: Final[list[int]] = list(BOARD.mixed_city)
MIXED_TERRAIN: Final[list[int]] = list(BOARD.mixed_terrain)


def draw_nations(state: CoreState, rng: Rng) -> None:
    """Draw the nation of the first seat unless it was agreed on; the other seats alternate."""
    majority = state.rules.options.majority
    nation = rng.below(len(NATIONS)) if majority == "lot" else NATIONS.index(majority)
    chiefs_left = [list(range(len(chiefs))) for chiefs in CHIEFS]
    for seat in range(state.rules.seats):
        state.nations[seat] = nation
        state.chiefs[seat] = chiefs_left[nation].pop(rng.below(len(chiefs_left[nation])))
        nation = 1 - nation


def place_troops(state: CoreState) -> None:
    """Put all troops on their starting squares; both nations have the same number."""
    squares = [OWN_SQUARES[SPANISH][:], OWN_SQUARES[AZTEC][:]]
    spanish = state.nations.count(SPANISH)
    aztec = state.nations.count(AZTEC)
    if spanish == aztec:
        for i, square in enumerate(MIXED_CITY + MIXED_TERRAIN):
            squares[SPANISH if i % 2 == 0 else AZTEC].append(square)
    else:
        # The nation with fewer seats gets the city squares, the other nation those outside.
        squares[SPANISH if spanish < aztec else AZTEC] += MIXED_CITY
        squares[SPANISH if spanish > aztec else AZTEC] += MIXED_TERRAIN
    for nation in (SPANISH, AZTEC):
        for i, square in enumerate(squares[nation]):
            troop = nation * TROOPS_PER_NATION + i
            state.square_of_troop[troop] = square
            state.troop_on_square[square] = troop


def fill_piles(state: CoreState) -> None:
    """Put all cards into their piles."""
    state.pile = [CARDS_PER_PROVISION] * PROVISION_TYPE_COUNT
    state.decks = [[WARRIOR_DECK[:]] for _ in NATIONS]
    state.batch_knowers = [[0] for _ in NATIONS]
    state.bribery_pile = state.rules.bribery[:]


def start(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Set everything up and ask the first player to mark a troop."""
    draw_nations(state, rng)
    state.first_seat = rng.below(state.rules.seats)
    state.turn_seat = state.first_seat
    if events is not None:
        nations = tuple([NATIONS[nation] for nation in state.nations])
        chiefs = tuple([CHIEFS[n][c] for n, c in zip(state.nations, state.chiefs, strict=True)])
        events.append(happened.Started(state.first_seat, nations, chiefs))
    place_troops(state)
    fill_piles(state)
    temples = list(range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVE_COUNT))
    seat = state.first_seat
    for _ in range(state.rules.seats):
        decks.draw_warriors(state, seat, HAND_OF_WARRIORS, "deal", rng, events)
        temple = temples.pop(rng.below(len(temples)))
        state.objectives[seat] = temple
        if events is not None:
            events.append(happened.ObjectiveDealt(seat, f"temple{temple}"))
        decks.draw_provisions(state, seat, HAND_OF_PROVISIONS, "deal", rng, events)
        seat = state.left_of(seat)
    state.ask(MARK_PHASE, state.first_seat)


def markable(state: CoreState, seat: int) -> list[int]:
    """Return the troops a seat may mark before the first turn."""
    troops = movement.unmarked_troops(state, state.nations[seat])
    return [troop for troop in troops if not movement.is_in_city(state, troop)]


def mark(state: CoreState, troop: int, events: list[Event] | None) -> None:
    """Mark a troop for the seat to move; all seats mark one clockwise, and then a second."""
    seat = state.turn
    state.collars[troop] = seat
    if events is not None:
        at = BOARD.name(state.square_of_troop[troop])
        events.append(happened.Collared(seat, TROOP_NAMES[troop], at, "mark"))
    for _ in range(state.rules.seats):
        seat = state.left_of(seat)
        if state.collars.count(seat) < FIRST_COLLARS and markable(state, seat):
            state.ask(MARK_PHASE, seat)
            return
    state.phase = PAUSE
