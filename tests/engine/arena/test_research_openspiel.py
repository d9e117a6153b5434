"""The games as Python games of OpenSpiel pass its own tests."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.games import GAMES

pytestmark = pytest.mark.slow


@pytest.fixture
def pyspiel() -> Any:
    """OpenSpiel, the games registered, where it is installed."""
    pyspiel = pytest.importorskip("pyspiel", reason="conquista[research] is not installed")
    import engine.arena.openspiel  # noqa: F401

    return pyspiel


@pytest.mark.parametrize("game", GAMES)
def test_the_conformance_test_of_openspiel(pyspiel: Any, game: str) -> None:
    for players in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        loaded = pyspiel.load_game(f"conquista_{game}(players={players})")
        pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


def test_options_are_parameters(pyspiel: Any) -> None:
    game = pyspiel.load_game("conquista_cannir(players=3,veiled=true,deals=7)")
    assert (game.num_players(), game.options.veiled) == (3, True)
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 7
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_a_deal(pyspiel: Any, game: str) -> None:
    """The same actions after the same chance lead to the same place, whatever else is hidden."""
    loaded = pyspiel.load_game(f"conquista_{game}")
    first, rng = loaded.new_initial_state(), Rng(1)
    first.apply_action(11)
    for _ in range(30):
        legal = first.legal_actions()
        if not legal:
            break
        assert first.action_to_string(first.current_player(), legal[0]).startswith("{")
        first.apply_action(legal[rng.below(len(legal))])
    second = loaded.new_initial_state()
    for action in first.history():
        second.apply_action(action)
    third = pickle.loads(pickle.dumps(first))
    for player in range(loaded.num_players()):
        told = {state.information_state_string(player) for state in (first, second, third)}
        assert len(told) == 1
        tensors = {
            tuple(state.information_state_tensor(player)) for state in (first, second, third)
        }
        assert len(tensors) == 1


def test_a_search_of_openspiel_plays(pyspiel: Any) -> None:
    """The one in Python: that in C++ crashes on every Python game, OpenSpiel's own included."""
    from numpy.random import RandomState
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("conquista_contrees(deals=2)")
    lots = RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 5, mcts.RandomRolloutEvaluator(1, lots), random_state=lots)
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert not state.is_terminal()


def test_without_the_library_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "engine.arena.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install '.\[research\]'"):
        import engine.arena.openspiel  # noqa: F401
