"""The language of all displayed text: installs catalogues and switches them at run time."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from desktop.language.languages import LANGUAGE_TABLE, base_of
from engine.system.resources import catalogue

_Words = TypeVar("_Words")

translate = QCoreApplication.translate

#: Language codes in settings and on the command line; the sources are in English.
LANGUAGES = tuple(code for code, entry in LANGUAGE_TABLE.items() if not entry.base)
#: Regional varieties and their base languages, which provide all texts that a variety lacks.
VARIETIES = {code: entry.base for code, entry in LANGUAGE_TABLE.items() if entry.base}
#: All codes that can be chosen.
CODES = tuple(LANGUAGE_TABLE)
#: The name of each language in itself.
NAMES = {code: entry.name for code, entry in LANGUAGE_TABLE.items()}

#: Whether places on maps have the names of their own country.
_native_places = False
#: The code of the current language.
_current_code = "en"
_key: Hashable = _current_code, "", _native_places
#: How often the texts changed.
_changes = 0

_log = logging.getLogger(__name__)

#: The position between a hyphen and the rest of a word.
_AFTER_HYPHEN = re.compile(r"(?<=\w-)(?=\w)")


def has_native_places() -> bool:
    """Return whether places on maps have the names of their own country; a setting."""
    return _native_places


def current_code() -> str:
    """Return the code of the current language."""
    return _current_code


def with_unbroken_words(text: str) -> str:
    """Return a text for lines of their own, in which no word breaks at its hyphen.

    It uses the zero-width word joiner, because fonts lack the non-breaking hyphen.
    """
    return _AFTER_HYPHEN.sub("\u2060", text)


def join_words(words: Iterable[str]) -> str:
    """Return words as a list in the current language, such as "Ana, Maud and Otto"."""
    return QLocale().createSeparatedList(list(words))


def language_key() -> Hashable:
    """Return a key of the current texts, for caches of pictures that contain words."""
    return _key


def update_language_key() -> None:
    """Update `language_key`, so that pictures with words are cached apart from earlier ones."""
    global _key, _changes
    _changes += 1
    _key = _current_code, translate("Shelf", "%n player(s)", "", 2), _native_places


def per_language(make: Callable[[], _Words]) -> Callable[[], _Words]:
    """Make a table of words once for each change of the texts, not at each use.

    The table must depend on the language alone, and callers may not change it.
    """
    cached: list[tuple[int, _Words]] = []

    @wraps(make)
    def words() -> _Words:
        if not cached or cached[0][0] != _changes:
            cached[:] = [(_changes, make())]
        return cached[0][1]

    return words


def system_code() -> str:
    """Return the code of the first system language that is available, or English."""
    for tag in QLocale.system().uiLanguages():
        if code := _code_of(tag):
            return code
    return "en"


def system_variety(language: str) -> str:
    """Return the system's variety of a language, or the language itself."""
    for tag in QLocale.system().uiLanguages():
        if base_of(code := _code_of(tag)) == language:
            return code
    return language


def _code_of(tag: str) -> str:
    """Return the program's code for a tag such as "pt-BR" or "pt-Latn-BR".

    The result is "" when it is not available.
    """
    parts = tag.replace("_", "-").split("-")
    language, variety = parts[0].lower(), f"{parts[0].lower()}_{parts[-1].upper()}"
    if variety in VARIETIES:
        return variety
    return language if language in LANGUAGES else ""


class Language(QObject):
    """Installer of translators; Qt then sends every widget a LanguageChange event.

    Signals:
        changed(code): after the switch.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self.current = ""
        #: The names of the current language's catalogues that could not be loaded.
        self.missing: tuple[str, ...] = ()

    def install(self, code: str) -> None:
        """Switch to one of CODES; an unknown code or "" means the system's language."""
        if code not in CODES:
            code = system_code()
        if code == self.current:
            return
        # The locale comes first: texts made during the change must already format numbers in it.
        QLocale.setDefault(_locale(code))
        outgoing, self._translators = self._translators, []
        for name in LANGUAGE_TABLE[code].qt_catalogues:
            folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            if self._load(folder / f"{name}.qm"):
                break
        # Qt searches the last installed catalogue first: the program's overrides Qt's standard
        # texts, and a variety overrides its base language. The English one knows the plurals of
        # texts that nobody translated.
        spoken = dict.fromkeys(("en", base_of(code), code))
        names = [LANGUAGE_TABLE[name].catalogue for name in spoken]
        files = [catalogue(f"conquista_{name}.qm") for name in names]
        self.missing = tuple(file.name for file in files if not self._load(file))
        for name in self.missing:
            _log.warning("%s: no catalogue %s", NAMES[code], name)
        for translator in outgoing:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self.current = code
        _set_code(code)
        self.changed.emit(code)

    def use_native_places(self, native: bool) -> None:
        """Name places as their own country does, or in the current language."""
        global _native_places
        if native == _native_places:
            return
        _native_places = native
        update_language_key()
        # Qt sends the same event when a translator is installed.
        application = QCoreApplication.instance()
        if application is not None:
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))

    def _load(self, file: Path) -> bool:
        translator = QTranslator(self)
        if not file.is_file() or not translator.load(str(file)):
            translator.deleteLater()
            return False
        self._translators.append(translator)
        QCoreApplication.installTranslator(translator)
        return True


def _set_code(code: str) -> None:
    global _current_code
    _current_code = code
    update_language_key()


def _locale(code: str) -> QLocale:
    """Return the locale of a code.

    The system's own when it is of the same language and no variety of ours is involved.
    """
    system = QLocale.system()
    home = QLocale(LANGUAGE_TABLE[code].locale)
    uses_language_locale = code not in VARIETIES and system.name() not in VARIETIES
    return system if uses_language_locale and system.language() == home.language() else home
