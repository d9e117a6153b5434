"""The file of the ledger: shared by two windows, damaged, of a later version, on a full disk."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.storage.ledger.entries import FILE, UNKNOWN, Entry, Ledger
from tests.desktop.storage.ledger.ledger_kit import entry


def test_lines_are_kept_and_two_windows_lose_none(tmp_path: Path) -> None:
    one, other = Ledger(tmp_path / FILE), Ledger(tmp_path / FILE)
    one.add_entries([entry(1)])
    other.add_entries([entry(2)])
    one.add_entries([entry(3), entry(1, won=False)])
    assert Ledger(tmp_path / FILE).entries() == [entry(1), entry(2), entry(3)]


def test_lines_of_earlier_versions_get_the_first_seat(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / FILE)
    ledger.add_entries([entry(1, first=UNKNOWN)])
    ledger.add_entries([entry(1, first=1, won=False)])
    assert ledger.entries() == [entry(1, first=1)]
    assert Ledger(tmp_path / FILE).entries() == [entry(1, first=1)]


def test_lines_of_earlier_versions_get_their_numbers(tmp_path: Path) -> None:
    numbered = replace(entry(1), numbers=(("points", 54),))
    ledger = Ledger(tmp_path / FILE)
    ledger.add_entries([entry(1)])
    # A copy that ended otherwise has numbers of its own.
    ledger.add_entries([replace(numbered, winners=(1,))])
    assert ledger.entries() == [entry(1)]
    ledger.add_entries([numbered])
    ledger.add_entries([replace(numbered, numbers=(("points", 99),))])
    assert Ledger(tmp_path / FILE).entries() == [numbered]


def test_emptied_it_takes_only_what_is_played_later(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / FILE)
    ledger.add_entries([entry(1)])
    ledger.forget()
    again = Ledger(tmp_path / FILE)
    again.add_entries([entry(1)])
    assert again.entries() == []
    later = Entry("x", "2999-01-01T00:00", "cannir", 2, 0, (0,), ("", "level1"))
    again.add_entries([later])
    assert Ledger(tmp_path / FILE).entries() == [later]


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("", "damaged"),
        ("{", "damaged"),
        ("[]", "damaged"),
        ('{"entries": []}', "damaged"),
        ('{"format": 9, "entries": []}', "newer"),
    ],
)
def test_a_useless_file_is_put_aside_and_begun_anew(tmp_path: Path, text: str, lost: str) -> None:
    (tmp_path / FILE).write_text(text)
    ledger = Ledger(tmp_path / FILE)
    assert (ledger.entries(), ledger.fault) == ([], lost)
    assert (tmp_path / f"{FILE}.bad").read_text() == text
    ledger.add_entries([entry(1)])
    again = Ledger(tmp_path / FILE)
    assert (again.entries(), again.fault) == ([entry(1)], "")


def test_lines_of_later_versions_are_kept(tmp_path: Path) -> None:
    Ledger(tmp_path / FILE).add_entries([entry(1)])
    data = json.loads((tmp_path / FILE).read_text())
    strange = [{"kind": "tournament", "key": "t"}, 7, {"key": 3}]
    data["mood"] = "good"
    data["entries"] = [{**data["entries"][0], "weather": "fair"}, *strange]
    (tmp_path / FILE).write_text(json.dumps(data))
    for number in (2, 3):
        ledger = Ledger(tmp_path / FILE)
        ledger.add_entries([entry(number)])
        assert ledger.entries() == [entry(one) for one in range(1, number + 1)]
    now = json.loads((tmp_path / FILE).read_text())
    assert (now["mood"], now["entries"][0]["weather"]) == ("good", "fair")
    assert now["entries"][3:] == strange
    ledger.forget()
    assert json.loads((tmp_path / FILE).read_text())["entries"] == []


@pytest.mark.parametrize("other", ['{"accounts": []}', None])
def test_files_that_are_no_ledger_are_never_overwritten(tmp_path: Path, other: str | None) -> None:
    file = tmp_path / FILE
    if other is None:
        file.mkdir()
    else:
        file.write_text(other)
    ledger = Ledger(file)
    ledger.add_entries([entry(1)])
    assert ledger.fault == ("unreadable" if other is None else "foreign")
    assert ledger.entries() == [entry(1)]
    assert file.is_dir() if other is None else file.read_text() == other


def test_a_ledger_that_could_not_be_read_for_a_moment_loses_no_line(tmp_path: Path) -> None:
    file, away = tmp_path / FILE, tmp_path / "away"
    Ledger(file).add_entries([entry(1)])
    file.rename(away)
    file.mkdir()
    ledger = Ledger(file)
    ledger.add_entries([entry(2)])
    file.rmdir()
    away.rename(file)
    ledger.add_entries([entry(3)])
    assert Ledger(file).entries() == [entry(1), entry(2), entry(3)]


def test_a_ledger_damaged_in_use_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / FILE)
    ledger.add_entries([entry(1)])
    (tmp_path / FILE).write_text("{")
    with qtbot.waitSignal(ledger.damaged):
        ledger.add_entries([entry(2)])
    assert Ledger(tmp_path / FILE).entries() == [entry(1), entry(2)]


def test_a_full_disk_loses_no_game(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "absent" / "deep" / FILE)
    (tmp_path / "absent").write_text("a file where a folder should be")
    ledger.add_entries([entry(1)])
    assert ledger.entries() == [entry(1)]
    assert ledger.trouble is not None
