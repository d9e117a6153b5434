"""The law of playouts: what a rollout does could have been done by `codes` and `step`."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, OMNISCIENT, Code, Seat, State, View

#: No rollout draws more often than this to choose one answer.
MOST_DRAWS = 3
#: With so few answers, so many rollouts give every one of them, but for one chance in a million.
FEW_ANSWERS = 4
MANY_ROLLOUTS = 200
#: Answers of a policy's rollout that are looked at.
SHORT = 12


def answers(played: list[int]) -> list[tuple[Code, Seat]]:
    """Return the actions that a playout reports, as (code, seat)."""
    return [divmod(key, MAX_SEATS) for key in played]


def hold_rollouts(game: Game, state: State, seed: int) -> None:
    """Hold rollouts from a state with an open question to `codes` and `step`; it stays as it is."""
    assert state.decision is not None
    asked, codes = state.decision.seat, state.codes()
    _one_answer_is_a_step(game, state, seed)
    if len(codes) <= FEW_ANSWERS:
        given = set()
        for i in range(MANY_ROLLOUTS):
            played: list[int] = []
            state.clone().play_out(Rng(seed + i), 1, played)
            given.update(answers(played))
        assert given == {(code, asked) for code in codes}
    _answers_are_legal(game, state, seed)


def _one_answer_is_a_step(game: Game, state: State, seed: int) -> None:
    """One answer of a rollout is a legal one, and changes what `step` changes.

    The rollout first draws the answer, then `step` goes on with the same generator.
    """
    assert state.decision is not None
    after, played = state.clone(), list[int]()
    after.play_out(Rng(seed), 1, played)
    ((code, seat),) = answers(played)
    assert seat == state.decision.seat
    assert code in state.codes()
    reached = moment(game, after)
    for draws in range(MOST_DRAWS + 1):
        stepped, rng = state.clone(), Rng(seed)
        for _ in range(draws):
            rng.random()
        stepped.step(code, rng)
        if moment(game, stepped) == reached:
            return
    raise AssertionError(f"{game.action(code)} does something else in a rollout")


def _answers_are_legal(game: Game, state: State, seed: int) -> None:
    """Rollouts of the state and of the policy answer as asked; without chance, to the same end.

    Those of a policy may stop where `evaluate` judges.
    """
    for source in (state, game.bots.policy):
        after, played = state.clone(), list[int]()
        if source is state:
            after.play_out(Rng(seed), SHORT, played)
            assert len(played) == SHORT or after.decision is None
        else:
            game.bots.policy.play_out(after, Rng(seed), SHORT, played)
        assert len(played) <= SHORT
        if game.chance:
            continue
        twin = state.clone()
        for code, seat in answers(played):
            assert twin.decision is not None
            assert twin.decision.seat == seat
            assert code in twin.codes()
            twin.step(code, Rng(0))
        assert moment(game, twin) == moment(game, after)


def moment(game: Game, state: State) -> tuple[View, list[Code]]:
    """Return all that a state shows and asks."""
    return game.view(state, OMNISCIENT), state.codes()
