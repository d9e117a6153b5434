"""Rewrites English texts in the sources and keeps their translations: `python -m i18n.reword FILE`.

The JSON file holds {context: {old text: new text}}; a text with a comment is written
`text [comment]`, as `i18n.fill` writes it. The sources, lessons, puzzles and tests get the new
texts. The catalogues keep each translation, marked as unfinished until somebody has read it beside
the new text: `i18n.fill` prints the marked ones, and puts them back finished.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import yaml

from i18n import catalogue
from i18n.catalogue import ROOT, Entry
from i18n.check import FIELDS
from i18n.extract import CALLS, LESSONS, PUZZLES, extract_all, sources
from i18n.fill import name

#: The columns that a line of source may take.
WIDTH = 100
#: The keys of a book of lessons or puzzles whose values are displayed.
BOOK_KEYS = ("title", "teach", "task", "otherwise", "aim", "note", "cards", "drawings")

Key = tuple[str, str, str]
#: The new text of each text that changes, by context, old text and comment.
Changes = Mapping[Key, str]


class RewordError(Exception):
    """A table of new texts that cannot be carried out."""


def changes_in(table: Mapping[str, Mapping[str, str]], entries: Iterable[Entry]) -> Changes:
    """Return the changes that a table asks for.

    Raises RewordError when the table names a text that is not there, changes its fields or its
    being a plural, or gives it the words of another text.
    """
    known = {(entry.context, name(entry)): entry for entry in entries}
    taken = {entry.key for entry in known.values()}
    changes: dict[Key, str] = {}
    faults = []
    for context, texts in table.items():
        for old, new in texts.items():
            entry = known.get((context, old))
            if entry is None:
                faults.append(f"{context}: no such text: {old!r}")
            elif sorted(set(FIELDS.findall(new))) != sorted(set(FIELDS.findall(entry.source))):
                faults.append(f"{context}: other fields: {old!r} -> {new!r}")
            elif (context, new, entry.comment) in taken:
                faults.append(f"{context}: the text is there already: {old!r} -> {new!r}")
            else:
                taken.add((context, new, entry.comment))
                changes[entry.key] = new
    if faults:
        raise RewordError("\n".join(faults))
    return changes


def carried(entries: Iterable[Entry], changes: Changes) -> list[Entry]:
    """Return the entries of a catalogue with new texts; their translations are marked."""
    return [
        replace(entry, source=changes[entry.key], finished=False) if entry.key in changes else entry
        for entry in entries
    ]


def code_with(code: str, changes: Changes) -> str:
    """Return a module with the new texts in its translated calls."""
    spans = []
    for node in ast.walk(ast.parse(code)):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func) in CALLS):
            continue
        values = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args[:3]]
        context, source, comment = (*values, None, None, None)[:3]
        new = changes.get((str(context), str(source), str(comment or "")))
        if new is not None:
            spans.append((node.args[1], new))
    return _replaced(code, spans)


def module_with(code: str, texts: Mapping[str, str]) -> str:
    """Return a test module with the new texts wherever a string is an old one."""
    tree = ast.parse(code)
    docstrings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    spans = [
        (node, texts[node.value])
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        if isinstance(node.value, str) and node.value in texts and node not in docstrings
    ]
    return _replaced(code, spans)


def book_with(text: str, texts: Mapping[str, str]) -> str:
    """Return a book of lessons or puzzles, as YAML, with the new texts."""
    spans = []
    for key, node in _pairs(yaml.compose(text)):
        found = node.value if isinstance(node, yaml.MappingNode) else [(None, node)]
        for _, scalar in found if key in BOOK_KEYS else ():
            if isinstance(scalar, yaml.ScalarNode) and scalar.value in texts:
                new = json.dumps(texts[scalar.value], ensure_ascii=False)
                spans.append((scalar.start_mark.index, scalar.end_mark.index, new))
    for start, end, new in sorted(spans, reverse=True):
        gap = text[:end][len(text[:end].rstrip()) :]
        text = text[:start] + new + gap + text[end:]
    return text


def _pairs(node: yaml.Node | None) -> Iterator[tuple[str, yaml.Node]]:
    """Yield the keys of all mappings of a document with their values."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield key.value, value
            yield from _pairs(value)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _pairs(item)


def _replaced(code: str, spans: Sequence[tuple[ast.expr, str]]) -> str:
    """Return a module with other strings in the places of these nodes."""
    data = code.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, new in sorted(spans, key=lambda span: (span[0].lineno, span[0].col_offset))[::-1]:
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        before = data[starts[node.lineno - 1] : start].decode()
        literal = _literal(new, before, mark=chr(data[start]))
        data = data[:start] + literal.encode() + data[end:]
    return data.decode()


def _literal(text: str, before: str, mark: str) -> str:
    """Return a text as Python writes it after `before`, in several parts when it is too long.

    It keeps the quotation mark of the old text, which may be inside a formatted string.
    """
    quoted = json.dumps(text, ensure_ascii=False)
    quoted = re.sub(r"[\u00a0\u202f\u2011]", lambda found: f"\\u{ord(found[0]):04x}", quoted)
    if mark == "'":
        quoted = "'" + quoted[1:-1].replace('\\"', '"').replace("'", "\\'") + "'"
    if len(before) + len(quoted) < WIDTH - 1:
        return quoted
    # Alone on its lines, it is only as deep as the line that it begins on, and one level more.
    indent = len(before) - len(before.lstrip()) + (4 if before.strip() else 0)
    room = WIDTH - indent - 4
    parts, part = [], ""
    for word in re.findall(r"\S*\s*", quoted[1:-1]):
        if part and len(part) + len(word) > room:
            parts.append(part)
            part = ""
        part += word
    return ("\n" + " " * indent).join(f"{mark}{part}{mark}" for part in [*parts, part] if part)


def _write(file: Path, text: str) -> bool:
    """Write a file whose text is another one. Return whether it was."""
    if file.read_text("utf-8") == text:
        return False
    file.write_text(text, "utf-8", newline="\n")
    return True


def apply(changes: Changes) -> None:
    """Write the new texts into sources, books, tests and catalogues."""
    written = [
        file for file in sources() if _write(file, code_with(file.read_text("utf-8"), changes))
    ]
    short = {old: new for (_, old, _), new in changes.items()}
    for file in sorted((ROOT / "tests").rglob("*.py")):
        if "i18n" not in file.parts and _write(file, module_with(file.read_text("utf-8"), short)):
            written.append(file)
    for kind, context in (("lessons", LESSONS), ("puzzles", PUZZLES)):
        texts = {old: new for (where, old, _), new in changes.items() if where == context}
        for file in sorted((ROOT / "assets").rglob(f"{kind}.yaml")):
            _write(file, book_with(file.read_text("utf-8"), texts))
    for language in catalogue.LANGUAGES:
        file = catalogue.path(language)
        _write(file, catalogue.text(carried(catalogue.read(file), changes), language))
    if written:
        subprocess.run([sys.executable, "-m", "ruff", "format", "-q", *written], check=True)


def main(file: str) -> int:
    """Carry a table out; the exit status says whether all texts are where they belong."""
    entries, _ = extract_all()
    try:
        changes = changes_in(json.loads(Path(file).read_text("utf-8")), entries)
    except RewordError as error:
        print(error)
        return 1
    apply(changes)
    now = {entry.key for entry in extract_all()[0]}
    left = [key for key in changes if key in now]
    print(f"{len(changes) - len(left)} texts are new.")
    print("\n".join(f"{context}: not found in the sources: {old!r}" for context, old, _ in left))
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
