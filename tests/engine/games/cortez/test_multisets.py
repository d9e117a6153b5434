"""Multisets of cards: their numbers, and all of a size or a worth."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from engine.games.cortez.multisets import of_size, of_worth, pack, sums, unpack

COUNTS = st.lists(st.integers(0, 4), min_size=4, max_size=4)
WORTHS = st.lists(st.integers(1, 9), min_size=4, max_size=4)


def every(most: list[int]) -> list[list[int]]:
    return [list(counts) for counts in product(*(range(n + 1) for n in most))]


def worth_of(counts: list[int], worth: list[int]) -> int:
    return sum(n * each for n, each in zip(counts, worth, strict=True))


@given(COUNTS)
def test_a_number_and_its_multiset(counts: list[int]) -> None:
    assert unpack(pack(counts, 5), 5, 4) == counts


@given(COUNTS, WORTHS, st.integers(0, 60))
def test_all_of_a_worth_are_found_once(most: list[int], worth: list[int], total: int) -> None:
    found = of_worth(most, worth, total)
    assert sorted(found) == [c for c in every(most) if worth_of(c, worth) == total]


@given(COUNTS, st.integers(0, 10))
def test_all_of_a_size_are_found_once(most: list[int], size: int) -> None:
    assert sorted(of_size(most, size)) == [c for c in every(most) if sum(c) == size]


@given(COUNTS, WORTHS)
def test_sums_are_those_of_the_multisets(most: list[int], worth: list[int]) -> None:
    assert sums(most, worth) == sorted({worth_of(c, worth) for c in every(most)} - {0})


def test_payable_sums() -> None:
    worth = [1, 2, 3, 4]
    assert sums([2, 0, 1, 1], worth) == list(range(1, 10))
    assert sums([0, 0, 0, 2], worth) == [4, 8]
    assert sums([0, 2, 0, 1], worth) == [2, 4, 6, 8]
