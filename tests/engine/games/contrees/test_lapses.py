"""Moves a person would laugh at: where one holds, and where it is sensible."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Place
from tests.engine.games.contrees.kit import FLOWER, position

#: A's tower on -2,2,N breathes through -1,0,S alone, and that through one corner more.
CORNERED = {"A": ["-2,2,N", "1,0,N"], "B": ["-2,1,N", "-1,1,S"]}


def lapses(corner: str, towers: dict[str, list[str]]) -> set[str]:
    """Return the lapses of seat A, who builds on a corner of a land of seven tiles."""
    written = position(FLOWER, towers=towers)
    before = CONTREES.positions.read(written["position"], CONTREES.options(), ["A", "B"], 1)
    code = CONTREES.code(Place(corner))
    assert code in before.codes()
    after = before.clone()
    after.step(code, Rng(1))
    found = CONTREES.statistics.find_blunders(before, code, after)
    assert set(found) == {"built_to_fall", "prize_left"}
    return {name for name, blamed in found.items() if blamed}


def test_a_tower_that_falls_with_others_for_nothing() -> None:
    assert lapses("-1,0,S", CORNERED) == {"built_to_fall"}


@pytest.mark.parametrize("corner", ["1,0,S", "0,0,N"])
def test_a_tower_elsewhere_loses_one_at_the_most(corner: str) -> None:
    assert lapses(corner, CORNERED) == set()


def test_a_tower_that_takes_a_tile_has_sense() -> None:
    fourth = ["-1,0,N", "0,-1,S", "-1,-1,S"]
    assert lapses("-1,0,S", {**CORNERED, "A": CORNERED["A"] + fourth}) == set()
