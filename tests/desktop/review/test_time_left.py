"""How long a review still takes, in seconds and in words."""

from __future__ import annotations

from desktop.review.findings import Findings
from desktop.review.method_texts import time_left_text
from desktop.review.time_left import TimeLeft
from engine.play.match import Match
from tests.desktop.review.match_kit import DONE, add_review, moment, record


def test_the_slowest_part_decides_how_long_it_takes() -> None:
    now = [0.0]
    left = TimeLeft(lambda: now[0])
    # What was found before says nothing of the pace.
    assert left.seconds({"curve": 0.5, "coach": 0.0}) is None
    now[0] = 10.0
    assert left.seconds({"curve": 0.75, "coach": 0.01}) is None, "the coach's pace is not known"
    assert left.seconds({"curve": 0.75, "coach": 0.1}) == 90.0
    assert left.seconds({"curve": 0.75}) == 10.0
    assert left.seconds({}) == 0.0


def test_the_time_left_is_told_in_minutes() -> None:
    findings = Findings(Match(record()), 0)
    assert findings.computed_share == 0.0
    assert findings.add_moment(moment(0, 0.5))
    assert 0 < findings.computed_share < 0.01, "a rough value is soon found"
    assert findings.add_moment(moment(0, 0.5))
    assert findings.computed_share == 1 / findings.match.ply
    assert time_left_text(findings, None) == time_left_text(findings, 0.0) == ""
    assert time_left_text(findings, 40.0) == "Less than a minute left."
    assert time_left_text(findings, 50.0) == "About 1 min left."
    assert findings.add_coach_line(DONE)
    curve = "The curve is still being computed."
    assert time_left_text(findings, 130.0) == f"{curve} About 2 min left."
    add_review(findings)
    assert time_left_text(findings, 0.0) == ""
