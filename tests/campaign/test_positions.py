"""Hostile positions: each is refused in one clean line, or set up and described again."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from engine.data.json_documents import is_name
from engine.data.yaml_documents import parse_yaml
from engine.games import GAMES
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import new_record
from engine.play.position_file import run_position
from tests.campaign.damage import damaged, tricked


@cache
def documents() -> list[Any]:
    """Position files of every game: its opening, its middle, and an answer played there."""
    made = []
    for game in GAMES.values():
        for seats in {game.seats[0], game.seats[-1]}:
            match, rng = Match(new_record(game, seats, 5)), Rng(seats)
            names = SEAT_NAMES[:seats]
            for ply in range(41):
                if match.decision is None:
                    break
                legal = match.legal()
                action = legal[rng.below(len(legal))]
                step = match.submit(match.decision.seat, action)
                if ply in (0, 7, 20, 40) and match.decision is not None:
                    answer = match.record.answers[-1]
                    made.append(
                        {
                            "game": game.id,
                            "seats": list(names),
                            "seed": 3,
                            "options": match.record.options,
                            "position": match.at(match.ply - 1).describe(names),
                            "play": [{"seat": names[step.seat], **answer[1]}],
                        }
                    )
    return made


def outcome(raw: bytes) -> str:
    """Return the outcome for a document: "read", or the key of the error."""
    try:
        told = run_position(parse_yaml(raw.decode("utf-8", "surrogateescape"), "a.yaml"))
    except ConquistaError as error:
        return error.key if is_name(str(error), 200) else f"unclean: {error}"
    json.dumps(told, ensure_ascii=False).encode()
    return "read"


def campaign(count: int, seed: int) -> Counter[str]:
    """Return the outcomes for a number of damaged positions."""
    random, found = Random(seed), Counter[str]()
    for _ in range(count):
        harm = tricked if random.random() < 0.3 else damaged
        found[outcome(harm(random.choice(documents()), random))] += 1
    assert not [key for key in found if key.startswith("unclean")]
    return found


def test_three_hundred_hostile_positions() -> None:
    found = campaign(300, 1)
    assert found["read"] > 5
    assert found.total() - found["read"] > 150


@pytest.mark.slow
def test_ten_thousand_hostile_positions() -> None:
    found = campaign(10_000, 2)
    print(sorted(found.items()))
    assert found.total() == 10_000
