"""The games as environments of PettingZoo pass its own tests."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from engine.arena.staged import CODE_BASE
from engine.core.errors import ConquistaError, IllegalActionError
from engine.games import GAMES

pytestmark = [
    pytest.mark.slow,
    # What PettingZoo says of observations with a mask, as its own board games have them.
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
]


@pytest.fixture
def aec() -> Any:
    """Return the module, where its libraries are installed."""
    pytest.importorskip("pettingzoo", reason="conquista[research] is not installed")
    from engine.arena import pettingzoo_env as aec

    return aec


@pytest.mark.parametrize("game", GAMES)
def test_the_conformance_test_of_pettingzoo(aec: Any, game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        api_test(aec.env(game, seats), num_cycles=1000)
        seed_test(lambda seats=seats: aec.env(game, seats), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_with_its_result(aec: Any, game: str) -> None:
    env = aec.env(game)
    env.reset(seed=7)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert not cut
        won[agent] += reward
        for other in env.agents:
            assert other == agent or not env.observe(other)["action_mask"].any()
        env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    assert sum(won.values()) == 1 or not GAMES[game].constant_sum


def test_observations_of_an_agent_are_readable(
    aec: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    env = aec.env("cannir", 3, {"veiled": True}, render_mode="ansi")
    env.reset(seed=1)
    agent = env.agent_selection
    known = env.unwrapped.knowledge(agent)
    assert known["view"]["decision"]["seat"] == env.possible_agents.index(agent)
    action = int(env.observe(agent)["action_mask"].argmax())
    assert json.loads(env.unwrapped.action_text(action))["do"]
    assert json.loads(env.render())["seat"] is None
    env.step(action)
    assert '"seat": null' in capsys.readouterr().out


def test_nonsense_is_refused(aec: Any) -> None:
    for given in (("chess",), ("cannir", 9), ("cannir", 2, {"speed": 1})):
        with pytest.raises(ConquistaError):
            aec.env(*given)
    bare = aec.ConquistaEnv("cannir")
    bare.reset(seed=1)
    with pytest.raises(IllegalActionError):
        bare.step(CODE_BASE - 1)
    ending = aec.env("cannir")
    ending.reset(seed=1)
    agent = ending.agent_selection
    ending.step(CODE_BASE - 1)
    assert ending.unwrapped.rewards[agent] == -1


def test_without_the_library_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "engine.arena.pettingzoo_env", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install '.\[research\]'"):
        import engine.arena.pettingzoo_env  # noqa: F401
