"""Every bot gives legal answers, the same ones every time, from what its seat may see."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.bots.bot import Budget, MoveStats
from engine.bots.levels import BOTS, LevelBot, find_bot
from engine.bots.thinking import break_ties, choose
from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from engine.core.values import Code
from tests.engine.bots.kit import CANNIR, moment, question, think, timeless

LEVELS = ["level1", "level2", "level3", "level4", "level5"]
FEW = Budget(iterations=40)


def test_the_registry_names_every_bot() -> None:
    assert list(BOTS) == ["random", "scripted", "uct", *LEVELS]
    with pytest.raises(ConquistaError, match="known: random"):
        find_bot("level6")
    with pytest.raises(ConquistaError):
        find_bot(["level1"])


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("veiled", [False, True])
def test_answers_are_legal(name: str, seats: int, veiled: bool) -> None:
    for plies in (0, 3, 7):
        state = moment(seats + plies, plies, seats, veiled=veiled, free_paths=veiled)
        thought = think(name, state, budget=Budget(iterations=12))
        codes = state.codes()
        assert thought.code in codes
        assert {move.code for move in thought.moves} <= set(codes)


@pytest.mark.parametrize("name", BOTS)
def test_same_seed_same_thought(name: str) -> None:
    state = moment(3, 4)
    assert timeless(think(name, state, budget=FEW)) == timeless(think(name, state, budget=FEW))


def test_another_seed_may_answer_otherwise() -> None:
    state = moment(3, 0)
    assert len({think("level1", state, seed).code for seed in range(20)}) > 1


FRESH = """
from tests.engine.bots.kit import moment, think, timeless
from engine.bots.bot import Budget
from engine.bots.levels import BOTS
for name in BOTS:
    print(name, timeless(think(name, moment(11, 5), budget=Budget(iterations=30))))
"""


def test_same_thoughts_in_a_fresh_process_with_another_hash_seed() -> None:
    told = []
    for salt in ("1", "2"):
        fresh = subprocess.run(
            [sys.executable, "-c", FRESH],
            env={**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": "."},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(fresh.stdout)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == len(BOTS)


@pytest.mark.parametrize("name", [*BOTS, "level3:grudging"])
@pytest.mark.parametrize("veiled", [False, True])
def test_no_peeking(name: str, veiled: bool) -> None:
    """Worlds the seat cannot tell apart get the same thought."""
    for plies in (2, 6, 10):
        state = moment(plies, plies, 2 + plies // 6 % 2, veiled=veiled)
        view, _ = question(state)
        draw, rng = CANNIR.sampler(view), Rng(99)
        told = timeless(think(name, state, budget=FEW))
        for _ in range(3):
            world = draw(rng)
            assert question(world)[0] == view
            assert timeless(think(name, world, budget=FEW)) == told


@pytest.mark.parametrize("name", ["uct", *LEVELS])
def test_iterations_are_respected(name: str) -> None:
    state = moment(5, 1)
    assert think(name, state, budget=Budget(iterations=33)).iterations == 33
    thought = think(name, state, budget=Budget(iterations=33))
    assert sum(move.visits for move in thought.moves) == 33


@pytest.mark.parametrize("name", ["uct", "level1", "level2", "level3"])
def test_without_limits_a_bot_uses_its_own(name: str) -> None:
    state = moment(5, 1)
    assert state.decision is not None
    own = BOTS[name].budget(CANNIR, question(state)[0])
    assert think(name, state).iterations == own.iterations


def test_a_question_that_deserves_less_says_so_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    state = moment(5, 1)
    view = question(state)[0]
    whole = BOTS["level2"].budget(CANNIR, view).iterations
    monkeypatch.setattr(type(CANNIR.bots.policy), "effort", lambda policy, view: 0.5)
    half = BOTS["level2"].budget(CANNIR, view).iterations
    assert whole is not None
    assert half == round(whole / 2) == think("level2", state).iterations
    # Who sets a limit gets what was asked for.
    assert think("level2", state, budget=Budget(iterations=9)).iterations == 9


def test_a_limit_in_seconds_ends_the_search() -> None:
    thought = think("level5", moment(5, 1), budget=Budget(seconds=0.01))
    assert thought.iterations >= 1
    assert thought.moves


def test_a_cancelled_search_stops_at_once() -> None:
    asked: list[None] = []

    def cancelled() -> bool:
        asked.append(None)
        return len(asked) > 5

    thought = think("level5", moment(5, 1), budget=Budget(cancelled=cancelled))
    assert len(asked) == 6
    assert thought.iterations < 100
    given_up = think("level5", moment(5, 1), budget=Budget(cancelled=lambda: True))
    assert given_up.iterations == 0


def test_a_single_answer_needs_no_thought() -> None:
    state = moment(5, 1)
    view, codes = question(state)
    thought = BOTS["level5"].think(CANNIR, view, codes[:1], 1, Budget())
    assert (thought.code, thought.iterations) == (codes[0], 0)


def drawn(moves: list[MoveStats], temperature: float, max_value_loss: float) -> set[Code]:
    return {choose(moves, temperature, max_value_loss, Rng(seed)) for seed in range(300)}


MOVES = [
    MoveStats(1, 50, 0.6),
    MoveStats(2, 40, 0.55),
    MoveStats(3, 30, 0.2),
    MoveStats(4, 20, 0.0),
]


def test_the_blunder_guard_leaves_out_bad_answers() -> None:
    assert drawn(MOVES, 5.0, 1.0) == {1, 2, 3, 4}
    assert drawn(MOVES, 5.0, 0.5) == {1, 2, 3}
    assert drawn(MOVES, 5.0, 0.1) == {1, 2}
    assert drawn(MOVES, 5.0, 0.0) == {1}


def test_without_temperature_the_most_visited_is_played() -> None:
    assert break_ties(CANNIR, question(moment(5, 1))[0], MOVES) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_plays_a_blunder(name: str) -> None:
    bot = BOTS[name]
    assert isinstance(bot, LevelBot)
    max_value_loss = CANNIR.bots.policy.levels[bot.level - 1].max_value_loss
    for seed in range(8):
        thought = think(name, moment(seed, 3), seed, Budget(iterations=60))
        value = {move.code: move.value for move in thought.moves}
        assert value[thought.code] >= thought.moves[0].value - max_value_loss
