"""Moves a person would laugh at: each where it holds, and where it is sensible."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import levels
from engine.bots.bot import Budget, SearchResult
from engine.core.rng import Rng
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Place
from engine.games.cannir.sovereignty import fate_after
from tests.engine.games.cannir.kit import Step, attack, place, position, restore

#: Two cards that have nothing to do with one another.
STRANGERS = {"C": "r5", "NE1": "v1-", "E1": "g3"}
#: B's suite; its ends may be beaten.
SUITE = {"N2": "v2", "N1": "g3", "C": "v4"}
OWNED = ("B", "run", "N2 N1 C")


def lapses(step: Step, board: dict[str, str], hand: str, **more: Any) -> set[str]:
    """Return the lapses of seat A."""
    written = position(board, turn="A", hands={"A": hand, "B": "v6 v7 g7"}, **more)
    options = CANNIR.options(**written["options"])
    before = CANNIR.positions.read(written["position"], options, written["seats"], 1)
    values = {key: value for key, value in step.items() if key not in ("seat", "do")}
    kinds = {kind.do: kind for kind in CANNIR.actions}
    code = CANNIR.code(kinds[step["do"]](**values))
    assert code in before.codes()
    after = before.clone()
    after.step(code, Rng(1))
    found = CANNIR.statistics.find_blunders(before, code, after)
    assert set(found) == {"idle_attack", "suite_left"}
    assert all(blamed in ([], [0]) for blamed in found.values())
    return {name for name, blamed in found.items() if blamed}


@pytest.mark.parametrize(
    ("step", "hand", "said"),
    [
        pytest.param(attack("A", "r4", "E1"), "r4 g1 v2", {"idle_attack"}, id="idle"),
        pytest.param(attack("A", "r4", "E1"), "r4 g4 v4", set(), id="waiting"),
        pytest.param(place("A", "g1", "W1"), "r4 g1 v2", set(), id="no attack"),
    ],
)
def test_an_attack_that_changes_nothing(step: Step, hand: str, said: set[str]) -> None:
    assert lapses(step, STRANGERS, hand) == said


def test_an_attack_on_what_one_card_would_make_a_suite_has_sense() -> None:
    board = {"C": "r5", "E1": "g4", "N1": "g1"}
    assert lapses(attack("A", "r7", "E1"), board, "r7 g6 v1") == set()


@pytest.mark.parametrize(
    ("step", "hand", "said"),
    [
        pytest.param(place("A", "g1", "W1"), "r5 g1 v1", {"suite_left"}, id="left"),
        pytest.param(attack("A", "r5", "N2"), "r5 g1 v1", set(), id="broken"),
        pytest.param(place("A", "g6", "W1"), "g2 g6 v3", set(), id="cannot be broken"),
    ],
)
def test_a_suite_that_wins_though_it_could_be_broken(step: Step, hand: str, said: set[str]) -> None:
    assert lapses(step, SUITE, hand, sovereign=OWNED) == said


def test_with_three_seats_the_next_may_break_it() -> None:
    """Only the last before its owner is to blame."""
    written = position(
        SUITE,
        turn="A",
        hands={"A": "r5 g1 v1", "B": "r6 g6 v6", "C": "v7 g7 g5"},
        sovereign=("C", "run", "N2 N1 C"),
        seats="ABC",
    )
    before = CANNIR.positions.read(written["position"], CANNIR.options(), written["seats"], 1)
    code = next(code for code in before.codes() if code < 21 * 21)
    after = before.clone()
    after.step(code, Rng(1))
    assert not any(CANNIR.statistics.find_blunders(before, code, after).values())


@pytest.mark.parametrize(("level", "stops"), [(2, False), (3, True), (4, True), (5, True)])
@pytest.mark.parametrize("owner", ["B", "C"])
def test_a_suite_that_can_surely_be_broken_is_not_left(
    monkeypatch: pytest.MonkeyPatch, level: int, stops: bool, owner: str
) -> None:
    """Not even to the next seat, whose hand nobody knows."""
    seats = "ABC" if owner == "C" else "AB"
    hands = {seat: f"{order}6 {order}7 v{n}" for seat, order, n in [("B", "g", 1), ("C", "v", 3)]}
    written = position(
        SUITE,
        turn="A",
        hands={"A": "r5 g1 v5", **{seat: hands[seat] for seat in seats[1:]}},
        sovereign=(owner, "run", "N2 N1 C"),
        seats=seats,
    )
    state = CANNIR.positions.read(written["position"], CANNIR.options(), written["seats"], 1)
    view, codes = CANNIR.view(state, 0), state.codes()
    left = next(code for code in codes if CANNIR.action(code) == Place("g1", "W1"))
    enders = {code for code in codes if fate_after(view, CANNIR.action(code)) is not None}
    assert enders
    chosen = CANNIR.bots.override(view, left, {})
    assert chosen in enders
    assert CANNIR.bots.override(view, chosen, {}) == chosen
    found = SearchResult(left, (), 1, 0.0)
    monkeypatch.setattr(levels, "think", lambda *given: found)
    given = levels.LevelBot(level).think(CANNIR, view, codes, 1, Budget())
    assert (given.code in enders) is stops


def test_a_suite_too_late_to_win_is_left() -> None:
    written = position(
        SUITE, turn="A", hands={"A": "r5 g1 v1", "B": "v6 v7 g7"}, sovereign=OWNED, pile="r1"
    )
    state = CANNIR.positions.read(written["position"], CANNIR.options(), written["seats"], 1)
    left = next(code for code in state.codes() if CANNIR.action(code) == Place("g1", "W1"))
    assert CANNIR.bots.override(CANNIR.view(state, 0), left, {}) == left


def test_a_veiled_card_of_another_is_not_known_to_help() -> None:
    """A grey six turns a five up, which lengthens the suite: if one knows that it is a five."""
    step = place("A", "g6", "W1")
    hand, rules = "g2 g6 v3", {"sovereign": OWNED, "veiled": True}
    assert lapses(step, {**SUITE, "S1": "v5-B"}, hand, **rules) == set()
    assert lapses(step, {**SUITE, "S1": "v5-"}, hand, **rules) == {"suite_left"}
    assert lapses(restore("A", "g6", "S1"), {**SUITE, "S1": "v5-"}, hand, **rules) == set()
