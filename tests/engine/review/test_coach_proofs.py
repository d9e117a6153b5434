"""What the coach knows for certain: moves that could not be lost, and moves in vain."""

from __future__ import annotations

import pytest

from engine.core.game import Game
from engine.core.values import State
from engine.review import curve as review_curve
from engine.review.coach import chosen_plies
from engine.review.curve import Endgame, after
from engine.review.moments import Moment
from tests.engine.review.review_kit import coached, played

LOOKED_THROUGH = review_curve.MAX_TRIED


def test_the_last_moves_of_an_open_game_are_looked_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last six, at least; where something is hidden nothing is known for certain."""
    monkeypatch.setattr(review_curve, "MAX_TRIED", LOOKED_THROUGH)
    match = played("contrees", 2)
    endgame = Endgame(match)
    assert all(endgame.proved_moment(ply) for ply in range(match.ply - 7, match.ply + 1))
    assert endgame.proved_moment(match.ply - 1 - review_curve.MAX_PROVED) is None
    hidden = played("cannir", 2)
    own = chosen_plies(hidden, 0)[-1]
    assert Endgame(hidden).proved_moment(hidden.ply) is None
    assert Endgame(hidden).proved_loss(own) is None
    assert not Endgame(hidden).is_in_vain(own, hidden.at(own).codes()[0])


def test_who_keeps_a_win_needs_no_proof_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match, proved = played("contrees", 2), list[int]()
    known = Endgame(match)
    proof = review_curve._prove_moment

    def noted(game: Game, world: State, ply: int, likely: float) -> Moment | None:
        proved.append(ply)
        return proof(game, world, ply, likely)

    monkeypatch.setattr(review_curve, "_prove_moment", noted)
    assert Endgame(match).proved_moment(KEEPS) == known.proved_moment(KEEPS)
    assert not {KEEPS, 61} & set(proved)
    assert {BLUNDERS, LOST} <= set(proved)
    for ply in range(KEEPS, match.ply):
        world = match.at(ply).true_state()
        assert known.proved_moment(ply) == proof(match.game, world, ply)


#: In the match drawn by lot each of these answers of the first seat is given with a win in hand:
#: one keeps it, the other gives it away. What comes after is lost.
KEEPS, BLUNDERS, LOST = 58, 60, 62


def test_where_nothing_could_be_lost_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("contrees", 2)
    endgame = Endgame(match)
    for ply, before, then in ((KEEPS, 1.0, 1.0), (BLUNDERS, 1.0, 0.0), (LOST, 0.0, 0.0)):
        assert [endgame.proved_moment(ply + n).chances[0] for n in range(2)] == [before, then]
    good = next(
        code
        for code in match.at(BLUNDERS).codes()
        if endgame.moment_after(BLUNDERS, code).chances[0] == 1.0
    )
    assert [move.ply for move in coached(monkeypatch, match, (BLUNDERS,), good)] == [BLUNDERS]
    assert [move.ply for move in coached(monkeypatch, match, (), good)] == [BLUNDERS], "no guess"
    monkeypatch.setattr(Endgame, "is_in_vain", lambda *given: False)
    assert not {KEEPS, LOST} & {move.ply for move in coached(monkeypatch, match, (KEEPS, LOST))}


def test_an_answer_that_leads_to_nothing_better_is_in_vain() -> None:
    match = played("contrees", 2)
    endgame = Endgame(match)
    for ply in (KEEPS, BLUNDERS, LOST):
        assert endgame.is_in_vain(ply, match.game.code(match.steps[ply].action))
    for ply, in_vain in ((BLUNDERS, False), (LOST, True)):
        best = max(
            match.at(ply).codes(), key=lambda code: endgame.moment_after(ply, code).chances[0]
        )
        assert endgame.is_in_vain(ply, best) is in_vain


def test_proved_answers_are_reported_as_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The strip, the curve and the dotted line beside it say the same."""
    match = played("contrees", 2)
    endgame = Endgame(match)
    good = next(
        code
        for code in match.at(BLUNDERS).codes()
        if endgame.moment_after(BLUNDERS, code).chances[0] == 1.0
    )
    (one,) = coached(monkeypatch, match, (BLUNDERS,), good)
    assert (one.loss, one.margin) == (1.0, 0.0)
    assert [(each.value, each.margin) for each in one.appraisal.moves] == [(1.0, 0.0), (0.0, 0.0)]


def test_only_near_the_end_another_answer_is_looked_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("contrees", 2)
    monkeypatch.setattr(review_curve, "_prove_moment", lambda *given: pytest.fail("too early"))
    monkeypatch.setattr(review_curve, "MIN_PLAYOUTS", 1)
    monkeypatch.setattr(review_curve, "MAX_PLAYOUTS", 1)
    ply = match.ply - review_curve.MAX_PROVED - 2
    assert any(after(match, ply, match.at(ply).codes()[0]).doubts)
