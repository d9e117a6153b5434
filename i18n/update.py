"""Brings the catalogues up to date with the sources: `python -m i18n.update`."""

from __future__ import annotations

import sys

from i18n import catalogue
from i18n.catalogue import Entry
from i18n.extract import extract_all


def merged(fresh: list[Entry], old: list[Entry]) -> list[Entry]:
    """The fresh entries with the translations they already had; texts that vanished are dropped."""
    known = {(entry.key, entry.plural): entry for entry in old}
    return [
        fresh_entry.translated(match.forms, match.finished)
        if (match := known.get((fresh_entry.key, fresh_entry.plural)))
        else fresh_entry
        for fresh_entry in fresh
    ]


def updated(language: str, entries: list[Entry]) -> str:
    """What the catalogue of a language should contain.

    English needs its plural forms only, a variety what it has.
    """
    old = catalogue.read(catalogue.path(language))
    wanted = [entry.blank(language) for entry in entries if entry.plural or language != "en"]
    if language in catalogue.VARIETIES:
        own = {(entry.key, entry.plural) for entry in old}
        wanted = [entry for entry in wanted if (entry.key, entry.plural) in own]
    return catalogue.text(merged(wanted, old), language)


def main() -> int:
    """Rewrite the catalogues that changed."""
    entries, problems = extract_all()
    print("\n".join(problems), end="\n" if problems else "")
    for language in catalogue.LANGUAGES:
        file, text = catalogue.path(language), updated(language, entries)
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8", newline="\n")
            blank = text.count('<translation type="unfinished">')
            print(f"{file.name}: updated, {blank} texts without translation")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
