"""A parser of rules documents, which are written in a small subset of Markdown.

It knows `# Title` once at the top, `## Heading {#id}` for each section with ids that are the same
in every language, paragraphs with `**bold**`, `*italics*` and `[links](#id)`, lists with `-` or
`1.`, tables with headings, `> ` for a ruling, and `![caption](draw:name)` on a line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape

from desktop.language.languages import LANGUAGE_TABLE, base_of
from desktop.language.translation import translate
from desktop.rulebook.drawings import Artist, Drawings
from engine.core.errors import ConquistaError
from engine.data.json_documents import read_text
from engine.system.resources import rules

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z-]+)\}$")
_DRAWING = re.compile(r"^!\[(?P<caption>.+)\]\(draw:(?P<name>[a-z-]+)\)$")
_ITEM = re.compile(r"^(?:- |\d+\. )(?P<text>.+)$")
_DIVIDER = re.compile(r"^\|(?:-{3,}\|)+$")
_INLINE = (
    (re.compile(r"\[([^\]]+)\]\((#[a-z-]+)\)"), r'<a href="\2">\1</a>'),
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
)
_TAG = re.compile(r"<[^>]+>")


class RulesDocumentError(ConquistaError):
    """Raised for a rules document with a syntax error; the message gives the line."""


@dataclass(frozen=True, slots=True)
class RulesBlock:
    """One paragraph, list, table, ruling or drawing.

    `kind` is "text", "bullets", "steps", "table", "ruling" or "drawing". `rows` holds rich text:
    one row of one cell, the items of a list, or the rows of a table with its headings first.
    """

    kind: str
    rows: tuple[tuple[str, ...], ...]
    #: The name of a drawing; its row is the caption.
    drawing: str = ""

    @property
    def passages(self) -> tuple[str, ...]:
        """The visible plain text: one passage for each paragraph, item or row."""
        return tuple(" – ".join(plain_text(cell) for cell in row if cell) for row in self.rows)


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A heading and the blocks below it."""

    id: str
    title: str
    blocks: tuple[RulesBlock, ...]

    @property
    def links(self) -> tuple[str, ...]:
        """The ids of the sections to which it links."""
        rich = (cell for block in self.blocks for row in block.rows for cell in row)
        return tuple(link for cell in rich for link in re.findall(r'href="#([a-z-]+)"', cell))


@dataclass(frozen=True, slots=True)
class RulesDocument:
    """The rules of one game in one language."""

    title: str
    #: The blocks above the first section.
    opening: tuple[RulesBlock, ...]
    sections: tuple[RulesSection, ...]

    def section(self, name: str) -> RulesSection:
        """Return the section of that id.

        Raises KeyError.
        """
        for section in self.sections:
            if section.id == name:
                return section
        raise KeyError(name)

    @property
    def drawings(self) -> tuple[str, ...]:
        """The names of all drawings, in order."""
        blocks = (block for section in self.sections for block in section.blocks)
        return tuple(block.drawing for block in blocks if block.drawing)


def parse(text: str) -> RulesDocument:
    """Parse a document.

    Raises DocumentError.
    """
    title = ""
    opening: list[RulesBlock] = []
    sections: list[tuple[str, str, list[RulesBlock]]] = []
    for number, lines in _paragraphs(text):
        first = lines[0]
        if first.startswith("# ") and not title:
            title = first[2:]
        elif first.startswith("#"):
            match = _HEADING.match(first)
            if match is None or len(lines) > 1:
                raise RulesDocumentError(f"line {number}: expected ## Heading {{#id}}")
            if any(match["id"] == name for name, _, _ in sections):
                raise RulesDocumentError(f"line {number}: two sections called {match['id']}")
            sections.append((match["id"], match["title"], []))
        else:
            blocks = sections[-1][2] if sections else opening
            blocks.append(_block(lines, number))
    if not title:
        raise RulesDocumentError("line 1: expected # Title")
    parsed_sections = tuple(
        RulesSection(name, heading, tuple(blocks)) for name, heading, blocks in sections
    )
    return RulesDocument(title, tuple(opening), parsed_sections)


def with_variants(document: RulesDocument, variants: RulesDocument) -> RulesDocument:
    """Return a document in which sections of a regional variety replace those of its language.

    Raises DocumentError when `variants` has an unknown section.
    """
    own_sections = {section.id: section for section in variants.sections}
    if unknown := own_sections.keys() - {section.id for section in document.sections}:
        raise RulesDocumentError(f"no section {', '.join(sorted(unknown))} to be told otherwise")
    return RulesDocument(
        variants.title,
        variants.opening or document.opening,
        tuple(own_sections.get(section.id, section) for section in document.sections),
    )


def plain_text(rich: str) -> str:
    """Return rich text without its markup."""
    bare = _TAG.sub("", rich)
    for mark, sign in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&")):
        bare = bare.replace(mark, sign)
    return bare


def _paragraphs(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines between blank lines, with the number of the first."""
    paragraphs: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            paragraphs.append(line.rstrip())
        elif paragraphs:
            yield number - len(paragraphs), paragraphs
            paragraphs = []


def _block(lines: list[str], number: int) -> RulesBlock:
    """Return the block of some lines; `number` is the number of the first line, for errors."""
    first = lines[0]
    drawing = _DRAWING.match(first)
    if drawing:
        if len(lines) > 1:
            raise RulesDocumentError(f"line {number}: a drawing stands alone")
        return RulesBlock("drawing", ((_rich(drawing["caption"]),),), drawing["name"])
    if first.startswith("|"):
        return _table(lines, number)
    if first.startswith("> "):
        return RulesBlock(
            "ruling", ((_rich(" ".join(line.removeprefix("> ") for line in lines)),),)
        )
    items = [_ITEM.match(line) for line in lines]
    if items[0]:
        if not all(items):
            raise RulesDocumentError(f"line {number}: every line of a list begins an item")
        rows = tuple((_rich(item["text"]),) for item in items if item)
        return RulesBlock("bullets" if first.startswith("- ") else "steps", rows)
    if first[0] in "#!>":
        raise RulesDocumentError(f"line {number}: cannot be read: {first[:40]}")
    return RulesBlock("text", ((_rich(" ".join(lines)),),))


def _table(lines: list[str], number: int) -> RulesBlock:
    if len(lines) < 3 or not _DIVIDER.match(lines[1]):
        raise RulesDocumentError(f"line {number}: a table has headings, a divider and rows")
    rows = tuple(
        tuple(_rich(cell.strip()) for cell in line.strip("|").split("|"))
        for line in [lines[0], *lines[2:]]
    )
    if len({len(row) for row in rows}) > 1:
        raise RulesDocumentError(f"line {number}: rows of different length")
    return RulesBlock("table", rows)


def _rich(text: str) -> str:
    rich = escape(text, quote=False)
    for pattern, replacement in _INLINE:
        rich = pattern.sub(replacement, rich)
    return rich


def read_rules(game: str, language: str) -> RulesDocument:
    """Return the rules of a game in a language or a regional variety.

    Raises ConquistaError.

    The file of a variety holds only the sections that differ from those of its language. Without a
    file for the language, the rules are English and say so.
    """
    file = rules(f"{game}.{base_of(language)}.md")
    if not file.is_file():
        return _with_notice(parse(read_text(rules(f"{game}.en.md"))), language)
    document = parse(read_text(file))
    variants = rules(f"{game}.{language}.md")
    if variants == file or not variants.is_file():
        return document
    return with_variants(document, parse(read_text(variants)))


def _with_notice(document: RulesDocument, language: str) -> RulesDocument:
    """Return English rules that first say that they are missing in a language."""
    sentence = translate(
        "Rules", "These rules are not yet translated into {language}; this is the English text."
    ).format(language=LANGUAGE_TABLE[base_of(language)].name)
    return replace(document, opening=(RulesBlock("text", ((_rich(sentence),),)), *document.opening))


def drawings_of(game: str, artist: Artist) -> Drawings:
    """Return the drawings of a game's rules, made by its own painters.

    They are the same in all languages.
    """
    return Drawings(rules(f"{game}.drawings.yaml"), artist)
