"""Whether what hints state comes true: how it is counted."""

from __future__ import annotations

import pytest

from engine.arena.calibration import Stated, Trial, parts, play, within_doubt
from engine.bots.bot import Budget


def test_hints_of_a_match_are_told_with_what_their_seat_got() -> None:
    trial = Trial("cannir", 2, (), 7, 4, Budget(2), Budget(10), 1)
    said = play(trial, 0)
    assert said == play(trial, 0)
    assert said
    for one in said:
        assert one.match == 0
        assert 0 <= one.chance <= 1
        assert one.found in (0.0, 1.0)
    assert said[0].longer is not None


def test_fifths_count_matches_not_hints() -> None:
    said = [Stated(match, 0.5, 0.1, match % 2, None) for match in range(10)]
    often = [Stated(match, 0.5, 0.1, match % 2, None) for match in range(10) for _ in range(4)]
    (part,), (same,) = parts(said), parts(often)
    assert (part.hints, same.hints) == (10, 40)
    assert (part.least, part.stated, part.found) == (0.4, 0.5, 0.5)
    assert part.doubt == pytest.approx(same.doubt)
    assert [part.hints for part in parts([*said, Stated(3, 1.0, 0.0, 1.0, None)])] == [10, 1]


def test_doubts_are_held_against_longer_thought() -> None:
    said = [Stated(0, 0.5, 0.1, 1, longer) for longer in (0.45, 0.61, None)]
    assert within_doubt(said) == (1, 2)
