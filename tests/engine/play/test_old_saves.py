"""Matches saved by older versions open and replay as they were played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.errors import RecordError
from engine.play.match import Match
from engine.play.record import from_text, load, to_text

SAVES = Path(__file__).parents[2] / "saves"

#: How many answers each match of format 1 has, and how it ended.
FORMAT_1 = {
    "cannir": (11, "pile"),
    "condottiere1": (160, None),
    "condottiere3": (160, None),
    "contrees": (63, "supplies"),
}


@pytest.mark.parametrize("game", FORMAT_1)
def test_format_1_replays(game: str) -> None:
    record = load(SAVES / f"format1-{game}.conquista")
    match = Match(record)
    answers, ended = FORMAT_1[game]
    assert (match.result.by if match.result else None) == ended
    # What left no choice was not recorded; private answers are, and are put in.
    steps = zip(match.record.answers, match.steps, strict=True)
    given = tuple(answer for answer, step in steps if not step.is_forced)
    assert len(given) == answers
    assert replace(match.record, answers=given) == record
    # What is saved again is of format 1 still: it is dealt as it was.
    assert record.format == 1
    again = from_text(to_text(match.record))
    assert again == match.record
    assert Match(again).steps == match.steps


@pytest.mark.parametrize("game", ["cannir", "condottiere1", "condottiere3"])
def test_the_dice_of_today_would_deal_otherwise(game: str) -> None:
    record = load(SAVES / f"format1-{game}.conquista")
    with pytest.raises(RecordError):
        Match(replace(record, format=2))
