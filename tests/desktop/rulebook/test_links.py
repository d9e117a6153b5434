"""F1 leads somewhere: every refusal, event, decision, option and result has its section."""

from __future__ import annotations

import ast
import inspect
from dataclasses import fields
from pathlib import Path

import pytest

from desktop.games.cannir.rulebook import links
from desktop.games.cannir.words.texts import refusals as sentences
from desktop.language.translation import LANGUAGES
from desktop.rulebook.document import read_rules
from engine.core.values import Action
from engine.games.cannir import CANNIR, refusals
from engine.games.cannir import game as cannir_game
from engine.games.cannir.actions import Attack, Look, Place, Restore
from engine.games.cannir.events import Placed
from engine.games.cannir.options import Options
from engine.games.cannir.state import CHOOSING, PILE, PLAYING, SOVEREIGN

TABLES = {
    "refusals": links.REFUSALS,
    "events": links.EVENTS,
    "decisions": links.DECISIONS,
    "options": links.OPTIONS,
    "results": links.RESULTS,
}


def keys_in_rules() -> set[str]:
    """Every refusal key the rules can give, read from their source."""
    found = {"illegal"}
    for node in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(node, ast.Return) and node.value is not None:
            found.update(*map(_keys, ast.walk(node.value)))
    for node in ast.walk(ast.parse(Path(inspect.getfile(cannir_game)).read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalActionError":
            found.add(node.args[1].value)  # type: ignore[attr-defined]
    return found - {"", "down", "up"}


def _keys(node: ast.AST) -> set[str]:
    text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return {ast.literal_eval(node)} if text else set()


def test_every_refusal_has_its_section() -> None:
    assert set(links.REFUSALS) == keys_in_rules() | set(sentences())


def test_every_event_has_its_section() -> None:
    assert set(links.EVENTS) == {event.event for event in CANNIR.events}


def test_every_decision_option_and_result_has_its_section() -> None:
    assert set(links.DECISIONS) == {PLAYING, CHOOSING}
    assert set(links.OPTIONS) == {field.name for field in fields(Options)}
    assert set(links.RESULTS) == {SOVEREIGN, PILE, "resignation", "called_off"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", sorted(TABLES))
def test_the_sections_exist(table: str, language: str) -> None:
    ids = {section.id for section in read_rules("cannir", language).sections}
    assert set(TABLES[table].values()) <= ids


@pytest.mark.parametrize(
    ("key", "action", "section"),
    [
        ("too_strong", Attack("r2", "C"), "attack"),
        ("too_strong", Restore("g2", "C"), "restore"),
        ("empty", Look("C"), "looking"),
        ("occupied", Place("v2", "C"), "placing"),
        ("would_cut", Attack("r2", "C"), "attack"),
        ("too_strong", None, "cards"),
    ],
)
def test_the_answer_makes_a_refusal_more_precise(
    key: str, action: Action | None, section: str
) -> None:
    assert links.for_refusal(key, action) == section


def test_a_veiled_placement_is_explained_by_its_variant() -> None:
    assert links.for_event(Placed(0, None, "C", veiled=True)) == "variants-veiled"
    assert links.for_event(Placed(0, "r1", "C")) == "placing"
