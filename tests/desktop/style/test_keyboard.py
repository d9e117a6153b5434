"""Keys mean what they write, and on other keyboards what stands at their place."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.style import keyboard
from desktop.windows.main import MainWindow
from tests.desktop.kit import activate
from tests.desktop.table.kit import cannir, human, open_table

pytestmark = pytest.mark.usefixtures("unpainted")

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
PAD = Qt.KeyboardModifier.KeypadModifier
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease

#: What X11 calls the places of some keys.
PLACES = {"1": 10, "2": 11, "3": 12, "Q": 24, "P": 33, "S": 39, "H": 43, "T": 28, "I": 31, "'": 48,
          "Z": 52, ",": 59}  # fmt: skip


@pytest.fixture(autouse=True)
def latin(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other alphabet was written before."""
    monkeypatch.setattr(keyboard.LAYOUT, "is_foreign", False)


def key(
    text: str,
    place: str,
    modifiers: Qt.KeyboardModifier = NONE,
    kind: QEvent.Type = PRESS,
    code: int | None = None,
) -> QKeyEvent:
    """Return a key that writes a text, at a place of an American keyboard."""
    code = (ord(text.upper()) if text else 0) if code is None else code
    return QKeyEvent(kind, code, modifiers, PLACES[place], 0, 0, text)


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
@pytest.mark.parametrize(
    ("event", "meaning"),
    [
        (key("p", "P"), "P"),
        (key("P", "P", SHIFT), "P"),
        # Russian and Greek.
        (key("з", "P"), "P"),
        (key("π", "P"), "P"),
        (key("З", "P", SHIFT), "P"),
        # With Ctrl no letter is written.
        (key("\x13", "S", CTRL, code=ord("S")), "S"),
        (key("ы", "S", CTRL), "S"),
        # French digits without Shift and with it; on other keyboards Shift writes a sign there.
        (key("é", "2"), "2"),
        (key("&", "1"), "1"),
        (key("2", "2", SHIFT), "2"),
        (key("!", "1", SHIFT), ""),
        # A French A and an Umlaut: what is written decides, and Latin letters mean no others.
        (key("a", "Q"), "A"),
        (key("ä", "'"), ""),
        (key("é", "P"), ""),
        (key("'", "Q"), ""),
        # A Thai tone and a Hindi vowel, which stand beside letters; the comma's place.
        (key("้", "H"), "H"),
        (key("ॆ", "Z", CTRL), "Z"),
        (key("б", ",", CTRL), ","),
        (key(",", ",", CTRL), ""),
        (key("é", ","), ""),
        # Digits of other scripts, and those beside the letters.
        (key("٢", "2"), "2"),
        (QKeyEvent(PRESS, Qt.Key.Key_2, PAD, 88, 0, 0, "2"), "2"),
        (QKeyEvent(PRESS, Qt.Key.Key_Down, PAD, 88, 0, 0, ""), ""),
        (QKeyEvent(PRESS, Qt.Key.Key_F1, NONE, 67, 0, 0, ""), ""),
    ],
)
def test_meanings_of_keys(event: QKeyEvent, meaning: str) -> None:
    assert keyboard.key_meaning(event) == meaning


def test_a_mac_counts_its_keys_in_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    places = {"з": 35, "ф": 0, "ь": 46, "б": 43, "é": 19, "à": 29, "-": 27}
    meant = [keyboard.key_meaning(QKeyEvent(PRESS, ord(text.upper()), NONE, 0, place, 0, text))
             for text, place in places.items()]  # fmt: skip
    assert meant == ["P", "A", "M", ",", "2", "0", ""]


def test_altgr_that_writes_is_no_ctrl_and_alt() -> None:
    assert keyboard.held_modifiers(key("2", "2", CTRL | ALT)) == NONE
    assert keyboard.held_modifiers(key("", "2", CTRL | ALT, code=ord("2"))) == CTRL | ALT
    assert keyboard.held_modifiers(key("P", "P", SHIFT)) == SHIFT


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
def test_shortcuts_that_qt_does_not_find_act(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column, field, done = QVBoxLayout(window), QLineEdit(), []
    column.addWidget(field)
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for name in ("S", "Ctrl+S", "1"):
        shortcut = QShortcut(QKeySequence(name), window)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda name=name: done.append(name))
    window.show()
    activate(qtbot, window)
    window.setFocus()
    assert keyboard.run_shortcut(key("ы", "S"), window)
    assert keyboard.run_shortcut(key("ы", "S", CTRL), window)
    assert keyboard.run_shortcut(key("&", "1"), window)
    assert not keyboard.run_shortcut(key("з", "P"), window)
    assert done == ["S", "Ctrl+S", "1"]
    # Qt has tried those that write Latin letters already.
    assert not keyboard.run_shortcut(key("s", "S"), window)
    again = QKeyEvent(PRESS, ord("Ы"), NONE, PLACES["S"], 0, 0, "ы", True)
    assert keyboard.run_shortcut(again, window)
    field.setFocus()
    assert not keyboard.run_shortcut(key("ы", "S"), window)
    assert len(done) == 3


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
def test_signs_among_the_letters_of_another_alphabet() -> None:
    hebrew, arabic = key("/", "Q"), key("\x1e", "Z", CTRL | SHIFT, code=ord("~"))
    assert keyboard.key_meaning(hebrew) == keyboard.key_meaning(arabic) == ""
    keyboard.claims(key("ש", "S"))
    assert keyboard.key_meaning(hebrew) == "Q"
    assert keyboard.key_meaning(arabic) == "Z"
    # A sign at the place of a sign means none, and a Hebrew key with Shift passes for a Latin one.
    keyboard.claims(key("S", "S", SHIFT))
    keyboard.claims(key("\x13", "S", CTRL, code=ord("S")))
    assert keyboard.key_meaning(key(";", "'")) == ""
    assert keyboard.key_meaning(hebrew) == "Q"
    keyboard.claims(key("s", "S"))
    assert keyboard.key_meaning(hebrew) == ""


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
def test_the_first_key_that_is_struck_acts_with_ctrl(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Nobody can know yet which letters stand beside the sign that it writes."""
    monkeypatch.setattr(keyboard.LAYOUT, "is_foreign", None)
    arabic = key("\x1e", "Z", CTRL | SHIFT, code=ord("~"))
    hebrew, plain = key("\x1f", "Q", CTRL, code=ord("/")), key("/", "Q")
    assert [keyboard.key_meaning(one) for one in (arabic, hebrew, plain)] == ["Z", "Q", ""]
    # Of a sign that AltGr writes, and at the place of one, nothing is guessed.
    assert keyboard.key_meaning(key("@", "Q", CTRL | ALT)) == ""
    assert keyboard.key_meaning(key("\x1f", "'", CTRL, code=ord("/"))) == ""
    # On a Dvorak keyboard it is a sign for good.
    keyboard.claims(key("a", "S"))
    assert [keyboard.key_meaning(one) for one in (arabic, hebrew)] == ["", ""]
    keyboard.LAYOUT.forget()
    assert keyboard.key_meaning(hebrew) == "Q"
    keyboard.claims(key("ש", "S"))
    keyboard.LAYOUT.forget()
    assert [keyboard.key_meaning(one) for one in (hebrew, plain)] == ["Q", "Q"]


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
def test_another_layout_may_come_with_the_window(qtbot: QtBot, window: MainWindow) -> None:
    activate(qtbot, window)
    window.centralWidget().setFocus()
    again = key("\x1e", "Z", CTRL | SHIFT, code=ord("~"))
    done: list[str] = []
    shortcut = QShortcut(QKeySequence("Ctrl+Shift+Z"), window)
    shortcut.activated.connect(lambda: done.append("again"))
    keyboard.claims(key("s", "S"))
    assert not offered(window, again)
    assert not keyboard.run_shortcut(again, window)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    activate(qtbot, other)
    activate(qtbot, window)
    window.centralWidget().setFocus()
    assert offered(window, again)
    assert keyboard.run_shortcut(again, window)
    assert done == ["again"]


def offered(widget: QWidget, event: QKeyEvent) -> bool:
    """Return whether Qt must not look for a shortcut, when it is about to."""
    kind = QEvent.Type.ShortcutOverride
    offer = QKeyEvent(
        kind, event.key(), event.modifiers(), event.nativeScanCode(), 0, 0, event.text()
    )
    offer.ignore()
    QApplication.sendEvent(widget, offer)
    return offer.isAccepted()


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
def test_letters_with_shift_are_compared_here(qtbot: QtBot, window: MainWindow) -> None:
    activate(qtbot, window)
    again = key("\x1a", "Z", CTRL | SHIFT, code=ord("Z"))
    capital, done = key("H", "H", SHIFT), []
    window.centralWidget().setFocus()
    assert offered(window, again)
    assert offered(window, capital)
    # These Qt finds by itself; Alt opens menus and presses buttons.
    for other in (key("\x1a", "Z", CTRL, code=ord("Z")), key("h", "H"), key("з", "P"),
                  key("H", "H", ALT | SHIFT), key("!", "1", SHIFT)):  # fmt: skip
        assert not offered(window, other)
    for name in ("H", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+,"):
        shortcut = QShortcut(QKeySequence(name), window)
        shortcut.activated.connect(lambda name=name: done.append(name))
    assert not keyboard.run_shortcut(capital, window)
    assert keyboard.run_shortcut(again, window)
    # On a Mac, Ctrl leaves what a key writes.
    assert keyboard.run_shortcut(key("Z", "Z", CTRL | SHIFT), window)
    assert done == ["Ctrl+Shift+Z"] * 2
    field = QLineEdit(window.centralWidget())
    field.show()
    field.setFocus()
    # A text has capitals and undoing of its own, but is not saved by itself.
    assert not offered(window, again)
    assert not offered(window, capital)
    assert offered(window, key("\x13", "S", CTRL | SHIFT, code=ord("S")))
    assert not keyboard.run_shortcut(key("ז", "Z", CTRL), window)


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
@pytest.mark.parametrize("text", ["з", "π"])
def test_peeking_in_another_alphabet(qtbot: QtBot, text: str) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui"), seed=9)) as table:
        table.until_asked()
        QApplication.sendEvent(table.page.view, key(text, "P"))
        assert table.session.viewer is not None
        # The alphabet was changed while the key was held.
        QApplication.sendEvent(table.page.view, key("ç", "P", kind=RELEASE))
        table.page.view.peek_key.timeout.emit()
        assert table.session.viewer is None
        QApplication.sendEvent(table.page.view, key("й", "Q"))
        assert table.session.viewer is None


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
def test_letters_of_buttons_and_actions_in_another_alphabet(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui"), seed=9)) as table:
        table.until_asked()
        typed: list[str] = []
        view = table.page.view

        def type_key(key: str) -> bool:
            typed.append(key)
            return True

        monkeypatch.setattr(table.scene.controller.game_choice, "type_key", type_key)
        QApplication.sendEvent(view, key("е", "T"))
        QApplication.sendEvent(view, key("é", "2"))
        QTest.keyClick(view, Qt.Key.Key_T)
        assert typed == ["T", "2", "T"]
        # H is an action of the board: it goes first, as it does on a Latin keyboard.
        with qtbot.waitSignal(view.hint_requested):
            QApplication.sendEvent(view, key("р", "H"))
        assert typed == ["T", "2", "T"]


def test_nobody_else_compares_letters() -> None:
    """Only `desktop.style.keyboard` compares a key with a letter or with what it writes."""
    found = []
    for file in Path(keyboard.__file__).parents[1].rglob("*.py"):
        if file == Path(keyboard.__file__):
            continue
        source = file.read_text("utf-8")
        if not re.search(r"Key_[A-Z0-9]\b|event\s*\.\s*text\b", source):
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Attribute):
                continue
            letter = re.fullmatch("Key_[A-Z0-9]", node.attr)
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            writes = node.attr == "text" and owner == "event"
            if letter or writes:
                found.append(f"{file.name}:{node.lineno}")
    assert not found
