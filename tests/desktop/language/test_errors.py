"""Every way a file can fail has its own sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.language.error_messages import about_writing, keeping_failed, sentence, settings_failed
from engine.core.errors import RecordError
from engine.play.match import Match
from engine.play.record import MAX_BYTES, load
from tests.desktop.kit import Services

KEYS = (
    *("damaged", "foreign", "newer", "older", "older_rules"),
    *("unreadable", "too_large", "unknown_game"),
)


def test_every_key_has_a_sentence_of_its_own() -> None:
    said = {sentence(RecordError("x", key), "a.conquista") for key in KEYS}
    assert len(said) == len(KEYS)
    assert all("“a.conquista”" in text for text in said)


def test_other_faults_count_as_damage() -> None:
    assert "damaged" in sentence(RecordError("x", "seats"), "a")


def test_writing_fails_for_a_reason() -> None:
    assert "room" in about_writing(OSError(errno.ENOSPC, "x"))
    assert "folder" in about_writing(OSError(errno.EROFS, "x"))
    assert "EMFILE" in about_writing(OSError(errno.EMFILE, "x"))
    assert sentence(OSError(errno.ENOSPC, "x")) == about_writing(OSError(errno.ENOSPC, "x"))


def test_a_reason_is_a_sentence_and_follows_one(qtbot: QtBot, services: Services) -> None:
    error = OSError(errno.ENOSPC, "x")
    for code in ("en", "fr", "pt", "pt_BR"):
        services.language.install(code)
        assert f". {about_writing(error)}" in keeping_failed(error)
        assert settings_failed(error).endswith(f". {about_writing(error)}")


@pytest.mark.parametrize(
    "numbers",
    [
        (errno.ENOSPC, errno.EDQUOT),
        (errno.EACCES, errno.EPERM, errno.EROFS),
        (errno.ENOENT,),
        (errno.ENOTDIR,),
        (errno.EISDIR,),
        (errno.ENAMETOOLONG,),
        (errno.EFBIG,),
        (errno.EIO,),
        (errno.EMFILE,),
    ],
)
def test_error_reasons_are_in_the_language_of_the_player(
    qtbot: QtBot, services: Services, numbers: tuple[int, ...]
) -> None:
    said = set()
    for code in ("en", "fr", "pt"):
        services.language.install(code)
        of_language = {about_writing(OSError(number, os.strerror(number))) for number in numbers}
        assert len(of_language) == 1
        said |= of_language
    assert len(said) == 3
    for number in numbers:
        assert not any(os.strerror(number) in text for text in said)


def test_whatever_prevents_writing_is_said() -> None:
    assert "RecursionError" in about_writing(RecursionError())


def test_the_name_of_a_file_is_shown_on_one_short_line() -> None:
    said = sentence(RecordError("x", "damaged"), "a\nb\x1b" + "c" * 200)
    assert "“a\ufffdb\ufffdccc" in said
    assert len(said) < 200


def test_errors_that_do_not_concern_files_are_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        sentence(ZeroDivisionError())


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b'{"format": 1,', "damaged"),
        (b"\xff\xfe", "damaged"),
        (b'{"a": 1}', "not a Conquista game"),
        (b'{"format": 50, "game": "cannir"}', "newer"),
        (b" " * (MAX_BYTES + 1), "too large"),
        (None, "cannot be read"),
    ],
)
def test_files_met_in_the_wild(tmp_path: Path, content: bytes | None, word: str) -> None:
    path = tmp_path / "game.conquista"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        Match(load(path))
    assert word in sentence(caught.value, path.name)
