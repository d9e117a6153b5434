"""A scrolled column whose ends fade away while there is more beyond them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.painting.shapes import down, tint
from desktop.theme import current_theme

#: Pixels over which what is cut off fades, below and above.
_FADE, _UPPER = 44, 26


class FadingScroll(QScrollArea):
    """Scrolls up and down only."""

    def __init__(
        self,
        parent: QWidget,
        ground: Callable[[], str] | None = None,
        above: Callable[[], str] | None = None,
    ) -> None:
        """`ground`: the colour it fades to, if that is not the panel's; `above`: at its head."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("role", "bare")
        self._fade, self._upper = _Fade(self, ground), _Fade(self, above or ground, upper=True)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._show_fade)
        bar.valueChanged.connect(self._show_fade)
        self._show_fade()

    def bring(self, part: QWidget) -> None:
        """Scroll until a part that has just come can be read, above what fades."""
        inner = self.widget()
        layout = inner.layout() if inner is not None else None
        if layout is not None:
            # It has its place only once all was laid out, which Qt would do later.
            layout.activate()
            QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
        self.ensureWidgetVisible(part, 0, _FADE + 6)

    def _show_fade(self) -> None:
        bar = self.verticalScrollBar()
        self._fade.setVisible(bar.value() < bar.maximum())
        self._upper.setVisible(bar.value() > bar.minimum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The size of the viewport, which is not asked itself: to find out what kind of widget Qt
        # made, the binding would prepare all kinds there are, for more than ten milliseconds.
        self._fade.setGeometry(0, self.height() - _FADE, event.size().width(), _FADE)
        self._upper.setGeometry(0, 0, event.size().width(), _UPPER)
        self._fade.raise_()
        self._upper.raise_()
        self._show_fade()


class _Fade(QWidget):
    def __init__(
        self, parent: QWidget, ground: Callable[[], str] | None, *, upper: bool = False
    ) -> None:
        super().__init__(parent)
        self._upper = upper
        self._ground = ground or (lambda: current_theme().panel)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = QColor(self._ground())
        p = QPainter(self)
        start, end = (self.height(), 0) if self._upper else (0, self.height())
        fade = down(start, end, (0, tint(ground, 0)), (0.8, ground), (1, ground))
        p.fillRect(QRectF(self.rect()), fade)
        p.end()
