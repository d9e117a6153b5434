"""The language of everything displayed: which catalogues are installed, switched while running."""

from __future__ import annotations

import logging
import re
from collections.abc import Hashable
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from engine.system.resources import catalogue

translate = QCoreApplication.translate

#: Codes as settings and the command line spell them; English is the language of the sources.
LANGUAGES = ("en", "fr", "pt")
#: Varieties and the language each is one of: where they say nothing of their own, it speaks.
VARIETIES = {"pt_BR": "pt"}
#: Everything that can be chosen.
CODES = (*LANGUAGES, *VARIETIES)
#: What each calls itself.
NAMES = {"en": "English", "fr": "Français", "pt": "Português", "pt_BR": "Português (Brasil)"}
_LOCALES = {"en": "en_GB", "fr": "fr_FR", "pt": "pt_PT", "pt_BR": "pt_BR"}
_CATALOGUES = {
    "en": "conquista_en",
    "fr": "conquista_fr",
    "pt": "conquista_pt_PT",
    "pt_BR": "conquista_pt_BR",
}
#: Qt's own texts: of the installed ones, the first that exists.
_QT_CATALOGUES = {
    "en": (),
    "fr": ("qtbase_fr", "qt_fr"),
    "pt": ("qt_pt_PT", "qtbase_pt_BR"),
    "pt_BR": ("qtbase_pt_BR",),
}

#: Whether places on maps go by the names they have in their own country.
_native_places = False
#: The code that is spoken.
_spoken = "en"
_key: Hashable = _spoken, "", _native_places

_log = logging.getLogger(__name__)

#: Between a hyphen and what follows in its word.
_JOINT = re.compile(r"(?<=\w-)(?=\w)")


def native_places() -> bool:
    """Whether places on maps go by the names they have in their own country; a setting."""
    return _native_places


def whole(text: str) -> str:
    """The text as it is set in lines of its own: no word of it is broken at its hyphen.

    By a word joiner, which takes no room: fonts lack the hyphen that keeps words whole.
    """
    return _JOINT.sub("\u2060", text)


def language_key() -> Hashable:
    """What tells the texts of the moment from all others, in the names of pictures with words."""
    return _key


def texts_changed() -> None:
    """Texts are others from now on: pictures with words are kept apart from those before."""
    global _key
    _key = _spoken, translate("Shelf", "%n player(s)", "", 2), _native_places


def base_of(code: str) -> str:
    """The language that a code is, or is a variety of."""
    return VARIETIES.get(code, code)


def system_code() -> str:
    """The first of the system's languages that we speak, in its variety, or English."""
    for tag in QLocale.system().uiLanguages():
        if code := _code_of(tag):
            return code
    return "en"


def system_variety(language: str) -> str:
    """A language in the variety that the system speaks, or as it is."""
    for tag in QLocale.system().uiLanguages():
        if base_of(code := _code_of(tag)) == language:
            return code
    return language


def _code_of(tag: str) -> str:
    """Our code for a tag such as "pt-BR" or "pt-Latn-BR"; "" for what we do not speak."""
    parts = tag.replace("_", "-").split("-")
    language, variety = parts[0].lower(), f"{parts[0].lower()}_{parts[-1].upper()}"
    if variety in VARIETIES:
        return variety
    return language if language in LANGUAGES else ""


class Language(QObject):
    """Installs translators; Qt then sends every widget a LanguageChange.

    Signals: `changed(code)` after the switch.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self.current = ""

    def install(self, code: str) -> None:
        """Switch to one of CODES; an unknown code or "" means the system's language."""
        if code not in CODES:
            code = system_code()
        if code == self.current:
            return
        # The locale first: texts made during the change must already write numbers its way.
        QLocale.setDefault(_locale(code))
        outgoing, self._translators = self._translators, []
        for name in _QT_CATALOGUES[code]:
            folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            if self._load(folder / f"{name}.qm"):
                break
        # Installed last, so searched first: our catalogue holds Qt's standard texts too. A variety
        # comes after its language, which is asked for what the variety does not say.
        for spoken in dict.fromkeys((base_of(code), code)):
            if not self._load(catalogue(f"{_CATALOGUES[spoken]}.qm")):
                _log.warning("no catalogue for %s: texts stay English", NAMES[spoken])
        for translator in outgoing:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self.current = code
        _speak(code)
        self.changed.emit(code)

    def call_places(self, native: bool) -> None:
        """Name places as their own country does, or in the language of the moment."""
        global _native_places
        if native == _native_places:
            return
        _native_places = native
        texts_changed()
        # What a new translator makes Qt send.
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


def _speak(code: str) -> None:
    global _spoken
    _spoken = code
    texts_changed()


def _locale(code: str) -> QLocale:
    """The system's own variety of a language when it speaks it and we have no such variety to
    choose, else that of the code.
    """
    system = QLocale.system()
    home = QLocale(_LOCALES[code])
    own = code not in VARIETIES and system.name() not in VARIETIES
    return system if own and system.language() == home.language() else home
