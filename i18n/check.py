"""Finds faults in the catalogues and in the calls that use them: `python -m i18n.check`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from i18n import catalogue
from i18n.catalogue import Entry
from i18n.extract import extract_all
from i18n.update import updated

#: `{name}` of str.format, `%1` of Qt, `%n` of plurals.
FIELDS = re.compile(r"\{[^{}]*\}|%L?[1-9n]")
#: Markup, entities and fields, in which punctuation is not French punctuation.
MARKUP = re.compile(r"<[^<>]*>|&\w+;|\{[^{}]*\}|\w+://\S*")
#: A high sign without a no-break space before it, or an opening quote without one after it.
FRENCH = re.compile(r"(?<![\u00a0;:!?»])[;!?»]|(?<![\u00a0;:!?»]):(?!\w)|«(?!\u00a0)")
#: A word that would have to lose its vowel before the name of a player that begins with one.
ELIDED = re.compile(r"\b(?:de|que|lorsque|puisque) \{name\}", re.IGNORECASE)


def faults(entry: Entry, language: str) -> Iterator[str]:
    """What is wrong with one translation."""
    if not entry.finished or not all(entry.forms):
        yield "not translated"
        return
    for form in entry.forms:
        if sorted(set(FIELDS.findall(form))) != sorted(set(FIELDS.findall(entry.source))):
            yield "fields differ"
        if re.search(r"\S {2}", form):
            yield "double space"
        if form.strip() != form and entry.source.strip() == entry.source:
            yield "space at an end"
        if language == "fr":
            if FRENCH.search(MARKUP.sub("x", form)):
                yield "no-break space missing"
            if "\u202f" in form:
                yield "narrow no-break space: the card font lacks it, use U+00A0"
            if ELIDED.search(form):
                yield "a name may begin with a vowel: à, par, pour or chez before {name}"


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
