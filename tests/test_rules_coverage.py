"""The coverage table finds citations, gaps and strangers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules_coverage import TABLE, Rulebook, citations, faults, rulebooks, table

BOOKS = {"chess": Rulebook("Chess", {"I - Moves": {1: "Pawns move.", 3: "Rooks move."}})}


def source(folder: Path, marks: str) -> Path:
    """Return a folder with one test under the marks given."""
    text = f"import pytest\n\n{marks}\ndef test_a_thing() -> None: ...\n"
    folder.joinpath("test_moves.py").write_text(text, encoding="utf-8")
    return folder


def test_gaps_and_unknown_passages_are_reported(tmp_path: Path) -> None:
    marks = '@pytest.mark.rule("chess", "I - Moves", 1)\n@pytest.mark.rule("chess", "I - Moves", 2)'
    cites = citations(source(tmp_path, marks))
    assert cites["chess", "I - Moves", 1] == ["test_moves.py::test_a_thing"]
    found = faults(BOOKS, cites)
    assert found[0] == "no test: chess, I - Moves, 3"
    assert "chess, I - Moves, 2 (cited by test_moves.py::test_a_thing)" in found[1]
    written = table(BOOKS, cites)
    assert "| 1 | Pawns move. | `test_moves`: a thing |" in written
    assert "| 3 | Rooks move. | **none** |" in written


def test_a_mark_inside_a_parameter_counts(tmp_path: Path) -> None:
    mark = 'pytest.mark.rule("chess", "I - Moves", 3)'
    marks = f'@pytest.mark.parametrize("n", [pytest.param(1, marks={mark})])'
    assert list(citations(source(tmp_path, marks))) == [("chess", "I - Moves", 3)]


def test_a_mark_that_is_not_written_out_is_refused(tmp_path: Path) -> None:
    folder = source(tmp_path, '@pytest.mark.rule("chess", HEADING, 1)')
    with pytest.raises(SystemExit, match=r"test_moves\.py:3"):
        citations(folder)


def test_every_binding_paragraph_of_our_rulebooks_has_a_test() -> None:
    assert faults(rulebooks(), citations()) == []


def test_the_written_table_is_up_to_date() -> None:
    assert TABLE.read_text(encoding="utf-8") == table(rulebooks(), citations())
