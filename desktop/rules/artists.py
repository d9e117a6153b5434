"""Who draws for the rules of each game: the registry, by id, of all games whose rules are here."""

from __future__ import annotations

from desktop.games.cannir import rulepictures as cannir
from desktop.rules.document import Document, parse
from desktop.rules.drawings import Artist, Drawings
from engine.resources import rules

ARTISTS: dict[str, Artist] = {"cannir": cannir.frames}


def read_rules(game: str, language: str) -> Document:
    """The rules of a game in a language; raises DocumentError, OSError."""
    return parse(rules(f"{game}.{language}.md").read_text("utf-8"))


def drawings_of(game: str) -> Drawings:
    """The drawings that go with them, the same in every language."""
    return Drawings(rules(f"{game}.drawings.yaml"), ARTISTS[game])
