"""The regions that won a match, and a rematch of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.views.victory_goals import deciding_regions
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import rematch


@pytest.mark.parametrize(
    ("by", "held", "lit"),
    [
        (
            "adjacent",
            ("venezia", "mantova", "ferrara", "napoli"),
            {"venezia", "mantova", "ferrara"},
        ),
        ("total", ("venezia", "napoli", "torino"), {"venezia", "napoli", "torino"}),
        ("points", ("venezia", "napoli"), set()),
        ("shared", ("venezia", "napoli"), set()),
    ],
)
def test_the_deciding_regions_are_reported(by: str, held: tuple[str, ...], lit: set[str]) -> None:
    view = Match(new_record(CONDOTTIERE3, 4, 1)).view(0)
    assert isinstance(view, CondottiereView)
    over = replace(view, winners=(1,), ended_by=by, phase="over", owners=((), held, ("roma",), ()))
    assert set(deciding_regions(over)) == lit
    assert deciding_regions(view) == ()


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    players = tuple({"kind": "human", "name": name} for name in ("Ana", "Bruno", "Rui"))
    record = new_record(CONDOTTIERE3, 3, 1, None, players)
    again = rematch(record)
    assert [player["name"] for player in again.players] == ["Rui", "Ana", "Bruno"]
    assert again.seed != record.seed
    assert again.answers == ()
