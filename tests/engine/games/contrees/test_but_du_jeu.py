"""BUT DU JEU: to possess more tiles than the rival when the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.contrees.kit import ROW, at, place, run, shared

#: A owns the tiles 1 and 2 of the row, B tile 15; A builds the last tower of all.
AHEAD: dict[str, Any] = {
    "towers": {"A": shared(0, 3), "B": [at(side, (15, 0)) for side in ("N", "NE", "SE", "S")]},
    "supply": {"A": 1, "B": 0},
}
LAST = [place("A", at("N", (7, 0)))]


@pytest.mark.rule("contrees", "BUT DU JEU", 1)
def test_more_tiles_win() -> None:
    outcome = run(ROW, **AHEAD, play=LAST)
    assert outcome.score == {"A": 2, "B": 1}
    assert outcome.result == {"winners": ["A"], "by": "supplies"}


@pytest.mark.rule("contrees", "BUT DU JEU", 1)
def test_felled_towers_do_not_outweigh_tiles() -> None:
    outcome = run(ROW, **AHEAD, demolished={"A": 0, "B": 9}, play=LAST)
    assert outcome.result == {"winners": ["A"], "by": "supplies"}


@pytest.mark.rule("contrees", "BUT DU JEU", 1)
def test_the_last_builder_may_lose() -> None:
    towers = {"A": AHEAD["towers"]["B"], "B": AHEAD["towers"]["A"]}
    outcome = run(ROW, towers=towers, supply={"A": 1, "B": 0}, play=LAST)
    assert outcome.score == {"A": 1, "B": 2}
    assert outcome.result == {"winners": ["B"], "by": "supplies"}


@pytest.mark.rule("contrees", "BUT DU JEU", 1)
def test_the_score_is_known_all_along() -> None:
    outcome = run(ROW, towers=AHEAD["towers"])
    assert outcome.score == {"A": 2, "B": 1}
    assert outcome.result is None
