"""Law 6 for Cannir: what a seat cannot know changes nothing it perceives."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Event
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Dealt, Drew, Placed
from engine.games.cannir.options import Options
from engine.games.cannir.state import CannirState
from engine.games.cannir.views import StackedCard
from tests.laws import hold_who_sees, text


def played(options: Options, seats: int, seed: int, plies: int) -> CannirState:
    rng = Rng(seed)
    state = CANNIR.start(options, seats, rng)
    for _ in range(plies):
        if state.decision is None:
            break
        codes = state.codes()
        state.step(codes[rng.below(len(codes))], rng)
    return state


@given(
    seats=st.integers(2, 3),
    free_paths=st.booleans(),
    veiled=st.booleans(),
    seed=st.integers(0, 10_000),
    plies=st.integers(0, 8),
)
def test_two_worlds_a_seat_cannot_tell_apart(
    seats: int, free_paths: bool, veiled: bool, seed: int, plies: int
) -> None:
    state = played(Options(free_paths, veiled), seats, seed, plies)
    if state.decision is None:
        return
    seat = state.decision.seat
    draw = CANNIR.sampler(CANNIR.view(state, seat))
    worlds = [draw(Rng(seed + 1)), draw(Rng(seed + 2))]
    assert worlds[0].codes() == worlds[1].codes() == state.codes()
    for code in state.codes()[::5]:
        told: list[str] = []
        asked = []
        for world in worlds:
            events: list[Event] = []
            twin = world.clone()
            twin.step(code, Rng(0), events)
            seen = [event.seen_by(seat) for event in events if not isinstance(event, Drew)]
            if all(type(event).__name__ != "RestoreFailed" for event in events):
                told.append("".join(text(event) for event in seen))
                asked.append(twin.decision)
        # Trying a veiled card reveals it: only then may the worlds part.
        if CANNIR.action(code).do != "restore" and len(told) == 2:
            assert told[0] == told[1]
            assert asked[0] == asked[1]


def test_hidden_hands_take_every_value() -> None:
    state = played(Options(), 2, 3, 0)
    seat = state.turn
    view = CANNIR.view(state, seat)
    draw, rng = CANNIR.sampler(view), Rng(1)
    unseen = {name for hand in CANNIR.view(state, OMNISCIENT).hands for name in hand} - set(
        view.hands[seat]
    )
    met: set[str | None] = set()
    for _ in range(200):
        met.update(CANNIR.view(draw(rng), OMNISCIENT).hands[1 - seat])
    assert len(met) == 17
    assert unseen <= met


def test_a_failed_grey_card_narrows_the_veiled_card() -> None:
    state = played(Options(veiled=True), 2, 1, 0)
    data = {
        "turn": "B",
        "board": {"C": [["v3", "up"]], "N1": [["v7", "down", "A"]]},
        "hands": {"A": ["v1"], "B": ["g6", "v2"]},
    }
    state = CANNIR.positions.read(data, Options(veiled=True), ["A", "B"], 1)
    state.step(CANNIR.code(Restore("g6", "N1")), Rng(0))
    draw = CANNIR.sampler(CANNIR.view(state, 1))
    for seed in range(30):
        world = draw(Rng(seed))
        assert CANNIR.view(world, OMNISCIENT).board[BOARD.cell("N1")][0].card in ("r7", "g7", "v7")


def test_events_show_their_cards_to_those_who_may_know_them() -> None:
    hold_who_sees(
        CANNIR,
        [
            (Dealt(1, ("v1", "r2")), [1]),
            (Placed(1, "v7", "N1", veiled=True), [1]),
            (Placed(1, "v7", "N1"), [0, 1, 2, None]),
            (Drew(1, "v1", 5), [1]),
        ],
        seats=3,
    )


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_veiled_card_is_seen_by_its_layer_alone(viewer: int | None) -> None:
    event = Placed(0, "v7", "N1", veiled=True)
    state = played(Options(veiled=True), 2, 1, 0)
    seat = state.turn
    card = CANNIR.view(state, seat).hands[seat][0]
    assert card is not None
    state.step(
        CANNIR.code(Place(card, "N1", "down")),
        Rng(0),
    )
    laid = CANNIR.view(state, viewer).board[BOARD.cell("N1")]
    assert isinstance(laid[0], StackedCard)
    assert (laid[0].card is not None) == (viewer == seat)
    masked = event.seen_by(viewer)
    assert isinstance(masked, Placed)
    assert (masked.card is not None) == (viewer == 0)
