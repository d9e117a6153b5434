"""Board files: the star itself, and every way a file can be wrong."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from engine.boards import MAX_BYTES, BoardError, parse_yaml, read_yaml
from engine.games.cannir.board import BOARD, build_board
from engine.resources import asset

STAR = read_yaml(asset("cannir", "board.yaml"))


def test_the_star() -> None:
    assert len(BOARD.names) == 21
    assert len(BOARD.lines) == 16
    degrees = [mask.bit_count() for mask in BOARD.neighbours]
    assert sum(degrees) == 2 * 44
    assert degrees[BOARD.start] == 8
    by_name = dict(zip(BOARD.names, degrees, strict=True))
    assert [by_name[name] for name in ("N1", "N2", "NE1", "NE2", "N3")] == [4, 6, 6, 3, 1]


def changed(change: Any) -> Any:
    data = copy.deepcopy(STAR)
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda d: d["cells"].pop("N3"), "cells: 20 given"),
        (lambda d: d["cells"].update(N3=[0, 0]), "cells: two cells"),
        (lambda d: d["cells"].update(N3="north"), "cells.N3"),
        (lambda d: d.pop("lines"), "lines: missing"),
        (lambda d: d["lines"].pop(), "edges: "),
        (lambda d: d["lines"][0]["cells"].append("X9"), "lines.axis_column: unknown cell 'X9'"),
        (lambda d: d["lines"].append(d["lines"][0]), "stroke N3-N2 twice"),
        (lambda d: d["edges"].pop(), "edges: "),
        (lambda d: d["edges"].append(["C"]), "edges: ['C']"),
        (lambda d: d.update(start_cell="Z"), "start_cell: unknown cell 'Z'"),
        (lambda d: d.update(cells=[1, 2]), "cells: expected a mapping"),
    ],
)
def test_a_faulty_star_is_named(change: Any, named: str) -> None:
    with pytest.raises(BoardError) as caught:
        build_board(changed(change))
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_board_that_is_no_mapping() -> None:
    with pytest.raises(BoardError, match="expected a mapping"):
        build_board([1])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("a: 1\na: 2\n", "duplicate key 'a'"),
        ("a: &x 1\nb: *x\n", "aliases are not allowed"),
        ("a: !!python/object/apply:os.system ['true']\n", "could not determine a constructor"),
        ("a: [1, 2\n", "line 2"),
        ("? [1]\n: 2\n", "plain text"),
        ("a: \x07\n", "control characters"),
    ],
)
def test_unsafe_or_malformed_yaml(text: str, named: str) -> None:
    with pytest.raises(BoardError) as caught:
        parse_yaml(text, "star.yaml")
    assert str(caught.value).startswith("star.yaml:")
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_too_large_or_absent_or_binary(tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * (MAX_BYTES + 1))
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xff")
    for path in (large, binary, tmp_path / "absent.yaml", tmp_path):
        with pytest.raises(BoardError):
            read_yaml(path)
