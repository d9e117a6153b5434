"""In a game that is won nobody dawdles: a shorter way to win comes before a longer one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.appraisal import Appraisal, AppraisedMove, appraise, order_by_nearness
from engine.bots.bot import Budget, MoveStats
from engine.bots.levels import find_bot
from engine.bots.reasons import Reasons
from engine.bots.thinking import IMMEDIATE_WIN, break_ties, nearness
from engine.bots.worker import appraisal_data
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, State
from engine.games import GAMES
from engine.games.condottiere.actions import Choose
from engine.games.contrees.actions import Place
from engine.games.contrees.options import Options
from engine.games.contrees.positions import read
from tests.engine.bots.kit import CANNIR, CONTREES, moment, question, think
from tests.engine.games.condottiere.bots_kit import at
from tests.engine.games.contrees.kit import ROW, around, position

#: Seat A needs one of four regions more, which B, who holds none, cannot prevent for long.
WON: dict[str, Any] = {
    "phase": "choose_region",
    "seats": "AB",
    "owners": {"A": "bologna spoleto siena roma parma"},
    "hands": {"A": "m10 m10 m10 m5 m4 winter drum bishop", "B": "m1 m1 m2 m3"},
}
WINNERS = {"urbino", "napoli", "firenze", "ancona"}


def hinted(state: State, game: Game, iterations: int = 500) -> Appraisal:
    """Return the hint for the question open in `state`."""
    return appraise(
        find_bot("level5"), game, *question(state, game), 1, Budget(iterations=iterations), 5
    )


def regions(codes: list[Code]) -> list[str | None]:
    """Return regions that are chosen, None: another answer."""
    chosen = [GAMES["condottiere1"].action(code) for code in codes]
    return [action.region if isinstance(action, Choose) else None for action in chosen]


def test_regions_that_win_come_before_all_others_and_before_declining() -> None:
    appraisal = hinted(at(1, **WON), GAMES["condottiere1"])
    found = regions([answer.code for answer in appraisal.moves])
    assert min(answer.value for answer in appraisal.moves) > 0.9
    assert set(found[: len(WINNERS)]) == WINNERS
    assert appraisal.best == appraisal.moves[0].code
    told = appraisal_data(GAMES["condottiere1"], appraisal, Reasons())["moves"]
    assert [move.get("near", 0) for move in told[:4]] == [1.0] * 4


@pytest.mark.parametrize("level", ["level4", "level5"])
@pytest.mark.parametrize("seed", range(3))
def test_bots_take_a_region_that_wins(level: str, seed: int) -> None:
    game = GAMES["condottiere1"]
    thought = think(level, at(1, **WON), seed, Budget(iterations=300), game)
    assert regions([thought.code])[0] in WINNERS


def test_who_leads_a_battle_that_wins_is_nearer_than_who_passes() -> None:
    state = at(
        1,
        seats="AB",
        owners={"A": "bologna spoleto siena roma parma"},
        region="urbino",
        hands={"A": "m10 m1", "B": "m1 m2"},
        table={"B": "m2"},
        turn="A",
    )
    game = GAMES["condottiere1"]
    view, codes = question(state, game)
    near = dict(
        zip((game.action(code) for code in codes), nearness(game, view, codes), strict=True)
    )
    assert {getattr(action, "card", action.do): one for action, one in near.items()} == {
        "m1": 0.0,
        "m10": 1.0,
        "pass": 0.0,
    }


def ending(game: Game, seats: int, seed: int) -> tuple[State, set[Code]]:
    """Return the first moment of a playout at which some answers, but not all, win at once."""
    while True:
        rng = Rng(seed)
        state = game.start(game.options(), seats, rng)
        while state.decision is not None:
            codes = state.codes()
            winning = {code for code in codes if wins(state, code)}
            if winning and len(winning) < len(codes):
                return state, winning
            policy = game.bots.policy_for(game.view(state, state.decision.seat))
            state.step(policy.playout_action(state, codes, rng), rng)
        seed += 1


def wins(state: State, code: Code) -> bool:
    assert state.decision is not None
    seat, after = state.decision.seat, state.clone()
    after.step(code, Rng(0))
    return after.decision is None and after.returns()[seat] == 1.0


@pytest.mark.parametrize("game_id", ["condottiere1", "condottiere3", "contrees"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hint_wins_at_once_where_that_is_possible(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    state, winning = ending(game, 2, seed)
    assert hinted(state, game, 200).best in winning


def test_of_answers_that_all_win_one_that_ends_the_match_is_given() -> None:
    """Whatever a search visited most."""
    state, winning = ending(CONTREES, 2, 5)
    view, codes = question(state, CONTREES)
    later = next(code for code in codes if code not in winning)
    moves = [MoveStats(later, 900, 1.0), *(MoveStats(code, 300, 1.0) for code in winning)]
    assert break_ties(CONTREES, view, moves) in winning
    answers = (AppraisedMove(later, 900, 0.99, 0.01), AppraisedMove(min(winning), 30, 0.97, 0.2))
    assert [move.near for move in order_by_nearness(CONTREES, view, answers)] == [
        IMMEDIATE_WIN,
        0.0,
    ]


def test_a_tower_that_takes_comes_first_where_all_win() -> None:
    """A tile before razed towers before nothing, in hints of Contrées."""
    towers = {"A": around("N NE S", (3, 0)), "B": around("N", (9, 0))}
    state = read(position(ROW, turn="A", towers=towers)["position"], Options(), ["A", "B"], 1)
    view, codes = question(state, CONTREES)
    gains = CONTREES.bots.soonest_win(view, codes)
    takes, quiet = codes[gains.index(max(gains))], codes[gains.index(0.0)]
    assert CONTREES.action(takes) in {Place(at) for at in around("NW SW SE", (3, 0))}
    assert 0.0 < max(gains) < 1.0, "it is no win"
    # Where the match is open, the search knows more than what a tower takes at once.
    for value, margin, first in ((1.0, 0.0, takes), (0.55, 0.02, quiet), (0.95, 0.02, quiet)):
        answers = (
            AppraisedMove(quiet, 300, value, margin),
            AppraisedMove(takes, 300, value - margin / 2, margin),
        )
        assert order_by_nearness(CONTREES, view, answers)[0].code == first


def test_nearer_wins_do_not_precede_better_actions() -> None:
    """Nor does what is hardly known."""
    state = at(1, **WON)
    game = GAMES["condottiere1"]
    view, codes = question(state, game)
    near = game.bots.soonest_win(view, codes)
    wins, other = codes[near.index(1.0)], codes[near.index(0.0)]
    for value, margin in ((0.8, 0.05), (0.94, 0.2)):
        answers = (AppraisedMove(other, 300, 0.95, 0.01), AppraisedMove(wins, 300, value, margin))
        assert order_by_nearness(game, view, answers)[0].code == other
    answers = (AppraisedMove(other, 300, 0.95, 0.01), AppraisedMove(wins, 300, 0.94, 0.03))
    assert order_by_nearness(game, view, answers)[0].code == wins


@pytest.mark.parametrize("veiled", [False, True])
def test_a_suite_is_nearer_to_winning_than_a_card_without_one(veiled: bool) -> None:
    for seed in range(40):
        state = moment(seed, 5, veiled=veiled)
        view, codes = question(state)
        suits = set()
        for code in codes:
            after = state.clone()
            if after._play(code, None):
                suits.add(code)
        if suits and len(suits) < len(codes):
            near = dict(zip(codes, nearness(CANNIR, view, codes), strict=True))
            if not veiled:
                assert {code for code, one in near.items() if one == 1.0} == suits
            assert max(near.values()) == 1.0
            return
    raise AssertionError("no suite met")
