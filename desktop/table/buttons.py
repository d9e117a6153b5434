"""Push buttons in the theme's colours, plain or gold, with their shortcut key in a small frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolTip, QWidget

from desktop.language.translation import translate
from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient, with_alpha
from desktop.style import shortcuts
from desktop.style.text_size import TextScaled, text_scale
from desktop.style.theme import control, control_width, current_theme
from engine.core.values import Action

HEIGHT = 30
#: Height of a button inside a text.
_INLINE_HEIGHT = 24
_TYPE = 13
_PAD = 14
_GAP = 8
#: Minimum margin of the text in pixels, where the button is too narrow.
_MIN_PADDING = 4
#: Margin of a label with its key in a button of the least width.
_NARROW_PADDING = 5
#: Minimum scale of a text that does not fit.
_MIN_TEXT_SCALE = 0.8
#: The opacity of a button that cannot act now.
_WAITING_OPACITY = 0.45
#: Where Qt puts a tooltip beside the pointer.
_TIP_OFFSET = QPoint(2, 16)
#: Pixels of a tooltip beside its text.
_TIP_MARGINS = 18


@dataclass(frozen=True, slots=True)
class PromptButton:
    """A button in the prompt strip."""

    label: str
    act: Callable[[], None]
    #: Shortcut key shown on the button, or "".
    key: str = ""
    #: Whether Enter presses this button.
    is_main: bool = False
    #: None for a plain button, else the state of a switch.
    is_on: bool | None = None
    #: A second shortcut key, which is not shown.
    also: str = ""
    #: Previews the effect on the board while the pointer is on the button.
    point: Callable[[bool], None] | None = None
    #: Shorter label for little room.
    brief: str = ""
    #: The action the button gives at once, so that a lesson can ask for it.
    gives: Action | None = None
    #: Whether the button appears and disappears with the selection. Such a button stands
    #: left of the permanent ones, so that no other button moves or changes places with it.
    comes: bool = False
    #: Why it cannot act now; it looks as if it waited, and pressing it says why. "" if it can act.
    obstacle: str = ""
    #: What it does, in sentences for its tooltip; "" for its label and key alone.
    tip: str = ""
    #: The place reserved for it where a table shows the buttons again; "" for any place.
    slot: str = ""


def tip_position(button: QWidget, pointer: QPoint) -> QPoint:
    """Return the upper left corner of a button's tooltip, in pixels of the screen.

    It is below the pointer, or left of the widget that the nearest ancestor names as
    `tips_clear_of`, such as the panel with the seats.
    """
    at, above = pointer + _TIP_OFFSET, button.parentWidget()
    while above is not None and not hasattr(above, "tips_clear_of"):
        above = above.parentWidget()
    covered: QWidget | None = getattr(above, "tips_clear_of", None)
    if covered is None or not covered.isVisible() or covered.isAncestorOf(button):
        return at
    lines = button.toolTip().split("\n")
    width = max(map(QFontMetrics(QToolTip.font()).horizontalAdvance, lines)) + _TIP_MARGINS
    edge = covered.mapToGlobal(QPoint()).x()
    if at.x() + width <= edge:
        return at
    return QPoint(max(0, edge - width), button.mapToGlobal(button.rect().bottomLeft()).y() + 4)


def show_tip(button: QWidget, pointer: QPoint) -> None:
    """Show a button's tooltip where `tip_position` puts it."""
    QToolTip.showText(tip_position(button, pointer) - _TIP_OFFSET, button.toolTip(), button)


class Button(TextScaled, QPushButton):
    """A button in the theme's colours; `is_main` makes it gold.

    Signals:
        pointed(bool): the pointer entered (True) or left.
    """

    pointed = Signal(bool)

    def __init__(self, parent: QWidget | None = None, *, main: bool = False) -> None:
        super().__init__(parent)
        self._main = main
        self._key = ""
        self._is_key_shown = True
        #: Shown instead of the text where there is little room.
        self._brief, self._is_brief = "", False
        #: The text when the button was last pressed.
        self._pressed_as = ""
        #: Why the button cannot act now, or "".
        self._obstacle = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_label(self, text: str, key: str = "", brief: str = "") -> None:
        """Set the text, the shortcut key beside it and a shorter text for narrow buttons."""
        self._key, self._brief = key, brief
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({key})" if key else "")
        self.updateGeometry()

    @property
    def obstacle(self) -> str:
        """Why the button cannot act now; "" if it can."""
        return self._obstacle

    def set_obstacle(self, reason: str) -> None:
        """Let the button look as if it waited, with the reason in its tooltip; "" if it can act."""
        if reason:
            self.setToolTip(reason)
        if reason != self._obstacle:
            self._obstacle = reason
            self.setAccessibleDescription(reason)
            shape = Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor
            self.setCursor(shape)
            self.update()

    @property
    def is_main(self) -> bool:
        """Whether the button is the gold one."""
        return self._main

    def set_main(self, main: bool) -> None:
        """Make the button gold or plain."""
        if main != self._main:
            self._main = main
            self.updateGeometry()
            self.update()

    def show_key(self, shown: bool, *, brief: bool | None = None) -> None:
        """Set whether there is room for the key beside the text.

        `brief`: whether there is room for the shorter text only; by default where none is for the
        key.
        """
        brief = not shown if brief is None else brief
        if (shown, brief) != (self._is_key_shown, self._is_brief):
            self._is_key_shown, self._is_brief = shown, brief
            self.updateGeometry()
            self.update()

    @property
    def shows_key(self) -> bool:
        """Whether a key is shown beside the text."""
        return bool(self._key) and self._is_key_shown

    @property
    def _shown_text(self) -> str:
        return self._brief if self._is_brief and self._brief else self.text()

    def size_hint(self) -> QSize:
        width = control_width(self._shown_text, _TYPE, self._main)
        if self.shows_key:
            width += _GAP + self._key_width()
        return QSize(round(width) + 2 * _PAD, HEIGHT)

    def minimum_width(self) -> int:
        """Return the least width, in pixels of normal text, in which nothing is cut."""
        return self.size_hint().width() - 2 * (_PAD - _NARROW_PADDING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _key_width(self) -> float:
        return max(17.0, control_width(self._key, _TYPE - 2) + 10)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_as = self.text()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click was meant for the label the button had then.
        if self._pressed_as == self.text():
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        self.pointed.emit(False)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled() or self._obstacle:
            painter.setOpacity(_WAITING_OPACITY)
        self._paint_label(painter, self._paint_body(painter))
        painter.end()

    def _paint_body(self, painter: QPainter) -> QColor:
        """Paint the button without its text; return the colour of the text."""
        theme = current_theme()
        # The exact size: rounded up, a large text size would cut the edge.
        size = self.size().toSizeF() / text_scale()
        rect = QRectF(QPointF(), size).adjusted(0.75, 0.75, -0.75, -1.25)
        shape = rounded(rect, 7)
        pressed = self.isDown() or self.isChecked()
        if self._main:
            stops = ("#b98a35", "#cfa552") if pressed else ("#e6c373", "#b98a35")
            edge, ink = QColor("#7d5a1f"), QColor("#2a1c08")
        else:
            base = QColor(theme.mark if pressed else theme.button)
            stops = (base.lighter(108).name(), base.name())
            edge, ink = QColor(theme.button_edge), QColor(theme.text)
            if self.isChecked():
                edge = QColor(theme.edge)
        painter.fillPath(shape.translated(0, 1), QColor(0, 0, 0, 60))
        painter.fillPath(
            shape, vertical_gradient(rect.top(), rect.bottom(), (0, stops[0]), (1, stops[1]))
        )
        if self.underMouse() and self.isEnabled() and not (pressed or self._obstacle):
            painter.fillPath(shape, QColor(255, 255, 255, 22))
        stroke_path(painter, shape, pen(edge, 1))
        if self.hasFocus():
            stroke_path(
                painter,
                rounded(rect.adjusted(2, 2, -2, -2), 5),
                pen(with_alpha(ink, 170), 1, dash=(2, 2)),
            )
        return ink

    def _paint_label(self, painter: QPainter, ink: QColor) -> None:
        """Paint the text and its key in the colour `ink`."""
        px = float(_TYPE)
        width = control_width(self._shown_text, px, self._main)
        free_width = self.width() - 2 * _MIN_PADDING
        if not self.shows_key and width > free_width > 0:
            # Shrink the text slightly rather than cut it off.
            px *= max(_MIN_TEXT_SCALE, free_width / width)
            width = control_width(self._shown_text, px, self._main)
        total = width + (_GAP + self._key_width() if self.shows_key else 0)
        x = (self.width() - total) / 2
        painter.setFont(control(px, self._main))
        painter.setPen(ink)
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(QRectF(x, 0, width + 2, self.height() - 1), middle, self._shown_text)
        if self.shows_key:
            cap = QRectF(x + width + _GAP, self.height() / 2 - 9, self._key_width(), 17)
            stroke_path(painter, rounded(cap, 3.5), pen(with_alpha(ink, 110), 0.9))
            painter.setFont(control(_TYPE - 2))
            painter.setPen(with_alpha(ink, 220))
            painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), self._key)


class FiguresButton(Button):
    """A button that asks for the figures of reasons; a setting decides whether it is checked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fix(height=_INLINE_HEIGHT)

    def retranslate(self) -> None:
        self.set_label(translate("Hint", "How often?"), shortcuts.cap_of("figures"))
        self.setToolTip(
            translate("Hint", "Show in how many imagined games each reason held, or hide it")
        )

    def nextCheckState(self) -> None:
        """Leave the state to the setting."""
