"""What a pressed key means, whatever alphabet or arrangement the keyboard has.

Qt compares keys with what they write. Where that is no Latin letter, as in Russian or Greek, or no
digit, as in the upper row of a French keyboard without Shift, the place of the key tells it. So it
does with Ctrl where a sign stands at the place of a letter, until a Latin letter was struck. Where
Shift writes a Latin letter, as in Hebrew, or a sign, as in Arabic, Qt takes a key with Shift for
the same one without: these keys are compared here alone.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterator

from PySide6.QtCore import QKeyCombination, QLocale, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_SHIFT, _META = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.MetaModifier
#: The rows of an American keyboard, and the first key of each as a PC counts its keys.
_ROWS = (("1234567890", 2), ("QWERTYUIOP", 16), ("ASDFGHJKL", 30), ("ZXCVBNM,", 44))
#: What X11 and Wayland add to that.
_ADDED = 0 if sys.platform == "win32" else 8
_PLACES = {first + _ADDED + i: row[i] for row, first in _ROWS for i in range(len(row))}
#: The same keys as a Mac counts them, from 0; a dot stands for a key of another kind.
_MAC = "ASDFHGZXCV.BQWERYT123465.97.80.OU.IP.LJ.K..,.NM"


#: With Ctrl, what a text that is written does itself.
_EDITING = "ACVXYZ"


class _Layout:
    """What is known of the keyboard's layout, which Qt does not tell."""

    #: Whether the letters struck last were of another alphabet than ours; None: that is not known,
    #: as before the first one.
    foreign: bool | None = None

    def learn(self, event: QKeyEvent) -> None:
        """Look at a key that was struck: letters tell whose alphabet it is.

        With Shift or Ctrl, a key of another alphabet may pass for a Latin one.
        """
        if _foreign(_letter(event)):
            self.foreign = True
        elif not event.modifiers() & (_SHIFT | _CONTROL) and _plain(event.text()).isalpha():
            self.foreign = False

    def forget(self) -> None:
        """The keyboard was used elsewhere meanwhile: its letters may be no Latin ones any more."""
        self.foreign = self.foreign or None

    def makes_letter(self, event: QKeyEvent) -> bool:
        """Whether a key that writes a sign stands among letters of another alphabet.

        Where no letter tells it, the system does. With Ctrl nobody means such a sign: Qt was asked
        first about those that some shortcut has.
        """
        if self.foreign is not None:
            return self.foreign
        latin = QLocale.Script.LatinScript, QLocale.Script.AnyScript
        writes = QGuiApplication.inputMethod().locale().script()
        return bool(held(event) & _CONTROL) or writes not in latin


LAYOUT = _Layout()


def meant(event: QKeyEvent) -> str:
    """The capital Latin letter, the digit or the comma that a key means, "" for none.

    What it writes decides. A letter of another alphabet means what stands at its place on an
    American keyboard, and so does a sign among such letters, and a key of the upper row that
    writes no digit, without Shift.
    """
    written = _plain(event.text())
    if written:
        return written
    # With Ctrl, a key writes no letter, but Qt knows which one it would be.
    letter = _letter(event)
    if event.text() == "" or event.modifiers() & _CONTROL:
        written = _plain(letter)
        if written:
            return written
    place = _place(event)
    if place.isdigit():
        return "" if event.modifiers() & (_SHIFT | Qt.KeyboardModifier.KeypadModifier) else place
    if _foreign(letter):
        return place
    return place if place.isalpha() and _sign(letter) and LAYOUT.makes_letter(event) else ""


def held(event: QKeyEvent) -> Qt.KeyboardModifier:
    """Which of Ctrl, Alt, Shift and Meta are held beside a key; AltGr, which writes, is none.

    Windows calls AltGr Ctrl and Alt at once.
    """
    modifiers = event.modifiers() & (_CONTROL | _ALT | _SHIFT | _META)
    both = _CONTROL | _ALT
    if modifiers & both == both and event.text().isprintable() and event.text():
        modifiers &= ~both
    return modifiers


def typed(event: QKeyEvent) -> str:
    """What a key writes into a text, "" for nothing."""
    text = event.text()
    writes = text.strip() and text.isprintable() and not held(event) & ~_SHIFT
    return text if writes else ""


def claims(event: QKeyEvent) -> bool:
    """Whether a key that Qt is about to compare with shortcuts is left to `act` instead.

    For a window, at QEvent.ShortcutOverride: it is then given the key as it is. These are letters
    with Shift, for which Qt might find the same ones without it.
    """
    LAYOUT.learn(event)
    return _shifted(event) and not _written(meant(event), held(event))


def act(event: QKeyEvent, widget: QWidget) -> bool:
    """Do what Qt would have done at a key that wrote what this one means; whether it was something.

    For a key that a widget was given as it is, because no shortcut took it, or `claims` did.
    """
    letter = meant(event)
    if not letter or _written(letter, held(event)):
        return False
    if _plain(event.text()) and not _shifted(event):
        return False
    wanted = QKeySequence(QKeyCombination(held(event), Qt.Key(ord(letter))))
    for shortcut in _shortcuts(widget.window()):
        keys = shortcut.shortcuts() if isinstance(shortcut, QAction) else shortcut.keys()
        if wanted not in keys or not shortcut.isEnabled():
            continue
        if shortcut.autoRepeat() or not event.isAutoRepeat():
            (shortcut.trigger if isinstance(shortcut, QAction) else shortcut.activated.emit)()
        return True
    return False


def _shifted(event: QKeyEvent) -> bool:
    """Whether a key is a letter with Shift, and perhaps Ctrl."""
    modifiers = held(event)
    return bool(modifiers & _SHIFT and not modifiers & (_ALT | _META) and meant(event).isalpha())


def _letter(event: QKeyEvent) -> str:
    """The letter or sign that Qt calls a key by, "" for none."""
    return chr(event.key()) if 0x20 < event.key() < 0x01000000 else ""


def _plain(text: str) -> str:
    """A Latin letter or a digit in whichever script, as a capital or in ours; "" for others."""
    if len(text) != 1:
        return ""
    digit = unicodedata.decimal(text, None)
    capital = text.upper() if digit is None else str(digit)
    return capital if len(capital) == 1 and capital.isascii() and capital.isalnum() else ""


def _foreign(text: str) -> bool:
    """Whether it is a letter, vowel or tone of another alphabet; ö and é are not."""
    if not text or unicodedata.category(text)[0] not in "LM":
        return False
    return not unicodedata.name(text, "").startswith(("LATIN", "COMBINING"))


def _sign(text: str) -> bool:
    """Whether it is neither a letter nor a digit."""
    return text.isprintable() and text != "" and unicodedata.category(text)[0] not in "LMN"


def _place(event: QKeyEvent) -> str:
    """The letter, digit or comma at the place of a key on an American keyboard, "" for others."""
    if sys.platform == "darwin":
        return _MAC[event.nativeVirtualKey() :][:1].strip(".")
    return _PLACES.get(event.nativeScanCode(), "")


def _written(letter: str, modifiers: Qt.KeyboardModifier) -> bool:
    """Whether a key is one for the text that the keyboard writes into, if it does."""
    focused = QApplication.focusWidget()
    if focused is None or not focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
        return False
    return not modifiers & _CONTROL or letter in _EDITING


def _shortcuts(window: QWidget) -> Iterator[QAction | QShortcut]:
    """All in a window that act where the keyboard is now."""
    focused = QApplication.focusWidget()
    for action in window.findChildren(QAction):
        if not action.shortcuts():
            continue
        owners = [owner for owner in action.associatedObjects() if isinstance(owner, QWidget)]
        if any(_acts(owner, action.shortcutContext(), focused) for owner in owners):
            yield action
    for shortcut in window.findChildren(QShortcut):
        owner = shortcut.parent()
        if isinstance(owner, QWidget) and _acts(owner, shortcut.context(), focused):
            yield shortcut


def _acts(owner: QWidget, context: Qt.ShortcutContext, focused: QWidget | None) -> bool:
    """Whether a shortcut of a widget acts, by where the keyboard is."""
    if context == Qt.ShortcutContext.WidgetShortcut:
        return owner is focused
    if context == Qt.ShortcutContext.WidgetWithChildrenShortcut:
        return focused is not None and (owner is focused or owner.isAncestorOf(focused))
    return owner.isVisible() and owner.isEnabled()
