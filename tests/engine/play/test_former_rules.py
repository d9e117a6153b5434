"""Matches by earlier rules: finished ones open, others are kept and refused with a sentence."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.language.error_messages import _about_record
from engine.core.errors import RecordError
from engine.core.rng import Rng
from engine.games.cortez import CORTEZ
from engine.play.match import Match
from engine.play.match_files import load_match, new_record, replayed
from engine.play.record import Record, save

PLAYERS = tuple({"kind": "human", "name": name} for name in ("Ana", "Rui"))


def played(answers: int) -> Record:
    """Return a match of version 1 of Cortez, as its program wrote it."""
    record = replace(new_record(CORTEZ, 2, 3, players=PLAYERS), version=1)
    match, rng = Match(record), Rng(1)
    while match.decision is not None and match.ply < answers:
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    options = {key: value for key, value in match.record.options.items() if key != "windows"}
    return replace(match.record, options=options)


def test_a_finished_match_of_version_1_opens(tmp_path: Path) -> None:
    record = played(10_000)
    save(record, path := tmp_path / "old.conquista")
    match = load_match(path)
    assert match.result is not None
    assert {step.asked for step in match.steps} >= {"trade", "parley"}
    assert len(list(replayed(record).moments())) == len(record.answers)


def test_an_unfinished_one_is_kept_and_refused(tmp_path: Path) -> None:
    save(played(30), path := tmp_path / "old.conquista")
    before = path.read_bytes()
    with pytest.raises(RecordError) as caught:
        load_match(path)
    assert caught.value.key == "older_rules"
    assert "older rules" in _about_record(caught.value.key)
    assert path.read_bytes() == before
