"""Worlds drawn from a view: nobody who looked can tell them apart, and all of them are sound."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.rng import Rng
from engine.games.cortez.cards import PROVISION_TYPE_COUNT, VALUE_SLOTS, WEAPON
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.positions import read, write
from engine.games.cortez.rules import decks, setup
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.sampler import sampler
from engine.games.cortez.views.view_builder import view_of
from tests.engine.games.cortez.interrupting import act_at_random

NAMES = "ABCDEF"


def moments(seats: int, seed: int, each: int) -> Iterator[CortezState]:
    """Yield states of a random match, each question as often at most."""
    state = CortezState(MatchRules(CortezOptions(), seats))
    rng = Rng(seed)
    setup.start(state, rng, None)
    asked = dict[str, int]()
    while (decision := state.decision) is not None:
        asked[decision.kind] = asked.get(decision.kind, 0) + 1
        if asked[decision.kind] <= each:
            yield state
        for _ in range(3):
            act = act_at_random(state, rng)
            kind = "none" if act is None else act[1].do
            asked[kind] = asked.get(kind, 0) + 1
            if act is not None and asked[kind] <= each and state.decision is not None:
                yield state
        if state.decision is not None:
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)
    yield state


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_world_looks_the_same_and_is_sound(seats: int) -> None:
    rng = Rng(seats)
    for state in moments(seats, 20 + seats, 5):
        for viewer in (*range(seats), None):
            view = view_of(state, viewer)
            world = sampler(view, 1.0)(rng)
            assert view_of(world, viewer) == view
            if state.turn == viewer:
                assert world.codes() == state.codes()
            if state.decision is None:
                continue
            # Whatever is wrong with a world, the reader of positions names it.
            written = write.write(world, NAMES[:seats])
            assert (
                write.write(read.read(written, state.rules, NAMES[:seats], 1), NAMES[:seats])
                == written
            )


@pytest.mark.parametrize("seats", [2, 5])
def test_sampled_hidden_cards_vary(seats: int) -> None:
    state = next(moments(seats, 3, 1))
    draw = sampler(view_of(state, 0), 1.0)
    rng = Rng(1)
    worlds = [draw(rng) for _ in range(20)]
    others = slice(PROVISION_TYPE_COUNT, None)
    assert len({tuple(world.provisions[others]) for world in worlds}) > 10
    assert len({tuple(world.warriors[VALUE_SLOTS:]) for world in worlds}) > 10
    assert len({tuple(world.objectives) for world in worlds}) > 5
    assert {tuple(world.provisions[:PROVISION_TYPE_COUNT]) for world in worlds} == {
        tuple(state.provisions[:PROVISION_TYPE_COUNT])
    }


def test_warriors_that_were_offered_are_remembered() -> None:
    state = next(moments(4, 8, 1))
    value = next(v for v in range(6, 0, -1) if state.warriors[2 * VALUE_SLOTS + v])
    decks.recall(state, 0, 2, value)
    rng = Rng(1)
    draw = sampler(view_of(state, 0), 1.0)
    assert all(draw(rng).warriors[2 * VALUE_SLOTS + value] for _ in range(30))
    forgetful = sampler(view_of(state, 0), 0.0)
    assert not all(forgetful(rng).warriors[2 * VALUE_SLOTS + value] for _ in range(60))


def test_provisions_shown_are_remembered() -> None:
    state = next(moments(3, 8, 1))
    own = state.provisions[PROVISION_TYPE_COUNT : 2 * PROVISION_TYPE_COUNT]
    decks.show(state, 1, own)
    rng = Rng(1)
    draw = sampler(view_of(state, 0), 1.0)
    for _ in range(10):
        assert draw(rng).provisions[PROVISION_TYPE_COUNT : 2 * PROVISION_TYPE_COUNT] == own
    forgetful = sampler(view_of(state, 0), 0.0)
    hands = [
        forgetful(rng).provisions[PROVISION_TYPE_COUNT : 2 * PROVISION_TYPE_COUNT]
        for _ in range(10)
    ]
    assert any(hand != own for hand in hands)
    assert all(sum(hand) == sum(own) for hand in hands)


def all_provisions(state: CortezState) -> list[int]:
    """Return how many provisions of each type there are."""
    counts = [pile + gone for pile, gone in zip(state.pile, state.discard, strict=True)]
    for index, number in enumerate(state.provisions):
        counts[index % PROVISION_TYPE_COUNT] += number
    if state.combat is not None:
        counts[WEAPON] += sum(state.combat.weapons)
    return counts


@pytest.mark.parametrize("memory", [0.0, 0.5])
def test_provisions_are_forgotten_but_not_lost(memory: float) -> None:
    rng, discarded = Rng(5), set()
    for state in moments(4, 24, 2):
        if state.decision is None:
            continue
        world = sampler(view_of(state, state.decision.seat), memory)(rng)
        assert all_provisions(world) == all_provisions(state)
        assert sum(world.discard) == sum(state.discard)
        assert min(*world.pile, *world.discard, *world.provisions) >= 0
        discarded.add(tuple(world.discard) != tuple(state.discard))
    assert True in discarded


def test_who_has_bid_can_pay() -> None:
    rng = Rng(4)
    found = 0
    for state in moments(4, 41, 30):
        if state.bidder < 0:
            continue
        viewer = (state.bidder + 1) % 4
        for _ in range(5):
            world = sampler(view_of(state, viewer), 1.0)(rng)
            found += 1
            first = world.bidder * PROVISION_TYPE_COUNT
            hand = world.provisions[first : first + PROVISION_TYPE_COUNT]
            sums = {0}
            for worth, number in zip(world.rules.worth, hand, strict=True):
                for _ in range(number):
                    sums |= {total + worth for total in sums}
            assert world.highest_bid in sums
    assert found > 20


def test_a_bid_is_not_paid_with_what_others_are_known_to_hold() -> None:
    state = next(state for state in moments(4, 41, 30) if state.bidder >= 0)
    viewer, other = (state.bidder + 1) % 4, (state.bidder + 2) % 4
    hand = state.provisions[other * PROVISION_TYPE_COUNT : (other + 1) * PROVISION_TYPE_COUNT]
    for kind in range(PROVISION_TYPE_COUNT - 1):
        hand[kind] += state.pile[kind]
        state.pile[kind] = 0
    state.provisions[other * PROVISION_TYPE_COUNT : (other + 1) * PROVISION_TYPE_COUNT] = hand
    decks.show(state, other, hand)
    rng = Rng(6)
    draw = sampler(view_of(state, viewer), 1.0)
    for _ in range(30):
        world = draw(rng)
        assert min(world.pile) >= 0
        assert sum(world.provisions) + sum(world.pile) == sum(state.provisions) + sum(state.pile)
        assert view_of(world, viewer) == view_of(state, viewer)
