"""Save files: whole or not at all, and clear words for damaged ones."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import RecordError
from engine.record import MAX_BYTES, Record, from_text, load, save, to_text
from tests.engine.test_match import match


def record() -> Record:
    return match(seats=3, plies=5, free_paths=True).record


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.conquista"
    save(record(), path)
    assert load(path) == record()
    assert [item.name for item in path.parent.iterdir()] == [path.name]


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
        save(match(plies=1).record, path)
    assert path.read_bytes() == before
    assert [item.name for item in tmp_path.iterdir()] == [path.name]
