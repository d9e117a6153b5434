"""Qt Linguist catalogues (.ts): their entries, read and written in the layout Linguist uses."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass, replace
from pathlib import Path

from desktop.language.languages import LANGUAGE_TABLE

ROOT = Path(__file__).resolve().parent.parent

#: The language of each catalogue, by the end of its file name. English holds plural forms only.
LANGUAGES = {entry.catalogue: entry for entry in LANGUAGE_TABLE.values()}
#: Varieties hold only what they say otherwise than the language they are one of.
VARIETIES = {
    name: LANGUAGE_TABLE[entry.base].catalogue for name, entry in LANGUAGES.items() if entry.base
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One text; `forms` holds its translation, a single one unless it is plural."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False
    note: str = ""
    forms: tuple[str, ...] = ("",)
    finished: bool = False

    @property
    def key(self) -> tuple[str, str, str]:
        """What the running application looks a translation up by; also the order of a file."""
        return (self.context, self.source, self.comment)

    def translated(self, forms: tuple[str, ...], finished: bool = True) -> Entry:
        """Return the entry with a translation."""
        return replace(self, forms=forms, finished=finished)

    def blank(self, language: str) -> Entry:
        """Return the entry without a translation, with all forms it needs in a language."""
        forms = LANGUAGES[language].plural_forms if self.plural else 1
        return self.translated(("",) * forms, finished=False)


def path(language: str) -> Path:
    """The catalogue of a language."""
    return ROOT / "i18n" / f"conquista_{language}.ts"


def read(file: Path) -> list[Entry]:
    """Entries of a catalogue in file order; none when there is no such file."""
    if not file.exists():
        return []
    entries = []
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None, f"{file.name}: a message without translation"
            plural = message.get("numerus") == "yes"
            entries.append(
                Entry(
                    context=context.findtext("name", ""),
                    source=message.findtext("source", ""),
                    comment=message.findtext("comment", ""),
                    plural=plural,
                    note=message.findtext("extracomment", ""),
                    forms=tuple(form.text or "" for form in translation.iter("numerusform"))
                    if plural
                    else (translation.text or "",),
                    finished=translation.get("type") is None,
                )
            )
    return entries


def text(entries: list[Entry], language: str) -> str:
    """The .ts file of these entries, sorted so that changes made apart rarely collide."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{LANGUAGES[language].locale}" sourcelanguage="en">')
    context = None
    for entry in sorted(entries, key=lambda entry: entry.key):
        if entry.context != context:
            lines += ["</context>"] if context is not None else []
            lines += ["<context>", f"    <name>{_escape(entry.context)}</name>"]
            context = entry.context
        lines += _message(entry)
    lines += ["</context>"] if context is not None else []
    return "\n".join([*lines, "</TS>", ""])


def _message(entry: Entry) -> list[str]:
    lines = ['    <message numerus="yes">' if entry.plural else "    <message>"]
    lines.append(f"        <source>{_escape(entry.source)}</source>")
    if entry.comment:
        lines.append(f"        <comment>{_escape(entry.comment)}</comment>")
    if entry.note:
        lines.append(f"        <extracomment>{_escape(entry.note)}</extracomment>")
    opening = "<translation>" if entry.finished else '<translation type="unfinished">'
    if entry.plural:
        forms = [f"            <numerusform>{_escape(form)}</numerusform>" for form in entry.forms]
        lines += [f"        {opening}", *forms, "        </translation>"]
    else:
        lines.append(f"        {opening}{_escape(entry.forms[0])}</translation>")
    return [*lines, "    </message>"]


_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;"}


def _escape(value: str) -> str:
    """XML text; unusual spaces become visible, as Linguist writes them."""
    return "".join(
        f"&#x{ord(char):x};"
        if char.isspace() and char not in " \n\t"
        else _ENTITIES.get(char, char)
        for char in value
    )
