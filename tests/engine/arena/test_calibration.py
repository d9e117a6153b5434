"""Whether what hints state comes true: how it is counted."""

from __future__ import annotations

import pytest

from engine.arena.calibration import (
    Stated,
    Trial,
    fifth,
    fitted,
    intervals,
    play,
    run_trials,
    within_doubt,
)

TRIAL = Trial("cannir", 2, (), 7, part=100, hint=10, longer=1)


def stated(chance: float, found: float, longer: float | None = None) -> Stated:
    return Stated(0, chance, chance, 0.1, found, longer)


def test_the_hint_of_a_match_is_told_with_what_its_seat_got() -> None:
    one = next(run_trials(TRIAL, 9))
    assert one == play(TRIAL, one.match)
    assert 0 <= one.chance <= 1
    assert one.found in (0.0, 1.0)
    assert one.longer is not None
    assert play(TRIAL, one.match, frozenset({fifth(one.chance)})) is None


def test_fifths_have_means_and_intervals() -> None:
    said = [stated(0.5, match % 2) for match in range(10)]
    (part,) = intervals(said)
    assert (part.hints, part.lower, part.stated, part.found) == (10, 0.4, 0.5, 0.5)
    assert part.doubt == pytest.approx(1.96 * 0.5 / 9**0.5)
    assert [part.hints for part in intervals([*said, stated(1.0, 1.0)])] == [10, 1]


def test_chances_that_differ_within_a_fifth_are_no_doubt() -> None:
    (part,) = intervals([stated(0.25, 0.25), stated(0.35, 0.35)])
    assert part.doubt == pytest.approx(0.0)


def test_doubts_are_held_against_longer_thought() -> None:
    said = [stated(0.5, 1, longer) for longer in (0.45, 0.61, None)]
    assert within_doubt(said) == (1, 2)


def test_what_comes_true_less_often_is_fitted_by_less() -> None:
    said = [stated(0.5, float(not number % 4)) for number in range(100)]
    odds = fitted(TRIAL, said)
    assert fitted(TRIAL, [*said, stated(0.0, 0.0), stated(1.0, 1.0)]) == odds, "sure anyway"
    assert odds.stated(0.5, 0.5) == pytest.approx(0.25, abs=0.03)
