"""The file of the league: shared by two windows, attacked, on a full disk."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.storage.league_file import FILE, LeagueFile
from engine.data.kept_file import KeptFile
from engine.play import league as rules
from engine.play.league import League
from engine.play.setup import SeatSetup

PEOPLE = tuple(SeatSetup("human", name) for name in ("Ana", "Bruno", "Clara"))
LEAGUE = League(PEOPLE, ("contrees", "cannir"))
SEATS = {"contrees": range(2, 3), "cannir": range(2, 4)}
BEGUN = rules.begin(LEAGUE, (0, 1), "a")


def kept(folder: Path, league: League = BEGUN) -> LeagueFile:
    file = LeagueFile(folder / FILE, SEATS)
    file.write(league)
    return file


def test_it_is_there_again_and_a_result_is_entered_once(tmp_path: Path) -> None:
    assert LeagueFile(tmp_path / FILE, SEATS).read() is None
    kept(tmp_path)
    file = LeagueFile(tmp_path / FILE, SEATS)
    assert file.read() == BEGUN
    assert file.enter("a", (1,))
    assert not file.enter("a", (1,))
    assert not file.enter("another", (0,))
    assert file.enter("a", (0,))
    assert LeagueFile(tmp_path / FILE, SEATS).read() == rules.enter(BEGUN, "a", (0,))


def test_two_windows_lose_no_result(tmp_path: Path) -> None:
    one, other = kept(tmp_path), LeagueFile(tmp_path / FILE, SEATS)
    other.write(rules.begin(rules.enter(BEGUN, "a", (0,)), (0, 1, 2), "b"))
    assert one.enter("b", (2,))
    read = LeagueFile(tmp_path / FILE, SEATS).read()
    assert read is not None
    assert [match.winners for match in read.matches] == [(0,), (2,)]


def spoilt(change: Callable[[dict[str, object]], None]) -> str:
    data = {"format": 1, **json.loads(json.dumps(rules.to_json(BEGUN)))}
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("", "damaged"),
        ("{", "damaged"),
        (spoilt(lambda data: None)[:-20], "damaged"),
        ("[]", "damaged"),
        ("{}", "damaged"),
        ('{"players": []}', "damaged"),
        (spoilt(lambda data: data.update(players=[])), "damaged"),
        (spoilt(lambda data: data.update(matches=[{"game": 3}])), "damaged"),
        (spoilt(lambda data: data.update(format=2)), "newer"),
        (spoilt(lambda data: data.update(games=["contrees", "chess"])), "newer"),
        ("x" * 300_000, "unreadable"),
        ('{"name": "of another program"}', "foreign"),
    ],
)
def test_a_useless_file_is_put_aside_or_left_alone(tmp_path: Path, text: str, lost: str) -> None:
    (tmp_path / FILE).write_text(text)
    file = LeagueFile(tmp_path / FILE, SEATS)
    assert (file.read(), file.fault) == (None, lost)
    is_aside = lost in ("damaged", "newer")
    found = tmp_path / (f"{FILE}.bad" if is_aside else FILE)
    assert found.read_text() == text
    # An evening goes on in any case.
    file.write(BEGUN)
    assert file.enter("a", (1,))
    assert file.league == rules.enter(BEGUN, "a", (1,))
    again = LeagueFile(tmp_path / FILE, SEATS)
    assert again.read() == (file.league if is_aside else None)


def test_too_many_at_a_table_is_damage(tmp_path: Path) -> None:
    kept(tmp_path, rules.begin(LEAGUE, (0, 1, 2), "a"))
    file = LeagueFile(tmp_path / FILE, SEATS)
    assert (file.read(), file.fault) == (None, "damaged")


def test_a_folder_in_its_place_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    file = LeagueFile(tmp_path / FILE, SEATS)
    assert (file.read(), file.fault) == (None, "unreadable")
    file.write(BEGUN)
    assert file.league == BEGUN
    assert (tmp_path / FILE).is_dir()


def test_what_is_lost_meanwhile_is_written_again(tmp_path: Path) -> None:
    file = kept(tmp_path)
    (tmp_path / FILE).write_text("{")
    assert file.enter("a", (1,))
    assert LeagueFile(tmp_path / FILE, SEATS).read() == rules.enter(BEGUN, "a", (1,))


def test_on_a_full_disk_the_file_stays_and_the_evening_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept(tmp_path)

    def full(*given: object) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patch:
        patch.setattr(KeptFile, "write", full)
        with pytest.raises(OSError, match="No space"):
            file.enter("a", (1,))
    entered = rules.enter(BEGUN, "a", (1,))
    assert file.league == entered
    assert file.read() == entered
    assert LeagueFile(tmp_path / FILE, SEATS).read() == BEGUN
    # The next write brings the result along.
    file.write(rules.begin(entered, (0, 1, 2), "b"))
    read = LeagueFile(tmp_path / FILE, SEATS).read()
    assert read is not None
    assert read.matches[0].winners == (1,)
