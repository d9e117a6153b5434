"""How the weights of the standing are fitted to matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.fit_cortez import (
    GOLD,
    IN_CITY,
    NEXT_TREASURE,
    OUT_OF_IT,
    POINTS,
    THUMB,
    Case,
    chances,
    fit,
    loss,
    play_match,
    sensible,
    written,
)
from engine.core.rng import Rng
from engine.games.cortez.bots import win_probability as judged
from engine.games.cortez.bots.win_weights import KNOTS, MORE_SEAT_WEIGHTS, TWO_SEAT_WEIGHTS
from engine.games.cortez.game import CORTEZ
from engine.games.cortez.options import CortezOptions

#: The module with the weights, as a source also where it runs compiled.
SOURCE = Path(__file__).parents[5] / "engine/games/cortez/bots/win_weights.py"


@pytest.mark.parametrize(("seats", "weights"), [(2, TWO_SEAT_WEIGHTS), (3, MORE_SEAT_WEIGHTS)])
def test_fitted_values_agree_with_the_standing(seats: int, weights: list[list[float]]) -> None:
    state = CORTEZ.start(CortezOptions(), seats, Rng(1))
    rng = Rng(2)
    for _ in range(40):
        codes = state.codes()
        state.step(codes[rng.below(len(codes))], rng)
    left = judged.turns_left(state)
    case = Case(judged.features(state, left), left, [])
    assert chances(case, weights) == pytest.approx(judged.win_probabilities(state))


def test_training_cases_are_one_per_turn() -> None:
    cases = play_match(2, 5, True)
    assert len(cases) > 20
    assert all(case.results == cases[0].results for case in cases)
    assert sum(cases[0].results) == 1.0
    lefts = [case.left for case in cases]
    assert lefts == sorted(lefts, reverse=True)


def test_a_fit_finds_what_decides_and_when() -> None:
    """Early on one feature tells who wins, late another."""
    rng = Rng(1)
    cases: list[Case] = []
    for number in range(200):
        rows = [[0.0] * len(THUMB) for _ in range(2)]
        winner, other = rng.below(2), rng.below(2)
        rows[winner][9] = rows[other][10] = 1.0
        late = number % 2
        if late:
            winner, other = other, winner
        results = [float(seat == winner) for seat in range(2)]
        cases.append(Case(rows, 0.0 if late else KNOTS[-1], results))
    weights = fit(cases, 1)
    assert weights[9][-1] > 1.0 > abs(weights[10][-1])
    assert weights[10][0] > 1.0 > abs(weights[9][0])
    assert loss(cases, weights) < 0.3


def test_good_sense_has_the_last_word() -> None:
    raw = [[1.0] * len(KNOTS) for _ in THUMB]
    raw[GOLD] = [-0.5] * len(KNOTS)
    raw[NEXT_TREASURE] = [-1.0] * len(KNOTS)
    found = sensible(raw)
    assert found[OUT_OF_IT] == [0.8] * len(KNOTS)
    assert found[GOLD] == [0.0] * len(KNOTS)
    assert found[NEXT_TREASURE] == found[POINTS] == found[IN_CITY]


def test_the_weights_in_use_keep_to_it() -> None:
    for weights in (TWO_SEAT_WEIGHTS, MORE_SEAT_WEIGHTS):
        assert sensible(weights) == [pytest.approx(row, abs=0.0015) for row in weights]


def test_only_the_numbers_of_one_table_change() -> None:
    source = SOURCE.read_text("utf-8")
    assert written(source, "TWO_SEAT_WEIGHTS", TWO_SEAT_WEIGHTS) == source
    assert written(source, "MORE_SEAT_WEIGHTS", MORE_SEAT_WEIGHTS) == source
    other = written(source, "MORE_SEAT_WEIGHTS", [[2.0] * len(KNOTS) for _ in THUMB])
    assert other.split("MORE_SEAT_WEIGHTS")[0] == source.split("MORE_SEAT_WEIGHTS")[0]
    assert other.count("[2.000, 2.000, 2.000, 2.000, 2.000],  # ") == len(THUMB)
