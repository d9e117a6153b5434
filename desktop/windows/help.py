"""Two small dialogs: the keys that can be used, and what Conquista is made of."""

from __future__ import annotations

import platform
import sys

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.language import translate
from desktop.table.game import KeysOf, no_keys
from desktop.windows.settingsdialog import settings_key
from desktop.windows.sheet import Sheet

Key = QKeySequence.StandardKey
#: Pixels for what a key does, so that two columns fit the smallest window.
_MEANING = 300


def application_version() -> str:
    """The version of the installed package; "0" when run without being installed."""
    # Slow to import, and most evenings nobody asks.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("conquista")
    except PackageNotFoundError:
        return "0"


class AboutSheet(Sheet):
    """Version, licence and what it runs on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._what = self._text("sentence")
        self._licence = self._text("sentence")
        self._parts = self._text("quiet")
        self._parts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.retranslate()

    def _text(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setMinimumWidth(420)
        self.body.addWidget(label)
        return label

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Help", "About Conquista"))
        self.title.setText(
            translate("Help", "Conquista {version}").format(version=application_version())
        )
        self._what.setText(
            translate(
                "Help",
                "Board games of conquest and intrigue, against people at the same screen or "
                "against bots that see no more than you would in their place.",
            )
        )
        self._licence.setText(
            translate(
                "Help",
                "Free software under the GNU General Public License, version 3 or later. "
                "It comes without any warranty.",
            )
        )
        thinking = (
            translate("Help", "The bots think compiled.")
            if _compiled()
            else translate("Help", "The bots think interpreted.")
        )
        python, system = platform.python_version(), platform.platform(terse=True)
        made_of = f"Python {python} · PySide6 {PySide6.__version__} · Qt {qVersion()}"
        self._parts.setText(f"{made_of}\n{system}\n{thinking}")


def _compiled() -> bool:
    """Whether the engine's hot modules run compiled."""
    import engine.rng

    file = engine.rng.__file__ or ""
    return getattr(sys, "frozen", False) or not file.endswith((".py", ".pyc"))


class KeysSheet(Sheet):
    """All keys, by where they act, in two columns; last those of the game on the table."""

    def __init__(self, parent: QWidget, of_game: KeysOf = no_keys) -> None:
        super().__init__(parent)
        self._of_game = of_game
        self._labels: list[tuple[QLabel, QLabel]] = []
        halves = QHBoxLayout()
        halves.setSpacing(28)
        self.body.addLayout(halves)
        count = len(self._keys())
        for rows in ((count + 1) // 2, count // 2):
            halves.addLayout(self._half(rows))
        self.retranslate()

    def _half(self, rows: int) -> QGridLayout:
        """Empty rows in a grid of their own: where a line wraps, the other half stays as it is."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(7)
        grid.setRowStretch(rows, 1)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for row in range(rows):
            key, meaning = QLabel(self), QLabel(self)
            key.setProperty("role", "key")
            meaning.setProperty("role", "sentence")
            meaning.setWordWrap(True)
            meaning.setFixedWidth(_MEANING)
            grid.addWidget(key, row, 0, left)
            grid.addWidget(meaning, row, 1)
            self._labels.append((key, meaning))
        return grid

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Help", "Keys"))
        self.title.setText(translate("Help", "Keys"))
        for (key, meaning), (shown, said) in zip(self._labels, self._keys(), strict=True):
            key.setText(shown)
            meaning.setText(said)
            # Nested layouts forget that a wrapped line makes its row higher.
            meaning.ensurePolished()
            meaning.setMinimumHeight(meaning.heightForWidth(_MEANING))

    def _keys(self) -> list[tuple[str, str]]:
        return [*keys(), *((_named(*names), said) for names, said in self._of_game())]


def keys() -> list[tuple[str, str]]:
    """Every key, as it is called in this language, and what it does."""
    return [
        (_named("Left", "Right", "Up", "Down"), translate("Keys", "Walk what can be chosen")),
        (_named("Enter"), translate("Keys", "Choose, confirm; on the shelf, play")),
        (_named("Esc"), translate("Keys", "Take back a half-made choice")),
        (_named("Space"), translate("Keys", "Skip an animation")),
        (_standard(Key.Undo), translate("Keys", "Undo your last answer")),
        (_standard(Key.Redo), translate("Keys", "Give it again")),
        (_named("PgUp", "PgDown"), translate("Keys", "Look back through the moves, and forward")),
        (_named("Home", "End"), translate("Keys", "To the first and the last moment of a replay")),
        (_named("H"), translate("Keys", "A hint: what a strong player would do")),
        (_named("O"), translate("Keys", "Open all hands in a replay")),
        (_named("P"), translate("Keys", "Hold to peek at your hand, between people at one screen")),
        (_named("I"), translate("Keys", "Read the chosen card large")),
        (_named("F"), translate("Keys", "Fit the board to the window")),
        (_named("+", "-"), translate("Keys", "Bots faster, bots slower")),
        (_standard(Key.New), translate("Keys", "Back to the shelf, for a new game")),
        (_standard(Key.Open), translate("Keys", "Open a saved game")),
        (_standard(Key.Save), translate("Keys", "Save the game")),
        (_standard(Key.Print), translate("Keys", "Print boards, cards and rules")),
        (
            _standard(Key.HelpContents),
            translate("Keys", "The rules, where they decide what you see"),
        ),
        (_native(settings_key()), translate("Keys", "Settings")),
        (_named("F10"), translate("Keys", "Menu")),
        (_named("F11"), translate("Keys", "Full screen, and back")),
    ]


def _named(*names: str) -> str:
    return "  ".join(_native(QKeySequence(name)) for name in names)


def _standard(key: Key) -> str:
    return _native(QKeySequence(key))


def _native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)
