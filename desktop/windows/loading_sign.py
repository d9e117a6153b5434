"""The sign over the pages of the window while another page is loading."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.painting.waiting import FRAME_MS, STROKE_RADIUS, paint_waiting
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme, serif

#: Milliseconds before the sign appears.
_SHOW_DELAY_MS = 60
#: Milliseconds after which the sign hides although no page appeared.
_TIMEOUT_MS = 30_000
#: Padding of the sign, in pixels.
_PADDING = 22
#: Pixels between the star and the text.
_GAP = 18
#: Type size of the text, in pixels.
_TYPE_PX = 20
#: Pixels around the sign for its shadow.
_SHADOW_MARGIN = 10


class LoadingSign(TextScaled, QWidget):
    """A sign in the middle of the pages; clicks pass through it."""

    def __init__(self, pages: QStackedWidget, *, is_still: Callable[[], bool]) -> None:
        """Create the sign over `pages`; `is_still` returns whether animations are off."""
        super().__init__(pages.parentWidget())
        self._pages, self._is_still = pages, is_still
        self._message, self._frame = "", 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._show_timer = QTimer(self)
        self._show_timer.setSingleShot(True)
        self._show_timer.setInterval(_SHOW_DELAY_MS)
        self._show_timer.timeout.connect(self._appear)
        self._frame_timer = QTimer(self)
        self._frame_timer.setInterval(FRAME_MS)
        self._frame_timer.timeout.connect(self._on_frame)
        pages.currentChanged.connect(self.stop)
        self.hide()

    def start(self, words: str, *, at_once: bool = False) -> None:
        """Announce a page; `at_once`: show the sign without delay, because the page takes long."""
        if words != self._message:
            self._message = words
            self.setAccessibleName(words)
        if at_once and self.isHidden():
            self._appear()
            # Painted now, because the work that follows may block the event loop.
            self.repaint()
        elif self.isHidden():
            self._show_timer.start()

    def stop(self) -> None:
        """Hide the sign: the page is there, or was given up."""
        self._show_timer.stop()
        self._frame_timer.stop()
        self.hide()

    def _appear(self) -> None:
        self._show_timer.stop()
        self._frame = 0
        width = QFontMetricsF(serif(_TYPE_PX, 700)).horizontalAdvance(self._message)
        height = 2 * (STROKE_RADIUS + _PADDING) + _SHADOW_MARGIN
        size = scaled(2 * STROKE_RADIUS + _GAP + round(width) + 3 * _PADDING), scaled(height)
        self.resize(*size)
        self.move(self._pages.geometry().center() - QPoint(size[0] // 2, size[1] // 2))
        self.show()
        self.raise_()
        self._frame_timer.start()

    def _on_frame(self) -> None:
        self._frame += 1
        if self._frame * FRAME_MS > _TIMEOUT_MS:
            self.stop()
        elif not self._is_still():
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(
            _SHADOW_MARGIN, _SHADOW_MARGIN / 2, -_SHADOW_MARGIN, -_SHADOW_MARGIN
        )
        body = rounded(rect, 12)
        paint_shadow(painter, body, QColor(0, 0, 0, 110), _SHADOW_MARGIN / 2, 0, 3)
        painter.fillPath(body, QColor(theme.panel))
        stroke_path(painter, body, pen(theme.edge, 1.4))
        middle = rect.center().y()
        left = rect.left() + _PADDING + STROKE_RADIUS
        paint_waiting(painter, left, middle, self._frame)
        painter.setFont(serif(_TYPE_PX, 700))
        painter.setPen(QColor(theme.text))
        inner_rect = rect.adjusted(_PADDING + 2 * STROKE_RADIUS + _GAP, 0, 0, 0)
        painter.drawText(
            inner_rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._message
        )
        painter.end()
