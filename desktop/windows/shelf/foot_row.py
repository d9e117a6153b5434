"""The foot of the shelf: what else there is besides playing, as a word and a line below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.lettering import write
from desktop.painting.shapes import outline, pen, rounded, tint
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, text_scale
from desktop.style.theme import current_theme, serif

#: Pixels of the whole row, and of its two sizes of type.
HEIGHT = 84
#: The row where it is low: words stand alone.
LOW = 44
#: What is left free in either, clockwise from the left.
_AROUND, _LOW_AROUND = (0, 12, 0, 8), (0, 4, 0, 2)
_WORD, _LINE = 20, 15
#: The line and the room beside it where there is little.
_SMALL, _PAD, _CLOSE = 13, 28, 12
#: The word where it stands alone, the largest that fits.
_BRIEF = (16, 15, 14, 13)
#: In large texts, where that is not enough: names of several words in two lines.
_LEAST = (12, 11, 10, 9)
#: Of its width where it is written in two lines: no language divides it better.
_HALF = 0.62


class FootRow(SelfUpdating, TextScaled, QWidget):
    """Links below a line.

    Signals: `games()`, `ledger()`, `lessons()`, `puzzles()`, `rules()`, `printed()`.
    """

    games = Signal()
    ledger = Signal()
    lessons = Signal()
    puzzles = Signal()
    rules = Signal()
    printed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fix(height=HEIGHT)
        self._low = False
        self.all_games, self._ledger, self.learn = Link(self), Link(self), Link(self)
        self._puzzles, self._rules, self._print = Link(self), Link(self), Link(self)
        self.all_games.clicked.connect(self.games)
        self._ledger.clicked.connect(self.ledger)
        self.learn.clicked.connect(self.lessons)
        self._puzzles.clicked.connect(self.puzzles)
        self._rules.clicked.connect(self.rules)
        self._print.clicked.connect(self.printed)
        self._links = (
            *(self.all_games, self._ledger, self.learn, self._puzzles),
            *(self._rules, self._print),
        )
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(*_AROUND)
        # Links bring their own room.
        row.setSpacing(0)
        for link in self._links:
            row.addStretch(1)
            row.addWidget(link)
        row.addStretch(1)
        self.retranslate()

    def set_low(self, low: bool) -> None:
        """Where there is little room, only the words stand there."""
        if low != self._low:
            self._low = low
            self.fix(height=LOW if low else HEIGHT)
            self._row.setContentsMargins(*(_LOW_AROUND if low else _AROUND))
            self._fit()

    def welcome(self, first: bool) -> None:
        """Whether somebody is here for the first time: then lessons come before everything."""
        if first != self.learn.marked:
            self.learn.marked = first
            self.retranslate()

    def retranslate(self) -> None:
        self.all_games.set_texts(
            translate("Shelf", "My games"), translate("Shelf", "unfinished and finished")
        )
        self._ledger.set_texts(
            translate("Shelf", "Ledger"), translate("Shelf", "victories and seals")
        )
        self._puzzles.set_texts(
            translate("Shelf", "Puzzles"), translate("Shelf", "one right answer each")
        )
        self._rules.set_texts(translate("Shelf", "Rules"), translate("Shelf", "to read and search"))
        self._print.set_texts(
            translate("Shelf", "Print"), translate("Shelf", "boards, cards and boxes")
        )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where it is low or narrow, all say only their word, in smaller type."""
        # Only one line, or large texts, need the name of the lessons short as well.
        full = [] if self._low else [(0, False), (0, False)]
        ways = [*full, *((size, self._low) for size in _BRIEF)]
        if text_scale() > 1:
            ways += [(size, True) for size in (_BRIEF[-1], *_LEAST)]
        for number, (brief, learn) in enumerate(ways):
            self._name_lessons(brief=learn)
            for link in self._links:
                link.set_brief(brief, close=number > 0)
            if sum(link.wanted().width() for link in self._links) <= self.width():
                break

    def _name_lessons(self, *, brief: bool) -> None:
        if self.learn.marked and not brief:
            self.learn.set_texts(
                translate("Shelf", "Play your first game"),
                translate("Shelf", "lessons that become a game"),
            )
        else:
            self.learn.set_texts(
                translate("Shelf", "Learn"), translate("Shelf", "lessons at a real table")
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        p.fillRect(QRectF(0, 0, self.width(), 1), tint(current_theme().edge, 150))
        p.end()


class Link(TextScaled, QAbstractButton):
    """A word in bold and a line in italics under it; the whole place can be clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = ""
        #: Whether it stands out among the others.
        self.marked = False
        #: Pixels of the word where it stands alone, else 0.
        self._brief = 0
        self._close = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_texts(self, word: str, line: str) -> None:
        """What it opens, and what that is for."""
        self._line = line
        self.setText(word)
        self.setAccessibleDescription(line)
        self.updateGeometry()

    def set_brief(self, brief: int, *, close: bool) -> None:
        """The word stands alone, of so many pixels, and the line is shown on hover; 0: with it, and
        in small type if they stand close.
        """
        self._close = close
        self._brief = brief
        self.setToolTip(self._line if brief else "")
        self.updateGeometry()
        self.update()

    @property
    def _divided(self) -> bool:
        """Whether the word, which is several, is written in two lines."""
        divides = self.marked or self._brief in _LEAST
        return bool(self._brief) and divides and " " in self.text()

    def wanted(self) -> QSize:
        size = self._brief or _WORD
        metrics = QFontMetrics(serif(size, 700))
        word = metrics.horizontalAdvance(self.text())
        if self._divided:
            longest = max(metrics.horizontalAdvance(part) for part in self.text().split())
            word = max(longest, round(word * _HALF))
        if self._brief:
            return QSize(word + _CLOSE, 58)
        small, pad = (_SMALL, _CLOSE) if self._close else (_LINE, _PAD)
        line = QFontMetrics(serif(small, italic=True)).horizontalAdvance(self._line)
        return QSize(max(word, line) + pad, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        p = self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.marked:
            p.fillPath(rounded(place, 8), QColor(theme.mark))
        if self.hasFocus() or self.marked:
            outline(p, rounded(place, 8), pen(theme.edge, 1.6))
        ink = theme.accent if self.underMouse() else theme.text
        if self._brief:
            room = QRectF(2, 0, self.width() - 4, self.height())
            if self._divided:
                p.setFont(serif(self._brief, 700))
                p.setPen(QColor(ink))
                wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                p.drawText(room, int(wrapped), self.text())
            else:
                write(p, room, self.text(), self._brief, ink, weight=700)
            p.end()
            return
        write(p, QRectF(6, 5, self.width() - 12, 26), self.text(), _WORD, ink, weight=700)
        lower = QRectF(6, 31, self.width() - 12, 22)
        write(p, lower, self._line, _SMALL if self._close else _LINE, theme.quiet, italic=True)
        p.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)
