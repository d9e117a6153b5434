"""Save files: whole or not at all, and clear words for damaged ones."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import ConquistaError, RecordError
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import load_match, new_record
from engine.play.record import MAX_ACTIONS, MAX_BYTES, Record, from_text, load, save, to_text
from tests.engine.play.test_match import new_match


def record() -> Record:
    return new_match(seats=3, plies=5, free_paths=True).record


def test_saved_records_are_loaded_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.conquista"
    save(record(), path)
    assert load(path) == record()
    assert [item.name for item in path.parent.iterdir()] == [path.name]


def test_a_private_save_is_its_owners(tmp_path: Path) -> None:
    path = tmp_path / "mine" / "game.conquista"
    save(record(), path, private=True)
    assert [stat.S_IMODE(one.stat().st_mode) for one in (path.parent, path)] == [0o700, 0o600]


@given(st.integers(0, 2_000), st.integers(0, 2_000))
def test_a_truncated_file_is_refused_or_whole(first: int, second: int) -> None:
    text = to_text(record())
    cut = text[: min(first, len(text))] + text[max(first, min(second, len(text))) :]
    if cut.split() == text.split():
        return
    with suppress(RecordError):
        assert from_text(cut).game == "cannir"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "damaged"),
        ("[]", "foreign"),
        ('{"name": "something else"}', "foreign"),
        ('{"game": "cannir", "format": 99}', "newer"),
        (
            '{"game": "cannir", "format": 0, "version": 1, "seats": 2, "options": {}, "seed": 1}',
            "damaged",
        ),
        ('{"game": "cannir", "format": 1}', "damaged"),
        ('{"game": "cannir", "format": 1, "format": 1}', "damaged"),
        ("[" * 100_000, "damaged"),
    ],
)
def test_foreign_and_damaged_texts(text: str, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_text(text, "game.conquista")
    assert caught.value.key == key
    assert str(caught.value).startswith("game.conquista: ")
    assert "\n" not in str(caught.value)


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        load(tmp_path / "absent.conquista")
    assert caught.value.key == "unreadable"
    binary = tmp_path / "binary.conquista"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError) as caught:
        load(binary)
    assert caught.value.key == "damaged"
    large = tmp_path / "large.conquista"
    large.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(RecordError) as caught:
        load(large)
    assert caught.value.key == "too_large"


@pytest.mark.parametrize("moment", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    path = tmp_path / "game.conquista"
    save(record(), path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, moment, full)
    with pytest.raises(OSError, match="No space"):
        save(new_match(plies=1).record, path)
    assert path.read_bytes() == before
    assert [item.name for item in tmp_path.iterdir()] == [path.name]


def test_no_record_has_more_answers_than_a_match_can_take() -> None:
    most = replace(record(), answers=((0, {}),) * MAX_ACTIONS)
    assert from_text(to_text(most)) == most
    with pytest.raises(RecordError, match=f"more than {MAX_ACTIONS} answers") as caught:
        from_text(to_text(replace(most, answers=(*most.answers, (0, {})))))
    assert caught.value.key == "damaged"


@pytest.mark.parametrize("position", [5, [], "a", True, 0.5, {"turn": 5}])
def test_a_position_that_is_none(position: object) -> None:
    with pytest.raises(ConquistaError):
        Match(replace(record(), position=position, answers=()))


@pytest.mark.parametrize("name", ["a" * 41, "a\nb", "\x1b[31m", "\ud800", 5, None])
def test_a_name_is_one_short_line(name: object) -> None:
    players = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": name})
    with pytest.raises(RecordError, match=r"players\[1\]\.name: expected one line"):
        Match(replace(record(), seats=2, players=players, answers=()))


def test_a_game_without_players_cannot_be_played_on(tmp_path: Path) -> None:
    save(record(), tmp_path / "a")
    with pytest.raises(RecordError, match="players: none"):
        load_match(tmp_path / "a")


def test_only_files_are_opened(tmp_path: Path) -> None:
    paths = [tmp_path, Path("/dev/zero"), Path("a\0b")]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        paths.append(tmp_path / "pipe")
    for path in paths:
        with pytest.raises(RecordError) as caught:
            load(path)
        assert caught.value.key == "unreadable"


def test_records_that_the_rules_reject_blame_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = new_record(GAMES["cannir"], 2, 5, None, ({"kind": "human", "name": ""},) * 2)
    save(record, tmp_path / "a")
    monkeypatch.setattr(type(GAMES["cannir"]), "start", lambda *_: 1 / 0)
    with pytest.raises(RecordError, match=r"^a: does not fit the rules of cannir$"):
        load_match(tmp_path / "a")
