"""The rules of each game as documents with drawings."""

from __future__ import annotations

from desktop.rules.document import Document, parse
from desktop.rules.drawings import Artist, Drawings
from engine.resources import rules


def read_rules(game: str, language: str) -> Document:
    """The rules of a game in a language; raises DocumentError, OSError."""
    return parse(rules(f"{game}.{language}.md").read_text("utf-8"))


def drawings_of(game: str, artist: Artist) -> Drawings:
    """The drawings that go with them, the same in every language, by the game's own painters."""
    return Drawings(rules(f"{game}.drawings.yaml"), artist)
