"""Drawing, paying, giving and returning cards, and tracking what seats know of them.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.cards import (
    NATIONS,
    PROVISION_NAMES,
    PROVISION_TYPE_COUNT,
    VALUE_SLOTS,
    WEAPON,
    named_provisions,
    named_warriors,
)
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS, NOBODY, CoreState


def pick(counts: list[int], total: int, rng: Rng) -> int:
    """Take a random card out of a pile of `total` cards by kind; return its kind."""
    cards_left = rng.below(total)
    kind = 0
    while cards_left >= counts[kind]:
        cards_left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


# -- provisions ------------------------------------------------------------------------------------


def has_no_provisions(state: CoreState) -> bool:
    """Return whether no provision is left to draw."""
    return sum(state.pile) + sum(state.discard) == 0


def turn_up(state: CoreState, rng: Rng, events: list[Event] | None) -> int:
    """Take the top provision; return its type, or NOBODY if none is left."""
    total: int = sum(state.pile)
    if total == 0:
        total = sum(state.discard)
        if total == 0:
            return NOBODY
        state.pile = state.discard
        state.discard = [0] * PROVISION_TYPE_COUNT
        if events is not None:
            events.append(happened.PileRenewed(total))
    return pick(state.pile, total, rng)


def draw_provisions(
    state: CoreState, seat: int, number: int, why: str, rng: Rng, events: list[Event] | None
) -> None:
    """Draw `number` provisions for a seat, or all that are left."""
    drawn = [0] * PROVISION_TYPE_COUNT
    first = seat * PROVISION_TYPE_COUNT
    for _ in range(number):
        kind = turn_up(state, rng, events)
        if kind == NOBODY:
            break
        drawn[kind] += 1
        state.provisions[first + kind] += 1
    if events is not None and number:
        events.append(happened.ProvisionsDrawn(seat, named_provisions(drawn), why))


def _spend(state: CoreState, seat: int, counts: list[int]) -> None:
    """Take provisions out of a hand, face up."""
    first = seat * PROVISION_TYPE_COUNT
    for kind in range(PROVISION_TYPE_COUNT):
        number = counts[kind]
        if number:
            state.provisions[first + kind] -= number
            state.known_provisions[first + kind] = max(
                0, state.known_provisions[first + kind] - number
            )


def pay(
    state: CoreState, seat: int, counts: list[int], why: str, events: list[Event] | None
) -> None:
    """Discard provisions of a seat, `counts[kind]` of each type."""
    _spend(state, seat, counts)
    for kind in range(PROVISION_TYPE_COUNT):
        state.discard[kind] += counts[kind]
    if events is not None:
        events.append(happened.ProvisionsPaid(seat, named_provisions(counts), why))


def pay_alike(
    state: CoreState, seat: int, kind: int, number: int, why: str, events: list[Event] | None
) -> None:
    """Discard `number` provisions of one type, perhaps 0."""
    if number:
        counts = [0] * PROVISION_TYPE_COUNT
        counts[kind] = number
        pay(state, seat, counts, why, events)


def lay_weapons(state: CoreState, seat: int, number: int) -> None:
    """Take weapons out of a hand for a combat; they are discarded when it ends."""
    counts = [0] * PROVISION_TYPE_COUNT
    counts[WEAPON] = number
    _spend(state, seat, counts)


def give(
    state: CoreState, seat: int, to: int, counts: list[int], why: str, events: list[Event] | None
) -> None:
    """Give provisions of a seat to another, face up."""
    _spend(state, seat, counts)
    first = to * PROVISION_TYPE_COUNT
    for kind in range(PROVISION_TYPE_COUNT):
        state.provisions[first + kind] += counts[kind]
        state.known_provisions[first + kind] += counts[kind]
    if events is not None:
        events.append(happened.ProvisionsGiven(seat, to, named_provisions(counts), why))


def show(state: CoreState, seat: int, counts: list[int]) -> None:
    """Record that a seat has named provisions that it holds."""
    first = seat * PROVISION_TYPE_COUNT
    for kind in range(PROVISION_TYPE_COUNT):
        state.known_provisions[first + kind] = max(
            state.known_provisions[first + kind], counts[kind]
        )


def name_of_provision(kind: int) -> str | None:
    """Return the name of a provision; None for NOBODY."""
    return None if kind == NOBODY else PROVISION_NAMES[kind]


# -- warriors --------------------------------------------------------------------------------------


def draw_warriors(
    state: CoreState, seat: int, number: int, why: str, rng: Rng, events: list[Event] | None
) -> None:
    """Draw `number` warriors of its nation for a seat, or all that are left."""
    nation = state.nations[seat]
    deck = state.decks[nation]
    knowers = state.batch_knowers[nation]
    drawn = [0] * VALUE_SLOTS
    draws_left = number
    first = seat * VALUE_SLOTS
    while draws_left > 0 and deck:
        batch = deck[0][:]
        size = sum(batch)
        while draws_left > 0 and size > 0:
            value = pick(batch, size, rng)
            drawn[value] += 1
            state.warriors[first + value] += 1
            size -= 1
            draws_left -= 1
        if size == 0:
            del deck[0]
            del knowers[0]
        else:
            # Only the seat that drew can still know the cards left in the batch.
            deck[0] = batch
            knowers[0] &= 1 << seat
    if events is not None and number:
        events.append(happened.WarriorsDrawn(seat, named_warriors(nation, drawn), why))


def put_under(state: CoreState, nation: int, counts: list[int], seen: int) -> None:
    """Put warriors under the deck of a nation; `batch_knowers` is the mask of the seats that
    know them.
    """
    size: int = sum(counts)
    if size:
        state.decks[nation].append(counts)
        state.batch_knowers[nation].append(seen)


def return_hidden(
    state: CoreState, seat: int, counts: list[int], why: str, events: list[Event] | None
) -> None:
    """Put warriors of a seat under their deck; no other seat has seen them."""
    put_under(state, state.nations[seat], counts, 1 << seat)
    forget_some(state, seat, sum(counts))
    if events is not None:
        names = named_warriors(state.nations[seat], counts)
        events.append(happened.WarriorsReturned(seat, names, why))


def return_shown(
    state: CoreState, seats_counts: list[list[int]], events: list[Event] | None
) -> None:
    """Put the warriors revealed in a combat, counted by seat, under their decks."""
    for nation in range(len(NATIONS)):
        batch = [0] * VALUE_SLOTS
        for seat in range(state.rules.seats):
            if state.nations[seat] != nation:
                continue
            counts = seats_counts[seat]
            for value in range(1, VALUE_SLOTS):
                batch[value] += counts[value]
                for _ in range(counts[value]):
                    forget(state, seat, value)
            if events is not None and any(counts):
                names = named_warriors(nation, counts)
                events.append(happened.WarriorsReturned(seat, names, "combat"))
        put_under(state, nation, batch, (1 << state.rules.seats) - 1)


# -- what seats know of each other's warriors ------------------------------------------------------


def recall(state: CoreState, viewer: int, holder: int, value: int) -> None:
    """Record that the viewer has seen a warrior that stays in the hand of the holder."""
    key = (viewer * MAX_GAME_SEATS + holder) * VALUE_SLOTS + value
    if key not in state.recalled:
        state.recalled.append(key)
        state.recalled.sort()


def forget(state: CoreState, holder: int, value: int) -> None:
    """Record that all seats have seen a warrior leave the hand of the holder."""
    if not state.recalled:
        return
    for viewer in range(state.rules.seats):
        key = (viewer * MAX_GAME_SEATS + holder) * VALUE_SLOTS + value
        if key in state.recalled:
            state.recalled.remove(key)


def forget_some(state: CoreState, holder: int, number: int) -> None:
    """Record that `number` warriors left a hand unseen, so that any known one may be among them.

    A viewer knows at most one warrior of each value, so all of them are forgotten.
    """
    if number and state.recalled:
        state.recalled = [
            key for key in state.recalled if key // VALUE_SLOTS % MAX_GAME_SEATS != holder
        ]
