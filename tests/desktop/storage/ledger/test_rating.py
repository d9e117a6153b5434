"""The rating: how strong somebody is, and how sure that is."""

from __future__ import annotations

import random

import pytest
from PySide6.QtGui import QPixmap

from desktop.games import TABLES
from desktop.storage.ledger import rating
from desktop.storage.ledger.entries import Entry
from desktop.storage.ledger.rating import expected_share, is_rated, ladder, ratings
from desktop.storage.ledger.win_rates import MIN_GAMES
from desktop.windows.ledger.rating_section import _first_victories, rating_section
from desktop.windows.ledger.remembered import remembered_section
from engine.games import GAMES
from tests.desktop.storage.ledger.ledger_kit import NOON, entry


def test_every_game_has_a_ladder() -> None:
    assert set(ladder()) == set(GAMES)
    for rungs in ladder().values():
        assert list(rungs) == [f"level{number}" for number in range(1, 6)]
        assert list(rungs.values()) == sorted(rungs.values())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_rating_finds_how_strong_somebody_is(seats: int) -> None:
    """Games drawn from a known strength lead to it, within the margin, at tables of any size."""
    dice, strength = random.Random(4), 1400.0
    lines = []
    for number in range(150):
        level = dice.choice(["level1", "level2", "level3", "level4"])
        rung = ladder()["contrees"][level]
        weights = [10 ** (one / 400) for one in (strength, *[rung] * (seats - 1))]
        winner = dice.choices(range(seats), weights)[0]
        line = entry(number, game="contrees", seats=seats, level=level)
        lines.append(Entry(line.key, line.when, line.game, seats, 0, (winner,), line.levels))
    found = [one for _, one in ratings(lines)]
    assert abs(found[-1].value - strength) < found[-1].margin
    assert found[-1].margin < 130 < found[0].margin


def test_a_victory_lifts_the_rating_and_a_shared_one_lowers_nobody() -> None:
    (_, won), = ratings([entry(won=True)])  # fmt: skip
    (_, lost), = ratings([entry(won=False)])  # fmt: skip
    assert lost.value < rating.Rating().value < won.value
    both = Entry("x", NOON.isoformat(), "cannir", 2, 0, (0, 1), ("", "level1"))
    ((_, shared),) = ratings([both])
    assert shared.value == rating.Rating().value


def test_of_few_games_nothing_is_claimed() -> None:
    few = [entry(n, won=n == 1, game=("cannir", "contrees")[n % 2]) for n in range(3)]
    assert "Too few games to tell: play 5 more rated games" in rating_section(few, "").spoken_text
    assert remembered_section(few, TABLES, lambda *_: QPixmap()) is None
    many = [entry(n, won=n % 3 > 0, game=("cannir", "contrees")[n % 2]) for n in range(20)]
    said = "a Squire: you win about 4 out of ten two-player games."
    assert said in rating_section(many, "").spoken_text
    remembered = remembered_section(many, TABLES, lambda *_: QPixmap())
    assert remembered is not None
    assert "Met most often: a Page, 13 of 20." in remembered.spoken_text


def test_seals_on_the_curve_are_of_victories_over_ever_stronger_levels() -> None:
    beaten = [*["level1"] * MIN_GAMES, "level3", "level2", "level3", "level5", "level4"]
    lines = [entry(n, level=level) for n, level in enumerate(beaten)]
    assert _first_victories(lines) == [MIN_GAMES, MIN_GAMES + 3]
    # Where only the margin of error is drawn there is no line to lie on.
    assert _first_victories(lines[MIN_GAMES:]) == []
    assert _first_victories(lines[:1]) == []


def test_who_has_no_known_strength_is_not_rated_against() -> None:
    assert not is_rated(entry(level="program:Deep"))
    assert not is_rated(entry(game="chess"))
    assert is_rated(entry())
    assert expected_share(1400, 1000) == pytest.approx(10 / 11)
