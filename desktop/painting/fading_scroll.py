"""A scroll area whose content fades out at an end that can be scrolled further.

A row of pictures that is cut off is hidden. In high contrast, where text is never pale, so are all
parts that are cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar, QWidget

from desktop.painting.shapes import vertical_gradient, with_alpha
from desktop.style.theme import current_theme

#: Height in pixels of the fade at the bottom.
_LOWER_FADE_HEIGHT = 44
#: Height in pixels of the fade at the top.
_UPPER_FADE_HEIGHT = 26
#: Height in pixels of the fade beside a row that is hidden because it is cut off.
_SHORT_FADE_HEIGHT = 14
#: Share of the height of a fade over which it fades, where it hides no row.
_FADING_SHARE = 0.8
#: In high contrast, parts up to this height in pixels are hidden when cut off; taller ones stay.
_MAX_HIDDEN_HEIGHT = 90


@runtime_checkable
class Rowed(Protocol):
    """A part of the content with rows of pictures, half of which would look broken."""

    def row_tops(self) -> Sequence[int]:
        """Return the upper edge of each row and the lower edge of the last, in pixels."""


class FadingScroll(QScrollArea):
    """A vertical scroll area with fading ends."""

    def __init__(
        self,
        parent: QWidget,
        behind: Callable[[], QPixmap] | None = None,
        *,
        over: bool = False,
    ) -> None:
        """`behind` returns a picture of the background, if it is not of the panel's colour.

        With `over`, the scroll bar lies over the margin of the content, whose width then does not
        depend on it: text that is fitted to the width would otherwise make the bar appear and
        vanish forever.
        """
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("role", "bare")
        self._viewport_width = 0
        self._fade, self._upper = _Fade(self, behind), _Fade(self, behind, upper=True)
        bar = self.verticalScrollBar()
        self._margin_bar = QScrollBar(self) if over else None
        if self._margin_bar is not None:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            bar.valueChanged.connect(self._margin_bar.setValue)
            self._margin_bar.valueChanged.connect(bar.setValue)
        bar.rangeChanged.connect(self._show_fade)
        bar.valueChanged.connect(self._show_fade)
        self._show_fade()

    def bring(self, part: QWidget, beside: int = 0) -> None:
        """Scroll until a part that was just added is visible above the fade.

        If there is room, `beside` pixels around it are visible, too.
        """
        self.lay_out_now()
        self.ensureWidgetVisible(part, 0, max(beside, _LOWER_FADE_HEIGHT + 6))

    def lay_out_now(self) -> None:
        """Give changed parts their places at once, which Qt would do later."""
        inner = self.widget()
        if inner is None or inner.layout() is None:
            return
        # The size of a part depends on that of the parts in it, which come first.
        for part in (*reversed(inner.findChildren(QWidget)), inner):
            layout = part.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus; keep the view in its place when the focused part was just hidden.

        Then a click hid it, and the pointer must not find other parts below it.
        """
        focused, value = QApplication.focusWidget(), self.verticalScrollBar().value()
        moved = super().focusNextPrevChild(forward)
        if focused is not None and not focused.isVisible():
            self.verticalScrollBar().setValue(value)
        return moved

    def _show_fade(self) -> None:
        bar = self.verticalScrollBar()
        if self._margin_bar is not None:
            self._margin_bar.setRange(bar.minimum(), bar.maximum())
            self._margin_bar.setPageStep(bar.pageStep())
            self._margin_bar.setVisible(bar.maximum() > bar.minimum())
        self._place_fade()
        self._fade.setVisible(bar.value() < bar.maximum())
        self._upper.setVisible(bar.value() > bar.minimum())

    def _place_fade(self) -> None:
        below = self._cut_height(self.height(), from_top=False)
        above = self._cut_height(0, from_top=True)
        if not current_theme().high_contrast:
            below = self._fade.fit(below, self._usual_height(upper=False))
            above = self._upper.fit(above, self._usual_height(upper=True))
        # The viewport is not asked for its size: to find its class, PySide6 would prepare all
        # widget classes for more than ten milliseconds.
        width = self._viewport_width
        self._fade.setGeometry(0, self.height() - below, width, below)
        self._upper.setGeometry(0, 0, width, above)

    def _usual_height(self, *, upper: bool) -> int:
        """Return the height in pixels of a fade that hides no row; it spares whole rows."""
        usual = _UPPER_FADE_HEIGHT if upper else _LOWER_FADE_HEIGHT
        inner = self.widget()
        for part in inner.children() if inner is not None else ():
            if isinstance(part, QWidget) and isinstance(part, Rowed) and not part.isHidden():
                top = part.y() + inner.y() if inner is not None else 0
                start, end = (0, usual) if upper else (self.height() - usual, self.height())
                if top < end and top + part.height() > start:
                    return _SHORT_FADE_HEIGHT
        return usual

    def _cut_height(self, edge: int, *, from_top: bool) -> int:
        """Return the height in pixels that hides the visible rest of parts cut off at an edge."""
        inner, minimum = self.widget(), 1
        if inner is None:
            return minimum
        for part in inner.children():
            if not isinstance(part, QWidget) or part.isHidden():
                continue
            start = part.y() + inner.y()
            edges: Sequence[int] = ()
            if isinstance(part, Rowed):
                edges = [start + top for top in part.row_tops()]
            elif current_theme().high_contrast and part.height() <= _MAX_HIDDEN_HEIGHT:
                edges = start, start + part.height()
            for top, bottom in pairwise(edges):
                if top < edge < bottom:
                    minimum = max(minimum, bottom if from_top else edge - top)
        return minimum

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._viewport_width = event.size().width()
        self._fade.raise_()
        self._upper.raise_()
        if self._margin_bar is not None:
            width = self._margin_bar.sizeHint().width()
            self._margin_bar.setGeometry(self.width() - width, 0, width, self.height())
            self._margin_bar.raise_()
        self._show_fade()


class _Fade(QWidget):
    def __init__(
        self, parent: QWidget, behind: Callable[[], QPixmap] | None, *, upper: bool = False
    ) -> None:
        super().__init__(parent)
        self._behind, self._upper = behind, upper
        #: The share of the height over which it fades.
        self._fading_share = _FADING_SHARE
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def fit(self, cut: int, usual: int) -> int:
        """Hide the last `cut` pixels, and return the height for that; `usual` where none are."""
        height = cut + _SHORT_FADE_HEIGHT if cut > 1 else usual
        share = _SHORT_FADE_HEIGHT / height if cut > 1 else _FADING_SHARE
        if share != self._fading_share:
            self._fading_share = share
            self.update()
        return height

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._behind is None:
            painter.fillRect(QRectF(self.rect()), self._gradient(current_theme().panel))
        else:
            painter.drawPixmap(0, 0, self._faded_background(self._behind()))
        painter.end()

    def _gradient(self, colour: str) -> QLinearGradient:
        """Return a gradient from transparent to the colour, towards the end of the scroll area."""
        start, end = (self.height(), 0) if self._upper else (0, self.height())
        if current_theme().high_contrast:
            return vertical_gradient(start, end, (0, colour), (1, colour))
        share = self._fading_share
        return vertical_gradient(
            start, end, (0, with_alpha(colour, 0)), (share, colour), (1, colour)
        )

    def _faded_background(self, picture: QPixmap) -> QPixmap:
        """Return the background below the fade, with the gradient as its opacity."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        scroll = self.parentWidget()
        painter.drawPixmap(
            -self.pos() - (scroll.pos() if scroll is not None else QPoint()), picture
        )
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(QRectF(self.rect()), self._gradient("#000000"))
        painter.end()
        return pixmap
