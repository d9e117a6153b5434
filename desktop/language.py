"""The language of everything displayed: which catalogues are installed, switched while running."""

from __future__ import annotations

import logging
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

from engine.resources import catalogue

translate = QCoreApplication.translate

#: Codes as settings and the command line spell them; English is the language of the sources.
LANGUAGES = ("en", "fr", "pt")
#: What each language calls itself.
NAMES = {"en": "English", "fr": "Français", "pt": "Português"}
_LOCALES = {"en": "en_GB", "fr": "fr_FR", "pt": "pt_PT"}
_CATALOGUES = {"en": "conquista_en", "fr": "conquista_fr", "pt": "conquista_pt_PT"}
#: Qt's own texts: of the installed ones, the first that exists.
_QT_CATALOGUES = {"en": (), "fr": ("qtbase_fr", "qt_fr"), "pt": ("qt_pt_PT", "qtbase_pt_BR")}

#: Whether places on maps go by the names they have in their own country.
_native_places = False
_key: Hashable = "en", _native_places

_log = logging.getLogger(__name__)


def native_places() -> bool:
    """Whether places on maps go by the names they have in their own country; a setting."""
    return _native_places


def language_key() -> Hashable:
    """What tells the texts of the moment from all others, in the names of pictures with words."""
    return _key


def texts_changed() -> None:
    """Texts are others from now on: pictures with words are kept apart from those before."""
    global _key
    _key = translate("Shelf", "%n player(s)", "", 2), _native_places


def system_code() -> str:
    """The first of the system's languages that we speak, or English."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


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
        """Switch to one of LANGUAGES; an unknown code or "" means the system's language."""
        if code not in LANGUAGES:
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
        # Installed last, so searched first: our catalogue holds Qt's standard texts too.
        if not self._load(catalogue(f"{_CATALOGUES[code]}.qm")):
            _log.warning("no catalogue for %s: texts stay English", NAMES[code])
        for translator in outgoing:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self.current = code
        texts_changed()
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


def _locale(code: str) -> QLocale:
    """The system's own variety of a language when it speaks it, else its European one."""
    system = QLocale.system()
    home = QLocale(_LOCALES[code])
    return system if system.language() == home.language() else home
