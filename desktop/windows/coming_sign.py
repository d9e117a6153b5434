"""The sign over the pages of the window while another page is loading."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import outline, pen, rounded
from desktop.painting.waiting import FRAME, ROUND, paint_waiting
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme, serif

#: Milliseconds before the sign appears.
_SOON = 60
#: Milliseconds after which a page no longer comes.
_NEVER = 30_000
#: Padding of the sign, in pixels.
_PAD = 22
#: Space between the star and the text.
_GAP = 18
#: Type size of the text.
_TYPE = 20
#: Space around the sign for its shadow.
_BELOW = 10


class ComingSign(TextScaled, QWidget):
    """A callout in the middle of the pages; clicks pass through it."""

    def __init__(self, pages: QStackedWidget, *, still: Callable[[], bool]) -> None:
        """`still`: returns whether animations are off."""
        super().__init__(pages.parentWidget())
        self._pages, self._is_still = pages, still
        self._words, self._frame = "", 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_SOON)
        self._wait.timeout.connect(self._appear)
        self._turn = QTimer(self)
        self._turn.setInterval(FRAME)
        self._turn.timeout.connect(self._on_turn)
        pages.currentChanged.connect(self.end)
        self.hide()

    def begin(self, words: str, *, at_once: bool = False) -> None:
        """Announce a page; `at_once`: show the sign without delay, because the page takes long."""
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
        if at_once and self.isHidden():
            self._appear()
            # Painted now, because the work that follows may block the event loop.
            self.repaint()
        elif self.isHidden():
            self._wait.start()

    def end(self) -> None:
        """Hide the sign: the page is there, or was given up."""
        self._wait.stop()
        self._turn.stop()
        self.hide()

    def _appear(self) -> None:
        self._wait.stop()
        self._frame = 0
        width = QFontMetricsF(serif(_TYPE, 700)).horizontalAdvance(self._words)
        height = 2 * (ROUND + _PAD) + _BELOW
        size = scaled(2 * ROUND + _GAP + round(width) + 3 * _PAD), scaled(height)
        self.resize(*size)
        self.move(self._pages.geometry().center() - QPoint(size[0] // 2, size[1] // 2))
        self.show()
        self.raise_()
        self._turn.start()

    def _on_turn(self) -> None:
        self._frame += 1
        if self._frame * FRAME > _NEVER:
            self.end()
        elif not self._is_still():
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, p = current_theme(), self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_BELOW, _BELOW / 2, -_BELOW, -_BELOW)
        body = rounded(box, 12)
        paint_shadow(p, body, QColor(0, 0, 0, 110), _BELOW / 2, 0, 3)
        p.fillPath(body, QColor(theme.panel))
        outline(p, body, pen(theme.edge, 1.4))
        middle = box.center().y()
        left = box.left() + _PAD + ROUND
        paint_waiting(p, left, middle, self._frame)
        p.setFont(serif(_TYPE, 700))
        p.setPen(QColor(theme.text))
        room = box.adjusted(_PAD + 2 * ROUND + _GAP, 0, 0, 0)
        p.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._words)
        p.end()
