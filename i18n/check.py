"""Finds faults in the catalogues and in the calls that use them: `python -m i18n.check`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from desktop.language.languages import text_rules
from i18n import catalogue
from i18n.catalogue import Entry
from i18n.extract import extract_all
from i18n.update import updated

#: `{name}` of str.format, `%1` of Qt, `%n` of plurals.
FIELDS = re.compile(r"\{[^{}]*\}|%L?[1-9n]")


def faults(entry: Entry, language: str) -> Iterator[str]:
    """What is wrong with one translation."""
    if not all(entry.forms):
        yield "not translated"
        return
    if not entry.finished:
        yield "marked: its English text changed; read it again"
    spoken = catalogue.LANGUAGES[language]
    if entry.plural and len(entry.forms) != spoken.plural_forms:
        yield f"{spoken.plural_forms} plural forms wanted"
    rules = text_rules(spoken.code)
    for form in entry.forms:
        if sorted(set(FIELDS.findall(form))) != sorted(set(FIELDS.findall(entry.source))):
            yield "fields differ"
        if re.search(r"\S {2}", form):
            yield "double space"
        if form.strip() != form and entry.source.strip() == entry.source:
            yield "space at an end"
        yield from (rule.fault for rule in rules if rule.broken_by(form))


def problems() -> list[str]:
    """A line for every fault of the sources and catalogues."""
    entries, found = extract_all()
    said: dict[tuple[str, tuple[str, str, str]], tuple[str, ...]] = {}
    for language in catalogue.LANGUAGES:
        file = catalogue.path(language)
        if not file.exists() or file.read_text("utf-8") != updated(language, entries):
            found.append(f"{file.name}: not up to date; run `make i18n`")
        for entry in catalogue.read(file):
            where = f"{file.name}: {entry.context}: {entry.source!r}"
            found += [f"{where}: {fault}" for fault in faults(entry, language)]
            said[language, entry.key] = entry.forms
            if said.get((catalogue.VARIETIES.get(language, ""), entry.key)) == entry.forms:
                found.append(f"{where}: said as in {catalogue.VARIETIES[language]}, leave it out")
    return found


def main() -> int:
    """Print the faults; the exit status says whether there are any."""
    found = problems()
    print("\n".join(found) if found else "Catalogues: complete.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
