"""The processes of a review: asked once, gone on with, and kept."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.review import review_runner
from desktop.review.findings import Findings
from desktop.review.review_runner import ReviewRunner
from engine.core.values import Json
from engine.play.match import Match
from engine.play.record import Record, to_text
from engine.review.moments import Moment
from tests.desktop.kit import settle
from tests.desktop.review.match_kit import DONE, moment, own_plies, record, turning_point
from tests.desktop.table.kit import HUMAN, bot


def told(match: Match, part: str) -> list[str]:
    lines = [moment(ply, 0.5) for ply in range(match.ply + 1)]
    if part == "coach":
        lines = [{"looked": 1, "of": 1}, turning_point(match, own_plies(match)[0])]
    return [json.dumps(line) for line in (*lines, DONE)]


def test_the_processes_are_asked_once_and_what_they_found_is_kept(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(record())
    said = {part: told(match, part) for part in ("curve", "coach", "hindsight")}
    program = (
        "import json, sys; asked = json.loads(sys.stdin.readline());"
        f"[print(line) for line in {said!r}[asked['part']]]"
    )
    monkeypatch.setattr(review_runner, "command", lambda: [sys.executable, "-S", "-c", program])
    made = ReviewRunner()
    made.folder = tmp_path / "reviews"
    made.begin(match, 0)
    # Hindsight is found when it is first shown.
    made.open_hands(True)
    made.open_hands(False)
    qtbot.waitUntil(lambda: not made.is_busy)
    # Its processes delete themselves: they would take along what only they still hold.
    settle()
    assert made.findings is not None
    assert made.findings.is_curve_complete
    assert [turn.ply for turn in made.findings.turns] == [own_plies(match)[0]]
    assert not made.is_broken
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: pytest.fail("it was kept"))
    made.begin(Match(record()), 0)
    assert made.findings.is_curve_complete
    assert made.findings.are_moves_complete
    made.open_hands(True)
    assert made.findings.is_hindsight
    assert made.findings.is_curve_complete
    assert len(list(made.folder.iterdir())) == 3
    # Only so many are kept, and of others' files all.
    monkeypatch.setattr(review_runner, "MAX_STORED_REVIEWS", 1)
    others = [made.folder / "films.jsonl", made.folder / f"{'0' * 32}.other.jsonl"]
    for old in (*others, made.folder / f"{'0' * 32}.curve.jsonl"):
        old.write_text("")
        os.utime(old, (0, 0))
    made._store("curve")
    assert {*others} < {*made.folder.iterdir()}
    assert len(list(made.folder.iterdir())) == 5
    # Nor is it believed once reviews find otherwise.
    asked: list[str] = []
    monkeypatch.setattr(ReviewRunner, "_start", lambda made, part: asked.append(part))
    monkeypatch.setattr(review_runner, "FINDINGS_VERSION", review_runner.FINDINGS_VERSION + 1)
    made.begin(Match(record()), 0)
    assert asked == ["curve", "coach"]


#: Tells no moment of the curve, but the one that it is asked for.
READER = """
import json, sys, time
asked = json.loads(sys.stdin.readline())
if asked["part"] != "moment":
    time.sleep(600)
print(json.dumps({"ply": asked["ply"], "chances": [0.75, 0.25], "doubts": [0.02, 0.02]}))
print(json.dumps({"done": True}))
"""


def test_the_moment_that_is_looked_at_is_valued_first(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_runner, "command", lambda: [sys.executable, "-S", "-c", READER])
    made = ReviewRunner()
    made.begin(Match(record()), 0)
    assert made.findings is not None
    assert made.findings.is_rough(3)
    made.read(3)
    assert made.findings is not None
    qtbot.waitUntil(lambda: made.findings is not None and not made.findings.is_rough(3))
    assert made.findings.at(3) == Moment(3, (0.75, 0.25), (0.02, 0.02))
    # What the curve says of it later is no news.
    assert made.findings.add_moment(moment(3, 0.1))
    assert made.findings.at(3) == Moment(3, (0.75, 0.25), (0.02, 0.02))
    made.stop()
    settle()


def test_moments_of_hints_are_valued_after_the_one_looked_at(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_runner, "command", lambda: [sys.executable, "-S", "-c", READER])
    match = Match(record())
    first, second = own_plies(match)[:2]
    marks = [{"mark": "hint", "ply": ply, "seat": seat} for ply, seat in ((first, 0), (second, 1))]
    made, read = ReviewRunner(), list[int]()
    made.begin(Match(replace(record(), marks=tuple(marks))), 0)
    assert made.findings is not None
    assert made.findings.hint_plies == [first]
    accepted = made.findings.add_read_moment
    seen = next(ply for ply in range(match.ply) if ply not in (first, second))

    def add(data: Json) -> bool:
        read.extend([data["ply"]] if isinstance(data, dict) and "ply" in data else [])
        return accepted(data)

    monkeypatch.setattr(Findings, "add_read_moment", lambda findings, data: add(data))
    made.read(seen)
    qtbot.waitUntil(lambda: len(read) == 2)
    assert read == [seen, first]
    made.stop()
    settle()


#: Tells all moments at once, but of three looks of the coach only the next one.
BRIEF = """
import json, sys, time
asked = json.loads(sys.stdin.readline())
known = len(asked["known"])
if asked["part"] == "curve":
    for line in {curve!r}:
        print(line)
elif known < 3:
    print(json.dumps({{"looked": known + 1, "of": 3, "look": [0.25, 0.125]}}), flush=True)
    time.sleep({pause})
else:
    print(json.dumps({{"done": True}}))
"""


def test_a_process_that_ends_early_goes_on_in_another(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(record())
    program = BRIEF.format(curve=told(match, "curve"), pause=0)
    monkeypatch.setattr(review_runner, "command", lambda: [sys.executable, "-S", "-c", program])
    made = ReviewRunner()
    made.begin(match, 0)
    qtbot.waitUntil(lambda: not made.is_busy)
    settle()
    assert made.findings is not None
    assert not made.is_broken
    assert made.findings.are_moves_complete
    assert made.findings.progress == (3, 3)


def test_a_review_that_was_left_goes_on_where_it_was(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(record())
    for looked in (1, 2):
        program = BRIEF.format(curve=told(match, "curve"), pause=600)
        monkeypatch.setattr(
            review_runner, "command", lambda program=program: [sys.executable, "-S", "-c", program]
        )
        made = ReviewRunner()
        made.folder = tmp_path / "reviews"
        made.begin(match, 0)
        assert made.findings is not None
        assert made.findings.progress[0] == looked - 1
        qtbot.waitUntil(lambda made=made, looked=looked: made.findings.progress == (looked, 3))
        made.stop()
        settle()


def test_a_save_file_decides_what_was_found_not_who_played() -> None:
    match = Match(record())
    renamed = Match(
        Record(
            **{
                **{name: getattr(match.record, name) for name in Record.__slots__},
                "players": ({**HUMAN, "name": "Ana"}, bot("Maud")),
            }
        )
    )
    assert to_text(review_runner._without_names(match.record)) == to_text(
        review_runner._without_names(renamed.record)
    )
