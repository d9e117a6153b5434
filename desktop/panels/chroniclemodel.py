"""What has happened, as lines: keeps events, and makes sentences of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QTextDocumentFragment

from desktop.table import comings
from desktop.table.game import Continues, lines_apart
from desktop.table.texts import GameTexts
from engine.core import OMNISCIENT, Action, Event, Seat

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Entry:
    """One step as the viewer saw it; `seat` acted, None: nobody in particular."""

    seat: Seat | None
    events: tuple[Event, ...]
    #: Somebody gave up, left or came back, which is no event of any game.
    coming: Action | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """An entry that is worth words, or several that are told as one."""

    #: The places of the first and the last of them among all entries.
    number: int
    last: int
    entry: Entry
    #: Rich text: what changes who is winning stands in <em>.
    html: str
    plain: str


class ChronicleModel(QAbstractListModel):
    """A row for each line, oldest first; its text is plain, `line` has everything."""

    def __init__(
        self, texts: GameTexts, parent: QObject, continues: Continues = lines_apart
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._continues = continues
        self._names: Sequence[str] = ()
        self._viewer: Seat | None = None
        self._entries: list[Entry] = []
        self._lines: list[Line] = []
        #: The viewer's last own entry.
        self._own: int | None = None
        #: The entry that is looked back at.
        self.past: int | None = None

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        texts = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
        return self._lines[index.row()].plain if role in texts else None

    @property
    def count(self) -> int:
        """How many entries there are, with and without a line."""
        return len(self._entries)

    def line(self, row: int) -> Line:
        """The line in a row."""
        return self._lines[row]

    def row_of(self, number: int) -> int:
        """The row of an entry, or of the last one before it that has a line; -1 for none."""
        row = min(number, len(self._lines) - 1)
        while row >= 0 and self._lines[row].number > number:
            row -= 1
        return row

    def is_marked(self, row: int) -> bool:
        """The moment looked back at; else all since the viewer's own last step, or the last one."""
        line, last = self._lines[row], len(self._entries) - 1
        if self.past is not None:
            return line.number <= self.past <= line.last
        return line.last >= (last if self._own is None else min(self._own + 1, last))

    def show_entries(
        self, entries: Sequence[Entry], names: Sequence[str], viewer: Seat | None
    ) -> None:
        """Have these lines; those that stay are kept."""
        if (list(names), viewer) != (list(self._names), self._viewer):
            self._names, self._viewer = names, viewer
            self._forget(0)
        same = 0
        for old, new in zip(self._entries, entries, strict=False):
            if old != new:
                break
            same += 1
        self._forget(same)
        self._append(entries[same:])

    def add(self, entry: Entry) -> None:
        """Something happened."""
        self._append((entry,))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        entries = list(self._entries)
        self._forget(0)
        self._append(entries)

    def _forget(self, number: int) -> None:
        """Nothing has happened from an entry on."""
        row = self.row_of(number - 1) + 1
        kept: list[Entry] = []
        if row and self._lines[row - 1].last >= number:
            # Only the first of what this line tells.
            row -= 1
            first = self._lines[row].number
            kept, number = self._entries[first:number], first
        self._drop(row)
        del self._entries[number:]
        if self._own is not None and self._own >= number:
            own = (n for n in range(number - 1, -1, -1) if self._is_own(self._entries[n]))
            self._own = next(own, None)
        self._append(kept)

    def _drop(self, row: int) -> None:
        """Have no lines from a row on."""
        if row < len(self._lines):
            self.beginRemoveRows(_ROOT, row, len(self._lines) - 1)
            del self._lines[row:]
            self.endRemoveRows()

    def _append(self, entries: Sequence[Entry]) -> None:
        lines = self._lines[-1:]
        for number, entry in enumerate(entries, len(self._entries)):
            line = self._line(number, number, entry)
            before = lines[-1] if lines else None
            if line is not None and before is not None and self._goes_on(before.entry, entry):
                both = replace(entry, events=(*before.entry.events, *entry.events))
                line = self._line(before.number, number, both)
                lines.pop()
            if line is not None:
                lines.append(line)
            if self._is_own(entry):
                self._own = number
        self._entries += entries
        if self._lines and lines[0] is self._lines[-1]:
            del lines[0]
        elif self._lines:
            # It tells more now.
            self._drop(len(self._lines) - 1)
        if lines:
            first = len(self._lines)
            self.beginInsertRows(_ROOT, first, first + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()

    def _line(self, number: int, last: int, entry: Entry) -> Line | None:
        html = " ".join(self._sentences(entry))
        if not html:
            return None
        return Line(number, last, entry, html, QTextDocumentFragment.fromHtml(html).toPlainText())

    def _goes_on(self, before: Entry, entry: Entry) -> bool:
        """Whether an entry is told together with that of the line before."""
        if before.seat != entry.seat or before.coming is not None or entry.coming is not None:
            return False
        return self._continues(before.events, entry.events)

    def _is_own(self, entry: Entry) -> bool:
        return self._viewer not in (None, OMNISCIENT) and entry.seat == self._viewer

    def _sentences(self, entry: Entry) -> list[str]:
        found: list[str] = []
        for event in self._texts.worth_telling(entry.events):
            text = self._texts.sentences(event, self._names, self._viewer)
            if text:
                found.append(text)
        if entry.coming is not None and entry.seat is not None:
            name = escape(self._names[entry.seat], quote=False)
            found.append(f"<em>{comings.told(entry.coming, name)}</em>")
        return found
