"""What a review says of a match that was lost without a turning point."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games import TABLES
from desktop.review.findings import Findings
from desktop.review.method_texts import last_chance_text
from engine.core.values import Result
from engine.games import GAMES
from engine.play.match import Match
from engine.play.position_file import set_up
from tests.desktop.review.match_kit import record
from tests.engine.games.condottiere.kit import plays, position

NAMES = ["", "Aldric", "Maud", "Lorenzo"]


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ({"A": "m5", "B": "m1", "C": "m2"}, "you had the cards to keep Lorenzo from leading, but"),
        ({"A": "m5", "B": "m6", "C": "m2"}, "Lorenzo from leading, but passed: You and Aldric."),
        ({"A": "m3", "B": "drum", "C": "m1"}, ""),
        ({"A": "m3", "B": "winter", "C": "drum"}, "together, or one alone, had the cards"),
    ],
)
def test_a_review_names_the_battle_that_decided(hands: dict[str, str], said: str) -> None:
    given: dict[str, Any] = {"owners": {"D": "spoleto ancona"}, "table": {"D": "m4"}}
    game = GAMES["condottiere3"]
    match = set_up(game, position(3, hands={**hands, "D": "m1"}, opened=True, **given))
    for step in plays("A:pass B:pass C:pass D:pass"):
        passing = next(action for action in match.legal() if action.do == "pass")
        match.submit("ABCD".index(step["seat"]), passing)
    texts = TABLES[game.id].texts
    for seat in (0, 3):
        findings = Findings(match, seat)
        assert not last_chance_text(findings, texts, NAMES), "moves are still examined"
        assert findings.add_coach_line({"done": True})
        told = last_chance_text(findings, texts, NAMES)
        if seat == 3 or not said:
            assert not told, "the winner had no chance to stop itself"
        else:
            assert told.startswith("The battle for Rome decided the game.")
            assert said in told


def test_the_last_move_of_another_seat_is_no_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(record())
    monkeypatch.setattr(Match, "result", property(lambda match: Result((1,), "pile")))
    mover = match.steps[-1].seat
    for seat in range(2):
        findings = Findings(match, seat)
        for ply in range(match.ply + 1):
            chance = 0.5 if ply < match.ply else 0.0
            said = {"ply": ply, "chances": [chance, chance], "doubts": [0.0] * 2}
            assert findings.add_moment(said)
        assert findings.steepest_fall(seat) == (match.ply - 1 if seat == mover else None)
