"""What is said to end a match ends it, by what the deciding seat knows alone."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.games import GAMES
from engine.play.ending import endings
from engine.play.match import Match
from engine.play.match_files import new_record

SEATS = {"cannir": 3, "condottiere1": 4, "condottiere3": 3, "contrees": 2}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", SEATS)
def test_what_ends_a_match_is_foreseen_and_nothing_else(game: str, seed: int) -> None:
    match, rng = Match(new_record(GAMES[game], SEATS[game], seed)), Rng(seed)
    while (decision := match.decision) is not None:
        legal, view = match.legal(), match.view(decision.seat)
        action = legal[rng.below(len(legal))]
        found = endings(match.game, view, decision.seat, action)
        match.submit(decision.seat, action)
        assert bool(found) == (match.decision is None)
        winners = {result.winners for result, _ in found}
        if len(winners) == 1:
            assert match.result is not None
            assert winners == {match.result.winners}
