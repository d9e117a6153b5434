"""Tries judged in the process of proofs: what it is told of a try, and what it tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.values import Action, Json
from engine.data.codec import decode_kind, encode
from engine.games import find
from engine.puzzles.attempt import FAILED, GOING_ON, SOLVED, Attempt, Failure, Progress
from engine.puzzles.puzzle import Puzzle, data_of, puzzle_of


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of the answers of a try."""

    state: Progress
    #: What others reply to the last one.
    replies: tuple[Action, ...]
    #: Why it failed; None while it has not.
    failure: Failure | None


def try_told(puzzle: Puzzle, answers: Sequence[Action]) -> Json:
    """The solver's answers from the beginning, to be judged."""
    return {"puzzle": data_of(puzzle), "answers": [encode(one) for one in answers]}


def judged(message: Json) -> Json:
    """What came of a try that was told; raises ConquistaError."""
    answers = message.get("answers")
    if not isinstance(answers, list):
        raise ConquistaError("answers: expected a list")
    puzzle = puzzle_of(message.get("puzzle"))
    attempt, game = Attempt(puzzle), find(puzzle.game)
    for i, said in enumerate(answers):
        attempt.answer(decode_kind(game.actions, said, f"answers[{i}]"))
    replies = tuple(step.action for step in attempt.replies)
    return encode(Outcome(attempt.state, replies, attempt.failure))


def outcome_of(game: Game, data: Json) -> Outcome:
    """Inverse of what `judged` makes of an outcome; raises ConquistaError."""
    if not isinstance(data, dict) or data.get("state") not in (GOING_ON, SOLVED, FAILED):
        raise ConquistaError("outcome: damaged")
    replies = tuple(decode_kind(game.actions, one) for one in data.get("replies", ()))
    failure, told = None, data.get("failure")
    if isinstance(told, dict):
        if told.get("kind") not in ("reply", "over", "answers"):
            raise ConquistaError("outcome: damaged")
        said = told.get("action")
        action = None if said is None else decode_kind(game.actions, said)
        lost = told.get("lost", False) is True
        failure = Failure(told["kind"], told.get("seat"), action, lost)
    return Outcome(data["state"], replies, failure)
