"""`conquista print`: files named on the output, one line for what is wrong."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from desktop.commands.print_command import add_arguments, main
from desktop.language.translation import translate
from desktop.printing.print_page import PrintError
from tests.desktop.printing.kit import media_boxes, text_of

pytestmark = pytest.mark.usefixtures("qapp")


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return main(parser.parse_args(["cannir", *arguments]))


def test_a_card_sheet_in_portuguese(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "cartas.pdf"
    assert run("--sheet", "cards", "--paper", "LETTER", "--lang", "pt", "-o", str(file)) == 0
    assert capsys.readouterr().out == f"{file}\n"
    assert len(media_boxes(file)) == 6
    assert "Espada da Lua" in text_of(file)
    assert translate("CannirCards", "Sword of the Moon") == "Sword of the Moon"


def test_boards_are_printed_in_true_size_unless_scaled_to_fit(tmp_path: Path) -> None:
    board, box = tmp_path / "board.pdf", tmp_path / "box.pdf"
    assert run("--ink", "light", "-o", str(board)) == 0
    assert len(media_boxes(board)) == 13
    assert run("--ink", "light", "--scale", "fit", "-o", str(board)) == 0
    assert len(media_boxes(board)) == 1
    assert "29% of its true size, too small" in text_of(board)
    assert run("--sheet", "box", "--ink", "light", "-o", str(box)) == 0
    assert len(media_boxes(box)) == 1 + 13 + 6 + 1 + 2


def test_the_whole_board_is_one_picture(tmp_path: Path) -> None:
    file = tmp_path / "star.png"
    assert run("--paper", "full", "--ink", "light", "--dpi", "36", "-o", str(file)) == 0
    assert [file] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--sheet", "labels", "-o", "out.pdf"],
        ["--sheet", "map", "-o", "out.pdf"],
        ["-o", "out.doc"],
        ["-o", "out"],
        ["--pages", "9-3", "-o", "out.pdf"],
        ["--everything", "-o", "out.pdf"],
        ["--sheet", "table", "-o", "out.pdf"],
    ],
)
def test_print_errors_name_the_reason(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(PrintError) as refusal:
        run(*arguments)
    assert "\n" not in str(refusal.value)
    assert not list(tmp_path.iterdir())


def test_a_target_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder.pdf").mkdir()
    for target in (tmp_path / "file" / "out.pdf", tmp_path / "folder.pdf"):
        with pytest.raises(OSError, match=re.escape(str(target))):
            run("--sheet", "aid", "-o", str(target))
    assert sorted(tmp_path.iterdir()) == [tmp_path / "file", tmp_path / "folder.pdf"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--paper", "A5", "-o", "a.pdf"],
        ["--scale", "2", "-o", "a.pdf"],
        ["--lang", "de", "-o", "a.pdf"],
        ["--labels", "10x10", "-o", "a.pdf"],
        ["--offset", "1", "-o", "a.pdf"],
        ["--offset", "1", "99", "-o", "a.pdf"],
        ["--dpi", "0", "-o", "a.png"],
        ["--dpi", "many", "-o", "a.png"],
        ["--paper", "1x1", "-o", "a.pdf"],
        ["--card", "10x10", "-o", "a.pdf"],
        ["--backs", "front", "-o", "a.pdf"],
        ["--nudge", "1000", "0", "-o", "a.pdf"],
        ["--nudge", "nan", "0", "-o", "a.pdf"],
        ["--gutter", "-1", "-o", "a.pdf"],
        [],
    ],
)
def test_wrong_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run(*arguments)
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert "usage" in said
    assert "invalid _" not in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--dpi", "abc"], "must be a number from 36 to 1200, not 'abc'"),
        (["--dpi", "9"], "must be a number from 36 to 1200, not '9'"),
        (["--offset", "0", "far"], "must be a number from -10 to 10, not 'far'"),
    ],
)
def test_a_wrong_number_is_explained(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(*arguments, "-o", "a.png")
    assert words in capsys.readouterr().err
