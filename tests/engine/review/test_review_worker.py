"""The process of the review: its lines, its refusals, and reviews that go on."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from engine.core.errors import ConquistaError
from engine.core.values import State
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.record import to_text
from engine.review import coach, worker
from engine.review import curve as review_curve
from engine.review.coach import Effort, JudgedMove, chosen_plies, judge
from engine.review.curve import Endgame, curve
from engine.review.moments import Moment
from tests.engine.review.review_kit import judged, played

#: Little, so that tests are quick.
EFFORT = Effort(glances=60, glance=10, look=2, suspicious=2, suspicious_open=2, worlds=5)


class Pipe:
    """Standard input and output of a process."""

    def __init__(self, line: str) -> None:
        self.buffer = io.BytesIO(line.encode())


def told_by_worker(monkeypatch: pytest.MonkeyPatch, message: Any) -> tuple[int, list[Any]]:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", Pipe(json.dumps(message) + "\n"))
    monkeypatch.setattr(sys, "stdout", out)
    # The process of the tests keeps its priority.
    lowered = list[int]()
    monkeypatch.setattr(worker, "lower_priority", lambda: lowered.append(1))
    code = worker.main()
    # The moment that a person looks at comes first.
    assert len(lowered) == (1 if message.get("part") == worker.MOMENT else 2)
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_worker_accepts_the_longest_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message may hold no text as long as their save files are."""
    one: Callable[..., Any] = lambda match, **given: iter([Moment(match.ply, (1.0,), (0.0,))])  # noqa: E731
    monkeypatch.setattr(worker, "curve", one)
    match = played("cortez", 6, 500)
    text = to_text(match.record)
    assert len(text) > 20_000
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.CURVE, 0))
    assert (code, said[0]["ply"]) == (0, match.ply)


def test_the_process_tells_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    few: Callable[..., Any] = lambda match, first, seat: curve(match, 1, 1, first, seat)  # noqa: E731
    monkeypatch.setattr(worker, "curve", few)
    monkeypatch.setattr(worker, "Effort", lambda: EFFORT)
    monkeypatch.setattr(review_curve, "ANSWER_ITERATIONS", 20)
    monkeypatch.setattr(review_curve, "ROUGH_ANSWER_ITERATIONS", 10)
    match = played("condottiere3", 2, 8)
    text = to_text(match.record)
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.CURVE, 0))
    assert code == 0
    told = [line["ply"] for line in said[:-1]]
    assert told[:2] == [match.ply, 0]
    assert sorted(told[1 : match.ply + 1]) == list(range(match.ply))
    assert sorted(told[match.ply + 1 :]) == list(range(match.ply))
    assert said[-1] == {"done": True}
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.COACH, 0))
    looks = [line for line in said if "looked" in line]
    assert code == 0
    assert len(looks) >= len(chosen_plies(match, 0))
    # Progress grows with the iterations, not with the number of looks.
    done = [line["looked"] for line in looks]
    assert 0 < 3 * done[0] < max(after - before for before, after in pairwise(done))
    assert done[-1] <= looks[-1]["of"]
    assert said[-1] == {"done": True}
    # After an interruption it tells the rest.
    rest = told_by_worker(monkeypatch, worker.request(text, worker.COACH, 0, said[:2]))
    assert rest == (0, said[2:])


@pytest.mark.parametrize("wrong", [{"seat": 9}, {"part": "hands"}, {"record": {}}, {"known": [1]}])
def test_unreviewable_matches_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: dict[str, Any]
) -> None:
    message = worker.request(to_text(played("cannir", 2).record), worker.CURVE, 0) | wrong
    with pytest.raises(ConquistaError):
        list(worker.results_of(message))
    assert told_by_worker(monkeypatch, message) == (1, [])
    assert capsys.readouterr().err.startswith("conquista reviewer: ")


def test_a_review_goes_on_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It finds the same as without an interruption, and takes no look twice."""
    match = played("condottiere3", 4)
    own, taken = chosen_plies(match, 0), list[int]()
    losses = (0.2, 0.05), (0.3, 0.21), (0.04, 0.01), (0.1, 0.02), (0.4, 0.0), (0.06, 0.01)
    known = dict(zip(own, losses, strict=False))

    def glance(*given: Any) -> float:
        taken.append(given[4])
        return known.get(given[4], (0.0,))[0]

    def look(*given: Any) -> JudgedMove:
        taken.append(given[4])
        return judged(given[4], *known[given[4]])

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    looks = coach.Looks()
    whole = [(move, looks.last) for move in judge(match, 0, Effort(), Endgame(match), looks)]
    every, done = [one for one, _ in whole], taken.copy()
    # While suspects are found, between their quick looks, and between their proper ones.
    found = len(own) + Effort().suspects
    for stopped in (1, len(own) + 3, found + 1, found + 4, len(whole) - 1):
        taken.clear()
        looks = coach.Looks([found for _, found in whole[:stopped]])
        told = list(judge(match, 0, Effort(), Endgame(match), looks))
        assert told[:stopped] == [None] * stopped
        assert told[stopped:] == every[stopped:]
        assert taken == done[stopped:]


def test_a_curve_goes_on_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "EVEN_MOMENT_COUNT", 10)
    match = played("condottiere3", 4, 40)
    every, valued = list(curve(match, 2, 3)), list[int]()
    value = review_curve._value_moment

    def counted(match: Match, world: State, ply: int, least: int, most: int) -> Moment:
        valued.append(ply)
        return value(match, world, ply, least, most)

    monkeypatch.setattr(review_curve, "_value_moment", counted)
    assert len(every) > 2 * 10 + 2
    for stopped in (1, 15, len(every) - 2):
        valued.clear()
        assert list(curve(match, 2, 3, every[:stopped])) == every
        assert len(valued) == len(every) - stopped


def test_a_moment_alone_has_the_value_that_the_curve_gives_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "MIN_PLAYOUTS", 2)
    monkeypatch.setattr(review_curve, "MAX_PLAYOUTS", 2)
    match = played("cortez", 3, 12)
    text = to_text(match.record)
    moments = {moment.ply: encode(moment) for moment in curve(match, 2, 2, seat=1)}
    for ply in (0, 5):
        one, done = worker.results_of(worker.request(text, worker.MOMENT, 1, ply=ply))
        assert (one, done) == (moments[ply], {"done": True})
    for wrong in (-1, match.ply + 1, None):
        message: Any = worker.request(text, worker.MOMENT, 0)
        with pytest.raises(ConquistaError, match="ply"):
            list(worker.results_of({**message, "ply": wrong}))


@pytest.mark.parametrize("game", ["condottiere3", "contrees"])
def test_a_single_moment_has_the_value_that_the_curve_comes_to(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (
        ("MIN_PLAYOUTS", 2), ("MAX_PLAYOUTS", 3), ("ANSWER_ITERATIONS", 20),
        ("ROUGH_ANSWER_ITERATIONS", 10), ("EXTRA_MOMENT_COUNT", 0),
        ("ITERATIONS_PER_PLAYOUT", 4),
    ):  # fmt: skip
        monkeypatch.setattr(review_curve, name, value)
    match = played(game, 2, 5)
    final = {moment.ply: moment for moment in curve(match, 2, 3, seat=0)}
    text = to_text(match.record)
    for ply in (1, 3):
        asked = worker.request(text, worker.MOMENT, 0, ply=ply)
        code, said = told_by_worker(monkeypatch, asked)
        assert (code, said[1]) == (0, {"done": True})
        assert said[0] == encode(final[ply])
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.MOMENT, 0, ply=99))
    assert (code, said) == (1, [])
