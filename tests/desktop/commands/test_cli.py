"""The command line: output, exit codes and one-line complaints; no Qt for the engine's commands."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from desktop.commands import film, print_command, screenshot
from desktop.commands.cli import main
from engine.commands.cli import add_commands, new_parser
from engine.games import find
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import save
from engine.system.usage import complaint, file
from tests.engine.play.test_match import new_match

ROOT = Path(__file__).parents[3]

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
    save(new_match(plies=4).record, path)
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
    assert (out, err) == ("", "conquista: position.yaml: game: 0, expected 1\n")


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
        (["film", "x", "-o", "x.webp", "--seconds", "61"], "'61' is not a whole number from 20 to"),
    ],
)
def test_command_errors_name_the_fault(
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
        "import sys; from desktop.commands.cli import main; main(sys.argv[1:]); "
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


def explained(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str | None]]:
    """Yield the arguments of a command and of those below it, each with its help."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from explained(below)
        else:
            yield f"{parser.prog} {' '.join(action.option_strings) or action.dest}", action.help


def test_every_argument_says_what_it_is_for() -> None:
    parser, commands = new_parser()
    add_commands(commands)
    found = dict(explained(parser))
    assert len(found) > 50
    assert [name for name, said in found.items() if not said] == []


def test_the_help_tells_how_a_saved_game_is_opened(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "FILE.conquista" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["a.conquista"],
        ["a.conquista-puzzle"],
        ["GAME.CONQUISTA"],
        ["A.Conquista-Puzzle"],
        ["--", "-x.conquista"],
        ["file:///tmp/a%20b.conquista"],
        ["--data", "/tmp/x", "a"],
    ],
)
def test_the_application_opens_files_of_its_own_types(
    monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    opened: list[Sequence[str]] = []

    def application(given: Sequence[str]) -> int:
        opened.append(given)
        return 0

    monkeypatch.setattr("desktop.app.main", application)
    assert main(words) == 0
    assert opened == [words]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("a b", "a b"),
        ("file:///tmp/a%20b%C3%A9.x", "/tmp/a bé.x"),
        ("file://localhost/tmp/a", "/tmp/a"),
        ("file:/tmp/a#1", "/tmp/a"),
        ("file://elsewhere/tmp/a", "file:/elsewhere/tmp/a"),
        ("file:", "file:"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="names")
def test_a_file_may_be_named_by_its_address(text: str, path: str) -> None:
    assert file(text) == Path(path)


def all_arguments(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the options and words of a parser and of its commands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from all_arguments(one)
        else:
            yield action


def test_no_complaint_of_a_value_names_what_is_private() -> None:
    parser, commands = new_parser()
    add_commands(commands)
    for module in (film, screenshot, print_command):
        module.add_arguments(commands.add_parser(module.__name__))
    kinds = {action.type for action in all_arguments(parser) if callable(action.type)}
    assert len(kinds) > 10
    for kind in kinds:
        for value in ("", "x", "1,2,3", "-1", "1e9999", "nan", "\0"):
            with suppress(argparse.ArgumentTypeError):
                kind(value)


def run_in_process(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "conquista", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_output_replaces_characters_it_cannot_encode(tmp_path: Path, encoding: str) -> None:
    players = tuple({"kind": "human", "name": name} for name in ("Ελένη", "Zoë"))
    path = tmp_path / "game.conquista"
    save(new_record(find("cannir"), 2, 1, None, players), path)
    done = run_in_process("notation", path, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u0395\\u03bb\\u03ad\\u03bd\\u03b7" in done.stdout
    assert ("Zoë".encode("cp1252") in done.stdout) == (encoding == "cp1252")
    assert run_in_process("puzzle", "list", PYTHONIOENCODING="ascii").stderr == b""


def test_an_output_that_nobody_reads_is_left_in_silence() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "conquista", "puzzle", "list", "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["replay", ""], "the name of the file is empty"),
        (["replay", "x", "--upto", "y"], "argument --upto: 'y' is not a whole number from 0"),
        (["arena", "cannir", "--sprt", "x"], "'x' is not two numbers with a comma between them"),
        (["arena", "cannir", "--sprt", "1,b"], "'b' is not a number"),
        (["puzzle", "make", "cannir", "--within", "999"], "'999' is not a whole number from 1 to "),
        (["puzzle", "today", "--date", "x"], "'x' is not a day as YYYY-MM-DD"),
        (["--", "x.txt"], "x.txt: games end in .conquista"),
    ],
)
def test_complaints_of_arguments_are_words(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["puzzle", "make", "cannir", "--seats", "0"], "seats: 0, cannir is for 2 to 3"),
        (["puzzle", "show", ""], "puzzle: '' is no id, no file and no line of a puzzle"),
        (["bot", "--check", ""], "program: its name is empty"),
        (["notation", "GAME", "--to", "GAME/x.conquista"], "GAME: not a folder"),
        (["print", "cannir", "--sheet", "aid", "-o", "GAME/deep/x.pdf"], "GAME: not a folder"),
    ],
)
def test_complaints_of_what_cannot_be_are_words(
    save_file: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(save_file.parent)
    text = Path("GAME")
    save_file.rename("game")
    assert main(["notation", "game"]) == 0
    text.write_text(capsys.readouterr().out, "utf-8")
    assert main(words) == 1
    assert capsys.readouterr().err == f"conquista: {said}\n"


@pytest.mark.parametrize("error", [OSError(13, "Permission denied"), OSError("odd"), OSError()])
def test_no_complaint_of_the_system_shows_its_number(error: OSError) -> None:
    assert "Errno" not in complaint(error)
    assert complaint(error)


@pytest.mark.parametrize(
    ("platform", "words"),
    [
        ("nonsense", ["print", "cannir", "--sheet", "aid"]),
        ("xcb", ["screenshot", "shelf", "--size", "960x500"]),
    ],
)
def test_commands_without_a_window_need_no_screen(
    tmp_path: Path, platform: str, words: list[str]
) -> None:
    made = tmp_path / ("aid.pdf" if words[0] == "print" else "shelf.png")
    places = {"QT_QPA_PLATFORM": platform, "DISPLAY": ":nowhere", "WAYLAND_DISPLAY": "nowhere"}
    done = run_in_process(*words, "-o", made, **places)
    assert (done.returncode, done.stderr) == (0, b"")
    assert made.exists()
