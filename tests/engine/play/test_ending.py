"""What is said to end a match ends it, by what the deciding seat knows alone."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games import GAMES
from engine.games.cortez.views.view import CortezView
from engine.play.ending import Foresight
from engine.play.match import Match
from engine.play.match_files import new_record

SEATS = {"cannir": 3, "cortez": 2, "condottiere1": 4, "condottiere3": 3, "contrees": 2}


#: The number of last answers of a match that are looked at.
LAST = 30


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", SEATS)
def test_only_endings_of_a_match_are_foreseen(game: str, seed: int) -> None:
    record, rng = new_record(GAMES[game], SEATS[game], seed), Rng(seed)
    match, answers = Match(record), list[tuple[Seat, Action]]()
    while (decision := match.decision) is not None:
        legal = match.legal()
        answers.append((decision.seat, legal[rng.below(len(legal))]))
        match.submit(*answers[-1])
    assert match.result is not None
    winners, match = match.result.winners, Match(record)
    for seat, action in answers[:-LAST]:
        match.submit(seat, action)
    certain: list[tuple[str, set[tuple[Seat, ...]]]] = []
    for seat, action in answers[-LAST:]:
        decision = match.decision
        assert decision is not None
        assert not certain or decision.kind != certain[0][0], "it ends before such a question"
        found = Foresight(match.game, match.view(seat), seat).ending(action)
        match.submit(seat, action)
        if found is not None and found.is_certain:
            certain.append((decision.kind, found.winners))
    assert found is not None, "the last answer was known to end the match, or to may end it"
    assert all(told == {winners} for _, told in certain if len(told) == 1)
    assert certain or not match.game.perfect_information


def test_an_end_that_chance_decides_is_possible() -> None:
    """Among the last events of Cortez lies the last treasure, which ends the match."""
    match, rng, told = Match(new_record(GAMES["cortez"], 4, 0)), Rng(0), list[bool | None]()
    while (decision := match.decision) is not None:
        legal, view = match.legal(), match.view(decision.seat)
        action = legal[rng.below(len(legal))]
        assert isinstance(view, CortezView)
        # Of the 18 cards of a round the treasure is among the last five.
        near = decision.kind == "action" and view.round == 3 and view.event_pile <= 5
        match.submit(decision.seat, action)
        if near:
            found = Foresight(match.game, view, decision.seat).ending(action)
            told.append(found.is_certain if found is not None else None)
    assert told.count(False) > 1, "the end was possible, and the match went on"
    assert told[-1] is True, "the treasure was the only card left"
    assert None in told, "the first of two actions ends nothing"
