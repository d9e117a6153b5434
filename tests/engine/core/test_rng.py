"""The dice of a match: even, never repeating, and telling nothing about their seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import WORD_VALUES, Dice, Rng, bot_seed

SEEDS = st.integers(-(1 << 200), 1 << 200)


def stream(seed: int, length: int = 8) -> list[int]:
    dice = Dice(seed)
    return [dice.below(1 << 64) for _ in range(length)]


def test_the_stream_is_sha_256_in_counter_mode() -> None:
    """Written out once more, so that old matches can be replayed for ever."""
    key = hashlib.sha256(b"conquista dice " + (300).to_bytes(2, "big", signed=True)).digest()
    blocks = [hashlib.sha256(key + number.to_bytes(8, "big")).digest() for number in range(2)]
    told = b"".join(blocks)
    assert stream(300) == [int.from_bytes(told[i : i + 8], "big") for i in range(0, 64, 8)]


def test_fast_draws_go_on_from_one_to_the_next() -> None:
    """The first draw seeds the generator, by whatever method it is made."""
    told, cards = Random(5), list("abc")
    first, second, *swaps = (told.random() for _ in range(4))
    expected = list("abc")
    for i, share in zip((2, 1), swaps, strict=True):
        j = int(share * (i + 1))
        expected[i], expected[j] = expected[j], expected[i]
    rng = Rng(5)
    assert (rng.random(), rng.below(10)) == (first, int(second * 10))
    rng.shuffle(cards)
    assert cards == expected
    assert Rng(5).below(10) == int(first * 10)


@given(SEEDS, SEEDS)
def test_every_seed_has_dice_of_its_own(one: int, other: int) -> None:
    assert (stream(one) == stream(other)) == (one == other)


def test_a_seed_and_its_negative_differ() -> None:
    assert stream(5) != stream(-5)
    assert stream(0) != stream(1)
    assert stream(255) != stream(-1)


@given(SEEDS, st.integers(1, WORD_VALUES))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Dice(seed).below(n) < n
    assert 0 <= Dice(seed).random() < 1


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    n = (1 << 63) + 1  # nearly half of all words must be drawn again
    words = stream(7, 64)
    dice = Dice(7)
    drawn = [dice.below(n) for _ in range(20)]
    assert drawn == [word for word in words if word < n][:20]
    assert drawn != words[:20]


@pytest.mark.parametrize("dice", [Dice(1), Rng(1)], ids=["dice", "fast"])
def test_draws_are_even(dice: Rng) -> None:
    numbers = Counter(dice.below(6) for _ in range(6000))
    assert set(numbers) == set(range(6))
    assert all(850 < count < 1150 for count in numbers.values())
    firsts: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        dice.shuffle(cards)
        firsts["".join(cards)] += 1
    assert len(firsts) == 6
    assert all(850 < count < 1150 for count in firsts.values())
    assert 0.48 < sum(dice.random() for _ in range(6000)) / 6000 < 0.52


def test_the_seeds_of_bots_differ_by_secret_seat_and_ply() -> None:
    seeds = {
        bot_seed(secret, seat, ply)
        for secret in (0, 1, -1, 1 << 127)
        for seat in range(6)
        for ply in range(200)
    }
    assert len(seeds) == 4 * 6 * 200
    assert all(0 <= seed < 1 << 53 for seed in seeds)


def test_the_seeds_of_bots_are_never_drawn_otherwise() -> None:
    """Answers of bots in saved matches come out again as long as this holds."""
    assert [bot_seed(2026, seat, 3) for seat in (0, 1)] == [
        6754997803213123,
        6381024150128833,
    ]
