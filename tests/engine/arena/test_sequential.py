"""The sequential test: it believes what is true, seldom what is not, and stops in time."""

from __future__ import annotations

from itertools import accumulate

import pytest

from engine.arena.measure import Contest, run_arena
from engine.arena.sprt import LOG_RATIO_BOUND, MIN_DEALS, Hypotheses, expected_score
from engine.core.errors import ConquistaError
from engine.core.rng import Rng

#: Chances in which a bot wins none, one or both games of a deal.
EVEN, BETTER = (0.25, 0.5, 0.25), (0.15, 0.45, 0.40)


def test_equal_bots_are_expected_to_share() -> None:
    assert [expected_score(0, seats) for seats in (2, 4)] == [0.5, 0.25]
    assert expected_score(400, 2) == pytest.approx(10 / 11)
    assert expected_score(400, 4) == pytest.approx(10 / 13)


def run(claims: Hypotheses, chances: tuple[float, ...], seed: int) -> tuple[str, int]:
    """Return the verdict after so many deals of two games."""
    rng, scores = Rng(seed), list[float]()
    bounds = list(accumulate(chances))
    while len(scores) < 2_000 and not claims.is_settled(scores):
        mark = rng.random()
        scores.append(sum(mark >= bound for bound in bounds) / (len(chances) - 1))
    return claims.verdict(scores), len(scores)


def test_errors_are_as_rare_as_promised() -> None:
    """Elo 0 and 89, the truth one of them: one in twenty may go wrong; three times that never."""
    claims = Hypotheses(0, 89, 2)
    ends = {
        chances: [run(claims, chances, seed) for seed in range(200)] for chances in (EVEN, BETTER)
    }
    assert sum(verdict != "low" for verdict, _ in ends[EVEN]) < 30
    assert sum(verdict != "high" for verdict, _ in ends[BETTER]) < 30
    assert sum(deals for _, deals in ends[EVEN]) / 200 < 100


def test_a_few_deals_settle_nothing() -> None:
    claims = Hypotheses(0, 30, 2)
    assert claims.ratio([]) == 0
    assert not claims.is_settled([1.0] * (MIN_DEALS - 1))
    assert claims.is_settled([1.0] * 40)
    assert claims.ratio([1.0] * 40) > LOG_RATIO_BOUND
    assert claims.verdict([0.5] * 3) == "open"


def test_the_arena_stops_when_it_knows() -> None:
    told: list[tuple[int, int]] = []
    report = run_arena(
        Contest("contrees", 2, ["scripted", "random"], 40, 5),
        sprt=(0, 100),
        progress=lambda played, deals, score: told.append((played, deals)),
    )
    assert report["sprt"]["verdict"] == "high"
    assert MIN_DEALS <= report["deals"] < 40
    assert told == [(number, 40) for number in range(1, report["deals"] + 1)]
    assert report["bots"][0]["games"] == 2 * report["deals"]
    assert "sprt" not in run_arena(Contest("contrees", 2, ["scripted", "random"], 2, 5))


def test_claims_stand_in_order() -> None:
    with pytest.raises(ConquistaError, match="the lower claim first"):
        run_arena(Contest("contrees", 2, ["random"], 1, 5), sprt=(30, 0))
