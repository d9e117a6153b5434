"""Who could still have kept the winner of a match from winning."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.statistics import LastChance
from engine.core.values import Code, Resign, State
from engine.play.match import Match


def find_last_chance(match: Match) -> LastChance | None:
    """Return who could still have stopped the winner of a finished match, or None."""
    if match.result is None:
        return None
    return match.game.statistics.last_chance(_moments(match), match.true_state())


def _moments(match: Match) -> Iterator[tuple[State, Code]]:
    """Yield the state before each action that answered a decision, with its code."""
    game = match.game
    for before, step in zip(match.moments(), match.steps, strict=False):
        if isinstance(step.action, game.actions) and not isinstance(step.action, Resign):
            yield before.true_state(), game.code(step.action)
