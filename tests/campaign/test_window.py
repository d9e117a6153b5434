"""Damaged files in the real window, odd data folders at the start, and a disk that refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.storage.game_store import GameStore
from desktop.storage.settings import SETTINGS, Settings
from desktop.windows.dialogs.message import Message
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.play.match_files import load_match
from tests.campaign.damage import WRONG, damaged, written
from tests.campaign.test_saves import saves
from tests.desktop.kit import Services, owned, settle
from tests.desktop.windows.main_kit import answer, record


@contextmanager
def opened(home: Path, language: Language) -> Iterator[MainWindow]:
    """Yield the window of a start with the files of a home, whatever they hold."""
    settings = Settings(home / "settings.json")
    settings.set("animation", "off")
    settings.set("confirm", False)
    shown = MainWindow(GAMES, TABLES, settings, language, GameStore(home / "state"))
    shown.show()
    settle()
    try:
        yield shown
    finally:
        for dialog in shown.findChildren(QDialog):
            dialog.close()
        shown.close()
        shown.deleteLater()
        settings.deleteLater()
        settle()


def play_on(window: MainWindow) -> None:
    """Answer what a person is asked, if one is."""
    session = window.session
    assert session is not None
    decision = session.match.decision
    if decision is not None and session.plays_here(decision.seat):
        answer(window)
        settle()
        assert "cannot be saved automatically" not in window.notice


def open_damaged(window: MainWindow, file: Path, count: int, seed: int) -> Counter[str]:
    """Open so many damaged saves; what is said of each, or that it lies on the table."""
    random, said = Random(seed), Counter[str]()
    for _ in range(count):
        file.write_bytes(damaged(random.choice(saves()), random))
        window.open_file(file)
        settle()
        complaints = window.findChildren(Message)
        if complaints:
            (complaint,) = complaints
            assert file.name in complaint.detail
            assert len(complaint.detail) < 200
            said[complaint.detail] += 1
            complaint.accept()
            settle()
        else:
            said["played"] += 1
            play_on(window)
    return said


def test_damaged_saves_in_the_window(
    qtbot: QtBot, services: Services, window: MainWindow, tmp_path: Path
) -> None:
    services.settings.set("confirm", False)
    said = open_damaged(window, tmp_path / "a.conquista", 15, 3)
    assert said["played"]
    assert len(said) > 1


@pytest.mark.slow
def test_240_damaged_saves_in_the_window(
    qtbot: QtBot,
    services: Services,
    window: MainWindow,
    tmp_path: Path,
) -> None:
    services.settings.set("confirm", False)
    said = open_damaged(window, tmp_path / "a.conquista", 240, 4)
    print(sorted(said.items()))
    assert said["played"] > 10


# -- what lies in the data folder -----------------------------------------------------------------


def furnish(home: Path, random: Random) -> None:
    """A data folder in which nothing may be as it should."""
    games = home / "state" / "games"
    games.mkdir(parents=True)
    for number in range(random.randint(0, 3)):
        (games / f"{number}.conquista").write_bytes(damaged(random.choice(saves()), random))
    (home / "state" / "autosave.conquista").write_bytes(written(random.choice(WRONG)))
    (home / "state" / "left.conquista").mkdir()
    settings = {"format": 1, "language": "en"}
    for key in random.sample(list(SETTINGS), 4):
        settings[key] = random.choice(WRONG)
    nested = {name: {name: random.choice(WRONG)} for name in (*GAMES, "unheard")}
    settings[random.choice(("setups", "favourites"))] = random.choice((nested, {"cannir": nested}))
    whole = random.choice((settings, settings, settings, random.choice(WRONG)))
    (home / "settings.json").write_bytes(written(whole))


def start_often(home: Path, count: int, seed: int, language: Language) -> Counter[str]:
    """Start with so many odd data folders; what the window says at each start."""
    random, said = Random(seed), Counter[str]()
    for number in range(count):
        folder = home / str(number)
        furnish(folder, random)
        for _ in range(2):
            with opened(folder, language) as shown:
                said[shown.notice] += 1
                shown.open_record(record())
                play_on(shown)
    return said


def test_odd_data_folders(qtbot: QtBot, services: Services, tmp_path: Path) -> None:
    said = start_often(tmp_path, 2, 1, services.language)
    assert said[""] >= 2


@pytest.mark.slow
def test_sixty_odd_data_folders(qtbot: QtBot, services: Services, tmp_path: Path) -> None:
    said = start_often(tmp_path, 60, 2, services.language)
    print(sorted(said.items()))
    assert said[""] >= 60


@pytest.mark.parametrize("odd", ["home", "state", "settings", "games"])
def test_folders_that_are_none(qtbot: QtBot, services: Services, tmp_path: Path, odd: str) -> None:
    home = tmp_path / "odd"
    if odd != "home":
        home.mkdir()
    place = {"home": home, "state": home / "state", "games": home / "state" / "games"}
    if odd == "settings":
        (home / "settings.json").mkdir()
    else:
        place[odd].parent.mkdir(exist_ok=True)
        place[odd].write_text("not a folder")
    with opened(home, services.language) as shown:
        shown.open_record(record())
        answer(shown)
        settle()
        assert ("cannot be saved automatically" in shown.notice) is (odd != "settings")
        answer(shown)
        assert shown.session is not None
        assert shown.session.match.ply == 2


# -- a disk that refuses ---------------------------------------------------------------------------


@contextmanager
def no_room() -> Iterator[None]:
    """No file grows beyond a hundred bytes."""
    resource = pytest.importorskip("resource", reason="files of limited size")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """Yield a disk of 64 KiB of its own; only an administrator of Linux has one."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if sys.platform != "linux" or os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk(qtbot: QtBot, services: Services, tiny: Path) -> None:
    with opened(tiny, services.language) as shown:
        shown.open_record(record())
        answer(shown)
        assert shown.session is not None
        (file,) = (tiny / "state" / "games").glob("*.conquista")
        filling = tiny / "filling"
        with suppress(OSError), filling.open("wb", buffering=0) as rest:
            while True:
                rest.write(bytes(512))
        answer(shown)
        assert "There is no room left on the disk." in shown.notice
        assert load_match(file).ply == 1
        filling.unlink()
        answer(shown)
        assert shown.notice == ""
        assert load_match(file).ply == 3
        assert not list(tiny.rglob("*.part"))


def test_a_read_only_disk(qtbot: QtBot, services: Services, tiny: Path) -> None:
    with opened(tiny, services.language) as shown:
        shown.open_record(record())
        answer(shown)
    (file,) = (tiny / "state" / "games").glob("*.conquista")
    subprocess.run(["mount", "-o", "remount,ro", str(tiny)], check=True)
    with opened(tiny, services.language) as shown:
        shown.resume()
        answer(shown)
        assert "This folder cannot be written to." in shown.notice
        answer(shown)
        assert shown.session is not None
        assert shown.session.match.ply == 3
        assert load_match(file).ply == 1
        subprocess.run(["mount", "-o", "remount,rw", str(tiny)], check=True)
        answer(shown)
        assert shown.notice == ""
    assert load_match(file).ply == 4


def test_a_full_disk_is_reported_once_and_play_goes_on(
    qtbot: QtBot,
    qapp: QApplication,
    services: Services,
    window: MainWindow,
) -> None:
    told: list[Exception] = []
    services.store.failed.connect(told.append)
    window.open_record(record())
    answer(window)
    assert window.session is not None
    file = services.store.path_of(owned(window.session))
    assert file is not None
    with no_room():
        answer(window)
        answer(window)
        said = window.notice
    assert "cannot be saved automatically" in said
    assert len(told) == 1
    assert load_match(file).ply == 1
    assert not list(services.folder.rglob("*.part"))
    answer(window)
    assert window.notice == ""
    assert load_match(file).ply == 4
    assert json.loads(file.read_text())["game"] == "cannir"


def test_a_match_that_cannot_be_saved_is_reported(qtbot: QtBot, window: MainWindow) -> None:
    window.open_record(record())
    assert window.session is not None
    owned(window.session).mark("odd", thing=object())
    answer(window)
    answer(window)
    assert "This game cannot be saved automatically" in window.notice
    assert window.session.match.ply == 2
