"""The blocks of a puzzle's panel: title, aim, attempts, the coach's verdict."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import with_unbroken_words
from desktop.painting.fitted_text import write_fitted
from desktop.painting.lettering import FlowedText, TextRun
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import paint_tick, pen, rounded, stroke_path
from desktop.painting.waiting import BLADE_COUNT, INTERVAL_MS, paint_spinner
from desktop.panels.backgrounds import paint_ground
from desktop.panels.box import PanelBlock
from desktop.panels.heading import paint_heading
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif
from desktop.table.facts import IconPainter
from desktop.table.game_table import STAKES_HEIGHT, Cards
from desktop.windows.puzzles.puzzle_signs import paint_cross, paint_solved, paint_stars, stars_width

_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
#: Width of a card in an attempt, in pixels.
_CARD_WIDTH = 36.0
#: Distance from a card to the next where they do not overlap.
_CARD_STEP = 41.0
#: The most of a row's width that cards may take.
_SHARE = 0.58
_CARD_HIGH = _CARD_WIDTH * CARD_SIZE[1] / CARD_SIZE[0]
#: Colour of a tick in light themes.
_GREEN = "#086a4c"
#: Colour of a tick in dark themes.
_GREEN_LIT = "#4fcfa3"
#: Type sizes of titles, the largest first.
_TITLES = (23.0, 21.0, 19.0)
#: Type sizes of aims, the largest first.
_AIMS = (19.0, 18.0, 17.0, 16.0)
#: Height of the shield of an aim.
_SHIELD_HEIGHT = 36.0
#: Room that the shield takes beside the aim.
_BESIDE = QSizeF(47, 40)
#: Higher than any heading, so that all its lines keep to the column beside the shield.
_COLUMN = QSizeF(_BESIDE.width(), 1000)
#: The least width for text beside cards, in pixels; a narrower one goes below them.
_MIN_WIDTH = 136.0


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """Return the height of a wrapped text at a width, in pixels."""
    rect = QRectF(0, 0, max(1.0, width), 10_000)
    text = with_unbroken_words(text)
    return QFontMetricsF(font).boundingRect(rect, _WRAPPED, text).height() if text else 0.0


def _fit_heading(
    text: str, sizes: Sequence[float], colour: str, width: float, beside: QSizeF | None = None
) -> FlowedText:
    """Return a heading at the largest size that needs at most two lines, or else three."""
    flows = [
        FlowedText((TextRun(text, serif(size, 700), colour),), width, beside) for size in sizes
    ]
    fits = (flow for maximum in (2, 3) for flow in flows if flow.line_count <= maximum)
    return next(fits, flows[-1])


class TitleBlock(PanelBlock):
    """Title, stars and origin of a puzzle."""

    def __init__(self, parent: QWidget) -> None:
        self._title = self._origin = ""
        self._grade = 1
        super().__init__(parent)

    def say(self, title: str, grade: int, origin: str) -> None:
        """Set the title, the grade and the origin of the puzzle."""
        self._title, self._grade, self._origin = title, grade, origin
        self.fit()

    def _flow(self, width: float) -> FlowedText:
        return _fit_heading(self._title, _TITLES, current_theme().text, width)

    def needed_height(self, width: float) -> float:
        return self._flow(width).height + 28

    def paint(self, painter: QPainter) -> None:
        theme = current_theme()
        self._flow(self.width()).paint(painter, QPointF(0, 0))
        y = self.height() - 13.0
        paint_stars(painter, QPointF(1, y), self._grade, 6.4)
        text_rect = QRectF(stars_width(6.4) + 12, y - 12, 0, 24)
        text_rect.setRight(self.width())
        write_fitted(painter, text_rect, self._origin, 15, theme.quiet, italic=True)


class AimBlock(PanelBlock):
    """The golden card: the seat, its aim, and the number of answers."""

    def __init__(self, look: SeatLook, parent: QWidget) -> None:
        self._look = look
        self._aim = self._reach = self._note = ""
        self._stakes: IconPainter | None = None
        super().__init__(parent)

    def say(self, aim: str, reach: str, note: str, stakes: IconPainter | None) -> None:
        """Set the texts. `note`: a hint, or ""; `stakes`: paints the stakes, or None."""
        self._aim, self._reach, self._note, self._stakes = aim, reach, note, stakes
        self.setAccessibleName(" ".join(text for text in (aim, reach, note) if text))
        self.fit()

    def needed_height(self, width: float) -> float:
        lower = sum(
            wrapped_height(text, font, width - 24) + 6 for text, font in self._lower_texts()
        )
        picture = STAKES_HEIGHT + 6 if self._stakes is not None else 0
        return max(_BESIDE.height(), self._flow(width).height) + picture + lower + 24

    def _flow(self, width: float) -> FlowedText:
        return _fit_heading(self._aim, _AIMS, current_theme().text, width - 24, _COLUMN)

    def _lower_texts(self) -> list[tuple[str, QFont]]:
        texts = (self._reach, serif(16)), (self._note, serif(16, italic=True))
        return [(text, font) for text, font in texts if text]

    def paint(self, painter: QPainter) -> None:
        theme = current_theme()
        paint_ground(painter, QRectF(self.rect()), active=True)
        self._look.shield(painter, 12 + _SHIELD_HEIGHT / 2, 12 + _SHIELD_HEIGHT / 2, _SHIELD_HEIGHT)
        flow = self._flow(self.width())
        flow.paint(painter, QPointF(12, 10 + max(0.0, (_BESIDE.height() - flow.height) / 2)))
        y = 16 + max(_BESIDE.height(), flow.height)
        if self._stakes is not None:
            self._stakes(painter, QRectF(8, y - 2, self.width() - 16, STAKES_HEIGHT))
            y += STAKES_HEIGHT + 4
        for text, font in self._lower_texts():
            painter.setFont(font)
            painter.setPen(QColor(theme.text if text == self._reach else theme.aside))
            painter.drawText(
                QRectF(12, y, self.width() - 24, self.height()), _WRAPPED, with_unbroken_words(text)
            )
            y += wrapped_height(text, font, self.width() - 24) + 6


class SectionHeading(TextScaled, QWidget):
    """A heading with a line, and a note at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heading = self._note = ""
        self.fix(height=32)

    def say(self, heading: str, note: str = "") -> None:
        """Set the heading and the note beside it."""
        self._heading, self._note = heading, note
        self.setAccessibleName(f"{heading}, {note}".rstrip(", "))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-4, 0)
        paint_heading(painter, self.width() + 8, self._heading, self._note)
        painter.end()


class AttemptRow(PanelBlock):
    """A failed attempt with its cards, answers and reason; or the place of the next attempt.

    Signals:
        pointed(bool): the pointer entered or left the row.
    """

    pointed = Signal(bool)

    def __init__(self, cards: Cards | None, parent: QWidget) -> None:
        self._cards = cards
        self._names: Sequence[str] = ()
        self._slots = 0
        self._head = self._why = ""
        self._is_failed = False
        super().__init__(parent)

    def say(self, cards: Sequence[str], head: str, why: str, *, failed: bool, slots: int) -> None:
        """Set the texts. `cards`: the names of cards played; `slots`: how many places are empty."""
        self._names, self._slots = cards, slots
        self._head, self._why, self._is_failed = head, why, failed
        self.setAccessibleName(f"{head}. {why}")
        self.fit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(False)
        super().leaveEvent(event)

    @property
    def _has_cards(self) -> bool:
        return self._cards is not None and bool(self._names or self._slots)

    def _card_step(self, width: float) -> float:
        """Return the distance from a card to the next; many cards overlap."""
        spaces = len(self._names) + self._slots - 1
        return min(_CARD_STEP, (width * _SHARE - _CARD_STEP) / spaces) if spaces > 0 else _CARD_STEP

    @property
    def _is_waiting(self) -> bool:
        """Whether the row is the empty place of an attempt."""
        return not (self._is_failed or self._has_cards)

    def _text_at(self, width: float) -> QPointF:
        """Return where the text begins: beside the cards, or below them in a narrow panel."""
        inner = 22.0 if self._is_failed else 12.0 if self._is_waiting else 0.0
        if not self._has_cards:
            return QPointF(inner, 6 if self._is_waiting else 2)
        cards = _CARD_STEP + self._card_step(width) * (len(self._names) + self._slots - 1)
        beside = cards + max(inner, 8.0)
        below = QPointF(inner, _CARD_HIGH + 8)
        return QPointF(beside, 2) if width - beside >= _MIN_WIDTH else below

    def needed_height(self, width: float) -> float:
        point = self._text_at(width)
        text_width = width - point.x() - (12 if self._is_waiting else 0)
        head = wrapped_height(self._head, serif(17, 700), text_width)
        why = wrapped_height(self._why, serif(15, italic=True), text_width)
        text_height = point.y() + head + why + (14 if self._is_waiting else 8)
        return max(_CARD_HIGH + 12 if self._has_cards else 0.0, text_height)

    def paint(self, painter: QPainter) -> None:
        theme = current_theme()
        if self._has_cards:
            self._paint_cards(painter)
        point, right = self._text_at(self.width()), 12 if self._is_waiting else 0
        if self._is_failed:
            paint_cross(painter, QPointF(point.x() - 12, point.y() + 11), 5)
        if self._is_waiting:
            row_path = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -3), 7)
            stroke_path(painter, row_path, pen(theme.edge, 1.3, dash=(3.2, 2.4)))
        rect = QRectF(point.x(), point.y(), self.width() - point.x() - right, self.height())
        painter.setFont(serif(17, 700))
        painter.setPen(QColor(theme.text if self._is_failed else theme.accent))
        painter.drawText(rect, _WRAPPED, with_unbroken_words(self._head))
        rect.translate(0, wrapped_height(self._head, serif(17, 700), rect.width()) + 1)
        painter.setFont(serif(15, italic=True))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(rect, _WRAPPED, with_unbroken_words(self._why))

    def _paint_cards(self, painter: QPainter) -> None:
        theme, x, step = current_theme(), 1.0, self._card_step(self.width())
        for name in self._names:
            if self._cards is not None:
                self._cards.paint(painter, QRectF(x, 2, _CARD_WIDTH, _CARD_HIGH), name)
            x += step
        for _ in range(self._slots):
            slot = rounded(QRectF(x, 2, _CARD_WIDTH, _CARD_HIGH - 2), 2.5)
            painter.fillPath(slot, QColor(theme.panel))
            stroke_path(painter, slot, pen(theme.edge, 1.3, dash=(2.4, 2)))
            x += step


class SolvedBlock(PanelBlock):
    """The message that a puzzle is solved, with a seal if it was solved without help."""

    def __init__(self, parent: QWidget) -> None:
        self._head = self._detail = ""
        self._is_sealed = False
        super().__init__(parent)

    def say(self, head: str, detail: str, *, sealed: bool) -> None:
        """Set the headline and the sentence below it."""
        self._head, self._detail, self._is_sealed = head, detail, sealed
        self.setAccessibleName(f"{head} {detail}")
        self.fit()

    def needed_height(self, width: float) -> float:
        text = wrapped_height(self._detail, serif(16), width - 84)
        head = wrapped_height(self._head, serif(20, 700), width - 84)
        return max(72.0, text + head + 22)

    def paint(self, painter: QPainter) -> None:
        theme, rect = current_theme(), QRectF(self.rect())
        painter.fillPath(rounded(rect.adjusted(0, 0, 0, -2), 7), QColor(theme.mark))
        centre = QPointF(38, rect.center().y())
        if self._is_sealed:
            paint_solved(painter, centre, 26)
        else:
            paint_tick(painter, centre, 20, _GREEN_LIT if theme.dark else _GREEN)
        inner_rect = QRectF(76, 8, rect.width() - 84, rect.height())
        painter.setFont(serif(20, 700))
        painter.setPen(QColor(theme.text))
        painter.drawText(inner_rect, _WRAPPED, with_unbroken_words(self._head))
        inner_rect.translate(0, wrapped_height(self._head, serif(20, 700), inner_rect.width()) + 2)
        painter.setFont(serif(16))
        painter.drawText(inner_rect, _WRAPPED, with_unbroken_words(self._detail))


class VerdictBlock(PanelBlock):
    """The coach's verdict on a position."""

    def __init__(self, parent: QWidget) -> None:
        self._head = self._detail = ""
        self._is_good: bool | None = None
        self._phase = 0
        super().__init__(parent)
        #: Turns the spinner while the coach is at work.
        self._frame_timer = QTimer(self)
        self._frame_timer.setInterval(INTERVAL_MS)
        self._frame_timer.timeout.connect(self._turn_spinner)

    def say(self, head: str, detail: str, good: bool | None, *, busy: bool = False) -> None:
        """Set the verdict. `good`: True or False, None if unknown; `busy`: the coach is at work."""
        self._head, self._detail, self._is_good = head, detail, good
        if busy and not self._frame_timer.isActive():
            self._frame_timer.start()
        elif not busy:
            self._frame_timer.stop()
        self.setAccessibleName(f"{head} {detail}")
        self.fit()

    @property
    def is_busy(self) -> bool:
        """Whether the spinner shows that the coach is at work."""
        return self._frame_timer.isActive()

    def _turn_spinner(self) -> None:
        self._phase = (self._phase + 1) % BLADE_COUNT
        self.update()

    def _flow(self, width: float) -> FlowedText:
        """Return the verdict; its headline begins the first line."""
        ink = current_theme().text
        head = TextRun(f"{self._head} ", serif(16.5, 700), ink)
        return FlowedText((head, TextRun(self._detail, serif(16), ink)), width - 50)

    def needed_height(self, width: float) -> float:
        return max(40.0, self._flow(width).height + 16)

    def paint(self, painter: QPainter) -> None:
        theme = current_theme()
        painter.fillPath(rounded(QRectF(self.rect()), 6), QColor(theme.mark))
        if self.is_busy:
            paint_spinner(painter, 22, 21, 9, theme.accent, self._phase)
        elif self._is_good:
            paint_tick(painter, QPointF(22, 21), 15, _GREEN_LIT if theme.dark else _GREEN)
        elif self._is_good is not None:
            paint_cross(painter, QPointF(22, 20), 5)
        else:
            sign = QRectF(8, 6, 28, 28)
            write_fitted(painter, sign, "?", 21, theme.accent, weight=700, align=_CENTRE)
        self._flow(self.width()).paint(painter, QPointF(40, 7))
