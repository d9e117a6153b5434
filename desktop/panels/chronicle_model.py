"""The model of the chronicle: it stores events and turns them into lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from html import escape
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QTextDocumentFragment

from desktop.language import attendance_texts
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.table.game_table import Continues, are_lines_apart
from desktop.table.game_texts import GameTexts
from desktop.table.talk import talk_texts
from engine.core.values import OMNISCIENT, Action, Event, Seat
from engine.talk.agreements import Agreement
from engine.talk.statements import Offer, Reply, Statement

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class Deed(StrEnum):
    """What a person at a table for friends did that is no action of the game."""

    #: The line was lost for a while, and is there again.
    BACK = "back"
    HINT = "hint"
    #: Time was up, and a bot played the move.
    LATE = "late"
    #: A move was taken back.
    UNDO = "undo"


#: Returns the sentence about a deed, for the name of its person.
_TOLD: Final = {
    Deed.BACK: attendance_texts.returned_sentence,
    Deed.HINT: attendance_texts.takes_hint,
    Deed.LATE: attendance_texts.was_late,
    Deed.UNDO: attendance_texts.takes_back,
}


@dataclass(frozen=True, slots=True)
class ChronicleNote:
    """A deed of the person of a seat."""

    seat: Seat
    deed: Deed


@dataclass(frozen=True, slots=True)
class ChronicleEntry:
    """One step as the viewer saw it; `seat` is None if no seat answered."""

    seat: Seat | None
    events: tuple[Event, ...]
    #: A resignation, departure or return, which is no event of a game.
    coming: Action | None = None
    #: Something that was said.
    statement: Statement | None = None
    #: The agreement to which a reply belongs, as it was offered.
    about: Agreement | None = None
    #: Whether the statement is an offer for a time that had yet to begin.
    is_early: bool = False
    #: The agreements that ended with it.
    outcomes: tuple[Agreement, ...] = ()
    #: The seats that gave up with it to stop a rival, each with that rival.
    forsaken: tuple[tuple[Seat, Seat], ...] = ()
    #: The events of the offer that it answers.
    offered: tuple[Event, ...] = ()
    #: Why a bot refuses that offer, as a key.
    why: str = ""
    #: What people at a table for friends did meanwhile.
    notes: tuple[ChronicleNote, ...] = ()


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """A line about one seat: an entry, a part of one, or several merged entries."""

    #: The index of its first entry.
    number: int
    #: The index of its last entry.
    last: int
    #: The acting seat; None for no particular one.
    seat: Seat | None
    #: The events worth telling.
    events: tuple[Event, ...]
    #: A resignation, departure or return.
    coming: Action | None
    #: Rich text; changes of the leader are in <em>.
    html: str
    plain: str
    #: Whether it ends with words that are said, so that no other line continues it.
    is_said: bool = False


class ChronicleModel(QAbstractListModel):
    """A row for each line, oldest first; the data is the plain text, `line` returns the line."""

    def __init__(
        self, texts: GameTexts, parent: QObject, continues: Continues = are_lines_apart
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._continues = continues
        self._names: Sequence[str] = ()
        self._viewer: Seat | None = None
        #: Whether answers tell which offer they answer.
        self.tells_offers = False
        self._entries: list[ChronicleEntry] = []
        self._lines: list[ChronicleLine] = []
        #: The viewer's last own entry.
        self._last_own: int | None = None
        #: The entry of the past moment shown, or None.
        self.past: int | None = None

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        texts = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
        return self._lines[index.row()].plain if role in texts else None

    @property
    def count(self) -> int:
        """The number of entries, including those without a line."""
        return len(self._entries)

    def line(self, row: int) -> ChronicleLine:
        """Return the line in a row."""
        return self._lines[row]

    def row_of(self, number: int) -> int:
        """Return the row of an entry, or of the last earlier entry with a line, or -1."""
        return bisect_right(self._lines, number, key=lambda line: line.number) - 1

    def first_of_last_step(self) -> int:
        """Return the row in which the last step begins, with its consequences, or 0."""
        return self._first_of_step(len(self._lines) - 1)

    def _first_of_step(self, row: int) -> int:
        """Return the row in which the step of a row begins."""
        while row > 0 and self._lines[row - 1].last >= self._lines[row].number:
            row -= 1
        return max(0, row)

    def rows_of_last_move(self) -> range:
        """Return the rows of the last step that is no statement; all rows if there is none."""
        last = len(self._lines) - 1
        while last > 0 and self._entries[self._lines[last].number].statement is not None:
            last -= 1
        return range(self._first_of_step(last), last + 1)

    def first_of_last_action(self) -> int:
        """Return the row in which the last steps of one seat begin that nobody came between."""
        row = self.first_of_last_step()
        while row > 0 and self._lines[row - 1].seat == self._lines[row].seat is not None:
            row -= 1
        return row

    def is_marked(self, row: int) -> bool:
        """Return whether a row is marked.

        Marked is the past moment shown, else everything after the viewer's own last step, at least
        the last entry.
        """
        line, last = self._lines[row], len(self._entries) - 1
        if self.past is not None:
            return line.number <= self.past <= line.last
        return line.last >= (last if self._last_own is None else min(self._last_own + 1, last))

    def show_entries(
        self, entries: Sequence[ChronicleEntry], names: Sequence[str], viewer: Seat | None
    ) -> None:
        """Replace the entries; unchanged ones at the beginning are kept."""
        if (list(names), viewer) != (list(self._names), self._viewer):
            self._names, self._viewer = names, viewer
            self._remove_from(0)
        same = 0
        for old, new in zip(self._entries, entries, strict=False):
            if old != new:
                break
            same += 1
        self._remove_from(same)
        self._append(entries[same:])

    def add(self, entry: ChronicleEntry) -> None:
        """Add an entry."""
        self._append((entry,))

    def retranslate(self) -> None:
        """Write all lines again in the current language."""
        entries = list(self._entries)
        self._remove_from(0)
        self._append(entries)

    def _remove_from(self, number: int) -> None:
        """Remove all entries from an index on."""
        end, row = number, self.row_of(number - 1) + 1
        while row and self._lines[row - 1].last >= number:
            # This line includes earlier entries, which get lines of their own again.
            row -= 1
            number = min(number, self._lines[row].number)
        entries = self._entries[number:end]
        self._remove_lines(row)
        del self._entries[number:]
        if self._last_own is not None and self._last_own >= number:
            own_entries = (n for n in range(number - 1, -1, -1) if self._is_own(self._entries[n]))
            self._last_own = next(own_entries, None)
        self._append(entries)

    def _remove_lines(self, row: int) -> None:
        """Remove all lines from a row on."""
        if row < len(self._lines):
            self.beginRemoveRows(_ROOT, row, len(self._lines) - 1)
            del self._lines[row:]
            self.endRemoveRows()

    def _append(self, entries: Sequence[ChronicleEntry]) -> None:
        lines = self._lines[-1:]
        for number, entry in enumerate(entries, len(self._entries)):
            for line in self._lines_of(number, entry):
                if lines and self._is_continuation(lines[-1], line):
                    lines.append(self._merge(lines.pop(), line))
                else:
                    lines.append(line)
            if self._is_own(entry):
                self._last_own = number
        self._entries += entries
        if self._lines and lines[0] is self._lines[-1]:
            del lines[0]
        elif self._lines:
            # The last line was extended.
            self._remove_lines(len(self._lines) - 1)
        if lines:
            first = len(self._lines)
            self.beginInsertRows(_ROOT, first, first + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()

    def _lines_of(self, number: int, entry: ChronicleEntry) -> Iterator[ChronicleLine]:
        """Yield a line for each seat that acted, in order, with the consequences."""
        # Names are chosen by people and must be escaped in rich text.
        names = [escape(name, quote=False) for name in self._names]
        answer, is_said_only = self._answer_of(entry), bool(self.tells_offers and entry.why)
        lines = [] if is_said_only else self._lines_of_events(number, entry)
        if entry.why and entry.seat is not None:
            # What is said stands under its speaker, before what follows from it.
            who = translate("Talk", "{who}:").format(who=names[entry.seat] or only_person_name())
            quoted = talk_texts.quote_text(self._texts.refusal_words(entry.why))
            at = 1 if lines and lines[0].seat == entry.seat else 0
            line = _talk_line(number, entry.seat, f"{who} <i>{quoted}</i> {answer}".rstrip())
            lines.insert(at, line)
        elif answer and lines:
            lines[-1] = _with_words(lines[-1], answer)
        yield from lines
        if entry.statement is not None and entry.seat is not None:
            who, what = talk_texts.chronicle_line(
                entry.statement, entry.seat, names, self._texts, entry.about, ahead=entry.is_early
            )
            yield _talk_line(
                number, entry.seat, f"{who} <i>{talk_texts.quote_text(what)}</i> {answer}".rstrip()
            )
        for seat, rival in entry.forsaken:
            yield _talk_line(
                number, seat, talk_texts.forsaken_stop_sentence(names[seat], names[rival])
            )
        for outcome in entry.outcomes:
            if outcome_text := talk_texts.agreement_outcome(outcome, names):
                yield _talk_line(number, outcome.breaker, outcome_text)
        for note in entry.notes:
            outcome_text = _TOLD[note.deed](names[note.seat])
            yield _talk_line(number, note.seat, f"<em>{outcome_text}</em>")

    def _lines_of_events(self, number: int, entry: ChronicleEntry) -> list[ChronicleLine]:
        """Return a line for each seat that acted.

        An answer in the list of statements has no line for its consequences.
        """
        lines, seat, pending = list[ChronicleLine](), None, list[Event]()
        for event in self._texts.without_implied_events(entry.events):
            if not self._texts.sentences(event, self._names, self._viewer):
                continue
            author = self._texts.author(event)
            if self.tells_offers and (pending or author not in (None, entry.seat)):
                break
            if pending and author not in (None, seat):
                lines.append(self._line(number, number, seat, pending))
                pending = []
            if not pending:
                seat = author
            pending.append(event)
        if entry.coming is not None:
            seat = entry.seat
        if pending or entry.coming is not None:
            lines.append(self._line(number, number, seat, pending, entry.coming))
        return lines

    def _answer_of(self, entry: ChronicleEntry) -> str:
        """Return which offer is answered, as rich text, or ""."""
        answer_lines = []
        if self.tells_offers and entry.seat is not None:
            sentences = [
                self._texts.sentences(event, self._names, self._viewer) for event in entry.offered
            ]
            offer = " ".join(filter(None, sentences)).removesuffix(".")
            about = entry.about if isinstance(entry.statement, Reply) else None
            if about is not None:
                names = [escape(name, quote=False) for name in self._names]
                offered = Offer((about.to,), about.gives, about.asks, about.until)
                terms = talk_texts.terms_said(self._texts, offered, about.seat, names).removesuffix(
                    "."
                )
                offer = talk_texts.quote_text(terms)
            if offer:
                text = translate("Talk", "(in answer to: {offer})")
                answer_lines.append(text.format(offer=offer))
        return " ".join(answer_lines)

    def _line(
        self,
        number: int,
        last: int,
        seat: Seat | None,
        events: Sequence[Event],
        coming: Action | None = None,
    ) -> ChronicleLine:
        sentences = [self._texts.sentences(event, self._names, self._viewer) for event in events]
        if coming is not None and seat is not None:
            name = escape(self._names[seat], quote=False)
            sentences.append(f"<em>{attendance_texts.sentence(coming, name)}</em>")
        html = " ".join(sentences)
        plain = QTextDocumentFragment.fromHtml(html).toPlainText()
        return ChronicleLine(number, last, seat, tuple(events), coming, html, plain)

    def _is_continuation(self, before: ChronicleLine, line: ChronicleLine) -> bool:
        """Return whether a line continues the one before."""
        if not before.events or not line.events or before.is_said or line.is_said:
            return False
        if before.seat != line.seat or before.coming is not None or line.coming is not None:
            return False
        return self._continues(before.events, line.events)

    def _merge(self, before: ChronicleLine, line: ChronicleLine) -> ChronicleLine:
        events = self._texts.without_implied_events((*before.events, *line.events))
        return self._line(before.number, line.last, line.seat, events)

    def _is_own(self, entry: ChronicleEntry) -> bool:
        return self._viewer not in (None, OMNISCIENT) and entry.seat == self._viewer


def _with_words(line: ChronicleLine, html: str) -> ChronicleLine:
    """Return a line with more words at its end."""
    html = f"{line.html} {html}"
    plain = QTextDocumentFragment.fromHtml(html).toPlainText()
    return replace(line, html=html, plain=plain, is_said=True)


def _talk_line(number: int, seat: Seat | None, html: str) -> ChronicleLine:
    """Return a line about a statement, or about how an agreement ended."""
    plain = QTextDocumentFragment.fromHtml(html).toPlainText()
    return ChronicleLine(number, number, seat, (), None, html, plain)
