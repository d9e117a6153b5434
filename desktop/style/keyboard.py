"""Find the meaning of a pressed key, for every alphabet and layout of the keyboard.

Qt compares shortcuts with what a key writes. Where that is no Latin letter, as in Russian or Greek,
or no digit, as in the upper row of a French keyboard without Shift, the key's position decides
here. It also decides with Ctrl where a key at a letter's position writes a sign, until a Latin
letter has been typed.

Where Shift writes a Latin letter, as in Hebrew, or a sign, as in Arabic, Qt treats a key with Shift
like the same key without it. These keys are compared only here.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, QLocale, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    # At run time the base is object: PySide allows only one QWidget base.
    _View = object

_CONTROL = Qt.KeyboardModifier.ControlModifier
_ALT = Qt.KeyboardModifier.AltModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_META = Qt.KeyboardModifier.MetaModifier
#: The rows of an American keyboard, with the PC scan code of the first key in each.
_ROWS = (("1234567890", 2), ("QWERTYUIOP", 16), ("ASDFGHJKL", 30), ("ZXCVBNM,", 44))
#: The offset that X11 and Wayland add to scan codes.
_SCAN_CODE_OFFSET = 0 if sys.platform == "win32" else 8
_KEY_POSITIONS = {
    first + _SCAN_CODE_OFFSET + i: row[i] for row, first in _ROWS for i in range(len(row))
}
#: The keys by the Mac's key code, from 0; a dot means any other key.
_MAC_KEYS = "ASDFHGZXCV.BQWERYT123465.97.80.OU.IP.LJ.K..,.NM"


#: Letters that, with Ctrl, a text field handles itself.
_EDITING_LETTERS = "ACVXYZ"
#: Milliseconds after a release in which a press of the same key is a repeat: less than any finger
#: needs to press it again.
_REPEAT = 50


class HeldKey(QTimer):
    """Filter that separates the repeats of a held key from its release.

    X11 repeats a held key as a release and a press, and Qt marks them as repeats only if it finds
    both waiting together. Therefore a release counts, by the signal `timeout`, only when no press
    has followed it for a moment.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(_REPEAT)
        #: When the key was released last, in the platform's milliseconds; 0 if not reported.
        self._released_at = 0

    def note_press(self, event: QKeyEvent) -> bool:
        """Note a press; return whether it is a new one and no repeat."""
        elapsed_ms = event.timestamp() - self._released_at if event.timestamp() else 0
        repeated = event.isAutoRepeat() or (self.isActive() and elapsed_ms < _REPEAT)
        if self.isActive() and not repeated:
            self.timeout.emit()
        self.stop()
        return not repeated

    def release(self, event: QKeyEvent) -> None:
        """Note a release."""
        if not event.isAutoRepeat():
            self._released_at = event.timestamp()
            self.start()

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Return whether a press came at the moment of the last release.

        It does not matter how late the press is handled.
        """
        return 0 != event.timestamp() == self._released_at


class ConfirmKey:
    """Filter of Enter that drops the repeats of a held key and hasty second presses.

    A window notes every press of Enter at QEvent.ShortcutOverride, before any part of it acts, and
    every release. Times are the platform's milliseconds; 0 means that it reports none.
    """

    def __init__(self) -> None:
        self._pressed_at = self._released_at = 0
        self._is_new, self._is_hasty = True, False

    def press(self, event: QKeyEvent) -> None:
        """Note a press of any key; another key than Enter ends the haste."""
        if event.key() not in ENTER:
            self._pressed_at = 0
            return
        at = event.timestamp()
        # X11 repeats a held key as a release and a press at the same moment.
        self._is_new = not (event.isAutoRepeat() or 0 != at == self._released_at)
        elapsed_ms = at - self._pressed_at if at and self._pressed_at else -1
        self._is_hasty = 0 <= elapsed_ms < QApplication.doubleClickInterval()
        if self._is_new:
            self._pressed_at = at

    def release(self, event: QKeyEvent) -> None:
        """Note a release."""
        if event.key() in ENTER:
            self._released_at = event.timestamp()

    def accepts_press(self, event: QKeyEvent) -> bool:
        """Return whether a key press is an Enter that counts: no repeat, and not in haste."""
        if event.key() not in ENTER:
            return False
        is_new, is_hasty = self.take_press()
        return is_new and not is_hasty and not event.isAutoRepeat()

    def take_press(self) -> tuple[bool, bool]:
        """Return whether the noted Enter is no repeat, and whether it ends a double press.

        A repeat comes from a held key. A double press is as fast as a double click. The Enter is
        forgotten.
        """
        noted = self._is_new, self._is_hasty
        self._is_new, self._is_hasty = True, False
        return noted


#: The two keys that confirm, and their state.
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CONFIRM = ConfirmKey()
#: The keys that mean something only with another.
MODIFIERS = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
)


class _Layout:
    """The known parts of the keyboard's layout, which Qt does not report."""

    #: Whether the last typed letters belong to a non-Latin alphabet; None when unknown, as at the
    #: start.
    is_foreign: bool | None = None

    def learn(self, event: QKeyEvent) -> None:
        """Learn the alphabet from a pressed key.

        With Shift or Ctrl, a key of another alphabet may look like a Latin one, so Latin letters
        then prove nothing.
        """
        if _is_foreign(_letter(event)):
            self.is_foreign = True
        elif not event.modifiers() & (_SHIFT | _CONTROL) and _latin(event.text()).isalpha():
            self.is_foreign = False

    def forget(self) -> None:
        """Note that the keyboard was used elsewhere.

        A Latin layout may have been switched meanwhile.
        """
        self.is_foreign = self.is_foreign or None

    def makes_letter(self, event: QKeyEvent) -> bool:
        """Return whether a key that writes a sign is among letters of another alphabet.

        When no letter has been typed, the system's input locale decides. With Ctrl the action is
        yes: nobody means such a sign, because Qt has already tried the shortcuts that contain one.
        """
        if self.is_foreign is not None:
            return self.is_foreign
        latin = QLocale.Script.LatinScript, QLocale.Script.AnyScript
        writes = QGuiApplication.inputMethod().locale().script()
        return bool(held_modifiers(event) & _CONTROL) or writes not in latin


LAYOUT = _Layout()


def key_meaning(event: QKeyEvent) -> str:
    """Return the capital Latin letter, the digit or the comma that a key means, or "".

    The written character decides. The position on an American keyboard decides for a letter of
    another alphabet, for a sign among such letters, and for a key of the upper row that writes no
    digit without Shift.
    """
    written = _latin(event.text())
    if written:
        return written
    # With Ctrl a key writes no letter, but Qt still knows which letter it would be.
    letter = _letter(event)
    if event.text() == "" or event.modifiers() & _CONTROL:
        written = _latin(letter)
        if written:
            return written
    position_letter = _letter_at_position(event)
    if position_letter.isdigit():
        return (
            ""
            if event.modifiers() & (_SHIFT | Qt.KeyboardModifier.KeypadModifier)
            else position_letter
        )
    if _is_foreign(letter):
        return position_letter
    return (
        position_letter
        if position_letter.isalpha() and _is_sign(letter) and LAYOUT.makes_letter(event)
        else ""
    )


def held_modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    """Return the modifiers held with a key: Ctrl, Alt, Shift and Meta.

    AltGr is not one, because it writes characters.

    Windows reports AltGr as Ctrl and Alt together.
    """
    modifiers = event.modifiers() & (_CONTROL | _ALT | _SHIFT | _META)
    both = _CONTROL | _ALT
    if modifiers & both == both and event.text().isprintable() and event.text():
        modifiers &= ~both
    return modifiers


def typed_text(event: QKeyEvent) -> str:
    """Return the text that a key writes, or ""."""
    text = event.text()
    writes = text.strip() and text.isprintable() and not held_modifiers(event) & ~_SHIFT
    return text if writes else ""


def writes(event: QKeyEvent) -> bool:
    """Return whether a key writes a character, perhaps a space, without Ctrl, Alt or Meta."""
    return bool(event.text()) and event.text().isprintable() and not held_modifiers(event) & ~_SHIFT


class PassesTyping(_View):
    """Name it before the Qt class of a list, which then leaves some keys to its window.

    These are Esc and keys that write a character, for which Qt would search the rows.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if writes(event) or event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def claims(event: QKeyEvent) -> bool:
    """Return whether a key is left to `run_shortcut` instead of Qt's comparison with shortcuts.

    Call it from a window at QEvent.ShortcutOverride; the window then receives the key press. These
    keys are letters with Shift, for which Qt might run the shortcut of the same letter without it.
    It also notes in `CONFIRM` that Enter was pressed.
    """
    LAYOUT.learn(event)
    CONFIRM.press(event)
    return _is_shifted_letter(event) and not _is_for_text_field(
        key_meaning(event), held_modifiers(event)
    )


def run_shortcut(event: QKeyEvent, widget: QWidget) -> bool:
    """Run the shortcut of the letter that a key means; return whether there was one.

    Call it for a key press that a widget receives because no shortcut took it, or because of
    `claims`.
    """
    letter = key_meaning(event)
    if not letter or _is_for_text_field(letter, held_modifiers(event)):
        return False
    if _latin(event.text()) and not _is_shifted_letter(event):
        return False
    sequence = QKeySequence(QKeyCombination(held_modifiers(event), Qt.Key(ord(letter))))
    for shortcut in active_shortcuts(widget.window()):
        keys = shortcut.shortcuts() if isinstance(shortcut, QAction) else shortcut.keys()
        if sequence not in keys or not shortcut.isEnabled():
            continue
        if shortcut.autoRepeat() or not event.isAutoRepeat():
            (shortcut.trigger if isinstance(shortcut, QAction) else shortcut.activated.emit)()
        return True
    return False


def _is_shifted_letter(event: QKeyEvent) -> bool:
    """Return whether a key is a letter with Shift, and perhaps Ctrl."""
    modifiers = held_modifiers(event)
    return bool(
        modifiers & _SHIFT and not modifiers & (_ALT | _META) and key_meaning(event).isalpha()
    )


def _letter(event: QKeyEvent) -> str:
    """Return the letter or sign by which Qt names a key, or ""."""
    return chr(event.key()) if 0x20 < event.key() < 0x01000000 else ""


def _latin(text: str) -> str:
    """Return a Latin letter as a capital, or a digit of any script as an ASCII digit.

    The result is "" for others.
    """
    if len(text) != 1:
        return ""
    digit = unicodedata.decimal(text, None)
    capital = text.upper() if digit is None else str(digit)
    return capital if len(capital) == 1 and capital.isascii() and capital.isalnum() else ""


def _is_foreign(text: str) -> bool:
    """Return whether a text is a letter, vowel or tone mark of a non-Latin alphabet.

    Ö and é are Latin.
    """
    if not text or unicodedata.category(text)[0] not in "LM":
        return False
    return not unicodedata.name(text, "").startswith(("LATIN", "COMBINING"))


def _is_sign(text: str) -> bool:
    """Return whether a text is neither a letter nor a digit."""
    return text.isprintable() and text != "" and unicodedata.category(text)[0] not in "LMN"


def _letter_at_position(event: QKeyEvent) -> str:
    """Return the letter, digit or comma of an American keyboard at a key's position, or ""."""
    if sys.platform == "darwin":
        return _MAC_KEYS[event.nativeVirtualKey() :][:1].strip(".")
    return _KEY_POSITIONS.get(event.nativeScanCode(), "")


def _is_for_text_field(letter: str, modifiers: Qt.KeyboardModifier) -> bool:
    """Return whether a key belongs to the text field that has the keyboard focus, if one has it."""
    focused = QApplication.focusWidget()
    if focused is None or not focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
        return False
    return not modifiers & _CONTROL or letter in _EDITING_LETTERS


def active_shortcuts(window: QWidget) -> Iterator[QAction | QShortcut]:
    """Yield the actions and shortcuts of a window that are active for the focused widget."""
    focused = QApplication.focusWidget()
    for action in window.findChildren(QAction):
        if not action.shortcuts():
            continue
        owners = [owner for owner in action.associatedObjects() if isinstance(owner, QWidget)]
        if any(_is_active(owner, action.shortcutContext(), focused) for owner in owners):
            yield action
    for shortcut in window.findChildren(QShortcut):
        owner = shortcut.parent()
        if isinstance(owner, QWidget) and _is_active(owner, shortcut.context(), focused):
            yield shortcut


def _is_active(owner: QWidget, context: Qt.ShortcutContext, focused: QWidget | None) -> bool:
    """Return whether a shortcut of a widget is active for the focused widget."""
    if context == Qt.ShortcutContext.WidgetShortcut:
        return owner is focused
    if context == Qt.ShortcutContext.WidgetWithChildrenShortcut:
        return focused is not None and (owner is focused or owner.isAncestorOf(focused))
    return owner.isVisible() and owner.isEnabled()
