"""What the tests of true reasons share: matches of rules alone, and what a clause says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Effect, Event

NAMES = ("Ana", "Bruno", "Clara", "Dora")


def moments(game: Game, seats: int, seed: int, most: int) -> Iterator[tuple[Any, Random]]:
    """Yield the states of a match in which a seat has a choice; half of the moves are random."""
    dice = Random(seed)
    state = game.start(game.options(), seats, Rng(seed))
    for ply in range(most):
        if state.decision is None:
            return
        codes = state.codes()
        if len(codes) > 1:
            yield state.clone(), dice
        code = dice.choice(codes)
        if dice.random() < 0.6:
            code = game.bots.policy.suggest(game.view(state, state.turn), codes, Rng(ply))
        state.step(code, Rng(seed + ply))


def played(state: Any, code: int, lots: int = 1) -> tuple[Any, list[Event]]:
    events: list[Event] = []
    after = state.clone()
    after.step(code, Rng(lots), events)
    return after, events


def clause(texts: Any, fact: Effect, view: Any) -> str:
    reason = texts.reason(fact, view, NAMES)
    assert reason is not None, fact
    return f"{reason.clause}{reason.why}."


def number_in(said: str) -> int:
    return int(re.findall(r"\d+", said)[0])
