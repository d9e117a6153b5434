"""The chronicle: what has happened, newest last; it keeps events and makes sentences on display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QTextDocument
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
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(serif(_BODY))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def text(self) -> str:
        return self._document.toPlainText()

    def write(self, html: str, theme: Theme, *, marked: bool) -> None:
        """Say it, in the theme's colours; the newest lines are marked."""
        self._html, self._theme, self._marked = html, theme, marked
        # What changes who is winning stands out.
        self._document.setDefaultStyleSheet(f"em {{ color: {theme.aside}; font-style: normal }}")
        self._document.setHtml(f'<div style="line-height:112%; color:{theme.text}">{html}</div>')
        self.setAccessibleName(self.text)
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit(self.number)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self._document.setTextWidth(max(40, width - _INDENT - 10))
        return max(26, round(self._document.size().height())) + 2 * _PAD

    def resizeEvent(self, event: QEvent) -> None:
        self.setFixedHeight(self.heightForWidth(self.width()))

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

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
        self._turn = 0
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
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 34, 0, 0)
        column.addWidget(self._scroll)
        self.retranslate()

    def retranslate(self) -> None:
        self._heading = translate("Chronicle", "Chronicle")
        self._scroll.setAccessibleName(self._heading)
        self._note = translate("Chronicle", "turn {number}").format(number=self._turn)
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

    def set_turn(self, turn: int) -> None:
        self._turn = turn
        self.retranslate()

    def show_entries(
        self, entries: Sequence[Entry], names: Sequence[str], looker: Seat | None
    ) -> None:
        """Write everything anew."""
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = []
        self._names, self._looker = names, looker
        for entry in entries:
            self._append(entry)
        self._write()

    def add(self, entry: Entry) -> None:
        """Something happened."""
        self._append(entry)
        self._write()

    def _append(self, entry: Entry) -> None:
        line = Line(len(self._lines), entry, self._theme, self._paper)
        line.clicked.connect(self.picked)
        self._lines.append(line)
        self._column.insertWidget(self._column.count() - 1, line)

    def _write(self) -> None:
        newest = self._newest()
        for line in self._lines:
            text = " ".join(self._sentences(line.entry))
            line.setVisible(bool(text))
            marked = line.number >= newest if self._past is None else line.number == self._past
            line.write(text, self._theme, marked=marked)
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
        for event in entry.events:
            text = self._texts.sentences(event, self._names, self._looker)
            if text:
                found.append(text)
        return found

    def _follow(self) -> None:
        if self._past is None:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.maximum())
        else:
            self._scroll.ensureWidgetVisible(self._lines[self._past], 0, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        paint_heading(p, self._theme, self.width(), self._heading, self._note)
        p.end()


def paint_heading(p: QPainter, theme: Theme, width: int, heading: str, note: str = "") -> None:
    """A heading of the panel with its line, and a note at the right."""
    middle = Qt.AlignmentFlag.AlignVCenter
    p.setFont(serif(17, 700))
    p.setPen(QColor(theme.text))
    p.drawText(QRectF(4, 0, width - 8, 24), int(middle | Qt.AlignmentFlag.AlignLeft), heading)
    p.setFont(serif(14.5, 400, italic=True))
    p.setPen(QColor(theme.quiet))
    p.drawText(QRectF(4, 0, width - 8, 24), int(middle | Qt.AlignmentFlag.AlignRight), note)
    p.fillRect(QRectF(4, 27, width - 8, 1), QColor(theme.line))
