"""The rules of each game as documents with drawings."""

from __future__ import annotations

from desktop.language.translation import base_of
from desktop.rules.document import Document, parse, with_variants
from desktop.rules.drawings import Artist, Drawings
from engine.data.json_documents import read_text
from engine.system.resources import rules


def read_rules(game: str, language: str) -> Document:
    """The rules of a game in a language or a variety; raises ConquistaError.

    The file of a variety holds only the sections that differ from those of its language.
    """
    base = base_of(language)
    document = parse(read_text(rules(f"{game}.{base}.md")))
    if language == base:
        return document
    return with_variants(document, parse(read_text(rules(f"{game}.{language}.md"))))


def drawings_of(game: str, artist: Artist) -> Drawings:
    """The drawings that go with them, the same in every language, by the game's own painters."""
    return Drawings(rules(f"{game}.drawings.yaml"), artist)
