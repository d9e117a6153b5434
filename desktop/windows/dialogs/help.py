"""The help dialogs: all keys, and information about Conquista."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.language.translation import translate
from desktop.style.shortcuts import ROWS, KeyRow
from desktop.system.compilation import STATE, Progress
from desktop.windows.dialogs.base_dialog import BaseDialog, forget
from engine.system import version

#: Width of a key's explanation, in pixels; two columns fit the smallest window.
_MEANING_WIDTH = 318
#: The least width of an explanation, for smaller screens.
_MIN_WIDTH = 160
#: Space between the columns.
_COLUMN_GAP = 22


class AboutDialog(BaseDialog):
    """Version, licence and platform."""

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
            translate("Help", "Conquista {version}").format(version=version.version())
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
        thinking = _thinking()
        python, system = platform.python_version(), platform.platform(terse=True)
        made_of = f"Python {python} · PySide6 {PySide6.__version__} · Qt {qVersion()}"
        self._parts.setText(f"{made_of}\n{system}\n{thinking}")


def _thinking() -> str:
    """Return in words how the bots think: compiled, or how far the compilation is."""
    if version.is_compiled():
        return translate("Help", "The bots run as compiled code.")
    match STATE.progress:
        case Progress.RUNNING:
            return translate(
                "Help",
                "The bots run as interpreted code. They are being compiled now, and will think "
                "many times faster from the next start.",
            )
        case Progress.READY:
            return translate(
                "Help",
                "The bots run as interpreted code. They have been compiled, and will think many "
                "times faster from the next start.",
            )
        case Progress.NONE:
            return translate("Help", "The bots run as interpreted code.")


class KeysDialog(BaseDialog):
    """All keys by context in two columns; those of the game on the table come last."""

    def __init__(self, parent: QWidget, of_game: Sequence[KeyRow] = ()) -> None:
        super().__init__(parent)
        self._rows = [*ROWS, *of_game]
        self._labels: list[tuple[list[QLabel], QLabel]] = []
        halves = QHBoxLayout()
        halves.setSpacing(_COLUMN_GAP)
        self.body.addLayout(halves)
        half = (len(self._rows) + 1) // 2
        for rows in (self._rows[:half], self._rows[half:]):
            halves.addLayout(self._make_column(rows))
        self.retranslate()

    def _make_column(self, rows: Sequence[KeyRow]) -> QGridLayout:
        """Return the grid of a column, whose texts are set later.

        The columns are separate grids, so that a wrapped line in one leaves the other unchanged.
        """
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(1)
        grid.setRowStretch(len(rows), 1)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        for number, row in enumerate(rows):
            keys, meaning = QHBoxLayout(), QLabel(self)
            keys.setSpacing(4)
            # Aligns the keys with the first line of the text.
            keys.setContentsMargins(0, 2, 0, 0)
            caps = [QLabel(self) for _ in row.keys]
            for cap in caps:
                cap.setProperty("role", "key")
                keys.addWidget(cap)
            meaning.setProperty("role", "sentence")
            meaning.setWordWrap(True)
            grid.addLayout(keys, number, 0, left)
            grid.addWidget(meaning, number, 1)
            self._labels.append((caps, meaning))
        return grid

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Help", "Keys"))
        self._scroll.setAccessibleName(self.windowTitle())
        self.title.setText(translate("Help", "Keys"))
        for (caps, meaning), row in zip(self._labels, self._rows, strict=True):
            for cap, cap_text in zip(caps, row.caps, strict=True):
                cap.setText(cap_text)
            meaning.setText(row.meaning())
        self._measure()

    def _measure(self) -> None:
        """Fit the width of the texts; keys at a large text size leave less for them."""
        for _, meaning in self._labels:
            meaning.ensurePolished()
            meaning.setMinimumHeight(0)
            meaning.setFixedWidth(_MEANING_WIDTH)
        forget(self.body)
        # A scroll bar may appear.
        over = self.body.totalMinimumSize().width() + 14 - self.room().width()
        width = max(_MIN_WIDTH, _MEANING_WIDTH - max(0, (over + 1) // 2))
        for _, meaning in self._labels:
            # Nested layouts do not make a row higher for a wrapped line.
            meaning.setFixedWidth(width)
            meaning.setMinimumHeight(meaning.heightForWidth(width))

    def content(self) -> QSize:
        forget(self.body)
        return self.body.totalMinimumSize()
