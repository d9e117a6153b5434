"""Languages: switched at any moment, complete, and with room for longer words."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language import translation as module
from desktop.language.languages import LANGUAGE_TABLE, LanguageEntry
from desktop.language.translation import (
    CODES,
    LANGUAGES,
    Language,
    language_key,
    system_code,
    system_variety,
    translate,
    with_unbroken_words,
)
from desktop.painting.lettering import FlowedText, TextRun
from desktop.style.theme import serif
from desktop.windows.dialogs.help import AboutDialog, KeysDialog
from desktop.windows.dialogs.settings_dialog import SettingsDialog
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from desktop.windows.shelf.boxes import ShelfBox
from desktop.windows.shelf.favourites_button import FavouriteNameDialog
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.system.resources import catalogue, root
from tests.desktop.kit import Services, cut_off, plain_text, settle, texts
from tests.desktop.language.pseudo import Pseudo, marked
from tests.desktop.table.kit import Table

pytestmark = pytest.mark.usefixtures("unpainted")

PEOPLE = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"})
#: Shown as they are in every language: numbers, signs, codes and names of languages, versions.
_CODES = "|".join(code.upper() for code in LANGUAGES)
SAME = re.compile(rf"[\W\d_]*|{_CODES}|Conquista|.*PySide6.*", re.DOTALL)


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.setUpdatesEnabled(Table.painted)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    settle()


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[Pseudo]:
    translator = Pseudo(qapp)
    translator.install()
    yield translator
    translator.remove()
    translator.deleteLater()


# -- the service -----------------------------------------------------------------------------


def test_switching_the_language_emits_a_signal_and_changes_numbers(
    qtbot: QtBot, services: Services
) -> None:
    language = services.language
    with qtbot.waitSignal(language.changed) as told:
        language.install("fr")
    assert told.args == ["fr"]
    assert language.current == "fr"
    assert QLocale().language() == QLocale.Language.French
    with qtbot.assertNotEmitted(language.changed):
        language.install("fr")
    language.install("en")
    assert QLocale().language() == QLocale.Language.English


def test_no_word_is_broken_at_its_hyphen(qtbot: QtBot) -> None:
    said, font = "au sud-est", serif(16)
    room = QFontMetricsF(font).horizontalAdvance("au sud-") + 1

    def lines(text: str) -> int:
        return FlowedText((TextRun(text, font, "#000000"),), room).line_count

    assert lines(said) == 2
    assert with_unbroken_words(said).replace("\u2060", "") == said
    assert with_unbroken_words("5 - 3, -7") == "5 - 3, -7"
    metrics = QFontMetricsF(font)
    assert (
        abs(metrics.horizontalAdvance(with_unbroken_words(said)) - metrics.horizontalAdvance(said))
        < 1
    )


def test_our_portuguese_is_european(qtbot: QtBot, services: Services) -> None:
    services.language.install("pt")
    assert QLocale().territory() == QLocale.Country.Portugal


@pytest.mark.parametrize(
    ("system", "code", "name"),
    [
        ("pt_BR", "pt", "pt_PT"),
        ("pt_BR", "pt_BR", "pt_BR"),
        ("pt_PT", "pt_BR", "pt_BR"),
        ("pt_AO", "pt", "pt_AO"),
        ("fr_CA", "fr", "fr_CA"),
        ("fr_CA", "pt", "pt_PT"),
    ],
)
def test_numbers_follow_the_system_except_between_varieties(
    qtbot: QtBot,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    code: str,
    name: str,
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    services.language.install(code)
    assert QLocale().name() == name


def test_a_variety_says_what_it_says_otherwise_and_the_rest_as_its_language(
    qtbot: QtBot, services: Services
) -> None:
    services.language.install("pt")
    assert translate("Menu", "&Save") == "&Guardar"
    pages = language_key()
    services.language.install("pt_BR")
    assert translate("Menu", "&Save") == "&Salvar"
    assert translate("Menu", "&Quit") == "&Sair"
    assert translate("QPlatformTheme", "Save") == "Salvar"
    assert QLocale().territory() == QLocale.Country.Brazil
    # Pictures with words on them are kept apart, though most of the words are the same.
    assert language_key() != pages
    services.language.install("pt")
    assert translate("Menu", "&Save") == "&Guardar"
    assert QLocale().territory() == QLocale.Country.Portugal


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["pt-BR", "pt"], "pt_BR"),
        (["pt-Latn-BR"], "pt_BR"),
        (["pt-PT", "pt"], "pt"),
        (["pt-AO"], "pt"),
        (["fr-CA", "en"], "fr"),
        (["xx-XX", "pt_BR"], "pt_BR"),
        (["xx-XX"], "en"),
    ],
)
def test_the_system_says_which_variety(
    monkeypatch: pytest.MonkeyPatch, tags: list[str], code: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: tags)
    assert system_code() == code
    assert system_variety(code[:2]) == code


def test_the_shelf_shows_the_language_of_a_variety(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    services.settings.set("language", "pt_BR")
    window._show_shelf()
    settle()
    chosen = [
        button.text()
        for button in window.findChildren(QAbstractButton)
        if button.property("code") and button.isChecked()
    ]
    assert chosen == ["PT"]


@pytest.mark.parametrize("entry", LANGUAGE_TABLE.values(), ids=lambda entry: entry.code)
def test_qt_speaks_the_language_too(qtbot: QtBot, services: Services, entry: LanguageEntry) -> None:
    services.language.install(entry.code)
    assert services.language.missing == ()
    assert QCoreApplication.translate("QPlatformTheme", "Cancel").replace("&", "") == entry.cancel


@pytest.mark.parametrize("entry", LANGUAGE_TABLE.values(), ids=lambda entry: entry.code)
def test_an_entry_names_what_there_is(entry: LanguageEntry) -> None:
    home = QLocale(entry.locale)
    assert home.name() == entry.locale
    assert home.language() == QLocale(entry.code).language()
    assert not entry.base or LANGUAGE_TABLE[entry.base].base == ""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    found = [name for name in entry.qt_catalogues if (folder / f"{name}.qm").is_file()]
    assert found or not entry.qt_catalogues


def test_the_table_of_languages_loads_no_qt() -> None:
    program = "import sys, desktop.language.languages; print('PySide6' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=root(), capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "False"


def test_an_unknown_code_means_the_language_of_the_system(qtbot: QtBot, services: Services) -> None:
    services.language.install("xx")
    assert services.language.current == system_code()
    assert system_code() in CODES


def test_without_catalogues_texts_stay_english_and_the_log_says_so(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "catalogue", lambda name: tmp_path / name)
    language = Language(qapp)
    with caplog.at_level(logging.WARNING):
        language.install("fr")
    assert "Français" in caplog.text
    assert language.missing == ("conquista_en.qm", "conquista_fr.qm")
    assert translate("Menu", "&Save") == "&Save"
    language.install("en")
    language.deleteLater()


def test_a_text_that_nobody_translated_has_its_english_plural(
    qtbot: QtBot, services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "conquista_en.qm").write_bytes(catalogue("conquista_en.qm").read_bytes())
    monkeypatch.setattr(module, "catalogue", lambda name: tmp_path / name)
    services.language.install("fr")
    counts = [translate("Shelf", "%n player(s)", "", count) for count in (1, 2)]
    services.language.install("en")
    assert counts == ["1 player", "2 players"]


# -- the windows -----------------------------------------------------------------------------


def test_switching_in_the_middle_of_a_game_loses_nothing(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(new_record(GAMES["cannir"], 2, 5, None, PEOPLE))
    session = window.session
    assert session is not None
    for code in ("fr", "pt", "en"):
        decision = session.match.decision
        assert decision is not None
        session.submit(decision.seat, session.match.legal()[0])
        services.settings.set("language", code)
        settle()
        assert services.language.current == code
        assert window.session is session
        assert QLocale().language() == QLocale(code).language()
    assert session.match.ply == 3


def test_every_text_is_translated_and_fits(
    qtbot: QtBot, window: MainWindow, services: Services, pseudo: Pseudo
) -> None:
    """Nothing that can be seen is left out of the catalogues or cut off when it grows."""
    match = Match(new_record(GAMES["cannir"], 2, 5, None, PEOPLE))
    assert match.decision is not None
    match.submit(match.decision.seat, match.legal()[0])
    services.store.save(match)
    services.store.release(match)
    window._show_shelf()
    settle()
    problems = list(faults(window))
    for box in window.findChildren(ShelfBox):
        box.setChecked(True)
        settle()
        problems += faults(window)
    window._notice.say(lambda: translate("Notice", "Close"))
    window.resume()
    settle()
    problems += faults(window)
    sheets = (
        KeysDialog(window),
        AboutDialog(window),
        SettingsDialog(services.settings, window),
        FavouriteNameDialog([], None, window),
    )
    for sheet in sheets:
        sheet.show()
        settle()
        problems += faults(sheet)
        sheet.close()
    (menus,) = window.findChildren(Menus)
    problems += untranslated_menu(menus)
    assert problems == []
    assert marked(window.windowTitle())
    assert len(pseudo.asked) > 60


@pytest.mark.parametrize(
    ("code", "size"), [*((code, (1024, 640)) for code in CODES), ("fr", (1280, 800))]
)
def test_every_text_fits_in_our_languages(
    qtbot: QtBot, window: MainWindow, services: Services, code: str, size: tuple[int, int]
) -> None:
    services.settings.set("language", code)
    match = Match(new_record(GAMES["cannir"], 2, 5, None, PEOPLE))
    assert match.decision is not None
    match.submit(match.decision.seat, match.legal()[0])
    services.store.save(match)
    services.store.release(match)
    window.resize(*size)
    window._show_shelf()
    settle()
    problems = list(cut_off(window))
    window.resume()
    settle()
    problems += cut_off(window)
    sheet = KeysDialog(window)
    sheet.show()
    settle()
    problems += cut_off(sheet)
    sheet.close()
    assert problems == []


def faults(window: QWidget) -> Iterator[str]:
    """Visible texts that no translator has seen, or that do not fit."""
    for widget, text in texts(window):
        plain = plain_text(text)
        if not SAME.fullmatch(plain) and not marked(plain) and not exempt(widget, plain):
            yield f"{type(widget).__name__} {widget.objectName()}: {plain!r} is not translated"
    yield from cut_off(window)


def exempt(widget: QWidget, text: str) -> bool:
    """Return names of people and of keys, and Qt's own buttons."""
    if isinstance(widget.parentWidget(), QDialogButtonBox):
        return True
    names = ("Ana", "Bruno", "Aldric", "Isabeau", *module.NAMES.values())
    return text in names or widget.property("role") == "key"


def untranslated_menu(menu: QMenu) -> Iterator[str]:
    """Menu entries no translator has seen; languages call themselves."""
    for action in menu.actions():
        text = action.text()
        if text and not marked(text) and text not in module.NAMES.values():
            yield f"menu: {text!r}"
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from untranslated_menu(inner)
