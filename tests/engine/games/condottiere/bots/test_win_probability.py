"""What bots of Condottiere judge of a moment, and how their weights are found."""

from __future__ import annotations

from math import prod

import pytest

from benchmarks import fit_condottiere
from benchmarks.fit_condottiere import Case, fit
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.bots.battle_policy import ShallowJudgingPolicy
from engine.games.condottiere.bots.win_probability import (
    FEATURE_COUNT,
    OUTLINE_COLUMNS,
    OUTLINE_FEATURE_COUNT,
    features,
    hand_power,
    judge_position,
    match_chances,
)
from engine.games.condottiere.bots.win_weights import WEIGHTS
from engine.games.condottiere.rules.core_state import CoreState
from engine.games.condottiere.rules.regions import largest_group
from tests.engine.bots.kit import moment
from tests.engine.games.condottiere.bots_kit import at

KNOWN = sorted(WEIGHTS)


@pytest.mark.parametrize("key", KNOWN, ids=str)
def test_chances_add_up_and_follow_the_seats(key: tuple[str, int, bool]) -> None:
    edition, seats, draws = key
    assert len(WEIGHTS[key]) == FEATURE_COUNT
    given = {"draw_after_battle": True} if draws else {}
    state = moment(5, 30, seats, game=GAMES[edition], **given)
    assert len(set(OUTLINE_COLUMNS)) == OUTLINE_FEATURE_COUNT
    rows = features(state)
    cards = [row[OUTLINE_COLUMNS.index("cards")] for row in rows]
    assert cards == [len(hand) for hand in state.hands]
    assert {len(row) for row in rows} == {FEATURE_COUNT}
    for seat, row in enumerate(rows):
        _check_columns(state, seat, dict(zip(OUTLINE_COLUMNS, row, strict=False)))
    found = judge_position(state, WEIGHTS[key])
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in found)
    # Who sits where does not matter: the first two change places.
    for row in (state.hands, state.owned, state.holdings):
        row[0], row[1] = row[1], row[0]
    state.condottiere = {0: 1, 1: 0}.get(state.condottiere, state.condottiere)
    assert judge_position(state, WEIGHTS[key]) == pytest.approx([found[1], found[0], *found[2:]])


def _check_columns(state: CoreState, seat: Seat, values: dict[str, float]) -> None:
    """Check that columns hold what their names say."""
    values["excess"] = values["excess of power"]
    for name, value in [*values.items()]:
        factors = name.split(" by ")
        if len(factors) > 1 and name != "share by cards of all":
            assert value == pytest.approx(prod(values[factor] for factor in factors)), name
    powers = [hand_power(hand) for hand in state.hands]
    card_counts = [len(hand) for hand in state.hands]
    rival_power = max(power for other, power in enumerate(powers) if other != seat)
    expected = {
        "regions": state.holdings[seat],
        "regions squared": state.holdings[seat] ** 2,
        "largest group": largest_group(state.owned[seat]),
        "pawn": float(state.condottiere == seat),
        "cards": card_counts[seat],
        "no cards": float(not card_counts[seat]),
        "all cards": float(0 < card_counts[seat] == sum(card_counts)),
        "power": powers[seat] / 10,
        "share": powers[seat] / sum(powers),
        "share by cards of all": powers[seat] / sum(powers) * sum(card_counts) / 10,
        "excess of power": max(0, powers[seat] - rival_power) / 10,
        "matched power": min(powers[seat], rival_power) / 10,
    }
    assert {name: values[name] for name in expected} == pytest.approx(expected)


@pytest.mark.parametrize("key", KNOWN, ids=str)
def test_better_hands_and_realms_are_worth_more(key: tuple[str, int, bool]) -> None:
    edition, seats, draws = key
    names = "ABCDEF"[:seats]
    common = {"seats": names, "phase": "choose_region", "battle": 6}
    if draws:
        common["options"] = "draw_after_battle"
    cards = dict.fromkeys(names, "m3 m4 scarecrow")
    number = 1 if edition == "condottiere1" else 3
    strong = at(number, hands={**cards, "A": "m10 m10 drum heroine m6 m5"}, **common)
    found = judge_position(strong, WEIGHTS[key])
    assert found[0] == max(found)
    near = at(number, hands=cards, owners={"B": "ferrara mantova"}, **common)
    found = judge_position(near, WEIGHTS[key])
    assert found[1] == max(found)


def test_a_points_match_is_judged_by_what_the_game_leaves_of_it() -> None:
    state = moment(5, 30, 4, game=CONDOTTIERE3, points_match=True)
    even = [0.25] * 4
    state.owned, state.holdings = [0] * 4, [0] * 4
    assert match_chances(state, even) == pytest.approx(even)
    assert match_chances(state, [0.7, 0.1, 0.1, 0.1])[0] > 0.25
    # Who leads has more of it the nearer the end is; a game cannot bring another the match.
    leads = []
    for points in ([2, 0, 0, 0], [12, 10, 10, 10], [20, 6, 6, 6]):
        state.points = points
        found = match_chances(state, even)
        assert sum(found) == pytest.approx(1.0)
        assert found[1] == pytest.approx(found[3])
        leads.append(found[0])
    assert 0.25 < leads[0] < leads[1] < leads[2] == 1.0
    # Points decide whoever wins the game, and equal ones are shared.
    state.points = [14, 14, 0, 0]
    assert match_chances(state, [0.5, 0.5, 0.0, 0.0]) == [0.5, 0.5, 0.0, 0.0]
    state.points, state.holdings = [17, 14, 0, 0], [3, 0, 0, 0]
    assert match_chances(state, [0.0, 1.0, 0.0, 0.0]) == [0.5, 0.5, 0.0, 0.0]


def test_a_fit_finds_what_decides() -> None:
    rng = Rng(1)
    cases = []
    for _ in range(60):
        rows = [[0.0] * FEATURE_COUNT for _ in range(3)]
        best = rng.below(3)
        for seat, row in enumerate(rows):
            row[2] = float(seat == best)
            row[3] = rng.random()
        cases.append(Case(rows, [float(seat == best) for seat in range(3)]))
    weights = fit(cases, [0.0] * FEATURE_COUNT, 1)
    assert weights[2] > 1.0 > abs(weights[3])


def test_training_begins_from_nothing_or_from_the_weights_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[dict[tuple[str, int, bool], list[float]]] = []
    monkeypatch.setattr(fit_condottiere, "write", written.append)
    monkeypatch.setattr(fit_condottiere, "fit", lambda cases, first, seed: first)
    few = ["training", "condottiere3", "2", "--matches", "2", "--iterations", "1"]
    for more, first in (
        (["--afresh"], [0.0] * FEATURE_COUNT),
        ([], WEIGHTS["condottiere3", 2, False]),
    ):
        monkeypatch.setattr("sys.argv", few + more)
        fit_condottiere.main()
        assert written.pop() == {**WEIGHTS, ("condottiere3", 2, False): first}


def test_training_with_cards_drawn_begins_from_the_weights_without() -> None:
    key = ("condottiere3", 4, True)
    first, policy = fit_condottiere.beginning(key, False)
    assert first is WEIGHTS[key]
    first, policy = fit_condottiere.beginning(key, True)
    assert isinstance(policy, ShallowJudgingPolicy)
    assert first is policy.weights is WEIGHTS["condottiere3", 4, False]
    cases = fit_condottiere.play_match(*key, policy, 1, 3)
    assert len(cases) > 1
    assert all(sum(case.results) == pytest.approx(1.0) for case in cases)
