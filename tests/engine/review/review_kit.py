"""What the tests of the review share: played matches, and what a review says of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import pytest

from engine.bots import reasons
from engine.bots.appraisal import Appraisal, AppraisedMove
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Code, State
from engine.games import find
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.review import coach
from engine.review import curve as review_curve
from engine.review.coach import Effort, JudgedMove, judge
from engine.review.curve import Endgame, curve
from engine.review.moments import Moment
from engine.review.playouts import MIN_PLAYOUTS

#: Answers tried in a proof, where a test is not about that.
FEW = 8_000


PROOF = review_curve._prove_moment


#: What was proved, by all that a proof depends on.
PROVED: dict[tuple[object, ...], Moment | None] = {}


def proved_once(game: Game, world: State, ply: int, likely: float = 1.0) -> Moment | None:
    """Return the proof of a moment, which many tests ask for of the same match."""
    asked = game.view(world, OMNISCIENT), ply, likely, review_curve.MAX_TRIED
    if asked not in PROVED:
        PROVED[asked] = PROOF(game, world, ply, likely)
    return PROVED[asked]


@cache
def played(name: str, seats: int, most: int = 1_000) -> Match:
    """Return a match in which everything is drawn by lot."""
    game, rng = find(name), Rng(5)
    match = Match(new_record(game, seats, 7))
    while match.decision is not None and match.ply < most:
        codes = match.codes()
        match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
    return match


def valued(match: Match, least: int = MIN_PLAYOUTS, most: int = 30) -> list[Moment]:
    """Return the moments of a match in order, as they are told in the end."""
    told = {moment.ply: moment for moment in curve(match, least, most)}
    return [told[ply] for ply in sorted(told)]


def judged(ply: int, loss: float, margin: float) -> JudgedMove:
    nothing = Appraisal(0, (), 0, 0.0, 1)
    return JudgedMove(ply, 1, 0, loss, margin, nothing, reasons.Reasons())


def coached(
    monkeypatch: pytest.MonkeyPatch,
    match: Match,
    plies: Sequence[int],
    good: Code | None = None,
    falls: Sequence[int] = (),
) -> list[JudgedMove]:
    """Return the turning points of the first seat for a coach who thinks these answers bad.

    `good` is the best answer, or the first of the others. At `falls` the curve falls, too.
    """
    monkeypatch.setattr(coach, "glance", lambda *given: 0.3 * (given[4] in plies))
    monkeypatch.setattr(Endgame, "drop_at", lambda endgame, ply: 0.2 * (ply in falls))

    def look(
        game: object, view: object, codes: list[Code], given: Code, ply: int, *_: object
    ) -> JudgedMove:
        best = next(code for code in codes if code != given) if good is None else good
        answers = AppraisedMove(best, 9, 0.7, 0.05), AppraisedMove(given, 9, 0.4, 0.05)
        told = Appraisal(best, answers, 9, 0.0, 5)
        return JudgedMove(ply, given, best, 0.3, 0.05, told, reasons.Reasons())

    monkeypatch.setattr(coach, "look", look)
    found = judge(match, 0, Effort(), Endgame(match))
    return dearest(move for move in found if move is not None)


def dearest(found: Iterable[JudgedMove]) -> list[JudgedMove]:
    """Return the turning points to show, the dearest first; the last result of each counts."""
    last = {judged.ply: judged for judged in found}
    turning = [judged for judged in last.values() if judged.is_turning_point]
    return sorted(turning, key=lambda judged: (-judged.loss, judged.ply))[
        : coach.MAX_TURNING_POINTS
    ]
