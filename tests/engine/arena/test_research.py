"""Matches by small numbers: every answer can be given, and nothing hidden is told."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from engine.arena.features import OBSERVATION_SIZE, features
from engine.arena.staged import CODE_BASE, StagedMatch, options_for, seats_of
from engine.core.errors import ConquistaError, IllegalActionError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES
from tests.laws import option_sets

#: Actions of a match that are looked at.
PLIES = 60


def staged(game: Game, seed: int, options: dict[str, Any] | None = None) -> StagedMatch:
    seats = game.seats[seed % len(game.seats)]
    return StagedMatch(game, options_for(game, options or {}), seats, seed)


def walked(match: StagedMatch, seed: int, look: Callable[[], object], most: int = PLIES) -> None:
    """Play at random, looking before every action."""
    rng = Rng(seed)
    for _ in range(most):
        if match.seat is None:
            return
        look()
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_answer_can_be_given_and_no_other(game: Game) -> None:
    match = staged(game, 3)
    stages = set[bool]()

    def look() -> None:
        codes = []
        legal = match.legal()
        assert legal == sorted(set(legal))
        assert 0 <= legal[0] <= legal[-1] < CODE_BASE
        stages.add(match.code(legal[0]) is None)
        for action in legal:
            code = match.code(action)
            if code is not None:
                codes.append(code)
                continue
            twin = match.clone()
            twin.play(action)
            codes += [found for low in twin.legal() if (found := twin.code(low)) is not None]
            assert twin.view_data(match.seat)["begun"] == action
        if match.code(legal[0]) is None or match._high == match._shared:
            assert codes == sorted(match._state.codes())

    walked(match, 3, look)
    assert False in stages


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_copy_goes_on_alike(game: Game) -> None:
    match = staged(game, 4)
    copies: list[StagedMatch] = []

    def look() -> None:
        copies[:] = [match.clone(), deepcopy(match), pickle.loads(pickle.dumps(match))]

    walked(match, 4, look, 12)
    walked(match, 5, look, 1)
    for copy in copies:
        walked(copy, 6, lambda: None, 20)
    assert len({copy.text(None) for copy in copies}) == 1
    texts = [[copy.text(seat) for seat in range(copy.seats)] for copy in copies]
    assert texts[0] == texts[1] == texts[2]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_observations_tell_nothing_that_is_hidden(game: Game) -> None:
    """In all worlds a seat thinks possible it reads the same, and may do the same."""
    match = staged(game, 5)
    checked = 0

    def look() -> None:
        nonlocal checked
        seat, state = match.seat, match._state
        assert seat is not None
        text, legal = match.text(seat), match.legal()
        draw = game.sampler(game.view(state, seat))
        for seed in range(3):
            twin = match.clone()
            twin._state = draw(Rng(seed))
            twin._codes = twin._state.codes()
            assert twin.text(seat) == text
            assert twin.legal() == legal
            checked += 1
        for other in range(match.seats):
            assert match.view_data(other)["view"]["seat"] == other
            assert other == seat or match.view_data(other)["begun"] is None

    walked(match, 5, look, 30)
    assert checked > 20


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_numbers_tell_what_the_texts_tell(game: Game) -> None:
    match = staged(game, 6)
    told: dict[str, set[Any]] = {}

    def look() -> None:
        seat = match.seat
        found = list(features(match.view_data(seat)))
        assert all(0 <= place < OBSERVATION_SIZE and -1 <= number <= 1 for place, number in found)
        told.setdefault(match.text(seat), set()).add(tuple(sorted(dict(found).items())))

    walked(match, 6, look)
    assert all(len(numbers) == 1 for numbers in told.values())
    assert len(set.union(*told.values())) == len(told)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_matches_of_all_options_end(game: Game) -> None:
    for seed, options in enumerate(option_sets(game)[:3] if game.chance else option_sets(game)):
        match = staged(game, seed, options)
        assert match.returns() == [0.0] * match.seats
        walked(match, seed, lambda: None, 100_000)
        assert match.seat is None
        assert match.legal() == []
        assert set(match.returns()) <= game.outcomes


def test_features_have_fixed_places() -> None:
    once = dict(features({"hand": ["drum", 3], "open": True}))
    assert once == dict(features({"open": True, "hand": ["drum", 3]}))
    assert once != dict(features({"hand": [3, "drum"], "open": True}))
    assert len(once) == 6
    assert sorted(once.values())[:2] == pytest.approx([0.099, 0.125], abs=0.001)


def test_nonsense_is_refused() -> None:
    game = next(iter(GAMES.values()))
    match = staged(game, 1)
    with pytest.raises(IllegalActionError, match="action -1 is not legal"):
        match.play(-1)
    with pytest.raises(ConquistaError, match="seats: 99"):
        seats_of(game, 99)
    assert seats_of(game, None) == game.seats[0]
    with pytest.raises(ConquistaError, match="option"):
        options_for(game, {"speed": 1})
