"""What every version wrote is read by this one: tests/saves/VERSION is a folder as it left it."""

from __future__ import annotations

import json
import shutil
import tomllib
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.play.favourites import favourites
from desktop.printing import print_settings
from desktop.storage.external_bots import programs
from desktop.storage.game_store import GameStore
from desktop.storage.settings import FILE, Settings
from engine.core.errors import RecordError
from engine.games import GAMES
from engine.play.match import Match
from engine.play.setup import decode_setup

ROOT = Path(__file__).resolve().parents[3]
VERSIONS = sorted(path.name for path in (ROOT / "tests" / "saves").iterdir() if path.is_dir())


#: Games whose rules changed so much that an unfinished match of that time cannot go on.
CHANGED_RULES = ("cortez",)


@pytest.fixture(params=VERSIONS)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the folder of a person who played an older version."""
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
    paths = {path.stem: path for path in store.paths()}
    assert set(paths) == set(GAMES)
    found = {name: store.open(path) for name, path in paths.items() if name not in CHANGED_RULES}
    for name, match in found.items():
        before = match.record.answers
        assert before, name
        if match.result is None:
            assert match.decision is not None
            match.submit(match.decision.seat, match.game.action(match.codes()[0]))
            store.save(match)
            assert Match(match.record).record.answers[: len(before)] == before
    store.close()


@pytest.mark.parametrize("name", CHANGED_RULES)
def test_an_unfinished_game_by_earlier_rules_is_refused_and_kept(
    qtbot: QtBot, folder: Path, name: str
) -> None:
    store = GameStore(folder)
    (path,) = (path for path in store.paths() if path.stem == name)
    before = path.read_bytes()
    with pytest.raises(RecordError, match="only finished matches of the earlier rules open"):
        store.open(path)
    assert path.read_bytes() == before
    store.close()
