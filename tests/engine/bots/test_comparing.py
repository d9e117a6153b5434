"""Answers that no search looks at, compared for a hint: bids, trades, help that is offered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.bots import comparison
from engine.bots.appraisal import Appraisal, appraise
from engine.bots.bot import Budget
from engine.bots.comparison import (
    MAX_COMPARED,
    MAX_COMPARED_IN_SERIES,
    MIN_REPORTED,
    compare,
)
from engine.bots.levels import find_bot
from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import Bid, Pass
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.engine.games.cortez.kit import position

FEW = Budget(iterations=60)
AUCTION: dict[str, Any] = {
    "hands": {"A": "food gold*2", "B": "gold weapon"},
    "phase": "auction",
    "event": {"kind": "corruption"},
    "bids": {"best": 2, "by": "B", "passed": []},
}
COMBAT: dict[str, Any] = {
    "board": "S1@3,7=A A1@5,7=B A2@18,0=B",
    "hands": {"A": "weapon", "B": ""},
    "warriors": {"A": "632", "B": "42"},
    "phase": "combat",
    "combat": {
        "attacker": "A",
        "defender": "B",
        "square": "5,7",
        "attacker_troop": "S1",
        "defender_troop": "A1",
        "origin": "3,7",
        "step": "attack",
        "sides": {"attacker": {"warriors": [5]}},
    },
}


def asked(**given: Any) -> Match:
    """The first seat is asked there."""
    record = new_record(CORTEZ, 2, 3, None, ({"kind": "human", "name": ""},) * 2)
    return Match(replace(record, position=position(seats="AB", turn="A", **given)["position"]))


def compared(match: Match, own: Code | None = None, budget: Budget = FEW) -> Appraisal:
    """Return the comparison for the open question.

    `own` is the bot's own answer if it is not the usual one.
    """
    view, codes = match.view(0), match.codes()
    bot = find_bot("scripted")
    thought = appraise(bot, CORTEZ, view, codes, 7, budget, 5)
    assert (thought.moves, thought.iterations) == ((), 0), "it answers without a search"
    return compare(CORTEZ, view, codes, thought.best if own is None else own, 7, budget)


def test_of_bids_that_are_as_good_the_lowest_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The higher bid can still be made if another seat tops the lower one."""
    match = asked(**AUCTION)
    bids = [
        CORTEZ.code(Bid(amount))
        for amount in (3, 4, 5)
        if CORTEZ.code(Bid(amount)) in match.codes()
    ]
    assert len(bids) > 1
    worth = {code: 0.5 + 0.001 * code / bids[-1] for code in match.codes()}

    def play(game: Any, view: Any, codes: list[Code], *given: Any) -> Any:
        return [[(worth[code], 1.0 - worth[code]) for code in codes]] * 40

    monkeypatch.setattr(comparison, "play_moves", play)
    found = compared(match, bids[-1])
    assert found.best == found.moves[0].code == bids[0]
    assert found.moves[0].value == max(answer.value for answer in found.moves)
    # A lower bid that is clearly worse is none.
    worth[bids[0]] = 0.4
    assert compared(match, bids[-1]).best == bids[1]
    # What it loses may be less than the error of the difference.
    luck = dict.fromkeys(match.codes(), 0.0) | {bids[0]: 0.4}

    def play_unevenly(game: Any, view: Any, codes: list[Code], *given: Any) -> Any:
        values = ([worth[code] + sign * luck[code] for code in codes] for sign in (1, -1) * 20)
        return [[(value, 1.0 - value) for value in world] for world in values]

    monkeypatch.setattr(comparison, "play_moves", play_unevenly)
    found = compared(match, bids[-1])
    assert found.best == found.moves[0].code == bids[0]
    assert found.moves[0].value == max(answer.value for answer in found.moves)


@pytest.mark.parametrize("given", [AUCTION, COMBAT])
def test_the_likeliest_answers_have_chances(given: dict[str, Any]) -> None:
    match = asked(**given)
    found = compared(match)
    assert found.best == found.moves[0].code
    assert MIN_REPORTED <= len(found.moves) <= MAX_COMPARED
    codes = [answer.code for answer in found.moves]
    assert set(codes) <= set(match.codes())
    assert len(set(codes)) == len(codes)
    for answer in found.moves:
        assert 0.0 < answer.value < 1.0
        assert answer.margin is not None
        assert answer.chances == pytest.approx((answer.value, 1.0 - answer.value))
    assert replace(compared(match), seconds=0) == replace(found, seconds=0)


@pytest.mark.parametrize("best", [2, 5])
def test_every_bid_is_compared_with_passing(best: int) -> None:
    """However rich the seat is, and whatever brings the same."""
    hands = {"A": "food*8 gold*8 weapon*8", "B": "food*4 gold*4 weapon*4 camouflage*4"}
    bids = {"best": best, "by": "B", "passed": []}
    match = asked(**{**AUCTION, "hands": hands, "bids": bids})
    codes = [answer.code for answer in compared(match, CORTEZ.code(Bid(best + 1))).moves]
    assert CORTEZ.code(Pass()) in codes
    assert len(codes) >= MIN_REPORTED


def test_the_hints_of_one_auction_imagine_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else passing would be worth more after the next bid, though nothing else has changed."""
    drawn: list[tuple[int, int]] = []

    def play(game: Any, view: Any, codes: list[Code], rng: Rng, *given: Any) -> Any:
        drawn.append((rng.below(1 << 30), len(codes)))
        return [[(0.5, 0.5) for _ in codes]] * 40

    monkeypatch.setattr(comparison, "play_moves", play)
    rich = {"A": "food*8 gold*8 weapon*8", "B": "food*4 gold*4 weapon*4 camouflage*4"}
    for seed, best in enumerate((2, 5, 5)):
        bids = {"best": best, "by": "B", "passed": []}
        match = asked(**{**AUCTION, "hands": rich, "bids": bids})
        own = CORTEZ.code(Bid(best + 1))
        compare(CORTEZ, match.view(0), match.codes(), own, seed, FEW)
    assert len({worlds for worlds, _ in drawn}) == 1
    # Few bids are compared, in the more worlds.
    assert {number for _, number in drawn} == {MAX_COMPARED_IN_SERIES}
    fights = asked(**COMBAT)
    for seed in (1, 2):
        compare(CORTEZ, fights.view(0), fights.codes(), fights.codes()[0], seed, FEW)
    assert len({worlds for worlds, _ in drawn}) == 3


def test_surely_better_actions_are_the_best() -> None:
    match = asked(**AUCTION)
    nothing = CORTEZ.code(Pass())
    # There is gold enough for a card that is worth more.
    found = compared(match, nothing, Budget(iterations=300))
    assert found.best != nothing
    worth = {answer.code: answer.value for answer in found.moves}
    assert worth[found.best] > worth[nothing]
    # In a few worlds the best of several looks better than it is.
    assert compared(match, nothing, Budget(iterations=100)).best == nothing


def test_equal_actions_are_listed_only_among_few() -> None:
    same, other = [[0.5, 0.5]] * 3, [[0.4, 0.6]] * 3
    assert comparison._distinct_moves({1: same, 2: same, 3: other, 4: same}) == [1, 3, 2]
    assert comparison._distinct_moves({1: same, 2: same, 3: other, 4: same}, [4]) == [1, 3, 4]
    many = {code: [[code / 10, 0.5]] * 3 for code in range(5)}
    assert comparison._distinct_moves({**many, 9: many[1]}) == [0, 1, 2, 3, 4]


def test_a_cancelled_question_says_nothing() -> None:
    match = asked(**AUCTION)
    bid = CORTEZ.code(Bid(3))
    budget = Budget(iterations=60, cancelled=lambda: True)
    assert compare(CORTEZ, match.view(0), match.codes(), bid, 7, budget).moves == ()


def test_where_nothing_speaks_for_another_answer_nothing_is_compared() -> None:
    match = asked(**AUCTION)
    bid = CORTEZ.code(Bid(3))
    assert compare(CORTEZ, match.view(0), [bid], bid, 7, FEW).moves == ()


@pytest.mark.parametrize("seed", [0, 6])
def test_a_chance_holds_at_the_next_question(seed: int) -> None:
    """The winner of a combat marks a troop and places the beaten one; nothing else happens."""
    match: Match[CortezView] = Match(
        new_record(CORTEZ, 2, seed, None, ({"kind": "human", "name": ""},) * 2)
    )
    told: list[tuple[float, float]] = []
    while len(told) < 2:
        assert match.decision is not None
        seat, codes = match.decision.seat, match.codes()
        view, code = match.view(seat), codes[0]
        if match.decision.kind in ("winner_mark", "place_loser") and len(codes) > 1:
            own = CORTEZ.bots.policy.suggest(view, codes, Rng(0))
            best = compare(CORTEZ, view, codes, own, 7, Budget(iterations=80)).moves[0]
            assert best.margin is not None
            told.append((best.value, best.margin))
            code = best.code
        elif len(codes) > 1:
            code = CORTEZ.bots.policy.suggest(view, codes, Rng(match.ply))
        match.submit(seat, CORTEZ.action(code))
    (first, margin), (second, other) = told
    assert abs(first - second) <= margin + other
    # Where a value is an estimate, no number of worlds makes it as sure as a count.
    assert margin >= CORTEZ.calibration.estimate_error(view) * first * (1.0 - first)
