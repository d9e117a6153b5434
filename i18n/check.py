"""Finds faults in the catalogues and in the calls that use them: `python -m i18n.check`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from desktop.language.languages import text_rules
from engine.data.yaml_documents import read_yaml
from i18n import catalogue
from i18n.catalogue import Entry
from i18n.extract import extract_all
from i18n.update import updated

#: `{name}` of str.format, `%1` of Qt, `%n` of plurals.
FIELDS = re.compile(r"\{[^{}]*\}|%L?[1-9n]")
#: The rules of the games, which the window shows as pages.
RULES = catalogue.ROOT / "docs" / "rules"


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


@cache
def ruled_out(language: str) -> Mapping[re.Pattern[str], str]:
    """Return the patterns that no text of a language matches, with what to say instead."""
    patterns = read_yaml(catalogue.ROOT / "i18n" / "ruled_out.yaml").get(language, {})
    return {re.compile(pattern): better for pattern, better in patterns.items()}


def wrong_words(text: str, language: str) -> Iterator[str]:
    """Yield a line for each wording of a displayed text that the glossary rules out."""
    for pattern, better in ruled_out(language).items():
        if match := pattern.search(text):
            yield f"{match[0]!r} is ruled out" + (f", say {better!r}" if better else "")


def displayed(entries: list[Entry], language: str) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """Return each text as a reader of a language sees it, with the forms that it inherits."""
    shown: dict[tuple[str, str, str], tuple[str, ...]]
    shown = {entry.key: (entry.source,) for entry in entries}
    for name in (catalogue.VARIETIES.get(language, ""), language):
        for entry in catalogue.read(catalogue.path(name)) if name else ():
            shown[entry.key] = entry.forms
    return shown


def rules_problems(folder: Path = RULES) -> Iterator[str]:
    """Yield a line for each wording in the rules of the games that the glossary rules out."""
    for file in sorted(folder.glob("*.md")):
        language = file.suffixes[0].removeprefix(".")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for fault in wrong_words(line, language):
                yield f"{file.name}, line {number}: {fault}"


def problems() -> list[str]:
    """A line for every fault of the sources, catalogues and rules."""
    entries, found = extract_all()
    for language, spoken in catalogue.LANGUAGES.items():
        for (context, source, _), forms in displayed(entries, language).items():
            # Qt's own texts are not ours to choose.
            for fault in (f for form in forms for f in wrong_words(form, spoken.code)):
                if not context.startswith("Q"):
                    found.append(f"{language}: {context}: {source!r}: {fault}")
    found += rules_problems()
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
