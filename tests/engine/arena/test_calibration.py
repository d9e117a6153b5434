"""Whether what hints state comes true: how it is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.arena.calibration_command import (
    BIN_COUNT,
    CalibrationConfig,
    StatedChance,
    calibration_interval,
    fit_to_hints,
    intervals,
    markdown,
    play,
    run_trials,
    within_margin,
)
from engine.core.odds import Odds

TRIAL = CalibrationConfig("cannir", 2, (), 7, part=100, hint=20, longer=1)


def stated(chance: float, found: float, longer: float | None = None) -> StatedChance:
    return StatedChance(0, chance, chance, 0.1, found, longer)


def test_hints_are_reported_with_the_result_of_their_seat() -> None:
    one = next(run_trials(TRIAL, 9))
    assert one == play(TRIAL, one.match)
    assert 0 <= one.chance <= 1
    assert one.found in (0.0, 1.0)
    assert one.longer is not None
    assert play(TRIAL, one.match, frozenset({calibration_interval(one.chance)})) is None


def test_fifths_have_means_and_intervals() -> None:
    said = [stated(0.5, match % 2) for match in range(10)]
    (part,) = intervals(said)
    assert (part.hints, part.lower, part.stated, part.found) == (10, 0.4, 0.5, 0.5)
    assert part.margin == pytest.approx(1.96 * 0.5 / 9**0.5)
    assert [part.hints for part in intervals([*said, stated(1.0, 1.0)])] == [10, 1]


def test_chances_that_differ_within_a_fifth_are_no_margin() -> None:
    (part,) = intervals([stated(0.25, 0.25), stated(0.35, 0.35)])
    assert part.margin == pytest.approx(0.0)


def test_margins_are_held_against_longer_thought() -> None:
    said = [stated(0.5, 1, longer) for longer in (0.45, 0.61, None)]
    assert within_margin(said) == (1, 2)


def test_rarer_outcomes_are_fitted_by_lower_values() -> None:
    said = [stated(0.5, float(not number % 4)) for number in range(100)]
    odds = fit_to_hints(TRIAL, said)
    assert fit_to_hints(TRIAL, [*said, stated(0.0, 0.0), stated(1.0, 1.0)]) == odds, "sure anyway"
    assert odds.to_probability(0.5, 0.5) == pytest.approx(0.25, abs=0.03)


def test_the_tables_of_the_page_are_written_by_the_command() -> None:
    said = [stated(0.1, 0.0), stated(0.1, 0.2), *(stated(0.9, 1.0) for _ in range(3))]
    page = (Path(__file__).parents[3] / "docs" / "strength.md").read_text("utf-8").splitlines()
    head, rule, row = markdown(TRIAL, 20, said, None)
    assert f"{head}\n{rule}" in "\n".join(page)
    lowest, *empty, highest = row.removeprefix("| cannir, 2 | ").removesuffix(" |").split(" | ")
    assert lowest == "0.100 (2), 0.100: +0.000 ± 0.196"
    assert empty == [""] * (BIN_COUNT - 2)
    assert highest.startswith("0.900 (3), 1.000: +0.100 ± ")
    fit = list(markdown(TRIAL, 20, said, Odds(0.5, 1.25)))
    assert fit[2] == "| cannir | 2 | 0.500 | 1.250 | 5 | 100 | 7, 20 |"
    assert fit[3:] == ["", head, rule, row]
    # A difference below zero has the sign of mathematics.
    assert ": −0.100 ±" in list(markdown(TRIAL, 1, [stated(0.1, 0.0)] * 2, None))[2]
