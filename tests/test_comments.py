"""Docstrings and comments of the sources: plain words, and nothing that a name says already."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.test_docs import sources

#: Words that add nothing to the words of a name, and abbreviations in names.
FILLERS = {
    *re.findall(r"\w+", "a an the of its it in is for to each one that by and on at or most least")
}
SHORT = {"maximum": "max", "minimum": "min", "number": "count", "pixels": "px", "size": "px"}
SHORT |= {"milliseconds": "ms", "seconds": "s", "millimetres": "mm"}
NOTED = re.compile(r"^(?! *#).*\n *#: ([^\n`;:,\"(]+)\n *(?:self\.)?_*([A-Za-z]\w*)(?=:| =)", re.M)


def repeated(source: str) -> Iterator[str]:
    """Yield the comments above constants and attributes that say no more than the name."""
    for comment, name in NOTED.findall(source):
        known = {word.rstrip("s") for word in name.lower().split("_")}
        words = set(re.findall("[a-z]+", comment.lower())) - FILLERS
        if words and {SHORT.get(word, word).rstrip("s") for word in words} <= known:
            yield comment


def test_comments_say_more_than_the_names_below_them() -> None:
    assert not {
        path: comments
        for path, source in sources().texts.items()
        if path.startswith(("engine/", "desktop/")) and (comments := [*repeated(source)])
    }


def test_comments_that_repeat_a_name_are_noticed() -> None:
    assert [*repeated("\n#: Type size of the titles.\n_TITLE_TYPE_PX = 19.0\n")]
    assert not [*repeated("\n#: Type size of a short title.\n_TITLE_TYPE_PX = 19.0\n")]


#: Turns of phrase in docstrings and comments that make a reader stop, with plain words for them.
ODD_PHRASES = {
    r"[Ww]hoever|[Ss]omebody": "a person, a player, a seat",
    r"(?:is|are|was|were) told": "the message, the event, or who is asked",
    r"what (?:is|was|are|were) (?:seen|said|told|heard|shown|asked|kept|held|known)": "a noun",
    r"(?:None|0|\"\"|\(\)|\[\]) for none": "or None, or 0",
    r"Return that": "return the sentence that, or return whether",
    r"is put off|goes without saying|nothing of (?:it|them)": "plain words",
}
#: A docstring, or the lines of a comment.
PROSE = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"""|#:? [^\n]*(?:\n[ \t]*#:? [^\n]*)*')


def odd_phrases(source: str) -> Iterator[str]:
    """Yield the odd phrases in the docstrings and comments of a module."""
    for text in PROSE.findall(source):
        line = re.sub(r"\s+(?:#:? )?", " ", text)
        for phrase in ODD_PHRASES:
            yield from (found[0] for found in re.finditer(rf"(?<!\w)(?:{phrase})\b", line))


def test_docstrings_and_comments_have_no_odd_phrases() -> None:
    assert not {
        path: phrases
        for path, source in sources().texts.items()
        if path.startswith(("engine/", "desktop/")) and (phrases := [*odd_phrases(source)])
    }


def test_odd_phrases_are_noticed() -> None:
    for text in (
        '"""Return that a seat has won."""',
        "#: Show what was\n    #: said last.",
        "# The seat, None for none.",
        "# It waits for somebody.",
    ):
        assert [*odd_phrases(f"\n    {text}\n")], text
    assert not [*odd_phrases('name = "somebody"  # A player.\n')]
