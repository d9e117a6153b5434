"""The board on the sheet at the end of a match: the table's own scene, with the realm lit."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.effects import paint_glow
from desktop.painting.shapes import pen, stroke_path, with_alpha
from desktop.style.theme import current_theme
from desktop.table.replay.match_ending import BoardPart
from desktop.table.scene import TableScene
from desktop.windows.match_page.ending.ornaments import paint_rays

#: How much darker the rest of the board is, from 0 to 255.
_SHADE_ALPHA = 72


class BoardPicture:
    """Paints a part of a table's board, as its scene shows it, in any size."""

    def __init__(self, scene: TableScene, part: BoardPart) -> None:
        self._scene, self._part = scene, part
        #: The board without light, in the size that was painted last.
        self._image = QImage()

    def prepare(self, size: QSizeF, ratio: float) -> None:
        """Paint the board for a size; not while a widget is painted, because the hand is hidden."""
        self._image = self._render(self._source(size), (size * ratio).toSize())

    def copy(self, size: QSizeF, ratio: float) -> None:
        """Paint the board for a size at once, or copy it if it is larger on the screen."""
        if not self._copy_larger(size, ratio):
            self.prepare(size, ratio)

    def copy_by_steps(self, size: QSizeF, ratio: float) -> Iterator[None]:
        """Do what `copy` does, each step in an event of its own."""
        while self._scene.is_unfinished:
            # The table is still being painted.
            yield
        if self._copy_larger(size, ratio):
            yield
            return
        while True:
            self._scene.catch_up()
            with IDLE_TIME.spread_outside_windows():
                self.prepare(size, ratio)
            yield
            if not self._scene.is_incomplete:
                return

    def _copy_larger(self, size: QSizeF, ratio: float) -> bool:
        """Copy the board if it is larger on the screen; return whether it is."""
        # In whole pixels, so that every picture is there already.
        whole, pixels = self._source(size).toAlignedRect(), (size * ratio).toSize()
        if whole.width() * ratio < pixels.width():
            return False
        image = self._render(QRectF(whole), (QSizeF(whole.size()) * ratio).toSize())
        smooth = Qt.TransformationMode.SmoothTransformation
        self._image = image.scaled(pixels, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        return True

    def _source(self, size: QSizeF) -> QRectF:
        """Return the part of the scene that fills a size."""
        return self._scene.board.transform().mapRect(self._area(size))

    def _render(self, source: QRectF, pixels: QSize) -> QImage:
        """Render a part of the scene without the hand, so many pixels wide and high."""
        image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        floor = self._scene.floor
        was_visible = floor.isVisible()
        floor.setVisible(False)
        try:
            self._scene.render(
                painter, QRectF(image.rect()), source, Qt.AspectRatioMode.IgnoreAspectRatio
            )
        finally:
            floor.setVisible(was_visible)
            painter.end()
        return image

    def _area(self, size: QSizeF) -> QRectF:
        """Return the part of the board that fills a size, in units of the board."""
        area, aspect = QRectF(self._part.area), size.width() / size.height()
        middle = area.center()
        if area.width() / area.height() < aspect:
            area.setWidth(area.height() * aspect)
        else:
            area.setHeight(area.width() / aspect)
        area.moveCenter(middle)
        return area

    def paint(self, painter: QPainter, rect: QRectF, lit: bool) -> None:
        """Paint the board into a rect; if `lit`, the places that decided the match shine."""
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect, self._image)
        if not lit or self._part.lit.isEmpty():
            return
        area = self._area(rect.size())
        scale = rect.width() / area.width()
        place = QTransform()
        place.translate(rect.left(), rect.top())
        place.scale(scale, scale)
        place.translate(-area.left(), -area.top())
        realm = place.map(self._part.lit)
        rest = QPainterPath()
        rest.addRect(rect)
        rest = rest.subtracted(realm)
        painter.fillPath(rest, QColor(34, 20, 6, _SHADE_ALPHA))
        if current_theme().high_contrast:
            stroke_path(painter, realm, pen("#ffffff", 5))
            stroke_path(painter, realm, pen("#000000", 1.5))
            return
        painter.fillPath(realm, with_alpha("#fff3b0", 36))
        paint_rays(painter, realm.boundingRect().center(), rect.width() * 0.55, rest)
        paint_glow(painter, realm, with_alpha("#ffe28a", 190), 5, 3)
        stroke_path(painter, realm, pen("#fff3c4", 3.6))
        stroke_path(painter, realm, pen("#c98a1c", 1.6))
