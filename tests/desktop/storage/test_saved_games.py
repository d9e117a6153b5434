"""Every match in a file of its own: kept after every answer, locked, deleted, restored, found."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.storage.game_store import MAX_WATCHED_GAMES, GameStore
from desktop.storage.saved_game_list import SavedGame, SavedGameList
from engine.core.errors import ConquistaError
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import load, save
from tests.desktop.kit import list_games
from tests.desktop.windows.main_kit import BOTS
from tests.patience import PATIENCE_S

PLAYERS = (
    {"kind": "human", "name": ""},
    {"kind": "bot", "name": "Aldric", "level": "level1"},
)
BIN = ".conquista-deleted"
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def store(qtbot: QtBot, tmp_path: Path) -> Iterator[GameStore]:
    store = GameStore(tmp_path / "state")
    yield store
    store.close()


@pytest.fixture
def match() -> Match:
    return begun("cannir", 3)


def begun(game: str, answers: int, players: tuple[object, ...] = PLAYERS, seed: int = 5) -> Match:
    match = Match(new_record(GAMES[game], 2, seed, None, players))
    answer(match, answers)
    return match


def listed(store: GameStore) -> Sequence[SavedGame]:
    found = SavedGameList(store)
    found.refresh()
    found.read_all()
    return found.games()


def answer(match: Match, times: int) -> None:
    for _ in range(times):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])


def finish(match: Match) -> None:
    while match.decision is not None:
        answer(match, 1)


def names(folder: Path) -> list[str]:
    """Return the names of the files in a folder; locks of what is open are hidden."""
    return sorted(path.name for path in folder.glob("*") if not path.name.startswith("."))


# -- keeping ---------------------------------------------------------------------------------------


def test_nothing_was_kept(store: GameStore) -> None:
    assert list_games(store).latest() is None
    assert not list_games(store).games()


def test_a_match_is_one_file_from_its_first_answer(store: GameStore, match: Match) -> None:
    store.save(match)
    found = list_games(store).latest()
    assert found is not None
    assert load(found.path) == match.record
    assert abs((datetime.now() - found.changed).total_seconds()) < 60
    assert found.path.name.startswith(f"{datetime.now():%Y-}")
    assert found.path.name.endswith(" cannir.conquista")
    answer(match, 1)
    store.save(match)
    assert [saved.ply for saved in list_games(store).games()] == [4]
    assert names(store.games) == [found.path.name]


def test_matches_of_one_minute_keep_apart(store: GameStore) -> None:
    matches = [begun("cannir", 1, seed=seed) for seed in range(1, 6)]
    for match in matches:
        store.save(match)
    assert len(names(store.games)) == 5
    assert [load(store.path_of(match) or Path()) for match in matches] == [
        match.record for match in matches
    ]


def test_a_finished_match_stays_and_is_not_continued(store: GameStore, match: Match) -> None:
    store.save(match)
    finish(match)
    store.save(match)
    games = list_games(store)
    assert games.latest() is None
    (saved,) = games.games()
    assert saved.result == match.result


def test_the_game_played_last_is_continued(store: GameStore, match: Match) -> None:
    other = begun("contrees", 1)
    for number, one in enumerate((match, other, match)):
        store.save(one)
        path = store.path_of(one)
        assert path is not None
        os.utime(path, (number, number))
    found = list_games(store).latest()
    assert found is not None
    assert found.game == "cannir"


def test_watched_games_are_forgotten_the_oldest_first_and_own_ones_never(
    store: GameStore, match: Match
) -> None:
    store.save(match)
    for number in range(MAX_WATCHED_GAMES + 3):
        watched = begun("cannir", 1, BOTS, seed=number + 1)
        store.save(watched)
        path = store.path_of(watched)
        assert path is not None
        os.utime(path, (number, number))
        store.release(watched)
    seeds = {load(path).seed for path in store.watched.glob("*.conquista")}
    assert seeds == set(range(4, MAX_WATCHED_GAMES + 4))
    found = list_games(store).latest()
    assert found is not None
    assert not found.is_watched


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_save_errors_and_their_end_are_reported_once(
    qtbot: QtBot, store: GameStore, match: Match, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*args: object) -> None:
        raise OSError(number, os.strerror(number))

    store.save(match)
    path = store.path_of(match)
    assert path is not None
    before = path.read_text()
    told: list[OSError] = []
    store.failed.connect(told.append)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        answer(match, 1)
        store.save(match)
        store.save(match)
    assert [error.errno for error in told] == [number]
    assert store.is_failing
    assert path.read_text() == before
    with qtbot.waitSignal(store.recovered):
        store.save(match)
    assert load(path) == match.record
    assert not store.is_failing


def test_a_file_in_the_place_of_the_folder_harms_nothing(
    qtbot: QtBot, tmp_path: Path, match: Match
) -> None:
    (tmp_path / "state").write_text("mine")
    store = GameStore(tmp_path / "state")
    with qtbot.waitSignal(store.failed):
        store.save(match)
    assert list_games(store).latest() is None
    assert (tmp_path / "state").read_text() == "mine"


# -- what cannot be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "damaged"),
        ('{"format": 1, "game": "cannir", "answers": [', "damaged"),
        ('{"hello": 1}', "foreign"),
        ('{"format": 99, "game": "cannir"}', "newer"),
    ],
)
def test_unreadable_games_are_listed_with_the_reason_and_left_alone(
    store: GameStore, match: Match, text: str, key: str
) -> None:
    store.save(match)
    bad = store.games / "bad.conquista"
    bad.write_text(text)
    games = list_games(store)
    (saved,) = (saved for saved in games.games() if saved.path == bad)
    assert saved.trouble is not None
    assert saved.trouble.key == key
    with pytest.raises(ConquistaError):
        store.open(bad)
    assert not store.is_in_use(bad)
    assert bad.read_text() == text
    assert games.latest() is not None


def test_an_answer_nobody_could_give_is_damage(store: GameStore, match: Match) -> None:
    store.save(match)
    path = store.path_of(match)
    assert path is not None
    first = match.record.answers[0][1]["card"]
    path.write_text(path.read_text().replace(f'"{first}"', '"r9"', 1))
    (saved,) = list_games(store).games()
    assert saved.trouble is not None
    assert saved.trouble.key == "damaged"


# -- locks -----------------------------------------------------------------------------------------


def test_two_windows_never_write_the_same_file(store: GameStore, match: Match) -> None:
    store.save(match)
    path = store.path_of(match)
    assert path is not None
    other = GameStore(store.folder)
    (saved,) = list_games(other).games()
    assert saved.is_in_use
    assert list_games(other).latest() is None
    for forbidden in (other.open, other.delete):
        with pytest.raises(ConquistaError) as caught:
            forbidden(path)
        assert caught.value.key == "in_use"
    theirs = begun("cannir", 1)
    other.save(theirs)
    assert other.path_of(theirs) != path
    store.release(match)
    taken = other.open(path)
    assert taken.record == match.record
    other.close()


def test_the_lock_of_a_killed_process_is_recognised(qtbot: QtBot, store: GameStore) -> None:
    code = (
        "import sys, time; from pathlib import Path;"
        "from desktop.storage.game_store import GameStore;"
        "from tests.desktop.storage.test_saved_games import begun;"
        "store = GameStore(Path(sys.argv[1])); store.save(begun('cannir', 2)); print(flush=True);"
        "time.sleep(60)"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", code, str(store.folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
    )
    assert child.stdout is not None
    assert child.stdout.readline()
    (saved,) = list_games(store).games()
    assert saved.is_in_use
    child.send_signal(signal.SIGKILL)
    child.wait(PATIENCE_S)
    child.stdout.close()
    assert not store.is_in_use(saved.path)
    assert store.open(saved.path).ply == 2


def test_the_lock_file_of_a_process_that_died_while_writing_it(
    store: GameStore, match: Match
) -> None:
    store.save(match)
    path = store.path_of(match)
    assert path is not None
    store.release(match)
    lock = path.with_name(f".{path.name}.lock")
    lock.touch()
    assert not store.is_in_use(path)
    assert not lock.exists()
    # Another version wrote into it whose it was.
    lock.write_text("1\nconquista\n")
    assert not store.is_in_use(path)
    assert lock.exists()


# -- deleting --------------------------------------------------------------------------------------


def test_a_file_with_the_longest_name_is_listed_and_locked_like_any_other(
    store: GameStore, match: Match
) -> None:
    path = store.games / f"{'x' * 245}.conquista"
    source = store.folder / "source"
    save(match.record, source)
    store.games.mkdir()
    os.replace(source, path)
    assert [game.ply for game in listed(store)] == [3]
    store.open(path)
    other = GameStore(store.folder)
    assert other.is_in_use(path)
    with pytest.raises(ConquistaError):
        other.open(path)


def test_a_name_may_begin_with_dots_and_end_in_capitals(store: GameStore, match: Match) -> None:
    store.games.mkdir(parents=True)
    names = ["..conquista", ".quiet.conquista", "GAME.CONQUISTA", "._of the system.conquista"]
    for name in names:
        save(match.record, store.games / name)
    assert {saved.path.name for saved in list_games(store).games()} == set(names[:3])
    opened = store.open(store.games / names[0])
    assert opened.record == match.record
    store.release(opened)


def test_a_restored_game_overwrites_nothing(store: GameStore, match: Match) -> None:
    store.save(match)
    path = store.path_of(match)
    assert path is not None
    store.release(match)
    store.delete(path)
    save(begun("cannir", 5).record, path)
    back = store.restore()
    assert back is not None
    assert back.name == f"{path.stem} (2).conquista"
    assert [len(load(one).answers) for one in (path, back)] == [5, 3]
    # Both are free again.
    for one in (path, back):
        store.release(store.open(one))


def test_failed_restores_can_be_repeated(
    store: GameStore, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(match)
    path = store.path_of(match)
    assert path is not None
    store.release(match)
    store.delete(path)
    save(begun("cannir", 5).record, path)

    def refuse(*args: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        with pytest.raises(OSError, match="denied"):
            store.restore()
    # The new name that it would have had is free again.
    back = store.restore()
    assert back is not None
    assert back.name == f"{path.stem} (2).conquista"
    store.release(store.open(back))


def test_a_deleted_game_can_be_restored_until_the_store_is_closed(store: GameStore) -> None:
    paths = []
    for game in ("cannir", "contrees"):
        match = begun(game, 2)
        store.save(match)
        paths.append(store.path_of(match) or Path())
        store.release(match)
    before = [path.read_bytes() for path in paths]
    for path in paths:
        store.delete(path)
    assert not list_games(store).games()
    # Another window begins, and leaves alone what this one can restore.
    GameStore(store.folder).close()
    assert [store.restore(), store.restore(), store.restore()] == [*reversed(paths), None]
    assert [path.read_bytes() for path in paths] == before
    store.delete(paths[0])
    store.close()
    assert names(store.games) == [paths[1].name]
    assert names(store.games / BIN) == []


def test_a_game_deleted_before_a_kill_is_gone_at_the_next_start(
    store: GameStore, match: Match
) -> None:
    save(match.record, store.games / BIN / "old.conquista")
    GameStore(store.folder).close()
    assert names(store.games / BIN) == []


def test_games_that_cannot_be_deleted_stay_listed(
    store: GameStore, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(match)
    path = store.path_of(match)
    assert path is not None
    store.release(match)

    def refuse(*args: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        with pytest.raises(OSError, match="denied"):
            store.delete(path)
    assert store.restore() is None
    assert not store.is_in_use(path)
    assert load(path) == match.record


# -- reading little by little ----------------------------------------------------------------------


def test_games_dated_in_the_future_are_not_the_last_played(store: GameStore, match: Match) -> None:
    store.save(match)
    played = store.path_of(match)
    store.release(match)
    for number, when in enumerate((4e9, 5e9)):
        ahead = store.games / f"{number}.conquista"
        save(match.record, ahead)
        os.utime(ahead, (when, when))
    games = SavedGameList(store)
    games.refresh()
    latest = games.latest()
    assert latest is not None
    assert latest.path == played
    assert [game.path.stem for game in listed(store)[1:]] == ["1", "0"]


def test_games_of_a_persons_own_names_are_not_forgotten(store: GameStore) -> None:
    store.watched.mkdir(parents=True)
    for number in range(MAX_WATCHED_GAMES + 5):
        for name in (f"{number}", f"2020-01-01 00.{number:02} cannir"):
            save(begun("cannir", 1, BOTS).record, store.watched / f"{name}.conquista")
    store.save(begun("cannir", 1, BOTS))
    kept = [path.stem for path in store.watched.iterdir() if path.suffix == ".conquista"]
    assert len([name for name in kept if name.isdigit()]) == MAX_WATCHED_GAMES + 5
    assert len(kept) == 2 * MAX_WATCHED_GAMES + 5


def test_many_games_are_read_little_by_little(qtbot: QtBot, store: GameStore, match: Match) -> None:
    from desktop.storage.saved_game_list import SavedGameList

    for number in range(40):
        path = store.games / f"{number}.conquista"
        save(match.record, path)
        os.utime(path, (number, number))
    games = SavedGameList(store)
    games.refresh()
    latest = games.latest()
    assert latest is not None
    assert latest.path.name == "39.conquista"
    assert not games.is_complete
    qtbot.waitUntil(lambda: games.is_complete)
    assert len(games.games()) == 40
    # Nothing is read again that did not change.
    games.refresh()
    assert games.is_complete
