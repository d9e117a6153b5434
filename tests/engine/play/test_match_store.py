"""The files of matches on tables: one each, locked, and written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from engine.core.errors import RecordError
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.match_store import MatchStore, is_game, is_locked
from engine.play.record import load

PEOPLE = ({"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"})


@pytest.fixture
def match() -> Match:
    return Match(new_record(GAMES["cannir"], 2, 3, None, PEOPLE))


def go_on(match: Match) -> None:
    assert match.decision is not None
    match.submit(match.decision.seat, match.legal()[0])


def test_every_match_has_a_file_that_no_other_store_opens(tmp_path: Path, match: Match) -> None:
    store, other = MatchStore(), MatchStore()
    twin = Match(match.record)
    for begun in (match, twin):
        store.begin(begun, tmp_path / "games")
        store.save(begun)
    first, second = store.path_of(match), store.path_of(twin)
    assert first is not None
    assert second is not None
    assert first != second
    assert is_game(first)
    assert store.holds(first)
    assert is_locked(first)
    with pytest.raises(RecordError) as refused:
        other.open(first)
    assert refused.value.key == "in_use"
    store.close()
    assert store.path_of(match) is None
    assert not is_locked(first)
    assert other.open(first).record == match.record
    assert other.path_of(match) is None
    other.close()


def test_what_was_saved_stays_when_a_write_fails(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MatchStore()
    store.begin(match, tmp_path)
    store.save(match)
    path = store.path_of(match)
    assert path is not None
    before = match.record
    go_on(match)

    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        with pytest.raises(OSError, match="no space"):
            store.save(match)
    assert load(path) == before
    store.save(match)
    assert load(path) == match.record
    store.close()


def test_a_file_that_cannot_be_read_is_not_kept_locked(tmp_path: Path) -> None:
    store, path = MatchStore(), tmp_path / "x.conquista"
    path.write_text("{", "utf-8")
    with pytest.raises(RecordError):
        store.open(path)
    assert not is_locked(path)
