"""Search rules regardless of accents and capitals: "epee" finds "Épée"."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from desktop.rulebook.document import RulesDocument, RulesSection

#: Characters of a snippet before its first match.
_BEFORE = 34
#: Characters of a snippet after its first match.
_AFTER = 90

#: Replacements for characters that Unicode normalisation keeps: ligatures, quotes and dashes.
_REPLACEMENTS = {
    "œ": "oe",
    "æ": "ae",
    "ß": "ss",
    "’": "'",
    "“": '"',
    "”": '"',
    "–": "-",
    "…": "...",
}


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that matches a query."""

    section: str
    title: str
    #: A part of the best passage.
    snippet: str


@dataclass(frozen=True, slots=True)
class Folded:
    """A text without accents and capitals, with the original position of each letter."""

    text: str
    places: tuple[int, ...]

    def find(self, words: list[str]) -> list[tuple[int, int]]:
        """Return start and end, in the original text, of every occurrence of folded words."""
        spans = []
        for word in words:
            at = self.text.find(word)
            while at >= 0:
                spans.append((self.places[at], self.places[at + len(word) - 1] + 1))
                at = self.text.find(word, at + len(word))
        return sorted(spans)


def normalise(text: str) -> Folded:
    """Return the form of a text that searches compare; letters such as œ become two."""
    letters: list[str] = []
    places: list[int] = []
    for index, sign in enumerate(text):
        plain = _REPLACEMENTS.get(sign.lower()) or unicodedata.normalize("NFKD", sign).casefold()
        for letter in plain:
            if not unicodedata.combining(letter):
                letters.append(letter)
                places.append(index)
    return Folded("".join(letters), tuple(places))


def words_of(query: str) -> list[str]:
    """Return the folded words of a query."""
    return normalise(query).text.split()


def find(document: RulesDocument, query: str) -> list[Hit]:
    """Return the sections that contain every word of the query.

    Those with one in the heading come first.
    """
    query_words = words_of(query)
    if not query_words:
        return []
    ranked = []
    for number, section in enumerate(document.sections):
        hit = _hit(section, query_words)
        if hit is not None:
            in_title = bool(normalise(section.title).find(query_words))
            ranked.append((not in_title, number, hit))
    return [hit for _, _, hit in sorted(ranked, key=lambda entry: entry[:2])]


def _hit(section: RulesSection, words: list[str]) -> Hit | None:
    passages = [passage for block in section.blocks for passage in block.passages]
    everything = normalise("\n".join([section.title, *passages])).text
    if not all(word in everything for word in words):
        return None
    best = max(
        passages, key=lambda passage: _count_words(normalise(passage).text, words), default=""
    )
    return Hit(section.id, section.title, _snippet(best, words))


def _count_words(folded: str, words: list[str]) -> int:
    """Return how many of the words a passage contains."""
    return sum(word in folded for word in words)


def _snippet(passage: str, words: list[str]) -> str:
    """Return the passage around its first match, cut between words."""
    spans = normalise(passage).find(words)
    middle = spans[0][0] if spans else 0
    start = 0 if middle <= _BEFORE else passage.find(" ", middle - _BEFORE) + 1
    end = len(passage)
    if end > start + _BEFORE + _AFTER:
        end = passage.rfind(" ", start, start + _BEFORE + _AFTER)
    before, after = "…" if start else "", "…" if end < len(passage) else ""
    return f"{before}{passage[start:end]}{after}"
