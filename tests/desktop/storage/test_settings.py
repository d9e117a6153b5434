"""Settings: kept whole or not at all, and never in the way of starting."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.storage.settings import SETTINGS, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "conquista" / "settings.json"


def test_every_default_is_allowed() -> None:
    assert all(setting.allows(setting.default) for setting in SETTINGS.values())


def test_a_first_start_has_the_defaults_and_writes_nothing(qtbot: QtBot, file: Path) -> None:
    settings = Settings(file)
    assert (settings.language, settings.theme, settings.animation, settings.pace) == (
        "",
        "system",
        "normal",
        "normal",
    )
    assert settings.file_fault == ""
    assert not file.exists()


def test_changed_settings_emit_a_signal_and_are_kept(qtbot: QtBot, file: Path) -> None:
    settings = Settings(file)
    with qtbot.waitSignal(settings.changed) as told:
        settings.set("theme", "dark")
    assert told.args == ["theme"]
    settings.remember_setup("cannir", {"seats": 3})
    again = Settings(file)
    assert again.theme == "dark"
    assert again.setup("cannir") == {"seats": 3}
    assert again.setup("cortez") is None
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_the_same_value_again_is_no_change(qtbot: QtBot, file: Path) -> None:
    settings = Settings(file)
    with qtbot.assertNotEmitted(settings.changed):
        settings.set("theme", "system")
    assert not file.exists()


@pytest.mark.parametrize(("key", "value"), [("theme", "pink"), ("theme", 3), ("setups", [])])
def test_invalid_values_are_refused(qtbot: QtBot, file: Path, key: str, value: Any) -> None:
    with pytest.raises(ValueError, match=key):
        Settings(file).set(key, value)


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ('{"format": 1, "theme": "da', "damaged"),
        ("", "damaged"),
        ("[]", "damaged"),
        ('{"theme": "dark"}', "damaged"),
        ('{"format": true}', "damaged"),
        ("[" * 100_000, "damaged"),
        ('{"format": NaN}', "damaged"),
        ('{"format": ' + "9" * 5_000 + "}", "damaged"),
        ('{"format": 1, "folder": "\\ud800"}', "damaged"),
        ('{"format": 2, "theme": "dark"}', "newer"),
    ],
)
def test_a_useless_file_is_put_aside(qtbot: QtBot, file: Path, text: str, trouble: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    settings = Settings(file)
    assert settings.file_fault == trouble
    assert settings.theme == "system"
    assert (file.parent / "settings.json.bad").read_text() == text
    settings.set("theme", "light")
    assert Settings(file).theme == "light"


def test_bytes_that_are_no_text_are_damage(qtbot: QtBot, file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe\x00")
    assert Settings(file).file_fault == "damaged"


def test_one_value_out_of_place_costs_only_itself(qtbot: QtBot, file: Path) -> None:
    file.parent.mkdir()
    odd = {"format": 1, "theme": "dark", "pace": "warp", "animation": 7, "unheard": 1}
    file.write_text(json.dumps(odd))
    settings = Settings(file)
    assert settings.file_fault == ""
    assert (settings.theme, settings.pace, settings.animation) == ("dark", "normal", "normal")
    # It is there again for the version that wrote it, unless it is set here.
    settings.set("animation", "fast")
    settings.set("theme", "light")
    kept = json.loads(file.read_text())
    assert {key: kept[key] for key in odd} == {**odd, "animation": "fast", "theme": "light"}
    settings.reset_preferences()
    assert json.loads(file.read_text())["pace"] == "normal"


def test_the_file_of_another_program_is_left_alone(qtbot: QtBot, file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"editor.fontSize": 14}')
    settings = Settings(file)
    assert settings.file_fault == "foreign"
    settings.set("theme", "dark")
    assert list(file.parent.iterdir()) == [file]
    assert file.read_text() == '{"editor.fontSize": 14}'


def test_a_useless_file_that_cannot_be_moved_is_left_alone(
    qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.parent.mkdir()
    file.write_text("{")

    def refuse(*args: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    settings = Settings(file)
    assert settings.file_fault == "unreadable"
    settings.set("theme", "dark")
    assert settings.theme == "dark"
    assert file.read_text() == "{"


def test_settings_paths_that_are_no_files_are_left_alone(qtbot: QtBot, file: Path) -> None:
    file.parent.mkdir()
    for make in ("mkdir", "mkfifo"):
        if not hasattr(os, make):
            continue
        getattr(os, make)(file)
        settings = Settings(file)
        assert settings.file_fault == "unreadable"
        settings.set("theme", "dark")
        assert not file.is_file()
        os.rmdir(file) if file.is_dir() else file.unlink()


def test_nothing_put_aside_is_overwritten(qtbot: QtBot, file: Path) -> None:
    file.parent.mkdir()
    for text in ("{", "["):
        file.write_text(text)
        assert Settings(file).file_fault == "damaged"
    assert sorted(path.name for path in file.parent.iterdir()) == [
        "settings.json.2.bad",
        "settings.json.bad",
    ]


def test_a_home_that_is_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("")
    settings = Settings(tmp_path / "home" / "conquista" / "settings.json")
    assert settings.file_fault == ""
    with qtbot.waitSignal(settings.failed):
        settings.set("theme", "dark")
    assert settings.theme == "dark"


def test_a_folder_whose_name_is_no_text(qtbot: QtBot, file: Path) -> None:
    settings = Settings(file)
    settings.set("folder", "/tmp/\udcff")
    settings.set("theme", "dark")
    again = Settings(file)
    assert (again.file_fault, again.theme, again.get("folder")) == ("", "dark", "/tmp/?")


def test_a_full_disk_is_reported_and_the_old_file_survives(
    qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(file).set("theme", "dark")
    before = file.read_text()
    settings = Settings(file)

    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with qtbot.waitSignal(settings.failed) as told:
        settings.set("theme", "light")
    assert [error.errno for error in told.args or ()] == [errno.ENOSPC]
    assert settings.theme == "light"
    assert file.read_text() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]
