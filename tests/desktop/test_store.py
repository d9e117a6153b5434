"""The autosave: after every answer, whole or not at all, never in the way of playing on."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.store import AUTOSAVE, Store
from engine.core import ConquistaError
from engine.games import GAMES
from engine.match import Match, new_record

PLAYERS = (
    {"kind": "human", "name": ""},
    {"kind": "bot", "name": "Aldric", "level": "level1"},
)


@pytest.fixture
def store(qtbot: QtBot, tmp_path: Path) -> Store:
    return Store(tmp_path / "state")


@pytest.fixture
def match() -> Match:
    match = Match(new_record(GAMES["cannir"], 2, 5, None, PLAYERS))
    answer(match, 3)
    return match


def answer(match: Match, times: int) -> None:
    for _ in range(times):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])


def finish(match: Match) -> None:
    while match.decision is not None:
        answer(match, 1)


def fail(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "replace", refuse)


def test_nothing_was_left_unfinished(store: Store) -> None:
    assert store.unfinished() is None


def test_the_running_game_is_found_again(store: Store, match: Match) -> None:
    store.autosave(match)
    found = store.unfinished()
    assert found is not None
    assert found.match.record == match.record
    assert abs((datetime.now() - found.left).total_seconds()) < 60
    answer(match, 1)
    store.autosave(match)
    again = store.unfinished()
    assert again is not None
    assert again.match.ply == 4
    assert [path.name for path in store.file.parent.iterdir()] == [AUTOSAVE]


def test_a_finished_game_leaves_nothing(store: Store, match: Match) -> None:
    store.autosave(match)
    finish(match)
    store.autosave(match)
    assert store.unfinished() is None
    assert not store.file.exists()


def test_a_game_left_for_another_is_offered_again_when_that_one_is_over(
    store: Store, match: Match
) -> None:
    store.autosave(match)
    other = Match(new_record(GAMES["contrees"], 2, 7, None, PLAYERS))
    answer(other, 1)
    store.autosave(other)
    found = store.unfinished()
    assert found is not None
    assert found.match.record == other.record
    finish(other)
    store.autosave(other)
    back = store.unfinished()
    assert back is not None
    assert back.match.record == match.record
    # Taken up again and played to its end, it leaves nothing either.
    finish(back.match)
    store.autosave(back.match)
    assert store.unfinished() is None
    assert not list(store.file.parent.iterdir())


def test_a_game_that_ends_does_not_take_another_with_it(store: Store, match: Match) -> None:
    store.autosave(match)
    other = Match(new_record(GAMES["cannir"], 2, 6, None, PLAYERS))
    finish(other)
    store.autosave(other)
    found = store.unfinished()
    assert found is not None
    assert found.match.record == match.record


def test_an_end_that_is_undone_is_kept_again(store: Store, match: Match) -> None:
    store.autosave(match)
    other = Match(new_record(GAMES["contrees"], 2, 7, None, PLAYERS))
    answer(other, 1)
    store.autosave(other)
    resigned = Match(other.record)
    resigned.resign(0)
    store.autosave(resigned)
    store.autosave(other)
    found = store.unfinished()
    assert found is not None
    assert found.match.record == other.record


def test_a_finished_game_on_disk_is_not_offered(store: Store, match: Match) -> None:
    from engine.record import save

    finish(match)
    save(match.record, store.file)
    assert store.unfinished() is None


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_trouble_is_told_once_and_its_end_too(
    qtbot: QtBot, store: Store, match: Match, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    store.autosave(match)
    before = store.file.read_text()
    told: list[OSError] = []
    store.failed.connect(told.append)
    with monkeypatch.context() as patch:
        fail(number, patch)
        answer(match, 1)
        store.autosave(match)
        store.autosave(match)
    assert [error.errno for error in told] == [number]
    assert store.file.read_text() == before
    with qtbot.waitSignal(store.recovered):
        store.autosave(match)
    assert store.unfinished() is not None


def test_a_folder_in_the_place_of_the_file_harms_nothing(
    qtbot: QtBot, store: Store, match: Match
) -> None:
    store.file.mkdir(parents=True)
    with qtbot.waitSignal(store.failed):
        store.autosave(match)
    assert store.unfinished() is None
    assert list(store.file.parent.iterdir()) == [store.file]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "damaged"),
        ('{"format": 1, "game": "cannir", "answers": [', "damaged"),
        ('{"hello": 1}', "foreign"),
        ('{"format": 99, "game": "cannir"}', "newer"),
    ],
)
def test_a_useless_autosave_is_put_aside_and_told_once(store: Store, text: str, key: str) -> None:
    store.file.parent.mkdir()
    store.file.write_text(text)
    with pytest.raises(ConquistaError) as caught:
        store.unfinished()
    assert caught.value.key == key
    assert store.file.with_name(f"{AUTOSAVE}.bad").read_text() == text
    assert store.unfinished() is None


def test_one_useless_autosave_is_not_put_in_the_place_of_another(store: Store) -> None:
    store.file.parent.mkdir()
    for text in ("one", "two", "three"):
        store.file.write_text(text)
        with pytest.raises(ConquistaError):
            store.unfinished()
    assert sorted(path.read_text() for path in store.file.parent.iterdir()) == [
        "one",
        "three",
        "two",
    ]


def test_an_answer_nobody_could_give_is_damage(store: Store, match: Match) -> None:
    store.autosave(match)
    lines = store.file.read_text()
    first = match.record.answers[0][1]["card"]
    store.file.write_text(lines.replace(f'"{first}"', '"r9"', 1))
    with pytest.raises(ConquistaError) as caught:
        store.unfinished()
    assert caught.value.key == "damaged"
