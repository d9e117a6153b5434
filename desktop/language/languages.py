"""The languages of the program.

One entry for each, read by the window, the scripts in `i18n/`, the packages and the self-test.

It imports no Qt, so that scripts can read it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

#: Markup, entities, fields and addresses, in which signs are no punctuation.
_MARKUP = re.compile(r"<[^<>]*>|&\w+;|\{[^{}]*\}|\w+://\S*")


@dataclass(frozen=True, slots=True)
class TextRule:
    """A fault that a translation may have, and how to find it."""

    fault: str
    pattern: re.Pattern[str]
    #: Whether to search the text without its markup and fields.
    is_plain: bool = True

    def broken_by(self, text: str) -> bool:
        """Return whether a text has the fault."""
        return self.pattern.search(_MARKUP.sub("x", text) if self.is_plain else text) is not None


@dataclass(frozen=True, slots=True)
class LanguageEntry:
    """A language, or a regional variety of one."""

    #: The code in settings, on the command line and in the names of files in `docs/rules/`.
    code: str
    #: The name of the language in itself.
    name: str
    #: Language and country, as Qt writes them.
    locale: str
    #: The end of the name of its catalogue, `i18n/conquista_<catalogue>.ts`.
    catalogue: str
    #: The word for "Cancel". By it the self-test notices that Qt has the translation.
    cancel: str
    #: Catalogues of Qt's own texts; the first that is installed is used.
    qt_catalogues: tuple[str, ...] = ()
    #: The number of its plural forms, as Qt counts them.
    plural_forms: int = 2
    #: For a variety: the code of its language, which provides all texts that the variety lacks.
    base: str = ""
    #: What its translations must obey, apart from what holds for all.
    text_rules: tuple[TextRule, ...] = ()


_FRENCH = (
    TextRule(
        "no-break space missing",
        # Before a high sign, and after an opening quote.
        re.compile(r"(?<![\u00a0;:!?»])[;!?»]|(?<![\u00a0;:!?»]):(?!\w)|«(?!\u00a0)"),
    ),
    TextRule(
        "narrow no-break space: the card font lacks it, use U+00A0",
        re.compile("\u202f"),
    ),
    TextRule(
        "a name or card may begin with a vowel: à, par, pour or chez before {name}, no de or que",
        re.compile(
            r"\b(?:de|que|lorsque|puisque) \{(?:names?|others?|holder|rival|cards?)\}",
            re.IGNORECASE,
        ),
        is_plain=False,
    ),
)

#: All languages by code, in the order of the settings. The sources are in English.
LANGUAGE_TABLE = {
    entry.code: entry
    for entry in (
        LanguageEntry("en", "English", "en_GB", "en", "Cancel"),
        LanguageEntry(
            "fr",
            "Français",
            "fr_FR",
            "fr",
            "Annuler",
            qt_catalogues=("qtbase_fr", "qt_fr"),
            text_rules=_FRENCH,
        ),
        LanguageEntry(
            "pt",
            "Português",
            "pt_PT",
            "pt_PT",
            "Cancelar",
            qt_catalogues=("qt_pt_PT", "qtbase_pt_BR"),
        ),
        LanguageEntry(
            "pt_BR",
            "Português (Brasil)",
            "pt_BR",
            "pt_BR",
            "Cancelar",
            qt_catalogues=("qtbase_pt_BR",),
            base="pt",
        ),
    )
}


def base_of(code: str) -> str:
    """Return the code of the language of which a code names a variety, or the code itself."""
    return (LANGUAGE_TABLE[code].base if code in LANGUAGE_TABLE else "") or code


def text_rules(code: str) -> tuple[TextRule, ...]:
    """Return the rules that translations into a language must obey.

    A variety also obeys the rules of its language.
    """
    return tuple(
        rule
        for name in dict.fromkeys((base_of(code), code))
        for rule in LANGUAGE_TABLE[name].text_rules
    )
