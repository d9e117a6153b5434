"""The rows of an offer: a ready offer, a term with its deed, and the row that takes another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.contrast import CHOSEN, paint_high_contrast
from desktop.painting.fitted_text import write_fitted
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import pen, polyline, rounded, stroke_path, with_alpha
from desktop.panels.box import lines_of
from desktop.style.text_size import TextScaled
from desktop.style.theme import control, current_theme, serif, text_width
from engine.core.values import Seat

#: The keys of the ready offers.
READY_KEYS: Final = ("1", "2", "3")
#: Height of a line of a ready offer.
_TERM_HEIGHT = 19.0
_TYPE_PX = 14.5
#: Pixels above and below its lines.
_READY_AIR = 10
#: Height of a term.
_ROW_HEIGHT = 34
_ALIGN_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class ReadyCard(TextScaled, QPushButton):
    """A ready offer; a click makes it at once."""

    def __init__(self, parent: QWidget, number: int, looks: Sequence[SeatLook]) -> None:
        super().__init__(parent)
        self._key, self._looks = READY_KEYS[number], looks
        self._lines: Sequence[tuple[Seat, str]] = ()
        self._time = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_terms(
        self, lines: Sequence[tuple[Seat, str]], names: Sequence[str], time: str
    ) -> None:
        """Show the terms, each with its seat, and how long they last: "this round"."""
        self._lines = lines
        self._time = translate("Talk", "for {time}", "how long an offer lasts").format(time=time)
        lines_with_names = [f"{names[seat] or only_person_name()}: {text}" for seat, text in lines]
        self.setAccessibleName(f"{self._key}. {'; '.join(lines_with_names)}, {self._time}.")
        self.update()

    def needed_height(self, width: float) -> int:
        """Return the height at a width."""
        return round(_READY_AIR + self._count(width) * _TERM_HEIGHT)

    def _count(self, width: float) -> int:
        texts = [*(text for _, text in self._lines), self._time]
        return sum(len(lines_of(text, _TYPE_PX, self._room(width))) for text in texts)

    def _room(self, width: float) -> float:
        return width - 30 - 34

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(1, 0.5, self.width() - 2, self.height() - 2.5)
        body = rounded(rect, 7)
        painter.fillPath(body.translated(0, 1.4), QColor(0, 0, 0, 40))
        hot = self.underMouse() or self.hasFocus() or self.isDown()
        painter.fillPath(body, QColor(theme.mark if hot else theme.card))
        stroke_path(painter, body, pen(theme.edge, 1.8) if hot else pen(theme.line, 1))
        y = rect.top() + _READY_AIR / 2 - 1
        for seat, text in (*self._lines, (None, self._time)):
            if seat is not None:
                self._looks[seat].shield(painter, rect.left() + 16, y + _TERM_HEIGHT / 2 + 0.5, 14)
            for part in lines_of(text, _TYPE_PX, self._room(self.width())):
                painter.setFont(serif(_TYPE_PX, italic=seat is None))
                painter.setPen(QColor(theme.quiet if seat is None else theme.text))
                painter.drawText(
                    QRectF(rect.left() + 30, y, rect.width(), _TERM_HEIGHT), int(_ALIGN_LEFT), part
                )
                y += _TERM_HEIGHT
        cap = QRectF(rect.right() - 26, rect.center().y() - 9, 17, 17)
        stroke_path(painter, rounded(cap, 3.5), pen(with_alpha(theme.text, 110), 0.9))
        painter.setFont(control(11))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(cap, int(_CENTRE), self._key)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()


class DeedButton(TextScaled, QPushButton):
    """A term's deed with an arrow: it opens the list of deeds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def needed_width(self) -> float:
        """Return the width of the deed with its arrow."""
        return QFontMetricsF(control(13)).horizontalAdvance(self.text()) + 34

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        painter.fillPath(rounded(rect, 6), QColor(theme.card))
        line = pen(theme.edge, 1.8) if self.hasFocus() else pen(theme.button_edge, 1)
        stroke_path(painter, rounded(rect, 6), line)
        painter.setFont(control(13))
        painter.setPen(QColor(theme.text))
        inner_rect = rect.adjusted(9, 0, -24, 0)
        elided_text = QFontMetricsF(control(13)).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, inner_rect.width() + 1
        )
        painter.drawText(inner_rect, int(_ALIGN_LEFT), elided_text)
        x, y = rect.right() - 13, rect.center().y()
        stroke_path(
            painter, polyline([(x - 4, y - 2), (x, y + 2), (x + 4, y - 2)]), pen(theme.quiet, 1.4)
        )
        painter.end()


class RemoveSign(TextScaled, QPushButton):
    """The × that takes a term out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Talk", "Take it out"))
        self.setToolTip(translate("Talk", "Take it out"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hot = self.underMouse() or self.hasFocus()
        painter.setFont(serif(17, 700 if hot else 400))
        painter.setPen(QColor(theme.aside if hot else theme.quiet))
        painter.drawText(QRectF(self.rect()), int(_CENTRE), "×")
        painter.end()


class TermRow(TextScaled, QWidget):
    """A term of the offer: its deed, its place, and a button that takes it out.

    Signals:
        clicked().
        list_requested(): to choose another deed.
        remove_requested().
    """

    clicked = Signal()
    list_requested = Signal()
    remove_requested = Signal()

    def __init__(self, parent: QWidget, look: SeatLook) -> None:
        super().__init__(parent)
        self._look, self._place_text, self._is_chosen = look, "", False
        self.deed = DeedButton(self)
        self.deed.clicked.connect(self.list_requested)
        self.remove = RemoveSign(self)
        self.remove.clicked.connect(self.remove_requested)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_term(self, deed: str, place: str, sentence: str, *, chosen: bool) -> None:
        """Show the deed and, beside it or below, the place."""
        self._place_text, self._is_chosen = place, chosen
        self.deed.setText(deed)
        self.deed.setAccessibleName(sentence)
        self.update()

    def _is_high(self, width: float) -> bool:
        """Return whether the place needs a line of its own."""
        place_width = text_width(self._place_text, 16, 700) + 8 if self._place_text else 0
        return 36 + self.deed.needed_width() + place_width > width - 32

    def needed_height(self, width: float) -> int:
        """Return the height at a width."""
        return _ROW_HEIGHT + 22 if self._place_text and self._is_high(width) else _ROW_HEIGHT

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        width = self.width()
        deed = min(self.deed.needed_width(), width - 36 - 32)
        self.put(self.deed, 36, 4, deed, 26)
        self.put(self.remove, width - 29, 4, 26, 26)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._lay_out()
        theme, painter = current_theme(), self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(1, 1, self.width() - 2, self.height() - 2)
        body = rounded(rect, 7)
        painter.fillPath(body, QColor(theme.mark if self._is_chosen else theme.card))
        stroke_path(painter, body, pen(theme.edge, 1.8) if self._is_chosen else pen(theme.line, 1))
        if self._is_chosen:
            paint_high_contrast(painter, body, CHOSEN, 2)
        bar = QRectF(rect.left() + 2, rect.top() + 5, 4, rect.height() - 10)
        self._look.fill(painter, rounded(bar, 2))
        self._look.shield(painter, 21, _ROW_HEIGHT / 2, 18)
        if self._place_text:
            deed = min(self.deed.needed_width(), self.width() - 36 - 32)
            high = self._is_high(self.width())
            left = 38.0 if high else 36 + deed + 8
            top = _ROW_HEIGHT - 5.0 if high else 0.0
            inner_rect = QRectF(
                left, top, self.width() - left - (12 if high else 32), _ROW_HEIGHT - 2
            )
            if high:
                inner_rect.setHeight(24)
            write_fitted(painter, inner_rect, self._place_text, 16, theme.text, weight=700)
        painter.end()


class MoreRow(TextScaled, QPushButton):
    """The dashed row that takes a term: a click lists the deeds that are about no place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(1.5, 0.5, self.width() - 3, self.height() - 1)
        line = pen(theme.edge if self.hasFocus() else theme.button_edge, 1, dash=(4, 3))
        stroke_path(painter, rounded(rect, 7), line)
        write_fitted(
            painter,
            rect.adjusted(8, -1, -8, 0),
            self.text(),
            14,
            theme.quiet,
            italic=True,
            align=_CENTRE,
        )
        painter.end()
