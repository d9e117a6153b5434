"""Two small dialogs: the keys that can be used, and what Conquista is made of."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.keys import ROWS, KeyRow
from desktop.language import translate
from desktop.painting.fadingscroll import FadingScroll
from desktop.textsize import text_scale
from desktop.windows.dialogs.sheet import Sheet
from engine import edition

#: Pixels for what a key does, so that two columns fit the smallest window.
_MEANING, _LESS = 318, 150
#: Pixels of the keys in the smallest window, and of the bar that scrolls them there.
_HIGHEST, _BAR = 452, 10


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
            translate("Help", "Conquista {version}").format(version=edition.version())
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
            if edition.compiled()
            else translate("Help", "The bots think interpreted.")
        )
        python, system = platform.python_version(), platform.platform(terse=True)
        made_of = f"Python {python} · PySide6 {PySide6.__version__} · Qt {qVersion()}"
        self._parts.setText(f"{made_of}\n{system}\n{thinking}")


class KeysSheet(Sheet):
    """All keys, by where they act, in two columns; last those of the game on the table."""

    def __init__(self, parent: QWidget, of_game: Sequence[KeyRow] = ()) -> None:
        super().__init__(parent)
        self._rows = [*ROWS, *of_game]
        self._labels: list[tuple[list[QLabel], QLabel]] = []
        self._inner = QWidget(self)
        halves = QHBoxLayout(self._inner)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(22)
        self._scroll = FadingScroll(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._inner)
        self.body.addWidget(self._scroll)
        half = (len(self._rows) + 1) // 2
        for rows in (self._rows[:half], self._rows[half:]):
            halves.addLayout(self._half(rows))
        self.retranslate()

    def _half(self, rows: Sequence[KeyRow]) -> QGridLayout:
        """A grid of its own without words: where a line wraps, the other half stays as it is."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(1)
        grid.setRowStretch(len(rows), 1)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        for number, row in enumerate(rows):
            keys, meaning = QHBoxLayout(), QLabel(self)
            keys.setSpacing(4)
            # On one line with the words.
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
            for cap, shown in zip(caps, row.caps, strict=True):
                cap.setText(shown)
            meaning.setText(row.meaning())
            # Nested layouts forget that a wrapped line makes its row higher.
            meaning.ensurePolished()
            # Keys in large type leave less for what they do.
            width = round(_MEANING - _LESS * max(0, text_scale() - 1))
            meaning.setFixedWidth(width)
            meaning.setMinimumHeight(meaning.heightForWidth(width))
        room = self._inner.minimumSizeHint()
        bar = _BAR if room.height() > _HIGHEST else 0
        self._scroll.setFixedSize(room.width() + bar, min(room.height(), _HIGHEST))
