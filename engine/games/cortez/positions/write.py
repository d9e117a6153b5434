"""Writing of positions of Cortez."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.values import Json
from engine.games.cortez.actions import NAMED, PRICES, SIDE_NAMES
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    ATTACK,
    BRIBERY_KIND_COUNT,
    CHIEFS,
    EVENT_KIND_COUNT,
    EVENT_NAMES,
    FLIGHT,
    NATIONS,
    PROVISION_NAMES,
    PROVISION_TYPE_COUNT,
    SUPPLY,
    TROOP_NAMES,
    VALUE_SLOTS,
    named_bribery,
    nation_of,
)
from engine.games.cortez.rules import combat_data as fights
from engine.games.cortez.rules.combat_data import (
    ATTACKER,
    DEFENDER,
    NAMED_PRICE,
    STEP_NAMES,
    CombatState,
    Outcome,
)
from engine.games.cortez.rules.core_state import (
    MAX_GAME_SEATS,
    NO_EVENT,
    NOBODY,
    OVER,
    PAUSE,
    PAY_PHASE,
    CoreState,
)
from engine.games.cortez.rules.mercenaries import named_price
from engine.games.cortez.rules.paths import BIT, NO_COLLAR, NOWHERE
from engine.games.cortez.rules.trades import MAKER, NUMBER, REFUSED_GIVEN, REFUSED_WANTED
from engine.games.cortez.views.view_builder import phase_name


def write(state: CoreState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the complete position; the inverse of `read`."""
    position = {**_turn(state, seats), **_map(state, seats), **_cards(state, seats)}
    if position["phase"] == "auction":
        position["bids"] = {
            "best": state.highest_bid,
            "by": None if state.bidder == NOBODY else seats[state.bidder],
            "passed": _seat_names(seats, state.passed_seats),
        }
    position |= _trades(state, seats)
    if state.put_off_phase != PAUSE:
        position["later"] = seats[state.put_off_seat]
    if state.combat is not None:
        position["combat"] = _open_combat(state.combat, seats)
        if state.phase == PAY_PHASE:
            position["combat"]["mercenary"]["accepted"] = True
    if state.last_outcome is not None:
        position["last"] = _finished_combat(state.last_outcome, seats)
    if state.phase == OVER:
        position["winners"] = _seat_names(seats, state.winners)
        position["by"] = state.ended_by
    return position


def _turn(state: CoreState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the seats with their nations, and the progress of the match."""
    chiefs = zip(state.nations, state.chiefs, strict=True)
    return {
        "phase": phase_name(state),
        "nations": _per_seat(seats, [NATIONS[nation] for nation in state.nations]),
        "chiefs": _per_seat(seats, [CHIEFS[nation][chief] for nation, chief in chiefs]),
        "first": seats[state.first_seat],
        "active": seats[state.turn_seat],
        "turn": seats[state.turn],
        "round": state.round,
        "event_over": state.is_event_over,
        "actions_left": state.actions_left,
        "trades_left": state.trades_left,
    }


def _map(state: CoreState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the troops on the board and the destroyed bridges."""
    return {
        "troops": [
            {
                "id": TROOP_NAMES[troop],
                "nation": NATIONS[nation_of(troop)],
                "at": BOARD.name(square),
                "collar": None if (collar := state.collars[troop]) == NO_COLLAR else seats[collar],
            }
            for troop, square in enumerate(state.square_of_troop)
            if square != NOWHERE
        ],
        "destroyed_bridges": [
            bridge.id
            for number, bridge in enumerate(BOARD.bridges)
            if state.broken_bridges & BIT[number]
        ],
    }


def _cards(state: CoreState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the hands, decks and piles."""
    known = _hands(state.known_provisions, PROVISION_TYPE_COUNT, _held_provisions)
    return {
        "provisions": _per_seat(seats, _hands(state.provisions, PROVISION_TYPE_COUNT, _provisions)),
        "known": _per_seat(seats, known),
        "discard": _provisions(state.discard),
        "warriors": _per_seat(seats, _hands(state.warriors, VALUE_SLOTS, _warriors)),
        "decks": {name: _deck(state, nation, seats) for nation, name in enumerate(NATIONS)},
        "recalled": _write_remembered(state, seats),
        "objectives": _per_seat(seats, state.objectives),
        "bribery": _per_seat(seats, _hands(state.bribery, BRIBERY_KIND_COUNT, _bribery)),
        "bribery_played": _bribery(state.bribery_played),
        "treasures": _per_seat(seats, state.treasures),
        "event": None if state.event == NO_EVENT else _event(state.event),
        "turned": [EVENT_NAMES[kind] for kind in state.turned_events],
        "event_deck": _events(state.upper_events) + _events(state.lower_events),
    }


def _trades(state: CoreState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the open proposal, the trades on offer and the refused ones, if there are any."""
    trades: dict[str, Json] = {}
    if state.partner != NOBODY:
        trades["offer"] = {
            "kind": "parley" if state.combat is not None else "trade",
            "seat": seats[state.turn_seat],
            "to": seats[state.partner],
            "give": _held_provisions(state.provisions_given),
            "get": _held_provisions(state.provisions_wanted),
        }
    if state.offer_count:
        trades["offers"] = [
            {"number": entry[NUMBER], **_proposal(entry[MAKER:], seats)} for entry in state.offers
        ]
        trades["offered"] = state.offer_count
    if any(state.offers_this_turn):
        trades["proposed"] = _per_seat(seats, state.offers_this_turn)
    if state.refused_trades:
        trades["refused"] = [_proposal(entry, seats) for entry in state.refused_trades]
    return trades


def _proposal(entry: list[int], seats: Sequence[str]) -> dict[str, Json]:
    """Return a proposal: [seat, partner, provisions given by type, and wanted]."""
    seat, partner = entry[:REFUSED_GIVEN]
    return {
        "seat": seats[seat],
        "to": seats[partner],
        "give": _held_provisions(entry[REFUSED_GIVEN:REFUSED_WANTED]),
        "get": _held_provisions(entry[REFUSED_WANTED:]),
    }


# -- plain values ----------------------------------------------------------------------------------


def _per_seat(seats: Sequence[str], values: Sequence[Json]) -> dict[str, Json]:
    return dict(zip(seats, values, strict=True))


def _seat_names(seats: Sequence[str], mask: int) -> list[str]:
    return [name for seat, name in enumerate(seats) if mask >> seat & 1]


def _hands(flat: list[int], width: int, write_one: Callable[[list[int]], Json]) -> list[Json]:
    return [write_one(flat[first : first + width]) for first in range(0, len(flat), width)]


def _provisions(counts: list[int]) -> dict[str, Json]:
    return dict(zip(PROVISION_NAMES, counts, strict=True))


def _held_provisions(counts: list[int]) -> dict[str, Json]:
    return {name: count for name, count in _provisions(counts).items() if count}


def _warriors(counts: list[int]) -> list[int]:
    return [value for value in range(1, VALUE_SLOTS) for _ in range(counts[value])]


def _bribery(counts: list[int]) -> list[str]:
    return list(named_bribery(counts))


def _events(counts: list[int]) -> list[str]:
    return [EVENT_NAMES[kind] for kind in range(EVENT_KIND_COUNT) for _ in range(counts[kind])]


def _event(kind: int) -> dict[str, Json]:
    """Return an event card with its kind and nation; the nation may be None."""
    if not FLIGHT <= kind < SUPPLY:
        return {"kind": EVENT_NAMES[kind], "nation": None}
    first = ATTACK if kind >= ATTACK else FLIGHT
    return {"kind": EVENT_NAMES[kind].partition("_")[0], "nation": NATIONS[kind - first]}


def _deck(state: CoreState, nation: int, seats: Sequence[str]) -> list[Json]:
    batches = zip(state.decks[nation], state.batch_knowers[nation], strict=True)
    return [
        {"cards": _warriors(cards), "seen": _seat_names(seats, seers)} for cards, seers in batches
    ]


def _write_remembered(state: CoreState, seats: Sequence[str]) -> dict[str, Json]:
    """Return viewer → holder → values."""
    recalled_by_viewer: dict[str, dict[str, list[int]]] = {}
    for key in state.recalled:
        viewer, holder = divmod(key // VALUE_SLOTS, MAX_GAME_SEATS)
        values = recalled_by_viewer.setdefault(seats[viewer], {}).setdefault(seats[holder], [])
        values.append(key % VALUE_SLOTS)
    return dict(recalled_by_viewer)


# -- combats ---------------------------------------------------------------------------------------


def _open_combat(combat: CombatState, seats: Sequence[str]) -> dict[str, Json]:
    """Return a combat in progress."""
    written: dict[str, Json] = {
        "attacker": seats[combat.fighters[ATTACKER]],
        "defender": seats[combat.fighters[DEFENDER]],
        "square": BOARD.name(combat.square),
        "origin": BOARD.name(combat.origin),
        "attacker_troop": TROOP_NAMES[combat.troops[ATTACKER]],
        "defender_troop": TROOP_NAMES[combat.troops[DEFENDER]],
        "proxy": combat.is_by_proxy,
        "step": STEP_NAMES[combat.step],
        "sides": _written_sides(combat.fighters, combat.laid, combat.weapons, seats),
        "added": combat.added,
        "holds": combat.holds,
        "helped": [name for side, name in enumerate(SIDE_NAMES) if combat.helped >> side & 1],
        "hirings": combat.mercenary_rounds,
        "sold": _seat_names(seats, combat.sold),
    }
    if combat.calls:
        written["calls"] = [
            {"for": SIDE_NAMES[side], "seat": seats[seat], "price": list(named_price(due))}
            for side, seat, *due in combat.calls
        ]
    if combat.volunteers:
        written["volunteers"] = _seat_names(seats, combat.volunteers)
    if combat.parleys:
        written["parleys"] = combat.parleys
    if combat.seller != NOBODY:
        named = combat.price == NAMED_PRICE
        written["mercenary"] = {
            "seat": seats[combat.seller],
            "for": SIDE_NAMES[combat.side],
            "warriors": [combat.value] if combat.value else [],
            "weapons": combat.weapons_offered,
            "price": NAMED if named else PRICES[combat.price],
        }
        if named:
            written["mercenary"]["due"] = list(named_price(combat.due))
    if combat.won != NOBODY:
        written["winner"] = seats[combat.fighters[combat.won]]
    return written


def _finished_combat(last: Outcome, seats: Sequence[str]) -> dict[str, Json]:
    """Return a combat that has ended."""
    return {
        "attacker": seats[last.fighters[ATTACKER]],
        "defender": seats[last.fighters[DEFENDER]],
        "square": BOARD.name(last.square),
        "attacker_troop": TROOP_NAMES[last.troops[ATTACKER]],
        "defender_troop": TROOP_NAMES[last.troops[DEFENDER]],
        "proxy": last.is_by_proxy,
        "sides": _written_sides(last.fighters, last.laid, last.weapons, seats),
        "winner": seats[last.fighters[last.won]],
        "by": fights.REASONS[last.how],
    }


def _written_sides(
    fighters: list[int], laid: list[list[int]], weapons: list[int], seats: Sequence[str]
) -> dict[str, Json]:
    sides: dict[str, Json] = {}
    for side, name in enumerate(SIDE_NAMES):
        written: dict[str, Json] = {
            "warriors": [card % VALUE_SLOTS for card in laid[side]],
            "weapons": weapons[side],
        }
        owners = [card // VALUE_SLOTS for card in laid[side]]
        if any(seat != fighters[side] for seat in owners):
            # Mercenaries have sold some of them.
            written["of"] = [seats[seat] for seat in owners]
        sides[name] = written
    return sides
