"""The rules of each game as documents with drawings."""

from __future__ import annotations

from desktop.games import TABLES
from desktop.rules.document import Document, parse
from desktop.rules.drawings import Drawings
from engine.resources import rules


def read_rules(game: str, language: str) -> Document:
    """The rules of a game in a language; raises DocumentError, OSError."""
    return parse(rules(f"{game}.{language}.md").read_text("utf-8"))


def drawings_of(game: str) -> Drawings:
    """The drawings that go with them, the same in every language."""
    return Drawings(rules(f"{game}.drawings.yaml"), TABLES[game].frames)
