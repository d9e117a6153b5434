"""What every version wrote is read by this one: tests/saves/VERSION is a folder as it left it."""

from __future__ import annotations

import json
import shutil
import tomllib
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.play.external_bots import programs
from desktop.play.favourites import favourites
from desktop.play.setup import decode_setup
from desktop.printing import print_settings
from desktop.storage.game_store import GameStore
from desktop.storage.settings import FILE, Settings
from engine.games import GAMES
from engine.play.match import Match

ROOT = Path(__file__).resolve().parents[3]
VERSIONS = sorted(path.name for path in (ROOT / "tests" / "saves").iterdir() if path.is_dir())


@pytest.fixture(params=VERSIONS)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the folder of somebody who played an older version."""
    shutil.copytree(ROOT / "tests" / "saves" / request.param, tmp_path / "data")
    return tmp_path / "data"


def test_this_version_left_a_folder() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] in VERSIONS


def test_every_setting_stays(qtbot: QtBot, folder: Path) -> None:
    written = json.loads((folder / FILE).read_text("utf-8"))
    settings = Settings(folder / FILE)
    assert settings.file_fault == ""
    del written["format"]
    assert {key: settings.get(key) for key in written} == written
    for game in GAMES.values():
        assert decode_setup(game, settings.setup(game.id)) is not None, game.id
        assert list(favourites(settings, game)) == ["Dimanche"]
    assert [program.name for program in programs(settings)] == ["Tortue"]
    printed = settings.get("printing")
    job = print_settings.from_json(printed, TABLES["cannir"].sheets)
    assert print_settings.to_json(job).items() >= printed.items()


def test_every_game_goes_on(qtbot: QtBot, folder: Path) -> None:
    store = GameStore(folder)
    found = {path.stem: store.open(path) for path in store.paths()}
    assert set(found) == set(GAMES)
    for name, match in found.items():
        before = match.record.answers
        assert before, name
        if match.result is None:
            assert match.decision is not None
            match.submit(match.decision.seat, match.game.action(match.codes()[0]))
            store.save(match)
            assert Match(match.record).record.answers[: len(before)] == before
    store.close()
