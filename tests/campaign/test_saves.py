"""Damaged saves: each is refused in one clean line, or is sound and can be saved again."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from engine.data.json_documents import is_name
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import from_text, load, to_text
from tests.campaign.damage import damaged


@cache
def saves() -> list[Any]:
    """Return saved matches of every game and number of seats, just begun and well advanced."""
    made = []
    for game in GAMES.values():
        for seats in game.seats:
            bot = {"kind": "bot", "name": "Maud", "level": "level2"}
            players = ({"kind": "human", "name": "Ana"}, *[bot] * (seats - 1))
            match = Match(new_record(game, seats, 5, None, players))
            rng = Rng(seats)
            for ply in range(60):
                if ply in (3, 25, 59) and match.decision is not None:
                    made.append(json.loads(to_text(match.record)))
                if match.decision is None:
                    break
                legal = match.legal()
                match.submit(match.decision.seat, legal[rng.below(len(legal))])
    position = match.describe("ABCDEF"[: match.seats])
    made.append({**made[-1], "position": position, "answers": [], "marks": [{"mark": "undo"}]})
    return made


def outcome(path: Path) -> str:
    """Return the outcome for a file: "read", or the key of the error."""
    try:
        match = Match(load(path))
    except ConquistaError as error:
        return error.key if is_name(str(error), 200) else f"unclean: {error}"
    assert from_text(to_text(match.record)) == match.record
    return "read"


def campaign(count: int, seed: int, path: Path) -> Counter[str]:
    """Return the outcomes for a number of damaged saves."""
    random, found = Random(seed), Counter[str]()
    for _ in range(count):
        path.write_bytes(damaged(random.choice(saves()), random))
        found[outcome(path)] += 1
    assert not [key for key in found if key.startswith("unclean")]
    return found


def test_three_hundred_damaged_saves(tmp_path: Path) -> None:
    found = campaign(300, 1, tmp_path / "a.conquista")
    assert found["damaged"] > 100
    assert found["read"] > 5


@pytest.mark.slow
def test_ten_thousand_damaged_saves(tmp_path: Path) -> None:
    found = campaign(10_000, 2, tmp_path / "a.conquista")
    print(sorted(found.items()))
    assert found.total() == 10_000
