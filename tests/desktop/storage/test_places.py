"""Where things are kept: the platform's places, a folder that was named, one beside the program."""

from __future__ import annotations

import os
import pwd
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from pytestqt.qtbot import QtBot

from desktop.app import main
from desktop.commands import cli
from desktop.storage import paths
from desktop.storage.game_store import state_folder
from desktop.storage.settings import config_file
from engine.system import folders


@pytest.fixture(autouse=True)
def usual_places() -> Iterator[None]:
    yield
    folders.set_single_folder(None)


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the folder of a bundle that runs."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "conquista-gui"))
    monkeypatch.delenv("APPIMAGE", raising=False)
    return tmp_path


def kept(*arguments: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that the window's arguments lead to; both things must lie there."""

    def stop() -> None:
        raise InterruptedError

    monkeypatch.setattr("desktop.app.create", stop)
    with pytest.raises(InterruptedError):
        main(arguments)
    assert config_file().parent == state_folder()
    return state_folder()


def test_usually_everything_lies_where_the_platform_says(qtbot: QtBot) -> None:
    home = Path.home()
    assert config_file().is_relative_to(home / ".config")
    assert state_folder().is_relative_to(home / ".local" / "state")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="they have places of their own")
@pytest.mark.parametrize("empty", [True, False])
def test_without_a_variable_the_system_knows_the_home(
    monkeypatch: pytest.MonkeyPatch, empty: bool
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "")
    if not empty:
        monkeypatch.delenv("HOME")
    home = Path(pwd.getpwuid(os.getuid()).pw_dir)
    assert config_file() == home / ".config" / "conquista" / "settings.json"
    assert state_folder() == home / ".local" / "state" / "conquista"
    paths.ensure_home()
    assert QDir.homePath() == str(home)


def test_no_name_is_no_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in (["--data", ""], ["--data="]):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2
        assert "--data: name a folder" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


def test_a_folder_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert kept("--data", "mine", monkeypatch=monkeypatch) == tmp_path / "mine"


def test_an_unusable_folder_is_reported_at_the_start(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "inside"):
        with pytest.raises(SystemExit) as ended:
            main(["--data", str(folder)])
        assert ended.value.code == 1
        assert capsys.readouterr().err == f"conquista: --data: {file}: not a folder\n"


def test_a_bundle_keeps_it_beside_itself(monkeypatch: pytest.MonkeyPatch, frozen: Path) -> None:
    assert kept("--portable", monkeypatch=monkeypatch) == frozen / paths.PORTABLE


def test_a_bundle_finds_the_folder_beside_it(monkeypatch: pytest.MonkeyPatch, frozen: Path) -> None:
    (frozen / paths.PORTABLE).mkdir()
    assert kept(monkeypatch=monkeypatch) == frozen / paths.PORTABLE


def test_an_image_keeps_it_beside_its_file(monkeypatch: pytest.MonkeyPatch, frozen: Path) -> None:
    monkeypatch.setenv("APPIMAGE", str(frozen / "stick" / "Conquista.AppImage"))
    assert kept("--portable", monkeypatch=monkeypatch) == frozen / "stick" / paths.PORTABLE


@pytest.mark.parametrize(
    "arguments", [["--data", "x"], ["--data=x"], ["--portable"], ["a.conquista", "--portable"]]
)
def test_these_options_open_the_window(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setattr("desktop.app.main", len)
    assert cli.main(arguments) == len(arguments)
