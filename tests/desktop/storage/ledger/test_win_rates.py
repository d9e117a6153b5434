"""What the lines of the ledger add up to: shares, streaks and seals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.storage.ledger.entries import UNKNOWN, Entry
from desktop.storage.ledger.seals import seal_progress, seals
from desktop.storage.ledger.win_rates import (
    WinRate,
    by_level,
    by_turn,
    by_variant,
    longest_streak,
    win_rate_of,
)
from desktop.windows.ledger import sections
from desktop.windows.ledger.sections import _known_variants
from engine.core.options import options_of
from engine.games import GAMES
from tests.desktop.storage.ledger.ledger_kit import TASKS, entry


def test_shares_and_their_margin() -> None:
    lines = [entry(n, won=n < 3, seats=4 if n % 2 else 2) for n in range(10)]
    rate = win_rate_of(lines)
    assert (rate.won, rate.played) == (3.0, 10)
    assert rate.fair_rate == pytest.approx(0.375)
    # Wilson's interval of 3 of 10, as in textbooks.
    assert list(rate.interval) == pytest.approx([0.108, 0.603], abs=5e-4)
    assert WinRate(0, 0).interval == (0.0, 1.0)


def test_by_level_turn_and_variant() -> None:
    lines = [
        entry(1, level="level2"),
        entry(2, level="level5", won=False, variants=["hidden_cards"], seats=3, first=1),
        entry(3, level="program:Deep", first=UNKNOWN),
    ]
    assert set(by_level(lines)) == {"level2", "level5"}
    # At a table of three where the second seat began, the first seat came last.
    assert {turn: one.played for turn, one in by_turn(lines).items()} == {0: 1, 2: 1}
    assert {name: one.won for name, one in by_variant(lines).items()} == {"": 2, "hidden_cards": 0}


def test_changed_numbers_are_one_variant_whatever_they_are() -> None:
    numbers = [option.name for option in options_of(GAMES["cortez"].options) if option.is_number]
    changed: tuple[Sequence[str], ...] = (
        numbers[:2],
        numbers[:1],
        ["bribery_teleport"],
        [],
        ["of no version"],
    )
    lines = [entry(n, game="cortez", variants=names) for n, names in enumerate(changed)]
    found = _known_variants(lines, "cortez")
    assert {name: rate.played for name, rate in found.items()} == {
        "": 1,
        sections._NUMBERS: 2,
        "bribery_teleport": 1,
    }


def test_the_longest_streak() -> None:
    lines = [entry(n, won=n not in (2, 6)) for n in range(9)]
    assert longest_streak(lines) == (3, lines[5].when)


OUTCOMES = st.lists(
    st.builds(
        entry,
        won=st.booleans(),
        level=st.sampled_from(["level1", "level3", "level5", "program:Deep"]),
        game=st.sampled_from(["cannir", "contrees"]),
        seats=st.integers(2, 6),
        rated=st.booleans(),
    ),
    max_size=25,
)


@settings(max_examples=25, deadline=None)
@given(OUTCOMES)
def test_earned_seals_are_kept(lines: list[Entry]) -> None:
    """Counts never fall, so that a seal is earned with the first game that suffices."""
    for seal in seals(5, TASKS):
        if isinstance(seal.count, str):
            continue
        counts = [seal.count(lines[:n]) for n in range(len(lines) + 1)]
        assert counts == sorted(counts)
    for standing in seal_progress(lines, 5, TASKS, {}):
        count = standing.seal.count
        if standing.is_earned and not isinstance(count, str):
            first = next(
                n for n in range(1, len(lines) + 1)
                if count(lines[:n]) >= standing.seal.need
            )  # fmt: skip
            assert standing.when == lines[first - 1].when
