"""What people did to other programs' files: odd names, odd contents, files that are protected."""

from __future__ import annotations

import gzip
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.commands.cli import main
from engine.data.yaml_documents import dump_yaml
from engine.play.match_files import load_match
from engine.play.record import save
from engine.puzzles.collection import all_puzzles
from engine.puzzles.puzzle import data_of
from tests.desktop.windows.main_kit import record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="names that Windows forbids")

#: Words for programmers, in no complaint.
TECHNICAL = (
    *("Errno", "Traceback", "Error:", "sys.", "json", "decode", "utf-8-sig", "codec", "0x", "None"),
    *("Expecting", "token", "scalar", "expected <", "in this context", "object", "True", " int"),
)


@pytest.fixture
def good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Return the contents of a sound save; the working folder is an empty one."""
    path = tmp_path / "sound"
    save(record(2), path)
    found = path.read_bytes()
    path.unlink()
    monkeypatch.chdir(tmp_path)
    return found


@pytest.mark.parametrize(
    "name",
    [
        b"GAME.CONQUISTA",
        b"-x.conquista",
        b"--version.conquista",
        b"--help",
        b"--",
        b"@file.conquista",
        b"li\nne.conquista",
        b"lat\xe9.conquista",
        b"sp %20#?&'\".conquista",
        b".conquista",
        b"no ending",
        b"\x1b[31mred.conquista",
        b"x" * 219 + b".conquista",
        b"file:a.conquista",
        b"http:",
    ],
)
def test_a_game_may_have_any_name(
    good: bytes, capsys: pytest.CaptureFixture[str], name: bytes
) -> None:
    Path(os.fsdecode(name)).write_bytes(good)
    assert main(["replay", "--", os.fsdecode(name)]) == 0
    captured = capsys.readouterr()
    assert '"game": "cannir"' in captured.out
    assert captured.err == ""


def _nested(good: bytes) -> bytes:
    return b"[" * 200_000


def _long_number(good: bytes) -> bytes:
    return b'{"format": ' + b"9" * 5000 + b"}"


def _newer_rules(good: bytes) -> bytes:
    return good.replace(b'"version": 1', b'"version": 7')


ODD: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda good: b"",
    "cut": lambda good: good[:300],
    "cut in a word": lambda good: good[: good.index(b"Bruno") + 2],
    "newer": lambda good: good.replace(b'"format": 2', b'"format": 99'),
    "newer rules": _newer_rules,
    "UTF-16": lambda good: good.decode().encode("utf-16"),
    "packed": gzip.compress,
    "zeros": lambda good: bytes(1_000_000),
    "nested": _nested,
    "no number": lambda good: b'{"format": 1e999}',
    "long number": _long_number,
    "half a letter": lambda good: b'"\\ud800"',
    "twice": lambda good: b'{"game": 1, "game": 2}',
    "a list": lambda good: b"[]",
    "a word": lambda good: b"null",
    "no answer": lambda good: good.replace(b'"answers": [', b'"answers": [[7, {}],'),
}


@pytest.mark.parametrize("command", ["replay", "notation", "audit"])
@pytest.mark.parametrize("kind", ODD)
def test_damaged_game_files_give_one_line_that_names_the_file(
    good: bytes, capsys: pytest.CaptureFixture[str], kind: str, command: str
) -> None:
    path = Path("odd.conquista")
    path.write_bytes(ODD[kind](good))
    _refused([command, str(path)], path, capsys)


def _refused(words: list[str], path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run a command whose only complaint begins with the name of the file, in words of people."""
    assert main(words) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith(f"conquista: {path.name}")
    assert not [word for word in TECHNICAL if word in captured.err]


#: Documents people write that are none: they are YAML, or lines of text or of JSON.
WRITTEN = (
    *("", "null", "[]", "game: 7", "game: nowhere", "game: cannir\nseats: [1]", "{}"),
    *("game: cannir\nplay: [{}]", "game: cannir\nplay: [{seat: A}]", "game: cannir\nseed: true"),
    *("game: cannir\nplay: [{seat: A, do: null}]", "game: cannir\noptions: {guests: {}}"),
    *("setting: {}", "setting: 3\nid: a", "a: [1", "a: 'x", "a: b: c", "a:\n\tb: 1", "a: @x"),
    *("- a\nb: 1", "a: *b", "a: !x 1", "a: \x07", "a: \0", "a: " + "9" * 5000, "a: 1.0e999"),
    *(
        "conquista match\nformat: " + "9" * 5000,
        'conquista match\ngame: "cannir',
        "}",
        "--- 1\n--- 2",
    ),
    *('conquista match\ngame: "cannir"\nversion: 7\nformat: 2\nseats: 2\noptions: {}\nseed: 1',),
    *('conquista match\ngame: "cannir"\n1. A jump', "conquista match\nseats: NaN"),
    *(
        '{"conquista_arena": NaN}\n',
        '{"conquista_arena": 1}\n',
        '{"conquista_arena": ' + "9" * 5000,
    ),
    *("%YAML 9.9\n---\na", "a: &b 1\nc: &b 2", 'a: "\\q"', "[a]: 1", "a: 1\na: 2"),
)
_ARENA = ("arena", "cannir", "--seats", "2", "--bots", "random", "--deals", "1", "--resume")


READERS = (
    ("position",),
    ("puzzle", "show"),
    ("puzzle", "check"),
    ("notation", "--to", "out.conquista"),
    _ARENA,
)


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (command, text)
        for command in READERS
        for text in WRITTEN
        # Of a position as a puzzle, the answers do not matter.
        if command[0] != "puzzle" or "play:" not in text
    ],
    ids=lambda given: given[:20] if isinstance(given, str) else " ".join(given[:2]),
)
def test_damaged_documents_give_one_line_that_names_the_file(
    good: bytes, capsys: pytest.CaptureFixture[str], command: tuple[str, ...], text: str
) -> None:
    path = Path("odd file")
    path.write_text(text, "utf-8")
    _refused([*command, str(path)], path, capsys)


def test_the_mark_that_some_editors_begin_a_file_with_is_left_out(
    good: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path("a")
    path.write_bytes(good)
    assert main(["notation", "a"]) == 0
    notation = capsys.readouterr().out.encode()
    assert main(["puzzle", "list", "--json"]) == 0
    puzzle = all_puzzles()[0]
    for data, words in (
        (good, ["replay", "a"]),
        (good, ["audit", "--no-thinking", "a"]),
        (notation, ["notation", "--to", "b", "a"]),
        (b"game: cannir\n", ["position", "a"]),
        (dump_yaml(data_of(puzzle)).encode(), ["puzzle", "show", "a"]),
    ):
        path.write_bytes(b"\xef\xbb\xbf" + data)
        assert main(words) == 0
        assert capsys.readouterr().err == ""


def test_a_puzzle_may_have_the_name_of_a_line(
    capsys: pytest.CaptureFixture[str], good: bytes
) -> None:
    path = Path("conquista-puzzle:1:abc")
    path.write_text(dump_yaml(data_of(all_puzzles()[0])), "utf-8")
    assert main(["puzzle", "show", path.name]) == 0
    assert all_puzzles()[0].title in capsys.readouterr().out


@pytest.mark.parametrize(
    "place", ["/dev/null", "folder", "loop", "dead", "pipe", "absent", ".", "..", "/"]
)
def test_paths_that_are_no_files_are_named(
    good: bytes, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    Path("folder").mkdir()
    Path("loop").symlink_to("loop")
    Path("dead").symlink_to("nowhere")
    os.mkfifo("pipe")
    assert main(["replay", place]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    name, words = err.removeprefix("conquista: ").rstrip().split(": ", 1)
    assert name
    assert words


def _notation(good: bytes, output: Path) -> list[str]:
    Path("game").write_bytes(good)
    main(["notation", "game"])
    return ["notation", "text", "--to", str(output)]


def _print(good: bytes, output: Path) -> list[str]:
    return ["print", "cannir", "--sheet", "aid", "-o", str(output)]


@pytest.mark.parametrize(("command", "ending"), [(_notation, "conquista"), (_print, "pdf")])
def test_every_command_that_writes_respects_what_is_there(
    good: bytes,
    capsys: pytest.CaptureFixture[str],
    command: Callable[[bytes, Path], list[str]],
    ending: str,
) -> None:
    output = Path(f"out.{ending}")
    words = command(good, output)
    Path("text").write_text(capsys.readouterr().out, "utf-8")
    umask = os.umask(0o027)
    try:
        assert main(words) == 0
        assert output.stat().st_mode & 0o777 == 0o640
        output.chmod(0o604)
        assert main(words) == 0
        assert output.stat().st_mode & 0o777 == 0o604
    finally:
        os.umask(umask)
    output.write_bytes(b"mine")
    output.chmod(0o444)
    capsys.readouterr()
    assert main(words) == 1
    assert output.read_bytes() == b"mine"
    assert output.stat().st_mode & 0o777 == 0o444
    assert "protected" in capsys.readouterr().err
    # What a link points to is written, and the link stays one.
    output.unlink()
    real = Path("real")
    real.write_bytes(b"mine")
    output.symlink_to(real)
    assert main(words) == 0
    assert output.is_symlink()
    assert real.read_bytes() != b"mine"
    real.write_bytes(b"mine")
    real.chmod(0o400)
    assert main(words) == 1
    assert real.read_bytes() == b"mine"
    assert not list(Path().glob("*.part"))


def test_a_dated_game_is_read_whatever_its_date(good: bytes) -> None:
    path = Path("a.conquista")
    path.write_bytes(good)
    for when in (-315_619_200, 0, 2**31 - 1, 2**31, 2**32, 4_102_444_800):
        os.utime(path, (when, when))
        assert load_match(path).ply == 2
