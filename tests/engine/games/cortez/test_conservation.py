"""Nothing gets lost: cards, troops and collars after every answer of random matches."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.cards import (
    CARDS_PER_PROVISION,
    COLLARS_PER_SEAT,
    NATIONS,
    PROVISION_TYPE_COUNT,
    TROOP_COUNT,
    VALUE_SLOTS,
    WARRIOR_DECK,
    WEAPON,
)
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules import legal_answers, setup
from engine.games.cortez.rules.combat_data import NOBODY
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS
from engine.games.cortez.rules.state import CortezState
from tests.engine.games.cortez.interrupting import act_at_random

CROWDED = CortezOptions(corruption=6, own_move=4, foreign_move=4, five_warriors=4, supply=0)
HASTY = CortezOptions(bribery_teleport=True, attack_spanish=6, attack_aztec=6, majority="aztec")
#: Few events and no food for thought: the warriors' decks run out.
#: The rules of version 1.
WINDOWED = CortezOptions(windows=True)
FIGHTING = CortezOptions(mutiny=0, pillage=0, bridges=0, supply=6, five_warriors=4)
#: Questions everybody sees the answers of: that there is only one is no secret.
OPEN_KINDS = ("mark", "flip_bridge", "flight", "attack", "winner_mark", "place_loser")


def dealt(options: CortezOptions, seats: int, rng: Rng) -> CortezState:
    state = CortezState(MatchRules(options, seats))
    setup.start(state, rng, None)
    return state


def hold_provisions(state: CortezState) -> None:
    """25 of each type, and nobody is known to hold what it does not."""
    fight = state.combat
    for kind in range(PROVISION_TYPE_COUNT):
        held = sum(state.provisions[kind::PROVISION_TYPE_COUNT])
        on_table = sum(fight.weapons) if fight is not None and kind == WEAPON else 0
        assert state.pile[kind] + state.discard[kind] + held + on_table == CARDS_PER_PROVISION
    assert all(
        known <= n for known, n in zip(state.known_provisions, state.provisions, strict=True)
    )
    assert min(state.known_provisions) >= 0


def warriors_of(state: CortezState, seat: int) -> Counter[int]:
    """Values a seat holds, has laid or offers."""
    found = Counter({v: state.warriors[seat * VALUE_SLOTS + v] for v in range(VALUE_SLOTS)})
    if state.combat is not None:
        laid = [card for side in state.combat.laid for card in side if card // VALUE_SLOTS == seat]
        found.update(card % VALUE_SLOTS for card in laid)
        if state.combat.seller == seat and state.combat.value:
            found[state.combat.value] += 1
    return found


def hold_warriors(state: CortezState) -> None:
    """Forty of each nation, and whatever is remembered of a hand is there."""
    for nation in range(len(NATIONS)):
        assert all(map(any, state.decks[nation])), "an empty batch"
        assert len(state.decks[nation]) == len(state.batch_knowers[nation])
        found = [sum(batch[v] for batch in state.decks[nation]) for v in range(VALUE_SLOTS)]
        for seat in range(state.rules.seats):
            if state.nations[seat] == nation:
                own = warriors_of(state, seat)
                found = [found[v] + own[v] for v in range(VALUE_SLOTS)]
        assert found == WARRIOR_DECK
    for key in state.recalled:
        assert warriors_of(state, key // VALUE_SLOTS % MAX_GAME_SEATS)[key % VALUE_SLOTS]


def hold_board(state: CortezState) -> None:
    """44 troops, at most seven collars of a seat; only fighters share a square."""
    guest = state.combat.troops[0] if state.combat is not None else NOBODY
    for troop in range(TROOP_COUNT):
        assert troop == guest or state.troop_on_square[state.square_of_troop[troop]] == troop
    assert len([troop for troop in state.troop_on_square if troop != NOBODY]) == TROOP_COUNT - (
        guest != NOBODY
    )
    for seat in range(state.rules.seats):
        assert (1 if state.round else 0) <= state.collars.count(seat) <= COLLARS_PER_SEAT
    counts = [state.bribery_pile, state.bribery_played]
    assert sum(map(sum, counts)) + sum(state.bribery) == sum(state.rules.bribery)


@pytest.mark.parametrize("options", [CortezOptions(), CROWDED, HASTY, FIGHTING, WINDOWED])
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_lost(seats: int, options: CortezOptions) -> None:
    rng = Rng(seats)
    state = dealt(options, seats, rng)
    while state.decision is not None:
        codes = state.codes()
        # Whoever everybody knows to have a choice has one.
        assert len(codes) > 1 or state.decision.private or state.decision.kind in OPEN_KINDS
        drawn = legal_answers.random_code(state, rng)
        assert drawn in codes
        for _ in range(rng.below(3)):
            act_at_random(state, rng)
            hold_provisions(state)
            hold_warriors(state)
            hold_board(state)
        if state.decision is None:
            break
        codes = state.codes()
        drawn = legal_answers.random_code(state, rng)
        # Every other answer is one of all, mostly a move; the rest are of all kinds.
        state.step(drawn if rng.below(2) else codes[rng.below(len(codes))], rng)
        hold_provisions(state)
        hold_warriors(state)
        hold_board(state)
    assert sum(state.returns()) == pytest.approx(1)


def test_matches_see_everything_happen() -> None:
    """Random matches of all kinds tell every event there is."""
    seen: set[type[Event]] = set()
    for seats in range(2, 7):
        for options in (CortezOptions(), HASTY, WINDOWED):
            rng = Rng(seats)
            events: list[Event] = []
            state = CortezState(MatchRules(options, seats))
            setup.start(state, rng, events)
            while state.decision is not None:
                act_at_random(state, rng, events)
                if state.decision is None:
                    break
                state.step(legal_answers.random_code(state, rng), rng, events)
            seen.update(map(type, events))
    kinds = [kind for kind in vars(happened).values() if isinstance(kind, type)]
    told = {kind for kind in kinds if issubclass(kind, Event) and kind is not Event}
    assert told == seen
