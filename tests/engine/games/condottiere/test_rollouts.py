"""Random play gives every answer the rules allow, also those drawn after the card."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES
from tests.playouts import answers

#: The rarest answer below comes up once in eighty rollouts.
ENOUGH = 2000
FIGHTING = {"phase": "battle", "turn": "A", "region": "roma", "condottiere": "A"}
LINES = {"A": ["m2", "m2", "m6"], "B": ["m3"]}


@pytest.mark.parametrize(
    ("name", "options", "hand"),
    [
        ("condottiere3", {}, ["bishop"]),
        ("condottiere3", {"capture_regions": True}, ["bishop", "drum"]),
        ("condottiere3", {}, ["scarecrow", "m5"]),
        ("condottiere3", {"hidden_cards": True}, ["scarecrow", "bishop"]),
        ("condottiere1", {}, ["scarecrow", "bishop", "surrender"]),
    ],
)
def test_every_answer_is_rolled_out(name: str, options: dict[str, bool], hand: list[str]) -> None:
    game: Game = GAMES[name]
    hands = {"A": hand, "B": ["m1", "m4"]}
    written: dict[str, Any] = {**FIGHTING, "hands": hands, "table": LINES}
    state = game.positions.read(written, game.options(**options), ("A", "B"), 1)
    given: set[int] = set()
    for seed in range(ENOUGH):
        played: list[int] = []
        state.clone().play_out(Rng(seed), 1, played)
        given.update(code for code, _ in answers(played))
    assert given == set(state.codes())
