"""Real starts on folders in which nothing is as it should be: none hangs, nothing is lost."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine.play.record import save
from tests.campaign.oddities import ODDITIES, persons_files, put, touched, write_all
from tests.campaign.starts import Starter, starter
from tests.desktop.windows.main_kit import BOTS, record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="devices, pipes and forks")

DIGITS = "0123456789abcdef0123456789abcdef"
#: Every place where the program reads, writes or locks something.
PLACES = (
    *(".window.lock", "settings.json", ".settings.json.lock", "settings.json.bad"),
    *("ledger.json", ".ledger.json.lock", "ledger.json.lock", "ledger.json.bad"),
    *("autosave.conquista", "left.conquista", ".autosave.conquista.lock", ".x.part", "x.part"),
    *("games", "games/ok.conquista", "games/.ok.conquista.lock", "games/.conquista-deleted"),
    *("games/.conquista-deleted/x.conquista", "games/.x.conquista.lock", "games/.ok.part"),
    *("games/odd.conquista", "games/.odd.conquista.lock", "games/.ok.conquista.0123.part"),
    *("games/2026-11-22 21.40 cannir.conquista", "games/.2026-11-22 21.40 cannir.conquista.lock"),
    *("watched", "watched/2026-11-22 21.40 cannir.conquista", "watched/.conquista-deleted"),
    *("watched/.2026-11-22 21.40 cannir.conquista.lock", "watched/.x.part"),
    *("pictures", f"pictures/{DIGITS}.png", "pictures/.x.part", "reviews"),
    *(f"reviews/{DIGITS}.jsonl", f"reviews/.{DIGITS}.jsonl.lock", "reviews/.x.part"),
    *("painted", f"painted/{DIGITS}.pixels", "painted/.x.part", "PAINTED", "PICTURE", "REVIEW"),
)
STEPS = (
    *("wait", "games", "wait", "ledger", "puzzles", "wait", "leave", "resume", "leave"),
    *("play cannir 3", "leave", "play cannir", "leave", "games", "wait", "quit"),
)


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starter]:
    with starter(tmp_path_factory.mktemp("starts")) as made:
        yield made


@pytest.fixture(scope="module")
def model(starts: Starter, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a data folder as evenings of play leave it."""
    data = tmp_path_factory.mktemp("model") / "data"
    (data / "games").mkdir(parents=True)
    (data / "watched").mkdir()
    save(record(4), data / "games/ok.conquista")
    save(record(4, BOTS), data / "watched/2026-11-22 21.40 cannir.conquista")
    steps = ("play cannir", "leave", "games", "wait", "quit")
    starts.start(steps, "--data", data).check(steps)
    return data


def place(data: Path, name: str, random: Random) -> Path:
    """Return the path of a place; those in capitals are of the files that were really made."""
    kinds = {"PAINTED": "painted/*", "PICTURE": "pictures/*", "REVIEW": "reviews/*"}
    if name not in kinds:
        return data / name
    made = [path for path in sorted(data.glob(kinds[name])) if path.is_file()]
    return random.choice(made) if made else data / "nothing"


def attack(
    starts: Starter, model: Path, data: Path, odd: dict[str, str], seed: int, lives: int = 2
) -> None:
    """Put oddities in places, and start twice: it goes through all of its steps."""
    shutil.copytree(model, data, symlinks=True)
    random = Random(seed)
    mine: dict[Path, bytes] = {}
    # A folder's place comes before those in it.
    for name in sorted(odd):
        path = place(data, name, random)
        if any(os.path.lexists(folder) and not folder.is_dir() for folder in path.parents):
            continue
        put(odd[name], path)
        if odd[name] == "folder with a file":
            mine[path / "thesis.txt"] = b"mine"
    for steps in (STEPS, ("games", "wait", "ledger", "quit"))[:lives]:
        outcome = starts.start(steps, "--data", data)
        try:
            outcome.check(steps)
        except AssertionError as error:
            error.add_note(f"seed {seed}: {odd}")
            raise
    for path, content in mine.items():
        found = [path for path in data.rglob("thesis.txt") if path.read_bytes() == content]
        assert found, f"seed {seed}: {path} is gone; {odd}"
    shutil.rmtree(data)


def chosen(seed: int) -> dict[str, str]:
    random = Random(seed)
    places = random.sample(PLACES, random.choice((1, 2, 4, 8, 20)))
    return {name: random.choice(list(ODDITIES)) for name in places}


def test_pipes_in_all_places_at_once(starts: Starter, model: Path, tmp_path: Path) -> None:
    folders = {"games", "watched", "pictures", "reviews", "painted"}
    odd = {name: "pipe" for name in PLACES if name not in folders and "deleted/" not in name}
    attack(starts, model, tmp_path / "data", odd, 0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ODDITIES)
def test_one_kind_in_all_places(starts: Starter, model: Path, tmp_path: Path, kind: str) -> None:
    folders = {"games", "watched", "pictures", "reviews", "painted"}
    odd = {name: kind for name in PLACES if name not in folders and "deleted/" not in name}
    attack(starts, model, tmp_path / "data", odd, 0)
    attack(starts, model, tmp_path / "data", dict.fromkeys(folders, kind), 0)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 60, 6))
def test_odd_places_by_chance(starts: Starter, model: Path, tmp_path: Path, first: int) -> None:
    for seed in range(first, first + 6):
        attack(starts, model, tmp_path / "data", chosen(seed), seed)


# -- a person's own files -------------------------------------------------------------------------

LIFE = (
    *("wait", "games", "wait", "play cannir", "leave", "play condottiere1 9", "leave", "games"),
    *("wait", "delete", "review", "wait", "leave", "ledger", "puzzles", "wait", "quit"),
)


def live(starts: Starter, data: Path, *lives: tuple[str, ...]) -> None:
    """A person's files are there before and after, be it ever so full."""
    mine = persons_files(data)
    write_all(mine)
    for steps in lives:
        starts.start(steps, "--data", data).check(steps)
        assert touched(mine) == []


def test_a_persons_files_stay(starts: Starter, tmp_path: Path) -> None:
    live(starts, tmp_path / "data", ("games", "wait", "play cannir", "leave", "delete", "quit"))


@pytest.mark.slow
def test_a_persons_files_stay_all_evening(starts: Starter, model: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(model, data)
    live(starts, data, LIFE, LIFE, ("games", "quit"), LIFE)


@pytest.mark.slow
def test_a_persons_files_stay_where_caches_are_full(starts: Starter, tmp_path: Path) -> None:
    data = tmp_path / "data"
    (data / "painted").mkdir(parents=True)
    own = {data / "painted" / f"{number:032x}.pixels": number for number in range(12)}
    for path in own:
        path.touch()
        os.truncate(path, 20 * 2**20)
    live(starts, data, ("wait", "play cannir 4", "wait", "leave", "wait", "quit"), LIFE)


@pytest.mark.slow
def test_in_every_language_and_from_every_page_quitting_touches_nothing(
    starts: Starter, tmp_path: Path
) -> None:
    for number, page in enumerate(("games", "ledger", "puzzles", "resume", "learn cannir")):
        language = ("en", "fr", "pt", "pt_BR", "en")[number]
        live(starts, tmp_path / page, (f"set language={language}", page, "wait", "quit"))


@pytest.mark.parametrize(
    "foreign", [b'{"accounts": []}', b"[1, 2]", b"theme=dark\n", b"\xff\xfe", b'"mine"']
)
@pytest.mark.parametrize("name", ["settings.json", "ledger.json"])
@pytest.mark.slow
def test_settings_of_another_program_are_not_lost(
    starts: Starter, tmp_path: Path, name: str, foreign: bytes
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / name).write_bytes(foreign)
    steps = ("set theme=dark", "play cannir", "leave", "ledger", "quit")
    for _ in range(2):
        starts.start(steps, "--data", data).check(steps)
    found = [path for path in data.iterdir() if path.is_file() and path.read_bytes() == foreign]
    assert found, sorted(path.name for path in data.iterdir())


# -- files that are handed over -------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("ending", [".conquista", ".conquista-puzzle", ".txt", ""])
@pytest.mark.parametrize("kind", ODDITIES)
def test_opening_a_path_that_is_no_file_is_refused(
    starts: Starter, tmp_path: Path, kind: str, ending: str
) -> None:
    odd = tmp_path / f"odd{ending}"
    put(kind, odd)
    steps = ("wait", f"open {odd}", "wait", "play cannir 2", "quit")
    starts.start(steps, "--data", tmp_path / "data", odd).check(steps)


@pytest.mark.slow
@pytest.mark.skipif(
    not os.access("/proc/kmsg", os.R_OK), reason="only an administrator may read it"
)
@pytest.mark.parametrize("name", ["settings.json", "ledger.json", "games/odd.conquista"])
def test_a_file_in_which_there_is_nothing_to_read_yet(
    starts: Starter, tmp_path: Path, name: str
) -> None:
    """The system calls it a file, and reading it waits."""
    (tmp_path / "data/games").mkdir(parents=True)
    (tmp_path / "data" / name).symlink_to("/proc/kmsg")
    starts.start(("games", "wait", "quit"), "--data", tmp_path / "data").check(
        ("games", "wait", "quit")
    )
