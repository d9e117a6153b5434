"""Mercenaries: third seats that sell a warrior and weapons to a side of a combat.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.actions import ANY, NAMED, PRICES, SIDE_NAMES
from engine.games.cortez.cards import (
    PROVISION_TYPE_COUNT,
    VALUE_SLOTS,
    WARRIOR_NAMES,
    WEAPON,
    named_provisions,
)
from engine.games.cortez.multisets import of_size
from engine.games.cortez.rules import decks
from engine.games.cortez.rules.combat_data import (
    NAMED_PRICE,
    NOBODY,
    NOTHING_DUE,
    PRICES_DUE,
    CombatState,
)
from engine.games.cortez.rules.core_state import (
    MERCENARY_ANSWER_PHASE,
    MERCENARY_PHASE,
    PAUSE,
    PAY_PHASE,
    CoreState,
)

#: The number of rounds of offers in a combat; then only seats that are asked for help are asked.
MAX_HIRING_ROUNDS: Final = 2


def ask_from(state: CoreState, combat: CombatState, seat: int) -> None:
    """Ask the next third seat that might have something to offer, beginning with `seat`."""
    while seat != state.turn_seat:
        may_be_asked = combat.mercenary_rounds < MAX_HIRING_ROUNDS or is_called(combat, seat)
        if may_be_asked and seat not in combat.fighters and may_offer(state, combat, seat):
            state.ask(MERCENARY_PHASE, seat)
            return
        seat = state.left_of(seat)
    state.phase = PAUSE


def is_called(combat: CombatState, seat: int) -> bool:
    """Return whether a fighter asks a seat for help."""
    return any(call[1] == seat for call in combat.calls)


def _answer_calls(combat: CombatState, seat: int) -> None:
    """Strike out the calls that a seat has answered."""
    combat.calls = [call for call in combat.calls if call[1] != seat]


def may_sell(combat: CombatState, seat: int) -> bool:
    """Return whether a seat has not sold a warrior yet."""
    return combat.sold & (1 << seat) == 0


def may_offer(state: CoreState, combat: CombatState, seat: int) -> bool:
    """Return whether public information allows that a seat has something to offer."""
    if may_sell(combat, seat) and state.warrior_count(seat):
        return True
    if not state.provision_count(seat):
        return False
    return room(combat, 0, 0) > 0 or room(combat, 1, 0) > 0


def room(combat: CombatState, side: int, warriors: int) -> int:
    """Return how many weapons a side can still take with `warriors` more warriors."""
    return len(combat.laid[side]) + warriors - combat.weapons[side]


def packages(state: CoreState, combat: CombatState, seat: int, side: int) -> list[tuple[int, int]]:
    """Return the offers of a seat to a side, as (value of a warrior or 0, number of weapons)."""
    held_weapons = state.held_count(seat, WEAPON)
    pairs: list[tuple[int, int]] = []
    for weapon_count in range(1, min(held_weapons, room(combat, side, 0)) + 1):
        pairs.append((0, weapon_count))
    if may_sell(combat, seat):
        for value in range(1, VALUE_SLOTS):
            if state.warriors[seat * VALUE_SLOTS + value]:
                for weapon_count in range(min(held_weapons, room(combat, side, 1)) + 1):
                    pairs.append((value, weapon_count))
    return pairs


def offer_in_window(
    state: CoreState,
    side: int,
    value: int,
    weapon_count: int,
    price: int,
    events: list[Event] | None,
) -> None:
    """Offer help to a side for the seat to move, for one of the fixed prices."""
    _offer(state, state.turn, side, value, weapon_count, PRICES_DUE[price], price, events)


def offer_help(
    state: CoreState,
    seat: int,
    side: int,
    value: int,
    weapon_count: int,
    due: list[int],
    events: list[Event] | None,
) -> None:
    """Offer help to a side without being asked; the open decision is asked afterwards."""
    combat = state.combat
    assert combat is not None
    combat.volunteers |= 1 << seat
    price = PRICES_DUE.index(due) if due in PRICES_DUE else NAMED_PRICE
    state.put_off(MERCENARY_ANSWER_PHASE, combat.fighters[side])
    _offer(state, seat, side, value, weapon_count, due, price, events)


def call(
    state: CoreState, side: int, seat: int, due: list[int], events: list[Event] | None
) -> None:
    """Ask a third seat for help to a side, for a price."""
    combat = state.combat
    assert combat is not None
    other_calls = [entry for entry in combat.calls if entry[0] != side or entry[1] != seat]
    combat.calls = [*other_calls, [side, seat, *due]]
    if events is not None:
        events.append(happened.HelpSought(combat.fighters[side], seat, named_price(due)))


def named_price(due: list[int]) -> tuple[str, ...]:
    """Return the provisions of a price, those of the buyer's choice first."""
    return (ANY,) * due[0] + named_provisions(due[1:])


def _offer(
    state: CoreState,
    seat: int,
    side: int,
    value: int,
    weapon_count: int,
    due: list[int],
    price: int,
    events: list[Event] | None,
) -> None:
    """Offer help to a side.

    The buyer refuses automatically where its number of cards shows that it cannot pay.
    """
    combat = state.combat
    assert combat is not None
    if combat.calls:
        _answer_calls(combat, seat)
    buyer = combat.fighters[side]
    combat.seller = seat
    combat.side = side
    combat.value = value
    combat.weapons_offered = weapon_count
    combat.price = price
    combat.due = due
    if value:
        state.warriors[seat * VALUE_SLOTS + value] -= 1
    counts = [0] * PROVISION_TYPE_COUNT
    counts[WEAPON] = weapon_count
    decks.show(state, seat, counts)
    if events is not None:
        card = WARRIOR_NAMES[state.nations[seat] * VALUE_SLOTS + value] if value else None
        name = PRICES[price] if price != NAMED_PRICE else NAMED
        number = 1 if value else 0
        named_due = named_price(due) if price == NAMED_PRICE else ()
        events.append(
            happened.MercenaryOffered(
                seat, buyer, SIDE_NAMES[side], number, card, weapon_count, name, named_due
            )
        )
    if not any(due):
        complete_sale(state, combat, [0] * PROVISION_TYPE_COUNT, events)
    elif state.provision_count(buyer) < sum(due):
        refuse(state, combat, events)
    else:
        state.ask(MERCENARY_ANSWER_PHASE, buyer)


def pass_offer(state: CoreState, combat: CombatState, events: list[Event] | None) -> None:
    """Offer no help for now and ask the next seat."""
    if combat.calls:
        _answer_calls(combat, state.turn)
    if events is not None:
        events.append(happened.MercenaryPassed(state.turn))
    ask_from(state, combat, state.left_of(state.turn))


def can_pay(state: CoreState, combat: CombatState, buyer: int) -> bool:
    """Return whether the buyer holds the price of the mercenary."""
    return has_price(state, combat.due, buyer)


def has_price(state: CoreState, due: list[int], buyer: int) -> bool:
    """Return whether a seat holds the provisions of a price."""
    provisions = state.provisions_of(buyer)
    if any(provisions[kind] < due[1 + kind] for kind in range(PROVISION_TYPE_COUNT)):
        return False
    return sum(provisions) >= sum(due)


def payments(state: CoreState, combat: CombatState, buyer: int) -> list[list[int]]:
    """Return the cards with which the buyer can pay a mercenary that leaves it a choice."""
    due = combat.due
    provisions = state.provisions_of(buyer)
    counts_left = [provisions[kind] - due[1 + kind] for kind in range(PROVISION_TYPE_COUNT)]
    return [
        [chosen[kind] + due[1 + kind] for kind in range(PROVISION_TYPE_COUNT)]
        for chosen in of_size(counts_left, due[0])
    ]


def accept(state: CoreState, combat: CombatState, events: list[Event] | None) -> None:
    """Accept the offer; the buyer must still choose the cards of a price in any provisions."""
    if combat.due[0]:
        state.ask(PAY_PHASE, state.turn)
        return
    complete_sale(state, combat, combat.due[1:], events)


def complete_sale(
    state: CoreState, combat: CombatState, price: list[int], events: list[Event] | None
) -> None:
    """Pay the price and lay the offered cards on the table."""
    seller = combat.seller
    side = combat.side
    buyer = combat.fighters[side]
    if events is not None:
        events.append(happened.Answered(buyer, "mercenary", accepted=True))
    if sum(price):
        decks.give(state, buyer, seller, price, "mercenary", events)
    if combat.value:
        combat.laid[side].append(seller * VALUE_SLOTS + combat.value)
        combat.sold |= 1 << seller
        if events is not None:
            card = WARRIOR_NAMES[state.nations[seller] * VALUE_SLOTS + combat.value]
            events.append(happened.WarriorLaid(seller, buyer, SIDE_NAMES[side], card))
    if combat.weapons_offered:
        decks.lay_weapons(state, seller, combat.weapons_offered)
        combat.weapons[side] += combat.weapons_offered
        if events is not None:
            for _ in range(combat.weapons_offered):
                events.append(happened.WeaponLaid(seller, SIDE_NAMES[side]))
    if state.put_off_phase == PAUSE or state.put_off_phase == MERCENARY_PHASE:
        combat.helped |= 1 << side
    combat.holds = 0
    _close_offer(state, combat)


def refuse(state: CoreState, combat: CombatState, events: list[Event] | None) -> None:
    """Refuse the offer; the mercenary takes its cards back."""
    buyer = combat.fighters[combat.side]
    if events is not None:
        events.append(happened.Answered(buyer, "mercenary", accepted=False))
    if combat.value:
        state.warriors[combat.seller * VALUE_SLOTS + combat.value] += 1
        decks.recall(state, buyer, combat.seller, combat.value)
    _close_offer(state, combat)


def _close_offer(state: CoreState, combat: CombatState) -> None:
    seller = combat.seller
    combat.seller = NOBODY
    combat.side = 0
    combat.value = 0
    combat.weapons_offered = 0
    combat.price = 0
    combat.due = NOTHING_DUE
    if state.put_off_phase != PAUSE:
        state.ask_again()
        return
    ask_from(state, combat, state.left_of(seller))
