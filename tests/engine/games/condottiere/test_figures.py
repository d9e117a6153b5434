"""Figures that follow from a view: cards unseen, what a line is worth, regions that would win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import OMNISCIENT
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.bots.exact_battles import wins_by_conquest
from engine.games.condottiere.game import Condottiere
from engine.games.condottiere.options import ThirdOptions
from engine.games.condottiere.rules.core_state import BATTLE
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views import standings
from engine.games.condottiere.views.victory_goals import winning_regions

Edition = Condottiere[Any]
SEATS = 3


def moments(game: Edition, **options: bool) -> Iterator[CondottiereState]:
    """Yield every moment of three random matches."""
    for seed in range(3):
        rng = Rng(seed)
        state = game.start(game.options(**options), SEATS, rng)
        while state.decision is not None:
            yield state
            state.play_out(rng, 1, [])


@pytest.mark.parametrize("game", [CONDOTTIERE1, CONDOTTIERE3], ids=lambda game: game.id)
def test_every_card_is_in_the_pile_hidden_or_seen(game: Edition) -> None:
    for state in moments(game):
        for viewer in (*range(SEATS), None, OMNISCIENT):
            view = game.view(state, viewer)
            hidden = [card for row in (*view.hands, *view.table, *view.buried) for card in row]
            unseen = standings.count_unseen(view)
            assert sum(left for _, left, _ in unseen) == view.pile + hidden.count(None)
            assert sum(most for *_, most in unseen) == len(state.rules.cards)
            gone = standings.out_of_play_counts(view)
            assert all(
                out + left <= most
                for (_, out, most), (_, left, _) in zip(gone, unseen, strict=True)
            )


@pytest.mark.parametrize("capture", [False, True])
def test_the_regions_that_would_win_are_those_that_do(capture: bool) -> None:
    told = 0
    for state in moments(CONDOTTIERE3, capture_regions=capture):
        if state.phase != BATTLE:
            continue
        view = CONDOTTIERE3.view(state, None)
        assert view.region is not None
        for seat in range(SEATS):
            if seat == state.defender:
                continue
            wins = wins_by_conquest(state, seat)
            assert (view.region in winning_regions(view, seat)) == wins
            told += wins
            assert view.pope not in winning_regions(view, seat)
    assert told


def test_a_region_under_the_pope_wins_nothing() -> None:
    owners = {"A": ["milano", "torino"], "B": [], "C": [], "D": []}
    written = {"phase": "choose_region", "turn": "A", "owners": owners}
    names = ("A", "B", "C", "D")
    state = CONDOTTIERE3.positions.read(written, ThirdOptions(), names, 1)
    wins = winning_regions(CONDOTTIERE3.view(state, 0), 0)
    assert "genova" in wins
    under = {**written, "pope": "genova"}
    state = CONDOTTIERE3.positions.read(under, ThirdOptions(), names, 1)
    assert set(wins) - set(winning_regions(CONDOTTIERE3.view(state, 0), 0)) == {"genova"}
    assert BOARD.region("genova") == state.pope
