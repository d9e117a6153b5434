"""What has happened, as lines: keeps events, and makes sentences of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QTextDocumentFragment

from desktop.table import attendance_texts
from desktop.table.game import Continues, lines_apart
from desktop.table.texts import GameTexts
from engine.core.values import OMNISCIENT, Action, Event, Seat

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Entry:
    """One step as the viewer saw it; `seat` answered, None: nobody did."""

    seat: Seat | None
    events: tuple[Event, ...]
    #: Somebody gave up, left or came back, which is no event of any game.
    coming: Action | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """What one seat did, and what came of it: an entry, a part of one, or several told as one."""

    #: The places of the first and the last entry it tells of.
    number: int
    last: int
    #: Who did it; None: nobody in particular.
    seat: Seat | None
    #: What of it is worth words.
    events: tuple[Event, ...]
    #: Somebody gave up, left or came back.
    coming: Action | None
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
        return bisect_right(self._lines, number, key=lambda line: line.number) - 1

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
        end, row = number, self.row_of(number - 1) + 1
        while row and self._lines[row - 1].last >= number:
            # This line tells of earlier ones, too, which are then written anew.
            row -= 1
            number = min(number, self._lines[row].number)
        kept = self._entries[number:end]
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
            for line in self._lines_of(number, entry):
                if lines and self._goes_on(lines[-1], line):
                    lines.append(self._together(lines.pop(), line))
                else:
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

    def _lines_of(self, number: int, entry: Entry) -> Iterator[Line]:
        """A line for each seat that did something, one after the other, with what came of it."""
        seat, told = None, list[Event]()
        for event in self._texts.worth_telling(entry.events):
            if not self._texts.sentences(event, self._names, self._viewer):
                continue
            author = self._texts.author(event)
            if told and author not in (None, seat):
                yield self._line(number, number, seat, told)
                told = []
            if not told:
                seat = author
            told.append(event)
        if entry.coming is not None:
            seat = entry.seat
        if told or entry.coming is not None:
            yield self._line(number, number, seat, told, entry.coming)

    def _line(
        self,
        number: int,
        last: int,
        seat: Seat | None,
        events: Sequence[Event],
        coming: Action | None = None,
    ) -> Line:
        found = [self._texts.sentences(event, self._names, self._viewer) for event in events]
        if coming is not None and seat is not None:
            name = escape(self._names[seat], quote=False)
            found.append(f"<em>{attendance_texts.told(coming, name)}</em>")
        html = " ".join(found)
        plain = QTextDocumentFragment.fromHtml(html).toPlainText()
        return Line(number, last, seat, tuple(events), coming, html, plain)

    def _goes_on(self, before: Line, line: Line) -> bool:
        """Return whether a line continues the one before."""
        if before.seat != line.seat or before.coming is not None or line.coming is not None:
            return False
        return self._continues(before.events, line.events)

    def _together(self, before: Line, line: Line) -> Line:
        events = self._texts.worth_telling((*before.events, *line.events))
        return self._line(before.number, line.last, line.seat, events)

    def _is_own(self, entry: Entry) -> bool:
        return self._viewer not in (None, OMNISCIENT) and entry.seat == self._viewer
