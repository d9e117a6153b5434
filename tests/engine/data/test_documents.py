"""Board files: the star itself, and every way a file can be wrong."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import BoardError, ConquistaError
from engine.data.json_documents import MAX_BYTES, DocumentError, check, is_name, parse_json
from engine.data.yaml_documents import dump_yaml, parse_yaml, read_yaml
from engine.games.cannir.board import BOARD, build_board
from engine.system.resources import asset

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
        ("a: !!python/object/apply:os.system ['true']\n", "tags are not allowed"),
        ("a: [1, 2\n", "line 2"),
        ("? [1]\n: 2\n", "plain text"),
        ("a: \x07\n", "a control character"),
    ],
)
def test_unsafe_or_malformed_yaml(text: str, named: str) -> None:
    with pytest.raises(DocumentError) as caught:
        parse_yaml(text, "star.yaml")
    assert str(caught.value).startswith("star.yaml:")
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)


#: What once crashed, hung or leaked another error; each is refused at its beginning.
HOSTILE = {
    "deep list": "- " * 40_000,
    "deep flow": "[" * 400_000,
    "deep mapping": "{a: " * 200_000,
    "deep indent": "".join(f"{' ' * depth}a:\n" for depth in range(1_300)),
    "closed": "[" * 2_000 + "]" * 2_000,
    "sexagesimal": "seed: " + "1:" * 400_000 + "1",
    "digits": "a: " + "9" * 4_000,
    "more digits": "a: " + "9" * 5_000,
    "power": "a: 1.5e999",
    "int": "a: !!int ''",
    "bool": "a: !!bool maybe",
    "float": "a: !!float ''",
    "timestamp": "a: !!timestamp foo",
    "set": "!!set {a}",
    "many": "[" + "[]," * 300_000 + "]",
    "text": "a: " + "b " * 400_000,
    "bomb": "a: &a [1]\nb: [*a, *a]",
    "anchors": "- &a\n" * 150_000,
    "directives": "%YAML 1.1\n" * 90_000,
    "documents": "---\n" * 200_000,
    "null character": "a: \0",
    "half a character": '"\\ud800"',
    "escape": "a: \x1b[31m",
    "open": '"' + "a" * 900_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_yaml_is_refused_in_one_clean_line(name: str) -> None:
    with pytest.raises(DocumentError) as caught:
        parse_yaml(HOSTILE[name], "a.yaml")
    assert caught.value.key == "damaged"
    assert is_name(str(caught.value), 200)


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("a: 2024-01-01", {"a": "2024-01-01"}),
        ("a: 1:30", {"a": "1:30"}),
        ("a: 0x10", {"a": "0x10"}),
        ("a: 010", {"a": "010"}),
        ("<<: {a: 1}", {"<<": {"a": 1}}),
        ("[-3, +4, 0, 0.5, -1e3, yes, Off, true, null, ~, =, .nan]",
         [-3, 4, 0, 0.5, -1000.0, True, False, True, None, None, "=", ".nan"]),
        ('{"a": [1, 2.5, null, true, "\\u00e9"]}', {"a": [1, 2.5, None, True, "é"]}),
        ("", None),
    ],
)  # fmt: skip
def test_yaml_values(text: str, data: Any) -> None:
    assert parse_yaml(text) == data


TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=20)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.floats(-1e9, 1e9) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=50)
@given(PLAIN, st.booleans())
def test_written_documents_are_read_back(data: Any, compact: bool) -> None:
    assert parse_yaml(dump_yaml(data, compact=compact)) == data


@pytest.mark.parametrize("text", ["1e3", "no", "~", "010", "2024-01-01", "=", "<<", "- a", "é: b"])
def test_text_that_looks_like_something_else_stays_text(text: str) -> None:
    assert parse_yaml(dump_yaml({text: [text]})) == {text: [text]}


def test_shared_values_are_written_twice() -> None:
    same = {"options": {"hidden_cards": True}}
    assert parse_yaml(dump_yaml([same, same])) == [same, same]


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, "[" * 22 + "]" * 22, "9" * 5_000, "9" * 100, "[" + "1," * 300_000 + "1]", "NaN",
     "-Infinity", "1e999", '"\\ud800"', '{"\\udfff": 1}', '{"a\\n": 1, "a\\n": 2}',
     '"' + "a" * 20_000 + '"', '"\x1b', "{'a': 1}", ""],
)  # fmt: skip
def test_hostile_json_is_refused_in_one_clean_line(text: str) -> None:
    with pytest.raises(DocumentError) as caught:
        parse_json(text, "a.json")
    assert caught.value.key == "damaged"
    assert is_name(str(caught.value), 200)


def test_json_values_within_the_bounds() -> None:
    deep = "[" * 20 + "]" * 20
    for text in (deep, str(2**256 - 1), '"' + "a" * 16_384 + '"', "[1.5, true, null, {}]"):
        assert json.dumps(parse_json(text)) == text


def test_a_check_of_values_that_no_document_holds() -> None:
    with pytest.raises(DocumentError, match="type set"):
        check([{1}])


def test_an_error_never_quotes_a_file_as_it_is() -> None:
    error = ConquistaError("a\nb\x1b[31m\u202ec\ud800" + "x" * 1_000)
    assert str(error).startswith("a\ufffdb\ufffd[31m\ufffdc\ufffdxxx")
    assert len(str(error)) == 200
    assert str(ConquistaError("«\u00a0é…\u00a0»")) == "«\u00a0é…\u00a0»"


def test_names() -> None:
    assert is_name("Zoë 👩‍🚀", 10)
    for name in ("a" * 11, "a\nb", "\x00", "\ud800", "\u202e", 5, None, ["a"]):
        assert not is_name(name, 10)


def test_a_file_too_large_or_absent_or_binary(tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * (MAX_BYTES + 1))
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xff")
    for path in (large, binary, tmp_path / "absent.yaml", tmp_path):
        with pytest.raises(DocumentError):
            read_yaml(path)
