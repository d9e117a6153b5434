"""Finds the translatable texts in the desktop's sources, and the calls that can never work.

Qt's own lupdate reads Python too, but overlooks plurals whose number is a variable and takes
f-strings for plain ones, so the sources are parsed as Python itself parses them.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from engine.data.yaml_documents import read_yaml
from engine.play import lessons
from engine.puzzles import collection
from i18n.catalogue import ROOT, Entry

#: Calls that hold or look up texts, as they are written in the sources.
CALLS = ("translate", "QCoreApplication.translate", "QT_TRANSLATE_NOOP")
#: What a module with such a call, or with a misuse, has in it.
_MAYBE = re.compile(r"translate|QT_TRANSLATE_NOOP|\btr\b")
#: The contexts of the texts of lessons and of puzzles.
LESSONS, PUZZLES = "Lesson", "Puzzle"


class MisuseError(Exception):
    """A call whose text would not be found at run time."""


def sources() -> list[Path]:
    """Every file with displayed texts: the desktop, and Qt's own standard ones."""
    return [*sorted((ROOT / "desktop").rglob("*.py")), ROOT / "i18n" / "qt_strings.py"]


def extract_all() -> tuple[list[Entry], list[str]]:
    """All texts, each once, and a line for each misuse."""
    found: dict[tuple[str, str, str], Entry] = {}
    problems: list[str] = []
    for file in sources():
        entries, misuses = extract(file.read_text("utf-8"))
        problems += [f"{file.relative_to(ROOT)}:{misuse}" for misuse in misuses]
        for entry in entries:
            found.setdefault(entry.key, entry)
    for entry in book_entries():
        found.setdefault(entry.key, entry)
    return list(found.values()), problems


def extract(code: str) -> tuple[list[Entry], list[str]]:
    """The texts of one module, and its misuses as `line: problem`."""
    entries: list[Entry] = []
    problems: list[str] = []
    # Most modules hold no texts, and parsing takes longest.
    if not _MAYBE.search(code):
        return entries, problems
    lines = code.splitlines()
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.Call):
            continue
        name = _dotted(node.func)
        try:
            if name.endswith(".tr"):
                raise MisuseError("tr() depends on its class: write translate()")
            if name in CALLS and (entry := _entry(node, lines)):
                entries.append(entry)
        except MisuseError as misuse:
            problems.append(f"{node.lineno}: {misuse}")
    return entries, problems


def _dotted(called: ast.expr) -> str:
    """Return the name that is called as it is written, from its last part that is no plain name."""
    parts: list[str] = []
    while isinstance(called, ast.Attribute):
        parts.append(called.attr)
        called = called.value
    parts.append(called.id if isinstance(called, ast.Name) else "")
    return ".".join(reversed(parts))


def _entry(call: ast.Call, lines: list[str]) -> Entry | None:
    """The text a call holds; None when it looks up a text that stands in a table."""
    if call.keywords or not 2 <= len(call.args) <= 4:
        raise MisuseError("give context, text, comment, number in this order, without keywords")
    context, source, comment = (_literal(arg) for arg in (*call.args, ast.Constant(""))[:3])
    if context is None or comment is None:
        raise MisuseError("context and comment must be literal")
    if source is None:
        if isinstance(call.args[1], (ast.Name, ast.Attribute, ast.Subscript)):
            return None
        raise MisuseError("the text must be literal; fill in its fields after translation")
    plural = "%n" in source
    if plural != (len(call.args) == 4) and _dotted(call.func) != "QT_TRANSLATE_NOOP":
        raise MisuseError("a text has %n exactly when a number is given")
    return Entry(
        context,
        source,
        comment,
        plural,
        note=_note(call.lineno, lines),
    )


def _literal(node: ast.expr) -> str | None:
    """The string a node is; an absent comment may be written None."""
    if isinstance(node, ast.Constant) and (isinstance(node.value, str) or node.value is None):
        return node.value or ""
    return None


def _note(line: int, lines: list[str]) -> str:
    """The `#:` comment for translators that stands right above a call."""
    note: list[str] = []
    for above in reversed(lines[: line - 1]):
        if not above.strip().startswith("#:"):
            break
        note.insert(0, above.strip().removeprefix("#:").strip())
    return " ".join(note)


def book_entries() -> list[Entry]:
    """The texts of all lessons and puzzles, which stand in their files in English."""
    found = [(LESSONS, text) for book in lessons.books() for text in lessons.texts(read_yaml(book))]
    found += [
        (PUZZLES, text) for book in collection.books() for text in collection.texts(read_yaml(book))
    ]
    return [Entry(context, text, "", False, note="", forms=("",)) for context, text in found]
