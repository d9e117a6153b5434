"""The chronicle: what has happened, newest last; it keeps events and makes sentences on display."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.language import translate
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import rounded
from desktop.table.game import GameTexts
from desktop.theme import SEATS, Theme, serif
from engine.core import OPEN, Event, Seat

_BODY = 14.5
_INDENT, _PAD = 34, 5


@dataclass(frozen=True, slots=True)
class Entry:
    """One step as the looker saw it; `seat` acted, None: nobody in particular."""

    seat: Seat | None
    events: tuple[Event, ...]
    #: The answer was to give up, which is no event of any game.
    resigned: bool = False


class Line(QWidget):
    """One entry: the shield of who acted and a few sentences. Signals: `clicked(number)`."""

    clicked = Signal(int)

    def __init__(self, number: int, entry: Entry, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self.entry = entry
        self._theme = theme
        self._marked = False
        self._html = ""
        self._room = 200
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_BODY))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        return self._document.toPlainText()

    def write(self, html: str, theme: Theme, *, marked: bool) -> None:
        """Say it, in the theme's colours; the newest lines are marked."""
        if (html, theme, marked) == (self._html, self._theme, self._marked):
            return
        self._html, self._theme, self._marked = html, theme, marked
        # What changes who is winning stands out.
        self._document.setDefaultStyleSheet(f"em {{ color: {theme.aside}; font-style: normal }}")
        self._document.setHtml(f'<div style="line-height:112%; color:{theme.text}">{html}</div>')
        self.setAccessibleName(self.text)
        self._wrap()
        self.update()

    def set_room(self, width: int) -> None:
        """So many pixels from left to right."""
        if width != self._room:
            self._room = width
            self._wrap()

    def _wrap(self) -> None:
        """Break into lines once, for the room there is: what is painted is what was measured."""
        self._document.setTextWidth(max(40, self._room - _INDENT - 10))
        self.setFixedHeight(max(26, math.ceil(self._document.size().height())) + 2 * _PAD)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit(self.number)

    def sizeHint(self) -> QSize:
        return QSize(self._room, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._marked:
            p.fillPath(rounded(QRectF(self.rect()), 6), QColor(self._theme.mark))
        if self.entry.seat is not None:
            who = SEATS[self.entry.seat]
            paint_shield(p, 16, _PAD + 13, 21, who.colour, who.charge)
        p.translate(_INDENT, _PAD)
        self._document.drawContents(p)
        p.end()


class Chronicle(QWidget):
    """Heading and lines; scrolls to the newest.

    Signals: `picked(number)`: a line was clicked; 0 is the opening, n what the nth answer did.
    """

    picked = Signal(int)

    def __init__(self, texts: GameTexts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._theme = theme
        self._names: Sequence[str] = ()
        self._looker: Seat | None = None
        self._past: int | None = None
        self._lines: list[Line] = []
        self._heading = ""
        self._note = ""
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._paper = QWidget(self._scroll)
        self._paper.setAutoFillBackground(False)
        self._column = QVBoxLayout(self._paper)
        self._column.setContentsMargins(0, 0, 2, 0)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        self._scroll.setWidget(self._paper)
        self._paper.setAutoFillBackground(False)
        self._scroll.viewport().installEventFilter(self)
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 34, 0, 0)
        column.addWidget(self._scroll)
        self.retranslate()

    def retranslate(self) -> None:
        self._heading = translate("Chronicle", "Chronicle")
        self._scroll.setAccessibleName(self._heading)
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._write()

    @property
    def lines(self) -> list[str]:
        """The sentences shown, oldest first."""
        return [line.text for line in self._lines if not line.isHidden()]

    def set_progress(self, progress: str) -> None:
        """How far the match has come, in a few words."""
        self._note = progress
        self.update()

    def show_entries(
        self, entries: Sequence[Entry], names: Sequence[str], looker: Seat | None
    ) -> None:
        """Write everything anew; lines that stay are kept."""
        for line in self._lines[len(entries) :]:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        del self._lines[len(entries) :]
        self._names, self._looker = names, looker
        self._past = None
        for line, entry in zip(self._lines, entries, strict=False):
            line.entry = entry
        for entry in entries[len(self._lines) :]:
            self._append(entry)
        self._write()

    def add(self, entry: Entry) -> None:
        """Something happened."""
        self._append(entry)
        self._write()

    def _append(self, entry: Entry) -> None:
        line = Line(len(self._lines), entry, self._theme, self._paper)
        line.set_room(self._room())
        line.clicked.connect(self.picked)
        self._lines.append(line)
        self._column.insertWidget(self._column.count() - 1, line)

    def _room(self) -> int:
        return self._scroll.viewport().width() - self._column.contentsMargins().right()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lines are broken anew when the room changes, before anything is painted."""
        if event.type() == QEvent.Type.Resize and watched is self._scroll.viewport():
            for line in self._lines:
                line.set_room(self._room())
        return super().eventFilter(watched, event)

    def entry_under_pointer(self) -> Entry | None:
        """The entry the mouse points at."""
        return next((line.entry for line in self._lines if line.underMouse()), None)

    def _write(self) -> None:
        newest = self._newest()
        for line in self._lines:
            text = " ".join(self._sentences(line.entry))
            marked = line.number >= newest if self._past is None else line.number == self._past
            # First what it says, then that it shows: never a half-made line.
            line.write(text, self._theme, marked=marked)
            line.setVisible(bool(text))
        self.update()
        QTimer.singleShot(0, self, self._follow)

    def mark_past(self, number: int | None) -> None:
        """Mark the line of a moment that is looked back at, or again the newest."""
        if number != self._past:
            self._past = number
            self._write()

    def _newest(self) -> int:
        """Marked is everything since the looker's last own step; for others the last step."""
        if self._looker is None or self._looker == OPEN:
            return len(self._lines) - 1
        mine = [n for n, line in enumerate(self._lines) if line.entry.seat == self._looker]
        since = mine[-1] + 1 if mine else len(self._lines) - 1
        return min(since, len(self._lines) - 1)

    def _sentences(self, entry: Entry) -> list[str]:
        found: list[str] = []
        for event in self._texts.worth_telling(entry.events):
            text = self._texts.sentences(event, self._names, self._looker)
            if text:
                found.append(text)
        if entry.resigned and entry.seat is not None:
            found.append(f"<em>{gave_up(escape(self._names[entry.seat], quote=False))}</em>")
        return found

    def _follow(self) -> None:
        if self._past is None:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.maximum())
        else:
            line = self._lines[min(self._past, len(self._lines) - 1)]
            self._scroll.ensureWidgetVisible(line, 0, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        paint_heading(p, self._theme, self.width(), self._heading, self._note)
        p.end()


def gave_up(name: str) -> str:
    """Somebody resigned; "" is the person at the screen."""
    if not name:
        return translate("Chronicle", "You give up the game.")
    return translate("Chronicle", "{name} gives up the game.").format(name=name)


def heading_font() -> QFont:
    """What headings of the panel are set in."""
    return serif(17, 700)


def paint_heading(p: QPainter, theme: Theme, width: int, heading: str, note: str = "") -> None:
    """A heading of the panel with its line, and a note at the right."""
    middle = Qt.AlignmentFlag.AlignVCenter
    p.setFont(heading_font())
    p.setPen(QColor(theme.text))
    p.drawText(QRectF(4, 0, width - 8, 24), int(middle | Qt.AlignmentFlag.AlignLeft), heading)
    p.setFont(serif(14.5, 400, italic=True))
    p.setPen(QColor(theme.quiet))
    p.drawText(QRectF(4, 0, width - 8, 24), int(middle | Qt.AlignmentFlag.AlignRight), note)
    p.fillRect(QRectF(4, 27, width - 8, 1), QColor(theme.line))
