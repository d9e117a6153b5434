"""The turning points of a match, or else the steepest fall, as buttons that lead there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.painting.faces import BotFace, Mood
from desktop.painting.fitted_text import write_fitted
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.materials.wax_seal import paint_possible_seal, paint_wax_seal
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import rounded, with_alpha
from desktop.review.findings import MAX_TURNING_POINTS_SHOWN
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import Button

_ROW_HEIGHT = 44
_BADGE_RADIUS = 11.0
#: Width of a portrait in its place.
_FACE = 28.0
#: Left edge of the words.
_WORDS_LEFT = 34.0
#: Type size of the move played.
_PLAYED_TYPE_PX = 16.0
_PLACE_TYPE_PX = 14.5


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """A turning point in brief.

    The ply to show, its title, the move played, its place, the chances ("30 → 21 %"), the margin of
    error of the loss, and the better move ("" if none is known).
    """

    ply: int
    title: str
    played: str
    where: str
    loss: str
    margin: str
    #: The look of the answering seat, if it is no turning point.
    look: SeatLook | None = None
    #: The portrait of that seat; None for a person.
    face: BotFace | None = None
    #: Whether it is still being examined.
    is_possible: bool = False
    better: str = ""

    @property
    def text(self) -> str:
        """All of it, a line for each part, for a tooltip."""
        loss = f"{self.loss} {self.margin}".strip()
        parts = self.title, self.where, self.played, self.better, loss
        return "\n".join(part for part in parts if part)


class TurnList(QWidget):
    """A column of turning points.

    Signals:
        picked(ply): a moment is to be shown.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.buttons = [
            TurnButton(number, self) for number in range(1, MAX_TURNING_POINTS_SHOWN + 1)
        ]
        for button in self.buttons:
            column.addWidget(button)
            button.clicked.connect(partial(self._on_clicked, button))

    def _on_clicked(self, button: TurnButton) -> None:
        self.picked.emit(button.ply)

    def show_turns(self, turns: Sequence[TurnSummary]) -> None:
        """Show these turning points in order; none hides the list."""
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(turns))
            if number < len(turns):
                button.say(turns[number])
        self.setVisible(bool(turns))


class TurnButton(Button):
    """A button with a badge or shield, the move played, its place and its loss."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self._portraits = LatePortraits(self.update, self)
        self._summary = TurnSummary(0, "", "", "", "", "")
        # The board keeps the keyboard focus.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fix(height=_ROW_HEIGHT)

    @property
    def ply(self) -> int:
        """The ply it leads to."""
        return self._summary.ply

    def say(self, listed: TurnSummary) -> None:
        """Set the contents."""
        self._summary = listed
        loss = f"{listed.loss} {listed.margin}".strip()
        parts = (listed.title, listed.where, listed.played, listed.better, loss)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setToolTip(listed.text)
        self.update()

    def size_hint(self) -> QSize:
        return QSize(120, _ROW_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter: QPainter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, listed, rect = current_theme(), self._summary, QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            painter.fillPath(rounded(rect, 6), QColor(theme.mark))
        else:
            painter.fillRect(
                QRectF(_WORDS_LEFT, _ROW_HEIGHT - 1, rect.width() - _WORDS_LEFT, 1),
                with_alpha(theme.line, 160),
            )
        if listed.look is None:
            point = QPointF(15, rect.center().y())
            if listed.is_possible:
                paint_possible_seal(painter, point, _BADGE_RADIUS)
            else:
                paint_wax_seal(painter, point, _BADGE_RADIUS, self._number, red=True)
        else:
            middle, shield = QPointF(15, rect.center().y()), 2 * _BADGE_RADIUS
            self._portraits.paint_seat(
                painter, middle, _FACE, listed.face, Mood.CALM, listed.look, shield
            )
        loss = QFontMetricsF(serif(_PLAYED_TYPE_PX, 700)).horizontalAdvance(listed.loss)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        content_rect = rect.adjusted(_WORDS_LEFT, 0, -6, 0)
        high = content_rect.adjusted(0, 3, 0, -20)
        # The colour of a gain would seem to praise the mistake.
        write_fitted(
            painter, high, listed.loss, _PLAYED_TYPE_PX, theme.quiet, weight=700, align=right
        )
        low = content_rect.adjusted(0, 22, 0, -3)
        write_fitted(painter, low, listed.margin, _PLACE_TYPE_PX, theme.quiet, align=right)
        line_rect = QRectF(_WORDS_LEFT, 3, content_rect.width() - loss - 8, 21)
        write_fitted(painter, line_rect, listed.played, _PLAYED_TYPE_PX, theme.text)
        line_rect.translate(0, 19)
        write_fitted(painter, line_rect, listed.where, _PLACE_TYPE_PX, theme.quiet, italic=True)
        painter.end()
