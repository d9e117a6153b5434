"""A match that is over, and what a review of it finds."""

from __future__ import annotations

from functools import cache

from desktop.review.findings import Findings
from engine.core.rng import Rng
from engine.core.values import Json
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.record import Record
from engine.review.coach import chosen_plies
from tests.desktop.table.kit import HUMAN, bot, cannir

DONE: Json = {"done": True}


@cache
def record() -> Record:
    """A match against a bot, played to its end by lot."""
    match, rng = Match(cannir(HUMAN, bot("Aldric"), seed=2)), Rng(2)
    while match.decision is not None:
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))
    return match.record


def moment(ply: int, chance: float, seats: int = 2) -> Json:
    return {"ply": ply, "chances": [chance, 1 - chance], "doubts": [0.05] * seats}


def turning_point(match: Match, ply: int, loss: float = 0.25) -> Json:
    """Return a turning point as the process tells it: the first answer would have been better."""
    then = match.at(ply)
    given = match.steps[ply].action
    best = next(action for action in then.legal() if action != given)
    moves = [
        {"action": encode(best), "visits": 9, "value": 0.5 + loss, "doubt": 0.04, "chances": []},
        {"action": encode(given), "visits": 9, "value": 0.5, "doubt": 0.06, "chances": []},
    ]
    thought = {"iterations": 18, "seconds": 0.0, "searches": 5, "worlds": 0, "moves": moves}
    return {
        "turn": ply,
        "led": moment(ply + 1, 0.6),
        "open": [moment(ply + 1, 0.4), moment(ply + 1, 0.6)],
        "loss": loss,
        "doubt": min(0.07, loss / 2),
        "thought": thought,
    }


def own_plies(match: Match) -> list[int]:
    """After how many answers the person chose among several."""
    return [ply for ply in chosen_plies(match, 0) if len(match.at(ply).codes()) > 1]


def add_review(findings: Findings) -> None:
    """All that a review finds: two turning points."""
    match = findings.match
    for ply in range(match.ply + 1):
        assert findings.add_moment(moment(ply, 1.0 if ply == match.ply else 0.4))
    assert findings.add_moment(DONE)
    for ply in (own_plies(match)[1], own_plies(match)[0]):
        assert findings.add_coach_line(turning_point(match, ply))
    assert findings.add_coach_line(DONE)
