"""Judge attempts at puzzles in the process that makes proofs: its request and its reply."""

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
class AttemptOutcome:
    """The outcome of the answers of an attempt."""

    state: Progress
    #: What other seats do after the last answer.
    replies: tuple[Action, ...]
    #: Why the attempt failed; None if it did not.
    failure: Failure | None


def attempt_request(puzzle: Puzzle, actions: Sequence[Action]) -> Json:
    """Return the request to judge the solver's answers from the beginning."""
    return {"puzzle": data_of(puzzle), "answers": [encode(action) for action in actions]}


def judge_request(message: Json) -> Json:
    """Return the outcome of such a request as JSON. Raises ConquistaError if it is malformed."""
    answers = message.get("answers")
    if not isinstance(answers, list):
        raise ConquistaError("answers: expected a list")
    puzzle = puzzle_of(message.get("puzzle"))
    attempt, game = Attempt(puzzle), find(puzzle.game)
    for i, answer in enumerate(answers):
        attempt.submit(decode_kind(game.actions, answer, f"answers[{i}]"))
    replies = tuple(step.action for step in attempt.replies)
    return encode(AttemptOutcome(attempt.progress, replies, attempt.failure))


def outcome_of(game: Game, data: Json) -> AttemptOutcome:
    """Return the outcome in JSON of `judge_request`. Raises ConquistaError if it is damaged."""
    if not isinstance(data, dict) or data.get("state") not in (GOING_ON, SOLVED, FAILED):
        raise ConquistaError("outcome: damaged")
    replies = tuple(decode_kind(game.actions, reply) for reply in data.get("replies", ()))
    failure, failed = None, data.get("failure")
    if isinstance(failed, dict):
        if failed.get("kind") not in ("reply", "over", "answers"):
            raise ConquistaError("outcome: damaged")
        refutation = failed.get("action")
        action = None if refutation is None else decode_kind(game.actions, refutation)
        lost = failed.get("lost", False) is True
        failure = Failure(failed["kind"], failed.get("seat"), action, lost)
    return AttemptOutcome(data["state"], replies, failure)
