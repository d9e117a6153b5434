"""The command line: output, exit codes and one-line complaints; no Qt for the engine's commands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from desktop.cli import main
from engine.games import find
from engine.match import Match, new_record
from engine.record import save
from tests.engine.test_match import match

ROOT = Path(__file__).parents[2]

POSITION = """
game: cannir
seats: [Ada, Bo]
position:
  turn: Bo
  board: {N1: [[g3, up]], C: [[v4, up]], S1: [[v5, up]]}
  hands: {Bo: [v6, r1, r2]}
  sovereign: {owner: Ada, kind: run, cells: [N1, C, S1]}
play:
  - {seat: Bo, do: place, card: v6, cell: S2}
"""


@pytest.fixture
def save_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.conquista"
    save(match(plies=4).record, path)
    return path


def test_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(POSITION)
    assert main(["position", str(path), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == {"steps", "position", "decision", "legal", "derived", "result"}
    assert printed["position"]["sovereign"]["owner"] == "Bo"
    assert printed["decision"] == {"seat": "Ada", "kind": "play"}
    assert all(action["seat"] == "Ada" for action in printed["legal"])


def test_replay(save_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(save_file), "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert len(whole["steps"]) == 4
    assert main(["replay", str(save_file), "--upto", "2", "--json"]) == 0
    part = json.loads(capsys.readouterr().out)
    assert part["steps"] == whole["steps"][:2]
    assert part["position"]["pile"][2:] == whole["position"]["pile"]


def test_a_position_that_contradicts_itself_names_the_key_and_exits_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.yaml"
    path.write_text("game: condottiere1\nposition: {phase: battle, region: roma, game: 0}\n")
    assert main(["position", str(path), "--json"]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", "conquista: game: 0, expected 1\n")


def test_a_match_for_points_tells_them_when_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = new_record(find("condottiere3"), 2, 1, {"points_match": True})
    left = Match(record)
    left.resign(0)
    path = tmp_path / "game.conquista"
    save(left.record, path)
    assert main(["replay", str(path), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["result"]
    assert result == {"winners": ["B"], "by": "resignation", "points": {"A": 0, "B": 0}}


@pytest.mark.parametrize("command", ["replay", "position"])
@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff", b"game: [", b"- 1", b"game: chess", b"a: 1\na: 2"]
)
def test_bad_input_is_one_line_and_exit_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, content: bytes
) -> None:
    path = tmp_path / "bad"
    path.write_bytes(content)
    assert main([command, str(path), "--json"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


def test_an_absent_file_is_one_line_and_exit_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/nowhere/at/all"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["dance"], ["replay"], ["replay", "f", "--upto", "-1"], ["position"], ["--what"]]
)
def test_wrong_arguments_are_a_usage_line_and_exit_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("usage: conquista")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bogus"], "unrecognized arguments: --bogus"),
        (["game.txt"], "game.txt: games end in .conquista, puzzles in .conquista-puzzle"),
        (["--data"], "argument --data: expected one argument"),
        (["screenshot", "cannir", "-o", "x.gif"], "the name must end in .png"),
    ],
)
def test_what_is_wrong_is_said(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    told = capsys.readouterr().err
    assert said in told
    assert told.startswith("usage: conquista")
    assert told.count("\n") == 1


def test_the_engine_commands_import_no_qt(save_file: Path) -> None:
    code = (
        "import sys; from desktop.cli import main; main(sys.argv[1:]); "
        "sys.exit(any('PySide6' in name for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "replay", str(save_file), "--json"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "."},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_help_tells_how_a_saved_game_is_opened(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "FILE.conquista" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["a.conquista", "a.conquista-puzzle"])
def test_what_lies_in_a_file_of_ours_is_opened_by_the_application(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    opened: list[Sequence[str]] = []

    def application(given: Sequence[str]) -> int:
        opened.append(given)
        return 0

    monkeypatch.setattr("desktop.app.main", application)
    assert main([name]) == 0
    assert opened == [[name]]
