"""What is expected becomes a chance: more stays more, what is sure stays sure."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.arena.calibration_command import fit_odds
from engine.commands.cli import add_commands, new_parser
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.rng import Rng
from engine.games import GAMES

VALUE_SLOTS = [number / 200 for number in range(201)]


def odds_of(game: Game, seats: int) -> Odds:
    """Return how hints to the first of so many seats are stated."""
    return game.calibration.odds_for(game.view(game.start(game.options(), seats, Rng(1)), 0))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_more_is_more_and_what_is_sure_stays_sure(game: Game) -> None:
    for seats in game.seats:
        view = game.view(game.start(game.options(), seats, Rng(1)), 0)
        assert game.calibration.even_chance(view) == pytest.approx(1 / seats)
        chances = [game.calibration.to_probability(view, value) for value in VALUE_SLOTS]
        assert (chances[0], chances[-1]) == (0.0, 1.0)
        assert all(0.0 <= less <= more <= 1.0 for less, more in pairwise(chances))
        nobody = game.calibration.odds_for(view).no_winner_reward
        told = [one for one, value in zip(chances, VALUE_SLOTS, strict=True) if value > nobody]
        assert sorted(set(told)) == told


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_fitted_odds_name_their_command(game: Game) -> None:
    parser, commands = new_parser()
    add_commands(commands)
    for seats in game.seats:
        odds = odds_of(game, seats)
        if (odds.scale, odds.power) == (1.0, 1.0):
            assert not odds.fitted
            continue
        assert odds.fitted
        for command in odds.fitted.splitlines():
            program, *words = command.split()
            given = parser.parse_args(words)
            assert (program, words[0], given.game) == ("conquista", "calibration", game.id)
            assert given.fit
            assert given.matches >= 100
            assert odds_of(game, given.seats) == odds


def test_odds_are_counted_beside_an_even_share() -> None:
    odds = Odds(power=2.0)
    assert odds.to_probability(0.25, 0.25) == pytest.approx(0.25)
    assert odds.to_probability(0.4, 0.25) == pytest.approx(0.571, abs=0.001)
    for value in VALUE_SLOTS:
        assert odds.unfitted_probability(odds.to_probability(value, 0.25), 0.25) == pytest.approx(
            value
        )
    scaled = Odds(scale=0.25, power=2.0)
    for value in VALUE_SLOTS:
        assert scaled.unfitted_probability(
            scaled.to_probability(value, 0.25), 0.25
        ) == pytest.approx(value)
    assert scaled.unfitted_probability(0.2, 0.5) == pytest.approx(0.5)
    assert Odds(scale=0.25).to_probability(0.8, 0.5) == pytest.approx(0.5)


def test_where_nobody_wins_nothing_is_won() -> None:
    odds = Odds(scale=0.5, no_winner_reward=0.1)
    assert [odds.to_probability(value, 0.5) for value in (0.0, 0.1, 1.0)] == [0.0, 0.0, 1.0]
    assert odds.to_probability(0.55, 0.5) == pytest.approx(1 / 3)
    assert odds.exact_probability(0.55) == pytest.approx(0.5)


def test_a_fit_finds_what_was_made_up() -> None:
    true = Odds(scale=0.4, power=0.6)
    expected = [0.02 + 0.96 * number / 2000 for number in range(2001)]
    found = [true.to_probability(value, 0.25) for value in expected]
    odds = fit_odds(expected, found, 0.25)
    assert odds.scale == pytest.approx(0.4, abs=0.01)
    assert odds.power == pytest.approx(0.6, abs=0.01)


def test_without_matches_nothing_is_fitted() -> None:
    assert fit_odds([], [], 0.5) == Odds()
    with pytest.raises(ConquistaError):
        fit_odds([0.1, 0.9], [1.0, 0.0], 0.5)
