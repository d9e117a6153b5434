"""Shows a page as it will be printed, painted by the same code."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.painting.effects import shadow
from desktop.painting.shapes import rounded
from desktop.printing.output import picture
from desktop.printing.page import Page

_AIR = 14  # pixels around the page
_PAUSE = 120  # milliseconds without a new size before the page is painted anew


class PagePreview(QWidget):
    """One page on its desk, as large as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page: Page | None = None
        self._picture = QPixmap()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._render)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(320, 320))

    def show_page(self, page: Page | None) -> None:
        """Show a page, or an empty desk."""
        self._page = page
        if self.isVisible():
            self._render()
        else:
            self._timer.start()

    def sizeHint(self) -> QSize:
        return QSize(620, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._timer.start()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        place = self._place()
        if place.isEmpty() or self._picture.isNull():
            return
        p = QPainter(self)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if self._page is not None and not self._page.clear:
            shadow(p, rounded(place, 1), QColor(0, 0, 0, 120), 4, 0, 2)
        p.drawPixmap(place, self._picture, QRectF(self._picture.rect()))

    def _place(self) -> QRectF:
        """Where the page lies in the widget."""
        if self._page is None:
            return QRectF()
        size = self._page.size
        room = self.rect().adjusted(_AIR, _AIR, -_AIR, -_AIR)
        scale = min(room.width() / size.width, room.height() / size.height)
        width, height = size.width * scale, size.height * scale
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _render(self) -> None:
        self._timer.stop()
        self._picture = QPixmap()
        place = self._place()
        if self._page is not None and place.width() > 1:
            ratio = self.devicePixelRatioF()
            image = picture(self._page, place.width() * ratio / self._page.size.width)
            self._picture = QPixmap.fromImage(image, Qt.ImageConversionFlag.ColorOnly)
        self.update()
