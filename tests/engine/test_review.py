"""A match that is over, valued and judged: curve, turning points, and what the coach may know."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.bots import reasons
from engine.codec import encode
from engine.core import Code, ConquistaError, Resign, View
from engine.games import GAMES, find
from engine.match import Match, new_record
from engine.record import to_text
from engine.review import worker
from engine.review.coach import Effort, answered, judge, look
from engine.review.curve import Moment, curve
from engine.rng import Rng
from tests.twins import in_world

#: Little, so that tests are quick.
EFFORT = Effort(glances=60, glance=10, look=2, suspicious=2, worlds=5)


@cache
def played(name: str, seats: int, most: int = 1_000) -> Match:
    """A match in which everything is drawn by lot."""
    game, rng = find(name), Rng(5)
    match = Match(new_record(game, seats, 7))
    while match.decision is not None and match.ply < most:
        codes = match.codes()
        match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_has_a_chance_with_its_doubt(name: str) -> None:
    seats = GAMES[name].seats[-1]
    match = played(name, seats, 12)
    moments = list(curve(match, 2, 3))
    assert [moment.ply for moment in moments] == list(range(match.ply + 1))
    for moment in moments:
        assert len(moment.chances) == len(moment.doubts) == seats
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
        if moment.ply < match.ply or match.result is None:
            assert any(moment.doubts)


def test_the_last_moment_is_the_result() -> None:
    match = played("contrees", 2)
    assert match.result is not None
    assert list(curve(match, 1, 1))[-1] == Moment(match.ply, tuple(match.returns()), (0.0, 0.0))


def test_who_resigned_had_chances_until_then() -> None:
    match = played("contrees", 2, 8).at(8)
    match.submit(1, Resign())
    *before, last = curve(match, 2, 2)
    assert last.chances == (1.0, 0.0)
    assert len(before) == 9
    assert 8 not in answered(match, 1)


def test_a_blunder_is_a_turning_point() -> None:
    """Somebody who builds at random loses something; the coach says what, and by how much."""
    match = played("contrees", 2)
    effort = Effort(glances=31 * 40, glance=40, look=6, suspicious=2, worlds=5)
    told = [one for one in judge(match, 0, effort) if one is not None]
    assert 1 <= len(told) <= 3
    for one in told:
        assert one.given == match.game.code(match.steps[one.ply].action)
        assert one.best != one.given
        assert one.loss >= 0.05
        assert one.loss > 2 * one.doubt
        assert [answer.code for answer in one.appraisal.answers[:2]] == [one.best, one.given]
    losses = [one.loss for one in told]
    assert losses == sorted(losses, reverse=True)


@pytest.mark.parametrize(("name", "seats", "ply"), [("condottiere3", 4, 9), ("cannir", 3, 4)])
def test_the_coach_answers_alike_in_all_worlds_a_seat_cannot_tell_apart(
    monkeypatch: pytest.MonkeyPatch, name: str, seats: int, ply: int
) -> None:
    monkeypatch.setattr(reasons, "WORLDS", 5)
    match = played(name, seats, 30).at(ply)
    assert match.decision is not None
    game, seat = match.game, match.decision.seat
    draw, rng = game.sampler(match.view(seat)), Rng(3)

    def judged(view: View, codes: list[Code]) -> object:
        one = look(game, view, codes, codes[-1], ply, 10, 5)
        return worker.told(match, one), one.best

    here = judged(match.view(seat), match.codes())
    for _ in range(2):
        twin = in_world(match, draw(rng))
        assert twin.truth() is not match.truth()
        assert judged(twin.view(seat), twin.codes()) == here


def test_what_is_told_is_the_same_every_time() -> None:
    match = played("contrees", 2, 6)
    told = [[encode(one) for one in curve(match, 2, 2)] for _ in range(2)]
    assert told[0] == told[1]
    judged = [list(judge(match, 0, EFFORT)) for _ in range(2)]
    assert judged[0] == judged[1]


class Pipe:
    """Standard input and output of a process."""

    def __init__(self, line: str) -> None:
        self.buffer = io.BytesIO(line.encode())


def told_by_worker(monkeypatch: pytest.MonkeyPatch, message: Any) -> tuple[int, list[Any]]:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", Pipe(json.dumps(message) + "\n"))
    monkeypatch.setattr(sys, "stdout", out)
    code = worker.main()
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_process_tells_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    few: Callable[[Match], Any] = lambda match: curve(match, 1, 1)  # noqa: E731
    monkeypatch.setattr(worker, "curve", few)
    monkeypatch.setattr(worker, "Effort", lambda: EFFORT)
    match = played("contrees", 2, 6)
    text = to_text(match.record)
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.CURVE, 0))
    assert code == 0
    assert [line.get("ply") for line in said] == [*range(match.ply + 1), None]
    assert said[-1] == {"done": True}
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.COACH, 0))
    looks = [line for line in said if "looked" in line]
    assert code == 0
    assert len(looks) >= len(answered(match, 0))
    assert said[-1] == {"done": True}


@pytest.mark.parametrize("wrong", [{"seat": 9}, {"part": "hands"}, {"record": "{}"}])
def test_what_cannot_be_reviewed_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: dict[str, Any]
) -> None:
    message = worker.request(to_text(played("cannir", 2).record), worker.CURVE, 0) | wrong
    with pytest.raises(ConquistaError):
        list(worker.found(message))
    assert told_by_worker(monkeypatch, message) == (1, [])
    assert capsys.readouterr().err.startswith("conquista reviewer: ")
