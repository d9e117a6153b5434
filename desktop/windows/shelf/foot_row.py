"""The foot of the shelf: links to the other pages, each a word with a line below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import pen, rounded, stroke_path, with_alpha
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, text_scale
from desktop.style.theme import current_theme, serif, text_width

#: Height of the row with words and lines, in pixels.
TALL_HEIGHT = 84
#: Height of the row with words alone, in pixels.
LOW_HEIGHT = 44
#: Margins of the high row: left, top, right, bottom.
_MARGINS = (0, 12, 0, 8)
#: Margins of the low row.
_LOW_MARGINS = (0, 4, 0, 2)
_WORD_TYPE_PX = 20
#: Type size of the line below it.
_LINE_TYPE_PX = 15
#: Type size of the line in a narrow row.
_SMALL_TYPE_PX = 13
#: Horizontal padding of a link, in pixels.
_PADDING = 28
#: Horizontal padding in a narrow row.
_NARROW_PADDING = 12
#: Horizontal padding where names are in two lines.
_TIGHT_PADDING = 6
#: Type sizes of words alone; the largest that fits is used.
_WORD_SIZES = (16, 15, 14, 13)
#: Type sizes of names of several words in two lines; those below `_LEAST_SIZE` for large texts.
_DIVIDED_SIZES = (14, 13, 12, 11, 10, 9)
_LEAST_SIZE = 12
#: Greatest width of a name in two lines, as a share of its length, in any language.
_TWO_LINE_SHARE = 0.62


class FootRow(SelfUpdating, TextScaled, QWidget):
    """The links below a horizontal line.

    Signals:
        games_requested().
        ledger_requested().
        league_requested().
        lessons_requested().
        puzzles_requested().
        rules_requested().
        print_requested().
    """

    games_requested = Signal()
    ledger_requested = Signal()
    league_requested = Signal()
    lessons_requested = Signal()
    puzzles_requested = Signal()
    rules_requested = Signal()
    print_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fix(height=TALL_HEIGHT)
        self._is_low = False
        self.all_games, self._ledger, self._league = Link(self), Link(self), Link(self)
        self.learn, self._puzzles = Link(self), Link(self)
        self._rules, self._print = Link(self), Link(self)
        self.all_games.clicked.connect(self.games_requested)
        self._ledger.clicked.connect(self.ledger_requested)
        self._league.clicked.connect(self.league_requested)
        self.learn.clicked.connect(self.lessons_requested)
        self._puzzles.clicked.connect(self.puzzles_requested)
        self._rules.clicked.connect(self.rules_requested)
        self._print.clicked.connect(self.print_requested)
        self._links = (
            *(self.all_games, self._ledger, self._league, self.learn, self._puzzles),
            *(self._rules, self._print),
        )
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(*_MARGINS)
        # Links have margins of their own.
        row.setSpacing(0)
        for link in self._links:
            row.addStretch(1)
            row.addWidget(link)
        row.addStretch(1)
        self.retranslate()

    def set_low(self, low: bool) -> None:
        """Set whether only the words are shown, in a low row."""
        if low != self._is_low:
            self._is_low = low
            self.fix(height=LOW_HEIGHT if low else TALL_HEIGHT)
            self._row.setContentsMargins(*(_LOW_MARGINS if low else _MARGINS))
            self._fit()

    def feature_lessons(self, first: bool) -> None:
        """Highlight the lessons on a player's first visit."""
        if first != self.learn.is_marked:
            self.learn.is_marked = first
            self.retranslate()

    def retranslate(self) -> None:
        self.all_games.set_texts(
            translate("Shelf", "My games"), translate("Shelf", "unfinished and finished")
        )
        self._ledger.set_texts(
            translate("Shelf", "Ledger"), translate("Shelf", "victories and seals")
        )
        self._league.set_texts(
            translate("Shelf", "League"), translate("Shelf", "an evening of matches")
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
        """Make the links fit: a low or narrow row has only their words, in smaller type."""
        # In a low row, or with large texts, the lessons need their short name, too.
        full = [] if self._is_low else [(0, False, False), (0, False, False)]
        ways = [*full, *((size, self._is_low, False) for size in _WORD_SIZES)]
        ways += [
            (size, True, True) for size in _DIVIDED_SIZES if text_scale() > 1 or size >= _LEAST_SIZE
        ]
        for number, (brief, learn, divided) in enumerate(ways):
            self._name_lessons(brief=learn)
            for link in self._links:
                link.set_brief(brief, close=number > 0, divided=divided)
            if sum(link.size_hint().width() for link in self._links) <= self.width():
                break

    def _name_lessons(self, *, brief: bool) -> None:
        if self.learn.is_marked and not brief:
            self.learn.set_texts(
                translate("Shelf", "Play your first game"),
                translate("Shelf", "lessons that become a game"),
            )
        else:
            self.learn.set_texts(
                translate("Shelf", "Learn"), translate("Shelf", "lessons at a real table")
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.fillRect(QRectF(0, 0, self.width(), 1), with_alpha(current_theme().edge, 150))
        painter.end()


class Link(TextScaled, QAbstractButton):
    """A clickable word in bold with a line in italics under it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = ""
        #: Whether the link is highlighted.
        self.is_marked = False
        #: Type size of the word without its line; 0: the line is shown.
        self._brief = 0
        self._is_close = self._may_divide = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_texts(self, word: str, line: str) -> None:
        """Set the word and the line that explains it."""
        self._line = line
        self.setText(word)
        self.setAccessibleDescription(line)
        self.updateGeometry()

    def set_brief(self, brief: int, *, close: bool, divided: bool) -> None:
        """Set the type size of the word alone, whose line becomes a tooltip.

        0 shows the line as well, in small type if `close`. `divided` writes several words in two
        lines.
        """
        self._is_close, self._may_divide = close, divided
        self._brief = brief
        self.setToolTip(self._line if brief else "")
        self.updateGeometry()
        self.update()

    @property
    def _is_in_two_lines(self) -> bool:
        """Whether a text of several words is written in two lines."""
        divides = self.is_marked or self._may_divide
        return bool(self._brief) and divides and " " in self.text()

    def size_hint(self) -> QSize:
        size = self._brief or _WORD_TYPE_PX
        word = round(text_width(self.text(), size, 700))
        if self._is_in_two_lines:
            longest = max(round(text_width(part, size, 700)) for part in self.text().split())
            word = max(longest, round(word * _TWO_LINE_SHARE))
        if self._brief:
            pad = _TIGHT_PADDING if self._may_divide else _NARROW_PADDING
            return QSize(word + pad, 58)
        small, pad = (
            (_SMALL_TYPE_PX, _NARROW_PADDING) if self._is_close else (_LINE_TYPE_PX, _PADDING)
        )
        line = round(text_width(self._line, small, italic=True))
        return QSize(max(word, line) + pad, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.is_marked:
            painter.fillPath(rounded(rect, 8), QColor(theme.mark))
        if self.hasFocus() or self.is_marked:
            stroke_path(painter, rounded(rect, 8), pen(theme.edge, 1.6))
        ink = theme.accent if self.underMouse() else theme.text
        if self._brief:
            inner_rect = QRectF(2, 0, self.width() - 4, self.height())
            if self._is_in_two_lines:
                painter.setFont(serif(self._brief, 700))
                painter.setPen(QColor(ink))
                wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(inner_rect, int(wrapped), self.text())
            else:
                paint_fitted_line(painter, inner_rect, self.text(), self._brief, ink, weight=700)
            painter.end()
            return
        paint_fitted_line(
            painter,
            QRectF(6, 5, self.width() - 12, 26),
            self.text(),
            _WORD_TYPE_PX,
            ink,
            weight=700,
        )
        lower = QRectF(6, 31, self.width() - 12, 22)
        paint_fitted_line(
            painter,
            lower,
            self._line,
            _SMALL_TYPE_PX if self._is_close else _LINE_TYPE_PX,
            theme.quiet,
            italic=True,
        )
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)
