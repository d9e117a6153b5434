"""The guest game: what it says of a board is what others say, and playouts do as steps do."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.away import RECIPES, Match, answer, elo
from benchmarks.guests.hex import BITS, CELLS, SIZE, HexState, is_joined
from engine.core.rng import Rng


def finished(codes: list[int]) -> HexState:
    """The board after these stones, or as many as it takes to win."""
    state, rng = HexState(), Rng(1)
    for code in codes:
        if state.decision is None:
            break
        assert state.decision.seat == state.turn
        assert code in state.codes()
        state.step(code, rng)
    return state


def test_rows_and_columns_are_joined() -> None:
    down = [cell for row in range(SIZE) for cell in (row * SIZE + 3, row * SIZE + 5)]
    state = finished(down)
    assert (state.winner, list(state.returns())) == (0, [1.0, 0.0])
    across = [cell for i in range(SIZE) for cell in (2 * SIZE + i, 4 * SIZE + i)]
    assert finished(across).winner == 1
    assert finished(across[:-1]).winner == -1


def test_one_diagonal_joins() -> None:
    short = sum(BITS[(SIZE - 1 - i) * SIZE + i] for i in range(SIZE))
    long = sum(BITS[i * SIZE + i] for i in range(SIZE))
    assert [is_joined(short, seat) for seat in range(2)] == [True, True]
    assert [is_joined(long, seat) for seat in range(2)] == [False, False]


def test_a_full_board_has_one_winner_and_playouts_find_it() -> None:
    for seed in range(200):
        state, played = HexState(), list[int]()
        state.step(seed % CELLS, Rng(1))
        copy = state.clone()
        copy.rollout(Rng(seed), 10**9, played)
        assert (copy.decision, copy.codes(), len(played)) == (None, [], CELLS - 1)
        assert [key % 8 for key in played] == [1 - i % 2 for i in range(CELLS - 1)]
        stones = [key // 8 for key in played]
        assert sorted([seed % CELLS, *stones]) == list(range(CELLS))
        assert finished([seed % CELLS, *stones]).winner == copy.winner
        part, few = state.clone(), list[int]()
        part.rollout(Rng(seed), 5, few)
        assert few == played[:5]
        assert part.decision is not None
        assert len(part.codes()) == CELLS - 6


def test_there_is_an_answer_when_the_time_is_over() -> None:
    for config in RECIPES.values():
        code, iterations = answer(HexState(), config, 1, 0.0)
        assert code in range(CELLS)
        assert iterations == 1


def test_elo_of_a_score() -> None:
    assert (elo(0.5), elo(0.0), elo(1.0)) == (0.0, float("-inf"), float("inf"))
    assert elo(10 / 11) == pytest.approx(400)


def test_openspiel_says_the_same() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="conquista[research] is not installed")
    game = pyspiel.load_game(f"hex(board_size={SIZE})")
    for seed in range(50):
        rng, state, judge = Rng(seed), HexState(), game.new_initial_state()
        while state.decision is not None:
            assert judge.current_player() == state.decision.seat
            assert judge.legal_actions() == state.codes()
            code = state.codes()[rng.below(len(state.codes()))]
            state.step(code, rng)
            judge.apply_action(code)
        assert judge.is_terminal()
        assert judge.returns() == [2 * result - 1 for result in state.returns()]


@pytest.mark.slow
def test_a_match_away() -> None:
    pytest.importorskip("pyspiel", reason="conquista[research] is not installed")
    match = Match(RECIPES["grave"], 0.005, 1.0)
    assert match.score(1) in (0.0, 0.5, 1.0)
    assert match.moves[0] > 5
    assert match.iterations > match.moves[0]
