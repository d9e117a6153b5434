"""Puts translations into a catalogue: `python -m i18n.fill fr texts.json`.

The file holds {context: {text: translation}}, for plurals {context: {text: [one, many]}}; a text
with a comment is written `text [comment]`. Without a file, prints what is missing in this form. A
variety such as pt_BR misses nothing; what the file says as the language does is left out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from i18n import catalogue
from i18n.catalogue import Entry


def name(entry: Entry) -> str:
    """How an entry is called in the JSON file."""
    return f"{entry.source} [{entry.comment}]" if entry.comment else entry.source


def missing(entries: list[Entry]) -> dict[str, dict[str, Any]]:
    """The unfinished entries, ready to be filled in."""
    todo: dict[str, dict[str, Any]] = {}
    for entry in entries:
        if not entry.finished:
            blank = list(entry.forms) if entry.plural else entry.forms[0]
            todo.setdefault(entry.context, {})[name(entry)] = blank
    return todo


def filled(
    entries: list[Entry], texts: dict[str, dict[str, Any]], language: str
) -> tuple[list[Entry], list[str]]:
    """The entries with the given translations, and the names that no entry bears."""
    left = {(context, key): value for context, by in texts.items() for key, value in by.items()}
    result = []
    for entry in entries:
        value = left.pop((entry.context, name(entry)), None)
        if value:
            forms = tuple(value) if isinstance(value, list) else (value,)
            expected = len(entry.blank(language).forms)
            if len(forms) != expected:
                raise SystemExit(f"{entry.context}: {entry.source!r} needs {expected} form(s)")
            entry = entry.translated(forms)
        result.append(entry)
    return result, [f"{context}: no such text: {key!r}" for context, key in left]


def whole(entries: list[Entry], said: list[Entry]) -> list[Entry]:
    """The entries of a variety, and a blank one for everything else its language says."""
    own = {entry.key: entry for entry in entries}
    blank = [entry.translated(("",) * len(entry.forms), finished=False) for entry in said]
    return [own.get(entry.key, entry) for entry in blank]


def differing(entries: list[Entry], said: list[Entry]) -> list[Entry]:
    """Of the entries of a variety, those that its language says otherwise."""
    forms = {entry.key: entry.forms for entry in said}
    return [entry for entry in entries if entry.finished and entry.forms != forms[entry.key]]


def main(language: str, file: str | None = None) -> int:
    """Fill a catalogue, or show what it misses."""
    target = catalogue.path(language)
    entries = catalogue.read(target)
    if file is None:
        print(json.dumps(missing(entries), ensure_ascii=False, indent=1))
        return 0
    base = catalogue.VARIETIES.get(language)
    said = catalogue.read(catalogue.path(base)) if base else []
    texts = json.loads(Path(file).read_text("utf-8"))
    entries, unknown = filled(whole(entries, said) if base else entries, texts, language)
    if base:
        entries = differing(entries, said)
    target.write_text(catalogue.text(entries, language), "utf-8", newline="\n")
    print("\n".join(unknown), end="\n" if unknown else "")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
