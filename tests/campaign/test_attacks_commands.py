"""Commands given odd values and odd targets: one clean line, and no file harmed."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from desktop.commands.cli import main
from engine.play.record import save
from tests.campaign.oddities import ODDITIES, put
from tests.desktop.windows.main_kit import record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="modes, devices and pipes")

#: No whole number from 1, whatever it is for.
ODD = ("", " ", "x", "0", "-1", "1.5", "1e3", "nan", "inf", "9" * 40, "0x2", "a,b", "\n", "\x1b[2J")
COMMANDS = {
    "arena": "arena cannir --seats VALUE --bots random,random --deals 1",
    "deals": "arena cannir --seats 2 --bots random,random --deals VALUE",
    "bots": "arena cannir --seats 2 --bots VALUE --deals 1",
    "jobs": "arena cannir --seats 2 --bots random,random --deals 1 --jobs VALUE",
    "sprt": "arena cannir --seats 2 --bots random,random --deals 1 --sprt VALUE",
    "option": "arena cannir --seats 2 --bots random,random --deals 1 --option VALUE",
    "calibration": "calibration cannir --seats VALUE --matches 1 --hint 1",
    "matches": "calibration cannir --seats 2 --matches VALUE --hint 1",
    "upto": "replay GAME --upto VALUE",
    "within": "puzzle make cannir --within VALUE --seats 9",
    "seats": "puzzle make cannir --seats VALUE",
    "date": "puzzle today --date VALUE",
    "size": "screenshot cannir -o OUT.png --size VALUE",
    "screenshot seats": "screenshot cannir -o OUT.png --seats VALUE",
    "seconds": "film GAME -o OUT.webp --seconds VALUE",
    "film": "film VALUE -o OUT.webp",
    "variant": "screenshot cannir -o OUT.png --variant VALUE",
    "seat": "screenshot cannir -o OUT.png --seats 2 --seat VALUE --answers 99999",
    "paper": "print cannir --sheet aid --paper VALUE -o OUT.pdf",
    "pages": "print cannir --sheet aid --pages VALUE -o OUT.pdf",
    "dpi": "print cannir --sheet aid --dpi VALUE -o OUT.png",
    "gutter": "print cannir --sheet cards --gutter VALUE --pages 99 -o OUT.pdf",
    "nudge": "print cannir --sheet cards --nudge VALUE 1 --pages 99 -o OUT.pdf",
    "output": "print cannir --sheet aid -o VALUE",
    "file": "replay VALUE",
    "notation": "notation VALUE",
    "position": "position VALUE",
    "audit": "audit VALUE",
    "show": "puzzle show VALUE",
    "check": "puzzle check VALUE",
    "games": "bot --check cat --games VALUE",
    "program": "bot --check VALUE",
    "command": "VALUE",
    "data": "--data VALUE/\0",
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    save(record(5), tmp_path / "game.conquista")
    return tmp_path


def run(words: list[str]) -> int:
    """Return the status of a command."""
    try:
        return main(words)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0


def clean(said: str) -> None:
    """What a command complains of is a line of words."""
    assert said.startswith(("conquista", "usage: conquista")), said
    assert said.count("\n") == 1, said
    assert said.strip().isprintable(), said
    for word in ("Errno", "Traceback", "Error(", "NoneType", "invalid _", "object at"):
        assert word not in said


def odd_value(name: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        word.replace("VALUE", value).replace("GAME", "game.conquista")
        for word in COMMANDS[name].split(" ")
    ]
    status = run(words)
    said = capsys.readouterr().err
    assert status in (0, 1, 2), (words, said)
    # What a check of a program finds is its report.
    if status and (said or words[0] != "bot"):
        try:
            clean(said)
        except AssertionError as error:
            error.add_note(repr(words))
            raise


@pytest.mark.parametrize("name", ["arena", "upto", "seats", "date", "show", "dpi"])
def test_odd_values(here: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    for value in ("", "x", "-1", "0", "\x1b[2J"):
        odd_value(name, value, capsys)


VALUE_SLOTS = [
    (name, value) for name in COMMANDS for value in ODD if name not in ("data", "command")
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), VALUE_SLOTS)
def test_every_odd_value(
    here: Path, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    odd_value(name, value, capsys)


EXPORTS = {
    "sheet.pdf": "print cannir --sheet aid --pages 1 -o OUT",
    "sheet.svg": "print cannir --sheet aid --pages 1 -o OUT",
    "sheet.png": "print cannir --sheet aid --pages 1 --dpi 40 -o OUT",
    "sheet.zip": "print cannir --sheet aid --pages 1 --dpi 40 -o OUT",
    "shot.png": "screenshot cannir --size 960x500 -o OUT",
    "text.conquista": "notation match.txt --to OUT",
}


def export(here: Path, name: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    if name == "text.conquista":
        assert run(["notation", "game.conquista"]) == 0
        (here / "match.txt").write_text(capsys.readouterr().out)
    status = run(EXPORTS[name].replace("OUT", name).split(" "))
    return status, capsys.readouterr().err


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name == "text.conquista" else pytest.mark.slow)
        for name in EXPORTS
    ],
)
def test_modes_and_protection(here: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    target = here / name
    former = os.umask(0o027)
    try:
        assert export(here, name, capsys) == (0, "")
        assert stat.S_IMODE(target.stat().st_mode) == 0o640
        for mode in (0o600, 0o644, 0o666, 0o755):
            target.chmod(mode)
            assert export(here, name, capsys) == (0, "")
            assert stat.S_IMODE(target.stat().st_mode) == mode
        before = set(here.iterdir())
        for mode in (0o444, 0o400, 0o555):
            target.write_bytes(b"mine")
            target.chmod(mode)
            status, said = export(here, name, capsys)
            assert status == 1
            clean(said)
            assert (target.read_bytes(), stat.S_IMODE(target.stat().st_mode)) == (b"mine", mode)
            assert set(here.iterdir()) == before
            target.chmod(0o600)
        target.rename(here / "real")
        target.symlink_to("real")
        assert export(here, name, capsys) == (0, "")
        assert target.is_symlink()
        assert (here / "real").read_bytes() != b"mine"
    finally:
        os.umask(former)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["pipe", "socket", "folder", "folder with a file", "/dev/full"])
@pytest.mark.parametrize("name", EXPORTS)
def test_odd_targets(here: Path, name: str, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert kind in ODDITIES
    put(kind, here / name)
    was = os.lstat(here / name)
    status, said = export(here, name, capsys)
    assert status == 1
    clean(said)
    now = os.lstat(here / name)
    assert (was.st_ino, was.st_mode) == (now.st_ino, now.st_mode)
