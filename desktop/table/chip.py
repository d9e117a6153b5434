"""The control for so many of one thing: a click adds one, its minus takes one away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.language import translate
from desktop.painting.shapes import disc, down, outline, pen, rounded, tint
from desktop.table.trays import Chip
from desktop.theme import current_theme, serif, system

HEIGHT = 34
_SIGN, _STEP, _PAD, _GAP = 22.0, 20.0, 7.0, 5.0
_LABEL, _NUMBER = 13.0, 17.0
#: The least room of a number, so that nothing moves from 9 to 10.
_DIGITS = "00"
_MORE = (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Space)
_LESS = (
    Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete,
)  # fmt: skip


class ChipButton(QAbstractButton):
    """Shows a Chip. Signals: `confirmed()`: Enter; `left()`: Esc."""

    confirmed = Signal()
    left = Signal()

    def __init__(self, chip: Chip, parent: QWidget) -> None:
        super().__init__(parent)
        self._chip = chip
        self._labelled = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.show_chip(chip)

    @property
    def chip(self) -> Chip:
        return self._chip

    def show_chip(self, chip: Chip) -> None:
        """Another number, or other limits."""
        spoken = chip.said != self._chip.said
        self._chip = chip
        self.setAccessibleName(chip.said)
        self.setAccessibleDescription(
            translate("Table", "Plus adds one, minus takes one away, Enter confirms.")
        )
        self.setToolTip(chip.said)
        self.updateGeometry()
        self.update()
        if spoken and self.hasFocus() and QAccessible.isActive():
            changed = QAccessibleEvent(self, QAccessible.Event.NameChanged)
            QAccessible.updateAccessibility(changed)

    def show_label(self, shown: bool) -> None:
        """Whether there is room for words beside the sign."""
        if shown != self._labelled:
            self._labelled = shown
            self.updateGeometry()
            self.update()

    # -- where its parts lie -----------------------------------------------------------------------

    @property
    def _words(self) -> str:
        return self._chip.label if self._labelled or self._chip.paint is None else ""

    @property
    def _figure(self) -> str:
        return self._chip.text or str(self._chip.number)

    def _figure_width(self) -> float:
        metrics = QFontMetricsF(serif(_NUMBER, 700))
        return max(metrics.horizontalAdvance(text) for text in (_DIGITS, self._figure)) + 2

    def sizeHint(self) -> QSize:
        width = 2 * _PAD + 2 * _STEP + self._figure_width() + 2
        if self._chip.paint is not None:
            width += _SIGN + _GAP
        if self._words:
            width += QFontMetricsF(system(_LABEL)).horizontalAdvance(self._words) + _GAP
        return QSize(round(width), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def minus_at(self) -> QPointF:
        """The middle of its minus."""
        x = self.width() - _PAD - 1.5 * _STEP - self._figure_width()
        return QPointF(x, self.height() / 2)

    def plus_at(self) -> QPointF:
        """The middle of its plus."""
        return QPointF(self.width() - _PAD - _STEP / 2, self.height() / 2)

    # -- what is done with it ----------------------------------------------------------------------

    def _step(self, by: int) -> None:
        if self._chip.more if by > 0 else self._chip.less:
            self._chip.step(by)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        on_minus = abs(x - self.minus_at().x()) <= _STEP / 2 + 1
        taking = on_minus or event.button() == Qt.MouseButton.RightButton
        self._step(-1 if taking else 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MORE:
            self._step(1)
        elif event.key() in _LESS:
            self._step(-1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, chip = current_theme(), self._chip
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        body = rounded(box, 8)
        base = QColor(theme.mark if chip.number or chip.text else theme.button)
        p.fillPath(body, down(box.top(), box.bottom(), (0, base.lighter(106)), (1, base)))
        if self.underMouse() and chip.more:
            p.fillPath(body, QColor(255, 255, 255, 20))
        lit = chip.focus or self.hasFocus()
        outline(p, body, pen(theme.edge if lit else theme.button_edge, 2 if lit else 1))
        x = _PAD
        if chip.paint is not None:
            if not (chip.number or chip.more):
                p.setOpacity(0.45)
            chip.paint(p, QRectF(x, (self.height() - _SIGN) / 2, _SIGN, _SIGN))
            p.setOpacity(1)
            x += _SIGN + _GAP
        if self._words:
            self._write(p, QRectF(x, 0, self.width(), self.height()), self._words, left=True)
        self._paint_step(p, self.minus_at(), chip.less, plus=False)
        self._paint_step(p, self.plus_at(), chip.more, plus=True)
        width = self._figure_width()
        middle = QRectF(self.plus_at().x() - _STEP / 2 - width, 0, width, self.height() - 1)
        self._write(p, middle, self._figure, left=False)
        p.end()

    def _write(self, p: QPainter, place: QRectF, text: str, *, left: bool) -> None:
        theme = current_theme()
        p.setFont(system(_LABEL) if left else serif(_NUMBER, 700))
        p.setPen(QColor(theme.text if left or self._chip.number else theme.quiet))
        across = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
        p.drawText(place, int(across | Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_step(self, p: QPainter, at: QPointF, on: bool, *, plus: bool) -> None:
        """A minus or a plus; what cannot be done sleeps."""
        theme = current_theme()
        ink = QColor(theme.text) if on else tint(theme.faint, 110)
        pointed = on and self.underMouse()
        near = self.mapFromGlobal(self.cursor().pos()).x()
        over_minus = abs(near - self.minus_at().x()) <= _STEP / 2 + 1
        if pointed and over_minus is not plus:
            p.fillPath(disc(at.x(), at.y(), 9), tint(theme.edge, 70))
        line = pen(ink, 1.8)
        p.setPen(line)
        p.drawLine(QPointF(at.x() - 4, at.y()), QPointF(at.x() + 4, at.y()))
        if plus:
            p.drawLine(QPointF(at.x(), at.y() - 4), QPointF(at.x(), at.y() + 4))
