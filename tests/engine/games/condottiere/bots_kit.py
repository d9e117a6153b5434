"""Moments of Condottiere to judge and to answer, and who judges them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.bots.battle_policy import JudgingPolicy
from engine.games.condottiere.bots.win_weights import WEIGHTS
from engine.games.condottiere.rules.state import CondottiereState
from tests.engine.bots.kit import moment
from tests.engine.games.condottiere.kit import position

#: All but points matches: whoever leaves them out plays them as well.
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"hidden_cards": True, "capture_regions": True, "draw_after_battle": True},
)


def judging(edition: str = "condottiere3", seats: int = 4) -> JudgingPolicy:
    """Return who judges by the weights of an edition and a number of seats."""
    return JudgingPolicy(WEIGHTS[edition, seats, False])


def walked(plies: int = 60) -> Iterator[CondottiereState]:
    """Yield states with a choice, of matches of both editions, some with options."""
    for game in (GAMES["condottiere1"], CONDOTTIERE3):
        for options in OPTIONS if game is CONDOTTIERE3 else OPTIONS[:1]:
            state = moment(3, 0, 4, game=game, **options)
            rng = Rng(3)
            for _ in range(plies):
                if state.decision is None:
                    break
                codes = state.codes()
                if len(codes) > 1:
                    yield state
                state.step(codes[rng.below(len(codes))], rng)


def at(edition: int = 3, **given: Any) -> CondottiereState:
    """Seat A is asked in a battle for Roma, unless told otherwise."""
    written = position(edition, **given)
    game = GAMES[written["game"]]
    options = game.options(**written["options"])
    state = game.positions.read(written["position"], options, written["seats"], 1)
    assert isinstance(state, CondottiereState)
    return state
